"""Several processes of one server on PostgreSQL: what one is told, all show; and what stands still, stands still for all."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
import time

import httpx
import pytest

from hofmarshal.server.run import open_venue
from hofmarshal.server.settings import Settings
from hofmarshal.server.venue import Venue
from tests.postgres import new_database
from tests.server.rig import STREAM, Client, Device, connected, set_up

SERVE = """
import sys
from pathlib import Path
from hofmarshal.server.run import run
from hofmarshal.server.settings import Settings
if __name__ == "__main__":
    run(Settings(data=Path("none"), host="127.0.0.1", port=int(sys.argv[2]), database=sys.argv[1], workers=2))
"""


class Elsewhere:
    """A server in processes of its own, as the clients of the rig see it."""

    venue: Venue
    devices: dict[str, Device]

    def __init__(self, port):
        self.port = port


def free_port():
    import socket

    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


@pytest.fixture
def place(tmp_path):
    url = new_database()
    database, venue = open_venue(Settings(data=tmp_path, database=url))
    with contextlib.closing(database):
        devices = set_up(venue)
        server = Elsewhere(free_port())
        server.devices, server.venue = devices, venue
        (tmp_path / "serve.py").write_text(SERVE)
        process = subprocess.Popen([sys.executable, str(tmp_path / "serve.py"), url, str(server.port)])
        try:
            wait_for(server, process)
            yield server
        finally:
            process.send_signal(signal.SIGTERM)
            assert process.wait(60) in (0, -signal.SIGTERM)


def wait_for(server, process):
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        assert process.poll() is None
        with contextlib.suppress(httpx.HTTPError):
            httpx.get(f"http://127.0.0.1:{server.port}/api/hello")
            return
        time.sleep(0.1)
    raise AssertionError("the server did not start")


async def on_every_process(server, stack, device=None, *, most=200):
    """Connections of this device to each of the two processes, told apart by their epochs."""
    found: dict[str, Client] = {}
    for _ in range(most):
        await asyncio.sleep(0.1)  # the second process may still be on its way
        client = await stack.enter_async_context(connected(server, device))
        found.setdefault(client.epoch, client)
        if len(found) == 2:
            return list(found.values())
    raise AssertionError("only one process answers")


def test_what_one_process_is_told_all_show(place):
    hofmarshal, marshal = place.devices["hofmarshal"], place.devices["line-marshal-1"]

    async def test():
        async with contextlib.AsyncExitStack() as stack:
            consoles = await on_every_process(place, stack, hofmarshal)
            fans = await on_every_process(place, stack)
            for client in (*consoles, *fans):
                await client.say("watch", topics={"ring/1": 0})
                await client.get("snap", topic="ring/1")
            for turn, command in enumerate(({"type": "call"}, {"type": "ready", "side": "red"})):
                at = int(time.time() * 1000)
                answer = await consoles[turn].give(hofmarshal.body(STREAM, command, at))
                assert (answer["status"], answer["number"]) == ("done", turn + 1), answer
                for fan in fans:
                    await fan.get("patch", topic="ring/1", first=turn + 1)
            for client in consoles:
                await client.say("watch", topics={"ring/1/console": 0})
            pad = await stack.enter_async_context(connected(place, marshal))
            async with asyncio.timeout(60):
                while True:
                    await pad.say("ping", t=1, unsent=7)
                    if all(shows(client, '"unsent":7') for client in consoles):
                        return
                    await asyncio.sleep(0.3)

    asyncio.run(asyncio.wait_for(test(), 150))


def shows(client, text):
    import json

    return any(text in json.dumps(frame, separators=(",", ":")) for frame in client.frames)
