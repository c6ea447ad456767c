"""Who sits at the devices of a battle in a browser: its hofmarshal, field judges, captains, and eyes on the big screen."""

from __future__ import annotations

import contextlib
import re
from typing import Any

from battle_kit import SIDES, War
from playwright.sync_api import Locator, expect
from product import Promise

from tests.browser.captain_rig import code_of
from tests.browser.ground import wait_for
from tests.browser.people import Hofmarshal

LOST = 30_000
"""Milliseconds in which a page must have noticed that its connection is gone, or back."""

BOUNCE = 750
"""Milliseconds after which a finger that put somebody out means something again."""

KEPT = """() => new Promise((done) => {
  const request = indexedDB.open('hofmarshal')
  request.onsuccess = () => {
    const all = request.result.transaction('outbox').objectStore('outbox').getAll()
    all.onsuccess = () => {
      request.result.close()
      done(all.result.filter((one) => !one.answer).map((one) => JSON.parse(one.text)))
    }
  }
})"""
"""The commands that wait on this device."""

REACTION = 1250
"""Milliseconds after which a touch on one whom another judge put out is no second mark."""


class Boss(Hofmarshal):
    """The hofmarshal of a battle at his console."""

    @property
    def stream(self) -> str:
        """The battle that is on."""
        return str(self.contest["stream"])

    def one(self, fighter: str) -> Any:
        """A fighter as everybody is told of him."""
        return self.contest[fighter.split("-")[0]]["fighters"][fighter]

    def standing(self) -> list[int]:
        """How many of red and of blue still fight."""
        return [self.contest[side]["standing"] for side in SIDES]

    def tile(self, fighter: str) -> Locator:
        """His tile on the console."""
        return self.page.locator(f".sides [data-fighter={fighter}]")

    def shows(self, fighter: str, state: str) -> None:
        """The console's tile is in this state."""
        expect(self.tile(fighter)).to_have_attribute("data-state", state)

    def card(self, fighter: str) -> Locator:
        """The card of a fighter, opened by a touch on his tile."""
        card = self.page.locator(f"[data-card={fighter}]")
        if card.count() == 0:
            self.tile(fighter).click()
        card.wait_for()
        return card

    def out(self, *them: str) -> None:
        """Each out by one touch on his card."""
        for fighter in them:
            self.card(fighter).locator("[data-do=out]").click()
            wait_for(f"{fighter} is out", lambda name=fighter: self.one(name).get("down"))  # type: ignore[misc]

    def confirm(self) -> None:
        """The round's result, in one touch."""
        self.page.locator("[data-awaits=confirm] [data-answer=confirm]").click()
        wait_for("it is confirmed", lambda: not self.contest.get("awaits"))

    def verdict(self, follows: str) -> str:
        """What the console says of the round that is over."""
        found = self.page.locator(f"[data-verdict={follows}]")
        found.wait_for()
        return " ".join(found.inner_text().split())

    def refused(self, promise: Promise, what: str, *words: str) -> None:
        """The console tells a refusal in these words."""
        note = self.page.locator(".notices .note.bad").last
        expect(note).to_be_visible()
        told = " ".join(note.inner_text().split())
        promise.check(f"{what}: refused with {', '.join(words)}", all(one in told for one in words), told)
        note.get_by_role("button").last.click()


class Judge:
    """A field judge at his pad."""

    def __init__(self, war: War, ring: str, number: int, size: str = "phone") -> None:
        self.war, self.ring = war, ring
        self.seat = f"field-judge-{number}"
        self.page = war.paired("field-judge", ring, self.seat, size)

    def tile(self, fighter: str) -> Locator:
        """His tile on this pad."""
        return self.page.locator(f"[data-fighter={fighter}]")

    def tap(self, fighter: str) -> None:
        """One touch."""
        self.tile(fighter).tap()

    def shows(self, fighter: str, *, down: bool) -> None:
        """The pad's tile is dark, or lit."""
        expect(self.tile(fighter)).to_have_attribute("data-down", "true" if down else "false")

    def begun(self) -> None:
        """The pad shows that the fight is on."""
        expect(self.page.locator(".bar.running")).to_be_visible()

    def in_round(self, number: int, phase: str = "running") -> None:
        """The pad is at this round."""
        expect(self.page.locator(f".bar.{phase}")).to_contain_text(f"ound {number}")

    def standing(self) -> str:
        """What the pad says stands: `5:4`."""
        return re.sub(r"\s", "", self.page.locator("[data-score]").inner_text())

    def unsent(self) -> int:
        """How many marks wait here for a network, as the pad shows it."""
        found = self.page.locator(".bar .unsent")
        return int(found.inner_text().lstrip("↑")) if found.count() else 0

    def cut(self) -> None:
        """The network is gone, and the pad has noticed."""
        self.page.context.set_offline(True)
        expect(self.page.locator("[data-status=lost]")).to_be_attached(timeout=LOST)

    def back(self) -> None:
        """The network is back, and everything that waited here has been answered."""
        self.page.context.set_offline(False)
        expect(self.page.locator("[data-status=connected]")).to_be_attached(timeout=LOST)
        self.sent()

    def sent(self) -> None:
        """Nothing waits here."""
        expect(self.page.locator(".bar .unsent")).to_have_count(0, timeout=LOST)

    def outbox(self) -> list[dict[str, Any]]:
        """The commands that wait on this device, oldest first."""
        return sorted(self.page.evaluate(KEPT), key=lambda one: int(one["n"]))

    def aim(self, *fighters: str) -> list[tuple[float, float]]:
        """Where to touch these fighters: known beforehand, so that several pads can be touched at once."""
        boxes = [self.tile(fighter).bounding_box() for fighter in fighters]
        return [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box is not None]

    def refusals(self) -> int:
        """Whether something is told as refused."""
        return self.page.locator("[data-notice=refused]").count()


