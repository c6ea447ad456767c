"""The secretary's desk: gives out seats with codes, approves who waits, and lets a ring stand still in a storm."""

from __future__ import annotations

import asyncio
from random import Random

from hofmarshal.robots.client import Client
from hofmarshal.robots.posting import Device, Turned, mac, pair

STORM = "robot: a storm over the lists"


class NoSeat(Exception):
    """The desk could not give out a seat."""


class Secretary:
    """Acts from a device of the desk (organiser, chief or secretary)."""

    def __init__(self, client: Client, rng: Random) -> None:
        self.client = client
        self.rng = rng
        client.watch(["devices", "rings"])

    async def link(self, role: str, ring: str, seat: str = "", *, approved: bool = True) -> tuple[str, bytes]:
        """A code and the key of its link; raises `NoSeat`."""
        code = f"{self.rng.getrandbits(60):015x}x"
        offer = {"type": "offer", "role": role, "ring": ring, "seat": seat, "approved": approved, "code": code}
        answer = await self.client.send("devices", offer)
        if answer is None or answer.status != "done" or self.client.device is None:
            raise NoSeat(answer.said.en if answer is not None and answer.said else "no answer")
        return code, bytes.fromhex(mac(self.client.device.secret, f"pair:{code}"))

    async def seat(self, name: str, role: str, ring: str, seat: str = "") -> Device:
        """A new device in a seat, paired as a phone is: its link opened, its name given; raises `NoSeat`."""
        code, key = await self.link(role, ring, seat)
        for _ in range(40):
            try:
                return await pair(self.client.origin, code, key, name)
            except OSError:  # the server is just coming back
                await asyncio.sleep(0.25)
            except Turned as error:
                raise NoSeat(str(error)) from error
        raise NoSeat("no server")

    async def storm(self, ring: str, seconds: float) -> None:
        """The ring stands still for a while."""
        answer = await self.client.send("programme", {"type": "suspend-ring", "ring": ring, "reason": STORM})
        await asyncio.sleep(seconds)
        if answer is not None and answer.status == "done":
            await self.client.send("programme", {"type": "resume-ring", "ring": ring})
