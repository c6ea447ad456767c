"""A nomination run from spreadsheets: what the secretary types, what is printed, the sheet of bouts to fill in."""

from __future__ import annotations

import csv
import re
import sys
from pathlib import Path

import pytest

NAMES = ["Ада Вигадько", "Ївга Казкар", "Лев Мрійко", "Ян Умовко", "Гнат Небиль"]
HEAD = 'rulebook: shchyt-mech\nnomination: shchyt-mech\nseed: "зима"\n'
ENTRIES = "№;Учасник;Клуб\r\n" + "".join(f"{no};{name};Три верби\r\n" for no, name in enumerate(NAMES, 1))
BOUTS = "бій;червоний;синій;рахунок;примітка\n"


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "nomination.yaml").write_text(HEAD, encoding="utf-8")
    (tmp_path / "entries.csv").write_bytes(ENTRIES.encode("cp1251"))
    return tmp_path


def type_bouts(folder: Path, *rows: str) -> None:
    (folder / "bouts.csv").write_text(BOUTS + "".join(f"{row}\n" for row in rows), encoding="utf-8")


def scores(shell, folder):
    answer = shell("run", folder, "--json")
    assert answer.code == 0, answer.err
    groups = [group for stage in answer.data["stages"] for group in stage["groups"]]
    return {r["bout"]: (r["red_score"], r["blue_score"]) for group in groups for r in group["results"]}


def test_before_the_first_bout_there_are_bouts_and_no_places(shell, folder):
    answer = shell("run", folder)
    assert "Places" not in answer.out
    assert "final-A-1" in answer.out
    assert "Group A: " in answer.out
    for name in NAMES:
        assert name in answer.out
    assert "10 bouts are still to be fought." in answer.out


@pytest.mark.parametrize("typed", ["1;1;2;10:7;", "1;ада вигадько;2;10-7;", "1;1 Aда Вигадько;Ївга Казкар;10 – 07;"])
def test_fighters_by_number_or_name_and_both_scores_in_one_cell(shell, folder, typed):
    type_bouts(folder, typed)
    assert scores(shell, folder) == {"1": (10, 7)}


def test_a_row_again_with_a_note_is_a_correction(shell, folder):
    type_bouts(folder, "1;1;2;10:7;", "1;1;2;7:10;переплутали кути")
    assert scores(shell, folder) == {"1": (7, 10)}
    assert "Bout 1 was corrected: 10:7 became 7:10." in shell("run", folder).out


@pytest.mark.parametrize("note", ["", "remark"])
def test_a_row_again_without_a_note_is_asked_about(shell, folder, note):
    type_bouts(folder, f"1;1;2;10:7;{note}", "1;1;2;7:10;")
    assert "If this corrects it, say why in the column “note”" in shell("run", folder).err


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("1;1;2;10-07-2026;", "not a score such as 10:7"),
        ("1;Ада Вигадка;2;10:7;", "Did you mean “Ада Вигадько”?"),
    ],
)
def test_a_slip_is_named(shell, folder, row, told):
    type_bouts(folder, row)
    assert told in shell("run", folder).err


def test_a_number_too_long_is_one_fault(shell, folder):
    (folder / "bouts.csv").write_text(f"bout,red,blue,red score,blue score\n1,1,2,{'7' * 900},3\n", encoding="utf-8")
    assert len(shell("run", folder).err.splitlines()) == 1


def test_two_scores_in_the_column_of_one(shell, folder):
    (folder / "bouts.csv").write_text("bout,red,blue,red score,blue score\n1,1,2,10-7,\n", encoding="utf-8")
    assert "Write 10 in the column of red and 7 in that of blue" in shell("run", folder).err


def test_a_score_said_twice_must_agree(shell, folder):
    (folder / "bouts.csv").write_text("bout,red,blue,red score,blue score,score\n1,1,2,10,7,10:8\n", encoding="utf-8")
    assert "does not agree with the two columns" in shell("run", folder).err


def test_a_missing_column_is_named_in_the_readers_language(shell, folder):
    (folder / "entries.csv").write_text("Учасник;Клуб\nАда;Три верби\n", encoding="utf-8")
    assert "Немає стовпця «№»" in shell("run", folder, "--lang", "uk").err


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_sheet_of_bouts_is_filled_in_and_read_back(shell, folder, lang):
    sheet = folder / "bouts-1.csv"
    assert shell("run", folder, "--bouts", sheet, "--lang", lang).code == 0
    with sheet.open(encoding="utf-8-sig", newline="") as file:
        head, *rows = csv.reader(file)
    assert len(rows) == 10
    for row in rows:
        row[5:7] = ["10", "7"]
    with sheet.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([head, *rows])
    assert len(scores(shell, folder)) == 10


def test_a_sheet_that_is_there_is_not_overwritten(shell, folder):
    type_bouts(folder, "1;1;2;10:7;")
    answer = shell("run", folder, "--bouts", folder / "bouts.csv")
    assert answer.code == 2
    assert "not overwritten" in answer.err
    assert "10:7" in (folder / "bouts.csv").read_text(encoding="utf-8")


