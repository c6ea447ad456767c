"""Plays the cases of admission through the served event: papers at the desk, gear at the expert's, then the draw and the call."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battles_through_server_desk import Played
from battles_through_server_office import Desk, number, passing_kit

from hofmarshal.admission.majority import MAJORITY
from hofmarshal.desk.expect import Mismatch
from hofmarshal.rules.book_model import Example, Rulebook

SIDES = ("red", "blue")
LAND = {"XX": next(one for one in ("AQ", "BV", "HM") if one not in {row.code for row in MAJORITY})}
"""A country whose age of majority nobody knows, as the desk can write it: the cases call it XX."""

MATES = 3
"""How many admitted fighters make a team that may be drawn."""

_mates: dict[int, list[str]] = {}


def admission(desk: Desk, book: Rulebook, example: Example) -> Played:
    """Somebody with these papers and this gear, in an event of these days: what the desk is told, whether he is drawn, called."""
    played, case, kind = Played(), example.raw["admission"], example.nomination or ""
    _describe(desk, case)
    rules = book.nomination(kind)
    assert rules is not None
    name = desk.nomination(book.id, kind, desk.ring(), settings={})
    own, other = Side(desk, name, team=rules.team), Side(desk, name, team=rules.team)
    land = case["fighter"].get("country") or ""
    born = str(case["fighter"].get("born") or "")
    person = desk.enter(country=LAND.get(land, land), born=born)
    own.man(person)
    other.man()
    _papers(desk, person, born, case)
    _gear(desk, book, kind, name, person, case.get("gear"))
    file = desk.house.done(desk.house.secretary, "GET", f"/api/office/papers/{person}")
    row = next(one for one in file["nominations"] if one["nomination"] == name)
    unmet = [one for one in row["conditions"] if not one["met"]]
    played.hear(*(one["said"] for one in row["conditions"]))
    played.cites.update(row["clauses"])  # with what bars whoever lacks something
    desk.check_in(name, own.entry, other.entry)
    barred = _drawn_and_called(desk, played, name, own, person)
    expect = dict(example.raw["expect"])
    seen = {
        "admitted": row["admitted"],
        "missing": [one["condition"] for one in unmet],
        "failed": list(dict.fromkeys(clause for one in unmet for clause in one["said"]["cites"])),
        "barred": row["barred"],
        "barred_by": [one for one in expect.get("barred_by", ()) if one in row["clauses"]],
        "codes": [one["said"]["code"] for one in row["conditions"]],
    }
    if barred != row["barred"]:
        played.wrong.append(Mismatch("draw and call", ", ".join(row["barred"]), ", ".join(barred)))
    played.compare(expect, seen)
    return played


class Side:
    """A side that meets: a fighter, or a team with admitted mates."""

    def __init__(self, desk: Desk, name: str, *, team: bool) -> None:
        self.desk, self.name, self.team = desk, name, team
        self.entry = ""
        self.members: list[dict[str, Any]] = []

    def man(self, person: str = "") -> None:
        """Enter the side with this person; without one all are mates whom the organiser let in."""
        desk, house = self.desk, self.desk.house
        if not self.team:
            self.entry = person or self._mate()
            entry = {"type": "enter", "entry": {"entry": self.entry}}
            house.must(house.secretary, f"nomination/{self.name}", entry)
            if not person:
                self._let_in(self.entry)
            return
        self.entry = desk.enter(self.name)
        mates = [self._mate() for _ in range(MATES - bool(person))]
        self._roster([*([person] if person else []), *mates])
        for one in mates:
            self._let_in(one)

    def one_more(self) -> None:
        """An admitted mate more, so that the team may be drawn without who is not admitted."""
        mate = self._mate()
        self._roster([*(one["entry"] for one in self.members), mate])
        self._let_in(mate)

    def _roster(self, people: list[str]) -> None:
        before, self.members = self.members, [{"entry": one, "number": n} for n, one in enumerate(people, 1)]
        body = {"nomination": self.name, "team": self.entry, "members": self.members, "before": before}
        self.desk.house.done(self.desk.house.secretary, "POST", "/api/office/rosters", body)

    def _mate(self) -> str:
        """One of a few people who fight for everybody: the bouts are over before the next begin."""
        pool = _mates.setdefault(id(self.desk), [])
        taken = _taken.setdefault(self.name, set())
        found = next((one for one in pool if one not in taken), None)
        if found is None:
            found = self.desk.enter()
            pool.append(found)
        taken.add(found)
        return found

    def _let_in(self, entry: str) -> None:
        stream = f"admission/{self.name}/{entry}"
        self.desk.house.must(self.desk.house.organiser, stream, {"type": "let-in", "reason": "Only a mate here."})


_taken: dict[str, set[str]] = {}


def _describe(desk: Desk, case: Mapping[str, Any]) -> None:
    """The event has these days and this country."""
    event = case["event"]
    ages = {LAND.get(land, land): age for land, age in (case.get("ages") or {}).items()}
    details = {
        "country": event["country"], "first_day": str(event["first_day"]), "last_day": str(event["last_day"]), "ages": ages,
    }  # fmt: skip
    desk.house.must(desk.house.organiser, "programme", {"type": "describe-event", "details": details})


def _papers(desk: Desk, person: str, born: str, case: Mapping[str, Any]) -> None:
    """What he hands in at the desk."""
    papers = {
        one["id"]: {
            "signed": one.get("signed", False), "confirms": list(one.get("confirms") or ()),
            "expires": str(one["expires"]) if one.get("expires") else None,
        }
        for one in case.get("papers") or ()
    }  # fmt: skip
    was: dict[str, Any] = {"born": born or None, "papers": {}}
    body = {"was": was, "now": {**was, "papers": papers}}
    desk.house.done(desk.house.secretary, "POST", f"/api/office/papers/{person}", body)


def _gear(desk: Desk, book: Rulebook, kind: str, name: str, person: str, verdict: str | None) -> None:
    """An expert sees his gear and comes to this verdict; nobody does where the case knows none."""
    if verdict is None:
        return
    if verdict == "pass" and book.gear is not None:
        desk.inspected(book.id, kind, name, person)
        return
    house, stream = desk.house, f"inspection/{name}/{person}"
    house.must(house.expert, stream, {"type": "open"})
    kit = passing_kit(book, kind) if book.gear is not None else [{"kind": "sword"}]
    for piece, one in enumerate(kit):
        command = {"type": "record", "piece": f"p{piece}", "kind": one["kind"], "facts": one.get("facts", {})}
        house.must(house.expert, stream, command)
    ruling = {"type": "rule", "piece": "p0", "verdict": verdict, "reason": "" if verdict == "pass" else "A crack."}
    house.must(house.expert, stream, ruling)
    house.must(house.expert, stream, {"type": "close"})


def _drawn_and_called(desk: Desk, played: Played, name: str, own: Side, person: str) -> list[str]:
    """From what he is barred when it comes to it: the draw names him, or draws; the call names him, or calls."""
    barred = []
    answer = desk.draw(name, seed=f"seed {number()}")
    if answer["status"] != "done":
        played.hear_answer(answer)
        barred.append("draw")
        if own.team:
            own.one_more()
        else:
            return barred
        answer = desk.draw(name, seed=f"seed {number()}")
        if answer["status"] != "done":
            played.wrong.append(Mismatch("draw without him", "done", str(answer)[:600]))
            return barred
    stream, bout = desk.bout(name)
    answer = desk.house.give(desk.house.secretary, stream, {"type": "call"})
    if answer["status"] != "done":
        codes = played.hear_answer(answer)
        if not any(code.startswith("admission-barred-") for code in codes):
            played.wrong.append(Mismatch("call", "admission-barred-…", ", ".join(codes)))
        barred.append("call")
    else:
        side = next(one for one in SIDES if bout[one] == own.entry)
        desk.house.must(desk.house.secretary, stream, {"type": "withdraw", "fighter": side, "reason": "Only called."})
    return barred
