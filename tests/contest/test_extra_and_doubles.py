"""What some rulebooks ask of doubles, afterblows, penalty points for the opponent and extra rounds."""

from __future__ import annotations

from typing import Any

import msgspec

from hofmarshal.contest.header import Header, setup_of
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.view import view
from hofmarshal.rules.block import Text
from hofmarshal.rules.model import Nomination
from tests.contest.support import drive, fire, setup

BOTH = {"exchange": [{"by": "red", "order": "together"}, {"by": "blue", "order": "together"}]}
TO_TWO = [{"when": "points", "at": 2, "wins": "more"}, {"when": "time", "wins": "more"}]


def duel(**blocks: Any) -> Setup:
    """A duel of blows worth one point, to two points in a minute."""
    plain = {"clock": {"limit": 60_000, "time_end": "automatic"}, "ends": TO_TWO, "scoring": [{"points": 1}]}
    tree = {"id": "x", "name": Text("x", "x", "x"), "mechanism": "points", **plain, **blocks}
    head = Header(rulebook="x", nomination="x", sides={})
    return setup_of(msgspec.convert(tree, Nomination, from_attributes=True), head)


def after(given: Setup, *do: dict[str, Any], until: int | None = None) -> dict[str, Any]:
    """What is to be seen after these lines (and at `until`)."""
    state, refusals = drive(given, list(do))
    assert not refusals
    last = until if until is not None else int(do[-1]["t"] * 1000)
    return view(fire(state, last + 1), last)


EXTRA = {"ties": {"equal": "extra-round"}, "extra_round": {"points": 1, "again": False, "limit": 20_000, "adds": True}}
LEVEL = ({"t": 5, "hit": BOTH}, {"t": 70, "start": {}})


def test_an_extra_round_that_adds_goes_on_from_the_equal_score():
    given = duel(**EXTRA)
    assert after(given, *LEVEL)["score"] == {"red": 1, "blue": 1}
    seen = after(given, *LEVEL, {"t": 75, "hit": {"by": "blue"}})
    assert (seen["winner"], seen["score"], seen["termination"]) == ("blue", {"red": 1, "blue": 2}, "points")


def test_an_extra_round_that_does_not_add_starts_from_nothing():
    given = duel(**{**EXTRA, "extra_round": {"points": 1, "again": False}})
    assert after(given, *LEVEL)["score"] == {"red": 0, "blue": 0}
    assert after(given, *LEVEL, {"t": 75, "hit": {"by": "blue"}})["score"] == {"red": 0, "blue": 1}


def test_an_extra_round_has_its_own_time():
    given = duel(**EXTRA)
    assert after(given, *LEVEL, until=89_999)["phase"] == "running"
    seen = after(given, *LEVEL, until=90_000)
    assert (seen["phase"], seen["awaits"], seen["score"]) == ("round-over", "ruling", {"red": 1, "blue": 1})
    plain = duel(**{**EXTRA, "extra_round": {"points": 1, "again": False}})
    assert after(plain, *LEVEL, until=129_999)["phase"] == "running"
    assert after(plain, *LEVEL, until=130_000)["phase"] == "round-over"


def test_a_penalty_between_the_rounds_is_kept_in_one_that_adds():
    rows = {
        "breaches": [{"clause": "rude", "brings": "warning"}],
        "ladder": [{"kind": "warning", "scope": "bout", "at": 1, "then": "points", "points": 1}],
    }
    seen = after(
        duel(**EXTRA, **rows),
        LEVEL[0],
        {"t": 65, "breach": {"fighter": "red", "clause": "rude"}},
        LEVEL[1],
        {"t": 75, "hit": {"by": "blue"}},
    )
    assert (seen["winner"], seen["score"]) == ("blue", {"red": 0, "blue": 2})


