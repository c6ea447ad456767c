"""The routes of the event's set-up beside its commands: nominations, their settings, private data that may go."""

from __future__ import annotations

from datetime import date, datetime
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from hofmarshal.admission.majority import MAJORITY
from hofmarshal.rules.notes import Refusal
from hofmarshal.server.dossier_acts import dossier_stream
from hofmarshal.server.errors import HttpRefusal
from hofmarshal.server.event import panel_of
from hofmarshal.server.office.context import Asked, Office
from hofmarshal.server.office.overrides import Line, Name, RulesDesk, Wished, base, fitting
from hofmarshal.server.seats import DESK_ROLES
from hofmarshal.server.wire import Identity
from hofmarshal.tournament import programme
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.programme_details import last_day, private_until
from hofmarshal.tournament.settings import Settings


class NewNomination(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A nomination to be taken into the event, with what the organiser chose."""

    name: Name
    rulebook: Name
    nomination: Name
    wished: Wished = Wished()
    settings: Settings = Settings()
    rings: Annotated[tuple[Name, ...], msgspec.Meta(max_length=64)] = ()


class Chosen(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings chosen for a nomination, and those that stood when they were."""

    settings: Settings
    seen: Settings
    reason: Line = ""


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """The nomination that is part of the event now."""

    name: str


class Country(msgspec.Struct, frozen=True, kw_only=True):
    """A country (or a part of one) whose age of majority is known, on the event's first day or today."""

    code: str
    age: int


class PrivateState(msgspec.Struct, frozen=True, kw_only=True):
    """Of how many people something private is kept; `until` the day (YYYY-MM-DD) up to which, empty where none was said.

    `due`: that day is over, and it may be deleted.
    """

    people: int
    until: str
    due: bool


def setup_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handlers over an office."""
    setup = Setup(office)

    @post("/api/office/setup/nominations", status_code=201, operation_id="set-up-nomination", tags=["office"],
          sync_to_thread=True)  # fmt: skip
    def add(request: Asked, data: JSONBody[NewNomination]) -> Made:
        """Take a nomination of a rulebook into the event."""
        return setup.add(office.allow(request, DESK_ROLES, secret=False), data)

    @post("/api/office/setup/nominations/{name:str}/settings", status_code=200, operation_id="change-settings",
          tags=["office"], sync_to_thread=True)  # fmt: skip
    def settings(request: Asked, name: FromPath[str], data: JSONBody[Chosen]) -> Made:
        """Give a nomination other settings; what somebody else changed meanwhile stays."""
        you = office.allow(request, DESK_ROLES, secret=False)
        RulesDesk(office).set(you, name, data.settings, data.seen, data.reason.strip())
        return Made(name=name)

    @get("/api/office/setup/countries", operation_id="countries", tags=["office"], sync_to_thread=True)
    def countries(request: Asked) -> list[Country]:
        """The countries whose age of majority is known."""
        office.allow(request, DESK_ROLES, secret=False)
        return list(setup.countries())

    @get("/api/office/private", operation_id="private-data", tags=["office"], sync_to_thread=True)
    def private(request: Asked) -> PrivateState:
        """How much private data there is, and whether it may go."""
        office.allow(request, DESK_ROLES, secret=False)
        return setup.private()

    @post("/api/office/private/delete", status_code=200, operation_id="delete-private-data", tags=["office"],
          sync_to_thread=True)  # fmt: skip
    def delete(request: Asked) -> PrivateState:
        """Delete everybody's private data and media, once their time is over. Names, results and the journal stay."""
        return setup.delete_private(office.allow(request, ("organiser",)))

    return [add, settings, countries, private, delete]


class Setup:
    """What the routes do."""

    def __init__(self, office: Office) -> None:
        self._office = office

    def add(self, you: Identity, wanted: NewNomination) -> Made:
        """A nomination more. Raises `HttpRefusal`."""
        wide = self._office.programme.laid.get(wanted.rulebook, ())
        pinned = base(wanted.rulebook, wanted.nomination, wanted.wished, wide)
        fitting(pinned.rules, wanted.settings)
        library = self._office.venue.library
        kept = library.keep(pinned)
        command = w.AddNomination(
            name=wanted.name.strip(), rules=kept, text=library.text(kept.content), settings=wanted.settings,
            rings=wanted.rings, ladder=pinned.rules.ladder, panel=wanted.wished.panel or panel_of(pinned.rules),
        )  # fmt: skip
        self._office.give(you, programme.STREAM, command)
        return Made(name=command.name)

    def countries(self) -> tuple[Country, ...]:
        """Each code once, with the age that holds on the event's day."""
        day = last_day(self._office.programme.details) or self._today()
        found: dict[str, Country] = {}
        for row in MAJORITY:
            if row.since is None or row.since <= day:
                found[row.code] = Country(code=row.code, age=row.age)
        return tuple(found.values())

    def _today(self) -> date:
        """The day by the server's clock, where the server stands."""
        return datetime.fromtimestamp(self._office.venue.now() / 1000).date()  # noqa: DTZ006 - the laptop's own day

    def private(self) -> PrivateState:
        """What is kept, and until when."""
        until = private_until(self._office.programme.details)
        people = sum(bool(parts) for parts in self._office.dossiers.all().values())
        due = until is not None and self._today() > until
        return PrivateState(people=people, until=until.isoformat() if until is not None else "", due=due)

    def delete_private(self, you: Identity) -> PrivateState:
        """Delete what is private. Raises `HttpRefusal` (409) before its time."""
        now = self.private()
        if not now.due:
            raise HttpRefusal(409, Refusal("setup-private-early", {"until": now.until or "–"}))
        for entry, parts in tuple(self._office.dossiers.all().items()):
            for part in tuple(parts):
                self._drop(you, entry, part)
        self._office.media.clear()
        return self.private()

    def _drop(self, you: Identity, entry: str, part: str) -> None:
        """Delete one part with its trace; one that the journal never told of goes without."""
        if part in self._office.venue.look(dossier_stream(entry)):
            self._office.drop(you, entry, part)
        else:
            self._office.dossiers.drop(entry, part)
