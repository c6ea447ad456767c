"""What a team's captain is told: rosters, the bout he is called to or waits for, line-up, rounds, the sealed order."""

from __future__ import annotations

from typing import Literal

from hofmarshal.rules.block import Text
from hofmarshal.rules.play_blocks import Side
from hofmarshal.server.scenes.model_base import Reason, Said, Scene
from hofmarshal.server.scenes.model_ring import ProposalScene

Sealing = Literal["none", "asked", "sealed", "both", "open"]
"""How far the order of entry is: `none` is asked for; `asked` of this side; `sealed`, the other's is awaited; `both` are
sealed, to be opened; this side's is `open`."""


class CaptainMember(Scene, frozen=True, kw_only=True):
    """A fighter of a roster."""

    entry: str
    name: str
    number: int
    reserve: bool = False
    captain: bool = False


class CaptainNomination(Scene, frozen=True, kw_only=True):
    """A nomination of the team: its roster by number, how many may be in it, and what is wrong with it.

    `least` and `most` main fighters and `reserves` are the rulebook's (0, or None for reserves: it sets none).
    """

    name: str
    title: Text
    book: str
    out: bool = False
    least: int = 0
    most: int = 0
    reserves: int | None = None
    cites: tuple[str, ...] = ()
    roster: tuple[CaptainMember, ...] = ()
    wrong: tuple[Said, ...] = ()


class CaptainFighter(Scene, frozen=True, kw_only=True):
    """A fighter of the team in a bout. `lined`: in the line-up; `down`: out in this round; `why_not`: why he may not be in it."""

    id: str
    name: str
    number: int
    main: bool
    captain: bool = False
    lined: bool = False
    down: bool = False
    why_not: Said | None = None


class CaptainRound(Scene, frozen=True, kw_only=True):
    """A round that was fought: who fought in it for the team, how it ended for it."""

    number: int
    result: Literal["won", "lost", "drawn"]
    counted: bool
    extra: bool
    own: int
    others: int
    termination: str
    fought: tuple[str, ...]


class CaptainOrder(Scene, frozen=True, kw_only=True):
    """The order of entry. `anew`: a line-up has changed since it was sealed; `commitment`: what this side sealed.

    `own` is known once it is open, `others` once the round has begun.
    """

    state: Sealing
    anew: bool = False
    commitment: str = ""
    on_paper: bool = False
    own: tuple[str, ...] = ()
    others: tuple[CaptainMember, ...] = ()
    cites: tuple[str, ...] = ()


class CaptainBout(Scene, frozen=True, kw_only=True):
    """The bout the team is called to, fights in, or fought last. `number` is its stream's.

    `fighters` by their id in the bout; `lineup` in its order, at most `most`; `cannot_change`: why no line-up can be changed
    now; `left` substitutions (None: as many as wished); `cannot_seal`: why no order can be sealed now; `won` rounds.
    """

    stream: str
    number: int
    nomination: str
    title: Text
    book: str
    ring: str
    ring_title: str
    side: Side
    other: str
    other_club: str = ""
    phase: str
    round: int
    won: int = 0
    lost: int = 0
    outcome: Said | None = None
    fighters: dict[str, CaptainFighter] = {}
    lineup: tuple[str, ...] = ()
    most: int = 0
    cites: tuple[str, ...] = ()
    left: int | None = None
    cannot_change: tuple[Reason, ...] = ()
    rounds: tuple[CaptainRound, ...] = ()
    order: CaptainOrder
    cannot_seal: tuple[Reason, ...] = ()


class CaptainNext(Scene, frozen=True, kw_only=True):
    """A bout that waits: at which ring, against whom, about when (`expected`, give or take `spread` ms), after how many."""

    stream: str
    nomination: str
    title: Text
    ring: str
    ring_title: str
    side: Side
    other: str
    other_club: str = ""
    expected: int | None = None
    spread: int = 0
    ahead: int = 0


class CaptainScene(Scene, frozen=True, kw_only=True):
    """Topic `captain/ENTRY`: what only this team's captain and the desk see.

    `proposals` are what a phone wants that has lost the seat.
    """

    entry: str
    name: str
    club: str = ""
    event: str = ""
    suspended: str = ""
    nominations: tuple[CaptainNomination, ...] = ()
    bout: CaptainBout | None = None
    next: CaptainNext | None = None
    proposals: tuple[ProposalScene, ...] = ()
