"""The roll of who was erased, a file beside the database: a backup from before does not bring anybody back."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from hofmarshal.desk.event_programme import PROGRAMME
from hofmarshal.journal.contract import Journal
from hofmarshal.tournament import programme
from hofmarshal.tournament import programme_words as w

NAME = "erased.jsonl"


class Line(msgspec.Struct, frozen=True):
    """Somebody erased: his entry, and every commitment the journal had of who he was. It names nobody."""

    entry: str
    commitments: tuple[str, ...]


class Roll:
    """The roll in the event's folder."""

    def __init__(self, folder: Path) -> None:
        self._path = (folder if folder.is_dir() else folder.parent) / NAME  # a database may be named itself

    def add(self, journal: Journal, entries: Iterable[str]) -> None:
        """Write down who is about to be erased; durable on return."""
        known = commitments(journal)
        lines = [Line(entry, tuple(known[entry])) for entry in entries if known.get(entry)]
        if not lines:
            return
        with open(os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), "wb") as out:
            for line in lines:
                out.write(msgspec.json.encode(line) + b"\n")
            out.flush()
            os.fsync(out.fileno())

    def lines(self) -> Iterator[Line]:
        """Who was erased; a line that was cut off by a power failure is passed over."""
        if not self._path.is_file():
            return
        for raw in self._path.read_bytes().splitlines():
            try:
                yield msgspec.json.decode(raw, type=Line)
            except msgspec.MsgspecError:
                continue

    def back(self, state: programme.State) -> tuple[str, ...]:
        """Those of the roll whom this programme knows as who they were then, and not as erased."""
        found = (
            one.entry
            for one in self.lines()
            if state.people.get(one.entry) in one.commitments and one.entry not in state.erased
        )
        return tuple(dict.fromkeys(found))


def commitments(journal: Journal) -> dict[str, list[str]]:
    """Every commitment the journal has of each entry, oldest first."""
    found: dict[str, list[str]] = {}
    for entry in journal.read(programme.STREAM):
        event = PROGRAMME.codec.decode(entry.type, entry.version, entry.data).what
        if isinstance(event, w.Introduced):
            for who, one in event.people.items():
                found.setdefault(who, []).append(one)
    return found
