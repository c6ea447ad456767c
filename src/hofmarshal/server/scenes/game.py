"""A game's topics: its clock and words, a character, everyone for the masters, the obligations; kept row by row."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from hofmarshal.desk.game_deciders import Played
from hofmarshal.larp import clock, obligation, prop
from hofmarshal.larp.character import Character, gone, predict
from hofmarshal.larp.condition import deadlines
from hofmarshal.larp.decide import forbids
from hofmarshal.larp.examples import state_of
from hofmarshal.rules.block import Word
from hofmarshal.rules.game_model import Game
from hofmarshal.rules.notes import Note
from hofmarshal.server.scenes.game_words import fact_note, plain, say
from hofmarshal.server.scenes.model import (
    CauseScene,
    CharacterScene,
    ClauseScene,
    DeadlineScene,
    DisputeScene,
    GameLogRow,
    GameScene,
    LedgerScene,
    MarkOfHorrorScene,
    MasterRow,
    MastersScene,
    ObligationScene,
    Reason,
    Said,
    Scene,
    ToldScene,
    WaitingScene,
    WordScene,
)
from hofmarshal.server.scenes.world import World, club_of, name_of

OWN = ("game", "character", "obligation", "prop")
"""The kinds of streams a game's topics rest on."""

LATE = 30
"""Late reports and double uses that masters are told of, the newest."""


def changed(stream: str) -> tuple[str, ...]:
    """The topics an entry in this stream changes."""
    kind, _, name = stream.partition("/")
    match kind:
        case "game":
            return ("game", "game/masters")
        case "character":
            return (f"game/character/{name}", "game/masters")
        case "obligation":
            return ("game/ledger", "game/masters", "game/characters")
        case "prop":
            return ("game/masters",)
    return ()


class Games:
    """The topics of one world's game; what was built of a character is kept until it is another."""

    def __init__(self) -> None:
        self._rows: dict[str, tuple[Character, str, MasterRow]] = {}

    def scene(self, world: World, topic: str) -> Scene | None:
        """The scene of a topic; None for one there is not."""
        parts = topic.split("/")
        state: clock.State = world.look(clock.STREAM)
        played = world.played
        if parts == ["game"]:
            return game_scene(state, played)
        if state.opened is None or played is None:
            return None
        if parts[1:] == ["masters"]:
            return self._masters(world, played)
        if parts[1:] == ["ledger"]:
            return LedgerScene(obligations=dict(_obligations(world)))
        if len(parts) == 3 and parts[1] == "character":
            return character_scene(world, played, parts[2])
        return None

    def topics(self, world: World) -> Iterator[str]:
        """Every topic there is now."""
        yield from ("game", "game/masters", "game/ledger")
        yield from (f"game/{stream}" for stream in world.streams("character"))

    def _masters(self, world: World, played: Played) -> MastersScene:
        people: dict[str, MasterRow] = {}
        waiting: dict[str, WaitingScene] = {}
        late: list[tuple[int, Said]] = []
        for stream in world.streams("character"):
            number = stream.partition("/")[2]
            state = world.look(stream)
            if not isinstance(state, Character) or not state.facts:
                continue
            name = name_of(world, number)
            people[number] = self._row(world, number, name, state)
            waiting.update(_waits(played.game, stream, number, name, state))
            if state.revisions:
                note = Note("larp-late-changed", {"character": name})
                late.append((state.last, say(played.game, {}, note)))
        double, forgeries = _double(world, played.game), 0
        for stream in world.streams("obligation"):
            one = world.look(stream)
            if isinstance(one, obligation.Obligation):
                forgeries += one.forgeries
                waiting.update(_claims(played.game, world, stream, one))
        newest = tuple(said for _, said in sorted(late, key=lambda one: one[0])[-LATE:])
        return MastersScene(people=people, waiting=waiting, late=newest, double=double, forgeries=forgeries)

    def _row(self, world: World, number: str, name: str, state: Character) -> MasterRow:
        kept = self._rows.get(number)
        if kept is not None and kept[0] is state and kept[1] == name:
            return kept[2]
        now = state.now
        first = next(iter(deadlines(state.game, now)), None)
        row = MasterRow(
            name=name, club=club_of(world, number), state=state_of(now), hits=now.hits, most_hits=now.most_hits,  # type: ignore[arg-type]
            reason=now.reason, urgent=first[0] if first is not None else None, what=first[1] if first is not None else "",
            asked=len(now.asked), disputes=sum(not one.ruling for one in now.disputes.values()),
            asylum=now.asylum_at is not None, monster=now.monster, changed=len(state.revisions),
        )  # fmt: skip
        self._rows[number] = (state, name, row)
        return row


