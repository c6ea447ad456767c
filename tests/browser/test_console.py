"""The hofmarshal's console in a real Chromium: one tap rules, one more changes, nothing covers start, halt and stop."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import office_rig as rig
from tests.browser.office_rig import Wire, open_page

TABLET = {"width": 1024, "height": 768}
SIZES = {"lying": TABLET, "wide": {"width": 1280, "height": 800}, "standing": {"width": 800, "height": 1280},
         "phone": {"width": 390, "height": 844}}  # fmt: skip
HEAD = {"type": "hit", "by": "red", "zone": "head", "grip": "two-handed"}
HASTY = """() => new MutationObserver(() => {
  const button = document.querySelector('[data-accept]')
  if (button.textContent.includes('BLUE')) button.click()
}).observe(document.querySelector('.pad'), { subtree: true, childList: true, characterData: true })"""
"""Presses the button in the very instant its words change, as a finger that was already on its way."""
STATES = ("free", "called", "ready", "running", "halted", "horn", "nobody", "double", "awaits", "extra", "suspended",
          "decided", "signed", "announced", "proposal", "battle", "battle-21", "battle-equal", "battle-between",
          "battle-decided", "mass-claim", "bridge")  # fmt: skip
PHASES = {"free": "", "horn": "running", "nobody": "halted", "double": "halted", "awaits": "round-over", "extra": "round-over",
          "suspended": "halted", "proposal": "halted", "battle": "running", "battle-21": "running", "battle-equal": "round-over",
          "battle-between": "round-over", "battle-decided": "decided", "mass-claim": "halted",
          "bridge": "running"}  # fmt: skip


@pytest.fixture
def page(own_chromium: Browser) -> Iterator[Page]:
    context = own_chromium.new_context(viewport=TABLET, has_touch=True)  # type: ignore[arg-type]
    made = context.new_page()
    made.set_default_timeout(5000)
    yield made
    context.close()


def console(page: Page, scenario: str, **more: Any) -> Wire:
    wire = Wire(scenario)
    open_page(page, wire, "/console/1", **more)
    return wire


def main(page: Page, name: str) -> Any:
    return page.locator(f"[data-main={name}]")


def accept(page: Page) -> Any:
    return page.locator("[data-accept]")


def choose(page: Page, side: str, word: str, name: str) -> None:
    page.locator(f"[data-side={side}][data-word={word}][data-id={name}]").click()


def tab(page: Page, name: str) -> None:
    page.locator(f"[role=tab][data-panel={name}]").click()


# Rulings


def test_one_tap_accepts_what_the_marshals_suggest(page: Page) -> None:
    wire = console(page, "running")
    expect(accept(page)).to_contain_text("head, both hands")
    expect(accept(page)).to_contain_text("2 points")
    accept(page).click()
    expect(accept(page)).not_to_contain_text("head")
    assert wire.commands(page) == [HEAD]
    (body,) = wire.given
    assert (body["stream"], body["round"], body["exchange"], body["seen"]) == ("contest/longsword/q-7", 1, 3, 31)


def test_a_double_tap_rules_once(page: Page) -> None:
    wire = console(page, "running")
    accept(page).dblclick()
    assert wire.commands(page) == [HEAD]


def test_a_ruling_on_its_way_is_not_sent_twice(page: Page) -> None:
    wire = console(page, "running")
    wire.silent = True
    accept(page).click()
    page.wait_for_timeout(600)
    expect(accept(page)).to_be_disabled()
    accept(page).click(force=True)
    assert wire.commands(page) == [HEAD]


def test_a_suggestion_that_just_changed_cannot_be_accepted_unseen(page: Page) -> None:
    wire = console(page, "running")
    scene = wire.topics["ring/1/console"]
    scene["moments"][0]["suggestion"]["blow"] |= {"side": "blue", "zone": "arm", "grip": "one-handed"}
    page.evaluate(HASTY)
    wire.show("ring/1/console", scene)
    expect(accept(page)).to_contain_text("BLUE")
    assert wire.commands(page, 0) == []
    page.wait_for_timeout(300)
    accept(page).click()
    assert [one["by"] for one in wire.commands(page)] == ["blue"]


LATCH = """() => {
  const button = document.querySelector('[data-accept]')
  window.latch = []
  new MutationObserver(() => window.latch.push([performance.now(), button.disabled, button.textContent.includes('BLUE')]))
    .observe(button, { subtree: true, childList: true, characterData: true, attributes: true })
}"""


def test_the_button_shows_that_it_is_not_ready_while_a_change_is_fresh(page: Page) -> None:
    wire = console(page, "running")
    expect(accept(page)).to_be_enabled()
    scene = wire.topics["ring/1/console"]
    scene["moments"][0]["suggestion"]["blow"] |= {"side": "blue", "zone": "arm", "grip": "one-handed"}
    page.evaluate(LATCH)
    wire.show("ring/1/console", scene)
    expect(accept(page)).to_contain_text("BLUE")
    expect(accept(page)).to_be_enabled()
    seen = page.evaluate("() => window.latch")
    changed = next(one for one in seen if one[2])
    ready = next(one for one in seen if one[2] and not one[1])
    assert changed[1], "the new words came with a button that takes a touch"
    assert 280 <= ready[0] - changed[0] < 1500


def test_what_he_chose_himself_can_be_given_at_once(page: Page) -> None:
    console(page, "running")
    page.locator("[data-whose=blue]").click()
    choose(page, "blue", "zone", "leg")
    expect(accept(page)).to_contain_text("leg")
    assert accept(page).is_enabled()


def test_of_two_moments_the_first_agreed_one_is_proposed_and_the_other_a_touch_away(page: Page) -> None:
    wire = console(page, "running")
    scene = wire.topics["ring/1/console"]
    (agreed,) = scene["moments"]
    lone = {**agreed["taps"][0], "id": "lone", "at": agreed["at"] + 6000, "blow": {"side": "blue", "zone": "leg"}}
    scene["moments"].append({"at": lone["at"], "taps": [lone], "suggestion": None})
    wire.show("ring/1/console", scene)
    expect(page.locator(".moment")).to_have_count(2)
    expect(accept(page)).to_contain_text("head, both hands")
    page.locator("[data-tap=lone]").click()
    expect(accept(page)).to_contain_text("BLUE")
    page.locator(".moment .pick").first.click()
    accept(page).click()
    assert wire.commands(page) == [HEAD]


def test_a_replaced_tablet_says_so_and_offers_nothing(page: Page) -> None:
    wire = Wire("running")
    wire.state = "replaced"
    open_page(page, wire, "/console/1")
    expect(page.locator("[data-displaced=replaced]")).to_contain_text("Another device has taken this place")
    expect(page.locator("[data-main], [data-accept]")).to_have_count(0)
    expect(page.locator("[data-score]").first).to_be_visible()


def test_one_tap_more_changes_the_zone_the_grip_or_the_side(page: Page) -> None:
    wire = console(page, "running")
    choose(page, "red", "zone", "torso")
    choose(page, "red", "grip", "one-handed")
    expect(accept(page)).to_contain_text("1 point")
    accept(page).click()
    page.wait_for_timeout(700)
    wire.show("ring/1/console", {**wire.topics["ring/1/console"], "moments": []})
    page.locator("[data-whose=blue]").click()
    choose(page, "blue", "zone", "leg")
    accept(page).click()
    assert wire.commands(page, 2) == [
        {"type": "hit", "by": "red", "zone": "torso", "grip": "one-handed"},
        {"type": "hit", "by": "blue", "zone": "leg"},
    ]


def test_the_other_side_takes_what_a_marshal_tapped_for_it(page: Page) -> None:
    wire = console(page, "running")
    page.locator("[data-whose=blue]").click()
    accept(page).click()
    assert wire.commands(page) == [{"type": "hit", "by": "blue", "zone": "arm", "grip": "one-handed"}]


def test_without_a_panel_the_hofmarshal_rules_by_himself(page: Page) -> None:
    wire = console(page, "nobody")
    expect(accept(page)).to_be_disabled()
    page.locator("[data-whose=red]").click()
    choose(page, "red", "zone", "head")
    expect(accept(page)).to_be_disabled()  # two points or one: the grip decides
    choose(page, "red", "grip", "two-handed")
    accept(page).click()
    assert wire.commands(page) == [HEAD]


@pytest.mark.parametrize(
    ("order", "words"),
    [("red", ["first", "second"]), ("together", ["together", "together"]), ("blue", ["second", "first"])],
)
def test_of_two_blows_the_hofmarshal_says_which_came_first(page: Page, order: str, words: list[str]) -> None:
    wire = console(page, "double")
    page.locator("[data-whose=both]").click()
    expect(accept(page)).to_be_disabled()
    page.locator(f"[data-order={order}]").click()
    accept(page).click()
    (command,) = wire.commands(page)
    assert [one["order"] for one in command["exchange"]] == words
    assert [one["by"] for one in command["exchange"]] == ["red", "blue"]


def test_a_blow_that_does_not_count_names_its_reason(page: Page) -> None:
    wire = console(page, "running")
    page.locator(".nothing").click()
    page.locator("[data-reason=described]").click()
    page.get_by_label("What happened").fill("It met the shield")
    page.get_by_label("What happened").press("Enter")
    assert wire.commands(page) == [{**HEAD, "not_counted": "described", "reason": "It met the shield"}]


def test_why_shows_the_clause_and_its_statement(page: Page) -> None:
    console(page, "running")
    page.locator(".why button").click()
    expect(page.locator(".why dl")).to_contain_text("A blow with both hands to head or torso brings two points.")


def test_a_refused_ruling_comes_back_to_be_mended(page: Page) -> None:
    wire = console(page, "nobody")
    wire.answering = lambda body: {"status": "refused", "said": rig.said("contest-limb-needed", "Say which arm.")}
    page.locator("[data-whose=red]").click()
    choose(page, "red", "zone", "arm")
    accept(page).click()
    expect(page.locator(".notices")).to_contain_text("Say which arm.")
    expect(accept(page)).to_contain_text("arm")
    assert rig.covered(page) == []


# Start, halt, stop


def test_the_next_button_is_the_emphasised_one_and_in_its_place(page: Page) -> None:
    wire = console(page, "running")
    before = [main(page, name).bounding_box() for name in ("start", "halt", "stop")]
    expect(page.locator(".big.next")).to_have_attribute("data-main", "halt")
    main(page, "halt").click()
    assert wire.commands(page) == [{"type": "halt"}]
    wire.show("ring/1", rig.samples()["scenarios"]["halted"]["ring"])
    expect(page.locator(".big.next")).to_have_attribute("data-main", "start")
    assert [main(page, name).bounding_box() for name in ("start", "halt", "stop")] == before


def test_a_start_over_a_warning_asks_for_the_reason(page: Page) -> None:
    wire = console(page, "ready")
    main(page, "start").click()
    expect(page.locator("[data-pending=override]")).to_contain_text("panel is short")
    assert wire.commands(page, 0) == []
    assert rig.covered(page) == []
    page.get_by_label("Reason for going on").fill("The fourth is on his way")
    page.get_by_role("button", name="Start all the same").click()
    assert wire.commands(page) == [{"type": "start", "override": "The fourth is on his way"}]


def test_a_halt_that_came_late_asks_when_it_was(page: Page) -> None:
    wire = console(page, "running")
    wire.answering = lambda body: {} if body.get("late") else {"status": "ask", "said": rig.said("wire-ask", "Late.")}
    main(page, "halt").click()
    page.locator(".notices button").first.click()
    wire.commands(page, 2)
    first, second = wire.given
    assert (second["late"], second["at"]) == ("then", first["at"])
    assert second["id"] != first["id"]


def test_space_halts_even_after_a_button_was_clicked(page: Page) -> None:
    wire = console(page, "running")
    page.evaluate("localStorage.setItem('hofmarshal.console.keys', 'on')")
    page.reload()
    page.wait_for_timeout(600)
    accept(page).click()
    page.wait_for_timeout(100)
    page.keyboard.press("Space")
    assert wire.commands(page, 2) == [HEAD, {"type": "halt"}]


# Breaches


def test_a_tapped_breach_shows_its_step_and_is_recorded_in_one_tap(page: Page) -> None:
    wire = console(page, "running")
    tapped = page.locator("[data-tap=t8]").last
    expect(tapped).to_contain_text("Warning 2 in this contest: 1 point to the opponent.")
    tapped.locator("button.main").click()
    breach = {"type": "breach", "fighter": "blue", "clause": "isb-buhurt.forbidden.thrust", "tap": "t8"}
    assert wire.commands(page) == [breach]


def test_a_tapped_breach_that_was_none_is_dismissed_in_the_journal(page: Page) -> None:
    wire = console(page, "running")
    page.locator("section[data-tap=t8] [data-dismiss]").click()
    assert wire.commands(page) == [{"type": "annul", "event": "t8", "reason": "No breach"}]


def test_a_breach_of_ones_own_is_found_by_words_and_confirmed_with_its_step(page: Page) -> None:
    wire = console(page, "halted")
    page.locator("button.new").click()
    page.get_by_role("group", name="Who", exact=True).get_by_role("button").first.click()
    page.get_by_role("searchbox").fill("interf")
    page.locator(".search li button").click()
    record = page.get_by_role("button", name="Record", exact=True).last
    expect(record).to_be_disabled()  # this clause needs words
    page.get_by_label("Describe what happened").fill("The second ran in")
    record.click()
    page.wait_for_timeout(100)
    expected = {"type": "breach", "fighter": "red", "clause": "isb-duel.interference", "note": "The second ran in"}
    assert wire.commands(page) == [expected]


# Corrections


def test_an_earlier_ruling_is_replaced_while_the_clock_runs(page: Page) -> None:
    wire = console(page, "running")
    tab(page, "log")
    page.locator("[data-row=e3] > button").click()
    page.locator("[data-row=e3] button.main").click()
    choose(page, "red", "zone", "torso")
    wire.answering = lambda body: (
        {}
        if body["command"].get("confirm")
        else {
            "status": "refused",
            "said": rig.said("contest-confirm-dropped", "One event no longer fits."),
            "reasons": [rig.reason("e7: ruling", event="e7")],
        }
    )
    accept(page).click()
    expect(page.locator("[data-pending=drops]")).to_contain_text("BLUE: arm, one hand")
    assert rig.covered(page) == []
    page.locator("[data-pending=drops] button.main").click()
    page.wait_for_timeout(150)
    replacing = {"type": "hit", "by": "red", "zone": "torso", "grip": "two-handed", "replaces": "e3"}
    assert wire.commands(page, 2) == [replacing, {**replacing, "confirm": ["e7"]}]


def test_an_event_is_undone_and_an_undoing_taken_back(page: Page) -> None:
    wire = console(page, "running")
    tab(page, "log")
    page.locator("[data-row=e7] > button").click()
    page.locator("[data-row=e7]").get_by_label("Reason").fill("Wrong side")
    page.locator("[data-row=e7]").get_by_role("button", name="Undo this").click()
    page.locator("[data-row=e9] > button").click()
    page.locator("[data-row=e9]").get_by_role("button", name="Let it stand again").click()
    assert wire.commands(page, 2) == [
        {"type": "annul", "event": "e7", "reason": "Wrong side"},
        {"type": "annul", "event": "e9"},
    ]


# The rest of a bout


def test_the_sides_arrive_and_are_ready(page: Page) -> None:
    wire = console(page, "called")
    blue = page.locator("section[data-side=blue]")
    blue.get_by_role("button", name="Arrived").click()
    blue.get_by_role("button", name="Ready", exact=True).click()
    assert wire.commands(page, 2) == [{"type": "arrive", "side": "blue"}, {"type": "ready", "side": "blue"}]
    expect(blue.get_by_role("button", name="Did not come")).to_be_disabled()  # here time tells


def test_a_level_round_is_ruled_with_a_reason(page: Page) -> None:
    wire = console(page, "awaits")
    expect(main(page, "start")).to_be_disabled()
    page.locator("[data-answer=blue]").click()
    page.get_by_label("Reason").fill("Cleaner blows")
    page.get_by_role("button", name="RULE", exact=True).click()
    assert wire.commands(page) == [{"type": "rule", "winner": "blue", "reason": "Cleaner blows"}]


def test_signing_and_announcing_and_the_next_call(page: Page) -> None:
    wire = console(page, "decided")
    for number, (state, word) in enumerate((("decided", "SIGN"), ("signed", "ANNOUNCE"), ("announced", "CALL")), 1):
        wire.stage(state)
        page.get_by_role("button", name=word, exact=True).click()
        wire.commands(page, number)
    assert wire.commands(page, 3) == [{"type": "sign"}, {"type": "announce"}, {"type": "call"}]
    assert wire.given[-1]["stream"] == "contest/longsword/q-8"


def test_a_flag_is_entered_for_a_marshal_without_a_phone(page: Page) -> None:
    wire = console(page, "running")
    tab(page, "panel")
    expect(page.locator("[data-seat=line-marshal-3]")).to_have_attribute("data-alive", "false")
    page.locator("[data-seat=line-marshal-4]").get_by_role("button", name="Enter a flag").click()
    flag = page.locator("[data-flag=line-marshal-4]")
    flag.get_by_role("button", name="BLUE").click()
    flag.get_by_role("button", name="leg", exact=True).click()
    flag.get_by_role("button", name="Enter the flag").click()
    assert wire.commands(page) == [{"type": "observe", "side": "blue", "zone": "leg", "seat": "line-marshal-4"}]


def test_a_replaced_tablets_command_is_accepted_or_dismissed(page: Page) -> None:
    wire = console(page, "proposal")
    page.locator("[data-proposal=p1]").get_by_role("button", name="Accept").click()
    assert wire.commands(page) == [{"type": "settle", "proposal": "p1", "accept": True}]
    assert wire.given[0]["stream"] == "devices"


def test_a_chief_only_watches_but_may_suspend(page: Page) -> None:
    wire = Wire("running", role="chief")
    open_page(page, wire, "/console/1")
    expect(accept(page)).to_be_disabled()
    expect(main(page, "halt")).to_be_disabled()
    tab(page, "more")
    page.get_by_label("Reason").fill("Storm")
    page.get_by_role("button", name="Suspend", exact=True).click()
    assert wire.commands(page) == [{"type": "suspend", "reason": "Storm"}]


# Every state at every size


@pytest.mark.parametrize(
    ("size", "lang"),
    [("lying", "ru"), ("lying", "en"), ("wide", "uk"), ("standing", "ru"), ("phone", "ru"), ("phone", "uk")],
)
def test_every_state_fits_its_screen(own_chromium: Browser, size: str, lang: str) -> None:
    context = own_chromium.new_context(viewport=SIZES[size], has_touch=True)  # type: ignore[arg-type]
    page = context.new_page()
    wire = console(page, "free", lang=lang)
    wrong = {}
    for number, state in enumerate(STATES):
        wire.stage(state)
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", ("light", "dark", "sun")[number % 3])
        page.wait_for_timeout(300)
        expect(page.locator(".console")).to_have_attribute("data-phase", PHASES.get(state, state))
        found = [*rig.spilled(page), *rig.small(page), *rig.covered(page), *rig.violations(page)]
        if found:
            wrong[state] = found
    context.close()
    assert wrong == {}
