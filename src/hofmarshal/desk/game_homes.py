"""A game's deciders in a server's own region: what lives elsewhere is not changed here, nor by time; branches are chosen."""

from __future__ import annotations

import dataclasses
from typing import Any

import msgspec

from hofmarshal.desk.decider import AnyDecider, Due, Issued, event_id
from hofmarshal.desk.game_deciders import CLAIMED, GameFacts, Nobody
from hofmarshal.larp import facts, homes, obligation, prop
from hofmarshal.larp.character import Character
from hofmarshal.rules.notes import Refusal


def at_home(decider: AnyDecider, known: GameFacts) -> AnyDecider:
    """A game's decider that decides, and lets time pass, only for streams that live in this server's region (DESIGN §8)."""

    def decide(state: Any, issued: Issued) -> tuple[Any, ...] | Refusal:
        if isinstance(state, Nobody):
            return decider.decide(state, issued)
        region = known.region
        here = region.lives_here(state.home)
        command = issued.command
        if isinstance(command, homes.HandOver | homes.CallHome):
            name = region.called(state.home)
            return homes.moved(state, issued, region.here, name, here) if _born(state) else Refusal("region-nothing")
        if isinstance(command, homes.TakeBranch):
            return chosen_branch(state, issued, command)
        if here:
            return decider.decide(state, issued)
        if _born(state):
            return homes.elsewhere(state, region.called(state.home))
        return _born_here(decider, state, issued, region.here)

    def due(state: Any) -> tuple[Due, ...]:
        if isinstance(state, Nobody) or not known.region.lives_here(state.home):
            return ()
        return decider.due(state)

    return dataclasses.replace(decider, decide=decide, due=due)


def _born(state: Any) -> bool:
    """Whether a stream has begun."""
    match state:
        case Character():
            return bool(state.facts)
        case obligation.Obligation():
            return bool(state.held)
        case prop.Prop():
            return state.made is not None
    return False


def _born_here(decider: AnyDecider, state: Any, issued: Issued, here: str) -> tuple[Any, ...] | Refusal:
    """What begins in a region that joined the game lives there from its first fact."""
    answer = decider.decide(state, issued)
    if isinstance(answer, Refusal) or not answer:
        return answer
    seat = issued.seat.removesuffix(CLAIMED)
    return (*answer, homes.HandedOver(id=event_id(issued, len(answer)), at=issued.at, by=seat, to=here))


def chosen_branch(state: Any, issued: Issued, act: homes.TakeBranch) -> tuple[Any, ...] | Refusal:
    """What a master's choice between two branches makes."""
    if act.settles in state.settled:
        return Refusal("region-fork-settled")
    base: dict[str, Any] = {"id": issued.id, "at": issued.at, "by": issued.seat}
    if isinstance(state, Character):
        brought = tuple(msgspec.json.decode(text, type=facts.Any) for text in act.brought)
        chosen = facts.Chosen(
            **base, keep=act.keep, dropped=act.drop, brought=brought, settles=act.settles, home=act.home
        )
        return (chosen,)
    history = act.brought if act.kept == "theirs" else ()
    return (homes.Rewritten(**base, settles=act.settles, kept=act.kept, history=history, home=act.home),)
