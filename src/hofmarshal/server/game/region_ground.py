"""What everything about a game's regions rests on: the journal, both desks, the names, the key that the regions share."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable
from typing import Any

import msgspec

from hofmarshal.desk.answers import Answer
from hofmarshal.desk.decider import Issued
from hofmarshal.exchange import hand_over as files
from hofmarshal.journal.contract import Journal
from hofmarshal.larp import clock
from hofmarshal.larp import region as r
from hofmarshal.rules.notes import Refusal
from hofmarshal.server import keys
from hofmarshal.server.game.branches import Branches
from hofmarshal.server.game.house import GameHouse
from hofmarshal.server.game.proofs import CARDS
from hofmarshal.server.identity import Vault
from hofmarshal.server.people import People
from hofmarshal.tournament import programme

KINDS = ("character", "obligation", "prop")
"""What a file may hand over."""

SHARED = (CARDS,)
"""The secrets that the regions of a game share, by their names in the vault."""

BEHIND = 60_000
"""By how much (ms) a region's clock may lag behind another's before a master is told."""

Submit = Callable[[Issued], Answer]


class By(msgspec.Struct, frozen=True):
    """In whose name something is done: seat and device as the journal is to tell."""

    seat: str
    device: str


class Refused(Exception):
    """Something a decider or a check refused; nothing was changed."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(f"{refusal.code} {refusal.args}")


class File(msgspec.Struct, frozen=True, kw_only=True):
    """A file to carry: its bytes, its name, the streams that change their home, and those that go as copies to read."""

    name: str
    data: bytes
    handed: tuple[str, ...] = ()
    copies: tuple[str, ...] = ()


class TakenIn(msgspec.Struct, frozen=True, kw_only=True):
    """What was taken in: entries new and known, names new, streams that live here now, forks that wait, forks settled by
    what the file says. `behind`: by how many ms the game's clock here lags behind the sender's.
    """

    kind: str
    sender: str
    added: int
    known: int
    people: int
    here: tuple[str, ...]
    forks: tuple[str, ...]
    settled: tuple[str, ...]
    behind: int


class Ground:
    """A game as one of its regions sees it. Its calls block and raise `Refused` or `BadInput`.

    `submit` and `look` are the event's own desk, `game` the game's.
    """

    def __init__(
        self,
        journal: Journal,
        game: GameHouse,
        submit: Submit,
        look: Callable[[str], Any],
        vault: Vault,
        people: People,
        now: Callable[[], int],
    ) -> None:
        self.journal = journal
        self.game = game
        self.look = look
        self._submit = submit
        self._vault = vault
        self._people = people
        self._now = now
        self._one = threading.Lock()
        self.branches = Branches(journal, game)

    @property
    def region(self) -> r.State:
        """This server's region."""
        found: r.State = self.look(r.STREAM)
        return found

    def _called(self, stream: str) -> str:
        """What people call a stream."""
        kind, _, name = stream.partition("/")
        person = self._people.get(name) if kind == "character" else None
        return f"{name} {person.name}" if person is not None and person.name else stream.removeprefix("character/")

    def _opened(self) -> clock.GameOpened:
        opened = self.game.clock.opened
        if opened is None:
            raise Refused(Refusal("game-not-open"))
        return opened

    def _game_hash(self, *, there: bool = True) -> str:
        """By what the regions of one game know each other: the hash of its opening; empty where there is none."""
        first = next(iter(self.journal.read(clock.STREAM, 0, 1)), None)
        if first is None and there:
            raise Refused(Refusal("game-not-open"))
        return first.hash if first is not None else ""

    def _programme(self) -> programme.State:
        found: programme.State = self.look(programme.STREAM)
        return found

    def _secret(self, name: str) -> bytes:
        return self._vault.keep(name, keys.new_secret())

    def _mac(self, name: str) -> files.Mac:
        secret = self._secret(name)
        return lambda data: keys.mac(secret, data).hex()

    def _note(self, by: By, command: r.AnyAct) -> None:
        self._event(by, r.STREAM, command)

    def _event(self, by: By, stream: str, command: Any) -> None:
        """A command for the event's own desk, which must be carried out."""
        self._done(self._submit(self._issued(by, stream, command, self._now())))

    def _of_game(self, by: By, stream: str, command: Any, expected: int | None = None) -> None:
        """A command for the game's desk, which must be carried out."""
        self._done(self.game.submit(self._issued(by, stream, command, self.game.now(), expected)))

    def _issued(self, by: By, stream: str, command: Any, at: int, expected: int | None = None) -> Issued:
        return Issued(
            id=f"region~{secrets.token_hex(12)}", stream=stream, at=at, command=command, seat="master", device=by.device,
            actor=by.seat, expected=expected,
        )  # fmt: skip

    def _done(self, answer: Answer) -> None:
        if answer.refusal is not None:
            raise Refused(answer.refusal)
