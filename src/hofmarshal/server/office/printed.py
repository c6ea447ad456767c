"""Pairing a phone by a printed code, and the codes themselves: a captain's by his team, a player's by his character."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated

import msgspec

from hofmarshal.desk.decider import Issued
from hofmarshal.rules.notes import Refusal
from hofmarshal.server import keys, printed_codes
from hofmarshal.server.buckets import Buckets
from hofmarshal.server.device_acts import DeviceId, Lead, Name, Printed, Recode, State
from hofmarshal.server.devices import SERVER, STREAM
from hofmarshal.server.errors import HttpRefusal, no
from hofmarshal.server.identity import Vault
from hofmarshal.server.letters import grouped, plain
from hofmarshal.server.office.context import Office
from hofmarshal.server.seats import printed_seat
from hofmarshal.server.wire import Identity

WRONG = 0.2, 20.0
"""Wrong codes an address may send: a second in the long run, at once."""

PAIRED = 0.05, 12.0
"""Phones that may be paired with one right code."""

Whose = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Mac = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$")]


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """What a phone sends to be seated: `whose` as typed, `proof` the HMAC of role, `whose`, device and name, a line each,
    under the code's key.
    """

    whose: Whose
    device: DeviceId
    name: Name
    proof: Mac


def alike(typed: str, known: tuple[str, ...]) -> str:
    """The team or character somebody means: the very one, or the only one that reads like it; empty where there is none."""
    if typed in known:
        return typed
    found = [one for one in known if plain(one) == plain(typed)]
    return found[0] if len(found) == 1 else ""


class PrintedCodes:
    """The codes of one role; `known` tells whose there are. Its calls block; each raises `HttpRefusal`."""

    def __init__(self, office: Office, role: Printed, known: Callable[[], tuple[str, ...]]) -> None:
        self._office = office
        self._role: Printed = role
        self._known = known
        self._wrong = Buckets(*WRONG)
        self._paired = Buckets(*PAIRED)

    def pair(self, asked: Proof, address: str) -> Identity:
        """Seat a phone that proves its code. Asked again after a lost answer, it is the same answer."""
        wait = self._wrong.wait(address)
        if wait:
            raise _later(wait)
        whose = alike(asked.whose, self._known())
        number = self.number(whose)
        key = printed_codes.key_of(self._role, printed_codes.code_of(self._vault, self._role, whose, number))
        words = printed_codes.claim(self._role, asked.whose, asked.device, asked.name)
        right = keys.matches(key, words, asked.proof)
        if not right or not whose:  # one there is not takes no less time
            self._wrong.charge(address)
            raise no(403, f"{self._role}-code-wrong")
        row = self.devices().devices.get(asked.device)
        if row is None or row.seat != printed_seat(self._role, whose):
            wait = self._paired.take(whose)
            if wait:
                raise _later(wait)
            self._lead(Lead(device=asked.device, name=asked.name, whose=whose, role=self._role, number=number))
        identities = self._office.venue.identities
        identities.vault.keep(asked.device, keys.device_secret(key, asked.device))
        return identities.identity(asked.device)

    def code(self, whose: str) -> str:
        """The code of somebody there is, in groups as it is printed."""
        return grouped(printed_codes.code_of(self._vault, self._role, whose, self.number(whose)))

    def link(self, origin: str, whose: str) -> str:
        """The address in the QR of his card."""
        code = printed_codes.code_of(self._vault, self._role, whose, self.number(whose))
        return printed_codes.link_of(origin, self._role, whose, code)

    def number(self, whose: str) -> int:
        """How many new codes were made since the first."""
        return self.devices().codes.get(printed_seat(self._role, whose), 0)

    def recode(self, you: Identity, whose: str) -> None:
        """Another code: the old card pairs nothing any more, and phones paired with it are shut out."""
        self._office.give(you, STREAM, Recode(whose=whose, role=self._role))

    def devices(self) -> State:
        """The devices, with what other processes have written this very moment."""
        return self._office.venue.identities.look_again()

    @property
    def _vault(self) -> Vault:
        return self._office.venue.identities.vault

    def _lead(self, command: Lead) -> None:
        issued = Issued(
            id=secrets.token_hex(16),
            stream=STREAM,
            at=self._office.venue.now(),
            command=command,
            seat=SERVER,
            device=SERVER,
        )
        refusal: Refusal | None = self._office.venue.desk.submit(issued).refusal
        row = self.devices().devices.get(command.device)
        sits = row is not None and row.seat == printed_seat(command.role, command.whose)
        if refusal is not None and not sits:  # a twin may have come first
            raise HttpRefusal(409 if refusal.code == "device-known" else 403, refusal)


def _later(wait: float) -> HttpRefusal:
    seconds = int(wait) + 1
    return HttpRefusal(429, Refusal("printed-wait", {"seconds": seconds}), {"Retry-After": str(seconds)})
