"""Tells a person what is wrong with an input: every problem with its place, in his language, on the error output."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import msgspec

from hofmarshal.cli.console import show_json
from hofmarshal.cli.options import asked_json, asked_language
from hofmarshal.exchange.files import why
from hofmarshal.rules.notes import BadInput, Problem, bad
from hofmarshal.text import message, say

USAGE = "cli-usage"
"""The code of what cyclopts says in its own words."""


def report(error: BadInput, args: Sequence[str] = ()) -> None:
    """Prints each problem as `file:row:column: what is wrong and what to do`; with --json also as JSON on the output."""
    lang = asked_language(args)
    told = error.told(lang)
    for problem in told:
        print(say(problem, lang), file=sys.stderr)
    if len(error.problems) > 1:
        print(message("cli-problems", lang, count=len(error.problems)), file=sys.stderr)
    if asked_json(args):
        show_json({"problems": [as_data(*both, lang) for both in zip(error.problems, told, strict=True)]})


def report_usage(error: Exception, args: Sequence[str]) -> None:
    """With --json, a wrong command as JSON on the output: what cyclopts has told on the error output."""
    if asked_json(args):
        show_json({"problems": [{**msgspec.to_builtins(Problem(USAGE)), "text": str(error)}]})


def report_refusal(error: OSError, args: Sequence[str]) -> None:
    """Says that the system refuses: the file it names, else the output."""
    if error.filename is not None:
        report(bad("exchange-unreadable", file=str(error.filename), why=why(error)), args)
        return
    print(message("exchange-output", asked_language(args), why=why(error)), file=sys.stderr)


def as_data(problem: Problem, told: Problem, lang: str) -> dict[str, object]:
    """A problem as data, with its sentence: that of `told`, the same problem as it is to be told."""
    return {**msgspec.to_builtins(problem), "text": message(told.code, lang, **told.args)}
