"""The routes of the results page: tables to look at and to save, papers to print, the ratings file, folders, the site."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Literal

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, QueryParameter

from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.exchange import outcome as out
from hofmarshal.exchange.documents import KINDS, MEDAL_PLACES, Kind, Wanted, document
from hofmarshal.exchange.nomination_export import export_nomination
from hofmarshal.exchange.ratings import left_out_text, ratings
from hofmarshal.exchange.results_tables import COLUMNS, TABLES, result_tables
from hofmarshal.exchange.site import site_files
from hofmarshal.exchange.write import Sheet, Value, csv_bytes, json_bytes, xlsx_bytes
from hofmarshal.exchange.zipped import zipped
from hofmarshal.rules.block import Text
from hofmarshal.server.errors import no
from hofmarshal.server.office.context import Asked, Office
from hofmarshal.server.office.gathered import Gatherer, protocols
from hofmarshal.server.office.nominations_out import EventOut
from hofmarshal.server.scenes.model import NominationRow, NominationsScene
from hofmarshal.server.scenes.nomination import PAIRS
from hofmarshal.text import message
from hofmarshal.tournament import nomination

LANE = "results"
"""Papers and files are made one after the other, beside everything else."""

MOST_PLACES = 100
MOST_ENTRIES = 16
"""Entries of an empty group table."""

ZIP = "application/zip"
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

Lang = Annotated[Literal["en", "ru", "uk"], QueryParameter()]
Name = Annotated[str, QueryParameter(max_length=64)]


class ColumnOut(msgspec.Struct, frozen=True, kw_only=True):
    """A column of a table: its key, its heading, whether it holds numbers."""

    key: str
    title: str
    number: bool


class TableOut(msgspec.Struct, frozen=True, kw_only=True):
    """A table of results in the language that was asked for; `rows` are values by column."""

    key: str
    title: str
    columns: tuple[ColumnOut, ...]
    rows: tuple[tuple[Value, ...], ...]


class NominationFiles(msgspec.Struct, frozen=True, kw_only=True):
    """What a nomination has to print and save: how far it is, whether it has groups, brackets, signed bouts, final places."""

    nomination: str
    title: Text
    phase: Literal["entries", "fighting", "over", "signed"]
    entries: int
    groups: int
    brackets: int
    protocols: int
    final: bool


class ResultsOut(msgspec.Struct, frozen=True, kw_only=True):
    """The results page: its nominations, the tables there are by key and title; `public`: the event's pages are on."""

    event: str
    public: bool
    nominations: tuple[NominationFiles, ...]
    tables: tuple[tuple[str, str], ...]


class LeftOutOut(msgspec.Struct, frozen=True, kw_only=True):
    """Bouts that the ratings file does not list, in sentences."""

    said: tuple[str, ...]


