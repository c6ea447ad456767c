"""What a phone that a player has given up still wanted to report: for him to accept or dismiss on the phone he has now."""

from __future__ import annotations

from hofmarshal.server.device_acts import State
from hofmarshal.server.devices import STREAM as DEVICES
from hofmarshal.server.scenes.model import PlayerProposalsScene
from hofmarshal.server.scenes.proposals import proposals_of_seat
from hofmarshal.server.scenes.world import World
from hofmarshal.server.seats import PLAYER


def proposals_scene(world: World, number: str) -> PlayerProposalsScene:
    """What waits for the player of this character. The page words it: it has the rulebook's names."""
    return PlayerProposalsScene(proposals=proposals_of_seat(_devices(world), f"{PLAYER}{number}", lambda stream: None))


class Proposals:
    """Notes whose proposals there are, so that a device's entry changes only the topics of these players."""

    def __init__(self) -> None:
        self._before: frozenset[str] = frozenset()

    def changed(self, world: World) -> tuple[str, ...]:
        """The topics an entry about devices may have changed."""
        seats = {one.seat for one in _devices(world).proposals.values()}
        now = frozenset(seat.removeprefix(PLAYER) for seat in seats if seat.startswith(PLAYER))
        found, self._before = now | self._before, now
        return tuple(f"game/proposals/{number}" for number in sorted(found))


def _devices(world: World) -> State:
    found: State = world.look(DEVICES)
    return found
