"""Captains over the wire: the printed code, whose bouts they act in, line-ups, and the order nobody reads before its time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hofmarshal.server.letters import ALPHABET, grouped, letters_of, whole
from tests.server.captain_rig import Teams, as_json, as_text, order, said
from tests.server.office.entry_rig import ask
from tests.server.rig import Device, connected, running, seated


@pytest.fixture
def teams(tmp_path: Path) -> Iterator[Teams]:
    with running(tmp_path) as server:
        yield Teams(server)


# The printed code


def test_a_code_is_read_whatever_way_it_is_typed() -> None:
    code = letters_of(bytes(range(10)))
    assert len(code) == 18
    assert set(code) <= set(ALPHABET)
    typed = grouped(code).lower().replace("0", "o").replace("1", "l").replace(" ", " - ")
    assert whole(typed) == code
    cyrillic = str.maketrans("ABEKMHPCTYX", "АВЕКМНРСТУХ")
    assert whole(code.translate(cyrillic)) == code


def test_a_wrong_letter_of_a_code_is_noticed() -> None:
    code = letters_of(b"invented code")
    for place in range(len(code)):
        other = ALPHABET[(ALPHABET.index(code[place]) + 1) % 32]
        assert whole(code[:place] + other + code[place + 1 :]) == ""
    assert whole(code[:-1]) == whole(code + "0") == whole("") == ""


def test_a_phone_with_the_printed_code_is_the_captains(teams: Teams) -> None:
    answer, device = teams.post("21", teams.code("21"))
    assert answer.status_code == 200
    you = answer.json()
    assert (you["role"], you["ring"], you["seat"], you["grant"], you["state"]) == (
        "captain",
        "",
        "captain:21",
        1,
        "paired",
    )
    assert teams.server.venue.identities.signed(device.id, b"x", device.sign("x")) is None
    again, _ = teams.post("21", teams.code("21"))  # a lost answer
    assert again.json() == you


def test_the_code_travels_neither_out_nor_into_the_journal(teams: Teams) -> None:
    teams.phone("21")
    assert teams.code("21") not in teams.whole()
    assert teams.code("21") not in as_text(teams, "devices")
    assert teams.code("21") != teams.code("22")


@pytest.mark.parametrize("team", ["21", "22", "31", "99", "2101"])
def test_a_code_of_another_is_refused(teams: Teams, team: str) -> None:
    """Of another team, of a duellist, of nobody, of a member: whatever is wrong, the answer is the same."""
    answer, device = teams.post(team, teams.code("23"))
    assert (answer.status_code, answer.json()["said"]["code"]) == (403, "captain-code-wrong")
    assert device.id not in teams.server.venue.look("devices").devices


def test_only_teams_have_a_code(teams: Teams) -> None:
    answer, _ = teams.post("31", teams.code("31"))
    assert answer.status_code == 403
    assert ask(teams.server, teams.desk, "/api/office/captains/31").status_code == 404


def test_the_pass_on_a_badge_is_no_captains_code(teams: Teams) -> None:
    """It is shown at the door and sent with a fighter's own page, where others may read it."""
    shown = ask(teams.server, teams.desk, "/api/office/passes/21").json()
    assert teams.code("21").lower() not in as_json(shown).lower()


def test_guessing_is_slowed_down(teams: Teams) -> None:
    answers = [teams.post("21", "0" * 18, f"Guess {n}")[0] for n in range(23)]
    assert [one.status_code for one in answers[:20]] == [403] * 20
    last = answers[-1]
    assert (last.status_code, last.json()["said"]["code"]) == (429, "printed-wait")
    assert int(last.headers["Retry-After"]) >= 1
    assert teams.post("21", teams.code("21"))[0].status_code == 429, "the limit tells right from wrong"


def test_the_team_is_found_as_it_is_typed(teams: Teams) -> None:
    answer, _ = teams.post("21", teams.code("21"), typed=" 2-l ")
    assert answer.json()["seat"] == "captain:21"


