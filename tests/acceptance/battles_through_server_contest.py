"""Plays a worked contest through the served event: who meets, which devices, each line as a device's command at its instant."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from battles_through_server_house import House, Seat
from battles_through_server_office import Desk, classes_count
from battles_through_server_told import Told

from hofmarshal.contest.header import Header, RosterSize, SideHead
from hofmarshal.contest.lines import Line, read_lines
from hofmarshal.contest.setup import starting_halves
from hofmarshal.desk.examples import rules_for
from hofmarshal.desk.expect import Mismatch, mismatches
from hofmarshal.desk.protocol import ProtocolFile
from hofmarshal.rules.book_model import Example, Rulebook
from hofmarshal.rules.convert import Place, convert_tree
from hofmarshal.rules.model import Nomination

SIDES = ("red", "blue")
GAP = 600_000
"""Milliseconds between the end of one case and the first line of the next."""
OF_EVENT = ("chief", "medic", "expert", "secretary")
SPOKEN_FOR = {"acknowledge": "line-marshal-1", "claim": "field-judge-1", "deny": "field-judge-1"}
"""What a fighter says at the ring, and the judge who taps it for him: a fighter has no pad."""


class Case(msgspec.Struct, kw_only=True):
    """A contest to be played, as the rulebook tells it."""

    book: Rulebook
    example: Example
    rules: Nomination
    header: Header
    lines: tuple[Line, ...]

    @property
    def heads(self) -> dict[str, SideHead]:
        """Both sides as the case has them."""
        return {side: self.header.sides.get(side, SideHead()) for side in SIDES}  # type: ignore[call-overload]


def case_of(book: Rulebook, example: Example) -> Case:
    """The contest of an example."""
    body = example.raw["contest"]
    rules = rules_for(book, example)
    head = {"rulebook": book.id, "nomination": rules.id, "sides": {"red": {}, "blue": {}}}
    file = convert_tree({**head, **body}, ProtocolFile, lambda path: Place(str(example.file), example.line))
    lines, problems = read_lines(file.do, from_start=file.start == "start")
    assert not problems, problems
    return Case(book=book, example=example, rules=rules, header=file, lines=lines)


class Bout:
    """A bout of a case at its own ring, with the devices its lines need."""

    def __init__(self, desk: Desk, case: Case) -> None:
        self.desk, self.case = desk, case
        self.house: House = desk.house
        self.ring = desk.ring(msgspec.to_builtins(case.header.field) if case.header.field is not None else None)
        self.stream = ""
        self.seats: dict[str, Seat] = {}
        self.teams: dict[str, str] = {}
        self.events: dict[str, str] = {}
        self.wrong: list[Mismatch] = []
        self.told: Told
        self.base = 0
        self.opened: dict[str, list[str]] = {}
        self.begun = False

    # Before it

    def prepare(self) -> None:
        """The bout is entered at the desk, its ring's devices are paired."""
        if _by_hand(self.case):
            self._quick()
        else:
            self._nomination()
        self.seat("hofmarshal")
        self.told = Told(self.house, self.ring, self.stream, self.seats["hofmarshal"], self.case.rules)
        if self.case.rules.order is not None:
            self.told.watch_as_judge(self.seat("field-judge"))

    def seat(self, name: str) -> Seat:
        """The device that speaks for a seat of the case."""
        real = {"field-judge": "field-judge-1", "line-marshal": "line-marshal-1"}.get(name, name)
        if real in OF_EVENT:
            found: Seat = getattr(self.house, real)
            return found
        if real.startswith("fighter"):
            return Seat(real, None, self.ring)
        if real not in self.seats:
            team = self.teams.get(real.removeprefix("captain-"), "") if real.startswith("captain-") else ""
            self.seats[real] = self.house.captain(team) if team else self.house.paired(real, self.ring)
        return self.seats[real]

    def _quick(self) -> None:
        """A single bout, its fighters told with it as the case has them."""
        case, name = self.case, self.ring.lower()
        fighters = [one for side in SIDES for one in _fighters(case, side)]
        command = {
            "type": "quick", "bout": name, "ring": self.ring, "red": "Invented Reds", "blue": "Invented Blues",
            "rulebook": case.book.id, "nomination": case.rules.id, "fighters": fighters,
        }  # fmt: skip
        self.house.must(self.house.chief, "programme", command)
        self.stream = f"contest/quick/{name}"

    def _nomination(self) -> None:
        """A nomination of its own with its overrides: two entries, drawn; then rosters and gear of who meets."""
        case, desk = self.case, self.desk
        name = desk.nomination(case.book.id, case.rules.id, self.ring, list(_overrides(case)))
        two = [desk.enter(name) for _ in SIDES]
        desk.check_in(name, *two)
        drawn = desk.draw(name)
        assert drawn["status"] == "done", drawn
        self.stream, bout = desk.bout(name)
        for side in SIDES:
            if case.rules.team:
                self.teams[side] = bout[side]
                self._team(name, side, bout[side])
            elif case.heads[side].armour_class or case.heads[side].cloak:
                one = case.heads[side]
                desk.inspected(case.book.id, case.rules.id, name, bout[side], one.armour_class, one.cloak)

    def _team(self, name: str, side: str, team: str) -> None:
        """The fighters of a team, its roster, and what the expert found of their armour."""
        members = []
        for one in _fighters(self.case, side):
            entry = self.desk.enter(name=f"Invented {side} {one['number']} of {name}")
            members.append({"entry": entry, "number": one["number"], "reserve": not one["main"]})
            if one["armour_class"]:
                self.pending = (*getattr(self, "pending", ()), (name, entry, one["armour_class"]))
        status, got = self.desk.roster(name, team, members)
        assert status == 200, got
        for where, entry, worn in getattr(self, "pending", ()):
            self.desk.inspected(self.case.book.id, self.case.rules.id, where, entry, worn)
        self.pending = ()

    pending: tuple[tuple[str, str, int], ...] = ()

    # It

    def play(self) -> list[Mismatch]:
        """Every line in its order, then what the case expects in the end; what came out otherwise."""
        first = min((line.t for line in self.case.lines), default=0)
        self.base = self.house.now() + GAP - first
        for line in self.case.lines:
            if line.issued is not None:
                self.house.until(self.base + line.t)
                self._line(line)
            else:
                self.house.until(self.base + line.t - 1)
            self.told.at = self.base + line.t
            self.wrong += self._secret(f"do[{line.index}]")
            if line.expect is not None:
                self.wrong += self._compare(line.expect, f"do[{line.index}]")
        self.house.until(self.house.now() + 1)
        self.wrong += self._compare(self.case.example.raw["expect"], "")
        self.wrong += mismatches(self._worn(), self.told.worn())
        return self.wrong

    def _secret(self, where: str) -> tuple[Mismatch, ...]:
        """Sealed orders are told to nobody before both are open, then to the judges, and to all once the fight has begun."""
        if self.case.rules.order is None or not self.told.contest():
            return ()
        both = set(self.opened) == set(SIDES)
        wanted = {"judges": self.opened if both else {}, "all": self.opened if self.begun else {}}
        return mismatches(wanted, self.told.orders(), where)

    def _worn(self) -> dict[str, Any]:
        """Armour classes and cloaked arms as the case has them, where an inspection tells the ring of them."""
        if not self.stream.startswith("contest/n") or not self.told.contest():
            return {}
        if not self.case.rules.team:
            heads, counts = self.case.heads, classes_count(self.case.book, self.case.rules.id)
            worn = {"class": {side: one.armour_class for side, one in heads.items()}} if counts else {}
            return {**worn, "cloak": {side: one.cloak for side, one in heads.items() if one.cloak}}
        everybody = [one for side in SIDES for one in _fighters(self.case, side)]
        return {"class": {one["id"]: one["armour_class"] for one in everybody}}

    def table(self) -> list[Mismatch]:
        """A battle is signed: what its nomination's table then says of rating and round points, against what is expected."""
        expect = self.case.example.raw["expect"]
        if not self.teams or "rating" not in expect:
            return []
        self.house.must(self.seats["hofmarshal"], self.stream, {"type": "sign"})
        scene = self.house.scene(f"nomination/{self.stream.split('/')[1]}")
        rows = [row for one in scene["stages"].values() for group in one["groups"].values() for row in group["rows"]]
        figures = {row["entry"]: row["figures"] for row in rows}
        names = {"rating": "rating_points", "round_points": "round_points"}
        seen = {
            name: {side: figures[team].get(of, 0) for side, team in self.teams.items()} for name, of in names.items()
        }
        return list(mismatches({name: expect[name] for name in names if name in expect}, seen, "table"))

    def _compare(self, expect: Mapping[str, Any], where: str) -> tuple[Mismatch, ...]:
        wanted = {name: value for name, value in expect.items() if name not in ("cites", "codes")}
        return mismatches(wanted, self.told.seen(tuple(wanted)), where)

    def _line(self, line: Line) -> None:
        assert line.issued is not None
        issued, base = line.issued, self.base
        command = self._on_the_wire(msgspec.to_builtins(issued.command))
        word = str(command["type"])
        name = issued.seat
        spoken_for = name.startswith("fighter") and word in SPOKEN_FOR
        seat = self.seat(SPOKEN_FOR[word] if spoken_for else name)
        answer = self.house.give(seat, self.stream, command, base + issued.t, round=0)
        self.told.heard(answer)
        if answer["status"] == "done":
            self.events[issued.id] = answer["event"]
            if word == "reveal":
                self.opened[str(command["side"])] = list(command["order"])
            self.begun = self.begun or word == "start"
        self.wrong += self._as_expected(line, answer, stranger=seat.device is None)

    def _as_expected(self, line: Line, answer: Mapping[str, Any], *, stranger: bool) -> Iterator[Mismatch]:
        where = f"do[{line.index}]"
        refused = answer["status"] == "refused"
        if line.refused is None:
            if answer["status"] != "done":
                yield Mismatch(where, "done", f"{answer['status']} {_said(answer)}")
        elif not refused:
            yield Mismatch(f"{where}.refused", ", ".join(line.refused) or "true", str(answer["status"]))
        elif stranger:  # who has no device is told that, and nothing of the rulebook
            if not {"device-unsigned", "device-spectator"} & _said(answer):
                yield Mismatch(f"{where}.refused", "device-unsigned", ", ".join(_said(answer)))
        else:
            yield from (
                Mismatch(f"{where}.refused", wanted, ", ".join(sorted(_said(answer))))
                for wanted in line.refused
                if wanted not in _said(answer)
            )

    def _on_the_wire(self, command: dict[str, Any]) -> dict[str, Any]:
        """A command with the server's instants and the ids its events have there; defaults left out."""
        told = {name: value for name, value in command.items() if value not in (None, "", (), [], {}, False)}
        for name in ("event", "claim", "replaces"):
            if told.get(name) in self.events:
                told[name] = self.events[told[name]]
        if "exchange" in told and isinstance(told["exchange"], list | tuple):
            told["exchange"] = [
                {**blow, "at": blow["at"] + self.base} if blow.get("at") is not None else blow
                for blow in told["exchange"]
            ]
        if command["type"] == "return":
            told.setdefault("reason", "")
        return told


