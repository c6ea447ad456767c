"""The draw: fixed by seed and entries, checkable by the script printed in the guide (u.2.3)."""

from __future__ import annotations

import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hofmarshal.rules.notes import BadInput
from hofmarshal.text import LANGUAGES, say
from hofmarshal.tournament.lot import commit, order, verify

GUIDE = Path(__file__).parents[2] / "docs/draw.md"
ENTRIES = ["E01", "E02", "Ґалаґан", "Ёлкин", "E 05", "E06"]
codes = st.text(st.characters(blacklist_categories=["Cs", "Cc"]), min_size=1, max_size=8)


def test_the_order_is_that_of_the_hashes():
    hashes = {entry: sha256(f"насіння:{entry}".encode()).hexdigest() for entry in ENTRIES}
    assert list(order(ENTRIES, "насіння")) == sorted(ENTRIES, key=hashes.__getitem__)


def test_the_commitment_is_the_seeds_hash():
    assert commit("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"  # FIPS 180-2, B.1


def test_the_guides_script_reproduces_the_draw(tmp_path):
    (script,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(script.splitlines()) <= 12
    file = tmp_path / "draw.py"
    file.write_text(script, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-S", "-X", "utf8", str(file), "seed 7"],
        input="\n".join(ENTRIES) + "\n",
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    first, *lines = run.stdout.splitlines()
    assert first == f"commitment {commit('seed 7')}"
    assert lines == [f"{number} {entry}" for number, entry in enumerate(order(ENTRIES, "seed 7"), 1)]


def test_an_entry_twice_is_refused():
    with pytest.raises(BadInput, match="tournament-lot-entry-twice"):
        order(["A", "B", "A"], "s")


@given(st.lists(codes, unique=True, max_size=12), codes, st.randoms(use_true_random=False))
def test_input_order_does_not_matter_and_removing_one_moves_no_others(entries, seed, random):
    drawn = order(entries, seed)
    assert sorted(drawn) == sorted(entries)
    random.shuffle(entries)
    assert order(entries, seed) == drawn
    if entries:
        assert order(entries[1:], seed) == tuple(e for e in drawn if e != entries[0])
    assert verify(entries, seed, commit(seed).upper(), drawn) == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify_says_what_is_wrong(lang):
    right = order(ENTRIES, "s")

    def found(claimed, seed="s", entries=tuple(ENTRIES)):
        notes = verify(entries, seed, commit("s"), claimed)
        assert all(say(note, lang) and note.cites == ("u.2.3",) for note in notes)
        return [(note.code, note.args.get("entry", note.args.get("number"))) for note in notes]

    assert found(right) == []
    assert found(order(ENTRIES, "t"), "t") == [("tournament-lot-wrong-seed", None)]
    assert found(right[1:]) == [("tournament-lot-entry-missing", right[0])]
    assert found([*right, "Z"]) == [("tournament-lot-entry-unknown", "Z")]
    assert found([*right, right[2]]) == [("tournament-lot-entry-twice", right[2])]
    swapped = [right[0], right[2], right[1], *right[3:]]
    assert found(swapped) == [("tournament-lot-wrong-order", 2)]