def game_scene(state: clock.State, played: Played | None) -> GameScene:
    """The game as everybody in it sees it."""
    if state.opened is None or played is None:
        return GameScene()
    game, ledger = played.game, played.ledger
    return GameScene(
        open=True, name=state.opened.name, base=state.base, since=state.since, cycle=state.cycle,
        paused_for=state.paused_for, told=tuple(ToldScene(at=one.t, text=one.text) for one in state.told),
        zones=_words(game.zones), aids=_words(game.aids), acts=_words(game.acts),
        outcomes=tuple(WordScene(id=row.id, name=row.name, note=row.trauma) for row in game.outcomes),
        finishing=game.finishing.allowed if game.finishing is not None else (),
        losses=tuple(_cause(row.cause, row.costs) for row in game.losses),
        gains=tuple(_cause(row.cause, row.gives) for row in game.gains),
        horror=tuple(MarkOfHorrorScene(mark=row.mark, name=row.name, costs=row.costs) for row in game.horror),
        means=ledger.transfer.means if ledger is not None else (),
        conduct=tuple(row.text for row in game.conduct),
        clauses={key: ClauseScene(number=one.number, statement=one.statement) for key, one in played.clauses.items()},
        rules=msgspec.to_builtins(game),
    )  # fmt: skip


def _words(words: Iterable[Word]) -> tuple[WordScene, ...]:
    return tuple(WordScene(id=one.id, name=one.name, part=one.part) for one in words)


def _cause(name: str, points: int | str) -> CauseScene:
    if isinstance(points, int):
        return CauseScene(id=name, points=points, by="points")
    return CauseScene(id=name, points=None, by="mark" if points == "mark" else "stated")


def character_scene(world: World, played: Played, number: str) -> CharacterScene | None:
    """A character as its player sees it; None for one there is not."""
    state = world.look(f"character/{number}")
    if not isinstance(state, Character) or not state.facts:
        return None
    game, now = played.game, state.now
    return CharacterScene(
        number=number, name=name_of(world, number), club=club_of(world, number), state=state_of(now),  # type: ignore[arg-type]
        monster=now.monster, ways=now.ways, hits=now.hits, most_hits=now.most_hits, reason=now.reason,
        most_reason=now.most_reason, limbs=now.limbs, bleeds_at=now.bleeds_at, heavy_at=now.heavy_at, dead_at=now.dead_at,
        broken_at=now.broken_at, asylum_at=now.asylum_at, followed=now.followed, traumas=now.traumas,
        deadlines=tuple(DeadlineScene(at=at, what=what) for at, what in deadlines(game, now)),
        foreseen=tuple(DeadlineScene(at=one.at, what=one.what) for one in predict(state)),
        may={word.id: _why_not(state, word.id) for word in game.acts},
        asked=now.asked,
        disputes=tuple(
            DisputeScene(id=key, at=one.at, note=one.note, against=one.against, ruling=one.ruling)
            for key, one in now.disputes.items()
        ),
        log=_log(world, played.game, state),
        obligations={
            key: msgspec.structs.replace(one, forgeries=0)  # who tries to forge need not learn that it is known
            for key, one in _obligations(world)
            if number in (one.obliged, one.holder)
        },
    )  # fmt: skip


