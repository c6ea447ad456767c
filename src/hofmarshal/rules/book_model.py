"""A rulebook in memory: its clauses, its nominations with all values in force, its gear, admission, game and examples."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from hofmarshal.rules.block import Text
from hofmarshal.rules.convert import Place
from hofmarshal.rules.game_model import Game, Ledger
from hofmarshal.rules.gear_model import Admission, Gear
from hofmarshal.rules.merge import Tree
from hofmarshal.rules.model import Nomination

Lang = Literal["en", "ru", "uk"]
Kind = Literal[
    "score",
    "end",
    "flow",
    "sanction",
    "out",
    "admission",
    "gear",
    "field",
    "roster",
    "stage",
    "ranking",
    "protest",
    "conduct",
    "state",
    "ledger",
]


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One rule of the source (an entry of `clauses.yaml`).

    `source`: its place in the source text; `status`: said there, inferred, missing there (gap) or contradictory
    (conflict); the last two need a `resolution`: what holds until an organiser decides otherwise.
    """

    id: str
    source: str
    kind: Kind
    status: Literal["stated", "inferred", "gap", "conflict"]
    statement: Text
    resolution: Text | None = None


class Offers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The nominations a rulebook offers (others may exist only to be extended), and the clauses that say so."""

    nominations: tuple[str, ...]
    cites: tuple[str, ...] = ()


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The file kind `rulebook.yaml`.

    `language` is the one that decides where translations differ; `source` names the document the rulebook renders;
    `requires` lists the rulebooks whose clauses may be cited and whose nominations may be extended;
    `common` is a part of a nomination that holds in all of them.
    """

    id: str
    name: Text
    edition: str
    language: Lang
    source: str = ""
    requires: tuple[str, ...] = ()
    offers: Offers | None = None
    common: dict[str, Any] = {}


class Example(msgspec.Struct, frozen=True, kw_only=True):
    """A worked case as written: `raw` is for the examples runner; its clauses and nomination are read here."""

    id: str
    raw: Any
    clauses: tuple[str, ...]
    nomination: str | None
    file: str
    line: int | None


class Rulebook(msgspec.Struct, frozen=True, kw_only=True):
    """One edition of a rulebook.

    `trees` holds the plain values in force with their origins, under the keys `nomination:ID`, `gear`, `admission`,
    `game`, `ledger` and `offers`; `places` the place of each clause.
    """

    id: str
    name: Text
    edition: str
    language: Lang
    source: str = ""
    requires: tuple[str, ...] = ()
    clauses: dict[str, Clause] = {}
    nominations: dict[str, Nomination] = {}
    offers: Offers | None = None
    gear: Gear | None = None
    admission: Admission | None = None
    game: Game | None = None
    ledger: Ledger | None = None
    trees: dict[str, Tree] = {}
    places: dict[str, Place] = {}
    examples: tuple[Example, ...] = ()
    file: str = ""

    @property
    def offered(self) -> tuple[str, ...]:
        """The ids of the nominations one may enter: those offered, or all where the rulebook does not say."""
        return self.offers.nominations if self.offers else tuple(self.nominations)

    def nomination(self, nomination_id: str) -> Nomination | None:
        """A nomination that is offered, or None."""
        return self.nominations.get(nomination_id) if nomination_id in self.offered else None


PART_TYPES: dict[str, Any] = {
    "gear": Gear, "admission": Admission, "offers": Offers, "game": Game, "ledger": Ledger,
}  # fmt: skip


def part_type(key: str) -> Any:
    """The struct type of the tree with this key in `Rulebook.trees`."""
    return PART_TYPES.get(key, Nomination)
