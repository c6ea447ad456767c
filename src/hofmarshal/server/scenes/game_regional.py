"""What a region's masters see of a game: its own characters and what concerns them; and what a medic sees of a patient."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from hofmarshal.larp.character import Character
from hofmarshal.larp.facts import Placed, Registered
from hofmarshal.server.game.regional import region_of
from hofmarshal.server.scenes.game_ledger import ever_in
from hofmarshal.server.scenes.model import CharacterScene, LedgerScene, MastersScene
from hofmarshal.server.scenes.world import World

replace = msgspec.structs.replace


@lru_cache(maxsize=64)
def _whole(region: str) -> tuple[str, ...]:
    return tuple(f"game/region/{region}/{what}" for what in ("masters", "ledger"))


def of_masters(whole: MastersScene, region: str) -> MastersScene:
    """Of everyone those of a region, and what waits in them. Late uses of props are the whole game's."""
    people = {number: row for number, row in whole.people.items() if row.region == region}
    waiting = {key: one for key, one in whole.waiting.items() if one.character in people}
    return MastersScene(people=people, waiting=waiting)


def of_ledger(whole: LedgerScene, people: MastersScene) -> LedgerScene:
    """Of the obligations those that a character of the region owes, or holds."""
    own = people.people
    found = {key: one for key, one in whole.obligations.items() if one.obliged in own or one.holder in own}
    return replace(whole, obligations=found)


def patient(whole: CharacterScene) -> CharacterScene:
    """A character as a medic sees it whom its number was told: how it is, not what happened to it, nor what it owes."""
    return replace(whole, log={}, obligations={}, disputes=(), asked={}, ways=(), revisions=(), region="")


def regions(world: World) -> tuple[str, ...]:
    """The regions that have characters now."""
    found = {region_of(world.look(stream)) for stream in world.streams("character")}
    return tuple(sorted(found - {""}))


def changed(world: World, stream: str) -> Iterator[str]:
    """The topics of regions and medics that an entry in this stream changes."""
    kind, _, name = stream.partition("/")
    if kind == "character":
        yield f"game/patient/{name}"
        for region in _ever(world.look(stream)):
            yield from _whole(region)
            yield f"game/region/{region}/character/{name}"
    elif kind == "obligation":
        for number in ever_in(world.look(stream)):
            for region in _ever(world.look(f"character/{number}")):
                yield from _whole(region)
                yield f"game/region/{region}/character/{number}"


def _ever(state: object) -> tuple[str, ...]:
    """Every region a character belongs to, or did: who has lost it must be told so."""
    if not isinstance(state, Character):
        return ()
    placed = (one.region for one in state.facts if isinstance(one, Placed | Registered))
    return tuple(dict.fromkeys(one for one in (*placed, state.home, *(one.to for one in state.moves)) if one))