def test_a_double_that_would_end_it_level_counts_for_neither_where_the_rulebook_says_so():
    together = {"window": 0, "loses": "both"}
    seen = after(duel(together=together), {"t": 5, "hit": BOTH}, {"t": 6, "halt": {}}, {"t": 7, "start": {}},
                 {"t": 8, "hit": BOTH})  # fmt: skip
    assert (seen["phase"], seen["score"]) == ("round-over", {"red": 2, "blue": 2})
    unsettled = duel(together={**together, "deciding": False}, after_hit={"halts": True}, **EXTRA)
    seen = after(unsettled, {"t": 5, "hit": BOTH}, {"t": 7, "start": {}}, {"t": 8, "hit": BOTH})
    assert (seen["phase"], seen["score"], seen["effective"]) == ("halted", {"red": 1, "blue": 1}, 6)
    seen = after(unsettled, {"t": 5, "hit": BOTH}, {"t": 7, "start": {}}, {"t": 62, "hit": {"by": "red"}})
    assert seen["score"] == {"red": 2, "blue": 1}


def test_nor_does_one_in_the_extra_round():
    given = duel(together={"window": 0, "loses": "both", "deciding": False}, **EXTRA)
    seen = after(given, *LEVEL, {"t": 75, "hit": BOTH})
    assert (seen["phase"], seen["score"]) == ("running", {"red": 1, "blue": 1})


def test_a_double_that_leaves_one_ahead_does_count():
    given = duel(together={"window": 0, "loses": "both", "deciding": False})
    seen = after(given, {"t": 5, "hit": {"by": "red"}}, {"t": 6, "halt": {}}, {"t": 7, "start": {}},
                 {"t": 8, "hit": BOTH})  # fmt: skip
    assert (seen["winner"], seen["score"]) == ("red", {"red": 2, "blue": 1})


def test_doubles_of_the_whole_contest_end_it_in_the_extra_round_too():
    ends = [*TO_TWO, {"when": "doubles", "at": 2, "wins": "nobody"}]
    given = duel(**EXTRA | {"ends": ends, "together": {"window": 0, "loses": "double"}})
    seen = after(given, *LEVEL)
    assert (seen["extra"], seen["doubles"], seen["score"]) == (True, 1, {"red": 0, "blue": 0})
    seen = after(given, *LEVEL, {"t": 75, "hit": BOTH})
    assert (seen["phase"], seen["winner"], seen["termination"], seen["doubles"]) == ("decided", None, "doubles", 2)


def test_an_afterblow_that_leaves_nothing_still_halts_the_bout():
    given = duel(afterblow={"second": "deduct"}, after_hit={"halts": True})
    seen = after(
        given, {"t": 5, "hit": {"exchange": [{"by": "red", "order": "first"}, {"by": "blue", "order": "second"}]}}
    )
    assert (seen["phase"], seen["score"]) == ("halted", {"red": 0, "blue": 0})


def test_a_step_may_award_points_to_the_opponent_and_so_end_the_round():
    given = duel(
        breaches=[{"clause": "rude", "brings": "warning"}],
        ladder=[{"kind": "warning", "scope": "bout", "at": 2, "then": "award", "points": 1}],
    )
    rude = {"breach": {"fighter": "red", "clause": "rude"}}
    assert after(given, {"t": 5, **rude})["score"] == {"red": 0, "blue": 0}
    assert after(given, {"t": 5, **rude}, {"t": 6, **rude})["score"] == {"red": 0, "blue": 1}
    seen = after(given, {"t": 5, **rude}, {"t": 6, **rude}, {"t": 7, **rude})
    assert (seen["winner"], seen["score"], seen["termination"]) == ("blue", {"red": 0, "blue": 2}, "points")


def test_a_blow_off_target_leaves_the_exchange_open_for_the_first_one_that_counts() -> None:
    """u.2.8.b: the first blow that reaches its target counts; one off target is not that blow."""
    given = setup("ulozhenie", "free-duel")
    groin = {"t": 1, "hit": {"by": "red", "zone": "groin", "weapon": "sword", "action": "cut"}}
    body = {"t": 2, "hit": {"by": "blue", "zone": "torso", "weapon": "sword", "action": "cut"}}
    state, refusals = drive(given, [groin, body])
    assert refusals == []
    assert state.tally.lost == {"red": 2}
