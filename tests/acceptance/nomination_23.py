"""Promise: a nomination of 23 entries runs from its workbook to its places, each explained and right by the clauses."""

from __future__ import annotations

import csv
import hashlib
import json
import math
from collections import Counter
from itertools import combinations
from typing import Any, NamedTuple

from product import LANGUAGES, ROOT, Promise
from python_calamine import CalamineWorkbook

FOLDER = "examples/shchyt-mech-23"
HOME = ROOT / FOLDER
HEADINGS = {"entry": "номер", "name": "ім'я", "club": "клуб"}
STAGES = ("qualifying", "semi-final", "final")
Data = dict[str, Any]
Tables = dict[tuple[str, str], list[str]]
"""Of each stage and group: who has a place, the first first."""


class Bout(NamedTuple):
    """A bout of a group as the product reports it."""

    bout: str
    red: str
    blue: str
    red_score: int
    blue_score: int
    winner: str
    fought: bool
    extra: bool


class Tie(NamedTuple):
    """Fighters of one group level in wins, and the step of sm.12.8 that told them apart."""

    entries: tuple[str, ...]
    by: str


def bouts_of(group: Data) -> list[Bout]:
    """The bouts of a group that count."""
    return [
        Bout(r["bout"], r["red"], r["blue"], r["red_score"], r["blue_score"], r[r["winner"]] if r["winner"] else "",
             r["status"] == "fought", r["extra"])
        for r in group["results"]
        if r["status"] != "void"
    ]  # fmt: skip


def table(entries: list[str], bouts: list[Bout]) -> tuple[list[tuple[str, ...]], list[Tie]]:
    """Who is where by sm.12.8: wins; then the bouts among those level; then points in the group; then extra bouts."""
    main = [bout for bout in bouts if not bout.extra]

    def wins(who: str, among: list[Bout]) -> int:
        return sum(bout.winner == who for bout in among)

    def points(who: str) -> int:
        scored = [(b.red, b.red_score) for b in main if b.fought] + [(b.blue, b.blue_score) for b in main if b.fought]
        return sum(number for one, number in scored if one == who)

    def within(group: tuple[str, ...], every: list[Bout]) -> list[Bout]:
        return [bout for bout in every if bout.red in group and bout.blue in group]

    parts: list[tuple[str, ...]] = []
    ties: list[Tie] = []
    for level in split(tuple(entries), {who: wins(who, main) for who in entries}):
        rest = [level]
        for clause in ("sm.12.8.1", "sm.12.8.2", "sm.12.8.3"):
            after: list[tuple[str, ...]] = []
            for part in rest:
                among = within(part, main if clause == "sm.12.8.1" else bouts)
                keys = {
                    who: points(who) if clause == "sm.12.8.2"
                    else wins(who, among if clause == "sm.12.8.1" else [b for b in among if b.extra])
                    for who in part
                }  # fmt: skip
                found = split(part, keys)
                if len(part) > 1 and len(found) == len(part):
                    ties.append(Tie(part, clause))
                after += found
            rest = after
        parts += rest
    return parts, ties


def split(part: tuple[str, ...], keys: dict[str, int]) -> list[tuple[str, ...]]:
    """A tied set by a number, the highest first."""
    return [tuple(who for who in part if keys[who] == key) for key in sorted(set(keys.values()), reverse=True)]


def main() -> None:
    """Reads the folder, runs it, and compares what came out with what the clauses give."""
    promise = Promise("A Shield-Sword nomination of 23 runs through its three stages to places, each explained")
    entries = _entries(promise)
    data: Data = promise.runs("run", FOLDER, "--json").data or {}
    if not promise.check("it is complete", data.get("final") is True and not data["open"] and not data["refused"]):
        promise.done()
    stages = {stage["id"]: stage["groups"] for stage in data["stages"]}
    promise.equal("stages", list(stages), list(STAGES))
    gone = _left(promise, data)
    _draw(promise, data, stages, entries)
    _bouts(promise, stages, gone)
    tables, ties = _tables(promise, stages, gone)
    _ties(promise, stages, ties)
    _promotion(promise, stages, tables)
    _places(promise, data, tables, gone)
    _words(promise, entries)
    promise.done()


def _entries(promise: Promise) -> dict[str, Data]:
    book = CalamineWorkbook.from_path(str(HOME / "entries.xlsx"))
    head, *rows = [row for name in book.sheet_names for row in book.get_sheet_by_name(name).to_python() if any(row)]
    columns = {word: head.index(heading) for word, heading in HEADINGS.items()}
    found = {str(row[columns["entry"]]): {word: str(row[at]) for word, at in columns.items()} for row in rows}
    promise.equal("entries in the workbook", len(found), 23)
    latin = [one["name"] for one in found.values() if not all("Ѐ" <= c <= "ӿ" or c in " '’-" for c in one["name"])]
    promise.equal("names that are not Cyrillic", latin, [])
    clubs = Counter(str(one["club"]) for one in found.values())
    promise.check(f"three clubs: {', '.join(f'{club} ({n})' for club, n in clubs.items())}", len(clubs) == 3, clubs)
    return found


