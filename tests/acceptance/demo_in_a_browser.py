"""Promise: README's first command in a fresh clone ends in a browser with the demo, whose seats one may take and give back.

`--here`: without cloning and setting up, by the `dev` script that is set up already.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page
from product import ROOT, Promise

from tests.browser.ground import SIZES, chromium, wait_for

psutil: Any = import_module("psutil")  # it has no types
SETTING_UP = 1200.0
LONG = 120.0


class Demo:
    """The first command of README, running in a clone; `said` is what it printed, with the seconds since its start."""

    def __init__(self, words: list[str], clone: Path, temporary: Path) -> None:
        self.begun = time.monotonic()
        self.said: list[tuple[float, str]] = []
        plain = {k: v for k, v in os.environ.items() if not k.startswith(("HOFMARSHAL_", "LC_", "LANG", "PYTHONPATH"))}
        env = {**plain, "HOFMARSHAL_LANG": "en", "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1", "TMPDIR": str(temporary)}
        self.process = subprocess.Popen(
            words,
            cwd=clone,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        threading.Thread(target=self._read, daemon=True).start()
        self.start, self.ready = self._link("start page"), self.seconds
        self.server = self._link("big screen").removesuffix("/screen/1")

    @property
    def seconds(self) -> float:
        """Since the command was given."""
        return time.monotonic() - self.begun

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append((self.seconds, line.rstrip()))

    def _link(self, what: str) -> str:
        def found() -> str:
            if self.process.poll() is not None:
                raise AssertionError("the demo ended:\n" + "\n".join(line for _, line in self.said))
            lines = [line for _, line in self.said if what in line]
            return re.sub(r".*(http://\S+).*", r"\1", lines[0]) if lines else ""

        return str(wait_for(f"it prints its {what}", found, SETTING_UP))

    def contest(self, ring: str) -> Any:
        """What is on at a ring, as the wire tells anyone."""
        with urllib.request.urlopen(f"{self.server}/api/scenes/ring/{ring}") as answer:
            return json.load(answer)["view"].get("contest") or {}

    def score(self, ring: str) -> tuple[str, Any, Any]:
        """Of which bout, and its figures in the unit of the wire."""
        contest = self.contest(ring)
        red, blue = ([contest.get(side, {}).get(what) for what in ("score", "fighters")] for side in ("red", "blue"))
        return str(contest.get("stream")), red, blue

    def down(self, ring: str) -> list[bool]:
        """Which of the fighters of a battle are out."""
        contest = self.contest(ring)
        teams = [contest.get(side, {}).get("fighters") or {} for side in ("red", "blue")]
        return [bool(one.get("down")) for team in teams for one in team.values()]

    def stop(self) -> int:
        """Ctrl-C in its terminal."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(LONG)

    def children(self) -> list[Any]:
        """Every process that the command has started."""
        with contextlib.suppress(psutil.NoSuchProcess):
            return list(psutil.Process(self.process.pid).children(recursive=True))
        return []


class Visitor:
    """Somebody with a browser of his own, who begins at the start page."""

    def __init__(self, demo: Demo, browser: Browser, size: str) -> None:
        self.demo = demo
        self.context: BrowserContext = browser.new_context(
            viewport=SIZES[size],  # type: ignore[arg-type]
            locale="en",
            has_touch=True,
        )
        self.context.set_default_timeout(LONG * 1000)
        self.start: Page = self.context.new_page()
        self.start.goto(demo.start)

    def opens(self, words: str, nth: int = 0) -> Page:
        """What opens in a new tab when he touches these words, in the section of the `nth` ring where there are several."""
        with self.context.expect_page() as opened:
            self.start.get_by_role("link", name=words, exact=True).nth(nth).tap()
        opened.value.wait_for_load_state()
        return opened.value

    def takes(self, words: str, nth: int = 0) -> Page:
        """A seat: opened, his name given, and he is on its page."""
        page = self.opens(words, nth)
        page.locator("input").first.fill("A newcomer")
        page.locator("form button.main").tap()
        page.wait_for_url(lambda url: "/pair" not in url)
        return page

    def gives_back(self) -> None:
        """He returns to the start page, which now shows his seat, and gives it back."""
        self.start.reload()
        with self.start.expect_navigation():  # the page it was on is loaded: waiting for its load waits for nothing
            self.start.get_by_role("button", name="Give it back to the robot").first.tap()


