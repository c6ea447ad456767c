"""Writes a journalled contest as a protocol file that `hofmarshal run` replays to the same result anywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from hofmarshal.contest import events as ev
from hofmarshal.contest.commands import Blow
from hofmarshal.contest.field import Measured
from hofmarshal.contest.hits import score_in_hits
from hofmarshal.contest.setup import SIDES, Fighter, Setup, starting_halves
from hofmarshal.contest.state import Contest
from hofmarshal.contest.view import view
from hofmarshal.desk.contests import stream_of
from hofmarshal.desk.decider import Due
from hofmarshal.desk.stream import firing_id
from hofmarshal.rules.flow import flow
from hofmarshal.rules.overrides import Override
from hofmarshal.rules.play_blocks import Side

Tree = dict[str, Any]

NAMES: dict[type[ev.Event], str] = {
    ev.Called: "call", ev.Arrived: "arrive", ev.Readied: "ready", ev.Absent: "no-show", ev.Started: "start",
    ev.Halted: "halt", ev.Stopped: "stop", ev.Suspended: "suspend", ev.Resumed: "resume", ev.Observed: "observe",
    ev.Struck: "hit", ev.Acknowledged: "acknowledge", ev.Claimed: "claim", ev.Denied: "deny", ev.WentOut: "out",
    ev.OutSeconded: "out", ev.OrdersRuled: "rule",
    ev.Returned: "return", ev.Breached: "breach", ev.MutuallyBreached: "mutual-breach", ev.LinedUp: "line-up",
    ev.Substituted: "substitute", ev.OrderSubmitted: "submit-order", ev.Revealed: "reveal", ev.Entered: "enter",
    ev.BrokeThrough: "breakthrough", ev.Clinched: "clinch", ev.Parted: "part", ev.TouchedGround: "touch",
    ev.Ruled: "rule", ev.Withdrew: "withdraw", ev.Disqualified: "disqualify", ev.Held: "hold", ev.Cleared: "clear",
    ev.Annulled: "annul", ev.Swapped: "swap-sides", ev.Signed: "sign", ev.Announced: "announce",
    ev.Protested: "protest", ev.ProtestSettled: "settle-protest",
}  # fmt: skip
"""Event → the command that makes it happen. A deadline has none: time does it."""

DERIVED = ("id", "t", "by", "cites", "type", "number", "pin", "late", "casting", "dropped", "stands", "timed")
"""What an event says that its command does not: the decider works it out again."""

_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]")
BREAKS = re.compile("[\u2028\u2029\ufeff]")
_DEADLINE = re.compile(r"(?P<name>[a-z]+-(?P<number>\d+))@(?P<at>-?\d+)~")


class Person(msgspec.Struct, frozen=True):
    """Who a fighter is to a reader of the file: the contest itself holds an id only."""

    name: str = ""
    club: str = ""


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """What a protocol says and the contest does not know.

    The rulebook's id and the overrides laid on it; the bout where it belongs to none; `people` by fighter's id, `teams`
    and their `entries` by side; the `field` as it was measured; the day as `2026-05-01`; a `note`, such as the journal's
    last hash.
    """

    rulebook: str
    overrides: tuple[Override, ...] = ()
    bout: str = ""
    people: Mapping[str, Person] = {}
    teams: Mapping[Side, str] = {}
    entries: Mapping[Side, str] = {}
    field: Measured | None = None
    date: str = ""
    note: str = ""


def protocol_yaml(contest: Contest, heading: Heading) -> str:
    """The protocol of a contest as YAML, one line an event."""
    tree = clean(protocol_of(contest, heading))
    lines = [
        f"{key}: {flow(value)}" for key, value in tree.items() if key not in ("sides", "do", "overrides", "expect")
    ]
    lines += ["sides:", *(f"  {side}: {flow(head)}" for side, head in tree["sides"].items())]
    if tree.get("overrides"):
        lines += ["overrides:", *(f"  - {flow(one)}" for one in tree["overrides"])]
    lines += ["do:" if tree["do"] else "do: []", *(f"  - {flow(line)}" for line in tree["do"])]
    lines += ["expect:", *(f"  {key}: {flow(value)}" for key, value in tree["expect"].items())]
    return BREAKS.sub(lambda found: f"\\u{ord(found[0]):04x}", "\n".join(lines)) + "\n"


def protocol_of(contest: Contest, heading: Heading) -> Tree:
    """The protocol of a contest as plain values: header, a line for each event, and what must come of them.

    Times count from the first event, in seconds. Ids are the journal's; deadlines are lines that only let time pass.
    """
    setup = contest.setup
    home = setup.home
    bout = heading.bout or (home.bout if home is not None else "")
    found: Tree = {
        "rulebook": heading.rulebook,
        "nomination": setup.rules.id,
        "bout": bout,
        "stage": setup.stage or (home.stage if home is not None else ""),
        "group": home.group if home is not None else "",
        "ring": home.ring if home is not None else "",
        "panel": setup.panel,
        "field": _measured(heading.field),
        "date": heading.date,
        "note": heading.note,
        "overrides": [msgspec.to_builtins(one) for one in heading.overrides],
    }
    head = {key: value for key, value in found.items() if value}
    sides = {side: _side(setup, side, heading) for side in SIDES}
    return {**head, "sides": sides, "do": list(_lines(contest, bout)), "expect": _expected(contest)}


def _measured(field: Measured | None) -> Tree:
    """What was measured of a field, and nothing else."""
    plain: Tree = msgspec.to_builtins(field) if field is not None else {}
    return {
        name: value for name, value in plain.items() if value not in ("", None) and (value or name != "fortifications")
    }


def clean(value: Any) -> Any:
    """The values with spaces for control characters, which no file of ours may hold."""
    if isinstance(value, str):
        return _CONTROL.sub(" ", value)
    if isinstance(value, Mapping):
        return {clean(key): clean(one) for key, one in value.items()}
    return [clean(one) for one in value] if isinstance(value, list | tuple) else value


# Header


def _side(setup: Setup, side: Side, heading: Heading) -> Tree:
    equal = setup.rules.hits is not None and all(
        f.halves == starting_halves(setup.rules, f.armour_class) for f in setup.fighters.values()
    )
    heads = [_fighter(setup, one, heading, told=not equal) for one in setup.side(side)]
    if not setup.rules.team:
        return next(({k: v for k, v in head.items() if k != "id" or v != side} for head in heads), {})
    team = {"team": heading.teams.get(side, ""), "entry": heading.entries.get(side, "")}
    return {**{key: value for key, value in team.items() if value}, "roster": heads}


def _fighter(setup: Setup, one: Fighter, heading: Heading, *, told: bool) -> Tree:
    """A fighter's head; hits only where they are `told`, not worked out by the rulebook."""
    person = heading.people.get(one.id, Person(name=one.name))
    warnings = {scope: count for scope, count in one.warnings.items() if count}
    hits = _whole(one.halves, 2) if told and setup.rules.hits is not None else None
    found: Tree = {
        "id": one.id,
        "name": person.name,
        "club": person.club,
        "entry": one.entry,
        "number": one.number,
        "armour_class": one.armour_class,
        "warnings": warnings,
        "remarks": one.remarks,
        "disqualifications": one.disqualifications,
        "cloak": one.cloak,
        "reserve": not one.main,
    }
    head = {key: value for key, value in found.items() if value}
    return head if hits is None else {**head, "hits": hits}


