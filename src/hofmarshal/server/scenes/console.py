"""The console of a ring: taps, what they amount to, reasons that stand in the way, the ladder's next step, seats, proposals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from hofmarshal.contest import events as ev
from hofmarshal.contest.commands import Blow
from hofmarshal.contest.decide_conduct import followed
from hofmarshal.contest.evolve import annulled
from hofmarshal.contest.field import check_field
from hofmarshal.contest.panel import Moment, Suggestion, moments, of_this_exchange, quorum
from hofmarshal.contest.reasons import cannot_call, cannot_start
from hofmarshal.contest.sanctions import Step, climb
from hofmarshal.contest.setup import SIDES
from hofmarshal.contest.state import Contest
from hofmarshal.desk.event_deciders import entry_of
from hofmarshal.desk.event_programme import suspended_note
from hofmarshal.rules.notes import Args, Note, Refusal
from hofmarshal.rules.play_blocks import Side
from hofmarshal.server.device_acts import State, place
from hofmarshal.server.event import field_of
from hofmarshal.server.said import Sayer, named, reason_of, said
from hofmarshal.server.scenes.contest import Told
from hofmarshal.server.scenes.model import (
    BlowScene,
    ClaimScene,
    LadderStep,
    MomentScene,
    Reason,
    RulingScene,
    SeatScene,
    SuggestionScene,
    TapScene,
)
from hofmarshal.server.scenes.world import World, name_of
from hofmarshal.tournament import floor, programme
from hofmarshal.tournament.queue import Waiting

KINDS = ("remark", "warning", "disqualification")
"""The kinds of sanctions a ladder may have."""

PANEL = ("hofmarshal", *(f"line-marshal-{n}" for n in range(1, 5)))
"""The seats a hofmarshal sees even when nobody holds them."""


def blow_scene(blow: Blow) -> BlowScene:
    """A blow as ruled or suggested."""
    side: Side | None = "red" if blow.by.startswith("red") else "blue" if blow.by.startswith("blue") else None
    return BlowScene(
        side=side, zone=blow.zone, grip=blow.grip, weapon=blow.weapon, action=blow.action, limb=blow.limb,
        fighter="" if blow.by in SIDES else blow.by, target=blow.target, facts=dict(blow.facts),
    )  # fmt: skip


def tap_scene(event: ev.Observed, names: dict[str, str], *, late: bool, withdrawn: bool) -> TapScene:
    """A tap as the hofmarshal sees it."""
    blow = BlowScene(
        side=event.side, zone=event.zone, grip=event.grip, weapon=event.weapon, action=event.action, limb=event.limb,
        breach=event.breach, fighter=event.fighter,
    )  # fmt: skip
    seat = event.seen_by
    return TapScene(
        id=event.id, seat=seat, name=names.get(seat, ""), at=event.t, blow=blow, late=late, withdrawn=withdrawn
    )


class Taps(msgspec.Struct, frozen=True):
    """The taps since the last start: by moment, late ones, each withdrawn one marked; and breaches not dealt with."""

    moments: tuple[MomentScene, ...] = ()
    late: tuple[TapScene, ...] = ()
    breaches: tuple[TapScene, ...] = ()


def taps_of(state: Contest, sayer: Sayer, names: dict[str, str]) -> Taps:
    """What the marshals tapped in the present exchange, and what came late since it began."""
    dead = annulled(state.history)
    since = next((i for i in range(len(state.history) - 1, -1, -1) if isinstance(state.history[i], ev.Started)), 0)
    late, withdrawn = [], []
    for event in state.history[since:]:
        if not isinstance(event, ev.Observed) or event.breach:
            continue
        mine = of_this_exchange(state, event, event.t)
        tap = tap_scene(event, names, late=event.late or not mine, withdrawn=event.id in dead)
        if tap.late:
            late.append(tap)
        elif tap.withdrawn:
            withdrawn.append(tap)
    return Taps(_moments(state, sayer, names, withdrawn), tuple(late), _breaches(state, names, dead))


def _breaches(state: Contest, names: dict[str, str], dead: set[str]) -> tuple[TapScene, ...]:
    """The breaches that were tapped and nobody dealt with: of any exchange, for a start must not make one forgotten."""
    done = dead | followed(state)
    return tuple(
        tap_scene(event, names, late=event.late, withdrawn=False)
        for event in state.history
        if isinstance(event, ev.Observed) and event.breach and event.id not in done
    )


def _moments(state: Contest, sayer: Sayer, names: dict[str, str], withdrawn: list[TapScene]) -> tuple[MomentScene, ...]:
    """The moments; a withdrawn tap stays with the moment nearest to it, or in one of its own."""
    found = [
        MomentScene(
            at=one.at,
            taps=tuple(tap_scene(t, names, late=False, withdrawn=False) for t in one.taps),
            suggestion=_suggestion(state, sayer, one),
        )
        for one in moments(state)
    ]
    for tap in withdrawn:
        near = min(found, key=lambda one: abs(one.at - tap.at), default=None)
        if near is None:
            found.append(MomentScene(at=tap.at, taps=(tap,)))
            continue
        taps = tuple(sorted((*near.taps, tap), key=lambda one: one.at))
        found[found.index(near)] = msgspec.structs.replace(near, taps=taps)
    return tuple(found)


def _suggestion(state: Contest, sayer: Sayer, moment: Moment) -> SuggestionScene | None:
    one = moment.suggestion
    if one is None:
        return None
    return SuggestionScene(
        blow=blow_scene(one.blow),
        points=one.points,
        halves=one.halves,
        agree=one.agree,
        against=one.against,
        quorum=quorum(state),
        why=tuple(sayer.say(note) for note in _why(state, moment, one)),
        cites=one.cites,
    )


def _why(state: Contest, moment: Moment, one: Suggestion) -> Iterator[Note]:
    panel = state.setup.rules.panel
    cites = panel.cites if panel is not None else ()
    args: Args = {
        "agree": one.agree, "taps": one.agree + one.against, "side": one.side, "quorum": quorum(state),
    }  # fmt: skip
    yield Note("contest-log-agreed", args, cites)
    words = {(t.zone, t.grip, t.weapon, t.action, t.limb) for t in moment.taps if t.side == one.side}
    if len(words) > 1:
        yield Note("contest-log-lowest", {}, cites)
    blow = one.blow
    what = ", ".join(w for w in (blow.zone, blow.limb, blow.grip, blow.weapon, blow.action) if w) or "none"
    told: Args = {
        "side": one.side, "what": what, "counts": int(one.points > 0 or one.halves > 0), "points": one.points,
        "halves": one.halves, "all": 0, "flag": 0,
    }  # fmt: skip
    yield Note("contest-why-blow", told, one.cites)


def rulings_of(so_far: Told) -> tuple[RulingScene, ...]:
    """The rulings that stand, oldest first."""
    state = so_far.state
    dead = annulled(state.history)
    found = []
    for event in state.history:
        row = so_far.rows.get(event.id)
        if isinstance(event, ev.Struck) and event.id not in dead and row is not None:
            found.append(
                RulingScene(
                    event=event.id,
                    round=row.round,
                    exchange=row.exchange,
                    t=event.t,
                    blows=tuple(blow_scene(blow) for blow in event.blows),
                    orders=tuple(blow.order for blow in event.blows),
                    not_counted=event.not_counted,
                    text=row.text,
                )
            )
    return tuple(found)


def call_reasons(
    world: World, state: programme.State, following: Waiting | None, so_far: Told | None
) -> tuple[Reason, ...]:
    """Why the bout that is next cannot be called: a suspended ring, the floor's reasons, its own once it is open."""
    if following is None:
        return ()
    names = {entry: name_of(world, entry) for entry in (following.red, following.blue)}
    held_up = programme.suspension(state, following.ring)
    notes = (suspended_note(held_up),) if held_up is not None else ()
    found = [Reason(severity="block", said=said(note)) for note in (*notes, *_not_admitted(world, following, names))]
    found += _field_reasons(world, state, following)
    entries: tuple[str, ...] = (following.red, following.blue)
    own: tuple[Reason, ...] = ()
    if so_far is not None:
        own = tuple(so_far.sayer.reason(one) for one in cannot_call(so_far.state) if not _of_field(one.note))
        entries = tuple(entry_of(so_far.state, name) for name in so_far.state.setup.fighters)
    ground: floor.State = world.look("floor")
    told = floor.obstacles(ground, entries, world.now(), following.stream.removeprefix("contest/"))
    return (*found, *own, *(reason_of(one, names) for one in told))


