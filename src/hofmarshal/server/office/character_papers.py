"""The papers of a game's characters: badges with the code for a phone, and cards to be played by without one."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import QueryParameter

from hofmarshal.exchange.character_cards import Badge, badge_pages, card_pages
from hofmarshal.larp import clock
from hofmarshal.larp.character import Character
from hofmarshal.larp.facts import Registered
from hofmarshal.server.errors import no
from hofmarshal.server.game.rights import MASTERS
from hofmarshal.server.office.context import Asked, Office
from hofmarshal.server.office.entry_sheets import number_order
from hofmarshal.server.office.players import characters, player_codes
from hofmarshal.server.office.reach import phone_origin
from hofmarshal.text import LANGUAGES

MOST_CARDS = 1000
MOST_LANGUAGES = 2
"""Languages that a card has room for."""


def character_paper_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handlers."""

    @get("/api/office/game/papers.pdf", sync_to_thread=True, tags=["game"], operation_id="character-papers")
    def papers(
        request: Asked,
        kind: Annotated[Literal["badge", "card"], QueryParameter()] = "badge",
        group: Annotated[str, QueryParameter(max_length=120)] = "",
        numbers: Annotated[str, QueryParameter(max_length=8000)] = "",
        langs: Annotated[str, QueryParameter(max_length=20)] = "en",
    ) -> Response[bytes]:
        """Badges (ten a sheet) or paper cards (four a sheet) of all characters, of a group, or of these numbers (separated by
        commas), in one or two languages (`uk,en`). PDF.
        """
        office.allow(request, MASTERS)
        chosen = tuple(dict.fromkeys(filter(None, langs.split(","))))
        if not chosen or len(chosen) > MOST_LANGUAGES or not set(chosen) <= set(LANGUAGES):
            raise no(400, "paper-language", lang=langs)
        badges = _badges(
            office, group, tuple(filter(None, numbers.split(","))), phone_origin(request, office.venue.settings.origin)
        )
        played, state = office.venue.played, office.venue.look(clock.STREAM)
        if not badges or played is None:
            raise no(409, "player-no-cards")
        if len(badges) > MOST_CARDS:
            raise no(409, "player-cards-many", count=len(badges), most=MOST_CARDS)
        name = state.opened.name if state.opened is not None else ""
        if kind == "badge":
            data = badge_pages(badges, chosen, game=name, origin=phone_origin(request, office.venue.settings.origin))
        else:
            data = card_pages(badges, played.game, chosen, game=name)
        headers = {"content-disposition": f'attachment; filename="{kind}s.pdf"', "cache-control": "no-store"}
        return Response(data, media_type="application/pdf", headers=headers)

    return [papers]


def _badges(office: Office, group: str, numbers: tuple[str, ...], origin: str) -> list[Badge]:
    """The chosen characters in the order of their numbers, each with what it was registered with."""
    codes, people, found = player_codes(office), office.people.all(), []
    for number in sorted(characters(office), key=number_order):
        person = people.get(number)
        club = person.club if person is not None else ""
        if (numbers and number not in numbers) or (group and club != group):
            continue
        state = office.venue.look(f"character/{number}")
        first = (
            next((one for one in state.facts if isinstance(one, Registered)), None)
            if isinstance(state, Character)
            else None
        )
        found.append(
            Badge(
                number=number, name=person.shown if person is not None else number, group=club,
                region=state.now.region if isinstance(state, Character) else "", code=codes.code(number),
                link=codes.link(origin, number), hits=first.hits if first is not None else 0,
                reason=first.reason if first is not None else None, monster=first.monster if first is not None else False,
                ways=first.ways if first is not None else (),
            )
        )  # fmt: skip
    return found
