"""Cards of the game over HTTP: what a scanned or typed one is, one's own card to show, cards to print, props to make."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from hofmarshal.desk.decider import Issued, kind_of
from hofmarshal.exchange.game_cards import Card, card_pages
from hofmarshal.exchange.typesetting import code_picture
from hofmarshal.larp import obligation_acts, prop
from hofmarshal.larp.acts import Word
from hofmarshal.larp.obligation import Obligation
from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.server.buckets import Buckets
from hofmarshal.server.errors import HttpRefusal, no
from hofmarshal.server.game.cards_checked import Checks
from hofmarshal.server.game.proofs import card_of, looks_typed, short_of, stream_of, told, turn_of, typed
from hofmarshal.server.game.rights import MASTERS, character_of, seat_in_game
from hofmarshal.server.office.context import Asked, Office
from hofmarshal.server.office.reach import phone_origin
from hofmarshal.server.said import said
from hofmarshal.server.scenes.model_base import Said
from hofmarshal.server.scenes.world import name_of
from hofmarshal.server.wire import Identity

PLAYING = ("player", "medic", *MASTERS)
"""They scan cards."""

WRONG = 0.1, 15.0
"""Wrong codes a device may type: a second in the long run, at once."""

MOST_MADE, MOST_PRINTED = 200, 400

Lang = Literal["en", "ru", "uk"]
Key = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]{4,32}$")]


class CardShown(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was scanned (`STREAM.PROOF`) or typed (ten letters and digits)."""

    shown: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class CardFace(msgspec.Struct, frozen=True, kw_only=True):
    """A genuine card: of a prop its `kind`, name, text, uses left (`left`, None: as often as one likes) and whether one says on
    whom; of an obligation who is obliged to what. `shown` is what its QR says; `cannot` why it can do nothing now.
    """

    stream: str
    shown: str
    kind: str
    name: str
    text: str
    target: bool = False
    most: int = 0
    left: int | None = None
    obliged: str = ""
    status: str = ""
    deposited: bool = False
    yours: bool = False
    cites: tuple[str, ...] = ()
    cannot: tuple[Said, ...] = ()


class OwnCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card as its holder shows it: what its QR says, as a link and as a picture (SVG), and the code to be typed."""

    stream: str
    shown: str
    link: str
    code: str
    picture: str


class NewProps(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """So many cards of one kind. Sent again under the same `id`, they are the same cards."""

    id: Key
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_MADE)] = 1
    kind: prop.Kind
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
    text: Annotated[str, msgspec.Meta(max_length=2000)] = ""
    effects: Annotated[tuple[prop.Effect, ...], msgspec.Meta(max_length=8)] = ()
    uses: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    users: Annotated[tuple[Word, ...], msgspec.Meta(max_length=50)] = ()


class PropsMade(msgspec.Struct, frozen=True, kw_only=True):
    """The cards that were made, by their streams."""

    streams: tuple[str, ...]


def game_card_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handlers over an office."""
    cards = GameCards(office)

    @post("/api/game/card", status_code=200, sync_to_thread=True, tags=["game"], operation_id="game-card")
    def face(request: Asked, data: JSONBody[CardShown]) -> CardFace:
        """What a card is that a phone has scanned, or whose code was typed. Using it is a command of its stream."""
        return cards.face(office.allow(request, PLAYING, secret=False), data.shown)

    @get("/api/game/cards/{kind:str}/{name:str}", sync_to_thread=True, tags=["game"], operation_id="game-own-card")
    def own(request: Asked, kind: FromPath[str], name: FromPath[str]) -> OwnCard:
        """The card of an obligation for who holds it; any card for masters."""
        you = office.allow(request, PLAYING, secret=False)
        return cards.own(you, f"{kind}/{name}", phone_origin(request, office.venue.settings.origin))

    @get("/api/game/cards.pdf", sync_to_thread=True, tags=["game"], operation_id="game-cards-pdf")
    def printed(
        request: Asked,
        streams: Annotated[str, QueryParameter(max_length=20_000)],
        lang: Annotated[Lang, QueryParameter()] = "en",
    ) -> Response[bytes]:
        """Cards to cut out: of these streams (separated by commas), each as `own` would show it."""
        you = office.allow(request, PLAYING, secret=False)
        origin = phone_origin(request, office.venue.settings.origin)
        data = cards.printed(you, tuple(dict.fromkeys(filter(None, streams.split(",")))), origin, lang)
        headers = {"content-disposition": 'attachment; filename="cards.pdf"', "cache-control": "no-store"}
        return Response(data, media_type="application/pdf", headers=headers)

    @post("/api/office/game/props", status_code=200, sync_to_thread=True, tags=["game"], operation_id="game-make-props")
    def make(request: Asked, data: JSONBody[NewProps]) -> PropsMade:
        """Makes so many cards of one kind."""
        return cards.make(office.allow(request, MASTERS, secret=False), data)

    return [face, own, printed, make]