def _field_reasons(world: World, state: programme.State, following: Waiting) -> list[Reason]:
    """What is wrong with the ring's field as it is measured now, and what nobody measured of it."""
    quick, listed = state.quick.get(following.stream), state.nominations.get(following.nomination)
    known, field = quick or listed, field_of(state, following.ring)
    if known is None or field is None:
        return []
    wrong, unmeasured, _ = check_field(world.library.pinned(known.rules.content).rules, field)
    return [
        *(Reason(severity="block", said=said(note)) for note in wrong),
        *(Reason(severity="warn", said=said(note)) for note in unmeasured),
    ]


def _of_field(note: Note) -> bool:
    """Whether a note is about the field, which an opened contest knows only as it was when it was opened."""
    return note.code.startswith("contest-field-")


def _not_admitted(world: World, following: Waiting, names: Mapping[str, str]) -> Iterator[Note | Refusal]:
    """Why the two of the next bout are not admitted."""
    for entry in (following.red, following.blue) if following.nomination else ():
        yield from (named(note, names) for note in world.standing(following.nomination, entry).obstacles("call"))


def start_reasons(so_far: Told) -> tuple[Reason, ...]:
    """Why `start` would be refused now."""
    return tuple(so_far.sayer.reason(one) for one in cannot_start(so_far.state))