class Newcomer(Visitor):
    """Somebody who takes a hofmarshal's console and runs the bout from wherever it stands."""

    ring = "1"

    @property
    def contest(self) -> Any:
        """The bout at his ring."""
        return self.demo.contest(self.ring)

    def rulings(self) -> list[Any]:
        """The rulings on blows in the bout's log."""
        return [row for row in self.contest.get("log", {}).values() if row["kind"] == "struck"]

    def rules_one(self, page: Page) -> bool:
        """Touches whatever the console asks for until he has ruled an exchange by what the pads suggest."""
        mine = 0
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            stream, number = self.contest.get("stream"), len(self.rulings())
            suggestion = page.locator("[data-accept=suggestion]")
            if suggestion.count() and suggestion.is_enabled():
                page.wait_for_timeout(700)
                with contextlib.suppress(Exception):
                    suggestion.tap(timeout=3000)
                end_of_wait = time.monotonic() + 5
                while time.monotonic() < end_of_wait and not mine:
                    mine += self.contest.get("stream") == stream and len(self.rulings()) > number
                if mine:
                    return True
            self._goes_on(page)
        return False

    def _goes_on(self, page: Page) -> None:
        """The next touch towards a fight: call, ready, start; in a fight he waits for the pads, then halts."""
        phase = page.locator(".console").get_attribute("data-phase")
        with contextlib.suppress(Exception):
            if phase == "running":
                page.wait_for_timeout(6000)
                if page.locator("[data-accept=suggestion]").count() == 0:
                    page.locator("[data-main=halt]").tap(timeout=3000)
            elif page.locator("[data-pending=override]").is_visible():
                page.locator("[data-pending=override] input").fill("a newcomer wants it so")
                page.get_by_role("button", name="Start all the same").tap(timeout=3000)
            elif phase == "called":
                page.get_by_role("button", name="Ready").first.tap(timeout=3000)
            elif page.locator("[data-main=start]").count():
                page.locator("[data-main=start]").tap(timeout=3000)
            elif page.get_by_role("button", name="Sign").count():
                page.get_by_role("button", name="Sign").first.tap(timeout=3000)
            else:
                page.locator("button.main:visible, [data-main]:visible").first.tap(timeout=3000)
        page.wait_for_timeout(400)


def look_on(demo: Demo, browser: Browser, promise: Promise) -> None:
    """Start page, big screen, board: what the robots do is seen live."""
    visitor = Visitor(demo, browser, "desktop")
    for lang, words in (("ru", "Сначала посмотрите"), ("uk", "Спершу подивіться"), ("en", "First look on")):
        visitor.start.goto(f"{demo.start}/?lang={lang}")
        promise.check(f"the start page begins in {lang}", words in visitor.start.locator("h2").first.inner_text())
    screen = visitor.opens("Big screen of ring 1")
    promise.check("it leads to the big screen", "/screen/1" in screen.url, screen.url)
    before = demo.score("1")
    wait_for("the robots score at ring 1", lambda: demo.score("1") != before and demo.score("1")[0] == before[0], LONG)
    promise.say(f"the start page came {demo.ready:.1f} s after the command")
    figures = screen.locator(".figure")
    shown = wait_for(
        "the big screen shows two figures", lambda: figures.count() == 2 and figures.all_inner_texts(), LONG
    )
    moved = wait_for("its figures change", lambda: figures.count() == 2 and figures.all_inner_texts() != shown, LONG)
    promise.check("the big screen's score changes by itself", moved)
    line = visitor.start.locator("[data-now='1']").inner_text()
    promise.check("the start page tells the bout in one line", ":" in line, line)
    battle = visitor.opens("Big screen of the battles")
    promise.check("it leads to the big screen of the battles", "/screen/3" in battle.url, battle.url)
    wait_for("a fighter goes out in a battle", lambda: any(demo.down("3")), LONG)
    promise.say(f"somebody was out in a battle {demo.seconds - demo.ready:.1f} s after the start page came")
    battle.close()
    board = visitor.takes("Chief’s board")

    def rings() -> list[str]:
        return sorted({str(one.get_attribute("data-ring")) for one in board.locator("[data-ring]").all()})

    wait_for("the board shows every ring", lambda: rings() == ["1", "2", "3"], LONG)
    promise.check("the chief's board shows the rings of duels and the field", "/board" in board.url, board.url)
    visitor.context.close()
    home = Visitor(demo, browser, "phone")
    home.start.goto(demo.server)
    there = home.start.locator("[data-start]").get_attribute("href")
    promise.equal("`/` of the event leads back to", there, demo.start)
    home.context.close()


