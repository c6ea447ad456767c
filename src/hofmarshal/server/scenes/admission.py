"""Scenes of admission: who is missing what, whose gear stands how; a row is made anew where what it rests on changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from weakref import ref

from hofmarshal.desk.event_admission import Inspected, inspection_stream
from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.rules.block import Text
from hofmarshal.rules.gear_model import in_force
from hofmarshal.server.content import Pinned
from hofmarshal.server.office.standing import Survey, asks, event_of
from hofmarshal.server.scenes.inspection import gear_state, inspection_scene
from hofmarshal.server.scenes.model import Scene
from hofmarshal.server.scenes.model_admission import (
    AdmissionNomination,
    AdmissionRow,
    AdmissionScene,
    AdmissionStand,
    GearListScene,
    GearNomination,
    GearRow,
)
from hofmarshal.server.scenes.world import World, club_of, name_of
from hofmarshal.tournament import entry_book as book
from hofmarshal.tournament import nomination, programme

OWN = ("dossier", "inspection", "admission")
"""Kinds of streams that tell of one person's admission alone."""

ALL = ("programme", "nomination", book.STREAM)
"""Kinds of streams that may change everyone's."""

LISTS = ("admission", "gear")


class Admissions:
    """The admission of one world. Its caller holds a lock."""

    def __init__(self, world: World) -> None:
        self._world = ref(world)
        self._rows: dict[str, tuple[tuple[Any, ...], AdmissionRow]] = {}
        self._gear: dict[str, tuple[tuple[Any, ...], GearRow]] = {}
        self._turns: dict[str, int] = {}
        self._shown: set[str] = set()

    def topics(self) -> tuple[str, ...]:
        """The lists, and every inspection that was looked at."""
        return (*LISTS, *self._shown)

    def changed(self, stream: str) -> tuple[str, ...]:
        """The topics that an entry in this stream changes."""
        kind, _, rest = stream.partition("/")
        if kind in OWN:
            entry = rest.rpartition("/")[2]
            self._turns[entry] = self._turns.get(entry, 0) + 1
            return (*LISTS, f"gear/{rest}") if kind == "inspection" else LISTS
        return self.topics() if kind in ALL else ()

    def scene(self, topic: str, state: programme.State) -> Scene | None:
        """The scene of a topic; None for one there is not."""
        if topic == "admission":
            return self._admission(state)
        if topic == "gear":
            return self._list(state)
        _, _, rest = topic.partition("/")
        name, _, entry = rest.partition("/")
        if name not in state.nominations or entry not in self._members(state, name):
            return None
        self._shown.add(topic)
        return inspection_scene(self._there(), state.nominations[name], entry)

    # The lists

    def _admission(self, state: programme.State) -> AdmissionScene:
        asked = {name: one for name, one in self._pinned(state).items() if _asked(state, name, one)}
        where = self._where(state, asked)
        survey, rosters = self._there().survey(), self._there().look(book.STREAM)
        rows = {
            entry: self._row(state, survey, rosters, entry, names, teams) for entry, (names, teams) in where.items()
        }
        self._rows = {entry: kept for entry, kept in self._rows.items() if entry in rows}
        papers = {one.id: one.name for p in asked.values() if p.admission is not None for one in p.admission.papers}
        return AdmissionScene(
            nominations={name: _nomination(state, name, one) for name, one in asked.items()},
            people=rows,
            papers=papers,
            described=event_of(state) is not None,
        )

    def _list(self, state: programme.State) -> GearListScene:
        pinned = self._pinned(state)
        where = self._where(state, pinned)
        rows = {}
        for entry, (names, teams) in where.items():
            fighting = tuple(name for name in names if not (pinned[name].rules.team and name not in teams))
            if fighting:
                rows[entry] = self._gear_row(entry, fighting, teams)
        return GearListScene(
            nominations={
                name: GearNomination(
                    title=one.rules.name, asked=_asked(state, name, one) and _gear_asked(one), book=one.gear is not None
                )
                for name, one in pinned.items()
            },
            people=rows,
        )

    def _row(
        self, state: programme.State, survey: Survey, rosters: book.State, entry: str, names: tuple[str, ...],
        teams: dict[str, str],
    ) -> AdmissionRow:  # fmt: skip
        world = self._there()
        person = world.person(entry)
        listed = tuple(state.nominations[name] for name in names)
        fighters = tuple(one.entry for name in names for one in book.roster(rosters, name, entry))
        turns = tuple(self._turns.get(one, 0) for one in (entry, *fighters))
        people = tuple(world.person(one) for one in fighters)
        rests = (person, state.details, listed, turns, fighters, people, tuple(teams.items()))
        kept = self._rows.get(entry)
        if kept is not None and kept[0] == rests:
            return kept[1]
        team = next(iter(teams.values()), "")
        made = AdmissionRow(
            name=name_of(world, entry), club=club_of(world, entry),
            country=person.country if person is not None else "", stands={n: _stand(survey, n, entry) for n in names},
            team=name_of(world, team) if team else "",
        )  # fmt: skip
        self._rows[entry] = (rests, made)
        return made

    def _gear_row(self, entry: str, names: tuple[str, ...], teams: dict[str, str]) -> GearRow:
        world = self._there()
        person, turn = world.person(entry), self._turns.get(entry, 0)
        rests = (person, names, turn, tuple(teams.items()))
        kept = self._gear.get(entry)
        if kept is not None and kept[0] == rests:
            return kept[1]
        team = next(iter(teams.values()), "")
        made = GearRow(
            name=name_of(world, entry), club=club_of(world, entry), team=name_of(world, team) if team else "",
            gear={name: gear_state(self._inspected(name, entry)) for name in names},
        )  # fmt: skip
        self._gear[entry] = (rests, made)
        return made

    # What they are made from

    def _there(self) -> World:
        world = self._world()
        if world is None:
            raise RuntimeError("the world is gone")
        return world

    def _inspected(self, name: str, entry: str) -> Inspected:
        found: Inspected = self._there().look(inspection_stream(name, entry))
        return found

    def _pinned(self, state: programme.State) -> dict[str, Pinned]:
        library = self._there().library
        return {name: library.pinned(one.rules.content) for name, one in state.nominations.items()}

    def _where(
        self, state: programme.State, names: dict[str, Pinned]
    ) -> dict[str, tuple[tuple[str, ...], dict[str, str]]]:
        """Everyone, with the nominations he is in and, where he fights in a team, which."""
        found: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {}
        for name in names:
            for entry, team in self._members(state, name).items():
                before, teams = found.get(entry, ((), {}))
                found[entry] = ((*before, name), {**teams, name: team} if team else teams)
        return found

    def _members(self, state: programme.State, name: str) -> dict[str, str]:
        """The entries of a nomination that have not left, and the fighters of its teams; each with his team."""
        world = self._there()
        held: nomination.State = world.look(nomination_stream(name))
        found = {entry: "" for entry in held.entries if nomination.is_active(held, entry)}
        if state.nominations[name].rules.team:
            rosters: book.State = world.look(book.STREAM)
            found |= dict(_fighters(rosters, name, tuple(found)))
        return found


