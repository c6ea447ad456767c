"""Setups, commands and a small driver shared by the contest's tests."""

from __future__ import annotations

from typing import Any

import msgspec

from hofmarshal.contest import commands as cmd
from hofmarshal.contest.decide import decide
from hofmarshal.contest.due import due
from hofmarshal.contest.evolve import evolve
from hofmarshal.contest.header import Header, setup_of
from hofmarshal.contest.lines import read_lines
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import Contest, fresh
from hofmarshal.exchange.books import packaged
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Refusal


def rules(book: str, nomination: str) -> Nomination:
    """A packaged nomination's values."""
    found = packaged()[book].nomination(nomination)
    assert found is not None, (book, nomination)
    return found


def setup(book: str, nomination: str, **head: Any) -> Setup:
    """A contest's setup by a packaged nomination; `head` as in a protocol's header."""
    tree = {"rulebook": book, "nomination": nomination, "sides": {"red": {}, "blue": {}}, **head}
    return setup_of(rules(book, nomination), msgspec.convert(tree, Header))


def fire(state: Contest, until: int) -> Contest:
    """The state after everything due before `until`."""
    for _ in range(100):
        ready = [d for d in due(state) if d.instant < until]
        if not ready:
            return state
        first = ready[0]
        issued = cmd.Issued(id=f"{first.name}@{first.instant}", t=first.instant, seat="clock", command=first.command)
        answer = decide(state, issued)
        if isinstance(answer, Refusal):
            return state
        for event in answer:
            state = evolve(state, event)
    raise AssertionError("deadlines without end")


def drive(given: Setup, do: list[dict[str, Any]], *, from_start: bool = True) -> tuple[Contest, list[Refusal]]:
    """Play lines on a setup: the state they lead to, and the refusals on the way."""
    lines, problems = read_lines(do, from_start=from_start)
    assert not problems, problems
    state, refusals = fresh(given), []
    for line in lines:
        assert line.issued is not None
        state = fire(state, line.t)
        answer = decide(state, line.issued)
        if isinstance(answer, Refusal):
            refusals.append(answer)
            continue
        for event in answer:
            state = evolve(state, event)
    return state, refusals
