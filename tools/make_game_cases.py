"""Writes the worked cases of a game as the browser's engine tests them: `ui/src/lib/game/cases.json`; `--check` only compares.

Each case is what the server records of it, line by line, and what it says the character is then.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from hofmarshal.desk.examples import game_for
from hofmarshal.exchange.books import packaged
from hofmarshal.larp.character import fresh
from hofmarshal.larp.examples import Case, Played, advance, line, lines_of, told_at, view
from hofmarshal.rules.book_model import Example, Rulebook

OUT = Path(__file__).parents[1] / "ui" / "src" / "lib" / "game" / "cases.json"
SHOWN = (
    "state", "hits", "most_hits", "limbs", "reason", "most_reason", "traumas", "death", "next", "may", "supervised",
)  # fmt: skip
"""What both engines must say."""


def case_of(book: Rulebook, example: Example) -> dict[str, Any]:
    """One case: its rules and facts, and after each line the instant it was told, how many facts there were, how it is then."""
    game = game_for(book, example)
    played = Played(fresh(game), [], {})
    steps: list[dict[str, Any]] = []
    until = 0
    for index, raw in enumerate(lines_of(msgspec.convert(example.raw["game"], Case))):
        until = max(until, told_at(raw))
        advance(played, until)
        line(played, index, raw)
        shown = view(played.state, until)
        steps.append({"told": until, "facts": len(played.state.facts), "is": {name: shown[name] for name in SHOWN}})
    facts = [msgspec.to_builtins(one) for one in played.state.facts]
    return {"name": example.id, "rules": msgspec.to_builtins(game), "facts": facts, "steps": steps}


def cases() -> Iterator[dict[str, Any]]:
    """Every worked case of the packaged games."""
    for book in packaged().values():
        for example in book.examples:
            if "game" in example.raw:
                yield case_of(book, example)


def text() -> str:
    """The file: each game once, its cases naming it by place."""
    found, rules = list(cases()), list[Any]()
    for one in found:
        if one["rules"] not in rules:
            rules.append(one["rules"])
        one["rules"] = rules.index(one["rules"])
    return json.dumps({"rules": rules, "cases": found}, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    """Write or compare."""
    if "--check" in sys.argv[1:]:
        if not OUT.is_file() or OUT.read_text(encoding="utf-8") != text():
            sys.exit("Stale: cases.json. Run ./dev exec python tools/make_game_cases.py.")
        return
    OUT.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
