"""What a screen may ask about a breach, a fighter's going out and a blow follows the rulebook's own tables."""

from __future__ import annotations

from itertools import product

import pytest

from hofmarshal.contest.blows import land
from hofmarshal.contest.commands import Blow
from hofmarshal.contest.sanctions import breach_row
from hofmarshal.exchange.books import packaged
from hofmarshal.server.scenes.model import AskScene
from tests.server.test_books import EVERY, TAPPED, running, scene_of


def follows(ask: AskScene, told: dict[str, str]) -> str:
    """What a page makes of the answers given: the first row whose every fact has one of its answers."""
    for row in ask.rows:
        if all(told.get(fact, "") in answers for fact, answers in row.when.items()):
            return row.brings
    return ""


def test_a_blow_that_glanced_off_the_shield_is_no_breach_of_the_forbidden_zones() -> None:
    """sm.6.1 and others: after a ricochet, off the shield or the weapon nothing is given."""
    ask = scene_of("shchyt-mech", "shchyt-mech").breach_asks["sm.6.1"]
    assert [(one.name, [a.id for a in one.answers]) for one in ask.facts] == [
        ("after", ["ricochet", "shield", "weapon"]), ("broken", ["attacking-weapon"]),
    ]  # fmt: skip
    assert follows(ask, {}) == "remark"
    assert follows(ask, {"after": "shield"}) == "no-breach"
    assert follows(ask, {"broken": "attacking-weapon"}) == "no-breach"


def test_what_everybody_knows_is_not_asked() -> None:
    ask = scene_of("isb-duel", "longsword").breach_asks["isb-duel.start"]
    assert ask.facts == ()
    assert follows(ask, {"started": "true"}) == "warning"
    assert follows(ask, {}) != "warning"


def test_a_bound_is_asked_by_a_value_that_keeps_it() -> None:
    """u.1.6.b: up to half of the foot may be over the line."""
    ask = scene_of("ulozhenie", "free-duel").breach_asks["u.1.6.b"]
    (foot,) = [one for one in ask.facts if one.name == "foot_percent"]
    assert [(one.id, one.value) for one in foot.answers] == [("50", 50)]
    assert follows(ask, {"foot_percent": "50"}) == "no-breach"


def test_going_out_asks_what_decides_whether_he_is_out() -> None:
    """isb-buhurt.out.boundary: with one foot he stays, if he fell beyond he is out."""
    ask = scene_of("isb-buhurt", "group-battle").out_asks["isb-buhurt.out.boundary"]
    assert follows(ask, {}) == "out"
    assert follows(ask, {"feet": "1"}) == "stays"
    assert follows(ask, {"feet": "1", "fell": "true"}) == "out"
    ask = scene_of("isb-buhurt", "group-battle").out_asks["isb-buhurt.out.on-fallen"]
    assert (follows(ask, {}), follows(ask, {"touched": "seat"}), follows(ask, {"together": "true"})) == (
        "out", "out", "stays",
    )  # fmt: skip


def test_a_blow_with_the_flat_brings_nothing() -> None:
    book = scene_of("shchyt-mech", "shchyt-mech")
    assert [(one.name, [a.value for a in one.answers]) for one in book.hit_asks] == [
        ("edge", [False]), ("absorbed", [False]),
    ]  # fmt: skip
    worth = {key for key, value in book.values.items() if value}
    assert set(book.hit_values["edge=false"]) == worth
    assert set(book.hit_values["absorbed=false"].values()) == {0}


@pytest.mark.parametrize(("rulebook", "nomination"), EVERY)
def test_every_answer_a_screen_may_give_is_followed_as_the_contest_follows_it(rulebook: str, nomination: str) -> None:
    book, state = scene_of(rulebook, nomination), running(rulebook, nomination)
    for clause, ask in book.breach_asks.items():
        for chosen in product(*((None, *one.answers) for one in ask.facts)):
            told = {fact.name: one for fact, one in zip(ask.facts, chosen, strict=True) if one is not None}
            row = breach_row(state, clause, {name: one.value for name, one in told.items()})
            assert row is not None
            assert follows(ask, {"started": "true", **{n: one.id for n, one in told.items()}}) == row.brings


@pytest.mark.parametrize(("rulebook", "nomination"), TAPPED)
def test_a_fact_changes_a_blows_worth_as_the_contest_reckons_it(rulebook: str, nomination: str) -> None:
    book, state = scene_of(rulebook, nomination), running(rulebook, nomination)
    by = "red-1" if book.team else "red"
    for fact in book.hit_asks:
        for one in fact.answers:
            changed = book.hit_values[f"{fact.name}={one.id}"]
            for key in list(book.values)[:: max(1, len(book.values) // 40)]:
                zone, grip, weapon, action = key.split("|")
                blow = Blow(
                    by=by, target="blue-1" if book.team else "", zone=zone, grip=grip, weapon=weapon, action=action,
                    facts={fact.name: one.value},
                )  # fmt: skip
                worth = changed.get(key, book.values[key])
                assert worth is None or (worth > 0) == land(state, blow).counts


def test_only_the_bridge_is_broken_through() -> None:
    """u.5.7.zh."""
    assert [one for book, one in EVERY if scene_of(book, one).breakthrough] == ["bridge-battle"]


def test_only_fights_with_a_rule_for_it_hear_claims() -> None:
    """u.4.8.g and u.5.7.e."""
    heard = {(book, one) for book, one in EVERY if scene_of(book, one).claims}
    assert heard == {("ulozhenie", "mass-battle"), ("ulozhenie", "bridge-battle")}
    assert packaged()["ulozhenie"].nominations["mass-battle"].claims is not None
