"""What really happens in a battle, drawn from a seed: who goes out when and by what, the blows on a bridge, a wrestler's fall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Literal

import msgspec

from hofmarshal.rules.play_blocks import Side

JUDGES = 4
"""Field judges who run beside the fighters."""

STALEMATE = 0.12
"""The share of rounds that end by time with as many of each side standing: such a round is fought again."""

BY_TIME = 0.08
"""The share of rounds that end by time with more of one side standing."""

MISTAKEN = 0.06
"""The share of fighters who are put out by mistake: whoever marked it takes it back, or the hofmarshal returns them."""

SECONDED = 0.3
"""The share of outs that a second judge marks too."""

NAMED = 0.6
"""The share of outs whose cause is named, after the mark or with it."""

BREACH = 0.04
BREAKTHROUGH = 0.06
ABSENT = 0.12
"""The share of outs that go with a breach, of pairs on the bridge of whom one breaks through, of wrestlers who stay away."""


class Fall(msgspec.Struct, frozen=True, kw_only=True):
    """A fighter goes out, `after` seconds of effective time: seen by the judges `seen` (1 to `JUDGES`), by this `cause`.

    `mistaken`: he did not; then `undone` says who puts it right: the judge himself, or the hofmarshal.
    """

    after: float
    fighter: str
    cause: str
    seen: tuple[int, ...]
    named: Literal["no", "with", "later"] = "no"
    mistaken: bool = False
    undone: Literal["judge", "hofmarshal"] = "judge"
    breach: str = ""


class BridgeBlow(msgspec.Struct, frozen=True, kw_only=True):
    """A blow on the bridge, `after` seconds from the one before: who strikes whom, in the rulebook's words."""

    after: float
    by: str
    target: str
    words: dict[str, str]


class Touch(msgspec.Struct, frozen=True, kw_only=True):
    """What ends a grip of two wrestlers after so many seconds: a part that touches, both at once, or a step out of the ring."""

    after: float
    kind: Literal["fall", "both", "left"]
    side: Side
    parts: tuple[str, str]


class BattleRules(msgspec.Struct, frozen=True):
    """What robots need of a battle's nomination, read from `GET /api/books/HASH`."""

    team: bool
    mechanism: str
    causes: tuple[str, ...]
    breaches: tuple[str, ...]
    values: tuple[tuple[str, ...], ...]
    """Words (zone, grip, weapon, action) of the blows that take hits."""
    parts: tuple[str, ...]
    limit: int
    order: bool
    on_bridge: int
    substitution: str
    breakthrough: bool
    absent_after: int


def battle_rules(book: Mapping[str, Any]) -> BattleRules:
    """Of a `BookScene` as plain JSON."""
    counted = [key.split("|") for key, value in (book.get("values") or {}).items() if value]
    return BattleRules(
        team=bool(book.get("team")), mechanism=str(book.get("mechanism", "")), causes=tuple(book.get("causes") or ()),
        breaches=tuple(one for one in book.get("breaches") or () if one not in (book.get("breach_asks") or {})),
        values=tuple(tuple(one) for one in counted),
        parts=tuple(one["id"] for one in book.get("zones") or ()), limit=int(book.get("limit") or 0),
        order=bool(book.get("order")), on_bridge=int(book.get("on_bridge") or 0),
        substitution=str(book.get("substitution") or ""), breakthrough=bool(book.get("breakthrough")),
        absent_after=int(book.get("absent_after") or 0),
    )  # fmt: skip


