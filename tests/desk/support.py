"""What the desk's tests share: desks over toys, commands, and journals that die."""

from __future__ import annotations

from typing import Any

from hofmarshal.desk.decider import Issued
from hofmarshal.desk.desk import Desk
from hofmarshal.journal.memory import MemoryJournal
from tests.desk.toys import ALL


def desk(journal: Any, **more: Any) -> Desk:
    """A desk over the toys, whose clock stands."""
    return Desk(journal, ALL, lambda: 77, **more)


def say(name: str, stream: str, at: int, command: Any, **more: Any) -> Issued:
    """A command from device d1."""
    return Issued(id=name, stream=stream, at=at, command=command, seat="judge", **{"device": "d1", **more})


def story(journal: Any) -> list[tuple[Any, ...]]:
    """All a journal holds but positions."""
    return [
        (e.stream, e.number, e.id, e.type, e.data, e.at, e.device, e.command, e.cause, e.hash) for e in journal.tail()
    ]


def brief(journal: Any) -> list[tuple[str, str, int]]:
    """What happened where and when."""
    return [(e.stream, e.type, e.at) for e in journal.tail()]


class Died(Exception):
    """The power went."""


class Mortal:
    """A journal whose process dies right after its `lives`th write has become durable."""

    def __init__(self, journal: MemoryJournal, lives: int) -> None:
        self._journal = journal
        self._lives = lives

    def post(self, *args: Any, **more: Any) -> Any:
        outcome = self._journal.post(*args, **more)
        self._lives -= 1
        if self._lives == 0:
            raise Died
        return outcome

    def __getattr__(self, name: str) -> Any:
        return getattr(self._journal, name)
