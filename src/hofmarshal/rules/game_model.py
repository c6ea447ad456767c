"""The file kind `game.yaml`: hits, wounds, death and reason of a live role-play game as structs; times are milliseconds."""

from __future__ import annotations

from typing import Literal

import msgspec

from hofmarshal.rules.block import Block, Count, Text, Word
from hofmarshal.rules.match import When

Stated = Literal["stated"]
"""An amount that the spell, the ritual, the book or the healer states each time."""


class HitsRule(Block, frozen=True, kw_only=True):
    """Hits a character starts with; `most` he may have at any time."""

    start: Count
    most: Count


class DamageRow(Block, frozen=True, kw_only=True):
    """What a blow takes: the first row whose `when` (`zone`, `part`, `weapon`) holds. `disables`: the limb that was hit.

    `wounds`: it leaves a wound that bleeds.
    """

    takes: Count
    when: When = {}
    disables: bool = False
    wounds: bool = False


class BleedingRule(Block, frozen=True, kw_only=True):
    """An open wound takes `takes` hits every `every` ms, until one of `stops` is recorded."""

    every: Count
    takes: Count
    stops: tuple[str, ...]


class HeavyRule(Block, frozen=True, kw_only=True):
    """With so many hits or fewer a character is heavily wounded."""

    at: Count


class DeathRule(Block, frozen=True, kw_only=True):
    """Who is heavily wounded dies after `after` ms, unless one of `stops` is recorded.

    Nobody being in touch with the player, death is presumed until he or a master confirms it, or for `grace` ms.
    """

    after: Count
    stops: tuple[str, ...]
    grace: Count


class RecoveryRow(Block, frozen=True, kw_only=True):
    """What a recorded aid gives back: `hits` (`full`: all of them), and the use of limbs."""

    by: str
    hits: Literal["full"] | Count
    limbs: bool = False


class FinishingRule(Block, frozen=True, kw_only=True):
    """The only ways in which a character may be finished off, and whether a master must confirm each."""

    allowed: tuple[str, ...]
    confirmed: bool


class DevouringRule(Block, frozen=True, kw_only=True):
    """Certain monsters devour a character in `after` ms, once a master has said so."""

    after: Count


class MonsterRule(Block, frozen=True, kw_only=True):
    """`own_deaths`: a monster dies in the ways on its own card, as its player says, and of nothing else."""

    own_deaths: bool


class AfterDeathRule(Block, frozen=True, kw_only=True):
    """What may follow a death, and by whose word: a `new-character` by the player, a `release` by a master.

    `timer`: so many ms must pass in the dead zone before; 0: none.
    """

    choices: tuple[Literal["new-character", "release"], ...]
    timer: Count


class ReasonRule(Block, frozen=True, kw_only=True):
    """Reason points a character may be given; what is on his card is his most."""

    least: Count
    most: Count


class HorrorRow(Block, frozen=True, kw_only=True):
    """What meeting a monster of a coloured mark costs."""

    mark: str
    costs: Count
    name: Text


class LossRow(Block, frozen=True, kw_only=True):
    """A cause that costs reason: so many points, or those that are `stated`; `mark`: by the table of horror."""

    cause: str
    costs: Count | Literal["stated", "mark"]


class GainRow(Block, frozen=True, kw_only=True):
    """A cause that gives reason back, never above the character's most; at most `per_cycle` times a cycle (0: as often)."""

    cause: str
    gives: Count | Stated
    per_cycle: Count = 0


class BreakdownRule(Block, frozen=True, kw_only=True):
    """With so much reason or less a character breaks down: what he may not do, and what only under a master's eyes."""

    at: Count
    refuses: tuple[str, ...]
    supervised: tuple[str, ...]


class AsylumRule(Block, frozen=True, kw_only=True):
    """Who is to be brought to the asylum: `broken` characters only, or anyone."""

    takes: Literal["broken", "anyone"]


class OutcomeRow(Block, frozen=True, kw_only=True):
    """How a stay in the asylum ends, by a master's choice: reason given back, a psychotrauma, or out of play."""

    id: str
    name: Text
    reason: Literal["full"] | Count = 0
    trauma: bool = False
    leaves: bool = False


class ConductRow(Block, frozen=True, kw_only=True):
    """A rule of conduct that players are shown; breaches of it go to the masters as disputes."""

    text: Text


class Game(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The file kind `game.yaml`. A part that is not there is not part of the game.

    `zones` to `ways` are its words, as people read them: zones, weapons that the damage tells apart, aids, acts, causes of
    lost and regained reason, ways of finishing somebody off.
    """

    hits: HitsRule
    damage: tuple[DamageRow, ...]
    zones: tuple[Word, ...]
    weapons: tuple[Word, ...] = ()
    aids: tuple[Word, ...] = ()
    acts: tuple[Word, ...] = ()
    causes: tuple[Word, ...] = ()
    ways: tuple[Word, ...] = ()
    bleeding: BleedingRule | None = None
    heavy: HeavyRule | None = None
    death: DeathRule | None = None
    recovery: tuple[RecoveryRow, ...] = ()
    finishing: FinishingRule | None = None
    devouring: DevouringRule | None = None
    monsters: MonsterRule | None = None
    after_death: AfterDeathRule | None = None
    reason: ReasonRule | None = None
    horror: tuple[HorrorRow, ...] = ()
    losses: tuple[LossRow, ...] = ()
    gains: tuple[GainRow, ...] = ()
    breakdown: BreakdownRule | None = None
    asylum: AsylumRule | None = None
    outcomes: tuple[OutcomeRow, ...] = ()
    conduct: tuple[ConductRow, ...] = ()


class TransferRule(Block, frozen=True, kw_only=True):
    """How an obligation may pass to another; `asked`: the means to which the other side must agree; `taken`: those by which
    whoever has it before him takes it, and nobody is asked. `names` are the means as players read them.
    """

    means: tuple[str, ...]
    asked: tuple[str, ...]
    taken: tuple[str, ...] = ()
    names: dict[str, Text] = {}


class SignedRule(Block, frozen=True, kw_only=True):
    """`before`: what an obligation may not undergo before it is signed."""

    before: tuple[str, ...]


class DutyRule(Block, frozen=True, kw_only=True):
    """How a signed obligation may end, and whether a master must confirm it."""

    ends: tuple[Literal["fulfilled", "broken"], ...]
    confirmed: bool


class DepositRule(Block, frozen=True, kw_only=True):
    """Who may leave an obligation with the masters: the `obliged`, its `holder`; `keeps_from`: by which means it does not pass
    while it lies there.
    """

    by: tuple[Literal["obliged", "holder"], ...]
    keeps_from: tuple[str, ...] = ()


class ForgeryRule(Block, frozen=True, kw_only=True):
    """What is a forgery: it is refused, and the attempt recorded."""

    acts: tuple[Literal["sign-for-another", "sign-again", "alter", "false-card"], ...]


class Ledger(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The file kind `ledger.yaml`: obligations between characters."""

    transfer: TransferRule
    signed: SignedRule
    duty: DutyRule
    deposit: DepositRule
    forgery: ForgeryRule
