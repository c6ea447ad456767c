"""The links a terminal shows: the first run's, and an organiser's own that lets in whoever is locked out."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from hofmarshal.desk.decider import Issued
from hofmarshal.journal.contract import Appended, Journal
from hofmarshal.journal.model import Draft
from hofmarshal.rules.notes import Refusal
from hofmarshal.server import keys
from hofmarshal.server.device_acts import AnyEvent, Offer, Offered, State
from hofmarshal.server.devices import DEVICES, SERVER, STREAM, decide, evolve
from hofmarshal.server.identity import Vault

LINK_LIFE = 15 * 60_000
"""How long (ms) the terminal's link may be used: long enough to fetch the phone that is to read it."""


class NoLink(Exception):
    """No link could be given; carries the `Refusal`."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(refusal.code)


def organiser_link(journal: Journal, vault: Vault, now: Callable[[], int]) -> str:
    """The path and fragment of a link that makes one device an organiser's, at once; it works once.

    It is written to the journal as any offer is, by the server. Raises `NoLink`.
    """
    secret = vault.keep(SERVER, keys.new_secret())
    name = secrets.token_hex(16)
    while True:
        number, state = _devices(journal)
        command = Offer(role="organiser", approved=True, life=LINK_LIFE)
        at = now()
        events = decide(state, Issued(id=name, stream=STREAM, at=at, command=command, seat=SERVER, device=SERVER))
        if isinstance(events, Refusal):
            raise NoLink(events)
        drafts = [_draft(event, name, at) for event in events]
        if isinstance(journal.append(STREAM, number, drafts), Appended):
            offered = events[0]
            assert isinstance(offered, Offered)  # noqa: S101 - an offer is what was asked for
            return f"/pair#{offered.code}.{keys.pairing_key(secret, offered.code).hex()}"


def setup_path(vault: Vault) -> str:
    """The path and fragment of the first run's link: the same until there is an account."""
    return f"/setup#{setup_code(vault)}"


def setup_code(vault: Vault) -> str:
    """The code of the first run: the same after every restart, worth nothing once there is an account."""
    return keys.mac(vault.keep(SERVER, keys.new_secret()), "setup").hex()[:24]


def _devices(journal: Journal) -> tuple[int, State]:
    number, state = 0, State()
    for entry in journal.read(STREAM):
        number, state = entry.number, evolve(state, DEVICES.codec.decode(entry.type, entry.version, entry.data))
    return number, state


def _draft(event: AnyEvent, command: str, at: int) -> Draft:
    tag, version, data = DEVICES.codec.encode(event)
    return Draft(
        id=event.id,
        type=tag,
        version=version,
        data=data,
        at=at,
        recorded=at,
        actor=SERVER,
        device=SERVER,
        command=command,
    )
