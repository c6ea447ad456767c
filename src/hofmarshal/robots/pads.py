"""A battle at one ring with six judges' pads on a bad network, for benches and promises: marks by name, pads that go dark."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection

from hofmarshal.robots.client import Client, Sent
from hofmarshal.robots.fate import Fate
from hofmarshal.robots.posting import Device
from hofmarshal.robots.secretary import Secretary
from hofmarshal.robots.stage import Stage

RING = "1"
STREAM = "contest/quick/battle"
MARK = re.compile(r"tap-\d{6}")
"""How the commands of pads are named, so that everybody who is shown one knows it again."""

BAD = Fate(loss=0.2, double=0.1)
"""A fifth of all frames lost each way, a tenth doubled: none is late, so that a delay is the product's own."""

PADS = 6
SIZE = 21


class Pad(Client):
    """A judge's pad. `tries`: when (s, this machine's clock) each mark was sent, `through` when first past its weather."""

    def __init__(self, origin: str, device: Device, *, fate: Fate, rng: Random) -> None:
        super().__init__(origin, device, fate=fate, rng=rng)
        self.tries: dict[str, list[float]] = {}
        self.through: dict[str, float] = {}
        self.marks: list[Sent] = []
        self._dark = False

    def mark(self, number: int, command: Mapping[str, Any], contest: Mapping[str, Any]) -> Sent:
        """Give a command named `tap-000123`, in the round that `contest` shows."""
        one = self.command(
            STREAM, dict(command), round=int(contest["round"]), exchange=int(contest["exchange"]), name=name_of(number)
        )
        self.marks.append(one)
        return one

    def go_dark(self) -> None:
        """Lose the network; what is tapped stays here."""
        self._dark = True
        self.drop()

    def come_back(self) -> None:
        """Find the network again."""
        self._dark = False

    async def _session(self) -> None:
        if self._dark:
            raise OSError("no network")
        await super()._session()

    def _post(self, one: Sent) -> None:
        if self.connected:
            self.tries.setdefault(one.body.id, []).append(time.monotonic())
        super()._post(one)

    def _put(self, socket: ClientConnection, frame: str | bytes) -> None:
        if self._socket is socket and not self._dark:
            found = MARK.search(frame if isinstance(frame, str) else frame.decode())
            if found is not None:
                self.through.setdefault(found[0], time.monotonic())
        super()._put(socket, frame)


def name_of(number: int) -> str:
    """The name of a pad's command."""
    return f"tap-{number:06d}"


class NotDone(Exception):
    """Something that must be done for a battle to go on was not."""


class Field:
    """A battle that runs: the ring's hofmarshal, six pads, a screen in the same weather as they."""

    def __init__(self, stage: Stage, boss: Client, pads: list[Pad], screen: Client) -> None:
        self.stage = stage
        self.boss = boss
        self.pads = pads
        self.screen = screen

    @property
    def contest(self) -> dict[str, Any]:
        """The battle as the hofmarshal sees it."""
        found: dict[str, Any] = (self.boss.view(f"ring/{RING}") or {}).get("contest") or {}
        return found

    def standing(self) -> tuple[int, int]:
        """Who still fights, red and blue."""
        red, blue = (int((self.contest.get(side) or {}).get("standing", 0)) for side in ("red", "blue"))
        return red, blue

    def down(self) -> Iterator[str]:
        """The fighters who are out."""
        for side in ("red", "blue"):
            fighters = (self.contest.get(side) or {}).get("fighters") or {}
            yield from (name for name, one in fighters.items() if one.get("down"))

    async def does(self, kind: str, **fields: Any) -> None:
        """A word of the hofmarshal that is done. Raises `NotDone` if it is not."""
        answer = await self.boss.send(STREAM, {"type": kind, **fields})
        if answer is None or answer.status != "done":
            raise NotDone(f"{kind} {fields}: {answer}")
        await self.boss.until(lambda: int(self.contest.get("number", 0)) >= answer.number, 10)

    async def all_out(self, side: str) -> None:
        """The hofmarshal puts out whoever of a side still stands, and confirms the round for the other."""
        left = [name for name in self.contest[side]["lineup"] if name not in set(self.down())]
        await asyncio.gather(*(self.boss.send(STREAM, {"type": "out", "fighter": name}) for name in left))
        await self.boss.until(lambda: self.contest.get("awaits") == "confirm", 10)
        await self.does("rule", winner="blue" if side == "red" else "red")

    async def answered(self, seconds: float = 60.0) -> bool:
        """Whether every mark has its answer within the time."""
        end = time.monotonic() + seconds
        while any(pad.unsent for pad in self.pads) and time.monotonic() < end:
            await asyncio.sleep(0.05)
        return not any(pad.unsent for pad in self.pads)


