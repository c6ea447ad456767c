"""Devices that are revoked or moved while they say hello, watch or command."""

from __future__ import annotations

import asyncio
import json
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hofmarshal.server.device_acts import Revoke
from tests.server.rig import STREAM, Server, connected, running, seated, set_up, submit


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as server:
        server.devices = set_up(server.venue)
        yield server


def device(place: Server, seat: str) -> Any:
    return place.devices[seat]


def test_a_device_revoked_while_its_hello_is_looked_at_watches_nothing_of_its_seat(place: Server) -> None:
    """Given a hello that was found good, when the device is revoked before it is welcomed, then it is a stranger."""
    own = device(place, "hofmarshal")
    identities = place.venue.identities
    found = identities.hello

    def slow(*args: Any) -> Any:
        answer = found(*args)
        submit(place.venue, "devices", Revoke(device=own.id))
        time.sleep(0.3)  # the connection does not hear of the revocation: it is nobody yet
        return answer

    identities.hello = slow  # type: ignore[method-assign, assignment]

    async def test() -> None:
        async with connected(place, own) as client:
            end = time.monotonic() + 5
            while [f["you"]["state"] for f in client.frames if f["k"] == "welcome"][-1] != "revoked":
                assert time.monotonic() < end, client.frames
                await asyncio.sleep(0.02)
            await client.say("watch", topics={"ring/1/console": 0, "ring/1": 0}, epoch=client.epoch)
            assert (await client.get("wrong"))["said"]["code"] == "wire-not-to-watch"
            assert (await client.get("snap"))["topic"] == "ring/1"
            answer = await client.give(own.body(STREAM, {"type": "call"}, place.venue.now()))
            assert (answer["status"], answer["said"]["code"]) == ("refused", "device-revoked")

    asyncio.run(test())


def test_a_revoked_device_is_shut_out_of_what_it_watches_at_once(place: Server) -> None:
    own = device(place, "hofmarshal")

    async def test() -> None:
        async with connected(place, own) as client:
            await client.say("watch", topics={"ring/1/console": 0}, epoch=client.epoch)
            await client.get("snap", topic="ring/1/console")
            submit(place.venue, "devices", Revoke(device=own.id))
            await client.get("welcome", after=1, seconds=5)
            end = time.monotonic() + 5
            while not any(f["k"] == "welcome" and f["you"]["state"] == "revoked" for f in client.frames):
                assert time.monotonic() < end
                await asyncio.sleep(0.02)
            before = len(client.frames)
            other = seated(place.venue, "The next tablet", "hofmarshal", "hofmarshal", "1")
            async with connected(place, other) as successor:
                called = await successor.give(other.body(STREAM, {"type": "call"}, place.venue.now()))
                assert called["status"] == "done"
            await asyncio.sleep(0.3)
            assert not [f for f in client.frames[before:] if f["k"] in ("snap", "patch")]

    asyncio.run(test())


def test_the_successor_of_a_tablet_sees_what_the_old_one_sends_late_as_a_proposal(place: Server) -> None:
    old = device(place, "hofmarshal")
    seated(place.venue, "The next tablet", "hofmarshal", "hofmarshal", "1")

    async def test() -> None:
        async with connected(place, old) as client:
            body = old.body(STREAM, {"type": "call"}, place.venue.now())
            first = await client.give(body)
            assert first["status"] == "proposed"
            assert await client.give(body) == first
            assert place.venue.journal.read(STREAM) == ()
            assert list(place.venue.look("devices").proposals) == [json.loads(body)["id"]]

    asyncio.run(test())
    assert str(uuid.UUID(proposed := next(iter(place.venue.look("devices").proposals)))) == proposed
