"""How what is due passes: in order, each alone where something may follow from it, else many on their way to the disk at once."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from hofmarshal.desk.agenda import Agenda
from hofmarshal.desk.stream import Firing, Stream
from hofmarshal.journal.contract import Posted
from hofmarshal.journal.model import Entry, Unusable

AT_ONCE = 256
"""Deadlines that may be on their way to the disk together, where nothing else can follow from them."""

Passing = tuple[Stream, Firing, Posted]
"""A deadline that is on its way to the disk."""


def in_order(
    agenda: Agenda,
    to: int,
    let_pass: Callable[[Stream], tuple[Passing, ...]],
    landed: Callable[[list[Passing]], list[Entry]],
) -> tuple[Entry, ...]:
    """Let everything pass that is due up to `to`; what it appended.

    `let_pass` posts a stream's first deadline, `landed` waits for those that are under way and empties the list.
    """
    fired: list[Entry] = []
    under_way: list[Passing] = []
    try:
        while (stream := agenda.pop(to)) or under_way:
            if under_way and (stream is None or stream.alone or len(under_way) >= AT_ONCE):
                fired += landed(under_way)
            if stream is not None:
                under_way += let_pass(stream)
                if stream.alone:
                    fired += landed(under_way)
    except Unusable:
        with suppress(Unusable):
            landed(under_way)
        raise
    return tuple(fired)
