"""What a field judge's pad is told of a battle: quick blows by weapon, what he may do, what may touch the ground."""

from __future__ import annotations

from hofmarshal.exchange.books import packaged
from hofmarshal.server.books import book_scene
from hofmarshal.server.content import pinned_of
from hofmarshal.server.scenes.model import BookScene


def scene(rulebook: str, nomination: str) -> BookScene:
    return book_scene(pinned_of(packaged()[rulebook], nomination, packaged()), "x")


def quick(one: BookScene, weapon: str) -> list[tuple[str, str, int]]:
    return [(blow.action, blow.part, blow.halves) for blow in one.quick[weapon]]


def test_quick_blows_of_a_mass_battle() -> None:
    mass = scene("ulozhenie", "mass-battle")
    assert set(mass.quick) == {one.id for one in mass.weapons}
    assert quick(mass, "sword") == quick(mass, "javelin") == [("", "", 2)]
    assert quick(mass, "dagger") == quick(mass, "rapier") == [("thrust", "limb", 1), ("thrust", "torso", 2)]
    assert [quick(mass, one) for one in ("bow", "crossbow", "ballista")] == [
        [("", "", 4)],
        [("", "", 6)],
        [("", "", -1)],
    ]


def test_quick_blows_on_the_bridge() -> None:
    bridge = scene("ulozhenie", "bridge-battle")
    assert quick(bridge, "konchar") == [("thrust", "", 2)]
    assert quick(bridge, "dagger") == [("thrust", "limb", 1), ("thrust", "torso", 2)]


def test_what_takes_all_hits_has_no_number_where_fighters_have_different_ones() -> None:
    assert scene("ulozhenie", "mass-battle").values["torso||ballista|shot"] is None
    assert scene("ulozhenie", "bridge-battle").values["torso||ballista|shot"] is None


def test_duels_have_none() -> None:
    assert scene("ulozhenie", "dagger-duel").quick == {}


def test_what_a_field_judge_may_do() -> None:
    assert {"out", "return", "breach"} <= set(scene("isb-buhurt", "group-battle").judges)
    assert not {"halt", "hit"} & set(scene("isb-buhurt", "group-battle").judges)
    assert {"halt", "hit", "enter", "breakthrough", "claim", "deny"} <= set(scene("ulozhenie", "bridge-battle").judges)


def test_what_may_touch_the_ground() -> None:
    assert scene("ulozhenie", "wrestling").may_touch == ("foot", "palm")
