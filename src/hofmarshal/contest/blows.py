"""What the blows of one exchange bring, by the rulebook's tables of targets and scores and its rule of priority."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from hofmarshal.contest.commands import Blow
from hofmarshal.contest.points import goal
from hofmarshal.contest.setup import Fighter, opponent
from hofmarshal.contest.state import Contest, fighter
from hofmarshal.rules.match import Value, first_row
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.play_blocks import Side

ALL = 1 << 30
"""Half-hits that stand for "every hit he has"."""


class Landed(msgspec.Struct, frozen=True):
    """One blow with what the tables say of it: does it count, what it brings, what it is flagged with."""

    blow: Blow
    striker: Fighter | None
    side: Side
    target: Fighter | None
    counts: bool
    points: int
    halves: int
    flag: bool
    cites: tuple[str, ...]


class Ruling(msgspec.Struct, frozen=True):
    """What an exchange brings: points and scoring hits by side, half-hits lost by fighter, a double or none."""

    points: tuple[int, int] = (0, 0)
    landed: tuple[int, int] = (0, 0)
    lost: dict[str, int] = {}
    doubles: int = 0
    relation: str = ""
    cites: tuple[str, ...] = ()
    blows: tuple[Landed, ...] = ()

    @property
    def stops(self) -> bool:
        """Whether the exchange was a hit for the rule that the bout halts after each, even if it brought nothing."""
        both = self.relation in ("together", "level", "afterblow")
        return both or bool(self.lost or self.doubles or any(self.landed))


def facts_of(rules: Nomination, blow: Blow, target: Fighter | None) -> dict[str, Value]:
    """The facts a table may ask about a blow: its words, the zone's `part`, and whether a cloaked arm was struck."""
    facts: dict[str, Value] = dict(blow.facts)
    for name in ("zone", "grip", "weapon", "action", "limb"):
        value = getattr(blow, name)
        if value:
            facts[name] = value
    part = part_of(rules, blow.zone)
    if part:
        facts["part"] = part
    if target is not None and target.cloak:
        facts["cloaked"] = part == "arm" and blow.limb == target.cloak
    return facts


def part_of(rules: Nomination, zone: str) -> str:
    """The part of the body a zone belongs to; empty for an unknown zone."""
    for word in rules.zones:
        if word.id == zone:
            return word.part or word.id
    return ""


def land(state: Contest, blow: Blow) -> Landed:
    """Look one blow up in the tables of targets and scores."""
    rules = state.setup.rules
    striker = fighter(state, blow.by)
    side: Side = striker.side if striker is not None else ("red" if blow.by == "red" else "blue")
    target = fighter(state, blow.target) if blow.target else fighter(state, opponent(side))
    if rules.team and not blow.zone:
        somewhere = _somewhere(state, blow)
        if somewhere is not None:
            return somewhere
    facts = facts_of(rules, blow, target)
    aim = first_row(rules.targets, facts)
    if aim is not None and not aim.counts:
        return Landed(blow, striker, side, target, False, 0, 0, aim.flag, aim.cites)
    if aim is None and rules.targets:
        return Landed(blow, striker, side, target, False, 0, 0, False, ())
    row = first_row(rules.scoring, facts)
    flag = aim is not None and aim.flag
    cites = aim.cites if aim is not None else ()
    if row is None:
        return Landed(blow, striker, side, target, False, 0, 0, flag, cites)
    halves = ALL if row.halves == "all" else row.halves
    counts = row.points > 0 or halves > 0
    return Landed(blow, striker, side, target, counts, row.points, halves, flag, join(row.cites, cites))


LIMB = ("arm", "leg")


def _somewhere(state: Contest, blow: Blow) -> Landed | None:
    """A blow in a battle whose judge did not say where, or only on which `part`; None where its worth hangs on the place.

    He rules that it arrived in a place that counts: where every such place brings the same, it need not be named.
    """
    part = blow.facts.get("part", "")
    parts = LIMB if part == "limb" else (part,)
    zones = (w.id for w in state.setup.rules.zones if not part or (w.part or w.id) in parts)
    landed = [one for one in (land(state, replace(blow, zone=zone)) for zone in zones) if one.counts]
    if len({(one.points, one.halves) for one in landed}) != 1:
        return None
    return replace(landed[0], blow=blow, flag=all(one.flag for one in landed))


def resolve(state: Contest, blows: tuple[Blow, ...], t: int, *, not_counted: bool = False) -> Ruling:
    """What the blows of an exchange bring together (isb-duel scoring, u.2.5-2.8, u.3.8, sm.zones)."""
    rules = state.setup.rules
    landed = tuple(land(state, b) for b in blows)
    cites = join(*(x.cites for x in landed))
    if not_counted:
        return Ruling(cites=join(cites, *(c.cites for c in rules.not_counted)), blows=landed)
    counting = [x for x in landed if x.counts]
    if state.horn_at is not None and not rules.horn.blows_after:
        before = [x for x in landed if (t if x.blow.at is None else x.blow.at) <= state.horn_at]
        if not before:
            return Ruling(cites=join(rules.horn.cites, cites), blows=landed, relation="after-horn")
        counting = [x for x in before if x.counts]
    pair = _pair(counting)
    if pair is None and rules.priority.counts == "first":
        relation = "first" if len(landed) > 1 else ""
        return _sum(
            sorted(counting, key=_instant)[:1],
            join(rules.priority.cites, cites) if relation else cites,
            landed,
            relation,
        )
    if pair is None or (rules.together is None and rules.afterblow is None and rules.priority.counts == "all"):
        return _sum(counting, cites, landed)
    return _undecided(state, _contested(rules, pair, cites, landed))


