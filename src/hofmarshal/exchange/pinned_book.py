"""Rules as an event fought by them, written as a rulebook's folder, for when the rulebook itself is not at hand as it was."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from hofmarshal.exchange.books import playable
from hofmarshal.rules.block import Text
from hofmarshal.rules.flow import flow
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import BadInput
from hofmarshal.rules.overrides import Override, apply
from hofmarshal.rules.pin import rules_hash

SHORT = 8
"""Digits of the rules' hash in the id of such a rulebook."""


class RulesInForce(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of a nomination, which rulebook they are of, what was overridden, and the clauses they cite by id: number
    in the source and statement."""

    rulebook: str
    nomination: str
    edition: str
    language: str
    rules: Nomination
    clauses: Mapping[str, tuple[str, Text]] = {}
    overrides: tuple[Override, ...] = ()


def at_hand_as_is(rules: RulesInForce) -> bool:
    """Whether the rulebook that ships, with the overrides laid on, gives exactly these rules."""
    book = playable().get(rules.rulebook)
    if book is None or rules.nomination not in book.nominations:
        return False
    try:
        return apply(book, rules.nomination, rules.overrides) == rules.rules
    except BadInput:
        return False


def book_id(rules: RulesInForce) -> str:
    """What the rulebook is called in the folder: by its own id, or with its rules' hash where it is written along."""
    return rules.rulebook if at_hand_as_is(rules) else f"{rules.rulebook}-{rules_hash(rules.rules)[:SHORT].lower()}"


def book_files(rules: RulesInForce) -> dict[str, bytes]:
    """The files of a rulebook that has this one nomination, with the overrides laid on."""
    name = book_id(rules)
    head = {
        "id": name,
        "name": _plain(rules.rules.name),
        "edition": rules.edition,
        "language": rules.language,
        "source": rules.rulebook,
    }
    clauses = [
        {"id": one, "source": number, "kind": "flow", "status": "stated", "statement": _plain(statement)}
        for one, (number, statement) in rules.clauses.items()
    ]
    nomination = {**_plain(rules.rules), "id": rules.nomination}
    return {
        "rulebook.yaml": _lines(head),
        "clauses.yaml": "".join(f"- {flow(one)}\n" for one in clauses).encode() or b"[]\n",
        f"nominations/{rules.nomination}.yaml": _lines(nomination),
    }


def _lines(tree: Mapping[str, Any]) -> bytes:
    return "".join(f"{key}: {flow(value)}\n" for key, value in tree.items()).encode()


def _plain(value: Any) -> Any:
    """Plain values without what is not there."""
    return _without_nulls(msgspec.to_builtins(value))


def _without_nulls(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_nulls(one) for key, one in value.items() if one is not None}
    return [_without_nulls(one) for one in value] if isinstance(value, list | tuple) else value