def _expected(contest: Contest) -> Tree:
    """What the contest came to, by its stored outcome: newer code that reads another one out of it says so."""
    seen = view(contest, contest.history[-1].t if contest.history else 0)
    found: Tree = {"phase": seen["phase"], "score": seen["score"]}
    out = contest.stored if contest.outcome is not None else None  # one that was undone waits to be decided anew
    if out is not None:
        unit = 2 if score_in_hits(contest.setup.rules) else 1
        score = {"red": _whole(out.red_score, unit), "blue": _whole(out.blue_score, unit)}
        found = {"phase": seen["phase"], "winner": out.winner, "termination": out.termination, "score": score}
    if seen["sanctions"]:
        found["sanctions"] = seen["sanctions"]
    return found


# Lines


class _Clock:
    """The contest's instants as a file tells them: seconds from its first event; and the ids deadlines get there."""

    def __init__(self, contest: Contest, bout: str) -> None:
        self.base = contest.history[0].t if contest.history else 0
        self._ids: dict[str, str] = {}
        self._stream = stream_of(bout or "bout")
        fired: dict[tuple[str, int], int] = {}
        for event in contest.history:
            if type(event) not in NAMES or _timed(event):
                self._expect(event.id, fired)

    def seconds(self, t: int) -> int | float:
        """An instant in seconds."""
        return _whole(t - self.base, 1000)

    def id(self, name: str) -> str:
        """The id an event will have when the file is played: its own, but for a deadline's, which is made of its instant."""
        return self._ids.get(name, name)

    def _expect(self, name: str, fired: dict[tuple[str, int], int]) -> None:
        found = _DEADLINE.match(name)
        if found is None:
            return
        due = found["name"]
        if due.startswith("clinch-"):  # a clinch is named by the instant it began
            due = f"clinch-{int(found['number']) - self.base}"
        at = int(found["at"]) - self.base
        fired[due, at] = fired.get((due, at), 0) + 1
        self._ids[name] = firing_id(self._stream, Due(at, None, due), fired[due, at])


