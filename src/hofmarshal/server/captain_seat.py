"""The seat of a team's captain: held for the whole event by whoever has the team's printed code, whichever ring it fights at."""

from __future__ import annotations

from typing import Any

import msgspec

from hofmarshal.desk.decider import Issued, event_id
from hofmarshal.rules.notes import Refusal
from hofmarshal.server import device_acts as act
from hofmarshal.server.device_acts import AnyEvent, State, place, plain_name
from hofmarshal.server.seats import DESK_ROLES, captain_seat

replace = msgspec.structs.replace
Decision = tuple[AnyEvent, ...] | Refusal


def lead(state: State, issued: Issued, command: act.Lead) -> Decision:
    """A device has proved the code of a team: it holds the captain's seat from now on, in the place of who did."""
    if command.device in state.devices:
        return Refusal("device-known")
    if command.number != state.codes.get(command.team, 0):
        return Refusal("captain-code-wrong")
    seat = captain_seat(command.team)
    name = plain_name(command.name)
    if not name:
        return Refusal("device-name-empty")
    key = place("", seat)
    at: dict[str, Any] = {"t": issued.at, "device": command.device, "role": "captain", "seat": seat}
    joined = act.Joined(**at, id=event_id(issued, 0), name=name)
    seated = act.Seated(
        **at,
        id=event_id(issued, 1),
        grant=state.grants.get(key, 0) + 1,
        replaces=state.holders.get(key, ""),
        by="server",
    )
    return (joined, seated)


def recode(state: State, issued: Issued, command: act.Recode) -> Decision:
    """The desk prints another code for a team: the old one gives no seat any more, and its phones may do nothing."""
    giver = state.devices.get(issued.device)
    if giver is None or giver.state != "paired" or giver.role not in DESK_ROLES:
        return Refusal("captain-recode-not-yours")
    seat = captain_seat(command.team)
    made = act.Recoded(
        id=event_id(issued, 0),
        t=issued.at,
        team=command.team,
        number=state.codes.get(command.team, 0) + 1,
        by=issued.device,
    )
    held = [one.device for one in state.devices.values() if one.seat == seat and one.state != "revoked"]
    shut = (
        act.Revoked(id=event_id(issued, number), t=issued.at, device=device, by=issued.device)
        for number, device in enumerate(held, 1)
    )
    return (made, *shut)


def recoded(state: State, event: act.Recoded) -> State | None:
    """The team's code is another."""
    if event.number != state.codes.get(event.team, 0) + 1:
        return None
    return replace(state, codes={**state.codes, event.team: event.number})
