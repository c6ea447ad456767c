"""Who is removed by a bout is removed before it is signed: its result stands all the same, as if it had been signed first."""

from __future__ import annotations

import msgspec

from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import nomination as nom
from tests.tournament.nomination_play import do, drawn, record, refusal


def bout_of(state):
    """The first bout of the first group: its name and its two."""
    stage = next(iter(state.stages.values()))
    one = nom.view(state, stage).open[0]
    return stage.layout.id, one.bout, one.red, one.blue


def ruled(bout, red, blue, **said):
    """Red won 10 to 3, and the bout removed blue."""
    command = record(f"{red} 10:3 {blue}", bout)
    return msgspec.structs.replace(command, result=msgspec.structs.replace(command.result, **said))


def test_a_bout_that_removed_a_fighter_is_recorded_though_he_has_left_by_then():
    """u.1.4: the third warning of the event removes him at the ring; the floor tells his nominations at once."""
    start = drawn(5)
    stage, bout, red, blue = bout_of(start)
    result = ruled(bout, red, blue, disqualified=(blue,), removed=(blue,))
    out = cmd.Disqualify(entry=blue, reason="third warning of the event", clause="u.1.4", remove=True)
    removed_first, signed_first = do(start, out, result), do(start, result)
    assert removed_first.bouts[bout].now == signed_first.bouts[bout].now
    for state in (removed_first, signed_first):
        assert not nom.is_active(state, blue)
    (one,), (other,) = (nom.view(state, state.stages[stage]).groups[:1] for state in (removed_first, signed_first))
    assert one.table == other.table


def test_who_left_for_another_reason_fights_nobody_any_more():
    start = drawn(5)
    _, bout, red, blue = bout_of(start)
    gone = do(start, cmd.Withdraw(entry=blue, reason="knee"))
    assert refusal(gone, ruled(bout, red, blue)).code == "nomination-bout-of-left"
