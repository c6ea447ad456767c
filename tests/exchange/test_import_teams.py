"""The team column of a spreadsheet of entries: who fights for whom, within the rulebook's limits, and what is wrong with it."""

from __future__ import annotations

from typing import Any

import pytest

from hofmarshal.exchange.import_sheets import read_sheets
from hofmarshal.exchange.import_teams import TeamField
from hofmarshal.exchange.importing import Asked, Event, Known, Preview, Sheet, preview
from hofmarshal.tournament.entry_book import Member
from tests.contest.support import rules

GROUP, MASS = rules("isb-buhurt", "group-battle"), rules("isb-buhurt", "mass-battle")
TITLES = {"long": ("Довгий меч",), "group": ("Груповий бій",), "mass": ("Масовий бій",)}
OLENA = Known(entry="7", name="Олена Вигадана", club="Вовки", nominations=("long",))
FIELDS = {
    "group": TeamField(
        rules=GROUP,
        teams={"50": "Вовки", "51": "Ведмеді"},
        rosters={"50": (Member(entry="7", number=1, captain=True),)},
    ),
    "mass": TeamField(rules=MASS),
}
EVENT = Event(people=(OLENA,), nominations=TITLES, numbers=frozenset({"7", "50", "51"}), fields=FIELDS)
COLUMNS = ("name", "team", "number", "reserve", "captain")


def look(
    *rows: tuple[str, ...], columns: tuple[str, ...] = COLUMNS, into: tuple[str, ...] = ("group",), **more: Any
) -> Preview:
    """What becomes of rows; cells that are missing at their end are empty."""
    asked = tuple(Asked(row=n, cells=(*cells, *("",) * (len(columns) - len(cells)))) for n, cells in enumerate(rows, 2))
    return preview(Sheet(columns=columns, rows=asked, into=into, **more), EVENT)


def faults(seen: Preview) -> list[tuple[int, int, str]]:
    """Each fault: its row, its column, what it is."""
    return [(row.row, fault.column, fault.problem.code) for row in seen.rows for fault in row.faults]


def test_the_columns_of_teams_are_known_by_their_headings() -> None:
    table = "ПІБ;Команда;№;Запасний;Капітан\nОлена;Вовки;21;ні;так\nІван;Вовки;4;так;\n"
    (sheet,) = read_sheets(table.encode(), "t.csv", {})
    assert sheet.columns == ("name", "team", "number", "reserve", "captain")
    counted = table.replace(";21;", ";1;").replace(";4;", ";2;")
    assert read_sheets(counted.encode(), "t.csv", {})[0].columns[2] == "", "a column that counts its rows is no number"


def test_a_row_puts_its_fighter_into_the_roster_of_its_team() -> None:
    seen = look(("Іван Вигаданий", "вовки", "", "запасний"), ("Петро Вигаданий", "Соколи", "5", "основний", "так"))
    assert [row.fate for row in seen.rows] == ["new", "new"]
    assert seen.rows[0].taken.nominations == (), "he is no entry of the nomination himself: his team is"
    wolves, hawks = seen.teams
    assert (wolves.entry, wolves.enters, hawks.entry, hawks.enters) == ("50", False, "", True)
    assert [(one.row, one.entry, one.number, one.reserve) for one in wolves.members] == [
        (0, "7", 1, False), (2, "", 2, True),
    ]  # fmt: skip
    assert [(one.number, one.captain) for one in hawks.members] == [(5, True)]
    assert [note.cites for note in hawks.notes] == [("isb-buhurt.roster",)], "still too few: told, and no fault"


def test_a_known_fighter_joins_and_one_who_is_there_changes_nothing() -> None:
    seen = look(("Олена Вигадана", "Вовки"), columns=("name", "team"), into=("group",))
    assert (seen.rows[0].fate, len(seen.teams[0].members)) == ("ask", 2), "without birth or club: who is it?"
    known = look(("Олена Вигадана", "Вовки", "Вовки"), columns=("name", "team", "club"))
    assert (known.rows[0].fate, known.teams[0].members) == ("known", (known.teams[0].members[0],))
    joins = look(("Олена Вигадана", "Соколи", "Вовки"), columns=("name", "team", "club"), into=("mass",))
    assert (joins.rows[0].fate, joins.teams[0].members[0].entry) == ("joins", "7")


