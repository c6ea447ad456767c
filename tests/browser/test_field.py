"""Field judges' pads against the real server: marks of two judges, causes, returns, blows, the bridge, wrestling."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from hofmarshal.contest.order import seal
from hofmarshal.robots.client import Client
from hofmarshal.robots.posting import Device, pair
from tests.browser import looking
from tests.browser.ground import Ground, ground, wait_for

NONCE = "K7F3M2Q9XYABCDEF00"
REACTION = 1250
"""Milliseconds after which a touch on one whom another judge put out is no second mark."""

BOUNCE = 750
"""Milliseconds after which a finger that put somebody out means something again."""


class Day(Ground):
    """The ground with a hofmarshal whose tablet is driven from here."""

    hofmarshal: Client

    def sit(self) -> None:
        code, _, key = self.desk.code("hofmarshal", "1").partition(".")
        device: Device = self.desk.do(pair(self.server.origin, code, bytes.fromhex(key), "Tablet"))
        self.hofmarshal = Client(self.server.origin, device, rng=Random(5))
        asyncio.run_coroutine_threadsafe(self.hofmarshal.run(), self.desk._loop)
        wait_for("the tablet is connected", lambda: self.hofmarshal.you.role == "hofmarshal")

    def close(self) -> None:
        """Close the tablet too."""
        self.desk.do(self.hofmarshal.close())
        super().close()

    def say(self, stream: str, kind: str, **command: Any) -> Any:
        """A command of the hofmarshal that must be carried out."""
        answer = self.desk.do(self.hofmarshal.send(stream, {"type": kind, **command}))
        assert answer is not None
        assert answer.status == "done", (kind, answer)
        return answer

    @property
    def contest(self) -> Any:
        """What is on at ring 1."""
        return self.desk.view("ring/1")["contest"]

    def battle(self, bout: str, rulebook: str, nomination: str, **more: Any) -> str:
        """A single battle, called and ready; its stream."""
        self.desk.done(
            "programme", "quick", bout=bout, ring="1", red="Made-up Wolves", blue="Invented Owls",
            rulebook=rulebook, nomination=nomination, **more,
        )  # fmt: skip
        stream = f"contest/quick/{bout}"
        self.say(stream, "call")
        for side in ("red", "blue"):
            self.say(stream, "ready", side=side)
        return stream

    def over(self, stream: str) -> None:
        """The contest goes away, so that another can be called."""
        self.say(stream, "withdraw", fighter="red", reason="the next one, please")
        self.say(stream, "sign")
        self.say(stream, "announce")

    def judge(self, number: int, size: str = "phone", lang: str = "en") -> Page:
        """A field judge's pad."""
        page = self.paired("field-judge", "1", f"field-judge-{number}", size, lang)
        assert page.url.endswith("/field")
        return page


@pytest.fixture(scope="module")
def day(own_chromium: Browser) -> Iterator[Day]:
    with ground(own_chromium) as made:
        made.__class__ = Day
        assert isinstance(made, Day)
        made.sit()
        yield made


def tile(page: Page, fighter: str) -> Any:
    return page.locator(f"[data-fighter={fighter}]")


def sent(page: Page) -> None:
    expect(page.locator(".bar .unsent")).to_have_count(0)


def standing(page: Page) -> str:
    return page.locator("[data-score]").inner_text().replace("\n", "").replace(" ", "")


