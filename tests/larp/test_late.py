"""Reports that come late: the same end as if they had been told at once, and masters see what changed."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from hofmarshal.larp import acts as a
from hofmarshal.larp.character import evolve, fold, predict
from hofmarshal.larp.condition import deadlines
from tests.larp.support import MINUTE, advance, all_told, game, registered, tell

HOUR = 60 * MINUTE


def minutes(value: float) -> int:
    return round(value * MINUTE)


def test_a_bandage_at_minute_20_told_at_minute_50_keeps_a_bleeding_character_alive() -> None:
    """Chest at 0: bleeds to none at 30, would be dead at 60; bandaged at 20 nothing of that happened."""
    state = registered()
    state, _ = tell(state, 0, a.Wound(zone="chest"), seat="player-7")
    state = advance(state, minutes(50))
    assert (state.now.hits, state.now.heavy_at) == (0, minutes(30))
    state, refused = tell(state, minutes(20), a.Aid(kind="bandage"), seat="medic-1", told=minutes(50))
    assert refused is None
    assert (state.now.hits, state.now.heavy_at, deadlines(game(), state.now)) == (1, None, ())
    (revision,) = state.revisions
    assert revision.changed["heavy_at"] == (str(minutes(30)), "None")
    assert len(state.ignored) == 1


def test_a_wound_told_late_brings_what_would_have_passed_since() -> None:
    state = registered()
    state, _ = tell(state, 0, a.Wound(zone="belly", count=1), seat="player-7", told=minutes(70))
    assert next(iter(deadlines(game(), state.now))) == (minutes(30), "bleeding")
    state = advance(state, minutes(70))
    assert (state.now.hits, state.now.dead_at, state.now.presumed) == (0, minutes(60), True)


def test_what_a_dead_character_did_later_no_longer_fits_once_the_death_is_told() -> None:
    state = registered()
    state, _ = tell(state, minutes(40), a.LoseReason(cause="magic", costs=2))
    state, refused = tell(state, minutes(10), a.Finish(way="execution"), told=minutes(50))
    assert refused is None
    assert (state.now.dead_at, state.now.reason) == (minutes(10), 7)
    assert len(state.ignored) == 1


def test_an_undo_takes_back_all_that_followed_and_is_itself_undone() -> None:
    state = registered()
    state, _ = tell(state, 0, a.Wound(zone="chest", count=2), name="w")
    state = advance(state, minutes(31))
    assert state.now.dead_at == minutes(30)
    state, _ = tell(state, minutes(32), a.Undo(event="w", reason="It was another."), name="u")
    assert (state.now.hits, state.now.dead_at) == (3, None)
    state, refused = tell(state, minutes(33), a.Undo(event="w"))
    assert refused is not None
    assert refused.code == "larp-undone-already"
    state, _ = tell(state, minutes(34), a.Undo(event="u"))
    assert (state.now.hits, state.now.dead_at) == (0, minutes(30))


def test_of_a_forked_history_a_master_chooses_one_branch() -> None:
    state = registered()
    state, _ = tell(state, 0, a.Wound(zone="left-arm"), name="here")
    state, _ = tell(state, minutes(1), a.Wound(zone="chest"), name="there")
    state, refused = tell(state, minutes(5), a.Choose(keep="here", drop=("there",)))
    assert refused is None
    assert (state.now.hits, state.now.limbs) == (2, ("left-arm",))


def test_what_is_foreseen_is_what_happens() -> None:
    state = registered()
    state, _ = tell(state, 0, a.Wound(zone="left-arm"))
    foreseen = predict(state)
    after = advance(state, 10 * HOUR)
    assert [(one.at, one.what) for one in foreseen] == [
        (minutes(30), "bleeding"),
        (minutes(60), "bleeding"),
        (minutes(60), "heavy"),
        (minutes(90), "death"),
        (minutes(150), "grace"),
    ]
    assert (after.now.heavy_at, after.now.dead_at, after.now.presumed) == (minutes(60), minutes(90), False)


ACTS = st.one_of(
    st.builds(a.Wound, zone=st.sampled_from([z.id for z in game().zones]), count=st.integers(1, 2)),
    st.builds(a.Aid, kind=st.sampled_from(["bandage", "treatment"])),
    st.builds(a.LoseReason, cause=st.just("magic"), costs=st.integers(0, 4)),
    st.builds(
        a.GainReason, cause=st.sampled_from(["sleep", "church"]), gives=st.integers(0, 3), cycle=st.integers(0, 2)
    ),
    st.builds(a.ChangeMost, reason=st.integers(-3, 3), hits=st.integers(-2, 2)),
    st.just(a.Devour()),
    st.just(a.StopDevouring()),
    st.just(a.Admit()),
    st.builds(a.Discharge, outcome=st.sampled_from(["recovered", "lost"])),
    st.just(a.ConfirmDeath()),
    st.builds(a.Follow, choice=st.sampled_from(["new-character", "release"])),
    st.builds(a.Finish, way=st.sampled_from(["ritual", "dagger"])),
    st.builds(a.Do, what=st.sampled_from(["fight", "walk", "flee"])),
)
STORY = st.lists(st.tuples(st.integers(0, 200), st.integers(0, 120), ACTS), max_size=12)


@settings(deadline=None, max_examples=150)
@given(STORY)
def test_no_stream_of_reports_however_late_leads_to_an_exception_or_an_impossible_character(story) -> None:
    told = sorted(((at * MINUTE, (at + late) * MINUTE, act) for at, late, act in story), key=lambda one: one[1])
    state = advance(all_told(registered(), told), 24 * HOUR)
    now = state.now
    assert 0 <= now.hits <= now.most_hits
    assert now.reason is not None
    assert 0 <= now.reason <= (now.most_reason or 0)
    assert now.dead_at is None or not now.presumed
    assert all(at >= 0 for at, _ in deadlines(game(), now))
    assert fold(game(), state.facts)[0] == now, "folding all at once gives what was folded one by one"


@settings(deadline=None, max_examples=150)
@given(STORY)
def test_the_end_is_that_of_telling_everything_at_once_where_all_of_it_was_accepted(story) -> None:
    """DESIGN §8: late reports refold. Whatever was recorded, in whatever order, folds to the same as in order."""
    told = sorted(((at * MINUTE, (at + late) * MINUTE, act) for at, late, act in story), key=lambda one: one[1])
    late = advance(all_told(registered(), told), 24 * HOUR)
    people = [fact for fact in late.facts if type(fact).__name__ != "Lapsed" and fact.id not in late.ignored]
    again = registered()
    for fact in sorted(people[1:], key=lambda one: one.at):
        again = evolve(advance(again, fact.at), fact)
    again = advance(again, 24 * HOUR)
    assert again.now == late.now
