"""The sealed order of entry: a commitment first, the order itself once both sides are in."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence

from hofmarshal.contest.state import Contest, is_down


def seal(order: Sequence[str], nonce: str) -> str:
    """SHA-256 in hex of the order as compact JSON followed by the nonce (DESIGN §5: SHA-256(order ‖ nonce))."""
    text = json.dumps(list(order), ensure_ascii=False, separators=(",", ":")) + nonce
    return hashlib.sha256(text.encode()).hexdigest()


def next_in(state: Contest, side: str) -> str | None:
    """The fighter of a side whose turn it is to enter: the first of the order not entered and not out."""
    for name in state.orders.get(side, ()):
        one = state.setup.fighters[name]
        if name not in state.entered and not is_down(state, one):
            return name
    return None
