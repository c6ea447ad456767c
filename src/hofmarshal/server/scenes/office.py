"""Scenes of those who look after the whole event: the chief's board, the medic's page, the list of devices."""

from __future__ import annotations

from hofmarshal.server.device_acts import Device, State
from hofmarshal.server.scenes.console import seats_of
from hofmarshal.server.scenes.model import (
    BoardScene,
    DeviceRow,
    DevicesScene,
    HeldRow,
    MedicScene,
    PersonRow,
    ProtestRow,
)
from hofmarshal.server.scenes.world import World, club_of, name_of
from hofmarshal.tournament import floor, nomination, programme, protest


def board_scene(world: World, state: programme.State, nominations: dict[str, nomination.State]) -> BoardScene:
    """Topic `board`."""
    devices: State = world.look("devices")
    ground: floor.State = world.look("floor")
    return BoardScene(
        panels={ring: seats_of(world, devices, ring) for ring in state.rings},
        protests=tuple(row for name, one in nominations.items() for row in _protests(world, name, one)),
        held=tuple(_held(world, entry, reason, ground.held_at[entry]) for entry, reason in ground.held.items()),
        proposals=len(devices.proposals),
        faults=world.faults,
    )


def _protests(world: World, name: str, state: nomination.State) -> list[ProtestRow]:
    return [
        ProtestRow(
            nomination=name, protest=key, bout=case.bout, entry=case.entry, name=name_of(world, case.entry),
            phase=case.state.phase, until=min((at for at, _ in protest.due(case.state)), default=None),
        )
        for key, case in state.protests.items()
        if case.state.phase == "filed"
    ]  # fmt: skip


def _held(world: World, entry: str, reason: str, since: int) -> HeldRow:
    return HeldRow(fighter=entry, name=name_of(world, entry), club=club_of(world, entry), since=since, reason=reason)


def medic_scene(world: World, state: programme.State, nominations: dict[str, nomination.State]) -> MedicScene:
    """Topic `medic`: everyone of every nomination and single bout, with the ring he is at."""
    ground: floor.State = world.look("floor")
    where = {who: bout.ring for bout in ground.bouts.values() for who in bout.fighters}
    entries = dict.fromkeys(entry for one in nominations.values() for entry in one.entries)
    entries |= dict.fromkeys(entry for one in state.quick.values() for entry in (one.red, one.blue))
    rows = (
        PersonRow(
            fighter=entry, name=name_of(world, entry), club=club_of(world, entry), held=entry in ground.held,
            reason=ground.held.get(entry, ""), where=where.get(entry, ""), since=ground.held_at.get(entry),
        )
        for entry in entries
    )  # fmt: skip
    return MedicScene(people=tuple(sorted(rows, key=lambda row: (row.name.casefold(), row.fighter))))


def devices_scene(world: World, ring: str | None = None) -> DevicesScene:
    """Topic `devices`, or those of one ring."""
    devices: State = world.look("devices")
    rows = (_device(world, one) for one in devices.devices.values() if ring is None or one.ring == ring)
    return DevicesScene(devices=tuple(sorted(rows, key=lambda row: (row.ring, row.seat, -row.joined, row.device))))


def _device(world: World, one: Device) -> DeviceRow:
    heard = world.presence().get(one.device)
    alive = heard is not None and heard.alive(world.now())
    return DeviceRow(
        device=one.device, name=one.name, role=one.role, ring=one.ring, seat=one.seat, grant=one.grant, state=one.state,
        alive=alive, unsent=heard.unsent if heard is not None else 0,
        joined=one.joined, seen=heard.seen if heard is not None and not alive else None,
    )  # fmt: skip
