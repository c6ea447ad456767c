"""Who fights what in an event, by entry: reckoned once for each change of what it rests on, so that any number may ask."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from hofmarshal.contest.hits import score_in_hits
from hofmarshal.tournament import nomination, programme
from hofmarshal.tournament.commands import Score
from hofmarshal.tournament.places import FinalPlace, final_places
from hofmarshal.tournament.queue import Waiting
from hofmarshal.tournament.state import standing
from hofmarshal.tournament.tables import GroupView, view


class Turn(msgspec.Struct, frozen=True):
    """A bout that waits, and how many come before it at its ring."""

    bout: Waiting
    ahead: int


class Stand(msgspec.Struct, frozen=True):
    """Where an entry is in its last stage: the group, its place there (None: not ranked), of how many."""

    stage: str
    group: str
    place: int | None
    of: int


class Computed(msgspec.Struct, frozen=True, kw_only=True):
    """What was reckoned of a nomination: final places by entry (empty while a track is open), stands, results, figures."""

    state: nomination.State
    final: dict[str, FinalPlace]
    stands: dict[str, Stand]
    results: dict[str, tuple[str, ...]]
    open: int
    done: int
    stage: str
    over: bool
    halves: bool

    @property
    def phase(self) -> str:
        """See `NominationPhase`."""
        if not self.state.stages:
            return "entries"
        begun = self.done or any(stage.called for stage in self.state.stages.values())
        return "over" if self.over else "fighting" if begun else "drawn"


def computed(state: nomination.State) -> Computed:
    """Everything the public pages ask of a nomination."""
    stands: dict[str, Stand] = {}
    last, open_here, waits = "", "", 0
    for stage in state.stages.values():
        seen = view(state, stage)
        last = stage.layout.id
        open_here = open_here or ("" if seen.complete else last)
        waits += sum(bool(bout.red and bout.blue) for bout in seen.open)
        for group in seen.groups:
            stands |= _stands(last, group)
    tracks = final_places(state)
    results: dict[str, list[str]] = {}
    for key, bout in state.bouts.items():
        for entry in (bout.now.red, bout.now.blue):
            results.setdefault(entry, []).append(key)
    return Computed(
        state=state,
        final={one.entry: one for track in tracks if track.final for one in track.places if one.place is not None},
        stands=stands,
        results={entry: tuple(keys) for entry, keys in results.items()},
        open=waits,
        done=sum(not bout.again for bout in state.bouts.values()),
        stage=open_here or last,
        over=bool(tracks) and all(track.final for track in tracks),
        halves=score_in_hits(state.rules),
    )


def _stands(stage: str, group: GroupView) -> Iterator[tuple[str, Stand]]:
    places = {one.entry: one.place for one in group.table.places}
    fought = bool(group.results)
    for entry in group.group.entries:
        place = places.get(entry) if fought else None
        yield entry, Stand(stage, group.group.name, place, len(group.group.entries))


def result_of(score: Score, entry: str) -> str:
    """What a recorded bout was to one of its two: `won`, `lost`, `drawn`; empty where it is void.

    A bout that nobody won by a disqualification of both is lost by both.
    """
    if score.status == "void":
        return ""
    winner = {"red": score.red, "blue": score.blue}.get(score.winner, score.winner)
    if not winner and score.red_score != score.blue_score:
        winner = score.red if score.red_score > score.blue_score else score.blue
    if winner in (score.red, score.blue):
        return "won" if winner == entry else "lost"
    both = {score.red, score.blue} <= set(score.disqualified) or score.status == "walkover"
    return "lost" if both else "drawn"


class Index:
    """The event by entry. `refresh` looks at what has changed; everything else answers from what was reckoned."""

    def __init__(self) -> None:
        self._queues: Mapping[str, Sequence[Waiting]] | None = None
        self._programme: programme.State | None = None
        self._computed: dict[str, Computed] = {}
        self._turns: dict[str, list[Turn]] = {}
        self._waits: dict[str, list[Waiting]] = {}
        self._opened: dict[str, list[str]] = {}

    def refresh(
        self,
        state: programme.State,
        states: Mapping[str, nomination.State],
        queues: Mapping[str, Sequence[Waiting]],
    ) -> None:
        """Reckon anew what rests on another object than before."""
        if self._queues is not queues:
            self._queues, self._turns, self._waits = queues, {}, {}
            for queue in queues.values():
                for ahead, bout in enumerate(queue):
                    self._waits.setdefault(bout.nomination, []).append(bout)
                    for entry in dict.fromkeys((bout.red, bout.blue)):
                        self._turns.setdefault(entry, []).append(Turn(bout, ahead))
        if self._programme is not state:
            self._programme, self._opened = state, {}
            for stream, openings in state.opened.items():
                for entry in dict.fromkeys((openings[-1].red, openings[-1].blue)):
                    self._opened.setdefault(entry, []).append(stream)
        for name, one in states.items():
            kept = self._computed.get(name)
            if kept is None or kept.state is not one:
                self._computed[name] = computed(one)

    def nominations(self) -> Mapping[str, Computed]:
        """All of them, by name."""
        return self._computed

    def waits(self, name: str) -> Sequence[Waiting]:
        """The bouts of a nomination that wait, ring by ring."""
        return self._waits.get(name, ())

    def turns(self, entry: str) -> Iterable[Turn]:
        """The bouts somebody waits for, soonest first."""
        found = self._turns.get(entry, ())
        return sorted(found, key=lambda one: (one.bout.expected or 0, one.ahead))

    def opened(self, entry: str) -> Sequence[str]:
        """The contests that were opened with somebody, oldest first."""
        return self._opened.get(entry, ())

    def known(self, entry: str) -> bool:
        """Whether an entry takes part in anything."""
        entered = any(entry in one.state.entries for one in self._computed.values())
        return entered or entry in self._turns or entry in self._opened


def left(state: nomination.State, entry: str) -> bool:
    """Whether an entry is out of a nomination."""
    return standing(state, entry).state != "active"
