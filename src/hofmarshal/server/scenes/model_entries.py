"""What the desk sees of the entries: everyone, in which nominations, what is missing; self-entries that wait; clubs."""

from __future__ import annotations

from typing import Literal

from hofmarshal.rules.block import Text
from hofmarshal.server.scenes.model_base import Said, Scene


class RosterMember(Scene, frozen=True, kw_only=True):
    """A fighter of a team: his entry, the number on his back."""

    entry: str
    number: int
    reserve: bool = False
    captain: bool = False


class TakesRow(Scene, frozen=True, kw_only=True):
    """How somebody takes part in a nomination.

    `here`: checked in; `state` and `why` whether he is still in it; `missing` names what is missing, by the keys of the
    scene's `lacks`; `roster` a team's fighters; `drawn`: he is in a group.
    """

    here: bool
    state: Literal["active", "withdrawn", "removed"] = "active"
    why: str = ""
    rating: int = 0
    weight: str = ""
    drawn: bool = False
    missing: tuple[str, ...] = ()
    roster: tuple[RosterMember, ...] = ()


class EntryRow(Scene, frozen=True, kw_only=True):
    """Somebody of the event. `born` and `contact` tell only whether the desk knows them; `club_code` which club it is.

    `erased`: his data are gone. `missing`: what is missing whatever the nomination.
    """

    entry: str
    name: str
    club: str = ""
    club_code: str = ""
    country: str = ""
    born: bool = False
    contact: bool = False
    erased: bool = False
    missing: tuple[str, ...] = ()
    takes: dict[str, TakesRow] = {}


class EntriesNomination(Scene, frozen=True, kw_only=True):
    """A nomination one may enter. `book` is the hash of its rules (`/api/books/HASH`), `capacity` 0: no limit.

    `weights`: its draw asks for weight categories; `over`: its places are signed. `roster_min`, `roster_max`, `reserves` are
    the rulebook's limits of a team (0, and None: none), by `roster_cites`.
    """

    title: Text
    team: bool
    book: str
    capacity: int = 0
    entered: int = 0
    here: int = 0
    drawn: bool = False
    over: bool = False
    weights: bool = False
    roster_min: int = 0
    roster_max: int = 0
    reserves: int | None = None
    roster_cites: tuple[str, ...] = ()


class ApplicationRow(Scene, frozen=True, kw_only=True):
    """A self-entry the desk has not answered: since when (ms), and the place on the waiting list (0: there is room)."""

    entry: str
    nomination: str
    at: int
    place: int = 0


class EntriesScene(Scene, frozen=True, kw_only=True):
    """Topic `entries`, for the desk: `people` by entry, `next` the number proposed, `lacks` what may be missing in words.

    `applications` by `NOMINATION/ENTRY`; `apart` pairs of club codes that are two clubs though written nearly alike.
    """

    people: dict[str, EntryRow]
    nominations: dict[str, EntriesNomination]
    next: str = "1"
    lacks: dict[str, Said] = {}
    applications: dict[str, ApplicationRow] = {}
    apart: tuple[tuple[str, str], ...] = ()
