"""Rulebooks with faults, and questions about rulebooks that are not there, for `bad_input.py`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bad_files import Case, Content

HEAD = """\
id: mine
name: {en: Mine, ru: Мой, uk: Мій}
edition: 2024-02-29
language: en
common:
  clock: {limit: 60000, time_end: on-stop, cites: [m.time]}
"""
CLAUSES = """\
- {id: m.time, source: "1", kind: end, status: stated, statement: {en: A minute., ru: Минута., uk: Хвилина.}}
- {id: m.hit, source: "2", kind: score, status: stated, statement: {en: One., ru: Один., uk: Один.}}
- {id: m.head, source: "3", kind: score, status: stated, statement: {en: Two., ru: Два., uk: Два.}}
- {id: m.push, source: "4", kind: conduct, status: stated, statement: {en: No., ru: Нет., uk: Ні.}}
"""
DUEL = """\
id: duel
name: {en: Duel, ru: Дуэль, uk: Дуель}
mechanism: points
zones:
  - {id: head, part: head, name: {en: head, ru: голова, uk: голова}}
  - {id: torso, part: torso, name: {en: torso, ru: корпус, uk: корпус}}
scoring:
  - {when: {zone: head}, points: 2, cites: [m.head]}
  - {points: 1, cites: [m.hit]}
breaches:
  - {clause: m.push, brings: warning, cites: [m.push]}
"""
EXAMPLES = """\
- clause: [m.head]
  nomination: duel
  contest: {from: start, do: [{t: 5, hit: {by: red, zone: head}}]}
  expect: {score: {red: 2, blue: 0}}
"""
GOOD: dict[str, Content] = {
    "mine/rulebook.yaml": HEAD,
    "mine/clauses.yaml": CLAUSES,
    "mine/nominations/duel.yaml": DUEL,
    "mine/examples/hits.yaml": EXAMPLES,
}
CHECK = ("rules", "check", "mine")


def book(name: str, file: str, text: Content, *at: str) -> Case:
    """A rulebook with one file altered, met by `rules check`."""
    return Case(name, CHECK, {**GOOD, f"mine/{file}": text}, tuple(f"mine/{place}" for place in at))


def duel(name: str, right: str, wrong: str, line: int) -> Case:
    """A rulebook whose nomination is altered; it has no examples, which would fail besides."""
    case = book(name, "nominations/duel.yaml", DUEL.replace(right, wrong), f"nominations/duel.yaml:{line}: ")
    return case._replace(files={**case.files, "mine/examples/hits.yaml": "[]\n"})


def lint() -> Iterator[Case]:
    """Each fault of what a rulebook says."""
    clash = "  - {when: {zone: head}, points: 3, cites: [m.head]}\n  - {points: 1"
    yield duel("two rows that clash", "  - {points: 1", clash, 9)
    yield duel(
        "a row behind a wider one",
        "scoring:",
        "scoring:\n  - {when: {zone: [head, torso]}, points: 3, cites: [m.hit]}",
        9,
    )
    yield duel("a row that can never match", "{zone: head}", "{force: {over: 5, under: 4}}", 8)
    yield duel("a table without its last row", "{points: 1", "{when: {zone: torso}, points: 1", 9)
    yield duel("a word of no list", "{zone: head}", "{zone: haed}", 8)
    yield duel("a clause that is not there", "cites: [m.hit]", "cites: [m.hit, m.hti]", 9)
    yield duel("a value without a clause", "breaches:", "rounds: {win: 2}\nbreaches:", 10)
    yield duel("a translation that is missing", "ru: корпус", "ru: ''", 6)
    uncited = DUEL.replace("breaches:\n  - {clause: m.push, brings: warning, cites: [m.push]}\n", "")
    yield book("a clause that nothing cites", "nominations/duel.yaml", uncited, "clauses.yaml:4: ")
    gap = CLAUSES.replace("kind: end, status: stated", "kind: end, status: gap")
    yield book("a gap without its resolution", "clauses.yaml", gap, "clauses.yaml:1: ")
    twice = CLAUSES + CLAUSES.splitlines()[3] + "\n"
    yield book("a clause twice", "clauses.yaml", twice, "clauses.yaml:5: ")
    more = "- {clause: [m.haed], nomination: duel, nominations: {}, expect: {count: 1}}\n"
    yield book("an example of no clause", "examples/hits.yaml", more, "examples/hits.yaml:1: ")
    fails = EXAMPLES.replace("red: 2", "red: 3")
    yield book("an example that fails", "examples/hits.yaml", fails, "examples/hits.yaml:1: ")
    offer = HEAD + "offers: {nominations: [duel, shrt], cites: [m.time]}\n"
    yield book("an offer of no nomination", "rulebook.yaml", offer, "rulebook.yaml:7: ")


def loading() -> Iterator[Case]:
    """Rulebooks that cannot be read."""
    yield book("an edition of 31 February", "rulebook.yaml", HEAD.replace("02-29", "02-31"), "rulebook.yaml:3: ")
    yield book(
        "a rulebook that needs one that is not there",
        "rulebook.yaml",
        HEAD + "requires: [nothing]\n",
        "rulebook.yaml:7: ",
    )
    yield duel("an unknown key of a rulebook", "mechanism: points", "mechanism: points\nmechanics: x", 4)
    yield duel("a value of the wrong kind", "points: 2", "points: two", 8)
    yield duel("a nomination that extends itself", "mechanism: points", "mechanism: points\nextends: duel", 4)
    yield book("a file of no kind", "nomination/duel.yaml", DUEL, "nomination/duel.yaml: ")
    yield book("a link out of the folder", "nominations/more.yaml", Path("../../../outside.yaml"), "")
    yield Case("a rulebook without its head", CHECK, {"mine/clauses.yaml": CLAUSES}, ("mine/rulebook.yaml: ",))
    yield Case("a rulebook's folder that is not there", CHECK, {}, ("mine: ",))
    yield Case("a folder without YAML", CHECK, {"mine/x.txt": "x"}, ("mine: ",))
    yield Case("a file in place of a rulebook's folder", CHECK, {"mine": "x"}, ("mine: ",))
    yield Case("this folder, which is no rulebook", ("rules", "check", "."), {"a.yaml": "x: 1\n"}, ("",))


def questions() -> Iterator[Case]:
    """Rulebooks, clauses, groups and kinds that are not there."""
    yield Case("show an unknown clause", ("rules", "show", "isb-duel", "isb-duel.nonsense"), {}, ("",))
    yield Case("show an unknown rulebook", ("rules", "show", "isb-dual"), {}, ("isb-dual: ",))
    coverage = ("rules", "coverage", "--clauses", "c.yaml")
    listed = "a-group:\n  - {id: a.b, kind: end, must: x}\n"
    yield Case("coverage of an unknown group", (*coverage, "--only", "b-group"), {"c.yaml": listed}, ("c.yaml: ",))
    yield Case("coverage of no list of clauses", coverage, {"c.yaml": "- 1\n"}, ("c.yaml:1: ",))
    yield Case("the schema of an unknown kind", ("rules", "schema", "nonsense"), {}, ("",))
    yield Case("a new rulebook in a taken folder", ("rules", "new", "mine"), {"mine/x": "x"}, ("mine: ",))
    yield Case("a new rulebook of a bad name", ("rules", "new", "Mine!"), {}, ("",))


def cases() -> Iterator[Case]:
    """Every case of rulebooks."""
    yield from lint()
    yield from loading()
    yield from questions()