def _left(promise: Promise, data: Data) -> dict[str, str]:
    left = {one["entry"]: one["standing"] for one in data["left"]}
    withdrawn = [code for code, one in left.items() if one["state"] == "withdrawn"]
    removed = [code for code, one in left.items() if one["state"] == "removed"]
    promise.equal("withdrawals", len(withdrawn), 1)
    promise.check(f"{withdrawn} withdrew by a decision of the folder", _decided("withdraw", withdrawn))
    promise.equal("removed after two disqualifications", [left[code]["disqualifications"] for code in removed], [2])
    why = [one["why"]["cites"] for code, one in left.items() if code in removed]
    promise.equal("the removal rests on", why, [["sm.two-dq"]])
    return {code: one["state"] for code, one in left.items()}


def _decided(name: str, entries: list[str]) -> bool:
    text = (HOME / "decisions.yaml").read_text(encoding="utf-8")
    return all(f"{name}: {{entry: {code}," in text for code in entries)


def _draw(promise: Promise, data: Data, stages: dict[str, list[Data]], entries: dict[str, Data]) -> None:
    seed = data["lot"]["seed"]
    order = sorted(entries, key=lambda code: hashlib.sha256(f"{seed}:{code}".encode()).hexdigest())
    promise.equal("the lot follows from its seed", data["lot"]["order"], order)
    promise.equal("its hash", data["lot"]["commitment"], hashlib.sha256(seed.encode()).hexdigest())
    sizes = sorted((len(group["entries"]) for group in stages["qualifying"]), reverse=True)
    promise.equal("the fewest groups of 4 to 7, as equal as can be (sm.12.3)", sizes, [6, 6, 6, 5])
    promise.equal("which is this many groups", len(sizes), math.ceil(len(entries) / 7))
    clubs = {code: str(one["club"]) for code, one in entries.items()}
    counts = Counter(clubs.values())
    for group in stages["qualifying"]:
        here = Counter(clubs[code] for code in group["entries"])
        most = {club: math.ceil(n / len(sizes)) for club, n in counts.items()}
        promise.check(
            f"group {group['name']}: clubs apart as far as possible", all(here[c] <= most[c] for c in here), here
        )


def _bouts(promise: Promise, stages: dict[str, list[Data]], gone: dict[str, str]) -> None:
    with (HOME / "bouts.csv").open(encoding="utf-8-sig", newline="") as file:
        recorded = {row["bout"]: row for row in csv.DictReader(file)}
    wrong, extra_round = [], []
    for group in (group for groups in stages.values() for group in groups):
        bouts = bouts_of(group)
        met = Counter(frozenset((b.red, b.blue)) for b in bouts if not b.extra)
        wanted = Counter(frozenset(pair) for pair in combinations(group["entries"], 2))
        if met != wanted:
            wrong.append(f"group {group['name']}: not all against all (sm.12.6)")
        for bout in bouts:
            row = recorded.get(bout.bout)
            if row is not None and row["status"] == "fought":
                said = (row["red"], row["blue"], int(row["red_score"]), int(row["blue_score"]), row["winner"])
                if said != (bout.red, bout.blue, bout.red_score, bout.blue_score, bout.winner):
                    wrong.append(f"bout {bout.bout}: {said} in the table")
            if not bout.fought and not {bout.red, bout.blue} & set(gone):
                wrong.append(f"bout {bout.bout}: a walkover of two who are there")
            if {bout.red_score, bout.blue_score} == {10, 9} and _had_extra_round(bout.bout):
                extra_round.append(bout.bout)
    promise.equal("all against all in each group, results as recorded; faults", wrong, [])
    promise.check(f"an extra round is recorded 10:9 (bout {', '.join(extra_round)}; sm.12.7)", extra_round)


def _had_extra_round(bout: str) -> bool:
    """Whether the bout's protocol has a round after 10:10: its own lines say so, not the product."""
    path = HOME / "bouts" / f"{bout}.yaml"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return "sm.extra" in text and text.count("start: {}") > 1


def _tables(
    promise: Promise, stages: dict[str, list[Data]], gone: dict[str, str]
) -> tuple[Tables, list[tuple[Data, Tie]]]:
    tables: Tables = {}
    ties: list[tuple[Data, Tie]] = []
    for stage, groups in stages.items():
        for group in groups:
            here = [code for code in group["entries"] if code not in gone]
            parts, found = table(here, bouts_of(group))
            ours = {code: 1 + sum(map(len, parts[:n])) for n, part in enumerate(parts) for code in part}
            theirs = {place["entry"]: place["place"] for place in group["table"] if place["place"] is not None}
            shown = " ".join(f"{code}" for part in parts for code in part)
            promise.check(f"{stage} {group['name']}: {shown}", ours == theirs, f"ours {ours}, the product's {theirs}")
            unsaid = [
                p["entry"] for p in group["table"] if not p["reasons"] or not all(r["cites"] for r in p["reasons"])
            ]
            promise.equal("  places without a reason that cites a clause", unsaid, [])
            tables[stage, group["name"]] = [code for part in parts for code in part]
            ties += [(group, tie) for tie in found]
    return tables, ties


