"""A hofmarshal plays what does not go smoothly, over a real server with real pages: values from the clauses named."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.ground import Ground, ground, wait_for
from tests.browser.people import Hofmarshal, Marshal, Screen

TWICE = 1100
"""Milliseconds within which the same command twice is one touch of a shaking hand, not a second call."""

RINGS = tuple(str(number) for number in range(1, 16))


@pytest.fixture(scope="module")
def hall(own_chromium: Browser) -> Iterator[Ground]:
    """One event with a ring for each test, so that none meets what another left behind."""
    with ground(own_chromium, RINGS) as made:
        yield made


class Bout:
    """A single bout at a ring of its own, its hofmarshal at his tablet."""

    free = iter(RINGS)

    def __init__(self, hall: Ground, rulebook: str, nomination: str, **more: Any) -> None:
        self.hall = hall
        self.ring = next(self.free)
        self.name = f"b{self.ring}"
        self.stream = f"contest/quick/{self.name}"
        self.red, self.blue = f"Red Fox {self.ring}", f"Blue Owl {self.ring}"
        hall.desk.done(
            "programme", "quick", bout=self.name, ring=self.ring, red=self.red, blue=self.blue, rulebook=rulebook,
            nomination=nomination, **more,
        )  # fmt: skip
        self.boss = Hofmarshal(hall, self.ring)
        self.page = self.boss.page

    @property
    def contest(self) -> Any:
        return self.boss.contest

    @property
    def console(self) -> Any:
        """What the hofmarshal's own scene says."""
        return self.hall.desk.view(f"ring/{self.ring}/console")

    def begin(self, reason: str = "") -> None:
        self.boss.call()
        self.boss.ready()
        self.boss.start(reason)

    def score(self) -> tuple[int, int]:
        return self.contest["red"]["score"], self.contest["blue"]["score"]

    def stands(self, red: int, blue: int) -> None:
        """Wait for a score."""
        wait_for(f"{red}:{blue}, now {self.score()}", lambda: self.score() == (red, blue))

    def left(self, red: int, blue: int) -> None:
        """Wait for half-hits left."""
        now = lambda: tuple(self.contest[s]["fighters"][s]["halves"] for s in ("red", "blue"))  # noqa: E731
        wait_for(f"{red}:{blue} half-hits left, now {now()}", lambda: now() == (red, blue))

    def ended(self, winner: str | None, termination: str) -> None:
        self.boss.phase("decided")
        outcome = self.contest["outcome"]
        assert (outcome.get("winner"), outcome["termination"]) == (winner, termination)

    def panel(self, name: str) -> None:
        """Show a panel; on a wide screen `now` is always there."""
        button = self.page.locator(f"button[data-panel={name}]")
        if name != "now" or button.is_visible():
            button.click()

    def breach_form(self, who: str, words: str) -> Locator:
        """The form of a breach by the one named, its clause found by words."""
        self.panel("sanctions")
        self.page.locator("button.new").click()
        form = self.page.locator("section.form")
        form.get_by_role("button", name=who).click()
        form.locator("input[type=search]").fill(words)
        form.locator(".search li button").first.click()
        return form

    def record(self, form: Locator, note: str = "") -> None:
        """Record the breach of a form."""
        if note:
            form.get_by_label(re.compile("Note|Describe")).fill(note)
        form.get_by_role("button", name="Record", exact=True).click()
        form.wait_for(state="detached")

    def sanctions(self, side: str) -> list[tuple[str, int, str]]:
        return [(one["kind"], one["number"], one["effect"]) for one in self.contest[side]["sanctions"]]

    def answer(self, choice: str, reason: str) -> None:
        """Rule on what is awaited."""
        asked = self.page.locator("[data-awaits]")
        asked.locator(f"[data-answer={choice}]").click()
        asked.locator("form input").fill(reason)
        asked.locator("form button").first.click()


