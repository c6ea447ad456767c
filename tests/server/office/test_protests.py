"""Protests through the server: announced at the ring, filed by phone or desk, decided by the commission, carried out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hofmarshal.server.dossiers import part_of
from hofmarshal.server.guard import Limits
from hofmarshal.server.office.protests import MOST_VIDEO, Papers, papers_part
from hofmarshal.server.office.videos import mime_of
from hofmarshal.server.scenes.build import build
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.programme_details import Details
from tests.server.office.entry_rig import ask
from tests.server.office.protest_rig import MP4, NAME, STREAM, UPHELD, fight, filing, own, shields, state
from tests.server.rig import Device, Server, running, set_up, submit

House = tuple[Server, dict[str, Device]]
DESK = "/api/office/protests"
MINUTE = 60_000


@pytest.fixture
def house(tmp_path: Any) -> Iterator[House]:
    with running(tmp_path, limits=Limits(video=100_000)) as server:
        devices = set_up(server.venue)
        shields(server)
        yield server, devices


def code(answer: Any) -> str:
    return str(answer.json()["said"]["code"])


def contest(server: Server, bout: str) -> Any:
    return server.venue.look(f"contest/{NAME}/{bout}")


def ring_of(server: Server, bout: str) -> str:
    return str(server.venue.look("programme").opened[f"contest/{NAME}/{bout}"][-1].ring)


def test_a_protest_from_the_phone_upheld_and_carried_out(house: House) -> None:
    server, devices = house
    desk = devices["secretary-1"]
    lost = fight(server)
    said = own(server, lost.blue).json()
    assert (said["private"], [one["state"] for one in said["bouts"]]) == (True, ["open"])
    announced = contest(server, lost.bout).announced_at
    assert said["bouts"][0]["until"] == announced + 5 * MINUTE
    made = own(server, lost.blue, "", filing(lost.bout, text="He struck after the halt", video="file"))
    assert made.status_code == 201, made.text
    again = own(server, lost.blue, "", filing(lost.bout, text="He struck after the halt", video="file"))
    assert (made.json(), again.json()) == ({"protest": "1"}, {"protest": "1"})
    case = state(server).protests["1"]
    assert (case.entry, case.state.announced, case.contest) == (lost.blue, announced, f"contest/{NAME}/{lost.bout}")
    assert contest(server, lost.bout).protests == {"1": ""}
    second = own(server, lost.blue, "", filing(lost.bout, "phone-0002"))
    assert (second.status_code, code(second), second.json()["said"]["cites"]) == (
        409,
        "protest-over-limit",
        ["sm.13.6"],
    )

    assert own(server, lost.blue, f"/api/files/video/{NAME}/1", MP4).status_code == 201
    shown = ask(server, desk, f"{DESK}/{NAME}/1/papers").json()
    assert (shown["text"], [one["mime"] for one in shown["videos"]]) == ("He struck after the halt", ["video/mp4"])
    video = ask(server, desk, f"{DESK}/{NAME}/1/video/{shown['videos'][0]['id']}")
    assert (video.content, video.headers["content-type"]) == (MP4, "video/mp4")
    row = build(server.venue, "protests").protests[f"{NAME}/1"]  # type: ignore[union-attr]
    assert (row.phase, row.videos, row.commission.judges, row.commission.committee) == ("filed", 1, 2, 1)

    few = {"votes": UPHELD[:2]}
    small = ask(server, desk, f"{DESK}/{NAME}/1/preview", few).json()
    assert (small["preview"]["refused"]["code"], len(small["preview"]["reasons"])) == ("protest-commission-small", 2)
    wanted = {"votes": UPHELD, "result": {"red_score": 4, "blue_score": 5}}
    seen = ask(server, desk, f"{DESK}/{NAME}/1/preview", wanted).json()
    assert (seen["phase"], seen["said"]["cites"][-2:]) == ("upheld", ["sm.13.5", "sm.13.3"])
    assert [(one["bout"], one["after"]["winner"]) for one in seen["preview"]["bouts"]] == [(lost.bout, "blue")]
    stale = ask(server, desk, f"{DESK}/{NAME}/1/decide", {**wanted, "mark": "another"})
    assert (stale.status_code, code(stale)) == (409, "protests-changed-meanwhile")
    done = ask(server, desk, f"{DESK}/{NAME}/1/decide", {**wanted, "mark": seen["preview"]["mark"]})
    assert done.status_code == 200, done.text
    now = state(server).bouts[lost.bout]
    assert (now.now.winner, now.now.blue_score, now.now.sanctions, len(now.revisions)) == ("blue", 5, lost.sanctions, 2)
    assert contest(server, lost.bout).protests == {"1": "corrected"}
    shown = build(server.venue, f"ring/{ring_of(server, lost.bout)}").contest  # type: ignore[union-attr]
    assert (shown.outcome.winner, shown.blue.score) == ("blue", 5), "the ring's screens show what counts now"
    assert shown.outcome.said.en == "Corrected at the desk: 4:5, Blue wins."
    assert own(server, lost.blue).json()["protests"][0]["phase"] == "upheld"
    late = own(server, lost.blue, f"/api/files/video/{NAME}/1", MP4)
    assert (late.status_code, code(late)) == (409, "protests-video-closed")

    (public,) = build(server.venue, "public/protests").protests  # type: ignore[union-attr]
    assert (public.name, public.clause, public.upheld, public.against) == (
        "Invented " + public.name[9:],
        "sm.to-ten",
        3,
        1,
    )
    assert (public.phase, public.consequence, public.decided_by) == ("upheld", "corrected", "hofmarshal")
    row = build(server.venue, "protests").protests[f"{NAME}/1"]  # type: ignore[union-attr]
    assert row.announce, "the corrected result is to be announced"
    assert ask(server, desk, f"{DESK}/announce", {"nomination": NAME, "bout": lost.bout}).status_code == 200
    scene = build(server.venue, "protests")
    assert not scene.protests[f"{NAME}/1"].announce  # type: ignore[union-attr]
    assert scene.windows[f"{NAME}/{lost.bout}"].announced > announced, "the other one may protest now"  # type: ignore[union-attr]


def test_what_is_written_stays_out_of_journal_and_public_record(house: House) -> None:
    server, devices = house
    lost = fight(server)
    secret = "Petrenko's phone, 12:04"
    own(server, lost.blue, "", filing(lost.bout, text="SECRETWORDS", reference=secret, video="reference"))
    data = b"".join(one.data for one in server.venue.journal.tail(0, 100_000))
    assert b"SECRETWORDS" not in data
    assert b"Petrenko" not in data
    kept = part_of(server.venue.festival.dossiers, lost.blue, papers_part(NAME, "1"), Papers)
    assert kept == Papers(text="SECRETWORDS", reference=secret)
    for role, status in (("chief", 200), ("medic-1", 403), ("line-marshal-1", 403), ("hofmarshal", 403)):
        assert ask(server, devices[role], f"{DESK}/{NAME}/1/papers").status_code == status, role
    assert ask(server, None, f"{DESK}/{NAME}/1/papers").status_code == 401
    assert own(server, lost.blue, f"{DESK}/{NAME}/1/papers").status_code == 401


ROLES = ("hofmarshal", "line-marshal-1", "medic-1", "other")


def test_what_is_the_desks_is_nobody_elses(house: House) -> None:
    """A paired device without a desk's role is told no (403), a stranger to sign in (401), plain http nothing (403)."""
    server, devices = house
    lost = fight(server)
    own(server, lost.blue, "", filing(lost.bout, text="words", video="file"))
    own(server, lost.blue, f"/api/files/video/{NAME}/1", MP4)
    video = ask(server, devices["chief"], f"{DESK}/{NAME}/1/papers").json()["videos"][0]["id"]
    paths: dict[str, Any] = {
        f"{DESK}/{NAME}/1/papers": None,
        f"{DESK}/{NAME}/1/video/{video}": None,
        f"{DESK}/fighter/{lost.blue}": None,
        f"{DESK}/link/{lost.blue}": None,
        f"{DESK}/{NAME}/1/preview": {"votes": UPHELD, "then": "refought"},
        f"{DESK}/{NAME}/1/decide": {"dismiss": "rude"},
        f"{DESK}/{NAME}/1/retract": {"reason": "no"},
        DESK: {**filing(lost.bout, "desk-00007"), "entry": lost.red},
        f"{DESK}/announce": {"nomination": NAME, "bout": lost.bout},
    }
    before = server.venue.journal.tail(0, 100_000)[-1].position
    for path, body in paths.items():
        for role in ROLES:
            assert ask(server, devices[role], path, body).status_code == 403, (path, role)
        assert ask(server, None, path, body).status_code == 401, path
        if not path.endswith("announce"):  # no name goes either way
            assert ask(server, devices["chief"], path, body, host="laptop.local").status_code == 403, path
    assert server.venue.journal.tail(0, 100_000)[-1].position == before, "nothing was done"


