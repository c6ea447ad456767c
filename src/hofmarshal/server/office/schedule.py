"""The routes of the board of rings: put bouts or a group somewhere in a ring's order, leave them be, spread groups over rings.

The board's order is made from what was placed by hand and what follows by itself. So that two who move bouts at once undo
nothing of each other's, the server reckons the order anew at each move, from the queues as they are at that moment.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Annotated

import msgspec
from litestar import post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from hofmarshal.server.errors import HttpRefusal, no
from hofmarshal.server.office.context import Asked, Office
from hofmarshal.server.scenes.build import scenes
from hofmarshal.server.wire import Identity
from hofmarshal.tournament import programme
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.board import Queues, group_of, groups_of, moved, spread

TRIES = 5
"""How often a move is reckoned anew because somebody else was faster."""

AGAIN = ("desk-moved-on", "programme-placed-called", "programme-not-placed")
"""Refusals after which a look at the queues as they are now will do."""

Stream = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Ring = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Streams = Annotated[tuple[Stream, ...], msgspec.Meta(max_length=600)]


class MoveAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Move `bouts`, or everything of `group` (`NOMINATION/STAGE/GROUP`) that waits, to a ring: right before the bout
    `before`, or (empty) to the end; a group then goes where it would stand by itself.
    """

    ring: Ring
    bouts: Streams = ()
    group: Annotated[str, msgspec.Meta(max_length=200)] = ""
    before: Annotated[str, msgspec.Meta(max_length=200)] = ""


class ReleaseAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Leave these bouts, a group, or everything at a ring, to the automatic order again."""

    bouts: Streams = ()
    group: Annotated[str, msgspec.Meta(max_length=200)] = ""
    ring: Annotated[str, msgspec.Meta(max_length=32)] = ""


class SpreadAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Spread the groups of these nominations (none: of all) evenly over their rings; groups begun stay where they are."""

    nominations: Annotated[tuple[Ring, ...], msgspec.Meta(max_length=100)] = ()


class Put(msgspec.Struct, frozen=True, kw_only=True):
    """How many bouts were moved."""

    bouts: int


def schedule_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handlers."""
    board = Boards(office)

    @post(
        "/api/office/schedule/move", status_code=200, sync_to_thread=True, tags=["schedule"], operation_id="move-bouts"
    )
    def move(request: Asked, data: JSONBody[MoveAsked]) -> Put:
        """Put bouts or a group somewhere in a ring's order."""
        you = office.allow(request, secret=False)
        return Put(bouts=board.move(you, data))

    @post(
        "/api/office/schedule/release",
        status_code=200,
        sync_to_thread=True,
        tags=["schedule"],
        operation_id="release-bouts",
    )
    def release(request: Asked, data: JSONBody[ReleaseAsked]) -> Put:
        """Leave bouts, a group or a ring to the automatic order."""
        you = office.allow(request, secret=False)
        return Put(bouts=board.release(you, data))

    @post(
        "/api/office/schedule/spread",
        status_code=200,
        sync_to_thread=True,
        tags=["schedule"],
        operation_id="spread-groups",
    )
    def spread_groups(request: Asked, data: JSONBody[SpreadAsked]) -> Put:
        """Spread groups evenly over the rings."""
        you = office.allow(request, secret=False)
        return Put(bouts=board.spread(you, data))

    return [move, release, spread_groups]


