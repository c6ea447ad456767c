"""The hub and its watchers: order, gaps repaired, slow ones given a snap, dead ones dropped."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from hofmarshal.live.frames import Frame, patch_body
from hofmarshal.live.hub import HISTORY, Hub
from hofmarshal.live.merge import apply
from hofmarshal.live.renderer import Update
from hofmarshal.live.watcher import BACKLOG_FRAMES, MOST_OWN, Watcher


class Wire:
    """The other end of a connection, which can be blocked and cut."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.open.set()
        self.broken = False
        self.got: list[Any] = []

    async def send(self, message: Any) -> None:
        await self.open.wait()
        if self.broken:
            raise ConnectionError
        if message["type"] == "websocket.send":
            self.got.append(json.loads(message["text"]))
        else:
            self.got.append(message["body"].decode())

    def view(self, topic: str) -> tuple[Any, int]:
        """The view put together from all that came, each patch on the number it starts from."""
        view, number = None, 0
        for frame in self.got:
            if frame.get("topic") != topic:
                continue
            if frame["k"] == "snap":
                view, number = frame["view"], frame["number"]
            else:
                assert frame["first"] == number, "a gap"
                view, number = apply(view, frame["patch"]), frame["number"]
        return view, number


class Desk:
    """Publishes views of one topic after the other to a hub."""

    def __init__(self) -> None:
        self.wanted: set[str] = set()
        self.dropped: list[str] = []
        self.hub = Hub("e1", want=self.wanted.add, leave=self.wanted.discard, drop=self.dropped.append)
        self.numbers: dict[str, int] = {}

    def say(self, topic: str, value: int) -> None:
        number = self.numbers[topic] = self.numbers.get(topic, 0) + 1
        body = None if number == 1 else patch_body(topic, number, {"value": value})
        self.hub.publish([Update(topic, number, {"value": value}, body)])

    def watcher(self, wire: Wire, **more: Any) -> Watcher:
        return Watcher(wire.send, restart=self.hub.refresh, gone=self.hub.forget, **more)


def run(test: Any) -> None:
    asyncio.run(asyncio.wait_for(test(), 10))


def test_a_watcher_gets_a_snap_and_then_what_changes():
    async def test():
        desk, wire = Desk(), Wire()
        watcher = desk.watcher(wire)
        desk.hub.watch(watcher, {"a": 0})
        assert desk.wanted == {"a"}
        assert wire.got == []
        for value in range(5):
            desk.say("a", value)
        assert [frame["k"] for frame in wire.got] == ["snap", "patch", "patch", "patch", "patch"]
        assert wire.view("a") == ({"value": 4}, 5)
        desk.hub.forget(watcher)
        desk.say("a", 9)
        assert wire.view("a") == ({"value": 4}, 5)
        assert desk.wanted == set()

    run(test)


@pytest.mark.parametrize(
    ("held", "epoch", "kinds"),
    [
        (0, "", ["snap"]),
        (6, "e1", []),
        (4, "e1", ["patch", "patch"]),
        (4, "e0", ["snap"]),
        (99, "e1", ["snap"]),
        (-1, "e1", ["snap"]),
        (1, "e1", ["patch"] * 5),
    ],
)
def test_who_names_his_number_gets_what_he_missed(held, epoch, kinds):
    async def test():
        desk, wire = Desk(), Wire()
        desk.hub.watch(desk.watcher(Wire()), {"a": 0})
        for value in range(6):
            desk.say("a", value)
        desk.hub.watch(desk.watcher(wire), {"a": held}, epoch)
        assert [frame["k"] for frame in wire.got] == kinds
        if kinds[:1] == ["patch"]:
            assert wire.got[0]["first"] == held

    run(test)


def test_what_is_no_longer_remembered_comes_as_a_snap():
    async def test():
        desk, wire = Desk(), Wire()
        desk.hub.watch(desk.watcher(Wire()), {"a": 0})
        for value in range(HISTORY + 10):
            desk.say("a", value)
        desk.hub.watch(desk.watcher(wire), {"a": 5}, "e1")
        assert [frame["k"] for frame in wire.got] == ["snap"]

    run(test)


def test_everybody_gets_the_same_bytes():
    async def test():
        desk = Desk()
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        for _ in range(3):
            desk.hub.watch(Watcher(send), {"a": 0})
        desk.say("a", 1)
        desk.say("a", 2)
        assert len(sent) == 6
        assert sent[3] is sent[4] is sent[5]

    run(test)


