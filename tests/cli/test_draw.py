"""`hofmarshal draw`, `draw commit` and `draw verify`."""

from __future__ import annotations

import hashlib

import pytest

ENTRIES = "entry,name,club,checked_in\n" + "".join(
    f"{n},Fighter {n},Club,{'no' if n == 3 else 'yes'}\n" for n in range(1, 9)
)


@pytest.fixture
def entries(tmp_path):
    path = tmp_path / "entries.csv"
    path.write_text(ENTRIES)
    return path


def order_of(seed: str) -> list[str]:
    """The order by the published recipe: sorted by SHA-256 of SEED:ENTRY."""
    return sorted("1245678", key=lambda entry: hashlib.sha256(f"{seed}:{entry}".encode()).hexdigest())


def test_the_draw_follows_the_published_recipe(shell, entries):
    answer = shell("draw", entries, "--seed", "spring rain", "--json")
    assert answer.code == 0
    assert [line["entry"] for line in answer.data["order"]] == order_of("spring rain")
    assert [line["number"] for line in answer.data["order"]] == list(range(1, 8))
    assert answer.data["absent"] == ["3"]
    assert answer.data["commitment"] == hashlib.sha256(b"spring rain").hexdigest()
    assert shell("draw", "commit", "--seed", "spring rain").out.strip() == answer.data["commitment"]


def test_the_draw_for_people(shell, entries):
    answer = shell("draw", entries, "--seed", "s", "--lang", "uk")
    assert "7 заявок" in answer.out
    assert hashlib.sha256(b"s").hexdigest() in answer.out
    assert [line.split()[1] for line in answer.out.splitlines() if " Fighter " in line] == order_of("s")


@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
def test_a_written_draw_is_verified(shell, entries, tmp_path, ending):
    drawn = tmp_path / f"drawn{ending}"
    assert shell("draw", entries, "--seed", "s", "--out", drawn).code == 0
    commitment = hashlib.sha256(b"s").hexdigest()
    answer = shell("draw", "verify", entries, drawn, "--seed", "s", "--commitment", commitment)
    assert (answer.code, answer.err) == (0, "")
    assert "right" in answer.out
    assert shell("draw", "verify", entries, drawn, "--seed", "t", "--commitment", commitment).code == 1
    wrong = shell("draw", "verify", entries, drawn, "--seed", "t", "--commitment", commitment, "--json")
    assert wrong.data["right"] is False
    assert wrong.data["wrong"][0]["code"] == "tournament-lot-wrong-seed"


def test_a_changed_order_and_gaps_are_found(shell, entries, tmp_path):
    first, second, *rest = order_of("s")
    drawn = tmp_path / "drawn.csv"
    drawn.write_text(
        "number,entry\n" + "".join(f"{n},{entry}\n" for n, entry in enumerate([second, first, *rest], start=1))
    )
    commitment = hashlib.sha256(b"s").hexdigest()
    args = ("draw", "verify", entries, drawn, "--seed", "s", "--commitment", commitment)
    assert shell(*args).code == 1
    drawn.write_text("number,entry\n1,1\n3,2\n")
    answer = shell(*args)
    assert answer.code == 2
    assert answer.err.startswith(f"{drawn}:3:number: ")


def test_nobody_present(shell, tmp_path):
    (tmp_path / "e.csv").write_text("entry,name,checked_in\n1,A,no\n")
    answer = shell("draw", tmp_path / "e.csv", "--seed", "s")
    assert answer.code == 2
    assert "checked in" in answer.err
