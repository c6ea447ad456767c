"""Plays a protocol through the desk: every line in its order, deadlines in between, expectations checked."""

from __future__ import annotations

from typing import Any

import msgspec

from hofmarshal.contest import events as ev
from hofmarshal.contest.blows import join
from hofmarshal.contest.commands import Issued as Said
from hofmarshal.contest.evolve import annulled
from hofmarshal.contest.lines import Line
from hofmarshal.contest.reasons import cannot_start
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import Contest
from hofmarshal.contest.steps import steps_now
from hofmarshal.contest.view import view
from hofmarshal.desk.contests import CONTEST, stream_of
from hofmarshal.desk.decider import Issued
from hofmarshal.desk.desk import Desk
from hofmarshal.desk.expect import Mismatch, mismatches
from hofmarshal.journal.memory import MemoryJournal
from hofmarshal.rules.notes import Refusal


class PlayedLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line with what it caused: events or a refusal."""

    line: Line
    events: tuple[ev.Any, ...] = ()
    refusal: Refusal | None = None


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A contest as it was played: its state, each line's answer, refusals nobody expected, expectations not met."""

    state: Contest
    at: int
    lines: tuple[PlayedLine, ...]
    mismatches: tuple[Mismatch, ...] = ()
    cites: tuple[str, ...] = ()

    @property
    def refusals(self) -> tuple[PlayedLine, ...]:
        """Lines that were refused though the file did not say they would be."""
        return tuple(p for p in self.lines if p.refusal is not None and p.line.refused is None)

    def result(self) -> dict[str, Any]:
        """What `expect` may ask of the whole contest."""
        return {**view(self.state, self.at), "cites": _with_steps(self.state, self.cites)}


def play(setup: Setup, lines: tuple[Line, ...], bout: str = "bout", expect: dict[str, Any] | None = None) -> Played:
    """Play the lines of a contest in an own in-memory journal and compare with what is expected."""
    stream = stream_of(bout)
    desk = Desk(MemoryJournal(), (CONTEST,), lambda: 0, facts={stream: setup})
    played: list[PlayedLine] = []
    found: list[Mismatch] = []
    at = 0
    for line in lines:
        at = max(at, line.t) if played else line.t
        if line.issued is not None:
            one = _submit(desk, stream, line, line.issued)
            played.append(one)
            found += _as_expected(one)
        else:
            desk.advance(at - 1)
        if line.expect is not None:
            found += mismatches(line.expect, _seen(desk.state(stream), at), f"do[{line.index}]")
    state: Contest = desk.state(stream)
    result = Played(state=state, at=at, lines=tuple(played), cites=cited(state, played))
    found += mismatches(expect or {}, result.result())
    return msgspec.structs.replace(result, mismatches=tuple(found))


def _submit(desk: Desk, stream: str, line: Line, said: Said) -> PlayedLine:
    issued = Issued(id=said.id, stream=stream, at=said.t, command=said.command, seat=said.seat, device="protocol")
    answer = desk.submit(issued)
    return PlayedLine(line=line, events=answer.events, refusal=answer.refusal)


def _as_expected(one: PlayedLine) -> tuple[Mismatch, ...]:
    """A refusal the file foretells must come, with the code or the clauses it names."""
    wanted = one.line.refused
    if wanted is None:
        return ()
    where = f"do[{one.line.index}].refused"
    if one.refusal is None:
        return (Mismatch(where, ", ".join(wanted) or "true", "-"),)
    said = {one.refusal.code, *one.refusal.cites}
    for note in one.refusal.reasons:
        said |= {note.code, *note.cites}
    return tuple(Mismatch(where, w, ", ".join(sorted(said))) for w in wanted if w not in said)


def _seen(state: Contest, at: int) -> dict[str, Any]:
    return {**view(state, at), "cites": _with_steps(state, cited(state, ()))}


def _with_steps(state: Contest, cites: tuple[str, ...]) -> list[str]:
    """Clauses cited, and those of the steps of etiquette the judge is shown at that moment."""
    return list(join(cites, *(s.cites for s in steps_now(state))))


def cited(state: Contest, played: tuple[PlayedLine, ...] | list[PlayedLine]) -> tuple[str, ...]:
    """Every clause the contest's events, outcome, refusals and open reasons rest on; undone events cite nothing."""
    dead = annulled(state.history)
    groups = [e.cites for e in state.history if e.id not in dead]
    if state.outcome is not None:
        groups.append(state.outcome.cites)
    groups += [r.cites for r in state.rounds]
    groups += [s.cites for s in state.sanctions]
    groups += [r.note.cites for r in cannot_start(state)]
    for one in played:
        if one.refusal is not None:
            groups += [one.refusal.cites, *(n.cites for n in one.refusal.reasons)]
    return join((), *groups)
