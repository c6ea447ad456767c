"""An organiser lets somebody in who lacks a condition, as a decider: who, why, and exactly which lacks it covers."""

from __future__ import annotations

import msgspec

from hofmarshal.rules.gear_model import Cites
from hofmarshal.rules.notes import Refusal


class Lack(msgspec.Struct, frozen=True):
    """What is lacking: the condition (`age`, a paper's id, `gear`) and how (the code of its note). Nothing private."""

    condition: str
    code: str


class LetIn(msgspec.Struct, frozen=True, kw_only=True, tag="let-in"):
    """Let the entry in all the same. `lacking` is what it lacks now, which the server fills in with its clauses."""

    reason: str
    lacking: tuple[Lack, ...] = ()
    cites: Cites = ()


class TakeBack(msgspec.Struct, frozen=True, kw_only=True, tag="take-back"):
    """Take that back."""

    reason: str


class Let(msgspec.Struct, frozen=True, kw_only=True, tag="let"):
    """It is in, though it lacks this; what it comes to lack later is not covered."""

    reason: str
    lacking: tuple[Lack, ...]
    cites: Cites = ()


class Taken(msgspec.Struct, frozen=True, kw_only=True, tag="taken-back"):
    """It is no longer let in."""

    reason: str


Command = LetIn | TakeBack
Event = Let | Taken


class State(msgspec.Struct, frozen=True):
    """What holds now."""

    let: Let | None = None

    def covers(self, lack: Lack) -> bool:
        """Whether an organiser has said that this does not matter."""
        return self.let is not None and lack in self.let.lacking


def decide(state: State, command: Command) -> tuple[Event, ...] | Refusal:
    """The event of a command, or why not."""
    reason = command.reason.strip()
    if not reason:
        return Refusal("admission-let-in-unexplained")
    if isinstance(command, TakeBack):
        return (Taken(reason=reason),) if state.let is not None else Refusal("admission-not-let-in")
    if not command.lacking:
        return Refusal("admission-nothing-missing")
    return (Let(reason=reason, lacking=command.lacking, cites=command.cites),)


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    return State(event if isinstance(event, Let) else None)
