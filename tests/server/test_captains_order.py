"""The sealed order over the wire (u.5.7.a): read by nobody before both are in, nor by the other captain before the round."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from hofmarshal.contest.order import seal
from tests.server.captain_rig import NONCE, Teams, as_json, as_text, opening, order, said, sealing
from tests.server.office.entry_rig import ask
from tests.server.rig import Device, connected, running

RED, BLUE = order("red", 3, 1, 5, 2, 4), order("blue", 2, 4, 1, 3, 5)


@pytest.fixture
def teams(tmp_path: Path) -> Iterator[Teams]:
    with running(tmp_path) as server:
        yield Teams(server)


def bridge(teams: Teams) -> tuple[str, dict[str, Device]]:
    """A bridge that is called, with both captains' phones by side."""
    stream = teams.bouts("bridge")[0][0]
    teams.call(stream)
    return stream, {side: teams.phone(team) for side, team in teams.sides(stream).items()}


def states(teams: Teams, stream: str) -> dict[str, str]:
    return {
        side: teams.server.venue.scene(f"captain/{team}").bout.order.state for side, team in teams.sides(stream).items()
    }


def test_an_order_is_sealed_opened_and_shown_once_the_bout_begins(teams: Teams) -> None:
    stream, phones = bridge(teams)
    assert states(teams, stream) == {"red": "asked", "blue": "asked"}
    assert teams.give(phones["red"], stream, sealing("red", RED))["status"] == "done"
    assert states(teams, stream) == {"red": "sealed", "blue": "asked"}
    assert said(teams.give(phones["red"], stream, opening("red", RED))) == "contest-order-too-early"
    assert teams.give(phones["blue"], stream, sealing("blue", BLUE))["status"] == "done"
    assert states(teams, stream) == {"red": "both", "blue": "both"}
    assert said(teams.give(phones["red"], stream, opening("red", RED[::-1]))) == "contest-order-differs"
    assert said(teams.give(phones["red"], stream, opening("red", RED, "0" * 18))) == "contest-order-differs"
    assert teams.give(phones["red"], stream, opening("red", RED))["status"] == "done"
    assert states(teams, stream) == {"red": "open", "blue": "both"}
    assert teams.give(phones["blue"], stream, opening("blue", BLUE))["status"] == "done"
    team = teams.sides(stream)["blue"]
    assert teams.server.venue.scene(f"captain/{team}").bout.order.others == ()
    marshal = teams.hofmarshals[teams.server.venue.festival.ring_of(stream, None)]
    for command in ({"type": "ready", "side": "red"}, {"type": "ready", "side": "blue"}, {"type": "start"}):
        answer = teams.give(marshal, stream, command)
        assert answer["status"] == "done", answer
    others = teams.server.venue.scene(f"captain/{team}").bout.order.others
    assert [one.number for one in others] == [3, 1, 5, 2, 4]


def test_nobody_reads_a_sealed_order_before_both_are_in(teams: Teams) -> None:
    """Not the organiser, not the secretary, not the hofmarshal: the server does not have it."""
    stream, phones = bridge(teams)
    teams.give(phones["red"], stream, sealing("red", RED))
    kept = teams.whole() + "".join(as_text(teams, topic) for topic in topics(teams, stream))
    for device in (teams.organiser, teams.desk, teams.hofmarshals["1"]):
        for path in reads(teams, stream):
            kept += ask(teams.server, device, path).text
    assert seal(RED, NONCE) in kept, "what is looked through holds what was sealed"
    assert NONCE not in kept
    for shown in ('["red-3","red-1","red-5","red-2","red-4"]', "red-3, red-1", "3, 1, 5, 2, 4"):
        assert shown not in kept


def test_a_captain_reads_the_others_order_nowhere_before_the_bout_begins(teams: Teams) -> None:
    stream, phones = bridge(teams)
    for side, who in (("red", RED), ("blue", BLUE)):
        teams.give(phones[side], stream, sealing(side, who))
    assert teams.give(phones["red"], stream, opening("red", RED))["status"] == "done"
    assert teams.give(phones["blue"], stream, opening("blue", BLUE))["status"] == "done"

    async def heard() -> str:
        async with connected(teams.server, phones["blue"]) as client:
            wanted = [*topics(teams, stream), "rings"]
            await client.say("watch", topics=dict.fromkeys(wanted, 0), epoch="")
            await client.get("snap", topic="rings")
            ring = teams.server.venue.festival.ring_of(stream, None)
            await client.get("snap", topic=f"ring/{ring}")
            got = {f["topic"] for f in client.frames if f["k"] == "snap"}
            assert not got & {
                f"ring/{ring}/judges",
                f"ring/{ring}/console",
                "board",
                f"captain/{teams.sides(stream)['red']}",
            }
            return as_json(client.frames)

    text = asyncio.run(heard())
    for path in reads(teams, stream):
        answer = ask(teams.server, phones["blue"], path)
        if path.startswith(("/api/office/", "/api/contests/", "/api/paper/")):
            assert answer.status_code in (401, 403), path
        text += answer.text
    assert NONCE not in text
    assert not [n for n in range(4) if f'"{RED[n]}", "{RED[n + 1]}"' in text or f'"{RED[n]}","{RED[n + 1]}"' in text]


