"""Reads decisions and results as people write them in files: one mapping a decision, seconds for times, short forms."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from math import isfinite
from typing import Any, get_args

import msgspec

from hofmarshal.rules.convert import Place, convert_tree
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import BadInput, bad
from hofmarshal.tournament.commands import AnyCommand, Command, Score
from hofmarshal.tournament.entries import Entry

NAMES: dict[str, type[Command]] = {str(one.__struct_config__.tag): one for one in get_args(AnyCommand)}
"""Every decision by its name in a file."""

SHORT = {
    "draw": "seed",
    "check-in": "entries",
    "compose": "groups",
    "withdraw": "entry",
    "disqualify": "entry",
    "promote": "track",
    "call": "bout",
    "suspend": "t",
    "resume": "t",
    "schedule-extra": "entries",
}
"""The field a decision's bare value stands for: `withdraw: E07`."""

SECONDS = ("t", "announced")
_RESULT = re.compile(r"^(?P<red>\S+)\s+(?P<reds>\d{1,6}):(?P<blues>\d{1,6})\s+(?P<blue>\S+)(?P<more>(\s+[a-z-]+)*)$")
_WORDS = ("extra", "extra-round", "walkover", "void", "red", "blue", "none")

Change = Callable[[Mapping[str, Any]], Nomination]
"""Turns the body of `change-rules` into the rules it makes effective."""


class Decision(msgspec.Struct, frozen=True):
    """One decision of a file: the bout it comes after (empty: at the start), and the command."""

    command: Command
    after: str = ""
    number: int = 0


def decision(raw: object, number: int, change: Change) -> Decision:
    """One entry of `decisions.yaml`: `at: start` or `after: BOUT`, and one decision. Raises `BadInput`."""
    if not isinstance(raw, Mapping):
        raise bad("nomination-decision-form", number=number, detail=type(raw).__name__)
    names = [key for key in raw if key not in ("at", "after", "by")]
    if len(names) != 1 or names[0] not in NAMES:
        found = ", ".join(map(str, names)) or "-"
        raise bad("nomination-decision-name", number=number, found=found, known=", ".join(NAMES))
    if ("at" in raw) == ("after" in raw) and "at" in raw:
        raise bad("nomination-decision-when", number=number)
    if raw.get("at", "start") != "start":
        raise bad("nomination-decision-when", number=number)
    name = names[0]
    try:
        command = _command(name, raw[name], change)
    except msgspec.ValidationError as error:
        raise bad("nomination-decision-form", number=number, detail=f"{name}: {error}") from None
    except BadInput as fault:
        first = fault.problems[0]
        raise BadInput([msgspec.structs.replace(first, args={**first.args, "number": number})]) from None
    by = raw.get("by")
    return Decision(msgspec.structs.replace(command, by=str(by)) if by else command, str(raw.get("after", "")), number)


def _command(name: str, body: object, change: Change) -> Command:
    if not isinstance(body, Mapping):
        body = {SHORT[name]: body} if name in SHORT and body is not None else {}
    fields: dict[str, Any] = {str(key): value for key, value in body.items()}
    for key in SECONDS:
        seconds = fields.get(key)
        if isinstance(seconds, int | float) and name in ("announce", "protest", "vote", "retract", "suspend", "resume"):
            fields[key] = _milliseconds(seconds)
    if name == "protest":
        fields["filer"] = fields.pop("by", "fighter")
        fields.pop("contest", None)  # the stream of an event: whoever plays a folder has none, or another of that name
        if fields.get("announced", 0) is None:
            del fields["announced"]  # nor a ring at which it could be looked up
    if name == "change-rules":
        told = {"settings": fields["settings"]} if "settings" in fields else {}
        fields = {"rules": change(fields), "reason": str(fields.get("reason", "")), **told}
    for key in ("bout", "protest", "after", "entry", "swap", "entries", "groups", "hand", "order"):
        if key in fields and (key != "groups" or isinstance(fields[key], list)):  # groups may be how many there are
            fields[key] = _codes(fields[key])
    if "result" in fields:
        fields["result"] = score(fields["result"], "-")
    return convert_tree(_listed(fields), NAMES[name], lambda _: Place(""))


def _codes(value: object) -> object:
    """Entries and bouts are often numbered 1, 2, 3: what YAML takes for numbers are their names."""
    if isinstance(value, list | tuple):
        return [_codes(one) for one in value]
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


def _milliseconds(seconds: float) -> int:
    """Seconds as whole milliseconds; raises `ValidationError` for what is no time at all."""
    if isinstance(seconds, int):
        return seconds * 1000
    if not isfinite(seconds):
        raise msgspec.ValidationError(f"a time cannot be {seconds}")
    return round(seconds * 1000)


def _listed(fields: dict[str, Any]) -> dict[str, Any]:
    """A single entry where a list is asked for becomes a list of one."""
    if isinstance(fields.get("entries"), str):
        fields["entries"] = [fields["entries"]]
    return fields


def score(raw: object, bout: str) -> Score:
    """A result: a mapping with `bout red blue red_score …`, or short as `A 10:7 B`, then any of `extra`, `extra-round`,
    `walkover`, `void`, `red`, `blue`, `none` (the winner where the points do not say). Raises `ValidationError`."""
    if isinstance(raw, Score):
        return raw
    if isinstance(raw, str):
        return _short(raw, bout)
    if not isinstance(raw, Mapping):
        raise msgspec.ValidationError(f"a bout cannot be {raw!r}")
    fields = {"bout": bout, **raw}
    for key in ("bout", "stage", "group", "red", "blue", "winner"):
        if isinstance(fields.get(key), int):
            fields[key] = str(fields[key])
    return msgspec.convert(fields, Score)


def _short(raw: str, bout: str) -> Score:
    found = _RESULT.match(raw.strip())
    words = found["more"].split() if found else []
    if found is None or any(word not in _WORDS for word in words):
        raise msgspec.ValidationError(f"expected `A 10:7 B`, then any of {', '.join(_WORDS)}; got {raw!r}")
    status = next((word for word in words if word in ("walkover", "void")), "fought")
    return Score(
        bout=bout,
        red=found["red"],
        blue=found["blue"],
        red_score=int(found["reds"]),
        blue_score=int(found["blues"]),
        winner=next((word for word in words if word in ("red", "blue", "none")), ""),
        status=status,  # type: ignore[arg-type]
        extra="extra" in words,
        extra_round="extra-round" in words,
    )


def entries(raw: object) -> tuple[Entry, ...]:
    """Entries: a list of mappings or codes, or a number of them (`23` gives E01 to E23). Raises `ValidationError`."""
    if isinstance(raw, int) and not isinstance(raw, bool) and 0 <= raw <= 100_000:
        return tuple(Entry(f"E{number:02}") for number in range(1, raw + 1))
    if not isinstance(raw, list | tuple):
        raise msgspec.ValidationError("entries: a list, or how many there are")
    return tuple(Entry(str(one)) if isinstance(one, str | int) else msgspec.convert(one, Entry) for one in raw)


def change_by_blocks(rules: Nomination) -> Change:
    """For worked cases: `change-rules: {set: {BLOCK: value}}` replaces whole blocks of the nomination."""

    def change(body: Mapping[str, Any]) -> Nomination:
        blocks = body.get("set")
        if not isinstance(blocks, Mapping):
            raise msgspec.ValidationError("change-rules: `set` names the blocks that change")
        return msgspec.convert({**msgspec.to_builtins(rules), **blocks}, Nomination)

    return change
