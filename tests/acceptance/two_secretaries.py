"""Promise: two secretaries at one nomination: neither's work is lost, and each sees at once what the other changed."""

from __future__ import annotations

import json
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from product import Promise
from signed_kit import Office
from strangers_kit import House, Seat

from hofmarshal.live.merge import apply
from tests.browser.ground import Server

PATIENCE = 15.0
ENTRY = {"name": "", "club": "", "country": "", "born": "", "contact": "", "takes": {"open": {}}}


class Eyes:
    """What a secretary's page shows: topics kept up to date over her own socket."""

    def __init__(self, house: House, seat: Seat, *topics: str) -> None:
        self.wire = house.wire(seat)
        self.views: dict[str, Any] = {}
        self.wire.say(k="watch", topics=dict.fromkeys(topics, 0), epoch="")

    def until(self, topic: str, true: Callable[[Any], Any]) -> bool:
        """Look until the topic shows it; false if it does not come to be."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if topic in self.views and true(self.views[topic]):
                return True
            try:
                frame = self.wire.next(1.0)
            except TimeoutError:
                continue
            if frame["k"] == "snap":
                self.views[frame["topic"]] = frame["view"]
            elif frame["k"] == "patch":
                self.views[frame["topic"]] = apply(self.views.get(frame["topic"]), frame["patch"])
        return False


class Pair:
    """Two secretaries, each with her eyes."""

    def __init__(self, house: House) -> None:
        self.office = Office(house)
        self.seats = (house.seats["secretary-1"], house.seated("secretary-2"))
        self.eyes = tuple(
            Eyes(house, seat, "entries", "nomination/open", "nomination/open/draw") for seat in self.seats
        )

    def ask(self, which: int, path: str, body: Any) -> tuple[int, dict[str, Any]]:
        """A request of one of them."""
        status, text = self.office.ask(self.seats[which], "POST", path, body)
        return status, json.loads(text) if text.startswith("{") else {}

    def at_once(self, path: str, *bodies: Any) -> list[tuple[int, dict[str, Any]]]:
        """Both at the same instant."""
        got: dict[int, tuple[int, dict[str, Any]]] = {}
        ready = threading.Barrier(2)

        def go(which: int) -> None:
            ready.wait()
            got[which] = self.ask(which, path, bodies[which % len(bodies)])

        threads = [threading.Thread(target=go, args=(which,)) for which in (0, 1)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return [got[0], got[1]]

    def both_see(self, topic: str, true: Callable[[Any], Any]) -> bool:
        """Whether both pages come to show it."""
        return all(eyes.until(topic, true) for eyes in self.eyes)


def worded(answer: tuple[int, dict[str, Any]]) -> str:
    """The code of a refusal that is said in three languages."""
    said = answer[1].get("said") or {}
    return str(said.get("code", "")) if all(said.get(lang) for lang in ("en", "ru", "uk")) else ""


def entries(promise: Promise, pair: Pair) -> None:
    """Both type people; then both change one person."""
    for number in range(1, 7):
        body = {**ENTRY, "entry": f"P{number}", "name": f"Invented Person {number}", "club": "Quiet Owls"}
        status, _ = pair.ask(number % 2, "/api/office/entries", body)
        assert status == 201, (number, status)
    promise.check(
        "each sees all that both have entered", pair.both_see("entries", lambda view: len(view["people"]) == 6)
    )
    got = pair.at_once("/api/office/entries", {**ENTRY, "name": "Ada Twice"}, {**ENTRY, "name": "Bohdan Twice"})
    numbers = {answer.get("entry") for _, answer in got}
    promise.check("two people entered in one instant have two numbers", len(numbers) == 2 and None not in numbers, got)
    before = {**ENTRY, "name": "Invented Person 1", "club": "Quiet Owls"}

    def changed(**fields: str) -> dict[str, Any]:
        return {"before": before, "after": {**before, **fields}}

    got = pair.at_once("/api/office/entries/P1", changed(country="UA"), changed(club="Loud Ravens"))
    promise.equal("two fields of one person, changed in one instant", [status for status, _ in got], [200, 200])

    def stands(view: Any) -> bool:
        row = view["people"]["P1"]
        return bool(row["club"] == "Loud Ravens" and row["country"] == "UA")

    promise.check("both changes stand, and both see them", pair.both_see("entries", stands))
    first = pair.ask(0, "/api/office/entries/P1", changed(name="Renamed By The First"))
    second = pair.ask(1, "/api/office/entries/P1", changed(name="Renamed By The Second"))
    promise.equal("the same field: the first's stands", first[0], 200)
    promise.equal("the second is told", (second[0], worded(second)), (409, "entries-changed-meanwhile"))
    name = lambda view: view["people"]["P1"]["name"] == "Renamed By The First"  # noqa: E731
    promise.check("and both see the first's", pair.both_see("entries", name))


def drawn(promise: Promise, pair: Pair, house: House) -> None:
    """Both publish a hash, both draw: it happens once."""
    here = sorted(house.desk.view("entries")["people"])
    for entry in here:
        house.desk.done(f"admission/open/{entry}", "let-in", reason="two secretaries want a draw")
    house.desk.done("nomination/open", "check-in", entries=here)
    got = pair.at_once("/api/office/draw/open/hash", {})
    promise.equal("hashes published in one instant", sorted(status for status, _ in got), [200, 409])
    promise.check("the other is told why", any(worded(one) for one in got if one[0] == 409), got)
    got = pair.at_once("/api/office/draw/open", {"method": "lot"})
    promise.equal("draws in one instant", sorted(status for status, _ in got), [200, 409])
    promise.check("both see the bouts", pair.both_see("nomination/open", lambda view: view["bouts"]))


def results(promise: Promise, pair: Pair) -> None:
    """Both type the result of one bout, which each had before her as not fought."""
    bout = next(iter(pair.eyes[0].views["nomination/open"]["bouts"]))
    where = "/api/office/nominations/open"

    def record(red: int, blue: int, reason: str = "") -> dict[str, Any]:
        result = {"bout": bout, "red_score": red, "blue_score": blue}
        return {"command": {"type": "record", "result": result, "reason": reason}}

    looks = [pair.ask(0, f"{where}/preview", record(7, 2)), pair.ask(1, f"{where}/preview", record(2, 7, "my sheet"))]
    marks = [answer["mark"] for _, answer in looks]
    first = pair.ask(0, f"{where}/decide", {**record(7, 2), "mark": marks[0]})
    second = pair.ask(1, f"{where}/decide", {**record(2, 7, "my sheet"), "mark": marks[1]})
    promise.equal("the first's result is taken", first[0], 200)
    promise.equal("the second's is not taken over it", (second[0], worded(second)), (409, "stages-changed-meanwhile"))
    seen = lambda view: (view["bouts"][bout].get("red_score"), view["bouts"][bout].get("blue_score")) == (7, 2)  # noqa: E731
    promise.check("both see the first's", pair.both_see("nomination/open", seen))
    status, again = pair.ask(1, f"{where}/preview", record(2, 7))
    asked = (again.get("refused") or {}).get("code")
    wanted = (200, "nomination-revision-needs-reason")
    promise.equal("the second, looking again, is asked why she corrects it", (status, asked), wanted)


def main() -> None:
    """Entries, the draw, results."""
    promise = Promise("Two secretaries at once: nothing is lost, each sees the other's")
    with tempfile.TemporaryDirectory() as name:
        server = Server(Path(name) / "data")
        server.start()
        try:
            house = House(server)
            made = {"name": "open", "rulebook": "isb-duel", "nomination": "longsword", "rings": ["1"]}
            Office(house).done(house.seats["organiser-1"], "POST", "/api/office/setup/nominations", made)
            pair = Pair(house)
            entries(promise, pair)
            drawn(promise, pair, house)
            results(promise, pair)
            house.desk.close()
        finally:
            server.stop()
    promise.done()


if __name__ == "__main__":
    main()
