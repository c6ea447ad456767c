"""The demo's start page: where to look, and which seats to take over from the robots, each with a fresh link."""

from __future__ import annotations

import asyncio
import contextlib
import html
from collections.abc import Awaitable, Callable
from urllib.parse import parse_qs, urlsplit

import segno

from hofmarshal.text import LANGUAGES, message

Take = Callable[[str, str, str], Awaitable[str]]
"""Gives the link that pairs a browser into a seat: ring, role, seat → path and fragment."""

SEATS = (("hofmarshal", "hofmarshal"), ("line-marshal", "line-marshal-1"), ("line-marshal", "line-marshal-2"))
HEADS = (("chief", "chief"), ("medic", "medic-1"))
SCREENS = ("screen", "watch", "overlay", "announcer")
STYLE = """
:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
section { border: 1px solid #8886; border-radius: 12px; padding: .5rem 1.25rem 1rem; margin: 1rem 0 }
ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .75rem; margin: .5rem 0 }
a { display: inline-block; padding: .6rem .9rem; border: 1px solid #8888; border-radius: 10px; text-decoration: none }
a.main { background: #14532d; color: #fff } nav a { padding: .2rem .6rem } svg { background: #fff; border-radius: 6px }
figure { display: inline-block; margin: .5rem 1rem .5rem 0; text-align: center } code { user-select: all }
"""


class Lobby:
    """A small page of its own beside the demo's server. Only what the demo itself may give out is given out here."""

    def __init__(self, *, port: int, rings: tuple[str, ...], password: str, address: str, take: Take) -> None:
        self._port = port
        self._rings = rings
        self._password = password
        self._address = address
        self._take = take
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
            ConnectionError, asyncio.TimeoutError, UnicodeDecodeError, asyncio.IncompleteReadError
        ):
            head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)).decode("latin-1")
            method, target, *_ = head.split(" ")
            status, kind, body, place = await self._answer(method, target, _languages(head))
            lines = [f"HTTP/1.1 {status}", f"Content-Type: {kind}", f"Content-Length: {len(body)}", "Connection: close"]
            lines += ["Cache-Control: no-store", "Referrer-Policy: no-referrer", "X-Content-Type-Options: nosniff"]
            lines += [f"Location: {place}"] if place else []
            writer.write("\r\n".join([*lines, "", ""]).encode() + body)
            await writer.drain()
        writer.close()

    async def _answer(self, method: str, target: str, lang: str) -> tuple[str, str, bytes, str]:
        url = urlsplit(target)
        asked = {name: values[0] for name, values in parse_qs(url.query).items()}
        lang = asked.get("lang", lang) if asked.get("lang", lang) in LANGUAGES else lang
        plain = "text/plain; charset=utf-8"
        if method != "GET":
            return "405 Method Not Allowed", plain, b"", ""
        if url.path == "/":
            return "200 OK", "text/html; charset=utf-8", self._page(lang).encode(), ""
        if url.path != "/take":
            return "404 Not Found", plain, message("demo-no-page", lang).encode(), ""
        ring, role, seat, host = (asked.get(name, "") for name in ("ring", "role", "seat", "host"))
        if (role, seat) not in (*SEATS, *HEADS) or ring not in ("", *self._rings) or host not in self._hosts():
            return "404 Not Found", plain, message("demo-no-page", lang).encode(), ""
        try:
            link = await self._take(ring, role, seat)
        except Exception as error:
            return "503 Service Unavailable", plain, str(error).encode(), ""
        return "303 See Other", plain, b"", self.origin(host, self._port) + link

    def _hosts(self) -> tuple[str, ...]:
        return ("localhost", "127.0.0.1", self._address)

    # The page

    def _page(self, lang: str) -> str:
        def say(code: str, **args: str | int) -> str:
            return html.escape(message(code, lang, **args))

        languages = " ".join(f'<a href="/?lang={one}">{one}</a>' for one in LANGUAGES)
        parts = [f"<h1>{say('demo-title')}</h1><p>{say('demo-intro')}</p>"]
        here = self.origin("localhost", self._port)
        parts += [f'<ul><li><a href="{here}/rings" target="_blank">{say("demo-rings")}</a></li></ul>']
        parts += [self._ring(ring, lang, here) for ring in self._rings]
        heads = "".join(self._seat("", role, seat, lang) for role, seat in HEADS)
        parts += [f"<section><h2>{say('demo-event')}</h2><ul>{heads}</ul>"]
        parts += [
            f"<p>{say('demo-organiser')} <code>Robot Organiser</code> <code>{html.escape(self._password)}</code></p>"
        ]
        parts += [f"</section><p>{say('demo-one-seat')}</p>", self._phones(lang)]
        title = say("demo-title")
        return (
            f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            f"<title>{title}</title><style>{STYLE}</style><nav>{languages}</nav>{''.join(parts)}</html>"
        )

    def _ring(self, ring: str, lang: str, here: str) -> str:
        screens = "".join(
            f'<li><a class="main" href="{here}/{page}/{ring}" target="_blank">'
            f"{html.escape(message('demo-screen', lang, page=page))}</a></li>"
            for page in SCREENS
        )
        seats = "".join(self._seat(ring, role, seat, lang) for role, seat in SEATS)
        head = html.escape(message("demo-ring", lang, ring=ring))
        watch, take = (html.escape(message(code, lang)) for code in ("demo-look", "demo-take"))
        return f"<section><h2>{head}</h2>{watch}<ul>{screens}</ul>{take}<ul>{seats}</ul></section>"

    def _seat(self, ring: str, role: str, seat: str, lang: str, host: str = "") -> str:
        # One browser is one device for each name of this machine: tablet and phone can so stand side by side in it.
        name = host or ("127.0.0.1" if role == "line-marshal" else "localhost")
        words = html.escape(message("demo-seat", lang, role=role, number=seat.rpartition("-")[2]))
        return f'<li><a href="{self._link(ring, role, seat, name)}" target="_blank">{words}</a></li>'

    def _link(self, ring: str, role: str, seat: str, host: str) -> str:
        base = "" if host in ("localhost", "127.0.0.1") else self.origin(self._address, self.own_port)
        return f"{base}/take?ring={ring}&amp;role={role}&amp;seat={seat}&amp;host={host}"

    def _phones(self, lang: str) -> str:
        if self._address in ("localhost", "127.0.0.1"):
            return ""
        figures = []
        for role, seat in SEATS[:2]:
            link = html.unescape(self._link(self._rings[0], role, seat, self._address))
            picture = segno.make(link, error="l", micro=False).svg_inline(scale=4)
            words = html.escape(message("demo-seat", lang, role=role, number=seat.rpartition("-")[2]))
            figures.append(f"<figure>{picture}<figcaption>{words}</figcaption></figure>")
        return f"<section><h2>{html.escape(message('demo-phones', lang))}</h2>{''.join(figures)}</section>"


def _languages(head: str) -> str:
    """The reader's language by his browser."""
    for line in head.split("\r\n"):
        if line.lower().startswith("accept-language:"):
            for one in line.partition(":")[2].split(","):
                if one.strip()[:2] in LANGUAGES:
                    return one.strip()[:2]
    return "en"
