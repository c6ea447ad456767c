"""Battles on the big screen, the overlay and a spectator's phone: every mark at once, and in the end what the protocol says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from hofmarshal.contest.order import seal
from tests.browser.battle_ground import Onlookers, battles, replayed
from tests.browser.festival import Festival

NONCE = "K7F3M2Q9XYABCDEF00"
BOUNDARY = "isb-buhurt.out.boundary"
WITHIN = 100
"""Milliseconds from the wire's frame to the tile: one frame of the screen, and room for a busy machine."""


@pytest.fixture(scope="module")
def event(own_chromium: Browser) -> Iterator[Festival]:
    """Two nominations of two teams each."""
    with battles(own_chromium) as made:
        yield made


def begun(event: Festival, ring: str, stream: str) -> None:
    """Called, both ready; not started."""
    event.give(f"hofmarshal-{ring}", stream, "call", override="looked at")
    for side in ("red", "blue"):
        event.give(f"hofmarshal-{ring}", stream, "ready", side=side)


def over(event: Festival, ring: str, stream: str) -> None:
    """Signed and announced: the ring is free."""
    for word in ("sign", "announce"):
        event.give(f"hofmarshal-{ring}", stream, word)


def test_five_against_five_goes_dark_tile_by_tile_and_ends_as_its_protocol(event: Festival) -> None:
    """isb-buhurt: two judges' mark is one out, a return lights the tile, an equal round is fought again, two rounds win."""
    stream = event.next("1")
    seen = Onlookers(event, "1")
    screen = seen.pages["screen"]
    begun(event, "1", stream)
    expect(screen.locator(".readiness b")).to_have_text(["Ready", "Ready"])
    event.give("hofmarshal-1", stream, "start")
    expect(screen.locator(".bottom")).to_have_text("Fight")
    event.give("judge-1-1", stream, "out", fighter="blue-2")
    seen.tile("blue-2", "out")
    event.give("judge-1-2", stream, "out", fighter="blue-2", cause=BOUNDARY)
    expect(screen.locator(".figure")).to_have_text(["5", "4"])
    expect(seen.pages["watch"].locator(".figure")).to_have_text(["5", "4"])
    expect(seen.pages["overlay"].locator(".figure")).to_have_text(["5", "4"])
    event.give("judge-1-1", stream, "return", fighter="blue-2", reason="his own shield")
    seen.tile("blue-2", "stands")
    heard = [took for fighter, state, took in screen.evaluate("heard") if fighter == "blue-2"]
    assert len(heard) == 2, heard  # dark and lit again: the second judge's mark changed nothing
    assert max(heard) < WITHIN, heard
    assert screen.locator(".tiles li").first.evaluate("e => getComputedStyle(e).transitionDuration") == "0s"

    for fighter in ("red-4", "blue-5"):
        event.give("judge-1-1", stream, "out", fighter=fighter)
    expect(screen.locator(".bottom")).to_have_text("The hofmarshal decides", timeout=15_000)
    event.give("hofmarshal-1", stream, "rule")
    expect(screen.locator(".bottom")).to_have_text("Equal: the round is fought again at full strength")
    seen.same(replayed(event, stream))
    for loser in ("blue", "red", "blue"):
        event.give("hofmarshal-1", stream, "start")
        expect(screen.locator(".figure")).to_have_text(["5", "5"])
        for number in range(1, 6):
            event.give(f"judge-1-{number % 2 + 1}", stream, "out", fighter=f"{loser}-{number}")
        event.give("hofmarshal-1", stream, "rule", winner="red" if loser == "blue" else "blue", reason="all out")
    event.phase(stream, "decided")
    expect(screen.locator(".winner")).to_have_text("Winner")
    found = replayed(event, stream)
    seen.same(found)
    assert found["score"] == {"red": 2, "blue": 1}
    assert [one["counted"] for one in found["rounds"]] == [False, True, True, True]
    shown = [" ".join(one.split()) for one in screen.locator(".rounds li").all_inner_texts()]
    assert shown == ["1 4 : 4 refought", "1 5 : 0", "2 0 : 5", "3 5 : 0"]
    points = [found["rating"], found["round_points"]]
    assert screen.locator("dd").all_inner_texts() == [f"{one['red']} : {one['blue']}" for one in points]
    spectator = seen.pages["watch"]
    expect(spectator.locator("tbody tr")).to_have_count(4)
    spectator.get_by_text("Line-ups of round 3").click()
    expect(spectator.locator("details[open]")).to_contain_text("1 Вигадана Ада")
    spectator.get_by_text("Line-up", exact=True).click()
    expect(spectator.locator("[data-lineup=blue] li").first).to_contain_text("out: no cause was named")
    over(event, "1", stream)


