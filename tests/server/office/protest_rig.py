"""A served Щит-Меч of four fighters whose bouts are fought in a moment, and requests of a fighter with his pass."""

from __future__ import annotations

import json
import uuid
from typing import Any

import httpx

from hofmarshal.contest import commands as cmd
from hofmarshal.desk.decider import Issued
from hofmarshal.server.event import open_command
from hofmarshal.server.office.passes import HEADER, pass_of
from hofmarshal.server.people import Person
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import nomination as nominations
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.queue import open_bouts, stream_to_call
from tests.server.office.entry_rig import nomination
from tests.server.rig import Server, submit

NAME = "shields"
STREAM = f"nomination/{NAME}"
PEOPLE = {"31": "Invented Anna", "32": "Invented Borys", "33": "Invented Vira", "34": "Invented Hlib"}
MP4 = b"\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom" + bytes(5000)
UPHELD = [
    {"seat": "judge", "name": "judge-1", "uphold": True},
    {"seat": "judge", "name": "judge-2", "uphold": True},
    {"seat": "hofmarshal", "name": "hofmarshal-1", "uphold": True},
    {"seat": "committee", "name": "committee-1", "uphold": False},
]


def shields(server: Server) -> None:
    """The nomination, drawn into one final group."""
    nomination(server, NAME, "shchyt-mech", "shchyt-mech", admission="elsewhere")
    venue = server.venue
    venue.festival.people.keep(Person(entry=entry, name=name) for entry, name in PEOPLE.items())
    for entry in PEOPLE:
        submit(venue, STREAM, ncmd.Enter(entry=Entry(entry=entry)))
    submit(venue, STREAM, ncmd.CheckIn(entries=tuple(PEOPLE)))
    submit(venue, STREAM, ncmd.Draw(seed="winter", final=True))


def state(server: Server) -> nominations.State:
    """The nomination now."""
    found: nominations.State = server.venue.look(STREAM)
    return found


def at_the_ring(server: Server, stream: str, command: Any) -> None:
    """A hofmarshal's command that must be carried out."""
    venue = server.venue
    issued = Issued(
        id=str(uuid.uuid4()), stream=stream, at=venue.now(), command=command, seat="hofmarshal", device="ring"
    )
    answer = venue.desk.submit(issued)
    assert answer.refusal is None, (command, answer.refusal)


def stream_of(server: Server, bout: str) -> str:
    """The stream in which an open bout is to be called: one that was voided has a new one."""
    ground = server.venue.look("programme")
    phases = {stream: server.venue.look(stream).phase for stream in ground.opened}
    old = state(server).bouts.get(bout)
    return stream_to_call(ground, NAME, bout, phases, again=old is not None and old.again)


def fight(server: Server, *, announce: bool = True) -> ncmd.Score:
    """Fight the next bout: red wins by five blows; the result as it was recorded."""
    venue = server.venue
    bout = open_bouts(state(server))[0].bout
    stream = stream_of(server, bout.bout)
    opening = open_command(stream, venue.festival.facts, venue.look)
    submit(venue, "programme", opening)
    for command in (cmd.Call(), cmd.Ready(side="red"), cmd.Ready(side="blue"), cmd.Start()):
        at_the_ring(server, stream, command)
    while venue.look(stream).outcome is None:
        at_the_ring(server, stream, cmd.Hit(by="red", zone="head"))
        if venue.look(stream).phase == "halted":
            at_the_ring(server, stream, cmd.Start())
    at_the_ring(server, stream, cmd.Sign())
    if announce:
        at_the_ring(server, stream, cmd.Announce())
    return state(server).bouts[bout.bout].now


def own(server: Server, entry: str, path: str = "", body: Any = None, *, far: bool = False) -> httpx.Response:
    """A request of a fighter's phone with his pass; `far`: over plain http from another machine."""
    headers = {HEADER: pass_of(server.venue.identities.vault, entry), "Content-Type": "application/json"}
    if far:
        headers["Host"] = "laptop.local"
    data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    address = path if path.startswith("/") else f"/api/public/protests{'/' if path else ''}{path}"
    return httpx.request(
        "GET" if body is None else "POST", server.url + address, content=data, headers=headers, timeout=30
    )


def filing(bout: str, name: str = "phone-0001", **more: Any) -> dict[str, Any]:
    """What the phone sends."""
    return {"id": name, "nomination": NAME, "bout": bout, "clause": "sm.to-ten", "video": "shown", **more}
