"""What a spectator's phone loads to see the event, against the bar of 60 kB, and how long that takes on a slow one.

It needs the built browser side (`./dev ui`) and a Chromium.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from office_ground import big_event
from playwright.sync_api import Browser, Page
from wire_ground import table

from tests.browser.ground import SIZES, Server, chromium

BAR = 60.0
"""Kilobytes of everything that the first view asks for, as they come over the wire, headers included."""

SLOW = {"offline": False, "latency": 400, "downloadThroughput": 400_000 / 8, "uploadThroughput": 200_000 / 8}
"""A phone at the edge of the field's Wi-Fi: 400 kbit/s, 400 ms there and back."""

CPU = 6
"""How many times slower than this machine the phone is."""

SETTLED = 3_000
FIRST = "[data-ring]"
VIEWS = {
    "the schedule of a ring": ("schedule/ring/1", "ol li a"),
    "a fighter": ("fighter/E0001", "article"),
    "a nomination of 200": ("nomination/nomination-1", "table"),
    "a live ring": ("ring/1", "section"),
}
"""Each opened anew by a phone that has seen nothing yet: the path, and what is there once it shows something."""


class Counter:
    """Counts what comes over the wire for a page."""

    def __init__(self, page: Page) -> None:
        self.open: dict[str, float] = {}
        self.done = 0.0
        self.requests = 0
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.dataReceived", self._received)
        session.on("Network.loadingFinished", self._finished)
        session.send("Network.enable")
        self.session = session

    @property
    def bytes(self) -> int:
        """So far; what still streams is counted as it comes."""
        return int(self.done + sum(self.open.values()))

    def _asked(self, event: dict[str, Any]) -> None:
        self.requests += 1
        self.open[event["requestId"]] = 0.0

    def _received(self, event: dict[str, Any]) -> None:
        self.open[event["requestId"]] = self.open.get(event["requestId"], 0.0) + event["dataLength"]

    def _finished(self, event: dict[str, Any]) -> None:
        self.open.pop(event["requestId"], None)
        self.done += event["encodedDataLength"]


def seen(browser: Browser, address: str, place: str, *, slow: bool = False) -> tuple[int, int, float]:
    """Bytes, requests, and the seconds until something was to be seen, of a phone that was never here before."""
    context = browser.new_context(viewport=SIZES["phone"], service_workers="block")  # type: ignore[arg-type]
    page = context.new_page()
    counter = Counter(page)
    if slow:
        counter.session.send("Network.emulateNetworkConditions", SLOW)
        counter.session.send("Emulation.setCPUThrottlingRate", {"rate": CPU})
    begun = time.monotonic()
    page.goto(address, wait_until="commit")
    page.locator(place).first.wait_for(timeout=60_000)
    taken = time.monotonic() - begun
    page.wait_for_timeout(SETTLED)
    context.close()
    return counter.bytes, counter.requests, taken


def measured(browser: Browser, origin: str) -> Iterator[tuple[str, str, str]]:
    """The rows of the table: what, how much, the bar."""
    for lang in ("en", "ru", "uk"):
        got, requests, _ = seen(browser, f"{origin}/info?lang={lang}", FIRST)
        yield f"first view, {lang}, {requests} requests", f"{got / 1000:.1f} kB", f"<= {BAR:g} kB"
    _, _, taken = seen(browser, f"{origin}/info?lang=uk", FIRST, slow=True)
    yield "first view on a slow phone", f"{taken:.1f} s", ""
    for what, (path, place) in VIEWS.items():
        got, requests, _ = seen(browser, f"{origin}/info/{path}?lang=uk", place)
        yield f"{what}, {requests} requests", f"{got / 1000:.1f} kB", ""


def main() -> int:
    """Measure and print; 1 if the bar is not kept."""
    with tempfile.TemporaryDirectory(prefix="hofmarshal-bench-") as name:
        data = Path(name) / "data"
        data.mkdir()
        big_event(data)
        server = Server(data)
        server.start()
        try:
            with chromium() as browser:
                rows = list(measured(browser, server.origin))
        finally:
            server.stop()
    kept = table("A spectator's phone; 2,000 entries, 10 nominations, 12 rings", rows)
    speed = f"{SLOW['downloadThroughput'] * 8 / 1000:g} kbit/s, {SLOW['latency']} ms there and back"
    print(f"  slow: {speed}, a processor {CPU} times slower than this one")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
