"""What the desk does for a case: a nomination with its overrides, who takes part, rosters, gear seen, the draw, the ring."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterable, Mapping
from typing import Any

from battles_through_server_house import House

from hofmarshal.desk.examples import kind_of, run
from hofmarshal.rules.book_model import Rulebook

ELSEWHERE = {"admission": "elsewhere"}
"""Settings of nominations whose papers are not what the case is about."""

_numbers = itertools.count(1)


def number() -> int:
    """A number that nobody has had."""
    return next(_numbers)


class Desk:
    """The desk of a house."""

    def __init__(self, house: House, books: Mapping[str, Rulebook]) -> None:
        self.house, self.books = house, books
        self._people: list[str] = []

    # The event

    def ring(self, field: Mapping[str, Any] | None = None) -> str:
        """A new ring, its field as measured."""
        name = f"R{number()}"
        command: dict[str, Any] = {"type": "set-ring", "ring": name, "title": f"Ring {name}"}
        if field is not None:
            command["field"] = field
        self.house.must(self.house.chief, "programme", command)
        return name

    def nomination(
        self,
        rulebook: str,
        kind: str,
        ring: str = "",
        overrides: Iterable[Mapping[str, Any]] = (),
        settings: Mapping[str, Any] | None = None,
    ) -> str:
        """A nomination of a rulebook, fought at a ring, with overrides; where the rulebook is silent, a round robin."""
        name = f"n{number()}"
        rules = self.books[rulebook].nomination(kind)
        assert rules is not None
        chosen: dict[str, Any] = {"scheme": ["round-robin"]} if rules.stages is None else {}
        if not rules.ranking:
            chosen["ranking"] = ["wins"]
        laid = [
            {"path": one["path"], "value": json.dumps(one["value"], ensure_ascii=False), "replaces": one["replaces"],
             "reason": one["reason"], "by": one["by"]}
            for one in overrides
        ]  # fmt: skip
        body = {
            "name": name, "rulebook": rulebook, "nomination": kind, "wished": {"overrides": laid},
            "settings": {**chosen, **(ELSEWHERE if settings is None else settings)}, "rings": [ring] if ring else [],
        }  # fmt: skip
        self.house.done(self.house.organiser, "POST", "/api/office/setup/nominations", body)
        return name

    # People

    def enter(self, nomination: str = "", name: str = "", entry: str = "", **more: Any) -> str:
        """Somebody (or a team) is entered; the number."""
        own = entry or f"P{number()}"
        body = {"entry": own, "name": name or f"Invented {own}", "club": "", "country": "", "born": "", "contact": "",
                "takes": {nomination: {}} if nomination else {}, **more}  # fmt: skip
        got = self.house.done(self.house.secretary, "POST", "/api/office/entries", body)
        return str(got["entry"])

    def people(self, count: int) -> list[str]:
        """So many people who are entered for nothing yet: the same ones each time."""
        while len(self._people) < count:
            self._people.append(self.enter())
        return self._people[:count]

    def check_in(self, nomination: str, *entries: str) -> None:
        """They are here."""
        command = {"type": "check-in", "entries": list(entries)}
        self.house.must(self.house.secretary, f"nomination/{nomination}", command)

    def draw(self, nomination: str, seed: str = "winter", **more: Any) -> dict[str, Any]:
        """The draw by lot; what it was answered."""
        command = {"type": "draw", "seed": seed, **more}
        return dict(self.house.give(self.house.chief, f"nomination/{nomination}", command))

    def roster(self, nomination: str, team: str, members: list[dict[str, Any]]) -> tuple[int, Any]:
        """The fighters of a team; status and answer of the route."""
        body = {"nomination": nomination, "team": team, "members": members, "before": []}
        return self.house.ask(self.house.secretary, "POST", "/api/office/rosters", body)

    def bout(self, nomination: str) -> tuple[str, dict[str, Any]]:
        """The first open bout of a nomination: its stream, and who meets in it."""
        scene = self.house.scene(f"nomination/{nomination}")
        for name, one in scene["bouts"].items():
            if one.get("state", "open") == "open":
                return f"contest/{nomination}/{name}", one
        raise AssertionError(f"no open bout in {nomination}: {json.dumps(scene)[:500]}")

    # Gear

    def inspected(
        self, rulebook: str, kind: str, nomination: str, entry: str, armour_class: int = 0, cloak: str = ""
    ) -> None:
        """An expert sees a fighter's gear and passes it: his kit, his armour of this class, the cloak on this arm."""
        stream = f"inspection/{nomination}/{entry}"
        expert = self.house.expert
        self.house.must(expert, stream, {"type": "open"})
        kit = passing_kit(self.books[rulebook], kind)
        if cloak:
            kit = [*kit, *cloaks(self.books[rulebook], kind, cloak)]
        for piece, one in enumerate(kit):
            command = {"type": "record", "piece": f"p{piece}", "kind": one["kind"], "facts": one.get("facts", {})}
            self.house.must(expert, stream, command)
        if classes_count(self.books[rulebook], kind):
            worn = armour_of(self.books[rulebook], kind, armour_class)
            self.house.must(expert, stream, {"type": "wear", **worn})
        self.house.must(expert, stream, {"type": "close"})


def classes_count(book: Rulebook, kind: str) -> bool:
    """Whether armour has a class in this nomination."""
    gear = book.gear
    return gear is not None and gear.armour is not None and any(kind in (one.in_ or ()) for one in gear.armour.applies)


def _cases(book: Rulebook, kind: str, what: str) -> tuple[Mapping[str, Any], ...]:
    """The rulebook's own cases of a kind about a nomination."""
    return tuple(one.raw for one in book.examples if kind_of(one) == what and one.nomination == kind)


def passing_kit(book: Rulebook, kind: str) -> list[Mapping[str, Any]]:
    """The shortest kit of which the rulebook's own cases say that it passes."""
    found: list[list[Mapping[str, Any]]] = [
        one["gear"]["items"]
        for one in _cases(book, kind, "gear")
        if "items" in one["gear"] and one["expect"].get("verdict") == "pass"
    ]
    return min(found, key=len) if found else []


def cloaks(book: Rulebook, kind: str, arm: str) -> list[Mapping[str, Any]]:
    """A cloak on an arm as the rulebook's cases have one that passes."""
    for one in _cases(book, kind, "gear"):
        for piece in one["gear"].get("items", [one["gear"].get("item")]):
            carried = one["expect"].get("carries", {}).values()
            if piece and piece["kind"] == "cloak" and one["expect"].get("verdict") == "pass" and arm in carried:
                return [piece]
    raise AssertionError(f"no case of a cloak on the {arm} arm in {kind}")


def armour_of(book: Rulebook, kind: str, wanted: int) -> dict[str, Any]:
    """Armour of a class, as the rulebook's cases have it: of this nomination, else of any."""
    rows = [one for one in book.examples if kind_of(one) == "armour" and one.raw["expect"].get("class") == wanted]
    rows.sort(key=lambda one: one.nomination != kind)
    for one in rows:
        if run(book, one).ok:
            body = one.raw["armour"]
            return {"layers": body.get("layers", []), "facts": body.get("facts", {})}
    return {"layers": [], "facts": {"helmet": False}} if wanted == 0 else _stop(wanted)


def _stop(wanted: int) -> dict[str, Any]:
    raise AssertionError(f"no case of armour of class {wanted}")
