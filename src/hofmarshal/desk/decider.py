"""What the desk asks of every kind of stream: a handful of pure functions and the spelling of its events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import msgspec

from hofmarshal.journal.canonical import canonical
from hofmarshal.rules.notes import Refusal

State = TypeVar("State")
Event = TypeVar("Event")

CLOCK = "clock"
"""The device of what a deadline did."""

DESK = "desk"
"""The device of what followed from another stream's event."""


class Issued(msgspec.Struct, frozen=True, kw_only=True):
    """One command as it was given: a struct of the decider's, who gave it, where, and when he did (`at`, milliseconds).

    `expected`, where given, is the stream's number it was meant for: it is refused once the stream has moved on.
    `content`, where given, is the fingerprint of what was sent; by it, not by what was made of that, a repetition is known.
    """

    id: str
    stream: str
    at: int
    command: Any
    seat: str = ""
    device: str = ""
    actor: str = ""
    cause: str = ""
    expected: int | None = None
    content: str = ""


class Due(msgspec.Struct, frozen=True):
    """What time will make happen: at `at`, `command`. `name` tells apart the deadlines a stream has at one instant."""

    at: int
    command: Any
    name: str


class Reaction(msgspec.Struct, frozen=True):
    """A command that follows from an event, for another stream; `rule` names why.

    `at_once`: the event is written together with what this command causes there, or not at all; a refusal of it refuses
    the command that would have caused the event. Only for events of the kinds that the decider's `with_it` names.
    """

    stream: str
    command: Any
    rule: str
    at_once: bool = False


Look = Callable[[str], Any]
"""Gives the present state of a stream."""

Upcast = Callable[[dict[str, Any]], dict[str, Any]]
"""Turns the plain data of one event version into those of the next."""


class UnknownEvent(Exception):
    """The journal holds an event that this program is too old to read: going on would falsify what it says."""


class Codec(Generic[Event]):
    """How a decider's events are written: a union of tagged structs, each with a version.

    `versions` holds those that are not 1; `upcasts` holds, for each type and old version, the step to the next one,
    which may also change the tag.
    """

    def __init__(
        self,
        union: Any,
        *,
        versions: Mapping[str, int] | None = None,
        upcasts: Mapping[tuple[str, int], Upcast] | None = None,
    ) -> None:
        self._versions = dict(versions or {})
        self._upcasts = dict(upcasts or {})
        self._union = union
        self._decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(union)

    def encode(self, event: Event) -> tuple[str, int, bytes]:
        """(type, version, canonical JSON) of `event`."""
        tag = str(type(event).__struct_config__.tag)  # type: ignore[attr-defined]
        return tag, self._versions.get(tag, 1), canonical(event)

    def decode(self, tag: str, version: int, data: bytes) -> Event:
        """The event, brought up to the present version; raises `UnknownEvent`."""
        try:
            if (tag, version) in self._upcasts:
                return self._raised(tag, version, data)
            if version != self._versions.get(tag, 1):
                raise UnknownEvent(f"{tag} version {version}: this program knows {self._versions.get(tag, 1)}")
            return self._decoder.decode(data)
        except msgspec.MsgspecError as error:
            raise UnknownEvent(f"{tag} version {version}: {error}") from error

    def _raised(self, tag: str, version: int, data: bytes) -> Event:
        plain: dict[str, Any] = msgspec.json.decode(data)
        while step := self._upcasts.get((tag, version)):
            plain, version = step(plain), version + 1
            tag = plain.get("type", tag)
        event: Event = msgspec.convert(plain, self._union)
        return event


def _nothing_due(state: Any) -> tuple[Due, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Decider(Generic[State, Event]):
    """One kind of stream. A stream's id is `KIND` or `KIND/NAME`.

    - `fresh(stream, facts)`: the state before the first event; `facts` is what the desk was given, which never changes.
    - `decide(state, issued)`: the events it causes, or why not. Ids come from `event_id`.
    - `evolve(state, event)`: total; an `annulled` event refolds what the state has kept.
    - `due(state)`: what time will make happen. A command at the very instant of a deadline comes before it.
    - `react(event, state)`: commands for other streams; `state` is the one right after the event.
    - `gather(state, issued, look)`: the command with facts of other streams filled in, for the events to record. What it
      has looked at is still so when they are written; if it is not, the command is decided again.
    - `with_it`: the kinds of events that have reactions `at_once`.
    """

    kind: str
    codec: Codec[Event]
    fresh: Callable[[str, Any], State]
    decide: Callable[[State, Issued], tuple[Event, ...] | Refusal]
    evolve: Callable[[State, Event], State]
    due: Callable[[State], tuple[Due, ...]] = field(default=_nothing_due)
    react: Callable[[Event, State], tuple[Reaction, ...]] | None = None
    gather: Callable[[State, Issued, Look], Issued] | None = None
    with_it: tuple[type, ...] = ()


AnyDecider = Decider[Any, Any]


def event_id(issued: Issued, index: int = 0) -> str:
    """The id of the `index`th event that `issued` causes; that of the command for the first."""
    return f"{issued.id}.{index}" if index else issued.id


def kind_of(stream: str) -> str:
    """The kind of a stream, by its id."""
    return stream.partition("/")[0]
