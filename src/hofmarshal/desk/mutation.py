"""Mutation of a rulebook's values: each cited value is changed in turn, and an example of its clauses must notice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from hofmarshal.desk.examples import Verdict, run
from hofmarshal.rules.book_model import Example, Rulebook
from hofmarshal.rules.mutate import Mutant, mutants


class Survivor(msgspec.Struct, frozen=True):
    """A changed value that none of its clauses' examples noticed; `tried` is how many examples were asked."""

    mutant: Mutant
    tried: int


def by_clause(examples: tuple[Example, ...]) -> dict[str, tuple[Example, ...]]:
    """Examples under each clause they are worked for."""
    found: dict[str, list[Example]] = {}
    for example in examples:
        for clause in example.clauses:
            found.setdefault(clause, []).append(example)
    return {c: tuple(e) for c, e in found.items()}


def survivors(book: Rulebook, every: Iterable[Mutant] | None = None) -> Iterator[Survivor]:
    """Every mutant that no example of its clauses notices (DESIGN §4); of all of the book, or of those given."""
    known = by_clause(book.examples)
    hot: dict[str, Example] = {}
    for mutant in mutants(book) if every is None else every:
        tried = _asked(mutant, known, hot)
        if not _noticed(book, mutant, tried, hot):
            yield Survivor(mutant, len(tried))


def _asked(mutant: Mutant, known: Mapping[str, tuple[Example, ...]], hot: Mapping[str, Example]) -> list[Example]:
    """The examples of the mutant's clauses, the one that noticed the last mutant of the clause first."""
    asked = {e.id: e for c in mutant.clauses for e in ((hot[c],) if c in hot else ())}
    for clause in mutant.clauses:
        asked |= {e.id: e for e in known.get(clause, ()) if e.id not in asked}
    return list(asked.values())


def _noticed(book: Rulebook, mutant: Mutant, asked: list[Example], hot: dict[str, Example]) -> bool:
    changed = mutant.apply(book)
    for example in asked:
        if not _holds(changed, example):
            for clause in mutant.clauses:
                if clause in example.clauses:
                    hot[clause] = example
            return True
    return False


def _holds(book: Rulebook, example: Example) -> bool:
    verdict: Verdict = run(book, example)
    return verdict.ok
