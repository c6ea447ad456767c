"""A rulebook of one's own: laid out, and used at once by a protocol and a nomination folder beside it."""

from __future__ import annotations

import pytest

PROTOCOL = """\
rulebook: sabre
nomination: duel
sides: {red: {name: Ada}, blue: {name: Bee}}
from: start
do:
  - {t: 1, hit: {by: red, zone: head}}
  - {t: 2, hit: {by: red, zone: head}}
  - {t: 3, hit: {by: red, zone: torso}}
expect: {winner: red}
"""


@pytest.fixture
def home(shell, tmp_path):
    assert shell("rules", "new", tmp_path / "sabre").code == 0
    return tmp_path


def test_a_protocol_beside_it_runs_by_it(shell, home):
    (home / "bout.yaml").write_text(PROTOCOL, encoding="utf-8")
    assert "Red wins: Ada, 5:0" in shell("run", home / "bout.yaml").out
    assert "A hit brings 1 point" in shell("why", home / "bout.yaml", "1").out


@pytest.mark.parametrize("inside", [False, True])
def test_a_nomination_beside_or_around_it_runs_by_it(shell, home, inside):
    folder = home if inside else home / "open"
    folder.mkdir(exist_ok=True)
    head = "rulebook: sabre\nnomination: duel\nseed: x\nsettings: {scheme: [round-robin]}\n"
    (folder / "nomination.yaml").write_text(head, encoding="utf-8")
    (folder / "entries.csv").write_text("no,name\n1,Ada\n2,Bee\n3,Cid\n", encoding="utf-8")
    protocol = PROTOCOL.replace("name: Ada", "entry: 1").replace("name: Bee", "entry: 2")
    overrides = "overrides: [{path: 'ends[0].at', value: 4, replaces: sabre.one-round, reason: dusk, by: organiser}]\n"
    shorter = protocol.replace("  - {t: 3, hit: {by: red, zone: torso}}\n", "")
    (folder / "1.yaml").write_text(shorter + overrides, encoding="utf-8")
    answer = shell("run", folder)
    assert answer.err == ""
    assert answer.out.startswith("Duel\n")
    assert "2 bouts are still to be fought." in answer.out


def test_without_it_where_to_put_one_is_said(shell, tmp_path):
    (tmp_path / "bout.yaml").write_text(PROTOCOL.replace("sabre", "foil"), encoding="utf-8")
    assert "stands in a folder of its name beside this file" in shell("run", tmp_path / "bout.yaml").err


def test_an_unknown_command_lists_those_there_are(shell, home):
    (home / "bout.yaml").write_text(PROTOCOL.replace("{t: 1, hit:", "{t: 1, qqqq:"), encoding="utf-8")
    assert "The commands are: " in shell("run", home / "bout.yaml").err


def test_an_index_after_a_point_is_recognised(shell, home):
    overrides = "overrides: [{path: ends.0.at, value: 4, replaces: sabre.one-round, reason: dusk, by: organiser}]\n"
    (home / "bout.yaml").write_text(PROTOCOL + overrides, encoding="utf-8")
    assert "Did you mean “ends[0].at”?" in shell("run", home / "bout.yaml").err
