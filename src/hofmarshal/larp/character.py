"""A character as a stream: its facts folded in the order in which they happened, whenever they were told (DESIGN §8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from hofmarshal.larp import facts as f
from hofmarshal.larp import homes
from hofmarshal.larp.condition import STEPS, Condition, deadlines, passed
from hofmarshal.rules.game_model import Game

replace = msgspec.structs.replace

TOLD = ("hits", "limbs", "bleeds_at", "heavy_at", "dead_at", "presumed", "reason", "broken_at", "asylum_at", "away")
"""What masters are told of when a late report changes it."""


class Revision(msgspec.Struct, frozen=True, kw_only=True):
    """What a late report changed: the fact, and each field of the condition that is another now, before and after."""

    fact: str
    changed: dict[str, tuple[str, str]]


class Character(msgspec.Struct, frozen=True, kw_only=True):
    """A character: the rules it lives by, its facts in the order they were told, and how it is now.

    `ignored` are facts that do not fit any more (a death that a late bandage prevented); `revisions` what late reports
    changed, in the order they were told. `home` is the region it lives in, `moves` how it came there. `last` is the latest
    instant a fact is dated.
    """

    game: Game
    facts: tuple[f.Fact, ...] = ()
    now: Condition = Condition()
    ignored: tuple[str, ...] = ()
    revisions: tuple[Revision, ...] = ()
    home: str = ""
    moves: tuple[homes.Moved, ...] = ()
    last: int = 0

    @property
    def settled(self) -> tuple[str, ...]:
        """The branches set aside, by the hash of their last entry, between which a master has chosen."""
        if not any(isinstance(fact, f.Chosen) for fact in self.facts):
            return ()
        dead = gone(self.facts)
        return tuple(fact.settles for fact in self.facts if isinstance(fact, f.Chosen) and fact.id not in dead)


def fresh(game: Game) -> Character:
    """A character before its first fact."""
    return Character(game=game)


def evolve(state: Character, fact: f.Fact | homes.Moved) -> Character:
    """The character after one more fact, which may be dated before others. Nothing is raised; what does not fit is listed."""
    if isinstance(fact, homes.HandedOver | homes.CalledHome):
        return replace(state, home=fact.to, moves=(*state.moves, fact))
    if fact.at >= state.last and not _rewrites(fact) and not (state.facts and _key(fact) < _key(state.facts[-1])):
        then = passed(state.game, state.now, fact.at)
        after = STEPS[type(fact)](state.game, then, fact)
        told = (*state.facts, fact)
        if after is None:
            return replace(state, facts=told, now=then, ignored=(*state.ignored, fact.id), last=fact.at)
        return replace(state, facts=told, now=after, last=fact.at)
    brought = _brought(state, fact)
    told, last = (*state.facts, *brought, fact), max(state.last, fact.at, *(one.at for one in brought))
    now, ignored = fold(state.game, told)
    home = fact.home if isinstance(fact, f.Chosen) and fact.home is not None else state.home
    revisions = _revised(state, fact, now)
    return replace(state, facts=told, now=now, ignored=ignored, revisions=revisions, home=home, last=last)


def _brought(state: Character, fact: f.Fact) -> tuple[f.Fact, ...]:
    """The facts of another branch that a choice brings in and that are not known yet."""
    if not isinstance(fact, f.Chosen) or not fact.brought:
        return ()
    known = {one.id for one in state.facts}
    return tuple({one.id: one for one in unpacked(fact.brought) if one.id not in known}.values())


def unpacked(facts: Iterable[Any]) -> Iterator[Any]:
    """Facts in the order they were told, with those that choices among them brought in; not where the stream lived."""
    for fact in facts:
        if isinstance(fact, f.Chosen):
            yield from unpacked(fact.brought)
        if not isinstance(fact, homes.HandedOver | homes.CalledHome):
            yield fact


def _rewrites(fact: f.Fact) -> bool:
    return isinstance(fact, f.Undone | f.Chosen)


def _key(fact: f.Fact) -> tuple[int, bool]:
    """By instant; what time did comes after what people did at the same one."""
    return fact.at, isinstance(fact, f.Lapsed)


def fold(game: Game, facts: Iterable[f.Fact], before: int | None = None) -> tuple[Condition, tuple[str, ...]]:
    """The condition after all facts in the order they happened, and the ids of those that do not fit.

    Between two facts time does what it does, recorded or not: a wound told late may have been deadly before the next fact.
    `before`: only what people reported up to this instant, and deadlines that passed before it.
    """
    facts = tuple(facts)
    dead = gone(facts)
    now, ignored = Condition(), []
    for fact in sorted(facts, key=_key):
        if fact.id in dead or _rewrites(fact):
            continue
        if before is not None and (fact.at > before or (fact.at == before and isinstance(fact, f.Lapsed))):
            continue
        now = passed(game, now, fact.at)
        after = STEPS[type(fact)](game, now, fact)
        if after is None:
            ignored.append(fact.id)
        else:
            now = after
    return (now if before is None else passed(game, now, before)), tuple(ignored)


def gone(facts: Iterable[f.Fact]) -> set[str]:
    """Ids of the facts that do not count: undone (an undone undo counts again), or of a branch that was not chosen.

    What a choice brought in goes with it where it is undone, unless a later one brought it again.
    """
    undone: set[str] = set()
    brought: set[str] = set()
    for fact in reversed(tuple(facts)):
        if fact.id in undone:
            if isinstance(fact, f.Chosen):
                undone.update(one.id for one in unpacked(fact.brought) if one.id not in brought)
        elif isinstance(fact, f.Undone):
            undone.add(fact.event)
        elif isinstance(fact, f.Chosen):
            undone.update(fact.dropped)
            brought.update(one.id for one in unpacked(fact.brought))
    return undone


def at_instant(state: Character, at: int) -> Condition:
    """How the character was at an instant, by all that is known now; a deadline at the very instant has not passed."""
    if at >= state.last and not any(isinstance(fact, f.Lapsed) and fact.at == at for fact in state.facts):
        return passed(state.game, state.now, at)
    return fold(state.game, state.facts, at)[0]


def _revised(state: Character, fact: f.Fact, now: Condition) -> tuple[Revision, ...]:
    changed = {
        name: (str(getattr(state.now, name)), str(getattr(now, name)))
        for name in TOLD
        if getattr(state.now, name) != getattr(now, name)
    }
    if not changed or isinstance(fact, f.Lapsed):
        return state.revisions
    return (*state.revisions, Revision(fact=fact.id, changed=changed))


class Foreseen(msgspec.Struct, frozen=True):
    """What will happen at an instant of the game, if nobody acts."""

    at: int
    what: str
    hits: int


def predict(state: Character, until: int | None = None) -> tuple[Foreseen, ...]:
    """What will happen to the character if nobody acts, in order: hits lost, a heavy wound, death (DESIGN §8)."""
    now, found = state.now, []
    for _ in range(1000):
        coming = deadlines(state.game, now)
        if not coming or (until is not None and coming[0][0] > until):
            break
        at, what = coming[0]
        was_heavy = now.heavy_at
        after = STEPS[f.Lapsed](state.game, now, f.Lapsed(id="foreseen", at=at, what=what))  # type: ignore[arg-type]
        if after is None or after == now:
            break
        now = after
        found.append(Foreseen(at, what, now.hits))
        if now.heavy_at is not None and was_heavy is None:
            found.append(Foreseen(at, "heavy", now.hits))
    return tuple(found)
