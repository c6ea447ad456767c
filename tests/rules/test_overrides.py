"""Overrides, differences, hashes and editions."""

from __future__ import annotations

from datetime import date

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hofmarshal.rules.convert import Place
from hofmarshal.rules.notes import BadInput
from hofmarshal.rules.overrides import Override, apply, describe, difference, parse_path
from hofmarshal.rules.pin import book_hash, nomination_hash, pick
from hofmarshal.text import LANGUAGES, say
from tests.rules.tiny import CLAUSES, DUEL, HEAD, rendered, tiny, told


def override(path, value, replaces):
    return Override(path=path, value=value, replaces=replaces, reason="agreed", by="org-1")


def refused(*overrides, nomination="duel"):
    with pytest.raises(BadInput) as caught:
        apply(tiny(), nomination, overrides, [Place("event.yaml", 3 + i) for i in range(len(overrides))])
    return rendered(caught.value.problems)


def test_a_value_is_overridden_and_keeps_its_clauses():
    changed = apply(tiny(), "duel", [override("clock.limit", 90000, "t.time")])
    assert (changed.clock.limit, changed.clock.time_end, changed.clock.cites) == (90000, "on-stop", ("t.time",))


def test_a_row_and_a_whole_list():
    changed = apply(tiny(), "duel", [override("scoring[0].points", 3, "t.head")])
    assert [row.points for row in changed.scoring] == [3, 1]
    changed = apply(tiny(), "duel", [override("scoring", [{"points": 5}], "t.hit")])
    assert [(row.points, row.cites) for row in changed.scoring] == [(5, ("t.hit",))]


def test_a_block_keeps_the_clauses_of_the_one_it_replaces():
    changed = apply(tiny(), "duel", [override("clock", {"limit": 1000}, "t.time")])
    assert (changed.clock.limit, changed.clock.cites) == (1000, ("t.time",))


def test_a_value_where_the_rulebook_is_silent_cites_what_the_override_names():
    changed = apply(tiny(), "duel", [override("extra_round", {"points": 3, "again": True}, "t.time")])
    assert changed.extra_round is not None
    assert (changed.extra_round.points, changed.extra_round.cites) == (3, ("t.time",))
    assert apply(tiny(), "duel", [override("rounds.win", 2, "t.time")]).rounds.cites == ("t.time",)


def test_null_takes_a_value_away():
    assert apply(tiny(), "duel", [override("breaches", None, "t.push")]).breaches == ()


@pytest.mark.parametrize(
    "path", ["clok.limit", "clock.limt", "scoring[7].points", "scoring.points", "", "clock..x", "id", "[0]"]
)
def test_an_unknown_path_is_a_problem(path):
    assert told(refused(override(path, 1, "t.time"))) == [("rules-override-path", "event.yaml", 3)]


def test_the_nearest_path_is_named():
    (problem,) = refused(override("clock.limt", 1, "t.time"))
    assert problem.args["near"] == "clock.limit"


def test_the_replaced_clause_must_be_the_one_cited():
    (problem,) = refused(override("clock.limit", 1, "t.hit"))
    assert (problem.code, problem.args["cites"]) == ("rules-override-clause", "t.time")


def test_a_value_that_does_not_fit_is_a_problem_and_all_are_told():
    problems = refused(override("clock.limit", "long", "t.time"), override("clock.time_end", "never", "t.time"))
    assert told(problems) == [("rules-value-type", "event.yaml", 3), ("rules-value-word", "event.yaml", 4)]


def test_an_unknown_nomination():
    (problem,) = refused(nomination="dule")
    assert (problem.code, problem.args["near"]) == ("rules-nomination-unknown", "duel")


def test_overrides_are_shown_beside_what_they_replace():
    (note,) = describe(tiny(), "duel", [override("clock.limit", 90000, "t.time")])
    assert note.cites == ("t.time",)
    assert [say(note, lang) for lang in LANGUAGES] == [
        "clock.limit: 90000 instead of 60000 (t.time). Decided by org-1: agreed",
        "clock.limit: 90000 вместо 60000 (t.time). Решение принял(а) org-1: agreed",
        "clock.limit: 90000 замість 60000 (t.time). Рішення ухвалив(ла) org-1: agreed",
    ]


def test_difference_names_what_changed():
    old = tiny().nominations["duel"]
    new = apply(tiny(), "duel", [override("clock.limit", 90000, "t.time"), override("scoring[1].points", 2, "t.hit")])
    assert difference(old, old) == ()
    assert [(n.code, n.args, n.cites) for n in difference(old, new)] == [
        ("rules-changed", {"path": "clock.limit", "old": "60000", "new": "90000"}, ("t.time",)),
        ("rules-changed", {"path": "scoring[1].points", "old": "1", "new": "2"}, ("t.hit",)),
    ]


