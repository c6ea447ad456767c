"""The topics of a game's cards: a character's obligations and uses, every prop and forgery for masters; kept by stream."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

from hofmarshal.desk.decider import kind_of
from hofmarshal.desk.game_deciders import Played
from hofmarshal.larp import acts, prop
from hofmarshal.larp.obligation import Obligation
from hofmarshal.rules.block import Text
from hofmarshal.rules.game_model import Game
from hofmarshal.rules.notes import Args, Note
from hofmarshal.server.scenes.game_words import say
from hofmarshal.server.scenes.model_base import Said
from hofmarshal.server.scenes.model_cards import (
    AttemptScene,
    CardsScene,
    DeedScene,
    MeansScene,
    OwnObligationScene,
    OwnUseScene,
    PropScene,
    PropsScene,
    UseScene,
)
from hofmarshal.server.scenes.world import World, name_of

KINDS = ("obligation", "prop")

USES = 30
"""Uses and forgeries that are shown, the newest."""


def changed(world: World, stream: str) -> tuple[str, ...]:
    """The topics of cards an entry in this stream changes."""
    state = world.look(stream)
    if isinstance(state, Obligation):
        return ("game/props", *(f"game/cards/{number}" for number in state.concerned))
    if isinstance(state, prop.Prop):
        late = (*state.used[-USES:], *state.double[-USES:])
        return ("game/props", *dict.fromkeys(f"game/cards/{one.who}" for one in late))
    return ()


class Cards:
    """Whose obligations and props are. `changed` must hear of every stream that is to be looked at again."""

    def __init__(self) -> None:
        self._of: defaultdict[str, dict[str, None]] = defaultdict(dict)
        self._props: dict[str, PropScene] = {}
        self._attempts: dict[str, tuple[AttemptScene, ...]] = {}
        self._dirty: set[str] = set()

    def changed(self, streams: Iterable[str]) -> None:
        """These streams are to be looked at again, those of cards among them."""
        self._dirty.update(one for one in streams if kind_of(one) in KINDS)

    def scene(self, world: World, played: Played, number: str) -> CardsScene:
        """A character's cards."""
        self._refresh(world, played.game)
        streams = tuple(self._of.get(number, ()))
        owed: dict[str, OwnObligationScene] = {}
        uses: list[OwnUseScene] = []
        for stream in streams:
            state = world.look(stream)
            if isinstance(state, Obligation):
                found = own_obligation(world, stream, state, number)
                owed |= {} if found is None else {found.id: found}
            elif isinstance(state, prop.Prop):
                uses.extend(_own_uses(world, played.game, state, number))
        newest = sorted(uses, key=lambda one: one.at)[-USES:]
        ledger = played.ledger
        return CardsScene(
            number=number, obligations=owed, uses={one.id: one for one in newest}, means=means_of(played),
            ends=ledger.duty.ends if ledger is not None else (), deposit=ledger.deposit.by if ledger is not None else (),
        )  # fmt: skip

    def props(self, world: World, played: Played) -> PropsScene:
        """Everything for the masters."""
        self._refresh(world, played.game)
        attempts = sorted((one for some in self._attempts.values() for one in some), key=lambda one: one.at)
        return PropsScene(props=dict(self._props), attempts=tuple(attempts[-USES:]))

    def _refresh(self, world: World, game: Game) -> None:
        dirty, self._dirty = self._dirty, set()
        for stream in sorted(dirty):
            state, key = world.look(stream), stream.partition("/")[2]
            for who in _in_it(state):
                self._of[who][stream] = None
            tried = tuple(_attempts(world, game, stream, state))
            if tried:
                self._attempts[stream] = tried
            if isinstance(state, prop.Prop) and state.made is not None:
                row = prop_scene(world, game, key, state)
                if self._props.get(key) != row:
                    self._props[key] = row


def _in_it(state: Any) -> Iterator[str]:
    if isinstance(state, Obligation):
        yield from state.concerned
    elif isinstance(state, prop.Prop):
        yield from (one.who for one in (*state.used, *state.double))


def means_of(played: Played) -> tuple[MeansScene, ...]:
    """How obligations pass in this game."""
    if played.ledger is None:
        return ()
    rule = played.ledger.transfer
    return tuple(
        MeansScene(id=one, name=rule.names.get(one, Text(one, one, one)), asked=one in rule.asked, taken=one in rule.taken)
        for one in rule.means
    )  # fmt: skip


