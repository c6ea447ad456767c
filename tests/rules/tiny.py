"""A small rulebook for tests, and what loads it with some of its files altered."""

from __future__ import annotations

from hofmarshal.rules.book import Rulebook, load
from hofmarshal.rules.notes import BadInput, Problem
from hofmarshal.text import LANGUAGES, say

HEAD = """\
id: tiny
name: {en: Tiny, ru: Малый, uk: Малий}
edition: 2024-02-29
language: en
common:
  clock: {limit: 60000, time_end: on-stop, cites: [t.time]}
"""

CLAUSES = """\
- {id: t.time, source: "1", kind: end, status: stated, statement: {en: A minute., ru: Минута., uk: Хвилина.}}
- {id: t.hit, source: "2", kind: score, status: stated, statement: {en: One., ru: Один., uk: Один.}}
- {id: t.head, source: "3", kind: score, status: stated, statement: {en: Two., ru: Два., uk: Два.}}
- {id: t.push, source: "4", kind: conduct, status: stated, statement: {en: No., ru: Нет., uk: Ні.}}
"""

DUEL = """\
id: duel
name: {en: Duel, ru: Дуэль, uk: Дуель}
mechanism: points
zones:
  - {id: head, part: head, name: {en: head, ru: голова, uk: голова}}
  - {id: torso, part: torso, name: {en: torso, ru: корпус, uk: корпус}}
scoring:
  - {when: {zone: head}, points: 2, cites: [t.head]}
  - {points: 1, cites: [t.hit]}
breaches:
  - {clause: t.push, brings: warning}
"""

SHORT = """\
id: short
name: {en: Short, ru: Краткая, uk: Коротка}
extends: duel
clock: {limit: 30000}
"""

EXAMPLES = """\
- {clause: [t.hit, t.time], nomination: duel}
- {clause: t.head}
"""

FILES = {
    "rulebook.yaml": HEAD,
    "clauses.yaml": CLAUSES,
    "nominations/duel.yaml": DUEL,
    "nominations/short.yaml": SHORT,
    "examples/hits.yaml": EXAMPLES,
}


def tiny(others: dict[str, Rulebook] | None = None, **changed: str) -> Rulebook:
    """The rulebook with some files replaced or added: `duel=` is nominations/duel.yaml, `head=`, `clauses=`."""
    return load(tiny_files(**changed), others or {})


def tiny_files(**changed: str) -> dict[str, bytes]:
    """The files of `tiny`."""
    names = {"head": "rulebook.yaml", "clauses": "clauses.yaml", "examples": "examples/hits.yaml"}
    files = dict(FILES)
    for name, text in changed.items():
        files[names.get(name, f"nominations/{name}.yaml")] = text
    return {path: text.encode("utf-8") for path, text in files.items()}


def problems_of(**changed: str) -> list[Problem]:
    """The problems of loading it; each is also rendered in every language."""
    try:
        tiny(None, **changed)
    except BadInput as error:
        return rendered(error.problems)
    return []


def rendered(problems: tuple[Problem, ...]) -> list[Problem]:
    """The problems, after a proof that each can be said in every language and names its file."""
    for problem in problems:
        for lang in LANGUAGES:
            assert say(problem, lang).startswith(problem.file)
    return list(problems)


def told(problems: list[Problem]) -> list[tuple[str, str, int | None]]:
    """Code, file and line of each."""
    return [(problem.code, problem.file, problem.line) for problem in problems]