def test_breaches_by_both_remarks_warnings_and_disqualification(hall: Ground) -> None:
    """sm.mutual, sm.6.3.1 (a third remark is a warning), sm.6.3.2 (1 point, 2 points, disqualified), sm.ricochet."""
    bout = Bout(hall, "shchyt-mech", "shchyt-mech")
    bout.begin()
    bout.boss.rule("red", zone="head")
    bout.stands(2, 0)
    bout.boss.halt()

    form = bout.breach_form("Both at once", "6.2")
    form.locator("[data-choice=penalty]").click()
    bout.record(form)
    bout.stands(1, -1)

    form = bout.breach_form(bout.red, "6.1")
    step = form.locator("[data-step]")
    expect(step).to_have_attribute("data-step", "remark")
    form.locator("[data-fact='after=shield']").click()
    expect(step).to_have_attribute("data-step", "no-breach")
    form.get_by_label(re.compile("Note|Describe")).fill("off the shield")
    expect(form.get_by_role("button", name="Record", exact=True)).to_be_disabled()
    form.locator("[data-fact='after=shield']").click()
    bout.record(form, "needless halt")
    for number in (2, 3):
        bout.record(bout.breach_form(bout.red, "6.1"), f"needless halt {number}")
    wait_for("three remarks and the warning", lambda: ("warning", 1, "given") in bout.sanctions("red"))
    bout.stands(0, -1)
    form = bout.breach_form(bout.red, "6.2")
    expect(form.locator("[data-step]")).to_contain_text("2")
    bout.record(form)
    bout.stands(-2, -1)
    bout.page.wait_for_timeout(TWICE)
    bout.record(bout.breach_form(bout.red, "6.2"))
    bout.ended("blue", "disqualification")


def test_a_disqualification_by_word_and_a_withdrawal(hall: Ground) -> None:
    bout = Bout(hall, "isb-duel", "longsword")
    bout.begin()
    bout.panel("more")
    bout.page.get_by_role("button", name="Disqualify", exact=True).first.click()
    bout.page.get_by_role("combobox", name="Fighter").select_option("red")
    last = bout.page.get_by_role("button", name="Disqualify", exact=True).last
    expect(last).to_be_disabled()  # its reason must be written
    bout.page.get_by_label("Reason").last.fill("Struck the marshal.")
    last.click()
    bout.ended("blue", "disqualification")
    bout.boss.sign()

    bout = Bout(hall, "ulozhenie", "free-duel")
    bout.begin()
    bout.panel("more")
    bout.page.get_by_role("button", name="Withdraws", exact=True).first.click()
    bout.page.get_by_role("combobox", name="Fighter").select_option("blue")
    bout.page.get_by_role("button", name="Withdraws", exact=True).last.click()
    bout.ended("red", "withdrawal")


def test_a_medical_hold_stands_in_the_way_until_the_medic_clears_it(hall: Ground) -> None:
    """u.2.9 besides: a hit the fighter marks himself counts, and the bout halts after it."""
    bout = Bout(hall, "ulozhenie", "free-duel")
    medic = hall.paired("medic", "", "", "phone")
    bout.begin()
    bout.boss.halt()
    card = medic.locator("article", has_text=bout.blue)
    medic.locator("input[type=search]").first.fill(bout.blue)
    card.first.get_by_role("button").first.click()
    card.first.locator("[data-reason]").first.click()
    wait_for("he is held", lambda: bout.contest["blue"]["fighters"]["blue"]["held"])
    expect(bout.page.locator("[data-main=start]")).to_be_disabled()
    expect(bout.page.locator(".note.bad", has_text=re.compile("medic|held", re.I)).first).to_be_visible()
    held = medic.locator("section").first.locator("article", has_text=bout.blue)
    held.get_by_role("button").first.click()
    held.locator("button.main").click()
    expect(bout.page.locator("[data-main=start]")).to_be_enabled()
    bout.boss.start()

    bout.page.locator("[data-whose=red]").click()
    own = bout.page.locator("[data-do=acknowledge]")
    expect(own).to_be_disabled()
    bout.boss.say("red", zone="torso", weapon="sword", action="cut")
    own.click()
    bout.left(6, 4)
    bout.boss.phase("halted")


def test_no_marshals_but_two_flags_a_short_panel_other_ends_and_an_equal_end(hall: Ground) -> None:
    """isb-duel.line-marshals: four, two that agree; longsword: arm or leg 1; isb-duel.tie: the hofmarshal decides."""
    bout = Bout(hall, "isb-duel", "longsword", panel=2)
    screen = Screen(hall, bout.ring)
    pad = Marshal(hall, bout.ring, 3)
    bout.boss.call()
    bout.boss.ready()
    expect(bout.page.locator("[data-main=start]")).to_contain_text("1 warning")
    bout.boss.start("Two marshals are ill.")
    for seat in ("line-marshal-1", "line-marshal-2"):
        bout.panel("panel")
        row = bout.page.locator(f"li[data-seat={seat}]")
        row.get_by_role("button", name="Enter a flag").click()
        flag = bout.page.locator(f"[data-flag={seat}]")
        flag.get_by_role("button", name="RED").click()
        flag.get_by_role("button", name="leg", exact=True).click()
        flag.get_by_role("button", name="Enter the flag").click()
        flag.wait_for(state="detached")
    bout.panel("now")
    bout.boss.accept()
    bout.stands(1, 0)

    def halves() -> list[str]:
        return [str(one.get_attribute("data-side")) for one in pad.page.locator(".half").all()]

    def shown() -> list[float]:
        boxes = [screen.page.locator(f"section.side.{side}").bounding_box() for side in ("red", "blue")]
        return [box["x"] for box in boxes if box is not None]

    assert (halves(), shown() == sorted(shown())) == (["red", "blue"], True)
    bout.panel("more")
    bout.page.get_by_role("button", name="The fighters change ends").click()
    wait_for("the pad follows", lambda: halves() == ["blue", "red"])
    wait_for("the big screen follows", lambda: shown() != sorted(shown()))
    bout.panel("now")
    bout.boss.rule("blue", zone="arm")
    bout.stands(1, 1)
    screen.shows("1", "1")
    bout.boss.main("stop")
    bout.page.locator("[data-awaits=ruling]").wait_for()
    bout.answer("blue", "The last attack was his.")
    bout.ended("blue", "ruling")
    bout.boss.sign()


