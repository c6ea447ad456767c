"""Opening a game: the rules it is played by are kept with it as they are now, so that no newer rulebook touches it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from hofmarshal.desk.game_deciders import GameClause, played_text
from hofmarshal.larp import clock
from hofmarshal.rules.book_model import Rulebook


def opened_game(command: clock.OpenGame, books: Mapping[str, Rulebook]) -> clock.OpenGame:
    """The command with its rules in it; without them where there is no such rulebook, which is then refused."""
    book, ledger = books.get(command.rulebook), books.get(command.ledger)
    if book is None or book.game is None:
        return msgspec.structs.replace(command, content="", text="")
    clauses = {
        name: GameClause(clause.source, clause.statement)
        for one in (book, ledger)
        if one is not None
        for name, clause in one.clauses.items()
    }
    text = played_text(book.game, ledger.ledger if ledger is not None else None, clauses)
    return msgspec.structs.replace(command, content=command.rulebook, text=text)
