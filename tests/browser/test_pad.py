"""The line marshal's pad in a real Chromium: what is touched is given once, shown for what became of it, and never lost."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from hofmarshal.server.scenes.model import QueueRow
from tests.browser import pad_rig as rig

PORTRAIT, LANDSCAPE, TABLET = (360, 740), (740, 360), (768, 1024)


@pytest.fixture
def page(own_chromium: Browser) -> Iterator[Page]:
    context = own_chromium.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    yield context.new_page()
    context.close()


def wire(**changes: object) -> rig.Wire:
    book = rig.book("isb-duel", "longsword")
    return rig.Wire(book, rig.contest(book, **changes))


def touch(page: Page, side: str, area: str) -> None:
    page.locator(f"[data-side={side}] [data-area={area}]").tap()


def settled(page: Page) -> None:
    """Every tap has its answer, and one more touch is another tap: contacts less than 80 ms apart are one."""
    page.wait_for_timeout(120)
    expect(page.locator(".bar .unsent")).to_have_count(0)


def marks(page: Page, side: str) -> list[str]:
    return [str(one.get_attribute("data-mark")) for one in page.locator(f"[data-side={side}] li[data-mark]").all()]


def test_a_touch_is_one_tap_for_the_side_that_scores(page: Page):
    server = wire()
    rig.open_pad(page, server)
    expect(page.locator("[data-side=red] h2")).to_contain_text("RED hits")
    touch(page, "red", "leg")
    expect(page.locator("[data-side=red] li[data-mark=done]")).to_have_count(1)
    body = server.journal[0]
    assert server.commands() == [{"type": "observe", "side": "red", "zone": "leg"}]
    assert (body["round"], body["exchange"], body["seen"], body["seat"]) == (1, 3, 17, "line-marshal-1")
    assert abs(body["at"] - rig.now()) < 2000


def test_grip_is_asked_only_where_it_changes_the_points(page: Page):
    server = wire()
    rig.open_pad(page, server)
    touch(page, "blue", "head")
    page.wait_for_timeout(250)
    page.locator("[data-answer=two-handed]").tap()
    touch(page, "blue", "arm")
    settled(page)
    expected = [{"zone": "head", "grip": "two-handed"}, {"zone": "arm"}]
    assert server.commands() == [{"type": "observe", "side": "blue", **facts} for facts in expected]


def test_a_tap_whose_question_was_not_answered_is_given_all_the_same(page: Page):
    server = wire()
    rig.open_pad(page, server)
    touch(page, "blue", "head")
    touch(page, "red", "torso")
    page.wait_for_timeout(250)
    page.locator("[data-side=red] .no").tap()  # this one is called off
    touch(page, "blue", "leg") if page.locator("[data-side=blue] .step").count() == 0 else None
    page.wait_for_timeout(8500)
    assert {"type": "observe", "side": "blue", "zone": "head"} in server.commands()
    assert all(one["side"] == "blue" for one in server.commands())


def test_a_double_contact_is_one_tap_and_two_taps_are_two(page: Page):
    server = wire()
    rig.open_pad(page, server)
    area = page.locator("[data-side=red] [data-area=leg]")
    area.evaluate(
        "(one) => { for (let i = 0; i < 2; i++) one.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })) }"
    )
    settled(page)
    assert len(server.journal) == 1
    touch(page, "red", "leg")
    settled(page)
    assert len(server.journal) == 2


def test_twenty_taps_without_a_network_arrive_once_each(page: Page):
    server = wire()
    rig.open_pad(page, server)
    server.cut()
    expect(page.locator("[data-status=lost]")).to_be_visible()
    for count in range(20):
        touch(page, "red" if count % 2 else "blue", "leg")
        page.wait_for_timeout(100)
    expect(page.locator(".bar .unsent")).to_have_text("↑20")
    assert set(marks(page, "red")) == {"unsent"}
    server.down = False
    expect(page.locator("[data-status=connected]")).to_be_visible(timeout=15_000)
    expect(page.locator(".bar .unsent")).to_have_count(0)
    assert [body["n"] for body in server.journal] == list(range(1, 21))
    assert [body["command"]["side"] for body in server.journal] == ["blue", "red"] * 10


def test_unsent_taps_survive_a_reload(page: Page):
    server = wire()
    rig.open_pad(page, server)
    server.cut()
    expect(page.locator("[data-status=lost]")).to_be_visible()
    for _ in range(3):
        touch(page, "red", "leg")
        page.wait_for_timeout(100)
    page.on("dialog", lambda dialog: dialog.accept())
    page.reload()
    server.down = False
    expect(page.locator("[data-status=connected]")).to_be_visible(timeout=15_000)
    page.wait_for_timeout(300)
    assert [body["n"] for body in server.journal] == [1, 2, 3]


def test_undo_and_other_side_name_the_tap_they_take_back(page: Page):
    server = wire()
    rig.open_pad(page, server)
    touch(page, "red", "leg")
    settled(page)
    page.locator("[data-do=turn]").tap()
    settled(page)
    first, annul, second = server.journal
    assert annul["command"] == {"type": "annul", "event": first["id"]}
    assert second["command"] == {"type": "observe", "side": "blue", "zone": "leg"}
    assert second["at"] == first["at"]
    page.locator("[data-do=undo]").tap()
    settled(page)
    assert server.commands()[-1] == {"type": "annul", "event": second["id"]}
    assert (marks(page, "red"), marks(page, "blue")) == (["undone"], ["undone"])


def test_late_and_refused_taps_are_told_apart(page: Page):
    server = wire(phase="halted")
    rig.open_pad(page, server, "uk")
    server.late = True
    touch(page, "red", "leg")
    settled(page)
    server.refuse = True
    touch(page, "blue", "arm")
    settled(page)
    assert (marks(page, "red"), marks(page, "blue")) == (["late"], ["refused"])
    expect(page.get_by_text("Немає такого бою.")).to_be_visible()
    page.get_by_text("Зрозуміло").tap()
    expect(page.get_by_text("Немає такого бою.")).to_have_count(0)


def test_before_the_exchange_nothing_is_given_and_the_reason_is_said(page: Page):
    server = wire(phase="ready")
    rig.open_pad(page, server)
    page.locator("[data-side=red] [data-area=leg]").tap(force=True)
    expect(page.get_by_role("alert")).to_contain_text("from the start of the exchange")
    assert server.journal == []


@pytest.mark.parametrize(
    ("swapped", "opposite", "left"), [(0, 0, "red"), (1, 0, "blue"), (0, 1, "blue"), (1, 1, "red")]
)
def test_halves_stand_as_the_fighters_do(page: Page, swapped: int, opposite: int, left: str):
    server = wire(swapped=bool(swapped))
    rig.open_pad(page, server)
    if opposite:
        page.locator(".bar button").tap()
        page.locator("[data-do=opposite]").tap()
        page.keyboard.press("Escape")
    boxes = {side: page.locator(f"section[data-side={side}]").bounding_box() for side in ("red", "blue")}
    assert min(boxes, key=lambda side: boxes[side]["x"]) == left  # type: ignore[index]


def test_a_breach_names_the_fighter_and_the_clause(page: Page):
    server = wire()
    rig.open_pad(page, server)
    page.locator("[data-do=breach]").tap()
    page.locator("[data-offender=blue]").tap()
    page.locator("dialog li button").nth(1).tap()
    settled(page)
    assert server.commands() == [{"type": "observe", "breach": server.rules.breaches[1], "fighter": "blue"}]


@pytest.mark.parametrize("state", ["waiting", "revoked", "replaced"])
def test_a_pad_without_its_place_says_so(page: Page, state: str):
    server = wire()
    rig.open_pad(page, server)
    server.welcome(state=state)
    expect(page.locator(f"[data-why={state}]")).to_be_visible()
    expect(page.locator("[data-area]")).to_have_count(0)


def test_a_pad_that_was_moved_follows_to_its_new_ring(page: Page):
    server = wire()
    rig.open_pad(page, server)
    touch(page, "red", "leg")
    server.ring = msgspec.structs.replace(server.ring, ring="2", title="Ring 2")
    server.welcome(ring="2")
    expect(page.locator(".bar .ring")).to_have_text("Ring 2")
    expect(page.get_by_role("alert")).to_contain_text("now at ring 2")


def test_between_bouts_it_shows_who_is_next(page: Page):
    server = wire()
    row = msgspec.convert(
        {
            "stream": "contest/duel/q-2", "nomination": "duel", "title": {"en": "Duel", "ru": "Дуэль", "uk": "Дуель"},
            "stage": "", "group": "", "bout": "q-2", "red": rig.RED, "blue": rig.BLUE,
        },
        QueueRow,
    )  # fmt: skip
    server.ring = msgspec.structs.replace(server.ring, contest=None, queue=(row,))
    rig.open_pad(page, server)
    expect(page.locator("[data-why=idle] article")).to_contain_text(rig.BLUE)


@pytest.mark.parametrize("size", [PORTRAIT, LANDSCAPE, TABLET])
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_everything_fits_without_scrolling(own_chromium: Browser, size: tuple[int, int], lang: str):
    context = own_chromium.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=True)
    page = context.new_page()
    server = wire()
    rig.open_pad(page, server, lang)
    page.wait_for_timeout(200)
    root = "document.documentElement"
    assert page.evaluate(f"{root}.scrollHeight <= innerHeight && {root}.scrollWidth <= innerWidth")
    for area in page.locator("[data-area]").all():
        box = area.bounding_box()
        assert box
        assert box["width"] >= 64
        assert box["height"] >= 48
        assert area.evaluate("(one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight")
    context.close()


def test_plain_http_keeps_the_screen_on_with_a_picture(page: Page):
    rig.open_pad(page, wire())
    assert page.evaluate("[isSecureContext, 'wakeLock' in navigator, 'subtle' in crypto]") == [False, False, False]
    touch(page, "red", "leg")
    page.wait_for_timeout(1500)
    assert page.evaluate("(() => { const v = document.querySelector('video'); return v && !v.paused && v.muted })()")
