"""Invented teams, their rosters and battles, and a few wrestlers: what is fought on the field of a demo or a rehearsal."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Sequence
from itertools import product, zip_longest
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from hofmarshal.desk.decider import Issued
from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.rules.flow import flow
from hofmarshal.server.event_add import DEVICE, SEAT, Desk, add_folder
from hofmarshal.server.people import Person
from hofmarshal.tournament import entry_book, programme
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.queue import open_bouts

ROUND_LIMIT = 90_000
"""How long (ms) a round of the demo's battles lasts at most: nobody who looks on for a minute waits ten."""


class Team(msgspec.Struct, frozen=True):
    """A team: its entry, what it is called, where it is from. Its fighters are in `language`."""

    entry: str
    name: str
    club: str
    language: str


TEAMS = (
    Team("T1", "Paper Lions", "The Empty Chair", "en"),
    Team("T2", "Небылые барсы", "Пустое место", "ru"),
    Team("T3", "Примарні зубри", "Порожній двір", "uk"),
)

GIVEN = {
    "en": ("Abel", "Bess", "Cuthbert", "Dorcas", "Ezra", "Fulk", "Gwen", "Hob"),
    "ru": ("Агафон", "Василиса", "Глеб", "Дарина", "Емеля", "Ждан", "Злата", "Калина"),
    "uk": ("Богдан", "Віта", "Гордій", "Дзвінка", "Зеновій", "Калина", "Левко", "Мавка"),
}
SURNAMES = {
    "en": ("Nowhere", "Neverborn", "Makebelieve", "Pasteboard"),
    "ru": ("Небылых", "Нигдейко", "Понарошко", "Никтошных"),
    "uk": ("Вигаденко", "Нібитько", "Казкаренко", "Ніденко"),
}
"""They are nobody's, and the same for men and women."""


class Battle(msgspec.Struct, frozen=True, kw_only=True):
    """A battle of the festival: which teams, how many fight and wait. `clock`: the clause of its round's time, if any."""

    folder: str
    rulebook: str
    nomination: str
    teams: int
    main: int
    reserves: int = 0
    clock: str = ""


BATTLES = (
    Battle(
        folder="five", rulebook="isb-buhurt", nomination="group-battle", teams=3, main=5, reserves=3,
        clock="isb-buhurt.round.limit",
    ),
    Battle(folder="bridge", rulebook="ulozhenie", nomination="bridge-battle", teams=2, main=5),
    Battle(
        folder="mass", rulebook="isb-buhurt", nomination="mass-battle", teams=2, main=21, reserves=9,
        clock="isb-buhurt.round.limit",
    ),
)  # fmt: skip

HALVES = 2
"""Half-hits of a fighter on the bridge without a known armour class (u.5.5)."""

WRESTLERS = 4
WRESTLING = ("wrestling", "ulozhenie", "wrestling")
"""The folder, rulebook and nomination of the wrestlers, who fight on the field between the battles."""


def entry_of(team: Team, number: int) -> str:
    """The entry of a team's fighter by his number."""
    return f"{team.entry}{number:02d}"


def called(team: Team, number: int) -> str:
    """The name of a team's fighter by his number."""
    names = list(product(SURNAMES[team.language], GIVEN[team.language]))
    surname, given = names[(number * 9) % len(names)]
    return f"{given} {surname}"


def drawn_up(
    folder: Path, ring: str, seed: str, desk: Desk, *, limit: int = ROUND_LIMIT, only: tuple[str, ...] = ()
) -> int:
    """Take the battles and the wrestling into the event, to be fought at `ring` in the order of `programme_of`.

    `limit`: rounds of so many ms; `only`: no other battles than those. How many bouts wait.
    """
    fought = [one for one in BATTLES if not only or one.folder in only]
    waiting = sum(add_folder(_battle(folder, one, ring, seed, limit), desk).open for one in fought)
    most = max(one.main + one.reserves for one in fought)
    people = [Person(entry=entry_of(t, n), name=called(t, n), club=t.club) for t in TEAMS for n in range(1, most + 1)]
    tell = _telling(desk)
    tell(programme.STREAM, w.Introduce(people=dict(desk.people.keep(people))))
    for one in fought:
        for team in TEAMS[: one.teams]:
            tell(
                entry_book.STREAM,
                entry_book.SetRoster(nomination=one.folder, team=team.entry, members=_members(one, team)),
            )
    if not only or WRESTLING[0] in only:
        waiting += add_folder(_wrestling(folder, ring, seed), desk).open
    names = [*(one.folder for one in fought), *([WRESTLING[0]] if not only or WRESTLING[0] in only else [])]
    tell(programme.STREAM, w.Place(ring=ring, bouts=programme_of(desk, names)))
    return waiting


