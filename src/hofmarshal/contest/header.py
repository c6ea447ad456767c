"""The header of a protocol file, and the contest's setup made of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec

from hofmarshal.contest.field import Measured, check_field
from hofmarshal.contest.setup import SIDES, Fighter, Setup, starting_halves
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Note
from hofmarshal.rules.play_blocks import Side

Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
"""A number of fighters, warnings, marshals: none of them is ever beyond a thousand."""
Hits = Annotated[float, msgspec.Meta(ge=0, le=1000)]


class FighterHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A fighter as a protocol names him. `hits` may be halves (2.5); `warnings` a number (of the event) or by scope.

    `remarks` and `disqualifications` are those of earlier contests.
    """

    id: str = ""
    name: str = ""
    entry: str | int = ""
    club: str = ""
    number: Annotated[int, msgspec.Meta(ge=0)] = 0
    hits: Hits | None = None
    armour_class: Count = 0
    warnings: Count | dict[str, Count] = 0
    remarks: Count = 0
    disqualifications: Count = 0
    cloak: str = ""
    reserve: bool = False
    admitted: bool = True
    missing: tuple[str, ...] = ()


class RosterSize(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A roster by numbers alone: fighters 1…`main`, then `reserves`."""

    main: Count
    reserves: Count = 0
    armour_class: Count = 0


class SideHead(FighterHead, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A side: a fighter, or a team with a roster."""

    team: str = ""
    roster: tuple[FighterHead, ...] | RosterSize = ()


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a protocol says before its first line."""

    rulebook: str
    nomination: str
    sides: dict[Side, SideHead]
    bout: str | int = ""
    stage: str = ""
    group: str | int = ""
    ring: str | int = ""
    panel: Count = 0
    field: Measured | None = None


def setup_of(rules: Nomination, header: Header) -> Setup:
    """The contest's setup: fighters with their hits, and what stands in the way of calling them."""
    fighters: dict[str, Fighter] = {}
    obstacles: list[Note] = []
    for side in SIDES:
        head = header.sides.get(side, SideHead())
        for one in _fighters(rules, side, head):
            if one.id in fighters:
                obstacles.append(Note("contest-fighter-twice", {"fighter": one.id}))
            fighters[one.id] = one
        obstacles += _missing(side, head)
    obstacles += _unequal(rules, header)
    warnings: tuple[Note, ...] = ()
    if header.field is not None:
        wrong, warnings, _ = check_field(rules, header.field)
        obstacles += wrong
    return Setup(
        rules=rules,
        fighters=fighters,
        panel=header.panel,
        stage=header.stage,
        obstacles=tuple(obstacles),
        warnings=warnings,
    )


def _fighters(rules: Nomination, side: Side, head: SideHead) -> list[Fighter]:
    if not rules.team:
        return [_fighter(rules, side, head, head.id or side)]
    if isinstance(head.roster, RosterSize):
        size = head.roster
        heads = [
            FighterHead(number=n, reserve=n > size.main, armour_class=size.armour_class)
            for n in range(1, size.main + size.reserves + 1)
        ]
    else:
        heads = list(head.roster)
    return [_fighter(rules, side, h, h.id or f"{side}-{h.number or n}") for n, h in enumerate(heads, 1)]


def _fighter(rules: Nomination, side: Side, head: FighterHead, name: str) -> Fighter:
    warnings = {"event": head.warnings} if isinstance(head.warnings, int) else dict(head.warnings)
    halves = starting_halves(rules, head.armour_class)
    if head.hits is not None and rules.hits is not None:
        halves = round(head.hits * 2)
    return Fighter(
        id=name,
        side=side,
        name=head.name,
        entry=str(head.entry),
        number=head.number,
        main=not head.reserve,
        halves=halves,
        armour_class=head.armour_class,
        warnings=warnings,
        remarks=head.remarks,
        disqualifications=head.disqualifications,
        cloak=head.cloak,
    )


def _missing(side: Side, head: SideHead) -> list[Note]:
    roster = head.roster if isinstance(head.roster, tuple) else ()
    return [
        Note("contest-not-admitted", {"side": side, "missing": ", ".join(h.missing) or "-"}, h.missing)
        for h in (head, *roster)
        if not h.admitted or h.missing
    ]


def _unequal(rules: Nomination, header: Header) -> list[Note]:
    """Equal hits for both where the rulebook asks for it (u.2.8.a, u.3.8); hits by class where it does (u.4.6)."""
    rule = rules.hits
    if rule is None:
        return []
    heads = [h for side in SIDES for h in _heads(header, side)]
    if rule.source == "equal":
        given = {h.hits for h in heads}
        return [Note("contest-hits-unequal", {}, rule.cites)] if len(given) > 1 else []
    wrong = [h for h in heads if h.hits is not None and round(h.hits * 2) != starting_halves(rules, h.armour_class)]
    return [
        Note("contest-hits-by-class", {"fighter": h.name or h.id or str(h.number), "class": h.armour_class}, rule.cites)
        for h in wrong
    ]


def _heads(header: Header, side: Side) -> tuple[FighterHead, ...]:
    head = header.sides.get(side, SideHead())
    if isinstance(head.roster, tuple) and head.roster:
        return head.roster
    return (head,)


def names_of(header: Header) -> Mapping[str, str]:
    """The name to print for each side."""
    return {s: header.sides[s].team or header.sides[s].name or str(header.sides[s].entry) or s for s in header.sides}
