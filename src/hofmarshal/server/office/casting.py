"""Entering characters into the game: names and players to People, the rest by the command `register` through the game's door."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec

from hofmarshal.exchange.import_characters import Cast, Taken
from hofmarshal.larp import clock
from hofmarshal.larp.character import Character
from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.server.dossiers import part_of
from hofmarshal.server.errors import HttpRefusal, no
from hofmarshal.server.office.context import Office
from hofmarshal.server.office.entering import TOGETHER, EntryDesk
from hofmarshal.server.office.players import characters
from hofmarshal.server.people import Person
from hofmarshal.server.said import named_refusal
from hofmarshal.server.wire import Body, Identity

REMEMBERED = 200
"""Lists and forms whose answer is remembered, should it be lost and they be sent again."""

PLAYED = "played"
"""The part of a dossier that says who plays a character."""


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays a character: his own name, which only masters see."""

    player: str


class CastDesk:
    """Where characters are entered. Its calls block."""

    def __init__(self, entries: EntryDesk) -> None:
        self.office: Office = entries.office
        self.lock = entries.lock
        self._entries = entries
        self._done: dict[str, tuple[str, ...]] = {}

    def cast(self) -> Cast:
        """What a preview is to know of the event; raises `HttpRefusal` (409) before the game is opened."""
        played = self.office.venue.played
        if played is None:
            raise no(409, "player-no-game")
        people = self.office.people.all()
        return Cast(
            game=played.game,
            characters=frozenset(characters(self.office)),
            names={entry: one.name for entry, one in people.items() if one.name},
            groups={entry: one.club for entry, one in people.items() if one.club},
            gone=frozenset(self.office.programme.erased),
        )

    def player(self, number: str) -> str:
        """Who plays a character; empty where nobody said so."""
        found = part_of(self.office.dossiers, number, PLAYED, Played)
        return found.player if found is not None else ""

    def region(self, number: str) -> str:
        """Whose masters look after a character."""
        state = self.office.venue.look(f"character/{number}")
        return state.now.region if isinstance(state, Character) else ""

    def enter(self, you: Identity, wanted: Sequence[Taken], as_list: str) -> tuple[str, ...]:
        """Enter these characters; their numbers. Sent again under the same name (`as_list`), nobody is entered twice.

        Raises `HttpRefusal` (409) with what the game's door refuses.
        """
        with self.lock:
            if as_list in self._done:
                return self._done[as_list]
            numbered = self._numbered(wanted)
            self.office.introduce(
                you, [Person(entry=one.number, name=one.name, club=one.group) for one in numbered]
            )  # fmt: skip
            with ThreadPoolExecutor(TOGETHER) as pool:
                done = [pool.submit(self._enter_one, you, one, as_list) for one in numbered]
                answers = [one.result() for one in done]
            refused = [one for one in answers if one is not None]
            if refused:
                raise HttpRefusal(409, named_refusal(refused[0], self.office.people))
            entered = tuple(one.number for one in numbered)
            self._done = dict([*self._done.items(), (as_list, entered)][-REMEMBERED:])
            return entered

    def done(self, as_list: str) -> bool:
        """Whether a list or form of this name was entered a moment ago: its answer was lost."""
        return as_list in self._done

    def _numbered(self, wanted: Sequence[Taken]) -> list[Taken]:
        free = int(self._entries.next_number([*(one.number for one in wanted), *characters(self.office)]))
        found = []
        for one in wanted:
            number = one.number
            if not number:
                number, free = str(free), free + 1
            found.append(msgspec.structs.replace(one, number=number))
        return found

    def _enter_one(self, you: Identity, one: Taken, as_list: str) -> Refusal | None:
        if one.player:
            self.office.keep(you, one.number, PLAYED, Played(player=one.player))
        body = Body(
            id=str(uuid.uuid5(uuid.NAMESPACE_URL, f"{as_list}/{one.number}")), device=you.device,
            stream=f"character/{one.number}", at=self.office.venue.now(), seat=you.seat, grant=you.grant,
            command=msgspec.Raw(msgspec.json.encode(one.register)),
        )  # fmt: skip
        answer = self.office.venue.door.take(body, one.register, you, "")
        refusal = answer if isinstance(answer, Refusal) else answer.refusal
        return None if refusal is not None and refusal.code == "larp-registered-already" else refusal

    def rename(
        self, you: Identity, number: str, name: str, group: str, player: str, seen: tuple[str, str, str]
    ) -> None:
        """Change what a character, its group and its player are called. `seen` is what was there when they were typed.

        Raises `HttpRefusal`: 404, or 409 where somebody else has changed it.
        """
        with self.lock:
            if number not in characters(self.office):
                raise no(404, "player-no-character", character=number[:64])
            person = self.office.people.get(number) or Person(entry=number)
            now = (person.name, person.club, self.player(number))
            if now not in (seen, (name, group, player)):
                raise no(409, "player-changed-meanwhile", now=" · ".join(filter(None, now)) or "–")
            self.office.introduce(you, [msgspec.structs.replace(person, name=name, club=group)])
            if player:
                self.office.keep(you, number, PLAYED, Played(player=player))
            elif now[2]:
                self.office.drop(you, number, PLAYED)

    @property
    def open(self) -> clock.GameOpened | None:
        """The game, once it was opened."""
        state: clock.State = self.office.venue.look(clock.STREAM)
        return state.opened


def wrong(notes: Sequence[Note]) -> HttpRefusal:
    """What is wrong with one character (422)."""
    return HttpRefusal(422, Refusal("player-character-faults", {"count": len(notes)}, (), tuple(notes)))
