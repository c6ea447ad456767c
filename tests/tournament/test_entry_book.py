"""The book of entries: lists taken in once, waiting lists in the order of asking, rosters within the rulebook's limits."""

from __future__ import annotations

from typing import Any

from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.tournament import entry_book as book
from hofmarshal.tournament.entries import Entry


def after(*commands: book.Command) -> book.State:
    state = book.State()
    for t, command in enumerate(commands):
        answer = book.decide(state, command, t)
        assert not isinstance(answer, Refusal), answer
        for event in answer:
            state = book.evolve(state, event)
    assert not state.ignored
    return state


def refusal(state: book.State, command: book.Command) -> str:
    answer = book.decide(state, command, 99)
    assert isinstance(answer, Refusal), answer
    return answer.code


def member(entry: str, number: int, **more: Any) -> book.Member:
    return book.Member(entry=entry, number=number, **more)


def test_a_list_is_taken_in_once() -> None:
    take = book.TakeIn(id="a", into={"duel": (Entry("1"), Entry("2"))}, people=2)
    state = after(take)
    assert state.lists == {"a": 2}
    assert refusal(state, take) == "entries-list-known"


def test_a_list_with_a_number_twice_is_not_taken_in() -> None:
    take = book.TakeIn(id="a", into={"duel": (Entry("1"), Entry("1"))})
    assert refusal(book.State(), take) == "entries-number-twice"


def test_who_asked_first_is_first_in_line() -> None:
    state = after(*(book.Apply(entry=str(n), nominations=("duel",)) for n in (5, 3, 4)))
    assert [one.entry for one in book.waiting(state, "duel")] == ["5", "3", "4"]
    assert [book.place_in_line(state, "duel", one, 1) for one in ("5", "3", "4")] == [0, 1, 2]
    assert book.place_in_line(state, "duel", "4", None) == 0, "no capacity: nobody waits"
    assert book.place_in_line(state, "duel", "5", -2) == 1, "overfull: the first waits as well"
    state = after(
        *(book.Apply(entry=str(n), nominations=("duel",)) for n in (5, 3, 4)),
        book.Recall(entry="5", nomination="duel"),
    )
    assert book.place_in_line(state, "duel", "3", 1) == 0, "the line moves up"


def test_an_application_is_answered_once() -> None:
    state = after(
        book.Apply(entry="1", nominations=("duel", "shield")),
        book.Accept(nomination="duel", taken=Entry("1")),
        book.Decline(entry="1", nomination="shield", reason="full"),
    )
    assert refusal(state, book.Accept(nomination="shield", taken=Entry("1"))) == "entries-answered-already"
    assert refusal(state, book.Decline(entry="2", nomination="duel", reason="x")) == "entries-no-application"
    assert refusal(state, book.Apply(entry="1", nominations=("duel",))) == "entries-applied-already"
    again = book.decide(state, book.Apply(entry="1", nominations=("shield",)), 9)
    assert not isinstance(again, Refusal), "who was declined may ask again"


def test_declining_needs_a_reason_the_applicant_reads() -> None:
    state = after(book.Apply(entry="1", nominations=("duel",)))
    assert refusal(state, book.Decline(entry="1", nomination="duel", reason=" ")) == "entries-reason-needed"


def test_a_roster_is_numbered_and_of_one_team() -> None:
    state = after(book.SetRoster(nomination="five", team="T1", members=(member("1", 7, captain=True), member("2", 8))))

    def wrong(*members: book.Member, team: str = "T2") -> str:
        return refusal(state, book.SetRoster(nomination="five", team=team, members=members))

    assert wrong(member("3", 1), member("4", 1)) == "entries-roster-number-twice"
    assert wrong(member("3", 1), member("3", 2)) == "entries-roster-fighter-twice"
    assert wrong(member("3", 0)) == "entries-roster-number"
    assert wrong(member("1", 1)) == "entries-roster-other-team"
    assert wrong(member("3", 1, captain=True), member("4", 2, captain=True)) == "entries-roster-captains"
    assert not isinstance(
        book.decide(state, book.SetRoster(nomination="mass", team="T2", members=(member("1", 1),)), 9), Refusal
    ), "in another nomination he may fight for others"


def test_what_the_rulebook_says_of_a_roster_refuses_it_with_its_clause() -> None:
    few = Note("contest-roster-few", {"main": 1, "least": 5}, ("c.few",))
    many = Note("contest-roster-reserves", {"main": 5, "reserves": 9, "most": 2}, ("c.most",))
    members = (member("1", 1),)
    answer = book.decide(
        book.State(), book.SetRoster(nomination="five", team="T", members=members, faults=(few, many)), 1
    )
    assert isinstance(answer, Refusal)
    assert answer.cites == ("c.most",)
    kept = book.decide(book.State(), book.SetRoster(nomination="five", team="T", members=members, faults=(few,)), 1)
    assert not isinstance(kept, Refusal), "a roster that is still too short is kept, and shown as missing fighters"


def test_two_clubs_that_are_two_are_asked_about_once() -> None:
    state = after(book.KeepApart(first="club-2", second="club-1"))
    assert state.apart == {("club-1", "club-2")}
    assert book.decide(state, book.KeepApart(first="club-1", second="club-2"), 9) == ()
