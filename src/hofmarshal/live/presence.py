"""Which devices are there: when each was last heard of, what it still holds, how sure its clock is, by how many connections."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping

import msgspec

ALIVE = 6_000
"""Milliseconds after which a device that says nothing counts as gone."""

FLUSH = 60_000
"""Milliseconds that a device which is back may take to send what it had kept; what it sends later is of this connection."""

FORGET = 86_400_000
"""Milliseconds after which a device nobody hears of is not even remembered."""


class Presence(msgspec.Struct, frozen=True):
    """A device as it was last heard: `seen` (server ms), `unsent` commands in its outbox, `error` ms of its clock."""

    seen: int
    unsent: int = 0
    error: int = 0
    connections: int = 0

    def alive(self, now: int) -> bool:
        """Whether it was heard of within the last seconds and has not hung up since."""
        return self.connections > 0 and now - self.seen <= ALIVE


class Attendance:
    """Keeps the presence of devices connected here, and of those that other processes of the server tell of.

    Safe to use from several threads. `now` is the server's clock in ms.
    """

    def __init__(self) -> None:
        self._here: dict[str, Presence] = {}
        self._elsewhere: dict[str, Mapping[str, Presence]] = {}
        self._shown: dict[str, tuple[bool, int, int]] = {}
        self._before: dict[str, int] = {}
        self._since: dict[str, int] = {}
        self._returned: dict[str, int] = {}
        self._lock = threading.Lock()

    def joined(self, device: str, now: int) -> None:
        """A connection of this device is there."""
        with self._lock:
            known = self._here.get(device)
            old = known or Presence(now)
            just_back = self._after_silence(device, now) or now - self._returned.get(device, -FLUSH) <= ALIVE
            if not old.connections and not just_back:
                self._back(device, known.seen if known is not None else 0, now)
            self._here[device] = Presence(now, old.unsent, old.error, old.connections + 1)

    def heard(self, device: str, now: int, unsent: int, error: int) -> None:
        """The device said that it is there."""
        with self._lock:
            old = self._here.get(device, Presence(now))
            self._after_silence(device, now)
            self._here[device] = Presence(now, unsent, error, old.connections)

    def spoke(self, device: str, now: int) -> None:
        """The device said something without a connection."""
        with self._lock:
            known = self._here.get(device)
            if known is not None and known.connections:
                return
            if known is None or now - known.seen > FLUSH:
                self._back(device, known.seen if known is not None else 0, now)
            self._here[device] = Presence(now) if known is None else msgspec.structs.replace(known, seen=now)

    def _after_silence(self, device: str, now: int) -> bool:
        """A device is heard of: if it had been silent, it is back. It may say so on a connection that outlived the silence
        before it opens another, which then is no second return.
        """
        known = self._here.get(device)
        if known is None or now - known.seen <= ALIVE:
            return False
        self._back(device, known.seen, now)
        self._returned[device] = now
        return True

    def _back(self, device: str, before: int, now: int) -> None:
        """A device is heard of again, which was last heard of `before`."""
        self._before[device] = before
        self._since[device] = now

    def left(self, device: str) -> None:
        """A connection of this device has ended."""
        with self._lock:
            old = self._here.get(device)
            if old is not None:
                self._here[device] = msgspec.structs.replace(old, connections=max(0, old.connections - 1))

    def told(self, elsewhere: Mapping[str, Mapping[str, Presence]]) -> None:
        """What the other processes know now, by process."""
        with self._lock:
            self._elsewhere = dict(elsewhere)

    def contact(self, device: str, now: int) -> int:
        """The instant before which nothing can have been done on a device that it tells only `now`.

        While it comes back that is when it was last heard of before; once it has been there for a while, it would have told
        at once. 0 where no process has heard of it before.
        """
        with self._lock:
            there = (devices[device].seen for devices in self._elsewhere.values() if device in devices)
            before = max(self._before.get(device, 0), *there, 0)
            since = self._since.get(device)
            return max(before, now - FLUSH) if since is not None and now - since > FLUSH else before

    def here(self) -> Mapping[str, Presence]:
        """The devices that this process has heard of."""
        with self._lock:
            return dict(self._here)

    def everywhere(self) -> Mapping[str, Presence]:
        """The devices that any process has heard of: what was heard last, with the connections of all."""
        with self._lock:
            if not self._elsewhere:
                return dict(self._here)
            found = dict(self._here)
            for devices in self._elsewhere.values():
                for device, presence in devices.items():
                    found[device] = _joined(found.get(device), presence)
            return found

    def changed(self, now: int) -> tuple[str, ...]:
        """The devices that a screen must show otherwise since this was last asked: come, gone, more or less unsent."""
        everywhere = self.everywhere()
        shown = {name: (one.alive(now), one.unsent, one.error) for name, one in everywhere.items()}
        with self._lock:
            changed = tuple(name for name, looks in shown.items() if self._shown.get(name) != looks)
            self._shown = shown
            self._forget(name for name, one in self._here.items() if now - one.seen > FORGET and not one.connections)
        return changed

    def _forget(self, devices: Iterable[str]) -> None:
        for device in tuple(devices):
            del self._here[device]
            self._before.pop(device, None)
            self._since.pop(device, None)
            self._returned.pop(device, None)


def _joined(one: Presence | None, other: Presence) -> Presence:
    if one is None:
        return other
    last = one if one.seen >= other.seen else other
    return msgspec.structs.replace(last, connections=one.connections + other.connections)
