"""The JSON Schema of every file kind, generated from its struct."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

import msgspec

from hofmarshal.rules.book_model import Clause, Head
from hofmarshal.rules.game_model import Game, Ledger
from hofmarshal.rules.gear_model import Admission, Gear
from hofmarshal.rules.model import Nomination

DIALECT = "https://json-schema.org/draft/2020-12/schema"

FILE_KINDS: dict[str, Any] = {
    "rulebook": Head,
    "clauses": tuple[Clause, ...],
    "nomination": Nomination,
    "gear": Gear,
    "admission": Admission,
    "game": Game,
    "ledger": Ledger,
}
"""The file kinds of a rulebook; other packages pass theirs beside these."""

_REF = "#/$defs/"


def schemas(kinds: Mapping[str, Any] | None = None) -> dict[str, dict[str, Any]]:
    """The JSON Schema of each file kind by its name; `kinds` maps names to types (the rulebook's own, if left out)."""
    return {name: schema(name, type_) for name, type_ in (FILE_KINDS if kinds is None else kinds).items()}


def schema(name: str, type_: Any) -> dict[str, Any]:
    """The JSON Schema of one file kind."""
    (root,), definitions = msgspec.json.schema_components((type_,), ref_template=_REF + "{name}")
    if type_ is Nomination:
        root, definitions = _partial(root, definitions)
    if type_ is Head:
        definitions = _with_common(definitions)
    return {"$schema": DIALECT, "title": name, **root, "$defs": definitions}


def _partial(root: dict[str, Any], definitions: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """A nomination as written: it may extend another, its blocks may be partial, and null takes a value away."""
    definitions = copy.deepcopy(definitions)
    whole = definitions["Nomination"]
    for name, field in whole["properties"].items():
        for used in _blocks(field):
            definitions[used] = _loosened(definitions[used])
        if name not in ("id", "name"):
            whole["properties"][name] = _or_null(field)
    whole["properties"] = {"extends": {"type": "string"}, **whole["properties"]}
    whole["required"] = ["id", "name"]
    return root, definitions


def _with_common(definitions: dict[str, Any]) -> dict[str, Any]:
    """The head of a rulebook, whose `common` is a partial nomination."""
    _, parts = _partial({}, schema_definitions(Nomination))
    common = parts.pop("Nomination")
    common["required"] = []
    merged = {**definitions, **parts, "Common": common}
    merged["Head"] = copy.deepcopy(merged["Head"])
    merged["Head"]["properties"]["common"] = {"$ref": f"{_REF}Common"}
    return merged


def schema_definitions(type_: Any) -> dict[str, Any]:
    """The definitions of a type and all it holds, by name."""
    return msgspec.json.schema_components((type_,), ref_template=_REF + "{name}")[1]


def _blocks(field: dict[str, Any]) -> list[str]:
    """The definitions a field holds itself, not in a list."""
    options = [field, *field.get("anyOf", [])]
    return [one["$ref"].removeprefix(_REF) for one in options if "$ref" in one]


def _loosened(block: dict[str, Any]) -> dict[str, Any]:
    if "en" in block.get("properties", {}):
        return block
    properties = {name: _or_null(field) for name, field in block.get("properties", {}).items()}
    return {**block, "properties": properties, "required": []}


def _or_null(field: dict[str, Any]) -> dict[str, Any]:
    options = field.get("anyOf", [field])
    if any(one.get("type") == "null" for one in options):
        return field
    kept = {name: value for name, value in field.items() if name == "default"}
    bare = [{name: value for name, value in one.items() if name != "default"} for one in options]
    return {**kept, "anyOf": [*bare, {"type": "null"}]}
