"""Proofs and signatures of devices: HMAC-SHA256 with raw 32-byte keys over UTF-8, written as lower-case hex."""

from __future__ import annotations

import hashlib
import hmac
import secrets

SECRET_BYTES = 32


def mac(key: bytes, message: str | bytes) -> bytes:
    """HMAC-SHA256 of `message` under `key`."""
    return hmac.new(key, message.encode() if isinstance(message, str) else message, hashlib.sha256).digest()


def matches(key: bytes, message: str | bytes, proof: str) -> bool:
    """Whether `proof` is the hex of the HMAC, told in the same time whatever it is."""
    return hmac.compare_digest(mac(key, message).hex().encode(), proof.encode("utf-8", "replace"))


def same(one: str, other: str) -> bool:
    """Whether two proofs are the same, told in the same time whatever they are."""
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode("utf-8", "replace"))


def pairing_key(secret: bytes, code: str) -> bytes:
    """The key of a code: from the secret of the device that asked for it. It travels in the link's fragment alone."""
    return mac(secret, f"pair:{code}")


def pairing_message(code: str, device: str, name: str) -> str:
    """What a device signs with the key of its code to join."""
    return f"pair\n{code}\n{device}\n{name}"


def device_secret(key: bytes, device: str) -> bytes:
    """The secret of a device that joined with the key of a code."""
    return mac(key, f"device\n{device}")


def hello_message(nonce: str) -> str:
    """What a device signs to be recognised on a connection."""
    return f"hello\n{nonce}"


def new_nonce() -> str:
    """A challenge nobody can guess."""
    return secrets.token_hex(16)


def new_secret() -> bytes:
    """A fresh secret."""
    return secrets.token_bytes(SECRET_BYTES)