def test_a_team_of_one_nomination_enters_another_under_its_number() -> None:
    seen = look(("Іван Вигаданий", "Ведмеді"), into=("mass",))
    assert (seen.teams[0].entry, seen.teams[0].enters) == ("51", True)


def test_rows_beyond_the_limits_are_refused_by_the_clause_at_their_cells() -> None:
    """isb-buhurt.roster: 21v21 is 21 main fighters and 29 reserves."""
    rows = [(f"Основний {n}", "Тури") for n in range(23)] + [(f"Запасний {n}", "Тури", "", "так") for n in range(30)]
    seen = look(*rows, into=("mass",))
    assert faults(seen) == [
        (23, 1, "contest-roster-many"), (24, 1, "contest-roster-many"), (54, 3, "contest-roster-reserves"),
    ]  # fmt: skip
    assert {fault.cites for row in seen.rows for fault in row.faults} == {("isb-buhurt.roster",)}
    assert seen.open == 3


@pytest.mark.parametrize(
    ("row", "column", "code"),
    [
        (("Іван Вигаданий", ""), 1, "exchange-import-team-empty"),
        (("Іван Вигаданий", "=HYPERLINK(1)"), 1, "exchange-import-formula"),
        (("Іван Вигаданий", "Вовки", "1"), 2, "exchange-import-team-number-twice"),
        (("Іван Вигаданий", "Вовки", "1000"), 2, "exchange-import-team-number"),
        (("Іван Вигаданий", "Вовки", "x"), 2, "exchange-not-integer"),
        (("Іван Вигаданий", "Вовки", "", "мабуть"), 3, "exchange-not-yes-no"),
        (("Іван Вигаданий", "Вовки", "", "", "так"), 4, "exchange-import-team-captains"),
    ],
)
def test_each_wrong_cell_is_named(row: tuple[str, ...], column: int, code: str) -> None:
    assert faults(look(row)) == [(2, column, code)]


def test_nobody_fights_for_two_teams_of_a_nomination() -> None:
    seen = look(("Олена Вигадана", "Ведмеді", "Вовки"), columns=("name", "team", "club"))
    assert faults(seen) == [(2, 1, "exchange-import-team-other")]


def test_a_team_needs_a_nomination_of_teams_and_a_fighter_may_be_in_others_himself() -> None:
    assert faults(look(("Іван Вигаданий", "Вовки"), into=("long",))) == [(2, 1, "exchange-import-team-nowhere")]
    both = look(("Іван Вигаданий", "Вовки"), into=("long", "group"))
    assert (both.rows[0].taken.nominations, both.rows[0].taken.teams) == (("long",), ("group",))


def test_without_a_column_of_teams_each_row_is_a_team() -> None:
    seen = look(("Соколи",), columns=("name",))
    assert (seen.rows[0].taken.nominations, seen.teams) == (("group",), ())


def test_teams_written_nearly_alike_are_asked_about() -> None:
    rows = [
        ("Іван Вигаданий", "Ведмедi з Лісу"),
        ("Петро Вигаданий", "Ведмеді  з  лісу"),
        ("Гнат Вигаданий", "Ведмдеі з Лісу"),
    ]
    seen = look(*rows)
    assert ("Ведмеді", "Ведмедi з Лісу") in seen.near_teams
    assert ("Ведмедi з Лісу", "Ведмдеі з Лісу") in seen.near_teams
    assert len(seen.teams) == 2, "look-alike letters and blanks make no other team"
    one = look(*rows, teams={"Ведмдеі з Лісу": "Ведмедi з Лісу"}, teams_apart=(("Ведмеді", "Ведмедi з Лісу"),))
    assert (one.near_teams, len(one.teams), len(one.teams[0].members)) == ((), 1, 3)