@given(st.text(alphabet="abc.[]01_-", max_size=20))
def test_a_path_is_read_or_is_none(text):
    path = parse_path(text)
    assert path is None or len(path) > 0


def test_hash_ignores_prose_defaults_and_order():
    plain = nomination_hash(tiny(), tiny().nominations["duel"])
    prose = tiny(
        duel=DUEL.replace("en: torso", "en: body").replace("Duel", "Single combat"),
        clauses=CLAUSES.replace("Two", "A pair"),
    )
    assert nomination_hash(prose, prose.nominations["duel"]) == plain
    assert book_hash(prose) == book_hash(tiny())
    spelt = tiny(head=HEAD.replace("{limit: 60000, time_end: on-stop,", "{time_end: on-stop, limit: 60000,"))
    assert nomination_hash(spelt, spelt.nominations["duel"]) == plain
    default = tiny(head=HEAD.replace(" time_end: on-stop,", ""))
    assert nomination_hash(default, default.nominations["duel"]) == plain


@pytest.mark.parametrize(
    "changed",
    [
        {"head": HEAD.replace("60000", "60001")},
        {"duel": DUEL.replace("points: 2", "points: 3")},
        {"duel": DUEL.replace("{zone: head}", "{zone: torso}")},
        {"duel": DUEL.replace("id: torso", "id: body")},
        {"duel": DUEL.replace("[t.head]", "[t.hit]")},
    ],
)
def test_hash_follows_every_value(changed):
    book = tiny(**changed)
    assert nomination_hash(book, book.nominations["duel"]) != nomination_hash(tiny(), tiny().nominations["duel"])
    assert book_hash(book) != book_hash(tiny())


def test_the_hash_is_the_same_everywhere():
    assert nomination_hash(tiny(), tiny().nominations["duel"]) == (
        "86d7c894b12b1ef6ecbc8a30b7eb02b124da1df28293c38ca61c4f55ce752454"
    )


def test_the_edition_in_force_is_picked():
    books = [msgspec.structs.replace(tiny(), edition=day) for day in ("2025-01-01", "2023-06-01", "2024-02-29")]
    assert pick(books, "tiny", date(2024, 2, 29)).edition == "2024-02-29"
    assert pick(books, "tiny", date(2024, 12, 31)).edition == "2024-02-29"
    assert pick(books, "tiny", date(2030, 1, 1)).edition == "2025-01-01"
    for day, book_id, code in [
        (date(2023, 5, 31), "tiny", "rules-edition-later"),
        (date(2024, 1, 1), "x", "rules-edition-unknown"),
    ]:
        with pytest.raises(BadInput) as caught:
            pick(books, book_id, day)
        assert [problem.code for problem in rendered(caught.value.problems)] == [code]


@pytest.mark.parametrize(
    ("path", "value", "replaces"),
    [("clock.limit", -1, "t.time"), ("clock", {"limit": -60000}, "t.time"), ("call.ready", -5, "t.time")],
)
def test_measures_are_never_negative(path, value, replaces):
    assert told(refused(override(path, value, replaces))) == [("rules-value-range", "event.yaml", 3)]


@pytest.mark.parametrize(
    ("path", "value", "replaces", "code"),
    [
        ("clock.cites", ["t.tiem"], "t.time", "rules-lint-unknown-clause"),
        ("clock", {"limit": 5, "cites": ["t.tiem"]}, "t.time", "rules-lint-unknown-clause"),
        ("scoring", [{"points": 1, "cites": ["x"]}], "t.hit", "rules-lint-unknown-clause"),
        ("breaches[0].clause", "t.pull", "t.push", "rules-lint-unknown-clause"),
        ("scoring[0].when.zone", "haed", "t.head", "rules-lint-word"),
        ("scoring[0].when", {"zone": ["head", "haed"]}, "t.head", "rules-lint-word"),
        ("scoring[0].when.part", "leg", "t.head", "rules-lint-word"),
        ("zones", [{"id": "head", "name": {"en": "h", "ru": "г", "uk": "г"}}], "t.hit", ""),
        ("scoring[1].when", {"zone": "torso"}, "t.hit", "rules-lint-catch-all"),
        ("scoring", [{"points": 5, "when": {"zone": "head"}}], "t.head", "rules-lint-catch-all"),
    ],
)
def test_an_override_may_name_only_what_is_there(path, value, replaces, code):
    if code:
        assert told(refused(override(path, value, replaces))) == [(code, "event.yaml", 3)]
    else:
        apply(tiny(), "duel", [override(path, value, replaces)])


@pytest.mark.parametrize(("path", "value"), [("mechanism", "hits"), ("team", True), ("id", "x")])
def test_what_a_nomination_is_cannot_be_overridden(path, value):
    assert told(refused(override(path, value, "t.time"))) == [("rules-override-path", "event.yaml", 3)]