def test_the_bouts_of_a_protocol_are_not_written(shell, tmp_path):
    protocol = Path(__file__).parents[2] / "examples" / "longsword.yaml"
    assert shell("run", protocol, "--bouts", tmp_path / "b.csv").code == 2


def test_several_sheets_follow_one_another_by_number(shell, folder):
    (folder / "bouts-2.csv").write_text("bout,red,blue,score\n1,1,2,10:7\n", encoding="utf-8")
    (folder / "bouts-10.csv").write_text("bout,red,blue,score,note\n2,1,3,10:7,\n", encoding="utf-8")
    assert list(scores(shell, folder)) == ["1", "2"]


def test_entries_numbered_1_2_3_are_named_so_in_decisions(shell, folder):
    type_bouts(folder, "1;1;2;10:7;")
    (folder / "decisions.yaml").write_text("- {after: 1, withdraw: {entry: 5, reason: knee}}\n", encoding="utf-8")
    assert "5 Гнат Небиль withdrew" in shell("run", folder).out


def test_a_name_in_a_decision_is_told_its_number(shell, folder):
    (folder / "decisions.yaml").write_text("- withdraw: {entry: Гнат Небиль, reason: knee}\n", encoding="utf-8")
    assert "Did you mean “5”?" in shell("run", folder).err


def test_in_a_terminal_reasons_stand_below_their_rows_within_its_width(shell, folder, monkeypatch):
    type_bouts(folder, *(f"{no};1;{no + 1};10:{no};" for no in range(1, 5)))
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    lines = re.sub(r"\x1b\[[\d;]*m", "", shell("run", folder).out).splitlines()
    assert max(map(len, lines)) <= 80
    assert any(line.startswith("      Wins: 4; ahead of") for line in lines)


def test_a_club_written_with_other_capitals_is_the_same_and_a_near_one_is_asked_about(shell, folder):
    clubs = ["Три верби", "ТРИ ВЕРБИ", "Tри верби", "Три вербы", "Тиха гавань"]
    rows = "".join(f"{no};{name};{club}\n" for no, (name, club) in enumerate(zip(NAMES, clubs, strict=True), 1))
    (folder / "entries.csv").write_text("№;Учасник;Клуб\n" + rows, encoding="utf-8")
    answer = shell("run", folder, "--json").data
    assert [entry["club"] for entry in answer["entries"]] == ["Три верби"] * 3 + clubs[3:]
    assert [note["args"] for note in answer["notes"]] == [{"first": "Три верби", "second": "Три вербы"}]
    assert "may be one club" in shell("run", folder).out


def test_an_unfinished_group_is_not_said_to_need_extra_bouts(shell, folder):
    type_bouts(folder, "1;1;2;10:7;")
    assert "Extra bouts" not in shell("run", folder).out


def test_a_rulebook_that_is_not_there_lists_those_that_are(shell):
    assert "Did you mean “isb-duel”?" in shell("rules", "show", "isb-dual").err
    assert "rules show RULEBOOK CLAUSE" in shell("rules", "show", "sm.to-ten").err


def test_those_who_did_not_come_are_named(shell, folder):
    text = ENTRIES.replace("Клуб\r\n", "Клуб;Явка\r\n").replace("верби\r\n", "верби;+\r\n")
    (folder / "entries.csv").write_text(
        text.replace("5;Гнат Небиль;Три верби;+", "5;Гнат Небиль;Три верби;ні"), encoding="utf-8"
    )
    assert "not drawn (1): 5 Гнат Небиль" in shell("run", folder).out


def test_a_bout_both_lost_and_weight_categories(shell, folder):
    (folder / "entries.csv").write_text(
        "no,name,weight category\n1,Ada,-80\n2,Bee,-80\n3,Cid,-80\n4,Dot,-80\n", encoding="utf-8"
    )
    (folder / "bouts.csv").write_text("bout,red,blue,score,winner\n1,1,2,4:4,none\n", encoding="utf-8")
    answer = shell("run", folder, "--json").data
    assert [entry["weight_category"] for entry in answer["entries"]] == ["-80"] * 4
    assert answer["stages"][0]["groups"][0]["results"][0]["winner"] is None


def test_with_too_few_entries_what_can_be_done_is_said_and_can_be_decided(shell, folder):
    (folder / "entries.csv").write_text("no,name\n1,Ada\n2,Bee\n3,Cid\n", encoding="utf-8")
    assert "Go straight to one final group of 3." in shell("run", folder).err
    (folder / "decisions.yaml").write_text("- draw: {seed: x, final: true}\n", encoding="utf-8")
    assert "3 bouts are still to be fought." in shell("run", folder).out


def test_a_breach_that_cannot_be_cited_lists_those_that_can(shell, tmp_path):
    text = (Path(__file__).parents[2] / "examples" / "longsword.yaml").read_text(encoding="utf-8")
    breach = "  - {t: 99, breach: {fighter: blue, clause: isb-duel.nope}}\n"
    (tmp_path / "p.yaml").write_text(text.replace("  - {t: 151,", f"{breach}  - {{t: 151,"), encoding="utf-8")
    assert "Choose from: isb-" in shell("run", tmp_path / "p.yaml").err
