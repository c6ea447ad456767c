"""What clauses say that a refusal names: by their ids alone, from the rulebooks of the event and those that ship."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated

import msgspec
from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import QueryParameter

from hofmarshal.exchange.books import playable
from hofmarshal.server.scenes.model_book import ClauseScene
from hofmarshal.server.venue import Venue

Id = Annotated[str, msgspec.Meta(max_length=80)]
Ids = Annotated[list[Id], QueryParameter(min_items=1, max_items=60)]


def clause_routes(venue: Venue) -> list[HTTPRouteHandler]:
    """The numbers and statements of clauses that are cited somewhere."""

    @get("/api/clauses", operation_id="clauses", tags=["reading"])
    async def clauses(of: Ids) -> dict[str, ClauseScene]:
        """Those of the clauses asked for that there are, by their ids; what a rulebook of the event says of one comes first."""
        return await venue.lanes.run("books", lambda: cited(venue, of))

    return [clauses]


def cited(venue: Venue, ids: Iterable[str]) -> dict[str, ClauseScene]:
    """The clauses of these ids that some rulebook has."""
    found: dict[str, ClauseScene] = {}
    wanted = set(ids)
    for known in _books(venue):
        for name in wanted - found.keys():
            if name in known:
                found[name] = known[name]
        if len(found) == len(wanted):
            break
    return found


def _books(venue: Venue) -> Iterator[Mapping[str, ClauseScene]]:
    """The clauses of each rulebook, those in force at the event before those that ship."""
    state = venue.look("programme")
    library = venue.festival.facts.library
    rules = [one.rules for one in (*state.nominations.values(), *state.quick.values())]
    for content in dict.fromkeys(one.content for one in rules):
        pinned = library.pinned(content)
        yield {key: ClauseScene(number=one.number, statement=one.statement) for key, one in pinned.clauses.items()}
    for shipped in playable().values():
        yield {key: ClauseScene(number=one.source, statement=one.statement) for key, one in shipped.clauses.items()}
