"""The scene of a team's captain, from the contest itself: line-up, reserves, what he may do and why not, the sealed order."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hofmarshal.contest import events as ev
from hofmarshal.contest.evolve import annulled
from hofmarshal.contest.rosters import check_roster, may_substitute, reserves_allowed
from hofmarshal.contest.setup import Fighter, opponent
from hofmarshal.contest.state import ON, Contest, RoundResult, is_down
from hofmarshal.rules.notes import Note
from hofmarshal.rules.play_blocks import Side
from hofmarshal.server.device_acts import State as Devices
from hofmarshal.server.said import said
from hofmarshal.server.scenes.contest import Told
from hofmarshal.server.scenes.log import outcome_note
from hofmarshal.server.scenes.model_base import Reason
from hofmarshal.server.scenes.model_captain import (
    CaptainBout,
    CaptainFighter,
    CaptainMember,
    CaptainNext,
    CaptainNomination,
    CaptainOrder,
    CaptainRound,
    CaptainScene,
    Sealing,
)
from hofmarshal.server.scenes.proposals import proposals_of_seat
from hofmarshal.server.scenes.public import Ground
from hofmarshal.server.scenes.world import World, club_of, name_of
from hofmarshal.server.seats import captain_seat
from hofmarshal.tournament import entry_book, nomination, programme
from hofmarshal.tournament.programme_words import Opened
from hofmarshal.tournament.queue import OVER, Waiting

STEP = 60_000
"""Expected times are told to the minute, so that a scene does not change by the second."""

OWN_KINDS = ("nomination", "programme", "floor", "entries", "devices")
"""Streams of which each captain's scene tells."""

BETWEEN = ("called", "ready", "round-over")
"""The phases in which an order of entry is sealed."""

Tell = Callable[[str], Told | None]


class Captains:
    """The scenes of captains, and which of them an entry of a stream changes."""

    def __init__(self) -> None:
        self._asked: dict[str, None] = {}

    def scene(self, ground: Ground, entry: str, tell: Tell) -> CaptainScene | None:
        """Topic `captain/ENTRY`; None for an entry that is no team."""
        names = [
            name
            for name, state in ground.states.items()
            if entry in state.entries and ground.programme.nominations[name].rules.team
        ]
        if not names:
            return None
        self._asked[f"captain/{entry}"] = None
        world, state = ground.world, ground.programme
        devices: Devices = world.look("devices")
        stream = _present(ground, entry)
        now = tell(stream) if stream else None
        ring = now.opened.ring if now is not None else ""
        still = programme.suspension(state, ring) if ring else state.suspended.get("")
        return CaptainScene(
            entry=entry, name=name_of(world, entry), club=club_of(world, entry), event=state.name,
            suspended=still.reason if still is not None else "",
            nominations=tuple(_nomination(ground, name, entry) for name in names),
            bout=_bout(ground, now, entry) if now is not None else None,
            next=next((_next(ground, entry, ahead, one) for ahead, one in _waiting(ground, entry)), None),
            proposals=proposals_of_seat(devices, captain_seat(entry), tell),
        )  # fmt: skip

    def changed(self, world: World, kind: str, stream: str) -> Iterator[str]:
        """The topics that an entry in this stream changes."""
        if kind in OWN_KINDS:
            yield from tuple(self._asked)
        elif kind == "contest" and self._asked:
            opened = programme.opening(world.look(programme.STREAM), stream)
            yield from (f"captain/{entry}" for entry in ((opened.red, opened.blue) if opened is not None else ()))

    def topics(self) -> tuple[str, ...]:
        """The topics in which expected times stand."""
        return tuple(self._asked)


def _present(ground: Ground, entry: str) -> str:
    """The team's contest that is on; else the one that was over last. Empty where it has fought none."""
    found: list[tuple[bool, int, str]] = []
    for stream, openings in ground.programme.opened.items():
        contest = ground.contests.get(stream)
        if entry in (openings[-1].red, openings[-1].blue) and contest is not None and contest.phase != "scheduled":
            found.append((contest.phase not in OVER, contest.called_at or 0, stream))
    return max(found, default=(False, 0, ""))[2]


def _waiting(ground: Ground, entry: str) -> list[tuple[int, Waiting]]:
    """The bouts the team waits for, the soonest first, each with how many come before it at its ring."""
    found = [
        (ahead, one)
        for queue in ground.queues.values()
        for ahead, one in enumerate(queue)
        if entry in (one.red, one.blue)
    ]
    return sorted(found, key=lambda two: (two[1].expected or 0, two[0]))