class GameCards:
    """What there is to cards. Its calls block; each raises `HttpRefusal`."""

    def __init__(self, office: Office) -> None:
        self._office = office
        self._wrong = Buckets(*WRONG)

    @property
    def _vault(self) -> Any:
        return self._office.venue.identities.vault

    def _state(self, stream: str) -> Any:
        return self._office.venue.game.desk.state(stream)

    def face(self, you: Identity, shown: str) -> CardFace:
        """What a card is; a false one is put on record, for who looks at it means to use it."""
        stream = self._stream_of_typed(you, shown) if looks_typed(shown) else self._stream_of_scanned(you, shown)
        state = self._state(stream)
        card = card_of(self._vault, stream, turn_of(state))
        if isinstance(state, Obligation):
            return self._obligation(you, stream, state, card)
        made = state.made
        cannot = [Note("prop-used-up", {"name": made.name, "uses": made.uses}, made.cites)] if state.left == 0 else []
        own = character_of(you.seat)
        if own and made.users and own not in made.users:
            cannot.append(Note("prop-not-for-you", {"name": made.name}, made.cites))
        return CardFace(
            stream=stream, shown=card, kind=made.kind, name=made.name, text=made.text, target=state.needs_target,
            most=made.uses, left=state.left, cites=made.cites, cannot=tuple(map(said, cannot)),
        )  # fmt: skip

    def own(self, you: Identity, stream: str, origin: str) -> OwnCard:
        """A card for who may show it."""
        state = self._his(you, stream)
        shown = card_of(self._vault, stream, turn_of(state))
        link = _link(origin, shown)
        code = short_of(self._vault, stream, turn_of(state))
        return OwnCard(stream=stream, shown=shown, link=link, code=_spaced(code), picture=code_picture(link))

    def printed(self, you: Identity, streams: tuple[str, ...], origin: str, lang: Lang) -> bytes:
        """Cards as a PDF."""
        if not streams:
            raise no(409, "game-no-cards")
        if len(streams) > MOST_PRINTED:
            raise no(409, "game-props-many", count=len(streams), most=MOST_PRINTED)
        made = [self._card(stream, self._his(you, stream), origin, lang) for stream in streams]
        return card_pages(made, lang, event=self._office.programme.name)

    def make(self, you: Identity, asked: NewProps) -> PropsMade:
        """Makes the cards; those that an earlier try has made stay as they are."""
        house = self._office.venue.game
        command = prop.MakeProp(
            kind=asked.kind, name=asked.name.strip() or asked.name, text=asked.text, effects=asked.effects, uses=asked.uses,
            users=asked.users, batch=asked.id,
        )  # fmt: skip
        checks = Checks(house, self._vault)
        refusal = checks.against("prop/new", command, you, 0)
        if refusal is not None:
            raise HttpRefusal(409, refusal)
        streams = tuple(f"prop/{asked.id}-{number}" for number in range(1, asked.count + 1))
        for stream in streams:
            answer = self._submit(you, stream, checks.with_clauses(command))
            if answer is not None and answer.code != "prop-made-already":
                raise HttpRefusal(409, answer)
        return PropsMade(streams=streams)

    # Whose and which

    def _stream_of_typed(self, you: Identity, text: str) -> str:
        wait = self._wrong.wait(you.device)
        if wait:
            raise _later(wait)
        found = typed(self._vault, text, self._cards())
        if found is None:
            self._wrong.charge(you.device)
            raise no(404, "game-code-wrong")
        return found[0]

    def _cards(self) -> Iterator[tuple[str, int]]:
        for kind in ("prop", "obligation"):
            for stream in self._office.venue.streams(kind):
                state = self._state(stream)
                if _exists(state):
                    yield stream, turn_of(state)

    def _stream_of_scanned(self, you: Identity, shown: str) -> str:
        stream = stream_of(shown)
        state = self._state(stream) if kind_of(stream) in ("prop", "obligation") else None
        if state is None or not _exists(state):
            raise no(404, "prop-unknown")
        seen = told(self._vault, stream, shown, turn_of(state))
        if seen == "old":
            raise HttpRefusal(409, Refusal("game-card-old", {}, state.rules.transfer.cites))
        if seen == "false":
            self._forged(you, stream, state)
            raise no(403, "game-card-wrong")
        return stream

    def _forged(self, you: Identity, stream: str, state: Any) -> None:
        own = character_of(you.seat)
        if own:
            attempt: Any = prop.ShowFalse(who=own)
            if isinstance(state, Obligation):
                attempt = obligation_acts.Attempt(what="false-card", who=own)
            self._submit(you, stream, attempt)

    def _submit(self, you: Identity, stream: str, command: Any) -> Refusal | None:
        venue = self._office.venue
        issued = Issued(
            id=f"http~{secrets.token_hex(12)}", stream=stream, at=venue.game.now(), command=command,
            seat=seat_in_game(you), device=you.device, actor=you.seat,
        )  # fmt: skip
        refusal: Refusal | None = venue.game.submit(issued).refusal
        venue.woken()
        return refusal

    def _his(self, you: Identity, stream: str) -> Any:
        """The state of a card that this one may show."""
        state = self._state(stream) if kind_of(stream) in ("prop", "obligation") else None
        if state is None or not _exists(state):
            raise no(404, "prop-unknown")
        if isinstance(state, Obligation):
            if state.signed_at is None:
                raise HttpRefusal(409, Refusal("obl-unsigned", {"what": "transfer"}, state.rules.signed.cites))
            if you.role not in MASTERS and state.holder != character_of(you.seat):
                raise HttpRefusal(403, Refusal("game-card-not-yours", {}, state.rules.transfer.cites))
        elif you.role not in MASTERS:
            raise no(403, "game-card-not-yours")
        return state

    def _obligation(self, you: Identity, stream: str, state: Obligation, card: str) -> CardFace:
        rules = state.rules
        cannot: list[Note] = []
        if state.end:
            cannot.append(Note("obl-ended", {"end": state.end}, rules.duty.cites))
        elif state.signed_at is None:
            cannot.append(Note("obl-unsigned", {"what": "transfer"}, rules.signed.cites))
        return CardFace(
            stream=stream, shown=card, kind="obligation", name=name_of(self._office.venue, state.obliged), text=state.terms,
            obliged=state.obliged, status=state.end or "open", deposited=state.deposited,
            yours=state.holder == character_of(you.seat), cites=rules.transfer.cites, cannot=tuple(map(said, cannot)),
        )  # fmt: skip

    def _card(self, stream: str, state: Any, origin: str, lang: Lang) -> Card:
        shown = card_of(self._vault, stream, turn_of(state))
        code = _spaced(short_of(self._vault, stream, turn_of(state)))
        played = self._office.venue.played
        clauses = played.clauses if played is not None else {}
        if isinstance(state, Obligation):
            cites, name, text, kind, uses = state.rules.duty.cites, state.obliged, state.terms, "obligation", 0
            name = name_of(self._office.venue, state.obliged)
        else:
            made = state.made
            cites, name, text, kind, uses = made.cites, made.name, made.text, made.kind, made.uses
        numbers = dict.fromkeys(clauses[one].number if one in clauses else one for one in cites)
        return Card(
            kind=kind, name=name, text=text, code=code, link=_link(origin, shown), uses=uses, clauses=tuple(numbers),
            users=() if kind == "obligation" else state.made.users, statement=_first(clauses, cites, lang),
        )  # fmt: skip


def _exists(state: Any) -> bool:
    if isinstance(state, Obligation):
        return bool(state.held)
    return isinstance(state, prop.Prop) and state.made is not None and not state.withdrawn


def _first(clauses: Any, cites: tuple[str, ...], lang: str) -> str:
    return clauses[cites[0]].statement.in_(lang) if cites and cites[0] in clauses else ""


def _link(origin: str, shown: str) -> str:
    return f"{origin.rstrip('/')}/player#card={shown}"


def _spaced(code: str) -> str:
    return f"{code[:5]} {code[5:]}"


def _later(wait: float) -> HttpRefusal:
    seconds = int(wait) + 1
    return HttpRefusal(429, Refusal("game-code-wait", {"seconds": seconds}), {"Retry-After": str(seconds)})