def _why_not(state: Character, act: str) -> tuple[Reason, ...]:
    no = forbids(state, state.now, act)
    return () if no is None else (Reason(severity="block", said=say(state.game, {}, no)),)


def _log(world: World, game: Game, state: Character) -> dict[str, GameLogRow]:
    dead, ignored = gone(state.facts), set(state.ignored)
    return {
        fact.id: GameLogRow(
            id=fact.id, at=fact.at, by=fact.by, said=say(game, {}, fact_note(fact)), fact=plain(fact),
            claimed=fact.claimed, undone=fact.id in dead, ignored=fact.id in ignored,
        )
        for fact in state.facts
    }  # fmt: skip


def _obligations(world: World) -> Iterator[tuple[str, ObligationScene]]:
    for stream in world.streams("obligation"):
        one = world.look(stream)
        if isinstance(one, obligation.Obligation) and one.held:
            key = stream.partition("/")[2]
            yield key, ObligationScene(
                id=key, obliged=one.obliged, holder=one.holder, obliged_name=name_of(world, one.obliged),
                holder_name=name_of(world, one.holder), terms=one.terms, signed=one.signed_at is not None,
                deposited=one.deposited, status=one.end or "open", asked=one.asked.means if one.asked is not None else "",
                claimed=one.claimed.end if one.claimed is not None else "", forgeries=one.forgeries,
            )  # fmt: skip


def _waits(game: Game, stream: str, number: str, name: str, state: Character) -> Iterator[tuple[str, WaitingScene]]:
    """What waits for a master in a character."""
    ats = {fact.id: fact.at for fact in state.facts}
    for event, way in state.now.asked.items():
        note = Note(
            "larp-waits-finish", {"character": name, "way": way}, game.finishing.cites if game.finishing else ()
        )
        yield event, _waiting("finish", stream, event, number, name, ats.get(event, 0), say(game, {}, note))
    for key, one in state.now.disputes.items():
        if not one.ruling:
            note = Note(
                "larp-waits-dispute", {"character": name, "note": one.note}, (one.clause,) if one.clause else ()
            )
            yield key, _waiting("dispute", stream, key, number, name, one.at, say(game, {}, note))
    if state.now.presumed and state.now.dead_at is not None:
        note = Note("larp-waits-presumed", {"character": name}, game.death.cites if game.death else ())
        key = f"presumed/{number}"
        yield key, _waiting("presumed", stream, "", number, name, state.now.dead_at, say(game, {}, note))


def _waiting(kind: str, stream: str, event: str, number: str, name: str, at: int, words: Said) -> WaitingScene:
    return WaitingScene(kind=kind, stream=stream, event=event, character=number, name=name, at=at, said=words)  # type: ignore[arg-type]


def _claims(game: Game, world: World, stream: str, one: obligation.Obligation) -> Iterator[tuple[str, WaitingScene]]:
    if one.claimed is not None:
        note = Note("larp-waits-obligation", {"end": one.claimed.end, "terms": one.terms}, one.rules.duty.cites)
        name = name_of(world, one.obliged)
        yield (
            stream,
            _waiting("obligation", stream, one.claimed.id, one.obliged, name, one.claimed.at, say(game, {}, note)),
        )


def _double(world: World, game: Game) -> tuple[Said, ...]:
    """Uses of props that were one too many, told late by phones that had been out of contact."""
    found: list[tuple[int, Said]] = []
    for stream in world.streams("prop"):
        state = world.look(stream)
        if isinstance(state, prop.Prop) and state.made is not None:
            for one in state.double:
                note = Note("larp-double-use", {"character": name_of(world, one.who), "name": state.made.name})
                found.append((one.at, say(game, {}, note)))
    return tuple(words for _, words in sorted(found, key=lambda one: one[0])[-LATE:])
