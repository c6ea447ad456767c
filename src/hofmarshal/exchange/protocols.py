"""Protocol files: read from disk, played through the desk, explained line by line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from hofmarshal.contest.why import Why, why
from hofmarshal.desk.play import Played, play
from hofmarshal.desk.protocol import Protocol, read
from hofmarshal.exchange.books import packaged
from hofmarshal.exchange.files import read_file
from hofmarshal.rules.notes import BadInput, Note, Problem, bad
from hofmarshal.rules.yamldoc import parse


class ContestReport(msgspec.Struct, frozen=True, kw_only=True):
    """A protocol as it was played. `failed`: an `expect` of the file did not come true."""

    path: str
    protocol: Protocol
    played: Played

    @property
    def failed(self) -> bool:
        """Whether an expectation failed."""
        return bool(self.played.mismatches)


class Explained(msgspec.Struct, frozen=True, kw_only=True):
    """An event of a protocol explained: the line of `do` it came from (None: a deadline), what was said there."""

    number: int | None
    said: str
    why: Why | None
    refusal: Note | None = None


def load(path: Path, root: Path | None = None) -> Protocol:
    """Read a protocol file. Raises `BadInput` with every problem found."""
    return read(parse(read_file(path, root=root), str(path)), packaged())


def run_protocol(path: Path, root: Path | None = None) -> ContestReport:
    """Play a protocol file. Raises `BadInput` for faults and for commands that were refused unforetold."""
    protocol = load(path, root)
    played = play(protocol.setup, protocol.lines, protocol.bout, protocol.file.expect)
    refused = tuple(_refusals(path, protocol, played))
    if refused:
        raise BadInput(refused)
    return ContestReport(path=str(path), protocol=protocol, played=played)


def _refusals(path: Path, protocol: Protocol, played: Played) -> Iterator[Problem]:
    for one in played.refusals:
        if one.refusal is None:
            continue
        place = protocol.places.get(one.line.index)
        line = place.line if place is not None else None
        for note in one.refusal.reasons or (one.refusal,):
            yield Problem(note.code, note.args, str(path), line)


def explain(path: Path, number: int | None = None) -> tuple[Explained, ...]:
    """Explain every event of a protocol in its order, or those of its `number`-th line (from 1). Raises `BadInput`."""
    protocol = load(path)
    played = play(protocol.setup, protocol.lines, protocol.bout)
    if number is not None and not 1 <= number <= len(protocol.file.do):
        raise bad("cli-no-line", file=str(path), number=number, lines=len(protocol.file.do))
    found = [e for e in _explained(protocol, played) if number is None or e.number == number]
    return tuple(found)


def _explained(protocol: Protocol, played: Played) -> Iterator[Explained]:
    caused = {e.id: one.line.index for one in played.lines for e in one.events}
    told: set[int] = set()
    for event in played.state.history:
        yield from _refused_before(protocol, played, caused.get(event.id), told)
        index = caused.get(event.id)
        yield Explained(
            number=None if index is None or index < 0 else index + 1,
            said=_said(protocol, index),
            why=why(played.state, event.id),
        )
    yield from _refused_before(protocol, played, None, told, rest=True)


def _refused_before(
    protocol: Protocol, played: Played, index: int | None, told: set[int], *, rest: bool = False
) -> Iterator[Explained]:
    """Refused lines up to a line, each once, in their order."""
    for one in played.lines:
        here = one.line.index
        if one.refusal is None or here in told or (not rest and (index is None or here > index)):
            continue
        told.add(here)
        refusal = one.refusal
        note = Note(refusal.code, refusal.args, refusal.cites)
        yield Explained(number=here + 1, said=_said(protocol, here), why=None, refusal=note)


def _said(protocol: Protocol, index: int | None) -> str:
    if index is None or index < 0:
        return ""
    line = {k: v for k, v in protocol.file.do[index].items() if k not in ("refused", "expect", "note")}
    return msgspec.json.encode(line).decode()


def all_statements(lang: str) -> dict[str, str]:
    """The statement of every packaged clause in a language."""
    return {i: c.statement.in_(lang) for b in packaged().values() for i, c in b.clauses.items()}
