"""What pure code says instead of sentences: notes, refusals and problems, each a message code with its variables."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

Args = dict[str, str | int]


class Note(msgspec.Struct, frozen=True):
    """One thing to tell a person: a Fluent message, its variables, and the clauses it rests on.

    `code` is a message id in `text/LANG/*.ftl`; `args` are its variables; `cites` are clause ids, most specific first.
    """

    code: str
    args: Args = {}
    cites: tuple[str, ...] = ()


class Refusal(msgspec.Struct, frozen=True, tag="refusal"):
    """A command that changed nothing: why (a Fluent message) and the clauses that say so.

    `reasons` lists every single obstacle where there can be several ("why it can't start").
    """

    code: str
    args: Args = {}
    cites: tuple[str, ...] = ()
    reasons: tuple[Note, ...] = ()


class Problem(msgspec.Struct, frozen=True):
    """One fault in an input: what is wrong and how to mend it (a Fluent message), and where (1-based line, row or column)."""

    code: str
    args: Args = {}
    file: str = ""
    line: int | None = None
    column: str | int | None = None


class BadInput(Exception):
    """An input that cannot be used; carries every `Problem` found in it, so that all can be mended at once."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems: tuple[Problem, ...] = tuple(problems)
        super().__init__("; ".join(f"{p.file}:{p.line or ''} {p.code} {p.args}" for p in self.problems))

    def told(self, lang: str) -> tuple[Problem, ...]:
        """The problems, in their order, as they are to be told in a language: what bears names may replace ids by them."""
        return self.problems


def bad(
    code: str, /, *, file: str = "", line: int | None = None, column: str | int | None = None, **args: str | int
) -> BadInput:
    """A `BadInput` with one problem."""
    return BadInput((Problem(code, args, file, line, column),))