def _stand(survey: Survey, name: str, entry: str) -> AdmissionStand:
    found = survey.stand(name, entry)
    waiting = sum(not one.admitted for one in found.members.values())
    return AdmissionStand(
        missing=tuple(dict.fromkeys(one.condition for one in found.missing)), admitted=found.admitted,
        waived=bool(found.waived), fighters=len(found.members), waiting=waiting,
    )  # fmt: skip


def _fighters(rosters: book.State, name: str, teams: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for team in teams:
        yield from ((one.entry, team) for one in book.roster(rosters, name, team))


def _asked(state: programme.State, name: str, pinned: Pinned) -> bool:
    """Whether the nomination's admission is looked after here, and asks anything."""
    rules = pinned.admission
    return state.nominations[name].settings.admission == "here" and rules is not None and asks(rules, pinned.nomination)


def _gear_asked(pinned: Pinned) -> bool:
    rules = pinned.admission
    return rules is not None and any(in_force(one.in_, pinned.nomination) for one in rules.gear)


def _nomination(state: programme.State, name: str, pinned: Pinned) -> AdmissionNomination:
    rules = pinned.admission
    bar = next((one for one in rules.bars if in_force(one.in_, pinned.nomination)), None) if rules is not None else None
    title: Text = pinned.rules.name
    return AdmissionNomination(
        title=title,
        papers=tuple(one.id for one in rules.papers) if rules is not None else (),
        age=rules is not None and rules.age is not None,
        gear=_gear_asked(pinned),
        bars=bar.from_ if bar is not None else (),
    )