@asynccontextmanager
async def field(stage: Stage, fate: Fate, seed: str) -> AsyncIterator[Field]:
    """A mass battle 21 against 21 that has begun on this stage, which is started and stopped here."""
    await stage.start()
    desk = Client(stage.origin, await stage.organiser("Field", "words for a field 1"))
    clients: list[Client] = [desk]
    tasks = [asyncio.ensure_future(desk.run())]

    async def joined(client: Client, topics: list[str]) -> None:
        client.watch(topics)
        clients.append(client)
        tasks.append(asyncio.ensure_future(client.run()))
        if not await client.until(lambda: client.connected, 30):
            raise NotDone("a device is not let in")

    try:
        await desk.until(lambda: desk.connected, 30)
        office = Secretary(desk, Random())
        quick = {
            "type": "quick",
            "bout": "battle",
            "ring": RING,
            "red": "Invented Wolves",
            "blue": "Made-up Owls",
            "size": SIZE,
        }
        await desk.send("programme", {"type": "set-ring", "ring": RING})
        await desk.send("programme", {**quick, "rulebook": "isb-buhurt", "nomination": "mass-battle"})
        boss = Client(stage.origin, await office.seat("Tablet", "hofmarshal", RING, "hofmarshal"))
        await joined(boss, [f"ring/{RING}", f"ring/{RING}/judges"])
        pads = []
        for number in range(1, PADS + 1):
            device = await office.seat(f"Pad {number}", "field-judge", RING, f"field-judge-{number}")
            pads.append(Pad(stage.origin, device, fate=fate, rng=Random(f"{seed}|{number}")))
            await joined(pads[-1], [f"ring/{RING}", f"ring/{RING}/judges"])
        screen = Client(stage.origin, None, fate=fate, rng=Random(f"{seed}|screen"))
        await joined(screen, [f"ring/{RING}"])
        made = Field(stage, boss, pads, screen)
        await made.does("call", override="a field for pads")
        for side in ("red", "blue"):
            await made.does("ready", side=side)
        await made.does("start", override="a field for pads")
        for pad in pads:  # each knows the server's time well enough
            await pad.until(lambda p=pad: p.error < 50 and p.view(f"ring/{RING}") is not None, 20)  # type: ignore[misc]
        yield made
    finally:
        for one in clients:
            await one.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await stage.stop()


class Told:
    """What the pads told: outs by the number of their mark, who was marked twice, and when each was tapped (s)."""

    def __init__(self) -> None:
        self.outs: dict[int, str] = {}
        self.seconds: dict[int, str] = {}
        self.returned: list[str] = []
        self.tapped: dict[int, float] = {}


SECOND = 100
RETURN = 200
"""The numbers of second marks, and of returns, begin here."""


