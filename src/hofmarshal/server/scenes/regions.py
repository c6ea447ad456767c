"""The topic `game/regions`: which region this server is, which others there are, and that something went or came."""

from __future__ import annotations

from hofmarshal.larp import region
from hofmarshal.server.scenes.model_regions import RegionsScene


def regions_scene(state: region.State) -> RegionsScene:
    """The region as masters are told of it."""
    return RegionsScene(
        name=state.name,
        first=state.first,
        joined=state.joined,
        others=tuple(one for one in dict.fromkeys((state.first, *state.others)) if one not in ("", state.name)),
        forks=len(state.forks),
        turn=state.turn,
    )