def _undecided(state: Contest, ruling: Ruling) -> Ruling:
    """A double blow that would bring both to the end level counts for neither where the rulebook says so."""
    rule, last = state.setup.rules.together, goal(state)
    if rule is None or rule.deciding or last is None or ruling.relation != "together":
        return ruling
    red, blue = (had + more for had, more in zip(state.tally.points, ruling.points, strict=True))
    return Ruling(relation="level", cites=ruling.cites, blows=ruling.blows) if last <= red == blue else ruling


def _pair(counting: list[Landed]) -> tuple[Landed, Landed] | None:
    """The earliest counting blow of each side, if both sides landed one."""
    if len(counting) < 2:
        return None
    red = next((x for x in sorted(counting, key=_instant) if x.side == "red"), None)
    blue = next((x for x in sorted(counting, key=_instant) if x.side == "blue"), None)
    return (red, blue) if red is not None and blue is not None else None


def _instant(landed: Landed) -> int:
    if landed.blow.at is not None:
        return landed.blow.at
    return {"first": 0, "second": 2}.get(landed.blow.order, 1)


def one_ruling(rules: Nomination) -> bool:
    """Whether the order of the blows decides, so that an exchange has one ruling."""
    return rules.priority.counts == "first" or rules.together is not None or rules.afterblow is not None


def in_order(rules: Nomination, ruling: Ruling) -> bool:
    """Whether the blows of both sides that count are told apart, by times or by words, where their order decides."""
    counting = [x.blow for x in ruling.blows if x.counts]
    red, blue = ({x.blow.order for x in ruling.blows if x.counts and x.side == side} for side in ("red", "blue"))
    if not (red and blue and one_ruling(rules)) or all(b.at is not None for b in counting):
        return True
    words = red | blue
    if any(b.at is not None for b in counting):
        return False
    if "together" in words:
        return not words & {"first", "second"}
    told = "first" if "first" in words else "second"
    return (told in red) != (told in blue)


def credited(ruling: Ruling) -> frozenset[Side]:
    """The sides a ruling is in favour of: those whose blows took effect, or all who struck if none did."""
    sides: tuple[Side, Side] = ("red", "blue")
    effect = frozenset(s for s, landed in zip(sides, ruling.landed, strict=True) if landed)
    return effect or frozenset(x.side for x in ruling.blows)


def _contested(
    rules: Nomination, pair: tuple[Landed, Landed], cites: tuple[str, ...], landed: tuple[Landed, ...]
) -> Ruling:
    first, second = sorted(pair, key=_instant)
    if _together(rules, first, second):
        return _simultaneous(rules, first, second, cites, landed)
    if rules.priority.counts == "first":
        return _sum([first], join(rules.priority.cites, cites), landed, relation="first")
    if rules.afterblow is not None:
        worth = max(rules.afterblow.floor, first.points - second.points)
        reduced = msgspec.structs.replace(first, points=worth, counts=worth > 0)
        return _sum([reduced], join(rules.afterblow.cites, cites), landed, relation="afterblow")
    return _sum(list(pair), cites, landed, relation="first")


def _together(rules: Nomination, first: Landed, second: Landed) -> bool:
    a, b = first.blow, second.blow
    if a.at is not None and b.at is not None:
        return b.at - a.at < (rules.together.window if rules.together is not None else 1)
    return "first" not in (a.order, b.order) and "second" not in (a.order, b.order)


def _simultaneous(
    rules: Nomination, first: Landed, second: Landed, cites: tuple[str, ...], landed: tuple[Landed, ...]
) -> Ruling:
    rule = rules.together
    if rule is None:
        return _sum([first, second], cites, landed, relation="together")
    cites = join(rule.cites, cites)
    if rule.loses == "double":
        return Ruling(doubles=1, relation="double", cites=cites, blows=landed)
    both = [first, second]
    if rule.loses == "lower-class":
        both = [x for x in both if _class(x.target) <= _class(x.striker)]
    return _sum(both, cites, landed, relation="together")


def _class(one: Fighter | None) -> int:
    return one.armour_class if one is not None else 0


def _sum(counting: list[Landed], cites: tuple[str, ...], landed: tuple[Landed, ...], relation: str = "") -> Ruling:
    red = blue = red_hits = blue_hits = 0
    lost: dict[str, int] = {}
    for x in counting:
        if x.side == "red":
            red, red_hits = red + x.points, red_hits + x.counts
        else:
            blue, blue_hits = blue + x.points, blue_hits + x.counts
        if x.halves and x.target is not None:
            lost[x.target.id] = lost.get(x.target.id, 0) + x.halves
    return Ruling((red, blue), (red_hits, blue_hits), lost, 0, relation, cites, landed)


def join(*groups: tuple[str, ...]) -> tuple[str, ...]:
    """Clause ids of several groups, each once, in order."""
    if len(groups) == 1:
        return groups[0]
    return tuple(dict.fromkeys(c for g in groups for c in g))
