"""Worked cases of obligations: what happened to one when, by whom, and how it stood then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from hofmarshal.larp import obligation as o
from hofmarshal.larp import obligation_acts as oa
from hofmarshal.larp.examples import LINE_KEYS, MINUTE, minutes
from hofmarshal.larp.form import Said
from hofmarshal.rules.game_model import Ledger
from hofmarshal.rules.notes import Refusal, bad


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An obligation's story; lines of `do` have `at` in minutes."""

    do: list[dict[str, Any]] = []


def run_example(rules: Ledger, body: Any) -> dict[str, Any]:
    """What a worked case really gives. Raises `BadInput`, `msgspec.ValidationError`."""
    case = msgspec.convert(body, Case)
    state, wrong, cites = o.fresh(rules), [], {}
    for index, raw in enumerate(case.do):
        words = [key for key in raw if key not in LINE_KEYS]
        if len(words) != 1 or words[0] not in oa.BY_NAME:
            raise bad("larp-line-one-act", found=", ".join(words) or "-")
        act = msgspec.convert({**(raw[words[0]] or {}), "type": words[0]}, oa.BY_NAME[words[0]])
        seat = str(raw.get("as") or ("player" if "player" in oa.ROLES[words[0]] else "master"))
        said = Said(id=f"line-{index + 1}", at=minutes(raw.get("at"), "at"), seat=seat, act=act)
        answer = o.decide(state, said)
        told: tuple[str, ...] = ()
        if isinstance(answer, Refusal):
            told = (answer.code, *answer.cites)
            cites.update(dict.fromkeys(answer.cites))
        else:
            for fact in answer:
                state = o.evolve(state, fact)
                cites.update(dict.fromkeys(fact.cites))
        wrong += _compare(index, raw, told, view(state))
    return {**view(state), "cites": list(cites), "wrong": wrong}


def _compare(
    index: int, raw: Mapping[str, Any], told: tuple[str, ...], found: Mapping[str, Any]
) -> list[tuple[str, str, str]]:
    wrong = []
    wanted = raw.get("refused")
    listed = [wanted] if isinstance(wanted, str) else wanted or []
    if (wanted is None) != (not told) or any(one not in told for one in listed):
        wrong.append((f"do[{index}].refused", ", ".join(listed) or "-", ", ".join(told) or "-"))
    for key, value in (raw.get("expect") or {}).items():
        if found.get(key) != value:
            wrong.append((f"do[{index}].{key}", str(value), str(found.get(key))))
    return wrong


def view(state: o.Obligation) -> dict[str, Any]:
    """An obligation as plain values: what `expect` may name."""
    return {
        "obliged": state.obliged,
        "holder": state.holder,
        "held": [[one.holder, one.means] for one in state.held],
        "signed": state.signed_at is not None,
        "deposited": state.deposited,
        "asked": state.asked.means if state.asked is not None else "",
        "claimed": state.claimed.end if state.claimed is not None else "",
        "status": state.end or "open",
        "ended_at": None if state.ended_at is None else state.ended_at // MINUTE,
        "forgeries": state.forgeries,
    }
