"""The decider of the stream `devices`: codes, devices, seats with their grants, and commands kept for a seat's holder.

A seat has one holder; whoever gets it raises its grant by one and replaces who sat there. Who may give out which seat is
asked here, of the state itself, so that no old or repeated command can slip through.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from hofmarshal.desk.decider import Codec, Decider, Issued, event_id
from hofmarshal.rules.notes import Refusal
from hofmarshal.server import device_acts as act
from hofmarshal.server import printed_seat
from hofmarshal.server.device_acts import AnyCommand, AnyEvent, Device, Held, State, place, plain_name
from hofmarshal.server.seats import DESK_ROLES, gives_out, is_seat, seats_of

STREAM = "devices"
SERVER = "server"
"""The device of what the server does itself: it joins, admits and proposes, and gives the link in the terminal."""

LONGEST_LIFE = 24 * 3600 * 1000
OPEN_OFFERS = 200
OFFERS_OF_ONE = 60
"""Codes that may be open at once, of all and of one device: one that runs wild keeps nobody else from pairing."""

OPEN_PROPOSALS = 200
"""Commands of one device that may wait for the holder of its seat."""

replace = msgspec.structs.replace
Decision = tuple[AnyEvent, ...] | Refusal


def decide(state: State, issued: Issued) -> Decision:
    """Events, or why not; never an exception."""
    handler = _DECIDE.get(type(issued.command))
    if handler is None:
        return Refusal("device-unknown-command")
    if type(issued.command) in _SERVER_ONLY and issued.device != SERVER:
        return Refusal("device-server-only")
    return handler(state, issued, issued.command)


def evolve(state: State, event: AnyEvent) -> State:
    """The state after an event; one that does not fit is listed in `ignored`."""
    handler = _EVOLVE.get(type(event))
    after = handler(state, event) if handler is not None else None
    return replace(state, ignored=(*state.ignored, event)) if after is None else after


def identity_row(state: State, device: str) -> Device | None:
    """A device as the desk knows it."""
    return state.devices.get(device)


def holder(state: State, ring: str, seat: str) -> Device | None:
    """Who holds a seat now."""
    return state.devices.get(state.holders.get(place(ring, seat), ""))


def free_seat(state: State, role: str, ring: str, at: int) -> str:
    """The first seat of a role that nobody holds, waits for or is offered at the instant `at`; empty if there is none."""
    taken = {d.seat for d in state.devices.values() if d.ring == ring and d.state in ("waiting", "paired")}
    taken |= {offer.seat for offer in state.offers.values() if offer.ring == ring and offer.until >= at}
    return next((seat for seat in seats_of(role) if seat not in taken), "")


def wanted_seat(state: State, role: str, ring: str, at: int) -> str:
    """The seat somebody means who names a role only: its one seat, whoever holds it, else the first free one."""
    seats = seats_of(role)
    return seats[0] if len(seats) == 1 else free_seat(state, role, ring, at)


# Who may


def _barred(state: State, issued: Issued, role: str, ring: str) -> Refusal | None:
    """Why the issuer may not give out this seat."""
    if issued.device == SERVER:
        return None
    giver = state.devices.get(issued.device)
    if giver is None or giver.state != "paired":
        return Refusal("device-not-paired")
    if gives_out(giver.role, giver.ring, role, ring):
        return None
    return Refusal("device-seat-not-yours", {"role": role, "ring": ring or "none"})


def _known(state: State, device: str) -> Device | Refusal:
    row = state.devices.get(device)
    if row is None:
        return Refusal("device-unknown")
    return Refusal("device-revoked", {"name": row.name}) if row.state == "revoked" else row


def _at(issued: Issued, number: int = 0) -> dict[str, Any]:
    return {"id": event_id(issued, number), "t": issued.at}


# Decisions


def _offer(state: State, issued: Issued, command: act.Offer) -> Decision:
    ring = command.ring
    barred = _barred(state, issued, command.role, ring)
    if barred:
        return barred
    seat = command.seat or wanted_seat(state, command.role, ring, issued.at)
    if not command.seat and not seat and seats_of(command.role):
        return Refusal("device-no-seat-free", {"role": command.role, "ring": ring or "none"})
    if not is_seat(command.role, ring, seat):
        return Refusal("device-no-such-seat", {"seat": seat or command.role, "ring": ring or "none"})
    code = command.code or _code_of(issued.id)
    if len(code) < 8:
        return Refusal("device-code-short")
    if code in state.offers or any(device.code == code for device in state.devices.values()):
        return Refusal("device-code-taken")
    open_still = [offer.by for offer in state.offers.values() if offer.until >= issued.at]
    if len(open_still) >= OPEN_OFFERS or open_still.count(issued.device) >= OFFERS_OF_ONE:
        return Refusal("device-too-many-codes")
    life = command.life if issued.device == SERVER else act.CODE_LIFE
    offered = act.Offered(
        **_at(issued),
        code=code,
        role=command.role,
        ring=ring,
        seat=seat,
        approved=command.approved,
        by=issued.device,
        until=issued.at + max(0, min(life, LONGEST_LIFE)),
    )
    return (offered,)


def _code_of(command: str) -> str:
    return "".join(c for c in command.lower() if c.isascii() and c.isalnum())[:16]


def _join(state: State, issued: Issued, command: act.Join) -> Decision:
    offer = state.offers.get(command.code)
    if offer is None or issued.at > offer.until or not _still_gives(state, offer):
        return Refusal("device-code-gone")
    if command.device in state.devices:
        return Refusal("device-known")
    name = plain_name(command.name)
    if not name:
        return Refusal("device-name-empty")
    joined = act.Joined(
        **_at(issued),
        device=command.device,
        name=name,
        role=offer.role,
        ring=offer.ring,
        seat=offer.seat,
        code=offer.code,
        giver=offer.by,
    )
    if not offer.approved:
        return (joined,)
    return (joined, _seated(state, issued, joined, offer.by, 1))


def _still_gives(state: State, offer: act.Offered) -> bool:
    """Whether who offered the seat may do so still: a tablet revoked a minute ago gives nothing out."""
    giver = state.devices.get(offer.by)
    if giver is None or giver.state != "paired":
        return offer.by == SERVER
    return gives_out(giver.role, giver.ring, offer.role, offer.ring)


def _admit(state: State, issued: Issued, command: act.Admit) -> Decision:
    if command.device in state.devices:
        return Refusal("device-known")
    seat = wanted_seat(state, command.role, "", issued.at)
    if not is_seat(command.role, "", seat):
        return Refusal("device-no-seat-free", {"role": command.role, "ring": "none"})
    joined = act.Joined(
        **_at(issued),
        device=command.device,
        name=plain_name(command.name) or command.role,
        role=command.role,
        seat=seat,
        account=command.account,
    )
    return (joined, _seated(state, issued, joined, SERVER, 1))


def _approve(state: State, issued: Issued, command: act.Approve) -> Decision:
    row = _known(state, command.device)
    if isinstance(row, Refusal):
        return row
    barred = _barred(state, issued, row.role, row.ring)
    if barred:
        return barred
    if row.state == "paired":
        return Refusal("device-paired-already", {"name": row.name})
    return (_seated(state, issued, row, issued.device),)


def _move(state: State, issued: Issued, command: act.Move) -> Decision:
    row = _known(state, command.device)
    if isinstance(row, Refusal):
        return row
    barred = _barred(state, issued, row.role, row.ring) or _barred(state, issued, command.role, command.ring)
    if barred:
        return barred
    seat = command.seat or wanted_seat(state, command.role, command.ring, issued.at)
    if not is_seat(command.role, command.ring, seat):
        args: dict[str, str | int] = {"seat": seat or command.role, "ring": command.ring or "none"}
        return Refusal("device-no-such-seat", args)
    if (row.ring, row.seat) == (command.ring, seat) and row.state != "replaced":
        return Refusal("device-there-already", {"name": row.name})
    target = replace(row, role=command.role, ring=command.ring, seat=seat)
    if row.state == "waiting":
        redirected = act.Redirected(
            **_at(issued),
            device=row.device,
            role=target.role,
            ring=target.ring,
            seat=seat,
            by=issued.device,
        )
        return (redirected,)
    return (_seated(state, issued, target, issued.device),)


def _seated(state: State, issued: Issued, who: act.Joined | Device, by: str, number: int = 0) -> act.Seated:
    key = place(who.ring, who.seat)
    return act.Seated(
        **_at(issued, number),
        device=who.device,
        role=who.role,
        ring=who.ring,
        seat=who.seat,
        grant=state.grants.get(key, 0) + 1,
        replaces=state.holders.get(key, ""),
        by=by,
    )


def _revoke(state: State, issued: Issued, command: act.Revoke) -> Decision:
    row = _known(state, command.device)
    if isinstance(row, Refusal):
        return row
    barred = _barred(state, issued, row.role, row.ring)
    if barred and issued.device != row.device:
        return barred
    return (act.Revoked(**_at(issued), device=row.device, by=issued.device),)


def _rename(state: State, issued: Issued, command: act.Rename) -> Decision:
    row = _known(state, command.device)
    if isinstance(row, Refusal):
        return row
    barred = _barred(state, issued, row.role, row.ring)
    if barred and issued.device != row.device:
        return barred
    name = plain_name(command.name)
    if not name:
        return Refusal("device-name-empty")
    return (act.Renamed(**_at(issued), device=row.device, name=name, by=issued.device),)


def _propose(state: State, issued: Issued, command: act.Propose) -> Decision:
    if command.proposal in state.proposals:
        return Refusal("device-proposal-known")
    if sum(one.device == command.device for one in state.proposals.values()) >= OPEN_PROPOSALS:
        return Refusal("device-too-many-proposals")
    proposed = act.Proposed(
        **_at(issued),
        proposal=command.proposal,
        device=command.device,
        ring=command.ring,
        seat=command.seat,
        stream=command.stream,
        body=command.body,
        why=command.why,
    )
    return (proposed,)


def _settle(state: State, issued: Issued, command: act.Settle) -> Decision:
    proposal = state.proposals.get(command.proposal)
    if proposal is None:
        return Refusal("device-proposal-settled")
    giver = state.devices.get(issued.device)
    if issued.device != SERVER:
        if giver is None or giver.state != "paired":
            return Refusal("device-not-paired")
        own = giver.seat == proposal.seat and giver.ring in (
            proposal.ring,
            "",
        )  # an event's seat has no ring of its own
        if not own and giver.role not in DESK_ROLES:
            return Refusal("device-proposal-not-yours")
    settled = act.Settled(**_at(issued), proposal=proposal.proposal, accepted=command.accept, by=issued.device)
    return (settled,)


_SERVER_ONLY = (act.Join, act.Admit, act.Lead, act.Propose)
_DECIDE: dict[type, Callable[[State, Issued, Any], Decision]] = {
    act.Offer: _offer,
    act.Join: _join,
    act.Admit: _admit,
    act.Lead: printed_seat.lead,
    act.Recode: printed_seat.recode,
    act.Approve: _approve,
    act.Move: _move,
    act.Revoke: _revoke,
    act.Rename: _rename,
    act.Propose: _propose,
    act.Settle: _settle,
}


# The fold


def _offered(state: State, event: act.Offered) -> State | None:
    if event.code in state.offers:
        return None
    open_still = {code: offer for code, offer in state.offers.items() if offer.until >= event.t}
    return replace(state, offers={**open_still, event.code: event})


def _joined(state: State, event: act.Joined) -> State | None:
    if event.device in state.devices:
        return None
    row = Device(
        device=event.device,
        name=event.name,
        role=event.role,
        ring=event.ring,
        seat=event.seat,
        joined=event.t,
        account=event.account,
        code=event.code,
        giver=event.giver,
    )
    offers = {code: offer for code, offer in state.offers.items() if code != event.code}
    return replace(state, devices={**state.devices, event.device: row}, offers=offers)


def _sits(state: State, event: act.Seated) -> State | None:
    row = state.devices.get(event.device)
    if row is None or row.state == "revoked":
        return None
    key = place(event.ring, event.seat)
    holders = {where: device for where, device in state.holders.items() if device != event.device}
    devices = dict(state.devices)
    before = devices.get(holders.get(key, ""))
    if before is not None:
        devices[before.device] = replace(before, state="replaced")
    new = Held(event.role, event.ring, event.seat, event.grant)
    devices[event.device] = replace(
        row,
        role=event.role,
        ring=event.ring,
        seat=event.seat,
        grant=event.grant,
        state="paired",
        held=(*row.held, new),
    )
    grants = {**state.grants, key: event.grant}
    return replace(state, devices=devices, holders={**holders, key: event.device}, grants=grants)


def _redirected(state: State, event: act.Redirected) -> State | None:
    row = state.devices.get(event.device)
    if row is None or row.state != "waiting":
        return None
    moved = replace(row, role=event.role, ring=event.ring, seat=event.seat)
    return replace(state, devices={**state.devices, row.device: moved})


def _revoked(state: State, event: act.Revoked) -> State | None:
    row = state.devices.get(event.device)
    if row is None:
        return None
    holders = {where: device for where, device in state.holders.items() if device != event.device}
    return replace(state, devices={**state.devices, row.device: replace(row, state="revoked")}, holders=holders)


def _renamed(state: State, event: act.Renamed) -> State | None:
    row = state.devices.get(event.device)
    if row is None:
        return None
    return replace(state, devices={**state.devices, row.device: replace(row, name=event.name)})


def _proposed(state: State, event: act.Proposed) -> State | None:
    if event.proposal in state.proposals:
        return None
    return replace(state, proposals={**state.proposals, event.proposal: event})


def _settled(state: State, event: act.Settled) -> State | None:
    settled = state.proposals.get(event.proposal)
    if settled is None:
        return None
    left = {name: proposal for name, proposal in state.proposals.items() if name != event.proposal}
    accepted = {**state.accepted, event.proposal: settled} if event.accepted else state.accepted
    return replace(state, proposals=left, accepted=dict(list(accepted.items())[-act.KEPT :]))


_EVOLVE: dict[type, Callable[[State, Any], State | None]] = {
    act.Offered: _offered,
    act.Joined: _joined,
    act.Seated: _sits,
    act.Redirected: _redirected,
    act.Revoked: _revoked,
    act.Renamed: _renamed,
    act.Recoded: printed_seat.recoded,
    act.Proposed: _proposed,
    act.Settled: _settled,
}


def _fresh(stream: str, facts: Any) -> State:
    return State()


DEVICES: Decider[State, AnyEvent] = Decider(
    kind=STREAM, codec=Codec(AnyEvent), fresh=_fresh, decide=decide, evolve=evolve
)
"""The devices of the event: one stream."""

COMMANDS = AnyCommand
"""The union of its commands, tagged `type`."""