def at_once(marks: list[tuple[Judge, str]]) -> None:
    """Judges touch one after the other as quickly as one test can, none waiting for what another pad shows."""
    aimed = [(judge, judge.aim(fighter)[0]) for judge, fighter in marks]
    for judge, (x, y) in aimed:
        judge.page.touchscreen.tap(x, y)


class Captain:
    """A team's captain at his phone, paired by the printed card."""

    def __init__(self, war: War, team: str, name: str, size: str = "phone") -> None:
        self.war, self.team = war, team
        self.code = code_of(war, team)
        self.page = war.page(f"/captain#{team}.{self.code.replace(' ', '')}", size)
        self.page.locator("form input").last.fill(name)
        self.page.locator("form button.main").click()
        self.page.locator("[data-bout], [data-next]").first.wait_for()

    @property
    def bout(self) -> Any:
        """The bout as his team is told of it."""
        return self.war.desk.view(f"captain/{self.team}")["bout"]

    def swap(self, out: str, into: str) -> None:
        """One goes out, one comes in; nothing is sent yet."""
        self.page.locator(f"[data-in={out}]").click()
        self.page.locator(f"[data-out={into}]").click()

    def confirm(self, number: int) -> Locator:
        """The button that sends the changes for this round."""
        return self.page.get_by_role("button", name=f"Confirm for round {number}")

    def order(self) -> list[str]:
        """The order of entry as it stands on the page."""
        return [str(row.get_attribute("data-fighter")) for row in self.page.locator("[data-fighter]").all()]

    def arrange(self, wanted: list[str]) -> None:
        """Put the fighters into this order with the arrows."""
        for at, fighter in enumerate(wanted):
            while self.order().index(fighter) > at:
                self.page.locator(f"[data-fighter={fighter}] .handle").press("ArrowUp")

    def seal(self) -> str:
        """Seal the order as it stands; the key that he writes down."""
        self.page.get_by_role("button", name="Seal the order…").click()
        shown = self.page.locator("dialog:modal [data-key]")
        expect(shown).to_be_visible()
        key = " ".join(shown.inner_text().split())
        self.page.get_by_role("button", name="I wrote the key down: seal").click()
        return key


class BigScreen:
    """The big screen of a ring."""

    def __init__(self, war: War, ring: str) -> None:
        self.war, self.ring = war, ring
        self.page = war.page(f"/screen/{ring}", "screen")

    def tiles(self) -> dict[str, str]:
        """Every fighter's state as it is shown."""
        states = "li => li.map((e) => [e.dataset.fighter, e.dataset.state])"
        return dict(self.page.locator(".tiles li").evaluate_all(states))

    def hits(self) -> dict[str, str]:
        """The hits left of each fighter as they are shown."""
        left = "li => li.map((e) => [e.dataset.fighter, e.querySelector('i')?.innerText ?? ''])"
        return dict(self.page.locator(".tiles li").evaluate_all(left))

    def figures(self) -> list[str]:
        """The large figures, red first."""
        return [self.page.locator(f"section.side.{side} .figure").inner_text().strip() for side in SIDES]

    def shows(self, red: object, blue: object) -> None:
        """Wait until the large figures are these."""
        for side, figure in zip(SIDES, (red, blue), strict=True):
            expect(self.page.locator(f"section.side.{side} .figure")).to_have_text(str(figure))

    def tile(self, fighter: str, state: str) -> None:
        """Wait until this fighter's tile is in this state."""
        self.page.locator(f"[data-fighter='{fighter}'][data-state='{state}']").first.wait_for(state="attached")

    def rounds(self) -> list[str]:
        """The rounds as they are shown."""
        return [" ".join(one.split()) for one in self.page.locator(".rounds li").all_inner_texts()]

    def equals(self, stream: str, promise: Promise, when: str) -> dict[str, Any]:
        """The screen shows what `hofmarshal run` says of the exported protocol."""
        found = self.war.ran(stream, promise)
        if not found:
            return {}
        # the last patch may still be on its way to the screen: it is waited for, then compared
        same = lambda: self.tiles() == found["tiles"] and self.figures() == found["figures"]  # noqa: E731
        with contextlib.suppress(AssertionError):
            wait_for("the big screen is as the protocol", same)
        promise.equal(f"{when}: the big screen's tiles are the protocol's", self.tiles(), found["tiles"])
        promise.equal(f"{when}: the big screen's figures are the protocol's", self.figures(), found["figures"])
        contest = self.war.contest(self.ring)
        told = [contest[side]["standing"] for side in SIDES]
        promise.equal(f"{when}: standing by `run`", told, [found["standing"][side] for side in SIDES])
        return found