def test_an_event_that_shows_nothing_shows_no_record(house: House) -> None:
    server, _ = house
    lost = fight(server)
    own(server, lost.blue, "", filing(lost.bout))
    assert len(build(server.venue, "public/protests").protests) == 1  # type: ignore[union-attr]
    submit(server.venue, "programme", w.DescribeEvent(details=Details(public=False)))
    assert build(server.venue, "public/protests") is None


def test_what_was_not_decided_in_time_is_overdue_and_can_be_decided_still(house: House) -> None:
    server, devices = house
    lost = fight(server)
    at = server.venue.now()
    body = {**filing(lost.bout), "entry": lost.blue, "form": "oral", "at": at}
    ask(server, devices["chief"], DESK, body)
    server.venue.desk.advance(at + 10 * MINUTE)
    assert not state(server).protests["1"].state.overdue, "the tenth minute is in time (sm.13.3)"
    server.venue.desk.advance(at + 10 * MINUTE + 1)
    row = build(server.venue, "protests").protests[f"{NAME}/1"]  # type: ignore[union-attr]
    assert row.overdue
    seen = ask(server, devices["chief"], f"{DESK}/{NAME}/1/preview", {"votes": UPHELD, "then": "refought"}).json()
    assert seen["phase"] == "upheld"


def test_over_plain_http_a_protest_is_made_without_words(house: House) -> None:
    server, _ = house
    lost = fight(server)
    assert own(server, lost.blue, far=True).json()["private"] is False
    words = own(server, lost.blue, "", filing(lost.bout, text="words"), far=True)
    assert (words.status_code, code(words)) == (403, "protests-not-here")
    made = own(server, lost.blue, "", filing(lost.bout), far=True)
    assert made.status_code == 201
    video = own(server, lost.blue, f"/api/files/video/{NAME}/1", MP4, far=True)
    assert (video.status_code, code(video)) == (403, "protests-not-here")


