"""The seats of printed codes: a team's captain, a character's player. Held for the whole event by whoever has the code."""

from __future__ import annotations

from typing import Any

import msgspec

from hofmarshal.desk.decider import Issued, event_id
from hofmarshal.rules.notes import Refusal
from hofmarshal.server import device_acts as act
from hofmarshal.server.device_acts import AnyEvent, State, place, plain_name
from hofmarshal.server.seats import PRINTED, gives_code, printed_seat

replace = msgspec.structs.replace
Decision = tuple[AnyEvent, ...] | Refusal


def lead(state: State, issued: Issued, command: act.Lead) -> Decision:
    """A device has proved a printed code: it holds the seat from now on, in the place of who did."""
    if command.device in state.devices:
        return Refusal("device-known")
    seat = printed_seat(command.role, command.whose)
    if command.number != state.codes.get(seat, 0):
        return Refusal(f"{command.role}-code-wrong")
    name = plain_name(command.name)
    if not name:
        return Refusal("device-name-empty")
    key = place("", seat)
    at: dict[str, Any] = {"t": issued.at, "device": command.device, "role": command.role, "seat": seat}
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
    """Another code is printed: the old one gives no seat any more, and its phones may do nothing."""
    giver = state.devices.get(issued.device)
    if giver is None or giver.state != "paired" or not gives_code(giver.role, command.role):
        return Refusal(f"{command.role if command.role in PRINTED else 'captain'}-recode-not-yours")
    seat = printed_seat(command.role, command.whose)
    made = act.Recoded(
        id=event_id(issued, 0),
        t=issued.at,
        whose=command.whose,
        role=command.role,
        number=state.codes.get(seat, 0) + 1,
        by=issued.device,
    )
    held = [one.device for one in state.devices.values() if one.seat == seat and one.state != "revoked"]
    shut = (
        act.Revoked(id=event_id(issued, number), t=issued.at, device=device, by=issued.device)
        for number, device in enumerate(held, 1)
    )
    return (made, *shut)


def recoded(state: State, event: act.Recoded) -> State | None:
    """The code of a team or a character is another."""
    seat = printed_seat(event.role, event.whose)
    if event.number != state.codes.get(seat, 0) + 1:
        return None
    return replace(state, codes={**state.codes, seat: event.number})
