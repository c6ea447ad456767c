"""A paper card typed back by a master: its lines count when the card says, nights left out, as claimed."""

from __future__ import annotations

from tests.server.test_game import HOUR, MINUTE, WOUND, Field


def wall_of(field: Field, at: int) -> int:
    """The wall's instant at which the game's clock showed `at`, reckoned from the topic `game` as the page does."""
    mark = [one for one in field.venue.scene("game").marks if one.base <= at][-1]
    assert mark.runs
    return int(mark.wall + at - mark.base)


def test_lines_count_at_their_own_time_across_a_night_in_whatever_order() -> None:
    field = Field()
    device = field.devices["master-1"].id
    field.venue.attendance.joined(device, field.at)
    field.later(40 * MINUTE)
    field.done("master-1", {"type": "pause", "reason": "Night."}, stream="game")
    field.later(9 * HOUR)
    field.done("master-1", {"type": "run"}, stream="game")
    field.later(30 * MINUTE)
    field.venue.attendance.heard(device, field.at, 0, 0)
    field.done("master-1", {"type": "aid", "kind": "treatment"}, at=wall_of(field, 45 * MINUTE))
    field.done("master-1", WOUND, at=wall_of(field, 20 * MINUTE))
    facts = field.venue.look("character/7").facts
    assert [(one.at, one.claimed) for one in facts[1:3]] == [(45 * MINUTE, True), (20 * MINUTE, True)]
    assert field.one().dead_at is None, "larp.death-clock: treated 25 minutes after the wound"
    assert field.one().hits == 3


def test_what_was_written_down_too_late_is_refused_by_its_clause() -> None:
    field = Field()
    field.later(90 * MINUTE)
    field.done("master-1", WOUND, at=wall_of(field, 20 * MINUTE))
    field.later(1)
    assert field.one().dead_at == 50 * MINUTE, "what had passed since passes at its own instant"
    answer = field.say("master-1", {"type": "admit"}, stream="character/9", at=wall_of(field, 60 * MINUTE))
    assert (answer.status, answer.said.cites) == ("refused", ("larp.asylum",))
