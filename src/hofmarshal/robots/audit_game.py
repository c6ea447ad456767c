"""After a game of robots: what they were told was done, played again from their commands, must be what the journal folds to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from hofmarshal.desk.decider import CLOCK, DESK, kind_of
from hofmarshal.desk.game_deciders import CHARACTER, MASTER, OBLIGATION, PROP, Played
from hofmarshal.journal.model import Entry
from hofmarshal.larp import acts, character, obligation, obligation_acts, prop
from hofmarshal.larp.condition import passed
from hofmarshal.larp.decide import decide
from hofmarshal.larp.form import Said
from hofmarshal.robots.audit import doubled, everything, missing
from hofmarshal.robots.spectator import bare
from hofmarshal.robots.troupe import Acknowledged
from hofmarshal.rules.notes import Refusal
from hofmarshal.server.aside import Aside
from hofmarshal.server.game.house import GameHouse
from hofmarshal.server.scenes.build import build

KINDS = {"character": CHARACTER, "obligation": OBLIGATION, "prop": PROP}

COMMANDS = {
    "character": acts.Any, "obligation": obligation_acts.AnyAct, "prop": prop.AnyAct,
}  # fmt: skip


class GameAudit(msgspec.Struct, frozen=True, kw_only=True):
    """What was looked for, and what was missed. `late`: reports out of their order; `lapsed`: deadlines that passed;
    `shown`: views that were held against what there is.
    """

    acknowledged: int
    entries: int
    characters: int
    obligations: int
    uses: int
    deaths: int
    lapsed: int
    late: int
    shown: int
    misses: tuple[str, ...] = ()


def audit_game(where: str | Path, ledger: Sequence[Acknowledged], seen: Mapping[str, Sequence[Any]]) -> GameAudit:
    """Look for everything in the database of a game that stands and whose server does not run any more.

    `seen`: what screens show at the end, by topic.
    """
    with Aside(where, lambda: 0) as event:
        entries = tuple(everything(event))
        world = Seen(event)
        misses = [f"journal: {one.code} {one.stream} {one.number} {one.detail}" for one in event.journal.verify()]
        misses += missing(event, entries, ledger)
        misses += doubled(entries)
        played = world.played
        if played is None:
            return GameAudit(
                acknowledged=len(ledger), entries=len(entries), characters=0, obligations=0, uses=0, deaths=0, lapsed=0,
                late=0, shown=0, misses=(*misses, "no game was opened"),
            )  # fmt: skip
        misses += differing(world, played, entries, ledger)
        misses += _shown(world, seen)
        people = [world.look(name) for name in world.streams("character")]
        return GameAudit(
            acknowledged=len(ledger), entries=len(entries), characters=len(people),
            obligations=sum(1 for _ in world.streams("obligation")),
            uses=sum(len(world.look(name).used) for name in world.streams("prop")),
            deaths=sum(one.type == "lapsed" and b'"death"' in one.data for one in entries),
            lapsed=sum(one.type == "lapsed" for one in entries),
            late=sum(len(one.revisions) for one in people), shown=sum(map(len, seen.values())), misses=tuple(misses),
        )  # fmt: skip


class Seen:
    """A world for scenes over an event aside, with its game."""

    def __init__(self, event: Aside) -> None:
        self._event = event
        self._house = GameHouse(event.journal, event.desk.state, event.now, _raised)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._event, name)

    def look(self, stream: str) -> Any:
        """The present state of a stream."""
        return self._house.desk.state(stream) if self._house.handles(stream) else self._event.look(stream)

    @property
    def played(self) -> Played | None:
        """The rules of the game."""
        return self._house.played


def _raised(error: Exception, where: str) -> None:
    raise error


def differing(
    world: Any, played: Played, entries: Sequence[Entry], ledger: Sequence[Acknowledged]
) -> Iterator[str]:  # fmt: skip
    """Streams that do not come to what the robots' own commands, those that were carried out, come to."""
    told = {(one.device, one.command): one for one in ledger if one.status == "done"}
    scans = {one.event for one in told.values() if one.kind == "scan"}
    streams: defaultdict[str, list[Entry]] = defaultdict(list)
    for entry in entries:
        if kind_of(entry.stream) in KINDS:
            streams[entry.stream].append(entry)
    for stream, own in streams.items():
        account = Account(played, stream)
        for entry in own:
            if entry.device == CLOCK:
                continue  # what time did follows from the rest
            if entry.device == DESK:
                if entry.cause not in scans:
                    yield f"{stream} {entry.number}: follows from no scan that anybody was told was done"
                account.takes(entry)
            elif (entry.device, entry.command) not in told:
                yield f"{stream} {entry.number}: {entry.type} stands there, but nobody was told that it was done"
            else:
                yield from account.plays(entry, told[entry.device, entry.command])
        yield from account.unlike(world.look(stream))


