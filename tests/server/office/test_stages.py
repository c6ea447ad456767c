"""The routes of the stages page: previews, decisions that bring about what was shown, the results a bout has had."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from hofmarshal.contest import commands as contest
from hofmarshal.server.aside import Aside
from hofmarshal.server.event_add import add_folder
from hofmarshal.server.scenes.model import NominationScene
from tests.browser.stages_rig import SHIELDS, Beside, make
from tests.server.rig import Device, Server, running, seated, set_up, submit

BASE = "/api/office/nominations"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """An event with the nominations of the stages page, two secretaries, a hofmarshal."""
    home = tmp_path_factory.mktemp("event")
    data = home / "data"
    data.mkdir()
    make(data, home / "folders")
    with running(data) as server:
        server.devices = set_up(server.venue)
        server.devices["secretary-2"] = seated(server.venue, "Laptop of the second", "secretary", "secretary-2")
        yield server


def post(server: Server, path: str, body: Any, device: Device | None) -> httpx.Response:
    """POST, signed by a device."""
    text = json.dumps(body)
    headers = {"content-type": "application/json"}
    if device is not None:
        signature = device.sign(f"POST {path}\n{text}")
        headers |= {"X-Hofmarshal-Device": device.id, "X-Hofmarshal-Signature": signature}
    return httpx.post(server.url + path, content=text, headers=headers)


def asks(
    server: Server, name: str, what: str, command: dict[str, Any], mark: str = "", seat: str = "secretary-1"
) -> httpx.Response:
    """A preview or a decision."""
    body = {"command": command} | ({"mark": mark} if mark else {})
    return post(server, f"{BASE}/{name}/{what}", body, server.devices.get(seat))


def shown(server: Server, name: str, command: dict[str, Any], seat: str = "secretary-1") -> dict[str, Any]:
    """The preview of a command."""
    answer = asks(server, name, "preview", command, seat=seat)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def scene(server: Server, name: str) -> NominationScene:
    """The nomination as everybody sees it."""
    found = server.venue.scene(f"nomination/{name}")
    assert isinstance(found, NominationScene)
    return found


def bout_of(server: Server, name: str, **like: Any) -> str:
    """A bout of the nomination with these values."""
    bouts = scene(server, name).bouts
    return next(key for key, bout in bouts.items() if all(getattr(bout, k) == v for k, v in like.items()))


def result(bout: str, red: int, blue: int, reason: str = "") -> dict[str, Any]:
    """The command that records points."""
    return {"type": "record", "result": {"bout": bout, "red_score": red, "blue_score": blue}, "reason": reason}


def test_a_correction_shows_what_it_disturbs_before_it_is_given(server: Server) -> None:
    """The semi-final turned back: who is in the final is otherwise again."""
    bout = bout_of(server, "turned", revision=1)
    wrong = shown(server, "turned", result(bout, 5, 1))
    assert wrong["refused"]["code"] == "nomination-revision-needs-reason"
    assert wrong["mark"] == ""
    preview = shown(server, "turned", result(bout, 4, 4, "both wrong"))
    assert preview["refused"]["code"] == "nomination-winner-needed"
    assert preview["refused"]["cites"]
    preview = shown(server, "turned", result(bout, 5, 1, "the judge's own sheet"))
    assert preview["refused"] is None
    codes = {note["code"] for note in preview["notes"]}
    assert codes == {"nomination-disturbs-place"}  # as it was promoted, nothing is disturbed any more
    (change,) = preview["bouts"]
    assert (change["bout"], change["before"]["blue_score"], change["after"]["red_score"]) == (bout, 5, 5)
    assert scene(server, "turned").bouts[bout].revision == 1, "nothing was changed by looking"
    given = asks(server, "turned", "decide", result(bout, 5, 1, "the judge's own sheet"), preview["mark"])
    assert given.status_code == 200
    assert scene(server, "turned").bouts[bout].revision == 2
    assert not scene(server, "turned").stages["elimination-2"].disturbed


def test_a_bout_tells_all_it_has_had_recorded_and_by_whom(server: Server) -> None:
    bout = bout_of(server, "turned", revision=2)
    path = f"{BASE}/turned/bouts/{bout}"
    device = server.devices["secretary-1"]
    headers = {"X-Hofmarshal-Device": device.id, "X-Hofmarshal-Signature": device.sign(f"GET {path}\n")}
    rows = httpx.get(server.url + path, headers=headers).json()["revisions"]
    assert [(row["result"]["red_score"], row["reason"]) for row in rows] == [
        (5, ""), (1, "the sheet was read wrongly"), (5, "the judge's own sheet"),
    ]  # fmt: skip
    assert (rows[2]["seat"], rows[2]["device"]) == ("secretary-1", "Device secretary-1")
    assert httpx.get(server.url + path).status_code == 401
    none = f"{BASE}/turned/bouts/final-A-1"
    headers["X-Hofmarshal-Signature"] = device.sign(f"GET {none}\n")
    assert httpx.get(server.url + none, headers=headers).status_code == 404


def test_two_secretaries_correct_one_bout_and_the_second_sees_the_firsts(server: Server) -> None:
    bout = bout_of(server, "shields", state="fought")
    first = shown(server, "shields", result(bout, 7, 0, "first"), "secretary-1")
    second = shown(server, "shields", result(bout, 0, 9, "second"), "secretary-2")
    assert asks(server, "shields", "decide", result(bout, 7, 0, "first"), first["mark"]).status_code == 200
    late = asks(server, "shields", "decide", result(bout, 0, 9, "second"), second["mark"], "secretary-2")
    assert (late.status_code, late.json()["said"]["code"]) == (409, "stages-changed-meanwhile")
    assert scene(server, "shields").bouts[bout].red_score == 7
    again = shown(server, "shields", result(bout, 0, 9, "second"), "secretary-2")
    assert again["bouts"][0]["before"]["red_score"] == 7
    now = asks(server, "shields", "decide", result(bout, 0, 9, "second"), again["mark"], "secretary-2")
    assert now.status_code == 200


def test_what_else_happened_does_not_stand_in_the_way_of_a_decision(server: Server) -> None:
    """Another bout's result changes the nomination, but nothing of what this correction brings about."""
    scene_now = scene(server, "shields")
    fought = next(key for key, bout in scene_now.bouts.items() if bout.state == "fought" and bout.group == "A")
    open_ = next(key for key, bout in scene_now.bouts.items() if bout.state == "open" and bout.group == "B")
    preview = shown(server, "shields", result(fought, 8, 1, "misread"))
    other = shown(server, "shields", result(open_, 1, 0), "secretary-2")
    assert asks(server, "shields", "decide", result(open_, 1, 0), other["mark"], "secretary-2").status_code == 200
    assert asks(server, "shields", "decide", result(fought, 8, 1, "misread"), preview["mark"]).status_code == 200


