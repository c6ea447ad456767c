"""The whole history of a game as a table: every fact of every character, obligation, prop and of the clock."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from hofmarshal.desk.decider import kind_of
from hofmarshal.desk.game_deciders import GAME, Played
from hofmarshal.exchange.write import Column, Sheet
from hofmarshal.journal.contract import Journal
from hofmarshal.larp import clock, homes
from hofmarshal.larp import facts as f
from hofmarshal.larp.character import Character, gone, unpacked
from hofmarshal.rules.notes import Note
from hofmarshal.server.game.branches import DECIDERS
from hofmarshal.server.game.house import GameHouse
from hofmarshal.server.scenes.game_words import fact_note, say
from hofmarshal.text import message

COLUMNS = (
    "at", "game_ms", "recorded", "kind", "number", "name", "what", "words", "details", "by", "claimed", "counts",
    "clauses", "region",
)  # fmt: skip
"""The columns; their headings are `chronicle-column-…`."""

NUMBERS = ("game_ms",)

BASE = ("id", "at", "by", "cites", "claimed", "type", "brought", "history", "home", "settles", "file", "t", "effects")
"""Fields of facts that have columns of their own, or mean nothing to a reader."""

FREE = ("note", "source", "reason", "ruling", "trauma", "terms", "text", "name", "way", "ways")
"""Fields in which people write what they like: names may stand in them, so that they stay away where names do."""

PERSONS = ("who", "to", "target", "obliged", "holder", "against", "character")
"""Fields that hold characters' numbers."""

HIDDEN = "…"


class Told(msgspec.Struct, frozen=True):
    """A fact with when it was recorded (the wall's ms) and whether it counts: `yes`, `undone`, `no` (it does not fit)."""

    fact: Any
    recorded: int
    counts: str


def history(
    journal: Journal, game: GameHouse, names: Mapping[str, str] | None, region: Callable[[str], str], lang: str
) -> Sheet:
    """The history in the order in which it happened. `names` by number; None: nobody is named, and nothing that people
    wrote in words of their own is in it. `region` names a home.
    """
    writer = _Writer(game.played, names, region, lang)
    rows = [*_clock_rows(journal, game, writer)]
    for stream in game.desk.streams():
        rows += [writer.row(stream, told, game.desk.state(stream)) for told in _told(journal, game, stream)]
    ordered = sorted(rows, key=lambda row: (int(str(row[1])), str(row[2])))
    columns = tuple(
        Column(key, message(f"chronicle-column-{key.replace('_', '-')}", lang), "number" if key in NUMBERS else "text")
        for key in COLUMNS
        if names is not None or key != "name"
    )
    return Sheet(message("chronicle-history", lang), columns, tuple(ordered))


def _told(journal: Journal, game: GameHouse, stream: str) -> Iterator[Told]:
    """The facts of a stream, with those that a choice between branches brought in."""
    state = game.desk.state(stream)
    codec = DECIDERS[kind_of(stream)].codec
    dead = gone(state.facts) if isinstance(state, Character) else set()
    ignored = set(getattr(state, "ignored", ()))
    known: set[str] = set()
    for entry in journal.read(stream):
        fact = codec.decode(entry.type, entry.version, entry.data)
        whole = (*unpacked(fact.brought), fact) if isinstance(fact, f.Chosen) else (fact,)
        for one in whole:
            if one.id not in known:
                known.add(one.id)
                yield Told(one, entry.recorded, "undone" if one.id in dead else "no" if one.id in ignored else "yes")


def _clock_rows(journal: Journal, game: GameHouse, writer: _Writer) -> Iterator[tuple[Any, ...]]:
    """What happened to the clock, at what it showed then."""
    state = clock.State()
    for entry in journal.read(clock.STREAM):
        event = GAME.codec.decode(entry.type, entry.version, entry.data).what
        state = clock.evolve(state, event)
        yield writer.clock_row(event, clock.game_time(state, event.t), entry.recorded, entry.actor)