def test_a_slow_watcher_gets_all_in_order_when_it_is_not_too_much():
    async def test():
        desk, wire = Desk(), Wire()
        watcher = desk.watcher(wire)
        desk.hub.watch(watcher, {"a": 0})
        wire.open.clear()
        for value in range(BACKLOG_FRAMES):
            desk.say("a", value)
        assert wire.got == []
        wire.open.set()
        await watcher.drained()
        assert wire.view("a") == ({"value": BACKLOG_FRAMES - 1}, BACKLOG_FRAMES)
        assert [frame["k"] for frame in wire.got].count("patch") == BACKLOG_FRAMES - 1

    run(test)


def test_a_watcher_that_is_too_slow_gets_a_fresh_snap_and_its_answers():
    async def test():
        desk, wire, quick = Desk(), Wire(), Wire()
        watcher = desk.watcher(wire)
        desk.hub.watch(watcher, {"a": 0, "b": 0})
        desk.hub.watch(desk.watcher(quick), {"a": 0})
        wire.open.clear()
        for value in range(500):
            desk.say("a", value)
            if value == 250:
                watcher.tell({"type": "websocket.send", "text": '{"k": "answer", "id": "c1"}'})
        assert watcher.waiting <= BACKLOG_FRAMES + 1
        assert quick.view("a") == ({"value": 499}, 500)
        wire.open.set()
        await watcher.drained()
        assert {"k": "answer", "id": "c1"} in wire.got
        assert wire.got[-1] == {"k": "snap", "topic": "a", "epoch": "e1", "number": 500, "view": {"value": 499}}
        assert len(wire.got) < 10
        desk.say("a", 1000)
        desk.say("b", 1)
        assert wire.got[-2]["first"] == 500
        assert wire.got[-1]["k"] == "snap"

    run(test)


def test_patches_wait_and_are_kept_as_long_as_a_snap_costs_more():
    async def test():
        desk, wire = Desk(), Wire()
        row = {f"character {number}": {"hits": 3} for number in range(6000)}
        desk.hub.watch(watcher := desk.watcher(wire), {"a": 0})
        desk.hub.publish([Update("a", 1, row, None)])
        wire.open.clear()
        most = 10 * max(HISTORY, BACKLOG_FRAMES)
        for number in range(2, most):
            row = {**row, "character 7": {"hits": number}}
            desk.hub.publish([Update("a", number, row, patch_body("a", number, {"character 7": {"hits": number}}))])
        wire.open.set()
        await watcher.drained()
        assert [frame["k"] for frame in wire.got] == ["snap", *["patch"] * (most - 2)]
        assert wire.view("a") == (row, most - 1)
        back = Wire()
        desk.hub.watch(desk.watcher(back), {"a": 5}, "e1")
        assert [frame["first"] for frame in back.got] == list(range(5, most - 1))

    run(test)


def test_a_blocked_watcher_holds_up_nobody():
    async def test():
        desk = Desk()
        slow, wires = Wire(), [Wire() for _ in range(50)]
        slow.open.clear()
        for wire in (slow, *wires):
            desk.hub.watch(desk.watcher(wire), {"a": 0})
        for value in range(10):
            desk.say("a", value)
        assert all(wire.view("a") == ({"value": 9}, 10) for wire in wires)
        assert sum("_carry_on" in repr(task) for task in asyncio.all_tasks()) == 1

    run(test)


@pytest.mark.parametrize("blocked", [False, True])
def test_a_dead_watcher_is_dropped_at_once(blocked):
    async def test():
        desk, wire = Desk(), Wire()
        watcher = desk.watcher(wire)
        desk.hub.watch(watcher, {"a": 0})
        if blocked:
            wire.open.clear()
            desk.say("a", 0)
        wire.broken = True
        wire.open.set()
        desk.say("a", 1)
        await watcher.drained()
        await asyncio.sleep(0)
        assert watcher.closed
        assert desk.hub.watchers("a") == 0

    run(test)


def test_who_takes_none_of_his_answers_is_given_up():
    async def test():
        desk, wire = Desk(), Wire()
        watcher = desk.watcher(wire)
        wire.open.clear()
        for _ in range(MOST_OWN + 2):
            watcher.tell({"type": "websocket.send", "text": "{}"})
        assert watcher.closed

    run(test)