class Battle:
    """The truth about one battle: the same for everyone who knows the seed, the contest and its rules."""

    def __init__(self, seed: str, stream: str, rules: BattleRules) -> None:
        self._seed = f"{seed}|{stream}"
        self.rules = rules
        self._rounds: dict[tuple[int, tuple[str, ...]], tuple[Fall, ...]] = {}

    def falls(self, number: int, red: Sequence[str], blue: Sequence[str], limit: float) -> tuple[Fall, ...]:
        """Everyone who goes out in the round after `number` finished ones, `limit` seconds long (0: as long as it takes)."""
        key = (number, (*red, *blue))
        if key not in self._rounds:
            self._rounds[key] = tuple(self._falls(Random(f"{self._seed}|{number}"), tuple(red), tuple(blue), limit))
        return self._rounds[key]

    def _falls(self, rng: Random, red: tuple[str, ...], blue: tuple[str, ...], limit: float) -> list[Fall]:
        draw = rng.random() if limit else 1.0
        left = {"red": rng.sample(red, len(red)), "blue": rng.sample(blue, len(blue))}
        stay = {"red": 0, "blue": 0}
        least = min(len(red), len(blue))
        if draw < STALEMATE:
            stay = dict.fromkeys(stay, rng.randint(1, max(1, least // 2)))
        elif draw < STALEMATE + BY_TIME:
            stay = {"red": 1, "blue": 2} if rng.random() < 0.5 else {"red": 2, "blue": 1}
        falls: list[Fall] = []
        many = len(red) + len(blue)
        after, gap = 2.0, 40.0 / many
        if any(stay.values()):
            gap = 0.8 * limit / (many - sum(stay.values()))  # it goes on until the time is nearly over
        strong = rng.uniform(0.35, 0.65)
        while len(left["red"]) > stay["red"] or len(left["blue"]) > stay["blue"]:
            after += rng.uniform(0.3, 1.7) * gap
            if limit and after > 0.8 * limit:
                after = max(0.8 * limit, falls[-1].after if falls else 0.0) + 0.2  # in time, each after the one before
            side = "red" if rng.random() < strong else "blue"
            if len(left[side]) <= stay[side]:
                side = "blue" if side == "red" else "red"
            if not mistaken(rng):
                falls.append(self._fall(rng, left[side].pop(), after))
            else:
                falls.append(self._fall(rng, left[side][-1], after, mistaken=True))
                after += 5.0
            if not left["red"] or not left["blue"]:
                break
        return falls

    def _fall(self, rng: Random, fighter: str, after: float, *, mistaken: bool = False) -> Fall:
        first = rng.randint(1, JUDGES)
        second = (first + rng.randint(0, JUDGES - 2)) % JUDGES + 1
        seen = (first, second) if rng.random() < SECONDED and not mistaken else (first,)
        draw = rng.random()
        named: Literal["no", "with", "later"] = "with" if draw < 0.15 else "later" if draw < NAMED else "no"
        breach = rng.choice(self.rules.breaches) if self.rules.breaches and rng.random() < BREACH else ""
        return Fall(
            after=after, fighter=fighter, cause=rng.choice(self.rules.causes) if self.rules.causes else "", seen=seen,
            named="no" if mistaken else named, mistaken=mistaken, undone=rng.choice(("judge", "hofmarshal")),
            breach=breach,
        )  # fmt: skip

    def blow(self, red: str, blue: str, number: int) -> BridgeBlow:
        """The `number`-th blow of two on the bridge."""
        rng = Random(f"{self._seed}|{red}|{blue}|{number}")
        by, target = (red, blue) if rng.random() < 0.5 else (blue, red)
        parts = rng.choice(self.rules.values) if self.rules.values else ()
        words = {name: word for name, word in zip(("zone", "grip", "weapon", "action"), parts, strict=False) if word}
        return BridgeBlow(after=rng.uniform(2.0, 5.0), by=by, target=target, words=words)

    def breaks_through(self, red: str, blue: str) -> str:
        """Who of two on the bridge runs past the other into his base; mostly nobody."""
        rng = Random(f"{self._seed}|{red}|{blue}|through")
        return rng.choice((red, blue)) if self.rules.breakthrough and rng.random() < BREAKTHROUGH else ""

    def judge(self, fallen: int) -> int:
        """Which judge looks at the pair on the bridge when so many have fallen."""
        return Random(f"{self._seed}|{fallen}|judge").randint(1, JUDGES)

    def touch(self, grip: int) -> Touch:
        """What ends the `grip`-th grip of two wrestlers."""
        rng = Random(f"{self._seed}|grip|{grip}")
        draw = rng.random()
        parts = [one for one in self.rules.parts if one not in ("foot", "palm")] or ["back"]
        kind: Literal["fall", "both", "left"] = "left" if draw < 0.3 and grip < 4 else "both" if draw < 0.38 else "fall"
        two = rng.sample(parts, 2) if len(parts) > 1 else [parts[0], parts[0]]
        return Touch(after=rng.uniform(4, 12), kind=kind, side=rng.choice(("red", "blue")), parts=(two[0], two[1]))

    def absent(self) -> Side | None:
        """The wrestler who does not come though called three times (u.7.2); mostly neither."""
        rng = Random(f"{self._seed}|absent")
        both: tuple[Side, Side] = ("red", "blue")
        counted = self.rules.mechanism == "fall" and self.rules.absent_after > 1
        return rng.choice(both) if counted and rng.random() < ABSENT else None


def mistaken(rng: Random) -> bool:
    """Whether the next one is put out by mistake."""
    return rng.random() < MISTAKEN