class _Writer:
    """Makes rows."""

    def __init__(
        self, played: Played | None, names: Mapping[str, str] | None, region: Callable[[str], str], lang: str
    ) -> None:
        self._played, self._names, self._region, self._lang = played, names, region, lang

    def row(self, stream: str, told: Told, state: Any) -> tuple[Any, ...]:
        """The row of a fact."""
        kind, _, number = stream.partition("/")
        fact = told.fact
        words = self._words(fact)
        cells: dict[str, Any] = {
            "number": number, "kind": self._word("kind", kind), "name": self._name(kind, number, state), "words": words,
            "details": self._details(fact), "region": self._region(state.home), "by": fact.by,
            "claimed": self._word("claimed", "yes") if fact.claimed else "", "clauses": ", ".join(fact.cites),
        }  # fmt: skip
        return self._cells(cells, fact.at, told.recorded, fact, told.counts)

    def clock_row(self, event: Any, at: int, recorded: int, by: str) -> tuple[Any, ...]:
        """The row of something that happened to the clock."""
        what = str(type(event).__struct_config__.tag)
        cells: dict[str, Any] = {
            "number": "", "kind": self._word("kind", "game"), "name": "", "words": self._word("clock", what),
            "details": self._details(event) if not isinstance(event, clock.GameOpened) else "", "region": "", "by": by,
            "claimed": "", "clauses": "",
        }  # fmt: skip
        return self._cells(cells, at, recorded, event, "yes")

    def _cells(self, cells: dict[str, Any], at: int, recorded: int, fact: Any, counts: str) -> tuple[Any, ...]:
        seconds = at // 1000
        cells |= {
            "at": f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}", "game_ms": at,
            "recorded": dt.datetime.fromtimestamp(recorded / 1000, dt.UTC).strftime("%Y-%m-%d %H:%M:%S"),
            "what": str(type(fact).__struct_config__.tag), "counts": self._word("counts", counts),
        }  # fmt: skip
        return tuple(cells[key] for key in COLUMNS if self._names is not None or key != "name")

    def _word(self, what: str, value: str) -> str:
        return message(f"chronicle-{what}", self._lang, what=value)

    def _name(self, kind: str, number: str, state: Any) -> str:
        if self._names is None:
            return ""
        if kind == "prop":
            return state.made.name if state.made is not None else ""
        return self._names.get(number, "") if kind == "character" else self._person(state.obliged)

    def _person(self, number: str) -> str:
        return number if self._names is None else self._names.get(number, number)

    def _words(self, fact: Any) -> str:
        if self._played is None:
            return ""
        if isinstance(fact, f.Fact):
            note = fact_note(fact)
            told = say(self._played.game, self._names or {}, Note(note.code, self._open(note.args), note.cites))
            return str(getattr(told, self._lang))
        kind = str(type(fact).__struct_config__.tag)
        if isinstance(fact, homes.HandedOver | homes.CalledHome):
            return message("chronicle-moved", self._lang, what=kind, region=self._region(fact.to))
        who = self._person(getattr(fact, "who", "") or getattr(fact, "to", "") or getattr(fact, "holder", ""))
        return message("region-branch-fact", self._lang, kind=kind, who=who or "–")

    def _open(self, args: Mapping[str, str | int]) -> dict[str, str | int]:
        """The variables of a note without what people wrote, where nobody is to be named."""
        if self._names is not None:
            return dict(args)
        free = {key for key in FREE if key != "way"}
        return {
            key: HIDDEN if key in free and isinstance(value, str) and value != "none" else value
            for key, value in args.items()
        }

    def _details(self, fact: Any) -> str:
        """The other fields of a fact, for programs."""
        found = []
        for key, value in msgspec.to_builtins(fact).items():
            if key in BASE or value in ("", None, [], ()):
                continue
            if self._names is None and key in FREE and key not in ("way",) and not isinstance(value, int | bool):
                value = HIDDEN
            shown = self._person(value) if key in PERSONS and isinstance(value, str) else value
            found.append(f"{key}={', '.join(map(str, shown)) if isinstance(shown, list) else shown}")
        return "; ".join(found)
