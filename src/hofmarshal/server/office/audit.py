"""The audit: the journal read backwards with filters, each entry in a sentence; exported, sealed and verified."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import QueryParameter

from hofmarshal.desk.decider import kind_of
from hofmarshal.exchange.write import Column, Sheet, csv_bytes, json_bytes
from hofmarshal.journal.checkpoint import checkpoint
from hofmarshal.journal.model import Entry
from hofmarshal.server.device_acts import State as Devices
from hofmarshal.server.office.audit_words import Words, about
from hofmarshal.server.office.context import Asked, Office
from hofmarshal.server.scenes.model_base import Said
from hofmarshal.server.wire import Identity
from hofmarshal.tournament import programme

PAGE = 60
"""Rows of a page."""

CHUNK = 1000
"""Entries read at a time."""

BUDGET = 0.15
"""Seconds that one page may take; after that it comes as it is, and the reader asks on."""

MOST_EXPORTED = 200_000
MOST_DATA = 4000
"""The characters of an entry's own data that a row shows."""

OF_NOMINATION = ("contest", "nomination", "inspection", "admission")
"""Kinds of streams whose names say which nomination they belong to."""

Word = Annotated[str, QueryParameter(max_length=120)]
Form = Annotated[Literal["csv", "json"], QueryParameter()]
Lang = Annotated[Literal["en", "ru", "uk"], QueryParameter()]
When = Annotated[int, QueryParameter(ge=0, le=1 << 52)]


class Filter(msgspec.Struct, frozen=True, kw_only=True):
    """What is looked for; what is left empty is not asked. `since` and `until` are instants in ms, both included."""

    kind: str = ""
    nomination: str = ""
    person: str = ""
    device: str = ""
    type: str = ""
    text: str = ""
    since: int = 0
    until: int = 0


class AuditRow(msgspec.Struct, frozen=True, kw_only=True):
    """One entry. `at` is when it happened, `recorded` when it was written (ms); `seat` and `device` who did it.

    `nomination` and `people` are whom it is about, `data` the entry's own (JSON, cut where it is long).
    """

    position: int
    at: int
    recorded: int
    stream: str
    number: int
    kind: str
    type: str
    seat: str
    device: str
    device_name: str
    follows: bool
    said: Said
    nomination: str
    people: dict[str, str]
    data: str
    hash: str


class AuditPage(msgspec.Struct, frozen=True, kw_only=True):
    """Rows, the newest first; `before` is where to go on (0: that was all), `looked` the instant up to which it was looked."""

    rows: tuple[AuditRow, ...]
    before: int
    looked: int


class Seal(msgspec.Struct, frozen=True, kw_only=True):
    """How much the journal holds, and its last checkpoint: its hash stands for all that was before it (0, empty: none)."""

    entries: int
    streams: int
    checkpoint: str
    at: int


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is wrong in the journal."""

    code: str
    detail: str
    stream: str
    number: int


class Verified(msgspec.Struct, frozen=True, kw_only=True):
    """What a reading of the whole journal has found, and how long it took (ms)."""

    entries: int
    faults: tuple[Fault, ...]
    took: int


class Choices(msgspec.Struct, frozen=True, kw_only=True):
    """What there is to choose from in the filters: devices by id, seats, and the types of entries of each kind there are."""

    devices: dict[str, str]
    seats: tuple[str, ...]


def audit_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handlers over an office; the journal names people by number, and names are put in, so all of them are secret."""
    audit = Audit(office)

    @get("/api/office/audit", operation_id="audit", tags=["office"], sync_to_thread=True)
    def page(
        request: Asked, kind: Word = "", nomination: Word = "", person: Word = "", device: Word = "", type: Word = "",  # noqa: A002
        text: Word = "", since: When = 0, until: When = 0, before: When = 0,
    ) -> AuditPage:  # fmt: skip
        """A page of the journal, the newest first."""
        office.allow(request)
        wanted = Filter(kind=kind, nomination=nomination, person=person, device=device, type=type, text=text, since=since,
                        until=until)  # fmt: skip
        return audit.page(wanted, before)

    @get("/api/office/audit/choices", operation_id="audit-choices", tags=["office"], sync_to_thread=True)
    def choices(request: Asked) -> Choices:
        """What the filters offer."""
        office.allow(request)
        return audit.choices()

    @get("/api/office/audit/export", operation_id="audit-export", tags=["office"], sync_to_thread=True)
    def export(
        request: Asked, form: Form = "csv", lang: Lang = "en", kind: Word = "",
        nomination: Word = "", person: Word = "", device: Word = "", type: Word = "", text: Word = "", since: When = 0,  # noqa: A002
        until: When = 0,
    ) -> Response[bytes]:  # fmt: skip
        """All that the filters leave, the oldest first, as a table whose cells are never formulas."""
        office.allow(request)
        wanted = Filter(kind=kind, nomination=nomination, person=person, device=device, type=type, text=text, since=since,
                        until=until)  # fmt: skip
        sheet = audit.sheet(wanted, lang)
        data, mime = (csv_bytes(sheet), "text/csv; charset=utf-8") if form == "csv" else (
            json_bytes([sheet]), "application/json")  # fmt: skip
        head = {"content-disposition": f'attachment; filename="audit.{form}"', "cache-control": "no-store"}
        return Response(data, media_type=mime, headers=head)

    @get("/api/office/audit/seal", operation_id="audit-seal", tags=["office"], sync_to_thread=True)
    def seal(request: Asked) -> Seal:
        """How much the journal holds, and its last checkpoint."""
        office.allow(request, secret=False)
        return audit.seal()

    @post("/api/office/audit/checkpoint", status_code=200, operation_id="make-checkpoint", tags=["office"],
          sync_to_thread=True)  # fmt: skip
    def mark(request: Asked) -> Seal:
        """Write down the heads of all streams; the hash of that entry may be printed and kept elsewhere."""
        return audit.mark(office.allow(request, ("organiser", "chief"), secret=False))

    @post(
        "/api/office/audit/verify", status_code=200, operation_id="verify-journal", tags=["office"], sync_to_thread=True
    )
    def verify(request: Asked) -> Verified:
        """Read the whole journal and tell every fault in it."""
        office.allow(request, secret=False)
        return audit.verify()

    return [page, choices, export, seal, mark, verify]


