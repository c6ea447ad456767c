"""What comes of a command: its events as the journal writes them, and the commands for other streams that follow from one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from hofmarshal.desk.decider import DESK, AnyDecider, Issued, Reaction
from hofmarshal.desk.stream import short_hash
from hofmarshal.journal.model import Draft


def draft_of(decider: AnyDecider, issued: Issued, event: Any, recorded: int) -> Draft:
    """An event as the journal is to write it, caused by `issued` and recorded at `recorded` (ms)."""
    tag, version, data = decider.codec.encode(event)
    return Draft(
        id=event.id,
        type=tag,
        version=version,
        data=data,
        at=event.t,
        recorded=recorded,
        actor=issued.actor or issued.seat,
        device=issued.device,
        command=issued.id,
        cause=issued.cause,
    )


def consequences(event: str, at: int, reactions: Iterable[Reaction]) -> Iterable[tuple[Reaction, Issued]]:
    """The commands of reactions to `event`, with ids from event, rule and target: the same however often issued."""
    seen: Counter[tuple[str, str]] = Counter()
    for reaction in reactions:
        seen[reaction.rule, reaction.stream] += 1
        again = str(seen[reaction.rule, reaction.stream])
        yield (
            reaction,
            Issued(
                id=f"{reaction.rule}~{short_hash(event, reaction.rule, reaction.stream, again)}",
                stream=reaction.stream,
                at=at,
                command=reaction.command,
                seat=DESK,
                device=DESK,
                cause=event,
            ),
        )
