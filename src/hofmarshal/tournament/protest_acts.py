"""What is asked of a protest, and the facts that come of it."""

from __future__ import annotations

from typing import Literal

import msgspec

from hofmarshal.tournament.commands import Ballot, kebab


class Command(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True, tag_field="do", tag=kebab
):
    """What is asked of a protest, at `t` ms on the event's clock."""

    t: int = 0


class File(Command, frozen=True, kw_only=True):
    """File the protest. `before`: protests this fighter has already had accepted in the nomination."""

    entry: str = ""
    by: str = "fighter"
    form: str = "oral"
    clause: str = ""
    video: str = ""
    text: str = ""
    before: int = 0


class Cast(Command, frozen=True, kw_only=True, tag="vote"):
    """The commission's votes, and what follows if the protest is upheld."""

    votes: tuple[Ballot, ...] = ()
    then: Literal["corrected", "refought"] = "corrected"


class Dismiss(Command, frozen=True, kw_only=True):
    """Dismiss the protest unheard for how it was made; the reason is recorded (sm.13.conduct)."""

    reason: str


class Retract(Command, frozen=True, kw_only=True):
    """It is taken back; `mistaken`: it should never have been entered, and does not count."""

    reason: str = ""
    mistaken: bool = False


class Lapse(Command, frozen=True, kw_only=True):
    """The time to decide is over: the protest is overdue."""


class Suspend(Command, frozen=True, kw_only=True):
    """The event is suspended: the protest's clocks stand still."""


class Resume(Command, frozen=True, kw_only=True):
    """The event goes on: so do the clocks."""


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="event", tag=kebab):
    """A fact of the protest, with the clauses it rests on."""

    t: int
    cites: tuple[str, ...] = ()


class Filed(Event, frozen=True, kw_only=True):
    """It was filed in time and in form."""

    entry: str
    by: str
    form: str
    clause: str
    video: str
    text: str = ""


class Voted(Event, frozen=True, kw_only=True):
    """The commission voted."""

    votes: tuple[Ballot, ...]
    then: Literal["corrected", "refought"]


class Dismissed(Event, frozen=True, kw_only=True):
    """It was dismissed unheard."""

    reason: str


class Retracted(Event, frozen=True, kw_only=True):
    """It was taken back before it was decided."""

    reason: str = ""
    mistaken: bool = False


class Lapsed(Event, frozen=True, kw_only=True):
    """The time to decide passed without a decision."""


class Suspended(Event, frozen=True, kw_only=True):
    """The clocks were stopped."""


class Resumed(Event, frozen=True, kw_only=True):
    """The clocks went on."""


AnyEvent = Filed | Voted | Dismissed | Retracted | Lapsed | Suspended | Resumed
