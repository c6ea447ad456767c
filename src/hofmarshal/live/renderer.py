"""Turns changes into views: a thread of its own that builds what is watched, at once when it is quiet, in frames when not."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from hofmarshal.live.frames import patch_body
from hofmarshal.live.merge import SAME, diff

GAP = 0.016
"""Seconds from one frame of a topic to the next: what changes in between is told at once."""

SHARE = 2.0
"""A topic that takes t seconds to build is built again after SHARE x t at the earliest: building must not eat the machine."""

REST = 2.0
"""After sending for t seconds nothing is sent for REST x t: sending to many must not eat the machine either."""

AGAIN = 2.0
"""Seconds after which a topic that could not be built is tried again: what it shows is old, and nobody can tell."""


class Update(msgspec.Struct, frozen=True):
    """A new view of a topic as number `number`; `body` is the encoded patch from the number before, None for the first."""

    topic: str
    number: int
    view: Any
    body: bytes | None


class _Topic:
    __slots__ = ("dirty", "next", "number", "view", "wanted")

    def __init__(self) -> None:
        self.dirty = True
        self.wanted = False
        self.number = 0
        self.view: Any = SAME
        self.next = 0.0


class Renderer:
    """Builds views of the topics somebody wants, and hands out what changed.

    `build(topic)` gives a view (None: there is no such thing); `follow()` gives the topics that new facts have changed;
    `publish(updates)` takes what came of it. All are called from the renderer's thread. `on_fault` is told of an
    exception in one of the first two, which holds up nothing else.
    """

    def __init__(
        self,
        build: Callable[[str], Any],
        follow: Callable[[], Iterable[str]],
        publish: Callable[[list[Update]], None],
        on_fault: Callable[[Exception, str], None],
        *,
        gap: float = GAP,
    ) -> None:
        self._build = build
        self._follow = follow
        self._publish = publish
        self._on_fault = on_fault
        self._gap = gap
        self._topics: dict[str, _Topic] = {}
        self._wake = threading.Condition()
        self._poked = False
        self._stopped = False
        self._sending = 0
        self._free = 0.0
        self._thread = threading.Thread(target=self._run, name="renderer", daemon=True)

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def stop(self) -> None:
        """Stop the thread and wait for it."""
        with self._wake:
            self._stopped = True
            self._wake.notify()
        if self._thread.is_alive():
            self._thread.join()

    def poke(self) -> None:
        """There are new facts: `follow` will tell which topics they change. From any thread."""
        with self._wake:
            if not self._poked:
                self._poked = True
                self._wake.notify()

    def sending(self) -> None:
        """What was handed out is about to be sent: nothing more is handed out until `sent`. From any thread."""
        with self._wake:
            self._sending += 1

    def sent(self, seconds: float) -> None:
        """It is sent, which took so long. From any thread."""
        with self._wake:
            self._sending -= 1
            self._free = time.monotonic() + REST * seconds
            self._wake.notify()

    def touch(self, topics: Iterable[str]) -> None:
        """These topics may have changed for another reason. From any thread."""
        with self._wake:
            self._mark(topics)
            self._wake.notify()

    def want(self, topic: str) -> None:
        """Somebody watches this topic: keep it fresh. From any thread."""
        with self._wake:
            one = self._topics.setdefault(topic, _Topic())
            one.wanted = True
            if one.dirty:
                self._wake.notify()

    def leave(self, topic: str) -> None:
        """Nobody watches this topic any more; its last view is kept, for those who come back."""
        with self._wake:
            if topic in self._topics:
                self._topics[topic].wanted = False

    def drop(self, topic: str) -> None:
        """Forget a topic."""
        with self._wake:
            self._topics.pop(topic, None)

    def _mark(self, topics: Iterable[str]) -> None:
        for topic in topics:
            one = self._topics.get(topic)
            if one is not None:
                one.dirty = True

    def _run(self) -> None:
        while True:
            with self._wake:
                while not self._stopped and not self._poked and (pause := self._pause()) != 0:
                    self._wake.wait(pause)
                if self._stopped:
                    return
                poked, self._poked = self._poked, False
            if poked:
                self._catch_up()
            updates = [update for name, one in self._ready() if (update := self._render(name, one)) is not None]
            if updates:
                self._publish(updates)

    def _pause(self) -> float | None:
        """Seconds until the first topic may be built; None if nothing is to be built."""
        instants = [one.next for one in self._topics.values() if one.dirty and one.wanted]
        if self._sending or not instants:
            return None
        return max(0.0, max(self._free, min(instants)) - time.monotonic())

    def _ready(self) -> list[tuple[str, _Topic]]:
        now = time.monotonic()
        with self._wake:
            if self._sending or self._free > now:
                return []
            return [(name, one) for name, one in self._topics.items() if one.dirty and one.wanted and one.next <= now]

    def _catch_up(self) -> None:
        try:
            changed = tuple(self._follow())
        except Exception as error:
            self._on_fault(error, "follow")
            changed = tuple(self._topics)  # nobody knows which
        with self._wake:
            self._mark(changed)

    def _render(self, name: str, one: _Topic) -> Update | None:
        began = time.monotonic()
        one.dirty, gap = False, self._gap
        try:
            view = self._build(name)
            change = SAME if one.view is SAME else diff(one.view, view)
            if one.view is not SAME and change is SAME:
                return None
            body = None if one.view is SAME else patch_body(name, one.number + 1, change)
        except Exception as error:
            one.dirty, gap = True, AGAIN
            self._on_fault(error, name)
            return None
        finally:
            took = time.monotonic() - began
            one.next = began + max(gap, took * (1 + SHARE))
        one.number += 1
        one.view = view
        return Update(name, one.number, view, body)
