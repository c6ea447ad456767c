"""Takes a nomination folder into a running event: people, rules, entries, draw and whatever was fought already."""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from hofmarshal.desk.answers import Answer
from hofmarshal.desk.decider import Issued, Look
from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.exchange.nomination_folder import Folder, change_of, read_nomination, run_nomination
from hofmarshal.rules.notes import BadInput, Problem, Refusal, bad
from hofmarshal.server.content import Library, pinned_of
from hofmarshal.server.event import panel_of
from hofmarshal.server.people import People, Person
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import nomination, programme
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.decisions import Decision
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.events import Event
from hofmarshal.tournament.folder import read_decisions, read_settings
from hofmarshal.tournament.merging import merged
from hofmarshal.tournament.open_schedule import rings_of
from hofmarshal.tournament.playing import play

SEAT = "secretary"
DEVICE = "folder"
"""The seat and the device of what a folder brings in."""

TIMES = ("t", "announced")
"""The fields of decisions that are instants on the folder's own clock, which begins at 0."""

MOST_BYTES = 16 << 20
MOST_FILES = 2000


class Added(msgspec.Struct, frozen=True, kw_only=True):
    """What was taken in: the nomination's name, its people, stages drawn, bouts that wait, results recorded."""

    nomination: str
    people: int
    entries: int
    stages: tuple[str, ...]
    open: int
    recorded: int
    rings: tuple[str, ...]


class Desk(msgspec.Struct, frozen=True):
    """What it needs of a desk and its event."""

    submit: Callable[[Issued], Answer]
    look: Look
    now: Callable[[], int]
    library: Library
    people: People


def add_folder(path: Path, desk: Desk, *, name: str = "", rings: Sequence[str] = ()) -> Added:
    """Take the folder in under `name` (its own, if left out), fought on `rings` (those of its settings, else all).

    The folder's own times are laid on the event's clock so that the last of them is now. Raises `BadInput` before anything
    is changed: for every fault of the folder, for entries that are somebody else's already, for a name or ring that
    cannot be.
    """
    run_nomination(path)
    folder = read_nomination(path)
    name = name or slug(path.name)
    decisions = read_decisions(folder.decisions, change_of(folder))
    _check(folder, decisions, desk, name)
    settings = read_settings({"admission": "elsewhere", **folder.head.settings}, decisions, folder.rules)
    fought_on = tuple(rings) or rings_of(settings)
    table = _Table(desk, name, desk.now() - max((_last(one.command) for one in decisions), default=0))
    known = _introduce(folder, decisions, desk, table)
    for ring in fought_on or ("1",):
        if ring not in table.programme.rings:
            table.tell(programme.STREAM, w.SetRing(ring=ring))
    pinned = pinned_of(folder.books[folder.head.rulebook], folder.head.nomination, folder.books, folder.head.overrides)
    kept = desk.library.keep(pinned)
    table.tell(
        programme.STREAM,
        w.AddNomination(
            name=name, rules=kept, text=desk.library.text(kept.content), settings=settings, rings=fought_on,
            ladder=pinned.rules.ladder, panel=panel_of(pinned.rules),
        ),
    )  # fmt: skip
    for entry in folder.entries:
        table.tell(table.stream, ncmd.Enter(entry=nameless(entry, known)))
    made = tuple(_nameless_decision(one, known) for one in decisions)
    played = play(table, made, merged(folder.bouts), folder.head.seed)
    if played.refused and not (folder.head.expect or {}).get("refused"):
        raise BadInput(Problem(one.refusal.code, one.refusal.args, str(path)) for one in played.refused)
    return Added(
        nomination=name,
        people=len(known),
        entries=len(folder.entries),
        stages=tuple(played.state.stages),
        open=sum(
            len(group.open)
            for one in played.state.stages.values()
            for group in nomination.view(played.state, one).groups
        ),
        recorded=len(played.state.bouts),
        rings=fought_on,
    )


def slug(text: str) -> str:
    """A name that may stand in the names of streams, made of a folder's."""
    return re.sub(r"[^A-Za-z0-9._-]+", "-", text).strip("-.")[:32] or "nomination"


def nameless(entry: Entry, people: Mapping[str, Person]) -> Entry:
    """An entry as the journal keeps it: no name, no birthday, the club by its code."""
    person = people.get(entry.entry)
    code = person.club_code if person is not None else ""
    return msgspec.structs.replace(entry, name="", team="", born="", club=code)


def _nameless_decision(one: Decision, people: Mapping[str, Person]) -> Decision:
    if not isinstance(one.command, ncmd.Enter):
        return one
    entered = msgspec.structs.replace(one.command, entry=nameless(one.command.entry, people))
    return msgspec.structs.replace(one, command=entered)


def _every_entry(folder: Folder, decisions: Iterable[Decision]) -> list[Entry]:
    late = (one.command.entry for one in decisions if isinstance(one.command, ncmd.Enter))
    return [*folder.entries, *late]


def _person(entry: Entry) -> Person:
    return Person(entry=entry.entry, name=entry.name or entry.team, club=entry.club, country=entry.country)


