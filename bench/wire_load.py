"""A load of watchers in a process of their own: raw WebSockets or event streams that note when each marked update came.

Run by the benches as `python wire_load.py KIND PORT COUNT SECONDS TOPIC…`; prints one JSON object: for every mark
(`tap-000123`, the id of a command) the delays are worked out by who sent it, from the instants of this machine's one
monotonic clock. Its own cost in CPU is printed with it.
"""

from __future__ import annotations

import asyncio
import gc
import json
import re
import resource
import sys
import time
from array import array
from typing import cast

import uvloop

MARK = re.compile(rb'tap-(\d{6})"')


class Watcher(asyncio.Protocol):
    """One watcher: greets, watches, and notes the newest mark of what it is sent."""

    def __init__(self, kind: str, port: int, topics: list[str]) -> None:
        self.kind, self.port, self.topics = kind, port, topics
        self.marks, self.times = array("l"), array("d")
        self.newest = -1
        self.frames = 0
        self._rest = b""
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the stream, or for the socket."""
        self.transport = transport = cast("asyncio.Transport", transport)  # uvloop's is one in all but its class
        host = f"Host: 127.0.0.1:{self.port}\r\n"
        if self.kind == "sse":
            query = "&".join(f"topic={topic}" for topic in self.topics)
            transport.write(f"GET /api/live?{query} HTTP/1.1\r\n{host}Accept: text/event-stream\r\n\r\n".encode())
            return
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        transport.write(f"GET /api/socket HTTP/1.1\r\n{host}{upgrade}Sec-WebSocket-Version: 13\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        """Note what came."""
        now = time.monotonic()
        if not self._open:
            self._open = True
            if self.kind == "ws":
                self._say({"k": "hello"})
                self._say({"k": "watch", "topics": dict.fromkeys(self.topics, 0)})
        self.frames += 1
        # A mark may be cut in two by the network: the end of what came before is looked at again.
        text = self._rest + data
        for found in MARK.findall(text):
            mark = int(found)
            if mark > self.newest:
                self.newest = mark
                self.marks.append(mark)
                self.times.append(now)
        self._rest = data[-12:]

    def _say(self, frame: dict[str, object]) -> None:
        body = json.dumps(frame).encode()
        size = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0x80 | 126]) + len(body).to_bytes(2, "big")
        self.transport.write(b"\x81" + size + bytes(4) + body)  # masked with zeros: as good as any mask on a test wire


async def load(
    kind: str, port: int, count: int, seconds: float, topics: list[str], watcher: type[Watcher] = Watcher
) -> None:
    """Connect all, say so, watch for a while, tell."""
    loop = asyncio.get_running_loop()
    watchers = []
    for number in range(count):
        made = await loop.create_connection(lambda: watcher(kind, port, topics), "127.0.0.1", port)
        watchers.append(made[1])
        if number % 50 == 49:
            await asyncio.sleep(0.05)
    await asyncio.sleep(1.0)
    print("ready", flush=True)
    before = resource.getrusage(resource.RUSAGE_SELF)
    await asyncio.sleep(seconds)
    after = resource.getrusage(resource.RUSAGE_SELF)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    told = [[list(one.marks), list(one.times)] for one in watchers]
    frames = sum(one.frames for one in watchers)
    print(json.dumps({"cpu": cpu / seconds, "frames": frames, "watchers": told}), flush=True)


if __name__ == "__main__":
    gc.disable()  # a pause of this process would be counted as the server's
    uvloop.run(load(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]), sys.argv[5:]))