def _next(ground: Ground, entry: str, ahead: int, one: Waiting) -> CaptainNext:
    on = ground.ring(one.ring).on
    busy = on is not None and on.state.phase not in OVER
    side: Side = "red" if one.red == entry else "blue"
    other = one.blue if side == "red" else one.red
    expected = None if one.expected is None else -(-one.expected // STEP) * STEP
    return CaptainNext(
        stream=one.stream, nomination=one.nomination, title=one.title, ring=one.ring,
        ring_title=_ring_title(ground, one.ring), side=side, other=name_of(ground.world, other),
        other_club=club_of(ground.world, other), expected=expected, spread=-(-one.spread // STEP) * STEP,
        ahead=ahead + busy,
    )  # fmt: skip


def _ring_title(ground: Ground, ring: str) -> str:
    found = ground.programme.rings.get(ring)
    return found.title if found is not None else ""


def _nomination(ground: Ground, name: str, entry: str) -> CaptainNomination:
    state, world = ground.states[name], ground.world
    rules, listed = state.rules, ground.programme.nominations[name].rules
    book: entry_book.State = world.look(entry_book.STREAM)
    members = sorted(entry_book.roster(book, name, entry), key=lambda one: (one.reserve, one.number))
    main = sum(not one.reserve for one in members)
    wrong = check_roster(rules, main, len(members) - main) if members else ()
    reserves, cites = reserves_allowed(rules, main or (rules.roster.main_min if rules.roster is not None else 0))
    own = rules.roster.cites if rules.roster is not None else ()
    return CaptainNomination(
        name=name, title=listed.title, book=listed.content, out=not nomination.is_active(state, entry),
        least=rules.roster.main_min if rules.roster is not None else 0,
        most=rules.roster.main_max if rules.roster is not None else 0,
        reserves=reserves, cites=tuple(dict.fromkeys((*own, *cites))),
        roster=tuple(
            CaptainMember(
                entry=one.entry, name=name_of(world, one.entry), number=one.number, reserve=one.reserve, captain=one.captain
            )
            for one in members
        ),
        wrong=tuple(said(one) for one in wrong),
    )  # fmt: skip


def _bout(ground: Ground, now: Told, entry: str) -> CaptainBout:
    state, opened, world = now.state, now.opened, ground.world
    side: Side = "red" if opened.red == entry else "blue"
    other = opened.blue if side == "red" else opened.red
    rule = state.setup.rules.substitution
    captains = _captains(world, opened, entry)
    own = state.setup.side(side)
    limit = rule.limit if rule is not None else 0
    # until it is confirmed the last round is nobody's (isb-buhurt.start)
    rounds = state.rounds[:-1] if state.awaits == "confirm" else state.rounds
    return CaptainBout(
        stream=opened.stream, number=len(state.history), nomination=opened.nomination, title=opened.rules.title,
        book=opened.rules.content, ring=opened.ring, ring_title=_ring_title(ground, opened.ring), side=side,
        other=name_of(world, other), other_club=club_of(world, other), phase=state.phase, round=state.round,
        won=sum(one.counted and one.winner == side for one in rounds),
        lost=sum(one.counted and one.winner == opponent(side) for one in rounds),
        outcome=now.sayer.say(outcome_note(state, state.outcome)) if state.outcome is not None else None,
        fighters={one.id: _fighter(now, world, one, captains) for one in own},
        lineup=state.lineups[side], most=sum(one.main for one in own),
        cites=rule.cites if rule is not None else (),
        left=max(0, limit - state.substitutions.get(side, 0)) if limit else None,
        cannot_change=_reasons(now, _cannot_change(state, side)),
        rounds=tuple(_round(one, side) for one in rounds),
        order=_order(now, world, side),
        cannot_seal=_reasons(now, _cannot_seal(state, side)),
    )  # fmt: skip


def _captains(world: World, opened: Opened, entry: str) -> frozenset[str]:
    """Who of the team is its captain on the roster."""
    book: entry_book.State = world.look(entry_book.STREAM)
    members = entry_book.roster(book, opened.nomination, entry)
    return frozenset(one.entry for one in members if one.captain)


def _fighter(now: Told, world: World, one: Fighter, captains: frozenset[str]) -> CaptainFighter:
    state = now.state
    cites = state.setup.rules.substitution.cites if state.setup.rules.substitution is not None else ()
    why = next(
        (
            Note(code, {"fighter": one.id}, cites)
            for code, gone in (
                ("contest-was-disqualified", state.disqualified), ("contest-has-withdrawn", state.withdrawn),
                ("contest-held", state.held),
            )
            if one.id in gone
        ),
        None,
    )  # fmt: skip
    return CaptainFighter(
        id=one.id, name=one.name or (name_of(world, one.entry) if one.entry else ""), number=one.number, main=one.main,
        captain=one.entry in captains, lined=one.id in state.lineups[one.side], down=is_down(state, one),
        why_not=now.sayer.say(why) if why is not None else None,
    )  # fmt: skip


def _cannot_change(state: Contest, side: Side) -> Note | None:
    if state.frozen_at is not None:
        return Note("contest-suspended", {"command": "substitute"})
    return may_substitute(state, side)


def _cannot_seal(state: Contest, side: Side) -> Note | None:
    """Why this side cannot seal an order of entry now."""
    rule = state.setup.rules.order
    if rule is None or not rule.sealed:
        return Note("contest-no-order", {}, rule.cites if rule is not None else ())
    if side in state.commitments:
        return Note("contest-order-sealed", {"side": side}, rule.cites)
    if state.frozen_at is not None:
        return Note("contest-suspended", {"command": "submit-order"}, rule.cites)
    return None if state.phase in BETWEEN else Note("captain-order-before-round", {}, rule.cites)


def _reasons(now: Told, note: Note | None) -> tuple[Reason, ...]:
    return (Reason(severity="block", said=now.sayer.say(note)),) if note is not None else ()


def _round(one: RoundResult, side: Side) -> CaptainRound:
    own, others = one.score if side == "red" else one.score[::-1]
    return CaptainRound(
        number=one.number, result="drawn" if one.winner is None else "won" if one.winner == side else "lost",
        counted=one.counted, extra=one.extra, own=own, others=others, termination=one.termination,
        fought=tuple(one.lineups.get(side, ())),
    )  # fmt: skip


# The sealed order


def _order(now: Told, world: World, side: Side) -> CaptainOrder:
    state = now.state
    rule = state.setup.rules.order
    if rule is None or not rule.sealed:
        return CaptainOrder(state="none")
    stage: Sealing = "asked"
    if side in state.orders:
        stage = "open"
    elif side in state.commitments:
        stage = "both" if len(state.commitments) > 1 else "sealed"
    elif state.phase not in BETWEEN:
        stage = "none"
    other = opponent(side)
    return CaptainOrder(
        state=stage,
        anew=stage == "asked" and _sealed_before(state, side),
        commitment=state.commitments.get(side, ""),
        on_paper=_on_paper(state, side),
        own=state.orders.get(side, ()),
        others=tuple(_member(state, world, name) for name in state.orders.get(other, ()))
        if order_public(state)
        else (),
        cites=rule.cites,
    )


def _sealed_before(state: Contest, side: Side) -> bool:
    """Whether the side had sealed an order that a changed line-up has undone, for the round that comes."""
    dead = annulled(state.history)
    began = max((i for i, e in enumerate(state.history) if isinstance(e, ev.Started) and e.id not in dead), default=-1)
    return any(
        isinstance(e, ev.OrderSubmitted) and e.side == side and e.id not in dead for e in state.history[began + 1 :]
    )


def _on_paper(state: Contest, side: Side) -> bool:
    """Whether the order in force was handed in on paper."""
    dead = annulled(state.history)
    given = (
        e
        for e in reversed(state.history)
        if e.id not in dead
        and ((isinstance(e, ev.Revealed) and e.side == side) or (isinstance(e, ev.OrdersRuled) and side in e.orders))
    )
    return side in state.orders and isinstance(next(given, None), ev.OrdersRuled)


def order_public(state: Contest) -> bool:
    """Whether anyone may see the orders of entry: a round has begun under them (u.5.7.a)."""
    if state.phase in ON:
        return True
    dead = annulled(state.history)
    opened = (ev.OrderSubmitted, ev.Revealed, ev.OrdersRuled)
    last = next((e for e in reversed(state.history) if e.id not in dead and isinstance(e, (ev.Started, *opened))), None)
    return isinstance(last, ev.Started)


def _member(state: Contest, world: World, name: str) -> CaptainMember:
    one = state.setup.fighters[name]
    words = one.name or (name_of(world, one.entry) if one.entry else "")
    return CaptainMember(entry=one.entry, name=words, number=one.number, reserve=not one.main)