def programme_of(desk: Desk, names: Sequence[str]) -> tuple[str, ...]:
    """The bouts of these nominations by turns, so that of each kind one is soon to be seen."""
    waiting = [
        [programme.contest_stream(one, it.bout.bout) for it in open_bouts(desk.look(nomination_stream(one)))]
        for one in names
    ]
    return tuple(bout for turn in zip_longest(*waiting) for bout in turn if bout)


def extra_battle(ring: str, number: int) -> dict[str, Any]:
    """One more battle, or two more wrestlers, as a single bout: the command of the programme."""
    names = {"type": "quick", "bout": f"extra-{ring}-{number}", "ring": ring}
    if number % 2 == 0:
        _, rulebook, nomination = WRESTLING
        red, blue = (called(TEAMS[(number + at) % len(TEAMS)], 50 + number + at) for at in (0, 1))
        return {**names, "red": red, "blue": blue, "rulebook": rulebook, "nomination": nomination}
    one = BATTLES[number // 2 % len(BATTLES)]
    pair = {"red": TEAMS[number // 2 % one.teams], "blue": TEAMS[(number // 2 + 1) % one.teams]}
    fighters = [
        {"id": f"{side}-{n}", "side": side, "number": n, "main": n <= one.main, "entry": entry_of(team, n)}
        for side, team in pair.items()
        for n in range(1, one.main + one.reserves + 1)
    ]
    sides = {side: team.entry for side, team in pair.items()}
    if one.nomination == "bridge-battle":
        fighters = [{**fighter, "halves": HALVES} for fighter in fighters]
    return {**names, **sides, "rulebook": one.rulebook, "nomination": one.nomination, "fighters": fighters}


def _telling(desk: Desk) -> Callable[[str, Any], None]:
    count = iter(range(1_000_000))
    mark = f"muster~{desk.now()}"

    def tell(stream: str, command: Any) -> None:
        name = f"{mark}~{next(count)}"
        answer = desk.submit(Issued(id=name, stream=stream, at=desk.now(), command=command, seat=SEAT, device=DEVICE))
        if answer.refusal is not None:
            raise ValueError(f"{stream}: {answer.refusal}")

    return tell


def _members(one: Battle, team: Team) -> tuple[entry_book.Member, ...]:
    return tuple(
        entry_book.Member(entry=entry_of(team, n), number=n, reserve=n > one.main, captain=n == 1)
        for n in range(1, one.main + one.reserves + 1)
    )


def _battle(folder: Path, one: Battle, ring: str, seed: str, limit: int) -> Path:
    lines = _head(one.rulebook, one.nomination, one.folder, seed, {"rings": [ring], "duration": 240})
    if limit and one.clock:
        why = {"reason": "robots are in a hurry", "by": "organiser"}
        lines += ["overrides:", f"  - {flow({'path': 'clock.limit', 'value': limit, 'replaces': one.clock, **why})}"]
    return _written(folder / one.folder, lines, ((t.entry, t.name, t.club, "ZZ") for t in TEAMS[: one.teams]))


def _wrestling(folder: Path, ring: str, seed: str) -> Path:
    name, rulebook, nomination = WRESTLING
    lines = _head(rulebook, nomination, name, seed, {"rings": [ring], "duration": 60})
    rng = Random(f"{seed} wrestlers")
    people = []
    for number in range(1, WRESTLERS + 1):
        team = TEAMS[number % len(TEAMS)]
        people.append((f"W{number:02d}", called(team, 40 + number), rng.choice(TEAMS).club, "XX"))
    return _written(folder / name, lines, iter(people))


def _head(rulebook: str, nomination: str, name: str, seed: str, settings: dict[str, object]) -> list[str]:
    head = {
        "rulebook": rulebook,
        "nomination": nomination,
        "seed": f"{seed} {name}",
        "settings": {**settings, "promote": "auto"},
    }
    return [f"{key}: {flow(value)}" for key, value in head.items()]


def _written(home: Path, lines: list[str], rows: Iterator[tuple[str, ...]]) -> Path:
    home.mkdir(parents=True, exist_ok=True)
    (home / "nomination.yaml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    with (home / "entries.csv").open("w", encoding="utf-8", newline="") as out:
        table = csv.writer(out)
        table.writerow(("entry", "name", "club", "country"))
        table.writerows(rows)
    return home
