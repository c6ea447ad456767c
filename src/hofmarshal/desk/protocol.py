"""A protocol file in memory: header, lines and what it expects, bound to the rulebook it names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date
from typing import Any

import msgspec

from hofmarshal.contest.header import Header, setup_of
from hofmarshal.contest.lines import Line, read_lines
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import fresh
from hofmarshal.contest.view import view
from hofmarshal.rules.book_model import Rulebook
from hofmarshal.rules.convert import Place, convert_tree, nearest
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import BadInput, Problem
from hofmarshal.rules.overrides import Override, apply
from hofmarshal.rules.pin import rules_hash
from hofmarshal.rules.shape import Path
from hofmarshal.rules.yamldoc import Doc


class ProtocolFile(Header, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The file kind: a contest that replays to the same result anywhere (DESIGN §5)."""

    do: tuple[dict[str, Any], ...]
    note: str = ""
    date: str = ""
    start: str = msgspec.field(default="call", name="from")
    overrides: tuple[Override, ...] = ()
    expect: dict[str, Any] | None = None


class Protocol(msgspec.Struct, frozen=True, kw_only=True):
    """A protocol ready to be played; `places` tells where each line stands."""

    file: ProtocolFile
    setup: Setup
    lines: tuple[Line, ...]
    places: dict[int, Place] = {}

    @property
    def bout(self) -> str:
        """The bout's name; `bout` where the file gives none."""
        return str(self.file.bout) or "bout"


def read(doc: Doc, books: Mapping[str, Rulebook]) -> Protocol:
    """The protocol in a document. Raises `BadInput` with every problem found."""
    return bind(doc.data, doc.place, books)


def bind(data: Any, where: Any, books: Mapping[str, Rulebook], rules: Nomination | None = None) -> Protocol:
    """The protocol in a tree of plain values; `where(path)` gives the place of a value; `rules` if already known."""
    if not isinstance(data, Mapping):
        place = where(())
        raise BadInput((Problem("contest-protocol-form", {}, place.file, place.line),))
    file = convert_tree(dict(data), ProtocolFile, where)
    pin = ""
    if rules is None:
        rules = rules_of(file, where, books)
        pin = rules_hash(rules)
    lines, problems = read_lines(file.do, from_start=_from_start(file, where))
    if problems:
        raise BadInput(
            msgspec.structs.replace(p, file=where(("do", i)).file, line=where(("do", i)).line) for i, p in problems
        )
    places = {line.index: where(("do", line.index)) for line in lines if line.index >= 0}
    setup = msgspec.structs.replace(setup_of(rules, file), pin=pin)
    if wrong := [*_no_day(file, where), *_unknown_expected(file, lines, setup, where)]:
        raise BadInput(wrong)
    return Protocol(file=file, setup=setup, lines=lines, places=places)


def _no_day(file: ProtocolFile, where: Any) -> Iterator[Problem]:
    """The date where it is no day of the calendar."""
    try:
        if file.date and date.fromisoformat(file.date).isoformat() != file.date:
            raise ValueError
    except ValueError:
        place = where(("date",))
        yield Problem("contest-protocol-date", {"date": file.date[:40]}, place.file, place.line)


def _unknown_expected(file: ProtocolFile, lines: tuple[Line, ...], setup: Setup, where: Any) -> Iterator[Problem]:
    """Names under `expect` that no contest has: they would never come true, whatever happens."""
    known = (*view(fresh(setup), 0), "cites")
    asked = [(("expect",), file.expect or {}), *((("do", line.index, "expect"), line.expect or {}) for line in lines)]
    for path, names in asked:
        for name in names:
            if name not in known:
                place = where((*path, name))
                args: dict[str, str | int] = {
                    "key": str(name)[:60],
                    "known": ", ".join(known),
                    **nearest(str(name), known),
                }
                yield Problem("contest-expect-unknown", args, place.file, place.line)


def _from_start(file: ProtocolFile, where: Any) -> bool:
    if file.start not in ("call", "start"):
        place = where(("from",))
        raise BadInput((Problem("contest-protocol-from", {"value": file.start}, place.file, place.line),))
    return file.start == "start"


def rules_of(file: ProtocolFile, where: Any, books: Mapping[str, Rulebook]) -> Nomination:
    """The nomination's values in force for a protocol, its overrides applied."""
    return find_rules(file.rulebook, file.nomination, file.overrides, where, books)


def find_rules(
    rulebook: str, nomination: str, overrides: tuple[Override, ...], where: Any, books: Mapping[str, Rulebook]
) -> Nomination:
    """A nomination by its rulebook's id and its own, overrides applied. Raises `BadInput`."""
    book = books.get(rulebook)
    if book is None:
        raise _unknown("contest-unknown-rulebook", rulebook, tuple(books), where(("rulebook",)))
    rules = book.nomination(nomination)
    if rules is None:
        raise _unknown("contest-unknown-nomination", nomination, book.offered, where(("nomination",)))
    if not overrides:
        return rules

    def place(path: Path) -> Place:
        found: Place = where(("overrides", *path))
        return found

    return apply(book, nomination, overrides, [place((i,)) for i in range(len(overrides))])


def _unknown(code: str, name: str, known: tuple[str, ...], place: Place) -> BadInput:
    args: dict[str, str | int] = {"name": name[:60], "known": ", ".join(known), **nearest(name, known)}
    return BadInput((Problem(code, args, place.file, place.line),))
