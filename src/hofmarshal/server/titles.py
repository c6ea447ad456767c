"""What the nominations of an event are called: two of one kind are told apart by their names."""

from __future__ import annotations

from collections import Counter

from hofmarshal.rules.block import Text
from hofmarshal.tournament import programme


def titles_of(state: programme.State) -> dict[str, Text]:
    """Each nomination's title by its name: the rulebook's, with the name added where another one has the same."""
    count = Counter(one.rules.title.en for one in state.nominations.values())
    return {
        name: one.rules.title if count[one.rules.title.en] == 1 else _told_apart(one.rules.title, name)
        for name, one in state.nominations.items()
    }


def _told_apart(title: Text, name: str) -> Text:
    return Text(en=f"{title.en} ({name})", ru=f"{title.ru} ({name})", uk=f"{title.uk} ({name})")
