"""A game's papers to print: badges with the code that makes a phone a player's, and cards to be played by without one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from hofmarshal.exchange.typesetting import code_picture, set_pdf
from hofmarshal.rules.block import Text, Word
from hofmarshal.rules.game_model import Game
from hofmarshal.rules.match import matches
from hofmarshal.text import message

Kind = Literal["badge", "card"]

MINUTE = 60_000
BADGE_WORDS = ("scan", "type", "number", "code", "secret")
CARD_WORDS = (
    "hits",
    "reason",
    "limbs",
    "when",
    "zone",
    "deadlines",
    "duties",
    "whom",
    "terms",
    "signed",
    "ways",
    "log",
)
BETWEEN = " · "
"""What stands between two languages."""


class Badge(msgspec.Struct, frozen=True, kw_only=True):
    """A character: who it is, its `code` in groups and as a `link`; what its card says of hits, reason and ways to die."""

    number: str
    name: str
    group: str = ""
    region: str = ""
    code: str = ""
    link: str = ""
    hits: int = 0
    reason: int | None = None
    monster: bool = False
    ways: tuple[str, ...] = ()


def badge_pages(badges: Sequence[Badge], langs: Sequence[str], *, game: str, origin: str) -> bytes:
    """A PDF of badges to cut out, ten a sheet."""
    tree = {
        "lang": langs[0], "game": game, "address": f"{origin.rstrip('/')}/player",
        "words": {word: _said(f"player-badge-{word}", langs) for word in BADGE_WORDS},
        "badges": [
            {"number": one.number, "name": one.name, "group": one.group, "code": one.code.split(), "qr": code_picture(one.link)}
            for one in badges
        ],
    }  # fmt: skip
    return set_pdf("character_badges", tree)


def card_pages(cards: Sequence[Badge], rules: Game, langs: Sequence[str], *, game: str) -> bytes:
    """A PDF of paper cards to cut out, four a sheet: what a character has to tick and to write when no phone is at hand."""
    tree = {
        "lang": langs[0], "game": game,
        "words": {word: _said(f"player-card-{word}", langs) for word in CARD_WORDS},
        "limbs": [_named(zone.name, langs) for zone in rules.zones if _may_fail(rules, zone)],
        "deadlines": [{"rule": rule, "at": at} for rule, at in _deadlines(rules, langs)],
        "cards": [
            {
                "number": one.number, "name": one.name, "group": BETWEEN.join(filter(None, (one.group, one.region))),
                "hits": one.hits, "reason": one.reason or 0, "ways": one.ways if one.monster else (),
            }
            for one in cards
        ],
    }  # fmt: skip
    return set_pdf("character_cards", tree)


def _may_fail(rules: Game, zone: Word) -> bool:
    """Whether a blow there, by some weapon, puts a limb out of use."""
    facts = {"zone": zone.id, "part": zone.part}
    return any(
        row.disables and matches({name: test for name, test in row.when.items() if name in facts}, facts)
        for row in rules.damage
    )


def _said(code: str, langs: Sequence[str], **args: Any) -> str:
    return BETWEEN.join(dict.fromkeys(message(code, lang, **args) for lang in langs))


def _named(text: Text, langs: Sequence[str]) -> str:
    return BETWEEN.join(dict.fromkeys(text.in_(lang) for lang in langs))


def _deadlines(rules: Game, langs: Sequence[str]) -> list[tuple[str, str]]:
    """What runs out by this rulebook: the rule with its time, and what the instant is called that is to be written down."""
    aids = {one.id: one.name for one in rules.aids}

    def by(kind: str, stops: Sequence[str], after: int, **args: int) -> tuple[str, str]:
        said = []
        for lang in langs:
            words = ", ".join(aids[one].in_(lang) if one in aids else one for one in stops) or "–"
            minutes, seconds = divmod(after // 1000, 60)
            said.append(message(f"player-card-{kind}", lang, minutes=minutes, seconds=seconds, stops=words, **args))
        return BETWEEN.join(dict.fromkeys(said)), _said(f"player-card-{kind}-at", langs)

    found = []
    if rules.bleeding is not None:
        found.append(by("bleeding", rules.bleeding.stops, rules.bleeding.every, takes=rules.bleeding.takes))
    if rules.death is not None:
        found.append(by("death", rules.death.stops, rules.death.after))
    if rules.devouring is not None:
        found.append(by("devouring", (), rules.devouring.after))
    return found
