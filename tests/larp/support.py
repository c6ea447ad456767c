"""Characters, acts and a small driver shared by the game's tests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hofmarshal.exchange.books import packaged
from hofmarshal.larp import acts as a
from hofmarshal.larp.character import Character, evolve, fresh
from hofmarshal.larp.condition import deadlines
from hofmarshal.larp.decide import decide
from hofmarshal.rules.game_model import Game
from hofmarshal.rules.notes import Refusal

MINUTE = 60_000


def game() -> Game:
    """The packaged rulebook's game."""
    found = packaged()["larp-reason"].game
    assert found is not None
    return found


def registered(reason: int = 7) -> Character:
    state = fresh(game())
    state, refused = tell(state, 0, a.Register(reason=reason), seat="master-1")
    assert refused is None
    return state


def tell(
    state: Character, at: int, act: Any, *, seat: str = "master-1", told: int | None = None, name: str = ""
) -> tuple[Character, Refusal | None]:
    """The character after an act at `at`, told at `told` (both ms), with all that was due before it was told."""
    state = advance(state, at if told is None else told)
    answer = decide(state, a.Issued(id=name or f"e{len(state.facts)}", at=at, seat=seat, act=act))
    if isinstance(answer, Refusal):
        return state, answer
    for fact in answer:
        state = evolve(state, fact)
    return state, None


def advance(state: Character, before: int) -> Character:
    """The character after everything due before an instant."""
    for _ in range(1000):
        due = [one for one in deadlines(state.game, state.now) if one[0] < before]
        if not due:
            return state
        at, what = due[0]
        lapse = a.Issued(id=f"due{len(state.facts)}", at=at, seat="clock", act=a.Lapse(what=what))  # type: ignore[arg-type]
        answer = decide(state, lapse)
        assert not isinstance(answer, Refusal), answer
        for fact in answer:
            state = evolve(state, fact)
    raise AssertionError("deadlines without end")


def all_told(state: Character, acts: Iterable[tuple[int, int, Any]]) -> Character:
    """The character after acts, each with its instant and when it was told; refused ones change nothing."""
    for at, told, act in acts:
        state, _ = tell(state, at, act, told=told)
    return state
