"""Why it can't be called or started: a list of reasons, each a block or a warning."""

from __future__ import annotations

from typing import Any

import pytest

from hofmarshal.contest.reasons import cannot_call, cannot_start
from hofmarshal.contest.state import fresh
from tests.contest.support import drive, setup

LONGSWORD = setup("isb-duel", "longsword")
CALLED: list[dict[str, Any]] = [{"t": 0, "call": {"override": "As it is."}}]
READY = [*CALLED, *({"t": 10, "ready": {"side": s}} for s in ("red", "blue"))]


def told(do: list[dict[str, Any]], **head: Any) -> list[tuple[str, str]]:
    state, _ = drive(setup("isb-duel", "longsword", **head), do, from_start=False)
    return [(r.severity, r.note.code) for r in cannot_start(state)]


@pytest.mark.parametrize(
    ("do", "reasons"),
    [
        ([], [("block", "contest-not-called")]),
        (CALLED, [("block", "contest-not-ready"), ("block", "contest-not-ready")]),
        (READY[:2], [("block", "contest-not-ready")]),
        (READY, []),
        ([*READY, {"t": 20, "start": {}}], [("block", "contest-already-running")]),
        ([*READY, {"t": 20, "suspend": {}}], [("block", "contest-suspended")]),
        ([*READY, {"t": 15, "hold": {"fighter": "red"}}], [("block", "contest-held")]),
        ([*READY, {"t": 20, "start": {}}, {"t": 30, "stop": {}}], [("block", "contest-awaits-ruling")]),
        ([*READY, {"t": 15, "withdraw": {"fighter": "red"}}], [("block", "contest-over")]),
    ],
)
def test_what_stands_in_the_way_of_the_start(do: list[dict[str, Any]], reasons: list[tuple[str, str]]) -> None:
    assert told(do) == reasons


@pytest.mark.parametrize(
    ("panel", "code"), [(0, None), (3, "contest-panel-short"), (4, None), (5, "contest-panel-large")]
)
def test_a_panel_of_another_size_only_warns(panel: int, code: str | None) -> None:
    """Four line marshals (isb-duel.line-marshals); a panel nobody counted is not a fault."""
    assert told(READY, panel=panel) == ([("warn", code)] if code else [])


def test_a_warning_is_overridden_with_a_reason_and_a_block_is_not() -> None:
    given = setup("isb-duel", "longsword", panel=3)
    state, refused = drive(given, [*READY, {"t": 20, "start": {}}], from_start=False)
    assert (state.phase, [r.code for r in refused]) == ("ready", ["contest-cannot-start-warn"])
    over = {"t": 21, "start": {"override": "One marshal fell ill."}}
    state, refused = drive(given, [*READY, over], from_start=False)
    assert (state.phase, refused) == ("running", [])
    state, refused = drive(given, [*READY, {"t": 15, "hold": {"fighter": "red"}}, over], from_start=False)
    assert (state.phase, [n.code for n in refused[0].reasons]) == ("ready", ["contest-held"])


def test_a_field_too_small_blocks_the_call_and_one_not_measured_warns() -> None:
    small = {"length": 6999, "width": 7000, "boards": 900}
    state = fresh(setup("isb-duel", "longsword", field=small))
    assert [(r.severity, r.note.code) for r in cannot_call(state)] == [("block", "contest-field-small")]
    unmeasured = fresh(setup("isb-duel", "longsword", field={"length": 7000, "width": 7000}))
    assert [(r.severity, r.note.code) for r in cannot_call(unmeasured)] == [("warn", "contest-field-unmeasured")]


def test_a_held_fighter_is_not_called() -> None:
    _, refused = drive(
        LONGSWORD, [{"t": 0, "hold": {"fighter": "blue", "reason": "Concussion."}}, *CALLED], from_start=False
    )
    assert [n.code for n in refused[0].reasons] == ["contest-held"]
    hold = {"t": 0, "hold": {"fighter": "blue"}}
    _, refused = drive(LONGSWORD, [hold, {"t": 5, "clear": {"fighter": "blue"}}, *CALLED], from_start=False)
    assert not refused


def test_only_the_medic_clears_and_nobody_is_held_twice() -> None:
    hold = {"t": 0, "hold": {"fighter": "blue"}}
    clear = {"t": 5, "as": "hofmarshal", "clear": {"fighter": "blue"}}
    _, refused = drive(
        LONGSWORD, [hold, hold | {"t": 1}, clear, {"t": 6, "clear": {"fighter": "red"}}], from_start=False
    )
    assert [r.code for r in refused] == ["contest-held", "contest-not-yours", "contest-not-held"]


def test_a_fight_under_way_is_not_called_again() -> None:
    _, refused = drive(LONGSWORD, [{"t": 5, "call": {}}])
    assert [n.code for n in refused[0].reasons] == ["contest-already-under-way"]
