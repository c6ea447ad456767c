"""Promise: every screen holds at its device's size in three languages, by keyboard and for axe; --write pictures it for docs."""

from __future__ import annotations

import argparse
import base64
from pathlib import Path

from playwright.sync_api import Browser, Page
from product import LANGUAGES, ROOT, Promise

from tests.browser import looking
from tests.browser.festival import EVENT, NAMES, Festival, festival
from tests.browser.gallery import SHOTS, where
from tests.browser.ground import SIZES, chromium
from tests.browser.shot import Shot
from tests.browser.story import story

PICTURES = ROOT / "docs" / "screens"
PAGE = ROOT / "docs" / "screens.md"
HEAVY = 150_000
"""Bytes that no picture may reach: they are in everyone's clone."""

SETTLED = 350
"""Milliseconds a page gets to show what it was told, and to end its transitions."""

OWN = (EVENT, *(word for pair in NAMES for word in pair))
OTHERS = (
    "Robert Robotson", "Скрита Соломія", "Lost phone", "Телефон Марічки", "Phone", "Ігор", "Оля", "Жанна", "Планшет",
    "Гроза", "кровь из носа",
    "Бочка вина до світанку", "Пісня про сірого пса, двічі", "Три дня стражи у ворот", "Сувій вигаданого вогню", "Серая книга",
    "Прочитай уголос і назви, у кого влучить.", "Чаша забуття",
    "field as last year", "an invented seed", "Русский", "Українська", "English", "Hofmarshal", "longsword", "novices",
)  # fmt: skip
"""What people wrote or are called: it stays as it is in every language."""


class Looker:
    """Looks at every picture of the story, and says what is wrong."""

    def __init__(self, made: Festival, promise: Promise, *, whole: bool, folder: Path | None, only: str) -> None:
        self.made = made
        self.promise = promise
        self.whole = whole
        self.folder = folder
        self.only = only
        self.looked = 0

    def stage(self, stage: str) -> None:
        """Everything there is to see at a stage; in a thin look only what docs show."""
        for number, shot in enumerate(SHOTS):
            if shot.stage == stage and self.only in shot.name and (shot.shown or self.whole):
                self.shot(shot, number)

    def shot(self, shot: Shot, number: int) -> None:
        """One picture in its language and size, and as others have it."""
        wrong: list[str] = []
        langs = [shot.lang, *(one for one in LANGUAGES if one != shot.lang and self.whole and shot.again)]
        for lang in langs:
            sizes = [shot.size, *(one for one in shot.sizes if one != shot.size)]
            if not self.whole:
                sizes = [shot.size, sizes[1 + number % (len(sizes) - 1)]] if len(sizes) > 1 else sizes
            wrong += self._look(shot, lang, sizes)
        self.promise.check(f"{shot.name} ({', '.join(langs)})", not wrong, "\n         ".join(dict.fromkeys(wrong)))

    def _look(self, shot: Shot, lang: str, sizes: list[str]) -> list[str]:
        wrong: list[str] = []
        page = self.made.open(shot.seat, shot.size)
        ears = looking.Ears(page, self.made.server.origin)
        self.made.show(page, where(shot, self.made), lang, shot.theme)
        page.wait_for_timeout(SETTLED)
        if shot.prepare is not None:
            shot.prepare(page, self.made)
            page.wait_for_timeout(SETTLED)
        for size in sizes:
            wrong += [f"{lang} {size}: {one}" for one in self._at(page, shot, lang, size)]
            self.looked += 1
        if lang == shot.lang:
            page.set_viewport_size(SIZES[shot.size])  # type: ignore[arg-type]
            wrong += [f"{lang}: {one}" for one in looking.out_of_reach(page)]
        if shot.again:
            wrong += [f"{lang}: {one}" for one in ears.heard]
        page.close()
        page.context.set_offline(False) if not shot.again else None
        return wrong

    def _at(self, page: Page, shot: Shot, lang: str, size: str) -> list[str]:
        page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        page.wait_for_timeout(120)
        if size == shot.size and lang == shot.lang and self.folder is not None:
            self._picture(page, shot.name)
        wrong = looking.faults(page, lang, (*OWN, *OTHERS), still=shot.still)
        if size == shot.size:
            wrong += looking.inaccessible(page)
        return wrong

    def _picture(self, page: Page, name: str) -> None:
        """A modest file: a browser's own WebP."""
        assert self.folder is not None
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / f"{name}.webp"
        session = page.context.new_cdp_session(page)
        taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": 80})
        session.detach()
        path.write_bytes(base64.b64decode(taken["data"]))
        if path.stat().st_size >= HEAVY:
            self.promise.check(f"{path.name} is under {HEAVY} bytes", False, path.stat().st_size)


DEVICES = {
    "phone": "phone", "phone-lying": "phone, sideways", "tablet": "tablet", "desktop": "laptop", "screen": "big screen",
}  # fmt: skip
SPOKEN = {"en": "English", "ru": "Russian", "uk": "Ukrainian"}


def page_of_pictures() -> str:
    """docs/screens.md: every picture with its sentence."""
    lines = [
        "# The screens",
        "",
        "Each at its device's size, in one of the three languages, at an invented event. `python tests/acceptance/screens.py`",
        "looks at all of them in all languages and sizes; with `--write` it makes these pictures and this page.",
    ]
    for shot in SHOTS:
        if shot.shown:
            about = f"{shot.says} ({DEVICES[shot.size]}, {SPOKEN[shot.lang]})"
            lines += ["", f"## {shot.title}", "", about, "", f"![{shot.title}](screens/{shot.name}.webp)"]
    return "\n".join(lines) + "\n"


def look(browser: Browser, promise: Promise, *, whole: bool, folder: Path | None, only: str) -> None:
    """Live through the festival and look at it."""
    with festival(browser) as made:
        if folder == PICTURES:
            PAGE.write_text(page_of_pictures(), encoding="utf-8")
        looker = Looker(made, promise, whole=whole, folder=folder, only=only)
        for stage in story(made):
            looker.stage(stage)
        promise.say(f"{looker.looked} views")
    shown = {f"{shot.name}.webp" for shot in SHOTS if shot.shown}
    promise.equal("pictures in docs", sorted(one.name for one in PICTURES.glob("*")), sorted(shown))
    promise.check(
        "docs/screens.md tells of each", PAGE.exists() and PAGE.read_text(encoding="utf-8") == page_of_pictures()
    )


def main() -> None:
    """Look, and with --write picture what docs show."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--thin", action="store_true", help="what docs show, each in one language at two sizes")
    words.add_argument("--write", action="store_true", help="write docs/screens and docs/screens.md")
    words.add_argument("--folder", type=Path, help="write the pictures there instead")
    words.add_argument("--only", default="", help="only screens whose name contains this")
    given = words.parse_args()
    promise = Promise("Every screen at its device's size, in three languages, by keyboard, and before axe")
    folder = given.folder or (PICTURES if given.write else None)
    with chromium() as browser:
        look(browser, promise, whole=not (given.thin or given.write), folder=folder, only=given.only)
    promise.done()


if __name__ == "__main__":
    main()
