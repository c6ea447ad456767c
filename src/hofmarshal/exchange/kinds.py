"""The JSON Schemas of every kind of file, those of rulebooks and those that are run."""

from __future__ import annotations

from typing import Any

import msgspec

from hofmarshal.admission.check import GearFile
from hofmarshal.contest.commands import BY_NAME
from hofmarshal.desk.examples import KINDS
from hofmarshal.desk.protocol import ProtocolFile
from hofmarshal.rules.schema import DIALECT, schema, schemas
from hofmarshal.tournament.decisions import NAMES
from hofmarshal.tournament.folder import NominationFile

REF = "#/$defs/{name}"


def all_schemas() -> dict[str, dict[str, Any]]:
    """Every kind of file by its name: the rulebook's, `protocol`, `nomination-folder` and `gear-inspection`."""
    return {
        **schemas(),
        "examples": examples_schema(),
        "protocol": protocol_schema(),
        "nomination-folder": schema("nomination-folder", NominationFile),
        "decisions": decisions_schema(),
        "gear-inspection": schema("gear-inspection", GearFile),
    }


def protocol_schema() -> dict[str, Any]:
    """A protocol file's schema, in which each line of `do` is one command with its fields."""
    names = [name for name in BY_NAME if name != "lapse"]
    types: list[Any] = [ProtocolFile, *(BY_NAME[name] for name in names)]
    found, components = msgspec.json.schema_components(types, ref_template=REF)
    bodies = {name: _body(components, ref, "type") for name, ref in zip(names, found[1:], strict=True)}
    components["Blow"]["properties"]["at"] = {"type": ["number", "null"], "description": "Exact instant, in seconds."}
    root = components.pop("ProtocolFile")
    root["properties"]["do"] = {"type": "array", "items": _line(bodies)}
    return {"$schema": DIALECT, **root, "title": "protocol", "$defs": components}


def examples_schema() -> dict[str, Any]:
    """An examples file's schema: a list of worked cases, each of one kind."""
    contest = protocol_schema()
    definitions = contest.pop("$defs")
    contest = {**contest, "required": [], "title": "contest"}
    contest.pop("$schema")
    bodies: dict[str, Any] = {kind: {"type": ["object", "array", "string", "null"]} for kind in KINDS}
    bodies["contest"] = contest
    text = {"type": "string"}
    case = {
        "type": "object",
        "properties": {
            "clause": {"anyOf": [text, {"type": "array", "items": text, "minItems": 1}]},
            "nomination": text,
            "id": text,
            "note": text,
            "overrides": {"type": "array", "items": {"$ref": "#/$defs/Override"}},
            "expect": {"type": "object", "minProperties": 1},
            **bodies,
        },
        "required": ["clause", "expect"],
        "additionalProperties": False,
        "oneOf": [{"required": [kind]} for kind in bodies],
    }
    return {"$schema": DIALECT, "title": "examples", "type": "array", "items": case, "$defs": definitions}


def decisions_schema() -> dict[str, Any]:
    """A decisions file's schema: each entry one decision, at the start or after a bout; a word alone is its main field."""
    typed = {name: kind for name, kind in NAMES.items() if name != "change-rules"}
    found, components = msgspec.json.schema_components(tuple(typed.values()), ref_template=REF)
    bodies: dict[str, Any] = {
        name: {"anyOf": [_body(components, ref, "do"), _SHORT]} for name, ref in zip(typed, found, strict=True)
    }
    bodies["change-rules"] = {"type": "object", "required": ["reason"]}
    text = {"type": "string"}
    entry = {
        "type": "object",
        "properties": {"at": {"const": "start"}, "after": {"type": ["string", "integer"]}, "by": text, **bodies},
        "additionalProperties": False,
        "oneOf": [{"required": [name]} for name in bodies],
    }
    return {"$schema": DIALECT, "title": "decisions", "type": "array", "items": entry, "$defs": components}


_SHORT = {"type": ["string", "array", "null"]}


def _body(components: dict[str, Any], ref: dict[str, Any], tag: str) -> dict[str, Any]:
    """A command's fields; the tag is the key it stands under in a line."""
    body = dict(components.pop(ref["$ref"].rpartition("/")[2]))
    body["properties"] = {k: v for k, v in body["properties"].items() if k != tag}
    body["required"] = [k for k in body.get("required", []) if k != tag]
    return body


def _line(bodies: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """One line: when, who, and exactly one command; or only what is expected at that moment."""
    text = {"type": "string"}
    common = {
        "t": {"type": "number", "description": "Seconds on the contest's clock."},
        "as": {**text, "description": "The seat, such as line-marshal-2; otherwise the usual one for the command."},
        "id": {**text, "description": "A name by which later lines mean this one; otherwise line-N."},
        "note": text,
        "expect": {"type": "object", "description": "What must hold right after this line."},
        "refused": {"anyOf": [text, {"type": "array", "items": text}, {"const": True}]},
    }
    one = [{"required": [name]} for name in bodies]
    return {
        "type": "object",
        "properties": {**common, **bodies},
        "required": ["t"],
        "additionalProperties": False,
        "oneOf": [*one, {"required": ["expect"], "not": {"anyOf": one}}],
    }
