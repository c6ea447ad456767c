"""Who has a phone for his character and who has not: the topic `game/phones`, for masters who are getting a game ready."""

from __future__ import annotations

from hofmarshal.server.device_acts import State
from hofmarshal.server.scenes.model_game import PhoneScene, PhonesScene
from hofmarshal.server.scenes.world import World
from hofmarshal.server.seats import PLAYER


def phones_scene(world: World) -> PhonesScene:
    """The phone that holds each character's seat."""
    devices: State = world.look("devices")
    there, now = world.presence(), world.now()
    phones = {}
    for device in devices.holders.values():
        one = devices.devices[device]
        if one.seat.startswith(PLAYER) and one.state == "paired":
            heard = there.get(device)
            alive = heard is not None and heard.alive(now)
            phones[one.seat.removeprefix(PLAYER)] = PhoneScene(device=device, name=one.name, alive=alive)
    return PhonesScene(phones=phones)
