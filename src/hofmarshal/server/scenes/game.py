"""A game's topics: its clock and words, a character, everyone for the masters, the obligations; kept row by row."""

from __future__ import annotations

from ast import literal_eval
from collections.abc import Iterable, Iterator
from operator import is_

import msgspec

from hofmarshal.desk.game_deciders import Played
from hofmarshal.larp import clock, facts
from hofmarshal.larp.character import Character, Revision, gone, predict
from hofmarshal.larp.condition import deadlines
from hofmarshal.larp.decide import forbids
from hofmarshal.larp.examples import state_of
from hofmarshal.larp.region import STREAM as REGION
from hofmarshal.larp.region import State as Region
from hofmarshal.rules.block import Word
from hofmarshal.rules.game_model import Game
from hofmarshal.server.game.regional import region_of
from hofmarshal.server.scenes import game_regional as regional
from hofmarshal.server.scenes.game_cards import Cards, means_of
from hofmarshal.server.scenes.game_cards import changed as cards_changed
from hofmarshal.server.scenes.game_ledger import Ledger, ever_in
from hofmarshal.server.scenes.game_masters import Masters
from hofmarshal.server.scenes.game_phones import phones_scene
from hofmarshal.server.scenes.game_proposals import Proposals, proposals_scene
from hofmarshal.server.scenes.game_words import fact_note, plain, say
from hofmarshal.server.scenes.model import (
    CauseScene,
    CharacterScene,
    ClauseScene,
    ClockMark,
    DeadlineScene,
    DisputeScene,
    GameLogRow,
    GameScene,
    LateReportScene,
    LedgerScene,
    MarkOfHorrorScene,
    OverrideScene,
    Reason,
    Scene,
    ToldScene,
    WordScene,
)
from hofmarshal.server.scenes.regions import regions_scene
from hofmarshal.server.scenes.world import World, club_of, name_of
from hofmarshal.tournament import programme

OWN = ("game", "character", "obligation", "prop", "region")
"""The kinds of streams a game's topics rest on."""

LOGS = 4_000
"""Of how many characters the facts are kept in words."""


def changed(world: World, stream: str) -> tuple[str, ...]:
    """The topics an entry in this stream changes."""
    kind, _, name = stream.partition("/")
    match kind:
        case "game":
            return ("game", "game/masters")
        case "character":
            return (f"game/character/{name}", "game/masters", *regional.changed(world, stream))
        case "obligation":
            own = (f"game/character/{number}" for number in ever_in(world.look(stream)))
            theirs = regional.changed(world, stream)
            return ("game/ledger", "game/masters", *own, *theirs, *cards_changed(world, stream))
        case "prop":
            return ("game/masters", *cards_changed(world, stream))
        case "region":
            return ("game/regions",)
    return ()


