"""The branches of forked streams: which wait for a master, how the stream stands by each, what a choice comes to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal

import msgspec

from hofmarshal.desk.decider import AnyDecider, kind_of
from hofmarshal.desk.game_deciders import OF_THE_GAME, Nobody
from hofmarshal.journal.contract import Journal
from hofmarshal.journal.model import Entry, Fork
from hofmarshal.larp import facts, homes
from hofmarshal.larp.character import Character, unpacked
from hofmarshal.larp.condition import passed
from hofmarshal.server.game.house import GameHouse

Side = Literal["ours", "theirs"]

DECIDERS: dict[str, AnyDecider] = {one.kind: one for one in OF_THE_GAME}


class Branch(msgspec.Struct, frozen=True, kw_only=True):
    """A stream by one of its branches: its state at the end of it, and what happened since the branches parted."""

    state: Any
    since: tuple[Any, ...]


class Forked(msgspec.Struct, frozen=True, kw_only=True):
    """A fork that waits: our branch and the other one."""

    stream: str
    branch: str
    number: int
    ours: Branch
    theirs: Branch


class Branches:
    """The forks of a game's journal."""

    def __init__(self, journal: Journal, game: GameHouse) -> None:
        self._journal = journal
        self._game = game

    def open(self) -> tuple[Fork, ...]:
        """The forks that no master has settled, in the order they were met."""
        return tuple(
            fork
            for fork in self._journal.forks()
            if kind_of(fork.stream) in DECIDERS and self._waits(fork)
        )  # fmt: skip

    def _waits(self, fork: Fork) -> bool:
        state = self._game.desk.state(fork.stream)
        return not isinstance(state, Nobody) and fork.entries[-1].hash not in state.settled

    def shown(self) -> tuple[Forked, ...]:
        """Every fork that waits, with both its branches."""
        return tuple(self._forked(fork) for fork in self.open())

    def _forked(self, fork: Fork) -> Forked:
        ours = self._journal.read(fork.stream)
        return Forked(
            stream=fork.stream,
            branch=fork.entries[-1].hash,
            number=len(ours),
            ours=self._branch(fork.stream, ours, fork.after),
            theirs=self._branch(fork.stream, (*ours[: fork.after], *fork.entries), fork.after),
        )

    def _branch(self, stream: str, entries: Iterable[Entry], after: int) -> Branch:
        decider = DECIDERS[kind_of(stream)]
        state = decider.fresh(stream, self._game.facts)
        told = [_decoded(stream, entry) for entry in entries]
        for fact in told:
            state = decider.evolve(state, fact)
        if isinstance(state, Character):  # both branches as they stand at the same instant: time passed on each
            now = passed(state.game, state.now, self._game.now())
            state = msgspec.structs.replace(state, now=now)
        return Branch(state=state, since=tuple(_plain(told[after:])))

    def choice(self, fork: Fork, kept: str, home: str) -> homes.TakeBranch:
        """The command of a master who keeps `ours` or `theirs`."""
        side: Side = "theirs" if kept == "theirs" else "ours"
        ours = self._journal.read(fork.stream)
        settles = fork.entries[-1].hash
        if kind_of(fork.stream) != "character":
            history = tuple(one.data.decode() for one in (*ours[: fork.after], *fork.entries))
            return homes.TakeBranch(settles=settles, kept=side, brought=history, home=home)
        here = list(_plain(_decoded(fork.stream, one) for one in ours[fork.after :]))
        there = list(_plain(_decoded(fork.stream, one) for one in fork.entries))
        winner, loser = (there, here) if side == "theirs" else (here, there)
        holds = {one.id for one in winner}
        return homes.TakeBranch(
            settles=settles, kept=side, home=home,
            brought=tuple(msgspec.json.encode(one).decode() for one in there),
            keep=winner[0].id if winner else "",
            drop=tuple(one.id for one in loser if one.id not in holds),
        )  # fmt: skip

    def chosen_there(self, fork: Fork) -> homes.TakeBranch | None:
        """The command that follows a choice which was made on the other branch, knowing all that is on ours."""
        ours = self._journal.read(fork.stream)
        there = [_decoded(fork.stream, one) for one in fork.entries]
        last = ours[-1].hash
        if not any(isinstance(one, facts.Chosen | homes.Rewritten) and one.settles == last for one in there):
            return None
        moves = [one for one in there if isinstance(one, homes.HandedOver | homes.CalledHome)]
        home = moves[-1].to if moves else ""
        settles = fork.entries[-1].hash
        if kind_of(fork.stream) != "character":
            history = tuple(one.data.decode() for one in (*ours[: fork.after], *fork.entries))
            return homes.TakeBranch(settles=settles, kept="theirs", brought=history, home=home)
        brought = [one for one in there if not isinstance(one, homes.HandedOver | homes.CalledHome)]
        return homes.TakeBranch(
            settles=settles, kept="theirs", home=home, keep=brought[0].id if brought else "",
            brought=tuple(msgspec.json.encode(one).decode() for one in brought),
        )  # fmt: skip


def _decoded(stream: str, entry: Entry) -> Any:
    return DECIDERS[kind_of(stream)].codec.decode(entry.type, entry.version, entry.data)


def _plain(told: Iterable[Any]) -> Iterator[Any]:
    """What people reported, with what earlier choices brought in; not where the stream lived, nor what time did."""
    for one in unpacked(told):
        if not isinstance(one, facts.Lapsed | homes.Rewritten):
            yield one
