"""The robots' client against a real server: nothing it says is lost or doubled, and what it sees is what there is."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hofmarshal.robots.client import Client, Sent
from hofmarshal.robots.fate import CALM, Fate, Weather
from hofmarshal.robots.posting import Device, Turned, ask, mac, pair
from tests.server import rig

STORM = Fate(loss=0.25, double=0.25, late=0.4, most=0.6, drop=2.0, dark=0.3)


@pytest.fixture
def place(tmp_path: Path) -> Iterator[rig.Server]:
    with rig.running(tmp_path) as server:
        server.devices = rig.set_up(server.venue)
        yield server


def device(server: Any, seat: str) -> Device:
    found = server.devices[seat]
    return Device(found.id, found.secret, found.name)


@contextlib.asynccontextmanager
async def living(*clients: Client) -> AsyncIterator[None]:
    tasks = [asyncio.ensure_future(client.run()) for client in clients]
    try:
        for client in clients:
            assert await client.until(lambda c=client: c.connected, 10)  # type: ignore[misc]
        yield
    finally:
        for client in clients:
            await client.close()
        for task in tasks:
            task.cancel()


def entries(server: rig.Server, stream: str) -> list[Any]:
    return list(server.venue.journal.read(stream))


def test_it_says_who_it_is_and_knows_the_servers_time(place: rig.Server) -> None:
    async def go() -> None:
        client = Client(place.url, device(place, "hofmarshal"))
        async with living(client):
            assert (client.you.seat, client.you.ring, client.you.state) == ("hofmarshal", "1", "paired")
            assert await client.until(lambda: client.error < 50, 5)
            assert abs(client.now() - place.venue.now()) <= client.error + 5

    asyncio.run(go())


def test_a_wrong_secret_is_nobody(place: rig.Server) -> None:
    async def go() -> None:
        real = device(place, "hofmarshal")
        client = Client(place.url, Device(real.id, b"x" * 32))
        task = asyncio.ensure_future(client.run())
        assert not await client.until(lambda: client.connected, 1)
        await client.close()
        task.cancel()

    asyncio.run(go())


def test_a_phone_pairs_with_the_links_key_and_a_stranger_without_it_does_not(place: rig.Server) -> None:
    async def go() -> None:
        chief = device(place, "chief")
        client = Client(place.url, chief)
        async with living(client):
            offer = {"type": "offer", "role": "line-marshal", "ring": "2", "seat": "line-marshal-3", "approved": True,
                     "code": "abcdefgh1"}  # fmt: skip
            answer = await client.send("devices", offer)
            assert answer is not None
            assert answer.status == "done"
        key = bytes.fromhex(mac(chief.secret, "pair:abcdefgh1"))
        with pytest.raises(Turned) as refused:
            await pair(place.url, "abcdefgh1", b"y" * 32, "a stranger")
        assert refused.value.status == 403
        phone = Client(place.url, await pair(place.url, "abcdefgh1", key, "Phone"))
        async with living(phone):
            assert (phone.you.seat, phone.you.ring, phone.you.grant) == ("line-marshal-3", "2", 1)

    asyncio.run(go())


def test_in_a_storm_every_command_is_answered_once_and_stands_once_in_the_journal(place: rig.Server) -> None:
    async def go() -> None:
        told: list[Sent] = []
        client = Client(place.url, device(place, "secretary-1"), fate=STORM, rng=Random(3), answered=told.append)
        async with living(client):
            wanted = [
                client.command("programme", {"type": "set-ring", "ring": f"r{n}", "title": f"Ring {n}"})
                for n in range(40)
            ]
            assert await client.until(lambda: not client.unsent, 60)
        assert sorted(one.body.id for one in told) == sorted(one.body.id for one in wanted)
        assert [one for one in told if one.answer is None or one.answer.status != "done"] == []
        ids = [entry.command for entry in entries(place, "programme") if entry.device == client.device.id]  # type: ignore[union-attr]
        assert sorted(ids) == sorted(one.body.id for one in wanted)
        assert client.weather.counts["lost"] > 5
        assert client.weather.counts["doubled"] > 5
        assert client.weather.counts["late"] > 5
        assert sum(one.tries for one in told) > 40

    asyncio.run(go())


def test_in_a_storm_what_it_watches_comes_to_be_what_there_is(place: rig.Server) -> None:
    async def go() -> None:
        watcher = Client(place.url, None, fate=STORM, rng=Random(5))
        chief = Client(place.url, device(place, "chief"))
        async with living(watcher, chief):
            watcher.watch(["rings", "ring/1"])
            for number in range(60):
                await chief.send("programme", {"type": "set-ring", "ring": "1", "title": f"The {number}-th name"})
                if number == 30:
                    watcher.drop()
            truth = {
                t: (await asyncio.to_thread(ask, place.url, "GET", f"/api/scenes/{t}"))["view"]
                for t in ("rings", "ring/1")
            }
            assert await watcher.until(lambda: all(bare(watcher.view(t)) == bare(truth[t]) for t in truth), 60)
        assert watcher.connections > 1

    asyncio.run(go())


def bare(view: Any) -> Any:
    """A view without what is null: by RFC 7386 that is the same."""
    if isinstance(view, dict):
        return {name: bare(value) for name, value in view.items() if value is not None}
    return [bare(one) for one in view] if isinstance(view, list) else view


def test_a_server_that_comes_back_gets_what_was_said_meanwhile(tmp_path: Path) -> None:
    async def go() -> None:
        server = rig.Server(tmp_path)
        await asyncio.to_thread(server.start)
        devices = rig.set_up(server.venue)
        own = devices["secretary-1"]
        client = Client(server.url, Device(own.id, own.secret))
        async with living(client):
            port = server.port
            await asyncio.to_thread(server.stop)
            said = [client.command("programme", {"type": "set-ring", "ring": f"x{n}", "title": "X"}) for n in range(20)]
            await asyncio.sleep(0.3)
            assert client.unsent == 20
            assert not client.connected
            again = rig.Server(tmp_path, port)
            await asyncio.to_thread(again.start)
            assert await client.until(lambda: not client.unsent, 20)
            assert {one.answer.status for one in said if one.answer} == {"done"}
            assert client.you.seat == "secretary-1"
            stands = [e.command for e in entries(again, "programme") if e.device == own.id]
            assert sorted(stands) == sorted(one.body.id for one in said)
        await asyncio.to_thread(again.stop)

    asyncio.run(go())


def test_calm_weather_delivers_at_once_and_a_storm_does_all_it_says() -> None:
    async def go() -> None:
        got: list[str | bytes] = []
        Weather(CALM, Random(1)).carry("a", got.append)
        assert got == ["a"]
        storm = Weather(Fate(loss=0.3, double=0.3, late=0.3, most=0.05), Random(2))
        got.clear()
        for number in range(300):
            storm.carry(str(number), got.append)
        await asyncio.sleep(0.2)
        assert set(got) < {str(n) for n in range(300)}
        assert len(got) > len(set(got))
        assert [int(one) for one in got] != sorted(int(one) for one in got)
        assert 60 < storm.counts["lost"] < 120
        assert Weather(CALM, Random(1)).until_drop() is None

    asyncio.run(go())
