"""A captain's phone and his team's printed code: how it is paired, the cards to print, another code for one that was lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.exchange.captain_cards import Card, card_pages
from hofmarshal.server.device_acts import DeviceId, Name
from hofmarshal.server.errors import no
from hofmarshal.server.office.context import Office
from hofmarshal.server.office.entry_sheets import number_order
from hofmarshal.server.office.printed import Mac, PrintedCodes, Proof, Whose
from hofmarshal.server.office.reach import phone_origin
from hofmarshal.server.origins import address_of
from hofmarshal.server.titles import titles_of
from hofmarshal.server.wire import Identity
from hofmarshal.text import LANGUAGES
from hofmarshal.tournament import entry_book, nomination

MOST_CARDS = 400

Asked = Request[Any, Any, Any]


class CaptainPair(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A captain's phone: `team` as typed, `proof` the HMAC of `captain`, team, device and name, a line each, under the
    code's key.
    """

    team: Whose
    device: DeviceId
    name: Name
    proof: Mac


class CaptainCode(msgspec.Struct, frozen=True, kw_only=True):
    """A team's code as the desk may read it out, and since how many new ones."""

    team: str
    code: str
    number: int


def captain_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handlers over an office."""
    captains = Captains(office)

    @post("/api/captain", status_code=200, sync_to_thread=True, tags=["identity"], operation_id="captain")
    def pair(request: Asked, data: JSONBody[CaptainPair]) -> Identity:
        """A captain's phone takes his team's seat with the printed code, which it proves and does not send."""
        proof = Proof(whose=data.team, device=data.device, name=data.name, proof=data.proof)
        return captains.codes.pair(proof, address_of(request.scope))

    @get("/api/office/captains/cards.pdf", sync_to_thread=True, tags=["entries"], operation_id="captains-cards")
    def cards(
        request: Asked,
        nomination: Annotated[str, QueryParameter(max_length=64)] = "",
        team: Annotated[str, QueryParameter(max_length=64)] = "",
        lang: Annotated[str, QueryParameter(max_length=20)] = "en",
    ) -> Response[bytes]:
        """The captains' cards of all teams, of a nomination's, or of one team: a page each, PDF."""
        office.allow(request)
        if lang not in LANGUAGES:
            raise no(400, "paper-language", lang=lang[:20])
        data = captains.cards(phone_origin(request, office.venue.settings.origin), nomination, team, lang)
        name = f"captain-{team}.pdf" if team.isascii() and team.isalnum() else "captains.pdf"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(data, media_type="application/pdf", headers=headers)

    @get("/api/office/captains/{team:str}", sync_to_thread=True, tags=["entries"], operation_id="captain-code")
    def code(request: Asked, team: FromPath[str]) -> CaptainCode:
        """A team's code, for who stands at the desk and whose card got wet."""
        office.allow(request)
        return captains.code(team)

    @post(
        "/api/office/captains/{team:str}/recode", status_code=200, sync_to_thread=True, tags=["entries"],
        operation_id="captain-recode",
    )  # fmt: skip
    def recode(request: Asked, team: FromPath[str]) -> CaptainCode:
        """Another code for a team: the old card pairs nothing any more, and phones paired with it are shut out."""
        you = office.allow(request)
        captains.code(team)
        captains.codes.recode(you, team)
        return captains.code(team)

    return [pair, cards, code, recode]


class Captains:
    """What there is to captains' codes. Its calls block; each raises `HttpRefusal`."""

    def __init__(self, office: Office) -> None:
        self._office = office
        self.codes = PrintedCodes(office, "captain", lambda: tuple(self._teams()))

    def code(self, team: str) -> CaptainCode:
        """The code of a team that has one."""
        if team not in self._teams():
            raise no(404, "captain-no-team", entry=team[:64])
        return CaptainCode(team=team, code=self.codes.code(team), number=self.codes.number(team))

    def cards(self, origin: str, named: str, team: str, lang: str) -> bytes:
        """Cards to print."""
        teams = self._teams()
        chosen = [one for one, names in teams.items() if team in ("", one) and (not named or named in names)]
        if not chosen:
            raise no(409, "captain-no-teams")
        if len(chosen) > MOST_CARDS:
            raise no(409, "captain-cards-many", count=len(chosen), most=MOST_CARDS)
        state = self._office.programme
        titles = {name: title.in_(lang) for name, title in titles_of(state).items()}
        cards = []
        for one in sorted(chosen, key=number_order):
            person = self._office.people.get(one)
            cards.append(
                Card(
                    team=one, name=person.shown if person is not None else one, club=person.club if person is not None else "",
                    nominations=tuple(titles[name] for name in teams[one]), code=self.codes.code(one),
                    link=self.codes.link(origin, one), fighters=self._most(one, teams[one]),
                    sealed=any(self._state(name).rules.order is not None for name in teams[one]),
                )
            )  # fmt: skip
        return card_pages(cards, lang, event=state.name, origin=origin)

    # What is asked of the event

    def _state(self, name: str) -> nomination.State:
        found: nomination.State = self._office.venue.look(nomination_stream(name))
        return found

    def _teams(self) -> dict[str, tuple[str, ...]]:
        """Every team and its nominations: only teams have captains."""
        found: dict[str, tuple[str, ...]] = {}
        for name, listed in self._office.programme.nominations.items():
            if listed.rules.team:
                state = self._state(name)
                for entry in state.entries:
                    if nomination.is_active(state, entry):
                        found[entry] = (*found.get(entry, ()), name)
        return found

    def _most(self, team: str, names: tuple[str, ...]) -> int:
        """How many fighters an order on paper may have to hold."""
        return max(self._counts(team, names), default=0)

    def _counts(self, team: str, names: tuple[str, ...]) -> Iterator[int]:
        rosters: entry_book.State = self._office.venue.look(entry_book.STREAM)
        for name in names:
            yield sum(not one.reserve for one in entry_book.roster(rosters, name, team))
            rule = self._state(name).rules.roster
            yield rule.main_max or rule.main_min if rule is not None else 0
