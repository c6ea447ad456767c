"""Promise: from the bouts of real pools `rank` gives the seeding from which the recorded first table was built."""

from __future__ import annotations

import csv
import json
import re
from collections import Counter
from fractions import Fraction
from typing import Any, NamedTuple

from product import ROOT, Promise

BY = "win-ratio,points-difference,points-scored"
POOLS = "tests/data/pools"
FILES = ("me", "wf", "ws")
# The clean events, and how many pairs of their tables must fit at least.
CLEAN = {("me", n): (28, 32) for n in ("1", "2", "3", "5")}
CLEAN |= {("wf", n): (14, 16) for n in ("1", "2", "3", "4", "5")}
CLEAN |= {("ws", n): (14, 16) for n in ("1", "2", "4", "5")}

Rows = list[dict[str, str]]
Figures = tuple[Fraction, int, int]
Bouts = list[tuple[str, str]]


class Fit(NamedTuple):
    """How a table fits a seeding: pairs that do, pairs in all, and those that do not with the exact ties they touch."""

    fit: int
    pairs: int
    misfits: list[tuple[str, list[str]]]


def rows(name: str) -> dict[str, Rows]:
    """The rows of a file of the pools, by event."""
    found: dict[str, Rows] = {}
    with (ROOT / POOLS / name).open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            found.setdefault(row["event"], []).append(row)
    return found


def figures(bouts: Rows) -> dict[str, Figures]:
    """Victories to bouts, difference and touches scored of everyone, counted here and not by the product."""
    won, fought, scored, received = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    for bout in bouts:
        for side, other in (("red", "blue"), ("blue", "red")):
            fought[bout[side]] += 1
            won[bout[side]] += bout["winner"] == side
            scored[bout[side]] += int(bout[f"{side}_score"])
            received[bout[side]] += int(bout[f"{other}_score"])
    return {who: (Fraction(won[who], n), scored[who] - received[who], scored[who]) for who, n in fought.items()}


def compare(order: list[str], known: dict[str, Figures], table: Rows) -> Fit:
    """Number those in the table by the ranking; a pair of a table of N joins seeds that sum to N + 1, a bye one beyond."""
    size = int(table[0]["table"].removeprefix("Table of "))
    inside = {pair[side] for pair in table for side in ("red", "blue")} & set(known)
    seeds = {who: number for number, who in enumerate((who for who in order if who in inside), 1)}
    equals = Counter(known[who] for who in inside)
    misfits = []
    for pair in table:
        here = [pair[side] for side in ("red", "blue") if pair[side] in known]
        numbers = [seeds[who] for who in here]
        stranger = {pair["red"], pair["blue"]} - {"BYE", *here}  # in the table, but fought in no pool
        right = sum(numbers) == size + 1 if len(here) == 2 else all(size + 1 - n > len(inside) for n in numbers)
        if not right or stranger:
            ties = [
                f"{who} (seed {seeds[who]}) with {_equals(who, inside, known)}"
                for who in here
                if equals[known[who]] > 1
            ]
            misfits.append((f"{pair['red']} – {pair['blue']}", ties))
    return Fit(len(table) - len(misfits), len(table), misfits)


def _equals(who: str, inside: set[str], known: dict[str, Figures]) -> str:
    return ", ".join(sorted(other for other in inside if other != who and known[other] == known[who]))


def same_order(order: Bouts, bouts: Bouts) -> bool:
    """Whether some numbering of the fighters, and of each bout's colours, makes these bouts the order of the table."""

    def go(at: int, given: dict[str, str]) -> bool:
        if at == len(order):
            return True
        (one, two), (red, blue) = order[at], bouts[at]
        for first, second in ((red, blue), (blue, red)):
            fits = given.get(one, first) == first and given.get(two, second) == second
            taken = {v: k for k, v in given.items()}
            fits = fits and taken.get(first, one) == one and taken.get(second, two) == two
            if fits and go(at + 1, given | {one: first, two: second}):
                return True
        return False

    return len(order) == len(bouts) and go(0, {})


def main() -> None:
    """Ranks the three files, rebuilds each first table, and compares the order of bouts in every pool."""
    promise = Promise("`hofmarshal rank` on three files of real pools gives the seeding of the recorded first tables")
    for name in FILES:
        ran = promise.runs("rank", f"{POOLS}/{name}.bouts.csv", "--by", BY, "--json")
        bouts, tables = rows(f"{name}.bouts.csv"), rows(f"{name}.first_table.csv")
        events: list[dict[str, Any]] = (ran.data or {}).get("events", [])
        promise.equal(f"{name}: events ranked", [event["event"] for event in events], list(bouts))
        for event in events:
            _event(promise, name, event, bouts[event["event"]], tables[event["event"]])
    _orders(promise)
    promise.done()


def _event(promise: Promise, name: str, event: dict[str, Any], bouts: Rows, table: Rows) -> None:
    number = event["event"]
    known = figures(bouts)
    order = [place["entry"] for place in event["places"]]
    keys = [known[who] for who in order]
    sound = keys == sorted(keys, reverse=True) and sorted(order) == sorted(known)
    places = [1 + sum(other > key for other in keys) for key in keys]
    same = [place["place"] for place in event["places"]] == places
    promise.check(f"{name} {number}: {len(order)} places follow from victories, difference, touches", sound and same)
    found = compare(order, known, table)
    least, pairs = CLEAN.get((name, number), (0, found.pairs))
    strangers = sorted({pair[side] for pair in table for side in ("red", "blue")} - {"BYE", *known})
    if strangers:
        promise.say(f"{name} {number}: in the table without having fought in a pool: {', '.join(strangers)}")
    kind = "" if (name, number) in CLEAN else " (not one of the clean events)"
    promise.check(
        f"{name} {number}: {found.fit} of {found.pairs} pairs fit{kind}", found.pairs == pairs and found.fit >= least
    )
    for pair, ties in found.misfits:
        promise.say(f"{pair}: {'; '.join(ties) or 'no tie'}")
    if (name, number) in CLEAN:
        untied = [pair for pair, ties in found.misfits if not ties]
        promise.check(f"{name} {number}: each pair that does not fit involves an exact tie", not untied, untied)


def _orders(promise: Promise) -> None:
    orders = json.loads((ROOT / "tests/data/bout_orders.json").read_text(encoding="utf-8"))["orders"]
    for name in FILES:
        sizes, wrong = Counter[int](), []
        pools: dict[tuple[str, str], Rows] = {}
        for event, bouts in rows(f"{name}.bouts.csv").items():
            for bout in bouts:
                pools.setdefault((event, bout["pool"]), []).append(bout)
        for pool, bouts in pools.items():
            fought = [(b["red"], b["blue"]) for b in sorted(bouts, key=lambda b: int(re.sub(r"\D", "", b["bout"])))]
            size = len({who for pair in fought for who in pair})
            sizes[size] += 1
            table = [(str(one), str(two)) for one, two in orders[str(size)]]
            if not same_order(table, fought):
                wrong.append(pool)
        told = ", ".join(f"{n} of {size}" for size, n in sorted(sizes.items()))
        promise.check(f"{name}: all {sum(sizes.values())} pools ({told}) were fought in our order", not wrong, wrong)


if __name__ == "__main__":
    main()
