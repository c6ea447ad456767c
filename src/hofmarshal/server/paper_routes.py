"""The routes of paper: protocols, score sheets, and a sheet typed back (docs/wire.md)."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from hofmarshal.exchange.paper import PaperSheet
from hofmarshal.server.errors import no
from hofmarshal.server.gate import Gate
from hofmarshal.server.identity_routes import who
from hofmarshal.server.lanes import Full
from hofmarshal.server.paper import MOST_BLANK, Paper, PaperAnswer
from hofmarshal.server.venue import Venue
from hofmarshal.text import LANGUAGES

Asked = Request[Any, Any, Any]
PROTOCOL = "/protocol.yaml"
MOST_PRINTING = 4
"""Sheets that are being made or wait for it; they are made one after the other."""


def paper_routes(venue: Venue, gate: Gate) -> list[HTTPRouteHandler]:
    """The handlers over a venue; `gate` says who asks."""
    paper = Paper(venue)

    @get("/api/contests/{path:path}", operation_id="protocol", tags=["paper"], sync_to_thread=True)
    def protocol(request: Asked, path: FromPath[str]) -> Response[bytes]:
        """`GET /api/contests/{stream}/protocol.yaml`: a contest's protocol, as `hofmarshal run` reads it."""
        if not path.endswith(PROTOCOL):
            raise no(404, "wire-no-page", path=request.url.path[:200])
        stream = path.removesuffix(PROTOCOL).strip("/")
        text = paper.protocol(stream, who(gate, request))
        name = "-".join(stream.split("/")[1:])
        return Response(text.encode(), media_type="application/yaml", headers=_named(f"{name}.yaml", "attachment"))

    printing = 0

    @get("/api/sheets/{file:str}", operation_id="sheets", tags=["paper"])
    async def sheets(
        file: FromPath[str],
        lang: Annotated[str, QueryParameter(max_length=20)] = "en",
        blank: Annotated[int, QueryParameter(ge=0, le=MOST_BLANK)] = 0,
    ) -> Response[bytes]:
        """`GET /api/sheets/{nomination}.pdf`: its groups and open bouts, or `blank` empty sheets, to print."""
        if lang not in LANGUAGES:
            raise no(400, "paper-language", lang=lang[:20])
        nonlocal printing
        name = file.removesuffix(".pdf")
        if printing >= MOST_PRINTING:  # anybody may ask, and each page takes a core for a while
            raise Full

        def made() -> bytes:
            if venue.stopping:
                raise Full
            return paper.sheets(name, lang, blank=blank)

        printing += 1
        try:
            pdf = await venue.lanes.run("sheets", made)
        finally:
            printing -= 1
        return Response(pdf, media_type="application/pdf", headers=_named(f"{name.replace(':', '-')}.pdf", "inline"))

    @post("/api/paper/{path:path}", operation_id="paper", tags=["paper"], status_code=200)
    async def type_back(request: Asked, path: FromPath[str], data: JSONBody[PaperSheet]) -> PaperAnswer:
        """A sheet typed back: with `dry` what would come of it, else recorded whole, once, or not at all."""
        you = await venue.lanes.run("paper", lambda: who(gate, request))
        stream = path.strip("/")
        done: PaperAnswer = await venue.passage.run(stream, lambda: paper.type_back(stream, data, you))
        return done

    return [protocol, sheets, type_back]


def _named(name: str, how: str) -> dict[str, str]:
    """The header that names a file to save."""
    safe = "".join(c if c.isascii() and (c.isalnum() or c in "-._") else "-" for c in name)
    return {"content-disposition": f'{how}; filename="{safe}"', "cache-control": "no-store"}
