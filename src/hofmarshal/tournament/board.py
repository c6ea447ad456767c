"""The order of bouts at rings as people change it: where a moved one goes, and how groups are spread evenly over rings."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from hofmarshal.tournament.programme import State, rings_of
from hofmarshal.tournament.queue import Waiting

Queues = Mapping[str, Sequence[Waiting]]
"""The bouts that wait, ring by ring, in their order."""


def group_of(one: Waiting) -> str:
    """What the programme calls the group of a bout: `NOMINATION/STAGE/GROUP`; empty for a single bout."""
    return f"{one.nomination}/{one.stage}/{one.group}" if one.nomination else ""


def groups_of(queues: Queues) -> dict[str, tuple[str, ...]]:
    """The waiting bouts of each group, in the order of the rings."""
    found: dict[str, list[str]] = {}
    for queue in queues.values():
        for one in queue:
            if one.nomination:
                found.setdefault(group_of(one), []).append(one.stream)
    return {group: tuple(streams) for group, streams in found.items()}


def moved(queue: Sequence[Waiting], bouts: Collection[str], before: str) -> tuple[str, ...] | None:
    """What must be placed at the head of a ring so that `bouts` stand right before `before` (empty: at the end).

    None where that bout is not at the ring (any more).
    """
    rest = [one.stream for one in queue if one.stream not in bouts]
    if before and before not in rest:
        return None
    head = rest[: rest.index(before)] if before else rest
    return (*head, *bouts)


def spread(state: State, queues: Queues, names: Collection[str], begun: Mapping[str, str]) -> dict[str, str]:
    """A ring for each waiting group of these nominations, so that the rings end as near to each other as can be.

    The longest group goes first, each to the ring of its nomination's that is free soonest. What is not to be moved
    (other nominations, single bouts, groups begun) counts where it is.
    """
    load = dict.fromkeys(state.rings, 0)
    lengths: dict[str, int] = {}
    nomination: dict[str, str] = {}
    for ring, queue in queues.items():
        for one in queue:
            group = group_of(one)
            if one.nomination in names and group not in begun:
                lengths[group] = lengths.get(group, 0) + one.duration
                nomination[group] = one.nomination
            else:
                load[ring] = load.get(ring, 0) + one.duration
    found: dict[str, str] = {}
    for group in sorted(lengths, key=lambda group: -lengths[group]):
        rings = rings_of(state, nomination[group])
        if rings:
            ring = min(rings, key=lambda ring: load[ring])
            load[ring] += lengths[group]
            found[group] = ring
    return {group: found[group] for group in lengths if group in found}
