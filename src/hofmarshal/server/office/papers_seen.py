"""One paper seen of many at once: what would be kept of whom, and keeping it; nobody's paper is overwritten by it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from hofmarshal.rules.block import Text
from hofmarshal.server.dossiers import part_of
from hofmarshal.server.errors import no
from hofmarshal.server.office.context import Asked, Office
from hofmarshal.server.office.papers import PaperAsked, papers_asked
from hofmarshal.server.office.standing import PAPER, KeptPaper

MOST = 200
"""People in one request: the page sends more of them one request after another."""

Entry = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class SeenPapers(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A paper that is in order of all these people; `dry`: only tell what would be kept. `seen` False takes that back
    where a paper says just what this had kept of it.
    """

    paper: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    entries: Annotated[tuple[Entry, ...], msgspec.Meta(min_length=1, max_length=MOST)]
    seen: bool = True
    dry: bool = False


class PapersSeen(msgspec.Struct, frozen=True, kw_only=True):
    """Of whom it was kept (or taken back), or would be. `passed`: the others, who have such a paper written down already,
    of whom it is not asked, or of whom its last day must be written down one by one (`dated`).
    """

    entries: tuple[str, ...]
    passed: tuple[str, ...]
    dated: bool
    signed: bool
    confirms: tuple[Text, ...]


def papers_seen_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handler."""

    @post(
        "/api/office/papers-seen", status_code=200, operation_id="papers-seen", tags=["admission"], sync_to_thread=True
    )
    def papers_seen(request: Asked, data: JSONBody[SeenPapers]) -> PapersSeen:
        """One paper of many people, in order as their rulebooks ask for it; what stands already stays as it is."""
        you = office.allow(request)
        people = office.people.all()
        unknown = next((entry for entry in data.entries if entry not in people), None)
        if unknown is not None:
            raise no(404, "programme-unknown-person", entry=unknown)
        part = f"{PAPER}/{data.paper}"
        asked = {entry: _asked(office, entry, data.paper) for entry in dict.fromkeys(data.entries)}
        chosen = [entry for entry, one in asked.items() if one is not None and _fits(office, entry, part, one, data)]
        for entry in () if data.dry else chosen:
            one = asked[entry]
            if not data.seen:
                office.drop(you, entry, part)
            elif one is not None:
                office.keep(you, entry, part, _in_order(one))
        return _told(data, asked, tuple(chosen))

    return [papers_seen]


def _asked(office: Office, entry: str, paper: str) -> PaperAsked | None:
    return next((one for one in papers_asked(office, entry) if one.id == paper), None)


def _in_order(asked: PaperAsked) -> KeptPaper:
    return KeptPaper(signed=asked.signed, confirms=tuple(sorted(one.id for one in asked.confirms)))


def _fits(office: Office, entry: str, part: str, asked: PaperAsked, data: SeenPapers) -> bool:
    """Whether there is something to keep of somebody, or to take back."""
    there = part_of(office.dossiers, entry, part, KeptPaper)
    if not data.seen:
        return there == _in_order(asked)
    return there is None and asked.expiry != "required"


def _told(data: SeenPapers, asked: dict[str, PaperAsked | None], chosen: tuple[str, ...]) -> PapersSeen:
    every = [one for one in asked.values() if one is not None]
    words = {word.id: word.name for one in every for word in one.confirms}
    return PapersSeen(
        entries=chosen,
        passed=tuple(entry for entry in asked if entry not in chosen),
        dated=any(one.expiry == "required" for one in every),
        signed=any(one.signed for one in every),
        confirms=tuple(words.values()),
    )
