"""The decider of one protest: from the announced result through the window and the commission to its consequence."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal

import msgspec

from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.rules.stage_blocks import CommissionRow
from hofmarshal.tournament.commands import Ballot
from hofmarshal.tournament.protest_acts import (
    AnyEvent,
    Cast,
    Command,
    Dismiss,
    Dismissed,
    Event,
    File,
    Filed,
    Lapse,
    Lapsed,
    Resume,
    Resumed,
    Retract,
    Retracted,
    Suspend,
    Suspended,
    Voted,
)

__all__ = [
    "AnyEvent",
    "Cast",
    "Command",
    "Dismiss",
    "Event",
    "File",
    "Lapse",
    "Resume",
    "Resumed",
    "Retract",
    "State",
    "Suspend",
    "Suspended",
    "commission_row",
    "deadline",
    "decide",
    "due",
    "evolve",
    "fresh",
]

Phase = Literal["announced", "filed", "upheld", "rejected", "dismissed", "retracted"]
Consequence = Literal["", "stands", "corrected", "refought"]


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A protest so far. `frozen_ms` is the suspended time since the announcement (or since the filing).

    `decided_at` is the instant of the vote, the dismissal or the retraction; `mistaken`: it should not have been entered.
    """

    rules: Nomination
    stage: str
    announced: int = 0
    phase: Phase = "announced"
    filed_at: int = 0
    entry: str = ""
    overdue: bool = False
    split: bool = False
    decided_by: Literal["", "all", "hofmarshal", "majority"] = ""
    consequence: Consequence = ""
    reason: str = ""
    mistaken: bool = False
    decided_at: int = 0
    filed: Filed | None = None
    votes: tuple[Ballot, ...] = ()
    paused_at: int | None = None
    frozen_ms: int = 0
    cites: tuple[str, ...] = ()
    ignored: tuple[Event, ...] = ()


def fresh(rules: Nomination, stage: str, announced: int = 0) -> State:
    """A bout of `stage` (its kind: `qualifying`, `final`…) whose result was announced at `announced` ms."""
    return State(rules=rules, stage=stage, announced=announced)


def decide(state: State, command: Command) -> tuple[Event, ...] | Refusal:
    """Events, or the refusal with its clause; never an exception."""
    handler = _DECIDE.get(type(command))
    return handler(state, command) if handler else Refusal("protest-unknown-command")


def evolve(state: State, event: Event) -> State:
    """The state after an event; one that does not fit is listed in `ignored`."""
    handler = _EVOLVE.get(type(event))
    after = handler(state, event) if handler else None
    if after is None:
        return msgspec.structs.replace(state, ignored=(*state.ignored, event))
    return msgspec.structs.replace(after, cites=(*after.cites, *(c for c in event.cites if c not in after.cites)))


def due(state: State) -> tuple[tuple[int, Command], ...]:
    """The instant the protest becomes overdue, if it waits for its decision (sm.13.3)."""
    rule = state.rules.protest_decision
    if rule is None or state.phase != "filed" or state.overdue or state.paused_at is not None:
        return ()
    at = state.filed_at + state.frozen_ms + rule.limit + 1
    return ((at, Lapse(t=at)),)


def deadline(state: State) -> int | None:
    """The last instant that still counts: to file while announced, to decide while filed; None if there is none."""
    if state.phase == "announced" and state.rules.protest_window:
        return state.announced + state.frozen_ms + state.rules.protest_window.window
    if state.phase == "filed" and state.rules.protest_decision:
        return state.filed_at + state.frozen_ms + state.rules.protest_decision.limit
    return None


def _elapsed(state: State, since: int, t: int) -> int:
    end = t if state.paused_at is None else min(t, state.paused_at)
    return end - since - state.frozen_ms


def _file(state: State, command: File) -> tuple[Event, ...] | Refusal:
    if state.phase != "announced":
        return Refusal("protest-already-filed", {"phase": state.phase})
    for check in (_not_accepted, _too_late, _wrong_filer, _no_grounds, _over_limit):
        refusal = check(state, command)
        if refusal is not None:
            return refusal
    return (
        Filed(
            t=command.t,
            entry=command.entry,
            by=command.by,
            form=command.form,
            clause=command.clause,
            video=command.video,
            text=command.text,
            cites=_filing_cites(state),
        ),
    )


def _filing_cites(state: State) -> tuple[str, ...]:
    rules = state.rules
    blocks = (rules.protest_window, rules.protest_grounds, rules.protest_limit, rules.video_duty)
    return _once(c for block in blocks if block is not None for c in block.cites)


