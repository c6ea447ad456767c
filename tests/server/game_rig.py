"""A served game: an organiser, a master and a secretary, characters with printed codes, and phones that prove them."""

from __future__ import annotations

from typing import Any

from hofmarshal.server.people import Person
from tests.server.printed_rig import PrintedSeats
from tests.server.rig import Device, Server, seated

CHARACTERS = {"7": "Ada of the Test", "9": "Lev the Sample"}


class Game(PrintedSeats):
    """The game: opened, its clock stands, two characters registered; `organiser`, `master`, `secretary` are paired."""

    role, names = "player", "character"

    def __init__(self, server: Server, characters: dict[str, str] = CHARACTERS) -> None:
        self.server = server
        venue = server.venue
        self.organiser = seated(venue, "Organiser", "organiser", "organiser-1")
        self.master = seated(venue, "Master", "master", "master-1")
        self.secretary = seated(venue, "Desk", "secretary", "secretary-1")
        venue.festival.people.keep([Person(entry=one, name=name) for one, name in characters.items()])
        self.done(self.master, "game", {"type": "open-game", "name": "Test game"})
        for number in characters:
            self.done(self.master, f"character/{number}", {"type": "register"})

    def done(self, device: Device, stream: str, command: dict[str, Any], **more: Any) -> dict[str, Any]:
        """A command that must be carried out."""
        answer = self.give(device, stream, command, **more)
        assert answer.get("status") == "done", answer
        return answer


def said(answer: dict[str, Any]) -> str:
    """The code of a refusal."""
    return str((answer.get("said") or {}).get("code", answer))
