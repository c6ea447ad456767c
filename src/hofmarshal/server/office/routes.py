"""All routes of the office, gathered from the modules of its parts."""

from __future__ import annotations

from litestar.handlers import HTTPRouteHandler

from hofmarshal.server.office.applications import application_routes
from hofmarshal.server.office.audit import audit_routes
from hofmarshal.server.office.captains import captain_routes
from hofmarshal.server.office.character_papers import character_paper_routes
from hofmarshal.server.office.characters import character_routes
from hofmarshal.server.office.clubs import club_routes
from hofmarshal.server.office.context import Office
from hofmarshal.server.office.drawing import drawing_routes
from hofmarshal.server.office.entering import EntryDesk
from hofmarshal.server.office.entries import entry_routes
from hofmarshal.server.office.event_setup import setup_routes
from hofmarshal.server.office.event_wide import event_wide_routes
from hofmarshal.server.office.game_cards import game_card_routes
from hofmarshal.server.office.game_chronicle import chronicle_routes
from hofmarshal.server.office.game_regions import region_routes
from hofmarshal.server.office.game_setup import game_setup_routes
from hofmarshal.server.office.gear import gear_routes
from hofmarshal.server.office.imports import import_routes
from hofmarshal.server.office.overrides import overrides_routes
from hofmarshal.server.office.papers import papers_routes
from hofmarshal.server.office.papers_seen import papers_seen_routes
from hofmarshal.server.office.photos import photo_routes
from hofmarshal.server.office.players import player_routes
from hofmarshal.server.office.protest_routes import protest_routes
from hofmarshal.server.office.public import public_routes
from hofmarshal.server.office.results import results_routes
from hofmarshal.server.office.schedule import schedule_routes
from hofmarshal.server.office.stages import stages_routes
from hofmarshal.server.office.stickers import sticker_routes


def all_office_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handlers of every part over one office."""
    entries = EntryDesk(office)
    return [
        *audit_routes(office),
        *entry_routes(entries),
        *captain_routes(office),
        *player_routes(office),
        *character_routes(entries),
        *character_paper_routes(office),
        *game_setup_routes(office),
        *game_card_routes(office),
        *import_routes(entries),
        *club_routes(entries),
        *application_routes(entries),
        *drawing_routes(office),
        *schedule_routes(office),
        *overrides_routes(office),
        *event_wide_routes(office),
        *protest_routes(office),
        *region_routes(office),
        *chronicle_routes(office),
        *gear_routes(office),
        *papers_routes(office),
        *papers_seen_routes(office),
        *photo_routes(office),
        *sticker_routes(office),
        *public_routes(office),
        *results_routes(office),
        *setup_routes(office),
        *stages_routes(office),
    ]
