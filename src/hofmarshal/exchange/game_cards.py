"""Cards of a live game to print and cut out: props and obligations with the QR and the short code that stand for them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hofmarshal.exchange.typesetting import code_picture, set_pdf
from hofmarshal.text import message

A_PAGE = 8
"""Cards on a sheet of A4: two a row, 95 by 68 mm."""

KINDS = ("spell", "book", "potion", "artefact", "weapon", "mark", "obligation")


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A card: its `kind`, name and text; `link` is in its QR, `code` is typed where a camera fails; how often it may be used
    (0: always), by whom (none: anybody), and the clauses it rests on: their numbers, and what the first one says.
    """

    kind: str
    name: str
    text: str
    code: str
    link: str
    uses: int = 0
    users: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    statement: str = ""


def card_pages(cards: Sequence[Card], lang: str, *, event: str = "") -> bytes:
    """A PDF with eight cards a page."""
    tree = {
        "lang": lang,
        "event": event,
        "scan": message("game-card-scan", lang),
        "cards": [
            {
                "kind": message("game-card-kind", lang, kind=one.kind), "name": one.name, "text": one.text, "code": one.code,
                "qr": code_picture(one.link), "uses": message("game-card-uses", lang, uses=one.uses),
                "users": message("game-card-users", lang, who=", ".join(one.users)) if one.users else "",
                "clauses": " · ".join(one.clauses), "statement": one.statement, "obligation": one.kind == "obligation",
            }
            for one in cards
        ],
    }  # fmt: skip
    return set_pdf("game_cards", tree)
