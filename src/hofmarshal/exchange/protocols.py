"""Protocol files: read from disk, played through the desk, explained line by line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from hofmarshal.contest.evolve import fold
from hofmarshal.contest.in_force import ValueInForce, of_refusal
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import Contest
from hofmarshal.contest.why import Why, why
from hofmarshal.contest.words import in_words
from hofmarshal.desk.play import Played, play
from hofmarshal.desk.protocol import Protocol, read
from hofmarshal.exchange.books import at_hand
from hofmarshal.exchange.faults import first_of
from hofmarshal.exchange.files import read_file
from hofmarshal.rules.flow import flow
from hofmarshal.rules.notes import BadInput, Note, Problem, Refusal, bad
from hofmarshal.rules.overrides import describe
from hofmarshal.rules.yamldoc import Doc, parse


class ContestReport(msgspec.Struct, frozen=True, kw_only=True):
    """A protocol as it was played. `notes`: what its overrides changed. `failed`: an `expect` did not come true."""

    path: str
    protocol: Protocol
    played: Played
    notes: tuple[Note, ...] = ()

    @property
    def failed(self) -> bool:
        """Whether an expectation failed."""
        return bool(self.played.mismatches)


class Explained(msgspec.Struct, frozen=True, kw_only=True):
    """An event of a protocol explained, or a refused line: the line of `do` (None: a deadline), what was said there.

    `setup` is the contest's, whose words its notes are told in; `values` those that a refused line came up against.
    """

    number: int | None
    said: str
    setup: Setup
    why: Why | None = None
    refusal: Refusal | None = None
    values: tuple[ValueInForce, ...] = ()


class RefusedLines(BadInput):
    """Lines of a protocol that were refused though it did not say they would be."""

    def __init__(self, problems: tuple[Problem, ...], setup: Setup) -> None:
        super().__init__(problems)
        self.setup = setup

    def told(self, lang: str) -> tuple[Problem, ...]:
        """The refusals in the words of the rulebook."""
        return tuple(in_words(p, self.setup.rules, self.setup.fighters, lang) for p in self.problems)


def load(path: Path, root: Path | None = None) -> Protocol:
    """Read a protocol file. Raises `BadInput` with every problem found."""
    doc = parse(read_file(path, root=root), str(path))
    return read(doc, at_hand(_rulebook(doc), path.parent))


def run_protocol(path: Path, root: Path | None = None) -> ContestReport:
    """Play a protocol file. Raises `BadInput` for faults and for commands that were refused unforetold."""
    protocol = load(path, root)
    played = play(protocol.setup, protocol.lines, protocol.bout, protocol.file.expect)
    refused = tuple(_refusals(path, protocol, played))
    if refused:
        raise RefusedLines(tuple(first_of(refused, str(path))), protocol.setup)
    file = protocol.file
    overridden = describe(at_hand(file.rulebook, path.parent)[file.rulebook], file.nomination, file.overrides)
    return ContestReport(path=str(path), protocol=protocol, played=played, notes=overridden)


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
    history = played.state.history
    for number, event in enumerate(history):
        index = caused.get(event.id)
        if index is not None:
            yield from _refused_before(protocol, played, number, index, told)
        yield Explained(
            number=None if index is None or index < 0 else index + 1,
            said=_said(protocol, index),
            setup=protocol.setup,
            why=why(played.state, event.id),
        )
    yield from _refused_before(protocol, played, len(history), len(protocol.file.do), told)


def _refused_before(protocol: Protocol, played: Played, number: int, index: int, told: set[int]) -> Iterator[Explained]:
    """Refused lines up to a line, each once, in their order; `number` events had happened by then."""
    for one in played.lines:
        here = one.line.index
        if one.refusal is None or one.line.issued is None or here in told or here > index:
            continue
        told.add(here)
        before: Contest = fold(protocol.setup, played.state.history[:number])
        yield Explained(
            number=here + 1,
            said=_said(protocol, here),
            setup=protocol.setup,
            refusal=one.refusal,
            values=of_refusal(before, one.line.issued.command, one.refusal),
        )


def _said(protocol: Protocol, index: int | None) -> str:
    if index is None:
        return ""
    if index < 0:
        return "from: start"
    line = {k: v for k, v in protocol.file.do[index].items() if k not in ("refused", "expect", "note")}
    return flow(line)


def _rulebook(doc: Doc) -> object:
    return doc.data.get("rulebook") if isinstance(doc.data, Mapping) else None


def all_statements(path: Path, lang: str) -> dict[str, str]:
    """The statement of every clause in a language: of the rulebooks at hand for a protocol."""
    books = at_hand(_rulebook(parse(read_file(path), str(path))), path.parent)
    return {i: c.statement.in_(lang) for b in books.values() for i, c in b.clauses.items()}
