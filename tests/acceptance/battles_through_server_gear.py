"""Plays the cases of gear through the served event: an expert records piece by piece, and reads what the server says of each."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from typing import Any

from battles_through_server_desk import Played
from battles_through_server_office import Desk

from hofmarshal.rules.book_model import Example, Rulebook

WORST = ("pass", "fix", "unmeasured", "reject")
SETTLED = ("admission-no-rule", "admission-forbidden-item")
"""What is said of a piece whatever its facts are."""

ALONE = ("admission-nothing-asked",)
"""Said only where a piece is judged by some clauses alone, which the server never does."""

_nominations: dict[tuple[int, str, str], str] = {}


def bearer(desk: Desk, book: Rulebook, kind: str) -> tuple[str, str]:
    """Somebody whose gear may be seen for a nomination of this kind: on a team's roster where teams fight."""
    key = (id(desk), book.id, kind)
    if key not in _nominations:
        _nominations[key] = desk.nomination(book.id, kind)
    name, rules = _nominations[key], book.nomination(kind)
    if rules is None or not rules.team:
        return name, desk.enter(name)
    team, entry = desk.enter(name), desk.enter()
    mates = desk.people(rules.roster.main_min - 1) if rules.roster is not None and rules.roster.main_min else []
    members = [{"entry": one, "number": n} for n, one in enumerate((entry, *mates), 1)]
    status, got = desk.roster(name, team, members)
    assert status == 200, got
    return name, entry


def gear(desk: Desk, book: Rulebook, example: Example) -> Played:
    """A kit, or one piece of it, is recorded; the verdicts are read from the inspection's topic."""
    played, case, house = Played(), example.raw["gear"], desk.house
    name, entry = bearer(desk, book, example.nomination or "")
    stream, topic = f"inspection/{name}/{entry}", f"gear/{name}/{entry}"
    house.must(house.expert, stream, {"type": "open"})
    pieces = case.get("items") or [case["item"]] if "item" in case else case["items"]
    for number, one in enumerate(pieces):
        command = {"type": "record", "piece": f"p{number}", "kind": one["kind"], "facts": one.get("facts") or {}}
        answer = house.give(house.expert, stream, command)
        if answer["status"] != "done":
            played.hear_answer(answer)
    scene = _scene(desk, topic, len(pieces) + 1)
    by = set(case.get("by") or ())
    found = [one for one in _findings(scene, whole="items" in case) if not by or _rests(one, by)]
    for one in found:
        played.hear(one["said"])
    expect = dict(example.raw["expect"])
    codes = [code for code in expect.pop("codes", ()) if code not in ALONE]
    if (
        by and not found
    ):  # nothing is asked of it by these clauses: the nomination's book of gear knows them, or not at all
        played.cites.update(_book(desk, name))
        played.silent = by - played.cites
    failed = [one for one in found if one["verdict"] in ("fix", "reject")]
    played.compare(
        {**expect, "codes": codes},
        {
            "verdict": max((one["verdict"] for one in found), key=WORST.index, default="pass"),
            "failed": list(dict.fromkeys(clause for one in failed for clause in one["said"]["cites"])),
            "unmeasured": [one["fact"] for one in found if one["verdict"] == "unmeasured"],
            "missing": [one["fact"] for one in scene["missing"]],
            "carries": {k: v for piece in scene["pieces"] for k, v in (piece.get("carries") or {}).items()},
            "codes": [one["said"]["code"] for one in found],
        },
    )
    return played


def armour(desk: Desk, book: Rulebook, example: Example) -> Played:
    """Body armour is recorded layer by layer; the class and its reasons are read from the inspection's topic."""
    played, case, house = Played(), example.raw["armour"], desk.house
    name, entry = bearer(desk, book, example.nomination or "")
    stream = f"inspection/{name}/{entry}"
    house.must(house.expert, stream, {"type": "open"})
    layers, facts = list(case.get("layers") or ()), dict(case.get("facts") or {})
    answer = house.give(house.expert, stream, {"type": "wear", "layers": layers, "facts": facts})
    codes = played.hear_answer(answer)
    worn: Mapping[str, Any] = {}
    if answer["status"] == "done":
        worn = _scene(desk, f"gear/{name}/{entry}", 2)["armour"] or {}
    for said in worn.get("steps") or ():
        played.hear(said)
        codes.append(said["code"])
    clauses = house.done(house.expert, "GET", f"/api/office/gear/{name}")
    matters = list((clauses.get("armour") or {}).get("cites") or ())
    played.cites.update(matters)
    expect = dict(example.raw["expect"])
    wanted = set(expect.pop("cites", ())) - played.cites
    played.cites -= wanted
    seen = {"class": worn.get("value"), "rows": list(worn.get("rows") or ()), "codes": codes, "matters": matters}
    played.compare({**expect, "uncited": []}, {**seen, "uncited": sorted(wanted)})
    return played


def _scene(desk: Desk, topic: str, number: int) -> dict[str, Any]:
    """An inspection as the expert's page shows it, once it shows so many acts."""
    eyes = desk.house.eyes(desk.house.expert, topic)
    assert eyes.until(lambda: (eyes.views.get(topic) or {}).get("number", 0) >= number), (topic, eyes.views, eyes.wrong)
    eyes.close()
    found: dict[str, Any] = eyes.views[topic]
    return found


def _findings(scene: Mapping[str, Any], *, whole: bool) -> Iterator[dict[str, Any]]:
    """Everything judged, piece by piece; of a whole kit, what is missing too."""
    yield from itertools.chain.from_iterable(piece["findings"] for piece in scene["pieces"])
    if whole:
        yield from scene["missing"]


def _rests(finding: Mapping[str, Any], by: set[str]) -> bool:
    return finding["said"]["code"] in SETTLED or bool(by & set(finding["said"]["cites"]))


def _book(desk: Desk, name: str) -> set[str]:
    """The clauses that the book of a nomination's gear names."""
    return set(desk.house.done(desk.house.expert, "GET", f"/api/office/gear/{name}")["clauses"])
