"""The desk's one timer: which stream has a deadline next."""

from __future__ import annotations

import heapq
import threading

from hofmarshal.desk.stream import Stream


class Agenda:
    """Streams by the instant of their first deadline, then by name. What no longer holds is dropped when met."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._heap: list[tuple[int, str]] = []
        self._streams: dict[str, Stream] = {}

    def plan(self, stream: Stream) -> None:
        """Note the first deadline of `stream`, whose lock the caller holds."""
        at = stream.soonest()
        with self._lock:
            if at is not None and at != stream.planned:
                heapq.heappush(self._heap, (at, stream.name))
                self._streams[stream.name] = stream
            stream.planned = at

    def pop(self, to: int) -> Stream | None:
        """The stream whose deadline comes first, if that is not after `to`; it must be planned again."""
        with self._lock:
            if self._settle() is None or self._heap[0][0] > to:
                return None
            stream = self._streams[heapq.heappop(self._heap)[1]]
            stream.planned = None
            return stream

    def soonest(self) -> int | None:
        """The instant of the first deadline of all."""
        with self._lock:
            return self._settle()

    def _settle(self) -> int | None:
        while self._heap:
            at, name = self._heap[0]
            if self._streams[name].planned == at:
                return at
            heapq.heappop(self._heap)
        return None
