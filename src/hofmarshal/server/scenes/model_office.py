"""What those see who look after the whole event: seats, the chief's board, the medic's page, the list of devices."""

from __future__ import annotations

from typing import Literal

from hofmarshal.server.scenes.model_base import Said, Scene


class SeatScene(Scene, frozen=True, kw_only=True):
    """A seat at the ring and the device in it; `alive` when it was heard of within the last seconds, else `seen` last.

    `unsent` is what the device says it still holds; `grant` rises with every new holder.
    """

    seat: str
    device: str = ""
    name: str = ""
    alive: bool = False
    seen: int | None = None
    unsent: int = 0
    error: int = 0
    grant: int = 0


class ProtestRow(Scene, frozen=True, kw_only=True):
    """A protest that is not settled."""

    nomination: str
    protest: str
    bout: str
    entry: str
    name: str
    phase: str
    until: int | None


class HeldRow(Scene, frozen=True, kw_only=True):
    """A fighter held by the medic."""

    fighter: str
    name: str
    club: str
    since: int
    reason: str


class BoardScene(Scene, frozen=True, kw_only=True):
    """Topic `board`: for the chief hofmarshal, beside `rings`: panels, protests, holds, faults of the server."""

    panels: dict[str, tuple[SeatScene, ...]]
    protests: tuple[ProtestRow, ...]
    held: tuple[HeldRow, ...]
    proposals: int = 0
    faults: tuple[Said, ...] = ()


class PersonRow(Scene, frozen=True, kw_only=True):
    """A fighter as the medic looks him up: where he fights now, and since when he is held."""

    fighter: str
    name: str
    club: str
    held: bool
    reason: str
    where: str
    since: int | None = None


class MedicScene(Scene, frozen=True, kw_only=True):
    """Topic `medic`: everyone who may be held or cleared."""

    people: tuple[PersonRow, ...]


class DeviceRow(Scene, frozen=True, kw_only=True):
    """A device the desk knows. `state`: `waiting` for approval, `paired`, `replaced` (its seat has another), `revoked`."""

    device: str
    name: str
    role: str
    ring: str
    seat: str
    grant: int
    state: Literal["waiting", "paired", "replaced", "revoked"]
    alive: bool = False
    seen: int | None = None
    unsent: int = 0
    joined: int = 0


class DevicesScene(Scene, frozen=True, kw_only=True):
    """Topic `devices` (and `ring/RING/devices` for a ring's hofmarshal): every device."""

    devices: tuple[DeviceRow, ...]