def take_the_console(demo: Demo, browser: Browser, promise: Promise) -> None:
    """The robot yields, a person rules one exchange with touches, and gives the seat back."""
    person = Newcomer(demo, browser, "tablet")
    console = person.takes("Hofmarshal’s console")
    promise.check("a person is on the console of ring 1", "/console/1" in console.url, console.url)
    console.locator(".console").wait_for()
    promise.check("he rules one exchange with touches, by what the robots' pads tell him", person.rules_one(console))
    stream, number = person.contest["stream"], person.contest["number"]
    person.gives_back()
    moved = lambda: (person.contest.get("stream"), person.contest.get("number", 0)) > (stream, number)  # noqa: E731
    promise.check("given back, the robot goes on", wait_for("the robot goes on", moved, LONG))
    person.start.reload()
    promise.equal("seats of persons on the start page", person.start.locator(".taken").count(), 0)
    person.context.close()


def take_a_pad(demo: Demo, browser: Browser, promise: Promise) -> None:
    """A pad at ring 2: one tap, answered; given back."""
    person = Visitor(demo, browser, "phone")
    pad = person.takes("Line marshal’s pad 1", 1)
    promise.check("a person is on a pad", "/pad" in pad.url, pad.url)

    def tapped() -> bool:
        if demo.contest("2").get("phase") != "running":
            return False
        with contextlib.suppress(Exception):
            pad.locator(".half[data-side=red] [data-area]").first.tap(timeout=2000)
            pad.wait_for_timeout(400)
            for _ in range(3):
                if pad.locator(".half[data-side=red] [data-answer]").count():
                    pad.locator(".half[data-side=red] [data-answer]").first.tap(timeout=2000)
                    pad.wait_for_timeout(400)
            pad.wait_for_timeout(1500)
        return bool(pad.locator("[data-mark=done], [data-mark=late]").count())

    promise.check("his tap is taken by the server", wait_for("a tap is answered", tapped, LONG))
    person.gives_back()
    back = wait_for("his seat is the robot's", lambda: person.start.locator(".taken").count() == 0)
    promise.check("given back, the seat is the robot's", back)
    person.context.close()


@contextlib.contextmanager
def command(promise: Promise, *, here: bool, folder: Path) -> Iterator[tuple[list[str], Path]]:
    """The words of README's first command, and where they are to be typed: in a fresh clone, or here."""
    clone = ROOT
    if not here:
        clone = folder / "clone"
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        promise.check("a fresh clone has no .venv", not (clone / ".venv").exists())
    readme = (clone / "README.md").read_text(encoding="utf-8")
    block = re.search(r"```sh\n(.*?)```", readme, re.DOTALL)
    words = shlex.split(block[1].splitlines()[0], comments=True) if block else []
    promise.equal("README's first command", words, ["./dev", "demo"])
    yield [sys.executable, str(clone / "dev"), *words[1:], "--no-browser"], clone


def main() -> None:
    """Clone, run, look, take, give back, stop."""
    here = "--here" in sys.argv[1:]
    promise = Promise("README's first command ends in a browser with the demo")
    with tempfile.TemporaryDirectory(prefix="hofmarshal-first-") as name:
        temporary = Path(name) / "tmp"
        temporary.mkdir()
        with command(promise, here=here, folder=Path(name)) as (words, clone):
            demo = Demo(words, clone, temporary)
            children = demo.children()
            try:
                with chromium() as browser:
                    look_on(demo, browser, promise)
                    take_the_console(demo, browser, promise)
                    take_a_pad(demo, browser, promise)
            finally:
                children += demo.children()
                code = demo.stop()
            promise.equal("Ctrl-C ends it with", code, 0)
            left = [one.pid for one in children if one.is_running() and one.status() != psutil.STATUS_ZOMBIE]
            promise.equal("processes left", left, [])
            promise.equal("files left", sorted(path.name for path in temporary.iterdir()), [])
    promise.done()


if __name__ == "__main__":
    main()
