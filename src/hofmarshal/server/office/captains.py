"""A captain's phone and his team's printed code: how it is paired, the cards to print, another code for one that was lost."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from hofmarshal.desk.decider import Issued
from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.exchange.captain_cards import Card, card_pages
from hofmarshal.rules.notes import Refusal
from hofmarshal.server import captain_codes, keys
from hofmarshal.server.buckets import Buckets
from hofmarshal.server.device_acts import DeviceId, Lead, Name, Recode, State
from hofmarshal.server.devices import SERVER, STREAM
from hofmarshal.server.errors import HttpRefusal, no
from hofmarshal.server.letters import grouped, plain
from hofmarshal.server.office.context import Office
from hofmarshal.server.office.entry_sheets import number_order
from hofmarshal.server.office.reach import phone_origin
from hofmarshal.server.origins import address_of
from hofmarshal.server.seats import captain_seat
from hofmarshal.server.titles import titles_of
from hofmarshal.server.wire import Identity
from hofmarshal.text import LANGUAGES
from hofmarshal.tournament import entry_book, nomination

WRONG = 0.2, 20.0
"""Wrong codes an address may send: a second in the long run, at once."""

PAIRED = 0.05, 12.0
"""Phones that may be paired with one right code."""

MOST_CARDS = 400

Asked = Request[Any, Any, Any]
Team = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Mac = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$")]


class CaptainPair(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A captain's phone: `team` as typed, `proof` the HMAC of `captain`, team, device and name, a line each, under the
    code's key.
    """

    team: Team
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
        return captains.pair(data, address_of(request.scope))

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
        office.give(you, STREAM, Recode(team=team))
        return captains.code(team)

    return [pair, cards, code, recode]


class Captains:
    """What there is to captains' codes. Its calls block; each raises `HttpRefusal`."""

    def __init__(self, office: Office) -> None:
        self._office = office
        self._wrong = Buckets(*WRONG)
        self._paired = Buckets(*PAIRED)

    def pair(self, asked: CaptainPair, address: str) -> Identity:
        """Seat a phone that proves its team's code. Asked again after a lost answer, it is the same answer."""
        wait = self._wrong.wait(address)
        if wait:
            raise _later(wait)
        team = self._team(asked.team)
        state = self._devices()
        number = state.codes.get(team, 0)
        key = captain_codes.key_of(captain_codes.code_of(self._vault, team, number))
        right = keys.matches(key, captain_codes.claim(asked.team, asked.device, asked.name), asked.proof)
        if not right or not team:  # a team there is not takes no less time
            self._wrong.charge(address)
            raise no(403, "captain-code-wrong")
        row = state.devices.get(asked.device)
        if row is None or row.seat != captain_seat(team):
            wait = self._paired.take(team)
            if wait:
                raise _later(wait)
            self._lead(Lead(device=asked.device, name=asked.name, team=team, number=number))
        identities = self._office.venue.identities
        identities.vault.keep(asked.device, keys.device_secret(key, asked.device))
        return identities.identity(asked.device)

    def code(self, team: str) -> CaptainCode:
        """The code of a team that has one."""
        if team not in self._teams():
            raise no(404, "captain-no-team", entry=team[:64])
        number = self._devices().codes.get(team, 0)
        return CaptainCode(team=team, code=grouped(captain_codes.code_of(self._vault, team, number)), number=number)

    def cards(self, origin: str, named: str, team: str, lang: str) -> bytes:
        """Cards to print."""
        teams = self._teams()
        chosen = [one for one, names in teams.items() if team in ("", one) and (not named or named in names)]
        if not chosen:
            raise no(409, "captain-no-teams")
        if len(chosen) > MOST_CARDS:
            raise no(409, "captain-cards-many", count=len(chosen), most=MOST_CARDS)
        state, numbers = self._office.programme, self._devices().codes
        titles = {name: title.in_(lang) for name, title in titles_of(state).items()}
        cards = []
        for one in sorted(chosen, key=number_order):
            person = self._office.people.get(one)
            code = captain_codes.code_of(self._vault, one, numbers.get(one, 0))
            cards.append(
                Card(
                    team=one, name=person.shown if person is not None else one, club=person.club if person is not None else "",
                    nominations=tuple(titles[name] for name in teams[one]), code=grouped(code),
                    link=captain_codes.link_of(origin, one, code), fighters=self._most(one, teams[one]),
                    sealed=any(self._state(name).rules.order is not None for name in teams[one]),
                )
            )  # fmt: skip
        return card_pages(cards, lang, event=state.name, origin=origin)

    # What is asked of the event

    @property
    def _vault(self) -> Any:
        return self._office.venue.identities.vault

    def _devices(self) -> State:
        """The devices, with what other processes have written this very moment."""
        return self._office.venue.identities.look_again()

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

    def _team(self, typed: str) -> str:
        """The team somebody means: its entry, or the only one that reads like it; empty where there is none."""
        teams = self._teams()
        if typed in teams:
            return typed
        alike = [one for one in teams if plain(one) == plain(typed)]
        return alike[0] if len(alike) == 1 else ""

    def _most(self, team: str, names: tuple[str, ...]) -> int:
        """How many fighters an order on paper may have to hold."""
        return max(self._counts(team, names), default=0)

    def _counts(self, team: str, names: tuple[str, ...]) -> Iterator[int]:
        rosters: entry_book.State = self._office.venue.look(entry_book.STREAM)
        for name in names:
            yield sum(not one.reserve for one in entry_book.roster(rosters, name, team))
            rule = self._state(name).rules.roster
            yield rule.main_max or rule.main_min if rule is not None else 0

    def _lead(self, command: Lead) -> None:
        issued = Issued(
            id=secrets.token_hex(16),
            stream=STREAM,
            at=self._office.venue.now(),
            command=command,
            seat=SERVER,
            device=SERVER,
        )
        refusal: Refusal | None = self._office.venue.desk.submit(issued).refusal
        row = self._devices().devices.get(command.device)
        if refusal is not None and not (row and row.seat == captain_seat(command.team)):  # a twin may have come first
            raise HttpRefusal(409 if refusal.code == "device-known" else 403, refusal)


def _later(wait: float) -> HttpRefusal:
    seconds = int(wait) + 1
    return HttpRefusal(429, Refusal("captain-wait", {"seconds": seconds}), {"Retry-After": str(seconds)})