def results_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handlers over an office."""
    desk = ResultsDesk(office)

    @get("/api/office/results", operation_id="results", tags=["results"], sync_to_thread=True)
    def results(request: Asked, lang: Lang = "en") -> ResultsOut:
        """What there is to look at, to print and to save."""
        office.allow(request, secret=False)
        return desk.overview(lang)

    @get("/api/office/results/table/{key:str}", operation_id="results-table", tags=["results"], sync_to_thread=True)
    def table(request: Asked, key: FromPath[str], lang: Lang = "en", nomination: Name = "") -> TableOut:
        """One table of the event, or of one of its nominations."""
        office.allow(request, secret=False)
        return desk.table(key, lang, nomination)

    @get("/api/office/results/left-out", operation_id="results-left-out", tags=["results"], sync_to_thread=True)
    def left_out(request: Asked, lang: Lang = "en", nomination: Name = "") -> LeftOutOut:
        """What the ratings file leaves out, and why."""
        office.allow(request, secret=False)
        return desk.left_out(lang, nomination)

    @get("/api/office/results/file/{file:str}", operation_id="results-file", tags=["results"])
    async def saved(request: Asked, file: FromPath[str], lang: Lang = "en", nomination: Name = "") -> Response[bytes]:
        """Tables as a file: `places.csv`, `bouts.xlsx`, `all.xlsx`, `all.json`, `ratings.xlsx`, `ratings.zip`, `site.zip`."""

        def made() -> Response[bytes]:
            office.allow(request, secret=False)
            return desk.file(file, lang, nomination)

        return await office.venue.lanes.run(LANE, made)

    @get("/api/office/results/paper/{file:str}", operation_id="results-paper", tags=["results"])
    async def paper(
        request: Asked,
        file: FromPath[str],
        lang: Lang = "en",
        nomination: Name = "",
        to: Annotated[int, QueryParameter(ge=1, le=MOST_PLACES)] = MEDAL_PLACES,
        size: Annotated[int, QueryParameter(ge=2, le=MOST_ENTRIES)] = 6,
    ) -> Response[bytes]:
        """Papers to print: `start.pdf`, `groups.pdf`, `brackets.pdf`, `final.pdf`, `certificates.pdf`, `protocols.pdf`,
        `blank-groups.pdf`. Certificates go down to place `to`; an empty group table is for `size` entries.
        """

        def made() -> Response[bytes]:
            office.allow(request, secret=False)
            return desk.paper(file, lang, nomination, to=to, size=size)

        return await office.venue.lanes.run(LANE, made)

    @get("/api/office/results/folder/{file:str}", operation_id="results-folder", tags=["results"])
    async def folder(request: Asked, file: FromPath[str], lang: Lang = "en") -> Response[bytes]:
        """`NOMINATION.zip`: the nomination as a folder that `hofmarshal run` plays to the same places."""

        def made() -> Response[bytes]:
            office.allow(request, secret=False)
            return desk.folder(file.removesuffix(".zip"), lang)

        return await office.venue.lanes.run(LANE, made)

    return [results, table, left_out, saved, paper, folder]


class ResultsDesk:
    """What the results page asks. Its calls block; each raises `HttpRefusal` for what there is not."""

    def __init__(self, office: Office) -> None:
        self._office = office
        venue = office.venue
        self._gatherer = Gatherer(venue, venue.scene, venue.library)

    def overview(self, lang: str) -> ResultsOut:
        """What there is: by how each nomination was composed, without its tables."""
        state = self._office.programme
        scene: NominationsScene = self._office.venue.scene("nominations")
        return ResultsOut(
            event=state.name,
            public=state.details.public,
            nominations=tuple(self._files(row) for row in scene.nominations),
            tables=tuple((key, message(f"results-table-{key}", lang)) for key in TABLES),
        )

    def _files(self, row: NominationRow) -> NominationFiles:
        ground: nomination.State = self._office.venue.look(nomination_stream(row.nomination))
        layouts = [stage.layout for stage in ground.stages.values()]
        opened = self._office.programme.opened.values()
        return NominationFiles(
            nomination=row.nomination,
            title=row.title,
            phase=row.phase,
            entries=row.entries,
            groups=sum(len(one.groups) for one in layouts if one.kind not in PAIRS),
            brackets=sum(one.kind in PAIRS for one in layouts),
            protocols=sum(one[-1].nomination == row.nomination for one in opened),
            final=row.phase in ("over", "signed"),
        )

    def left_out(self, lang: str, name: str) -> LeftOutOut:
        """What the ratings file leaves out."""
        return LeftOutOut(said=tuple(left_out_text(ratings(self._event(name)).left_out, lang)))

    def table(self, key: str, lang: str, nomination: str) -> TableOut:
        """One table."""
        if key not in TABLES:
            raise no(404, "results-no-table", table=key[:40], known=", ".join(TABLES))
        (sheet,) = result_tables(self._event(nomination), lang, (key,), nomination)
        columns = tuple(ColumnOut(key=one.key, title=one.title, number=one.kind == "number") for one in sheet.columns)
        return TableOut(key=key, title=sheet.title, columns=columns, rows=sheet.rows)

    def _event(self, nomination: str = "", *, whole: bool = False) -> out.EventOut:
        """The event, or one nomination of it; `whole`: with schedule and reasons."""
        if nomination and nomination not in self._office.programme.nominations:
            raise no(404, "paper-no-nomination", name=nomination[:80])
        return self._gatherer.event(only=nomination, plan=whole, why=whole)

    def file(self, file: str, lang: str, nomination: str) -> Response[bytes]:
        """Tables as a file; the ratings file; the site."""
        name, _, ending = file.rpartition(".")
        if (name, ending) == ("site", "zip"):
            return _answer(zipped(site_files(self._event(whole=True))), ZIP, "site.zip")
        if name == "ratings" and ending in ("xlsx", "zip"):
            made = ratings(self._event(nomination))
            data = made.xlsx() if ending == "xlsx" else zipped(made.files())
            return _answer(data, XLSX if ending == "xlsx" else ZIP, f"ratings.{ending}")
        keys = TABLES if name == "all" else (name,)
        maker = _MAKERS.get(ending)
        if maker is None or any(key not in COLUMNS for key in keys) or (ending == "csv" and len(keys) > 1):
            raise no(404, "results-no-file", file=file[:60])
        make, media = maker
        sheets = result_tables(self._event(nomination), lang, keys, nomination)
        return _answer(make(sheets), media, f"{nomination or 'event'}-{name}.{ending}")

    def paper(self, file: str, lang: str, nomination: str, *, to: int, size: int) -> Response[bytes]:
        """A paper to print."""
        kind = next((one for one in KINDS if f"{one}.pdf" == file), None)
        if kind is None:
            raise no(404, "results-no-file", file=file[:60])
        event = self._event(nomination)
        wanted = Wanted(
            kind=kind,
            lang=lang,
            to=to,
            size=size,
            seal=self._seal(),
            protocols=tuple(self._protocols(kind, nomination)),
        )
        return _answer(
            document(event, wanted, nomination), "application/pdf", f"{nomination or 'event'}-{file}", "inline"
        )

    def _protocols(self, kind: Kind, nomination: str) -> Iterator[out.ProtocolOut]:
        if kind == "protocols":
            venue = self._office.venue
            for name in [nomination] if nomination else list(self._office.programme.nominations):
                yield from protocols(venue, venue.journal, name)

    def _seal(self) -> str:
        """The journal's last entry: what a paper can be held against."""
        last = next(iter(self._office.venue.journal.latest(limit=1)), None)
        return f"{last.position} {last.hash[:16]}" if last is not None else ""

    def folder(self, name: str, lang: str) -> Response[bytes]:
        """A nomination as a folder, packed."""
        venue = self._office.venue
        if name not in self._office.programme.nominations:
            raise no(404, "paper-no-nomination", name=name[:80])
        source = EventOut(venue.journal, venue.festival.facts, venue.look, venue.person).source(name)
        with TemporaryDirectory() as place:
            made = export_nomination(source, Path(place), lang)
        return _answer(zipped(made.files, name), ZIP, f"{name}.zip")


def _csv(sheets: list[Sheet]) -> bytes:
    return csv_bytes(sheets[0])


_MAKERS: dict[str, tuple[Callable[[list[Sheet]], bytes], str]] = {
    "csv": (_csv, "text/csv; charset=utf-8"),
    "xlsx": (xlsx_bytes, XLSX),
    "json": (json_bytes, "application/json"),
}


def _answer(data: bytes, media: str, name: str, how: str = "attachment") -> Response[bytes]:
    safe = "".join(c if c.isascii() and (c.isalnum() or c in "-._") else "-" for c in name)
    return Response(
        data,
        media_type=media,
        headers={"content-disposition": f'{how}; filename="{safe}"', "cache-control": "no-store"},
    )