class Account:
    """One stream, played again from what devices said."""

    def __init__(self, played: Played, stream: str) -> None:
        self.stream = stream
        self.kind = kind_of(stream)
        self._played = played
        self._last = ""
        ledger = played.ledger
        self.state: Any = prop.fresh()
        if self.kind == "character":
            self.state = character.fresh(played.game)
        elif self.kind == "obligation" and ledger is not None:
            self.state = obligation.fresh(ledger)

    def takes(self, entry: Entry) -> None:
        """A fact that follows from another stream, as it stands."""
        self.state = self._evolved(self._fact(entry))

    def plays(self, entry: Entry, told: Acknowledged) -> Iterator[str]:
        """Carry out a command as its device gave it, at the instant the server took it for; an entry tells that it was."""
        if entry.command == self._last:
            return  # the next of several facts of one command
        self._last = entry.command
        said: dict[str, Any] = msgspec.json.decode(told.text)["command"]
        fact = self._fact(entry)
        command = msgspec.convert(said, COMMANDS[self.kind])
        if hasattr(command, "cycle"):  # the server fills it in
            command = msgspec.structs.replace(command, cycle=fact.cycle)
        if hasattr(command, "cites"):
            command = msgspec.structs.replace(command, cites=fact.cites)
        facts = self._decided(entry, fact, command)
        if isinstance(facts, Refusal):
            yield f"{self.stream} {entry.number}: done, but {facts.code} by the robots' account"
            return
        if facts[0] != fact:
            yield f"{self.stream} {entry.number}: {fact} stands there, {facts[0]} was said"
        for one in facts:
            self.state = self._evolved(one)

    def unlike(self, state: Any) -> Iterator[str]:
        """Where the journal comes to something else."""
        if self.kind != "character":
            if state != self.state:
                yield f"{self.stream}: {state} by the journal, {self.state} by the robots' account"
            return
        until = max(state.last, self.state.last) + 1
        folded, own = (passed(self._played.game, one.now, until) for one in (state, self.state))
        if folded != own:
            yield f"{self.stream}: {folded} by the journal, {own} by the robots' account"

    def _fact(self, entry: Entry) -> Any:
        return KINDS[self.kind].codec.decode(entry.type, entry.version, entry.data)

    def _evolved(self, fact: Any) -> Any:
        evolve = {"character": character.evolve, "obligation": obligation.evolve, "prop": prop.evolve}
        return evolve[self.kind](self.state, fact)  # type: ignore[operator]

    def _decided(self, entry: Entry, fact: Any, command: Any) -> Any:
        more: dict[str, Any] = {
            "id": entry.command, "at": entry.at, "seat": fact.by or MASTER, "act": command, "claimed": fact.claimed,
        }  # fmt: skip
        if self.kind == "character":
            return decide(self.state, acts.Issued(**more))
        if self.kind == "obligation":
            return obligation.decide(self.state, Said(**more))
        return prop.decide(self.state, Said(**more))


def _shown(world: Any, seen: Mapping[str, Sequence[Any]]) -> Iterator[str]:
    """Screens that show something else than there is, built anew from the journal."""
    for topic, views in seen.items():
        there = bare(msgspec.json.decode(msgspec.json.encode(build(world, topic))))
        for view in views:
            if bare(view) != there:
                yield f"a screen shows another {topic} than there is: {_first(bare(view), there)}"


def _first(one: Any, other: Any, where: str = "") -> str:
    """The first place at which two views differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in dict.fromkeys((*one, *other)):
            if one.get(key) != other.get(key):
                return _first(one.get(key), other.get(key), f"{where}/{key}")
    return f"{where}: {str(one)[:200]} instead of {str(other)[:200]}"