def test_only_his_own_bouts_and_with_his_own_pass(house: House) -> None:
    server, _ = house
    lost = fight(server)
    stranger = next(entry for entry in ("31", "32", "33", "34") if entry not in (lost.red, lost.blue))
    assert own(server, stranger).json()["bouts"] == []
    no = own(server, stranger, "", filing(lost.bout))
    assert (no.status_code, code(no)) == (409, "protest-not-of-bout")
    own(server, lost.blue, "", filing(lost.bout))
    assert own(server, stranger, f"/api/files/video/{NAME}/1", MP4).status_code == 403
    assert own(server, stranger, f"{NAME}/1/retract", {}).status_code == 403
    assert own(server, "nobody").status_code == 404
    assert own(server, lost.blue, f"{NAME}/1/retract", {}).status_code == 200
    assert state(server).protests["1"].state.phase == "retracted"


def test_until_the_ring_announces_there_is_no_protest_and_the_desk_may_do_it(house: House) -> None:
    server, devices = house
    lost = fight(server, announce=False)
    early = own(server, lost.blue, "", filing(lost.bout))
    assert (early.status_code, code(early), early.json()["said"]["cites"]) == (
        409,
        "protest-not-announced",
        ["sm.13.1"],
    )
    silent = build(server.venue, "protests").unannounced[f"{NAME}/{lost.bout}"]  # type: ignore[union-attr]
    assert silent.stream == f"contest/{NAME}/{lost.bout}"
    assert ask(server, devices["chief"], f"{DESK}/announce", {"nomination": NAME, "bout": lost.bout}).status_code == 200
    assert contest(server, lost.bout).phase == "announced"
    assert own(server, lost.blue, "", filing(lost.bout, "phone-0003")).status_code == 201


