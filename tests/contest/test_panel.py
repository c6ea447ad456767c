"""The panel: moments, quorum, the lower value, casting rulings, and taps that come late."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hofmarshal.contest import events as ev
from hofmarshal.contest.panel import first_side, moments, quorum, suggestion
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import Contest, fresh
from hofmarshal.rules.play_blocks import DisagreementRule
from tests.contest.support import drive, setup

LONGSWORD = setup("isb-duel", "longsword", panel=4)
FREE = setup("ulozhenie", "free-duel", panel=3)
TWO = {"zone": "head", "grip": "two-handed"}
ONE = {"zone": "arm", "grip": "two-handed"}


def tap(t: float, marshal: int, side: str = "red", **words: str) -> dict[str, Any]:
    return {"t": t, "as": f"line-marshal-{marshal}", "observe": {"side": side, **(words or ONE)}}


def hit(t: float, by: str = "red", **more: Any) -> dict[str, Any]:
    return {"t": t, "hit": {"by": by, **(more or ONE)}}


def seen(*do: dict[str, Any], given: Setup = LONGSWORD) -> Contest:
    state, refused = drive(given, list(do))
    assert not refused
    return state


def side_suggested(*do: dict[str, Any], given: Setup = LONGSWORD) -> str | None:
    found = suggestion(seen(*do, given=given))
    return found.side if found else None


def casts(state: Contest) -> list[bool]:
    return [e.casting for e in state.history if isinstance(e, ev.Struck)]


# Moments: 1.5 s from the first tap


def test_taps_within_the_window_are_one_moment() -> None:
    state = seen(tap(10, 1), tap(11.5, 2))
    assert [len(m.taps) for m in moments(state)] == [2]


def test_a_tap_past_the_window_begins_another() -> None:
    state = seen(tap(10, 1), tap(11.501, 2), tap(12, 3))
    assert [len(m.taps) for m in moments(state)] == [1, 2]


def test_taps_are_sorted_by_their_own_time_not_by_arrival() -> None:
    state = seen(tap(12, 1), tap(10, 2), tap(10.5, 3))
    assert [[t.by for t in m.taps] for m in moments(state)] == [
        ["line-marshal-2", "line-marshal-3"],
        ["line-marshal-1"],
    ]


# Quorum


@pytest.mark.parametrize(
    ("taps", "side"),
    [
        ([tap(10, 1)], None),
        ([tap(10, 1), tap(10, 2)], "red"),
        ([tap(10, 1), tap(10, 1)], None),
        ([tap(10, 1), tap(10, 2), tap(10, 3, "blue")], "red"),
        ([tap(10, 1), tap(10, 2), tap(10, 3, "blue"), tap(10, 4, "blue")], None),
        ([tap(10, 1), tap(10, 2), tap(10.2, 2, "blue")], None),
    ],
    ids=["one", "two agree", "one twice", "two to one", "two and two", "one changes his mind"],
)
def test_two_who_agree_suggest_a_hit(taps: list[dict[str, Any]], side: str | None) -> None:
    assert side_suggested(*taps) == side


@pytest.mark.parametrize(("judges", "need"), [(0, 2), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_a_majority_of_two_to_five_judges(judges: int, need: int) -> None:
    assert quorum(fresh(setup("ulozhenie", "free-duel", panel=judges))) == need


def test_where_zones_differ_the_lower_value_is_suggested() -> None:
    found = suggestion(seen(tap(10, 1, **TWO), tap(10, 2, **ONE), tap(10, 3, **TWO)))
    assert found is not None
    assert (found.points, found.blow.zone, found.agree, found.against) == (1, "arm", 3, 0)


def test_a_breach_tapped_is_no_vote_for_a_hit() -> None:
    breach = {"t": 10, "as": "line-marshal-2", "observe": {"breach": "isb-buhurt.forbidden.thrust", "fighter": "blue"}}
    assert side_suggested(tap(10, 1), breach) is None


def test_a_breach_tapped_for_a_side_is_no_vote_for_it_either() -> None:
    breaches = [tap(10 + n / 10, n, "red", breach="isb-buhurt.forbidden.thrust") for n in (1, 2, 3)]
    assert side_suggested(*breaches) is None


# First or together: the quarter-second rule's uncertainty


@pytest.mark.parametrize(("apart", "first"), [(0, None), (0.499, None), (0.5, "red"), (1, "red")])
def test_taps_suggest_first_only_well_apart(apart: float, first: str | None) -> None:
    assert first_side(seen(tap(10, 1), tap(10 + apart, 2, "blue"))) == first


# Casting rulings


def test_a_ruling_as_all_who_tapped_saw_it_is_no_casting_ruling() -> None:
    assert casts(seen(tap(10, 1), tap(10, 2), hit(11))) == [False]


@pytest.mark.parametrize(
    "do",
    [
        [tap(10, 1), tap(10, 2), hit(11, "blue")],
        [tap(10, 1), hit(11)],
        [tap(10, 1), tap(10, 2), tap(10, 3, "blue"), hit(11)],
        [tap(10, 1), tap(10, 2), {"t": 11, "hit": {"by": "red", **ONE, "not_counted": "weak"}}],
    ],
    ids=["against the panel", "without a quorum", "one saw it otherwise", "nothing is counted"],
)
def test_a_ruling_against_or_without_the_panel_is_recorded_as_casting(do: list[dict[str, Any]]) -> None:
    state = seen(*do)
    assert casts(state) == [True]
    assert "isb-duel.marshal.casting" in state.history[-1].cites


def test_a_ruling_with_no_taps_at_all_is_no_casting_ruling() -> None:
    assert casts(seen(hit(11))) == [False]


def test_of_an_exchange_the_side_that_came_first_is_the_one_ruled_for() -> None:
    blow = {"zone": "torso", "weapon": "sword", "action": "cut"}
    both = [{"by": "blue", **blow, "order": "second"}, {"by": "red", **blow, "order": "first"}]
    taps = [tap(10, 1, **blow), tap(10, 2, **blow)]
    assert casts(seen(*taps, {"t": 11, "hit": {"exchange": both}}, given=FREE)) == [False]


def test_a_straggler_of_the_last_moment_makes_the_next_ruling_no_casting_one() -> None:
    do = [tap(10, 1), tap(10, 2), hit(10.5), tap(10.8, 3), tap(15, 1, "blue"), tap(15, 2, "blue"), hit(16, "blue")]
    assert casts(seen(*do)) == [False, False]


def test_a_ruling_leaves_the_taps_of_the_next_moment() -> None:
    """Red struck, then blue, before the hofmarshal ruled on either: both suggestions are his to take."""
    taps = [tap(10, 1), tap(10, 2), tap(13, 1, "blue"), tap(13, 2, "blue")]
    state = seen(*taps, hit(14))
    assert [m.suggestion and m.suggestion.side for m in moments(state)] == ["blue"]
    state = seen(*taps, hit(14), hit(15, "blue"))
    assert (casts(state), state.taps) == ([False, False], ())


def test_where_the_majority_decides_the_other_side_is_not_ruled() -> None:
    rules = msgspec.structs.replace(LONGSWORD.rules, disagreement=DisagreementRule(decides="majority"))
    given = msgspec.structs.replace(LONGSWORD, rules=rules)
    state, refused = drive(given, [tap(10, 1), tap(10, 2), hit(11, "blue"), hit(12, "red")])
    assert [r.code for r in refused] == ["contest-majority"]
    assert state.tally.points == (1, 0)


# Late taps


def test_a_tap_of_the_last_exchange_is_flagged_and_no_vote_in_this_one() -> None:
    do = [tap(10, 1), {"t": 12, "halt": {}}, {"t": 20, "start": {}}, tap(11, 2), tap(21, 3)]
    state = seen(*do)
    late = [e.late for e in state.history if isinstance(e, ev.Observed)]
    assert late == [False, True, False]
    assert [len(m.taps) for m in moments(state)] == [1]
    assert first_side(seen(*do[:4])) is None


def test_a_tap_after_the_round_is_flagged_and_shown() -> None:
    state = seen({"t": 50, "stop": {}}, tap(49, 1), tap(49.5, 2))
    assert [t.late for t in state.taps] == [True, True]
    found = suggestion(state)
    assert found is not None
    assert found.side == "red"


def test_the_hofmarshal_enters_a_flag_for_a_dead_phone() -> None:
    assert side_suggested(tap(10, 1), {"t": 10.5, "as": "hofmarshal", "observe": {"side": "red", **ONE}}) == "red"


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({}, "contest-tap-empty"),
        ({"side": "red", "zone": "ear"}, "contest-unknown-zone"),
        ({"breach": "no.such"}, "contest-unknown-breach"),
    ],
)
def test_a_tap_that_says_nothing_known_is_refused(said: dict[str, str], code: str) -> None:
    _, refused = drive(LONGSWORD, [{"t": 10, "as": "line-marshal-1", "observe": said}])
    assert [r.code for r in refused] == [code]


# Flags the hofmarshal enters for marshals without a phone (docs/decisions/0170)


def flag(t: float, marshal: int, side: str = "red") -> dict[str, Any]:
    return {"t": t, "as": "hofmarshal", "observe": {"side": side, "seat": f"line-marshal-{marshal}", **ONE}}


def test_an_entered_flag_is_the_marshals_vote() -> None:
    assert side_suggested(flag(10, 3), flag(10.4, 4)) == "red"
    assert side_suggested(tap(10, 1), flag(10.4, 4)) == "red"


def test_a_second_flag_of_a_marshal_replaces_his_first() -> None:
    assert side_suggested(flag(10, 3), flag(10.4, 3)) is None
    assert side_suggested(tap(10, 1, "blue"), flag(10.2, 1), tap(10.4, 2)) == "red"


def test_the_record_tells_whose_flag_it_was_and_who_entered_it() -> None:
    (event,) = [e for e in seen(flag(10, 3)).history if isinstance(e, ev.Observed)]
    assert (event.by, event.seat, event.seen_by) == ("hofmarshal", "line-marshal-3", "line-marshal-3")


@pytest.mark.parametrize(
    "line",
    [
        {**flag(10, 3), "as": "line-marshal-1"},
        {"t": 10, "as": "hofmarshal", "observe": {"side": "red", "seat": "chief"}},
    ],
)
def test_nobody_else_enters_flags_and_none_for_other_seats(line: dict[str, Any]) -> None:
    _, refused = drive(LONGSWORD, [line])
    assert [r.code for r in refused] == ["contest-flag-not-yours"]