def test_a_new_phone_with_the_code_takes_the_seat_over(teams: Teams) -> None:
    stream = next(s for s, red, blue in teams.bouts("five") if "21" in (red, blue))
    teams.call(stream)
    side = next(side for side, team in teams.sides(stream).items() if team == "21")
    old = teams.phone("21", "Old phone")
    new = teams.phone("21", "New phone")
    assert new.grant == old.grant + 1
    swap = {"type": "substitute", "side": side, "out": f"{side}-1", "into": f"{side}-6"}
    answer = teams.give(old, stream, swap)
    assert answer["status"] == "proposed"
    scene = teams.server.venue.scene("captain/21")
    (proposal,) = scene.proposals
    assert "6" in proposal.text.en
    assert teams.server.venue.scene("ring/1/console").proposals == ()
    assert teams.server.venue.scene("ring/2/console").proposals == ()
    done = teams.give(new, "devices", {"type": "settle", "proposal": proposal.id, "accept": True})
    assert done["status"] == "done", done
    assert f"{side}-6" in teams.server.venue.look(stream).lineups[side]


def test_the_desk_sees_and_shuts_out_a_captains_phone(teams: Teams) -> None:
    phone = teams.phone("21")
    row = next(one for one in teams.server.venue.scene("devices").devices if one.device == phone.id)
    assert (row.role, row.seat, row.state) == ("captain", "captain:21", "paired")
    assert teams.give(teams.desk, "devices", {"type": "revoke", "device": phone.id})["status"] == "done"
    stream = next(s for s, red, blue in teams.bouts("five") if "21" in (red, blue))
    teams.call(stream)
    answer = teams.give(phone, stream, {"type": "line-up", "side": "red", "fighters": order("red", 1, 2, 3, 4, 5)})
    assert said(answer) == "device-revoked"
    other = teams.phone("22")
    assert said(teams.give(other, "devices", {"type": "revoke", "device": teams.desk.id})) == "device-seat-not-yours"


def test_another_code_shuts_out_card_and_phones(teams: Teams) -> None:
    old, phone = teams.code("21"), teams.phone("21")
    other = teams.phone("22")
    answer = ask(teams.server, teams.desk, "/api/office/captains/21/recode", {})
    assert answer.status_code == 200, answer.text
    new = teams.code("21")
    assert whole(answer.json()["code"]) == new != old
    assert teams.post("21", old)[0].status_code == 403
    assert teams.server.venue.identities.identity(phone.id).state == "revoked"
    assert teams.server.venue.identities.identity(other.id).state == "paired"
    assert teams.phone("21", "Later").grant == 2


@pytest.mark.parametrize("who", ["captain", "hofmarshal", "nobody"])
def test_only_the_desk_gives_another_code_or_prints_cards(teams: Teams, who: str) -> None:
    device = {"captain": teams.phone("21"), "hofmarshal": teams.hofmarshals["1"], "nobody": None}[who]
    for path, body in (
        ("/api/office/captains/21/recode", {}), ("/api/office/captains/21", None),
        ("/api/office/captains/cards.pdf", None),
    ):  # fmt: skip
        assert ask(teams.server, device, path, body).status_code in (401, 403), path
    if device is not None:
        answer = teams.give(device, "devices", {"type": "recode", "team": "21"})
        assert said(answer) in ("device-not-yours", "captain-recode-not-yours")
    assert teams.server.venue.look("devices").codes == {}


def test_cards_are_pages(teams: Teams) -> None:
    for query in ("", "?team=21&lang=uk", "?nomination=bridge&lang=ru"):
        answer = ask(teams.server, teams.desk, f"/api/office/captains/cards.pdf{query}")
        assert (answer.status_code, answer.content[:5]) == (200, b"%PDF-")
    assert ask(teams.server, teams.desk, "/api/office/captains/cards.pdf?nomination=duel").status_code == 409
    far = ask(teams.server, teams.desk, "/api/office/captains/cards.pdf", host="192.0.2.7")
    assert far.status_code in (403, 421), "codes over a network that others can read"


# Whose bouts


