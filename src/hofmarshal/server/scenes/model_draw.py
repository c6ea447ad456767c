"""What is told of a draw: what could be drawn, what was, and everything by which anyone can check the lot."""

from __future__ import annotations

from typing import Literal

from hofmarshal.rules.block import Text
from hofmarshal.server.scenes.model_base import Said, Scene


class DrawEntry(Scene, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody who entered. `here`: checked in and not left, so that he is drawn; `why` he left, if he did."""

    name: str
    club: str = ""
    country: str = ""
    rating: int = 0
    weight: str = ""
    here: bool = False
    state: Literal["active", "withdrawn", "removed"] = "active"
    why: Said | None = None


class SplitScene(Scene, frozen=True, kw_only=True, omit_defaults=True):
    """A number of groups: the sizes it gives, or `why` the rulebook does not allow it. `usual`: what comes unasked."""

    groups: int
    sizes: tuple[int, ...] = ()
    why: Said | None = None
    usual: bool = False


class DrawTrack(Scene, frozen=True, kw_only=True, omit_defaults=True):
    """What can be drawn of a track (a weight category, or everyone): so many, into a first stage of this kind.

    `kind` empty: too few; `why` says so, `choices` what the organiser may do, `final` whether one small final group is
    among them. `splits` is empty where the stage is one of pairs.
    """

    track: str
    total: int
    kind: str = ""
    why: Said | None = None
    choices: tuple[Said, ...] = ()
    final: bool = False
    splits: tuple[SplitScene, ...] = ()
    cites: tuple[str, ...] = ()


class DrawBout(Scene, frozen=True, kw_only=True):
    """A bout of a group in the order they are fought."""

    bout: str
    red: str
    blue: str


class DrawGroup(Scene, frozen=True, kw_only=True, omit_defaults=True):
    """A group as composed: its entries, the order of its bouts, the ring it is fought at as things are now."""

    name: str
    entries: tuple[str, ...]
    bouts: tuple[DrawBout, ...] = ()
    ring: str = ""


class DrawStage(Scene, frozen=True, kw_only=True, omit_defaults=True):
    """A stage as composed. `called`: a bout of it was, so that moves need a reason. `notes`: who shares a group with
    somebody of his club, country or former group, and why; `odd`: sizes the rulebook does not know. `fought`: how many
    bouts each has fought within his group, which a move would take from him. `alone`: here, but in no group of it.
    """

    id: str
    kind: str
    track: str = ""
    number: int = 0
    method: str = "lot"
    first: bool = True
    called: bool = False
    groups: tuple[DrawGroup, ...] = ()
    notes: tuple[Said, ...] = ()
    odd: tuple[Said, ...] = ()
    fought: dict[str, int] = {}
    alone: tuple[str, ...] = ()


class PastLotScene(Scene, frozen=True, kw_only=True):
    """A lot that counts no more: its hash, its seed (empty: never told), and why."""

    commitment: str
    seed: str
    reason: str


class DrawScene(Scene, frozen=True, kw_only=True):
    """Topic `nomination/NAME/draw`, for the desk: who is in, what can be drawn, what was.

    `book` is the hash of `/api/books/HASH`, which has the clauses; `unsaid` why nothing can be drawn at all; `groups` the
    number the settings name (0: as few as can be); `apart` what is kept apart. `number` is that of the stream.
    """

    nomination: str
    title: Text
    rulebook: str
    book: str
    team: bool
    methods: tuple[str, ...]
    cites: tuple[str, ...]
    groups: int
    apart: tuple[str, ...]
    commitment: str
    seed: str
    lots: tuple[PastLotScene, ...]
    entries: dict[str, DrawEntry]
    unsaid: Said | None = None
    tracks: tuple[DrawTrack, ...] = ()
    stages: tuple[DrawStage, ...] = ()


class LotEntry(Scene, frozen=True, kw_only=True):
    """An entry of the lot: its code, of which the order is reckoned, and whose it is."""

    entry: str
    name: str
    club: str = ""


class LotGroup(Scene, frozen=True, kw_only=True):
    """A group that came of the draw."""

    name: str
    entries: tuple[str, ...]


class LotStage(Scene, frozen=True, kw_only=True):
    """A stage that came of a lot, as it is now. `method`: `lot`, `rating` (the lot orders equals only), `hand`.

    `salt`: a later round of pairs has a lot of its own, with the seed `SEED:SALT`; empty for a first stage.
    """

    id: str
    kind: str
    track: str
    number: int
    method: str
    groups: tuple[LotGroup, ...]
    salt: str = ""


class LotScene(Scene, frozen=True, kw_only=True):
    """Topic `nomination/NAME/lot`, for anyone: the published hash, then the seed, and the order that was drawn.

    `entries` are those drawn (before the draw: those who would be), `order` the order drawn (empty before, and where the
    hofmarshal composed by hand).
    """

    event: str
    nomination: str
    title: Text
    commitment: str
    seed: str
    drawn: bool
    entries: tuple[LotEntry, ...]
    order: tuple[str, ...]
    stages: tuple[LotStage, ...]
    lots: tuple[PastLotScene, ...]
