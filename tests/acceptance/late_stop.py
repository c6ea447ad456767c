"""Promise: what arrives late is asked about, a hit dated before the horn counts, and no clock but the server's own decides."""

from __future__ import annotations

import json
import re
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect
from product import Promise, hofmarshal

from tests.browser.ground import Ground, chromium, ground, wait_for
from tests.browser.people import Hofmarshal, Marshal, panel_sees

ASKED_AFTER = 2000
"""A start, halt or stop that arrives so many ms after its touch is asked about (DESIGN section 5)."""

AT = re.compile(r"^At \d")
"""The answer that lets it count at its touch."""

WRONG = 600_000
"""Ten minutes in ms: by so much the clock of a phone is wrong."""

EARLY = f"""() => {{
  const real = Date
  const off = {WRONG}
  globalThis.Date = class extends real {{
    constructor(...given) {{ given.length ? super(...given) : super(real.now() + off) }}
    static now() {{ return real.now() + off }}
  }}
}}"""


class Story:
    """Bouts at ring 1: a tablet that loses its network, two marshals, one of them with a phone whose clock is wrong."""

    def __init__(self, made: Ground, promise: Promise) -> None:
        self.made = made
        self.promise = promise
        self.boss = Hofmarshal(made)
        self.right = Marshal(made, "1", 1)
        self.wrong = Marshal(made, "1", 2)
        self.wrong.page.context.add_init_script(f"({EARLY})()")
        self.wrong.page.reload()
        self.stream = ""

    @property
    def clock(self) -> dict[str, Any]:
        """The clock of what is on."""
        found: dict[str, Any] = self.boss.contest["clock"]
        return found

    def begin(self, nomination: str) -> None:
        """A bout is called, ready and started."""
        self.stream = self.made.quick("1", "isb-duel", nomination, nomination)
        self.boss.call()
        self.boss.ready()
        self.boss.start()

    def events(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind in the exported journal of the bout."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "journal.jsonl"
            ran = hofmarshal("journal", "export", file, "--streams", self.stream, "--data", self.made.server.folder)
            assert ran.code == 0, ran.err
            lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        return [one["data"] for one in lines if one["line"] == "entry" and one["type"] == kind]

    def late(self, name: str, seconds: float = 4) -> tuple[int, Locator]:
        """The tablet is offline when a large button is touched; when it is back, it is asked. The touch's instant."""
        page = self.boss.page
        page.context.set_offline(True)
        self.boss.main(name)
        at = int(self.made.desk.client.now())
        page.wait_for_timeout(seconds * 1000)
        page.context.set_offline(False)
        asked = page.locator(".notices .note.warn", has_text="arrived late")
        asked.wait_for()
        words = asked.inner_text().replace("\n", " ")
        self.promise.check(f"{name}, touched offline, is asked about: {words}", True)
        return at, asked

    def near(self, what: str, seen: int, wanted: int) -> None:
        """An instant that is the touch's, as far as the test's own clock can tell."""
        self.promise.check(f"{what}, within half a second", abs(seen - wanted) < 500, seen - wanted)


def halts(story: Story) -> None:
    """A halt that arrived late: not at all, at its touch, now."""
    boss, promise = story.boss, story.promise
    promise.say("A halt arrives more than 2 s after the touch")
    story.begin("longsword")
    _, asked = story.late("halt")
    promise.equal("meanwhile nothing has halted", [boss.contest["phase"], story.events("halted")], ["running", []])
    asked.get_by_role("button", name="Not at all").click()
    expect(asked).to_have_count(0)
    boss.page.wait_for_timeout(500)
    promise.equal("discarded: it never halted", [boss.contest["phase"], story.events("halted")], ["running", []])
    since = story.clock["since"]

    at, asked = story.late("halt")
    asked.get_by_role("button", name=AT).click()
    boss.phase("halted")
    halted = story.events("halted")[-1]["t"]
    story.near("at the touch: the journal dates the halt with it", halted, at)
    promise.equal("the clock stands at the touch (ms)", story.clock["elapsed"], halted - since)
    shown = (story.clock["limit"] - story.clock["elapsed"]) // 100
    text = f"{shown // 600}:{shown // 10 % 60:02}.{shown % 10}"
    expect(boss.page.locator(".face [role=timer]")).to_have_text(text)
    promise.check(f"the console's clock shows {text}", True)

    boss.start()
    before = story.clock["elapsed"]
    since = story.clock["since"]
    at, asked = story.late("halt")
    asked.get_by_role("button", name="Now").click()
    boss.phase("halted")
    halted = story.events("halted")[-1]["t"]
    promise.check("now: the halt is dated when that was said", halted - at > ASKED_AFTER, halted - at)
    promise.equal("the clock ran until then (ms)", story.clock["elapsed"], before + halted - since)


def starts(story: Story) -> None:
    """A start that arrived late, at its touch; then a stop, at its touch, ends the round."""
    boss, promise = story.boss, story.promise
    promise.say("A start and a stop arrive late")
    before = story.clock["elapsed"]
    at, asked = story.late("start")
    promise.equal("meanwhile nothing has started", boss.contest["phase"], "halted")
    asked.get_by_role("button", name=AT).click()
    boss.phase("running")
    started = story.events("started")[-1]["t"]
    story.near("at the touch: the start is dated with it", started, at)
    promise.equal("the clock runs from there (ms)", [story.clock["since"], story.clock["elapsed"]], [started, before])


def wrong_clock(story: Story) -> None:
    """A phone whose clock is ten minutes fast taps at the right instant."""
    promise = story.promise
    promise.say("A phone whose clock is ten minutes fast")
    off = story.wrong.page.evaluate("() => Date.now()") - story.right.page.evaluate("() => Date.now()")
    promise.check("its clock is wrong by ten minutes", abs(off - WRONG) < 5000, off)
    panel_sees("red", (story.right, "arm", ()), (story.wrong, "arm", ()))
    story.boss.page.locator("[data-accept=suggestion]").wait_for()
    taps = story.events("observed")[-2:]
    promise.check("both taps of one instant are within a second", abs(taps[0]["t"] - taps[1]["t"]) < 1000, taps)
    promise.equal("late ones among them", [one for one in taps if one.get("late")], [])
    promise.equal("moments made of them", len(story.made.desk.view("ring/1/console")["moments"]), 1)
    story.boss.accept()
    at, asked = story.late("stop")
    asked.get_by_role("button", name=AT).click()
    story.boss.phase("decided")
    stopped = story.events("stopped")[-1]["t"]
    story.near("a late stop, at its touch, ends the round then", stopped, at)
    clock = story.clock
    promise.equal("the round's time ends with it (ms)", clock["elapsed"], _fought(story))


def before_the_horn(story: Story) -> None:
    """A hit touched before the horn arrives after it, and counts; the round's time is a minute (isb-duel.end)."""
    promise, boss = story.promise, story.boss
    promise.say("A hit touched before the horn and delivered after it")
    boss.sign()
    story.begin("sword-buckler")
    limit, since = story.clock["limit"], story.clock["since"]
    horn = since + limit - story.clock["elapsed"]
    page = boss.page
    page.locator("[data-whose=blue]").click()
    boss.say("blue", zone="head")
    left = horn - story.made.desk.client.now()
    page.wait_for_timeout(max(0, left - 3500))
    page.context.set_offline(True)
    page.locator("[data-accept=draft]").click()
    sent = story.made.desk.client.now()
    promise.check("ruled before the horn", sent < horn, sent - horn)
    wait_for("the horn", lambda: story.clock.get("horn_at"), 15)
    promise.equal("the horn comes at the limit (ms)", story.clock["horn_at"], horn)
    promise.equal("the score at the horn", boss.contest["blue"]["score"], 0)
    page.wait_for_timeout(1000)
    page.context.set_offline(False)
    wait_for("the hit counts", lambda: boss.contest["blue"]["score"] == 1)
    struck = story.events("struck")[-1]["t"]
    promise.check("the hit is dated before the horn, and counts", struck < horn, struck - horn)
    boss.main("stop")
    boss.phase("decided")
    outcome = boss.contest["outcome"]
    promise.equal("outcome", [outcome["winner"], outcome["termination"]], ["blue", "time"])


def _fought(story: Story) -> int:
    """The time fought, added up from the journal's starts, halts and stops."""
    marks = [(one["t"], 1) for one in story.events("started")]
    marks += [(one["t"], -1) for kind in ("halted", "stopped") for one in story.events(kind)]
    return sum(-way * t for t, way in marks)


def main() -> None:
    """Halts, starts, stops, a wrong clock, the horn."""
    promise = Promise(
        "A start, halt or stop that arrives late is asked about; hits and taps count by when they were touched"
    )
    with chromium() as browser, ground(browser) as made:
        story = Story(made, promise)
        halts(story)
        starts(story)
        wrong_clock(story)
        before_the_horn(story)
    promise.done()


if __name__ == "__main__":
    main()
