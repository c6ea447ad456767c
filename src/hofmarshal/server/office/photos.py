"""Photos of gear: looked at, made anew without what a camera writes beside the picture, kept with their person."""

from __future__ import annotations

import io
import warnings
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, QueryParameter

from hofmarshal.rules.notes import Refusal
from hofmarshal.server.errors import HttpRefusal, no
from hofmarshal.server.office.context import Asked, Office
from hofmarshal.server.office.gear import ROLES
from hofmarshal.server.origins import raw_body

KIND = "gear"
MOST_SIDE = 1600
"""Pixels: enough to see a crack, small enough for a phone's connection."""

MOST_PIXELS = 60_000_000
"""A picture that claims more is not opened: it would fill the memory."""

FORMATS = ("JPEG", "PNG", "WEBP")
QUALITY = 80
MOST_EACH = 60
"""Photos kept of one person."""


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """A photo that is there now."""

    id: str


def photo_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handlers."""

    @post("/api/files/photo", status_code=201, operation_id="add-photo", tags=["admission"], sync_to_thread=True)
    def add_photo(request: Asked, entry: Annotated[str, QueryParameter(max_length=64)]) -> Kept:
        """A photo of somebody's gear, as the camera made it (JPEG, PNG or WebP); it is kept as WebP without metadata."""
        office.allow(request, ("expert",))
        office.person(entry)
        if len(office.media.of(entry)) >= MOST_EACH:
            raise no(409, "admission-photos-many", most=MOST_EACH)
        try:
            picture = remade(raw_body(request.scope))
        except NotPicture as error:
            raise HttpRefusal(422, Refusal("admission-no-picture")) from error
        return Kept(id=office.media.put(entry, KIND, "image/webp", picture, office.venue.now()))

    @get("/api/office/photos/{name:str}", operation_id="photo", tags=["admission"], sync_to_thread=True)
    def photo(request: Asked, name: FromPath[str]) -> Response[bytes]:
        """A photo of gear."""
        office.allow(request, ROLES)
        found = office.media.get(name[:64])
        if found is None or found.kind != KIND:
            raise no(404, "admission-no-such-photo")
        return Response(found.data, media_type=found.mime)

    return [add_photo, photo]


class NotPicture(ValueError):
    """What was sent is no picture that is taken here."""


def remade(data: bytes) -> bytes:
    """The picture drawn anew as WebP: upright, at most `MOST_SIDE` wide and high, nothing beside its pixels.

    Raises `NotPicture`.
    """
    from PIL import Image, ImageOps  # a large library: only for who sends pictures

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            with Image.open(io.BytesIO(data), formats=FORMATS) as opened:
                if opened.width * opened.height > MOST_PIXELS or not opened.width or not opened.height:
                    raise NotPicture("too many pixels")
                opened.draft("RGB", (MOST_SIDE, MOST_SIDE))
                upright = ImageOps.exif_transpose(opened).convert("RGB")
                upright.thumbnail((MOST_SIDE, MOST_SIDE))
                bare = Image.new("RGB", upright.size)
                bare.paste(upright)
                made = io.BytesIO()
                bare.save(made, "WEBP", quality=QUALITY, method=4)
    except NotPicture:
        raise
    except Exception as error:  # a decoder given nonsense raises anything; all of it means the same
        raise NotPicture(type(error).__name__) from error
    return made.getvalue()
