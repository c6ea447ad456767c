"""What the organiser's day stands on: a served event, its people's browsers, what anybody can watch, and eyes on its pages."""

from __future__ import annotations

import asyncio
import re
import tempfile
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from organiser_day_people import EVENT, FIRST, MISSPELLED, NAMES, PLACE, SECOND, THIRD
from playwright.sync_api import Browser, BrowserContext, Page, expect
from product import LANGUAGES, Promise

from hofmarshal.robots.client import Client
from hofmarshal.robots.posting import Device
from hofmarshal.robots.posting import pair as paired
from tests.browser import looking
from tests.browser.ground import PATIENCE, SIZES, Server, wait_for

ORGANISER, PASSWORD = "Olena Organiser", "nine plain horses"
WIDTHS = ("phone", "tablet", "desktop")
SETTLED = 350
"""Milliseconds a page gets to show what it was told, and to end its transitions."""

OWN = (
    EVENT, PLACE, FIRST, SECOND, THIRD, MISSPELLED, *NAMES, ORGANISER, "Olena", "Madeup Conrad", "Ruritania",
    "Robot of ring", "Expert’s phone", "Secretary’s phone", "Русский", "Українська", "English", "Hofmarshal",
    "empty-chair.xlsx", "Entries of The Empty Chair", "Disciplines", "Date of birth", "Country", "Fighters", "Name", "Club",
)  # fmt: skip
"""What people wrote or are called: it stays as it is in every language."""

ROLES = {"expert": "Authenticity expert", "secretary": "Secretary"}
"""What the page of devices calls them."""

Prepare = Callable[[Page], Any]


