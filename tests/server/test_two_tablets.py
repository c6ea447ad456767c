"""Given one seat and several tablets, when both rule, then one ruling stands; and no jump of a wall clock moves a bout's."""

# ruff: noqa: F811

from __future__ import annotations

import pytest

from hofmarshal.server.clock import Clock
from tests.server.rig import STREAM, seated
from tests.server.test_reception import House, code, house, proposals, swapped  # noqa: F401

# Two hofmarshals' tablets, one seat


def hit(by, zone="arm"):
    return {"type": "hit", "by": by, "zone": zone}


def number(house):
    return len(house.contest.history)


def test_a_ruling_by_who_had_not_seen_the_last_one_is_refused(swapped):
    seen = number(swapped)
    more = {"round": 1, "exchange": 1, "seen": seen}
    assert swapped.say("hofmarshal", hit("red"), **more).status == "done"
    swapped.devices["third"] = swapped.devices["hofmarshal"]
    swapped.devices["hofmarshal"] = seated(swapped.venue, "Third tablet", "hofmarshal", "hofmarshal", "1")
    assert code(swapped.say("hofmarshal", hit("red"), **more)) == "contest-ruled-meanwhile"
    assert swapped.contest.tally.points[0] == 1
    assert swapped.say("hofmarshal", hit("blue"), **{**more, "seen": number(swapped)}).status == "done"


def test_a_ruling_in_a_new_exchange_follows_an_unseen_one_of_the_last(swapped):
    assert swapped.say("hofmarshal", hit("red"), round=1, exchange=1, seen=number(swapped)).status == "done"
    swapped.halt().start()
    assert swapped.say("hofmarshal", hit("red"), round=1, exchange=2, seen=1).status == "done"


def test_two_rulings_of_one_device_do_not_wait_for_each_other(swapped):
    more = {"round": 1, "exchange": 1, "seen": number(swapped)}
    assert swapped.say("hofmarshal", hit("red"), **more).status == "done"
    assert swapped.say("hofmarshal", hit("blue"), **more).status == "done"


def test_an_unseen_correction_of_a_ruling_that_was_seen_hinders_no_other(swapped):
    more = {"round": 1, "exchange": 1}
    first = swapped.say("hofmarshal", hit("red"), **more, seen=number(swapped))
    seen = number(swapped)
    assert swapped.say("hofmarshal", hit("blue") | {"replaces": first.event}, **more, seen=seen).status == "done"
    swapped.devices["hofmarshal"] = seated(swapped.venue, "Third tablet", "hofmarshal", "hofmarshal", "1")
    assert swapped.say("hofmarshal", hit("blue", "leg"), **more, seen=seen).status == "done"


def accept(house, proposal):
    command = {"type": "settle", "proposal": proposal, "accept": True}
    return house.say("hofmarshal", command, stream="devices")


def test_a_proposed_ruling_is_refused_once_the_holder_has_ruled(swapped):
    more = {"round": 1, "exchange": 1, "seen": number(swapped)}
    held = swapped.old.body(STREAM, hit("red"), swapped.at, **more)
    assert swapped.say("hofmarshal", hit("red"), **more).status == "done"
    assert swapped.send("old", held).status == "proposed"
    (proposal,) = proposals(swapped)
    assert code(accept(swapped, proposal)) == "contest-ruled-meanwhile"
    assert swapped.contest.tally.points[0] == 1


def test_two_proposed_rulings_of_one_device_may_both_be_accepted(swapped):
    more = {"round": 1, "exchange": 1, "seen": number(swapped)}
    for side in ("red", "blue"):
        assert swapped.send("old", swapped.old.body(STREAM, hit(side), swapped.at, **more)).status == "proposed"
    for proposal in tuple(proposals(swapped)):
        assert accept(swapped, proposal).status == "done"
    assert [len(e.blows) for e in swapped.contest.history if type(e).__name__ == "Struck"] == [1, 1]


# The wall clock of the machine


@pytest.mark.parametrize("jump", [-3_600_000, 3_600_000])
def test_a_jump_of_the_machine_s_wall_clock_moves_no_clock_of_a_bout(jump):
    house = House()
    wall = house.at
    house.venue.clock = Clock(wall=lambda: wall / 1000, monotonic=lambda: house.at / 1000)
    house.fighting()
    before = house.contest
    house.later(5000)
    wall = house.at + jump  # someone sets the laptop's clock
    assert house.venue.clock.jumped() == jump
    house.later(5000)
    stop = house.say("hofmarshal", {"type": "halt"})
    assert stop.status == "done"
    assert house.contest.elapsed == 3000 + 10_000
    assert house.contest.history[-1].t == before.since + 13_000
    horn = house.start().contest.since + before.setup.rules.clock.limit - 13_000
    house.later(horn - house.at)
    assert house.contest.horn_at == horn


def test_a_jump_while_the_server_is_down_sets_no_clock_back():
    """Started anew on a machine whose clock was set back an hour, the server goes on from the last instant it wrote."""
    clock = Clock(1_764_500_000_000, wall=lambda: 1_764_500_000.0 - 3600, monotonic=lambda: 0.0)
    assert clock.now() >= 1_764_500_000_000


def test_what_was_done_before_the_swap_is_not_proposed_when_it_is_sent_again(house):
    house.fighting()
    text = house.devices["hofmarshal"].body(STREAM, {"type": "halt"}, house.at)
    first = house.send("hofmarshal", text)
    house.devices["old"] = house.devices["hofmarshal"]
    seated(house.venue, "New tablet", "hofmarshal", "hofmarshal", "1")
    assert house.send("old", text) == first
    assert proposals(house) == {}
