"""Stickers for gear that passed: whose it is, for which nomination, its class, and a code that tells whether it still holds."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hofmarshal.exchange.typesetting import code_picture, set_pdf
from hofmarshal.text import message

A_PAGE = 24
"""Stickers on a sheet of A4: three a row, 63.5 by 33.9 mm, as such sheets are sold."""


class Sticker(msgspec.Struct, frozen=True, kw_only=True):
    """One sticker; `piece`: what it is stuck on, `armour` the class (-1: it does not count), `link` what its code says."""

    entry: str
    name: str
    nomination: str
    piece: str
    armour: int = -1
    link: str


def sticker_pages(stickers: Sequence[Sticker], lang: str, *, event: str = "", skip: int = 0) -> bytes:
    """A PDF with 24 stickers a page; the first `skip` places are left free, for a sheet that was begun."""
    tree = {
        "lang": lang,
        "event": event,
        "skip": skip % A_PAGE,
        "passed": message("admission-sticker-passed", lang),
        "stickers": [
            {
                "entry": one.entry, "name": one.name, "nomination": one.nomination, "piece": one.piece,
                "armour": message("admission-sticker-class", lang, **{"class": one.armour}) if one.armour >= 0 else "",
                "code": code_picture(one.link),
            }
            for one in stickers
        ],
    }  # fmt: skip
    return set_pdf("stickers", tree)
