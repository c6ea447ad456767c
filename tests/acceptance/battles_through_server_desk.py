"""Plays the cases of the desk through the served event: fields at the call, rosters, draws with their bouts, tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from battles_through_server_house import House
from battles_through_server_office import Desk

from hofmarshal.desk.examples import rules_for
from hofmarshal.desk.expect import Mismatch, mismatches
from hofmarshal.rules.book_model import Example, Rulebook
from hofmarshal.rules.yamldoc import parse
from hofmarshal.tournament.decisions import change_by_blocks, decision, entries, score

SIDES = ("red", "blue")
View = dict[str, Any]


class Played(msgspec.Struct, kw_only=True):
    """How a case came out: what was otherwise than it should be, the clauses the server named.

    `silent`: clauses of which the case says that they ask nothing here; the server must not name them.
    """

    wrong: list[Mismatch] = []
    cites: set[str] = set()
    silent: set[str] = set()

    def hear(self, *said: Mapping[str, Any] | None) -> None:
        """Sentences that the server told."""
        for one in said:
            self.cites.update((one or {}).get("cites") or ())

    def hear_answer(self, answer: Mapping[str, Any]) -> list[str]:
        """An answer; its codes."""
        told = [answer.get("said"), *(one["said"] for one in answer.get("reasons") or ())]
        self.hear(*told)
        return [one["code"] for one in told if one]

    def compare(self, expect: Mapping[str, Any], seen: Mapping[str, Any]) -> None:
        """What the case expects, against what was seen."""
        self.wrong += mismatches({k: v for k, v in expect.items() if k != "cites"}, seen)


# Fields


def field(desk: Desk, book: Rulebook, example: Example) -> Played:
    """A ring is measured so; set-up and console tell what is wrong with it, and a bout is called there, or is not."""
    played, house, expect = Played(), desk.house, example.raw["expect"]
    ring = desk.ring(example.raw["field"])
    name = desk.nomination(book.id, example.nomination or "", ring)
    two = [desk.enter(name) for _ in SIDES]
    desk.check_in(name, *two)
    assert desk.draw(name)["status"] == "done"
    stream, _ = desk.bout(name)
    console = f"ring/{ring}/console"
    eyes = house.eyes(house.chief, "event", console)
    assert eyes.until(lambda: eyes.views[console].get("next") == stream)
    assert eyes.until(lambda: any(one["nomination"] == name for one in eyes.views["event"]["needs"]))
    need = next(one for one in eyes.views["event"]["needs"] if one["nomination"] == name)
    played.cites.update(need["clauses"])
    shown = next(one for one in eyes.views["event"]["rings"] if one["ring"] == ring)
    reasons = eyes.views[console].get("cannot_call") or ()
    eyes.close()
    played.hear(*(one["said"] for one in reasons))
    known = {one["code"] for one in (*shown["wrong"], *shown["unmeasured"])}
    if not {one["said"]["code"] for one in reasons} <= known:
        played.wrong.append(Mismatch("event", str(reasons), ", ".join(sorted(known))))
    answer = house.give(house.secretary, stream, {"type": "call"})
    codes = [code for code in played.hear_answer(answer) if code.startswith("contest-field-")]
    if codes != [one["said"]["code"] for one in reasons]:
        played.wrong.append(Mismatch("call", str(reasons), f"{answer}"[:900]))
    if answer["status"] == "done":
        status, text = house.ask(house.secretary, "GET", f"/api/contests/{stream}/protocol.yaml")
        told = parse(str(text).encode(), "protocol.yaml").data.get("field") if status == 200 else None
        played.wrong += mismatches({"field": example.raw["field"]}, {"field": told or {}}, "protocol")
    seen = {
        "ok": answer["status"] == "done" or answer["said"]["code"] == "contest-cannot-call-warn",
        "wrong": [_measure(one["said"]) for one in reasons if one["severity"] == "block"],
        "unmeasured": [_measure(one["said"]) for one in reasons if one["severity"] == "warn"],
        "codes": codes,
    }
    played.compare(expect, seen)
    return played


MEASURES = ("length", "width", "diameter", "boards", "bases")


def _measure(said: Mapping[str, Any]) -> str:
    """Which measure a sentence is about."""
    code, text = str(said["code"]), str(said["en"]).lower()
    if code in ("contest-field-small", "contest-field-large", "contest-field-unmeasured"):
        return next((one for one in MEASURES if one in text.partition(":")[0]), text)
    return code.removeprefix("contest-field-")


# Rosters


def roster(desk: Desk, book: Rulebook, example: Example) -> Played:
    """A team's roster of so many, offered to the desk; where the case tells the most, one more reserve is refused."""
    played, case, expect = Played(), example.raw["roster"], example.raw["expect"]
    name = desk.nomination(book.id, example.nomination or "")
    team = desk.enter(name)

    def offered(main: int, reserves: int) -> tuple[bool, list[str]]:
        people = desk.people(main + reserves)
        members = [{"entry": one, "number": n + 1, "reserve": n >= main} for n, one in enumerate(people)]
        status, got = desk.roster(name, team, members)
        taken = status == 200
        return taken, [] if taken else played.hear_answer(got)

    ok, codes = offered(case["main"], case["reserves"])
    if ok and (few := _not_called(desk, played, name, team)):  # a list may grow; a bout with too few is not called
        ok, codes = False, few
    seen = {"ok": ok, "codes": [code for code in codes if code.startswith("contest-roster-")]}
    if "most" in expect:
        seen["most"] = max(n for n in range(expect["most"] + 2) if n <= 0 or _taken(desk, book, example, n))
    played.compare(expect, seen)
    if ok and not played.cites:  # a roster that was taken is told with the clause that bounds it
        played.cites.update(_bounds(desk.house, name))
    return played


