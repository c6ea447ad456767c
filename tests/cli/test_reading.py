"""What `why`, `run`, `gear check` and `rules show` print is read without stumbling: words, each thing once, no fillers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hofmarshal.exchange.books import packaged
from hofmarshal.text import LANGUAGES

ROOT = Path(__file__).parents[2]
PROTOCOLS = sorted(ROOT.glob("examples/*.yaml"))
GEAR = sorted(ROOT.glob("examples/gear/*.yaml"))
FILLER = re.compile(r"(^|[:;,] )-($|[ ;,.])|none|None|\bred-\d|\bblue-\d", re.MULTILINE)


def told(text: str) -> str:
    """The printed lines that are sentences: not the protocol's own line, and not `path = value`."""
    lines = text.splitlines()
    return "\n".join(re.sub(r" \[[^]]*\]$", "", s) for s in lines if " = " not in s and not re.match(r"\d+\. \{", s))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", PROTOCOLS, ids=lambda path: path.stem)
def test_a_protocol_is_explained_and_run_in_words(shell, path, lang):
    for command in ("why", "run"):
        answer = shell(command, path, "--lang", lang)
        assert answer.code == 0
        assert FILLER.findall(told(answer.out)) == []
        for value in ("{}", '"', "flag: false", "halves: 0", "points: 0"):
            assert value not in "\n".join(line for line in answer.out.splitlines() if " = " in line)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", GEAR, ids=lambda path: path.stem)
def test_gear_is_judged_in_words(shell, path, lang):
    said = told(shell("gear", "check", path, "--lang", lang).out)
    assert FILLER.findall(said) == []
    gear = packaged()["shchyt-mech" if "mech" in path.stem else "ulozhenie"].gear
    assert gear is not None
    ids = {name for name in (*gear.items, *gear.facts) if "-" in name}
    assert [name for name in ids if re.search(rf"\b{name}\b", said)] == []


def test_a_line_says_its_head_its_values_and_its_statements_once(shell):
    lines = shell("why", ROOT / "examples/longsword.yaml", 7).out.splitlines()
    assert len(lines) == len(set(lines))
    assert [line for line in lines if line.startswith("7. ")] == [lines[0]]
    assert [line for line in lines if line.startswith("   isb-duel.winner: ")] != []
    assert not any("rights" in line for line in lines)


def test_a_refused_line_says_every_reason_and_whose_right_it_is(shell, tmp_path):
    path = tmp_path / "p.yaml"
    path.write_text(
        "rulebook: isb-buhurt\nnomination: group-battle\n"
        "sides: {red: {roster: {main: 5}}, blue: {roster: {main: 5}}}\n"
        "do:\n  - {t: 0, call: {}}\n  - {t: 1, start: {}}\n  - {t: 2, as: captain-red, start: {}}\n",
        encoding="utf-8",
    )
    said = shell("why", path).out
    assert "Red is not ready" in said
    assert "Blue is not ready" in said
    assert "rights[0] = {commands: [start, rule], roles: [hofmarshal]}" in said
    (line,) = shell("why", path, 2, "--json").data
    assert [reason["args"]["side"] for reason in line["refusal"]["reasons"]] == ["red", "blue"]


@pytest.mark.parametrize(("lang", "word"), [("en", "scoring"), ("ru", "счёт"), ("uk", "рахунок")])
def test_a_clause_is_shown_with_its_values_and_examples(shell, lang, word):
    lines = shell("rules", "show", "isb-duel", "isb-duel.longsword.two-hand", "--lang", lang).out.splitlines()
    assert lines[2].startswith(f"isb-duel.longsword.two-hand – {word}; ")
    assert any("scoring[0] = {when: {part: [head, torso], grip: two-handed}, points: 2}" in line for line in lines)
    assert any(re.fullmatch(r" +isb-duel/examples/score.yaml: \d+(, \d+)*", line) for line in lines)
