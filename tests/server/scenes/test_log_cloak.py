"""A blow on the arm in the cloak is told as what it is: no target (u.3.7)."""

from __future__ import annotations

import pytest

from hofmarshal.contest import commands as cmd
from tests.server.event_world import MemoryWorld


@pytest.mark.parametrize("cloaked", [True, False])
def test_the_row_of_a_blow_on_an_arm_says_whether_it_was_the_cloak(*, cloaked: bool) -> None:
    world = MemoryWorld()
    world.ring("1")
    stream = world.quick("ulozhenie", "dagger-duel")
    world.begin(stream)
    world.at += 1000
    hit = cmd.Hit(by="red", zone="forearm", action="cut", limb="left", facts={"cloaked": cloaked})
    event = world.done(stream, hit)
    row = world.scene("ring/1").contest.log[event]
    assert ("The arm in the cloak is no target." in row.text.en) is cloaked
    assert ("Рука в плаще не поражается." in row.text.ru) is cloaked
    assert ("Рука в плащі не уражається." in row.text.uk) is cloaked
    assert ("u.3.7" in row.text.cites) is cloaked
