"""Elimination brackets as bouts whose sides come from seeds or from other bouts; pairs by lot; all against all.

A side is an entry, a bye, or the winner or loser of another bout: that is all a second (losers') bracket needs too.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import msgspec

from hofmarshal.rules.notes import bad
from hofmarshal.tournament.orders import bout_order
from hofmarshal.tournament.results import BoutResult


class Entrant(msgspec.Struct, frozen=True, tag="entrant"):
    """A side that is known."""

    entry: str


class Bye(msgspec.Struct, frozen=True, tag="bye"):
    """A side where nobody will come: the other goes on without a bout."""


class WinnerOf(msgspec.Struct, frozen=True, tag="winner-of"):
    """The side taken by the winner of a bout still to be decided."""

    bout: str


class LoserOf(msgspec.Struct, frozen=True, tag="loser-of"):
    """The side taken by the loser of a bout still to be decided."""

    bout: str


Slot = Entrant | Bye | WinnerOf | LoserOf


class BracketBout(msgspec.Struct, frozen=True):
    """One bout of a bracket. `round` is how many entries its round began with: 2 is the final, 4 the semi-finals.

    `third` marks the bout for third place (its `round` is 2, it is fought beside the final).
    """

    bout: str
    round: int
    red: Slot
    blue: Slot
    third: bool = False

    @property
    def ready(self) -> bool:
        """Both sides are known: the bout can be called."""
        return isinstance(self.red, Entrant) and isinstance(self.blue, Entrant)


class Bracket(msgspec.Struct, frozen=True):
    """The bouts of an elimination, each after those it takes sides from."""

    bouts: tuple[BracketBout, ...]


def seeding(size: int) -> tuple[int, ...]:
    """The seeds of a table of `size` (a power of two) from top to bottom: each pair sums to `size` + 1."""
    seeds = [1]
    while len(seeds) < size:
        total = 2 * len(seeds) + 1
        seeds = [seed for first in seeds for seed in ((first, total - first))]
    return tuple(seeds)


def single_elimination(seeds: Sequence[str], *, third_place: bool = True, prefix: str = "") -> Bracket:
    """A bracket of the entries, best seed first; the best seeds have byes up to the next power of two.

    Bouts are named `PREFIXround-number`: `8-1` is the first quarter-final, `2-1` the final, `3-1` the bout for third
    place, which is there from four entries on. Raises `BadInput` for fewer than two entries or one named twice.
    """
    if len(seeds) < 2 or len(set(seeds)) < len(seeds):
        raise bad("tournament-bracket-entries", count=len(set(seeds)), given=len(seeds))
    size = 1 << (len(seeds) - 1).bit_length()
    slots: list[Slot] = [Entrant(seeds[seed - 1]) if seed <= len(seeds) else Bye() for seed in seeding(size)]
    bouts: list[BracketBout] = []
    while size > 1:
        drawn = [
            BracketBout(f"{prefix}{size}-{number}", size, *sides)
            for number, sides in enumerate(zip(slots[::2], slots[1::2], strict=True), 1)
        ]
        if size == 2 and third_place and len(seeds) > 3:
            losers = (LoserOf(f"{prefix}4-1"), LoserOf(f"{prefix}4-2"))
            bouts.append(BracketBout(f"{prefix}3-1", 2, *losers, third=True))
        bouts.extend(drawn)
        slots = [WinnerOf(bout.bout) for bout in drawn]
        size //= 2
    return advance(Bracket(tuple(bouts)), ())


def advance(bracket: Bracket, results: Iterable[BoutResult]) -> Bracket:
    """The bracket with winners and losers moved on, byes included.

    Start from the bracket as drawn and give all results: then a corrected one moves the right entries. A bout both
    lost sends a bye on; a void one decides nothing. A result of others than the two now in that bout is ignored.
    """
    known = {result.bout: result for result in results if result.status != "void"}
    outcome: dict[str, tuple[Slot, Slot]] = {}
    bouts = []
    for bout in bracket.bouts:
        filled = msgspec.structs.replace(bout, red=_filled(bout.red, outcome), blue=_filled(bout.blue, outcome))
        if (decided := _decided(filled, known.get(bout.bout))) is not None:
            outcome[bout.bout] = decided
        bouts.append(filled)
    return Bracket(tuple(bouts))


def _filled(slot: Slot, outcome: dict[str, tuple[Slot, Slot]]) -> Slot:
    match slot:
        case WinnerOf(bout) if bout in outcome:
            return outcome[bout][0]
        case LoserOf(bout) if bout in outcome:
            return outcome[bout][1]
    return slot


def _decided(bout: BracketBout, result: BoutResult | None) -> tuple[Slot, Slot] | None:
    """Who goes on as winner and as loser; None while that is open."""
    red, blue = bout.red, bout.blue
    if isinstance(blue, Bye) and isinstance(red, Entrant | Bye):
        return red, Bye()
    if isinstance(red, Bye) and isinstance(blue, Entrant):
        return blue, Bye()
    if result is None or not isinstance(red, Entrant) or not isinstance(blue, Entrant):
        return None
    if {result.red, result.blue} != {red.entry, blue.entry}:
        return None
    if result.won_by is None:
        return Bye(), Bye()
    return (red, blue) if result.won_by == red.entry else (blue, red)


def placing(bracket: Bracket, results: Iterable[BoutResult]) -> tuple[tuple[str, ...], ...]:
    """The final order as far as it is decided, best first; those who lost in the same round stand together.

    A bout lost by both sets neither above the other. Empty until the final (and the bout for third place) are decided.
    """
    results = tuple(results)
    now = advance(bracket, results)
    known = {result.bout: result for result in results if result.status != "void"}
    decided = {bout.bout: _decided(bout, known.get(bout.bout)) for bout in now.bouts}
    if any(outcome is None for outcome in decided.values()):
        return ()
    sets: list[tuple[str, ...]] = []
    placed: set[str] = set()
    for bout in sorted(now.bouts, key=lambda b: (b.round, b.third)):
        outcome = decided[bout.bout] or (Bye(), Bye())
        sides = [s.entry for s in (bout.red, bout.blue) if isinstance(s, Entrant) and s.entry not in placed]
        sets.extend(_ordered(sides, outcome) if bout.round == 2 else [])
        placed.update(sides if bout.round == 2 else ())
    for size in sorted({bout.round for bout in now.bouts} - {2}):
        sides = [s.entry for b in now.bouts if b.round == size for s in (b.red, b.blue) if isinstance(s, Entrant)]
        out = tuple(entry for entry in sides if entry not in placed)
        placed.update(out)
        sets.extend([out] if out else [])
    return tuple(sets)


def _ordered(sides: list[str], outcome: tuple[Slot, Slot]) -> list[tuple[str, ...]]:
    """Winner before loser; together if both lost."""
    named = [slot.entry for slot in outcome if isinstance(slot, Entrant) and slot.entry in sides]
    return [(entry,) for entry in named] or ([tuple(sides)] if sides else [])


def pairs_by_lot(drawn: Sequence[str]) -> tuple[tuple[tuple[str, str], ...], str | None]:
    """Pairs in the order drawn (u.2.3): first with second, third with fourth, …; and who is left over, if anyone."""
    pairs = tuple(zip(drawn[::2], drawn[1::2], strict=False))
    return pairs, drawn[-1] if len(drawn) % 2 else None


def round_robin(entries: Sequence[str], teammates: Sequence[Collection[str]] = ()) -> tuple[tuple[str, str], ...]:
    """All against all, in the order to fight; entries are numbered as given, team-mates meet early."""
    number = {entry: index for index, entry in enumerate(entries, 1)}
    sets = [[number[entry] for entry in mates if entry in number] for mates in teammates]
    return tuple((entries[a - 1], entries[b - 1]) for a, b in bout_order(len(entries), sets))
