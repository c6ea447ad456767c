"""The draw over HTTP: a hash before, nobody sees the seed until the draw, and everyone can check it afterwards."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from hofmarshal.exchange.books import packaged
from hofmarshal.server.content import pinned_of
from hofmarshal.server.people import Person
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import nomination as nom
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.lot import commit, verify
from hofmarshal.tournament.lot import order as lot_order
from tests.server.event_world import MemoryWorld
from tests.server.rig import Device, Server, running, set_up, submit


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("data")) as server:
        server.devices = set_up(server.venue)
        yield server


def nomination(server: Server, name: str, count: int = 8) -> None:
    """A nomination of Щит-Меч with so many invented fighters, the first two of one club."""
    library = server.venue.festival.facts.library
    pinned = pinned_of(packaged()["shchyt-mech"], "shchyt-mech", packaged())
    rules = library.keep(pinned)
    codes = [f"{name}-{number}" for number in range(1, count + 1)]
    people = [
        Person(entry=code, name=f"Invented {code}", club="Club of Nobody" if number < 2 else "")
        for number, code in enumerate(codes)
    ]
    submit(server.venue, "programme", w.Introduce(people=dict(server.venue.festival.people.keep(people))))
    text = library.text(rules.content)
    submit(server.venue, "programme", w.AddNomination(name=name, rules=rules, text=text, ladder=pinned.rules.ladder))
    for code in codes:
        club = server.venue.festival.people.all()[code].club_code
        submit(server.venue, f"nomination/{name}", ncmd.Enter(entry=Entry(code, club=club)))


def post(server: Server, path: str, body: object, device: Device) -> httpx.Response:
    raw = json.dumps(body)
    headers = {
        "content-type": "application/json", "x-hofmarshal-device": device.id,
        "x-hofmarshal-signature": device.sign(f"POST {path}\n{raw}"),
    }  # fmt: skip
    return httpx.post(server.url + path, content=raw, headers=headers)


def lot(server: Server, name: str) -> Any:
    """What anyone sees."""
    return httpx.get(f"{server.url}/api/scenes/nomination/{name}/lot").json()["view"]


def test_the_hash_comes_first_the_seed_after_and_the_order_can_be_checked(server):
    nomination(server, "lots")
    you = server.devices["secretary-1"]
    path = "/api/office/draw/lots"
    early = post(server, path, {"method": "lot"}, you)
    assert (early.status_code, early.json()["said"]["code"]) == (409, "draw-hash-first")
    hashed = post(server, f"{path}/hash", {}, you).json()["commitment"]
    before = lot(server, "lots")
    assert (before["commitment"], before["seed"], before["drawn"], before["order"]) == (hashed, "", False, [])
    assert len(before["entries"]) == 8
    again = post(server, f"{path}/hash", {}, server.devices["chief"])
    assert again.json()["said"]["code"] == "nomination-lot-committed"
    drawn = post(server, path, {"method": "lot", "groups": 2}, you)
    assert (drawn.status_code, drawn.json()) == (200, {"stages": ["qualifying"]})
    after = lot(server, "lots")
    assert verify([one["entry"] for one in after["entries"]], after["seed"], hashed, after["order"]) == ()
    assert {"name": "Invented lots-1", "entry": "lots-1", "club": "Club of Nobody"} in after["entries"]
    assert server.venue.festival.dossiers.all().get("lot/lots") is None
    twice = post(server, path, {"method": "lot"}, you)
    assert twice.json()["said"]["code"] == "nomination-already-drawn"


def test_two_who_publish_at_once_lose_no_seed(server):
    """The first hash stands, and its seed is there though the second publisher's was kept after it."""
    nomination(server, "race")
    you = server.devices["secretary-1"]
    seed = "dice 3 1 4 1 5 9 2 6"
    assert post(server, "/api/office/draw/race/hash", {"seed": seed}, you).status_code == 200
    assert post(server, "/api/office/draw/race/hash", {}, server.devices["chief"]).status_code == 409
    assert set(server.venue.festival.dossiers.all()["lot/race"]) == {commit(seed)}
    assert post(server, "/api/office/draw/race", {"groups": 2}, you).status_code == 200
    assert lot(server, "race")["seed"] == seed


