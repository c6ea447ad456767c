"""Phones that prove a printed code at a served event, and what they say there: what captains' and players' tests share."""

from __future__ import annotations

from typing import Any

import httpx

from hofmarshal.server import keys
from hofmarshal.server.printed_codes import claim, code_of, key_of
from tests.server.office.entry_rig import ask
from tests.server.rig import Device, Server


class PrintedSeats:
    """A served event in which a role's seats are got by printed codes. `names`: how that role's page says whose it is."""

    role: str
    names: str
    server: Server

    def give(self, device: Device, stream: str, command: dict[str, Any], **more: Any) -> dict[str, Any]:
        """A command of a device over HTTP; its answer, or the error's body."""
        text = device.body(stream, command, self.server.venue.now(), **more)
        headers = {
            "X-Hofmarshal-Signature": device.sign(text), "Content-Type": "application/json", "Origin": self.server.url,
        }  # fmt: skip
        url = f"{self.server.url}/api/commands/{stream.partition('/')[0]}"
        found: dict[str, Any] = httpx.post(url, content=text.encode(), headers=headers, timeout=30).json()
        return found

    def code(self, whose: str) -> str:
        """What is printed on a card."""
        number = self.server.venue.look("devices").codes.get(f"{self.role}:{whose}", 0)
        return code_of(self.server.venue.identities.vault, self.role, whose, number)

    def post(self, whose: str, code: str, name: str = "Phone", typed: str = "") -> tuple[httpx.Response, Device]:
        """A phone proves a code."""
        device = Device(f"{name} of {whose}", self.role, "", f"{self.role}:{whose}")
        key = key_of(self.role, code)
        device.secret = keys.device_secret(key, device.id)
        shown = typed or whose
        proof = keys.mac(key, claim(self.role, shown, device.id, device.name)).hex()
        body = {self.names: shown, "device": device.id, "name": device.name, "proof": proof}
        return ask(self.server, None, f"/api/{self.role}", body), device

    def phone(self, whose: str, name: str = "Phone") -> Device:
        """A phone, paired with the printed code."""
        answer, device = self.post(whose, self.code(whose), name)
        assert answer.status_code == 200, answer.text
        device.grant = answer.json()["grant"]
        return device

    def whole(self) -> str:
        """Everything the journal holds, as text."""
        rows = []
        for stream in self.server.venue.journal.heads():
            rows += [one.data.decode() for one in self.server.venue.journal.read(stream)]
        return "\n".join(rows)
