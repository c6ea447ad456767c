"""Why an event is what it is: the clauses it rests on, what it brought, what followed, and whether it still counts."""

from __future__ import annotations

from typing import Any

from hofmarshal.contest.state import Contest
from hofmarshal.contest.why import Why, why
from tests.contest.support import drive, setup

LONGSWORD = setup("isb-duel", "longsword", panel=4)
HEAD = {"by": "red", "zone": "head", "grip": "two-handed"}


def told(state: Contest, event: str) -> Why:
    found = why(state, event)
    assert found is not None
    return found


def played(*do: dict[str, Any], nomination: str = "longsword") -> Contest:
    state, refused = drive(setup("isb-duel", nomination), list(do))
    assert not refused
    return state


def notes(one: Why, code: str) -> list[dict[str, Any]]:
    return [dict(n.args) for n in one.notes if n.code == code]


def test_a_hit_rests_on_its_clauses_and_values() -> None:
    one = told(played({"t": 5, "id": "hit", "hit": HEAD}), "hit")
    assert {"isb-duel.longsword.two-hand", "isb-duel.forbidden"} <= set(one.clauses)
    row = next(v for v in one.values if v.path == "scoring[0]")
    assert (row.value["points"], row.cites) == (2, ("isb-duel.longsword.two-hand",))
    assert all(v.path != "scoring[1]" for v in one.values), "rows it did not meet are left out"


def test_a_blow_off_the_target_names_why_it_brings_nothing() -> None:
    one = told(played({"t": 5, "id": "hit", "hit": {**HEAD, "zone": "face"}}), "hit")
    assert "isb-buhurt.forbidden.zones" in one.clauses
    assert [n["counts"] for n in notes(one, "contest-why-blow")] == [0]


def test_a_blow_after_the_horn_names_the_horn() -> None:
    one = told(played({"t": 90.5, "id": "hit", "hit": HEAD}), "hit")
    assert notes(one, "contest-why-relation") == [{"relation": "after-horn"}]
    assert "isb-duel.end.longsword" in one.clauses


def test_a_correction_is_explained_by_the_moment_it_corrects() -> None:
    do = [
        {"t": 89, "id": "one", "hit": {**HEAD, "zone": "arm"}},
        {"t": 95, "id": "two", "hit": {**HEAD, "replaces": "one"}},
    ]
    state = played(*do)
    assert notes(told(state, "two"), "contest-why-relation") == []
    assert [n["points"] for n in notes(told(state, "two"), "contest-why-blow")] == [2]
    assert (told(state, "one").counts, told(state, "two").counts) == (False, True)


def test_a_casting_ruling_names_the_clause_of_disagreement() -> None:
    tap = {"t": 5, "as": "line-marshal-1", "observe": {"side": "blue", "zone": "arm"}}
    one = told(played(tap, {"t": 6, "id": "hit", "hit": HEAD}), "hit")
    assert "isb-duel.marshal.casting" in one.clauses
    assert notes(one, "contest-why-casting") == [{}]


def test_what_followed_is_told_with_the_last_hit() -> None:
    blows = [{"t": n, "id": f"hit-{n}", "hit": {"by": "blue", "zone": "arm"}} for n in range(1, 6)]
    one = told(played(*blows, nomination="sword-buckler"), "hit-5")
    assert notes(one, "contest-why-round")[0]["winner"] == "blue"
    assert "isb-duel.end.sword-buckler" in one.clauses


def test_a_third_warning_is_explained_step_by_step() -> None:
    do = [{"t": n, "id": f"b{n}", "breach": {"fighter": "red", "clause": "sm.6.2"}} for n in (1, 2, 3)]
    state, _ = drive(setup("shchyt-mech", "shchyt-mech"), do)
    steps = notes(told(state, "b3"), "contest-why-step")
    assert [(s["kind"], s["number"], s["effect"]) for s in steps][:2] == [
        ("warning", 3, "given"),
        ("warning", 3, "disqualify"),
    ]
    assert "sm.6.3.2" in told(state, "b3").clauses


def test_an_undone_event_does_not_count_until_it_is_redone() -> None:
    do = [{"t": 5, "id": "hit", "hit": HEAD}, {"t": 6, "id": "undo", "annul": {"event": "hit"}}]
    assert not told(played(*do), "hit").counts
    assert told(played(*do, {"t": 7, "annul": {"event": "undo"}}), "hit").counts


def test_the_outcome_is_explained_by_how_the_contest_ended() -> None:
    state = played({"t": 5, "hit": HEAD}, {"t": 91, "id": "stop", "stop": {}})
    one = told(state, "stop.decided")
    assert notes(one, "contest-why-outcome")[0]["winner"] == "red"
    assert "isb-duel.winner" in one.clauses


def test_an_unknown_event_has_no_why() -> None:
    assert why(played(), "nothing") is None
