"""The queues of rings: who waits where and in which order, when, and how late a ring is."""

from __future__ import annotations

from hofmarshal.rules.block import Text
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.programme import State, contest_stream, evolve
from hofmarshal.tournament.queue import Fought, Planned, behind, expected, waiting
from hofmarshal.tournament.state import Settings
from hofmarshal.tournament.withdrawal import PlannedBout

RULES = w.Rules(
    rulebook="isb-duel", nomination="longsword", title=Text(en="Longsword", ru="Меч", uk="Меч"), pin="p", content="c"
)
MINUTE = 60_000


def state(*more: w.Event) -> State:
    """Two rings, a nomination of four minutes a bout."""
    found = State()
    for event in (
        w.RingSet(t=0, ring="1", title="1"),
        w.RingSet(t=0, ring="2", title="2"),
        w.NominationAdded(t=0, name="duel", rules=RULES, settings=Settings(duration=240)),
        *more,
    ):
        found = evolve(found, event)
    return found


def planned(group: str, index: int, *pairs: str) -> list[Planned]:
    """Bouts of a group: `ab` is a against b."""
    return [
        Planned(PlannedBout(f"{group}-{n}", pair[0], pair[1], "round", group), index) for n, pair in enumerate(pairs, 1)
    ]


DUEL = {"duel": [*planned("A", 0, "ab", "cd"), *planned("B", 1, "ef"), *planned("C", 2, "gh")]}


def order(
    programme: State, phases: dict[str, str] | None = None, again: frozenset[str] = frozenset()
) -> dict[str, list[str]]:
    queues = waiting(programme, DUEL, {"duel": again}, phases or {})
    return {ring: [one.bout for one in queue] for ring, queue in queues.items()}


def opened(bout: str, attempt: int = 1) -> w.Opened:
    return w.Opened(
        t=0, stream=contest_stream("duel", bout, attempt), nomination="duel", bout=bout, ring="1", red="a", blue="b",
        rules=RULES, fighters=(),
    )  # fmt: skip


def test_groups_are_dealt_out_to_the_rings_in_turn() -> None:
    assert order(state()) == {"1": ["A-1", "A-2", "C-1"], "2": ["B-1"]}


def test_a_nomination_stays_on_its_own_rings() -> None:
    assert order(state(w.RingsSet(t=0, name="duel", rings=("2",)))) == {"1": [], "2": ["A-1", "A-2", "B-1", "C-1"]}


def test_bouts_and_groups_placed_by_hand_go_before_the_automatic() -> None:
    by_hand = state(
        w.Placed(t=0, ring="1", bouts=("contest/duel/B-1",)), w.Placed(t=0, ring="2", groups=("duel/round/A",))
    )
    assert order(by_hand) == {"1": ["B-1", "C-1"], "2": ["A-1", "A-2"]}


def test_a_single_bout_comes_first() -> None:
    quick = w.QuickAdded(t=0, bout="q", ring="2", red="x", blue="y", rules=RULES, fighters=())
    assert order(state(quick)) == {"1": ["A-1", "A-2", "C-1"], "2": ["q", "B-1"]}
    assert order(state(quick), {"contest/quick/q": "running"})["2"] == ["B-1"]


def test_a_called_bout_waits_no_more_and_one_only_opened_does() -> None:
    called = state(opened("A-1"))
    assert order(called, {"contest/duel/A-1": "called"})["1"] == ["A-2", "C-1"]
    assert order(called, {"contest/duel/A-1": "scheduled"})["1"] == ["A-1", "A-2", "C-1"]


def test_a_voided_bout_waits_in_a_stream_of_its_own_and_a_result_on_its_way_does_not() -> None:
    signed = {"contest/duel/A-1": "signed"}
    assert order(state(opened("A-1")), signed)["1"] == ["A-2", "C-1"]
    found = waiting(state(opened("A-1")), DUEL, {"duel": frozenset({"A-1"})}, signed)["1"]
    assert found[0].stream == "contest/duel/A-1.2"
    third = state(opened("A-1"), opened("A-1", 2))
    phases = {**signed, "contest/duel/A-1.2": "final"}
    assert waiting(third, DUEL, {"duel": frozenset({"A-1"})}, phases)["1"][0].stream == "contest/duel/A-1.3"


def test_expected_times_follow_one_another_by_the_planned_length() -> None:
    queues = expected(waiting(state(), DUEL, {}, {}), (), 10 * MINUTE)
    assert [one.expected for one in queues["1"]] == [10 * MINUTE, 14 * MINUTE, 18 * MINUTE]
    assert [one.expected for one in queues["2"]] == [10 * MINUTE]
    assert queues["1"][0].spread == 0
    assert queues["1"][1].spread == MINUTE  # a fourth of four minutes


def test_the_next_is_expected_when_the_bout_that_is_on_should_end() -> None:
    on = Fought("contest/duel/A-1", "1", "a", "b", 9 * MINUTE, None, "running", 4 * MINUTE)
    found = expected(waiting(state(opened("A-1")), DUEL, {}, {"contest/duel/A-1": "running"}), (on,), 10 * MINUTE)
    assert found["1"][0].expected == 13 * MINUTE


def test_a_ring_is_behind_by_what_its_bouts_took_too_long() -> None:
    first = waiting(state(), DUEL, {}, {})["1"][0]
    done = [
        Fought("contest/duel/x", "1", "a", "b", 0, 7 * MINUTE, "final"),
        Fought("contest/duel/y", "1", "c", "d", 7 * MINUTE, 12 * MINUTE, "final"),
    ]
    assert behind(done, first, 12 * MINUTE) == 4 * MINUTE  # two bouts of four minutes would have ended at eight
    assert behind(done, first, 8 * MINUTE) == 0
    assert behind((), first, 12 * MINUTE) == 0
