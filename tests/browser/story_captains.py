"""The last stage of the invented festival: teams come to a ring of their own, and their captains to their phones."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator
from random import Random

from hofmarshal.robots.client import Client
from hofmarshal.robots.posting import Device, ask, mac
from hofmarshal.server.printed_codes import claim, key_of
from tests.browser.festival import NAMES, Festival
from tests.browser.ground import wait_for

RING = "3"
MAIN, RESERVES = 5, 2
KINDS = {"five": ("isb-buhurt", "group-battle"), "bridge": ("ulozhenie", "bridge-battle")}


def captains(made: Festival) -> Iterator[str]:
    """A group battle and a bridge are called; each has a captain who looks at his phone."""
    made.desk.done("programme", "set-ring", ring=RING)
    made.desk.done("programme", "set-ring", ring="4")
    for ring, name in ((RING, "five"), ("4", "bridge")):
        _nomination(made, name, ring)
        made.desk.done(_queued(made, ring), "call")
        _captain(made, name, _called(made, ring))
    yield "captains"


def _queued(made: Festival, ring: str) -> str:
    """The battle that waits at a ring."""
    return str(wait_for("a battle waits", lambda: made.desk.view(f"ring/{ring}")["queue"])[0]["stream"])


def _called(made: Festival, ring: str) -> str:
    """The red team of the battle that is called there."""
    wait_for("it is called", lambda: (made.desk.view(f"ring/{ring}")["contest"] or {}).get("phase") == "called")
    return str(made.desk.view(f"ring/{ring}")["contest"]["red"]["entry"])


def _nomination(made: Festival, name: str, ring: str) -> None:
    rulebook, kind = KINDS[name]
    settings = {"admission": "elsewhere"}
    body = {"name": name, "rulebook": rulebook, "nomination": kind, "settings": settings}
    made.asked("", "/api/office/setup/nominations", body)
    made.desk.done("programme", "set-rings", name=name, rings=[ring])
    for team in range(2):
        entry = _enter(made, NAMES[team][1], {name: {}})
        count = MAIN + (RESERVES if name == "five" else 0)
        members = [
            {"entry": _enter(made, NAMES[n][0], {}), "number": n + 1, "reserve": n >= MAIN, "captain": n == 0}
            for n in range(count)
        ]
        roster = {"nomination": name, "team": entry, "members": members, "before": []}
        made.asked("", "/api/office/rosters", roster)
        made.desk.done(f"nomination/{name}", "check-in", entries=[entry])
    made.desk.done(f"nomination/{name}", "draw", seed="an invented seed")


def _enter(made: Festival, name: str, takes: dict[str, dict[str, str]]) -> str:
    return str(made.asked("", "/api/office/entries", {"name": name, "takes": takes})["entry"])


def _captain(made: Festival, name: str, team: str) -> None:
    """A captain's phone, paired with his printed code; kept as `captain-NAME`."""
    key = key_of("captain", made.asked("", f"/api/office/captains/{team}")["code"].replace(" ", ""))
    device = hashlib.sha256(f"captain of {name}".encode()).hexdigest()[:32]
    called = "Phone"
    body = {"team": team, "device": device, "name": called, "proof": mac(key, claim("captain", team, device, called))}
    ask(made.server.origin, "POST", "/api/captain", body)
    phone = Device(device, bytes.fromhex(mac(key, f"device\n{device}")), called)
    client = Client(made.server.origin, phone, rng=Random(name))
    asyncio.run_coroutine_threadsafe(client.run(), made.desk._loop)
    wait_for("the captain is connected", lambda: client.you.role == "captain")
    made.clients[f"captain-{name}"] = client