def test_the_next_stage_is_shown_with_who_goes_where_before_it_is_composed(server: Server) -> None:
    refused = shown(server, "shields", {"type": "promote"})
    assert refused["refused"]["code"] == "nomination-stage-open"
    assert "sm.12.2" in refused["refused"]["cites"]
    assert any("Вигадана Ада" in reason["uk"] for reason in refused["reasons"])
    for key, bout in scene(server, "swords").bouts.items():
        if bout.state == "open":
            preview = shown(server, "swords", result(key, 3, 1))
            assert asks(server, "swords", "decide", result(key, 3, 1), preview["mark"]).status_code == 200
    preview = shown(server, "swords", {"type": "promote"})
    (stage,) = preview["stages"]
    assert (stage["stage"], stage["kind"], len(stage["groups"])) == ("elimination-3", "elimination", 2)
    seats = [seat for group in stage["groups"] for seat in group["seats"]]
    assert len(seats) == 4
    assert all(seat["name"] and seat["place"] == 1 for seat in seats)
    given = asks(server, "swords", "decide", {"type": "promote"}, preview["mark"])
    assert given.status_code == 200
    assert "elimination-3" in scene(server, "swords").stages


def test_who_leaves_is_shown_with_every_bout_that_changes_by_it(server: Server) -> None:
    """sm.two-dq: fought bouts stand, those to come are lost; he is not ranked."""
    name, entry = "level", next(iter(scene(server, "level").people))
    preview = shown(server, name, {"type": "withdraw", "entry": entry, "reason": "knee"})
    assert preview["cites"] == ["sm.two-dq"]
    assert any(note["code"] == "nomination-disturbs-place" for note in preview["notes"])
    shields = scene(server, "shields")
    entry = next(bout.red for bout in shields.bouts.values() if bout.state == "open")
    waiting = [key for key, bout in shields.bouts.items() if bout.state == "open" and entry in (bout.red, bout.blue)]
    preview = shown(server, "shields", {"type": "withdraw", "entry": entry, "reason": "knee"})
    assert {change["bout"] for change in preview["bouts"]} == set(waiting)
    assert all(change["after"]["state"] == "default" for change in preview["bouts"])


def test_a_result_typed_while_the_bout_is_fought_is_warned_of(server: Server) -> None:
    bout = bout_of(server, "shields", state="open", group="B")
    stream = f"contest/shields/{bout}"
    refusal = server.venue.festival.open_contest(server.venue.desk, stream, server.venue.now())
    assert refusal is None, refusal
    submit(server.venue, stream, contest.Call())
    preview = shown(server, "shields", result(bout, 1, 0))
    assert [one["code"] for one in preview["warnings"]] == ["stages-bout-under-way"]
    assert scene(server, "shields").bouts[bout].state == "called"


