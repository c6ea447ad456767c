"""The obligations as scenes, each built anew only when it has changed, and whose they are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import msgspec

from hofmarshal.desk.decider import kind_of
from hofmarshal.larp.obligation import Obligation
from hofmarshal.server.scenes.model import HeldScene, LedgerScene, ObligationScene
from hofmarshal.server.scenes.world import World, name_of

KIND = "obligation"


def obligation_scene(world: World, key: str, one: Obligation) -> ObligationScene:
    """An obligation as the masters see it."""
    return ObligationScene(
        id=key, obliged=one.obliged, holder=one.holder, obliged_name=name_of(world, one.obliged),
        holder_name=name_of(world, one.holder), terms=one.terms, signed=one.signed_at is not None,
        deposited=one.deposited, status=one.end or "open", asked=one.asked.means if one.asked is not None else "",
        claimed=one.claimed.end if one.claimed is not None else "", forgeries=one.forgeries,
        held=tuple(HeldScene(who=had.holder, name=name_of(world, had.holder), at=had.at, how=had.means) for had in one.held),
        claims=tuple(dict.fromkeys(claim.end for claim in one.claims)), ended_at=one.ended_at,
    )  # fmt: skip


class Ledger:
    """Every obligation there is. `changed` must hear of every stream that is to be looked at again."""

    def __init__(self) -> None:
        self._rows: dict[str, ObligationScene] = {}
        self._of: defaultdict[str, dict[str, None]] = defaultdict(dict)
        self._dirty: set[str] = set()

    def changed(self, streams: Iterable[str]) -> None:
        """These streams are to be looked at again, obligations among them."""
        self._dirty.update(one for one in streams if kind_of(one) == KIND)

    def scene(self, world: World) -> LedgerScene:
        """All of them, for the masters."""
        self._refresh(world)
        return LedgerScene(obligations=dict(self._rows))

    def of(self, world: World, number: str) -> dict[str, ObligationScene]:
        """Those that a character is obliged by, or holds, as its player sees them."""
        self._refresh(world)
        return {key: _own(self._rows[key], number) for key in self._of.get(number, ())}

    def _refresh(self, world: World) -> None:
        dirty, self._dirty = self._dirty, set()
        for stream in sorted(dirty):
            self._look_at(world, stream)

    def _look_at(self, world: World, stream: str) -> None:
        one, key = world.look(stream), stream.partition("/")[2]
        if not isinstance(one, Obligation) or not one.held:
            return
        for who in ever_in(one):
            self._of[who].pop(key, None)
        for who in (one.obliged, one.holder):
            self._of[who][key] = None
        row = obligation_scene(world, key, one)
        if self._rows.get(key) != row:
            self._rows[key] = row


def _own(row: ObligationScene, number: str) -> ObligationScene:
    """Without what is not his to know: that a forgery was seen, and who holds what he only owes (decision 0521)."""
    if row.holder == number or not row.signed:
        return msgspec.structs.replace(row, held=(), forgeries=0)
    return msgspec.structs.replace(row, held=(), forgeries=0, holder="", holder_name="")


def ever_in(one: Any) -> tuple[str, ...]:
    """Everybody whose an obligation is or was: the obliged, the holder, those who held it before."""
    if not isinstance(one, Obligation) or not one.held:
        return ()
    return tuple(dict.fromkeys((one.obliged, *(had.holder for had in one.held))))
