"""Codes that people write and type: letters and digits none of which is taken for another, with two that prove the rest."""

from __future__ import annotations

import hashlib

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Five bits a sign. Without I, L, O and U: they are read as 1, 1, 0 and V."""

SECRET = 16
"""Signs that carry a code's 80 bits: more than anybody tries out who has written down what was proved with it."""

LENGTH = SECRET + 2
"""Signs of a whole code."""

GROUP = 3
"""Signs written together."""

_ALIKE = str.maketrans("ILOUАВЕКМНОРСТУХІЗ", "110VABEKMH0PCTYX13")
"""What is typed or written for another sign: also the letters of a Russian or Ukrainian keyboard that look the same."""


def letters_of(raw: bytes) -> str:
    """The code of at least ten bytes: 16 signs for their first 80 bits, then the two that prove them."""
    number = int.from_bytes(raw[:10], "big")
    signs = "".join(ALPHABET[number >> 5 * place & 31] for place in reversed(range(SECRET)))
    return signs + _proof(signs)


def short_letters(raw: bytes, signs: int) -> str:
    """A shorter code, for what few may try out: so many signs for the first bits, then the two that prove them."""
    number = int.from_bytes(raw[:8], "big") >> (64 - 5 * signs)
    code = "".join(ALPHABET[number >> 5 * place & 31] for place in reversed(range(signs)))
    return code + _proof(code)


def grouped(code: str) -> str:
    """A code as it is printed: `K7F 3M2 Q9X YAB CDE FGH`."""
    return " ".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))


def plain(typed: str) -> str:
    """What was typed as a code: capitals, without spaces, dashes and dots, look-alikes put right."""
    return "".join(one for one in typed.upper().translate(_ALIKE) if one.isalnum())


def whole(typed: str, signs: int = SECRET) -> str:
    """The code that was typed; empty where it is none of so many signs and two, or a sign of it is wrong."""
    code = plain(typed)
    fits = len(code) == signs + 2 and all(one in ALPHABET for one in code)
    return code if fits and _proof(code[:signs]) == code[signs:] else ""


def _proof(signs: str) -> str:
    digest = hashlib.sha256(f"letters\n{signs}".encode()).digest()
    return ALPHABET[digest[0] & 31] + ALPHABET[digest[1] & 31]