def test_who_came_to_the_desk_in_time_is_in_time(house: House) -> None:
    server, devices = house
    lost = fight(server)
    before = contest(server, lost.bout).announced_at - 1
    body = {**filing(lost.bout), "entry": lost.blue, "form": "oral"}
    no = ask(server, devices["secretary-1"], DESK, {**body, "at": before})
    assert (no.status_code, code(no)) == (409, "protest-before-result")
    at = server.venue.now()
    ask(server, devices["secretary-1"], DESK, {**body, "id": "desk-00002", "at": at})
    case = state(server).protests["1"].state
    assert case.filed is not None
    assert (case.filed_at, case.filed.form) == (at, "oral")


def test_a_suspended_event_stops_the_countdowns(house: House) -> None:
    server, _ = house
    lost = fight(server)
    submit(server.venue, "programme", w.SuspendRing(ring="", reason="storm"))
    window = build(server.venue, "protests").windows[f"{NAME}/{lost.bout}"]  # type: ignore[union-attr]
    assert window.left is not None
    assert 4 * MINUTE < window.left <= 5 * MINUTE
    assert own(server, lost.blue, "", filing(lost.bout)).status_code == 201
    row = build(server.venue, "protests").protests[f"{NAME}/1"]  # type: ignore[union-attr]
    assert row.left == 10 * MINUTE


def test_dismissed_for_conduct_and_refought(house: House) -> None:
    server, devices = house
    desk = devices["organiser-1"] if "organiser-1" in devices else devices["secretary-1"]
    first, second = fight(server), fight(server)
    own(server, first.blue, "", filing(first.bout))
    rude = {"dismiss": "shouted at the hofmarshal"}
    seen = ask(server, desk, f"{DESK}/{NAME}/1/preview", rude).json()
    assert (seen["phase"], seen["said"]["cites"][-1]) == ("dismissed", "sm.13.conduct")
    ask(server, desk, f"{DESK}/{NAME}/1/decide", {**rude, "mark": seen["preview"]["mark"]})
    assert contest(server, first.bout).protests == {"1": "stands"}
    own(server, second.blue, "", filing(second.bout, "phone-0009"))
    key = next(key for key, case in state(server).protests.items() if case.bout == second.bout)
    wanted = {"votes": UPHELD, "then": "refought"}
    mark = ask(server, desk, f"{DESK}/{NAME}/{key}/preview", wanted).json()["preview"]["mark"]
    ask(server, desk, f"{DESK}/{NAME}/{key}/decide", {**wanted, "mark": mark})
    assert state(server).bouts[second.bout].again
    assert contest(server, second.bout).protests == {key: "refought"}
    states = {one["bout"]: one["state"] for one in own(server, second.blue).json()["bouts"]}
    assert states[second.bout] == "again"
    shown = build(server.venue, f"ring/{ring_of(server, second.bout)}").contest  # type: ignore[union-attr]
    assert (shown.outcome.winner, shown.outcome.said.code) == (None, "protests-corrected")


