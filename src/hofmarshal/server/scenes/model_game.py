"""What is told of a game: its clock and words to everybody in it, a character to its player, everyone to the masters."""

from __future__ import annotations

from typing import Any, Literal

from hofmarshal.rules.block import Text
from hofmarshal.server.scenes.model_base import Reason, Said, Scene
from hofmarshal.server.scenes.model_book import ClauseScene, WordScene
from hofmarshal.server.scenes.model_cards import MeansScene
from hofmarshal.server.scenes.model_event import OverrideScene
from hofmarshal.server.scenes.model_ring import ProposalScene

State = Literal["unknown", "well", "heavy", "broken", "presumed-dead", "dead", "away"]
"""The one word for how a character is."""


class CauseScene(Scene, frozen=True, kw_only=True):
    """Something that costs reason or gives it back: so many points, or as `stated`, or by the monster's `mark`."""

    id: str
    points: int | None
    by: Literal["points", "stated", "mark"]


class MarkOfHorrorScene(Scene, frozen=True, kw_only=True):
    """The mark of a monster and what meeting it costs."""

    mark: str
    name: Text
    costs: int


class ToldScene(Scene, frozen=True, kw_only=True):
    """What the masters told everybody, at the wall's instant."""

    at: int
    text: str


class ClockMark(Scene, frozen=True):
    """From the wall's `wall` on the game's clock has shown `base`, and run on from there where it `runs`."""

    wall: int
    base: int
    runs: bool


class GameScene(Scene, frozen=True, kw_only=True):
    """Topic `game`. The clock shows `base`, plus what passed since the wall's `since` where that is not None.

    `open`: there is a game at all. The words are those of its rulebook; `conduct` its rules of conduct. `rules` is its
    `game.yaml` as a whole: a phone without a connection goes on by it. `overrides`: values of the game's own, each beside
    the rulebook's; `marks`: every change of the clock, oldest first.
    """

    open: bool = False
    name: str = ""
    base: int = 0
    since: int | None = None
    cycle: int = 1
    paused_for: str = ""
    told: tuple[ToldScene, ...] = ()
    zones: tuple[WordScene, ...] = ()
    weapons: tuple[WordScene, ...] = ()
    aids: tuple[WordScene, ...] = ()
    acts: tuple[WordScene, ...] = ()
    causes: tuple[WordScene, ...] = ()
    ways: tuple[WordScene, ...] = ()
    outcomes: tuple[WordScene, ...] = ()
    finishing: tuple[str, ...] = ()
    losses: tuple[CauseScene, ...] = ()
    gains: tuple[CauseScene, ...] = ()
    horror: tuple[MarkOfHorrorScene, ...] = ()
    means: tuple[str, ...] = ()
    conduct: tuple[Text, ...] = ()
    clauses: dict[str, ClauseScene] = {}
    rules: dict[str, Any] = {}
    overrides: tuple[OverrideScene, ...] = ()
    marks: tuple[ClockMark, ...] = ()


class DeadlineScene(Scene, frozen=True, kw_only=True):
    """What happens at an instant of the game if nobody acts: bleeding, heavy, death, grace, devoured."""

    at: int
    what: str


class GameLogRow(Scene, frozen=True, kw_only=True):
    """A fact of a character in words, and what of it the phone's own fold needs (`fact`): no notes, no names.

    `claimed`: told by a device that had been out of contact.
    """

    id: str
    at: int
    by: str
    said: Said
    fact: dict[str, Any]
    claimed: bool = False
    undone: bool = False
    ignored: bool = False


class DisputeScene(Scene, frozen=True, kw_only=True):
    """A dispute, with its ruling once there is one."""

    id: str
    at: int
    note: str
    against: str
    ruling: str = ""


class HeldScene(Scene, frozen=True, kw_only=True):
    """Who held an obligation, since when, and by which means it came to him."""

    who: str
    name: str
    at: int
    how: str


class ObligationScene(Scene, frozen=True, kw_only=True):
    """An obligation. `held`, for masters alone: who held it, by which means, thefts among them; `claims`: ends that were said."""

    id: str
    obliged: str
    holder: str
    obliged_name: str
    holder_name: str
    terms: str
    signed: bool
    deposited: bool
    status: str
    asked: str = ""
    claimed: str = ""
    forgeries: int = 0
    held: tuple[HeldScene, ...] = ()
    claims: tuple[str, ...] = ()
    ended_at: int | None = None