def test_a_captain_changes_nothing_after_sealing(teams: Teams) -> None:
    stream, phones = bridge(teams)
    sealed = teams.give(phones["red"], stream, sealing("red", RED))
    assert said(teams.give(phones["red"], stream, sealing("red", RED[::-1]))) == "contest-order-sealed"
    back = {"type": "annul", "event": sealed["event"], "reason": "changed my mind"}
    assert said(teams.give(phones["red"], stream, back)) == "contest-order-sealed"
    teams.give(phones["blue"], stream, sealing("blue", BLUE))
    assert said(teams.give(phones["red"], stream, sealing("red", RED[::-1]))) == "contest-order-sealed"
    opened = teams.give(phones["red"], stream, opening("red", RED))
    assert opened["status"] == "done"
    again = {"type": "annul", "event": opened["event"], "reason": "no"}
    assert said(teams.give(phones["red"], stream, again)) == "contest-order-sealed"
    assert said(teams.give(phones["red"], stream, opening("red", RED[::-1]))) == "contest-order-sealed"
    assert teams.server.venue.look(stream).orders["red"] == tuple(RED)


def test_the_others_words_are_of_no_use(teams: Teams) -> None:
    """To open for him, to repeat what he sealed, to repeat what he opened."""
    stream, phones = bridge(teams)
    assert said(teams.give(phones["blue"], stream, sealing("red", RED))) == "contest-not-your-side"
    teams.give(phones["red"], stream, sealing("red", RED))
    copied = {"type": "submit-order", "side": "blue", "commitment": seal(RED, NONCE)}
    assert teams.give(phones["blue"], stream, copied)["status"] == "done", "what it hides nobody can tell"
    assert said(teams.give(phones["blue"], stream, opening("red", RED))) == "contest-not-your-side"
    assert teams.give(phones["red"], stream, opening("red", RED))["status"] == "done"
    assert said(teams.give(phones["blue"], stream, opening("blue", RED))) == "contest-order-incomplete"
    assert said(teams.give(phones["blue"], stream, opening("blue", BLUE))) == "contest-order-differs"


def test_a_dead_phones_order_is_opened_on_another(teams: Teams) -> None:
    stream, phones = bridge(teams)
    teams.give(phones["red"], stream, sealing("red", RED))
    teams.give(phones["blue"], stream, sealing("blue", BLUE))
    new = teams.phone(teams.sides(stream)["red"], "Borrowed tablet")
    before = teams.whole()
    late = teams.give(phones["red"], stream, opening("red", RED))
    assert said(late) == "captain-of-the-present-phone", "an opened order is no proposal that the desk could read"
    assert teams.whole() == before
    assert said(teams.give(new, stream, opening("red", RED[::-1]))) == "contest-order-differs"
    assert teams.give(new, stream, opening("red", RED))["status"] == "done"


def topics(teams: Teams, stream: str) -> list[str]:
    ring = teams.server.venue.festival.ring_of(stream, None)
    red = teams.sides(stream)["red"]
    return [
        f"ring/{ring}", f"ring/{ring}/console", f"ring/{ring}/judges", f"ring/{ring}/devices", "board", "schedule", "rings",
        f"captain/{red}", "nomination/bridge", "nomination/bridge/office", "public", f"public/person/{red}",
        f"public/ring/{ring}",
    ]  # fmt: skip


def reads(teams: Teams, stream: str) -> list[str]:
    events = [one.id for one in teams.server.venue.look(stream).history]
    ring = teams.server.venue.festival.ring_of(stream, None)
    return [
        f"/api/contests/{stream}/protocol.yaml", f"/api/scenes/ring/{ring}", f"/api/paper/{stream}",
        "/api/office/audit", "/api/office/audit/export?form=json", "/api/office/audit/export?form=csv",
        "/api/office/nominations/bridge/bouts/" + stream.rpartition("/")[2], "/api/office/results/file/all.json",
        "/api/office/results/folder/bridge.zip", *(f"/api/why/{stream}/{event}" for event in events),
    ]  # fmt: skip
