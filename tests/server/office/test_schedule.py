"""The board of rings over HTTP: bouts and groups put elsewhere, two who do so at once, groups spread over the rings."""

from __future__ import annotations

import time

import msgspec
import pytest

from hofmarshal.contest import commands as cmd
from hofmarshal.desk.decider import Issued
from hofmarshal.server.scenes.build import affected, scenes
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.board import moved
from tests.server.event_world import MemoryWorld
from tests.server.office.test_drawing import nomination, post
from tests.server.rig import Server, running, set_up, submit

MOVE, RELEASE, SPREAD = (f"/api/office/schedule/{word}" for word in ("move", "release", "spread"))


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("data")) as server:
        server.devices = set_up(server.venue, rings=3, bouts=0)
        for name in ("duel", "novices"):
            nomination(server, name)
            for body in ({}, {"groups": 2}):
                path = f"/api/office/draw/{name}" + ("" if body else "/hash")
                assert post(server, path, body, server.devices["chief"]).status_code == 200
        yield server


def order(server: Server, ring: str) -> list[str]:
    """The bouts that wait at a ring, as the board has them."""
    scene = server.venue.scene("schedule")
    return [one.removeprefix("contest/") for row in scene.rings if row.ring == ring for one in row.order]


def names(nomination: str, group: str, *numbers: int) -> list[str]:
    return [f"{nomination}/qualifying-{group}-{number}" for number in numbers]


def streams(*bouts: str) -> list[str]:
    return [f"contest/{bout}" for bout in bouts]


def test_by_itself_each_nomination_begins_with_the_first_ring_until_groups_are_spread(server):
    chief = server.devices["chief"]
    assert order(server, "3") == []
    assert order(server, "1") == [*names("duel", "A", *range(1, 7)), *names("novices", "A", *range(1, 7))]
    assert post(server, SPREAD, {}, chief).status_code == 200
    assert sorted(len(order(server, ring)) for ring in "123") == [6, 6, 12]
    assert order(server, "1") + order(server, "2") + order(server, "3") != []
    for ring in "123":
        post(server, RELEASE, {"ring": ring}, chief)
    assert order(server, "3") == []


def test_a_bout_goes_right_before_another_and_the_rest_keeps_its_order(server):
    chief = server.devices["chief"]
    moving, anchor = names("novices", "A", 2)[0], names("duel", "A", 3)[0]
    before = order(server, "1")
    answer = post(server, MOVE, {"ring": "1", "bouts": streams(moving), "before": streams(anchor)[0]}, chief)
    assert (answer.status_code, answer.json()) == (200, {"bouts": 1})
    rest = [one for one in before if one != moving]
    assert order(server, "1") == [*rest[:2], moving, *rest[2:]]
    assert post(server, MOVE, {"ring": "3", "bouts": streams(moving)}, chief).status_code == 200
    assert order(server, "3") == [moving]
    assert post(server, RELEASE, {"bouts": streams(moving)}, chief).json() == {"bouts": 1}
    assert post(server, RELEASE, {"ring": "1"}, chief).status_code == 200
    assert order(server, "1") == before


def test_a_group_goes_as_a_whole_and_back(server):
    chief = server.devices["chief"]
    group = "duel/qualifying/B"
    post(server, MOVE, {"ring": "1", "bouts": streams(*names("duel", "B", 4))}, chief)
    assert post(server, MOVE, {"ring": "3", "group": group}, chief).json() == {"bouts": 6}
    assert order(server, "3") == names("duel", "B", *range(1, 7))
    anchor = streams(*names("novices", "B", 1))[0]
    assert post(server, MOVE, {"ring": "2", "group": group, "before": anchor}, chief).status_code == 200
    assert order(server, "2")[:7] == [*names("duel", "B", *range(1, 7)), "novices/qualifying-B-1"]
    post(server, RELEASE, {"group": group}, chief)
    assert order(server, "2")[:6] == names("duel", "B", *range(1, 7))
    assert server.venue.scene("schedule").groups == {}


def test_what_cannot_be_moved_is_said(server):
    chief = server.devices["chief"]
    gone = post(server, MOVE, {"ring": "1", "bouts": ["contest/duel/nothing"]}, chief)
    assert (gone.status_code, gone.json()["said"]["code"]) == (409, "schedule-not-waiting")
    away = {"ring": "3", "bouts": streams("duel/qualifying-A-1"), "before": streams("duel/qualifying-A-2")[0]}
    assert post(server, MOVE, away, chief).json()["said"]["code"] == "schedule-changed"
    assert post(server, MOVE, {**away, "ring": "none"}, chief).status_code == 404
    assert post(server, MOVE, away, server.devices["line-marshal-1"]).status_code == 403