def test_two_judges_in_a_group_battle(day: Day) -> None:
    first, second = day.judge(1), day.judge(2, "tablet")
    ears = looking.Ears(first, day.server.origin)
    stream = day.battle("five", "isb-buhurt", "group-battle", size=5)
    expect(tile(first, "blue-2")).to_be_visible()
    tile(first, "blue-2").tap()  # nothing has begun
    expect(first.locator("[data-notice=told]")).to_be_visible()
    day.say(stream, "start")
    expect(first.locator(".bar.running")).to_be_visible()

    # one touch is an out, which the other judge sees at once, with who marked it
    tile(first, "blue-2").tap()
    expect(tile(first, "blue-2")).to_have_attribute("data-down", "true")
    expect(tile(second, "blue-2").locator("[data-by]")).to_have_text("judge 1")
    assert standing(second) == "5:4"

    # both saw the next one: one out, and no error
    tile(first, "red-3").tap()
    tile(second, "red-3").tap()
    sent(first)
    sent(second)
    wait_for("the second is told of", lambda: day.contest["red"]["fighters"]["red-3"].get("seconded") == 1)
    assert standing(first) == "4:4"
    assert first.locator("[data-notice=refused]").count() + second.locator("[data-notice=refused]").count() == 0

    # the cause, by one touch on the strip; what keeps him in is offered, and brings him back
    expect(first.locator("[data-why=red-3]")).to_be_visible()
    first.locator("[data-do=skip]").tap()
    first.locator("[data-why=blue-2] [data-cause='isb-buhurt.out.gear']").tap()
    wait_for("the cause is named", lambda: day.contest["blue"]["fighters"]["blue-2"].get("cause", "").endswith("gear"))
    first.locator("[data-do=notice]").tap()
    expect(tile(second, "blue-2")).to_have_attribute("data-down", "false")
    expect(tile(first, "blue-2")).to_have_attribute("data-down", "false")

    # the first takes back his mark: the second saw it too, so it stands
    first.wait_for_timeout(BOUNCE)
    tile(first, "red-3").tap()
    first.locator("dialog[open] [data-do=undo-mine]").tap()
    sent(first)
    expect(tile(first, "red-3")).to_have_attribute("data-down", "true")

    # back with a reason, from the other pad
    tile(first, "blue-5").tap()
    expect(tile(second, "blue-5")).to_have_attribute("data-down", "true")
    second.wait_for_timeout(REACTION)
    tile(second, "blue-5").tap()
    second.locator("[data-reason=on-feet]").tap()
    expect(tile(first, "blue-5")).to_have_attribute("data-down", "false")

    # without a network the tiles go dark all the same, and say that nobody else knows
    first.context.set_offline(True)
    expect(first.locator("[data-status=lost]")).to_be_attached(timeout=15_000)
    tile(first, "blue-1").tap()
    tile(first, "blue-4").tap()
    expect(tile(first, "blue-1")).to_have_attribute("data-down", "true")
    expect(tile(first, "blue-1")).to_have_class(re.compile("unsent"))
    expect(first.locator(".bar .unsent")).to_have_text("↑2")
    assert standing(first) == "4:3"
    # meanwhile the other judge put one of them out and returned him: what the first saw before is settled by that
    tile(second, "blue-4").tap()
    expect(tile(second, "blue-4").locator("[data-by]")).to_have_text("you")
    second.wait_for_timeout(BOUNCE)
    tile(second, "blue-4").tap()
    second.locator("[data-reason=mistake]").tap()
    expect(tile(second, "blue-4")).to_have_attribute("data-down", "false")
    sent(second)
    first.context.set_offline(False)
    expect(first.locator("[data-status=connected]")).to_be_attached(timeout=15_000)
    sent(first)
    expect(tile(second, "blue-1")).to_have_attribute("data-down", "true")
    expect(first.locator("[data-notice=refused]")).to_contain_text("returned")
    expect(tile(first, "blue-4")).to_have_attribute("data-down", "false")
    first.locator("[data-notice=refused] button").last.tap()

    # a breach, found by its words; undo of the last mark
    second.locator("[data-do=breach]").tap()
    second.locator("[data-choose=red-1]").tap()
    second.locator("dialog[open] input[type=search]").fill("thrust")
    second.locator("dialog[open] .search li button").first.tap()
    wait_for("the breach is on record", lambda: day.contest["red"]["sanctions"])
    second.locator("[data-do=undo]").tap()
    wait_for("the breach is undone", lambda: not day.contest["red"]["sanctions"])
    assert not [one for one in ears.heard if "WebSocket" not in one]
    day.over(stream)


