"""The bridge: the sealed order, one of each side at a time, returns, refights, the breakthrough."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hofmarshal.contest import events as ev
from hofmarshal.contest.evolve import evolve
from hofmarshal.contest.order import next_in, seal
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import Contest, fresh
from hofmarshal.rules.conduct_blocks import ReturnRule, SubstitutionRule
from hofmarshal.rules.notes import Refusal
from hofmarshal.rules.play_blocks import TieRule
from tests.contest.support import drive, setup

ROSTER = {"roster": {"main": 3, "reserves": 1}}
GIVEN = setup("ulozhenie", "bridge-battle", sides={"red": ROSTER, "blue": ROSTER})
RED, BLUE = ["red-2", "red-1", "red-3"], ["blue-1", "blue-2", "blue-3"]
TORSO = {"zone": "torso", "weapon": "sword", "action": "cut"}


def with_rules(**blocks: Any) -> Setup:
    return msgspec.structs.replace(GIVEN, rules=msgspec.structs.replace(GIVEN.rules, **blocks))


def sealed(side: str, order: list[str], t: float = -100) -> dict[str, Any]:
    return {"t": t, "id": f"seal-{side}{t}", "submit-order": {"side": side, "commitment": seal(order, "salt")}}


def opened(side: str, order: list[str], t: float = -99) -> dict[str, Any]:
    return {"t": t, "id": f"open-{side}{t}", "reveal": {"side": side, "order": order, "nonce": "salt"}}


ORDERS = [sealed("red", RED), sealed("blue", BLUE), opened("red", RED), opened("blue", BLUE)]
BEGUN: list[dict[str, Any]] = [
    *ORDERS, {"t": -60, "call": {}}, {"t": -50, "ready": {"side": "red"}}, {"t": -50, "ready": {"side": "blue"}},
    {"t": 0, "start": {}},
]  # fmt: skip


def enter(t: float, fighter: str) -> dict[str, Any]:
    return {"t": t, "enter": {"fighter": fighter}}


def kill(t: float, by: str, target: str) -> dict[str, Any]:
    return {"t": t, "id": f"kill-{target}", "hit": {"by": by, "target": target, **TORSO}}


def fought(*do: dict[str, Any], given: Setup = GIVEN) -> tuple[Contest, list[Refusal]]:
    return drive(given, [*BEGUN, *do], from_start=False)


def codes(refusals: list[Refusal]) -> list[str]:
    return [r.code for r in refusals]


# The sealed order (u.5.7.a)


def test_no_order_is_opened_before_both_are_in() -> None:
    _, refused = drive(GIVEN, [sealed("red", RED), opened("red", RED)], from_start=False)
    assert codes(refused) == ["contest-order-too-early"]


def test_an_order_other_than_the_sealed_one_is_refused() -> None:
    do = [sealed("red", RED), sealed("blue", BLUE), opened("red", RED[::-1])]
    _, refused = drive(GIVEN, do, from_start=False)
    assert codes(refused) == ["contest-order-differs"]


def test_an_order_is_sealed_once() -> None:
    _, refused = drive(GIVEN, [sealed("red", RED), sealed("red", RED[::-1], t=-98)], from_start=False)
    assert codes(refused) == ["contest-order-sealed"]


def test_a_captain_takes_no_sealed_order_back() -> None:
    """Nor the line-up it names; the hofmarshal may take it back for him while the other's is not in, for all to see."""
    back = {"t": -97, "as": "captain-red", "annul": {"event": "seal-red-100"}}
    for others in ([], [sealed("blue", BLUE)]):
        _, refused = drive(GIVEN, [sealed("red", RED), *others, back], from_start=False)
        assert codes(refused) == ["contest-order-sealed"]
    state, refused = drive(GIVEN, [sealed("red", RED), {**back, "as": "hofmarshal"}], from_start=False)
    assert not refused
    assert state.commitments == {}


def test_undoing_a_substitution_is_no_way_around_the_seal() -> None:
    given = with_rules(substitution=SubstitutionRule(when="between-rounds"))
    swap = {
        "t": -101,
        "id": "swap",
        "as": "captain-red",
        "substitute": {"side": "red", "out": "red-3", "into": "red-4"},
    }
    order = ["red-4", "red-2", "red-1"]
    back = {"t": -97, "as": "captain-red", "annul": {"event": "swap"}}
    state, refused = drive(given, [swap, sealed("red", order), back], from_start=False)
    assert codes(refused) == ["contest-order-sealed"]
    assert set(state.commitments) == {"red"}


def test_nothing_starts_before_both_orders_are_open() -> None:
    state, refused = drive(GIVEN, [*ORDERS[:3], *BEGUN[4:]], from_start=False)
    assert state.phase == "ready"
    assert [n.code for n in refused[0].reasons] == ["contest-order-not-revealed"]


def test_another_line_up_asks_both_for_new_orders() -> None:
    """Otherwise the captain would choose his order knowing the other's."""
    given = with_rules(substitution=SubstitutionRule(when="between-rounds"))
    swap = {"t": -98, "substitute": {"side": "red", "out": "red-3", "into": "red-4"}}
    state, refused = drive(given, [*ORDERS, swap], from_start=False)
    assert not refused
    assert (state.commitments, state.orders) == ({}, {})


