"""The log of a contest as spectators read it: what happened and what it brought, without what only marshals may see."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from hofmarshal.contest import events as ev
from hofmarshal.contest.blows import ALL, Landed, Ruling, credited, facts_of, resolve
from hofmarshal.contest.evolve import ruled_on
from hofmarshal.contest.hits import rounds_in_hits, score_in_hits, written
from hofmarshal.contest.rights import DESK
from hofmarshal.contest.sanctions import consequence
from hofmarshal.contest.setup import SIDES, opponent
from hofmarshal.contest.state import Contest, effective
from hofmarshal.contest.why import kind_of
from hofmarshal.rules.notes import Args, Note
from hofmarshal.rules.play_blocks import Side
from hofmarshal.server.said import Sayer, together
from hofmarshal.server.scenes.model import LogRow

HIDDEN = (ev.Observed, ev.Held, ev.Cleared, ev.Claimed, ev.MarkedLate)
"""Events no public row tells of: taps before they are ruled on, a fighter's health, an accusation not ruled on, marks that
count for no round."""

FINAL = ("decided", "lapsed", "time-reached", "called", "arrived", "readied", "started", "announced", "protested",
         "protest-settled")  # fmt: skip
"""Kinds that a correction does not reach: derived, fallen due, or over and done."""

OF_THE_RING = ("suspended", "resumed")
"""Kinds that only their own word takes back, where the ring or the event stood still or went on."""

PLAIN = ("number", "side", "fighter", "refused", "choice", "out", "into", "what", "how", "protest")
"""Fields of events that their rows may show as they are."""


def row_of(before: Contest, event: ev.Any, after: Contest, sayer: Sayer) -> LogRow | None:
    """The row of an event, between the states before and after it; None for what is not public."""
    if isinstance(event, HIDDEN):
        return None
    kind = kind_of(event)
    seen, t = ruled_on(before, event.replaces, event.t) if isinstance(event, ev.Struck) else (before, event.t)
    at = after if isinstance(event, ev.Started) else seen
    return LogRow(
        id=event.id,
        t=event.t,
        round=at.round,
        exchange=at.exchange,
        effective=effective(at, t),
        kind=kind,
        by=event.by,
        side=_side(seen, event),
        text=together(sayer.say(note) for note in notes(before, event, after)),
        correctable=kind not in FINAL and not (event.by == DESK and kind in OF_THE_RING),
        flagged=_flagged(seen, event),
    )


def _flagged(seen: Contest, event: ev.Any) -> tuple[str, ...]:
    """Who struck the blows of a ruling that count and that the rulebook discourages."""
    if not isinstance(event, ev.Struck):
        return ()
    ruling = resolve(seen, event.blows, event.t, not_counted=bool(event.not_counted))
    return tuple(one.blow.by for one in ruling.blows if one.flag and one.counts)


def notes(before: Contest, event: ev.Any, after: Contest) -> Iterator[Note]:
    """What happened, and what followed from it."""
    yield from _fact(before, event)
    yield from _followed(before, event, after)


def _fact(before: Contest, event: ev.Any) -> Iterator[Note]:
    own = OWN.get(type(event))
    if own is not None:
        yield from own(before, event)
    else:
        yield Note(f"contest-log-{kind_of(event)}", _plain(event), event.cites)


def _acknowledged(before: Contest, event: ev.Acknowledged) -> Iterator[Note]:
    yield Note("contest-log-acknowledged", {"fighter": event.fighter, "what": _words(event.blow)}, event.cites)


def _breached(before: Contest, event: ev.Breached) -> Iterator[Note]:
    yield Note("contest-log-breached", {"fighter": event.fighter}, event.cites)
    yield from _steps(before, event)


def _touched(before: Contest, event: ev.TouchedGround) -> Iterator[Note]:
    for one in event.touches:
        yield Note("contest-log-touched-ground", {"fighter": one.side, "part": one.part}, event.cites)


def _decided(before: Contest, event: ev.Decided) -> Iterator[Note]:
    yield outcome_note(before, event.outcome)


def _lapsed(before: Contest, event: ev.Lapsed) -> Iterator[Note]:
    yield Note("contest-why-lapsed", {"what": event.what, "by": "none"}, event.cites)


def _horn(before: Contest, event: ev.TimeReached) -> Iterator[Note]:
    yield Note("contest-why-time-reached", {"by": "none"}, event.cites)


def _ruling(before: Contest, event: ev.Ruled) -> Iterator[Note]:
    yield Note("contest-why-ruled", _ruled(event), event.cites)


def _ruled(event: ev.Ruled) -> Args:
    return {
        "by": event.by or "none", "winner": event.winner or "none", "nobody": int(event.nobody),
        "claim": event.claim or "none", "divided": int(event.divided), "upheld": int(event.upheld),
    }  # fmt: skip


def _plain(event: ev.Any) -> Args:
    """The fields a row may show; the reason of a halt is public, that of leaving is not."""
    args: Args = {}
    for name in PLAIN:
        value = getattr(event, name, 0)
        if isinstance(value, bool | int) and hasattr(event, name):
            args[name] = int(value)
        elif hasattr(event, name):
            args[name] = value or "none"
    if isinstance(event, ev.Halted):
        args["reason"] = event.reason.rstrip(".") or "none"
    return args


def _words(blow: object) -> str:
    said = (getattr(blow, name) for name in ("zone", "limb", "grip", "weapon", "action"))
    return ", ".join(word for word in said if word) or "none"


def _struck(before: Contest, event: ev.Struck) -> Iterator[Note]:
    seen, t = ruled_on(before, event.replaces, event.t)
    if event.replaces:
        yield Note("contest-log-correction")
    ruling = resolve(seen, event.blows, t, not_counted=bool(event.not_counted))
    yield from effect(seen, ruling)
    if event.not_counted:
        yield Note("contest-why-not-counted", {"not_counted": event.not_counted}, event.cites)


def effect(seen: Contest, ruling: Ruling) -> Iterator[Note]:
    """What a ruling brings each side, blow by blow where it brings nothing."""
    for side in SIDES:
        blows = [one for one in ruling.blows if one.side == side]
        if not blows:
            continue
        words = "; ".join(w for one in blows if (w := _words(one.blow)) != "none") or "none"
        points = ruling.points[SIDES.index(side)]
        others = [f.id for f in seen.setup.side(opponent(side))]
        halves = sum(ruling.lost.get(name, 0) for name in others)
        cites = tuple(dict.fromkeys(c for one in blows for c in one.cites))
        if points:
            yield Note("contest-log-scores", {"side": side, "points": points, "what": words}, cites)
        elif halves:
            every = int(halves >= ALL)
            args: Args = {"side": side, "halves": 0 if every else halves, "all": every, "what": words}
            yield Note("contest-log-takes", args, cites)
        else:
            yield Note("contest-log-no-effect", {"side": side, "what": words}, cites)
        if any(_on_cloak(seen, one) and not one.counts for one in blows):
            yield Note("contest-log-cloaked")
    if discouraged := [one for one in ruling.blows if one.flag and one.counts]:
        yield Note("contest-log-flagged", {}, tuple(dict.fromkeys(c for one in discouraged for c in one.cites)))
    if ruling.relation:
        yield Note("contest-why-relation", {"relation": ruling.relation}, ruling.cites)
    if seen.setup.rules.team:
        for name, lost in ruling.lost.items():
            yield Note(
                "contest-why-lost", {"fighter": name, "halves": 0 if lost >= ALL else lost, "all": int(lost >= ALL)}
            )


def _on_cloak(seen: Contest, one: Landed) -> bool:
    """Whether a blow met the arm a cloak is wound on."""
    return bool(facts_of(seen.setup.rules, one.blow, one.target).get("cloaked"))


def _steps(before: Contest, event: ev.Breached) -> Iterator[Note]:
    one = before.setup.fighters.get(event.fighter)
    for step in consequence(before, one, event.clause, event.facts) if one else ():
        args: Args = {
            "kind": step.kind, "number": step.number, "scope": step.scope, "effect": step.effect, "points": step.points,
        }  # fmt: skip
        yield Note("contest-why-step", args, step.cites)


def outcome_note(state: Contest, outcome: ev.Outcome) -> Note:
    """How the contest ended, in one sentence."""
    halves = score_in_hits(state.setup.rules)
    args: Args = {
        "winner": outcome.winner or "none", "termination": outcome.termination,
        "red": written(outcome.red_score, halves=halves), "blue": written(outcome.blue_score, halves=halves),
    }  # fmt: skip
    return Note("contest-why-outcome", args, outcome.cites)


def _followed(before: Contest, event: ev.Any, after: Contest) -> Iterator[Note]:
    if len(after.rounds) > len(before.rounds) and after.outcome is None:
        last = after.rounds[-1]
        halves = rounds_in_hits(before.setup.rules)
        red, blue = (written(score, halves=halves) for score in last.score)
        args: Args = {
            "number": last.number, "winner": last.winner or "none", "termination": last.termination, "red": red,
            "blue": blue, "counted": int(last.counted),
        }  # fmt: skip
        yield Note("contest-why-round", args, last.cites)
    if after.awaits and after.awaits != before.awaits:
        yield Note("contest-why-awaits", {"what": after.awaits}, before.setup.rules.ties.cites)


def _side(seen: Contest, event: ev.Any) -> Side | None:
    """Whose event it is, for its colour."""
    if isinstance(event, ev.Struck):
        sides = credited(resolve(seen, event.blows, event.t, not_counted=bool(event.not_counted)))
        return next(iter(sides)) if len(sides) == 1 else None
    named = getattr(event, "side", None) or getattr(event, "fighter", "")
    if named in SIDES:
        return "red" if named == "red" else "blue"
    one = seen.setup.fighters.get(named) if isinstance(named, str) else None
    if isinstance(event, ev.Ruled) and event.winner:
        return event.winner
    return one.side if one is not None else None


OWN: dict[type[ev.Event], Callable[[Contest, Any], Iterator[Note]]] = {
    ev.Struck: _struck, ev.Acknowledged: _acknowledged, ev.Breached: _breached, ev.TouchedGround: _touched,
    ev.Decided: _decided, ev.Lapsed: _lapsed, ev.TimeReached: _horn, ev.Ruled: _ruling,
}  # fmt: skip
"""Events whose rows say more than their own plain fields."""