class LateReportScene(Scene, frozen=True, kw_only=True):
    """What a late report (`fact`) changed: each field of the character, before and after."""

    fact: str
    changed: dict[str, tuple[Any, ...]]


class CharacterScene(Scene, frozen=True, kw_only=True):
    """Topic `game/character/NUMBER`: a character as its player and the masters see it. Instants are the game's ms.

    `may` says of each act why not; an act that may be done has no reasons. `asked` is what waits for a master. `told` counts
    the facts: a master's command says how many he had `seen`. `region`: whose masters look after it; `lives`: the other region in
    which it lives now.
    """

    number: str
    name: str
    club: str
    state: State
    monster: bool = False
    ways: tuple[str, ...] = ()
    hits: int = 0
    most_hits: int = 0
    reason: int | None = None
    most_reason: int | None = None
    limbs: tuple[str, ...] = ()
    bleeds_at: int | None = None
    heavy_at: int | None = None
    dead_at: int | None = None
    broken_at: int | None = None
    asylum_at: int | None = None
    followed: str = ""
    traumas: tuple[str, ...] = ()
    deadlines: tuple[DeadlineScene, ...] = ()
    foreseen: tuple[DeadlineScene, ...] = ()
    may: dict[str, tuple[Reason, ...]] = {}
    asked: dict[str, str] = {}
    disputes: tuple[DisputeScene, ...] = ()
    region: str = ""
    lives: str = ""
    told: int = 0
    revisions: tuple[LateReportScene, ...] = ()
    log: dict[str, GameLogRow] = {}
    obligations: dict[str, ObligationScene] = {}


class MasterRow(Scene, frozen=True, kw_only=True):
    """A character in the masters' list. `urgent`: the instant of its first deadline, `bleeds`: an open wound, `told` counts
    its facts; `since` it is dead, away, in the asylum, broken or heavily wounded, where it is one of them; `away` is the other
    region in which it lives.
    """

    name: str
    club: str
    state: State
    hits: int
    most_hits: int
    reason: int | None
    urgent: int | None = None
    what: str = ""
    asked: int = 0
    disputes: int = 0
    asylum: bool = False
    monster: bool = False
    changed: int = 0
    region: str = ""
    bleeds: bool = False
    followed: bool = False
    since: int | None = None
    told: int = 0
    away: str = ""


class WaitingScene(Scene, frozen=True, kw_only=True):
    """Something that waits for a master: a finishing, a dispute, an obligation's end, a presumed death.

    `ends`: what is said of an obligation, where its two sides may say different things.
    """

    kind: Literal["finish", "dispute", "obligation", "presumed"]
    stream: str
    event: str
    character: str
    name: str
    at: int
    said: Said
    ends: tuple[str, ...] = ()


class MastersScene(Scene, frozen=True, kw_only=True):
    """Topic `game/masters`: everyone by number, what waits, what late reports have changed (newest last)."""

    people: dict[str, MasterRow] = {}
    waiting: dict[str, WaitingScene] = {}
    late: tuple[Said, ...] = ()
    double: tuple[Said, ...] = ()
    forgeries: int = 0


class LedgerScene(Scene, frozen=True, kw_only=True):
    """Topic `game/ledger`: every obligation, for the masters; by which means they pass, and how they end."""

    obligations: dict[str, ObligationScene] = {}
    means: tuple[MeansScene, ...] = ()
    ends: tuple[str, ...] = ()


class PhoneScene(Scene, frozen=True, kw_only=True):
    """The phone that holds a character's seat: what its player called it, and whether it is connected now."""

    device: str
    name: str
    alive: bool


class PhonesScene(Scene, frozen=True, kw_only=True):
    """Topic `game/phones`: the phones by their characters' numbers; who is not in it has none."""

    phones: dict[str, PhoneScene] = {}


class PlayerProposalsScene(Scene, frozen=True, kw_only=True):
    """Topic `game/proposals/NUMBER`: reports of phones that had been the player's, for him to accept or dismiss."""

    proposals: tuple[ProposalScene, ...] = ()
