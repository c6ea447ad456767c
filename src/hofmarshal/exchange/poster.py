"""The poster by the door, as PDF: a QR that leads to the event's public pages, and how to get into its network first."""

from __future__ import annotations

import io
from collections.abc import Sequence
from importlib.resources import files
from typing import Literal

import msgspec
import segno

from hofmarshal.text import message


class Poster(msgspec.Struct, frozen=True, kw_only=True):
    """What stands on it. `link` is where the QR leads; `languages`, the first one first, in which its words are said.

    `local`: the link works in the event's own network only, which people must join first: its name `ssid` and password
    `key`, lines to write on where they are empty.
    """

    event: str
    link: str
    languages: tuple[str, ...]
    local: bool = True
    ssid: str = ""
    key: str = ""
    paper: Literal["a4", "a3"] = "a4"


def poster_pdf(poster: Poster) -> bytes:
    """The page."""
    import typst  # a large library: only for who prints

    tree = {
        "event": poster.event,
        "link": poster.link.partition("://")[2] or poster.link,
        "paper": poster.paper,
        "lang": poster.languages[0],
        "titles": _said("public-poster-title", poster.languages),
        "scan": _said("public-poster-scan", poster.languages),
        "wifi": _said("public-poster-wifi", poster.languages),
        "network": " / ".join(dict.fromkeys(_said("public-poster-network", poster.languages))) + ":",
        "password": " / ".join(dict.fromkeys(_said("public-poster-password", poster.languages))) + ":",
        "qr": _picture(poster.link, "h"),
        "wifi_qr": _picture(wifi_code(poster.ssid, poster.key), "m") if poster.local and poster.ssid else "",
        "local": poster.local,
        "ssid": poster.ssid,
        "key": poster.key,
    }
    source = (files("hofmarshal.exchange") / "poster.typ").read_bytes()
    compiler = typst.Compiler(source, ignore_system_fonts=True)
    found = compiler.compile(format="pdf", sys_inputs={"poster": msgspec.json.encode(tree).decode()})
    if not isinstance(found, bytes):
        raise TypeError("a poster is one page")
    return found


def wifi_code(ssid: str, key: str) -> str:
    """What phones' cameras read to join a network."""
    hidden = str.maketrans({char: f"\\{char}" for char in '\\;,:"'})
    safe = ssid.translate(hidden)
    return f"WIFI:T:WPA;S:{safe};P:{key.translate(hidden)};;" if key else f"WIFI:T:nopass;S:{safe};;"


def _picture(text: str, error: str) -> str:
    """A QR as SVG; with much redundancy a torn or wet one is still read."""
    out = io.BytesIO()
    segno.make(text, error=error, micro=False, boost_error=True).save(out, kind="svg", border=2, scale=4, svgns=True)
    return out.getvalue().decode()


def _said(code: str, languages: Sequence[str]) -> list[str]:
    return [message(code, lang) for lang in languages]