def test_a_captain_acts_for_his_team_at_every_ring_and_on_either_side(teams: Teams) -> None:
    bouts = teams.bouts("five")
    team = next(iter({red for _, red, _ in bouts} & {blue for _, _, blue in bouts}))
    phone, seen = teams.phone(team), {}
    for stream, red, blue in bouts:
        side = "red" if red == team else "blue"
        if team not in (red, blue) or side in seen:
            continue
        teams.call(stream)
        answer = teams.give(phone, stream, {"type": "line-up", "side": side, "fighters": order(side, 1, 2, 3, 4, 6)})
        assert answer["status"] == "done", answer
        seen[side] = teams.server.venue.festival.ring_of(stream, None)
        last = teams.server.venue.journal.read(stream)[-1]
        assert (last.actor, b'"by":"captain-' + side.encode() in last.data) == (f"captain:{team}", True)
        for n in range(1, 8):
            teams.give(teams.desk, stream, {"type": "withdraw", "fighter": f"{side}-{n}", "reason": "to make room"})
    assert set(seen) == {"red", "blue"}


def test_a_captain_acts_for_no_other_side_team_or_bout(teams: Teams) -> None:
    stream = next(s for s, red, blue in teams.bouts("five") if "21" in (red, blue))
    teams.call(stream)
    sides = teams.sides(stream)
    side = next(side for side, team in sides.items() if team == "21")
    other = "blue" if side == "red" else "red"
    phone = teams.phone("21")
    mine, his = order(side, 1, 2, 3, 4, 6), order(other, 1, 2, 3, 4, 6)
    refused: dict[str, tuple[dict[str, Any], str]] = {
        "the other side": ({"type": "line-up", "side": other, "fighters": his}, "contest-not-your-side"),
        "a swap there": (
            {"type": "substitute", "side": other, "out": f"{other}-1", "into": f"{other}-6"}, "contest-not-your-side",
        ),
        "the other's fighters": ({"type": "line-up", "side": side, "fighters": his}, "contest-lineup-wrong"),
        "the start": ({"type": "start"}, "contest-not-yours"),
        "an out": ({"type": "out", "fighter": f"{other}-1"}, "contest-not-yours"),
        "a ruling": ({"type": "rule", "winner": side, "reason": "we won"}, "contest-not-yours"),
    }  # fmt: skip
    for what, (command, code) in refused.items():
        assert said(teams.give(phone, stream, command)) == code, what
    theirs = next(s for s, red, blue in teams.bouts("five") if "21" not in (red, blue))
    command = {"type": "line-up", "side": "red", "fighters": order("red", 1, 2, 3, 4, 6)}
    assert said(teams.give(phone, theirs, command)) == "captain-bout-not-called"
    teams.call(theirs)
    assert said(teams.give(phone, theirs, command)) == "captain-not-of-bout"
    for forged in ("captain-red", "hofmarshal", "captain:22"):
        answer = teams.give(phone, theirs, command, seat=forged)
        assert said(answer) == "captain-not-of-bout", forged
    assert (
        said(teams.give(phone, "programme", {"type": "suspend-ring", "ring": "1", "reason": "x"})) == "device-not-yours"
    )
    assert said(teams.give(phone, "nomination/five", {"type": "check-in", "entries": ["21"]})) == "device-not-yours"
    assert teams.give(phone, stream, {"type": "line-up", "side": side, "fighters": mine})["status"] == "done"


def test_the_socket_takes_him_for_the_same(teams: Teams) -> None:
    stream, red, blue = teams.bouts("five")[0]
    teams.call(stream)
    phones = {"red": teams.phone(red), "blue": teams.phone(blue)}

    async def given(device: Device, side: str) -> dict[str, Any]:
        async with connected(teams.server, device) as client:
            swap = {"type": "substitute", "side": side, "out": f"{side}-1", "into": f"{side}-6"}
            return await client.give(device.body(stream, swap, teams.server.venue.now()))

    assert said(asyncio.run(given(phones["blue"], "red"))) == "contest-not-your-side"
    assert asyncio.run(given(phones["red"], "red"))["status"] == "done"
    last = teams.server.venue.journal.read(stream)[-1]
    assert (last.actor, last.type) == (f"captain:{red}", "substituted")


def test_the_seats_of_a_ring_still_work(teams: Teams) -> None:
    stream, _, _ = teams.bouts("five")[0]
    teams.call(stream)
    ring = teams.server.venue.festival.ring_of(stream, None)
    pad = seated(teams.server.venue, "Ring's own", "captain", "captain-red", ring)
    command = {"type": "line-up", "side": "red", "fighters": order("red", 1, 2, 3, 4, 7)}
    assert teams.give(pad, stream, command)["status"] == "done"
    elsewhere = seated(teams.server.venue, "Elsewhere", "captain", "captain-red", "2" if ring == "1" else "1")
    assert said(teams.give(elsewhere, stream, command)) == "device-other-ring"


