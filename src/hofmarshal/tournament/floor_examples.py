"""Works an example of kind `floor` through: calls, holds and warnings across the contests of an event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.tournament import floor

_ACTS: dict[str, type[floor.Command]] = {
    "reserve": floor.Reserve,
    "release": floor.Release,
    "hold": floor.Hold,
    "clear": floor.Clear,
    "warn": floor.Warn,
    "unwarn": floor.Unwarn,
    "remove": floor.Remove,
}


class _Floor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    do: list[dict[str, Any]]
    rest: int = 0


def run_floor(rules: Nomination, body: object) -> dict[str, Any]:
    """`removed held busy warnings refused codes cites`; lines `{t: seconds, reserve: {bout, fighters, ring}}`, `{warn: A}`."""
    case = msgspec.convert(body, _Floor)
    state = floor.fresh(rules.ladder, case.rest * 1000)
    refusals: list[Refusal] = []
    cites: list[str] = []
    seen: dict[str, None] = {}
    for number, raw in enumerate(case.do, 1):
        command = _act(raw, number)
        seen.update(dict.fromkeys((*getattr(command, "fighters", ()), getattr(command, "fighter", ""))))
        answer = floor.decide(state, command)
        if isinstance(answer, Refusal):
            refusals.append(answer)
            continue
        for event in answer:
            state = floor.evolve(state, event)
            cites += event.cites
    removals: dict[str, Note] = {f: why for f in seen if (why := floor.removal(state, f)) is not None}
    told = [note for refusal in refusals for note in refusal.reasons]
    return {
        "removed": list(removals),
        "held": list(state.held),
        "busy": {fighter: bout.bout for bout in state.bouts.values() for fighter in bout.fighters},
        "warnings": {f: count for f in seen if (count := floor.warnings_of(state, f))},
        "refused": [refusal.code for refusal in refusals],
        "codes": [*dict.fromkeys(n.code for n in (*told, *removals.values()))],
        "cites": list(dict.fromkeys([*cites, *(c for n in (*told, *removals.values()) for c in n.cites)])),
    }


def _act(raw: Mapping[str, Any], number: int) -> floor.Command:
    names = [key for key in raw if key in _ACTS]
    if len(names) != 1 or set(raw) - {"t", names[0]}:
        raise msgspec.ValidationError(f"a line is {{t: seconds, one of {', '.join(_ACTS)}}}; got {sorted(raw)}")
    name, t = names[0], raw.get("t", number)
    body = raw[name]
    if not isinstance(t, int | float):
        raise msgspec.ValidationError("t: seconds")
    fields: dict[str, Any] = dict(body) if isinstance(body, Mapping) else {"fighter": body}
    if name in ("release", "unwarn") and not isinstance(body, Mapping):
        fields = {"bout" if name == "release" else "warning": str(body)}
    if name == "warn":
        fields = {"warning": str(number), **fields}
    if isinstance(fields.get("bout"), int):
        fields["bout"] = str(fields["bout"])
    found: floor.Command = msgspec.convert({**fields, "t": round(t * 1000)}, _ACTS[name])
    return found
