"""Worked cases of a game: what happened to a character when, told when, and how it was then."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from hofmarshal.larp import acts as a
from hofmarshal.larp import facts as f
from hofmarshal.larp.character import Character, evolve, fresh, predict
from hofmarshal.larp.condition import Condition, deadlines
from hofmarshal.larp.decide import decide, forbids
from hofmarshal.rules.game_model import Game
from hofmarshal.rules.notes import Refusal, bad

KINDS = ("game",)
"""The keys of a worked case that say what kind it is."""

MINUTE = 60_000
LINE_KEYS = ("at", "told", "as", "id", "expect", "refused", "note")


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A character's story: `character` is its card (none: the lines register it); lines of `do` have `at` (and `told`,
    where later) in minutes.
    """

    character: dict[str, Any] | None = None
    do: list[dict[str, Any]] = []


class Played(msgspec.Struct):
    """A story so far: the character, the refusals by line, what was expected and was not, the clauses cited."""

    state: Character
    mismatches: list[tuple[str, str, str]] = []
    cites: dict[str, None] = {}


def run_example(game: Game, body: Any) -> dict[str, Any]:
    """What a worked case really gives. Raises `BadInput`, `msgspec.ValidationError`."""
    case = msgspec.convert(body, Case)
    played = Played(fresh(game), [], {})
    until = 0
    for index, raw in enumerate(lines_of(case), 0 if case.character is None else -1):
        until = max(until, told_at(raw))
        advance(played, until)
        line(played, index, raw)
    return {**view(played.state, until), "cites": list(played.cites), "wrong": played.mismatches}


def lines_of(case: Case) -> list[dict[str, Any]]:
    """The lines of a case, the card first where it has one."""
    card = [] if case.character is None else [{"at": 0, "as": "master", "register": case.character}]
    return [*card, *case.do]


def minutes(value: Any, key: str) -> int:
    """Minutes of a line as milliseconds. Raises `BadInput`."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1_000_000:
        raise bad("larp-line-time", key=key, value=str(value)[:40])
    return round(value * MINUTE)


def told_at(raw: Mapping[str, Any]) -> int:
    """The instant a line was told."""
    at = minutes(raw.get("at"), "at")
    return max(at, minutes(raw.get("told", 0), "told"))


def advance(played: Played, before: int) -> None:
    """Let pass what is due before an instant."""
    for _ in range(1000):
        due = [one for one in deadlines(played.state.game, played.state.now) if one[0] < before]
        if not due:
            return
        at, what = due[0]
        lapse = a.Lapse(what=what)  # type: ignore[arg-type]
        count = len(played.state.facts)
        answer = decide(played.state, a.Issued(id=f"{what}@{at}~{count}", at=at, seat="clock", act=lapse))
        if isinstance(answer, Refusal):
            return
        _take(played, answer)
    raise AssertionError("deadlines without end")


def _take(played: Played, events: Iterable[f.Any]) -> None:
    for event in events:
        played.state = evolve(played.state, event)
        played.cites.update(dict.fromkeys(event.cites))


def line(played: Played, index: int, raw: Mapping[str, Any]) -> None:
    """One line of a story: what it tells, and what it expects."""
    at = minutes(raw.get("at"), "at")
    words = [key for key in raw if key not in LINE_KEYS]
    if len(words) > 1:
        raise bad("larp-line-one-act", found=", ".join(words))
    refused: Sequence[str] | None = None
    if words:
        act = _act(words[0], raw[words[0]])
        seat = str(raw.get("as") or ("master" if "player" not in a.ROLES[words[0]] else "player"))
        claimed = told_at(raw) > at
        issued = a.Issued(id=str(raw.get("id") or f"line-{index + 1}"), at=at, seat=seat, act=act, claimed=claimed)
        answer = decide(played.state, issued)
        if isinstance(answer, Refusal):
            refused = (answer.code, *answer.cites)
            played.cites.update(dict.fromkeys(answer.cites))
        else:
            _take(played, answer)
    _compare(played, index, raw, refused, at)


def _act(name: str, body: Any) -> Any:
    kind = a.BY_NAME.get(name)
    if kind is None or name == "lapse":
        raise bad("larp-line-unknown-act", act=name[:40], known=", ".join(one for one in a.BY_NAME if one != "lapse"))
    return msgspec.convert({**(body or {}), "type": name}, kind)


def _compare(played: Played, index: int, raw: Mapping[str, Any], refused: Sequence[str] | None, at: int) -> None:
    wanted = raw.get("refused")
    if wanted is None and refused is not None:
        played.mismatches.append((f"do[{index}]", "-", refused[0]))
    if wanted is not None:
        missing = [one for one in ([wanted] if isinstance(wanted, str) else wanted) if one not in (refused or ())]
        if missing:
            played.mismatches.append((f"do[{index}].refused", ", ".join(missing), ", ".join(refused or ("-",))))
    found = view(played.state, told_at(raw))
    for key, value in (raw.get("expect") or {}).items():
        if found.get(key) != value:
            played.mismatches.append((f"do[{index}].{key}", str(value), str(found.get(key))))


def view(state: Character, at: int) -> dict[str, Any]:
    """A character as plain values, with minutes for instants: what `expect` may name."""
    now = state.now
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(now))
    later = {key: _minutes(found[key]) for key in ("bleeds_at", "heavy_at", "dead_at", "broken_at", "asylum_at")}
    return {
        **found,
        **later,
        "state": state_of(now),
        "asked": list(now.asked.values()),
        "next": [[_minutes(when), what] for when, what in deadlines(state.game, now)],
        "foreseen": [[_minutes(one.at), one.what] for one in predict(state)],
        "may": [word.id for word in state.game.acts if forbids(state, now, word.id) is None],
        "supervised": _supervised(state),
        "ignored": len(state.ignored),
        "changed": sorted(state.revisions[-1].changed) if state.revisions else [],
        "disputes": {key: one.ruling for key, one in now.disputes.items()},
        "conduct": len(state.game.conduct),
    }


def _supervised(state: Character) -> list[str]:
    now = state.now
    return [
        word.id
        for word in state.game.acts
        if forbids(state, now, word.id) is not None and forbids(state, now, word.id, supervised=True) is None
    ]


def state_of(now: Condition) -> str:
    """The one word for how a character is."""
    if not now.registered:
        return "unknown"
    if now.dead_at is not None:
        return "presumed-dead" if now.presumed else "dead"
    if now.away:
        return "away"
    return "heavy" if now.heavy_at is not None else "broken" if now.broken_at is not None else "well"


def _minutes(instant: Any) -> Any:
    if instant is None:
        return None
    whole, rest = divmod(instant, MINUTE)
    return whole if not rest else instant / MINUTE
