"""The lines of a protocol file: who did what when, read from a tree of plain values into issued commands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from hofmarshal.contest.commands import BY_NAME, Issued
from hofmarshal.contest.commands import Any as AnyCommand
from hofmarshal.rules.convert import Place, convert_tree, nearest
from hofmarshal.rules.notes import Args, BadInput, Problem, bad

LINE_KEYS = ("t", "as", "id", "expect", "refused", "note")
MAX_SECONDS = 1_000_000


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One line: its index in the file, the command it issues (None for a check alone), what it expects."""

    index: int
    t: int
    issued: Issued | None = None
    expect: dict[str, Any] | None = None
    refused: tuple[str, ...] | None = None


PRELUDE: tuple[dict[str, Any], ...] = (
    {"t": -60, "call": {}},
    {"t": -50, "ready": {"side": "red"}},
    {"t": -50, "ready": {"side": "blue"}},
    {"t": 0, "start": {}},
)
"""The lines that `from: start` stands for: called, both ready, started at t = 0."""


def read_lines(
    do: Sequence[Any], *, from_start: bool = False
) -> tuple[tuple[Line, ...], tuple[tuple[int, Problem], ...]]:
    """Lines of a protocol, and the problems found with the index of the line each is in."""
    lines: list[Line] = []
    problems: list[tuple[int, Problem]] = []
    for index, raw in [*((-1, r) for r in (PRELUDE if from_start else ())), *enumerate(do)]:
        try:
            lines.append(_line(index, raw, len(lines)))
        except BadInput as fault:
            problems += [(index, problem) for problem in fault.problems]
    return tuple(lines), (*problems, *_ids_twice(lines))


def _ids_twice(lines: Sequence[Line]) -> Iterator[tuple[int, Problem]]:
    """Lines whose id an earlier one has."""
    seen: set[str] = set()
    for line in lines:
        if line.issued is not None:
            if line.issued.id in seen:
                yield line.index, Problem("contest-line-id-twice", {"id": line.issued.id[:60]})
            seen.add(line.issued.id)


def _line(index: int, raw: Any, number: int) -> Line:
    if not isinstance(raw, Mapping):
        raise bad("contest-line-not-mapping")
    t = _milliseconds(raw.get("t"))
    words = [k for k in raw if k not in LINE_KEYS]
    expect = raw.get("expect")
    if expect is not None and not isinstance(expect, Mapping):
        raise bad("contest-line-expect")
    expect = dict(expect) if expect is not None else None
    if not words and expect is not None:
        return Line(index=index, t=t, expect=expect)
    if len(words) != 1:
        raise bad("contest-line-one-command", found=", ".join(map(str, words)) or "-")
    command = _command(str(words[0]), raw[words[0]])
    name = raw.get("id")
    line_id = str(name) if name is not None else f"line-{number + 1}"
    issued = Issued(id=line_id, t=t, seat=_seat(raw.get("as"), command), command=command)
    return Line(index=index, t=t, issued=issued, expect=expect, refused=_refused(raw))


def _refused(raw: Mapping[str, Any]) -> tuple[str, ...] | None:
    if "refused" not in raw:
        return None
    value = raw["refused"]
    if isinstance(value, str):
        return (value,)
    if isinstance(value, list) and all(isinstance(v, str) for v in value):
        return tuple(value)
    if value is True:
        return ()
    raise bad("contest-line-refused")


def _milliseconds(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise bad("contest-line-time", value=str(value)[:40])
    if not -MAX_SECONDS <= value <= MAX_SECONDS:
        raise bad("contest-line-time", value=str(value)[:40])
    return round(value * 1000)


def _command(name: str, body: Any) -> AnyCommand:
    kind = BY_NAME.get(name)
    if kind is None or name == "lapse":
        commands = [n for n in BY_NAME if n != "lapse"]
        args: Args = {"command": name[:40], "known": ", ".join(commands), **nearest(name, commands)}
        raise BadInput((Problem("contest-line-unknown-command", args),))
    if body is None:
        body = {}
    if not isinstance(body, Mapping):
        raise bad("contest-line-body", command=name)
    tree = dict(body)
    if isinstance(tree.get("exchange"), list) and name == "hit":
        tree["exchange"] = [_blow(b) for b in tree["exchange"]]
    try:
        return convert_tree({**tree, "type": name}, kind, lambda _: Place(""))  # type: ignore[return-value]
    except BadInput as fault:
        raise BadInput(_within(name, problem) for problem in fault.problems) from None


def _within(command: str, problem: Problem) -> Problem:
    """The problem with the command named where it is: `hit.zone`."""
    path = str(problem.args.get("path", "–"))
    return msgspec.structs.replace(
        problem, args={**problem.args, "path": command if path == "–" else f"{command}.{path}"}
    )


def _blow(raw: Any) -> Any:
    if isinstance(raw, Mapping) and raw.get("at") is not None:
        return {**raw, "at": _milliseconds(raw["at"])}
    return raw


def _seat(given: Any, command: AnyCommand) -> str:
    if isinstance(given, str) and given:
        return given
    if given is not None:
        raise bad("contest-line-seat", value=str(given)[:40])
    name = str(command.__struct_config__.tag)
    side = getattr(command, "side", None)
    if name == "observe":
        return "line-marshal-1"
    if name in ("submit-order", "reveal", "line-up", "substitute"):
        return f"captain-{side}"
    return "medic" if name in ("hold", "clear") else "hofmarshal"
