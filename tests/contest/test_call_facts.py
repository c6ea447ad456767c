"""What a call records: the facts other streams know, and the hash of the rules in force."""

from __future__ import annotations

import msgspec

from hofmarshal.contest import commands as cmd
from hofmarshal.contest.decide import decide
from hofmarshal.contest.evolve import evolve, fold
from hofmarshal.contest.setup import FighterFacts
from hofmarshal.contest.state import Contest, fresh
from hofmarshal.rules.notes import Note, Refusal
from tests.contest.support import setup


def called(state: Contest, command: cmd.Call) -> Contest:
    answer = decide(state, cmd.Issued(id="call", t=0, seat="hofmarshal", command=command))
    assert not isinstance(answer, Refusal), answer
    for event in answer:
        state = evolve(state, event)
    return state


def test_warnings_of_the_event_hold_from_the_call_on_and_replay_needs_nobody_else() -> None:
    given = setup("ulozhenie", "free-duel")
    state = called(fresh(given), cmd.Call(facts={"red": FighterFacts(warnings={"event": 2})}))
    assert state.setup.fighters["red"].warnings == {"event": 2}
    assert fold(given, state.history) == state


def test_an_armour_class_told_at_the_call_sets_the_hits_of_a_battle() -> None:
    """u.4.6: hits by armour class, at least one."""
    sides = {"red": {"roster": {"main": 2}}, "blue": {"roster": {"main": 2}}}
    state = called(
        fresh(setup("ulozhenie", "mass-battle", sides=sides)), cmd.Call(facts={"red-1": FighterFacts(armour_class=3)})
    )
    assert [state.setup.fighters[f].halves for f in ("red-1", "red-2")] == [6, 2]


def test_obstacles_of_others_block_the_call() -> None:
    held = Note("contest-held", {"fighter": "red"})
    state = fresh(setup("isb-duel", "longsword"))
    answer = decide(state, cmd.Issued(id="c", t=0, seat="hofmarshal", command=cmd.Call(obstacles=(held,))))
    assert isinstance(answer, Refusal)
    assert answer.reasons == (held,)


def test_a_call_pins_the_rules_and_a_later_change_of_the_rulebook_shows() -> None:
    given = msgspec.structs.replace(setup("isb-duel", "longsword"), pin="of the day")
    state = called(fresh(given), cmd.Call())
    later = fold(msgspec.structs.replace(given, pin="of next year"), state.history)
    assert (later.pinned, later.setup.pin) == ("of the day", "of next year")