class Audit:
    """What the routes do. A journal is read from its end, so that the first page does not depend on its length."""

    def __init__(self, office: Office) -> None:
        self._office = office

    def _words(self) -> Words:
        venue = self._office.venue
        devices: Devices = venue.look("devices")
        return Words(venue.festival.deciders, venue.told, self._name, devices)

    def _name(self, entry: str) -> str:
        found = self._office.venue.person(entry)
        return str(found.shown) if found is not None else entry

    def page(self, wanted: Filter, before: int) -> AuditPage:
        """Rows before a position, the newest first."""
        words, rows, looked, end = self._words(), list[AuditRow](), 0, time.monotonic() + BUDGET
        while True:
            chunk = self._office.venue.journal.latest(before, CHUNK)
            for entry in chunk:
                before, looked = entry.position, entry.at
                row = self._row(wanted, words, entry)
                if row is not None:
                    rows.append(row)
                if len(rows) >= PAGE or time.monotonic() > end:
                    return AuditPage(rows=tuple(rows), before=before, looked=looked)
            if len(chunk) < CHUNK:
                return AuditPage(rows=tuple(rows), before=0, looked=looked)

    def _row(self, wanted: Filter, words: Words, entry: Entry) -> AuditRow | None:
        """An entry as a row; None where it is not looked for. What costs most is asked last."""
        if not _fits(wanted, entry) or not self._by(wanted, entry):
            return None
        event = words.event(entry)
        nomination, people = _nomination(entry, event), _people(entry, event)
        if (wanted.nomination and nomination != wanted.nomination) or not self._concerns(wanted.person, people):
            return None
        said = words.say(entry, event)
        if wanted.text and not _speaks(wanted.text, entry, said):
            return None
        data = entry.data.decode()
        return AuditRow(
            position=entry.position, at=entry.at, recorded=entry.recorded, stream=entry.stream, number=entry.number,
            kind=kind_of(entry.stream), type=entry.type, seat=entry.actor, device=entry.device,
            device_name=self._device(entry.device), follows=bool(entry.cause), said=said, nomination=nomination,
            people={one: self._name(one) for one in people[:20]},
            data=data if len(data) <= MOST_DATA else data[:MOST_DATA] + "…", hash=entry.hash,
        )  # fmt: skip

    def _device(self, device: str) -> str:
        known = self._office.venue.look("devices").devices.get(device)
        return str(known.name) if known is not None else device

    def _by(self, wanted: Filter, entry: Entry) -> bool:
        """Whether the device, or the seat, is the one looked for."""
        return not wanted.device or wanted.device in (entry.device, entry.actor)

    def _concerns(self, person: str, people: tuple[str, ...]) -> bool:
        """Whether somebody of that number, or of whose name that is a part, is meant."""
        if not person:
            return True
        part = person.casefold()
        return any(one == person or part in self._name(one).casefold() for one in people)

    def choices(self) -> Choices:
        """Devices and the seats they have held."""
        devices: Devices = self._office.venue.look("devices")
        seats = {f"{one.seat}" for one in devices.devices.values() if one.seat}
        return Choices(
            devices={key: one.name for key, one in devices.devices.items()}, seats=tuple(sorted(seats)),
        )  # fmt: skip

    def sheet(self, wanted: Filter, lang: str) -> Sheet:
        """Everything looked for, the oldest first."""
        rows = list(self._all(wanted))[::-1]
        names = (
            "at",
            "recorded",
            "seat",
            "device",
            "stream",
            "number",
            "type",
            "nomination",
            "people",
            "what",
            "data",
            "hash",
        )
        numbers = ("number",)
        columns = tuple(Column(name, name, "number" if name in numbers else "text") for name in names)
        return Sheet("audit", columns, tuple(
            (_moment(one.at), _moment(one.recorded), one.seat, one.device_name, one.stream, one.number, one.type,
             one.nomination, ", ".join(one.people.values()), getattr(one.said, lang), one.data, one.hash)
            for one in rows
        ))  # fmt: skip

    def _all(self, wanted: Filter) -> Iterator[AuditRow]:
        words, before = self._words(), 0
        found = 0
        while chunk := self._office.venue.journal.latest(before, CHUNK):
            for entry in chunk:
                row = self._row(wanted, words, entry)
                if row is not None:
                    found += 1
                    yield row
            before = chunk[-1].position
            if found >= MOST_EXPORTED or before <= 1:
                return

    def seal(self) -> Seal:
        """What there is, and the last checkpoint."""
        journal = self._office.venue.journal
        heads = journal.heads()
        marks = [
            journal.read(name, head.number - 1, 1)[0] for name, head in heads.items() if kind_of(name) == "checkpoint"
        ]
        last = max(marks, key=lambda one: one.position, default=None)
        return Seal(
            entries=sum(head.number for head in heads.values()), streams=len(heads),
            checkpoint=last.hash if last is not None else "", at=last.at if last is not None else 0,
        )  # fmt: skip

    def mark(self, you: Identity) -> Seal:
        """A checkpoint now."""
        venue = self._office.venue
        first = venue.journal.read(programme.STREAM, 0, 1)
        home = first[0].hash[:12] if first else "new"
        checkpoint(venue.journal, home, at=venue.now(), actor=you.seat)
        return self.seal()

    def verify(self) -> Verified:
        """Every fault there is."""
        began = time.monotonic()
        found = self._office.venue.journal.verify()
        faults = tuple(
            Fault(code=one.code, detail=one.detail, stream=one.stream, number=one.number) for one in found[:100]
        )
        return Verified(entries=self.seal().entries, faults=faults, took=int((time.monotonic() - began) * 1000))