class Games:
    """The topics of one world's game, kept row by row: it asks the world which streams are others than before."""

    def __init__(self) -> None:
        self._masters = Masters()
        self._ledger = Ledger()
        self._cards = Cards()
        self.proposals = Proposals()
        self._logs: dict[str, Log] = {}
        self._names: tuple[object, ...] = ()
        self._position = 0

    def scene(self, world: World, topic: str) -> Scene | None:
        """The scene of a topic; None for one there is not."""
        parts = topic.split("/")
        state: clock.State = world.look(clock.STREAM)
        played = world.played
        if parts == ["game"]:
            return game_scene(state, played)
        if parts == ["game", "phones"]:
            return phones_scene(world)
        if parts == ["game", "regions"]:
            return regions_scene(world.look(REGION))
        if state.opened is None or played is None:
            return None
        self._hear(world, played)
        if parts[1:] == ["masters"]:
            return self._masters.scene(world, played.game)
        if parts[1:] == ["ledger"]:
            return self._whole_ledger(world, played)
        if parts[1:] == ["props"]:
            return self._cards.props(world, played)
        if len(parts) == 3 and parts[1] == "proposals":
            return proposals_scene(world, parts[2])
        if len(parts) == 3 and parts[1] == "cards":
            return self._cards.scene(world, played, parts[2])
        if len(parts) == 3 and parts[1] == "character":
            return self._character(world, played, parts[2])
        if len(parts) == 3 and parts[1] == "patient":
            whole = self._character(world, played, parts[2])
            return None if whole is None else regional.patient(whole)
        return self._regional(world, played, parts[2], parts[3:]) if parts[1] == "region" and len(parts) > 3 else None

    def _whole_ledger(self, world: World, played: Played) -> LedgerScene:
        ends = played.ledger.duty.ends if played.ledger is not None else ()
        return msgspec.structs.replace(self._ledger.scene(world), means=means_of(played), ends=ends)

    def _regional(self, world: World, played: Played, region: str, what: list[str]) -> Scene | None:
        """What a region's masters see; None of a character that is not theirs."""
        people = regional.of_masters(self._masters.scene(world, played.game), region)
        if what == ["masters"]:
            return people
        if what == ["ledger"]:
            return regional.of_ledger(self._whole_ledger(world, played), people)
        own = what[0] == "character" and len(what) == 2 and region_of(world.look(f"character/{what[1]}")) == region
        return self._character(world, played, what[1]) if own else None

    def _hear(self, world: World, played: Played) -> None:
        """Take in which streams got entries since the last time; all of them where names or rules are others."""
        listed: programme.State = world.look(programme.STREAM)
        rests = (listed.people, listed.erased, played)
        same = len(self._names) == len(rests) and all(map(is_, rests, self._names))
        news, self._position = world.news(self._position if same else 0)
        if not same:
            self._names = rests
            news = {stream for kind in OWN[1:-1] for stream in world.streams(kind)}
        self._masters.changed(news)
        self._ledger.changed(news)
        self._cards.changed(news)

    def topics(self, world: World) -> Iterator[str]:
        """Every topic there is now."""
        yield from ("game", "game/phones", "game/masters", "game/ledger", "game/props")
        yield from (f"game/{stream}" for stream in world.streams("character"))
        yield from (f"game/patient/{stream.partition('/')[2]}" for stream in world.streams("character"))
        for region in regional.regions(world):
            yield from (f"game/region/{region}/{what}" for what in ("masters", "ledger"))
        yield from (f"game/cards/{stream.partition('/')[2]}" for stream in world.streams("character"))

    def _character(self, world: World, played: Played, number: str) -> CharacterScene | None:
        state = world.look(f"character/{number}")
        if not isinstance(state, Character) or not state.facts:
            return None
        log = self._logs.pop(number, None) or Log()
        self._logs[number] = log  # the last that was asked for is the last to be forgotten
        if len(self._logs) > LOGS:
            del self._logs[next(iter(self._logs))]
        return character_scene(world, played, number, state, log.rows(played.game, state), self._ledger)


class Log:
    """The facts of a character in words: each is worded once, and again only when it no longer counts or does again."""

    def __init__(self) -> None:
        self._rows: dict[str, GameLogRow] = {}

    def rows(self, game: Game, state: Character) -> dict[str, GameLogRow]:
        """All of them, as they are now."""
        dead, ignored = gone(state.facts), set(state.ignored)
        self._rows = {fact.id: self._row(game, fact, fact.id in dead, fact.id in ignored) for fact in state.facts}
        return self._rows

    def _row(self, game: Game, fact: facts.Fact, undone: bool, ignored: bool) -> GameLogRow:
        kept = self._rows.get(fact.id)
        if kept is not None and (kept.undone, kept.ignored) == (undone, ignored):
            return kept
        return GameLogRow(
            id=fact.id, at=fact.at, by=fact.by, said=say(game, {}, fact_note(fact)), fact=plain(fact),
            claimed=fact.claimed, undone=undone, ignored=ignored,
        )  # fmt: skip