def _not_called(desk: Desk, played: Played, name: str, team: str) -> list[str]:
    """Why a bout of this team against one like it is not called; nothing where only other things stand in its way."""
    other = desk.enter(name)
    desk.check_in(name, team, other)
    assert desk.draw(name)["status"] == "done"
    stream, _ = desk.bout(name)
    answer = desk.house.give(desk.house.secretary, stream, {"type": "call"})
    codes = [code for code in played.hear_answer(answer) if code.startswith("contest-roster-")]
    if answer["status"] == "done":
        desk.house.must(desk.house.secretary, stream, {"type": "withdraw", "fighter": "red", "reason": "Only called."})
    return codes


def _taken(desk: Desk, book: Rulebook, example: Example, reserves: int) -> bool:
    """Whether a roster with so many reserves is taken."""
    main = example.raw["roster"]["main"]
    if reserves < example.raw["expect"]["most"]:
        return True
    name = desk.nomination(book.id, example.nomination or "")
    team, people = desk.enter(name), desk.people(main + reserves)
    members = [{"entry": one, "number": n + 1, "reserve": n >= main} for n, one in enumerate(people)]
    return desk.roster(name, team, members)[0] == 200


def _bounds(house: House, name: str) -> set[str]:
    """The clauses that bound a roster, as the page of entries tells them."""
    eyes = house.eyes(house.secretary, "entries")
    shown = eyes.until(lambda: name in eyes.views["entries"]["nominations"])
    assert shown, f"the page of entries does not show {name}"
    found = eyes.views["entries"]["nominations"][name].get("roster_cites") or ()
    eyes.close()
    return set(found)


# Draws and tables


