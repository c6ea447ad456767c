"""A game at the desk: its clock by the wall; characters, obligations and props by the game's clock, at a desk of their own.

That second desk lives in game time: an act's instant is the game's, a deadline's too. Whoever runs it advances it to what
the game's clock shows, so that a pause stops every deadline, and an outage is caught up with in the order of the deadlines.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from hofmarshal.desk.decider import DESK, Codec, Decider, Due, Issued, Reaction
from hofmarshal.desk.wrapped import Fact, FactCodec, unwrapped, wrapped_at
from hofmarshal.larp import acts, character, clock, facts, obligation, obligation_acts, prop, region
from hofmarshal.larp.condition import deadlines
from hofmarshal.larp.decide import decide
from hofmarshal.larp.form import Said
from hofmarshal.rules.block import Text
from hofmarshal.rules.game_model import Game, Ledger
from hofmarshal.rules.notes import Refusal

MASTER = "master"
"""The seat of what follows from another stream of the game: a scan's effects are the masters' own card."""


ASKING = "player"
"""The seat of what a card does that a master must grant each time."""


class GameClause(msgspec.Struct, frozen=True):
    """A clause as it is cited: its number in the source and its statement."""

    number: str
    statement: Text


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """The rules a game is played by, as they were when it was opened."""

    game: Game
    ledger: Ledger | None = None
    clauses: dict[str, GameClause] = {}


class GameFacts:
    """What the deciders of a game are given: the rules it was opened with. `state` is read from the stream `game`."""

    def __init__(self, look: Any) -> None:
        self._look = look
        self._known: tuple[str, Played] | None = None

    @property
    def clock(self) -> clock.State:
        """The game as its clock has it."""
        found: clock.State = self._look(clock.STREAM)
        return found

    @property
    def region(self) -> region.State:
        """This server's region of the game."""
        found: region.State = self._look(region.STREAM)
        return found

    @property
    def played(self) -> Played | None:
        """The game's rules; None before it is opened."""
        opened = self.clock.opened
        if opened is None or not opened.text:
            return None
        if self._known is None or self._known[0] != opened.text:
            self._known = (opened.text, msgspec.json.decode(opened.text, type=Played))
        return self._known[1]


def played_text(game: Game, ledger: Ledger | None, clauses: Mapping[str, GameClause]) -> str:
    """The rules of a game as `game-opened` keeps them."""
    return msgspec.json.encode(Played(game=game, ledger=ledger, clauses=dict(clauses)), order="sorted").decode()


GAME: Decider[clock.State, Fact] = Decider(
    kind=clock.STREAM,
    codec=FactCodec(clock.AnyEvent),
    fresh=lambda stream, known: clock.State(),
    decide=wrapped_at(clock.decide),
    evolve=unwrapped(clock.evolve),
)
"""The game's clock, on the event's own desk."""


REGION: Decider[region.State, Fact] = Decider(
    kind=region.STREAM,
    codec=FactCodec(region.AnyEvent),
    fresh=lambda stream, known: region.State(),
    decide=wrapped_at(region.decide),
    evolve=unwrapped(region.evolve),
)
"""The regions of a game, on the event's own desk."""


class Nobody(msgspec.Struct, frozen=True):
    """A character, obligation or prop of a game that was never opened."""


def _rules(known: Any) -> Played | None:
    found: Played | None = known.played if known is not None else None
    return found


def _fresh_character(stream: str, known: Any) -> Any:
    rules = _rules(known)
    return Nobody() if rules is None else character.fresh(rules.game)


def _seat(issued: Issued) -> str:
    return MASTER if issued.device == DESK else issued.seat


def _claimed(issued: Issued) -> bool:
    return issued.seat.endswith(CLAIMED)


CLAIMED = "~claimed"
"""Behind a seat: the device was out of contact, and says itself when this happened."""


def _decide_character(state: Any, issued: Issued) -> tuple[Any, ...] | Refusal:
    if isinstance(state, Nobody):
        return Refusal("game-not-open")
    seat = _seat(issued).removesuffix(CLAIMED)
    if issued.device == DESK and isinstance(issued.command, acts.Finish):
        seat = ASKING  # a card finishes nobody off by itself: a master must say so each time
    return decide(
        state, acts.Issued(id=issued.id, at=issued.at, seat=seat, act=issued.command, claimed=_claimed(issued))
    )


def _evolve_character(state: Any, fact: Any) -> Any:
    return state if isinstance(state, Nobody) else character.evolve(state, fact)


def _due(state: Any) -> tuple[Due, ...]:
    if isinstance(state, Nobody):
        return ()
    return tuple(Due(at, acts.Lapse(what=what), what) for at, what in deadlines(state.game, state.now))  # type: ignore[arg-type]


CHARACTER: Decider[Any, Any] = Decider(
    kind="character",
    codec=Codec(facts.Any),
    fresh=_fresh_character,
    decide=_decide_character,
    evolve=_evolve_character,
    due=_due,
)
"""`character/NUMBER`."""


def _fresh_obligation(stream: str, known: Any) -> Any:
    rules = _rules(known)
    return Nobody() if rules is None or rules.ledger is None else obligation.fresh(rules.ledger)


def _decide_obligation(state: Any, issued: Issued) -> tuple[Any, ...] | Refusal:
    if isinstance(state, Nobody):
        return Refusal("game-not-open")
    seat = _seat(issued).removesuffix(CLAIMED)
    return obligation.decide(
        state,
        Said(id=issued.id, at=issued.at, seat=seat, act=issued.command, claimed=_claimed(issued)),
    )


OBLIGATION: Decider[Any, Any] = Decider(
    kind="obligation",
    codec=Codec(obligation_acts.AnyFact),
    fresh=_fresh_obligation,
    decide=_decide_obligation,
    evolve=lambda state, fact: state if isinstance(state, Nobody) else obligation.evolve(state, fact),
)
"""`obligation/ID`."""


def _decide_prop(state: prop.Prop, issued: Issued) -> tuple[Any, ...] | Refusal:
    seat = _seat(issued).removesuffix(CLAIMED)
    return prop.decide(state, Said(id=issued.id, at=issued.at, seat=seat, act=issued.command, claimed=_claimed(issued)))


def _react_prop(fact: Any, state: prop.Prop) -> tuple[Reaction, ...]:
    if not isinstance(fact, prop.Scanned):
        return ()
    return tuple(Reaction(f"character/{who}", act, "scanned") for who, act in prop.effects_of(state, fact))


PROP: Decider[Any, Any] = Decider(
    kind="prop",
    codec=Codec(prop.AnyFact),
    fresh=lambda stream, known: prop.fresh(),
    decide=_decide_prop,
    evolve=prop.evolve,
    react=_react_prop,
)
"""`prop/ID`: what a scan does is done to its characters by a reaction, once."""

OF_THE_GAME = (CHARACTER, OBLIGATION, PROP)
"""The kinds of streams whose instants are the game's."""

BOOKMARK = "game"
"""Under which name the game's desk keeps how far it has reacted."""
