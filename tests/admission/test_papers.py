"""Admission: what is missing is named, all of it, with its clause; country lookups that fail say so."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hofmarshal.admission.papers import Asking, Event, Fighter, Paper, admit
from hofmarshal.rules.gear_model import Admission
from tests.admission.books import raw

RULES = msgspec.convert(raw("isb-duel", "admission"), Admission)
EVENT = Event("UA", date(2027, 7, 10), date(2027, 7, 12))
PAPERS = (
    Paper("waiver", signed=True, confirms=("voluntary", "risks", "rules")),
    Paper("medical", confirms=("medical-institution", "no-contraindications"), expires=date(2027, 7, 12)),
    Paper("accreditation"),
)
ASKING = Asking(Fighter(date(2000, 1, 1), "PL"), EVENT, PAPERS, "pass")


def ask(**change):
    return admit(RULES, "longsword", msgspec.structs.replace(ASKING, **change))


def test_all_there():
    standing = ask()
    assert standing.admitted
    assert standing.barred == ()
    assert len(standing.met) == 6


def test_nothing_there_names_all_five_with_their_clauses():
    standing = admit(RULES, "longsword", Asking(Fighter(), EVENT))
    assert not standing.admitted
    assert [(one.condition, one.note.cites) for one in standing.missing] == [
        (name, ("isb-duel.admission", f"isb-buhurt.admission.{name}"))
        for name in ("age", "waiver", "medical", "accreditation", "gear")
    ]
    assert standing.barred == ("draw", "call")
    assert {"isb-duel.admission", "isb-buhurt.admission.all"} <= set(standing.cites)


def test_both_laws_count():
    born = date(2008, 8, 1)
    host = ask(fighter=Fighter(born, "PL"), event=Event("KR", EVENT.first_day, EVENT.last_day))
    assert [one.note.args["country"] for one in host.missing] == ["KR"]
    own = ask(fighter=Fighter(born, "KR"))
    assert [one.note.args["country"] for one in own.missing] == ["KR"]
    assert ask(fighter=Fighter(born, "PL")).admitted


@pytest.mark.parametrize(
    ("fighter", "code"),
    [
        (Fighter(date(2000, 1, 1), "XX"), "admission-country-unknown"),
        (Fighter(date(2000, 1, 1), "CA"), "admission-country-in-parts"),
        (Fighter(date(2000, 1, 1), " "), "admission-no-country"),
        (Fighter(None, "UA"), "admission-no-birth-date"),
        (Fighter(date(2030, 1, 1), "UA"), "admission-born-later"),
    ],
)
def test_what_cannot_be_looked_up_is_not_admitted(fighter, code):
    standing = ask(fighter=fighter)
    assert [one.note.code for one in standing.missing] == [code]
    assert "isb-buhurt.admission.age" in standing.missing[0].note.cites


def test_a_renewed_paper_beside_an_old_one():
    old = Paper("medical", confirms=("medical-institution", "no-contraindications"), expires=date(2027, 1, 1))
    assert ask(papers=(old, *PAPERS)).admitted
    assert [one.note.code for one in ask(papers=(PAPERS[0], old, PAPERS[2])).missing] == ["admission-expired"]


def test_an_expiry_that_a_rulebook_requires():
    medical = msgspec.structs.replace(RULES.papers[1], expiry="required", valid_on="first-day")
    rules = msgspec.structs.replace(RULES, papers=(medical,))
    lasting = msgspec.structs.replace(PAPERS[1], expires=None)
    found = admit(rules, None, msgspec.structs.replace(ASKING, papers=(lasting,)))
    assert [one.note.code for one in found.missing] == ["admission-no-expiry"]
    short = msgspec.structs.replace(PAPERS[1], expires=EVENT.first_day)
    assert admit(rules, None, msgspec.structs.replace(ASKING, papers=(short,))).admitted


@given(st.integers(-3, 5))
def test_a_certificate_must_last_to_the_last_day(days):
    expires = EVENT.last_day + timedelta(days=days)
    assert ask(papers=(PAPERS[0], msgspec.structs.replace(PAPERS[1], expires=expires), PAPERS[2])).admitted == (
        days >= 0
    )


@given(st.dates(date(1950, 1, 1), date(2027, 7, 10)))
def test_older_is_never_worse(born):
    younger = ask(fighter=Fighter(born, "PL")).admitted
    older = ask(fighter=Fighter(born - timedelta(days=1), "PL")).admitted
    assert older or not younger


@given(
    st.sets(st.sampled_from(["waiver", "medical", "accreditation"])), st.sampled_from([None, "pass", "fix", "reject"])
)
def test_exactly_what_is_missing_is_named(left_out, gear):
    standing = ask(papers=tuple(paper for paper in PAPERS if paper.id not in left_out), gear=gear)
    expected = left_out | ({"gear"} if gear != "pass" else set())
    assert {one.condition for one in standing.missing} == expected
    assert standing.admitted == (not expected)


def test_the_bridge_asks_for_nothing():
    rules = msgspec.convert(raw("ulozhenie", "admission"), Admission)
    standing = admit(rules, "bridge-battle", Asking(Fighter(), EVENT))
    assert standing.admitted
    assert standing.cites == ()
    dagger = admit(rules, "dagger-duel", Asking(Fighter(), EVENT))
    assert (dagger.barred, dagger.cites) == (("call",), ("u.3.7",))
