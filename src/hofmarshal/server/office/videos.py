"""Videos of protests: what is one, and how it is kept with the private data of the fighter who protests."""

from __future__ import annotations

import secrets

import msgspec

from hofmarshal.rules.notes import Refusal
from hofmarshal.server.dossiers import parts_under
from hofmarshal.server.errors import HttpRefusal, no
from hofmarshal.server.office.context import Office
from hofmarshal.server.scenes.protests import video_part
from hofmarshal.server.wire import Identity

MOST = 3
"""Videos with one protest: a moment is seen from a few sides, not from all phones of the hall."""

PIECE = 1 << 20
"""Bytes kept in one transaction: a whole video at once would hold up the taps of every ring."""

KIND = "protest"
_EBML = b"\x1aE\xdf\xa3"


class Video(msgspec.Struct, frozen=True, kw_only=True):
    """A video of a protest, as its fighter's private data names it: its pieces in order, its type, bytes, since when (ms)."""

    pieces: tuple[str, ...]
    mime: str
    size: int
    at: int


class VideoRow(msgspec.Struct, frozen=True, kw_only=True):
    """A video that came with a protest; `id` within the protest."""

    id: str
    mime: str
    size: int
    at: int


def mime_of(data: bytes) -> str | None:
    """The type of a video by what its bytes are, never by its name; None for what is none.

    MP4, MOV and 3GP say `ftyp` behind the length of their first box; WebM and MKV begin as EBML and name their kind.
    """
    size = int.from_bytes(data[:4], "big")
    if data[4:8] == b"ftyp" and 8 <= size <= 1024 and data[8:12].isascii():
        brand = data[8:12]
        if brand in (b"avif", b"avis", b"heic", b"heix", b"mif1", b"msf1", b"M4A ", b"M4B ", b"crx "):
            return None
        return {b"qt  ": "video/quicktime"}.get(brand, "video/3gpp" if brand[:2] == b"3g" else "video/mp4")
    if data[:4] == _EBML:
        head = data[:64]
        return "video/webm" if b"webm" in head else "video/x-matroska" if b"matroska" in head else None
    return None


class Videos:
    """The videos of an office's protests. Its calls block; each raises `HttpRefusal`."""

    def __init__(self, office: Office) -> None:
        self._office = office

    def keep(self, you: Identity, entry: str, name: str, key: str, data: bytes) -> VideoRow:
        """Keep a video that came for a protest of this fighter's."""
        if not data:
            raise no(422, "protests-video-none")
        mime = mime_of(data)
        if mime is None:
            raise HttpRefusal(422, Refusal("protests-video-kind"))
        if len(self.of(entry, name, key)) >= MOST:
            raise no(409, "protests-video-most", most=MOST)
        at = self._office.venue.now()
        pieces = tuple(
            self._office.media.put(entry, KIND, mime, data[start : start + PIECE], at)
            for start in range(0, len(data), PIECE)
        )
        video, id_ = Video(pieces=pieces, mime=mime, size=len(data), at=at), secrets.token_hex(4)
        self._office.keep(you, entry, video_part(name, key, id_), video)
        return VideoRow(id=id_, mime=mime, size=len(data), at=at)

    def of(self, entry: str, name: str, key: str) -> tuple[VideoRow, ...]:
        """The videos that came with a protest, oldest first."""
        found = parts_under(self._office.dossiers, entry, video_part(name, key, "").rstrip("/"), Video)
        rows = (VideoRow(id=id_, mime=one.mime, size=one.size, at=one.at) for id_, one in found.items())
        return tuple(sorted(rows, key=lambda one: (one.at, one.id)))

    def read(self, entry: str, name: str, key: str, id_: str) -> tuple[str, bytes]:
        """A video's type and bytes."""
        found = parts_under(self._office.dossiers, entry, video_part(name, key, "").rstrip("/"), Video).get(id_)
        pieces = [self._office.media.get(piece) for piece in found.pieces] if found is not None else []
        if found is None or any(piece is None for piece in pieces):
            raise no(404, "protests-video-gone")
        return found.mime, b"".join(piece.data for piece in pieces if piece is not None)
