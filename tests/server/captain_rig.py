"""A served event of teams: a group battle and a bridge, rosters, and captains' phones that prove their printed codes."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec

from hofmarshal.contest import commands as cmd
from hofmarshal.contest.order import seal
from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.server.people import Person
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import entry_book, programme
from hofmarshal.tournament import programme_words as words
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.queue import open_bouts
from tests.server.office.entry_rig import nomination
from tests.server.printed_rig import PrintedSeats
from tests.server.rig import Server, seated, submit

TEAMS = {"21": "Invented Wolves", "22": "Made-up Owls", "23": "Fancied Foxes", "24": "Fabled Bears"}
MAIN, RESERVES = 5, 2
NONCE = "K7F3M2Q9XYABCDEF00"


class Teams(PrintedSeats):
    """The event: `five` (group battle) and `bridge`, four teams with rosters in both, and a duel with entry 31."""

    role, names = "captain", "team"

    def __init__(self, server: Server) -> None:
        self.server = server
        venue = server.venue
        for ring in ("1", "2"):
            submit(venue, programme.STREAM, words.SetRing(ring=ring, title=f"Ring {ring}"))
        people = [Person(entry=team, name=name, club=f"Club of {name}") for team, name in TEAMS.items()]
        for team in TEAMS:
            people += [Person(entry=f"{team}{n:02}", name=f"Fighter {team}-{n}") for n in range(1, MAIN + RESERVES + 1)]
        venue.festival.people.keep([*people, Person(entry="31", name="Lone Duellist")])
        nomination(server, "five", "isb-buhurt", "group-battle")
        nomination(server, "bridge", "ulozhenie", "bridge-battle")
        nomination(server, "duel", "isb-duel", "longsword")
        submit(venue, nomination_stream("duel"), ncmd.Enter(entry=Entry(entry="31")))
        for name in ("five", "bridge"):
            for team in TEAMS:
                submit(venue, nomination_stream(name), ncmd.Enter(entry=Entry(entry=team)))
                members = tuple(
                    entry_book.Member(entry=f"{team}{n:02}", number=n, reserve=n > MAIN, captain=n == 1)
                    for n in range(1, MAIN + RESERVES * (name == "five") + 1)
                )
                submit(venue, entry_book.STREAM, entry_book.SetRoster(nomination=name, team=team, members=members))
            submit(venue, nomination_stream(name), ncmd.Draw(seed="winter"))
        self.desk = seated(venue, "Desk", "secretary", "secretary-1")
        self.organiser = seated(venue, "Organiser", "organiser", "organiser-1")
        self.hofmarshals = {
            ring: seated(venue, f"Tablet {ring}", "hofmarshal", "hofmarshal", ring) for ring in ("1", "2")
        }

    def bouts(self, name: str) -> list[tuple[str, str, str]]:
        """The open bouts of a nomination: stream, red, blue."""
        state = self.server.venue.look(nomination_stream(name))
        return [
            (programme.contest_stream(name, one.bout.bout), one.bout.red, one.bout.blue) for one in open_bouts(state)
        ]

    def call(self, stream: str) -> None:
        """Call a bout, whoever of its fighters was admitted or not."""
        venue = self.server.venue
        assert venue.festival.open_contest(venue.desk, stream, venue.now()) is None
        submit(venue, stream, cmd.Call(override="tests"), device="tests")

    def sides(self, stream: str) -> dict[str, str]:
        """Which team is red and which blue."""
        opened = self.server.venue.festival.facts.opened(stream)
        assert opened is not None
        return {"red": opened.red, "blue": opened.blue}


def order(side: str, *numbers: int) -> list[str]:
    return [f"{side}-{n}" for n in numbers]


def sealing(side: str, who: list[str], nonce: str = NONCE) -> dict[str, Any]:
    return {"type": "submit-order", "side": side, "commitment": seal(who, nonce)}


def opening(side: str, who: list[str], nonce: str = NONCE) -> dict[str, Any]:
    return {"type": "reveal", "side": side, "order": who, "nonce": nonce}


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def said(answer: dict[str, Any]) -> str:
    """The code of what a command was refused with."""
    found = answer.get("said") or {}
    return str(found.get("code", ""))


def as_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def as_text(teams: Teams, topic: str) -> str:
    return msgspec.json.encode(teams.server.venue.scene(topic)).decode()
