"""What an event says of itself: what cannot be is refused with its reason, two who change it at once lose nothing."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from hofmarshal.rules.notes import Refusal
from hofmarshal.tournament import programme_details as about
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.programme import State, decide, evolve
from hofmarshal.tournament.programme_details import Details

DAYS: dict[str, Any] = {"first_day": "2027-05-21", "last_day": "2027-05-23"}


def described(state: State, details: Details, before: Details | None = None) -> State:
    answer = decide(state, w.DescribeEvent(details=details, before=before), 1000)
    assert not isinstance(answer, Refusal), answer
    for event in answer:
        state = evolve(state, event)
    assert state.ignored == ()
    return state


def refusal(state: State, details: Details, before: Details | None = None) -> Refusal:
    answer = decide(state, w.DescribeEvent(details=details, before=before), 1000)
    assert isinstance(answer, Refusal)
    return answer


def test_an_event_of_three_days_in_a_country_the_table_knows() -> None:
    state = described(State(), Details(country=" ua ", place=" Lutsk,  the castle ", first_day="2027-05-21"))
    assert (state.details.country, state.details.place) == ("UA", "Lutsk, the castle")
    assert about.first_day(state.details) == about.last_day(state.details) == date(2027, 5, 21)
    assert state.details.public
    assert not state.details.self_entry


def test_what_changes_nothing_leaves_no_trace() -> None:
    state = described(State(), Details(country="UA"))
    assert decide(state, w.DescribeEvent(details=Details(country="ua")), 2000) == ()


@pytest.mark.parametrize(
    ("details", "code"),
    [
        (Details(first_day="2027-02-29"), "programme-no-such-day"),
        (Details(first_day="21.05.2027"), "programme-no-such-day"),
        (Details(first_day="2027-05-21", last_day="2027-05-32"), "programme-no-such-day"),
        (Details(self_entry_until="soon"), "programme-no-such-day"),
        (Details(last_day="2027-05-21"), "programme-first-day-missing"),
        (Details(first_day="2027-05-21", last_day="2027-05-20"), "programme-last-before-first"),
        (Details(first_day="2027-05-21", last_day="2028-05-22"), "programme-too-many-days"),
        (Details(**DAYS, self_entry_until="2027-05-24"), "programme-self-entry-late"),
        (Details(country="Ukraine"), "programme-country"),
        (Details(country="CA"), "programme-country"),
        (Details(country="ZZ", ages={"ZZ": 31}), "programme-country"),
        (Details(languages=()), "programme-languages"),
        (Details(languages=("de",)), "programme-languages"),
        (Details(keep_private_days=-1), "programme-keep-days"),
        (Details(keep_private_days=3651), "programme-keep-days"),
        (Details(place="x" * 161), "programme-place-long"),
    ],
)
def test_what_cannot_be_said_of_an_event(details: Details, code: str) -> None:
    assert refusal(State(), details).code == code


def test_a_country_says_why_it_cannot_stand() -> None:
    assert [one.code for one in refusal(State(), Details(country="CA")).reasons] == ["admission-country-in-parts"]
    assert [one.code for one in refusal(State(), Details(country="ZZ")).reasons] == ["admission-country-unknown"]


def test_a_country_the_table_does_not_know_stands_with_an_age_found_out() -> None:
    assert described(State(), Details(country="ME", ages={"me": 18})).details.ages == {"ME": 18}


def test_two_who_change_different_things_at_once_both_have_their_way() -> None:
    seen = described(State(), Details(country="UA", place="Lutsk"))
    state = described(seen, Details(country="UA", place="Kyiv"), seen.details)
    state = described(state, Details(country="PL", place="Lutsk"), seen.details)
    assert (state.details.country, state.details.place) == ("PL", "Kyiv")


def test_two_who_change_the_same_at_once_the_second_is_told() -> None:
    seen = described(State(), Details(place="Lutsk", keep_private_days=10))
    state = described(seen, Details(place="Kyiv", keep_private_days=10), seen.details)
    no = refusal(state, Details(place="Odesa", keep_private_days=20), seen.details)
    assert (no.code, no.args) == ("programme-details-meanwhile", {"fields": "place"})
    assert described(state, Details(place="Kyiv", keep_private_days=20), seen.details).details.keep_private_days == 20


def test_how_long_private_data_stays_and_self_entry_is_open() -> None:
    details = Details(**DAYS, keep_private_days=10, self_entry=True, self_entry_until="2027-05-10")
    assert about.private_until(details) == date(2027, 6, 2)
    assert about.private_until(Details()) is None
    assert about.self_entry_open(details, date(2027, 5, 10))
    assert not about.self_entry_open(details, date(2027, 5, 11))
    assert about.self_entry_open(Details(**DAYS, self_entry=True), date(2027, 5, 23))
    assert not about.self_entry_open(Details(**DAYS), date(2027, 5, 1))