# Entering (u.5.7.v)


def test_fighters_enter_in_the_order_submitted() -> None:
    _, refused = fought(enter(1, "red-1"), enter(2, "red-2"))
    assert codes(refused) == ["contest-not-your-turn"]
    assert refused[0].args == {"fighter": "red-1", "next": "red-2"}


def test_one_of_each_side_is_on_the_bridge() -> None:
    state, refused = fought(enter(1, "red-2"), enter(2, "blue-1"), enter(3, "red-1"))
    assert codes(refused) == ["contest-bridge-full"]
    assert state.on_field == ("red-2", "blue-1")


def test_the_next_enters_when_the_first_is_out() -> None:
    state, refused = fought(enter(1, "red-2"), enter(2, "blue-1"), kill(3, "red-2", "blue-1"), enter(4, "blue-2"))
    assert not refused
    assert state.on_field == ("red-2", "blue-2")


def test_who_left_the_base_out_of_turn_is_out_and_passed_over() -> None:
    state, refused = fought({"t": 1, "out": {"fighter": "red-1", "cause": "u.5.7.v"}}, enter(2, "red-2"))
    assert not refused
    assert next_in(state, "red") == "red-3"


def test_undoing_a_death_lists_the_one_who_took_his_place() -> None:
    do = [enter(1, "red-2"), enter(2, "blue-1"), kill(3, "red-2", "blue-1"), {**enter(4, "blue-2"), "id": "second"}]
    state, refused = fought(*do, {"t": 5, "annul": {"event": "kill-blue-1"}})
    assert [n.args["event"] for n in refused[0].reasons] == ["second"]
    state, refused = fought(*do, {"t": 5, "annul": {"event": "kill-blue-1", "confirm": ["second"]}})
    assert state.on_field == ("red-2", "blue-1")


def test_a_fighter_returned_to_the_fight_enters_again_when_it_is_his_turn() -> None:
    given = with_rules(returns=ReturnRule(allowed=True))
    do = [enter(1, "red-2"), {"t": 2, "out": {"fighter": "red-2", "cause": "u.5.7.d"}}]
    back = {"t": 3, "return": {"fighter": "red-2", "reason": "He stood on the edge."}}
    state, refused = fought(*do, back, given=given)
    assert not refused
    assert next_in(state, "red") == "red-2"
    state, refused = fought(*do, back, enter(4, "red-2"), given=given)
    assert (codes(refused), state.on_field) == ([], ("red-2",))


def test_a_suspension_leaves_the_bridge_as_it_stands() -> None:
    do = [enter(1, "red-2"), {"t": 2, "suspend": {}}, enter(3, "blue-1"), {"t": 4, "resume": {}}, enter(5, "blue-1")]
    state, refused = fought(*do)
    assert codes(refused) == ["contest-suspended"]
    assert (state.phase, state.on_field) == ("halted", ("red-2", "blue-1"))


def test_a_refight_begins_with_an_empty_bridge() -> None:
    """Both sides end at one instant; the battle is fought again in the same order."""
    given = with_rules(ties=TieRule(equal="refight"))
    last = [f"{side}-{n}" for n in (1, 2, 3) for side in ("red", "blue")]
    outs = [{"t": 9 if f in last[-2:] else 5, "out": {"fighter": f, "cause": "u.5.7.d"}} for f in last]
    state, refused = fought(enter(1, "red-2"), *outs, {"t": 60, "start": {}}, enter(61, "red-2"), given=given)
    assert not refused
    assert (state.on_field, [r.counted for r in state.rounds]) == (("red-2",), [False])


# The end (u.5.7.zh)


def test_a_breakthrough_wins() -> None:
    state, _ = fought(enter(1, "red-2"), {"t": 5, "breakthrough": {"fighter": "red-2"}})
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.termination) == ("red", "breakthrough")


@pytest.mark.parametrize("fighter", ["red-1", "blue-1"])
def test_nobody_breaks_through_who_is_not_on_the_bridge(fighter: str) -> None:
    _, refused = fought(enter(1, "red-2"), {"t": 5, "breakthrough": {"fighter": fighter}})
    assert codes(refused) == ["contest-not-on-bridge"]


# Events that no decision led to


@pytest.mark.parametrize(
    "event",
    [
        ev.Entered(id="x", t=0, fighter="red-1"),
        ev.LinedUp(id="x", t=0, side="red", fighters=("nobody",)),
        ev.Substituted(id="x", t=0, side="red", out="red-1", into="nobody"),
        ev.Revealed(id="x", t=0, side="red", order=("nobody",), nonce=""),
        ev.BrokeThrough(id="x", t=0, fighter="red-1"),
    ],
)
def test_an_event_that_cannot_be_is_ignored_and_listed(event: ev.Any) -> None:
    assert evolve(fresh(GIVEN), event).ignored == ("x",)
