"""Event streams of a real server: what spectators get, how they come back, what they may not have."""

from __future__ import annotations

import asyncio
import json
import threading

import httpx
import pytest

from tests.server.rig import STREAM, connected, running, set_up


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    with running(tmp_path_factory.mktemp("data")) as server:
        server.devices = set_up(server.venue)
        yield server


def read(place, topics, count, last="", meanwhile=None):
    """The first `count` frames of an event stream, each with the id the browser would come back with."""
    found, ident = [], ""
    headers = {"last-event-id": last} if last else {}
    with httpx.stream(
        "GET", f"{place.url}/api/live", params=[("topic", one) for one in topics], headers=headers, timeout=10
    ) as answer:
        assert answer.headers["content-type"] == "text/event-stream"
        assert "content-encoding" not in answer.headers
        if meanwhile is not None:
            meanwhile.start()
        for line in answer.iter_lines():
            if line.startswith("id: "):
                ident = line[4:]
            if line.startswith("data: "):
                found.append((ident, json.loads(line[6:])))
            if len(found) == count and not line.startswith("data: "):
                break
    return found


def give(place, *commands):
    async def send():
        hofmarshal = place.devices["hofmarshal"]
        async with connected(place, hofmarshal) as client:
            for command in commands:
                answer = await client.give(hofmarshal.body(STREAM, command, place.venue.now()))
                assert answer["status"] == "done", answer

    return threading.Thread(target=lambda: asyncio.run(send()))


def test_a_spectator_sees_what_happens_and_goes_on_where_he_was(place):
    frames = read(place, ["ring/1", "rings"], 3, meanwhile=give(place, {"type": "call"}))
    assert sorted(frame["topic"] for _, frame in frames if frame["k"] == "snap") == ["ring/1", "rings"]
    last = next(ident for ident, frame in reversed(frames) if ident)
    thread = give(place, {"type": "ready", "side": "red"})
    more = read(place, ["ring/1", "rings"], 1, last=last, meanwhile=thread)
    thread.join()
    assert [frame["k"] for _, frame in more] == ["patch"]
    again = read(place, ["ring/1"], 1, last="0123.99")
    assert [frame["k"] for _, frame in again] == ["snap"]


@pytest.mark.parametrize(
    ("topics", "status"),
    [([], 400), (["ring/1/console"], 404), (["board"], 404), (["x"], 404), (["ring/1"] * 17, 400)],
)
def test_what_is_not_public_is_not_sent(place, topics, status):
    answer = httpx.get(f"{place.url}/api/live", params=[("topic", one) for one in topics])
    assert answer.status_code == status
    assert answer.json()["said"]["ru"]


def test_a_reader_who_has_gone_is_forgotten(place):
    read(place, ["ring/2"], 1)
    for _ in range(100):
        if place.venue.hub.watchers("ring/2") == 0:
            break
        threading.Event().wait(0.05)
    assert place.venue.hub.watchers("ring/2") == 0
    assert not [reader for reader in place.venue.readers if "ring/2" in reader.topics]