def test_sides_that_do_not_come(hall: Ground) -> None:
    """u.2.4: defeat after three calls. Щит-Меч is silent on it: the hofmarshal rules, with a reason."""
    bout = Bout(hall, "ulozhenie", "free-duel")
    bout.boss.call()
    red = bout.page.locator("section.card[data-side=red]")
    gone = red.get_by_role("button", name="Did not come")
    for number in (2, 3):
        expect(gone).to_be_disabled()
        bout.page.wait_for_timeout(TWICE)
        bout.boss.button(f"Call again (call {number})").click()
    gone.click()
    red.get_by_role("button", name="Yes, did not come").click()
    bout.ended("blue", "absent")

    bout = Bout(hall, "shchyt-mech", "shchyt-mech")
    bout.boss.call()
    blue = bout.page.locator("section.card[data-side=blue]")
    blue.get_by_role("button", name="Did not come").click()
    blue.get_by_role("button", name="Yes, did not come").click()
    bout.page.locator("[data-awaits=absent]").wait_for()
    bout.answer("red", "Blue did not come.")
    bout.ended("red", "ruling")


def test_undo_of_a_signed_end_asks_for_what_falls_and_can_be_taken_back(hall: Ground) -> None:
    """isb-duel.end.sword-buckler: the fifth scoring hit ends it; without the first one it goes on."""
    bout = Bout(hall, "isb-duel", "sword-buckler")
    bout.begin()
    for number in range(1, 6):
        bout.boss.rule("red", zone="leg")
        bout.stands(number, 0)
    bout.ended("red", "hits")
    bout.boss.button("Sign", exact=False).first.click()
    bout.boss.phase("signed")
    first = bout.boss.rulings()[0]["id"]
    bout.boss.undo(first)
    asked = bout.page.locator("[data-pending=drops]")
    expect(asked.locator("li")).to_have_count(1)
    expect(asked.locator("li")).to_contain_text(re.compile("sign", re.I))
    asked.get_by_role("button", name="Yes, undo them too").click()
    bout.stands(4, 0)
    assert bout.contest.get("outcome") is None
    undone = next(row["id"] for row in bout.contest["log"].values() if row["kind"] == "annulled")
    row = bout.page.locator(f"[data-row='{undone}']")
    row.locator("button.line").click()
    row.get_by_role("button", name="Let it stand again").click()
    bout.stands(5, 0)
    wait_for("decided again", lambda: bout.contest["outcome"]["winner"] == "red")


def test_a_ruling_of_two_exchanges_ago_is_corrected_while_the_clock_runs(hall: Ground) -> None:
    """Longsword: both hands to the head 2, one hand 1."""
    bout = Bout(hall, "isb-duel", "longsword")
    bout.begin()
    for side, zone in (("red", "head"), ("blue", "torso")):
        bout.boss.rule(side, zone=zone, grip="two-handed")
        bout.boss.halt()
        bout.boss.start()
    bout.stands(2, 2)
    since = bout.contest["clock"]["since"]
    bout.boss.replace_ruling(bout.boss.rulings()[0]["id"], "red", grip="one-handed")
    bout.stands(1, 2)
    assert (bout.contest["phase"], bout.contest["clock"]["since"]) == ("running", since)


def _is_down(bout: Bout, side: str, number: int) -> bool:
    return bool(bout.contest[side]["fighters"][f"{side}-{number}"].get("down"))


def outs(bout: Bout, side: str, *causes: str) -> None:
    """One fighter of a side after another goes out: a touch on him, a touch on why."""
    for number, cause in enumerate(causes, 1):
        bout.page.locator(f"[data-fighter={side}-{number}]").click()
        bout.page.locator(f"[data-cause='{cause}']").click()
        wait_for("he is out", partial(_is_down, bout, side, number))


