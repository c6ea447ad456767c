"""Collects every problem of an input, so that a person can mend them all at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hofmarshal.rules.convert import nearest
from hofmarshal.rules.notes import Args, BadInput, Problem

MOST = 100


class Faults:
    """The problems found so far in one file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[Problem] = []

    def add(self, code: str, line: int | None = None, column: str | int | None = None, /, **args: str | int) -> None:
        """Notes one problem at this row and column."""
        self.problems.append(Problem(code, args, self.file, line, column))

    def check(self) -> None:
        """Raises what was found, if anything was: the first hundred problems and how many more there are."""
        if self.problems:
            raise BadInput(first_of(self.problems, self.file))


def first_of(problems: Sequence[Problem], file: str = "") -> list[Problem]:
    """The first hundred problems, and how many more there are."""
    shown, more = list(problems[:MOST]), len(problems) - MOST
    return [*shown, Problem("exchange-more-problems", {"more": more}, file)] if more > 0 else shown


def unknown_entry(
    code: str, known: Mapping[str, str], file: str, line: int | None, column: str | None = None
) -> Problem:
    """The problem of an entry nobody entered; `known` are the names of those entered, by code."""
    meant = [one for one, name in known.items() if name and name.casefold() == code.casefold()]
    args: Args = {"near": meant[0], "found": 1} if meant else nearest(code, (*known, *known.values()))
    return Problem("exchange-unknown-entry", {"entry": code[:60], **args}, file, line, column)
