"""Who is to be moved to another group while he is in a bout: the desk finds him at his ring, whatever attempt it is."""

from __future__ import annotations

import msgspec
import pytest

from hofmarshal.desk.decider import Issued
from hofmarshal.desk.event_draws import gather
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import floor, nomination
from tests.tournament.nomination_play import drawn


@pytest.mark.parametrize("attempt", ["", ".2", ".3", ".4", ".11"])
def test_a_fighter_in_a_bout_is_found_at_its_ring(attempt: str) -> None:
    state = msgspec.structs.replace(drawn(5), name="duel")
    stage = next(iter(state.stages.values()))
    bout = nomination.view(state, stage).open[0]
    ground = floor.fresh((), 0)
    reserve = floor.Reserve(t=0, bout=f"duel/{bout.bout}{attempt}", fighters=(bout.red, bout.blue), ring="2")
    answer = floor.decide(ground, reserve)
    assert isinstance(answer, tuple)
    for event in answer:
        ground = floor.evolve(ground, event)
    told = gather(state, issued(bout.red), lambda stream: ground)
    assert told.command.busy == {bout.red: "2"}
    others = [entry for entry in state.entries if entry not in (bout.red, bout.blue)]
    assert gather(state, issued(others[0]), lambda stream: ground).command.busy == {}


def issued(entry: str) -> Issued:
    """A move, with what a device would have us believe of the rings."""
    return Issued(id="m", stream="nomination/duel", at=1, command=cmd.Move(entry=entry, to="B", busy={entry: "9"}))
