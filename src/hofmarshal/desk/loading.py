"""The journal's entries for one desk at its start: those of its own streams, without reading what others have between."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from hofmarshal.desk.decider import kind_of
from hofmarshal.journal.contract import Journal
from hofmarshal.journal.model import Entry

PAGE = 5000
"""How many entries are read at a time."""

RARE = 4
"""A desk whose streams hold less than one entry in so many reads them one by one: two desks share one journal."""

LEAST = 20_000
"""With fewer entries than that in all, one pass over them is quick enough for everybody."""


def own_entries(journal: Journal, kinds: Collection[str]) -> Iterator[Entry]:
    """Every entry of streams of these `kinds`, in each stream in order; others may come with them."""
    heads = journal.heads()
    own = {name: head.number for name, head in heads.items() if kind_of(name) in kinds}
    if not own:
        return
    everything = sum(head.number for head in heads.values())
    if everything >= LEAST and sum(own.values()) * RARE < everything:
        for name in own:
            yield from journal.read(name)
        return
    position = 0
    while entries := journal.tail(position, PAGE):
        yield from entries
        position = entries[-1].position
