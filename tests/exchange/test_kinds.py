"""Every file that ships satisfies the JSON Schema of its kind, and the schemas refuse what the loader refuses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jsonschema
import pytest

from hofmarshal.exchange.kinds import all_schemas
from hofmarshal.rules.yamldoc import parse

ROOT = Path(__file__).parents[2]
BOOKS = "src/hofmarshal/rulebooks/*/"
FILES = {
    "rulebook": [BOOKS + "rulebook.yaml", "tests/rulebooks/*/rulebook.yaml"],
    "clauses": [BOOKS + "clauses.yaml", "tests/rulebooks/*/clauses.yaml"],
    "nomination": [BOOKS + "nominations/*.yaml", "tests/rulebooks/*/nominations/*.yaml"],
    "gear": [BOOKS + "gear.yaml"],
    "admission": [BOOKS + "admission.yaml"],
    "game": [BOOKS + "game.yaml", "tests/rulebooks/*/game.yaml"],
    "ledger": [BOOKS + "ledger.yaml"],
    "examples": [BOOKS + "examples/*.yaml", "tests/rulebooks/*/examples/*.yaml"],
    "protocol": ["examples/*.yaml", "examples/*/bouts/*.yaml"],
    "nomination-folder": ["examples/*/nomination.yaml"],
    "decisions": ["examples/*/decisions.yaml"],
    "gear-inspection": ["examples/gear/*.yaml"],
}
SCHEMAS = all_schemas()


def faults(kind: str, data: Any) -> list[str]:
    return [e.message for e in jsonschema.Draft202012Validator(SCHEMAS[kind]).iter_errors(data)]


def test_every_kind_has_files_here() -> None:
    assert set(SCHEMAS) == set(FILES)


@pytest.mark.parametrize("kind", FILES)
def test_every_file_satisfies_its_schema(kind: str) -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMAS[kind])
    paths = [p for pattern in FILES[kind] for p in sorted(ROOT.glob(pattern))]
    assert paths
    for path in paths:
        assert faults(kind, parse(path.read_bytes(), path.name).data) == [], path


PROTOCOL = {"rulebook": "isb-duel", "nomination": "longsword", "sides": {"red": {}, "blue": {}}}


@pytest.mark.parametrize(
    "line",
    [
        {"call": {}},
        {"t": 0, "cal": {}},
        {"t": 0, "call": {}, "halt": {}},
        {"t": "soon", "call": {}},
        {"t": 0, "ready": {"side": "green"}},
        {"t": 0},
    ],
)
def test_a_line_must_have_a_time_and_one_known_command(line: dict[str, Any]) -> None:
    assert faults("protocol", {**PROTOCOL, "do": [line]})


def test_a_good_line_passes() -> None:
    assert faults("protocol", {**PROTOCOL, "do": [{"t": 0.5, "as": "hofmarshal", "call": {}}]}) == []