def _said(answer: Mapping[str, Any]) -> set[str]:
    """Every code and clause of an answer."""
    said = [answer.get("said") or {}, *(one["said"] for one in answer.get("reasons") or ())]
    return {one.get("code", "") for one in said} | {clause for one in said for clause in one.get("cites") or ()}


# Who meets


def _by_hand(case: Case) -> bool:
    """Whether the fighters cannot come from rosters and inspections: hits that no rule gives, a roster over the limit."""
    rules, heads = case.rules, [h for head in case.heads.values() for h in _heads(head)]
    if rules.team and not case.heads["red"].roster:
        return True
    for head in heads:
        if head.hits is not None and rules.hits is not None and rules.hits.source != "equal":
            return True
    if len({head.hits for head in heads}) > 1:
        return True
    return any(_over(case, side) for side in SIDES) if rules.team else False


def _over(case: Case, side: str) -> bool:
    from hofmarshal.contest.rosters import check_roster

    mine = list(_fighters(case, side))
    main = sum(one["main"] for one in mine)
    return bool(check_roster(case.rules, main, len(mine) - main))


def _heads(head: SideHead) -> list[Any]:
    return list(head.roster) if isinstance(head.roster, tuple) and head.roster else [head]


def _fighters(case: Case, side: str) -> Iterator[dict[str, Any]]:
    """The fighters of a side as plain values, numbered."""
    head = case.heads[side]
    if not case.rules.team:
        yield _fighter(case, side, side, head, 0)
    elif isinstance(head.roster, RosterSize):
        for n in range(1, head.roster.main + head.roster.reserves + 1):
            one = SideHead(number=n, reserve=n > head.roster.main, armour_class=head.roster.armour_class)
            yield _fighter(case, side, f"{side}-{n}", one, n)
    else:
        for n, named in enumerate(head.roster, 1):
            yield _fighter(case, side, f"{side}-{named.number or n}", named, named.number or n)


def _fighter(case: Case, side: str, name: str, head: Any, number: int) -> dict[str, Any]:
    halves = starting_halves(case.rules, head.armour_class)
    if head.hits is not None and case.rules.hits is not None:
        halves = round(head.hits * 2)
    return {
        "id": name, "side": side, "number": number, "main": not head.reserve, "halves": halves,
        "armour_class": head.armour_class,
    }  # fmt: skip


def _overrides(case: Case) -> Iterator[dict[str, Any]]:
    """The case's own overrides, and the equal hits that were set before."""
    yield from case.example.raw.get("overrides") or ()
    hits = {head.hits for head in case.heads.values()}
    if not case.rules.team and hits != {None} and case.rules.hits is not None:
        (given,) = hits
        yield {
            "path": "hits.halves", "value": round((given or 0) * 2), "replaces": case.rules.hits.cites[0],
            "reason": "Set before this tournament.", "by": "organiser",
        }  # fmt: skip
