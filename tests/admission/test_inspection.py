"""The inspection as given / when / then: recording, ruling, closing, reopening, annulling, and refusals."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from hofmarshal.admission.acts import (
    Annul,
    Annulled,
    Close,
    Closed,
    Command,
    Event,
    Open,
    Opened,
    Record,
    Recorded,
    Reopen,
    Reopened,
    Rule,
    Ruled,
    Withdraw,
    Withdrawn,
)
from hofmarshal.admission.inspection import Inspection, assess, decide, evolve, fold
from hofmarshal.rules.notes import Refusal
from tests.admission.books import gear

SM = gear("shchyt-mech")
SWORD: dict[str, bool | int | str] = {
    "blade": "straight", "blade-length": 800, "mass": 1500, "edge-rounded": True, "edge-thickness": 2000,
    "point-diameter": 15000,
}  # fmt: skip
OPENED = Opened("1", "f1", "shchyt-mech")


def sword(event_id="2", piece="s", **facts):
    return Recorded(event_id, piece, "sword", {**SWORD, **facts})


def done(given: list[Event], when: Command, book=SM) -> tuple[Event, ...]:
    answer = decide(fold(given), when, book)
    assert not isinstance(answer, Refusal)
    return answer


def refused(given: list[Event], when: Command, book=SM):
    answer = decide(fold(given), when, book)
    assert isinstance(answer, Refusal)
    return answer


def test_opening():
    assert decide(fold([]), Open("1", "f1", "shchyt-mech"), SM) == (OPENED,)
    assert refused([OPENED], Open("2", "f1", "shchyt-mech")).code == "admission-already-open"


def test_nothing_can_be_recorded_before():
    assert refused([], Record("2", "s", "sword", {})).code == "admission-not-open"


def test_recording_reads_measurements():
    facts = {**SWORD, "blade-length": "80 cm", "edge-thickness": "2 mm"}
    assert decide(fold([OPENED]), Record("2", "s", "sword", facts, ("p1",)), SM) == (
        Recorded("2", "s", "sword", SWORD, ("p1",)),
    )


def test_recording_nonsense_names_every_fault():
    answer = refused(
        [OPENED], Record("2", "s", "sword", {"blade": "axe", "mass": "heavy", "edge-rounded": "x", "magic": 1})
    )
    assert answer.code == "admission-bad-facts"
    assert [note.code for note in answer.reasons] == [
        "admission-unknown-value", "admission-not-measured", "admission-not-yes-no", "admission-unknown-fact",
    ]  # fmt: skip
    assert refused([OPENED], Record("2", "x", "trousers", {})).code == "admission-unknown-item"


def test_the_verdict_follows_the_facts():
    piece = assess(fold([OPENED, sword()]), SM).pieces[0]
    assert piece.verdict == "pass"
    heavy = assess(fold([OPENED, sword(mass=1801)]), SM).pieces[0]
    assert heavy.verdict == "reject"
    (fault,) = [found for found in heavy.findings if found.verdict != "pass"]
    assert fault.note.cites == ("sm.blade.mass",)
    assert fault.note.args["limit"] == 1800


def test_closing_stores_the_verdict_and_its_clauses():
    (closed,) = done([OPENED, sword()], Close("3"), SM)
    assert isinstance(closed, Closed)
    assert closed.verdict == "reject"
    assert "sm.neck" in closed.cites


def test_closing_with_something_unmeasured_is_refused():
    past: list[Event] = [
        Opened("1", "f1", "dagger-duel"),
        Recorded("2", "d", "dagger"),
        Recorded("3", "c", "clothes", {"dress": "bare"}),
    ]
    answer = refused(past, Close("4"), gear("ulozhenie"))
    assert answer.code == "admission-unfinished"
    assert "u.3.2" in answer.cites
    assert [note.args["fact"] for note in answer.reasons] == ["overall-length"]
    assert refused([OPENED], Close("2")).code == "admission-nothing-seen"


def test_a_rejection_need_not_be_measured_to_the_end():
    (closed,) = done([OPENED, Recorded("2", "s", "sword", {"mass": 1801})], Close("3"), SM)
    assert isinstance(closed, Closed)
    assert closed.verdict == "reject"


def test_mended_and_shown_again():
    past: list[Event] = [OPENED, sword(mass=1801), Closed("3", "reject")]
    assert refused(past, Record("4", "s", "sword", SWORD)).code == "admission-not-open"
    assert decide(fold(past), Reopen("4", "ground down"), SM) == (Reopened("4", "ground down"),)
    state = fold([*past, Reopened("4"), sword("5")])
    assert state.open
    assert state.seen == 1
    assert assess(state, SM).pieces[0].verdict == "pass"
    assert refused([OPENED], Reopen("2")).code == "admission-not-closed"


def test_an_expert_may_be_stricter_with_a_reason():
    ruled = Rule("3", "s", "reject", "cracked tang", ("sm.blade.edge",))
    assert decide(fold([OPENED, sword()]), ruled, SM) == (
        Ruled("3", "s", "reject", "cracked tang", ("sm.blade.edge",)),
    )
    piece = assess(fold([OPENED, sword(), Ruled("3", "s", "reject", "cracked tang", ("sm.blade.edge",))]), SM).pieces[0]
    assert piece.verdict == "reject"
    assert piece.findings[-1].note.args["reason"] == "cracked tang"
    assert refused([OPENED, sword()], Rule("3", "s", "reject", " ")).code == "admission-ruling-unexplained"
    assert refused([OPENED], Rule("3", "s", "reject", "x")).code == "admission-no-such-piece"


def test_an_expert_may_not_be_milder():
    answer = refused([OPENED, sword(mass=1801)], Rule("3", "s", "pass"))
    assert answer.code == "admission-ruling-milder"
    assert "sm.blade.mass" in answer.cites


def test_recording_anew_drops_the_ruling():
    state = fold([OPENED, sword(), Ruled("3", "s", "reject", "x"), sword("4")])
    assert state.rulings == {}


def test_a_piece_left_out_counts_no_more():
    assert decide(fold([OPENED, sword()]), Withdraw("3", "s"), SM) == (Withdrawn("3", "s"),)
    assert fold([OPENED, sword(), Withdrawn("3", "s")]).pieces == {}
    assert refused([OPENED], Withdraw("3", "s")).code == "admission-no-such-piece"


def test_another_dagger_may_be_shown_before_the_duel():
    book = gear("ulozhenie")
    past: list[Event] = [
        Opened("1", "f1", "dagger-duel"),
        Recorded("2", "d", "dagger", {"overall-length": 301}),
        Recorded("3", "c", "clothes", {"dress": "bare"}),
    ]
    assert assess(fold(past), book).verdict == "reject"
    changed: list[Event] = [
        *past,
        Closed("4", "reject"),
        Reopened("5"),
        Recorded("6", "d", "dagger", {"overall-length": 300}),
    ]
    assert assess(fold(changed), book).verdict == "pass"


def test_annulling_and_annulling_that():
    past: list[Event] = [OPENED, sword(), Closed("3", "reject")]
    assert decide(fold(past), Annul("4", "3", "slip"), SM) == (Annulled("4", "3", "slip"),)
    assert fold([*past, Annulled("4", "3")]).open
    assert not fold([*past, Annulled("4", "3"), Annulled("5", "4")]).open
    assert refused(past, Annul("4", "99")).code == "admission-no-such-event"


def test_what_rests_on_an_annulled_event_is_listed():
    state = fold([OPENED, sword(), Ruled("3", "s", "reject", "x"), Annulled("4", "2")])
    assert state.ignored == ("3",)


def test_without_a_gear_rulebook_the_expert_rules_every_piece():
    past: list[Event] = [Opened("1", "f1", "longsword"), Recorded("2", "s", "longsword", {"mass": 1500})]
    answer = refused(past, Close("3"), None)
    assert [note.code for note in answer.reasons] == ["admission-unruled"]
    assert decide(fold(past), Rule("3", "s", "pass"), None) == (Ruled("3", "s", "pass"),)
    cites = ("isb-buhurt.admission.gear",)
    closed = decide(fold([*past, Ruled("3", "s", "pass", "", cites)]), Close("4"), None)
    assert closed == (Closed("4", "pass", cites),)


IDS = st.sampled_from([str(n) for n in range(12)])
PIECES = st.sampled_from(["a", "b"])
KINDS = st.sampled_from(["sword", "shield", "neck", "trousers"])
WORDS = st.sampled_from(["", "x"])
FACTS = st.dictionaries(
    st.sampled_from([*SM.facts, "magic"]), st.one_of(st.booleans(), st.integers(-1, 20000), WORDS, st.just("2 mm"))
)
OUTCOMES = st.sampled_from(["pass", "fix", "reject"])
COMMANDS: st.SearchStrategy[Command] = st.one_of(
    st.builds(Open, IDS, WORDS, st.sampled_from(["shchyt-mech", "baklier-mech", "tea"])),
    st.builds(Record, IDS, PIECES, KINDS, FACTS),
    st.builds(Rule, IDS, PIECES, OUTCOMES, WORDS),
    st.builds(Withdraw, IDS, PIECES),
    st.builds(Close, IDS),
    st.builds(Reopen, IDS),
    st.builds(Annul, IDS, IDS),
)
EVENTS: st.SearchStrategy[Event] = st.one_of(
    st.builds(Opened, IDS, WORDS, st.just("shchyt-mech")),
    st.builds(Recorded, IDS, PIECES, KINDS, FACTS),
    st.builds(Ruled, IDS, PIECES, OUTCOMES),
    st.builds(Withdrawn, IDS, PIECES),
    st.builds(Closed, IDS, OUTCOMES),
    st.builds(Reopened, IDS),
    st.builds(Annulled, IDS, IDS),
)


@given(st.lists(COMMANDS, max_size=12), st.sampled_from([SM, None]))
def test_no_commands_reach_an_exception_or_an_ignored_event(commands, book):
    events: list[Event] = []
    for number, command in enumerate(commands):
        command = msgspec.structs.replace(command, id=str(number))
        answer = decide(fold(events), command, book)
        if not isinstance(answer, Refusal):
            events += answer
            annuls = any(isinstance(event, Annulled) for event in events)
            assert annuls or fold(events).ignored == ()
    assess(fold(events), book)


@given(st.lists(EVENTS, max_size=12))
def test_any_events_fold_and_fold_the_same(events):
    assert fold(events) == fold(events)
    state = Inspection()
    for event in events:
        state = evolve(state, event)
    assess(state, SM)


@given(st.lists(EVENTS, max_size=8))
def test_events_survive_being_written_and_read(events):
    written = msgspec.json.encode(events)
    assert msgspec.json.decode(written, type=list[Event]) == events


@given(st.lists(EVENTS.filter(lambda event: not isinstance(event, Annulled)), max_size=8), st.data())
def test_annul_then_redo_is_identity(events, data):
    told = [msgspec.structs.replace(event, id=f"e{n}") for n, event in enumerate(events)]
    if not told:
        return
    gone = data.draw(st.sampled_from(told)).id
    after = fold([*told, Annulled("x", gone), Annulled("y", "x")])
    before = fold(told)
    assert msgspec.structs.replace(after, past=()) == msgspec.structs.replace(before, past=())


def closed_on(event_id: str, *before: Event) -> list[Event]:
    """The events before, and the closing of them with the verdict they have."""
    return [*before, *done(list(before), Close(event_id))]


def test_a_closing_falls_with_what_it_rested_on():
    """Closed with a pass after mending; with the mending annulled, what is left was never passed."""
    torn = [OPENED, sword("2", mass=100), sword("3")]
    given = closed_on("4", *torn)
    assert fold(given).closed is not None
    state = fold([*given, Annulled("5", "3")])
    assert (state.closed, state.seen, state.ignored) == (None, 0, ("4",))
    assert assess(state, SM).verdict != "pass"
    again = fold([*given, Annulled("5", "3"), Annulled("6", "5")])
    assert again.closed is not None
    assert again.ignored == ()


def test_a_closing_falls_when_what_it_did_not_see_comes_back():
    given = closed_on("5", OPENED, sword("2"), sword("3", mass=100), Annulled("4", "3"))
    assert fold(given).closed is not None
    assert fold([*given, Annulled("6", "4")]).closed is None


def test_what_comes_after_a_closing_does_not_touch_it():
    given = [*closed_on("3", OPENED, sword("2")), Reopened("4"), sword("5", mass=100)]
    state = fold([*given, Annulled("6", "5"), Annulled("7", "4")])
    assert state.closed is not None
    assert state.ignored == ()
