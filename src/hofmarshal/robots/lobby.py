"""The demo's start page as a small server of its own: it shows the page, gives out seats, and lets robots have them back."""

from __future__ import annotations

import asyncio
import contextlib
from urllib.parse import parse_qs, urlsplit

import msgspec

from hofmarshal.robots.lobby_page import FIELD_SEATS, HEADS, SEATS, Place, page, standing
from hofmarshal.robots.troupe import Troupe
from hofmarshal.server.printed_codes import link_of
from hofmarshal.server.seats import team_of
from hofmarshal.text import LANGUAGES, message

PLAIN = "text/plain; charset=utf-8"
HTML = "text/html; charset=utf-8"
HERE = ("localhost", "127.0.0.1")


class Reply(msgspec.Struct, frozen=True):
    """What is answered: a status line's words, the kind of body, the body, and where to go instead."""

    status: str
    kind: str = PLAIN
    body: bytes = b""
    place: str = ""


class Lobby:
    """A small page of its own beside the demo's server. Only what the demo itself may give out is given out here."""

    def __init__(self, troupe: Troupe, *, port: int, password: str, address: str) -> None:
        self._troupe = troupe
        self._port = port
        self._password = password
        self._address = address
        self._server: asyncio.Server | None = None
        self.own_port = 0

    async def open(self, host: str) -> None:
        """Begin to listen on a free port."""
        self._server = await asyncio.start_server(self._serve, host, 0)
        self.own_port = int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        """Stop listening."""
        if self._server is not None:
            self._server.close()
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._server.wait_closed(), 1)

    def origin(self, host: str, port: int) -> str:
        """An origin of this machine."""
        return f"http://{host}:{port}"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(
            ConnectionError, asyncio.TimeoutError, UnicodeDecodeError, ValueError, asyncio.IncompleteReadError
        ):
            head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)).decode("latin-1")
            method, target, *_ = head.split(" ")
            reply = await self._answer(method, target, head)
            lines = [f"HTTP/1.1 {reply.status}", f"Content-Type: {reply.kind}", f"Content-Length: {len(reply.body)}"]
            lines += ["Connection: close", "Cache-Control: no-store", "Referrer-Policy: no-referrer"]
            lines += ["X-Content-Type-Options: nosniff", *([f"Location: {reply.place}"] if reply.place else [])]
            writer.write("\r\n".join([*lines, "", ""]).encode() + reply.body)
            await writer.drain()
        writer.close()

    async def _answer(self, method: str, target: str, head: str) -> Reply:
        url = urlsplit(target)
        asked = {name: values[0] for name, values in parse_qs(url.query).items()}
        lang = asked["lang"] if asked.get("lang") in LANGUAGES else _language(head)
        host = self._host(head)
        ring, role, seat = (asked.get(name, "") for name in ("ring", "role", "seat"))
        match method, url.path:
            case "GET", "/":
                return Reply("200 OK", HTML, self._page(lang, host).encode())
            case "GET", "/now":
                return Reply("200 OK", "application/json", msgspec.json.encode(self._standings(lang)))
            case "GET", "/take" if self._may_take(ring, role, seat) and asked.get("host") in (*HERE, self._address):
                return await self._take(ring, role, seat, asked["host"])
            case "POST", "/back" if self._troupe.gone(ring, seat):
                await self._troupe.back(ring, seat)
                return Reply("303 See Other", place=f"/?lang={lang}")
            case "POST", "/back":
                return Reply("303 See Other", place=f"/?lang={lang}")
        return Reply("404 Not Found", PLAIN, message("demo-no-page", lang).encode())

    def _may_take(self, ring: str, role: str, seat: str) -> bool:
        if ring == "":
            return (role, seat) in HEADS
        seats = FIELD_SEATS if ring == self._troupe.field else SEATS
        return ring in self._troupe.rings and (role, seat) in seats

    async def _take(self, ring: str, role: str, seat: str, host: str) -> Reply:
        if role == "captain":
            return Reply("303 See Other", place=await self._captain(team_of(seat), host))
        try:
            code, key = await self._troupe.desk.link(role, ring, seat)
        except Exception as error:
            return Reply("503 Service Unavailable", PLAIN, str(error).encode())
        return Reply("303 See Other", place=f"{self.origin(host, self._port)}/pair#{code}.{key.hex()}")

    async def _captain(self, team: str, host: str) -> str:
        """The link that is printed on the card of a team's captain."""
        code = await self._troupe.captain_code(team)
        return link_of(self.origin(host, self._port), "captain", team, code)

    def _host(self, head: str) -> str:
        """The name of this machine by which the reader came; links lead on by the same, so that phones can follow them."""
        for line in head.split("\r\n"):
            if line.lower().startswith("host:"):
                name = line.partition(":")[2].strip().rpartition(":")[0]
                return name if name == self._address else HERE[0]
        return HERE[0]

    def _page(self, lang: str, host: str) -> str:
        troupe = self._troupe
        place = Place(
            lang=lang,
            host=host,
            port=self._port,
            own=self.own_port,
            address="" if self._address in HERE else self._address,
            password=self._password,
            field=troupe.field,
        )
        taken = {(ring, seat) for ring in troupe.rings for _, seat in place.seats(ring) if troupe.gone(ring, seat)}
        return page(place, troupe.rings, taken, self._standings(lang))

    def _standings(self, lang: str) -> dict[str, str]:
        """What is on at each ring in one line."""
        cast = self._troupe.cast
        robots = {ring: cast.get((ring, "hofmarshal")) for ring in self._troupe.rings}
        return {ring: standing(robot.scene if robot else {}, lang) for ring, robot in robots.items()}


def _language(head: str) -> str:
    """The reader's language by his browser."""
    for line in head.split("\r\n"):
        if line.lower().startswith("accept-language:"):
            for one in line.partition(":")[2].split(","):
                if one.strip()[:2] in LANGUAGES:
                    return one.strip()[:2]
    return "en"
