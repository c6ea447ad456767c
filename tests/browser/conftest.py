"""What the browser tests share: one Chromium a worker, a fresh event each."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.ground import Ground, chromium, ground


@pytest.fixture(scope="module")  # while Playwright runs, no other test of the process can run asyncio
def own_chromium() -> Iterator[Browser]:
    """Chromium, as this machine has it."""
    with chromium() as browser:
        yield browser


@pytest.fixture
def event(own_chromium: Browser) -> Iterator[Ground]:
    """A fresh event with ring 1."""
    with ground(own_chromium) as made:
        yield made
