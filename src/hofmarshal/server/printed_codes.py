"""The printed code of a team's captain or a game's player, and what a phone proves with it. It never travels but on paper.

It is another secret than the pass on the badges: a pass is shown to the desk and sent with a fighter's own page, where
others on the same Wi-Fi may read it. `role` is `captain` or `player`, `whose` his team (an entry) or his character.
"""

from __future__ import annotations

import hashlib

from hofmarshal.server import keys
from hofmarshal.server.identity import Vault
from hofmarshal.server.letters import letters_of
from hofmarshal.server.office.passes import KEY


def code_of(vault: Vault, role: str, whose: str, number: int = 0) -> str:
    """The code of a team or a character: `number` counts the new ones that were made since the first."""
    return letters_of(keys.mac(vault.keep(KEY, keys.new_secret()), f"{role}\n{whose}\n{number}"))


def key_of(role: str, code: str) -> bytes:
    """What both sides derive from a code: with it a phone proves that it has the code, and gets its secret."""
    return hashlib.sha256(f"{role}\n{code}".encode()).digest()


def claim(role: str, whose: str, device: str, name: str) -> str:
    """What a phone signs with the key of its code; `whose` as it was typed."""
    return f"{role}\n{whose}\n{device}\n{name}"


def link_of(origin: str, role: str, whose: str, code: str) -> str:
    """The address in the QR of a card: the code is in its fragment, which no browser sends."""
    return f"{origin.rstrip('/')}/{role}#{whose}.{code}"
