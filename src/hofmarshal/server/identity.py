"""Who a device is to the server: its secret, its proofs, and the seat it holds at this moment.

Secrets are in a vault of their own; everything else is read from the stream `devices`, so that every process of the
server knows the same, and a restart forgets nothing.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Protocol

import msgspec

from hofmarshal.rules.notes import Refusal
from hofmarshal.server import keys
from hofmarshal.server.device_acts import Device, Held, State
from hofmarshal.server.devices import SERVER
from hofmarshal.server.wire import Identity

SPECTATOR = Identity()
"""Whoever has not said who he is."""


class Vault(Protocol):
    """Where secrets lie. Safe to use from several threads."""

    def secret(self, device: str) -> bytes | None:
        """The secret of a device."""
        ...

    def known(self, device: str) -> bytes | None:
        """The secret of a device, if that can be told without asking a database."""
        ...

    def keep(self, device: str, secret: bytes) -> bytes:
        """Keep a device's secret if there is none yet; the one that is kept, durable on return."""
        ...


class MemoryVault:
    """A vault that ends with the process: for tests and demonstrations."""

    def __init__(self) -> None:
        self._secrets: dict[str, bytes] = {}

    def secret(self, device: str) -> bytes | None:
        """See `Vault.secret`."""
        return self._secrets.get(device)

    def known(self, device: str) -> bytes | None:
        """See `Vault.known`."""
        return self._secrets.get(device)

    def keep(self, device: str, secret: bytes) -> bytes:
        """See `Vault.keep`."""
        return self._secrets.setdefault(device, secret)


class Standing(msgspec.Struct, frozen=True):
    """As whom a command was given: the device's identity with the seat the command names.

    `present` is false for a seat (or grant) that the device held once and no longer holds: such a command is a proposal.
    """

    identity: Identity
    present: bool


class Identities:
    """Answers who somebody is. `look` gives the present state of the stream `devices`; it is asked every time.

    `look_again`, where other processes write too, gives it with what they have written this very moment: somebody whom one
    process has just let in may knock at another, which has not yet heard of him.
    """

    def __init__(self, vault: Vault, look: Callable[[], State], look_again: Callable[[], State] | None = None) -> None:
        self._vault = vault
        self._look = look
        self.look_again = look if look_again is None else look_again
        self._counts: dict[str, int] = {}
        self._missed: dict[str, int] = {}
        self._lock = threading.Lock()
        vault.keep(SERVER, keys.new_secret())

    @property
    def vault(self) -> Vault:
        """Where the secrets lie."""
        return self._vault

    def row(self, device: str) -> Device | None:
        """The device as the desk knows it."""
        return self._look().devices.get(device) or self.look_again().devices.get(device)

    def identity(self, device: str) -> Identity:
        """Who a device is now; a spectator if nobody knows it."""
        row = self.row(device)
        return SPECTATOR if row is None else as_identity(row)

    def hello(self, device: str, nonce: str, sig: str) -> Identity | Refusal:
        """Who proves to be `device` on the challenge `nonce`; without `device` a spectator.

        A revoked device is told so by its identity's `state`.
        """
        if not device:
            return SPECTATOR
        return self.signed(device, keys.hello_message(nonce), sig) or self.identity(device)

    def signed(self, device: str, message: str | bytes, sig: str) -> Refusal | None:
        """Why `sig` does not prove that `message` comes from `device`; None if it does."""
        secret = None if device == SERVER or self.row(device) is None else self._vault.secret(device)
        if secret is None:
            keys.matches(b"\0" * keys.SECRET_BYTES, message, sig)  # an unknown device takes no less time
            return Refusal("device-unsigned")
        return None if keys.matches(secret, message, sig) else Refusal("device-unsigned")

    def surely_signed(self, device: str, message: bytes, sig: str) -> bool:
        """Whether `sig` proves that `message` comes from `device`, as far as can be told without asking a database."""
        known = device != SERVER and device in self._look().devices
        secret = self._vault.known(device) if known else None
        return secret is not None and keys.matches(secret, message, sig)

    def counted(self, device: str, n: int) -> int:
        """Note the running count of a (signed) command; how many counts of this device were skipped so far.

        Only since this process started: the count serves to notice losses, not to refuse repetitions, which are harmless.
        """
        with self._lock:
            last = self._counts.get(device)
            if last is not None and n > last + 1:
                self._missed[device] = self._missed.get(device, 0) + n - last - 1
            elif last is not None and n < last:
                self._missed[device] = max(0, self._missed.get(device, 0) - 1)
            self._counts[device] = n if last is None else max(last, n)
            return self._missed.get(device, 0)

    def standing(self, device: str, seat: str, grant: int, ring: str = "") -> Standing:
        """As whom `device` gave a command under `seat` and `grant`, meant for `ring` (empty: for none in particular).

        Who names no seat, or one he never held, is taken for what he is now.
        """
        row = self.row(device)
        if row is None:
            return Standing(SPECTATOR, present=True)
        now = as_identity(row)
        if not seat or (row.state == "paired" and (seat, grant) == (row.seat, row.grant)):
            return Standing(now, present=row.state == "paired")
        then = _held(row, seat, grant, ring)
        if then is None or row.state == "revoked":
            return Standing(now, present=row.state == "paired")
        past = msgspec.structs.replace(now, role=then.role, ring=then.ring, seat=then.seat, grant=then.grant)
        return Standing(past, present=False)

    def pairing_key(self, giver: str, code: str) -> bytes | None:
        """The key of a code that `giver` asked for."""
        secret = self._vault.secret(giver)
        return None if secret is None else keys.pairing_key(secret, code)


def as_identity(row: Device) -> Identity:
    """A device as the wire tells it."""
    return Identity(
        device=row.device,
        name=row.name,
        role=row.role,
        ring=row.ring,
        seat=row.seat,
        grant=row.grant,
        state=row.state,
    )


def _held(row: Device, seat: str, grant: int, ring: str) -> Held | None:
    found = [one for one in row.held if (one.seat, one.grant) == (seat, grant)]
    at_ring = [one for one in found if one.ring in (ring, "")]
    return next(iter((at_ring or found)[-1:]), None)
