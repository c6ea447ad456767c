"""The routes of protests: the desk's under `/api/office`, a fighter's with his pass under `/api/public`, videos as files."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from hofmarshal.server.errors import no
from hofmarshal.server.office.context import Asked, Office
from hofmarshal.server.office.own_bouts import Own
from hofmarshal.server.office.passes import HEADER, bearer, pass_of
from hofmarshal.server.office.protests import (
    Decision,
    DecisionPreview,
    DeskFiling,
    Filing,
    Form,
    Made,
    Protests,
    Shown,
    bearer_identity,
)
from hofmarshal.server.office.videos import VideoRow
from hofmarshal.server.origins import is_private, raw_body

TAGS = ["protests"]
DESK = "/api/office/protests"
OWN = "/api/public/protests"
VIDEO = "/api/files/video/{name:str}/{protest:str}"


class Announced(Form, frozen=True, kw_only=True):
    """Whose result is announced."""

    nomination: Annotated[str, msgspec.Meta(max_length=32)]
    bout: Annotated[str, msgspec.Meta(max_length=80)]


class Retracting(Form, frozen=True, kw_only=True):
    """Why it is taken back; `mistaken`: it was entered for the wrong bout or person, and does not count."""

    reason: Annotated[str, msgspec.Meta(max_length=500)] = ""
    mistaken: bool = False


class OwnLink(msgspec.Struct, frozen=True, kw_only=True):
    """The way to a fighter's own page of protests: path and fragment."""

    path: str


def protest_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handlers over an office."""
    return [*desk_routes(office, Protests(office)), *own_routes(office, Protests(office))]


def desk_routes(office: Office, protests: Protests) -> list[HTTPRouteHandler]:
    """Those of the desk. They carry names and what was written, so they answer only where nobody can read along."""
    one = f"{DESK}/{{name:str}}/{{protest:str}}"

    @get(f"{DESK}/fighter/{{entry:str}}", operation_id="protest-bouts-of", tags=TAGS, sync_to_thread=True)
    def bouts_of(request: Asked, entry: FromPath[str]) -> Own:
        """A fighter's bouts, with what may be protested against."""
        office.allow(request)
        return protests.own(entry, private=True)

    @get(f"{DESK}/link/{{entry:str}}", operation_id="protest-link", tags=TAGS, sync_to_thread=True)
    def link(request: Asked, entry: FromPath[str]) -> OwnLink:
        """The link by which a fighter makes a protest on his own phone."""
        office.allow(request)
        return OwnLink(path=f"/protest#{pass_of(office.venue.identities.vault, entry)}")

    @post(DESK, status_code=201, operation_id="protest-file", tags=TAGS, sync_to_thread=True)
    def file(request: Asked, data: JSONBody[DeskFiling]) -> Made:
        """A protest made at the desk."""
        return protests.file(office.allow(request), data.entry, data)

    @post(f"{DESK}/announce", status_code=200, operation_id="protest-announce", tags=TAGS, sync_to_thread=True)
    def announce(request: Asked, data: JSONBody[Announced]) -> Response[None]:
        """Announce a result: the time to protest runs."""
        protests.announce(office.allow(request, secret=False), data.nomination, data.bout)
        return Response(None, status_code=200)

    @post(f"{one}/preview", status_code=200, operation_id="protest-preview", tags=TAGS, sync_to_thread=True)
    def preview(
        request: Asked, name: FromPath[str], protest: FromPath[str], data: JSONBody[Decision]
    ) -> DecisionPreview:
        """What a decision would come to and bring about; nothing is changed."""
        office.allow(request)
        return protests.preview(name, protest, data)

    @post(f"{one}/decide", status_code=200, operation_id="protest-decide", tags=TAGS, sync_to_thread=True)
    def decide(
        request: Asked, name: FromPath[str], protest: FromPath[str], data: JSONBody[Decision]
    ) -> DecisionPreview:
        """Decide as a preview showed it; 409 where it would come to something else now."""
        return protests.decide(office.allow(request), name, protest, data)

    @post(f"{one}/retract", status_code=200, operation_id="protest-retract", tags=TAGS, sync_to_thread=True)
    def retract(
        request: Asked, name: FromPath[str], protest: FromPath[str], data: JSONBody[Retracting]
    ) -> Response[None]:
        """Take a protest back."""
        protests.retract(office.allow(request), name, protest, data.reason, mistaken=data.mistaken)
        return Response(None, status_code=200)

    @get(f"{one}/papers", operation_id="protest-papers", tags=TAGS, sync_to_thread=True)
    def papers(request: Asked, name: FromPath[str], protest: FromPath[str]) -> Shown:
        """What was written with a protest, and the videos that came."""
        office.allow(request)
        return protests.papers(name, protest)

    @get(f"{one}/video/{{video:str}}", operation_id="protest-video", tags=TAGS, sync_to_thread=True)
    def video(request: Asked, name: FromPath[str], protest: FromPath[str], video: FromPath[str]) -> Response[bytes]:
        """A video."""
        office.allow(request)
        mime, data = protests.video(name, protest, video)
        return Response(data, media_type=mime, headers={"content-disposition": "inline"})

    return [bouts_of, link, file, announce, preview, decide, retract, papers, video]


def own_routes(office: Office, protests: Protests) -> list[HTTPRouteHandler]:
    """Those of a fighter who shows his pass, and the videos that he or the desk sends."""
    origin = office.venue.settings.origin

    def his(request: Asked) -> str:
        return bearer(office.venue.identities.vault, request)

    @get(OWN, operation_id="own-protests", tags=TAGS, sync_to_thread=True)
    def bouts(request: Asked) -> Own:
        """The fighter's own bouts and protests."""
        return protests.own(his(request), private=is_private(request.scope, origin))

    @post(OWN, status_code=201, operation_id="own-protest-file", tags=TAGS, sync_to_thread=True)
    def file(request: Asked, data: JSONBody[Filing]) -> Made:
        """A protest about a bout of his own; words only where nobody can read along."""
        entry = his(request)
        if (data.text or data.reference) and not is_private(request.scope, origin):
            raise no(403, "protests-not-here")
        return protests.file(bearer_identity(entry), entry, data)

    @post(OWN + "/{name:str}/{protest:str}/retract", status_code=200, operation_id="own-protest-retract", tags=TAGS,
          sync_to_thread=True)  # fmt: skip
    def retract(request: Asked, name: FromPath[str], protest: FromPath[str]) -> Response[None]:
        """Take his own protest back."""
        entry = his(request)
        if protests.entry_of(name, protest) != entry:
            raise no(403, "protests-not-yours")
        protests.retract(bearer_identity(entry), name, protest, "", mistaken=False)
        return Response(None, status_code=200)

    @post(VIDEO, status_code=201, operation_id="protest-add-video", tags=TAGS, sync_to_thread=True)
    def add_video(request: Asked, name: FromPath[str], protest: FromPath[str]) -> VideoRow:
        """A video of the moment, as the body: from the desk, or from who made the protest."""
        data = raw_body(request.scope)
        if HEADER.lower() not in request.headers:
            return protests.add_video(office.allow(request), name, protest, data)
        entry = his(request)
        if not is_private(request.scope, origin):
            raise no(403, "protests-not-here")
        return protests.add_video(bearer_identity(entry), name, protest, data, entry)

    return [bouts, file, retract, add_video]
