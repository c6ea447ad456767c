"""What the desk and the gear's experts see of admission: who is missing what, whose gear stands how, one inspection."""

from __future__ import annotations

from typing import Any, Literal

from hofmarshal.rules.block import Text
from hofmarshal.server.scenes.model_base import Said, Scene

GearState = Literal["none", "open", "again", "pass", "fix", "reject"]
"""How an inspection stands: nobody looked, being looked at, to be looked at again, or how it ended."""


class AdmissionNomination(Scene, frozen=True, kw_only=True):
    """A nomination that asks something of who enters; `bars`: what who lacks it is barred from (`draw`, `call`)."""

    title: Text
    papers: tuple[str, ...]
    age: bool
    gear: bool
    bars: tuple[str, ...]


class AdmissionStand(Scene, frozen=True, kw_only=True):
    """Where an entry stands with a nomination. `missing`: the conditions not met (`age`, `gear`, `event`, `roster`, papers).

    `waived`: an organiser let it in; of a team, `waiting` of its `fighters` are not admitted themselves.
    """

    missing: tuple[str, ...]
    admitted: bool
    waived: bool = False
    fighters: int = 0
    waiting: int = 0


class AdmissionRow(Scene, frozen=True, kw_only=True):
    """An entry, or a fighter of a team (`team`: its name), with its stands by nomination."""

    name: str
    club: str
    country: str
    stands: dict[str, AdmissionStand]
    team: str = ""


class AdmissionScene(Scene, frozen=True, kw_only=True):
    """Topic `admission`: who is missing what. `papers`: what they are called; `described`: country and days are known."""

    nominations: dict[str, AdmissionNomination]
    people: dict[str, AdmissionRow]
    papers: dict[str, Text]
    described: bool


class GearRow(Scene, frozen=True, kw_only=True):
    """Whose gear is to be seen: by nomination, how that stands."""

    name: str
    club: str
    gear: dict[str, GearState]
    team: str = ""


class GearNomination(Scene, frozen=True, kw_only=True):
    """A nomination as the expert chooses it: `asked`, its rulebook bars who has not passed; `book`: it says what gear must be."""

    title: Text
    asked: bool
    book: bool


class GearListScene(Scene, frozen=True, kw_only=True):
    """Topic `gear`: everyone whose gear may be inspected."""

    nominations: dict[str, GearNomination]
    people: dict[str, GearRow]


class FindingScene(Scene, frozen=True, kw_only=True):
    """One thing judged: a fact of a piece, its verdict and why."""

    fact: str
    verdict: Literal["pass", "fix", "unmeasured", "reject"]
    said: Said


class PieceScene(Scene, frozen=True, kw_only=True):
    """A piece as recorded and judged. `ruled`: the expert's own verdict, where he gave one; `broken`: it broke since.

    `carries`: what the ring is told of it while it passes, such as the arm a cloak is wound on.
    """

    id: str
    kind: str
    name: Text
    facts: dict[str, Any]
    verdict: Literal["pass", "fix", "unmeasured", "reject"]
    findings: tuple[FindingScene, ...]
    photos: tuple[str, ...] = ()
    ruled: str = ""
    reason: str = ""
    broken: str = ""
    carries: dict[str, bool | int | str] = {}


class ArmourScene(Scene, frozen=True, kw_only=True):
    """The body armour as recorded: its layers' facts, facts of the whole, the class and each step of the reasoning.

    `rows`: the rows of the rulebook's table that gave the class.
    """

    layers: tuple[dict[str, Any], ...]
    facts: dict[str, Any]
    value: int | None
    steps: tuple[Said, ...]
    rows: tuple[str, ...] = ()


class PastScene(Scene, frozen=True, kw_only=True):
    """Something done in this inspection that can be undone; `gone`: it was."""

    event: str
    did: str
    what: Text
    detail: str = ""
    gone: bool = False


class InspectionScene(Scene, frozen=True, kw_only=True):
    """Topic `gear/NOMINATION/ENTRY`. `state` and `verdict` as they are now; `missing`: required pieces not shown.

    `opened`: an expert has begun; `counts`: the armour class counts in this nomination; `broken`: what was reported
    broken and nobody looked at since.
    """

    entry: str
    name: str
    club: str
    nomination: str
    title: Text
    state: GearState
    opened: bool
    verdict: Literal["pass", "fix", "unmeasured", "reject"]
    pieces: tuple[PieceScene, ...]
    missing: tuple[FindingScene, ...]
    armour: ArmourScene | None
    counts: bool
    broken: tuple[str, ...]
    past: tuple[PastScene, ...]
    number: int
    cannot_close: tuple[Said, ...] = ()
