"""Teams: who is lined up, who is held or gone, whole sides that leave, claims and yields, refights."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hofmarshal.contest.reasons import cannot_call, cannot_start
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import Contest, standing
from hofmarshal.rules.conduct_blocks import SubstitutionRule
from hofmarshal.rules.notes import Refusal
from hofmarshal.rules.play_blocks import RoundsRule, TieRule
from tests.contest.support import drive, setup

ROSTER = {"roster": {"main": 3, "reserves": 2}}
GROUP = setup("isb-buhurt", "group-battle", sides={"red": ROSTER, "blue": ROSTER})
MASS = setup("ulozhenie", "mass-battle", sides={"red": ROSTER, "blue": ROSTER})
CAUSE = "isb-buhurt.out.third-support"


def outs(t: float, *fighters: str) -> list[dict[str, Any]]:
    return [{"t": t, "out": {"fighter": f, "cause": CAUSE}} for f in fighters]


RED_OUT = outs(10, "red-1", "red-2", "red-3")
CONFIRMED = [*RED_OUT, {"t": 20, "rule": {"winner": "blue"}}]
DRAWN = [*outs(9, "red-1", "red-2", "blue-1", "blue-2"), *outs(10, "red-3", "blue-3")]


def codes(refusals: list[Refusal]) -> list[str]:
    return [r.code for r in refusals]


def played(*do: dict[str, Any], given: Setup = GROUP, from_start: bool = True) -> tuple[Contest, list[Refusal]]:
    return drive(given, list(do), from_start=from_start)


# Line-ups and substitutions (isb-buhurt.substitution: between rounds, as often as wished)


def test_a_reserve_goes_in_between_rounds_and_each_rounds_line_up_is_kept() -> None:
    swap = {"t": 30, "substitute": {"side": "red", "out": "red-1", "into": "red-4"}}
    state, refused = played(*CONFIRMED, swap, {"t": 60, "start": {}})
    assert not refused
    assert state.rounds[0].lineups["red"] == ("red-1", "red-2", "red-3")
    assert state.lineups["red"] == ("red-4", "red-2", "red-3")


def limited(most: int) -> Setup:
    rule = SubstitutionRule(when="between-rounds", limit=most, cites=("isb-buhurt.substitution",))
    return msgspec.structs.replace(GROUP, rules=msgspec.structs.replace(GROUP.rules, substitution=rule))


def test_each_side_has_its_own_substitutions_where_they_are_limited() -> None:
    swaps = [
        {"t": 30 + n, "substitute": {"side": side, "out": f"{side}-1", "into": f"{side}-4"}}
        for n, side in enumerate(("red", "blue"))
    ]
    more = {"t": 40, "substitute": {"side": "red", "out": "red-2", "into": "red-5"}}
    state, refused = played(*CONFIRMED, *swaps, more, given=limited(1))
    assert codes(refused) == ["contest-substitutions-spent"]
    assert refused[0].cites == ("isb-buhurt.substitution",)
    assert state.substitutions == {"red": 1, "blue": 1}


def test_a_line_up_is_no_way_around_the_limit() -> None:
    two = {"t": 30, "line-up": {"side": "red", "fighters": ["red-4", "red-5", "red-3"]}}
    state, refused = played(*CONFIRMED, two, given=limited(1))
    assert codes(refused) == ["contest-substitutions-spent"]
    fewer = {"t": 31, "line-up": {"side": "red", "fighters": ["red-3", "red-2"]}}
    one = {"t": 32, "line-up": {"side": "red", "fighters": ["red-4", "red-2"]}}
    state, refused = played(*CONFIRMED, one, fewer, given=limited(1))
    assert codes(refused) == ["contest-substitutions-spent"], "red-3 would come in again"
    state, refused = played(*CONFIRMED, fewer, one, given=limited(1))
    assert not refused
    assert state.substitutions == {"red": 1}


def test_nobody_is_substituted_while_a_round_is_fought() -> None:
    _, refused = played({"t": 30, "substitute": {"side": "red", "out": "red-1", "into": "red-4"}})
    assert codes(refused) == ["contest-substitution-between-rounds"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (["red-1", "red-2", "blue-1"], "contest-not-in-roster"),
        (["red-1", "red-1", "red-2"], "contest-lined-up-twice"),
        (["red-1", "red-2", "red-3", "red-4"], "contest-lineup-many"),
        ([], "contest-lineup-empty"),
    ],
)
def test_a_line_up_that_cannot_be_is_refused(line: list[str], code: str) -> None:
    state, refused = played(*CONFIRMED, {"t": 30, "line-up": {"side": "red", "fighters": line}})
    assert [n.code for n in refused[0].reasons] == [code]
    assert state.lineups["red"] == ("red-1", "red-2", "red-3")


def test_who_is_out_of_a_round_stands_again_in_the_next() -> None:
    state, _ = played(*CONFIRMED, {"t": 60, "start": {}})
    assert standing(state, "red") == ("red-1", "red-2", "red-3")


def test_a_reserve_is_not_put_out() -> None:
    _, refused = played(*outs(10, "red-4"))
    assert codes(refused) == ["contest-not-lined-up"]


# Held by the medic


def test_a_held_fighter_of_the_line_up_is_not_called() -> None:
    state, _ = played({"t": 0, "hold": {"fighter": "red-1"}}, from_start=False)
    assert [r.note.code for r in cannot_call(state)] == ["contest-held"]


def test_a_held_reserve_stops_nobody() -> None:
    state, _ = played({"t": 0, "hold": {"fighter": "red-4"}}, from_start=False)
    assert cannot_call(state) == ()
    _, refused = played({"t": 30, "hold": {"fighter": "red-4"}}, *CONFIRMED[:-1], CONFIRMED[-1], {"t": 60, "start": {}})
    assert not refused


def test_a_held_fighter_still_standing_stops_the_fight_from_going_on_and_is_named_once() -> None:
    state, _ = played({"t": 5, "halt": {}}, {"t": 6, "hold": {"fighter": "red-1"}})
    assert [(r.severity, r.note.code) for r in cannot_start(state)] == [("block", "contest-held")]
    state, _ = played(*CONFIRMED, {"t": 30, "hold": {"fighter": "red-1"}})
    assert [r.note.code for r in cannot_start(state)] == ["contest-held"]


def test_who_is_out_and_held_stops_nobody_until_the_next_round() -> None:
    do = [*outs(5, "red-1"), {"t": 6, "halt": {}}, {"t": 7, "hold": {"fighter": "red-1"}}, {"t": 30, "start": {}}]
    state, refused = played(*do)
    assert not refused
    assert state.phase == "running"


def test_a_held_fighter_is_not_lined_up() -> None:
    swap = {"t": 30, "substitute": {"side": "red", "out": "red-1", "into": "red-4"}}
    _, refused = played(*CONFIRMED, {"t": 25, "hold": {"fighter": "red-4"}}, swap)
    assert [n.code for n in refused[0].reasons] == ["contest-held"]


# Fighters and sides that leave


def test_a_disqualified_fighter_of_a_team_is_out_and_the_team_fights_on() -> None:
    state, _ = played({"t": 5, "disqualify": {"fighter": "red-1", "reason": "A blow after the stop."}})
    assert (state.phase, state.disqualified) == ("running", ("red-1",))
    assert standing(state, "red") == ("red-2", "red-3")


def test_a_refight_after_a_disqualification_goes_on_without_him() -> None:
    """The drawn round is fought again at full strength (isb-buhurt.round.equal), but who is disqualified is gone."""
    sent = {"t": 5, "disqualify": {"fighter": "red-1", "reason": "A blow after the stop."}}
    drawn = [*outs(9, "red-2", "blue-1", "blue-2"), *outs(10, "red-3", "blue-3"), {"t": 20, "rule": {}}]
    state, refused = played(sent, *drawn, {"t": 60, "start": {}})
    assert codes(refused) == ["contest-cannot-start"]
    assert [n.code for n in refused[0].reasons] == ["contest-was-disqualified"]
    fewer = {"t": 50, "line-up": {"side": "red", "fighters": ["red-2", "red-3", "red-4"]}}
    state, refused = played(sent, *drawn, fewer, {"t": 60, "start": {}})
    assert not refused
    assert len(standing(state, "red")) == 3


def test_who_is_gone_may_be_left_out_even_where_nobody_is_substituted() -> None:
    """Otherwise a battle of several rounds without reserves could never go on."""
    rules = msgspec.structs.replace(MASS.rules, rounds=RoundsRule(win=2), ties=TieRule(equal="refight"))
    given = msgspec.structs.replace(MASS, rules=rules)
    claim = [{"t": 5, "withdraw": {"fighter": "red-1", "reason": "Hurt."}}]
    kills = [
        {"t": 6, "hit": {"by": "red-2", "target": f"blue-{n}", "zone": "torso", "weapon": "ballista", "action": "shot"}}
        for n in (1, 2, 3)
    ]
    without = {"t": 20, "line-up": {"side": "red", "fighters": ["red-2", "red-3"]}}
    reserve = {"t": 21, "line-up": {"side": "red", "fighters": ["red-2", "red-4"]}}
    state, refused = played(*claim, *kills, without, reserve, {"t": 60, "start": {}}, given=given)
    assert codes(refused) == ["contest-no-substitution"]
    assert (state.phase, standing(state, "red")) == ("running", ("red-2", "red-3"))


@pytest.mark.parametrize("t", [-55, 5], ids=["before the start", "in the fight"])
def test_a_whole_side_withdraws_and_loses(t: float) -> None:
    lines = [{"t": -60, "call": {}}, *({"t": -58, "ready": {"side": s}} for s in ("red", "blue"))]
    start = [] if t < 0 else [{"t": 0, "start": {}}]
    leave = {"t": t, "withdraw": {"fighter": "red", "reason": "The team leaves."}}
    state, refused = played(*lines, *start, leave, from_start=False)
    assert not refused
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.termination) == ("blue", "withdrawal")


def test_a_whole_side_is_disqualified_and_loses() -> None:
    state, refused = played({"t": 5, "disqualify": {"fighter": "blue", "reason": "They refused to leave the lists."}})
    assert not refused
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.termination) == ("red", "disqualification")


def test_both_sides_disqualified_nobody_wins() -> None:
    do = [
        {"t": t, "disqualify": {"fighter": s, "reason": "A brawl."}} for t, s in ((5, "blue"), (6, "red"), (7, "red"))
    ]
    state, refused = played(*do)
    assert codes(refused) == ["contest-was-disqualified"]
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.termination, state.stored) == (None, "disqualification", state.outcome)


def test_a_side_whose_fighters_all_left_before_the_start_has_lost() -> None:
    """There is nobody left to start with: the contest ends without a fight."""
    small = setup("isb-buhurt", "group-battle", sides={s: {"roster": {"main": 3}} for s in ("red", "blue")})
    lines: list[dict[str, Any]] = [{"t": -60, "call": {}}]
    lines += [{"t": -50 + n, "withdraw": {"fighter": f"red-{n}", "reason": "Ill."}} for n in (1, 2, 3)]
    state, refused = played(*lines, given=small, from_start=False)
    assert not refused
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.termination) == ("blue", "withdrawal")


# Yields, claims


def test_a_raised_palm_is_out() -> None:
    state, refused = played({"t": 5, "as": "captain-red", "yield": {"fighter": "red-1"}})
    assert not refused
    assert state.tally.out == {"red-1": "isb-buhurt.out.yield"}


def test_where_the_rulebook_knows_no_yield_it_is_refused() -> None:
    _, refused = drive(setup("isb-duel", "longsword"), [{"t": 5, "yield": {"fighter": "red"}}])
    assert codes(refused) == ["contest-no-yield"]


CLAIM = {
    "t": 5,
    "id": "claim",
    "as": "fighter-red",
    "claim": {"fighter": "red-1", "against": "blue-1", "clause": "u.1.5.a"},
}
DENY = {"t": 6, "as": "fighter-blue", "deny": {"claim": "claim"}}


def ruled(**how: Any) -> dict[str, Any]:
    return {"t": 7, "rule": {"claim": "claim", **how}}


def test_a_claim_denied_with_the_judges_divided_sends_both_off() -> None:
    """Both leave the field (u.4.8.g)."""
    state, refused = played(CLAIM, DENY, ruled(divided=True), given=MASS)
    assert not refused
    assert set(state.tally.out) == {"red-1", "blue-1"}


@pytest.mark.parametrize("how", [{"upheld": True}, {"upheld": False}])
def test_judges_of_one_mind_send_nobody_off(how: dict[str, bool]) -> None:
    state, refused = played(CLAIM, DENY, ruled(**how), given=MASS)
    assert not refused
    assert (state.tally.out, state.claims["claim"].settled) == ({}, True)


def test_a_claim_nobody_denied_does_not_divide_the_judges() -> None:
    _, refused = played(CLAIM, ruled(divided=True), given=MASS)
    assert codes(refused) == ["contest-claim-not-denied"]


def test_a_claim_is_settled_once_and_never_against_ones_own() -> None:
    own = {"t": 5, "claim": {"fighter": "red-1", "against": "red-2"}}
    _, refused = played(own, CLAIM, DENY, ruled(divided=True), ruled(upheld=True), DENY, given=MASS)
    assert codes(refused) == ["contest-own-side", "contest-no-such-claim", "contest-no-such-claim"]


def test_the_last_two_leaving_by_a_claim_leave_it_to_the_judges() -> None:
    roster = {"roster": {"main": 1}}
    given = setup("ulozhenie", "mass-battle", sides={"red": roster, "blue": roster})
    state, _ = played(CLAIM, DENY, ruled(divided=True), given=given)
    assert (state.phase, state.awaits) == ("round-over", "ruling")
