"""How rounds and contests end: ties, extra rounds, rounds won, confirmations, rulings, what is recorded."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hofmarshal.contest.events import Outcome
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import Contest
from hofmarshal.rules.notes import Refusal
from hofmarshal.rules.play_blocks import ConfirmRule, ExtraRoundRule, RoundsRule, TieRule
from tests.contest.support import drive, setup

SHIELD = setup("shchyt-mech", "shchyt-mech")
LONGSWORD = setup("isb-duel", "longsword")
BUCKLER = setup("isb-duel", "sword-buckler")
GROUP = setup("isb-buhurt", "group-battle", sides={s: {"roster": {"main": 3}} for s in ("red", "blue")})


def with_rules(given: Setup, **blocks: Any) -> Setup:
    return msgspec.structs.replace(given, rules=msgspec.structs.replace(given.rules, **blocks))


def hits(start: float, number: int, by: str = "red", zone: str = "head") -> list[dict[str, Any]]:
    return [{"t": start + n, "hit": {"by": by, "zone": zone}} for n in range(number)]


def level(start: float, number: int = 5) -> list[dict[str, Any]]:
    both = {"exchange": [{"by": "red", "zone": "head"}, {"by": "blue", "zone": "head"}]}
    return [{"t": start + n, "hit": both} for n in range(number)]


def outcome(state: Contest) -> Outcome:
    assert state.outcome is not None
    return state.outcome


def codes(refusals: list[Refusal]) -> list[str]:
    return [r.code for r in refusals]


# To a score


def test_two_points_at_nine_make_eleven() -> None:
    """Recorded as scored (sm.to-ten)."""
    state, _ = drive(SHIELD, [*hits(1, 4), *hits(6, 1, zone="arms"), *hits(7, 1)])
    assert (outcome(state).red_score, outcome(state).termination) == (11, "points")


def test_nine_points_end_nothing() -> None:
    state, _ = drive(SHIELD, [*hits(1, 4), *hits(6, 1, zone="arms")])
    assert (state.phase, state.tally.points) == ("running", (9, 0))


def test_the_fifth_scoring_hit_wins_even_when_one_scored_nothing_before() -> None:
    """A blow to the foot is no scoring hit (isb-duel.forbidden)."""
    state, _ = drive(BUCKLER, [*hits(1, 4, zone="arm"), *hits(6, 1, zone="foot"), *hits(7, 1, zone="leg")])
    assert (outcome(state).winner, outcome(state).termination, outcome(state).red_score) == ("red", "hits", 5)


def test_the_hofmarshal_may_end_a_round_at_any_time_and_the_score_stands() -> None:
    state, _ = drive(
        LONGSWORD, [{"t": 3, "hit": {"by": "blue", "zone": "arm", "grip": "one-handed"}}, {"t": 10, "stop": {}}]
    )
    assert (outcome(state).winner, outcome(state).termination) == ("blue", "signal")


def test_where_the_rulebook_knows_no_signal_there_is_no_stop() -> None:
    _, refused = drive(SHIELD, [{"t": 10, "stop": {}}])
    assert codes(refused) == ["contest-no-signal-end"]


# Ties


def test_an_equal_end_awaits_the_hofmarshal_with_a_reason() -> None:
    """isb-duel.tie."""
    do: list[dict[str, Any]] = [{"t": 91, "stop": {}}]
    state, refused = drive(LONGSWORD, [*do, {"t": 92, "rule": {"winner": "red"}}, {"t": 93, "rule": {"reason": "x"}}])
    assert codes(refused) == ["contest-reason-needed", "contest-rule-whom"]
    assert (state.phase, state.awaits) == ("round-over", "ruling")
    state, _ = drive(LONGSWORD, [*do, {"t": 94, "rule": {"winner": "red", "reason": "More active."}}])
    assert (outcome(state).winner, outcome(state).termination) == ("red", "ruling")
    assert "isb-duel.tie" in outcome(state).cites


def test_nothing_starts_while_a_ruling_is_awaited() -> None:
    _, refused = drive(LONGSWORD, [{"t": 91, "stop": {}}, {"t": 95, "start": {"override": "Let us go on."}}])
    assert [n.code for n in refused[0].reasons] == ["contest-awaits-ruling"]


def test_a_draw_where_the_rulebook_says_so() -> None:
    state, _ = drive(with_rules(LONGSWORD, ties=TieRule(equal="draw")), [{"t": 91, "stop": {}}])
    assert (outcome(state).winner, outcome(state).termination) == (None, "time")


# Extra rounds (sm.extra: to three from 0:0, again while equal; sm.12.7: recorded 10:9)


def test_an_extra_round_to_three_is_recorded_ten_to_nine() -> None:
    state, _ = drive(SHIELD, [*level(1), {"t": 20, "start": {}}, *hits(21, 2, "blue")])
    assert [(r.score, r.counted, r.extra) for r in state.rounds] == [((10, 10), False, False), ((0, 4), True, True)]
    assert (outcome(state).red_score, outcome(state).blue_score) == (9, 10)


def test_equal_again_another_extra_round() -> None:
    state, _ = drive(SHIELD, [*level(1), {"t": 20, "start": {}}, *level(21, 2), {"t": 30, "start": {}}, *hits(31, 2)])
    assert [r.number for r in state.rounds] == [1, 2, 3]
    assert outcome(state).winner == "red"


def test_not_again_the_hofmarshal_rules() -> None:
    once = with_rules(SHIELD, extra_round=ExtraRoundRule(points=3, again=False))
    state, _ = drive(once, [*level(1), {"t": 20, "start": {}}, *level(21, 2)])
    assert (state.phase, state.awaits) == ("round-over", "ruling")


def test_an_extra_round_settles_its_round_not_a_contest_of_two() -> None:
    given = with_rules(SHIELD, rounds=RoundsRule(win=2))
    extra = [*level(1), {"t": 20, "start": {}}, *hits(21, 2)]
    state, _ = drive(given, [*extra, {"t": 30, "start": {}}])
    assert (state.phase, state.extra, state.round) == ("running", False, 3)
    state, _ = drive(given, [*extra, {"t": 30, "start": {}}, *hits(31, 5)])
    assert (outcome(state).winner, outcome(state).red_score, outcome(state).blue_score) == ("red", 2, 0)


# Rounds won, confirmed one by one (isb-buhurt.start, .to-two, .points)


def falls(start: float, *fighters: str) -> list[dict[str, Any]]:
    cause = "isb-buhurt.out.third-support"
    return [{"t": start + n, "out": {"fighter": f, "cause": cause}} for n, f in enumerate(fighters)]


BLUE_DOWN = ("red-1", "blue-1", "blue-2", "blue-3")


def won_round(start: float, rule: dict[str, Any] | None = None) -> list[dict[str, Any]]:
    confirm = {"winner": "red"} if rule is None else rule
    return [*falls(start, *BLUE_DOWN), {"t": start + 10, "rule": confirm}]


def test_two_rounds_take_the_battle_and_points_are_what_stands() -> None:
    state, refused = drive(GROUP, [*won_round(1), {"t": 60, "start": {}}, *won_round(61)])
    assert not refused
    assert (outcome(state).winner, outcome(state).red_score, outcome(state).blue_score) == ("red", 2, 0)
    assert (outcome(state).red_rating, outcome(state).red_round_points) == (1, 4)


def test_no_round_is_won_before_the_hofmarshal_confirms_it() -> None:
    state, refused = drive(GROUP, [*falls(1, *BLUE_DOWN), {"t": 30, "start": {}}])
    assert [n.code for n in refused[0].reasons] == ["contest-awaits-confirm"]
    assert refused[0].reasons[0].cites == ("isb-buhurt.start",)
    assert state.phase == "round-over"


def test_a_confirmation_is_needed_once_and_another_winner_needs_a_reason() -> None:
    other = {"winner": "blue"}
    state, refused = drive(GROUP, [*won_round(1, other), {"t": 12, "rule": {**other, "reason": "Red-2 fell first."}}])
    assert codes(refused) == ["contest-reason-needed"]
    assert (state.rounds[0].winner, state.rounds[0].termination) == ("blue", "ruling")
    _, refused = drive(GROUP, [*won_round(1), {"t": 12, "rule": {"winner": "red"}}])
    assert codes(refused) == ["contest-nothing-to-rule"]


def test_equal_numbers_at_time_are_refought_and_count_for_nobody() -> None:
    """Ten minutes (isb-buhurt.round.limit), equal: again at full strength (isb-buhurt.round.equal)."""
    do = [*falls(1, "red-1", "blue-1"), {"t": 601, "swap-sides": {}}, {"t": 602, "rule": {}}, {"t": 700, "start": {}}]
    state, refused = drive(GROUP, do)
    assert not refused
    assert [(r.winner, r.counted, r.termination) for r in state.rounds] == [(None, False, "time")]
    assert (state.round, state.tally.out) == (1, {})


def test_at_time_more_standing_win_the_round() -> None:
    state, _ = drive(GROUP, [*falls(1, "red-1"), {"t": 601, "swap-sides": {}}])
    assert (state.rounds[0].winner, state.rounds[0].effective) == ("blue", 600_000)


def test_a_duel_of_points_may_be_confirmed_too() -> None:
    state, _ = drive(with_rules(SHIELD, confirm=ConfirmRule(rounds=True)), hits(1, 5))
    assert (state.phase, state.awaits, state.outcome) == ("round-over", "confirm", None)


# Hits and falls


def test_hits_lost_before_the_start_end_the_duel_at_the_start() -> None:
    given = setup("ulozhenie", "free-duel")
    breach = {"t": -40, "breach": {"fighter": "red", "clause": "u.1.6.a", "facts": {"touch": "palm"}}}
    lines = [{"t": -60, "call": {}}, *({"t": -50, "ready": {"side": s}} for s in ("red", "blue"))]
    state, refused = drive(given, [*lines, breach, {"t": 0, "start": {}}], from_start=False)
    assert not refused
    assert outcome(state).winner == "blue"


@pytest.mark.parametrize(
    ("touches", "winner", "awaits"),
    [
        ([{"side": "red", "part": "knee"}], "blue", ""),
        ([{"side": "red", "part": "palm"}], None, ""),
        ([{"side": "red", "part": "knee"}, {"side": "blue", "part": "back"}], None, "ruling"),
        ([{"side": "red", "part": "knee"}, {"side": "blue", "part": "foot"}], "blue", ""),
    ],
)
def test_who_touches_the_ground_loses_and_both_at_once_are_ruled(
    touches: list[dict[str, str]], winner: str | None, awaits: str
) -> None:
    """u.7.3, u.7.general."""
    state, refused = drive(setup("ulozhenie", "wrestling"), [{"t": 5, "touch": {"exchange": touches}}])
    assert not refused
    assert (state.outcome and state.outcome.winner, state.awaits) == (winner, awaits)
