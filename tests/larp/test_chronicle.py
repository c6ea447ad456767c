"""A game counted: every number here was reckoned by hand from the rulebook's examples of wounds, bleeding and reason."""

from __future__ import annotations

from hofmarshal.exchange.books import packaged
from hofmarshal.larp import acts as a
from hofmarshal.larp import obligation_acts as o
from hofmarshal.larp.character import Character
from hofmarshal.larp.chronicle import Chronicle, Count, counted, steps
from hofmarshal.larp.obligation import Obligation, evolve, fresh
from tests.larp.support import MINUTE, advance, game, registered, tell

HOUR = 60 * MINUTE


def bleeds() -> Character:
    """Left arm at 0: 3 hits, 2 left; bleeds at 30 (1) and 60 (0, heavy), dead at 90: in hour 1."""
    state, _ = tell(registered(), 0, a.Wound(zone="left-arm"))
    return advance(state, 4 * HOUR)


def executed() -> Character:
    """Chest at 70 min (hour 1): one blow takes two hits. Bandaged at 75; executed with a master's word at 130 (hour 2)."""
    state, _ = tell(registered(), 70 * MINUTE, a.Wound(zone="chest"))
    state, _ = tell(state, 75 * MINUTE, a.Aid(kind="bandage"))
    state, _ = tell(state, 130 * MINUTE, a.Finish(way="execution"))
    return state


def frightened() -> Character:
    """Loses 2 by magic, then 3 by magic; one by a ritual, which is undone."""
    state, _ = tell(registered(), 5 * MINUTE, a.LoseReason(cause="magic", costs=2))
    state, _ = tell(state, 10 * MINUTE, a.LoseReason(cause="magic", costs=3))
    state, _ = tell(state, 15 * MINUTE, a.LoseReason(cause="ritual", costs=1), name="undone")
    state, _ = tell(state, 16 * MINUTE, a.Undo(event="undone"))
    return state


def counts(*people: Character, until: int = 3 * HOUR, obligations: tuple[Obligation, ...] = ()) -> Chronicle:
    return counted(game(), {str(i): one.facts for i, one in enumerate(people)}, obligations, until)


def test_deaths_by_hour_and_cause() -> None:
    found = counts(bleeds(), executed(), frightened())
    assert [one.deaths for one in found.hours] == [{}, {"wounds": 1}, {"execution": 1}, {}]
    assert [one.heavy for one in found.hours] == [0, 1, 0, 0]
    assert [one.wounds for one in found.hours] == [1, 1, 0, 0]
    assert {one.what: one.amount for one in found.states} == {"dead": 2, "well": 1}


def test_only_what_happened_by_the_instant_counts() -> None:
    found = counts(bleeds(), executed(), until=HOUR + 25 * MINUTE)
    assert [one.dead for one in found.hours] == [0, 0]
    assert {one.what: one.amount for one in found.states} == {"heavy": 1, "well": 1}


def test_a_death_by_a_deadline_nobody_recorded_counts_at_its_instant() -> None:
    """The server was off: no `lapsed` is in the journal."""
    state, _ = tell(registered(), 0, a.Wound(zone="left-arm"))
    assert [one.dead for one in counts(state).hours] == [0, 1, 0, 0]


def test_a_death_that_a_late_bandage_prevented_does_not_count() -> None:
    state, _ = tell(bleeds(), 20 * MINUTE, a.Aid(kind="bandage"), told=4 * HOUR)
    assert sum(one.dead for one in counts(state).hours) == 0


def test_wounds_by_zone_are_blows_and_the_hits_they_took() -> None:
    found = {one.what: (one.times, one.amount) for one in counts(bleeds(), executed()).zones}
    assert (found["left-arm"], found["chest"], found["right-leg"]) == ((1, 1), (1, 2), (0, 0))
    assert set(found) == {zone.id for zone in game().zones}, "a zone that was never hit is told too"


def test_reason_by_cause_is_what_was_really_lost() -> None:
    found = counts(frightened())
    assert found.reason == (Count(what="magic", amount=5, times=2),)
    state, _ = tell(frightened(), 20 * MINUTE, a.LoseReason(cause="magic", costs=9))
    assert counts(state).reason == (Count(what="magic", amount=7, times=3),), "seven points there were"


def test_obligations_by_their_end_and_attempts_at_forgery() -> None:
    rules = packaged()["larp-obligations"].ledger
    assert rules is not None
    written = evolve(fresh(rules), o.Issued(id="1", at=0, obliged="7", holder="9", terms="Wine."))
    forged = evolve(written, o.Forged(id="2", at=1, what="sign-for-another", who="9"))
    signed = evolve(written, o.Signed(id="3", at=2, who="7"))
    ended = evolve(signed, o.Ended(id="4", at=3, end="fulfilled"))
    found = counts(obligations=(fresh(rules), written, forged, signed, ended))
    assert {one.what: one.amount for one in found.ends} == {"fulfilled": 1, "open": 1, "unsigned": 2}
    assert found.forgeries == 1


def test_the_steps_end_where_the_fold_does() -> None:
    for state in (bleeds(), executed(), frightened()):
        *_, last = steps(game(), state.facts, 4 * HOUR)
        assert last.after == advance(state, 4 * HOUR).now
