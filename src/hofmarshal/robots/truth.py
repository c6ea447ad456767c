"""What really happens in a bout, drawn from a seed: the blows of each exchange, by the words and values of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Literal

import msgspec

from hofmarshal.rules.play_blocks import Side

APART = (0.3, 0.7)
"""Seconds between two blows of one exchange that did not land together."""

TOGETHER = 0.2
"""Seconds within which a double blow lands: less than the quarter second of u.2.8."""


class Blow(msgspec.Struct, frozen=True, kw_only=True):
    """A blow: by whom, `after` seconds from the start of its exchange, in the rulebook's words."""

    side: Side
    after: float
    words: dict[str, str]
    value: int = 0


class Exchange(msgspec.Struct, frozen=True, kw_only=True):
    """What happens between a start and the halt after it. `breach`: a clause and who broke it; `length` in seconds."""

    blows: tuple[Blow, ...] = ()
    kind: Literal["nothing", "single", "double", "pair"] = "nothing"
    length: float = 0.0
    breach: tuple[str, Side] | None = None


class Rules(msgspec.Struct, frozen=True):
    """What robots need of a nomination, read from `GET /api/books/HASH`."""

    mechanism: str
    asks: tuple[str, ...]
    values: dict[str, int | None]
    words: dict[str, tuple[str, ...]]
    breaches: tuple[str, ...]
    quorum: int


def rules_of(book: Mapping[str, Any]) -> Rules:
    """Of a `BookScene` as plain JSON."""
    lists = {"zone": "zones", "grip": "grips", "weapon": "weapons", "action": "actions"}
    return Rules(
        mechanism=str(book.get("mechanism", "points")),
        asks=tuple(book.get("asks", ())),
        values=dict(book.get("values", {})),
        words={word: tuple(one["id"] for one in book.get(many, ())) for word, many in lists.items()},
        breaches=tuple(book.get("breaches", ())),
        quorum=int(book.get("panel_quorum") or 2),
    )


class Truth:
    """The truth about one bout: the same for everyone who knows the seed, the bout and its rules."""

    def __init__(self, seed: str, stream: str, rules: Rules) -> None:
        self._seed = f"{seed}|{stream}"
        self.rules = rules
        rng = Random(self._seed)
        known = [(key.split("|"), value) for key, value in rules.values.items() if value is not None]
        self._good = [(parts, value) for parts, value in known if value > 0]
        self._poor = [(parts, value) for parts, value in known if value == 0]
        arms = sorted({parts[2] for parts, _ in self._good})
        self.arms: dict[Side, str] = {"red": rng.choice(arms) if arms else "", "blue": rng.choice(arms) if arms else ""}
        self.exchanges = rng.randint(5, 9)

    def exchange(self, number: int, extra: int = 0) -> Exchange:
        """What happens in an exchange; `extra` tells rounds apart."""
        rng = Random(f"{self._seed}|{extra}|{number}")
        breach: tuple[str, Side] | None = None
        if self.rules.breaches and rng.random() < 0.05:
            breach = (rng.choice(self.rules.breaches), rng.choice(("red", "blue")))
        length = rng.uniform(3, 11)
        if rng.random() < 0.08:
            return Exchange(length=length, breach=breach)
        first: Side = rng.choice(("red", "blue"))
        one = self._blow(rng, first, length)
        if rng.random() < 0.72:
            return Exchange(blows=(one,), kind="single", length=length, breach=breach)
        double = rng.random() < 0.5
        gap = rng.uniform(0.0, TOGETHER) if double else rng.uniform(*APART)
        other = self._blow(rng, "blue" if first == "red" else "red", length + gap)
        kind: Literal["double", "pair"] = "double" if double else "pair"
        return Exchange(blows=(one, other), kind=kind, length=length + gap, breach=breach)

    def some(self, rng: Random) -> Blow:
        """Any blow that these rules know."""
        return self._blow(rng, rng.choice(("red", "blue")), 0.0)

    def _blow(self, rng: Random, side: Side, after: float) -> Blow:
        pool = self._good if self._good and (rng.random() < 0.9 or not self._poor) else self._poor
        mine = [one for one in pool if one[0][2] == self.arms[side]] or pool
        if not mine:
            return Blow(side=side, after=after, words={})
        parts, value = rng.choice(mine)
        words = {name: word for name, word in zip(("zone", "grip", "weapon", "action"), parts, strict=True) if word}
        if "limb" in self.rules.asks:
            words["limb"] = rng.choice(("left", "right"))
        return Blow(side=side, after=after, words=words, value=value)


def seen(blow: Blow, rules: Rules, rng: Random) -> Blow | None:
    """A blow as a line marshal sees it: now and then not at all, in another place, or for the other side."""
    if rng.random() > 0.88:
        return None
    words = dict(blow.words)
    zones = rules.words.get("zone", ())
    if zones and rng.random() < 0.1:
        words["zone"] = rng.choice(zones)
    side = blow.side
    if rng.random() < 0.04:
        side = "blue" if side == "red" else "red"
    return Blow(side=side, after=blow.after, words=words, value=blow.value)
