"""Captains' cards to print: the code for the phone, room for the keys of sealed orders, an order of entry on paper."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hofmarshal.exchange.typesetting import code_picture, set_pdf
from hofmarshal.text import message

FEWEST, MOST = 5, 25
"""Fighters an order on paper has room for, at least and at most."""

WORDS = (
    "title", "scan", "type", "team", "code", "secret", "changed", "sealed", "sealed-help", "bout", "phone-died", "paper",
    "paper-help", "against", "place", "number", "name", "signed",
)  # fmt: skip


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A card: the team, its `code` in groups and as a `link`; `sealed`: it fights where orders of entry are sealed.

    `fighters`: how many an order of entry may name.
    """

    team: str
    name: str
    club: str = ""
    nominations: tuple[str, ...] = ()
    code: str
    link: str
    fighters: int = 0
    sealed: bool = False


def card_pages(cards: Sequence[Card], lang: str, *, event: str = "", origin: str = "") -> bytes:
    """A PDF with a page a team."""
    tree = {
        "lang": lang,
        "event": event,
        "address": f"{origin.rstrip('/')}/captain",
        "words": {word: message(f"captain-card-{word}", lang) for word in WORDS},
        "cards": [
            {
                "team": one.team, "name": one.name, "club": one.club, "nominations": one.nominations,
                "code": one.code.split(), "qr": code_picture(one.link), "sealed": one.sealed,
                "fighters": min(MOST, max(FEWEST, one.fighters)),
            }
            for one in cards
        ],
    }  # fmt: skip
    return set_pdf("captain_cards", tree)
