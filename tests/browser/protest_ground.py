"""A festival of Щит-Меч whose bouts are over in a moment, with a hofmarshal at the ring: the ground of protests."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser

from hofmarshal.server.aside import Aside
from hofmarshal.server.event_add import add_folder
from tests.browser.festival import EVENT, Festival, write
from tests.browser.ground import served, wait_for

HEAD = (
    "rulebook: shchyt-mech\nnomination: shchyt-mech\nseed: an invented seed\n"
    "settings: {rings: ['1'], admission: elsewhere}\n"
)
NAME = "shields"


class Protests(Festival):
    """The festival, and what is done with it."""

    def fight(self, *, announce: bool = True) -> str:
        """Fight the next bout at ring 1: red wins by clear blows; its stream."""
        stream: str = self.next("1")
        self.give("", stream, "call")
        self.phase(stream, "called")
        for kind, more in (("ready", {"side": "red"}), ("ready", {"side": "blue"}), ("start", {})):
            self.give("hofmarshal-1", stream, kind, **more)
        self.phase(stream, "running")
        while self.contest(stream)["phase"] != "decided":
            if self.contest(stream)["phase"] == "halted":
                number = self.give("hofmarshal-1", stream, "start").number
                self.settled(stream, number)
            self.settled(stream, self.give("hofmarshal-1", stream, "hit", by="red", zone="head").number)
        self.give("hofmarshal-1", stream, "sign")
        if announce:
            self.give("hofmarshal-1", stream, "announce")
        return stream

    def names(self, stream: str) -> tuple[str, str]:
        """The names of a bout's two, red first."""
        contest = self.contest(stream)
        return contest["red"]["name"], contest["blue"]["name"]

    def entry_of(self, name: str) -> str:
        """The entry of a name."""
        people = self.desk.view(f"nomination/{NAME}")["people"]
        return str(next(entry for entry, one in people.items() if one["name"] == name))

    def settled(self, stream: str, number: int) -> None:
        """Wait until the ring shows the contest as it is after its `number`-th event."""
        wait_for("the ring shows the blow", lambda: (self.contest(stream) or {}).get("number", 0) >= number)


def _folder(data: Path) -> None:
    with Aside(data, lambda: time.time_ns() // 1_000_000) as event:
        add_folder(write(data.parent, NAME, HEAD, range(5)), event.desk_for_folders())


@contextmanager
def protests(browser: Browser) -> Iterator[Protests]:
    """The festival, nothing called yet; two bouts wait."""
    with served(browser, Protests, fill=_folder) as made:
        made.desk.done("programme", "name-event", name=EVENT)
        made.desk.done("programme", "set-ring", ring="2")
        made.seat("hofmarshal-1", "hofmarshal", "1", "hofmarshal", "Планшет")
        made.seat("secretary", "secretary")
        yield made