def test_a_bout_that_is_fought_again_is_announced_and_protested_against_anew(house: House) -> None:
    server, devices = house
    first = fight(server)
    own(server, first.blue, "", filing(first.bout))
    wanted = {"votes": UPHELD, "then": "refought"}
    path = f"{DESK}/{NAME}/1"
    mark = ask(server, devices["chief"], f"{path}/preview", wanted).json()["preview"]["mark"]
    assert ask(server, devices["chief"], f"{path}/decide", {**wanted, "mark": mark}).status_code == 200
    void = own(server, first.red, "", filing(first.bout, "phone-0021"))
    assert (void.status_code, code(void)) == (409, "protest-bout-again")
    again = fight(server)
    assert again.bout == first.bout
    anew = f"contest/{NAME}/{first.bout}.2"
    assert server.venue.look(anew).phase == "announced"
    made = own(server, first.red, "", filing(first.bout, "phone-0022"))
    assert made.status_code == 201, made.text
    case = state(server).protests[made.json()["protest"]]
    assert (case.contest, case.state.announced) == (anew, server.venue.look(anew).announced_at)
    assert (server.venue.look(anew).protests, contest(server, first.bout).protests) == ({"2": ""}, {"1": "refought"})


NO_VIDEO = {
    "nothing": (b"", 422, "protests-video-none"),
    "a page": (b"<html>" + bytes(50), 422, "protests-video-kind"),
    "a picture": (b"\xff\xd8\xff\xe0" + bytes(50), 422, "protests-video-kind"),
    "another picture": (b"\x00\x00\x00\x18ftypheic" + bytes(50), 422, "protests-video-kind"),
    "too much": (MP4 + bytes(100_000), 413, "guard-too-large"),
}


def test_what_is_no_video_is_refused(house: House) -> None:
    server, devices = house
    lost = fight(server)
    own(server, lost.blue, "", filing(lost.bout))
    for what, (data, status, said) in NO_VIDEO.items():
        answer = ask(server, devices["secretary-1"], f"/api/files/video/{NAME}/1", data, method="POST")
        assert (answer.status_code, code(answer)) == (status, said), what
    for _ in range(3):
        assert own(server, lost.blue, f"/api/files/video/{NAME}/1", MP4).status_code == 201
    more = own(server, lost.blue, f"/api/files/video/{NAME}/1", MP4)
    assert (more.status_code, code(more)) == (409, "protests-video-most")


def test_a_video_is_known_by_its_bytes() -> None:
    assert Limits().video == MOST_VIDEO
    assert mime_of(MP4) == "video/mp4"
    assert mime_of(b"\x00\x00\x00\x14ftypqt  " + bytes(20)) == "video/quicktime"
    assert mime_of(b"\x00\x00\x00\x14ftyp3gp5" + bytes(20)) == "video/3gpp"
    assert (
        mime_of(b"\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webm") == "video/webm"
    )
    assert mime_of(b"RIFF\x00\x00\x00\x00AVI LIST") is None


def test_an_unknown_clause_or_protest_is_named(house: House) -> None:
    server, devices = house
    lost = fight(server)
    no = own(server, lost.blue, "", filing(lost.bout, clause="sm.invented"))
    assert (no.status_code, code(no)) == (422, "protests-unknown-clause")
    assert code(ask(server, devices["chief"], f"{DESK}/{NAME}/9/papers")) == "protests-unknown"
    assert own(server, lost.blue, "", {**filing(lost.bout), "id": "../x"}).status_code == 400


def test_erased_with_the_person(house: House) -> None:
    server, devices = house
    lost = fight(server)
    own(server, lost.blue, "", filing(lost.bout, text="words", video="file"))
    own(server, lost.blue, f"/api/files/video/{NAME}/1", MP4)
    assert ask(server, devices["secretary-1"], "/api/event/erase", {"entry": lost.blue}).status_code == 200
    shown = ask(server, devices["chief"], f"{DESK}/{NAME}/1/papers").json()
    assert (shown["text"], shown["videos"]) == ("", [])
    assert state(server).protests["1"].state.phase == "filed", "the record stays"
    assert own(server, lost.blue).status_code == 404, "his pass is nobody's now"
    assert STREAM in server.venue.desk.streams()
