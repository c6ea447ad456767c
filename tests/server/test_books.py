"""Every nomination of every rulebook gives a pad it can be judged with."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace

from hofmarshal.contest import commands as cmd
from hofmarshal.contest.decide import decide
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import Contest, fresh
from hofmarshal.exchange.books import packaged
from hofmarshal.rules.notes import Refusal
from hofmarshal.server.books import book, book_scene
from hofmarshal.server.content import Library, MemoryContents, hash_of, pack, pinned_of, unpack
from hofmarshal.server.event import both
from hofmarshal.server.scenes.model import BookScene

EVERY = [(name, one) for name, rules in packaged().items() for one in rules.offered]
TAPPED = [(book, one) for book, one in EVERY if packaged()[book].nominations[one].mechanism in ("points", "hits")]


def scene_of(rulebook: str, nomination: str) -> BookScene:
    return book_scene(pinned_of(packaged()[rulebook], nomination, packaged()), "x")


def running(rulebook: str, nomination: str) -> Contest:
    """A contest that has been started, fighters of seven half-hits where hits count."""
    rules = packaged()[rulebook].nominations[nomination]
    state = fresh(Setup(rules=rules, fighters={one.id: one for one in both(rules, "11", "12")}))
    return replace(state, phase="running", exchange=1, round=1, since=0)


@pytest.mark.parametrize(("rulebook", "nomination"), EVERY)
def test_pinned_rules_come_back_as_they_were(rulebook: str, nomination: str) -> None:
    pinned = pinned_of(packaged()[rulebook], nomination, packaged())
    assert unpack(pack(pinned)) == pinned
    assert pack(unpack(pack(pinned))) == pack(pinned)


@pytest.mark.parametrize(("rulebook", "nomination"), TAPPED)
def test_every_blow_that_says_what_is_asked_has_a_value_and_can_be_ruled(rulebook: str, nomination: str) -> None:
    scene, state = scene_of(rulebook, nomination), running(rulebook, nomination)
    words = {"zone": scene.zones, "grip": scene.grips, "weapon": scene.weapons, "action": scene.actions}
    asked = [[one.id for one in listed] if name in scene.asks else [""] for name, listed in words.items()]
    assert scene.asks
    assert set(scene.values) == {"|".join(said) for said in product(*asked)}
    assert any(scene.values.values())
    for said in list(product(*asked))[:: max(1, len(scene.values) // 60)]:
        by = "red" if not scene.team else "red-1"
        zone, grip, weapon, action = said
        target = "" if not scene.team else "blue-1"
        hit = cmd.Hit(by=by, target=target, zone=zone, grip=grip, weapon=weapon, action=action)
        answer = decide(state, cmd.Issued(id="h", t=1000, seat="hofmarshal", command=hit))
        assert not isinstance(answer, Refusal), (said, answer)


@pytest.mark.parametrize(("rulebook", "nomination"), EVERY)
def test_every_clause_a_screen_may_show_is_there_in_three_languages(rulebook: str, nomination: str) -> None:
    scene = scene_of(rulebook, nomination)
    for clause in (*scene.breaches, *scene.causes):
        statement = scene.clauses[clause].statement
        assert statement.en
        assert statement.ru
        assert statement.uk
    assert set(scene.brings) == set(scene.breaches)
    assert set(scene.noted) <= set(scene.breaches)


def test_longsword_asks_zone_and_grip_and_previews_the_clauses_values() -> None:
    """isb-duel.longsword: two hands bring two points, one hand one; forbidden zones and thrusts nothing."""
    scene = scene_of("isb-duel", "longsword")
    assert scene.asks == ("zone", "grip")
    assert scene.values["head|two-handed||"] == 2
    assert scene.values["head|one-handed||"] == 1
    assert scene.values["groin|two-handed||"] == 0
    assert set(scene.forbidden) == {"face", "neck-back", "groin", "knee-back", "foot"}
    assert (scene.limit, scene.panel_count, scene.panel_quorum, scene.signal) == (90_000, 4, 2, True)
    assert scene.brings["isb-duel.start"] == "warning"
    assert scene.title.uk == "Півтораручний меч"


def test_shield_and_sword_asks_the_zone_alone() -> None:
    """sm.zones: two for head and torso, one for the rest."""
    scene = scene_of("shchyt-mech", "shchyt-mech")
    assert scene.asks == ("zone",)
    assert scene.values == {"head|||": 2, "torso|||": 2, "arms|||": 1, "legs|||": 1}
    assert [(one.id, one.note) for one in scene.not_counted] == [("described", True)]
    assert scene.mutual == ("penalty", "continue", "word", "other")
    assert not scene.ordered


def test_a_free_duel_counts_half_hits_and_asks_the_weapon() -> None:
    """u.2.5, u.2.6: a dagger's thrust to an arm takes half a hit; a cut of a sword to the torso one."""
    scene = scene_of("ulozhenie", "free-duel")
    assert {"zone", "weapon"} <= set(scene.asks)
    assert scene.values["torso||sword|cut"] == 2
    assert scene.values["forearm||dagger|thrust"] == 1
    assert "head" in scene.forbidden
    assert scene.ordered
    assert scene.acknowledged


@pytest.mark.parametrize("nomination", ["group-battle", "mass-battle"])
def test_where_blows_bring_nothing_none_are_asked(nomination: str) -> None:
    scene = scene_of("isb-buhurt", nomination)
    assert (scene.asks, scene.values, scene.forbidden) == ((), {}, ())
    assert scene.causes


def test_wrestlers_may_touch_with_feet_and_palms_and_leaving_the_ring_halts() -> None:
    """u.7.3, u.7.general."""
    scene = scene_of("ulozhenie", "wrestling")
    assert (scene.may_touch, scene.halts) == (("foot", "palm"), ("u.7.general",))
    assert scene.brings["u.7.general"] == "none"


def test_a_book_is_found_by_its_hash_only() -> None:
    library = Library(MemoryContents())
    pinned = pinned_of(packaged()["isb-duel"], "halberd", packaged())
    kept = library.keep(pinned)
    assert kept.content == hash_of(pack(pinned))
    found = book(library, kept.content)
    assert found is not None
    assert (found.hash, found.nomination) == (kept.content, "halberd")
    assert book(library, "0" * 64) is None
