"""The decider of `dossier/ENTRY`: that something private of a person was kept or dropped, never what it says."""

from __future__ import annotations

from typing import Any

import msgspec

from hofmarshal.desk.decider import Decider
from hofmarshal.desk.wrapped import Fact, FactCodec, unwrapped, wrapped
from hofmarshal.rules.notes import Refusal
from hofmarshal.tournament.commands import kebab

KIND = "dossier"


def dossier_stream(entry: str) -> str:
    """The stream that tells of a person's private data."""
    return f"{KIND}/{entry}"


class Keep(msgspec.Struct, frozen=True, kw_only=True, tag=kebab):
    """A part was kept; `commitment` is SHA-256 (hex) of its salt and data. The server issues it when the row is there."""

    part: str
    commitment: str


class Drop(msgspec.Struct, frozen=True, kw_only=True, tag=kebab):
    """A part was deleted with its salt."""

    part: str


class Kept(msgspec.Struct, frozen=True, kw_only=True, tag=kebab):
    """A part stands so since."""

    part: str
    commitment: str


class Dropped(msgspec.Struct, frozen=True, kw_only=True, tag=kebab):
    """A part stands no more."""

    part: str


State = dict[str, str]
"""Part → commitment."""


def decide(state: State, command: Any) -> tuple[Kept | Dropped, ...] | Refusal:
    """What was done to the table, as a fact; a part that is not there cannot be dropped."""
    if isinstance(command, Keep):
        same = state.get(command.part) == command.commitment
        return () if same else (Kept(part=command.part, commitment=command.commitment),)
    if command.part not in state:
        return Refusal("dossier-unknown-part", {"part": command.part[:80]})
    return (Dropped(part=command.part),)


def evolve(state: State, event: Any) -> State:
    """The parts after an event."""
    if isinstance(event, Kept):
        return {**state, event.part: event.commitment}
    return {part: one for part, one in state.items() if part != event.part}


DOSSIER: Decider[State, Fact] = Decider(
    kind=KIND,
    codec=FactCodec(Kept | Dropped),
    fresh=lambda stream, facts: {},
    decide=wrapped(decide),
    evolve=unwrapped(evolve),
)
"""What is private of a person: `dossier/ENTRY`."""
