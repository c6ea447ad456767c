"""What a card of the game proves: its QR, its short code, and how both are told from those somebody made himself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from hofmarshal.larp.obligation import Obligation
from hofmarshal.server import keys
from hofmarshal.server.identity import Vault
from hofmarshal.server.letters import plain, short_letters, whole

CARDS = "game-cards"
"""Under which name the key of a game's cards lies in the vault."""

PROOF = 24
"""Hex digits of a card's proof: 96 bits, short enough for a small QR."""

SIGNS = 8
"""Signs of a short code that carry it (40 bits); two more prove the rest. Wrong ones are few a minute."""

Shown = Literal["genuine", "old", "false"]


def turn_of(state: Any) -> int:
    """Which card of a stream is the present one: an obligation has another with each holder, a prop always the same."""
    return len(state.held) if isinstance(state, Obligation) else 0


def card_of(vault: Vault, stream: str, turn: int = 0) -> str:
    """What stands in the QR of a prop or an obligation: `STREAM.PROOF`."""
    return f"{stream}.{_mac(vault, 'card', stream, turn).hex()[:PROOF]}"


def short_of(vault: Vault, stream: str, turn: int = 0) -> str:
    """The same to be typed where a camera fails: ten letters and digits."""
    return short_letters(_mac(vault, "short", stream, turn), SIGNS)


def stream_of(shown: str) -> str:
    """The stream a card names, genuine or not; empty where it names none."""
    return shown.strip().rpartition(".")[0]


def told(vault: Vault, stream: str, shown: str, turn: int = 0) -> Shown:
    """What somebody has before him: the present card of this stream, one of an earlier holder, or none of ours."""
    name, _, proof = shown.strip().rpartition(".")
    if name != stream or not proof.isascii():
        return "false"
    fits = [at for at in range(turn + 1) if keys.same(card_of(vault, stream, at).rpartition(".")[2], proof.lower())]
    return "genuine" if turn in fits else "old" if fits and turn else "false"


def typed(vault: Vault, text: str, cards: Iterable[tuple[str, int]]) -> tuple[str, int] | None:
    """The card (stream, turn) among these whose short code was typed; None where a sign is wrong or there is none."""
    code = whole(text, SIGNS)
    if not code:
        return None
    return next((one for one in cards if keys.same(short_of(vault, *one), code)), None)


def looks_typed(text: str) -> bool:
    """Whether something is a short code rather than what a QR says."""
    return "." not in text and "/" not in text and len(plain(text)) <= SIGNS + 2


def _mac(vault: Vault, what: str, stream: str, turn: int) -> bytes:
    plain_text = f"{what}\n{stream}" if not turn else f"{what}\n{stream}\n{turn}"
    return keys.mac(vault.keep(CARDS, keys.new_secret()), plain_text)
