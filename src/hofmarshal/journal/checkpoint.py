"""Checkpoints: entries that list the heads of all streams, so that a lost tail or a rewritten chain shows."""

from __future__ import annotations

import msgspec

from hofmarshal.journal.canonical import canonical
from hofmarshal.journal.contract import Appended, Conflict, Journal
from hofmarshal.journal.model import Draft, Entry, Head

KIND = "checkpoint"


class Checkpoint(msgspec.Struct, frozen=True):
    """The data of a checkpoint: the head of every stream there was."""

    heads: dict[str, Head]


def is_checkpoint(entry: Entry) -> bool:
    """Whether `entry` lists heads."""
    return entry.type == KIND and entry.stream.partition("/")[0] == KIND


def checkpoint(journal: Journal, home: str, *, at: int, actor: str = "") -> Entry:
    """Append a checkpoint to the stream `checkpoint/HOME`; `home` names this journal among those it may be merged with.

    The hash of the entry stands for everything before it: it is what printed protocols show.
    """
    stream = f"{KIND}/{home}"
    while True:
        heads = journal.heads()
        number = heads[stream].number if stream in heads else 0
        draft = Draft(
            id=f"{stream}/{number + 1}",
            type=KIND,
            data=canonical(Checkpoint(dict(heads))),
            at=at,
            recorded=at,
            actor=actor,
        )
        outcome = journal.append(stream, number, [draft])
        if isinstance(outcome, Appended):
            return outcome.entries[0]
        if not isinstance(outcome, Conflict):
            raise RuntimeError(f"the id of a checkpoint is taken: {draft.id}")
