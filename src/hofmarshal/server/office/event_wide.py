"""The routes of overrides that hold in the whole event: in every nomination of a rulebook, but where it has its own."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, QueryParameter

from hofmarshal.exchange.books import playable
from hofmarshal.rules import event_wide
from hofmarshal.rules.block import Text
from hofmarshal.rules.book_model import Rulebook
from hofmarshal.rules.notes import BadInput
from hofmarshal.rules.overrides import Override
from hofmarshal.server.content import Pinned
from hofmarshal.server.errors import no
from hofmarshal.server.event import panel_of
from hofmarshal.server.office.context import Asked, Office
from hofmarshal.server.office.overrides import (
    MAY_CHANGE,
    Laid,
    Line,
    Name,
    Preview,
    RulesDesk,
    ValueRow,
    base,
    laid_on,
    overrides_of,
    values_of,
    wrong,
)
from hofmarshal.server.scenes.model_book import ClauseScene
from hofmarshal.server.seats import DESK_ROLES
from hofmarshal.server.wire import Identity
from hofmarshal.tournament import programme
from hofmarshal.tournament import programme_words as w


class BookValues(msgspec.Struct, frozen=True, kw_only=True):
    """The values of a rulebook's nominations, each once for each clause it rests on, and its clauses."""

    rulebook: str
    values: tuple[ValueRow, ...]
    clauses: dict[str, ClauseScene]


class LaidOnAll(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Overrides wished for in a whole rulebook, instead of those there are; `seen`: those that stood when they were chosen.

    `dry`: only say what would change. `reason`: why rules that stand are changed.
    """

    rulebook: Name
    overrides: Annotated[tuple[Laid, ...], msgspec.Meta(max_length=200)] = ()
    seen: Annotated[tuple[Laid, ...], msgspec.Meta(max_length=200)] = ()
    reason: Line = ""
    dry: bool = True


class OfNomination(msgspec.Struct, frozen=True, kw_only=True):
    """What changes in a nomination of the event."""

    name: str
    title: Text
    preview: Preview


class EventPreview(msgspec.Struct, frozen=True, kw_only=True):
    """What overrides of the whole event change, nomination by nomination; those in which nothing changes too."""

    nominations: tuple[OfNomination, ...]


def event_wide_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handlers over an office."""
    desk = WideDesk(office)

    @get("/api/office/setup/rulebook", operation_id="rulebook-values", tags=["office"], sync_to_thread=True)
    def values(
        request: Asked, rulebook: Annotated[str, QueryParameter(max_length=64)] = ""
    ) -> BookValues:  # fmt: skip
        """Every value of a rulebook that an override of the event may replace, as the rulebook has it."""
        office.allow(request, DESK_ROLES, secret=False)
        return book_values(_book(rulebook))

    @post(
        "/api/office/setup/overrides", status_code=200, operation_id="lay-overrides", tags=["office"],
        sync_to_thread=True,
    )  # fmt: skip
    def lay(request: Asked, data: JSONBody[LaidOnAll]) -> EventPreview:
        """Override values in every nomination of a rulebook: for the contests not yet called, as with one nomination."""
        return desk.lay(office.allow(request, MAY_CHANGE, secret=False), data)

    return [values, lay]


def _book(rulebook: str) -> Rulebook:
    found = playable().get(rulebook)
    if found is None:
        raise no(404, "programme-rules-missing", rulebook=rulebook[:60], nomination="–")
    return found


def book_values(book: Rulebook) -> BookValues:
    """The values of all nominations, the same value of the same clause once."""
    rows: dict[tuple[str, tuple[str, ...]], ValueRow] = {}
    clauses: dict[str, ClauseScene] = {}
    for kind in book.offered:
        found = values_of(base(book.id, kind))
        clauses |= found.clauses
        for row in found.values:
            if row.cites:
                rows.setdefault((row.path, row.cites), row)
    return BookValues(rulebook=book.id, values=tuple(rows.values()), clauses=clauses)


class WideDesk:
    """What the routes do."""

    def __init__(self, office: Office) -> None:
        self._office = office
        self._rules = RulesDesk(office)

    def lay(self, you: Identity, wanted: LaidOnAll) -> EventPreview:
        """What would change; unless `dry`, it is changed. Raises `HttpRefusal`."""
        book, event = _book(wanted.rulebook), overrides_of(wanted.overrides)
        try:
            event_wide.check(book, event)
        except BadInput as error:
            raise wrong(error) from error
        reason = wanted.reason.strip() or "; ".join(dict.fromkeys(one.reason for one in event))
        listed = [one for one in self._office.programme.nominations.values() if one.rules.rulebook == book.id]
        pairs = {one.name: self._pair(book, one, event) for one in listed}
        seen = tuple(
            OfNomination(
                name=one.name, title=one.rules.title, preview=self._rules.difference(one.name, *pairs[one.name])
            )
            for one in listed
        )
        if not wanted.dry:
            revised = tuple(
                self._revision(one, *pairs[one.name], reason)
                for one in listed
                if pairs[one.name][0] != pairs[one.name][1]
            )
            command = w.LayOverrides(
                rulebook=book.id, overrides=event, seen=overrides_of(wanted.seen), revised=revised
            )  # fmt: skip
            self._office.give(you, programme.STREAM, command)
            for one in revised:
                self._rules.settle(you, one.name, pairs[one.name][1].rules, reason)
        return EventPreview(nominations=seen)

    def _pair(self, book: Rulebook, listed: w.NominationAdded, event: tuple[Override, ...]) -> tuple[Pinned, Pinned]:
        """A nomination's rules now, and as they would be: its own overrides and title stay."""
        before = self._rules.pinned(listed.name)
        after = laid_on(book, before.nomination, before.own, event)
        rules = msgspec.structs.replace(after.rules, name=before.rules.name)
        return before, msgspec.structs.replace(after, rules=rules)

    def _revision(self, listed: w.NominationAdded, before: Pinned, after: Pinned, reason: str) -> w.ReviseNomination:
        self._rules.check(listed.name, after.rules, reason, listed.settings)
        library = self._office.venue.library
        kept = library.keep(after)
        usual = listed.panel == panel_of(before.rules)
        return w.ReviseNomination(
            name=listed.name, rules=kept, ladder=after.rules.ladder, text=library.text(kept.content),
            panel=panel_of(after.rules) if usual else listed.panel, seen=listed.rules.content,
        )  # fmt: skip
