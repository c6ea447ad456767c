"""A served game: an organiser, a master and a secretary, characters with printed codes, and phones that prove them."""

from __future__ import annotations

import json
from typing import Any

import httpx

from hofmarshal.server import keys
from hofmarshal.server.people import Person
from hofmarshal.server.printed_codes import claim, code_of, key_of
from tests.server.office.entry_rig import ask
from tests.server.rig import Device, Server, seated

CHARACTERS = {"7": "Ada of the Test", "9": "Lev the Sample"}


class Game:
    """The game: opened, its clock stands, two characters registered; `organiser`, `master`, `secretary` are paired."""

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

    def give(self, device: Device, stream: str, command: dict[str, Any], **more: Any) -> dict[str, Any]:
        """A command of a device over HTTP; its answer, or the error's body."""
        text = device.body(stream, command, self.server.venue.now(), **more)
        headers = {
            "X-Hofmarshal-Signature": device.sign(text), "Content-Type": "application/json", "Origin": self.server.url,
        }  # fmt: skip
        url = f"{self.server.url}/api/commands/{stream.partition('/')[0]}"
        found: dict[str, Any] = json.loads(httpx.post(url, content=text.encode(), headers=headers, timeout=30).text)
        return found

    def done(self, device: Device, stream: str, command: dict[str, Any], **more: Any) -> dict[str, Any]:
        """A command that must be carried out."""
        answer = self.give(device, stream, command, **more)
        assert answer.get("status") == "done", answer
        return answer

    def code(self, character: str) -> str:
        """What is printed on a character's card."""
        number = self.server.venue.look("devices").codes.get(f"player:{character}", 0)
        return code_of(self.server.venue.identities.vault, "player", character, number)

    def post(self, character: str, code: str, name: str = "Phone", typed: str = "") -> tuple[httpx.Response, Device]:
        """A phone proves a code."""
        device = Device(f"{name} of {character}", "player", "", f"player:{character}")
        key = key_of("player", code)
        device.secret = keys.device_secret(key, device.id)
        shown = typed or character
        proof = keys.mac(key, claim("player", shown, device.id, device.name)).hex()
        body = {"character": shown, "device": device.id, "name": device.name, "proof": proof}
        return ask(self.server, None, "/api/player", body), device

    def player(self, character: str, name: str = "Phone") -> Device:
        """A player's phone, paired with his printed code."""
        answer, device = self.post(character, self.code(character), name)
        assert answer.status_code == 200, answer.text
        device.grant = answer.json()["grant"]
        return device

    def whole(self) -> str:
        """Everything the journal holds, as text."""
        rows = []
        for stream in self.server.venue.journal.heads():
            rows += [one.data.decode() for one in self.server.venue.journal.read(stream)]
        return "\n".join(rows)


def said(answer: dict[str, Any]) -> str:
    """The code of a refusal."""
    return str((answer.get("said") or {}).get("code", answer))
