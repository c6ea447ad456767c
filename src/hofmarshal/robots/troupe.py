"""A whole troupe over one server: an invented event set up, every ring manned, devices swapped, all that was answered kept."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from hofmarshal.robots import muster
from hofmarshal.robots.battle import JUDGES
from hofmarshal.robots.captain import Captain, paired
from hofmarshal.robots.client import Client, Sent
from hofmarshal.robots.fate import CALM, Fate
from hofmarshal.robots.field_marshal import FieldMarshal
from hofmarshal.robots.hofmarshal import Hofmarshal
from hofmarshal.robots.invented import festival
from hofmarshal.robots.judge import FieldJudge
from hofmarshal.robots.marshal import Marshal
from hofmarshal.robots.posting import Device
from hofmarshal.robots.robot import Robot, Shelf
from hofmarshal.robots.secretary import Secretary
from hofmarshal.robots.stage import Stage
from hofmarshal.server.aside import Aside
from hofmarshal.server.event_add import add_folder
from hofmarshal.server.seats import PLAYER, captain_seat, team_of

PADS = 4


class Acknowledged(msgspec.Struct, frozen=True, kw_only=True):
    """A command that a server answered, as the device that gave it knows: what must be in the journal for ever.

    `again` as in `Sent`: the answer came from another run of the server than the command was first sent to.
    """

    device: str
    command: str
    stream: str
    kind: str
    status: str
    event: str
    number: int
    text: str
    late: bool = False
    again: int = 0


class Troupe:
    """Robots over a stage. `speed`: how many times as fast as people; `fate`: their network.

    `rings` are all rings: first those of the `duels`, then the `field` (empty: none) of battles and wrestling.
    """

    def __init__(
        self, stage: Stage, *, seed: str, speed: float, rings: int, field: bool = False, fate: Fate = CALM
    ) -> None:
        self.stage = stage
        self.seed = seed
        self.speed = speed
        self.duels = tuple(str(n) for n in range(1, rings + 1))
        self.field = str(rings + 1) if field else ""
        self.rings = (*self.duels, self.field) if field else self.duels
        self.fate = fate
        self.rng = Random(f"{seed}|troupe")
        self.shelf = Shelf(stage.origin)
        self.ledger: list[Acknowledged] = []
        self.cast: dict[tuple[str, str], Robot] = {}
        self._replaced: list[Robot] = []
        self.bouts: int | None = None
        self.desk: Secretary
        self._tasks: set[asyncio.Task[Any]] = set()
        self._lives: set[asyncio.Task[Any]] = set()
        self._fallen: list[asyncio.Task[Any]] = []
        self._people = 0

    # The event

    def write_event(
        self, folder: Path, *, size: int = 0, limits: tuple[int, int] = (0, 0), battles: tuple[str, ...] = ()
    ) -> int:
        """Take an invented event into the stage's data, before its server runs; how many bouts wait.

        `limits`: rounds of duels and of battles of so many ms; `battles`: on the field only these, all where it is empty.
        """
        self.stage.folder.mkdir(parents=True, exist_ok=True)
        with Aside(self.stage.where, lambda: time.time_ns() // 1_000_000) as event:
            desk = event.desk_for_folders()
            waiting = 0
            if self.field:
                limit = limits[1] or muster.ROUND_LIMIT
                waiting += muster.drawn_up(folder, self.field, self.seed, desk, only=battles, limit=limit)
            folders = festival(folder, len(self.duels), self.seed, size=size, limit=limits[0]) if self.duels else []
            return waiting + sum(add_folder(one, desk).open for one in folders)

    async def take_the_desk(self, device: Device) -> None:
        """Act from the organiser's device from now on."""
        client = self._client(device, Random(f"{self.seed}|desk"))
        self.desk = Secretary(client, Random())
        if not await client.until(lambda: client.connected, 20):
            raise TimeoutError("the organiser's device is not let in")

    def gone(self, ring: str, seat: str) -> bool:
        """Whether a person has this seat now, and its robot looks on."""
        robot = self.cast.get((ring, seat))
        return robot is not None and robot.client.connected and robot.client.you.state == "replaced"

    async def back(self, ring: str, seat: str) -> None:
        """Let a robot take a seat back from whoever has it; what his device still holds becomes proposals."""
        await self.swap(ring, seat)

    async def swap(self, ring: str, seat: str) -> None:
        """Another device in a seat of a robot, which goes on by what it sees."""
        before = self.cast[ring, seat]
        robot = await self.seat(ring, _role(seat), seat)
        robot.carry_on(before)

    def left(self) -> Iterator[tuple[str, str]]:
        """The seats of persons whose devices are not heard any more."""
        rows = (self.desk.client.view("devices") or {}).get("devices") or ()
        heard = {(row["ring"], row["seat"]): row.get("alive") for row in rows if row.get("state") == "paired"}
        where = {(ring, seat): ("" if team_of(seat) else ring, seat) for ring, seat in self.cast}
        return (place for place, there in where.items() if self.gone(*place) and not heard.get(there))

    async def man(self, ring: str, pads: int = PADS) -> None:
        """Seat marshals and a hofmarshal at a ring; at the field, judges and the captains of all teams."""
        if ring == self.field:
            await asyncio.gather(
                *(self.seat(ring, "field-judge", f"field-judge-{number}") for number in range(1, JUDGES + 1)),
                *(self.seat(ring, "captain", captain_seat(team.entry)) for team in muster.TEAMS),
            )
        else:
            for number in range(1, pads + 1):
                await self.seat(ring, "line-marshal", f"line-marshal-{number}")
        await self.seat(ring, "hofmarshal", "hofmarshal")

    async def seat(self, ring: str, role: str, seat: str) -> Robot:
        """A new robot with a new device in a seat; whoever sat there is replaced, and goes on holding what it holds."""
        self._people += 1
        name = f"Robot {self._people}"
        device = await self._device(name, role, ring, seat)
        rng = Random(f"{self.seed}|{ring}|{seat}|{self._people}")
        robot = self._robot(self._client(device, rng), role, ring, seat, rng)
        before = self.cast.get((ring, seat))
        if before is not None:
            self._replaced.append(before)
        self.cast[ring, seat] = robot
        self._lives.add(self._spawn(robot.live()))
        return robot

    async def _device(self, name: str, role: str, ring: str, seat: str) -> Device:
        """A new device, paired as that seat's are."""
        if role == "captain":
            return await paired(self.stage.origin, team_of(seat), await self.captain_code(team_of(seat)), name)
        return await self.desk.seat(name, role, ring, seat)

    def _robot(self, client: Client, role: str, ring: str, seat: str, rng: Random) -> Robot:
        more: dict[str, Any] = {"seed": self.seed, "speed": self.speed, "rng": rng}
        client.watch([f"ring/{ring}", *([f"ring/{ring}/console"] if role == "hofmarshal" else [])])
        if role == "hofmarshal":
            kind = FieldMarshal if ring == self.field else Hofmarshal
            return kind(client, self.shelf, ring, bouts=self.bouts, **more)
        if role == "captain":
            return Captain(client, self.shelf, ring, team=team_of(seat), **more)
        return (FieldJudge if role == "field-judge" else Marshal)(client, self.shelf, ring, **more)

    async def captain_code(self, team: str) -> str:
        """What is printed on the card of a team's captain."""
        return await asyncio.to_thread(self.stage.captain_code, team)

    async def extra_bout(self, ring: str, number: int) -> None:
        """Put one more bout at a ring, between two whom nobody has drawn; on the field, one more battle."""
        from hofmarshal.robots.invented import NAMES, NOMINATIONS

        if ring == self.field:
            await self.desk.client.send("programme", muster.extra_battle(ring, number))
            return
        one = NOMINATIONS[number % len(NOMINATIONS)]
        own = [name for at, name in enumerate(NAMES) if at % len(self.duels) == self.duels.index(ring)]
        red, blue = self.rng.sample(own if len(own) > 1 else NAMES, 2)  # nobody is in two rings at once
        quick = {"type": "quick", "bout": f"extra-{ring}-{number}", "ring": ring, "red": red, "blue": blue}
        await self.desk.client.send("programme", {**quick, "rulebook": one.rulebook, "nomination": one.nomination})

    def hofmarshals(self) -> Iterator[Hofmarshal]:
        """The hofmarshals in their seats."""
        return (robot for robot in self.cast.values() if isinstance(robot, Hofmarshal))

    def marshals(self) -> Iterator[Marshal | FieldJudge]:
        """The line marshals and field judges in their seats."""
        return (robot for robot in self.cast.values() if isinstance(robot, Marshal | FieldJudge))

    # What there is

    def clients(self) -> list[Client]:
        """Every device of the troupe, those replaced too."""
        return [self.desk.client, *(robot.client for robot in (*self.cast.values(), *self._replaced))]

    @property
    def unsent(self) -> int:
        """Commands without an answer, of all devices."""
        return sum(client.unsent for client in self.clients())

    @property
    def faults(self) -> list[BaseException]:
        """Robots that fell over."""
        return [error for task in self._fallen if (error := task.exception()) is not None]

    def counts(self) -> tuple[Counter[str], Counter[str], Counter[str]]:
        """What the robots in their seats did, what was refused them, what the weather did."""
        done, refused, weather = Counter[str](), Counter[str](), Counter[str]()
        for robot in self.cast.values():
            done += robot.done
            refused += robot.refusals
        for client in self.clients():
            weather += client.weather.counts
        return done, refused, weather

    @property
    def late(self) -> int:
        """Taps that came for an exchange that was over."""
        return sum(one.late for one in self.ledger)

    async def rest(self) -> None:
        """Let nobody begin anything any more, and wait for the turns they are in."""
        for robot in (*self.cast.values(), *self._replaced):
            robot.resting = True
        lives = [task for task in self._tasks if task in self._lives]
        if lives:
            await asyncio.wait(lives, timeout=30)

    async def close(self) -> None:
        """Send everyone home."""
        for client in self.clients() if hasattr(self, "desk") else ():
            await client.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Inside

    def client(self, device: Device | None, seed: str) -> Client:
        """One more device on the wire, kept connected until the troupe goes home."""
        return self._client(device, Random(f"{self.seed}|{seed}"))

    def _client(self, device: Device | None, rng: Random) -> Client:
        client = Client(self.stage.origin, device, fate=self.fate, rng=rng, answered=self._keep)
        self._spawn(client.run())
        return client

    def _keep(self, one: Sent) -> None:
        answer = one.answer
        if answer is None:
            return
        kind = str(msgspec.json.decode(one.body.command).get("type", ""))
        self.ledger.append(
            Acknowledged(
                device=one.body.device, command=one.body.id, stream=one.body.stream, kind=kind, status=answer.status,
                event=answer.event, number=answer.number, text=one.text, late=answer.late,
                again=one.again,
            )
        )  # fmt: skip

    def _spawn(self, work: Awaitable[Any]) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        self._lives.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._fallen.append(task)


def _role(seat: str) -> str:
    """The role of a seat: `line-marshal-2` is a line marshal's, `captain:T1` a captain's, `player:7` a player's."""
    if seat.startswith(PLAYER):
        return "player"
    return "captain" if team_of(seat) else seat.rstrip("0123456789").removesuffix("-")
