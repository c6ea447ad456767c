"""What a picture of a screen is: whose, of what, at which stage of the invented festival, on which device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.browser.festival import Festival

Prepare = Callable[[Page, Festival], Any]
EVERYWHERE = ("phone", "tablet", "desktop")


class Shot(NamedTuple):
    """One picture. `seat` is a key of the festival's clients, `desk`, or empty for a stranger.

    `still`: the page may not scroll. `sizes` beside its own at which it must hold as well; `shown` False: only checked.
    """

    stage: str
    name: str
    title: str
    seat: str
    path: str | Callable[[Festival], str]
    size: str
    lang: str
    says: str
    prepare: Prepare | None = None
    theme: str = ""
    still: bool = False
    sizes: tuple[str, ...] = EVERYWHERE
    shown: bool = True
    again: bool = True