def _check(folder: Folder, decisions: Sequence[Decision], desk: Desk, name: str) -> None:
    problems: list[Problem] = []
    state: programme.State = desk.look(programme.STREAM)
    if name in state.nominations or name == programme.QUICK or not programme.NAME.fullmatch(name):
        problems.append(Problem("exchange-event-name", {"name": name[:60]}, folder.path))
    known = desk.people.all()
    for entry in _every_entry(folder, decisions):
        other = known.get(entry.entry)
        mine = _person(entry)
        if other is not None and other.name and mine.name and other.name != mine.name:
            args: dict[str, str | int] = {"entry": entry.entry, "name": mine.name, "other": other.name}
            problems.append(Problem("exchange-event-entry-taken", args, folder.path))
    if problems:
        raise BadInput(problems)


def _introduce(folder: Folder, decisions: Sequence[Decision], desk: Desk, table: _Table) -> Mapping[str, Person]:
    """The people of the folder in their table, their commitments in the journal; who they are, by entry."""
    known = desk.people.all()
    fresh = []
    for entry in _every_entry(folder, decisions):
        person, old = _person(entry), known.get(entry.entry)
        if old is None or person.name:
            fresh.append(person)
    commitments = desk.people.keep(fresh)
    if commitments:
        table.tell(programme.STREAM, w.Introduce(people=dict(commitments)))
    entries = {entry.entry for entry in _every_entry(folder, decisions)}
    return {entry: one for entry, one in desk.people.all().items() if entry in entries}


def _last(command: ncmd.Command) -> int:
    """The instant a decision names on its folder's clock; 0 if it names none."""
    return int(getattr(command, "t", 0) or 0)


class _Table:
    """The desk as `tournament.playing` asks for it: one nomination, command after command.

    `zero` is the instant (ms) at which the folder's clock begins; like that, it never goes back.
    """

    def __init__(self, desk: Desk, name: str, zero: int) -> None:
        self.stream = nomination_stream(name)
        self._desk = desk
        self._zero = self._at = zero
        self._given = 0
        self._mark = f"{name}~{desk.now()}"

    @property
    def state(self) -> nomination.State:
        """The nomination now."""
        state: nomination.State = self._desk.look(self.stream)
        return state

    @property
    def programme(self) -> programme.State:
        """The programme now."""
        state: programme.State = self._desk.look(programme.STREAM)
        return state

    @property
    def events(self) -> tuple[Event, ...]:
        """Not kept here: the journal has them."""
        return ()

    def give(self, command: ncmd.Command) -> Refusal | None:
        """One command for the nomination, at its time on the folder's clock or right after the one before."""
        self._at = max(self._at, self._zero + _last(command))
        names = [name for name in TIMES if getattr(command, name, None) is not None]
        there = msgspec.structs.replace(command, **{name: self._zero + getattr(command, name) for name in names})
        return self._submit(self.stream, there, self._at).refusal

    def tell(self, stream: str, command: Any) -> None:
        """One command that is not to be refused. Raises `BadInput`."""
        refusal = self._submit(stream, command, self._desk.now()).refusal
        if refusal is not None:
            raise BadInput((Problem(refusal.code, refusal.args),))

    def _submit(self, stream: str, command: Any, at: int) -> Answer:
        self._given += 1
        return self._desk.submit(
            Issued(
                id=f"add~{self._mark}~{self._given}", stream=stream, at=at, command=command, seat=SEAT,
                device=DEVICE,
            )
        )  # fmt: skip


def unzipped(data: bytes, folder: Path) -> Path:
    """The nomination folder in a ZIP file, written into `folder`; its only top folder is stepped into.

    Raises `BadInput` for what is no ZIP, is too large, or would write elsewhere.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            members = [one for one in packed.infolist() if not one.is_dir()]
            if len(members) > MOST_FILES or sum(one.file_size for one in members) > MOST_BYTES:
                raise bad("exchange-zip-large", most=MOST_BYTES >> 20)
            for one in members:
                write_inside(folder, one.filename, packed.read(one))
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, OSError, ValueError) as error:
        raise bad("exchange-zip-bad") from error
    inner = [one for one in folder.iterdir() if not one.name.startswith((".", "__"))]
    return inner[0] if len(inner) == 1 and inner[0].is_dir() else folder


def write_inside(folder: Path, name: str, data: bytes) -> None:
    """Write a file of a folder that was sent; raises `BadInput` for a name that leads out of it."""
    parts = PurePosixPath(name.replace("\\", "/")).parts
    if not parts or any(part in ("..", "/") or ":" in part for part in parts) or len(parts) > 6:
        raise bad("exchange-zip-name", name=name[:80])
    target = folder.joinpath(*parts)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)


def add_zip(data: bytes, desk: Desk, *, name: str = "", rings: Sequence[str] = ()) -> Added:
    """Take in a nomination folder that was sent as a ZIP file. Raises `BadInput`."""
    with TemporaryDirectory() as place:
        root = Path(place)
        folder = unzipped(data, root)
        named = name or ("nomination" if folder == root else slug(folder.name))
        try:
            return add_folder(folder, desk, name=named, rings=rings)
        except BadInput as error:
            raise BadInput(
                msgspec.structs.replace(one, file=one.file.removeprefix(place).lstrip("/")) for one in error.problems
            ) from None