def test_two_moves_at_once_both_stand(server, monkeypatch):
    """Somebody places another bout between the look at the queues and the command: the move is reckoned anew."""
    chief = server.devices["chief"]
    looks = scenes(server.venue)
    plain, others, asks = looks.queues, [], []

    def queues():
        found = plain()
        asks.append(1)
        if len(asks) == 2:  # the first look is at what is asked at all
            others.append(names("novices", "A", 6)[0])
            submit(server.venue, "programme", w.Place(ring="2", bouts=tuple(streams(*others))))
        return found

    anchor = streams(*names("duel", "A", 4))[0]
    monkeypatch.setattr(looks, "queues", queues)
    asked = {"ring": "1", "bouts": streams(*names("duel", "A", 6)), "before": anchor}
    assert post(server, MOVE, asked, chief).status_code == 200
    monkeypatch.undo()
    assert order(server, "2")[0] == others[0]
    assert others[0] not in order(server, "1")
    assert order(server, "1")[:4] == names("duel", "A", 1, 2, 3, 6)
    for ring in "12":
        post(server, RELEASE, {"ring": ring}, chief)


def test_the_board_marks_whom_a_ring_would_wait_for_and_what_stands_still(server):
    chief = server.devices["chief"]
    one, other = names("duel", "A", 1, 3)  # 1-4 and 1-3 in a group of four: the first fights in both
    scene = server.venue.scene("schedule")
    both = [scene.bouts[f"contest/{bout}"] for bout in (one, other)]
    shared = {both[0].red, both[0].blue} & {both[1].red, both[1].blue}
    assert shared
    post(server, MOVE, {"ring": "3", "bouts": streams(other)}, chief)
    wait = server.venue.scene("schedule").bouts[f"contest/{other}"].wait
    assert (wait.why, wait.fighter in shared, wait.ring, wait.bout) == ("busy", True, "1", f"contest/{one}")
    assert wait.idle >= 240_000
    submit(server.venue, "programme", w.SuspendRing(ring="3", reason="an invented storm"))
    row = next(row for row in server.venue.scene("schedule").rings if row.ring == "3")
    assert (row.suspended, row.reason) == (True, "an invented storm")
    submit(server.venue, "programme", w.ResumeRing(ring="3"))


def test_a_called_bout_stays_where_it_is(server):
    stream = streams(*names("duel", "B", 1))[0]
    assert server.venue.festival.open_contest(server.venue.desk, stream, server.venue.now()) is None
    submit(server.venue, stream, cmd.Call())
    answer = post(server, MOVE, {"ring": "3", "bouts": [stream]}, server.devices["chief"])
    assert answer.json()["said"]["code"] == "schedule-not-waiting"
    row = next(row for row in server.venue.scene("schedule").rings if row.ring == "2")
    assert (row.on.bout, row.on.until > row.on.since) == ("qualifying-B-1", True)
    red = server.venue.look("programme").opened[stream][-1].red
    issued = Issued(
        id="m", stream="nomination/duel", at=server.venue.now(), command=ncmd.Move(entry=red, to="A", reason="a mistake"),
        seat="chief", device="t",
    )  # fmt: skip
    refusal = server.venue.desk.submit(issued).refusal
    assert (refusal.code, refusal.args) == ("draw-in-a-bout", {"entry": red, "ring": "2"})
    assert post(server, SPREAD, {}, server.devices["chief"]).status_code == 200
    assert names("duel", "B", 2)[0] in order(server, "2"), "a group that has begun stays at its ring"


def test_the_board_hears_of_a_call_and_of_no_tap():
    world = MemoryWorld()
    world.ring("1")
    stream = world.quick("isb-duel", "longsword")
    world.open(stream)
    world.desk.submit(Issued(id="call", stream=stream, at=world.at, command=cmd.Call(), seat="hofmarshal", device="t"))
    assert "schedule" in affected(world, stream)
    world.desk.submit(
        Issued(id="tap", stream=stream, at=world.at, command=cmd.Ready(side="red"), seat="hofmarshal", device="t")
    )
    assert "schedule" not in affected(world, stream)


def test_nine_hundred_bouts_on_twelve_rings_are_a_board_in_a_moment():
    """The bar of the office's pages is 300 ms; a busy machine gets some air."""
    world = MemoryWorld()
    world.ring(*map(str, range(1, 13)))
    for name in range(1, 8):
        entries = [f"{name}-{number}" for number in range(1, 51)]
        world.nomination(f"n{name}", "shchyt-mech", "shchyt-mech", entries)
    began = time.perf_counter()
    scene = world.scene("schedule")
    took = time.perf_counter() - began
    assert len(scene.bouts) >= 900
    assert took < 3.0
    began = time.perf_counter()
    moved(scenes(world).queues()["1"], (scene.rings[0].order[5],), scene.rings[0].order[0])
    assert time.perf_counter() - began < 1.0
    print(f"built in {took * 1000:.0f} ms, {len(msgspec.json.encode(scene))} bytes")
