"""Promise: the longsword protocol of the design runs to what it expects, and `why` explains it in three languages."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from product import LANGUAGES, ROOT, Promise

FILE = "examples/longsword.yaml"
# The design's own lines and values; what they must give follows from isb-duel.longsword.two-hand and .other.
LINES = (
    "{t: 0,    call: {}}",
    "{t: 41,   ready: {side: red}}",
    "{t: 55,   ready: {side: blue}}",
    "{t: 60,   start: {}}",
    "{t: 71.2, hit: {by: red, zone: head, grip: two-handed}}",
    "{t: 96.0, hit: {by: blue, zone: torso, grip: one-handed}}",
    "{t: 151,  stop: {}}",
)
CITED = ("isb-duel.longsword.two-hand", "isb-duel.longsword.other", "isb-duel.end.longsword")
# Line of the protocol, clause and value that `why` must name.
REASONS = (
    (5, "isb-duel.longsword.two-hand", {"points": 2}),
    (6, "isb-duel.longsword.other", {"points": 1}),
    (7, "isb-duel.end.longsword", {"limit": 90000}),
)


def main() -> None:
    """Runs the protocol, asks why, and runs it with expectations that do not come true."""
    promise = Promise("The protocol of the design runs to its expect: red wins 2:1 at time, by three clauses")
    text = (ROOT / FILE).read_text(encoding="utf-8")
    promise.check("the file has the design's seven lines", all(f"  - {line}" in text for line in LINES))
    ran = promise.runs("run", FILE, "--json")
    result = (ran.data or {}).get("result") or {}
    promise.equal("winner", result.get("winner"), "red")
    promise.equal("score", result.get("score"), {"red": 2, "blue": 1})
    promise.equal("termination", result.get("termination"), "time")
    cites = result.get("cites", ())
    promise.check(f"it cites {', '.join(CITED)}", set(CITED) <= set(cites), cites)
    _why(promise)
    _wrong(promise, text)
    promise.done()


def _why(promise: Promise) -> None:
    for lang in LANGUAGES:
        told = set()
        for number, clause, value in REASONS:
            explained = promise.runs("why", FILE, number, "--json", "--lang", lang).data or []
            promise.check(
                f"line {number} in {lang} names {clause} and {value}", _names(explained, clause, value), explained
            )
            printed = promise.runs("why", FILE, number, "--lang", lang).out
            promise.check(f"line {number} in {lang}, for people, names {clause}", f"[{clause}" in printed, printed)
            told.add(next((one["statements"].get(clause, "") for one in explained if one["statements"]), ""))
        promise.check(
            f"each clause's statement is shown in {lang}", len(told) == len(REASONS) and all(told), sorted(told)
        )
        cyrillic = [text for text in told if any("а" <= letter <= "я" for letter in text.lower())]
        promise.check(
            f"the statements are in {lang}", len(cyrillic) == (0 if lang == "en" else len(told)), sorted(told)
        )


def _names(explained: list[dict[str, Any]], clause: str, value: dict[str, Any]) -> bool:
    """Whether a step of the explanation rests on the clause, and one of its values is this one."""
    events = [one["event"] for one in explained if one["event"]]
    steps = [step for event in events for step in event["steps"] if clause in step["cites"]]
    values = [v for event in events for v in event["values"] if clause in v["cites"]]
    return bool(steps) and any(_holds(v["value"], value) for v in values)


def _holds(said: dict[str, Any], value: dict[str, Any]) -> bool:
    return all(said.get(key) == number for key, number in value.items())


def _wrong(promise: Promise, text: str) -> None:
    changes = (("winner: red", "winner: blue"), ("blue: 1}", "blue: 0}"), ("termination: time", "termination: points"),
               ("isb-duel.end.longsword]", "isb-duel.end.halberd]"))  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        for right, wrong in changes:
            path = Path(folder, "wrong.yaml")
            path.write_text(text.replace(right, wrong), encoding="utf-8")
            promise.check(f"`{right}` stands in the file", right in text)
            promise.runs("run", path, code=1)


if __name__ == "__main__":
    main()
