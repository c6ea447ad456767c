"""A game's history as a table, with names and without; its numbers for the page."""

from __future__ import annotations

from typing import Any

import pytest

from hofmarshal.exchange.write import Sheet
from hofmarshal.server.game.history import history
from tests.server.test_game_regions import BY, MINUTE, Pair, forked

NAMES = {"7": "Ada of the Test", "9": "Lev the Sample"}


@pytest.fixture
def pair() -> Pair:
    return Pair()


def table(pair: Pair, names: dict[str, str] | None, lang: str = "en") -> list[dict[str, Any]]:
    north = pair.north
    sheet: Sheet = history(north.venue.journal, north.venue.game, names, north.regions.region.called, lang)
    return [dict(zip((one.key for one in sheet.columns), row, strict=True)) for row in sheet.rows]


def played(pair: Pair) -> None:
    """A wound at 0, its bleeding at 30, a late bandage of minute 20; a dispute that names a player; an obligation."""
    north = pair.north
    north.done("player:7", {"type": "wound", "zone": "chest"})
    north.later(40 * MINUTE)
    north.done("player:7", {"type": "aid", "kind": "bandage"}, ago=20 * MINUTE)
    note = "Hans from the third tent hit me hard."
    north.done("player:7", {"type": "dispute", "note": note, "against": "9"})
    issue = {"type": "issue", "obliged": "7", "holder": "9", "terms": "Pay Hans ten coins."}
    north.done("master-1", issue, stream="obligation/o1")


def test_the_history_tells_everything_in_the_order_in_which_it_happened(pair: Pair) -> None:
    played(pair)
    rows = [one for one in table(pair, NAMES) if one["number"] in ("7", "o1")]
    assert [(one["at"], one["what"], one["counts"]) for one in rows] == [
        ("0:00:00", "registered", "yes"),
        ("0:00:00", "wounded", "yes"),
        ("0:20:00", "aided", "yes"),
        ("0:30:00", "lapsed", "no longer fits"),
        ("0:40:00", "disputed", "yes"),
        ("0:40:00", "issued", "yes"),
    ]
    assert rows[1]["words"] == "Hit: chest."
    assert rows[1]["name"] == "Ada of the Test"
    assert rows[2]["claimed"] == "claimed"
    assert "zone=chest" in rows[1]["details"]
    assert "holder=Lev the Sample" in rows[-1]["details"]
    assert [one["what"] for one in table(pair, NAMES) if one["kind"] == "game"] == ["game-opened", "ran"]
    assert rows[1]["clauses"]


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_without_names_nobody_is_named_nor_what_people_wrote_repeated(pair: Pair, lang: str) -> None:
    played(pair)
    rows = table(pair, None, lang)
    text = str(rows)
    assert "name" not in rows[0]
    assert not any(one in text for one in (*NAMES.values(), "Hans", "Ada", "Lev"))
    assert "holder=9" in text, "numbers stay"


def test_both_branches_of_a_fork_are_in_the_history(pair: Pair) -> None:
    forked(pair)
    (fork,) = pair.north.regions.branches.shown()
    pair.north.regions.choose(BY, fork.stream, fork.branch, "theirs")
    wounds = [(one["details"], one["counts"]) for one in table(pair, NAMES) if one["what"] == "wounded"]
    assert [(one.partition(";")[0], counts) for one, counts in sorted(wounds)] == [
        ("zone=chest", "undone"),
        ("zone=left-arm", "yes"),
    ]
    moves = [one["words"] for one in table(pair, NAMES) if one["what"] in ("handed-over", "called-home")]
    assert moves == ["Handed over to region “South”.", "Called home to region “North”: the file was lost."]
