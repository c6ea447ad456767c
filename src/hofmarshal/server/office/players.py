"""A player's phone and his character's printed code: how it is paired, the code as masters may read it out, another one."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.larp.character import Character
from hofmarshal.server.device_acts import DeviceId, Name
from hofmarshal.server.errors import no
from hofmarshal.server.game.rights import MASTERS
from hofmarshal.server.office.context import Office
from hofmarshal.server.office.printed import Mac, PrintedCodes, Proof, Whose
from hofmarshal.server.origins import address_of
from hofmarshal.server.wire import Identity
from hofmarshal.tournament import nomination

Asked = Request[Any, Any, Any]


class PlayerPair(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player's phone: `character` as typed, `proof` the HMAC of `player`, character, device and name, a line each, under
    the code's key.
    """

    character: Whose
    device: DeviceId
    name: Name
    proof: Mac


class PlayerCode(msgspec.Struct, frozen=True, kw_only=True):
    """A character's code as masters may read it out, and since how many new ones."""

    character: str
    code: str
    number: int


def characters(office: Office) -> tuple[str, ...]:
    """The numbers of all characters of the game."""
    venue = office.venue
    found = ((one.partition("/")[2], venue.look(one)) for one in venue.streams("character"))
    return tuple(number for number, state in found if isinstance(state, Character) and state.facts)


def only_characters(office: Office) -> set[str]:
    """The numbers that are characters' alone: who also fights in a nomination is a fighter to the desk."""
    found = set(characters(office))
    for name in office.programme.nominations if found else ():
        state: nomination.State = office.venue.look(nomination_stream(name))
        found.difference_update(state.entries)
    return found


def player_codes(office: Office) -> PrintedCodes:
    """The printed codes of the game's characters."""
    return PrintedCodes(office, "player", lambda: characters(office))


def player_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handlers over an office."""
    codes = player_codes(office)

    def code_of(number: str) -> PlayerCode:
        if number not in characters(office):
            raise no(404, "player-no-character", character=number[:64])
        return PlayerCode(character=number, code=codes.code(number), number=codes.number(number))

    @post("/api/player", status_code=200, sync_to_thread=True, tags=["identity"], operation_id="player")
    def pair(request: Asked, data: JSONBody[PlayerPair]) -> Identity:
        """A player's phone takes his character's seat with the printed code, which it proves and does not send."""
        proof = Proof(whose=data.character, device=data.device, name=data.name, proof=data.proof)
        return codes.pair(proof, address_of(request.scope))

    @get("/api/office/game/codes/{number:str}", sync_to_thread=True, tags=["game"], operation_id="player-code")
    def code(request: Asked, number: FromPath[str]) -> PlayerCode:
        """A character's code, for who stands before a master and whose card got wet."""
        office.allow(request, MASTERS)
        return code_of(number)

    @post(
        "/api/office/game/codes/{number:str}/recode", status_code=200, sync_to_thread=True, tags=["game"],
        operation_id="player-recode",
    )  # fmt: skip
    def recode(request: Asked, number: FromPath[str]) -> PlayerCode:
        """Another code for a character: the old card pairs nothing any more, and phones paired with it are shut out."""
        you = office.allow(request, MASTERS)
        code_of(number)
        codes.recode(you, number)
        return code_of(number)

    return [pair, code, recode]
