"""All routes of the office, gathered from the modules of its parts."""

from __future__ import annotations

from litestar.handlers import HTTPRouteHandler

from hofmarshal.server.office.context import Office
from hofmarshal.server.office.public import public_routes
from hofmarshal.server.office.stages import stages_routes


def all_office_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handlers of every part over one office."""
    return [
        *public_routes(office),
        *stages_routes(office),
    ]
