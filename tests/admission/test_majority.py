"""Ages of majority: the birthday's edge, leap days, dated laws, parts of countries, what is unknown, overrides."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hofmarshal.admission.majority import MAJORITY, Majority, comes_of_age, majority
from hofmarshal.rules.notes import Note

DAY = date(2027, 7, 10)


@pytest.mark.parametrize(
    ("code", "age"),
    [("UA", 18), ("RU", 18), ("BY", 18), ("KZ", 18), ("MD", 18), ("PL", 18), ("DE", 18), ("FR", 18), ("GB", 18), ("GB-SCT", 16),
     ("GB-ENG", 18), ("US", 18), ("US-TX", 18), ("US-AL", 19), ("US-NE", 19), ("US-MS", 21), ("CA-ON", 18), ("CA-BC", 19),
     ("JP", 18), ("KR", 19), ("TH", 20), ("AE", 18), ("NZ", 20), (" ua ", 18)],
)  # fmt: skip
def test_known_countries(code, age):
    law = majority(code, DAY)
    assert isinstance(law, Majority)
    assert law.age == age
    assert law.source


@pytest.mark.parametrize(
    ("code", "day", "age"),
    [("JP", date(2022, 3, 31), 20), ("JP", date(2022, 4, 1), 18), ("TW", date(2022, 12, 31), 20), ("TW", date(2023, 1, 1), 18),
     ("AE", date(2026, 5, 31), 21), ("AE", date(2026, 6, 1), 18), ("KR", date(2013, 6, 30), 20), ("KR", date(2013, 7, 1), 19)],
)  # fmt: skip
def test_a_law_holds_from_its_day(code, day, age):
    law = majority(code, day)
    assert isinstance(law, Majority)
    assert law.age == age


@pytest.mark.parametrize(
    ("code", "note"),
    [("XX", "admission-country-unknown"), ("", "admission-country-unknown"), ("Ukraine", "admission-country-unknown"),
     ("CA", "admission-country-in-parts"), ("CA-XX", "admission-country-unknown"), ("AT", "admission-country-then")],
)  # fmt: skip
def test_what_is_not_known_is_asked_for(code, note):
    found = majority(code, date(1999, 1, 1) if code == "AT" else DAY)
    assert isinstance(found, Note)
    assert found.code == note


def test_the_organisers_age_wins():
    assert majority("XX", DAY, {"xx": 21}) == Majority("XX", 21, "organiser")
    assert majority("UA", DAY, {"UA": 21}) == Majority("UA", 21, "organiser")
    assert majority("CA-QC", DAY, {"CA": 19}) == majority("CA-QC", DAY)
    assert majority("CA", DAY, {"CA": 19}) == Majority("CA", 19, "organiser")
    slip = majority("XX", DAY, {"XX": 180})
    assert isinstance(slip, Note)
    assert slip.code == "admission-bad-override"


def test_every_row_has_a_source_and_a_sane_age():
    assert all(row.source and 15 < row.age < 22 for row in MAJORITY)
    assert len({(row.code, row.since) for row in MAJORITY}) == len(MAJORITY)


def test_the_leap_day():
    assert comes_of_age(date(2008, 2, 29), 18) == date(2026, 3, 1)
    assert comes_of_age(date(2008, 2, 29), 20) == date(2028, 2, 29)
    assert comes_of_age(date(9990, 1, 1), 18) is None


@given(st.dates(date(1900, 1, 1), date(2100, 12, 31)), st.integers(16, 21))
def test_the_day_before_is_too_early(born, age):
    day = comes_of_age(born, age)
    assert day is not None
    years = day.year - born.year - ((day.month, day.day) < (born.month, born.day))
    eve = day - timedelta(days=1)
    assert years == age
    assert eve.year - born.year - ((eve.month, eve.day) < (born.month, born.day)) == age - 1


@given(st.dates(date(1900, 1, 1), date(2100, 12, 31)), st.integers(16, 21), st.integers(1, 400))
def test_who_is_born_later_is_not_of_age_earlier(born, age, days):
    first, second = comes_of_age(born, age), comes_of_age(born + timedelta(days=days), age)
    assert first is not None
    assert second is not None
    assert first <= second