def test_a_group_battle_of_five_from_call_to_signature(hall: Ground) -> None:
    """isb-buhurt.round.all-out, isb-buhurt.start (each round confirmed), isb-buhurt.to-two."""
    bout = Bout(hall, "isb-buhurt", "group-battle", size=5)
    bout.begin()
    whys = ("third-support", "boundary", "gear", "on-fallen", "yield")
    out = tuple(f"isb-buhurt.out.{why}" for why in whys)
    outs(bout, "red", out[0])
    assert [bout.contest[s]["score"] for s in ("red", "blue")] == [4, 5]
    for number in (1, 2):
        outs(bout, "blue", *out)
        bout.page.locator("[data-awaits=confirm] [data-answer=confirm]").click()
        if number == 1:
            bout.boss.phase("round-over", "ready")
            bout.boss.start()
    bout.boss.phase("decided")
    assert (bout.contest["outcome"]["winner"], bout.contest["red"]["rounds_won"]) == ("red", 2)
    bout.boss.sign()


def test_wrestling_is_lost_by_a_fall_and_ruled_where_both_fell(hall: Ground) -> None:
    """u.7.3: feet and palms may touch, the knee may not; u.7.general: both at once, the judge rules; out of the ring, a halt."""
    bout = Bout(hall, "ulozhenie", "wrestling")
    bout.begin()
    bout.page.locator("[data-left=red]").click()
    bout.boss.phase("halted")
    expect(bout.page.get_by_text("They go on from the middle.")).to_be_visible()
    bout.panel("sanctions")
    expect(bout.page.locator("[data-sanctions=red]")).to_contain_text("Recorded, no sanction")
    expect(bout.page.locator(".marks .mark")).to_have_count(0)
    bout.page.wait_for_timeout(TWICE)
    bout.boss.start()
    blue = bout.page.locator("section[data-side=blue]")
    blue.locator("[data-part=palm]").click()
    wait_for("it is recorded", lambda: any(r["kind"] == "touched-ground" for r in bout.contest["log"].values()))
    assert bout.contest["phase"] == "running"
    bout.page.locator("[data-do=both-fell]").click()
    bout.page.locator("section[data-side=red] [data-part=knee]").click()
    blue.locator("[data-part=back]").click()
    bout.page.locator("[data-awaits=ruling]").wait_for()
    bout.answer("red", "He came down on top.")
    bout.ended("red", "ruling")

    bout = Bout(hall, "ulozhenie", "wrestling")
    bout.begin()
    bout.page.locator("section[data-side=blue] [data-part=knee]").click()
    bout.ended("red", "fall")


def test_a_tapped_breach_is_dealt_with_once_for_every_tablet(hall: Ground) -> None:
    bout = Bout(hall, "isb-duel", "longsword")
    pad = Marshal(hall, bout.ring, 1)
    bout.begin()
    for _ in (1, 2):
        pad.breach("blue", "thrust")
    wait_for("both are told", lambda: len(bout.console["breaches"]) == 2)
    bout.panel("sanctions")
    tapped = bout.page.locator("section.tapped")
    expect(tapped).to_have_count(2)
    tapped.first.locator("[data-dismiss]").click()
    expect(tapped).to_have_count(1)
    bout.boss.halt()
    bout.boss.start()
    bout.page.reload()
    bout.panel("sanctions")
    expect(tapped).to_have_count(1)
    tapped.first.get_by_role("button", name="Record", exact=True).click()
    expect(tapped).to_have_count(0)
    wait_for("one warning", lambda: bout.sanctions("blue").count(("warning", 1, "given")) == 1)
    assert bout.console["breaches"] == []


def test_a_disputed_blow_is_denied_and_divides_the_judges(hall: Ground) -> None:
    """u.4.8.g: both leave."""
    bout = Bout(hall, "ulozhenie", "mass-battle", size=5)
    bout.begin()
    bout.boss.button("A disputed blow").click()
    bout.page.locator("[data-claimant]").select_option("red-2")
    bout.page.locator("[data-accused]").select_option("blue-4")
    bout.page.get_by_role("button", name="Enter the claim").click()
    claim = bout.page.locator("[data-claim]")
    expect(claim.locator("[data-way=divided]")).to_have_count(0)
    claim.locator("[data-way=deny]").click()
    claim.locator("[data-way=divided]").click()
    expect(claim).to_have_count(0)
    down = [bout.contest[s]["fighters"][f"{s}-{n}"]["down"] for s, n in (("red", 2), ("blue", 4))]
    assert down == [True, True]
