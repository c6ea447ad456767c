"""How a character is at one instant: hits, wounds, deadlines, reason; and how each fact changes that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from hofmarshal.larp import facts as f
from hofmarshal.rules.game_model import DamageRow, Game, HorrorRow, LossRow
from hofmarshal.rules.match import Facts, first_row

replace = msgspec.structs.replace


class DisputeState(msgspec.Struct, frozen=True, kw_only=True):
    """A dispute: about what, opened when, and the ruling once there is one."""

    note: str
    clause: str
    against: str
    at: int
    ruling: str = ""


class Condition(msgspec.Struct, frozen=True, kw_only=True):
    """A character at one instant; all instants are ms of game time.

    `hits` of `most_hits`, `reason` of `most_reason` (None: the game knows none); `limbs` that cannot be used;
    `bleeds_at` when an open wound takes the next hit; `heavy_at` since when heavily wounded, `stable` where death was
    held off without recovery; `dead_at` with `death` (its cause), `presumed` while nobody has confirmed it;
    `devoured_from` when devouring began; `asked` what waits for a master by event; `gained` how often each cause gave
    reason back in which cycle; `broken_at` since when without reason, `asylum_at` since when in the asylum; `away` lost
    to other worlds; `followed` what came after death; `region` whose masters look after it.
    """

    registered: bool = False
    monster: bool = False
    ways: tuple[str, ...] = ()
    hits: int = 0
    most_hits: int = 0
    limbs: tuple[str, ...] = ()
    bleeds_at: int | None = None
    heavy_at: int | None = None
    stable: bool = False
    dead_at: int | None = None
    death: str = ""
    presumed: bool = False
    devoured_from: int | None = None
    asked: dict[str, str] = {}
    reason: int | None = None
    most_reason: int | None = None
    gained: dict[str, tuple[int, int]] = {}
    broken_at: int | None = None
    asylum_at: int | None = None
    traumas: tuple[str, ...] = ()
    away: bool = False
    followed: str = ""
    disputes: dict[str, DisputeState] = {}
    region: str = ""

    @property
    def alive(self) -> bool:
        """Whether the character is in play."""
        return self.registered and self.dead_at is None and not self.away


Step = Callable[[Game, Condition, Any], Condition | None]


def part_of(game: Game, zone: str) -> str:
    """The part of the body a zone belongs to; the zone itself where it names none; empty for one there is not."""
    found = next((one for one in game.zones if one.id == zone), None)
    return "" if found is None else found.part or found.id


def damage_row(game: Game, zone: str, weapon: str) -> DamageRow | None:
    """The row of the table of damage that a blow meets."""
    told: dict[str, bool | int | str] = {"zone": zone, "part": part_of(game, zone)}
    facts: Facts = {**told, "weapon": weapon} if weapon else told
    return first_row(game.damage, facts)


def loss_row(game: Game, cause: str) -> LossRow | None:
    """What a cause costs."""
    return next((row for row in game.losses if row.cause == cause), None)


def horror_row(game: Game, mark: str) -> HorrorRow | None:
    """What the mark of a monster costs."""
    return next((row for row in game.horror if row.mark == mark), None)


def costs_of(game: Game, fact: f.ReasonLost) -> int:
    """The points an event cost: those it states, or those of its mark or its cause."""
    row = loss_row(game, fact.cause)
    if row is None:
        return 0
    if row.costs == "mark":
        horror = horror_row(game, fact.mark)
        return horror.costs if horror is not None else fact.costs or 0
    return fact.costs or 0 if row.costs == "stated" else row.costs


def death_at(game: Game, now: Condition) -> int | None:
    """When a heavily wounded character dies, if nobody helps."""
    if now.heavy_at is None or now.stable or game.death is None or not now.alive:
        return None
    return now.heavy_at + game.death.after


def _died(now: Condition, at: int, cause: str, *, presumed: bool = False) -> Condition:
    return replace(now, dead_at=at, death=cause, presumed=presumed, devoured_from=None, bleeds_at=None, asked={})


def take_hits(game: Game, now: Condition, hits: int, at: int) -> Condition:
    """The character with so many hits fewer: heavily wounded, or dead where the game knows no heavy wound."""
    left = max(0, now.hits - hits)
    now = replace(now, hits=left, bleeds_at=now.bleeds_at if left else None)
    if game.heavy is None:
        return _died(now, at, "no-hits") if not left else now
    if left <= game.heavy.at and now.heavy_at is None:
        return replace(now, heavy_at=at)
    return now


def take_reason(game: Game, now: Condition, points: int, at: int) -> Condition:
    """The character with so much reason less; broken down where none is left."""
    if now.reason is None or game.breakdown is None:
        return now
    left = max(0, now.reason - points)
    broken = at if left <= game.breakdown.at and now.broken_at is None else now.broken_at
    return replace(now, reason=left, broken_at=broken)


def give_reason(game: Game, now: Condition, points: int) -> Condition:
    """The character with so much reason more, never above his most. A breakdown ends in the asylum, not by this."""
    if now.reason is None:
        return now
    return replace(now, reason=min(now.most_reason or 0, now.reason + points))


def _registered(game: Game, now: Condition, e: f.Registered) -> Condition | None:
    if now.registered:
        return None
    reason = e.reason
    return replace(
        now, registered=True, hits=e.hits, most_hits=e.hits, reason=reason, most_reason=reason, monster=e.monster,
        ways=e.ways, region=e.region,
    )  # fmt: skip


def _placed(game: Game, now: Condition, e: f.Placed) -> Condition | None:
    return replace(now, region=e.region) if now.registered and now.region != e.region else None


def _wounded(game: Game, now: Condition, e: f.Wounded) -> Condition | None:
    if not now.alive:
        return None
    row = damage_row(game, e.zone, e.weapon)
    own = now.monster and game.monsters is not None and game.monsters.own_deaths
    if row is None or not row.takes or own:
        return now
    if row.disables and e.zone not in now.limbs:
        now = replace(now, limbs=(*now.limbs, e.zone))
    if now.stable:
        now = replace(now, stable=False, heavy_at=e.at)
    if row.wounds and game.bleeding is not None and now.bleeds_at is None:
        now = replace(now, bleeds_at=e.at + game.bleeding.every)
    now = take_hits(game, now, row.takes * e.count, e.at)
    loss = loss_row(game, "damage")
    points = loss.costs if loss is not None and isinstance(loss.costs, int) else 0
    return take_reason(game, now, points * e.count, e.at) if now.alive else now


def _aided(game: Game, now: Condition, e: f.Aided) -> Condition | None:
    if not now.alive:
        return None
    if game.bleeding is not None and e.kind in game.bleeding.stops:
        now = replace(now, bleeds_at=None)
    if now.heavy_at is not None and game.death is not None and e.kind in game.death.stops:
        now = replace(now, stable=True)
    row = next((one for one in game.recovery if one.by == e.kind), None)
    lost = now.heavy_at is not None and game.death is not None and e.kind not in game.death.stops
    if row is None or lost:  # what does not hold death off gives a dying character nothing
        return now
    hits = now.most_hits if row.hits == "full" else min(now.most_hits, now.hits + row.hits)
    now = replace(now, hits=hits, limbs=() if row.limbs else now.limbs)
    up = game.heavy is None or hits > game.heavy.at
    return replace(now, heavy_at=None, stable=False) if up else now


def _asked(game: Game, now: Condition, e: f.FinishingAsked) -> Condition | None:
    return replace(now, asked={**now.asked, e.id: e.way}) if now.alive else None


def _finished(game: Game, now: Condition, e: f.Finished) -> Condition | None:
    return _died(now, e.at, e.way) if now.alive else None


def _answered(game: Game, now: Condition, e: f.Answered) -> Condition | None:
    if e.event not in now.asked and now.alive:
        return None
    return replace(now, asked={key: way for key, way in now.asked.items() if key != e.event})


def _devouring(game: Game, now: Condition, e: f.DevouringStarted) -> Condition | None:
    return replace(now, devoured_from=e.at) if now.alive and now.devoured_from is None else None


def _saved(game: Game, now: Condition, e: f.DevouringStopped) -> Condition | None:
    return replace(now, devoured_from=None) if now.alive and now.devoured_from is not None else None


def _died_its_way(game: Game, now: Condition, e: f.Died) -> Condition | None:
    return _died(now, e.at, "own-way") if now.alive and now.monster else None


def _confirmed(game: Game, now: Condition, e: f.DeathConfirmed) -> Condition | None:
    return replace(now, presumed=False) if now.dead_at is not None and now.presumed else None


def _followed(game: Game, now: Condition, e: f.Followed) -> Condition | None:
    if now.dead_at is None or now.followed:
        return None
    if e.choice == "new-character":
        return replace(now, followed=e.choice, presumed=False)
    back = replace(now, dead_at=None, death="", presumed=False, heavy_at=None, stable=False, limbs=())
    return replace(back, hits=now.most_hits, followed="")


def _lost(game: Game, now: Condition, e: f.ReasonLost) -> Condition | None:
    return take_reason(game, now, costs_of(game, e), e.at) if now.alive else None


def _gained(game: Game, now: Condition, e: f.ReasonGained) -> Condition | None:
    row = next((one for one in game.gains if one.cause == e.cause), None)
    if row is None or not now.alive:
        return None
    cycle, times = now.gained.get(e.cause, (e.cycle, 0))
    times = times if cycle == e.cycle else 0
    if row.per_cycle and times >= row.per_cycle:
        return None
    points = (e.gives or 0) if row.gives == "stated" else row.gives
    return replace(give_reason(game, now, points), gained={**now.gained, e.cause: (e.cycle, times + 1)})


def _most(game: Game, now: Condition, e: f.MostChanged) -> Condition | None:
    if not now.alive:
        return None
    most_hits = max(0, now.most_hits + e.hits)
    changed = replace(now, most_hits=most_hits)
    if changed.hits > most_hits:
        changed = take_hits(game, changed, changed.hits - most_hits, e.at)
    if changed.reason is None or changed.most_reason is None:
        return changed
    most = max(0, changed.most_reason + e.reason)
    over = max(0, changed.reason - most)
    changed = replace(changed, most_reason=most)
    return take_reason(game, changed, over, e.at) if over else changed


def _done(game: Game, now: Condition, e: f.Done) -> Condition | None:
    return now if now.alive else None


def _admitted(game: Game, now: Condition, e: f.Admitted) -> Condition | None:
    return replace(now, asylum_at=e.at) if now.alive and now.asylum_at is None else None


def _discharged(game: Game, now: Condition, e: f.Discharged) -> Condition | None:
    row = next((one for one in game.outcomes if one.id == e.outcome), None)
    if row is None or now.asylum_at is None or not now.alive:
        return None
    now = replace(now, asylum_at=None)
    if row.leaves:
        return replace(now, away=True, bleeds_at=None, devoured_from=None)
    if row.trauma:
        now = replace(now, traumas=(*now.traumas, e.trauma))
    points = (now.most_reason or 0) if row.reason == "full" else row.reason
    now = give_reason(game, now, points)
    well = game.breakdown is None or (now.reason or 0) > game.breakdown.at
    return replace(now, broken_at=None) if well else now


def _disputed(game: Game, now: Condition, e: f.Disputed) -> Condition | None:
    one = DisputeState(note=e.note, clause=e.clause, against=e.against, at=e.at)
    return replace(now, disputes={**now.disputes, e.id: one})


def _settled(game: Game, now: Condition, e: f.Settled) -> Condition | None:
    one = now.disputes.get(e.dispute)
    if one is None or one.ruling:
        return None
    return replace(now, disputes={**now.disputes, e.dispute: replace(one, ruling=e.ruling)})


def _lapsed(game: Game, now: Condition, e: f.Lapsed) -> Condition | None:
    """A deadline that passed: only where the character, as he now was, had just this one at this instant."""
    if (e.at, e.what) not in deadlines(game, now):
        return None
    if e.what == "bleeding" and game.bleeding is not None:
        bled = take_hits(game, now, game.bleeding.takes, e.at)
        return replace(bled, bleeds_at=e.at + game.bleeding.every) if bled.hits and bled.alive else bled
    if e.what == "death" and game.death is not None:
        return _died(now, e.at, "wounds", presumed=game.death.grace > 0)
    if e.what == "devoured":
        return _died(now, e.at, "devoured")
    return replace(now, presumed=False) if e.what == "grace" else now


def deadlines(game: Game, now: Condition) -> tuple[tuple[int, str], ...]:
    """The instants at which time will change the character, and what happens then."""
    found: list[tuple[int, str]] = []
    if now.alive and now.bleeds_at is not None:
        found.append((now.bleeds_at, "bleeding"))
    dies = death_at(game, now)
    if dies is not None:
        found.append((dies, "death"))
    if now.alive and now.devoured_from is not None and game.devouring is not None:
        found.append((now.devoured_from + game.devouring.after, "devoured"))
    if now.dead_at is not None and now.presumed and game.death is not None:
        found.append((now.dead_at + game.death.grace, "grace"))
    return tuple(sorted(found))


def passed(game: Game, now: Condition, before: int) -> Condition:
    """The character after all that time brought about before an instant, whether anybody recorded it or not."""
    while True:
        due = deadlines(game, now)
        if not due or due[0][0] >= before:
            return now
        at, what = due[0]
        after = _lapsed(game, now, f.Lapsed(id="passed", at=at, what=what))  # type: ignore[arg-type]
        if after is None or after == now:
            return now
        now = after


STEPS: dict[type[f.Fact], Step] = {
    f.Registered: _registered, f.Placed: _placed,
    f.Wounded: _wounded, f.Aided: _aided, f.FinishingAsked: _asked, f.Finished: _finished,
    f.Answered: _answered, f.DevouringStarted: _devouring, f.DevouringStopped: _saved, f.Died: _died_its_way,
    f.DeathConfirmed: _confirmed, f.Followed: _followed, f.ReasonLost: _lost, f.ReasonGained: _gained,
    f.MostChanged: _most, f.Done: _done, f.Admitted: _admitted, f.Discharged: _discharged, f.Disputed: _disputed,
    f.Settled: _settled, f.Lapsed: _lapsed,
}  # fmt: skip
"""Fact → the condition after it, or None where it does not fit."""