class Tables:
    """A nomination whose draw and bouts a case tells."""

    def __init__(self, desk: Desk, book: Rulebook, example: Example, settings: Mapping[str, Any]) -> None:
        self.desk, self.house = desk, desk.house
        self.rules = rules_for(book, example)
        self.played = Played()
        self.refused: list[str] = []
        self.name = desk.nomination(book.id, example.nomination or "", settings={"admission": "elsewhere", **settings})
        self.stream = f"nomination/{self.name}"

    def enter(self, raw: Any) -> None:
        """The entries, here and ready to be drawn."""
        for one in entries(raw):
            plain = {k: v for k, v in msgspec.to_builtins(one).items() if k != "checked_in"}
            self.house.must(self.house.secretary, self.stream, {"type": "enter", "entry": plain})
        self.desk.check_in(self.name, *(one.entry for one in entries(raw)))

    def decide(self, command: Mapping[str, Any]) -> None:
        """A decision of the chief; a refusal is kept."""
        answer = self.house.give(self.house.chief, self.stream, command)
        codes = self.played.hear_answer(answer)
        if answer["status"] != "done":
            self.refused.append(codes[0] if codes else str(answer["status"]))

    def record(self, raw: Any, number: int) -> None:
        """A bout's result, recorded at the desk as it was fought."""
        plain = {k: v for k, v in msgspec.to_builtins(score(raw, str(number))).items() if k != "bout"}
        for bout, one in self.scene()["bouts"].items():
            if {one["red"], one["blue"]} == {plain["red"], plain["blue"]} and one.get("state", "open") == "open":
                self.decide({"type": "record", "result": {"bout": bout, **_turned(plain, one["red"])}})
                return
        self.played.wrong.append(Mismatch(f"bouts[{number}]", str(raw), "no such open bout"))

    def scene(self) -> View:
        """The nomination as anybody is told of it."""
        found: View = self.house.scene(self.stream)
        return found

    def seen(self) -> View:
        """What a case may ask."""
        scene = self.scene()
        stages = [scene["stages"][one] for one in scene["order"]]
        lot = self.house.scene(f"{self.stream}/lot")
        groups = {one["stage"]: [one["groups"][g]["entries"] for g in one["order"]] for one in stages}
        first = stages[0]["stage"] if stages else ""
        tracks = scene.get("tracks") or ()
        for stage in stages:
            self.played.cites.update(stage["cites"])
            self.played.cites.update(clause for one in stage["criteria"] for clause in one.get("cites") or ())
        places = {entry: one["place"] for entry, one in tracks[0]["places"].items()} if tracks else {}
        rows = [row for one in stages for group in one["groups"].values() for row in group["rows"]]
        return {
            "refused": self.refused,
            "groups": groups.get(first, []),
            "sizes": [len(one) for one in groups.get(first, [])],
            "stages": groups,
            "lot": list(lot["order"]),
            "open": sorted(
                f"{b['red']}-{b['blue']}" for b in scene["bouts"].values() if b.get("state", "open") == "open"
            ),
            "places": places or {row["entry"]: row["place"] for row in rows},
            "final": bool(tracks) and all(one["final"] for one in tracks),
            "figures": {
                row["entry"]: {n: row["figures"].get(n, 0) for n in ("rating_points", "round_points")} for row in rows
            },
        }


def tournament(desk: Desk, book: Rulebook, example: Example) -> Played:
    """Entries, the decisions, the draw by the seed, the bouts; then who is where."""
    case = example.raw["tournament"]
    at = Tables(desk, book, example, {"promote": "auto", **_scheme(book, example)})
    at.enter(case["entries"])
    change = change_by_blocks(at.rules)
    for number, raw in enumerate(case.get("decisions") or (), 1):
        command = msgspec.to_builtins(decision(raw, number, change).command)
        at.decide({"type": command.pop("do"), **command})
    if case.get("seed"):
        at.decide({"type": "draw", "seed": str(case["seed"])})
    for number, raw in enumerate(case.get("bouts") or (), 1):
        at.record(raw, number)
    at.played.compare(example.raw["expect"], at.seen())
    return at.played


def table(desk: Desk, book: Rulebook, example: Example) -> Played:
    """Every bout of a group recorded; then the table and the figures it rests on."""
    case = example.raw["table"]
    at = Tables(desk, book, example, _scheme(book, example))
    bouts = [score(raw, str(number)) for number, raw in enumerate(case["bouts"], 1)]
    at.enter(case.get("entries") or list(dict.fromkeys(e for one in bouts for e in (one.red, one.blue))))
    at.decide({"type": "draw", "seed": "winter"})
    for number, raw in enumerate(case["bouts"], 1):
        at.record(raw, number)
    at.played.compare(example.raw["expect"], at.seen())
    return at.played


def _scheme(book: Rulebook, example: Example) -> View:
    """A round robin, where the rulebook names no stages."""
    rules = book.nomination(example.nomination or "")
    return {"scheme": ["round-robin"]} if rules is not None and rules.stages is None else {}


def _turned(plain: Mapping[str, Any], red: str) -> View:
    """A result as the bout has its sides."""
    if plain["red"] == red:
        return dict(plain)
    swap = {"red": "blue", "blue": "red"}

    def other(name: str) -> str:
        head, rest = name.partition("_")[0], name.partition("_")[2]
        return f"{swap[head]}_{rest}" if head in swap and rest else swap.get(name, name)

    turned = {other(name): value for name, value in plain.items()}
    if turned.get("winner") in swap:
        turned["winner"] = swap[turned["winner"]]
    return turned