def ladder_of(so_far: Told) -> tuple[LadderStep, ...]:
    """What the next sanction of each kind of the ladder would bring each fighter of a duel, or whoever had one."""
    state = so_far.state
    rules = state.setup.rules
    had = {one.fighter for one in state.sanctions}
    kinds = tuple(kind for kind in KINDS if any(row.kind == kind for row in rules.ladder))
    kinds = kinds or tuple(k for k in KINDS if any(r.brings == k for r in (*rules.breaches_first, *rules.breaches)))
    found = []
    for one in state.setup.fighters.values():
        if rules.team and one.id not in had:
            continue
        for kind in kinds:
            steps = climb(state, one, kind, ())
            last = steps[-1]
            found.append(
                LadderStep(
                    fighter=one.id, side=one.side, kind=kind, number=steps[0].number,
                    said=so_far.sayer.say(_step_note(last)),
                )
            )  # fmt: skip
    return tuple(found)


def _step_note(step: Step) -> Note:
    args: Args = {
        "kind": step.kind, "number": step.number, "scope": step.scope, "effect": step.effect, "points": step.points,
    }  # fmt: skip
    return Note("contest-why-step", args, step.cites)


def claims_of(so_far: Told) -> tuple[ClaimScene, ...]:
    """Claims not settled yet, with the clause that says what follows where the judges are divided."""
    rule = so_far.state.setup.rules.claims
    cites = rule.cites if rule is not None else ()
    return tuple(
        ClaimScene(
            id=name, fighter=one.fighter, against=one.against, clause=one.clause, divided=one.denied,
            said=so_far.sayer.say(
                Note("contest-why-claimed", {"fighter": one.fighter, "against": one.against, "by": "none"}, cites)
            ),
        )
        for name, one in so_far.state.claims.items()
        if not one.settled
    )  # fmt: skip


def seats_of(world: World, devices: State, ring: str) -> tuple[SeatScene, ...]:
    """The seats at a ring, held or not, with the devices in them."""
    seats = dict.fromkeys((*PANEL, *(key.partition("|")[2] for key in devices.holders if key.startswith(f"{ring}|"))))
    there, now = world.presence(), world.now()
    found = []
    for seat in seats:
        key = place(ring, seat)
        device = devices.devices.get(devices.holders.get(key, ""))
        heard = there.get(device.device) if device is not None else None
        alive = heard is not None and heard.alive(now)
        found.append(
            SeatScene(
                seat=seat,
                device=device.device if device is not None else "",
                name=device.name if device is not None else "",
                alive=alive,
                seen=heard.seen if heard is not None and not alive else None,
                unsent=heard.unsent if heard is not None else 0,
                error=heard.error if heard is not None else 0,
                grant=devices.grants.get(key, 0),
            )
        )
    return tuple(found)
