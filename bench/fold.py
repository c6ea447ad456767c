"""Folding a contest's events beside python-chess pushing moves, in one run on the same machine.

The contest is a longsword duel with four marshals' taps, rulings, halts, a correction in the middle and a signature;
the chess game is played out by seeded random legal moves, which are then pushed on a fresh board.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable

import chess

from hofmarshal.contest.commands import Issued
from hofmarshal.contest.decide import decide
from hofmarshal.contest.due import due
from hofmarshal.contest.events import Any as Event
from hofmarshal.contest.evolve import evolve, fold
from hofmarshal.contest.header import Header, SideHead, setup_of
from hofmarshal.contest.lines import read_lines
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import fresh
from hofmarshal.exchange.folders import packaged_rulebooks
from hofmarshal.rules.book import load_all
from hofmarshal.rules.notes import Refusal

ROUNDS = 40


def a_bout() -> tuple[Setup, tuple[Event, ...]]:
    """A longsword bout's setup and its events."""
    rules = load_all(packaged_rulebooks())["isb-duel"].nominations["longsword"]
    setup = setup_of(
        rules, Header(rulebook="isb-duel", nomination="longsword", sides={"red": SideHead(), "blue": SideHead()})
    )
    do: list[dict[str, object]] = []
    for n in range(41):
        t, side = 2 * n + 0.5, ("red", "blue")[n % 2]
        do += [
            {"t": t + k / 10, "as": f"line-marshal-{k}", "observe": {"side": side, "zone": "head"}} for k in (1, 2, 3)
        ]
        do.append({"t": t + 0.8, "hit": {"by": side, "zone": "head", "grip": "two-handed", "action": "cut"}})
        if n % 5 == 4:
            do += [{"t": t + 0.9, "halt": {}}, {"t": t + 1.2, "start": {}}]
    do += [{"t": 100, "stop": {}}, {"t": 101, "sign": {}}, {"t": 102, "announce": {}}]
    lines, problems = read_lines(do, from_start=True)
    assert not problems
    state = fresh(setup)
    for line in lines:
        assert line.issued is not None
        ready = [d for d in due(state) if d.instant < line.t]
        for issued in [*(Issued(id=d.name, t=d.instant, seat="clock", command=d.command) for d in ready), line.issued]:
            answer = decide(state, issued)
            assert not isinstance(answer, Refusal), answer
            for event in answer:
                state = evolve(state, event)
    return setup, state.history


def a_game(moves: int) -> list[chess.Move]:
    """A seeded random game of chess."""
    board, dice = chess.Board(), random.Random(7)
    played: list[chess.Move] = []
    while len(played) < moves and not board.is_game_over(claim_draw=False):
        move = dice.choice(list(board.legal_moves))
        played.append(move)
        board.push(move)
    return played


def per_item(work: Callable[[], object], items: int) -> float:
    """Microseconds an item: the median of several runs."""
    times = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        work()
        times.append((time.perf_counter() - begun) / items * 1e6)
    return statistics.median(times)


def push_all(moves: list[chess.Move]) -> chess.Board:
    board = chess.Board()
    for move in moves:
        board.push(move)
    return board


def main() -> None:
    setup, events = a_bout()
    moves = a_game(len(events))
    ours, theirs = per_item(lambda: fold(setup, events), len(events)), per_item(lambda: push_all(moves), len(moves))
    print(f"fold of {len(events)} events: {ours:.2f} us an event")
    print(f"python-chess {chess.__version__}, push of {len(moves)} moves: {theirs:.2f} us a move")
    print(f"ratio: {ours / theirs:.2f} (bar: at most 1)")


if __name__ == "__main__":
    main()
