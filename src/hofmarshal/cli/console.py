"""What commands print: tables, notes and JSON on the output, progress on the error output; plain when not a terminal."""

from __future__ import annotations

import json
import sys
import textwrap
import time
from collections.abc import Iterable, Iterator, Sequence, Sized
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

import msgspec

from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.text import say

if TYPE_CHECKING:
    from rich.console import Console

Cell = str | int | None
T = TypeVar("T")
PATIENCE = 1.0


def console() -> Console:
    """The output; where it is not a terminal, without colour and as wide as needed."""
    from rich.console import Console

    if sys.stdout.isatty():
        return Console(highlight=False, soft_wrap=False)
    return Console(highlight=False, no_color=True, width=1000, emoji=False, markup=False)


def show_table(title: str, columns: Sequence[str], rows: Iterable[Sequence[Cell]]) -> None:
    """A table: numbers to the right; with lines in a terminal, aligned text elsewhere."""
    cells = [["" if value is None else str(value) for value in row] for row in rows]
    numeric = _numeric(columns, cells)
    if not sys.stdout.isatty():
        _plain_table(title, columns, cells, numeric)
        return
    from rich.markup import escape
    from rich.table import Table

    table = Table(title=escape(title) or None, title_justify="left", title_style="bold")
    for name, right in zip(columns, numeric, strict=True):
        table.add_column(escape(name), justify="right" if right else "left", overflow="fold")
    for row in cells:
        table.add_row(*map(escape, row))
    console().print(table)


def show_reasons(
    title: str, columns: Sequence[str], rows: Iterable[Sequence[Cell]], why: str, reasons: Iterable[Sequence[str]]
) -> None:
    """A table whose rows have reasons: elsewhere in a last column `why`, in a terminal below each row, as wide as it is."""
    told = list(zip(rows, reasons, strict=True))
    if not sys.stdout.isatty():
        show_table(title, [*columns, why], [[*row, " ".join(because)] for row, because in told])
        return
    from rich.text import Text

    cells = [["" if value is None else str(value) for value in row] for row, _ in told]
    out, lines = console(), _aligned(columns, cells, _numeric(columns, cells))
    out.print(Text(title, style="bold"))
    out.print(Text(lines[0], style="bold"))
    for line, (_, because) in zip(lines[1:], told, strict=True):
        out.print(Text(line))
        for reason in because:
            out.print(Text(_wrapped(reason, 6, out.width), style="dim"))
    print()


def tell(text: str, indent: int = 0) -> None:
    """A sentence in a line of its own; in a terminal broken between words where it ends."""
    print(_wrapped(text, indent, console().width) if sys.stdout.isatty() else " " * indent + text)


def _wrapped(text: str, indent: int, width: int) -> str:
    first, further = " " * indent, " " * (indent + 2)
    lines = textwrap.wrap(text, max(20, width), initial_indent=first, subsequent_indent=further, break_on_hyphens=False)
    return "\n".join(lines)


def _numeric(columns: Sequence[str], cells: list[list[str]]) -> list[bool]:
    return [all(row[at].lstrip("-").isdigit() or not row[at] for row in cells) for at in range(len(columns))]


def _plain_table(title: str, columns: Sequence[str], cells: list[list[str]], numeric: list[bool]) -> None:
    if title:
        print(title)
    for line in _aligned(columns, cells, numeric):
        print(line)
    print()


def _aligned(columns: Sequence[str], cells: list[list[str]], numeric: list[bool]) -> list[str]:
    """The lines of a plain table, its headings first."""
    lines = [list(columns), *([cell.replace("\n", " / ") for cell in row] for row in cells)]
    widths = [max(len(line[at]) for line in lines) for at in range(len(columns))]
    return [
        "  ".join(
            cell.rjust(width) if right else cell.ljust(width)
            for cell, width, right in zip(line, widths, numeric, strict=True)
        ).rstrip()
        for line in lines
    ]


def show_notes(notes: Iterable[Note | Refusal], lang: str) -> None:
    """Notes as sentences, each with its clauses in brackets."""
    for note in notes:
        print(sentence(note, lang))


def sentence(note: Note | Refusal, lang: str) -> str:
    """A note's sentence with its clauses in brackets."""
    return f"{say(note, lang)} [{', '.join(note.cites)}]" if note.cites else say(note, lang)


def note_data(note: Note | Refusal, lang: str, told: Note | Refusal | None = None) -> dict[str, object]:
    """A note for JSON: its code, variables and clauses, and its sentence: that of `told` where ids are named there."""
    return {"code": note.code, "args": note.args, "cites": note.cites, "text": say(told or note, lang)}


def show_json(data: object) -> None:
    """The whole result of a command as JSON; in ASCII where that is all that the output, or a file's name, allows."""
    try:
        text = msgspec.json.format(msgspec.json.encode(data), indent=2).decode()
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        text = json.dumps(msgspec.to_builtins(data, str_keys=True), indent=2)
    print(text)


def progress(items: Iterable[T], label: str, total: int | None = None) -> Iterator[T]:
    """Passes the items on; in a terminal, what takes over a second shows how far it is."""
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import Progress

    begun = time.monotonic()
    with Progress(console=Console(stderr=True), transient=True, disable=False, auto_refresh=False) as bar:
        task = bar.add_task(label, total=total if total is not None else _length(items), visible=False)
        for item in items:
            yield item
            late = time.monotonic() - begun > PATIENCE
            bar.update(task, advance=1, visible=late, refresh=late)


@contextmanager
def waiting(label: str) -> Iterator[None]:
    """For a step that cannot be counted: in a terminal, a spinner once it takes over a second."""
    if not sys.stderr.isatty():
        yield
        return
    from threading import Timer

    from rich.console import Console

    status = Console(stderr=True).status(label)
    timer = Timer(PATIENCE, status.start)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        status.stop()


def _length(items: Iterable[object]) -> int | None:
    return len(items) if isinstance(items, Sized) else None