def _lines(contest: Contest, bout: str) -> Iterator[Tree]:
    clock = _Clock(contest, bout)
    decided = {e.id for e in contest.history if isinstance(e, ev.Decided)}
    untold: set[str] = set()
    for event in contest.history:
        if isinstance(event, ev.MarkedLate) or (isinstance(event, ev.Annulled) and event.target in untold):
            untold.add(event.id)  # it counts for nothing, and so does what takes it back
            continue
        if isinstance(event, ev.Decided):
            continue
        name = NAMES.get(type(event))
        if name is None or _timed(event):
            # A millisecond on, all that was due at that instant has happened.
            what = str(event.__struct_config__.tag)
            yield {"t": clock.seconds(event.t + 1), "expect": {}, "note": getattr(event, "what", what)}
            continue
        name, body = _command(event, name, clock, decided)
        seat = {"as": event.by} if event.by else {}
        yield {"t": clock.seconds(event.t), **seat, name: body, "id": event.id}


def _timed(event: ev.Event) -> bool:
    return isinstance(event, ev.Parted) and event.timed


def _command(event: ev.Any, name: str, clock: _Clock, decided: set[str]) -> tuple[str, Tree]:
    """The command that makes an event happen: its name and what it says."""
    body: Tree = {key: value for key, value in msgspec.to_builtins(event).items() if key not in DERIVED}
    if isinstance(event, ev.Struck):
        body = {**_blows(event.blows, clock), **{k: v for k, v in body.items() if k != "blows"}}
    elif isinstance(event, ev.Acknowledged):
        blow = {k: v for k, v in body["blow"].items() if k in ("zone", "weapon", "action", "limb")}
        body = {"fighter": event.fighter, **blow}
    elif isinstance(event, ev.TouchedGround):
        body = body["touches"][0] if len(event.touches) == 1 else {"exchange": body["touches"]}
    elif isinstance(event, ev.WentOut) and event.facts == {"yield": True}:
        name, body = "yield", {"fighter": event.fighter}
    elif isinstance(event, ev.Annulled):
        body = {"event": clock.id(body.pop("target")), **body}
    if isinstance(event, ev.Struck | ev.Annulled) and event.dropped:
        body["confirm"] = [clock.id(one) for one in event.dropped if one not in decided]
    return name, body


def _blows(blows: tuple[Blow, ...], clock: _Clock) -> Tree:
    told = [msgspec.to_builtins(blow) for blow in blows]
    for one in told:
        if "at" in one:
            one["at"] = clock.seconds(one["at"])
    alone = len(told) == 1 and not {"order", "at"} & set(told[0])
    return dict(told[0]) if alone else {"exchange": told}


def _whole(value: int, unit: int) -> int | float:
    """A number of units, without a needless `.0`."""
    return value // unit if value % unit == 0 else value / unit