def test_the_bridge_shows_nothing_of_the_orders_before_the_start(event: Festival) -> None:
    """u.5.7.a: sealed until both are in, public once the battle begins; u.5.7.v: one of each side on the bridge."""
    stream = event.next("2")
    seen = Onlookers(event, "2")
    screen = seen.pages["screen"]
    event.give("hofmarshal-2", stream, "call", override="looked at")
    orders = {"red": ["red-3", "red-1", "red-2"], "blue": ["blue-2", "blue-3", "blue-1"]}
    event.give("hofmarshal-2", stream, "submit-order", side="red", commitment=seal(orders["red"], NONCE))
    expect(screen.locator(".readiness span")).to_have_text(["Order sealed", "Order awaited"])
    event.give("hofmarshal-2", stream, "submit-order", side="blue", commitment=seal(orders["blue"], NONCE))
    for side in ("red", "blue"):
        event.give("hofmarshal-2", stream, "reveal", side=side, order=orders[side], nonce=NONCE)
        event.give("hofmarshal-2", stream, "ready", side=side)
    expect(screen.locator(".readiness span")).to_have_text(["Order sealed", "Order sealed"])
    assert [one["on_field"] + one["order"] for one in _sides(event, "2")] == [[], []]
    for page in seen.pages.values():
        assert page.locator("[data-next]").count() == 0
        assert page.locator(".tiles .next, .tiles .bridge").count() == 0
    event.give("hofmarshal-2", stream, "start")
    expect(screen.locator("p.next").first).to_contain_text("3 Conrad Madeup")
    assert [*seen.tiles("screen")] == [*orders["red"], *orders["blue"]]
    for fighter in ("red-3", "blue-2"):
        event.give("judge-2-1", stream, "enter", fighter=fighter)
    expect(screen.locator(".one.red")).to_have_attribute("data-on", "red-3")
    expect(screen.locator(".one.blue strong")).to_have_text("2")
    expect(seen.pages["overlay"].locator(".on").first).to_contain_text("3 Conrad Madeup")
    event.give("judge-2-2", stream, "out", fighter="blue-2", cause="u.5.7.d")
    expect(screen.locator(".one.blue")).to_have_attribute("data-on", "")
    seen.same(replayed(event, stream))
    event.give("judge-2-1", stream, "enter", fighter="blue-3")
    event.give("hofmarshal-2", stream, "breakthrough", fighter="red-3")
    expect(screen.locator(".through")).to_have_text("Breakthrough!")
    seen.same(replayed(event, stream))
    over(event, "2", stream)


def _sides(event: Festival, ring: str) -> list[dict[str, list[str]]]:
    contest = event.desk.view(f"ring/{ring}")["contest"]
    return [contest[side] for side in ("red", "blue")]


def test_a_battle_by_hits_and_a_wrestling_bout(event: Festival) -> None:
    """u.4.effect: an arrow takes two, a ballista all; u.7.3: whoever touches the ground with his knee has lost."""
    event.desk.done(
        "programme", "quick", bout="m1", ring="1", red="Red Fox", blue="Blue Owl", rulebook="ulozhenie",
        nomination="mass-battle", size=3, fighters=[],
    )  # fmt: skip
    stream = "contest/quick/m1"
    seen = Onlookers(event, "1")
    begun(event, "1", stream)
    event.give("hofmarshal-1", stream, "start")
    event.give("judge-1-1", stream, "hit", by="red", target="blue-1", weapon="ballista", zone="torso")
    seen.tile("blue-1", "out")
    seen.same(replayed(event, stream))
    for number in (2, 3):
        event.give("judge-1-2", stream, "hit", by="red", target=f"blue-{number}", weapon="bow", zone="torso")
    event.phase(stream, "decided")
    seen.same(replayed(event, stream))
    over(event, "1", stream)
    stream = event.quick("1", "ulozhenie", "wrestling", "w1")
    begun(event, "1", stream)
    screen = seen.pages["screen"]
    event.give("hofmarshal-1", stream, "start")
    expect(screen.locator(".wrestler")).to_have_count(2)
    expect(screen.locator("[data-down=true]")).to_have_count(0)
    event.give("hofmarshal-1", stream, "touch", side="blue", part="knee")
    expect(screen.locator(".side.blue [data-down=true]")).to_have_count(1)
    expect(screen.locator(".touched")).to_contain_text("knee")
    expect(seen.pages["watch"].locator(".fall").last).to_have_text("Touched the ground")
    assert replayed(event, stream)["winner"] == "red"