async def forty_two(place: Field, seconds: float, rng: Random, *, outs: int = 42) -> Told:
    """So many outs from all pads by turns in so many seconds, one of each side left standing, two returned and out again.

    Every sixth fighter is marked by another pad too, at nearly the same moment.
    """
    told = Told()
    many = (outs - 2) // 2
    names = [f"{side}-{n}" for n in range(1, many + 1) for side in ("red", "blue")]
    rng.shuffle(names)
    back = names[:2]
    begun = time.monotonic()
    jobs: list[asyncio.Task[None]] = []
    for number, name in enumerate([*names, *back]):
        await asyncio.sleep(max(0.0, begun + number * seconds / outs - time.monotonic()))
        if number >= len(names):
            await asyncio.gather(*jobs)  # who is to go out again must be back
        pad = place.pads[number % len(place.pads)]
        told.outs[number], told.tapped[number] = name, time.monotonic()
        out = pad.mark(number, {"type": "out", "fighter": name}, place.contest)
        if number % 6 == 5 and name not in back:
            other = place.pads[(number + 1) % len(place.pads)]
            await asyncio.sleep(rng.uniform(0.0, 0.05))
            told.seconds[SECOND + number], told.tapped[SECOND + number] = name, time.monotonic()
            other.mark(SECOND + number, {"type": "out", "fighter": name}, place.contest)
        if number < len(back):
            told.returned.append(name)
            jobs.append(asyncio.ensure_future(_returned(place, pad, number, name, out)))
    return told


async def _returned(place: Field, pad: Pad, number: int, name: str, out: Sent) -> None:
    await out.done.wait()
    await asyncio.sleep(0.5)
    back = pad.mark(
        RETURN + number, {"type": "return", "fighter": name, "reason": "robot: it was his shield"}, place.contest
    )
    await back.done.wait()


Check = Callable[[str, object, object], object]
"""Is told what must be so, whether it is, and what is seen instead."""


async def one_of_each(place: Field, check: Check) -> None:
    """After `forty_two`: everything answered, one of each side on his feet."""
    check("every mark has its answer", await place.answered(), "")
    await place.boss.until(lambda: place.standing() == (1, 1), 20)
    check("one of each side still stands", place.standing() == (1, 1), place.standing())


async def two_dark(place: Field, seconds: float, check: Check) -> list[str]:
    """Two pads lose the network and mark on; one is back in its round, the other when the next has begun. Their marks."""
    early, late = place.pads[4], place.pads[5]
    for pad in (early, late):
        pad.go_dark()
    seen, taps = place.contest, {"early": list[Sent](), "late": list[Sent]()}
    for step in range(1, 6):
        await asyncio.sleep(seconds / 6)
        taps["early"].append(early.mark(300 + step, {"type": "out", "fighter": f"red-{step}"}, seen))
        taps["late"].append(late.mark(310 + step, {"type": "out", "fighter": f"blue-{step}"}, seen))
        place.pads[step % 4].mark(320 + step, {"type": "out", "fighter": f"red-{step + 10}"}, seen)
    await asyncio.sleep(seconds / 6)
    early.come_back()
    check("a pad that is back in its round has all its answers", await early.until(lambda: not early.unsent, 60), "")
    await place.answered()
    await place.boss.until(lambda: place.standing() == (11, 21), 20)
    check("its marks and the others' count: 11 and 21 stand", place.standing() == (11, 21), place.standing())
    check("none of its marks is flagged", all(one.answer and not one.answer.late for one in taps["early"]), taps)
    await place.all_out("blue")
    await place.does("start")
    late.come_back()
    check("a pad that is back in the next round has all its answers", await late.until(lambda: not late.unsent, 60), "")
    check("each of its marks is flagged as late", all(one.answer and one.answer.late for one in taps["late"]), taps)
    check("none of them counts in the next round", place.standing() == (21, 21), place.standing())

    def told() -> list[str]:
        scene = place.boss.view(f"ring/{RING}/judges") or {}
        return sorted(one["fighter"] for one in scene.get("late") or ())

    wanted = [f"blue-{n}" for n in range(1, 6)]
    check("the ring's judges are told of each", await place.boss.until(lambda: told() == wanted, 10), told())
    return [one.body.id for both in taps.values() for one in both]
