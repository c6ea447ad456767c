"""What is told of a game's cards: a player's obligations and what his scans did; every prop and every forgery for masters."""

from __future__ import annotations

from typing import Literal

from hofmarshal.rules.block import Text
from hofmarshal.server.scenes.model_base import Said, Scene

Part = Literal["obliged", "holder", "both", "asked"]
"""What somebody is in an obligation: obliged, its holder, or one whom a transfer waits for or is meant for."""


class OwnObligationScene(Scene, frozen=True, kw_only=True):
    """An obligation as one who is in it sees it. Who is obliged and does not hold it is not told who does: a paper does not
    tell either. `how`: by which means it came to its holder, whom alone it is told.

    `asked`: the means of a transfer that waits; `asks` is whose word it waits for, `to` who would have it. `claimed` is the
    end he says himself, or the other side does.
    """

    id: str
    part: Part
    obliged: str
    obliged_name: str
    terms: str
    signed: bool
    deposited: bool
    status: str
    holder: str = ""
    holder_name: str = ""
    how: str = ""
    since: int = 0
    asked: str = ""
    asks: str = ""
    asks_name: str = ""
    to: str = ""
    to_name: str = ""
    claimed: tuple[str, ...] = ()
    ended_at: int | None = None


class DeedScene(Scene, frozen=True, kw_only=True):
    """What a card does: on whoever uses it (`self`) or on whom he names, in words with its clauses."""

    on: Literal["self", "target"]
    said: Said


class OwnUseScene(Scene, frozen=True, kw_only=True):
    """A card he used: when, on whom, what it did; `double`: it had been used up already, and did nothing."""

    id: str
    at: int
    kind: str
    name: str
    target: str = ""
    target_name: str = ""
    deeds: tuple[DeedScene, ...] = ()
    double: bool = False


class MeansScene(Scene, frozen=True, kw_only=True):
    """A means by which obligations pass: `asked`: the other side must agree; `taken`: nobody is asked."""

    id: str
    name: Text
    asked: bool
    taken: bool


class CardsScene(Scene, frozen=True, kw_only=True):
    """Topic `game/cards/NUMBER`: the obligations a character is in, the cards it used (newest last), the means there are."""

    number: str
    obligations: dict[str, OwnObligationScene] = {}
    uses: dict[str, OwnUseScene] = {}
    means: tuple[MeansScene, ...] = ()
    ends: tuple[str, ...] = ()
    deposit: tuple[str, ...] = ()


class UseScene(Scene, frozen=True, kw_only=True):
    """A use of a prop as masters see it."""

    at: int
    who: str
    name: str
    target: str = ""
    target_name: str = ""


class PropScene(Scene, frozen=True, kw_only=True):
    """A prop: what it is and does, how often it may (0: always) and still can, for whom; `uses` and what was one too many."""

    id: str
    kind: str
    name: str
    text: str
    deeds: tuple[DeedScene, ...]
    most: int
    left: int | None
    users: tuple[str, ...] = ()
    batch: str = ""
    withdrawn: bool = False
    uses: tuple[UseScene, ...] = ()
    double: tuple[UseScene, ...] = ()


class AttemptScene(Scene, frozen=True, kw_only=True):
    """A forgery somebody tried, of which card."""

    at: int
    stream: str
    who: str
    said: Said


class PropsScene(Scene, frozen=True, kw_only=True):
    """Topic `game/props`, for masters: every prop by its id, the forgeries that were tried (newest last)."""

    props: dict[str, PropScene] = {}
    attempts: tuple[AttemptScene, ...] = ()
