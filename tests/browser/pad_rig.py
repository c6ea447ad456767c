"""A pad in a real Chromium over a wire that the test plays: on plain http and a name that is not this machine's own."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

from hofmarshal.exchange.books import packaged
from hofmarshal.server.books import book_scene
from hofmarshal.server.content import pinned_of
from hofmarshal.server.scenes import model

BUILT = Path(__file__).parents[2] / "src" / "hofmarshal" / "server" / "static"
STATIC = Path(os.environ.get("HOFMARSHAL_STATIC", BUILT))  # a developer may look at another build
ORIGIN = "http://field.test"
SECRET = "ab" * 32
DEVICE = "pad-1"
KINDS = {".html": "text/html", ".js": "text/javascript", ".css": "text/css"}
RED, BLUE = "Radek of Redmoor", "Bogdana of Bluewater"


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def book(rulebook: str, nomination: str) -> model.BookScene:
    """The book of a nomination as the server gives it to a pad."""
    shelf = packaged()
    return book_scene(pinned_of(shelf[rulebook], nomination, shelf), f"{rulebook}-{nomination}")


def contest(rules: model.BookScene, **changes: Any) -> model.ContestScene:
    """A duel that runs since twenty seconds, in its third exchange."""

    def side(letter: str, name: str) -> model.SideScene:
        return model.SideScene(name=name, fighters={letter: model.FighterScene(id=letter, name=name)})

    scene = model.ContestScene(
        stream="contest/duel/q-1",
        number=17,
        nomination="duel",
        title=rules.title,
        book=rules.hash,
        ring="1",
        phase="running",
        round=1,
        exchange=3,
        red=side("red", RED),
        blue=side("blue", BLUE),
        clock=model.ClockScene(limit=rules.limit, elapsed=0, since=now() - 20_000, horn_at=None, frozen_at=None),
    )
    return msgspec.structs.replace(scene, **changes)


class Wire:
    """The server's side of one pad: `journal` holds each command once; `refuse`, `late`, `deaf` and `down` change its ways."""

    def __init__(self, rules: model.BookScene, bout: model.ContestScene | None) -> None:
        self.rules = rules
        self.journal: list[dict[str, Any]] = []
        self.received: list[str] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.sockets: list[WebSocketRoute] = []
        self.refuse = self.late = self.deaf = self.down = False
        self.you: dict[str, Any] = {"device": DEVICE, "name": "Pad 1", "role": "line-marshal", "ring": "1"}
        self.you |= {"seat": "line-marshal-1", "grant": 1, "state": "paired"}
        self.number = 1
        self.ring = model.RingScene(ring="1", title="Ring 1", event="Invented Fair", contest=bout)

    def route(self, socket: WebSocketRoute) -> None:
        """A new connection of the pad."""
        if self.down:
            socket.close()
            return
        self.sockets.append(socket)
        socket.on_message(lambda text: self.take(socket, json.loads(text)))
        self.say(socket, {"k": "challenge", "nonce": "n", "time": now(), "epoch": "e"})

    def say(self, socket: WebSocketRoute, frame: dict[str, Any]) -> None:
        socket.send(json.dumps(frame))

    def take(self, socket: WebSocketRoute, frame: dict[str, Any]) -> None:
        match frame["k"]:
            case "hello":
                self.say(socket, {"k": "welcome", "you": self.you, "time": now()})
            case "watch":
                for topic in frame["topics"]:
                    self.say(socket, self.snap(topic))
            case "ping":
                self.say(socket, {"k": "pong", "t": frame["t"], "time": now()})
            case "command" if not self.deaf:
                self.say(socket, self.answer(json.loads(frame["body"])))

    def snap(self, topic: str) -> dict[str, Any]:
        view = msgspec.to_builtins(self.ring)
        return {"k": "snap", "topic": topic, "epoch": "e", "number": self.number, "view": view}

    def answer(self, body: dict[str, Any]) -> dict[str, Any]:
        self.received.append(body["id"])
        if body["id"] not in self.answers:
            status = "refused" if self.refuse else "done"
            said = {"code": "x", "en": "No such bout.", "ru": "Нет такого боя.", "uk": "Немає такого бою.", "cites": []}
            self.answers[body["id"]] = {
                "k": "answer", "id": body["id"], "status": status, "number": 18, "event": body["id"], "late": self.late,
                "said": said if self.refuse else None, "reasons": [],
            }  # fmt: skip
            if not self.refuse:
                self.journal.append(body)
        return self.answers[body["id"]]

    def show(self, ring: model.RingScene) -> None:
        """The ring's scene changes."""
        self.ring, self.number = ring, self.number + 1
        for socket in self.sockets:
            self.say(socket, self.snap("ring/1"))

    def welcome(self, **changes: Any) -> None:
        """The device's identity changes."""
        self.you |= changes
        for socket in self.sockets:
            self.say(socket, {"k": "welcome", "you": self.you, "time": now()})

    def cut(self) -> None:
        """Every connection breaks, and none comes about until `down` is False again."""
        self.down = True
        for socket in self.sockets:
            socket.close()
        self.sockets.clear()

    def commands(self) -> list[dict[str, Any]]:
        """What was accepted, in order, without what differs from run to run."""
        return [body["command"] for body in self.journal]


def serve(page: Page, wire: Wire, static: Path = STATIC) -> None:
    """Answers the page's requests from the built files and the book."""
    if not (static / "pad.html").is_file():
        raise RuntimeError("The browser side is not built: ./dev ui")

    def file(route: Route) -> None:
        path = route.request.url.removeprefix(ORIGIN).split("?")[0].split("#")[0]
        if path.startswith("/api/books/"):
            route.fulfill(body=msgspec.json.encode(wire.rules), content_type="application/json")
            return
        found = static / (path.lstrip("/") if path.startswith("/assets/") else f"{path.strip('/').split('/')[0]}.html")
        if not found.is_file():
            route.fulfill(status=404)
            return
        route.fulfill(body=found.read_bytes(), content_type=KINDS[found.suffix])

    page.route(f"{ORIGIN}/**", file)
    page.route_web_socket(f"{ORIGIN.replace('http', 'ws')}/api/socket", wire.route)


PAIR = """([device, secret]) => new Promise((done) => {
  const request = indexedDB.open('hofmarshal', 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('devices', { keyPath: 'device' })
    request.result.createObjectStore('outbox', { keyPath: 'id' }).createIndex('device', 'device')
  }
  request.onsuccess = () => {
    const work = request.result.transaction('devices', 'readwrite')
    work.objectStore('devices').put({ device, secret, name: 'Pad 1', role: 'line-marshal', n: 0, used: 1 })
    work.oncomplete = () => { request.result.close(); done() }
  }
})"""


def open_pad(page: Page, wire: Wire, lang: str = "en", theme: str = "light", static: Path = STATIC) -> None:
    """The page of a phone that has been paired."""
    serve(page, wire, static)
    page.route(f"{ORIGIN}/blank", lambda route: route.fulfill(body="<p>", content_type="text/html"))
    page.goto(f"{ORIGIN}/blank")
    page.evaluate(PAIR, [DEVICE, SECRET])
    page.goto(f"{ORIGIN}/pad?lang={lang}&theme={theme}")
    page.wait_for_selector("[data-status=connected]")