def game_scene(state: clock.State, played: Played | None) -> GameScene:
    """The game as everybody in it sees it."""
    if state.opened is None or played is None:
        return GameScene()
    game, ledger = played.game, played.ledger
    return GameScene(
        open=True, name=state.opened.name, base=state.base, since=state.since, cycle=state.cycle,
        paused_for=state.paused_for, told=tuple(ToldScene(at=one.t, text=one.text) for one in state.told),
        zones=_words(game.zones), weapons=_words(game.weapons), aids=_words(game.aids), acts=_words(game.acts),
        causes=_words(game.causes), ways=_words(game.ways),
        outcomes=tuple(WordScene(id=row.id, name=row.name, note=row.trauma) for row in game.outcomes),
        finishing=game.finishing.allowed if game.finishing is not None else (),
        losses=tuple(_cause(row.cause, row.costs) for row in game.losses),
        gains=tuple(_cause(row.cause, row.gives) for row in game.gains),
        horror=tuple(MarkOfHorrorScene(mark=row.mark, name=row.name, costs=row.costs) for row in game.horror),
        means=ledger.transfer.means if ledger is not None else (),
        conduct=tuple(row.text for row in game.conduct),
        clauses={key: ClauseScene(number=one.number, statement=one.statement) for key, one in played.clauses.items()},
        rules=msgspec.to_builtins(game), overrides=tuple(_override(played, one) for one in state.opened.overrides),
        marks=tuple(ClockMark(one.wall, one.base, one.runs) for one in state.marks),
    )  # fmt: skip


def _override(played: Played, one: clock.Overridden) -> OverrideScene:
    clause = played.clauses.get(one.replaces)
    return OverrideScene(
        path=one.path, old=one.old, new=one.value, clause=one.replaces, reason=one.reason, by=one.by,
        number=clause.number if clause is not None else "", statement=clause.statement if clause is not None else None,
    )  # fmt: skip


def _words(words: Iterable[Word]) -> tuple[WordScene, ...]:
    return tuple(WordScene(id=one.id, name=one.name, part=one.part) for one in words)


def _cause(name: str, points: int | str) -> CauseScene:
    if isinstance(points, int):
        return CauseScene(id=name, points=points, by="points")
    return CauseScene(id=name, points=None, by="mark" if points == "mark" else "stated")


def character_scene(
    world: World, played: Played, number: str, state: Character, log: dict[str, GameLogRow], ledger: Ledger
) -> CharacterScene:
    """A character as its player sees it."""
    game, now = played.game, state.now
    return CharacterScene(
        number=number, name=name_of(world, number), club=club_of(world, number), state=state_of(now),  # type: ignore[arg-type]
        monster=now.monster, ways=now.ways, hits=now.hits, most_hits=now.most_hits, reason=now.reason,
        most_reason=now.most_reason, limbs=now.limbs, bleeds_at=now.bleeds_at, heavy_at=now.heavy_at, dead_at=now.dead_at,
        broken_at=now.broken_at, asylum_at=now.asylum_at, followed=now.followed, traumas=now.traumas,
        region=region_of(state), lives=lives_elsewhere(world, state), told=len(state.facts),
        revisions=tuple(map(_late_report, state.revisions)),
        deadlines=tuple(DeadlineScene(at=at, what=what) for at, what in deadlines(game, now)),
        foreseen=tuple(DeadlineScene(at=one.at, what=one.what) for one in predict(state)),
        may={word.id: _why_not(state, word.id) for word in game.acts},
        asked=now.asked,
        disputes=tuple(
            DisputeScene(id=key, at=one.at, note=one.note, against=one.against, ruling=one.ruling)
            for key, one in now.disputes.items()
        ),
        log=log,
        obligations={
            key: msgspec.structs.replace(one, forgeries=0)  # who tries to forge need not learn that it is known
            for key, one in ledger.of(world, number).items()
        },
    )  # fmt: skip


def lives_elsewhere(world: World, state: Character) -> str:
    """The other region in which a character lives now; empty where it lives here."""
    region: Region = world.look(REGION)
    return "" if region.lives_here(state.home) else region.called(state.home)


def _late_report(one: Revision) -> LateReportScene:
    changed = {name: tuple(map(literal_eval, values)) for name, values in one.changed.items()}
    return LateReportScene(fact=one.fact, changed=changed)


def _why_not(state: Character, act: str) -> tuple[Reason, ...]:
    no = forbids(state, state.now, act)
    return () if no is None else (Reason(severity="block", said=say(state.game, {}, no)),)
