"""What the organiser sees of his event: what it is, its rings with what they must measure, its nominations with their rules."""

from __future__ import annotations

from typing import Literal

from hofmarshal.rules.block import Text
from hofmarshal.server.scenes.model_base import Said, Scene
from hofmarshal.server.scenes.model_book import ClauseScene


class DetailsScene(Scene, frozen=True, kw_only=True):
    """What is said of the event; see `Details`. Days are written YYYY-MM-DD."""

    country: str = ""
    first_day: str = ""
    last_day: str = ""
    place: str = ""
    languages: tuple[str, ...] = ()
    public: bool = True
    self_entry: bool = False
    self_entry_until: str = ""
    keep_private_days: int = 0
    ages: dict[str, int] = {}


class FieldScene(Scene, frozen=True, kw_only=True):
    """A field as it was measured, in millimetres; null where nobody did."""

    shape: Literal["", "rectangle", "circle", "open", "bridge"] = ""
    length: int | None = None
    width: int | None = None
    diameter: int | None = None
    boards: int | None = None
    bases: int | None = None
    borders: bool | None = None
    fortifications: bool = False


class MeasureScene(Scene, frozen=True, kw_only=True):
    """What a rulebook asks of one measure: from `least` to `most` mm (0: no bound)."""

    what: Literal["length", "width", "diameter", "boards", "bases"]
    least: int
    most: int


class NeedScene(Scene, frozen=True, kw_only=True):
    """What a nomination asks of the field it is fought on. `fortifications`: whether they may stand there, null if unsaid."""

    nomination: str
    title: Text
    shape: Literal["rectangle", "circle", "open", "bridge"]
    measures: tuple[MeasureScene, ...]
    borders: bool
    fortifications: bool | None
    clauses: dict[str, ClauseScene]


class SetRingScene(Scene, frozen=True, kw_only=True):
    """A ring as it was set up. `nominations` are those fought there; `wrong` and `unmeasured` say what a clause misses."""

    ring: str
    title: str
    field: FieldScene | None
    nominations: tuple[str, ...]
    wrong: tuple[Said, ...]
    unmeasured: tuple[Said, ...]


class OverrideScene(Scene, frozen=True, kw_only=True):
    """A value that holds instead of the rulebook's: beside it what it replaces, and the clause. Values are JSON.

    `event`: it holds in the whole event.
    """

    path: str
    old: str
    new: str
    clause: str
    number: str
    statement: Text | None
    reason: str
    by: str
    event: bool = False


class SettingsScene(Scene, frozen=True, kw_only=True):
    """What the organiser chose for a nomination; see `Settings`."""

    groups: int = 0
    semi_groups: int = 0
    leagues: bool = False
    apart: tuple[str, ...] = ()
    promote: Literal["hand", "auto"] = "hand"
    advance: int = 2
    scheme: tuple[str, ...] = ()
    ranking: tuple[str, ...] = ()
    sizes: tuple[int, ...] = ()
    duration: int = 300
    rest: int = 0
    admission: Literal["here", "elsewhere"] = "here"
    capacity: int = 0


class SetNominationScene(Scene, frozen=True, kw_only=True):
    """A nomination as it was set up.

    `content` is the hash of its rules, `silent` what the rulebook leaves to the organiser (`scheme ranking sizes`),
    `leagues` whether it offers them. `fixed` are the settings that stay now; `kept` says what started stages keep.
    """

    name: str
    title: Text
    rulebook: str
    nomination: str
    edition: str
    content: str
    team: bool
    rings: tuple[str, ...]
    settings: SettingsScene
    panel: int
    entries: int
    stages: int
    called: int
    silent: tuple[str, ...]
    leagues: bool
    fixed: tuple[str, ...]
    overrides: tuple[OverrideScene, ...]
    kept: tuple[Said, ...]


class LaidScene(Scene, frozen=True, kw_only=True):
    """A rulebook of the event, and what is overridden in all its nominations."""

    rulebook: str
    overrides: tuple[OverrideScene, ...] = ()


class EventScene(Scene, frozen=True, kw_only=True):
    """Topic `event`: the event as it was set up, for those who look after it."""

    name: str
    details: DetailsScene
    private_until: str
    rings: tuple[SetRingScene, ...]
    needs: tuple[NeedScene, ...]
    nominations: tuple[SetNominationScene, ...]
    laid: tuple[LaidScene, ...] = ()
