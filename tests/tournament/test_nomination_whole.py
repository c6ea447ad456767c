"""A whole Щит-Меч nomination of 23: one withdraws, one is disqualified twice, one tie by mini-table, one by extra bouts."""

from itertools import combinations

import msgspec
import pytest

from hofmarshal.text import say
from hofmarshal.tournament.commands import Score
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.folder import NominationFile, run_folder
from tests.tournament.nomination_rules import rules

ENTRIES = [Entry(f"E{n:02}", f"Боєць {n}", ["Січ", "Яструб", "Вежа"][n % 3], "UA") for n in range(1, 24)]
HEAD = NominationFile(rulebook="shchyt-mech", nomination="shchyt-mech", seed="winter")

MINI = {  # a b c have three wins each; a beat b and c, b beat c
    "ab": 1, "ac": 1, "ad": 0, "ae": 0, "af": 1, "bc": 1, "bd": 1, "be": 0, "bf": 1, "cd": 1, "ce": 1, "cf": 1,
    "de": 1, "df": 0, "ef": 0,
}  # fmt: skip
CYCLE = dict.fromkeys(map("".join, combinations("abcdef", 2)), 1) | {"ac": 0}  # a over b over c over a


class Book:
    """The bouts as they are written down, and the decisions between them."""

    def __init__(self):
        self.bouts, self.decisions = [], []

    def run(self):
        return run_folder(rules(), HEAD, ENTRIES, self.decisions, self.bouts)

    def write(self, red, blue, red_wins, **fields):
        points = (10, 5) if red_wins else (5, 10)
        bout = str(len(self.bouts) + 1)
        self.bouts.append(Score(bout=bout, red=red, blue=blue, red_score=points[0], blue_score=points[1], **fields))

    def fight(self, stage, special=None):
        """Every open bout of a stage: by the table of its group, or the one who sorts first wins."""
        report = self.run()
        for group in next(s for s in report.stages if s.id == stage).groups:
            table = (special or {}).get(group.name)
            letter = dict(zip(sorted(group.entries), "abcdefg", strict=False))
            for bout in group.open:
                first, second = sorted((bout.red, bout.blue))
                wins = bool(table[letter[first] + letter[second]]) if table else True
                self.write(bout.red, bout.blue, wins == (bout.red == first), extra=bout.extra)


def played():
    book = Book()
    groups = book.run().stages[0].groups
    twice, gone = sorted(groups[2].entries)[5], sorted(groups[3].entries)[4]
    foes = [e for e in sorted(groups[2].entries) if e != twice]
    for foe in foes[:2]:
        book.write(twice, foe, red_wins=False, disqualified=(twice,))
    book.decisions.append({"after": "2", "withdraw": {"entry": gone, "reason": "knee"}})
    book.fight("qualifying", {"A": MINI, "B": CYCLE})
    book.decisions.append({"after": str(len(book.bouts)), "schedule-extra": {}})
    book.fight("qualifying")
    book.fight("semi-final")
    book.fight("final")
    book.decisions.append({"after": str(len(book.bouts)), "sign": {}})
    return book, twice, gone


BOOK, TWICE, GONE = played()
REPORT = BOOK.run()
QUALIFYING = {group.name: group for group in REPORT.stages[0].groups}


def codes(group, entry):
    (line,) = (line for line in QUALIFYING[group].table if line.entry == entry)
    return [note.code for note in line.reasons]


def test_it_runs_through_three_stages_to_signed_places():
    assert [stage.id for stage in REPORT.stages] == ["qualifying", "semi-final", "final"]
    assert [len(group.entries) for group in REPORT.stages[0].groups] == [6, 6, 6, 5]
    assert REPORT.final
    assert REPORT.signed
    assert (REPORT.open, REPORT.refused, REPORT.unreached, REPORT.disturbances) == ((), (), (), ())


def test_everyone_has_a_place_or_left_and_every_place_its_reasons():
    (track,) = REPORT.places
    assert sorted(place.entry for place in track.places) == [entry.entry for entry in ENTRIES]
    assert {place.entry for place in track.places if place.place is None} == {TWICE, GONE}
    assert all(place.reasons for place in track.places)
    assert [place.medal for place in track.places][:3] == ["gold", "silver", "bronze"]


def test_three_level_on_wins_are_told_apart_by_the_bouts_between_them():
    entries = sorted(QUALIFYING["A"].entries)[:3]
    assert [line.entry for line in QUALIFYING["A"].table][:3] == entries
    assert all("tournament-rank-head-to-head" in codes("A", entry) for entry in entries)


def test_three_exactly_level_fight_extra_bouts():
    entries = sorted(QUALIFYING["B"].entries)[:3]
    extra = [result for result in QUALIFYING["B"].results if result.extra]
    assert {frozenset((r.red, r.blue)) for r in extra} == {frozenset(pair) for pair in combinations(entries, 2)}
    assert [line.entry for line in QUALIFYING["B"].table][:3] == entries
    assert all("tournament-rank-extra-bout" in codes("B", entry) for entry in entries)


def test_the_one_disqualified_twice_lost_the_rest_by_default():
    mine = [r for r in QUALIFYING["C"].results if TWICE in (r.red, r.blue)]
    assert sorted(r.status for r in mine) == ["fought", "fought", "walkover", "walkover", "walkover"]
    assert all(r.won_by not in (TWICE, None) for r in mine)
    left = {one.entry: one.standing.state for one in REPORT.left}
    assert left == {TWICE: "removed", GONE: "withdrawn"}


def test_group_mates_and_winners_are_spread_over_the_semi_finals():
    home = {entry: group.name for group in REPORT.stages[0].groups for entry in group.entries}
    for group in REPORT.stages[1].groups:
        assert sorted(home[entry] for entry in group.entries) == ["A", "B", "C", "D"]


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_every_reason_can_be_said(lang):
    notes = [note for track in REPORT.places for place in track.places for note in place.reasons]
    notes += [note for stage in REPORT.stages for g in stage.groups for line in g.table for note in line.reasons]
    assert all(say(note, lang) for note in (*notes, *REPORT.log))


def test_the_report_survives_json():
    assert len(msgspec.json.encode(REPORT)) > 10_000