def own_obligation(world: World, stream: str, one: Obligation, number: str) -> OwnObligationScene | None:
    """An obligation as a character sees it; None where he is in it no more: it was his, and passed on."""
    holds, owes = one.holder == number, one.obliged == number
    asked = one.asked if one.asked is not None and number in (one.asked.to, one.holder) else None
    if not (holds or owes or asked):
        return None
    knows = holds or (one.signed_at is None and owes) or asked is not None
    last = one.held[-1]
    return OwnObligationScene(
        id=stream.partition("/")[2], part="both" if holds and owes else "holder" if holds else "obliged" if owes else "asked",
        obliged=one.obliged, obliged_name=name_of(world, one.obliged), terms=one.terms, signed=one.signed_at is not None,
        deposited=one.deposited, status=one.end or "open", holder=one.holder if knows else "",
        holder_name=name_of(world, one.holder) if knows else "", how=last.means if holds else "",
        since=last.at if holds else one.held[0].at,
        asked=asked.means if asked is not None else "", asks=one.asks if asked is not None else "",
        asks_name=name_of(world, one.asks) if asked is not None else "", to=asked.to if asked is not None else "",
        to_name=name_of(world, asked.to) if asked is not None else "",
        claimed=tuple(dict.fromkeys(claim.end for claim in one.claims)) if holds or owes else (), ended_at=one.ended_at,
    )  # fmt: skip


def _own_uses(world: World, game: Game, state: prop.Prop, number: str) -> Iterator[OwnUseScene]:
    made = state.made
    if made is None:
        return
    for uses, double in ((state.used, False), (state.double, True)):
        for one in uses:
            if one.who == number:
                yield OwnUseScene(
                    id=one.id, at=one.at, kind=made.kind, name=made.name, target=one.target,
                    target_name=name_of(world, one.target) if one.target else "",
                    deeds=() if double else deeds_of(game, made), double=double,
                )  # fmt: skip


def deeds_of(game: Game, made: prop.PropMade) -> tuple[DeedScene, ...]:
    """What a prop does, in words."""
    return tuple(DeedScene(on=one.on, said=deed_words(game, one.act, made.cites)) for one in made.effects)


def deed_words(game: Game, act: Any, cites: tuple[str, ...] = ()) -> Said:
    """An act that a card does, in words: `game-deed-…` with its plain fields."""
    args: Args = {}
    for name in act.__struct_fields__:
        value = getattr(act, name)
        args["aid" if name == "kind" else name] = "none" if value is None or value == "" else value
    return say(game, {}, Note(f"game-deed-{acts.name_of(act)}", args, cites))


def prop_scene(world: World, game: Game, key: str, state: prop.Prop) -> PropScene:
    """A prop as masters see it."""
    made = state.made
    if made is None:
        raise ValueError("a prop that was never made")
    return PropScene(
        id=key, kind=made.kind, name=made.name, text=made.text, deeds=deeds_of(game, made), most=made.uses,
        left=state.left, users=made.users, batch=made.batch, withdrawn=state.withdrawn, uses=_uses(world, state.used),
        double=_uses(world, state.double),
    )  # fmt: skip


def _uses(world: World, uses: Iterable[prop.Scanned]) -> tuple[UseScene, ...]:
    return tuple(
        UseScene(
            at=one.at, who=one.who, name=name_of(world, one.who), target=one.target,
            target_name=name_of(world, one.target) if one.target else "",
        )
        for one in tuple(uses)[-USES:]
    )  # fmt: skip


def _attempts(world: World, game: Game, stream: str, state: Any) -> Iterator[AttemptScene]:
    args: Args
    if isinstance(state, Obligation):
        for one in state.attempts:
            args = {"what": one.what, "who": name_of(world, one.who), "terms": state.terms}
            yield AttemptScene(
                at=one.at, stream=stream, who=one.who, said=say(game, {}, Note("game-forged", args, one.cites))
            )
    elif isinstance(state, prop.Prop) and state.made is not None:
        for shown in state.attempts:
            args = {"what": "false-card", "who": name_of(world, shown.who), "terms": state.made.name}
            yield AttemptScene(at=shown.at, stream=stream, who=shown.who, said=say(game, {}, Note("game-forged", args)))
