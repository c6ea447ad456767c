"""Three rulebooks of our own, written as data alone: whole, shown by their examples, and able to run bouts and nominations."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from hofmarshal.cli import show_rules
from hofmarshal.desk.examples import run
from hofmarshal.desk.mutation import survivors
from hofmarshal.desk.play import play
from hofmarshal.desk.protocol import read
from hofmarshal.exchange.books import named
from hofmarshal.rules.book_model import Rulebook
from hofmarshal.rules.coverage import Listed, coverage
from hofmarshal.rules.lint import lint
from hofmarshal.rules.yamldoc import parse
from hofmarshal.tournament.commands import Score
from hofmarshal.tournament.decisions import score
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.folder import NominationFile, Report, run_folder
from hofmarshal.tournament.ranking import Criterion
from tests.tournament.seeding import seeding_fit

HERE = Path(__file__).parent
BOOKS = ("afterblow-longsword", "fencing-pools", "iron-winter")
CLEAN = (
    [("me", n, 28) for n in (1, 2, 3, 5)] + [("wf", n, 14) for n in range(1, 6)] + [("ws", n, 14) for n in (1, 2, 4, 5)]
)


def loaded(name: str) -> tuple[dict[str, Rulebook], Rulebook]:
    """All rulebooks at hand, and this one."""
    books, (mine,) = named(HERE / name)
    return books, books[mine]


@pytest.mark.parametrize("name", BOOKS)
def test_nothing_is_wrong_with_it(name):
    books, book = loaded(name)
    assert lint(book, books) == ()


@pytest.mark.parametrize("name", BOOKS)
def test_every_example_holds(name):
    _, book = loaded(name)
    assert [(v.example.id, v.mismatches, v.fault) for v in (run(book, e) for e in book.examples) if not v.ok] == []


@pytest.mark.parametrize("name", BOOKS)
def test_no_changed_value_goes_unnoticed(name):
    _, book = loaded(name)
    assert [(s.mutant.path, s.mutant.change) for s in survivors(book)] == []


@pytest.mark.parametrize("name", BOOKS)
def test_its_own_clauses_are_covered(name):
    _, book = loaded(name)
    listed = {name: [Listed(id=c.id, kind=c.kind, must="") for c in book.clauses.values()]}
    found = coverage(listed, [book])
    assert found.ok
    shown = [f"{next(iter(book.clauses))[:2]}.salute"] if book.nominations else []
    assert [row.clause for row in found.rows if row.state != "covered"] == shown


@pytest.mark.parametrize("name", BOOKS)
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_command_line_checks_and_tests_its_folder(name, lang, capsys):
    assert show_rules.check_books(HERE / name, lang, as_json=False) == 0
    assert show_rules.test_books(HERE / name, mutate=False, lang=lang, as_json=False) == 0
    assert capsys.readouterr().out


# Protocols of single bouts.


def bout(book: str, nomination: str, do: str) -> dict[str, Any]:
    """What a protocol of this rulebook comes to; the bout starts at t = 0."""
    books, _ = loaded(book)
    lines = "\n".join(f"  - {line.strip()}" for line in do.strip().splitlines())
    head = f"rulebook: {book}\nnomination: {nomination}\nsides: {{red: {{name: R}}, blue: {{name: B}}}}\nfrom: start\n"
    protocol = read(parse(f"{head}do:\n{lines}\n".encode(), "bout.yaml"), books)
    played = play(protocol.setup, protocol.lines)
    assert [one.refusal for one in played.refusals] == []
    assert played.state.ignored == ()
    return played.result()


def test_three_doubles_lose_for_both():
    seen = bout(
        "afterblow-longsword",
        "longsword",
        """
        {t: 5, hit: {by: red, zone: head}}
        {t: 6, start: {}}
        {t: 10, hit: {exchange: [{by: red, zone: head, order: together}, {by: blue, zone: arm, order: together}]}}
        {t: 11, start: {}}
        {t: 15, hit: {exchange: [{by: red, zone: head, order: first}, {by: blue, zone: torso, order: second}]}}
        {t: 16, start: {}}
        {t: 20, hit: {exchange: [{by: red, zone: leg, order: together}, {by: blue, zone: leg, order: together}]}}
        {t: 21, start: {}}
        {t: 25, hit: {exchange: [{by: red, zone: torso, order: together}, {by: blue, zone: head, order: together}]}}
        {t: 30, sign: {}}
        """,
    )
    assert (seen["winner"], seen["termination"], seen["doubles"]) == (None, "doubles", 3)
    assert (seen["score"], seen["phase"]) == ({"red": 2, "blue": 0}, "signed")
    assert {"ab.three-doubles", "ab.double", "ab.afterblow", "ab.zones"} <= set(seen["cites"])


def test_an_annulled_double_was_none():
    seen = bout(
        "afterblow-longsword",
        "longsword",
        """
        {t: 10, hit: {exchange: [{by: red, zone: head, order: together}, {by: blue, zone: arm, order: together}]}}
        {t: 11, start: {}}
        {t: 20, hit: {exchange: [{by: red, zone: leg, order: together}, {by: blue, zone: leg, order: together}]}}
        {t: 21, start: {}}
        {t: 25, id: third, hit: {exchange: [{by: red, zone: torso, order: together}, {by: blue, zone: head, order: together}]}}
        {t: 30, annul: {event: third, reason: "The video shows the head of blue first."}}
        {t: 40, start: {}}
        """,
    )
    assert (seen["winner"], seen["phase"], seen["doubles"]) == (None, "running", 2)


def test_a_duel_is_won_five_to_three():
    seen = bout(
        "afterblow-longsword",
        "longsword",
        """
        {t: 5, hit: {by: red, zone: head}}
        {t: 6, start: {}}
        {t: 10, hit: {by: blue, zone: torso}}
        {t: 11, start: {}}
        {t: 15, hit: {exchange: [{by: red, zone: head, order: first}, {by: blue, zone: leg, order: second}]}}
        {t: 16, start: {}}
        {t: 20, hit: {by: blue, zone: arm}}
        {t: 21, start: {}}
        {t: 25, hit: {by: red, zone: torso}}
        """,
    )
    assert (seen["winner"], seen["score"], seen["termination"]) == ("red", {"red": 5, "blue": 3}, "points")
    assert "ab.first-to-five" in seen["cites"]


def test_an_epee_bout_level_at_time_is_decided_by_one_touch():
    seen = bout(
        "fencing-pools",
        "epee",
        """
        {t: 5, hit: {exchange: [{by: red, zone: arm, order: together}, {by: blue, zone: leg, order: together}]}}
        {t: 6, start: {}}
        {t: 190, start: {}}
        {t: 200, hit: {exchange: [{by: red, zone: arm, order: together}, {by: blue, zone: leg, order: together}]}}
        {t: 201, start: {}}
        {t: 210, hit: {by: blue, zone: arm}}
        """,
    )
    assert (seen["winner"], seen["score"], seen["termination"]) == ("blue", {"red": 1, "blue": 2}, "points")
    assert {"fp.epee.double", "fp.extra-minute"} <= set(seen["cites"])


# Whole nominations.


def nomination(
    book: str, name: str, entries: list[Entry], decisions: list[dict[str, Any]], bouts: list[Score]
) -> Report:
    """The report of a nomination of this rulebook."""
    rules = loaded(book)[1].nomination(name)
    assert rules is not None
    found = run_folder(rules, NominationFile(rulebook=book, nomination=name), entries, decisions, bouts)
    assert found.refused == ()
    assert (found.ignored, found.unreached, found.outside) == ((), (), ())
    return found


def places(found: Report) -> dict[str, int | None]:
    """The places of the main track."""
    return {one.entry: one.place for one in found.places[0].places}


def numbered(*short: str) -> list[Score]:
    """Results written short, numbered from 1."""
    return [score(one, str(number)) for number, one in enumerate(short, 1)]


def test_a_fencing_nomination_from_a_pool_of_six_to_its_places():
    entries = [Entry(code, rating=600 - 100 * number) for number, code in enumerate("ABCDEF")]
    # The better rated wins; against the one rated just above him everybody makes four touches.
    pool = [f"{one} 5:{4 if ord(other) - ord(one) == 1 else 2} {other}" for one, other in combinations("ABCDEF", 2)]
    table = ["D 5:3 E", "C 5:4 F", "D 5:4 A", "B 5:1 C", "B 5:5 D red"]
    draw = {"draw": {"seed": "winter", "method": "rating"}}
    found = nomination("fencing-pools", "foil", entries, [draw], numbered(*pool, *table))
    pool_stage, first, second, last = found.stages
    assert [group.entries for group in pool_stage.groups] == [tuple("ABCDEF")]
    assert pool_stage.groups[0].order[:3] == (("A", "B"), ("D", "C"), ("F", "E"))
    assert [(p.entry, p.place) for p in pool_stage.groups[0].table] == list(zip("ABCDEF", range(1, 7), strict=True))
    assert [group.entries for group in first.groups] == [("A",), ("D", "E"), ("B",), ("C", "F")]
    assert [group.entries for group in second.groups] == [("A", "D"), ("B", "C")]
    assert [group.entries for group in last.groups] == [("D", "B")]
    assert places(found) == {"B": 1, "D": 2, "A": 3, "C": 3, "E": 5, "F": 5}
    assert (found.final, found.open) == (True, ())


def test_a_longsword_nomination_in_which_both_lose_a_duel():
    group = ["A 5:3 B", "A 5:0 C", "A 2:2 D none", "B 5:1 C", "B 5:2 D", "D 5:4 C"]
    other = ["E 5:3 F", "E 5:0 G", "E 5:2 H", "F 5:1 G", "F 5:2 H", "G 5:4 H"]
    final = ["A 5:3 E", "B 5:4 A", "E 5:2 B", "A 5:0 F", "B 5:0 F", "E 5:1 F"]
    hand = {"compose": {"groups": [list("ABCD"), list("EFGH")]}}
    found = nomination(
        "afterblow-longsword",
        "longsword",
        [Entry(code) for code in "ABCDEFGH"],
        [hand],
        numbered(*group, *other, *final),
    )
    # A and B have two duels each; A won the one between them.
    assert [(p.entry, p.place) for p in found.stages[0].groups[0].table] == [("A", 1), ("B", 2), ("D", 3), ("C", 4)]
    # In the final each of three has beaten one of the others: the differences are +6, +5 and +3.
    assert places(found) == {"A": 1, "E": 2, "B": 3, "F": 4, "C": 7, "D": 5, "G": 5, "H": 7}
    assert found.final
    reasons = {one.entry: [note.code for note in one.reasons] for one in found.places[0].places}
    assert "tournament-rank-points-difference" in reasons["A"]


# The real pools.


@pytest.mark.parametrize(("weapon", "event", "least"), CLEAN)
def test_its_ranking_gives_the_first_round_that_was_fought(weapon, event, least):
    rules = loaded("fencing-pools")[1].nominations[{"me": "epee", "wf": "foil", "ws": "sabre"}[weapon]]
    found = seeding_fit(weapon, event, tuple(Criterion(one.by, one.cites) for one in rules.ranking))
    assert found.fit >= least
    assert [misfit for misfit in found.misfits if not misfit.tied] == []
