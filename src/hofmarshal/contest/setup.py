"""Who meets under which rules: the facts a contest starts from and that it never changes."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Note
from hofmarshal.rules.play_blocks import Side

SIDES: tuple[Side, Side] = ("red", "blue")


def opponent(side: Side) -> Side:
    """The other side."""
    return "blue" if side == "red" else "red"


class Fighter(msgspec.Struct, frozen=True, kw_only=True):
    """One fighter of one side as the contest knows him.

    `halves` are the half-hits he starts a round with (0 where the mechanism has none); `warnings` what he brings
    along by scope (`nomination`, `event`), `remarks` and `disqualifications` those of earlier contests; `cloak` the
    arm (`left` or `right`) a cloak is wound on; `main` tells main fighters from reserves.
    """

    id: str
    side: Side
    name: str = ""
    entry: str = ""
    number: int = 0
    main: bool = True
    halves: int = 0
    armour_class: int = 0
    warnings: dict[str, int] = {}
    remarks: int = 0
    disqualifications: int = 0
    cloak: str = ""


class FighterFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What other streams know of a fighter when he is called: it is recorded with the call and holds from then on."""

    warnings: dict[str, int] = {}
    remarks: int = 0
    disqualifications: int = 0
    armour_class: int | None = None
    cloak: str | None = None


class Home(msgspec.Struct, frozen=True, kw_only=True):
    """Where a contest belongs: the stream its result goes to (none for a single bout), the bout, who meets, the ring.

    `contest` is its own stream in an event that has a programme.
    """

    stream: str
    bout: str
    red: str
    blue: str
    stage: str = ""
    group: str = ""
    ring: str = ""
    contest: str = ""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """A contest before its first event: the pinned rules, the fighters by id, the panel's size, the facts of others.

    `obstacles` are reasons from other streams (not admitted, held by the medic, busy elsewhere) that block the call;
    `warnings` such that only warn. `home` is None for a contest on its own; `pin` is the hash of the rules.
    """

    rules: Nomination
    fighters: dict[str, Fighter]
    panel: int = 0
    stage: str = ""
    obstacles: tuple[Note, ...] = ()
    warnings: tuple[Note, ...] = ()
    home: Home | None = None
    pin: str = ""

    def side(self, side: Side) -> tuple[Fighter, ...]:
        """The fighters of a side, main and reserves, in roster order."""
        return tuple(f for f in self.fighters.values() if f.side == side)


def starting_halves(rules: Nomination, armour_class: int) -> int:
    """Half-hits a fighter starts with by `rules.hits` (u.2.8 a, u.4.6, u.5.5); 0 where hits are not counted."""
    rule = rules.hits
    if rule is None:
        return 0
    if rule.source == "equal":
        return rule.halves
    of_class = 2 * armour_class
    if rule.source == "class":
        return max(rule.at_least, of_class)
    return rule.halves + of_class


def check_hits(rules: Nomination, fighters: Iterable[Fighter]) -> tuple[Note, ...]:
    """Whose hits are not what the rules give: unequal ones (u.2.8 a, u.3.8), or others than the class does (u.4.6, u.5.5)."""
    rule = rules.hits
    if rule is None:
        return ()
    if rule.source == "equal":
        return (Note("contest-hits-unequal", {}, rule.cites),) if len({f.halves for f in fighters}) > 1 else ()
    return tuple(
        Note("contest-hits-by-class", {"fighter": f.id, "class": f.armour_class}, rule.cites)
        for f in fighters
        if f.halves != starting_halves(rules, f.armour_class)
    )


def informed(setup: Setup, facts: dict[str, FighterFacts]) -> Setup:
    """The setup with the facts of a call; hits follow the armour class where the rulebook says so."""
    fighters = dict(setup.fighters)
    for name, fact in facts.items():
        one = fighters.get(name)
        if one is None:
            continue
        armour = one.armour_class if fact.armour_class is None else fact.armour_class
        by_class = setup.rules.hits is not None and setup.rules.hits.source != "equal"
        halves = starting_halves(setup.rules, armour) if by_class and armour != one.armour_class else one.halves
        fighters[name] = msgspec.structs.replace(
            one,
            warnings={**one.warnings, **fact.warnings},
            remarks=max(one.remarks, fact.remarks),
            disqualifications=max(one.disqualifications, fact.disqualifications),
            armour_class=armour,
            halves=halves,
            cloak=one.cloak if fact.cloak is None else fact.cloak,
        )
    return msgspec.structs.replace(setup, fighters=fighters)


def main_ids(fighters: Iterable[Fighter], side: Side) -> tuple[str, ...]:
    """Ids of the main fighters of a side: the line-up until another is given."""
    return tuple(f.id for f in fighters if f.side == side and f.main)
