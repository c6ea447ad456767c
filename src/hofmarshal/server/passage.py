"""The way of commands to the desk: at once on the event loop where nothing has to be waited for, else by their stream's lane."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable
from typing import Any, TypeVar

from hofmarshal.desk.prompt import Decided, PromptDesk
from hofmarshal.server.bodies import Unreadable
from hofmarshal.server.lanes import Done, Full, Lanes, awaited
from hofmarshal.server.reception import Reception
from hofmarshal.server.wire import Answer, Body

T = TypeVar("T")

FOLLOW = "follow"
"""The lane in which the desk follows what has been decided here."""

MOST = 20_000
"""How many commands may wait or be on their way to the disk."""

log = logging.getLogger(__name__)


class _Way:
    """Something for a stream: how it may be decided at once (not at all, if None), how it is done in a lane, who waits."""

    __slots__ = ("at_once", "body", "decided", "done", "slowly", "stream")

    def __init__(
        self,
        stream: str,
        done: Done,
        slowly: Callable[[], Any],
        at_once: Callable[[], Decided | None] | None = None,
        body: Body | None = None,
    ) -> None:
        self.stream = stream
        self.done = done
        self.slowly = slowly
        self.at_once = at_once
        self.body = body
        self.decided: Decided | None = None


class Passage:
    """Carries out what comes for a stream in the order it comes, and answers when it is durable. Of one event loop.

    Commands are decided while earlier ones are on their way to the disk, so that many share one commit without a thread
    each. One that cannot be decided so waits until its stream has nothing under way, then goes by the stream's lane; so
    does one that came to nothing (another process was faster, or it is a repetition), before all that came after it.
    """

    def __init__(self, lanes: Lanes, desk: PromptDesk, reception: Reception) -> None:
        self._loop = asyncio.get_running_loop()
        self._lanes = lanes
        self._desk = desk
        self._reception = reception
        self._under_way: deque[_Way] = deque()
        self._of_stream: Counter[str] = Counter()
        self._held: dict[str, deque[_Way]] = {}
        self._failed: dict[str, list[_Way]] = {}
        self._in_lane: set[str] = set()
        self._waiting = 0
        self._awake = self._closing = False
        self._following = self._behind = False

    def give(self, body: Body, text: str, sig: str, done: Done) -> None:
        """Carry out a signed command; then `done(answer, error)` on the event loop, never before this returns.

        Raises `Full`.
        """

        def at_once() -> Decided | None:
            return self._reception.take_at_once(body, text, sig, self._told)

        def slowly() -> Answer:
            return self._reception.take(body, text, sig)

        self._enter(_Way(body.stream, done, slowly, at_once, body))

    async def take(self, body: Body, text: str, sig: str) -> Answer:
        """The same, awaited. Raises what `Reception.take` raises, and `Full`."""
        future, done = awaited(self._loop)
        self.give(body, text, sig, done)
        answer: Answer = await future
        return answer

    async def run(self, stream: str, job: Callable[[], T]) -> T:
        """Run `job` in the lane of a stream, after all that has come for it before is durable. Raises `Full`."""
        future, done = awaited(self._loop)
        self._enter(_Way(stream, done, job))
        result: T = await future
        return result

    async def drain(self) -> None:
        """Take nothing more; return when all is answered."""
        self._closing = True
        while self._waiting:
            await asyncio.sleep(0.005)

    # On the way in

    def _enter(self, way: _Way) -> None:
        if self._closing or self._waiting >= MOST:
            raise Full
        self._waiting += 1
        held = self._held.get(way.stream)
        if held is not None:
            held.append(way)
        elif not self._decide(way):
            self._held[way.stream] = deque((way,))
            self._go_on(way.stream)

    def _decide(self, way: _Way) -> bool:
        """Decide something at once, if that can be."""
        if way.at_once is None:
            return False
        try:
            way.decided = way.at_once()
        except Unreadable:
            pass
        except Exception:
            log.exception("a command could not be decided at once")
        if way.decided is None:
            way.at_once = None
            return False
        self._under_way.append(way)
        self._of_stream[way.stream] += 1
        return True

    def _go_on(self, stream: str) -> None:
        """Carry on with what waits for a stream."""
        held = self._held[stream]
        while held:
            if stream in self._in_lane or stream in self._failed:
                return
            if not self._decide(held[0]):
                if stream not in self._of_stream:
                    self._by_lane(held.popleft())
                return
            held.popleft()
        del self._held[stream]

    def _by_lane(self, way: _Way) -> None:
        stream = way.stream
        self._in_lane.add(stream)

        def done(result: Any, error: BaseException | None) -> None:
            self._in_lane.discard(stream)
            self._finish(way, result, error)
            self._go_on(stream)

        try:
            self._lanes.submit(stream, way.slowly, done)
        except Full as error:
            self._loop.call_soon(done, None, error)

    def _finish(self, way: _Way, result: Any, error: BaseException | None) -> None:
        self._waiting -= 1
        try:
            way.done(result, error)
        except Exception:  # of one who waits; the others still do
            log.exception("an answer could not be given")

    # On the way back

    def _told(self) -> None:
        """Some have become durable. In the writer's thread."""
        if not self._awake:
            self._awake = True
            self._loop.call_soon_threadsafe(self._answer)

    def _answer(self) -> None:
        """Answer what is durable; what came to nothing goes by its lane."""
        self._awake = False  # before looking: what becomes durable later wakes the loop again
        while self._under_way and (decided := self._under_way[0].decided) is not None and decided.over:
            way = self._under_way.popleft()
            self._of_stream[way.stream] -= 1
            self._arrived(way, decided)
            if not self._of_stream[way.stream]:
                del self._of_stream[way.stream]
                self._free(way.stream)
        self._follow()

    def _arrived(self, way: _Way, decided: Decided) -> None:
        decision = decided.outcome()
        if decision is None or way.body is None:
            way.slowly = self._anew(decided, way.slowly)
            self._failed.setdefault(way.stream, []).append(way)
            self._held.setdefault(way.stream, deque())
        else:
            self._finish(way, self._reception.told(way.body, decision), None)

    def _free(self, stream: str) -> None:
        """Nothing of the stream is under way any more: what came to nothing comes first, then what waits."""
        failed = self._failed.pop(stream, ())
        if stream in self._held:
            for way in reversed(failed):
                way.at_once = None
                self._held[stream].appendleft(way)
            self._go_on(stream)

    def _anew(self, decided: Decided, slowly: Callable[[], Any]) -> Callable[[], Any]:
        def job() -> Any:
            self._desk.take_back(decided)
            return slowly()

        return job

    def _follow(self) -> None:
        """Let the desk take in what has been appended, one round at a time."""
        if self._following:
            self._behind = True
            return
        try:
            self._lanes.submit(FOLLOW, self._desk.follow, self._followed)
        except Full:
            return
        self._following, self._behind = True, False

    def _followed(self, done: Any, error: BaseException | None) -> None:
        self._following = False
        if error is not None:
            log.error("the desk could not follow", exc_info=error)
        if self._behind:
            self._follow()
