"""A report of a game on its way to the game's desk: may he, for whom, when was it, and what of it a card proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from hofmarshal.desk.answers import Answer as Decision
from hofmarshal.desk.decider import Issued
from hofmarshal.desk.desk import Desk
from hofmarshal.larp import obligation_acts, prop
from hofmarshal.rules.notes import Refusal
from hofmarshal.server.game.cards_checked import Checks
from hofmarshal.server.game.house import GameHouse
from hofmarshal.server.game.regional import REGIONAL, not_his_region
from hofmarshal.server.game.rights import MASTERS, not_his, seat_in_game
from hofmarshal.server.game.unseen import unseen
from hofmarshal.server.identity import Vault
from hofmarshal.server.wire import Body, Identity


def forgery(decision: Decision) -> Refusal | None:
    """What is answered to a forgery: it is on record, and refused all the same."""
    match decision.events[0] if decision.events else None:
        case obligation_acts.Forged() as tried:
            return Refusal("obl-forgery", {"what": tried.what}, tried.cites)
        case prop.FalseShown() as tried:
            return Refusal("game-card-wrong", {}, tried.cites)
    return None


class GameDoor:
    """Carries out reports for a game's streams. Its calls block. `contact` tells when a device was last in contact."""

    def __init__(self, house: GameHouse, vault: Vault, contact: Callable[[str], int]) -> None:
        self._house = house
        self._checks = Checks(house, vault)
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
        # masters type in what was written on paper hours ago: their word is not bounded by when they were in contact
        when = self._house.when(body.at, 0 if you.role in (*MASTERS, REGIONAL) else self._contact(body.device))
        command = self._checks.seen_through(body.stream, self._as_the_game_has_it(command), you)
        no = not_his(you, body.stream, command) or self._checks.against(body.stream, command, you, when.at)
        no = no or not_his_region(you.seat, body.stream, command, self.desk.state)
        no = no or unseen(self.desk.state(body.stream), command, body.seen, seat_in_game(you))
        if no is not None:
            return no
        issued = Issued(
            id=body.id,
            stream=body.stream,
            at=when.at,
            command=self._checks.with_clauses(command),
            seat=self._house.seat(seat_in_game(you), when),
            device=body.device,
            actor=you.seat,
            content=content,
        )
        return self._house.submit(issued)

    def _as_the_game_has_it(self, command: Any) -> Any:
        """A command with what the server knows: the cycle in which somebody slept."""
        if hasattr(command, "cycle"):
            return msgspec.structs.replace(command, cycle=self._house.clock.cycle)
        return command
