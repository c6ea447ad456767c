"""What is looked at before a report about a card reaches the game's desk: is the card genuine, are those it names there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from hofmarshal.desk.game_deciders import ASKING, MASTER
from hofmarshal.larp import acts, homes, obligation, obligation_acts, prop
from hofmarshal.larp.character import Character
from hofmarshal.larp.decide import cites_of, decide
from hofmarshal.rules.notes import Refusal
from hofmarshal.server.game.house import GameHouse
from hofmarshal.server.game.proofs import told, turn_of
from hofmarshal.server.game.rights import character_of
from hofmarshal.server.identity import Vault
from hofmarshal.server.wire import Identity


class Checks:
    """The checks of one game. They read and change nothing."""

    def __init__(self, house: GameHouse, vault: Vault) -> None:
        self._house = house
        self._vault = vault

    def seen_through(self, stream: str, command: Any, you: Identity) -> Any:
        """The command, or the attempt at forgery that it is: signed as another, altered, shown with a card that is none."""
        own = character_of(you.seat)
        if not own or not self._known(stream):
            return command
        match command:
            case obligation_acts.Sign() if command.who != own:
                return obligation_acts.Attempt(what="sign-for-another", who=own)
            case obligation_acts.Alter():
                return obligation_acts.Attempt(what="alter", who=own)
            case obligation_acts.Transfer() if self._takes(stream, command) and self._shown(stream, command) == "false":
                return obligation_acts.Attempt(what="false-card", who=own) if command.shown else command
            case prop.Scan() if command.by == own and command.shown and self._shown(stream, command) == "false":
                return prop.ShowFalse(who=own)
        return command

    def against(self, stream: str, command: Any, you: Identity, at: int) -> Refusal | None:
        """Why the command cannot be: no card where one is needed, nobody of that number, nothing it could do."""
        for number in _named(command):
            if self._character(number) is None:
                return Refusal("game-no-character", {"who": number[:64]})
        if character_of(you.seat) and (isinstance(command, prop.Scan) or self._takes(stream, command)):
            shown = self._shown(stream, command)
            if shown != "genuine":
                return Refusal("game-card-old" if shown == "old" else "game-card-wrong", {}, self._cites(stream))
        if isinstance(command, prop.MakeProp):
            return self.cannot_make(command)
        return self._without_effect(stream, command, at) if isinstance(command, prop.Scan) else None

    def with_clauses(self, command: Any) -> Any:
        """A prop to be made, with the clauses it rests on."""
        played = self._house.played
        if not isinstance(command, prop.MakeProp) or played is None:
            return command
        cites = prop.rests_on(played.game, command.effects)
        return command if isinstance(cites, Refusal) else msgspec.structs.replace(command, cites=cites)

    def cannot_make(self, command: prop.MakeProp) -> Refusal | None:
        """Why a prop could never do what it is to do."""
        played = self._house.played
        if played is None:
            return Refusal("game-not-open")
        found = prop.rests_on(played.game, command.effects)
        if isinstance(found, Refusal):
            return found
        return None

    def _known(self, stream: str) -> bool:
        state = self._house.desk.state(stream)
        return bool(getattr(state, "held", ())) or getattr(state, "made", None) is not None

    def _takes(self, stream: str, command: Any) -> bool:
        """Whether a command takes an obligation from its holder, who is not asked."""
        state = self._house.desk.state(stream) if isinstance(command, obligation_acts.Transfer) else None
        return isinstance(state, obligation.Obligation) and command.means in state.rules.transfer.taken

    def _shown(self, stream: str, command: Any) -> str:
        return told(self._vault, stream, command.shown, turn_of(self._house.desk.state(stream)))

    def _cites(self, stream: str) -> tuple[str, ...]:
        state = self._house.desk.state(stream)
        if isinstance(state, obligation.Obligation):
            return cites_of(state.rules.transfer)
        return state.made.cites if isinstance(state, prop.Prop) and state.made is not None else ()

    def _character(self, number: str) -> Character | None:
        state = self._house.desk.state(f"character/{number}")
        return state if isinstance(state, Character) and state.facts else None

    def _gone(self, character: Character) -> Refusal | None:
        """Why nothing can be done here to who lives in another region."""
        region = self._house.facts.region
        here = region.lives_here(character.home)
        return None if here else homes.elsewhere(character, region.called(character.home))

    def _without_effect(self, stream: str, scan: prop.Scan, at: int) -> Refusal | None:
        """Why a use would come to nothing: a card does all that it says or nothing, and is then not used up.

        What is the matter with another is not told: only that nothing can be done to him.
        """
        state = self._house.desk.state(stream)
        if not isinstance(state, prop.Prop) or state.made is None or state.withdrawn or state.left == 0:
            return None
        if (state.needs_target and not scan.target) or (state.made.users and scan.by not in state.made.users):
            return None  # the prop itself says so
        for who, act in prop.would_do(state, scan.by, scan.target, scan.cycle):
            character = self._character(who)
            if character is None:
                return Refusal("game-no-character", {"who": who})
            seat = ASKING if isinstance(act, acts.Finish) else MASTER
            tried = acts.Issued(id="tried", at=at, seat=seat, act=act)
            answer = self._gone(character) or decide(character, tried)
            if isinstance(answer, Refusal):
                own = Refusal("prop-no-effect", {"name": state.made.name, "who": who}, state.made.cites)
                return answer if who == scan.by else own
        return None


def _named(command: Any) -> Iterator[str]:
    """The characters a command about a card names."""
    match command:
        case obligation_acts.Issue():
            yield from (command.obliged, command.holder)
        case obligation_acts.Transfer():
            yield command.to
        case prop.Scan():
            yield command.by
            if command.target:
                yield command.target
        case prop.MakeProp():
            yield from command.users
