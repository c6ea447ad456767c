"""The hub: who watches which topic, what each topic's last frames were, and one encoding of each for all watchers."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from hofmarshal.live.frames import Frame, event_id, snap
from hofmarshal.live.renderer import Update
from hofmarshal.live.watcher import Watcher

HISTORY = 128
"""How many patches of a topic are kept for those who missed some; more as long as they are less than a snap was."""

KEPT_TOPICS = 512
"""How many topics nobody watches are remembered."""


class _Topic:
    """`history` holds every frame with a tick over `since`, of so many `bytes`; `whole` is how large the last snap was."""

    __slots__ = ("bytes", "history", "number", "since", "snap", "view", "watchers", "whole")

    def __init__(self) -> None:
        self.number = 0
        self.since = 0
        self.view: Any = None
        self.snap: Frame | None = None
        self.history: deque[Frame] = deque()
        self.bytes = self.whole = 0
        self.watchers: set[Watcher] = set()

    def keep(self, frame: Frame) -> None:
        """Remember a patch, and forget the oldest if there are too many."""
        self.bytes += len(frame.body)
        while len(self.history) >= HISTORY and self.bytes > self.whole:
            oldest = self.history.popleft()
            self.since, self.bytes = oldest.tick, self.bytes - len(oldest.body)
        self.history.append(frame)

    def forget(self, tick: int) -> None:
        """Keep no patch up to this tick."""
        self.history.clear()
        self.since, self.bytes = tick, 0


class Hub:
    """Brings every new view of a topic to its watchers. All of it runs on one event loop.

    `epoch` names this run: numbers hold within it. `want`, `leave` and `drop` are told of the first watcher of a topic,
    of the last one's going, and of a topic that is forgotten.
    """

    def __init__(
        self,
        epoch: str,
        *,
        want: Callable[[str], None],
        leave: Callable[[str], None],
        drop: Callable[[str], None],
    ) -> None:
        self.epoch = epoch
        self.frames = 0
        """How many frames there have been: the tick of the last one."""
        self._want = want
        self._leave = leave
        self._drop = drop
        self._topics: dict[str, _Topic] = {}

    def watch(self, watcher: Watcher, held: Mapping[str, int], epoch: str = "") -> None:
        """Let `watcher` watch just these topics; `held` is the number it has of each, in `epoch` (0: none)."""
        self._settle(watcher, held)
        for name in held:
            topic = self._topics[name]
            if topic.number:
                known = held[name] if epoch == self.epoch else 0
                self._bring(watcher, topic, name, (f for f in topic.history if f.number > known), known)

    def resume(self, watcher: Watcher, topics: Iterable[str], tick: int) -> None:
        """Let `watcher` watch these topics; it has had every frame of them up to `tick` of this epoch (0: none)."""
        names = tuple(dict.fromkeys(topics))
        self._settle(watcher, names)
        missed: list[Frame] = []
        for name in names:
            topic = self._topics[name]
            if not topic.number:
                continue
            if tick and topic.since <= tick:
                missed += (frame for frame in topic.history if frame.tick > tick)
            else:
                watcher.deliver(self._snap(name, topic), named=False)
        for frame in sorted(missed, key=lambda frame: frame.tick):
            watcher.deliver(frame, named=False)
        watcher.tell(event_id(self.epoch, self.frames))

    def leave(self, watcher: Watcher, topics: Iterable[str]) -> None:
        """Let `watcher` no longer watch these topics."""
        self._settle(watcher, watcher.topics - set(topics))

    def forget(self, watcher: Watcher) -> None:
        """This watcher is gone."""
        watcher.close()
        self._settle(watcher, ())

    def publish(self, updates: Iterable[Update]) -> None:
        """Send new views to those who watch."""
        for update in updates:
            topic = self._topics.get(update.topic)
            if topic is None:
                continue
            self.frames += 1
            topic.view, topic.number, topic.snap = update.view, update.number, None
            if update.body is None:
                topic.forget(self.frames)
                frame = self._snap(update.topic, topic)
            else:
                frame = Frame(update.topic, self.epoch, update.number - 1, update.number, self.frames, update.body)
                topic.keep(frame)
            for watcher in tuple(topic.watchers):
                watcher.deliver(frame)
            if not topic.watchers:
                self._tidy(update.topic, topic)

    def refresh(self, watcher: Watcher, topics: Iterable[str]) -> None:
        """Send snaps of these topics instead of frames that were dropped."""
        for name in topics:
            if name in watcher.topics and self._topics[name].number:
                watcher.deliver(self._snap(name, self._topics[name]), named=False)
        if watcher.events:
            watcher.tell(event_id(self.epoch, self.frames))

    def snap(self, name: str) -> Frame | None:
        """The present snap of a topic; None if it has not been built yet."""
        topic = self._topics.get(name)
        return self._snap(name, topic) if topic is not None and topic.number else None

    def topics(self) -> tuple[str, ...]:
        """The topics that are remembered."""
        return tuple(self._topics)

    def watchers(self, name: str) -> int:
        """How many watch a topic."""
        return len(self._topics[name].watchers) if name in self._topics else 0

    def _settle(self, watcher: Watcher, topics: Iterable[str]) -> None:
        """Make `topics` those that `watcher` watches."""
        wanted = set(topics)
        left, watcher.topics = watcher.topics - wanted, wanted
        for name in wanted:
            topic = self._topics.get(name)
            if topic is None:
                topic = self._topics[name] = _Topic()
            if not topic.watchers:
                self._want(name)
            topic.watchers.add(watcher)
        for name in left:
            topic = self._topics[name]
            topic.watchers.discard(watcher)
            if not topic.watchers:
                self._leave(name)
                self._tidy(name, topic)

    def _bring(self, watcher: Watcher, topic: _Topic, name: str, missed: Iterable[Frame], known: int) -> None:
        """Send what a watcher at number `known` has missed: the patches if they join on, else a snap."""
        frames = tuple(missed)
        joins = frames[0].first == known if frames else known == topic.number
        if known and joins:
            for frame in frames:
                watcher.deliver(frame)
        else:
            watcher.deliver(self._snap(name, topic))

    def _snap(self, name: str, topic: _Topic) -> Frame:
        if topic.snap is None:
            topic.snap = snap(name, self.epoch, topic.number, self.frames, topic.view)
            topic.whole = len(topic.snap.body)
        return topic.snap

    def _tidy(self, name: str, topic: _Topic) -> None:
        """Forget a topic that nobody watches if there is no such thing, or if there are too many."""
        if topic.view is None or len(self._topics) > KEPT_TOPICS:
            self._topics.pop(name, None)
            self._drop(name)