def test_blows_in_a_mass_battle(day: Day) -> None:
    fighters = [
        {"id": f"{side}-{n}", "side": side, "entry": "", "number": n, "halves": 6, "armour_class": 3}
        for side in ("red", "blue") for n in range(1, 7)
    ]  # fmt: skip
    first, second = day.judge(3), day.judge(4, "tablet")
    stream = day.battle("mass", "ulozhenie", "mass-battle", fighters=fighters)
    day.say(stream, "start")
    expect(first.locator(".bar.running")).to_be_visible()
    expect(tile(first, "blue-1")).to_have_attribute("data-halves", "6")
    first.locator("[data-weapon=bow]").tap()
    tile(first, "blue-1").tap()
    expect(tile(second, "blue-1")).to_have_attribute("data-halves", "2")
    expect(first.locator("[data-weapon=bow]")).to_have_attribute("aria-pressed", "true")  # it stays

    # another judge marked the same arrow: told at once, and taken back by one touch
    second.locator("[data-weapon=bow]").tap()
    tile(first, "blue-3").tap()
    tile(second, "blue-3").tap()
    expect(second.locator("[data-notice=told]")).to_contain_text("judge 3")
    second.locator("[data-do=notice]").tap()
    wait_for("one arrow counts", lambda: day.contest["blue"]["fighters"]["blue-3"]["halves"] == 2)

    # a dagger: half from a limb; on a small tile it is asked, on a large one the half of the tile tells
    first.locator("[data-weapon=dagger]").tap()
    tile(first, "blue-4").tap()
    if first.locator("[data-where=blue-4]").count():
        first.locator("[data-where=blue-4] [data-part=limb]").tap()
    wait_for("half a hit", lambda: day.contest["blue"]["fighters"]["blue-4"]["halves"] in (4, 5))
    second.locator("[data-weapon=dagger]").tap()
    box = tile(second, "red-1").bounding_box()
    second.touchscreen.tap(box["x"] + box["width"] * 0.8, box["y"] + box["height"] / 2)
    wait_for("a whole hit", lambda: day.contest["red"]["fighters"]["red-1"]["halves"] == 4)

    # a ballista takes all, and he is dark without a word
    second.locator("[data-weapon=ballista]").tap()
    tile(second, "red-2").tap()
    expect(tile(first, "red-2")).to_have_attribute("data-down", "true")
    assert standing(first) == "5:6"

    # the exact zone, where it matters: a cut of a dagger counts on the forearm
    second.locator("[data-weapon=dagger]").tap()
    second.locator("[data-do=exact]").tap()
    tile(second, "red-3").tap()
    second.locator("[data-action=cut]").tap()
    second.locator("[data-zone=forearm]").tap()
    wait_for("half a hit", lambda: day.contest["red"]["fighters"]["red-3"]["halves"] == 5)

    # a claim, denied; a halt, held
    second.locator("[data-do=breach]").tap()
    second.locator("[data-do=claim]").tap()
    second.locator("[data-choose=red-4]").tap()
    second.locator("[data-choose=blue-4]").tap()
    wait_for("the claim is there", lambda: day.desk.view("ring/1/judges")["claims"])
    first.locator("[data-do=breach]").tap()
    first.locator("[data-do=claim]").tap()
    first.locator("[data-do=deny]").tap()
    wait_for("it is denied", lambda: day.desk.view("ring/1/judges")["claims"][0]["divided"])
    first.locator("[data-do=halt]").dispatch_event("pointerdown")
    expect(first.locator(".bar.halted")).to_be_visible()
    day.over(stream)


def test_the_bridge(day: Day) -> None:
    page = day.judge(5)
    stream = day.battle("bridge", "ulozhenie", "bridge-battle", size=3)
    orders = {side: [f"{side}-{n}" for n in (2, 3, 1)] for side in ("red", "blue")}
    for side, order in orders.items():
        day.say(stream, "submit-order", side=side, commitment=seal(order, NONCE))
    for side, order in orders.items():
        day.say(stream, "reveal", side=side, order=order, nonce=NONCE)
    day.say(stream, "start")
    red, blue = page.locator("[data-bridge=red]"), page.locator("[data-bridge=blue]")
    expect(red.locator("[data-do=enter]")).to_have_attribute("data-next", "red-2")
    red.locator("[data-do=enter]").tap()
    blue.locator("[data-do=enter]").tap()
    wait_for("both are on it", lambda: day.contest["blue"]["on_field"] == ["blue-2"])
    expect(red.locator("[data-do=enter]")).to_have_count(0)  # one of a side at a time
    red.locator("[data-do=off-bridge]").tap()
    expect(red.locator("[data-do=enter]")).to_have_attribute("data-next", "red-3")
    wait_for("he is off", lambda: day.contest["red"]["fighters"]["red-2"].get("cause") == "u.5.7.d")

    # out of turn from the base: chosen for one touch, then the weapon is back
    page.locator("[data-cause='u.5.7.v']").tap()
    tile(page, "red-1").tap()
    wait_for("he is out", lambda: day.contest["red"]["fighters"]["red-1"].get("cause") == "u.5.7.v")
    expect(page.locator("[data-weapon=other]")).to_have_attribute("aria-pressed", "true")
    assert standing(page) == "1:3"
    blue.locator("[data-do=breakthrough]").dispatch_event("pointerdown")
    wait_for("it is decided", lambda: day.contest["phase"] == "decided")
    assert day.contest["outcome"]["winner"] == "blue"
    day.say(stream, "sign")
    day.say(stream, "announce")


def test_wrestling(day: Day) -> None:
    page = day.judge(6)
    stream = day.battle("wrestling", "ulozhenie", "wrestling")
    day.say(stream, "start")
    expect(page.locator("[data-side=red] [data-harmless]")).to_contain_text("palm")
    page.locator("[data-side=blue] [data-do=left-ring]").tap()
    expect(page.locator(".bar.halted")).to_be_visible()  # they go on from the middle
    day.say(stream, "start")
    expect(page.locator(".bar.running")).to_be_visible()
    page.locator("[data-side=red] [data-touch=leg]").tap()
    page.wait_for_timeout(220)
    page.locator("[data-side=red] [data-answer=knee]").tap()
    wait_for("red has lost", lambda: (day.contest.get("outcome") or {}).get("winner") == "blue")
