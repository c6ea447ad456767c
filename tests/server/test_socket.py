"""The protocol of the socket, end to end with a real server."""

from __future__ import annotations

import pytest

from tests.server.rig import STREAM, connected, running, set_up


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    with running(tmp_path_factory.mktemp("data")) as server:
        server.devices = set_up(server.venue)
        yield server


async def play(place):
    hofmarshal = place.devices["hofmarshal"]
    async with connected(place, hofmarshal) as client:
        return await client.give(hofmarshal.body(STREAM, {"type": "call"}, place.venue.now()))


def test_a_command_goes_up_and_its_answer_comes_down(place):
    import asyncio

    answer = asyncio.run(play(place))
    assert (answer["status"], answer["number"]) == ("done", 1)
