"""`hofmarshal journal`: checks the journal, hands it over by file, backs it up and restores it."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from hofmarshal.cli.console import show_json, tell
from hofmarshal.cli.options import DEFAULT, Output
from hofmarshal.exchange.files import why
from hofmarshal.journal import backup as backups
from hofmarshal.journal.contract import Journal
from hofmarshal.journal.database import Database
from hofmarshal.journal.model import Damaged, Fault
from hofmarshal.journal.sql import SqlJournal
from hofmarshal.journal.transfer import export_lines, import_lines
from hofmarshal.journal.trouble import Unusable
from hofmarshal.rules.notes import BadInput, Problem, bad
from hofmarshal.text import message

Data = Annotated[Path, Parameter(help="The event's folder.")]
Url = Annotated[str, Parameter(help="postgresql://USER@HOST/NAME; otherwise SQLite in the event's folder.")]
FOLDER = Path("hofmarshal-data")


def verify(*, data: Data = FOLDER, database: Url = "", output: Output = DEFAULT) -> int:
    """Read the whole journal and name every fault: broken chains, lost or doubled entries, what a checkpoint knew better.

    Exits with 1 if there is any. The server may run meanwhile.
    """
    lang = output.language
    with _opened(data, database) as (_, journal):
        faults = journal.verify()
        streams, entries = len(journal.heads()), sum(head.number for head in journal.heads().values())
    if output.json:
        show_json({"entries": entries, "streams": streams, "faults": faults})
        return 1 if faults else 0
    for fault in faults:
        tell(_fault(fault, lang))
    if faults:
        tell(message("journal-faults", lang, count=len(faults)))
        return 1
    tell(message("journal-sound", lang, entries=entries, streams=streams))
    return 0


def export(
    file: Path,
    /,
    *,
    streams: Annotated[
        tuple[str, ...],
        Parameter(help="Only these streams, with commas between; * stands for anything, as in contest/duel/*."),
    ] = (),
    to: Annotated[
        str,
        Parameter(help="Hand these characters and props of a game over to this region: from now on they live there."),
    ] = "",
    game: Annotated[
        str, Parameter(help="Write the file with which another server becomes this region of the game.")
    ] = "",
    own: Annotated[str, Parameter(help="With --game, the first time: what this server's region is called.")] = "",
    data: Data = FOLDER,
    database: Url = "",
    output: Output = DEFAULT,
) -> int:
    """Write the journal, or some streams of it, to FILE, with the answers its commands got; names of people are not in it.

    A file for another region of a game (--to, --game) carries the names it needs; keep it as you keep the event's folder.
    """
    if to or game:
        return _for_region(file, streams, to, game, own, data, database, output)
    with _opened(data, database) as (_, journal):
        chosen = _chosen(journal, streams) if streams else None
        lines = _write(file, export_lines(journal, chosen))
    if output.json:
        show_json({"file": str(file), "lines": lines})
    else:
        tell(message("journal-exported", output.language, file=str(file), lines=lines))
    return 0


def import_file(file: Path, /, *, data: Data = FOLDER, database: Url = "", output: Output = DEFAULT) -> int:
    """Take in FILE, an export or a file of a game's region: all of it or nothing. A stream that parts from ours is set aside.

    Who is erased by the journal afterwards is erased again.
    """
    from hofmarshal.exchange.hand_over import looks_like
    from hofmarshal.server.erased_roll import Roll
    from hofmarshal.server.erasure import erase_again

    lang = output.language
    with _lines(file) as lines:
        if looks_like(next(iter(lines), b"")):
            return _from_region(file, data, database, output)
    with _opened(data, database) as (held, journal), _lines(file) as lines:
        try:
            done = import_lines(journal, lines)
        except Damaged as error:
            raise BadInput(_problem(fault, file) for fault in error.faults) from error
        erased = erase_again(held, journal, Roll(data))
    if output.json:
        forks = [{"stream": fork.stream, "after": fork.after, "entries": len(fork.entries)} for fork in done.forks]
        show_json({"added": len(done.added), "known": done.known, "forks": forks, "erased": erased})
        return 0
    tell(message("journal-imported", lang, added=len(done.added), known=done.known))
    for fork in done.forks:
        tell(message("journal-fork", lang, stream=fork.stream, after=fork.after, entries=len(fork.entries)))
    _tell_erased(erased, lang)
    return 0


def _for_region(
    file: Path, streams: tuple[str, ...], to: str, game: str, own: str, data: Path, database: str, output: Output
) -> int:
    """Write a file for another region of a game; what is handed over lives there once the file is written."""
    from hofmarshal.cli import region_files

    if file.exists():
        raise bad("journal-file-there", file=str(file))
    with _opened(data, database) as (held, journal):
        if game:
            made = region_files.starter(held, journal, game, own)
        else:
            if not streams:
                raise bad("journal-region-streams")
            made = region_files.hand_over(
                held, journal, sorted(_chosen(journal, streams), key=lambda one: (len(one), one)), to
            )
        lines = _write(file, made.data.splitlines(keepends=True))
    if output.json:
        show_json({"file": str(file), "lines": lines, "handed": made.handed, "copies": made.copies})
        return 0
    lang = output.language
    if game:
        tell(message("journal-region-starter", lang, file=str(file), region=game))
    else:
        handed = ", ".join(made.handed)
        tell(message("journal-region-handed", lang, file=str(file), region=to, streams=handed))
    return 0


def _from_region(file: Path, data: Path, database: str, output: Output) -> int:
    """Take in a file of another region of a game."""
    from hofmarshal.cli import region_files

    with _opened(data, database) as (held, journal):
        done = region_files.take_in(held, journal, file.read_bytes(), str(file))
    if output.json:
        show_json(done)
        return 0
    lang = output.language
    tell(message("journal-imported", lang, added=done.added, known=done.known))
    if done.kind == "starter":
        tell(message("journal-region-joined", lang, region=done.sender))
    if done.here:
        tell(message("journal-region-here", lang, streams=", ".join(done.here)))
    for stream in done.forks:
        tell(message("journal-region-fork", lang, stream=stream))
    if done.behind:
        tell(message("journal-region-behind", lang, minutes=done.behind // 60_000))
    return 0


def backup(file: Path, /, *, data: Data = FOLDER, database: Url = "", output: Output = DEFAULT) -> int:
    """Write everything to FILE: the journal, people, devices, accounts. The server may run meanwhile.

    The file holds secrets: keep it as you keep the event's folder.
    """
    with _opened(data, database) as (held, _):
        lines = _write(file, backups.backup_lines(held))
    if output.json:
        show_json({"file": str(file), "lines": lines})
    else:
        tell(message("journal-backed-up", output.language, file=str(file), lines=lines))
    return 0


def restore(file: Path, /, *, data: Data = FOLDER, database: Url = "", output: Output = DEFAULT) -> int:
    """Make a new database from FILE, a backup, of SQLite or PostgreSQL: in the event's folder, or at --database.

    What is there already is never overwritten.
    """
    from hofmarshal.server.erased_roll import Roll
    from hofmarshal.server.erasure import erase_again

    where = database or _folder(data)
    with _telling(), _lines(file) as lines:
        try:
            rows = backups.restore(where, lines)
        except backups.Broken as error:
            raise bad("journal-backup-broken", file=str(file), line=error.line, detail=error.detail) from error
    with _opened(data, database) as (held, journal):
        erased = erase_again(held, journal, Roll(data))
        shown = held.where
    if output.json:
        show_json({"where": shown, "rows": rows, "erased": erased})
    else:
        tell(message("journal-restored", output.language, where=shown, rows=rows))
        _tell_erased(erased, output.language)
    return 0


@contextmanager
def _opened(data: Path, database: str) -> Iterator[tuple[Database, SqlJournal]]:
    """The database of an event, which must be there."""
    with _telling(), Database.open(database or data, poll=0, create=False) as held:
        yield held, SqlJournal(held)


@contextmanager
def _telling() -> Iterator[None]:
    try:
        yield
    except Unusable as error:
        raise BadInput((Problem(error.code, error.data),)) from error


@contextmanager
def _lines(file: Path) -> Iterator[Iterable[bytes]]:
    with file.open("rb") as lines:
        yield lines


def _folder(data: Path) -> Path:
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    return data


def _write(file: Path, lines: Iterable[bytes]) -> int:
    """Write a new file for its owner alone, whole or not at all; how many lines it has."""
    if file.exists():
        raise bad("journal-file-there", file=str(file))
    part = file.with_name(f"{file.name}.part")
    count = 0
    try:
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            for line in lines:
                out.write(line)
                count += 1
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise bad("exchange-unreadable", file=str(file), why=why(error)) from error
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return count


def _chosen(journal: Journal, patterns: Iterable[str]) -> frozenset[str]:
    """The streams that `patterns` name; each must name one."""
    there = journal.heads()
    chosen: set[str] = set()
    for pattern in (one for listed in patterns for one in listed.split(",") if one):
        found = {stream for stream in there if fnmatchcase(stream, pattern)}
        if not found:
            raise bad("journal-no-stream", stream=pattern)
        chosen |= found
    return frozenset(chosen)


def _fault(fault: Fault, lang: str) -> str:
    what = message(f"journal-fault-{fault.code}", lang)
    place = message("journal-place", lang, stream=fault.stream, number=fault.number, position=fault.position)
    return f"{place}: {what} ({fault.detail})"


def _problem(fault: Fault, file: Path) -> Problem:
    return Problem("journal-damaged-file", {"fault": fault.code, "detail": fault.detail}, str(file), fault.line or None)


def _tell_erased(erased: Iterable[str], lang: str) -> None:
    if names := ", ".join(erased):
        tell(message("journal-erased", lang, names=names))
