"""What a command gets back, and how the journal keeps it."""

from __future__ import annotations

from typing import Any

import msgspec

from hofmarshal.desk.decider import AnyDecider, Issued
from hofmarshal.journal.canonical import canonical, digest
from hofmarshal.journal.contract import Journal
from hofmarshal.rules.notes import Refusal


class Answer(msgspec.Struct, frozen=True):
    """The events a command caused, or why it was refused; `number` is the stream's number right after."""

    number: int
    events: tuple[Any, ...] = ()
    refusal: Refusal | None = None


class _Stored(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer in the journal: the events themselves stand in the stream, the last `count` up to `number`."""

    number: int
    count: int = 0
    refusal: Refusal | None = None


def pack(answer: Answer) -> bytes:
    """The bytes the journal stores for `answer`."""
    return canonical(_Stored(answer.number, len(answer.events), answer.refusal))


def unpack(journal: Journal, decider: AnyDecider, stream: str, data: bytes) -> Answer:
    """The answer again, as it was first given."""
    stored = msgspec.json.decode(data, type=_Stored)
    entries = journal.read(stream, stored.number - stored.count, stored.count) if stored.count else ()
    events = tuple(decider.codec.decode(entry.type, entry.version, entry.data) for entry in entries)
    return Answer(stored.number, events, stored.refusal)


def fingerprint(issued: Issued) -> str:
    """What makes a repetition the same command: all of it but its key. Raises `NotCanonical`."""
    if issued.content:
        return issued.content
    return digest(
        (issued.stream, issued.at, issued.seat, issued.actor, issued.cause, issued.expected, _tagged(issued.command))
    )


def _tagged(command: Any) -> tuple[str, Any]:
    return type(command).__name__, command
