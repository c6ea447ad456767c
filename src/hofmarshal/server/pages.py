"""The pages of the browser side as they were built: by their names, compressed once, never stale."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import threading
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from hofmarshal.rules.notes import Note
from hofmarshal.server.errors import no, told

STATIC = Path(str(files("hofmarshal.server"))) / "static"
"""Where the build puts the browser side."""

HOME = "home"
ALIASES = {"sign-in": "signin"}
"""Pages whose file is called otherwise."""

IMMUTABLE = "public, max-age=31536000, immutable"
FRESH = "no-cache"
"""A page is asked for anew each time (cheaply, by its tag); what it names carries a hash and never changes."""

SMALL = 1_000
"""Bytes under which compressing is not worth it."""

_TEXT = ("text/", "application/json", "application/javascript", "application/manifest+json", "image/svg+xml")


class _File:
    """A file in memory, plain and compressed, as it was at `stamp`."""

    def __init__(self, path: Path, stamp: tuple[int, int]) -> None:
        self.stamp = stamp
        self.plain = path.read_bytes()
        self.type = _type(path)
        packable = self.type.startswith(_TEXT) and len(self.plain) > SMALL
        self.packed = gzip.compress(self.plain, 9, mtime=0) if packable else None
        self.tag = f'"{hashlib.sha256(self.plain).hexdigest()[:20]}"'


class Pages:
    """The built files under `folder`. Safe to use from several threads."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder.resolve()
        self._files: dict[Path, _File] = {}
        self._lock = threading.Lock()

    @property
    def built(self) -> bool:
        """Whether there is anything to show."""
        return self._folder.is_dir() and any(self._folder.glob("*.html"))

    def find(self, path: str) -> _File | None:
        """The file at `path` (`assets/…`), or the page whose name `path` begins with; None if there is neither."""
        plain = path.strip("/")
        name = plain.partition("/")[0] or HOME
        page = f"{ALIASES.get(name, name)}.html"
        return self._read(plain) if _is_file(plain) else self._read(page)

    def _read(self, name: str) -> _File | None:
        try:
            path = (self._folder / name).resolve()
            found = path.stat()
        except (OSError, ValueError):
            return None
        if not path.is_relative_to(self._folder):
            return None
        stamp = (found.st_mtime_ns, found.st_size)
        with self._lock:
            kept = self._files.get(path)
            if kept is None or kept.stamp != stamp:
                if not path.is_file():
                    return None
                kept = self._files[path] = _File(path, stamp)
            return kept


def page_routes(pages: Pages | None = None) -> list[HTTPRouteHandler]:
    """The handler of everything that is not under `/api`."""
    shown = pages if pages is not None else Pages()

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
        if path.startswith("/api/") or path == "/api":
            raise no(404, "wire-no-page", path=path[:200])
        found = shown.find(path)
        if found is None and not shown.built:
            return _unbuilt()
        if found is None:
            raise no(404, "wire-no-page", path=path[:200])
        return _response(found, request, immutable=path.startswith("/assets/"))

    return [page]


def _response(found: _File, request: Request[Any, Any, Any], *, immutable: bool) -> Response[bytes]:
    headers = {"cache-control": IMMUTABLE if immutable else FRESH, "etag": found.tag}
    if found.packed is not None:
        headers["vary"] = "accept-encoding"
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers, media_type=found.type)
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, headers={**headers, "content-encoding": "gzip"}, media_type=found.type)
    return Response(found.plain, headers=headers, media_type=found.type)


def _unbuilt() -> Response[bytes]:
    """A page that says, in three languages, that there are no pages."""
    said = told(Note("wire-no-ui"))
    lines = "".join(
        f'<p lang="{lang}">{text}</p>' for lang, text in (("en", said.en), ("ru", said.ru), ("uk", said.uk))
    )
    page = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Hofmarshal</title>{lines}</html>'
    return Response(page.encode(), status_code=503, media_type="text/html")


def _is_file(path: str) -> bool:
    """Whether a path names a file: names of rings and nominations, which follow a page's own, may have points too."""
    return path.startswith("assets/") or ("/" not in path and "." in path and not path.endswith(".html"))


def _type(path: Path) -> str:
    found = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}.get(path.suffix)
    return found or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
