"""After a rehearsal, battles: reckoned anew from the journal's plain entries, without the fold that the server goes by."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from hofmarshal.contest.evolve import evolve
from hofmarshal.contest.setup import SIDES
from hofmarshal.contest.state import Contest, fresh
from hofmarshal.journal.model import Entry
from hofmarshal.robots.troupe import Acknowledged

STANDS_AS: Mapping[str, tuple[str, ...]] = {
    "out": ("went-out", "out-seconded", "marked-late"),
    "return": ("returned", "marked-late"),
    "hit": ("struck", "marked-late"),
    "touch": ("touched-ground", "marked-late"),
    "enter": ("entered", "marked-late"),
    "breakthrough": ("broke-through", "marked-late"),
    "substitute": ("substituted",),
    "submit-order": ("order-submitted",),
    "reveal": ("revealed",),
}
"""A mark, and the events as which the journal may have it: each once, of the round it was made in, or told apart as late."""

OF_ROUND = ("out", "return", "hit", "enter", "breakthrough")


def marks(ledger: Iterable[Acknowledged], contests: Mapping[str, Contest]) -> list[Acknowledged]:
    """The marks of battles, and of wrestlers' falls, that were acknowledged."""
    own = {name for name, one in contests.items() if one.setup.rules.team or one.setup.rules.mechanism == "fall"}
    return [one for one in ledger if one.status == "done" and one.kind in STANDS_AS and one.stream in own]


def misplaced(
    entries: Sequence[Entry], contests: Mapping[str, Contest], given: Sequence[Acknowledged]
) -> Iterator[str]:
    """Marks that are not in the journal once, or stand for something else, or for another round."""
    by_command: dict[tuple[str, str], list[Entry]] = {}
    for entry in entries:
        by_command.setdefault((entry.device, entry.command), []).append(entry)
    rounds = {name: _rounds(contest) for name, contest in contests.items() if contest.setup.rules.team}
    for one in given:
        where = f"{one.kind} {one.command} of {one.device} in {one.stream}"
        stands = [e for e in by_command.get((one.device, one.command), ()) if e.type in STANDS_AS[one.kind]]
        if len(stands) != 1:
            yield f"a mark stands {len(stands)} times: {where}"
            continue
        (entry,) = stands
        if (entry.type == "marked-late") != one.late:
            yield f"a mark was told late: {one.late}, it stands as {entry.type}: {where}"
        where_it_stands = rounds.get(one.stream)
        if where_it_stands is None or one.kind not in OF_ROUND or one.late:
            continue
        dated, stood = where_it_stands.at(entry.at), where_it_stands.of[entry.id]
        if dated != stood:
            yield f"a mark dated in round {dated} counts in round {stood}: {where}"


class _Rounds(msgspec.Struct, frozen=True):
    """The round (counted from 1, each that is fought again anew) in which each event came, and when each began."""

    of: dict[str, int]
    begun: list[int]

    def at(self, instant: int) -> int:
        """The round that had begun last."""
        return sum(begun <= instant for begun in self.begun)


def _rounds(contest: Contest) -> _Rounds:
    state = msgspec.structs.replace(fresh(contest.setup), history=())
    found: dict[str, int] = {}
    for event in contest.history:
        found[event.id] = len(state.opened)
        state = evolve(state, event)
    starts = {event.id: event.t for event in contest.history}
    return _Rounds(found, [starts[name] for name in contest.opened])


class _Round(msgspec.Struct):
    """A round as it is reckoned here."""

    lineups: dict[str, tuple[str, ...]]
    standing: tuple[int, int]
    winner: str | None


def differing(entries: Iterable[Entry], contests: Mapping[str, Contest]) -> Iterator[str]:
    """Battles whose line-ups, standing, winners or orders are others than their plain entries give."""
    of: dict[str, list[Entry]] = {}
    for entry in entries:
        of.setdefault(entry.stream, []).append(entry)
    for name, contest in contests.items():
        if contest.setup.rules.team:
            told = [(one.type, json.loads(one.data) | {"id": one.id}) for one in of.get(name, ())]
            yield from (f"{name}: {what}" for what in _orders(told, contest))
            if contest.setup.rules.mechanism == "standing":
                yield from (f"{name}: {what}" for what in _standing(told, contest))


def _orders(told: Sequence[tuple[str, dict[str, Any]]], contest: Contest) -> Iterator[str]:
    """Each order of entry is the one that was sealed, or a paper's."""
    sealed = {one["side"]: one["commitment"] for kind, one in told if kind == "order-submitted"}
    for kind, one in told:
        if kind == "revealed":
            text = json.dumps(one["order"], ensure_ascii=False, separators=(",", ":")) + one["nonce"]
            if hashlib.sha256(text.encode()).hexdigest() != sealed.get(one["side"]):
                yield f"{one['side']} opened another order than it had sealed"
    if contest.setup.rules.order is not None and contest.entered:
        for side in SIDES:
            own = [name for name in contest.entered if contest.setup.fighters[name].side == side]
            order = [name for name in contest.orders.get(side, ()) if name in own]
            if own != order:
                yield f"{side} entered as {own}, its order was {contest.orders.get(side)}"


def _standing(told: Sequence[tuple[str, dict[str, Any]]], contest: Contest) -> Iterator[str]:
    dead = _undone(told)
    rounds = _reckoned([(kind, one) for kind, one in told if one["id"] not in dead], contest)
    had = [_Round(dict(one.lineups), one.standing, one.winner) for one in contest.rounds]
    closed = had if contest.awaits != "confirm" else had[:-1]
    if contest.disqualified or contest.withdrawn:
        return  # who has left stands nowhere, whatever was marked
    if rounds != closed:
        yield f"its rounds are {closed}, its entries give {rounds}"
    won = {side: sum(one.winner == side for one in rounds) for side in SIDES}
    winner = contest.outcome.winner if contest.outcome is not None else None
    if winner is not None and rounds and won[winner] != contest.setup.rules.rounds.win:
        yield f"won by {winner} with rounds {won}"


def _undone(told: Sequence[tuple[str, dict[str, Any]]]) -> set[str]:
    """What was taken back, as long as that was not taken back itself."""
    dead: set[str] = set()
    for kind, one in reversed(told):
        if kind == "annulled" and one["id"] not in dead:
            dead.add(one["target"])
    return dead


def _reckoned(told: Sequence[tuple[str, dict[str, Any]]], contest: Contest) -> list[_Round]:
    """The rounds that were confirmed, from the marks alone."""
    line = {s: [f.id for f in contest.setup.side(s) if f.main] for s in SIDES}
    fights: dict[str, tuple[str, ...]] = {}
    out: set[str] = set()
    rounds: list[_Round] = []
    for kind, one in told:
        if kind == "started" and not fights:
            fights, out = {side: tuple(names) for side, names in line.items()}, set()
        elif kind in ("went-out", "out-seconded"):
            out.add(one["fighter"])
        elif kind == "returned":
            out.discard(one["fighter"])
        elif kind == "lined-up":
            line[one["side"]] = list(one["fighters"])
        elif kind == "substituted":
            line[one["side"]] = [one["into"] if name == one["out"] else name for name in line[one["side"]]]
        elif kind == "ruled" and fights and not one.get("orders") and not one.get("claim"):
            left = [sum(name not in out for name in fights[side]) for side in SIDES]
            rounds.append(_Round(dict(fights), (left[0], left[1]), one.get("winner")))
            fights = {}
    return rounds
