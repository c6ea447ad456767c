"""Opening a game: the rules it is played by are kept with it as they are now, so that no newer rulebook touches it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from hofmarshal.desk.game_deciders import GameClause, played_text
from hofmarshal.exchange.books import own_of, playable
from hofmarshal.larp import clock
from hofmarshal.rules import pin
from hofmarshal.rules.book_model import Rulebook
from hofmarshal.rules.convert import value_at
from hofmarshal.rules.notes import Args, BadInput, Problem
from hofmarshal.rules.overrides import Override, apply_part, parse_path


def game_books(data: Path) -> dict[str, Rulebook]:
    """The rulebooks a game may be opened by: those that ship, and the event's own."""
    return {**own_of(data).books, **playable()}


def opened_game(command: clock.OpenGame, books: Mapping[str, Rulebook]) -> clock.OpenGame:
    """The command with its rules in it; without them where there is no such rulebook, which is then refused."""
    book, ledger = books.get(command.rulebook), books.get(command.ledger)
    if book is None or book.game is None:
        return msgspec.structs.replace(command, content="", text="", unfit=0)
    try:
        game, duties, overrides = with_overrides(book, ledger, command.overrides)
    except BadInput as error:
        return msgspec.structs.replace(command, content="", text="", unfit=len(error.problems))
    clauses = {
        name: GameClause(clause.source, clause.statement)
        for one in (book, ledger)
        if one is not None
        for name, clause in one.clauses.items()
    }
    text = played_text(game, duties, clauses)
    return msgspec.structs.replace(command, content=command.rulebook, text=text, overrides=overrides, unfit=0)


def with_overrides(
    book: Rulebook, ledger: Rulebook | None, overrides: Sequence[clock.Overridden]
) -> tuple[Any, Any, tuple[clock.Overridden, ...]]:
    """The game and the ledger with the overrides laid on them, and the overrides beside what they replace.

    Raises `BadInput` with everything that is wrong with them.
    """
    parts: dict[str, Any] = {"game": book.game, "ledger": ledger.ledger if ledger is not None else None}
    problems: list[Problem] = []
    told: list[clock.Overridden] = []
    for part, before in parts.items():
        mine = [one for one in overrides if one.part == part]
        whose = book if part == "game" else ledger
        try:
            laid = [_override(one) for one in mine]
            if mine and (whose is None or before is None):
                raise BadInput(Problem("rules-override-path", _nowhere(one.path)) for one in mine)
            if mine and whose is not None:
                parts[part] = apply_part(whose, part, laid)
        except BadInput as error:
            problems += error.problems
        else:
            told += [msgspec.structs.replace(one, old=_old(before, one.path)) for one in mine]
    if problems:
        raise BadInput(problems)
    return parts["game"], parts["ledger"], tuple(told)


def _nowhere(path: str) -> Args:
    return {"path": path, "near": "", "found": 0}


def _override(one: clock.Overridden) -> Override:
    try:
        value = msgspec.json.decode(one.value)
    except msgspec.DecodeError:
        raise BadInput([Problem("setup-value-unread", {"path": one.path, "value": one.value[:80]})]) from None
    if not one.reason.strip() or not one.by.strip():
        raise BadInput([Problem("setup-override-why", {"path": one.path})])
    return Override(path=one.path, value=value, replaces=one.replaces, reason=one.reason, by=one.by)


def _old(part: Any, path: str) -> str:
    """What stood there, as JSON."""
    return msgspec.json.encode(value_at(pin.values(part, defaults=True), parse_path(path) or ())).decode()