def test_a_substitution_waits_for_the_end_of_the_round(teams: Teams) -> None:
    stream, red, _ = teams.bouts("five")[0]
    teams.call(stream)
    phone = teams.phone(red)
    swap = {"type": "substitute", "side": "red", "out": "red-1", "into": "red-6"}
    marshal = teams.hofmarshals[teams.server.venue.festival.ring_of(stream, None)]
    for command in ({"type": "ready", "side": "red"}, {"type": "ready", "side": "blue"}, {"type": "start"}):
        assert teams.give(marshal, stream, command)["status"] == "done"
    bout = teams.server.venue.scene(f"captain/{red}").bout
    (why,) = bout.cannot_change
    assert (why.said.code, why.said.cites) == ("contest-substitution-between-rounds", ("isb-buhurt.substitution",))
    answer = teams.give(phone, stream, swap)
    assert (said(answer), answer["said"]["cites"]) == (why.said.code, ["isb-buhurt.substitution"])
    for n in range(1, 6):
        assert teams.give(marshal, stream, {"type": "out", "fighter": f"blue-{n}"})["status"] == "done"
    bout = teams.server.venue.scene(f"captain/{red}").bout
    assert (bout.rounds, bout.won) == ((), 0), "isb-buhurt.start: the hofmarshal confirms each round"
    teams.give(marshal, stream, {"type": "rule", "winner": "red", "reason": "confirmed"})
    assert teams.server.venue.look(stream).phase == "round-over"
    assert teams.give(phone, stream, swap)["status"] == "done"
    bout = teams.server.venue.scene(f"captain/{red}").bout
    assert bout.lineup == ("red-6", "red-2", "red-3", "red-4", "red-5")
    (first,) = bout.rounds
    assert bout.won == 1
    assert (first.fought, first.result) == (("red-1", "red-2", "red-3", "red-4", "red-5"), "won")
    hold = {"type": "hold", "fighter": "red-7", "reason": "hurt"}
    assert teams.give(marshal, stream, hold)["status"] == "done"
    held = teams.server.venue.scene(f"captain/{red}").bout.fighters["red-7"]
    assert held.why_not is not None
    assert held.why_not.code == "contest-held"
    answer = teams.give(phone, stream, {"type": "substitute", "side": "red", "out": "red-2", "into": "red-7"})
    assert said(answer) == "contest-lineup-wrong"


# What he sees


def test_a_captains_scene_is_his_and_the_desks(teams: Teams) -> None:
    async def watched(device: Device | None, topic: str) -> Any:
        async with connected(teams.server, device) as client:
            await client.say("watch", topics={topic: 0, "rings": 0}, epoch="")
            await client.get("snap", topic="rings")
            return next((f for f in client.frames if f.get("topic") == topic and f["k"] == "snap"), None)

    mine, other = teams.phone("21"), teams.phone("22")
    for device, sees in (
        (mine, True),
        (teams.desk, True),
        (other, False),
        (teams.hofmarshals["1"], False),
        (None, False),
    ):
        found = asyncio.run(watched(device, "captain/21"))
        assert (found is not None and found["view"]["entry"] == "21") == sees
    assert ask(teams.server, None, "/api/scenes/captain/21").status_code == 404


def test_the_scene_tells_roster_and_next_bout(teams: Teams) -> None:
    scene = teams.server.venue.scene("captain/21")
    five = next(one for one in scene.nominations if one.name == "five")
    assert [(one.number, one.reserve, one.captain) for one in five.roster][:2] == [(1, False, True), (2, False, False)]
    assert (five.least, five.reserves, five.wrong) == (3, 3, ()), (
        "30 % of five rounded up is two, three are always allowed"
    )
    assert "isb-buhurt.roster" in five.cites
    assert scene.bout is None
    assert scene.next is not None
    assert scene.next.other in ("Made-up Owls", "Fancied Foxes", "Fabled Bears")
    assert teams.server.venue.scene("captain/31") is None
    assert teams.server.venue.scene("captain/99") is None