def _ties(promise: Promise, stages: dict[str, list[Data]], ties: list[tuple[Data, Tie]]) -> None:
    for clause, what in (("sm.12.8.1", "the table among them"), ("sm.12.8.3", "extra bouts")):
        three = [(group, tie) for group, tie in ties if tie.by == clause and len(tie.entries) == 3]
        shown = "; ".join(", ".join(tie.entries) for _, tie in three)
        promise.check(f"a tie of three is settled by {what}: {shown}", three)
        for group, tie in three:
            reasons = {place["entry"]: place["reasons"][-1]["cites"] for place in group["table"]}
            promise.check(f"  and each is told so by {clause}", all(clause in reasons[e] for e in tie.entries), reasons)
    for groups in stages.values():
        for group in groups:
            extra = {frozenset((b.red, b.blue)) for b in bouts_of(group) if b.extra}
            tied = [tie.entries for one, tie in ties if one is group and tie.by == "sm.12.8.3"]
            due = {frozenset(pair) for entries in tied for pair in combinations(entries, 2)}
            promise.check(
                f"  group {group['name']}: {len(extra)} extra bouts, only between those still tied", extra == due
            )


def _promotion(promise: Promise, stages: dict[str, list[Data]], tables: Tables) -> None:
    firsts = {(s, name): order[:2] for (s, name), order in tables.items()}
    semi = sorted(code for group in stages["semi-final"] for code in group["entries"])
    promoted = sorted(code for (stage, _), two in firsts.items() if stage == "qualifying" for code in two)
    promise.equal("first and second of each qualifying group go on (sm.12.4)", semi, promoted)
    winners = {two[0] for (stage, _), two in firsts.items() if stage == "qualifying"}
    together = [
        (one, two)
        for group in stages["semi-final"]
        for one, two in combinations(group["entries"], 2)
        for (stage, _), pair in firsts.items()
        if stage == "qualifying" and {one, two} == set(pair)
    ]
    promise.equal("group-mates together in a semi-final", together, [])
    spread = [len(winners & set(group["entries"])) for group in stages["semi-final"]]
    promise.equal("group winners in each semi-final", spread, [2, 2])
    final = sorted(code for group in stages["final"] for code in group["entries"])
    finalists = sorted(code for (stage, _), two in firsts.items() if stage == "semi-final" for code in two)
    promise.equal("first and second of each semi-final are the final group (sm.12.5)", final, finalists)


def _places(promise: Promise, data: Data, tables: Tables, gone: dict[str, str]) -> None:
    """The final group first, in its order; then those who went out in the semi-finals and before, by their places."""
    wanted: dict[str, int | None] = dict.fromkeys(gone)
    for stage in reversed(STAGES):
        orders = [order for (name, _), order in tables.items() if name == stage]
        for row in range(max(map(len, orders))):
            out = [order[row] for order in orders if row < len(order) and order[row] not in wanted]
            place = 1 + sum(known is not None for known in wanted.values())
            wanted |= dict.fromkeys(out, place)
    (track,) = data["places"]
    theirs = {place["entry"]: place["place"] for place in track["places"]}
    promise.equal("final places", theirs, {code: wanted.get(code) for code in theirs})
    promise.equal("entries with or without a place", len(theirs), 23)
    unsaid = [p["entry"] for p in track["places"] if not any(c for r in p["reasons"] for c in r["cites"])]
    promise.equal("final places without a clause", unsaid, [])


def _words(promise: Promise, entries: dict[str, Data]) -> None:
    said = {}
    for lang in LANGUAGES:
        out = said[lang] = promise.runs("run", FOLDER, "--lang", lang).out
        unnamed = [one["name"] for one in entries.values() if one["name"] not in out]
        promise.equal(f"names not printed in {lang}", unnamed, [])
        bare = [c for c in ("sm.12.8.wins", "sm.12.8.1", "sm.12.8.2", "sm.12.8.3", "sm.two-dq") if f"[{c}" not in out]
        promise.equal(f"clauses of reasons not printed in {lang}", bare, [])
        for text in promise.runs("run", FOLDER, "--json", "--lang", lang).data["places"][0]["places"]:
            if any(len(r["text"].split()) < 3 for r in text["reasons"]):
                promise.check(f"a reason in {lang} is a sentence", False, json.dumps(text, ensure_ascii=False))
    promise.check("the three languages differ", len(set(said.values())) == len(LANGUAGES))


if __name__ == "__main__":
    main()
