"""Gives events that carry no id of their own one, so that the journal can keep them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from hofmarshal.desk.decider import Codec, Issued, UnknownEvent, event_id
from hofmarshal.journal.canonical import canonical
from hofmarshal.rules.notes import Refusal


class Fact(msgspec.Struct, frozen=True):
    """An event of a decider with the id and the instant (ms) the desk gave it."""

    id: str
    t: int
    what: Any


class FactCodec(Codec[Fact]):
    """Spells facts: the type is the inner event's tag, the data its canonical JSON beside id and instant."""

    def __init__(self, union: Any) -> None:
        super().__init__(union)
        self._inner: msgspec.json.Decoder[Any] = msgspec.json.Decoder(union)

    def encode(self, event: Fact) -> tuple[str, int, bytes]:
        """(type, version, canonical JSON)."""
        tag = str(type(event.what).__struct_config__.tag)
        return tag, 1, canonical({"id": event.id, "t": event.t, "what": event.what})

    def decode(self, tag: str, version: int, data: bytes) -> Fact:
        """The fact again; raises `UnknownEvent`."""
        if version != 1:
            raise UnknownEvent(f"{tag} version {version}: this program knows 1")
        try:
            outer = msgspec.json.decode(data, type=_Outer)
            return Fact(outer.id, outer.t, self._inner.decode(outer.what))
        except msgspec.MsgspecError as error:
            raise UnknownEvent(f"{tag}: {error}") from error


class _Outer(msgspec.Struct, frozen=True):
    id: str
    t: int
    what: msgspec.Raw


def wrapped(
    decide: Callable[[Any, Any], Iterable[Any] | Refusal],
) -> Callable[[Any, Issued], tuple[Fact, ...] | Refusal]:
    """A decider's `decide` for the desk: plain commands in, facts out."""

    def decided(state: Any, issued: Issued) -> tuple[Fact, ...] | Refusal:
        answer = decide(state, issued.command)
        if isinstance(answer, Refusal):
            return answer
        return tuple(Fact(event_id(issued, number), issued.at, event) for number, event in enumerate(answer))

    return decided


def wrapped_at(
    decide: Callable[[Any, Any, int], Iterable[Any] | Refusal],
) -> Callable[[Any, Issued], tuple[Fact, ...] | Refusal]:
    """The same for a decider that dates its events: it is given the command's instant."""

    def decided(state: Any, issued: Issued) -> tuple[Fact, ...] | Refusal:
        return wrapped(lambda s, command: decide(s, command, issued.at))(state, issued)

    return decided


def unwrapped(evolve: Callable[[Any, Any], Any]) -> Callable[[Any, Fact], Any]:
    """A decider's `evolve` for the desk."""
    return lambda state, fact: evolve(state, fact.what)
