"""The field judge's pad over a wire the test plays: contacts, what is told in passing, where he stands, its panels' looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from hofmarshal.contest import commands as cmd
from tests.browser import field_rig as rig
from tests.browser import looking

OWN = (*rig.NAMES, *rig.TEAMS.values(), "Invented Fair", "Ring 1")
GEAR = "isb-buhurt.out.gear"

Open = Callable[..., tuple[Page, rig.Wire]]


@pytest.fixture
def pad(own_chromium: Browser) -> Iterator[Open]:
    """Opens a judge's pad at a contest that has begun."""
    contexts = []

    def make(kind: str, lang: str = "en", width: int = 360, height: int = 740) -> tuple[Page, rig.Wire]:
        context = own_chromium.new_context(viewport={"width": width, "height": height}, has_touch=True)
        contexts.append(context)
        field = rig.Field(kind)
        field.fight()
        wire = rig.Wire(field)
        page = context.new_page()
        rig.open_field(page, wire, lang, "sun")
        page.locator(".bar.running").wait_for()
        return page, wire

    yield make
    for context in contexts:
        context.close()


def touch(page: Page, fighter: str) -> None:
    page.locator(f"[data-fighter={fighter}]").tap()


def sees(page: Page, lang: str, *, still: bool = True) -> None:
    """Nothing is wrong with what is shown."""
    page.wait_for_timeout(250)
    assert looking.faults(page, lang, OWN, still=still) + looking.inaccessible(page) == []


def told(wire: rig.Wire) -> list[tuple[str, str]]:
    return [(one["type"], str(one.get("fighter") or one.get("target"))) for one in wire.commands()]


def test_a_double_contact_is_one_mark_and_a_bounce_asks_nothing(pad: Open):
    page, wire = pad("five")
    page.locator("[data-fighter=blue-2]").evaluate(
        "(one) => { for (let i = 0; i < 2; i++) one.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })) }"
    )
    page.wait_for_timeout(150)
    touch(page, "blue-2")
    assert page.locator("dialog[open]").count() == 0
    touch(page, "red-1")
    page.wait_for_timeout(150)
    assert told(wire) == [("out", "blue-2"), ("out", "red-1")]
    assert all("cause" not in one for one in wire.commands())


def test_marking_goes_on_while_a_cause_is_open(pad: Open):
    page, wire = pad("five", "uk")
    for fighter in ("blue-2", "red-3"):
        touch(page, fighter)
        wire.field.say(cmd.Out(fighter=fighter), rig.SEAT, 50)
    wire.renew()
    expect(page.locator("[data-why=red-3]")).to_be_visible()
    touch(page, "red-4")  # the strip asks of the newest, and stands in nobody's way
    expect(page.locator("[data-why=red-4]")).to_be_visible()
    sees(page, "uk")
    page.locator(f"[data-cause='{GEAR}']").tap()
    expect(page.locator("[data-why=red-3]")).to_be_visible()
    sees(page, "uk")  # with the line that tells what would keep him in
    page.locator("[data-do=notice]").tap()
    page.wait_for_timeout(150)
    assert told(wire)[2:] == [("out", "red-4"), ("out", "red-4"), ("return", "red-4")]
    assert wire.commands()[3]["cause"] == GEAR
    assert wire.commands()[4]["reason"]
    page.locator("[data-do=marks]").tap()
    sees(page, "uk", still=False)


def test_what_came_late_and_what_was_refused_is_told_and_the_tile_is_as_it_was(pad: Open):
    page, wire = pad("many", "ru", 1280, 800)
    wire.late = True
    touch(page, "blue-7")
    expect(page.locator("[data-notice=told]")).to_contain_text("Опоздало")
    expect(page.locator("[data-fighter=blue-7]")).to_have_attribute("data-down", "false")
    wire.late, wire.refuse = False, True
    touch(page, "blue-8")
    expect(page.locator("[data-notice=refused]")).to_contain_text("Нет такого боя")
    expect(page.locator("[data-fighter=blue-8]")).to_have_attribute("data-down", "false")
    sees(page, "ru")
    page.locator("[data-notice=refused] .text").tap()
    sees(page, "ru", still=False)


def test_marks_without_a_network_outlive_a_reload(pad: Open):
    page, wire = pad("many")
    wire.cut()
    page.locator("[data-status=lost]").wait_for(state="attached")
    for number in (2, 5, 9):
        touch(page, f"blue-{number}")
    expect(page.locator(".bar .unsent")).to_have_text("↑3")
    expect(page.locator("[data-standing=blue]")).to_have_text("18")
    sees(page, "en")
    page.on("dialog", lambda dialog: dialog.accept())
    page.reload()
    wire.down = False
    page.locator("[data-status=connected]").wait_for(state="attached", timeout=15_000)
    expect(page.locator(".bar .unsent")).to_have_count(0)
    assert told(wire) == [("out", f"blue-{number}") for number in (2, 5, 9)]


def test_who_stands_opposite_sees_red_on_his_right_and_may_see_one_side_only(pad: Open):
    page, _ = pad("mass", "en", 360, 640)

    def order() -> list[str]:
        return [str(one.get_attribute("data-side")) for one in page.locator(".team").all()]

    sees(page, "en")  # 21 against 21 on a short phone
    assert order() == ["red", "blue"]
    page.locator(".bar button").last.tap()
    page.locator("[data-do=opposite]").tap()
    page.locator("[data-sides=blue]").tap()
    page.keyboard.press("Escape")
    assert order() == ["blue"]
    expect(page.locator("[data-standing=red]")).to_have_text("21")  # both are counted all the same
    page.locator(".bar button").last.tap()
    page.locator("[data-sides=both]").tap()
    page.keyboard.press("Escape")
    assert order() == ["blue", "red"]


def test_the_part_is_asked_below_one_blow_after_the_other(pad: Open):
    page, wire = pad("mass", "ru")
    page.locator("[data-weapon=dagger]").tap()
    touch(page, "blue-1")
    touch(page, "red-2")
    sees(page, "ru")
    page.locator("[data-where=blue-1] [data-part=limb]").tap()
    page.locator("[data-where=red-2] [data-part=torso]").tap()
    page.wait_for_timeout(150)
    first, second = wire.commands()
    assert (first["by"], first["target"], first["action"], first["facts"]) == (
        "red",
        "blue-1",
        "thrust",
        {"part": "limb"},
    )
    assert (second["by"], second["target"], second["facts"]) == ("blue", "red-2", {"part": "torso"})
    page.locator("[data-do=exact]").tap()
    touch(page, "blue-3")
    sees(page, "ru", still=False)
