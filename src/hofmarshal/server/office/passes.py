"""A fighter's pass: what stands in the QR of his badge and in his own link. The entry, and its HMAC under a key of the event."""

from __future__ import annotations

from typing import Any
from urllib.parse import unquote

from litestar import Request

from hofmarshal.server import keys
from hofmarshal.server.errors import no
from hofmarshal.server.identity import Vault

KEY = "passes"
"""Under which name the event's key of passes lies in the vault; no device can have it (theirs are 32 hex digits)."""

HEADER = "X-Hofmarshal-Pass"
"""The header in which a fighter's page shows his pass: never in an address, which servers and browsers write down."""

PROOF = 24
"""Hex digits of a proof: 96 bits, short enough for a small QR."""


def pass_of(vault: Vault, entry: str) -> str:
    """`ENTRY.PROOF`: the same for this entry as long as the event lives."""
    return f"{entry}.{_proof(vault, entry)}"


def entry_of(vault: Vault, shown: str) -> str | None:
    """Whose pass this is; None where it is nobody's of this event."""
    entry, _, proof = shown.strip().rpartition(".")
    if not entry or not proof.isascii():
        return None
    return entry if keys.same(_proof(vault, entry), proof.lower()) else None


def bearer(vault: Vault, request: Request[Any, Any, Any]) -> str:
    """The entry whose pass a request shows in its header, per cent signs undone: an entry may be written in any letters.

    Raises `HttpRefusal` (401).
    """
    entry = entry_of(vault, unquote(request.headers.get(HEADER, "")[:600]))
    if entry is None:
        raise no(401, "pass-wrong")
    return entry


def own_page(origin: str, shown: str) -> str:
    """The address of a fighter's own page; the pass is in its fragment, which no browser sends."""
    return f"{origin.rstrip('/')}/info/me#{shown}"


def _proof(vault: Vault, entry: str) -> str:
    return keys.mac(vault.keep(KEY, keys.new_secret()), f"pass\n{entry}").hex()[:PROOF]
