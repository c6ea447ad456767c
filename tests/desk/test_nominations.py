"""A nomination carried out at a desk comes to the same as by its decider alone, and its journal is sound."""

from __future__ import annotations

from pathlib import Path

import msgspec

from hofmarshal.desk.nominations import DeskTable
from hofmarshal.exchange.nomination_folder import read_nomination
from hofmarshal.tournament.folder import play_folder

FOLDER = Path(__file__).parents[2] / "examples" / "shchyt-mech-23"


def test_a_desk_and_the_decider_alone_agree() -> None:
    folder = read_nomination(FOLDER)
    tables: list[DeskTable] = []

    def seat(*args: object) -> DeskTable:
        tables.append(DeskTable(*args))  # type: ignore[arg-type]
        return tables[-1]

    alone = play_folder(folder.rules, folder.head, folder.entries, folder.decisions, folder.bouts)
    at_desk = play_folder(folder.rules, folder.head, folder.entries, folder.decisions, folder.bouts, None, seat)
    assert msgspec.structs.replace(at_desk, state=msgspec.structs.replace(at_desk.state, name="")) == alone
    (table,) = tables
    assert table.journal.verify() == []
    assert len(table.journal.read("nomination/folder")) == len(alone.events)
