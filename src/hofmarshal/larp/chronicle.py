"""What became of everybody in a game, counted: deaths by hour of the game, wounds by zone, reason lost by cause, obligations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

import msgspec

from hofmarshal.larp import facts as f
from hofmarshal.larp.character import gone
from hofmarshal.larp.condition import STEPS, Condition, deadlines
from hofmarshal.larp.examples import state_of
from hofmarshal.larp.obligation import Obligation
from hofmarshal.rules.game_model import Game

HOUR = 3_600_000

DAMAGE = "damage"
"""The cause of reason that a wound cost; the others are the rulebook's words."""

MOST = "most"
"""The cause of reason lost because the most one may have was lowered."""


class Step(msgspec.Struct, frozen=True):
    """One thing that happened to a character and that counts: the fact (a deadline's too), and how it was before and after."""

    fact: f.Fact
    before: Condition
    after: Condition


class Hour(msgspec.Struct, frozen=True, kw_only=True):
    """What happened in one hour of the game, the first being 0: `deaths` by cause, blows that took something, heavy wounds."""

    hour: int
    deaths: dict[str, int] = {}
    wounds: int = 0
    heavy: int = 0

    @property
    def dead(self) -> int:
        """How many died in it."""
        return sum(self.deaths.values())


class Count(msgspec.Struct, frozen=True, kw_only=True):
    """How much of something there was, in how many events."""

    what: str
    amount: int
    times: int


class Chronicle(msgspec.Struct, frozen=True, kw_only=True):
    """A game counted up to an instant: hour by hour, blows by zone, reason points by cause, ends of obligations, everybody's
    state. Of zones `amount` are hits taken from characters and `times` blows; of causes points and losses.
    """

    until: int
    hours: tuple[Hour, ...] = ()
    zones: tuple[Count, ...] = ()
    reason: tuple[Count, ...] = ()
    ends: tuple[Count, ...] = ()
    states: tuple[Count, ...] = ()
    forgeries: int = 0


def steps(game: Game, facts: Iterable[f.Fact], until: int) -> Iterator[Step]:
    """Everything that counts in a character's life up to an instant, in the order it happened; time's part as the fold has it.

    What was undone, lies on a branch that was not chosen, or does not fit any more, does not count.
    """
    told = tuple(facts)
    dead = gone(told)
    now = Condition()
    people = (one for one in told if one.id not in dead and not isinstance(one, f.Undone | f.Chosen | f.Lapsed))
    for fact in sorted((one for one in people if one.at <= until), key=lambda one: one.at):
        for passed in _time(game, now, fact.at):
            yield passed
            now = passed.after
        after = STEPS[type(fact)](game, now, fact)
        if after is not None:
            yield Step(fact, now, after)
            now = after
    yield from _time(game, now, until + 1)


def _time(game: Game, now: Condition, before: int) -> Iterator[Step]:
    """What time brings about before an instant."""
    while (due := deadlines(game, now)) and due[0][0] < before:
        at, what = due[0]
        fact = f.Lapsed(id=f"{what}@{at}", at=at, what=what)  # type: ignore[arg-type]
        after = STEPS[f.Lapsed](game, now, fact)
        if after is None or after == now:
            return
        yield Step(fact, now, after)
        now = after


def counted(
    game: Game, characters: Mapping[str, Iterable[f.Fact]], obligations: Iterable[Obligation], until: int
) -> Chronicle:
    """The game counted up to `until` (ms of game time)."""
    deaths: Counter[tuple[int, str]] = Counter()
    heavy: Counter[int] = Counter()
    blows: Counter[int] = Counter()
    zones: dict[str, Counter[str]] = {zone.id: Counter() for zone in game.zones}
    reason: dict[str, Counter[str]] = {}
    states: Counter[str] = Counter()
    for told in characters.values():
        last = Condition()
        for step in steps(game, told, until):
            last, hour = step.after, step.fact.at // HOUR
            if step.before.dead_at is None and step.after.dead_at is not None:
                deaths[hour, step.after.death] += 1
            if step.before.heavy_at is None and step.after.heavy_at is not None:
                heavy[hour] += 1
            if isinstance(step.fact, f.Wounded):
                taken = max(0, step.before.hits - step.after.hits)
                zones.setdefault(step.fact.zone, Counter()).update(amount=taken, times=step.fact.count)
                blows[hour] += step.fact.count if taken else 0
            lost = (step.before.reason or 0) - (step.after.reason or 0)
            if lost > 0:
                reason.setdefault(_cause(step.fact), Counter()).update(amount=lost, times=1)
        if last.registered:
            states[state_of(last)] += 1
    held = tuple(one for one in obligations if one.held)
    ends = Counter(_end(one) for one in held)
    return Chronicle(
        until=until,
        hours=tuple(
            Hour(
                hour=hour, wounds=blows[hour], heavy=heavy[hour],
                deaths={cause: count for (at, cause), count in sorted(deaths.items()) if at == hour},
            )
            for hour in range(until // HOUR + 1)
        ),
        zones=tuple(Count(what=key, amount=one["amount"], times=one["times"]) for key, one in zones.items()),
        reason=_most_first(Count(what=key, amount=one["amount"], times=one["times"]) for key, one in reason.items()),
        ends=tuple(Count(what=end, amount=ends[end], times=ends[end]) for end in ENDS if ends[end]),
        states=_most_first(Count(what=key, amount=count, times=count) for key, count in states.items()),
        forgeries=sum(len(one.attempts) for one in held),
    )  # fmt: skip


ENDS = ("fulfilled", "broken", "open", "unsigned")
"""How obligations stand at the end, in the order they are shown."""


def _end(one: Obligation) -> str:
    if one.end in ENDS:
        return one.end
    return "open" if one.signed_at is not None else "unsigned"


def _cause(fact: f.Fact) -> str:
    """What a loss of reason is put down to."""
    match fact:
        case f.ReasonLost():
            return fact.cause
        case f.Wounded():
            return DAMAGE
        case f.MostChanged():
            return MOST
    return "time"


def _most_first(counts: Iterable[Count]) -> tuple[Count, ...]:
    return tuple(sorted(counts, key=lambda one: (-one.amount, one.what)))
