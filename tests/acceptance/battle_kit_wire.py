"""What somebody can do with the secret of a device that is his: signed frames and requests beside its own page."""

from __future__ import annotations

import contextlib
import http.client
import json
import re
from collections.abc import Sequence
from typing import Any

from battle_kit import War
from playwright.sync_api import Page
from strangers_kit import Seat, Wire

from hofmarshal.robots.posting import Device, mac

OWN = """() => new Promise((done) => {
  const request = indexedDB.open('hofmarshal')
  request.onsuccess = () => {
    const all = request.result.transaction('devices').objectStore('devices').getAll()
    all.onsuccess = () => {
      const newest = all.result.sort((a, b) => b.used - a.used)[0]
      request.result.close()
      done([newest.device, newest.secret, newest.role])
    }
  }
})"""
"""What the page keeps of its device."""


class Insider:
    """The device of a page, whose holder knows his way with its secret."""

    def __init__(self, war: War, page: Page, ring: str = "1") -> None:
        device, secret, role = page.evaluate(OWN)
        self.war, self.ring = war, ring
        self.seat = Seat(Device(device, bytes.fromhex(secret)), role)
        self.wire = Wire(war.server.port, self.seat, "127.0.0.1")
        assert self.wire.you["k"] == "welcome", self.wire.you

    def gives(self, stream: str, kind: str, at: int | None = None, **command: Any) -> dict[str, Any]:
        """A signed command over the wire, as of now; what it is answered."""
        seen = self.war.contest(self.ring) or {}
        more = {"round": seen.get("round", 0), "exchange": seen.get("exchange", 0), "seen": seen.get("number", 0)}
        if at is not None:
            more["at"] = at
        text = self.seat.body(stream, {"type": kind, **command}, **more)
        return self.wire.give([text], [self.seat.sign(text)])[0]

    def watches(self, topic: str) -> tuple[str, str]:
        """Ask to watch a topic: how that is answered (`snap` or `wrong`), and the whole answer as text."""
        self.wire.say(k="watch", topics={topic: 0}, epoch="")
        self.wire.say(k="ping", t=1)
        told = []
        while True:
            frame = self.wire.next()
            if frame["k"] == "pong":
                break
            if frame["k"] == "wrong" or frame.get("topic") == topic:
                told.append(frame)
        kinds = {frame["k"] for frame in told}
        return ("wrong" if "wrong" in kinds else "snap" if "snap" in kinds else "nothing"), json.dumps(told)

    def asks(self, path: str, body: Any = None) -> tuple[int, str]:
        """A signed request; status and text of the answer."""
        method, raw = ("GET", b"") if body is None else ("POST", json.dumps(body).encode())
        proof = mac(self.seat.device.secret, f"{method} {path.partition('?')[0]}\n{raw.decode()}")
        headers = {"x-hofmarshal-device": self.seat.device.id, "x-hofmarshal-signature": proof}
        if raw:
            headers["content-type"] = "application/json"
        one = http.client.HTTPConnection("127.0.0.1", self.war.server.port, timeout=60)
        with contextlib.closing(one):
            one.request(method, path, raw or None, headers)
            answer = one.getresponse()
            if "event-stream" in (answer.headers["content-type"] or ""):  # it has no end
                return answer.status, answer.fp.readline().decode()
            return answer.status, answer.read().decode("utf-8", "replace")

    def close(self) -> None:
        """Hang up."""
        self.wire.close()


def told(answer: dict[str, Any]) -> str:
    """What a refusal says and rests on, as one text."""
    said = [answer.get("said"), *(one["said"] for one in answer.get("reasons") or ())]
    return " ".join(f"{one['code']} {' '.join(one.get('cites') or ())}" for one in said if one)


def order_in(text: str, order: Sequence[str], entries: Sequence[str] = ()) -> bool:
    """Whether a text tells fighters in this order: by their ids in the battle, or by the numbers of their entries."""
    for wanted, shape in ((order, r"(?:red|blue)-\d+"), (entries, r"\b2\d\d\d\b")):
        found = re.findall(shape, text)
        if wanted and any(found[at : at + len(wanted)] == list(wanted) for at in range(len(found))):
            return True
    return False


def key_in(text: str, key: str) -> bool:
    """Whether a text tells the key of a sealed order, written in whatever way."""
    plain = re.sub(r"[^0-9A-Z]", "", key.upper())
    return plain in re.sub(r"[^0-9A-Z]", "", text.upper())
