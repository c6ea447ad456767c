"""A report of a game on its way to the game's desk: may he, for whom, when was it, and what of it a card proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from hofmarshal.desk.answers import Answer as Decision
from hofmarshal.desk.decider import Issued, kind_of
from hofmarshal.desk.desk import Desk
from hofmarshal.larp import obligation, obligation_acts, prop
from hofmarshal.rules.notes import Refusal
from hofmarshal.server import keys
from hofmarshal.server.game.house import GameHouse
from hofmarshal.server.game.rights import character_of, not_his, seat_in_game
from hofmarshal.server.identity import Vault
from hofmarshal.server.wire import Body, Identity

CARDS = "game-cards"
"""Under which name the key of a game's cards lies in the vault."""

PROOF = 24
"""Hex digits of a card's proof: 96 bits, short enough for a small QR."""


def card_of(vault: Vault, stream: str) -> str:
    """What stands in the QR of a prop or an obligation: `STREAM.PROOF`, the same as long as the event lives."""
    return f"{stream}.{_proof(vault, stream)}"


def proves(vault: Vault, stream: str, shown: str) -> bool:
    """Whether what a phone has scanned is this stream's card."""
    name, _, proof = shown.strip().rpartition(".")
    return name == stream and proof.isascii() and keys.same(_proof(vault, stream), proof.lower())


def _proof(vault: Vault, stream: str) -> str:
    return keys.mac(vault.keep(CARDS, keys.new_secret()), f"card\n{stream}").hex()[:PROOF]


class GameDoor:
    """Carries out reports for a game's streams. Its calls block. `contact` tells when a device was last in contact."""

    def __init__(self, house: GameHouse, vault: Vault, contact: Callable[[str], int]) -> None:
        self._house = house
        self._vault = vault
        self._contact = contact

    @property
    def desk(self) -> Desk:
        """The game's desk."""
        return self._house.desk

    def handles(self, stream: str) -> bool:
        """Whether a stream is one of the game's."""
        return self._house.handles(stream)

    def take(self, body: Body, command: Any, you: Identity, content: str) -> Decision | Refusal:
        """The desk's answer to a report of somebody whose right by role is known."""
        no = self._not_his(body, command, you) or self._without_card(body, command, you)
        if no is not None:
            return no
        when = self._house.when(body.at, self._contact(body.device))
        issued = Issued(
            id=body.id,
            stream=body.stream,
            at=when.at,
            command=self._as_the_game_has_it(command),
            seat=self._house.seat(seat_in_game(you), when),
            device=body.device,
            actor=you.seat,
            content=content,
        )
        return self._house.submit(issued)

    def _not_his(self, body: Body, command: Any, you: Identity) -> Refusal | None:
        holder = ""
        if kind_of(body.stream) == "obligation":
            state = self._house.desk.state(body.stream)
            holder = state.holder if isinstance(state, obligation.Obligation) else ""
        return not_his(you, body.stream, command, holder)

    def _without_card(self, body: Body, command: Any, you: Identity) -> Refusal | None:
        """A player uses a prop, and takes an obligation from another, only with its card before him."""
        if not character_of(you.seat):
            return None
        scans = isinstance(command, prop.Scan)
        steals = isinstance(command, obligation_acts.Transfer) and command.means == "theft"
        if not (scans or steals) or proves(self._vault, body.stream, command.shown):
            return None
        return Refusal("game-card-wrong")

    def _as_the_game_has_it(self, command: Any) -> Any:
        """A command with what the server knows: the cycle in which somebody slept."""
        if hasattr(command, "cycle"):
            return msgspec.structs.replace(command, cycle=self._house.clock.cycle)
        return command
