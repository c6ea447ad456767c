"""What the journal holds: entries chained by hash, the stored answers of commands, and forks set aside."""

from __future__ import annotations

import hashlib

import msgspec

Key = tuple[str, str]
"""Who asked what: (device, command id)."""

START = "0" * 64
"""The hash before a stream's first entry."""


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """An entry before the journal gives it its place: everything but position, stream, number and hash.

    `data` are canonical JSON bytes; `at` is when it happened and `recorded` when it was written, both in milliseconds.
    `actor` is who did it, `device` and `command` which command on which device, `cause` the id of the entry it follows from.
    """

    id: str
    type: str
    data: bytes
    at: int
    recorded: int
    version: int = 1
    actor: str = ""
    device: str = ""
    command: str = ""
    cause: str = ""


class Entry(Draft, frozen=True, kw_only=True):
    """One fact in the journal. `number` counts within the stream from 1; `position` orders all streams and may have holes.

    `hash` is SHA-256 of the previous entry's hash (32 bytes) and the canonical JSON of the rest but `position`.
    """

    position: int
    stream: str
    number: int
    hash: str


class Head(msgspec.Struct, frozen=True):
    """The last entry of a stream: its number and hash."""

    number: int
    hash: str


class StoredAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """The answer a command got, with the fingerprint of the content that got it. The journal does not read `answer`."""

    device: str
    command: str
    stream: str
    fingerprint: str
    answer: bytes

    @property
    def key(self) -> Key:
        """(device, command id)."""
        return self.device, self.command


class Fork(msgspec.Struct, frozen=True, kw_only=True):
    """A branch of `stream` met at import that parts from ours after number `after`; kept for a person to choose, never merged."""

    stream: str
    after: int
    entries: tuple[Entry, ...]
    answers: tuple[StoredAnswer, ...] = ()


def begins(branch: Fork, other: Fork) -> bool:
    """Whether `branch` begins with all that `other` holds: it is the same branch, seen as far or further."""
    if (branch.stream, branch.after) != (other.stream, other.after) or len(branch.entries) < len(other.entries):
        return False
    return branch.entries[len(other.entries) - 1].hash == other.entries[-1].hash


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong in a journal or an exported file.

    `code` is one of `hash number position id canonical checkpoint` (journal) and `line header end` (file).
    """

    code: str
    detail: str
    stream: str = ""
    number: int = 0
    position: int = 0
    line: int = 0


class Damaged(Exception):
    """An exported file that cannot be imported; carries every fault found in it. Nothing was imported."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        self.faults = faults
        super().__init__("; ".join(f"line {f.line}: {f.code}: {f.detail}" for f in faults[:10]))


class Unusable(Exception):
    """A database that cannot be opened, read or written: why (a Fluent message of the area `journal`) and its variables.

    Nothing was written by the call that raised it, except where `code` is `journal-unsure`: there the connection broke
    while the database was confirming, and the command must be given again (the same command gets the same answer).
    """

    def __init__(self, code: str, /, **args: str | int) -> None:
        self.code = code
        self.data = args
        super().__init__(f"{code} {args}")


class _Hashed(msgspec.Struct):
    """What the hash covers, fields in the order of canonical JSON."""

    actor: str
    at: int
    cause: str
    command: str
    data: msgspec.Raw
    device: str
    id: str
    number: int
    recorded: int
    stream: str
    type: str
    version: int


_encoder = msgspec.json.Encoder()


def entry_hash(previous: str, stream: str, number: int, draft: Draft) -> str:
    """The hash of `draft` as entry `number` of `stream`, after an entry whose hash is `previous`."""
    rest = _Hashed(
        draft.actor,
        draft.at,
        draft.cause,
        draft.command,
        msgspec.Raw(draft.data),
        draft.device,
        draft.id,
        number,
        draft.recorded,
        stream,
        draft.type,
        draft.version,
    )
    return hashlib.sha256(bytes.fromhex(previous) + _encoder.encode(rest)).hexdigest()


def placed(draft: Draft, *, position: int, stream: str, number: int, previous: str) -> Entry:
    """`draft` as an entry at its place in the stream's chain."""
    return Entry(
        id=draft.id,
        type=draft.type,
        data=draft.data,
        at=draft.at,
        recorded=draft.recorded,
        version=draft.version,
        actor=draft.actor,
        device=draft.device,
        command=draft.command,
        cause=draft.cause,
        position=position,
        stream=stream,
        number=number,
        hash=entry_hash(previous, stream, number, draft),
    )
