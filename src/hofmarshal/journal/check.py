"""Finding what is wrong in a journal: broken chains, wrong numbers, other spellings, heads a checkpoint knew better."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from hofmarshal.journal.canonical import NotCanonical, parse
from hofmarshal.journal.checkpoint import Checkpoint, is_checkpoint
from hofmarshal.journal.model import START, Entry, Fault, Fork, Head, entry_hash


def entry_faults(entries: Iterable[Entry], forks: Sequence[Fork] = ()) -> list[Fault]:
    """Every fault in `entries`, which are all of a journal in order of position. Branches set aside serve checkpoints only."""
    faults: list[Fault] = []
    heads: dict[str, Head] = {}
    ids: set[str] = set()
    known = {(entry.stream, entry.number, entry.hash) for fork in forks for entry in fork.entries}
    checkpoints: list[Entry] = []
    position = 0
    for entry in entries:
        faults += chain_faults(entry, heads.get(entry.stream, Head(0, START)))
        if entry.position <= position:
            faults.append(_fault("position", f"follows position {position}", entry))
        if entry.id in ids:
            faults.append(_fault("id", f"the id {entry.id} occurs twice", entry))
        position = entry.position
        ids.add(entry.id)
        heads[entry.stream] = Head(entry.number, entry.hash)
        known.add((entry.stream, entry.number, entry.hash))
        if is_checkpoint(entry):
            checkpoints.append(entry)
    for entry in checkpoints:
        faults += _checkpoint_faults(entry, known)
    return faults


def chain_faults(entry: Entry, head: Head, line: int = 0) -> Iterator[Fault]:
    """What is wrong with `entry` as the one after `head`."""
    if entry.number != head.number + 1:
        yield _fault("number", f"number {entry.number} after {head.number}", entry, line)
    try:
        parse(entry.data)
        fits = entry_hash(head.hash, entry.stream, entry.number, entry) == entry.hash
    except (NotCanonical, ValueError) as error:
        yield _fault("canonical", str(error), entry, line)
        return
    if not fits:
        yield _fault("hash", "the hash is not that of its content after the entry before it", entry, line)


def _checkpoint_faults(entry: Entry, known: set[tuple[str, int, str]]) -> Iterator[Fault]:
    try:
        listed = msgspec.json.decode(entry.data, type=Checkpoint).heads
    except msgspec.MsgspecError as error:
        yield _fault("checkpoint", f"unreadable: {error}", entry)
        return
    for stream, head in listed.items():
        if (stream, head.number, head.hash) not in known:
            yield _fault("checkpoint", f"it saw {stream} at {head.number} with another hash, or that is gone", entry)


def _fault(code: str, detail: str, entry: Entry, line: int = 0) -> Fault:
    return Fault(code, detail, entry.stream, entry.number, entry.position, line)
