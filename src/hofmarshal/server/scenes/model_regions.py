"""What masters are told of their game's regions as it changes; the rest they ask for."""

from __future__ import annotations

from hofmarshal.server.scenes.model_base import Scene


class RegionsScene(Scene, frozen=True, kw_only=True):
    """Topic `game/regions`: this server's region, that in which the game was opened, all others it knows.

    `forks`: characters with two histories that wait for a master. `turn` rises with every file
    that goes or comes and every choice between branches: then it is time to ask again.
    """

    name: str = ""
    first: str = ""
    joined: bool = False
    others: tuple[str, ...] = ()
    forks: int = 0
    turn: int = 0
