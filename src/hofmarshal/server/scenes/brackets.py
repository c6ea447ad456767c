"""Brackets as they are drawn: the rounds of pairs of each track, those to come included."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from hofmarshal.server.scenes.model import BracketRound, BracketScene, CellScene, SlotScene
from hofmarshal.tournament.scheme import THIRD, third_place
from hofmarshal.tournament.state import Stage, State, track_stages, tracks
from hofmarshal.tournament.tables import GroupView, StageView

FINAL = 2
"""The size of the round that is the final."""

SEMI = 4


def brackets_of(state: State, views: Mapping[str, StageView]) -> tuple[BracketScene, ...]:
    """The brackets of the tracks that have one."""
    found = []
    for track in tracks(state):
        rounds = [s for s in track_stages(state, track) if s.layout.kind in ("elimination", "pairs-by-lot")]
        if rounds:
            linked = rounds[0].layout.kind == "elimination"
            made = _linked(state, rounds, views) if linked else _by_lot(rounds, views)
            found.append(BracketScene(track=track, linked=linked, rounds=made))
    return tuple(found)


def _by_lot(rounds: list[Stage], views: Mapping[str, StageView]) -> tuple[BracketRound, ...]:
    """Rounds paired by a new lot each: only those there are, with nothing leading from one to the next."""
    made = []
    for stage in rounds:
        view = views[stage.layout.id]
        cells = tuple(_cell(stage, group, f"{stage.layout.number}-{group.group.name}", ()) for group in view.groups)
        made.append(BracketRound(size=2 * len(view.groups), stage=stage.layout.id, cells=cells))
    return tuple(made)


def _linked(state: State, rounds: list[Stage], views: Mapping[str, StageView]) -> tuple[BracketRound, ...]:
    """Rounds whose winners meet their neighbours', from the first to the final."""
    size = 2 * len(rounds[0].groups)
    made: list[BracketRound] = []
    stages = {stage.layout.number: stage for stage in rounds}
    number = 1
    while size >= FINAL:
        stage = stages.get(number)
        groups = {g.group.name: g for g in views[stage.layout.id].groups} if stage is not None else {}
        cells = []
        for place in range(1, size // 2 + 1):
            before = (f"{2 * size}-{2 * place - 1}", f"{2 * size}-{2 * place}") if made else ()
            cells.append(_cell(stage, groups.get(str(place)), f"{size}-{place}", before))
        if size == FINAL:
            cells.extend(_third(state, stage, groups.get(THIRD), made))
        made.append(BracketRound(size=size, stage=stage.layout.id if stage is not None else "", cells=tuple(cells)))
        size, number = size // 2, number + 1
    return tuple(made)


def _third(
    state: State, stage: Stage | None, group: GroupView | None, made: list[BracketRound]
) -> tuple[CellScene, ...]:
    """The bout for the third place, once it is known that there will be one."""
    sources = (f"{SEMI}-1", f"{SEMI}-2")
    if group is not None:
        return (_cell(stage, group, "third", sources, third=True),)
    if stage is not None or not third_place(state) or not made:
        return ()
    semis = made[-1].cells
    bye = any(slot.bye for cell in semis for slot in (cell.red, cell.blue))
    return () if bye else (_cell(None, None, "third", sources, third=True),)


def _cell(
    stage: Stage | None, group: GroupView | None, cell: str, before: tuple[str, ...], *, third: bool = False
) -> CellScene:
    """A bout with its two sides: as composed, or where they are to come from."""
    if group is None:
        nobody = stage is not None
        sides = [SlotScene(cell=one, loser=third, bye=nobody) for one in before or ("", "")]
        return CellScene(cell=cell, red=sides[0], blue=sides[1], third=third)
    entries = group.group.entries
    if len(entries) == 1:
        return _alone(cell, before, entries[0], stage)
    red, blue = group.group.order[0] if group.group.order else entries[:2]
    first, second = before or ("", "")
    if before and stage is not None and _home(stage, red) % 2 == 0 and _home(stage, blue) % 2 == 1:
        first, second = second, first
    last = next((r.bout for r in reversed(group.results)), "") or next((b.bout for b in group.open), "")
    return CellScene(
        cell=cell,
        red=SlotScene(entry=red, cell=first, loser=third),
        blue=SlotScene(entry=blue, cell=second, loser=third),
        bout=next((b.bout for b in group.open), "") or last,
        winner=_winner(group, red, blue),
        third=third,
    )


def _alone(cell: str, before: tuple[str, ...], entry: str, stage: Stage | None) -> CellScene:
    """Somebody who goes on without a bout, on the side he comes from."""
    first, second = before or ("", "")
    here, other = SlotScene(entry=entry, cell=first), SlotScene(bye=True, cell=second)
    if before and stage is not None and _home(stage, entry) % 2 == 0:
        other, here = SlotScene(bye=True, cell=first), SlotScene(entry=entry, cell=second)
        return CellScene(cell=cell, red=other, blue=here, winner="blue")
    return CellScene(cell=cell, red=here, blue=other, winner="red")


def _home(stage: Stage, entry: str) -> int:
    """The number of the pair an entry came from; 1 where that is not known."""
    found = next((seat.group for seat in stage.layout.source if seat.entry == entry), "1")
    return int(found) if found.isdigit() else 1


def _winner(group: GroupView, red: str, blue: str) -> Literal["red", "blue", ""]:
    """Who stands first in the pair, once it is over and one of them does."""
    if not group.complete or not group.table.places:
        return ""
    best = group.table.places[0]
    if best.place != 1 or best.tied:
        return ""
    return "red" if best.entry == red else "blue" if best.entry == blue else ""
