"""The teams of a spreadsheet of entries: which row fights for which team, with which number, and what is wrong with it.

A team's fighters known already stay as they are; a row adds one of them. Nothing is written here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count

import msgspec

from hofmarshal.contest.rosters import check_roster
from hofmarshal.exchange.spelling import club_key, near
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Note, Problem
from hofmarshal.tournament.entry_book import Member

HIGHEST = 999
FEW = "contest-roster-few"
"""Teams are entered one fighter at a time: one that is still too small is told of, and no fault."""

SPENT_BY = {"contest-roster-many": "team", "contest-roster-reserves": "reserve"}
"""Which cell is at fault where a roster goes beyond its rulebook."""


class TeamField(msgspec.Struct, frozen=True, kw_only=True):
    """A nomination of teams: its rules, its teams' names by their entries, the fighters of each."""

    rules: Nomination
    teams: Mapping[str, str] = {}
    rosters: Mapping[str, tuple[Member, ...]] = {}


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """A row that is to fight for a team: where, who (an entry; empty: somebody new), under which number (0: any free)."""

    row: int
    nomination: str
    team: str
    entry: str = ""
    club: str = ""
    number: int = 0
    reserve: bool = False
    captain: bool = False


class Placed(msgspec.Struct, frozen=True, kw_only=True):
    """A fighter of a roster as it would be: of a row of the file, or (`row` 0) on it already."""

    row: int
    entry: str
    number: int
    reserve: bool
    captain: bool


class TeamSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A team as the list would leave it. `entry` is empty where it is new; `enters`: it takes part here only from now on."""

    nomination: str
    name: str
    entry: str
    enters: bool
    club: str
    members: tuple[Placed, ...]
    notes: tuple[Note, ...] = ()


class TeamFault(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong in a row's cell, and the clauses that say so."""

    row: int
    column: str
    problem: Problem
    cites: tuple[str, ...] = ()


class Spelling:
    """One way to write each team: as the event has it, else as the file has it first."""

    def __init__(self, fields: Mapping[str, TeamField], written: Mapping[str, str]) -> None:
        self._written = written
        self.known = {club_key(name): name for field in fields.values() for name in field.teams.values()}
        self.fresh: dict[str, str] = {}

    def of(self, text: str) -> str:
        """A team as it is written first."""
        text = self._written.get(text, text)
        if not text:
            return ""
        return self.known.get(club_key(text)) or self.fresh.setdefault(club_key(text), text)

    def near(self, apart: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
        """Pairs of teams that may be one; the second is new."""
        told = {frozenset(pair) for pair in apart}
        new = list(self.fresh.values())
        for place, team in enumerate(new):
            for other in (*self.known.values(), *new[:place]):
                if near(other, team) and frozenset((other, team)) not in told:
                    yield other, team


class Squads:
    """The rosters as a list would leave them."""

    def __init__(self, fields: Mapping[str, TeamField]) -> None:
        self._fields = fields
        self._entries = {club_key(name): entry for field in fields.values() for entry, name in field.teams.items()}
        self.faults: list[TeamFault] = []
        self.fresh: set[int] = set()
        """Rows that bring a roster somebody it had not."""

    def seen(self, wishes: Sequence[Wish]) -> tuple[TeamSeen, ...]:
        """Every team that a row of the list names; what is wrong is in `faults`."""
        teams: dict[tuple[str, str], list[Wish]] = {}
        for one in wishes:
            if self._elsewhere(one):
                continue
            teams.setdefault((one.nomination, club_key(one.team)), []).append(one)
        return tuple(self._team(name, key, ones) for (name, key), ones in teams.items())

    def _elsewhere(self, one: Wish) -> bool:
        """Whether he fights for another team of the nomination already; said at his cell."""
        field = self._fields[one.nomination]
        mine = self._entries.get(club_key(one.team), "")
        for team, members in field.rosters.items():
            if one.entry and team != mine and any(member.entry == one.entry for member in members):
                args: dict[str, str | int] = {"team": field.teams.get(team, team), "wanted": one.team[:60]}
                self._fault(one, "team", "exchange-import-team-other", args)
                return True
        return False

    def _fault(
        self, one: Wish, column: str, code: str, args: dict[str, str | int], cites: tuple[str, ...] = ()
    ) -> None:
        self.faults.append(TeamFault(row=one.row, column=column, problem=Problem(code, args), cites=cites))

    def _team(self, name: str, key: str, wishes: list[Wish]) -> TeamSeen:
        field = self._fields[name]
        entry = self._entries.get(key, "")
        there = field.rosters.get(entry, ())
        known = {member.entry for member in there}
        coming = [one for one in wishes if not one.entry or one.entry not in known]
        self.fresh |= {one.row for one in coming}
        numbers = self._numbers(coming, {member.number for member in there})
        self._captains(coming, any(member.captain for member in there))
        members = (
            *(
                Placed(row=0, entry=m.entry, number=m.number, reserve=m.reserve, captain=m.captain)
                for m in there
            ),
            *(
                Placed(row=o.row, entry=o.entry, number=n, reserve=o.reserve, captain=o.captain)
                for o, n in zip(coming, numbers, strict=True)
            ),
        )  # fmt: skip
        notes = self._limits(field, members, coming)
        clubs = dict.fromkeys(one.club for one in wishes if one.club)
        return TeamSeen(
            nomination=name, name=wishes[0].team, entry=entry, enters=entry not in field.teams,
            club=next(iter(clubs)) if len(clubs) == 1 else "", members=members, notes=notes,
        )  # fmt: skip

    def _numbers(self, coming: list[Wish], taken: set[int]) -> list[int]:
        """Each one's number: as he says, else the least that is free."""
        used = set(taken)
        for one in coming:
            if not one.number:
                continue
            if not 1 <= one.number <= HIGHEST:
                self._fault(one, "number", "exchange-import-team-number", {"number": one.number, "most": HIGHEST})
            elif one.number in used:
                args: dict[str, str | int] = {"number": one.number, "team": one.team[:60]}
                self._fault(one, "number", "exchange-import-team-number-twice", args)
            used.add(one.number)
        free = (number for number in count(1) if number not in used)
        return [one.number or next(free) for one in coming]

    def _captains(self, coming: list[Wish], there: bool) -> None:
        for one in coming:
            if one.captain and there:
                self._fault(one, "captain", "exchange-import-team-captains", {"team": one.team[:60]})
            there = there or one.captain

    def _limits(self, field: TeamField, members: Sequence[Placed], coming: list[Wish]) -> tuple[Note, ...]:
        """What the rulebook says of so many: those beyond its limits are at fault, the last of the list first."""
        reserves = sum(one.reserve for one in members)
        notes = check_roster(field.rules, len(members) - reserves, reserves)
        for note in notes:
            column = SPENT_BY.get(note.code)
            if column is None:
                continue
            kind = column == "reserve"
            over = int(note.args["reserves" if kind else "main"]) - int(note.args["most"])
            for one in [one for one in coming if one.reserve == kind][-over:]:
                self._fault(one, column, note.code, note.args, note.cites)
        return tuple(note for note in notes if note.code == FEW)
