"""The browser's half of `office_pages.py`: each page of the office opened, rolled, searched, and how long it was held up."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.ground import Ground, Server, chromium

HELD = "<= 300 ms"
"""The longest a browser may be held up while somebody rolls or types."""

LIST = Path(__file__).parents[1] / "ui" / "src" / "lib" / "office.ts"
MORE = ("/info", "/info/schedule", "/info/nomination/nomination-1", "/info/nomination/nomination-3", "/results")
SETTLED = 4_000

LISTEN = """() => {
  window.held = []
  new PerformanceObserver((list) => { for (const one of list.getEntries()) window.held.push([one.startTime, one.duration]) })
    .observe({ type: 'longtask', buffered: true })
}"""
ROLL = """async () => {
  for (let i = 0; i < 12; i++) {
    window.scrollBy(0, innerHeight)
    for (const e of document.querySelectorAll('*')) {
      if (e.scrollHeight > e.clientHeight + 40 && e.clientHeight > 150) e.scrollTop += 400
    }
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))
  }
}"""


def pages(data: Path) -> Iterator[tuple[str, str, str]]:
    """A row for each page: held up while it opened, and while it was used."""
    server = Server(data)
    server.start()
    try:
        with chromium() as browser:
            ground = Ground(server, browser)
            page = ground.paired("secretary", size="desktop")
            for path in dict.fromkeys((*re.findall(r"path: '([^']+)'", LIST.read_text(encoding="utf-8")), *MORE)):
                yield from _one(page, server.origin, path)
            ground.close()
    finally:
        server.stop()


def _one(page: Page, origin: str, path: str) -> Iterator[tuple[str, str, str]]:
    page.add_init_script(f"({LISTEN})()")
    begun = time.monotonic()
    page.goto(origin + path)
    page.locator("#app > *").first.wait_for()
    page.wait_for_function("() => document.querySelector('h1') && !document.body.textContent.includes('Loading…')")
    page.wait_for_timeout(SETTLED)
    opened = page.evaluate("() => window.held.splice(0).map((one) => one[1])")
    yield f"{path}, opening", f"{max(opened, default=0):.0f} ms", ""
    page.evaluate(ROLL)
    box = page.locator("input[type=search], [role=searchbox]").first
    if box.is_visible():
        box.press_sequentially("виг", delay=60)
    page.wait_for_timeout(600)
    used = page.evaluate("() => window.held.map((one) => one[1])")
    assert time.monotonic() - begun < 120, path
    yield f"{path}, rolled and searched", f"{max(used, default=0):.0f} ms", HELD
