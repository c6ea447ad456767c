"""Proposals in words: what a device that no longer holds its seat wants, as its holder reads it before he says yes or no."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from hofmarshal.contest import commands as cmd
from hofmarshal.contest import events as ev
from hofmarshal.contest.decide import decide
from hofmarshal.contest.evolve import evolve
from hofmarshal.rules.notes import Args, Note, Refusal
from hofmarshal.server.device_acts import Proposed, State
from hofmarshal.server.said import said, together
from hofmarshal.server.scenes.contest import Told
from hofmarshal.server.scenes.log import notes
from hofmarshal.server.scenes.model import ProposalScene, Said
from hofmarshal.server.seats import acting

Find = Callable[[str], Told | None]
"""Gives a contest with its log."""

_COMMAND: msgspec.json.Decoder[cmd.Any] = msgspec.json.Decoder(cmd.Any)


def proposals_of(devices: State, ring: str, find: Find) -> tuple[ProposalScene, ...]:
    """Commands of devices that no longer hold their seats at a ring, oldest first."""
    return tuple(_scene(devices, one, find) for one in devices.proposals.values() if one.ring == ring)


def proposals_of_seat(devices: State, seat: str, find: Find) -> tuple[ProposalScene, ...]:
    """The same for a seat of the event."""
    return tuple(_scene(devices, one, find) for one in devices.proposals.values() if one.seat == seat)


def _scene(devices: State, one: Proposed, find: Find) -> ProposalScene:
    body: dict[str, Any] = msgspec.json.decode(one.body)
    device = devices.devices.get(one.device)
    at = int(body.get("at", one.t))
    command: dict[str, Any] = body.get("command", {})
    return ProposalScene(
        id=one.proposal,
        seat=one.seat,
        name=device.name if device is not None else one.device,
        at=at,
        received=one.t,
        stream=one.stream,
        command=command,
        text=_text(command, one, at, find),
    )


def _text(command: dict[str, Any], one: Proposed, at: int, find: Find) -> Said:
    """What the command would do now, in the contest's words; its bare name where it is not a contest's."""
    plain = said(Note("programme-proposal", {"command": str(command.get("type", command.get("do", "")))}))
    so_far = find(one.stream) if one.stream.startswith("contest/") else None
    if so_far is None:
        return plain
    try:
        wanted = _COMMAND.decode(msgspec.json.encode(command))
    except msgspec.ValidationError:
        return plain
    seat = acting(one.seat, so_far.opened.red, so_far.opened.blue)
    answer = decide(so_far.state, cmd.Issued(id=one.proposal, t=at, seat=seat, command=wanted))
    if isinstance(answer, Refusal):
        return together([plain, so_far.sayer.say(msgspec.structs.replace(answer, reasons=()))])
    return together([so_far.sayer.say(note) for event in answer[:1] for note in _words(so_far, event)] or [plain])


def _words(so_far: Told, event: ev.Any) -> Iterator[Note]:
    if not isinstance(event, ev.Observed):
        yield from notes(so_far.state, event, evolve(so_far.state, event))
        return
    args: Args = {"by": event.by, "side": event.side or "none", "late": int(event.late)}
    yield Note("contest-why-observed", args, event.cites)
    words = ", ".join(word for word in (event.zone, event.limb, event.grip, event.weapon, event.action) if word)
    if words:
        yield Note("contest-why-tapped", {"what": words})
    if event.breach:
        yield Note("contest-why-clause", {"clause": event.breach})