def _once(ids: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(ids))


def _not_accepted(state: State, command: File) -> Refusal | None:
    rule = state.rules.protests
    if rule is not None and not rule.allowed:
        return Refusal("protest-not-accepted", {}, rule.cites)
    return None


def _too_late(state: State, command: File) -> Refusal | None:
    rule = state.rules.protest_window
    if command.t < state.announced:
        return Refusal("protest-before-result", {}, rule.cites if rule else ())
    if rule is None:
        return None
    after = _elapsed(state, state.announced, command.t)
    if after <= rule.window:
        return None
    return Refusal("protest-too-late", {"after": _seconds(after), "limit": _seconds(rule.window)}, rule.cites)


def _seconds(ms: int) -> int:
    """Whole seconds, rounded up: one millisecond past five minutes reads 301, not 300."""
    return -(-ms // 1000)


def _wrong_filer(state: State, command: File) -> Refusal | None:
    rule = state.rules.protest_window
    if rule is None or command.by in rule.by:
        return None
    return Refusal("protest-wrong-filer", {"by": command.by}, rule.cites)


def _no_grounds(state: State, command: File) -> Refusal | None:
    rule = state.rules.protest_grounds
    if rule is None:
        return None
    if command.form not in rule.forms:
        return Refusal("protest-wrong-form", {"form": command.form}, rule.cites)
    if rule.grounds and not command.clause:
        return Refusal("protest-no-clause", {}, rule.cites)
    duty = state.rules.video_duty
    if rule.video and not command.video and not (duty is not None and duty.organisers):
        return Refusal("protest-no-video", {}, _once((*rule.cites, *(duty.cites if duty else ()))))
    return None


def _over_limit(state: State, command: File) -> Refusal | None:
    rule = state.rules.protest_limit
    if rule is None or command.before < rule.per_fighter:
        return None
    return Refusal("protest-over-limit", {"limit": rule.per_fighter, "before": command.before}, rule.cites)


def commission_row(state: State) -> CommissionRow | None:
    """The smallest commission for the protest's stage; a row without stages is for any (sm.13.4)."""
    return next((row for row in state.rules.commission if not row.stages or state.stage in row.stages), None)


def _cast(state: State, command: Cast) -> tuple[Event, ...] | Refusal:
    if state.phase != "filed":
        return Refusal("protest-not-open", {"phase": state.phase})
    names = [b.name for b in command.votes if b.name]
    twice = next((n for n in names if names.count(n) > 1), None)
    if twice is not None:
        return Refusal("protest-votes-twice", {"name": twice})
    row = commission_row(state)
    small = _too_small(row, command.votes)
    if small is not None:
        return small
    if not command.votes:
        return Refusal("protest-no-votes")
    vote = state.rules.vote
    split = len({b.uphold for b in command.votes}) > 1
    cites = (*(row.cites if row else ()), *(vote.cites if vote and split else ()), *_time_cites(state))
    return (Voted(t=command.t, votes=command.votes, then=command.then, cites=_once(cites)),)


def _time_cites(state: State) -> tuple[str, ...]:
    return state.rules.protest_decision.cites if state.rules.protest_decision else ()


_LACKS = {
    "judge": "protest-commission-lacks-judge",
    "hofmarshal": "protest-commission-lacks-hofmarshal",
    "committee": "protest-commission-lacks-committee",
}


def _too_small(row: CommissionRow | None, votes: tuple[Ballot, ...]) -> Refusal | None:
    if row is None:
        return None
    have = {seat: sum(1 for b in votes if b.seat == seat) for seat in _LACKS}
    need = {"judge": row.judges, "hofmarshal": row.hofmarshal, "committee": row.committee}
    short = tuple(
        Note(code, {"need": need[seat], "have": have[seat]}, row.cites)
        for seat, code in _LACKS.items()
        if have[seat] < need[seat]
    )
    return Refusal("protest-commission-small", {}, row.cites, short) if short else None


def _dismiss(state: State, command: Dismiss) -> tuple[Event, ...] | Refusal:
    rule = state.rules.dismiss
    if state.phase != "filed":
        return Refusal("protest-not-open", {"phase": state.phase})
    if rule is None or not rule.conduct:
        return Refusal("protest-must-be-heard", {}, rule.cites if rule else ())
    if not command.reason.strip():
        return Refusal("protest-dismissal-needs-reason", {}, rule.cites)
    return (Dismissed(t=command.t, reason=command.reason, cites=rule.cites),)


def _retract(state: State, command: Retract) -> tuple[Event, ...] | Refusal:
    if state.phase != "filed":
        return Refusal("protest-not-open", {"phase": state.phase})
    if command.mistaken and not command.reason.strip():
        return Refusal("protest-mistake-needs-reason")
    return (Retracted(t=command.t, reason=command.reason, mistaken=command.mistaken),)


def _lapse(state: State, command: Lapse) -> tuple[Event, ...] | Refusal:
    rule = state.rules.protest_decision
    if state.phase != "filed" or state.overdue or rule is None:
        return Refusal("protest-not-due")
    if _elapsed(state, state.filed_at, command.t) <= rule.limit:
        return Refusal("protest-not-due", {}, rule.cites)
    return (Lapsed(t=command.t, cites=rule.cites),)


def _suspend(state: State, command: Suspend) -> tuple[Event, ...] | Refusal:
    if state.paused_at is not None:
        return Refusal("protest-clock-stands")
    return (Suspended(t=command.t),)


def _resume(state: State, command: Resume) -> tuple[Event, ...] | Refusal:
    if state.paused_at is None or command.t < state.paused_at:
        return Refusal("protest-clock-runs")
    return (Resumed(t=command.t),)


_DECIDE: dict[type, Callable[[State, Any], tuple[Event, ...] | Refusal]] = {
    File: _file,
    Cast: _cast,
    Dismiss: _dismiss,
    Retract: _retract,
    Lapse: _lapse,
    Suspend: _suspend,
    Resume: _resume,
}


def _filed(state: State, event: Filed) -> State | None:
    if state.phase != "announced":
        return None
    return msgspec.structs.replace(state, phase="filed", filed_at=event.t, entry=event.entry, filed=event, frozen_ms=0)


def _voted(state: State, event: Voted) -> State | None:
    if state.phase != "filed" or not event.votes:
        return None
    upheld, by = _verdict(state.rules, event.votes)
    rule = state.rules.protest_decision
    late = rule is not None and _elapsed(state, state.filed_at, event.t) > rule.limit
    return msgspec.structs.replace(
        state,
        phase="upheld" if upheld else "rejected",
        split=by != "all",
        decided_by=by,
        overdue=state.overdue or late,
        consequence=event.then if upheld else "stands",
        votes=event.votes,
        decided_at=event.t,
    )


def _verdict(rules: Nomination, votes: tuple[Ballot, ...]) -> tuple[bool, Literal["all", "hofmarshal", "majority"]]:
    """Upheld or not, and whose word it was: everyone's, or where they differ as `vote.split` says (sm.13.5)."""
    upholding = sum(1 for b in votes if b.uphold)
    if upholding in (0, len(votes)):
        return upholding > 0, "all"
    head = next((b.uphold for b in votes if b.seat == "hofmarshal"), None)
    even = 2 * upholding == len(votes)
    if head is not None and (even or (rules.vote is not None and rules.vote.split == "hofmarshal")):
        return head, "hofmarshal"
    return 2 * upholding > len(votes), "majority"


def _dismissed(state: State, event: Dismissed) -> State | None:
    if state.phase != "filed":
        return None
    return msgspec.structs.replace(
        state, phase="dismissed", consequence="stands", reason=event.reason, decided_at=event.t
    )


def _retracted(state: State, event: Retracted) -> State | None:
    if state.phase != "filed":
        return None
    return msgspec.structs.replace(
        state, phase="retracted", consequence="stands", reason=event.reason, mistaken=event.mistaken,
        decided_at=event.t,
    )  # fmt: skip


def _lapsed(state: State, event: Lapsed) -> State | None:
    return msgspec.structs.replace(state, overdue=True) if state.phase == "filed" else None


def _suspended(state: State, event: Suspended) -> State | None:
    return msgspec.structs.replace(state, paused_at=event.t) if state.paused_at is None else None


def _resumed(state: State, event: Resumed) -> State | None:
    if state.paused_at is None or event.t < state.paused_at:
        return None
    frozen = state.frozen_ms + event.t - state.paused_at
    return msgspec.structs.replace(state, paused_at=None, frozen_ms=frozen)


_EVOLVE: dict[type, Callable[[State, Any], State | None]] = {
    Filed: _filed,
    Voted: _voted,
    Dismissed: _dismissed,
    Retracted: _retracted,
    Lapsed: _lapsed,
    Suspended: _suspended,
    Resumed: _resumed,
}
