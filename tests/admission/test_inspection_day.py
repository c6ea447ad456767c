"""What an event adds to an inspection: armour, photos, breakages; and an organiser's override, as given / when / then."""

from __future__ import annotations

from hofmarshal.admission import letting
from hofmarshal.admission.acts import (
    Annulled,
    Attach,
    Attached,
    Break,
    Broken,
    Close,
    Closed,
    Event,
    Opened,
    Record,
    Recorded,
    Rule,
    Ruled,
    Wear,
    Withdrawn,
    Worn,
)
from hofmarshal.admission.inspection import assess, class_of, decide, fold
from hofmarshal.rules.notes import Refusal
from tests.admission.books import gear

U = gear("ulozhenie")
OPENED = Opened("1", "f1", "free-duel")
SHINS = Recorded("2", "shins", "shins", {"palms": 2, "guard-material": "leather"})
FOREARMS = Recorded("3", "forearms", "forearms", {"palms": 1, "guard-material": "leather"})
BARE = Worn("4", (), {"helmet": False})
GOOD: list[Event] = [OPENED, SHINS, FOREARMS, BARE, Closed("5", "pass", ())]


def refused(given: list[Event], when: object, book: object = U) -> Refusal:
    answer = decide(fold(given), when, book)  # type: ignore[arg-type]
    assert isinstance(answer, Refusal), answer
    return answer


def test_where_the_class_counts_nothing_passes_before_it_is_known() -> None:
    """u.2.7: the class decides a double blow; no armour is a class too."""
    told = refused([OPENED, SHINS, FOREARMS], Close("9"))
    assert told.code == "admission-armour-unrecorded"
    assert "u.2.7.modifiers" in told.cites
    half = Worn("4", ({"material": "mail"},), {"helmet": True})
    told = refused([OPENED, SHINS, FOREARMS, half], Close("9"))
    assert told.reasons
    assert told.reasons[0].args["fact"] == "padding"
    assert decide(fold(GOOD[:-1]), Close("5"), U) == (Closed("5", "pass", assess(fold(GOOD[:-1]), U).cites),)


def test_what_is_rejected_is_closed_without_its_armour() -> None:
    narrow = Recorded("2", "shins", "shins", {"palms": 1, "guard-material": "leather"})
    answer = decide(fold([OPENED, narrow, FOREARMS]), Close("9"), U)
    assert isinstance(answer, tuple)
    assert isinstance(answer[0], Closed)
    assert answer[0].verdict == "reject"


def test_armour_is_recorded_in_whole_units_and_odd_facts_are_named() -> None:
    worn = Wear("4", ({"material": "plate", "thickness": "1.5 mm", "openings": False},), {"helmet": True})
    assert decide(fold([OPENED]), worn, U) == (
        Worn("4", ({"material": "plate", "thickness": 1500, "openings": False},), {"helmet": True}),
    )
    found = class_of(
        fold([OPENED, Worn("4", ({"material": "plate", "thickness": 1500, "openings": False},), {"helmet": True})]), U
    )
    assert found is not None
    assert found.value == 4
    assert refused([OPENED], Wear("4", ({"material": "cheese"},))).reasons[0].code == "admission-unknown-value"
    assert refused([Opened("1", "f1", "dagger-duel")], Wear("4")).code == "admission-no-class"
    assert refused([Opened("1", "f1", "longsword")], Wear("4"), None).code == "admission-no-class"


def test_a_photo_leaves_the_verdict_as_it_is() -> None:
    ruled: list[Event] = [OPENED, SHINS, Ruled("3", "shins", "fix", "torn strap")]
    assert decide(fold(ruled), Attach("4", "shins", ("p1",)), U) == (Attached("4", "shins", ("p1",)),)
    state = fold([*ruled, Attached("4", "shins", ("p1",)), Attached("5", "shins", ("p1", "p2"))])
    assert state.photos["shins"] == ("p1", "p2")
    assert state.rulings["shins"].verdict == "fix"
    assert refused([OPENED], Attach("4", "shins", ("p1",))).code == "admission-no-such-piece"


def test_a_breakage_opens_what_was_passed_and_the_piece_must_be_looked_at() -> None:
    assert decide(fold(GOOD), Break("6", "shins", " torn "), U) == (Broken("6", "shins", "torn"),)
    broken: list[Event] = [*GOOD, Broken("6", "shins", "torn")]
    state = fold(broken)
    assert state.open
    assert state.seen == 1
    assert assess(state, U).verdict == "unmeasured"
    told = refused(broken, Close("7"))
    assert [one.args.get("reason") for one in told.reasons] == ["torn"]
    for mended in (SHINS, Ruled("7", "shins", "pass")):
        assert assess(fold([*broken, mended]), U).verdict == "pass"
    left_out = assess(fold([*broken, Withdrawn("7", "shins")]), U)
    assert left_out.verdict == "fix", "a required piece is then missing"


def test_a_breakage_of_nobody_knows_what_ends_with_the_next_piece_looked_at() -> None:
    broken: list[Event] = [*GOOD, Broken("6", "", "something fell off")]
    assert refused(broken, Close("7")).code == "admission-unfinished"
    assert assess(fold([*broken, FOREARMS]), U).verdict == "pass"
    assert refused(GOOD, Break("6", "", " ")).code == "admission-breakage-unexplained"
    assert refused(GOOD, Break("6", "sword", "cracked")).code == "admission-no-such-piece"


def test_a_breakage_before_anybody_looked_waits_for_the_expert() -> None:
    state = fold([Broken("1", "", "the visor")])
    assert not state.open
    assert fold([Broken("1", "", "the visor"), Opened("2", "f1", "free-duel")]).broken


def test_a_breakage_that_was_none_is_undone_and_the_closing_stands() -> None:
    state = fold([*GOOD, Broken("6", "shins", "torn"), Annulled("7", "6")])
    assert state.closed is not None
    assert not state.broken


def test_where_the_rulebook_names_nothing_the_expert_passes_it() -> None:
    given: list[Event] = [Opened("1", "f1", "longsword")]
    assert decide(fold(given), Record("2", "p1", "sword"), None) == (Recorded("2", "p1", "sword", {}),)
    given += [Recorded("2", "p1", "sword")]
    assert decide(fold(given), Rule("3", "p1", "pass"), None) == (Ruled("3", "p1", "pass"),)
    assert decide(fold([*given, Ruled("3", "p1", "pass")]), Close("4"), None) == (Closed("4", "pass", ()),)


LACK = letting.Lack("medical", "admission-no-paper")


def test_an_override_covers_exactly_what_was_lacking() -> None:
    state = letting.State()
    for code, command in (
        ("admission-let-in-unexplained", letting.LetIn(reason=" ", lacking=(LACK,))),
        ("admission-nothing-missing", letting.LetIn(reason="late train")),
        ("admission-not-let-in", letting.TakeBack(reason="came")),
    ):
        answer = letting.decide(state, command)
        assert isinstance(answer, Refusal)
        assert answer.code == code
    answer = letting.decide(
        state, letting.LetIn(reason=" late train ", lacking=(LACK,), cites=("isb-buhurt.admission.medical",))
    )
    assert answer == (letting.Let(reason="late train", lacking=(LACK,), cites=("isb-buhurt.admission.medical",)),)
    state = letting.evolve(state, answer[0])
    assert state.covers(LACK)
    assert not state.covers(letting.Lack("medical", "admission-expired"))
    gone = letting.decide(state, letting.TakeBack(reason="it came"))
    assert gone == (letting.Taken(reason="it came"),)
    assert not letting.evolve(state, gone[0]).covers(LACK)
