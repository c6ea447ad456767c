"""The poster by the door, as PDF: a QR that leads to the event's public pages, and how to get into its network first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from hofmarshal.exchange.typesetting import code_picture, set_pdf
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
        "qr": code_picture(poster.link, "h"),
        "wifi_qr": code_picture(wifi_code(poster.ssid, poster.key)) if poster.local and poster.ssid else "",
        "local": poster.local,
        "ssid": poster.ssid,
        "key": poster.key,
    }
    return set_pdf("poster", tree)


def wifi_code(ssid: str, key: str) -> str:
    """What phones' cameras read to join a network."""
    hidden = str.maketrans({char: f"\\{char}" for char in '\\;,:"'})
    safe = ssid.translate(hidden)
    return f"WIFI:T:WPA;S:{safe};P:{key.translate(hidden)};;" if key else f"WIFI:T:nopass;S:{safe};;"


def _said(code: str, languages: Sequence[str]) -> list[str]:
    return [message(code, lang) for lang in languages]