def _fits(wanted: Filter, entry: Entry) -> bool:
    """What can be told without reading the event."""
    if wanted.kind and kind_of(entry.stream) != wanted.kind:
        return False
    if wanted.type and entry.type != wanted.type:
        return False
    return entry.at >= wanted.since and (not wanted.until or entry.at <= wanted.until)


def _nomination(entry: Entry, event: Any) -> str:
    """The nomination an entry belongs to, by its stream or by what it says."""
    kind, _, rest = entry.stream.partition("/")
    if kind in OF_NOMINATION:
        return rest.partition("/")[0]
    if kind == programme.STREAM and entry.type.startswith(("nomination-", "rings-")):
        return str(getattr(event, "name", ""))
    return str(getattr(event, "nomination", "") or "")


def _people(entry: Entry, event: Any) -> tuple[str, ...]:
    """Whom an entry is about, by its stream or by what it says."""
    kind, _, rest = entry.stream.partition("/")
    own = (rest.rpartition("/")[2],) if kind in ("inspection", "admission", "dossier") else ()
    return tuple(dict.fromkeys((*own, *about(event))))


def _speaks(text: str, entry: Entry, said: Said) -> bool:
    """Whether the sentence in any language, the stream or the data hold these words."""
    part = text.casefold()
    return any(part in one.casefold() for one in (said.en, said.ru, said.uk, entry.stream, entry.data.decode()))


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