class Day:
    """The event and everybody at it. `folder`: where pictures go, if anywhere."""

    def __init__(self, server: Server, browser: Browser, promise: Promise, folder: Path | None, own: Path) -> None:
        self.server = server
        self.browser = browser
        self.promise = promise
        self.folder = folder
        self.own = own
        self.contexts: list[BrowserContext] = []
        self.clients: list[Client] = []
        self.unseen = False
        self.rings: Any = None
        self.winner = ""
        self.places: list[tuple[str, str]] = []
        self.views = 0
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()
        self.watcher = self.client(None, "watcher")
        self.page = self.browse("desktop")

    # Who looks and acts

    def browse(self, size: str) -> Page:
        """A page in a browser of its own."""
        touch = size.startswith(("phone", "tablet"))
        context = self.browser.new_context(viewport=SIZES[size], locale="en", has_touch=touch, accept_downloads=True)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE * 1000)
        self.contexts.append(context)
        return context.new_page()

    def go(self, path: str, page: Page | None = None) -> Page:
        """Open an address of the event in English, in the organiser's browser if nobody else's is named."""
        one = page or self.page
        plain, _, fragment = path.partition("#")
        one.goto(f"{self.server.origin}{plain}?lang=en" + (f"#{fragment}" if fragment else ""))
        return one

    def do(self, work: Coroutine[Any, Any, Any], seconds: float = PATIENCE) -> Any:
        """Run something on the loop of the wire and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(seconds)

    def client(self, device: Device | None, name: str) -> Client:
        """A device on the real wire; None for one that only watches."""
        made = Client(self.server.origin, device, rng=Random(name))
        asyncio.run_coroutine_threadsafe(made.run(), self.loop)
        self.clients.append(made)
        wait_for(f"{name} is connected", lambda: made.connected)
        return made

    def seated(self, role: str, ring: str, name: str) -> Client:
        """A device let in at the page of devices: its code shown there, opened by the device, approved on the page."""
        code, _, key = self.offered(role, ring).partition(".")
        device: Device = self.do(paired(self.server.origin, code, bytes.fromhex(key), name))
        self.approve(name)
        return self.client(device, name)

    def phone(self, role: str, name: str, path: str) -> Page:
        """A phone in a seat, let in like any device; it opens the page of its work."""
        link = self.offered(role, "")
        phone = self.browse("phone")
        self.go(f"/pair#{link}", phone)
        phone.locator("form input").fill(name)
        phone.locator("form button.main").click()
        self.approve(name)
        phone.wait_for_url(lambda url: "/pair" not in url)
        return self.go(path, phone)

    def offered(self, role: str, ring: str) -> str:
        """The organiser offers a seat on the page of devices; the code and key of its link."""
        self.go("/devices")
        if ring:
            self.page.locator(f"section:nth-of-type({ring}) .seat.{role}").click()
        else:
            self.page.get_by_role("button", name=f"+ {ROLES[role]}").click()
        link = self.page.locator("a.code")
        link.wait_for()
        return str(link.get_attribute("href")).partition("#")[2]

    def approve(self, name: str) -> None:
        """The organiser lets in who has come with that code."""
        row = self.page.get_by_role("dialog").locator("[role=status]", has_text=name)
        row.get_by_role("button").click()
        expect(row).to_have_count(0)
        self.page.keyboard.press("Escape")

    # What anybody can see

    def view(self, topic: str) -> Any:
        """What a public topic shows now."""
        if topic not in self.watcher.topics:
            self.loop.call_soon_threadsafe(self.watcher.watch, [*self.watcher.topics, topic])
            wait_for(f"{topic} is there", lambda: self.watcher.view(topic) is not None)
        return self.watcher.view(topic)

    @property
    def shield(self) -> Any:
        """The nomination that is fought, as everybody sees it."""
        return self.view("nomination/shield")

    def name(self, entry: str) -> str:
        """Who an entry is."""
        return str(self.shield["people"][entry]["name"])

    def entry(self, name: str) -> str:
        """The number of somebody."""
        return str(next(entry for entry, one in self.shield["people"].items() if one["name"] == name))

    # Eyes

    def look(
        self, what: str, path: str, prepare: Prepare | None = None, *, whose: Page | None = None, keys: bool = False
    ) -> None:
        """Look at a page with the day's own data: three sizes, three languages, nothing cut off, nothing against axe.

        `keys`: whether everything is within the keyboard's reach too.
        """
        wrong: list[str] = []
        for lang in () if self.unseen else LANGUAGES:
            page = (whose or self.page).context.new_page()
            ears = looking.Ears(page, self.server.origin)
            plain, _, fragment = path.partition("#")
            page.set_viewport_size(SIZES["desktop"])  # type: ignore[arg-type]
            page.goto(f"{self.server.origin}{plain}?lang={lang}" + (f"#{fragment}" if fragment else ""))
            page.locator("#app > *").first.wait_for(state="attached")
            page.wait_for_timeout(SETTLED)
            if prepare is not None:
                prepare(page)
                page.wait_for_timeout(SETTLED)
            for size in WIDTHS:
                wrong += [f"{lang} {size}: {one}" for one in self._at(page, what, lang, size)]
            wrong += [f"{lang}: {one}" for one in looking.inaccessible(page)]
            if keys and lang == LANGUAGES[0]:
                wrong += [f"{lang}: {one}" for one in looking.out_of_reach(page)]
            wrong += [f"{lang}: {one}" for one in ears.heard]
            page.close()
        if self.unseen:
            return
        told = "\n         ".join(dict.fromkeys(wrong))
        self.promise.check(f"{what}: looked at in three sizes and languages", not wrong, told)

    def _at(self, page: Page, what: str, lang: str, size: str) -> list[str]:
        page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        page.wait_for_timeout(120)
        self.views += 1
        if self.folder is not None:
            self.folder.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=self.folder / f"{what}-{size}-{lang}.png")
        return looking.faults(page, lang, OWN)

    def photograph(self) -> str:
        """What every browser showed when something failed; the folder of the pictures."""
        folder = Path(tempfile.mkdtemp(prefix="hofmarshal-failed-"))
        for number, context in enumerate(self.contexts, 1):
            for at, page in enumerate(context.pages, 1):
                page.screenshot(path=folder / f"{number}-{at}.png", full_page=True)
        return str(folder)

    def close(self) -> None:
        """Send everybody home."""
        for context in self.contexts:
            context.close()
        for client in self.clients:
            self.do(client.close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(5)
        self.loop.close()


def saved(page: Page, button: str, into: Path) -> bytes:
    """What a button has the browser save."""
    with page.expect_download() as waiting:
        page.get_by_role("button", name=button, exact=True).click()
    waiting.value.save_as(into)
    return into.read_bytes()


@contextmanager
def served(browser: Browser, promise: Promise, folder: Path | None) -> Iterator[Day]:
    """A fresh event as `hofmarshal serve` makes it, and nothing typed into a terminal afterwards."""
    with tempfile.TemporaryDirectory() as name:
        server = Server(Path(name) / "event")
        server.start()
        try:
            day = Day(server, browser, promise, folder, Path(name))
            try:
                yield day
            except BaseException:
                promise.say(f"what the browsers showed: {day.photograph()}", *server.said[-60:])
                raise
            finally:
                day.close()
        finally:
            server.stop()


def setup_link(server: Server) -> str:
    """The link that the first start prints."""
    found = re.search(r"https?://\S+(/setup#[0-9a-f]+)", "\n".join(server.said))
    assert found is not None, server.said
    return found[1]
