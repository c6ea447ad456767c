"""The protocol of the socket, end to end with a real server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket as sockets

import pytest
import websockets

from hofmarshal.live.merge import apply
from tests.server.rig import STREAM, connected, running, seated, set_up

RED_HEAD = {"type": "observe", "side": "red", "zone": "head"}
BEGIN = ({"type": "call"}, {"type": "ready", "side": "red"}, {"type": "ready", "side": "blue"}, {"type": "start"})


@pytest.fixture
def place(tmp_path):
    with running(tmp_path) as server:
        server.devices = set_up(server.venue)
        yield server


async def begin(server, client):
    for command in BEGIN:
        answer = await client.give(client.device.body(STREAM, command, server.venue.now()))
        assert answer["status"] == "done", answer


def run(test):
    return asyncio.run(asyncio.wait_for(test, 60))


def taps_of(server):
    return [entry for entry in server.venue.journal.read(STREAM) if entry.type == "observed"]


async def view_of(client, topic, until, *, seconds=5.0):
    """The view of a topic, put together from what the client has received, once `until` holds."""
    async with asyncio.timeout(seconds):
        while True:
            view, number = None, 0
            for frame in client.frames:
                if frame.get("topic") != topic:
                    continue
                if frame["k"] == "snap":
                    view, number = frame["view"], frame["number"]
                elif frame["k"] == "patch" and frame["number"] > number:
                    assert frame["first"] == number, "a gap"
                    view, number = apply(view, frame["patch"]), frame["number"]
            if view is not None and until(view):
                return view, number
            await asyncio.sleep(0.02)


def is_running(view):
    return view["contest"] is not None and view["contest"]["phase"] == "running"


def test_who_is_who(place):
    async def test():
        async with connected(place, place.devices["line-marshal-1"]) as client:
            welcome = await client.get("welcome")
            assert (welcome["you"]["seat"], welcome["you"]["ring"]) == ("line-marshal-1", "1")
            assert welcome["you"]["state"] == "paired"
        async with connected(place) as client:
            assert (await client.get("welcome"))["you"]["role"] == "spectator"

    run(test())


def test_a_wrong_proof_is_no_welcome(place):
    async def test():
        device = place.devices["hofmarshal"]
        async with websockets.connect(f"ws://127.0.0.1:{place.port}/api/socket") as socket:
            json.loads(await socket.recv())
            await socket.send(json.dumps({"k": "hello", "device": device.id, "sig": device.sign("hello\nold nonce")}))
            assert json.loads(await socket.recv())["k"] == "wrong"

    run(test())


def test_a_ruling_is_seen_by_everybody_and_a_tap_by_the_hofmarshal_alone(place):
    async def test():
        hofmarshal, marshal = place.devices["hofmarshal"], place.devices["line-marshal-1"]
        async with (
            connected(place) as fan,
            connected(place, hofmarshal) as console,
            connected(place, marshal) as pad,
        ):
            await fan.say("watch", topics={"ring/1": 0, "ring/1/console": 0})
            await pad.say("watch", topics={"ring/1": 0, "ring/1/console": 0})
            await console.say("watch", topics={"ring/1": 0, "ring/1/console": 0})
            for client in (fan, pad):
                assert (await client.get("wrong"))["said"]["code"] == "wire-not-to-watch"
            await begin(place, console)
            answer = await pad.give(marshal.body(STREAM, RED_HEAD, place.venue.now(), round=1, exchange=1))
            assert answer["status"] == "done"
            view, _ = await view_of(console, "ring/1/console", lambda view: view["moments"])
            assert view["moments"][0]["taps"][0]["seat"] == "line-marshal-1"
            hit = {"type": "hit", "by": "red", "zone": "head", "grip": "two-handed"}
            await console.give(hofmarshal.body(STREAM, {"type": "halt"}, place.venue.now()))
            answer = await console.give(hofmarshal.body(STREAM, hit, place.venue.now(), round=1, exchange=1))
            assert answer["status"] == "done", answer
            view, _ = await view_of(fan, "ring/1", lambda view: view["contest"] and view["contest"]["red"]["score"] > 0)
            assert view["contest"]["red"]["score"] == 2  # isb.longsword.two-hand
            assert not any(frame.get("topic") == "ring/1/console" for frame in (*fan.frames, *pad.frames))

    run(test())


def test_who_comes_back_gets_what_he_missed(place):
    async def test():
        hofmarshal = place.devices["hofmarshal"]
        async with connected(place) as fan:
            await fan.say("watch", topics={"ring/1": 0})
            snap = await fan.get("snap")
            epoch, number = snap["epoch"], snap["number"]
        async with connected(place, hofmarshal) as console, connected(place) as keeper:
            await keeper.say("watch", topics={"ring/1": 0})
            await begin(place, console)
            await view_of(keeper, "ring/1", is_running)
            async with connected(place) as fan:
                await fan.say("watch", topics={"ring/1": number}, epoch=epoch)
                fan.frames.append(snap)
                await view_of(fan, "ring/1", is_running)
                assert not [frame for frame in fan.frames if frame["k"] == "snap" and frame is not snap]
            async with connected(place) as fan:
                await fan.say("watch", topics={"ring/1": number}, epoch="another run of the server")
                assert (await fan.get("snap"))["view"]["contest"]["phase"] == "running"

    run(test())


def test_a_moved_device_is_told_and_may_watch_no_more(place):
    async def test():
        async with connected(place, place.devices["hofmarshal"]) as console:
            await console.say("watch", topics={"ring/1/console": 0})
            await console.get("snap", topic="ring/1/console")
            after = len(console.frames)
            await asyncio.to_thread(seated, place.venue, "New tablet", "hofmarshal", "hofmarshal", "1")
            welcome = await console.get("welcome", after=after)
            assert welcome["you"]["state"] == "replaced"
            after = len(console.frames)
            place.venue.touch(["ring/1/console"])
            await asyncio.sleep(0.2)
            assert not [frame for frame in console.frames[after:] if frame.get("topic") == "ring/1/console"]

    run(test())


def test_the_console_shows_which_devices_are_alive(place):
    async def test():
        marshal = place.devices["line-marshal-1"]

        def alive(view):
            return [seat["alive"] for seat in view["seats"] if seat["seat"] == "line-marshal-1"]

        async with connected(place, place.devices["hofmarshal"]) as console:
            await console.say("watch", topics={"ring/1/console": 0})
            await view_of(console, "ring/1/console", lambda view: alive(view) == [False])
            async with connected(place, marshal) as pad:
                await pad.say("ping", t=5, unsent=3, error=12)
                pong = await pad.get("pong")
                assert pong["t"] == 5
                assert abs(pong["time"] - place.venue.now()) < 1000
                await view_of(console, "ring/1/console", lambda view: alive(view) == [True])
                await view_of(console, "ring/1/console", lambda view: 3 in [seat["unsent"] for seat in view["seats"]])
            await view_of(console, "ring/1/console", lambda view: alive(view) == [False])

    run(test())


# What strangers send


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "null", "[]", '"k"', "{}", '{"k": "dance"}', '{"k": "hello", "extra": 1}', '{"k": "ping"}',
        '{"k": "ping", "t": "now"}', '{"k": "watch", "topics": []}', '{"k": "watch", "topics": {"ring/1": "x"}}',
        '{"k": "command"}', '{"k": "command", "body": "{"}', '{"k": "welcome", "you": {}, "time": 1}',
        '{"k": "ping", "t": 1e999}', "[" * 10_000,
    ],
)  # fmt: skip
def test_a_frame_that_makes_no_sense_is_told_so(place, text):
    async def test():
        async with connected(place) as client:
            await client.socket.send(text)
            wrong = await client.get("wrong")
            assert wrong["said"]["en"]
            await client.say("ping", t=1)
            await client.get("pong")

    run(test())


def test_binary_is_not_spoken(place):
    async def test():
        async with connected(place) as client:
            await client.socket.send(b"\x00\x01")
            assert (await client.get("wrong"))["said"]["code"] == "wire-binary"
            await client.socket.wait_closed()
            assert client.socket.close_code == 1003

    run(test())


def test_too_large_a_frame_ends_the_connection(place):
    async def test():
        async with connected(place) as client:
            await client.socket.send(" " * 70_000)
            await client.socket.wait_closed()
            assert client.socket.close_code == 1009

    run(test())


def test_half_a_character_ends_the_connection(place):
    async def test():
        async with connected(place) as client:
            await client.socket.send(b"\xff\xfe{}", text=True)
            await client.socket.wait_closed()
            assert client.socket.close_code == 1007

    run(test())


def test_ten_thousand_topics_are_not_watched(place):
    async def test():
        async with connected(place) as client:
            await client.say("watch", topics={f"ring/{n}": 0 for n in range(1_000)})
            await client.get("wrong")
            for start in range(0, 10_000, 32):
                await client.say("watch", topics={f"ring/x{n}": 0 for n in range(start, start + 32)})
            await client.say("watch", topics={"ring/1": 0})
            await client.get("snap", topic="ring/1")
            await asyncio.sleep(0.3)
            assert len(place.venue.hub.topics()) < 600

    run(test())


def test_a_thousand_frames_a_second_are_too_many(place):
    async def test():
        async with connected(place) as client:
            for n in range(3_000):
                try:
                    await client.say("ping", t=n)
                except websockets.ConnectionClosed:
                    break
            await client.get("wrong")
            await client.socket.wait_closed()
            pongs = sum(frame["k"] == "pong" for frame in client.frames)
            assert pongs < 1_500
        async with connected(place) as client:
            await client.say("ping", t=1)
            await client.get("pong")

    run(test())


# A bad way between


def test_twenty_taps_made_offline_are_in_the_journal_once_each(place):
    async def test():
        hofmarshal, marshal = place.devices["hofmarshal"], place.devices["line-marshal-1"]
        async with connected(place, hofmarshal) as console:
            await begin(place, console)
            outbox = [
                marshal.body(STREAM, RED_HEAD, place.venue.now(), round=1, exchange=1 + (n >= 10)) for n in range(20)
            ]
            for command in ({"type": "halt"}, {"type": "start"}):
                assert (await console.give(hofmarshal.body(STREAM, command, place.venue.now())))["status"] == "done"
        async with connected(place, marshal) as pad:
            for body in (*outbox, *outbox[:5]):
                await pad.say("command", body=body, sig=marshal.sign(body))
            answers = {name: await pad.get("answer", id=name) for name in (json.loads(body)["id"] for body in outbox)}
        assert [answer["status"] for answer in answers.values()] == ["done"] * 20
        assert [answer["late"] for answer in answers.values()] == [True] * 10 + [False] * 10
        assert sorted(entry.id for entry in taps_of(place)) == sorted(answers)
        taps = place.venue.look(STREAM).taps
        assert [tap.late for tap in taps if not tap.late] == [False] * 10

    run(test())


async def send_badly(server, marshal, left, dice, seconds):
    """Send what is left, doubled, in any order and with losses both ways, until it is answered or the time is up."""
    with contextlib.suppress(TimeoutError, OSError, websockets.ConnectionClosed):
        async with connected(server, marshal) as pad, asyncio.timeout(seconds):
            while left and dice.random() > 0.2:
                batch = [body for body in left.values() if dice.random() > 0.3]
                dice.shuffle(batch)
                for body in (body for body in batch for _ in range(dice.choice((1, 1, 2)))):
                    await pad.say("command", body=body, sig=marshal.sign(body))
                await asyncio.sleep(dice.random() * 0.05)
                answers = [frame for frame in pad.frames if frame["k"] == "answer" and dice.random() > 0.3]
                assert {answer["status"] for answer in answers} <= {"done"}
                for answer in answers:
                    left.pop(answer["id"], None)


def test_nothing_is_lost_or_doubled_on_a_bad_way_with_a_restart_in_between(tmp_path):
    dice = random.Random(7)

    async def first(server):
        async with connected(server, server.devices["hofmarshal"]) as console:
            await begin(server, console)
        marshal = server.devices["line-marshal-1"]
        bodies = [marshal.body(STREAM, RED_HEAD, server.venue.now(), round=1, exchange=1) for _ in range(40)]
        left = {json.loads(body)["id"]: body for body in bodies}
        await send_badly(server, marshal, left, dice, 0.1)
        return marshal, left, [json.loads(body)["id"] for body in bodies]

    async def second(server, marshal, left):
        for _ in range(100):
            if left:
                await send_badly(server, marshal, left, dice, 2)

    with running(tmp_path) as server:
        server.devices = set_up(server.venue)
        marshal, left, ids = run(first(server))
        assert left
    with running(tmp_path) as server:
        run(second(server, marshal, left))
        assert left == {}
        assert sorted(entry.id for entry in taps_of(server)) == sorted(ids)
        assert server.venue.journal.verify() == []


def test_the_same_device_is_known_after_a_restart(tmp_path):
    with running(tmp_path) as server:
        devices = set_up(server.venue)
        epoch = server.venue.epoch
    with running(tmp_path) as server:
        assert server.venue.epoch != epoch

        async def test():
            async with connected(server, devices["hofmarshal"]) as client:
                assert (await client.get("welcome"))["you"]["seat"] == "hofmarshal"

        run(test())


def test_a_server_that_stops_tells_those_who_are_connected(tmp_path):
    with running(tmp_path) as server:
        devices = set_up(server.venue)

        async def test():
            async with connected(server, devices["chief"]) as client:
                server.shut()
                await asyncio.wait_for(client.socket.wait_closed(), 10)
                assert client.socket.close_code == 1012

        run(test())


def test_a_connection_that_says_nothing_is_ended(place, monkeypatch):
    monkeypatch.setattr("hofmarshal.server.venue.IDLE", 0.5)

    async def test():
        async with connected(place) as client:
            await asyncio.wait_for(client.socket.wait_closed(), 10)

    run(test())


def test_a_spectator_who_reads_nothing_costs_nobody_anything(place):
    async def test():
        raw = sockets.create_connection(("127.0.0.1", place.port))
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2_000)
        raw.sendall(b"GET /api/live?topic=ring/1 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        hofmarshal = place.devices["hofmarshal"]
        async with connected(place, hofmarshal) as console, connected(place) as fan:
            await fan.say("watch", topics={"ring/1": 0})
            await begin(place, console)
            for _ in range(20):
                for command in ({"type": "halt"}, {"type": "start"}):
                    answer = await console.give(hofmarshal.body(STREAM, command, place.venue.now()))
                    assert answer["status"] == "done"
            await view_of(fan, "ring/1", lambda view: view["contest"] is not None and view["contest"]["exchange"] == 21)
        raw.close()

    run(test())


def test_who_says_to_be_somebody_else_no_longer_sees_what_the_first_saw(place):
    """Else a revoked device would watch on over a connection on which it had said a second hello."""

    async def test():
        async with connected(place, place.devices["chief"]) as client:
            await client.say("watch", topics={"devices": 0, "rings": 0})
            await client.get("snap", topic="devices")
            await client.say("hello")
            await client.get("welcome", after=len(client.frames))
            topics = next(one for one in place.venue.connections)._watcher.topics
            assert topics == {"rings"}

    run(test())


def test_who_guesses_at_signatures_is_not_heard_for_long(place):
    async def test():
        own = place.devices["hofmarshal"]
        async with connected(place) as client:
            for _ in range(40):
                body = own.body(STREAM, {"type": "call"}, place.venue.now())
                with contextlib.suppress(websockets.ConnectionClosed):
                    await client.say("command", body=body, sig="0" * 64)
                await asyncio.sleep(0.02)
            await asyncio.wait_for(client.socket.wait_closed(), 5)
            refused = [frame["said"]["code"] for frame in client.frames if frame["k"] == "answer"]
            assert 20 <= len(refused) < 40
            assert set(refused) == {"device-unsigned"}

    run(test())
