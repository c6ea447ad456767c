"""Who sits at the devices in browser tests: a marshal at his pad, a hofmarshal at his console, eyes on the big screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.ground import Ground, wait_for

SETTLE = 200
"""Milliseconds no finger is quicker than: the pad waits so long for the one that just touched to stop bouncing."""


READ = 600
"""Milliseconds in which nobody has read what he accepts: the console takes no touch for a ruling that has just changed."""


class Marshal:
    """A line marshal: touches what he sees."""

    def __init__(self, ground: Ground, ring: str, number: int, size: str = "phone", lang: str = "en") -> None:
        self.seat = f"line-marshal-{number}"
        self.page = ground.paired("line-marshal", ring, self.seat, size, lang)

    def at_exchange(self, number: int) -> None:
        """Wait until his pad shows this exchange: what he taps before is for an earlier one."""
        wait_for(
            f"{self.seat} is at exchange {number}",
            lambda: f"exchange {number}" in self.page.locator(".bar").inner_text(),
        )

    def sees(self, side: str, zone: str, *answers: str) -> None:
        """A hit of `side` in `zone`; `answers` to what the scoring table asks beyond it, in order."""
        self.touches(side, zone)
        self.answers(side, *answers)

    def touches(self, side: str, zone: str) -> None:
        """The touch itself, which dates the tap."""
        _touch(self.page.locator(f".half[data-side={side}] [data-area={zone}]"))

    def answers(self, side: str, *answers: str) -> None:
        """What the table asks beyond the zone, in order."""
        half = self.page.locator(f".half[data-side={side}]")
        for answer in answers:
            half.locator(f"[data-answer={answer}]").wait_for()
            self.page.wait_for_timeout(SETTLE)
            _touch(half.locator(f"[data-answer={answer}]"))

    def marks(self) -> list[str]:
        """The marks of his own taps that are shown: sent, done, late, refused."""
        return [str(m.get_attribute("data-mark")) for m in self.page.locator("[data-mark]").all()]

    def breach(self, side: str, words: str) -> None:
        """A breach by `side`; the clause is found by its words."""
        _touch(self.page.locator("[data-do=breach]"))
        offender = self.page.locator(f"[data-offender={side}]")
        if offender.count():
            offender.first.click()
        self.page.locator("dialog input[type=search], [role=dialog] input[type=search]").fill(words)
        self.page.locator("[role=dialog] .search li button, dialog .search li button").first.click()
        if offender.count() and offender.first.is_visible():
            offender.first.click()


class Hofmarshal:
    """The hofmarshal of a ring: everything he does is a touch on his console."""

    def __init__(self, ground: Ground, ring: str = "1", size: str = "tablet", lang: str = "en") -> None:
        self.ground = ground
        self.ring = ring
        self.page = ground.paired("hofmarshal", ring, "hofmarshal", size, lang)

    @property
    def contest(self) -> Any:
        """What is on at his ring, as the wire tells it."""
        return self.ground.desk.view(f"ring/{self.ring}")["contest"]

    def phase(self, *wanted: str) -> None:
        """Wait for a phase."""
        seen = lambda: (self.contest or {}).get("phase")  # noqa: E731
        self._stands(wanted, lambda: seen() in wanted)
        expect(self.page.locator(".console")).to_have_attribute("data-phase", str(seen()))

    def _stands(self, wanted: tuple[str, ...], so: Callable[[], bool]) -> None:
        try:
            wait_for(f"phase {' or '.join(wanted)}", so)
        except AssertionError as failed:
            words = self.page.locator(".notices, .note").all_inner_texts()
            raise AssertionError(f"{failed}; his console says {words}") from None

    def _stands_as_pressed(self, phase: str) -> None:
        """Wait for what was pressed. A machine that stalls for 2 s has him asked when it was (DESIGN section 5): as pressed."""
        asked = self.page.locator("[data-ask=then]")

        def so() -> bool:
            if (self.contest or {}).get("phase") == phase:
                return True
            if asked.count():
                asked.first.click()
            return False

        self._stands((phase,), so)
        self.phase(phase)

    def connected(self) -> None:
        """Wait until the console is."""
        expect(self.page.locator("[data-status]").first).to_have_attribute("data-status", "connected", timeout=60_000)

    def call(self) -> None:
        """Call the next bout."""
        self.button("CALL").click()
        self.phase("called")

    def ready(self) -> None:
        """Both sides arrive and are ready."""
        for side in ("red", "blue"):
            card = self.page.locator(f"section.card[data-side={side}]")
            card.get_by_role("button", name="Ready").click()
            wait_for(f"{side} is ready", partial(self._is_ready, side))
        self.phase("ready")

    def _is_ready(self, side: str) -> bool:
        return bool(self.contest[side]["ready"])

    def main(self, name: str) -> None:
        """Start, halt or stop."""
        self.page.locator(f"[data-main={name}]").click()

    def start(self, reason: str = "") -> None:
        """Start; where something warns, go on with a reason."""
        self.main("start")
        form = self.page.locator("[data-pending=override]")
        if reason:
            form.locator("input").fill(reason)
            form.get_by_role("button", name="Start all the same").click()
        self._stands_as_pressed("running")

    def halt(self) -> None:
        """Halt."""
        self.main("halt")
        self._stands_as_pressed("halted")

    def accept(self) -> None:
        """Accept what the marshals suggest, in one touch."""
        number = len(self.rulings())
        self.page.locator("[data-accept=suggestion]").wait_for()
        self.page.wait_for_timeout(READ)
        self.page.locator("[data-accept=suggestion]").click()
        wait_for("the ruling stands", lambda: len(self.rulings()) > number)

    def rule(self, side: str, **words: str) -> None:
        """Rule by hand on one side's blow: `zone`, `grip`, `weapon`, `action`."""
        self.page.locator(f"[data-whose={side}]").click()
        self.say(side, **words)
        self.give_ruling()

    def say(self, side: str, **words: str) -> None:
        """Say more of a side's blow."""
        for word, value in words.items():
            listed = self.page.locator(f"select[data-side={side}][data-word={word}]")
            if listed.count():
                listed.select_option(value)
            else:
                self.page.locator(f"[data-side={side}][data-word={word}][data-id={value}]").click()

    def give_ruling(self) -> None:
        """Give the ruling as it stands on the console."""
        number = len(self.rulings())
        self.page.wait_for_timeout(READ)
        self.page.locator("[data-accept]").click()
        wait_for("the ruling stands", lambda: len(self.rulings()) > number)

    def rulings(self) -> list[Any]:
        """The rows of the log that are rulings on blows, replaced ones too."""
        log = (self.contest or {}).get("log", {})
        return [row for row in log.values() if row["kind"] == "struck"]

    def panel(self, name: str) -> None:
        """Open one of the panels beside: sanctions, log, panel, more."""
        self.page.locator(f"button[data-panel={name}]").click()

    def sanction(self, name: str, words: str) -> None:
        """Record a breach by the fighter of that name; the clause is found by its words."""
        self.panel("sanctions")
        self.button("breach", exact=False).first.click()
        form = self.page.locator("section.form")
        form.get_by_role("button", name=name).click()
        form.locator("input[type=search]").fill(words)
        form.locator(".search li button").first.click()
        self.button("Record").click()

    def replace_ruling(self, event: str, side: str, **words: str) -> None:
        """Put another ruling in the place of an earlier one, from the log, without stopping the clock."""
        self.panel("log")
        row = self.page.locator(f"[data-row='{event}']")
        row.locator("button.line").click()
        row.get_by_role("button", name="Replace").click()
        self.rule(side, **words)

    def undo(self, event: str) -> None:
        """Annul an event, from the log."""
        self.panel("log")
        row = self.page.locator(f"[data-row='{event}']")
        row.locator("button.line").click()
        row.get_by_role("button", name="Undo").click()

    def button(self, name: str, *, exact: bool = True) -> Locator:
        """A button by what it says."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def sign(self) -> None:
        """Sign and announce."""
        self.button("Sign", exact=False).first.click()
        self.phase("signed")
        self.button("Announce", exact=False).first.click()


def panel_sees(side: str, *taps: tuple[Marshal, str, tuple[str, ...]]) -> None:
    """Several marshals touch at once, as far as one test can; then each answers what he is asked."""
    for marshal, zone, _ in taps:
        marshal.touches(side, zone)
    for marshal, _, answers in taps:
        marshal.answers(side, *answers)


class Screen:
    """The big screen of a ring."""

    def __init__(self, ground: Ground, ring: str = "1", lang: str = "en") -> None:
        self.page = ground.page(f"/screen/{ring}", "screen", lang)

    def figures(self) -> tuple[str, str]:
        """The figures of red and blue."""
        red, blue = (self.page.locator(f"section.side.{side} .figure").inner_text() for side in ("red", "blue"))
        return red.strip(), blue.strip()

    def shows(self, red: str, blue: str) -> None:
        """Wait until both figures are these."""
        wait_for(
            f"the big screen shows {red}:{blue}",
            lambda: self.page.locator(".figure").count() == 2 and self.figures() == (red, blue),
        )

    def winner(self) -> str:
        """The side the screen names the winner, `none` where it names none."""
        found = self.page.locator("section.side.won")
        return str(found.get_attribute("class")).split()[1] if found.count() else "none"


def _touch(spot: Locator) -> None:
    """A finger comes down and goes up."""
    spot.wait_for()
    page: Page = spot.page
    box = spot.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
