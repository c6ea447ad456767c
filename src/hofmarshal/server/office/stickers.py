"""Stickers for gear that passed, and what their codes tell whoever reads one: whether it still holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromQuery, QueryParameter

from hofmarshal.admission import inspection
from hofmarshal.desk.event_admission import Inspected, inspection_stream
from hofmarshal.exchange.stickers import Sticker, sticker_pages
from hofmarshal.rules.block import Text
from hofmarshal.server import keys
from hofmarshal.server.errors import no
from hofmarshal.server.identity import Vault
from hofmarshal.server.office.context import Asked, Office
from hofmarshal.server.office.entry_sheets import number_order
from hofmarshal.server.office.gear import ROLES
from hofmarshal.server.office.reach import phone_origin
from hofmarshal.server.scenes.inspection import gear_state, item_name
from hofmarshal.server.scenes.model_admission import GearState

KEY = "stickers"
"""Under which name the event's key of stickers lies in the vault."""

PROOF = 20
"""Hex digits of a proof: 80 bits, short enough for a code of two centimetres."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which stickers: of a nomination, of these entries (none: of all who passed); one a fighter, or one a piece."""

    nomination: str
    entries: tuple[str, ...] = ()
    lang: str = "uk"
    each: str = "fighter"


class StickerFace(msgspec.Struct, frozen=True, kw_only=True):
    """What a sticker says: whose, for which nomination, and whether it `holds`: it is void once the gear was opened anew."""

    entry: str
    name: str
    nomination: str
    title: Text
    holds: bool
    state: GearState
    pieces: tuple[Text, ...] = ()
    armour: int | None = None


def sticker_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handlers."""

    @get("/api/office/stickers.pdf", operation_id="stickers", tags=["admission"], sync_to_thread=True)
    def stickers(
        request: Asked,
        nomination: Annotated[str, QueryParameter(max_length=40)],
        entries: Annotated[str, QueryParameter(max_length=8000)] = "",
        lang: FromQuery[Literal["en", "ru", "uk"]] = "uk",
        each: FromQuery[Literal["fighter", "piece"]] = "fighter",
        skip: Annotated[int, QueryParameter(ge=0, le=23)] = 0,
    ) -> Response[bytes]:
        """A PDF of stickers for gear that passed: of a nomination, of these entries (separated by commas) or of all; one a
        fighter or one a piece. `skip` places of the first sheet are used already.
        """
        office.allow(request, ROLES)
        wanted = Wanted(nomination=nomination, entries=tuple(filter(None, entries.split(","))), lang=lang, each=each)
        made = tuple(made_for(office, wanted, phone_origin(request, office.venue.settings.origin)))
        if not made:
            raise no(409, "admission-no-stickers")
        pages = sticker_pages(made, lang, event=office.programme.name, skip=skip)
        headers = {"content-disposition": 'attachment; filename="stickers.pdf"'}
        return Response(pages, media_type="application/pdf", headers=headers)

    @get("/api/public/sticker", operation_id="sticker", tags=["admission"], sync_to_thread=True)
    def sticker(code: Annotated[str, QueryParameter(max_length=200)]) -> StickerFace:
        """What a sticker's code tells anybody who reads it."""
        found = read(office.venue.identities.vault, code)
        if found is None:
            raise no(404, "admission-sticker-unknown")
        return _face(office, *found)

    return [stickers, sticker]


def made_for(office: Office, data: Wanted, base: str) -> Iterator[Sticker]:
    """The stickers that are wanted; raises `HttpRefusal` (404) for a nomination there is not."""
    listed = office.programme.nominations.get(data.nomination)
    if listed is None:
        raise no(404, "admission-no-nomination", nomination=data.nomination)
    vault = office.venue.identities.vault
    kinds = office.venue.streams("inspection")
    head = inspection_stream(data.nomination, "")
    inspected_ones = (one.removeprefix(head) for one in kinds if one.startswith(head))
    entries = data.entries or tuple(sorted(inspected_ones, key=number_order))
    for entry in entries:
        inspected: Inspected = office.venue.look(inspection_stream(data.nomination, entry))
        if gear_state(inspected) != "pass":
            continue
        person = office.people.get(entry)
        worn = inspection.class_of(inspected.state, inspected.gear)
        pieces = [item_name(inspected.gear, one.kind).in_(data.lang) for one in inspected.state.pieces.values()]
        for piece in pieces if data.each == "piece" else ("",):
            yield Sticker(
                entry=entry, name=person.name if person is not None else "", piece=piece,
                nomination=listed.rules.title.in_(data.lang),
                armour=worn.value if worn is not None and worn.value is not None else -1,
                link=f"{base}/sticker#{code_of(vault, data.nomination, entry, inspected.state.seen)}",
            )  # fmt: skip


def code_of(vault: Vault, nomination: str, entry: str, seen: int) -> str:
    """`NOMINATION/ENTRY/TIME.PROOF`; `seen`: which closing of the inspection it was given for."""
    plain = f"{nomination}/{entry}/{seen}"
    return f"{plain}.{_proof(vault, plain)}"


def read(vault: Vault, code: str) -> tuple[str, str, int] | None:
    """Nomination, entry and closing of a sticker's code; None where it is none of this event."""
    plain, _, proof = code.strip().rpartition(".")
    parts = plain.split("/")
    if len(parts) != 3 or not parts[2].isdecimal() or not proof.isascii():
        return None
    return (parts[0], parts[1], int(parts[2])) if keys.same(_proof(vault, plain), proof.lower()) else None


def _proof(vault: Vault, plain: str) -> str:
    return keys.mac(vault.keep(KEY, keys.new_secret()), f"sticker\n{plain}").hex()[:PROOF]


def _face(office: Office, nomination: str, entry: str, seen: int) -> StickerFace:
    listed = office.programme.nominations.get(nomination)
    if listed is None:
        raise no(404, "admission-sticker-unknown")
    inspected: Inspected = office.venue.look(inspection_stream(nomination, entry))
    state, person = gear_state(inspected), office.people.get(entry)
    worn = inspection.class_of(inspected.state, inspected.gear)
    holds = state == "pass" and inspected.state.seen == seen
    return StickerFace(
        entry=entry, name=person.name if person is not None else "", nomination=nomination, title=listed.rules.title,
        holds=holds, state=state,
        pieces=tuple(item_name(inspected.gear, one.kind) for one in inspected.state.pieces.values()) if holds else (),
        armour=worn.value if holds and worn is not None else None,
    )  # fmt: skip
