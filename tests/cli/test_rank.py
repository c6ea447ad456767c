"""`hofmarshal rank`: each event by itself, a reason for every place."""

from __future__ import annotations

import pytest

HEAD = "event,pool,bout,red,blue,red_score,blue_score,winner\n"
BOUTS = HEAD + "1,p1,1,A,B,5,3,red\n1,p1,2,A,C,2,5,blue\n1,p1,3,B,C,5,4,red\n2,p1,1,A,B,5,4,\n2,p1,2,A,C,,,\n"


@pytest.fixture
def bouts(tmp_path):
    path = tmp_path / "bouts.csv"
    path.write_text(BOUTS)
    return path


def test_each_event_is_ranked_by_itself(shell, bouts):
    data = shell("rank", bouts, "--by", "wins,points-difference", "--json").data
    assert data["by"] == ["wins", "points-difference"]
    first, second = data["events"]
    assert [(place["place"], place["entry"], place["difference"]) for place in first["places"]] == [
        (1, "C", 2),
        (2, "A", -1),
        (2, "B", -1),
    ]
    assert [place["tied"] for place in first["places"]] == [False, True, True]
    assert all(place["reasons"] for place in first["places"])
    assert second["open_bouts"] == ["2"]
    assert second["places"][0]["figures"]["wins"] == 1


def test_the_table_for_people_gives_a_reason_for_every_place(shell, bouts, tmp_path):
    (tmp_path / "e.csv").write_text("entry,name\nA,Anna\nB,Bohdan\nC,Cyril\n")
    answer = shell("rank", bouts, "--by", "wins,points-difference", "--entries", tmp_path / "e.csv", "--lang", "ru")
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert lines[0] == "Номинация 1"
    (cyril,) = [line for line in lines[:6] if "Cyril" in line]
    assert cyril.split()[:2] == ["1", "C"]
    assert "Без результата и не учтены (1): 2" in answer.out
    every_step = shell("rank", bouts, "--by", "wins,points-difference", "--why").out
    assert len(every_step) > len(shell("rank", bouts, "--by", "wins,points-difference").out)


def test_a_lot_needs_a_seed_and_separates_all(shell, bouts):
    places = shell("rank", bouts, "--by", "wins,points-difference,lot", "--seed", "s", "--json").data["events"][0][
        "places"
    ]
    assert [place["tied"] for place in places] == [False, False, False]


def test_open_ties_are_named(shell, bouts):
    answer = shell("rank", bouts, "--by", "wins,extra-bout")
    assert "Place 1 is to be settled by extra bouts: A, B, C" in answer.out


def test_an_unknown_criterion(shell, bouts):
    answer = shell("rank", bouts, "--by", "beauty")
    assert answer.code == 2
    assert "beauty" in answer.err


def test_no_criterion_at_all(shell, bouts):
    answer = shell("rank", bouts, "--by", " ,")
    assert answer.code == 2
    assert "wins" in answer.err
    assert answer.out == ""


def test_without_criteria_those_there_are_are_listed_in_the_readers_language(shell, tmp_path):
    (tmp_path / "b.csv").write_text("bout,red,blue,score\n1,a,b,10:7\n", encoding="utf-8")
    answer = shell("rank", tmp_path / "b.csv", "--lang", "uk")
    assert answer.code == 2
    assert "«--by»" in answer.err
    assert "points-difference" in answer.err


def test_both_scores_in_one_column(shell, tmp_path):
    (tmp_path / "b.csv").write_text("bout,red,blue,score\n1,a,b,10:7\n", encoding="utf-8")
    assert "Points difference: 3" in shell("rank", tmp_path / "b.csv", "--by", "points-difference").out