def test_only_the_heads_of_the_event_look_and_only_they_who_may_decide(server: Server) -> None:
    command = {"type": "promote"}
    assert asks(server, "shields", "preview", command, seat="nobody").status_code == 401
    assert asks(server, "shields", "preview", command, seat="hofmarshal").status_code == 403
    signing = asks(server, "shields", "preview", {"type": "sign"})
    assert (signing.status_code, signing.json()["said"]["code"]) == (403, "device-not-yours")
    assert asks(server, "none", "preview", command).status_code == 404
    assert asks(server, "shields", "preview", {"type": "nothing"}).status_code == 400
    overdue = asks(server, "shields", "decide", {"type": "overdue", "protest": "p", "t": 1})
    assert overdue.status_code == 400, "what only the clock may say is no command of a page"


def test_the_public_sees_the_nomination_and_its_reasons_but_not_the_desk(server: Server) -> None:
    topic = httpx.get(f"{server.url}/api/scenes/nomination/level")
    assert topic.status_code == 200
    entry = next(iter(scene(server, "level").people))
    why = httpx.get(f"{server.url}/api/scenes/nomination/level/why/{entry}")
    assert why.status_code == 200
    assert why.json()["view"]["rows"]
    assert httpx.get(f"{server.url}/api/scenes/nominations").status_code == 200
    assert httpx.get(f"{server.url}/api/scenes/nomination/level/office").status_code in (401, 403, 404)


def test_composing_a_begun_stage_again_tells_which_results_go_and_letting_it_stand_none(server: Server) -> None:
    """The final was fought when a semi-final is corrected: its result is of two who no longer meet."""
    for key, bout in scene(server, "turned").bouts.items():
        if bout.state == "open":
            preview = shown(server, "turned", result(key, 6, 2))
            assert asks(server, "turned", "decide", result(key, 6, 2), preview["mark"]).status_code == 200
    semi = bout_of(server, "turned", revision=2)
    correction = result(semi, 0, 3, "seen again on video")
    preview = shown(server, "turned", correction)
    codes = {note["code"] for note in preview["notes"]}
    assert {"nomination-disturbs-seat", "nomination-disturbs-started"} <= codes
    assert asks(server, "turned", "decide", correction, preview["mark"]).status_code == 200
    assert scene(server, "turned").stages["elimination-2"].disturbed
    again = shown(server, "turned", {"type": "re-promote", "stage": "elimination-2", "reason": "video"})
    gone = [change for change in again["bouts"] if change["after"] is None]
    assert len(gone) == 2, "the final and the bout for the third place"
    assert all(change["before"]["state"] == "fought" for change in gone)
    assert not any(note["code"] == "nomination-disturbs-place" for note in again["notes"])
    (stage,) = again["stages"]
    assert not any(seat["fresh"] for group in stage["groups"] for seat in group["seats"]), (
        "the same four, in other pairs"
    )
    stand = {"type": "let-stand", "stage": "elimination-2", "reason": "the loser agrees"}
    preview = shown(server, "turned", stand)
    assert (preview["bouts"], preview["stages"], preview["refused"]) == ([], [], None)
    assert asks(server, "turned", "decide", stand, preview["mark"]).status_code == 200
    assert not scene(server, "turned").stages["elimination-2"].disturbed


def test_a_club_and_a_country_that_fill_a_stage_are_told_by_their_names(tmp_path: Path) -> None:
    """All are of one club: that nobody was kept apart says of which, not the code the journal has for it."""
    home, data = tmp_path / "one", tmp_path / "data"
    home.mkdir()
    data.mkdir()
    (home / "nomination.yaml").write_text(SHIELDS, encoding="utf-8")
    rows = "".join(f"E{n:02d},Invented {n},Порожній двір,UA\n" for n in range(15))
    (home / "entries.csv").write_text(f"entry,name,club,country\n{rows}", encoding="utf-8")
    with Aside(data, lambda: 1_764_500_000_000) as event:
        beside = Beside(event)
        add_folder(home, event.desk_for_folders(), name="one")
        beside.fight("one", beside.open("one"))
    with running(data) as server:
        server.devices = set_up(server.venue)
        (stage,) = shown(server, "one", {"type": "promote"})["stages"]
    told = [note for note in stage["notes"] if note["code"] == "tournament-all-share"]
    assert [("Порожній двір" in note["uk"], "(Україна)" in note["uk"]) for note in told] == [
        (True, False),
        (False, True),
    ]
    assert "(Ukraine)" in told[1]["en"]