def test_a_lost_seed_is_typed_or_its_hash_replaced_with_a_reason_that_all_see(server):
    nomination(server, "lost")
    you = server.devices["secretary-1"]
    post(server, "/api/office/draw/lost/hash", {"seed": "kept in an envelope"}, you)
    server.venue.festival.dossiers.erase(["lot/lost"])
    no = post(server, "/api/office/draw/lost", {}, you)
    assert (no.status_code, no.json()["said"]["code"]) == (409, "draw-seed-lost")
    wrong = post(server, "/api/office/draw/lost", {"seed": "another envelope"}, you)
    assert wrong.json()["said"]["code"] == "nomination-lot-wrong-seed"
    assert post(server, "/api/office/draw/lost/hash", {"reason": "the envelope is gone"}, you).status_code == 200
    (past,) = lot(server, "lost")["lots"]
    assert past == {"commitment": commit("kept in an envelope"), "seed": "", "reason": "the envelope is gone"}
    assert post(server, "/api/office/draw/lost", {"groups": 2}, you).status_code == 200


def test_who_may_and_what_a_seed_must_be(server):
    nomination(server, "may", 3)
    body, path = {"seed": "short"}, "/api/office/draw/may/hash"
    assert post(server, path, body, server.devices["secretary-1"]).json()["said"]["code"] == "draw-seed-short"
    assert post(server, path, {}, server.devices["line-marshal-1"]).status_code == 403
    assert httpx.post(server.url + path, json={}).status_code == 401
    assert post(server, "/api/office/draw/none/hash", {}, server.devices["chief"]).status_code == 404
    post(server, path, {}, server.devices["chief"])
    few = post(server, "/api/office/draw/may", {}, server.devices["chief"]).json()
    assert few["said"]["code"] == "nomination-too-few"
    assert few["said"]["cites"] == ["sm.12.3"]
    assert post(server, "/api/office/draw/may", {"final": True}, server.devices["chief"]).status_code == 200


def test_the_desk_sees_what_can_be_drawn_and_strangers_do_not(server):
    nomination(server, "seen", 9)
    assert httpx.get(f"{server.url}/api/scenes/nomination/seen/draw").status_code in (401, 403, 404)
    scene = server.venue.scene("nomination/seen/draw")
    (track,) = scene.tracks
    assert [(one.groups, one.sizes) for one in track.splits if one.sizes] == [(2, (5, 4))]
    assert all(one.why.cites == ("sm.12.3",) for one in track.splits if not one.sizes)
    post(server, "/api/office/draw/seen/hash", {}, server.devices["chief"])
    assert server.venue.scene("nomination/seen/draw").seed == ""
    post(server, "/api/office/draw/seen", {}, server.devices["chief"])
    stage = server.venue.scene("nomination/seen/draw").stages[0]
    groups = {one.name: one for one in stage.groups}
    assert sorted(len(one.entries) for one in groups.values()) == [4, 5]
    assert len(groups["A"].bouts) == 10
    assert {groups["A"].ring, groups["B"].ring} == {"1", "2"}
    submit(server.venue, "nomination/seen", ncmd.Move(entry="seen-1", swap="seen-2"))


def test_each_round_of_pairs_by_lot_can_be_checked():
    """u.2.3: order and pairs by lot, each round with a seed that follows from the published one."""
    world = MemoryWorld()
    world.ring("1")
    world.nomination("pairs", "ulozhenie", "free-duel", [f"F{number}" for number in range(1, 7)])
    state = world.look("nomination/pairs")
    for bout in nom.view(state, state.stages["pairs-by-lot-1"]).open:
        score = ncmd.Score(bout=bout.bout, red=bout.red, blue=bout.blue, red_score=5, blue_score=1)
        world.done("nomination/pairs", ncmd.Record(result=score), "secretary")
    world.done("nomination/pairs", ncmd.Promote(), "secretary")
    scene = world.scene("nomination/pairs/lot")
    first, second = scene.stages
    assert [entry for group in first.groups for entry in group.entries] == list(scene.order)
    assert (first.salt, second.salt) == ("", "2")
    drawn = [entry for group in second.groups for entry in group.entries]
    assert drawn == list(lot_order(drawn, f"{scene.seed}:2"))