def test_a_watcher_that_is_closed_while_it_blocks_ends_its_send():
    async def test():
        ended = []

        async def send(message: Any) -> None:
            try:
                await asyncio.Event().wait()
            finally:
                ended.append(message)

        watcher = Watcher(send)
        watcher.tell({"type": "websocket.send", "text": "{}"})
        watcher.close()
        await asyncio.sleep(0.01)
        assert len(ended) == 1

    run(test)


def test_a_send_that_yields_several_times_is_carried_to_its_end():
    async def test():
        got = []

        async def send(message: Any) -> None:
            await asyncio.sleep(0)
            await asyncio.sleep(0.001)
            await asyncio.sleep(0)
            got.append(message["text"])

        watcher = Watcher(send)
        for text in "abc":
            watcher.tell({"type": "websocket.send", "text": text})
        await watcher.drained()
        assert got == ["a", "b", "c"]

    run(test)


def test_topics_that_do_not_exist_are_not_remembered():
    async def test():
        desk, wire = Desk(), Wire()
        watcher = desk.watcher(wire)
        for name in range(100):
            topic = f"ring/{name}"
            desk.hub.watch(watcher, {topic: 0})
            desk.hub.publish([Update(topic, 1, None, None)])
        desk.hub.forget(watcher)
        assert desk.hub.topics() == ()
        assert len(desk.dropped) == 100

    run(test)


# Event streams


def events(wire: Wire) -> list[tuple[str, dict[str, Any]]]:
    """(id, frame) of what came as Server-Sent Events."""
    found, last = [], ""
    for text in "".join(wire.got).split("\n\n"):
        lines = dict(line.split(": ", 1) for line in text.split("\n") if ": " in line)
        last = lines.get("id", last)
        if "data" in lines:
            found.append((last, json.loads(lines["data"])))
    return found


def last_id(wire: Wire) -> int:
    ids = [line for text in wire.got for line in text.split("\n") if line.startswith("id: ")]
    return int(ids[-1].rpartition(".")[2])


@pytest.mark.parametrize("cut", range(8))
def test_an_event_stream_goes_on_where_it_was_cut(cut):
    """Wherever the stream breaks off, what the browser has and what it gets when it comes back make the whole."""

    async def test():
        desk = Desk()
        before, after = Wire(), Wire()
        desk.hub.watch(desk.watcher(Wire()), {"a": 0, "b": 0})
        watcher = desk.watcher(before, events=True)
        desk.hub.resume(watcher, ("a", "b"), 0)
        for value in range(8):
            if value == cut:
                desk.hub.forget(watcher)
            desk.say("ab"[value % 2], value)
        tick = last_id(before)
        desk.hub.resume(desk.watcher(after, events=True), ("a", "b"), tick)
        seen = Wire()
        seen.got = [frame for _, frame in (*events(before), *events(after))]
        assert seen.view("a") == ({"value": 6}, 4)
        assert seen.view("b") == ({"value": 7}, 4)
        if cut > 2:
            assert not [frame for _, frame in events(after) if frame["k"] == "snap"]
        assert last_id(after) == desk.hub.frames

    run(test)


def test_an_event_stream_of_another_run_begins_anew():
    async def test():
        desk, wire = Desk(), Wire()
        desk.hub.watch(desk.watcher(Wire()), {"a": 0})
        desk.say("a", 1)
        desk.hub.resume(desk.watcher(wire, events=True), ("a",), 0)
        assert [frame["k"] for _, frame in events(wire)] == ["snap"]

    run(test)


def test_ready_bytes_are_written_at_once_where_the_server_can_and_sent_where_it_cannot():
    async def main():
        wire, written, can = Wire(), [], [True]

        def direct(data: bytes) -> bool:
            if can[0]:
                written.append(data)
            return can[0]

        watcher = Watcher(wire.send, direct=direct)
        first = Frame("rings", "e", 1, 2, 1, b'{"n":1}')
        second = Frame("rings", "e", 2, 3, 2, b'{"n":2}')
        watcher.deliver(first)
        can[0] = False
        watcher.deliver(second)
        assert written == [first.wire()]
        assert wire.got == [{"n": 2}]
        can[0] = True
        wire.open.clear()
        watcher.tell({"type": "websocket.send", "text": '{"n":3}'})
        watcher.deliver(Frame("rings", "e", 3, 4, 3, b'{"n":4}'))
        wire.open.set()
        await watcher.drained()
        assert written == [first.wire()], "what waits keeps its order"
        assert wire.got == [{"n": 2}, {"n": 3}, {"n": 4}]

    run(main)
