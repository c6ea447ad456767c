"""Promise: an organiser's whole day in a browser, from the first sign-in to the published places, and `run` comes to the same."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path

import organiser_day_draw as noon
import organiser_day_evening as evening
import organiser_day_fights as afternoon
import organiser_day_morning as morning
from organiser_day_kit import Day, served
from product import Promise

from tests.browser.ground import chromium

CHAPTERS: tuple[tuple[str, Callable[[Day], None]], ...] = (
    ("The first run", morning.first_run),
    ("The event and its nominations", morning.event),
    ("Three clubs' spreadsheets", morning.entries),
    ("Who has come", morning.check_in),
    ("Papers", morning.papers),
    ("Gear", noon.gear),
    ("The draw", noon.draw),
    ("The groups", afternoon.groups),
    ("A protest", afternoon.protest),
    ("The semi-finals", afternoon.semi_finals),
    ("The final", afternoon.final),
    ("Results and papers", evening.results),
    ("The site", evening.site),
    ("The folder", evening.folder),
)


def main() -> None:
    """The day, chapter by chapter."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--folder", type=Path, help="write a picture of every view there")
    words.add_argument("--unseen", action="store_true", help="look at no page: only what is done and comes of it")
    given = words.parse_args()
    promise = Promise("An organiser's whole day: 46 entries, three rings, robots at them, to the published places")
    with chromium() as browser, served(browser, promise, given.folder) as day:
        day.unseen = given.unseen
        for title, chapter in CHAPTERS:
            begun = time.monotonic()
            print(f"  {title}")
            chapter(day)
            promise.say(f"{time.monotonic() - begun:.1f} s")
        promise.say(f"{day.views} views")
    promise.done()


if __name__ == "__main__":
    main()
