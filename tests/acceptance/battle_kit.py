"""What battles in a browser stand on: an event set up by its desk over the wire, teams with rosters, and `run` on a protocol."""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser
from product import Promise, hofmarshal

from hofmarshal.robots.client import Client
from hofmarshal.robots.posting import mac, pair
from tests.browser.entries_ground import office
from tests.browser.ground import Ground, served, wait_for

SIDES = ("red", "blue")
EVENT = "Поле вигаданих 2026"
TEAMS = {"21": "Вигадана рота", "22": "Company of Nobody", "23": "Порожні чоботи", "24": "The Empty Chairs"}
FIRST = (
    "Вигадана", "Придуманный", "Conrad", "Уявний", "Небывалый", "Edwin", "Примарний",
)  # fmt: skip
LAST = ("Їжак", "Ничейный", "Madeup", "Невідомий", "Fictional")


class War(Ground):
    """The ground with nominations of teams; all that the desk does goes over its own device."""

    def office(self, path: str, body: Any = None) -> Any:
        """What the office answers the organiser's device."""
        return office(self, path, body)

    def field(self, ring: str, measured: Mapping[str, Any]) -> None:
        """A ring and its field as it was measured."""
        self.desk.done("programme", "set-ring", ring=ring, title=f"Ring {ring}", field=dict(measured))

    def nomination(
        self, name: str, rulebook: str, kind: str, ring: str, *, overrides: Sequence[Mapping[str, Any]] = (),
        **settings: Any,
    ) -> None:  # fmt: skip
        """A nomination as the page of the event's set-up adds it, with overrides where there are some."""
        laid = [
            {"path": one["path"], "value": json.dumps(one["value"]), "replaces": one["replaces"],
             "reason": "So that nobody waits for it", "by": "organiser"}
            for one in overrides
        ]  # fmt: skip
        body = {"name": name, "rulebook": rulebook, "nomination": kind, "wished": {"overrides": laid}, "rings": [ring],
                "settings": settings}  # fmt: skip
        self.office("/api/office/setup/nominations", body)

    def person(self, entry: str, name: str, takes: Mapping[str, Any] | None = None) -> None:
        """Somebody, or a team, is entered."""
        body = {
            "entry": entry,
            "name": name,
            "club": "",
            "country": "",
            "born": "",
            "contact": "",
            "takes": takes or {},
        }
        self.office("/api/office/entries", body)

    def team(self, nomination: str, team: str, main: int, reserves: int = 0) -> None:
        """A team of the nomination with its roster: fighter N is entry TEAM-N and has N on his helmet."""
        self.person(team, TEAMS[team], {nomination: {}})
        members = []
        for n in range(1, main + reserves + 1):
            entry = f"{team}{n:02}"
            self.person(entry, f"{FIRST[n % len(FIRST)]} {LAST[n % len(LAST)]} {entry}")
            members.append({"entry": entry, "number": n, "reserve": n > main, "captain": n == 1})
        body = {"nomination": nomination, "team": team, "members": members, "before": []}
        self.office("/api/office/rosters", body)

    def drawn(self, nomination: str, ring: str, *teams: str) -> str:
        """The teams are here, the lot is drawn; the stream of the first bout."""
        stream = f"nomination/{nomination}"
        self.desk.done(stream, "check-in", entries=list(teams))
        self.desk.done(stream, "draw", seed="winter")
        rows = wait_for("a bout waits at the ring", lambda: (self.desk.view(f"ring/{ring}") or {}).get("queue"))
        return str(rows[0]["stream"])

    def expert(self) -> Client:
        """An expert's device, driven from here."""
        code, _, key = self.desk.code("expert", "", "expert-1").partition(".")
        device = self.desk.do(pair(self.server.origin, code, bytes.fromhex(key), "Expert"))
        client = Client(self.server.origin, device, rng=Random("expert"))
        asyncio.run_coroutine_threadsafe(client.run(), self.desk._loop)
        wait_for("the expert is connected", lambda: client.you.role == "expert")
        return client

    def contest(self, ring: str) -> Any:
        """What is on at a ring, as everybody is told it."""
        return self.desk.view(f"ring/{ring}")["contest"]

    def sides(self, ring: str) -> dict[str, str]:
        """By side the team that fights there."""
        names = {name: team for team, name in TEAMS.items()}
        return {side: names[self.contest(ring)[side]["name"]] for side in SIDES}

    def signed(self, path: str) -> bytes:
        """What a route answers the organiser, as bytes."""
        device = self.desk.client.device
        assert device is not None
        headers = {"X-Hofmarshal-Device": device.id, "X-Hofmarshal-Signature": mac(device.secret, f"GET {path}\n")}
        with urlopen(Request(self.server.origin + path, headers=headers)) as answer:
            return bytes(answer.read())

    def ran(self, stream: str, promise: Promise) -> dict[str, Any]:
        """What `hofmarshal run` says of the exported protocol, with the tiles and figures a screen must show."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "battle.yaml"
            file.write_bytes(self.signed(f"/api/contests/{stream}/protocol.yaml"))
            ran = hofmarshal("run", file, "--json")
        if not promise.check("`hofmarshal run` plays the exported protocol", ran.code == 0, ran.err or ran.out):
            return {}
        found: dict[str, Any] = ran.data["result"]
        gone = {*found["out"], *(f for f, left in found["hits"].items() if left <= 0), *found["disqualified"]}
        found["tiles"] = {one: "out" if one in gone else "stands" for side in SIDES for one in found["lineup"][side]}
        found["figures"] = [str(found["score" if found["termination"] else "standing"][side]) for side in SIDES]
        return found

    def journal(self, stream: str) -> list[dict[str, Any]]:
        """The entries of a stream in the exported journal."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "journal.jsonl"
            ran = hofmarshal("journal", "export", file, "--streams", stream, "--data", self.server.folder)
            assert ran.code == 0, ran.err
            lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        return [one for one in lines if one["line"] == "entry"]


@contextmanager
def war(browser: Browser) -> Iterator[War]:
    """An event with nothing in it yet."""
    with served(browser, War) as made:
        made.desk.done("programme", "name-event", name=EVENT)
        yield made
