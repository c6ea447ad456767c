"""Undo and correction: what vanishes with an event, what must be confirmed, and where the clock stands then."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hofmarshal.contest import events as ev
from hofmarshal.contest.commands import Annul, Issued, Sign
from hofmarshal.contest.decide import decide
from hofmarshal.contest.evolve import annulled, evolve, fold
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import Contest, effective
from hofmarshal.rules.notes import Refusal
from tests.contest.support import drive, setup

LONGSWORD = setup("isb-duel", "longsword")
BUCKLER = setup("isb-duel", "sword-buckler")
FREE = setup("ulozhenie", "free-duel")
BATTLE = setup(
    "ulozhenie",
    "mass-battle",
    sides={"red": {"roster": {"main": 3, "armour_class": 1}}, "blue": {"roster": {"main": 3}}},
)


def hit(t: float, by: str = "red", zone: str = "arm", **more: Any) -> dict[str, Any]:
    """A line: a blow by a side, its id the instant."""
    return {"t": t, "id": f"at-{t}", "hit": {"by": by, "zone": zone, **more}}


def annul(t: float, event: str, *confirm: str) -> dict[str, Any]:
    return {"t": t, "id": f"undo-{event}", "annul": {"event": event, "confirm": list(confirm)}}


def codes(refusals: list[Refusal]) -> list[str]:
    return [r.code for r in refusals]


def five(given: Setup = BUCKLER, *more: dict[str, Any]) -> tuple[Contest, list[Refusal]]:
    """Five scoring hits of red at 1-5 s end a buckler bout (isb-duel.end.sword-buckler)."""
    return drive(given, [*(hit(t) for t in range(1, 6)), *more])


# Undo while the round is fought


def test_the_score_of_an_undone_hit_vanishes() -> None:
    state, refused = drive(LONGSWORD, [hit(5), hit(6, "blue"), annul(7, "at-5")])
    assert not refused
    assert state.tally.points == (0, 1)


def test_undoing_an_undo_brings_the_hit_back() -> None:
    state, _ = drive(LONGSWORD, [hit(5), annul(7, "at-5"), annul(8, "undo-at-5")])
    assert state.tally.points == (1, 0)


def test_an_event_cannot_be_undone_twice() -> None:
    state, refused = drive(LONGSWORD, [hit(5), annul(7, "at-5"), {"t": 8, "annul": {"event": "at-5"}}])
    assert codes(refused) == ["contest-already-annulled"]
    assert state.tally.points == (0, 0)


def test_an_undone_halt_lets_the_clock_run_through() -> None:
    do = [{"t": 30, "id": "halt", "halt": {}}, {"t": 50, "id": "on", "start": {}}, annul(60, "halt", "on")]
    state, refused = drive(LONGSWORD, do)
    assert not refused
    assert effective(state, 60_000) == 60_000


def test_what_no_longer_fits_is_named_until_it_is_confirmed() -> None:
    do = [{"t": 30, "id": "halt", "halt": {}}, {"t": 50, "id": "on", "start": {}}, annul(60, "halt")]
    state, refused = drive(LONGSWORD, do)
    assert codes(refused) == ["contest-confirm-dropped"]
    assert [n.args["event"] for n in refused[0].reasons] == ["on"]
    assert effective(state, 60_000) == 40_000


def test_a_hit_that_halted_the_bout_is_undone_without_its_halt() -> None:
    """The fighters did go back to their marks (u.2.9): only what the blow took is undone."""
    torso = {"zone": "torso", "weapon": "sword", "action": "cut"}
    do = [hit(10, **torso), {"t": 20, "start": {}}, annul(30, "at-10")]
    state, refused = drive(FREE, do)
    assert not refused
    assert state.tally.lost == {}
    assert effective(state, 30_000) == 20_000


# Undo of what ended a round


def test_undoing_the_last_hit_returns_to_halted_at_its_effective_time() -> None:
    state, refused = five(BUCKLER, annul(20, "at-5"))
    assert not refused
    assert (state.phase, effective(state, 40_000), state.outcome) == ("halted", 5_000, None)


def test_undoing_an_earlier_hit_too_leaves_the_clock_where_the_round_had_ended() -> None:
    state, refused = five(BUCKLER, annul(20, "at-2"))
    assert not refused
    assert (state.phase, state.tally.landed, effective(state, 40_000)) == ("halted", (4, 0), 5_000)


def test_undoing_the_stop_returns_to_halted_after_the_horn() -> None:
    do = [hit(5), {"t": 91, "id": "stop", "stop": {}}, annul(100, "stop")]
    state, _ = drive(LONGSWORD, do)
    assert (state.phase, state.horn_at, effective(state, 120_000)) == ("halted", 90_000, 91_000)


def test_redo_ends_the_round_again() -> None:
    state, _ = five(BUCKLER, annul(20, "at-2"), annul(21, "undo-at-2"))
    assert (state.phase, state.outcome and state.outcome.winner) == ("decided", "red")


def test_a_round_that_opens_again_takes_nothing_of_the_next_one() -> None:
    """Ten all at the tenth exchange: an extra round begins (sm.extra). The tenth undone, that round never was."""
    both = {"exchange": [{"by": "red", "zone": "head"}, {"by": "blue", "zone": "head"}]}
    do = [{"t": n, "id": f"both-{n}", "hit": both} for n in range(1, 6)]
    do += [{"t": 20, "id": "extra", "start": {}}, hit(21, "red", "head")]
    given = setup("shchyt-mech", "shchyt-mech")
    _, refused = drive(given, [*do, annul(30, "both-5")])
    assert [n.args["event"] for n in refused[0].reasons] == ["extra", "at-21"]
    state, refused = drive(given, [*do, annul(30, "both-5", "extra", "at-21")])
    assert not refused
    assert (state.phase, state.tally.points, effective(state, 60_000)) == ("halted", (8, 8), 5_000)


# Signed contests


LATER: list[dict[str, Any]] = [{"t": 100, "id": "sign", "sign": {}}, {"t": 101, "id": "told", "announce": {}}]
ENDED = [hit(5), hit(6, "blue"), hit(7), {"t": 91, "id": "stop", "stop": {}}]


def test_another_outcome_asks_for_a_new_signature() -> None:
    _, refused = drive(LONGSWORD, [*ENDED, *LATER, annul(120, "at-5")])
    assert [n.args["event"] for n in refused[0].reasons] == ["sign", "told"]
    state, refused = drive(LONGSWORD, [*ENDED, *LATER, annul(120, "at-6", "sign", "told")])
    assert not refused
    assert (state.phase, state.signatures) == ("decided", ())
    assert state.stored == state.outcome
    assert state.outcome is not None
    assert (state.outcome.red_score, state.outcome.blue_score) == (2, 0)
    assert not state.mismatch


def test_an_undo_that_changes_no_outcome_leaves_the_signature() -> None:
    tap = {"t": 4, "id": "tap", "observe": {"side": "red", "zone": "arm"}}
    state, refused = drive(LONGSWORD, [tap, *ENDED, *LATER, annul(120, "tap")])
    assert not refused
    assert (state.phase, state.signatures) == ("announced", ("hofmarshal",))


def test_the_old_signature_returns_with_the_outcome_it_was_given_for() -> None:
    do = [*ENDED, *LATER, annul(120, "at-6", "sign", "told"), {"t": 121, "id": "anew", "sign": {}}]
    state, refused = drive(LONGSWORD, [*do, annul(130, "undo-at-6", "anew")])
    assert not refused
    assert (state.phase, state.signatures) == ("announced", ("hofmarshal",))
    assert state.outcome is not None
    assert state.outcome.blue_score == 1
    assert not state.mismatch


def test_newer_rules_report_another_outcome_and_the_signed_one_stands() -> None:
    state, _ = drive(LONGSWORD, [*ENDED, LATER[0]])
    said = state.outcome
    assert said is not None
    rules = LONGSWORD.rules
    other = msgspec.structs.replace(rules, scoring=(msgspec.structs.replace(rules.scoring[-1], points=3),))
    newer = fold(msgspec.structs.replace(LONGSWORD, rules=other), state.history)
    assert newer.mismatch
    assert newer.phase == "signed"
    answer = decide(newer, Issued(id="side", t=102_000, seat="fighter-red", command=Sign(side="red")))
    assert not isinstance(answer, Refusal)
    assert [type(e) for e in answer] == [ev.Signed], "no outcome is stored over the signed one"


# Who may undo


def test_a_line_marshal_takes_back_his_own_tap_and_no_other() -> None:
    taps = [{"t": t, "as": f"line-marshal-{t}", "id": f"tap-{t}", "observe": {"side": "red"}} for t in (1, 2)]
    own = {**annul(3, "tap-1"), "as": "line-marshal-1"}
    other = {**annul(3, "tap-2"), "as": "line-marshal-1"}
    state, refused = drive(LONGSWORD, [*taps, own, other])
    assert codes(refused) == ["contest-annul-not-yours"]
    assert [t.id for t in state.taps] == ["tap-2"]


def test_nobody_but_the_hofmarshal_undoes_what_others_built_upon() -> None:
    """A fighter's own acknowledgement ended the duel and the hofmarshal signed: it is the hofmarshal's to undo."""
    given = setup("ulozhenie", "free-duel", sides={"red": {"hits": 1}, "blue": {"hits": 1}})
    took = {"fighter": "blue", "zone": "torso", "weapon": "sword", "action": "cut"}
    do = [{"t": 5, "as": "fighter-blue", "id": "took", "acknowledge": took}, {"t": 9, "id": "sign", "sign": {}}]
    state, refused = drive(given, [*do, {**annul(10, "took", "sign"), "as": "fighter-blue"}])
    assert codes(refused) == ["contest-annul-not-yours"]
    assert state.phase == "signed"


# Rulings replaced


def test_a_ruling_replaced_counts_once() -> None:
    do = [hit(5, zone="leg"), hit(6, replaces="at-5"), hit(7, zone="head", grip="two-handed", replaces="at-6")]
    state, refused = drive(LONGSWORD, do)
    assert not refused
    assert state.tally.points == (2, 0)
    assert annulled(state.history) == {"at-5", "at-6"}


def test_undoing_a_correction_brings_back_what_it_replaced() -> None:
    do = [hit(5, zone="head", grip="two-handed"), hit(6, replaces="at-5"), annul(7, "at-6")]
    state, _ = drive(LONGSWORD, do)
    assert state.tally.points == (2, 0)


def test_a_correction_after_the_horn_is_dated_as_the_ruling_it_corrects() -> None:
    state, refused = drive(LONGSWORD, [hit(89), hit(95, zone="head", grip="two-handed", replaces="at-89")])
    assert not refused
    assert state.tally.points == (2, 0)


def test_a_correction_of_an_earlier_exchange_leaves_the_present_one_alone() -> None:
    torso = {"zone": "torso", "weapon": "sword", "action": "cut"}
    tap = {"t": 21, "as": "line-marshal-1", "observe": {"side": "blue", "zone": "torso"}}
    do = [hit(10, **torso), {"t": 20, "start": {}}, tap, hit(22, "blue", replaces="at-10", **torso)]
    state, refused = drive(FREE, [*do, hit(23, "blue", **torso)])
    assert not refused, "the exchange had no ruling of its own yet"
    assert state.tally.lost == {"red": 4}


def test_a_ruling_that_ended_the_round_is_replaced_after_it() -> None:
    state, refused = five(BUCKLER, hit(20, zone="foot", replaces="at-5"))
    assert not refused
    assert (state.phase, state.tally.landed, effective(state, 40_000)) == ("halted", (4, 0), 5_000)
    assert (state.outcome, state.stored) == (None, None)


def test_an_earlier_ruling_replaced_opens_the_round_where_it_had_ended() -> None:
    state, refused = five(BUCKLER, hit(20, zone="foot", replaces="at-2"))
    assert not refused
    assert (state.phase, state.tally.landed, effective(state, 40_000)) == ("halted", (4, 0), 5_000)


def test_a_correction_within_a_finished_round_gives_it_another_score() -> None:
    state, refused = drive(LONGSWORD, [*ENDED, hit(95, zone="head", grip="two-handed", replaces="at-5")])
    assert not refused
    assert state.outcome is not None
    assert (state.outcome.red_score, state.outcome.blue_score) == (3, 1)
    assert state.stored == state.outcome
    assert state.rounds[0].ended_at == 91_000


def test_a_blow_that_put_out_is_replaced_on_the_same_target() -> None:
    blow = {"target": "blue-1", "zone": "torso", "action": "shot"}
    do = [hit(5, "red-1", **{**blow, "weapon": "bow"}), hit(6, "red-1", replaces="at-5", **{**blow, "weapon": "sling"})]
    state, refused = drive(BATTLE, do)
    assert not refused
    assert state.tally.lost == {"blue-1": 2}


def test_a_correction_that_changes_a_signed_outcome_confirms_the_signature_away() -> None:
    fix = {"zone": "head", "grip": "two-handed", "replaces": "at-5"}
    _, refused = drive(LONGSWORD, [*ENDED, *LATER, hit(120, **fix)])
    assert codes(refused) == ["contest-confirm-dropped"]
    state, refused = drive(LONGSWORD, [*ENDED, *LATER, hit(120, **fix, confirm=["sign", "told"])])
    assert not refused
    assert (state.phase, state.stored == state.outcome) == ("decided", True)


def test_a_ruling_that_is_no_more_cannot_be_replaced() -> None:
    _, refused = drive(LONGSWORD, [hit(5), annul(6, "at-5"), hit(7, replaces="at-5"), hit(8, replaces="nothing")])
    assert codes(refused) == ["contest-no-such-ruling"] * 2


def test_casting_is_judged_by_the_taps_the_replaced_ruling_had() -> None:
    taps = [{"t": 5, "as": f"line-marshal-{n}", "observe": {"side": "red", "zone": "arm"}} for n in (1, 2, 3)]
    state, _ = drive(LONGSWORD, [*taps, hit(6), hit(8, "blue", replaces="at-6")])
    first, second = (e for e in state.history if isinstance(e, ev.Struck))
    assert (first.casting, second.casting) == (False, True)


def test_a_ruling_falls_with_its_corrections_where_it_came_in() -> None:
    """The start undone, neither the ruling nor its correction has a place, and only the one in force is asked about."""
    do = [{"t": 30, "halt": {}}, {"t": 50, "id": "go", "start": {}}, {"t": 51, "id": "over", "stop": {}}]
    state, refused = drive(LONGSWORD, [hit(1), hit(2, replaces="at-1"), *do, annul(60, "line-4")])
    assert "at-1" not in [n.args["event"] for n in refused[0].reasons]
    names = [str(n.args["event"]) for n in refused[0].reasons]
    state, refused = drive(LONGSWORD, [hit(1), hit(2, replaces="at-1"), *do, annul(60, "line-4", *names)])
    assert (refused, state.phase, state.ignored) == ([], "ready", ())


# Totality


@pytest.mark.parametrize("target", ["nothing", "undo"])
def test_undoing_nothing_or_itself_changes_nothing(target: str) -> None:
    state, _ = drive(LONGSWORD, [hit(5)])
    after = evolve(state, ev.Annulled(id="undo", t=9000, target=target))
    assert after.tally.points == (1, 0)


def test_an_outcome_cannot_be_undone_by_itself() -> None:
    state, _ = five()
    answer = decide(state, Issued(id="x", t=9000, seat="hofmarshal", command=Annul(event="at-5.decided")))
    assert isinstance(answer, Refusal)
    assert answer.code == "contest-no-such-event"
