"""Badges to print: number and name large, club, nominations, and a code that says who this is."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hofmarshal.exchange.typesetting import code_picture, set_pdf


class Badge(msgspec.Struct, frozen=True, kw_only=True):
    """One badge; `link` is what its code says."""

    entry: str
    name: str
    club: str = ""
    nominations: tuple[str, ...] = ()
    link: str


def badge_pages(badges: Sequence[Badge], lang: str, *, event: str = "") -> bytes:
    """A PDF with eight badges a page."""
    tree = {
        "lang": lang,
        "event": event,
        "badges": [
            {
                "entry": one.entry, "name": one.name, "club": one.club, "nominations": one.nominations,
                "code": code_picture(one.link),
            }
            for one in badges
        ],
    }  # fmt: skip
    return set_pdf("badges", tree)