class Boards:
    """The board as its routes change it. Blocks; raises `HttpRefusal`."""

    def __init__(self, office: Office) -> None:
        self._office = office

    def move(self, you: Identity, asked: MoveAsked) -> int:
        """Move bouts or a group; how many bouts that were."""

        def plan(state: programme.State, queues: Queues) -> list[w.Command]:
            if asked.ring not in state.rings:
                raise no(404, "programme-unknown-ring", ring=asked.ring, known=", ".join(state.rings) or "–")
            bouts = self._wanted(queues, asked.bouts, asked.group)
            if asked.group and not asked.before:
                pinned = _pinned(state, bouts)
                free = [w.Unplace(bouts=pinned)] if pinned else []
                return [*free, w.Place(ring=asked.ring, groups=(asked.group,))]
            order = moved(queues[asked.ring], bouts, asked.before)
            if order is None:
                raise no(409, "schedule-changed")
            groups = (asked.group,) if asked.group else ()
            return [w.Place(ring=asked.ring, bouts=order, groups=groups)]

        queues = self._queues()
        self._carry_out(you, plan)
        return len(self._wanted(queues, asked.bouts, asked.group))

    def release(self, you: Identity, asked: ReleaseAsked) -> int:
        """Leave what was placed by hand to the automatic order; how many bouts that were."""
        count = 0

        def plan(state: programme.State, queues: Queues) -> list[w.Command]:
            nonlocal count
            bouts = dict.fromkeys((*asked.bouts, *state.placed.get(asked.ring, ())))
            groups = [group for group, ring in state.groups.items() if group == asked.group or ring == asked.ring]
            if asked.group:
                bouts |= dict.fromkeys(one.stream for q in queues.values() for one in q if group_of(one) == asked.group)
            pinned = _pinned(state, bouts)
            count = len(pinned)
            return [w.Unplace(bouts=pinned, groups=tuple(groups))] if pinned or groups else []

        self._carry_out(you, plan)
        return count

    def spread(self, you: Identity, asked: SpreadAsked) -> int:
        """Spread the groups; how many bouts have another ring now."""
        count = 0

        def plan(state: programme.State, queues: Queues) -> list[w.Command]:
            nonlocal count
            names = asked.nominations or tuple(state.nominations)
            begun = self._begun(state)
            wanted = spread(state, queues, names, begun)
            there = {group: one.ring for q in queues.values() for one in q if (group := group_of(one)) in wanted}
            count = sum(1 for q in queues.values() for one in q if wanted.get(group_of(one), one.ring) != one.ring)
            moving = {
                group: ring for group, ring in wanted.items() if there.get(group) != ring or group in state.groups
            }
            bouts = [one.stream for q in queues.values() for one in q if group_of(one) in wanted]
            pinned = _pinned(state, bouts)
            free: list[w.Command] = [w.Unplace(bouts=pinned)] if pinned else []
            rings = dict.fromkeys(moving.values())
            return free + [
                w.Place(ring=ring, groups=tuple(group for group, to in moving.items() if to == ring)) for ring in rings
            ]

        self._carry_out(you, plan)
        return count

    # How it is done

    def _queues(self) -> Queues:
        return scenes(self._office.venue).queues()

    def _wanted(self, queues: Queues, bouts: Collection[str], group: str) -> tuple[str, ...]:
        """The bouts meant, in their order; raises `HttpRefusal` where one of them waits no longer."""
        waiting = {one.stream: one for queue in queues.values() for one in queue}
        if group:
            bouts = [*bouts, *(one for one in groups_of(queues).get(group, ()) if one not in bouts)]
        gone = next((one for one in bouts if one not in waiting), None)
        if gone is not None or not bouts:
            raise no(409, "schedule-not-waiting", bout=(gone or group or "–").removeprefix("contest/"))
        return tuple(dict.fromkeys(bouts))

    def _begun(self, state: programme.State) -> Mapping[str, str]:
        """The groups of which a bout was called, and the ring where."""
        found = {}
        for stream, openings in state.opened.items():
            last = openings[-1]
            if last.nomination and self._office.venue.desk.number(stream):
                found[f"{last.nomination}/{last.stage}/{last.group}"] = last.ring
        return found

    def _carry_out(self, you: Identity, plan: Callable[[programme.State, Queues], Sequence[w.Command]]) -> None:
        """Give the commands a plan comes to, planned anew where somebody was faster."""
        for left in reversed(range(TRIES)):
            number = self._office.venue.desk.number(programme.STREAM)
            refusal = None
            for command in plan(self._office.programme, self._queues()):
                answer = self._office.submit(you, programme.STREAM, command, expected=number)
                if answer.refusal is not None:
                    refusal = answer.refusal
                    break
                number = answer.number
            if refusal is None:
                return
            if refusal.code not in AGAIN or not left:
                raise HttpRefusal(409, refusal)


def _pinned(state: programme.State, bouts: Collection[str]) -> tuple[str, ...]:
    """Those of the bouts that were placed by hand, one by one."""
    by_hand = {stream for placed in state.placed.values() for stream in placed}
    return tuple(stream for stream in bouts if stream in by_hand)
