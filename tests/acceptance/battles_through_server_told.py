"""What the server tells of a contest: its scenes, answers, explanations and protocol, read into the names `expect` uses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from battles_through_server_house import Eyes, House, Seat

from hofmarshal.desk.expect import mismatches
from hofmarshal.desk.play import play
from hofmarshal.desk.protocol import read
from hofmarshal.exchange.books import playable
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.yamldoc import parse

SIDES = ("red", "blue")
View = dict[str, Any]


class Told:
    """All that was told of one bout: to anybody, to its hofmarshal, to whoever gave a command."""

    def __init__(self, house: House, ring: str, stream: str, hofmarshal: Seat, rules: Nomination) -> None:
        self.house, self.ring, self.stream, self.rules = house, ring, stream, rules
        self.hofmarshal = hofmarshal
        self.eyes = house.eyes(hofmarshal, f"ring/{ring}", f"ring/{ring}/console")
        self.judges: Eyes | None = None
        self.cites: set[str] = set()
        self.number = 0
        self.at = 0

    # What was heard

    def heard(self, answer: Mapping[str, Any]) -> None:
        """An answer to one of its commands."""
        self.number = max(self.number, answer.get("number") or 0) if answer["status"] == "done" else self.number
        for said in (answer.get("said"), *(one["said"] for one in answer.get("reasons") or ())):
            self.cites.update((said or {}).get("cites") or ())

    def contest(self) -> View:
        """The contest as anybody is told of it just now."""
        found = self.house.scene(f"ring/{self.ring}").get("contest") or {}
        return found if found.get("stream") == self.stream else {}

    def console(self) -> View:
        """The console, once it shows the last command that was carried out."""
        topic = f"ring/{self.ring}/console"
        shown = self.eyes.until(lambda: self.eyes.views[topic].get("number", 0) >= self.number)
        assert shown, f"{topic} does not show entry {self.number} of {self.stream}"
        found: View = self.eyes.views[topic]
        return found

    # What `expect` asks

    def seen(self, names: tuple[str, ...]) -> View:
        """The values of these names, each from what the server tells."""
        contest = self.contest()
        return {name: OF[name](self, contest) for name in names if name in OF}

    def watch_as_judge(self, seat: Seat) -> None:
        """A field judge watches too what only judges are told."""
        self.judges = self.house.eyes(seat, f"ring/{self.ring}/judges")

    def orders(self) -> View:
        """The orders of entry as judges are told of them just now, and as all are."""
        assert self.judges is not None
        views, topic = self.judges.views, f"ring/{self.ring}/judges"
        assert self.judges.until(lambda: views[topic].get("number", 0) >= self.number), topic
        contest = self.contest()
        shown = {side: list(contest[side]["order"]) for side in SIDES if contest[side].get("order")}
        return {"judges": {side: list(one) for side, one in (views[topic].get("orders") or {}).items()}, "all": shown}

    def worn(self) -> View:
        """The armour classes and cloaked arms that are told of the fighters."""
        fighters = _fighters(self.contest())
        return {
            "class": {one["id"]: one["armour_class"] for one in fighters},
            "cloak": {one["id"]: one["cloak"] for one in fighters if one["cloak"]},
        }

    def everything_cited(self, wanted: Mapping[str, Any] | set[str]) -> set[str]:
        """The clauses the server has named by now; explanations are asked for as long as a wanted one is missing."""
        contest = self.contest()
        for row in (contest.get("log") or {}).values():
            self.cites.update(row["text"]["cites"])
        for side in SIDES if contest else ():
            for given in contest[side].get("sanctions") or ():
                self.cites.update(given["cites"])
        console = self.console()
        for step in contest.get("steps") or ():
            self.cites.update(step["cites"])
        for reason in (*(console.get("cannot_call") or ()), *(console.get("cannot_start") or ())):
            self.cites.update(reason["said"]["cites"])
        for event in list(contest.get("log") or {}):
            if set(wanted) <= self.cites:
                break
            why = self.house.done(None, "GET", f"/api/why/{self.stream}/{event}")
            self.cites.update(why["clauses"])
        return self.cites

    def close(self) -> None:
        """Nobody watches any more."""
        for eyes in (self.eyes, self.judges):
            if eyes is not None:
                eyes.close()

    # Other ways to look at it

    def screen_differs(self) -> bool:
        """Whether a screen that watched all the time does not come to show what the server tells now."""
        topic, now = f"ring/{self.ring}", self.house.scene(f"ring/{self.ring}")
        return not self.eyes.until(lambda: _same(self.eyes.views[topic], now))

    def protocol_differs(self, expect: Mapping[str, Any]) -> list[str]:
        """How the exported protocol, replayed, comes out otherwise than expected."""
        status, text = self.house.ask(self.hofmarshal, "GET", f"/api/contests/{self.stream}/protocol.yaml")
        if status != 200:
            return [f"no protocol: {status} {str(text)[:300]}"]
        protocol = read(parse(str(text).encode(), "protocol.yaml"), playable())
        played = play(protocol.setup, protocol.lines, protocol.bout, protocol.file.expect)
        refused = [
            f"{one.line.index} refused: {one.refusal.code}" for one in played.refusals if one.refusal is not None
        ]
        wanted = {name: value for name, value in expect.items() if name not in ("cites", "codes", "steps", "effective")}
        wrong = [*played.mismatches, *mismatches(wanted, played.result())]
        return [*refused, *(f"{one.path}: {one.wanted} / {one.got}" for one in wrong)]


def _same(one: Any, other: Any) -> bool:
    """Whether two views are alike; a member that is null is one that is absent."""
    if isinstance(one, dict) and isinstance(other, dict):
        names = {*one, *other}
        return all(_same(one.get(name), other.get(name)) for name in names)
    return bool(one == other)


# The names


def _sides(value: Callable[[View], Any]) -> Callable[[Told, View], Any]:
    return lambda told, contest: {side: value(contest[side]) for side in SIDES}


def _fighters(contest: View) -> list[View]:
    return [one for side in SIDES for one in contest[side]["fighters"].values()] if contest else []


def _is_out(one: View) -> bool:
    """Whether somebody is out by a mark: down, and not only because he has no hits left."""
    hitless = bool(one.get("halves_full")) and not one.get("halves")
    return bool(one.get("down")) and (bool(one.get("cause")) or not hitless or bool(one.get("disqualified")))


def _unit(contest: View) -> int:
    return 2 if contest.get("unit") == "halves" else 1


def _score(told: Told, contest: View) -> Any:
    out = contest.get("outcome")
    return {side: (out or {}).get(side, contest[side].get("score", 0)) / _unit(contest) for side in SIDES}


def _effective(told: Told, contest: View) -> float:
    clock = contest["clock"]
    since = clock.get("since")
    return float(clock["elapsed"] + (max(0, told.at - since) if since is not None else 0)) / 1000


def _rounds(told: Told, contest: View) -> list[View]:
    return [
        {
            "number": one["number"], "winner": one.get("winner"), "termination": one["termination"],
            "counted": one["counted"], "extra": one["extra"], "effective": one.get("effective", 0) / 1000,
            "standing": dict(zip(SIDES, one.get("standing") or (0, 0), strict=True)),
            "lineup": {side: list(ids) for side, ids in (one.get("lineups") or {}).items()},
        }
        for one in contest.get("rounds") or ()
    ]  # fmt: skip


def _sanctions(told: Told, contest: View) -> View:
    found: dict[str, dict[str, int]] = {}
    for side in SIDES:
        for one in contest[side].get("sanctions") or ():
            if one["effect"] == "given":
                kinds = found.setdefault(one["fighter"], {})
                kinds[one["kind"]] = kinds.get(one["kind"], 0) + 1
    return found


def _removed(told: Told, contest: View) -> View:
    given = [one for side in SIDES for one in contest[side].get("sanctions") or ()]
    return {one["fighter"]: one["scope"] for one in given if one["effect"] == "remove"}


def _fallen(told: Told, contest: View) -> View:
    book = told.house.done(None, "GET", f"/api/books/{contest['book']}")
    then = book.get("fallen")
    return {one["id"]: then for one in _fighters(contest) if one.get("down")} if then else {}


def _flagged(told: Told, contest: View) -> list[str]:
    rows = sorted(contest["log"].values(), key=lambda row: row["place"])
    return [by for row in rows if not row["undone"] and not row["replaced"] for by in row["flagged"]]


def _steps(told: Told, contest: View) -> list[str]:
    return [(one["cites"] or [""])[0] for one in contest["steps"]]


def _of_outcome(name: str) -> Callable[[Told, View], Any]:
    return lambda told, contest: (contest.get("outcome") or {}).get(name)


def _pair_of_outcome(name: str) -> Callable[[Told, View], Any]:
    def pair(told: Told, contest: View) -> Any:
        out = contest.get("outcome")
        return dict(zip(SIDES, out[name], strict=True)) if out else None

    return pair


OF: dict[str, Callable[[Told, View], Any]] = {
    "phase": lambda told, contest: contest.get("phase", "scheduled"),
    "awaits": lambda told, contest: contest.get("awaits") or None,
    "round": lambda told, contest: contest["round"],
    "extra": lambda told, contest: contest["extra"],
    "horn": lambda told, contest: contest["clock"].get("horn_at") is not None,
    "effective": _effective,
    "calls": lambda told, contest: sum(
        row["kind"] == "called" and not row.get("undone") for row in contest["log"].values()
    ),
    "winner": _of_outcome("winner"),
    "termination": _of_outcome("termination"),
    "score": _score,
    "rating": _pair_of_outcome("rating"),
    "round_points": _pair_of_outcome("round_points"),
    "rounds": _rounds,
    "rounds_won": _sides(lambda side: side.get("rounds_won", 0)),
    "standing": lambda told, contest: {
        side: sum(one["lined"] and not one.get("down") for one in contest[side]["fighters"].values()) for side in SIDES
    },
    "lineup": _sides(lambda side: list(side.get("lineup") or ())),
    "on_field": lambda told, contest: sorted(one for side in SIDES for one in contest[side].get("on_field") or ()),
    "hits": lambda told, contest: {
        one["id"]: one["halves"] / 2 for one in _fighters(contest) if one.get("halves") is not None
    },
    "out": lambda told, contest: sorted(one["id"] for one in _fighters(contest) if _is_out(one)),
    "disqualified": lambda told, contest: [one["id"] for one in _fighters(contest) if one.get("disqualified")],
    "fallen": _fallen,
    "flagged": _flagged,
    "sanctions": _sanctions,
    "removed": _removed,
    "steps": _steps,
}
"""A name of `expect` → how it is read from what the server tells."""
