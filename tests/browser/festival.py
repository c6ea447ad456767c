"""An invented festival with two rings, driven over the wire through everything a screen may have to show."""

from __future__ import annotations

import asyncio
import csv
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page

from hofmarshal.robots.client import Client
from hofmarshal.robots.posting import Device, ask, mac, pair
from hofmarshal.server.aside import Aside
from hofmarshal.server.event_add import add_folder
from hofmarshal.server.wire import Answer
from tests.browser.ground import PATIENCE, SIZES, Ground, Server, served, wait_for

EVENT = "Кубок 2026 Cup"
NAMES = (
    ("Вигадана Ада", "Порожній двір"), ("Небывалый Борис", "Клуб «Никто»"), ("Conrad Madeup", "Club of Nobody"),
    ("Придуманная-Сочинённая Александра", "Общество любителей того, чего не было"), ("Примарний Їжак", "Ніхто"),
    ("Edwin Fictional", "The Empty Chair"), ("Уявний Захар", "Порожній двір"), ("Туманный Ёжик", "Клуб «Никто»"),
    ("Ґудзик Ґалаґан", "Ніхто"), ("Мнимый Мирон", "Пустое место"),
)  # fmt: skip
"""Fighters and clubs that are plainly nobody: short and long, in three alphabets' letters."""

LONG = 600_000
SHORT = 8_000
"""The rings' rounds, in ms: one outlasts a slow look at everything, the other's horn comes while somebody waits for it."""

KEEP = """([device, secret, role]) => new Promise((done) => {
  const request = indexedDB.open('hofmarshal', 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('devices', { keyPath: 'device' })
    request.result.createObjectStore('outbox', { keyPath: 'id' }).createIndex('device', 'device')
  }
  request.onsuccess = () => {
    const work = request.result.transaction('devices', 'readwrite')
    work.objectStore('devices').put({ device, secret, name: role, role, n: 0, used: 1 })
    work.oncomplete = () => { request.result.close(); done() }
  }
})"""


def write(folder: Path, name: str, head: str, people: range) -> Path:
    """A nomination's folder."""
    home = folder / name
    home.mkdir(parents=True)
    (home / "nomination.yaml").write_text(head, encoding="utf-8")
    with (home / "entries.csv").open("w", encoding="utf-8", newline="") as out:
        table = csv.writer(out)
        table.writerow(("entry", "name", "club"))
        table.writerows((f"E{n + 1:02d}", *NAMES[n]) for n in people)
    return home


def folders(folder: Path) -> list[Path]:
    """Longsword at both rings, with rounds of other lengths."""
    head = (
        "rulebook: isb-duel\nnomination: longsword\nseed: an invented seed\nsettings: {{rings: ['{}']}}\noverrides: "
        "[{{path: clock.limit, value: {}, replaces: isb-duel.longsword.duration, reason: looked at, by: organiser}}]\n"
    )
    return [
        write(folder, "longsword", head.format(1, LONG), range(5)),
        write(folder, "novices", head.format(2, SHORT), range(5, 10)),
    ]


class Festival(Ground):
    """The ground with seats that are both a Python client and, where it is looked at, a Chromium of the same device."""

    def __init__(self, server: Server, browser: Browser) -> None:
        super().__init__(server, browser)
        self.clients: dict[str, Client] = {}
        self.looking: dict[str, BrowserContext] = {}

    def seat(self, key: str, role: str, ring: str = "", seat: str = "", name: str = "") -> Client:
        """A device in a seat, kept as `key`."""
        code, _, secret = self.desk.code(role, ring, seat).partition(".")
        device: Device = self.desk.do(pair(self.server.origin, code, bytes.fromhex(secret), name or f"Phone {key}"))
        client = Client(self.server.origin, device, rng=Random(key))
        asyncio.run_coroutine_threadsafe(client.run(), self.desk._loop)
        wait_for(f"{key} is connected", lambda: client.you.role == role)
        self.clients[key] = client
        return client

    def close(self) -> None:
        """Close every device."""
        for client in self.clients.values():
            self.desk.do(client.close())
        super().close()

    def give(self, key: str, stream: str, kind: str, **command: Any) -> Answer:
        """A command of that seat, seen in the present round and exchange, which must be carried out."""
        client = self.clients[key] if key else self.desk.client
        seen = self.contest(stream) or {}
        where = {"round": seen.get("round", 0), "exchange": seen.get("exchange", 0), "seen": seen.get("number", 0)}
        answer = self.desk.do(client.send(stream, {"type": kind, **command}, **where))
        assert answer is not None, (key, kind)
        assert answer.status == "done", (key, kind, answer)
        return answer  # type: ignore[no-any-return]

    def asked(self, key: str, path: str, body: Any = None) -> Any:
        """What a route answers to this seat (the desk where there is no key); with a body it is posted."""
        device = (self.clients[key] if key else self.desk.client).device
        assert device is not None
        method, data = ("GET", b"") if body is None else ("POST", msgspec.json.encode(body))
        proof = mac(device.secret, f"{method} {path}\n{data.decode()}")
        headers = {"X-Hofmarshal-Device": device.id, "X-Hofmarshal-Signature": proof}
        return ask(self.server.origin, method, path, body, headers)

    def contest(self, stream: str) -> Any:
        """What is on in a stream, where it is on at a ring."""
        for ring in ("1", "2"):
            found = (self.desk.view(f"ring/{ring}") or {}).get("contest")
            if found and found["stream"] == stream:
                return found
        return None

    def phase(self, stream: str, *wanted: str) -> None:
        """Wait until the ring shows the bout in a phase."""
        wait_for(f"{stream} is {wanted}", lambda: (self.contest(stream) or {}).get("phase") in wanted)

    def book(self, digest: str) -> Any:
        """The rules of a bout as screens have them."""
        return ask(self.server.origin, "GET", f"/api/books/{digest}")

    def next(self, ring: str) -> str:
        """The stream of the bout that waits first at a ring."""
        scene = wait_for("a bout waits", lambda: (self.desk.view(f"ring/{ring}") or {}).get("queue"))
        return str(scene[0]["stream"])

    def browser_of(self, key: str, size: str) -> BrowserContext:
        """The browser that is this seat's device; without a key a stranger's. Kept from picture to picture."""
        kept = self.looking.get(key)
        if kept is not None:
            return kept
        touch = size.startswith(("phone", "tablet"))
        context = self.browser.new_context(viewport=SIZES[size], locale="en", has_touch=touch)  # type: ignore[arg-type]
        self.contexts.append(context)
        self.looking[key] = context
        client = self.desk.client if key == "desk" else self.clients.get(key)
        if client is not None:
            assert client.device is not None
            page = context.new_page()
            page.goto(f"{self.server.origin}/api/hello")
            page.evaluate(KEEP, [client.device.id, client.device.secret.hex(), client.you.role])
            page.close()
        return context

    def open(self, key: str, size: str) -> Page:
        """A new page on this seat's device."""
        page = self.browser_of(key, size).new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        return page

    def show(self, page: Page, path: str, lang: str, theme: str = "") -> None:
        """Open an address in a language and a theme."""
        path, _, fragment = path.partition("#")
        query = f"lang={lang}&theme={theme or 'light'}"
        page.goto(f"{self.server.origin}{path}?{query}" + (f"#{fragment}" if fragment else ""))
        page.locator("#app > *").first.wait_for(state="attached")


@contextmanager
def festival(browser: Browser) -> Iterator[Festival]:
    """The festival, its two rings manned, nothing called yet."""
    with served(browser, Festival, fill=_folders) as made:
        man(made)
        yield made


def _folders(data: Path) -> None:
    with Aside(data, lambda: time.time_ns() // 1_000_000) as event:
        desk = event.desk_for_folders()
        for folder in folders(data.parent):
            add_folder(folder, desk)


def man(made: Festival) -> None:
    """Name the event, measure nothing, seat everyone."""
    made.desk.done("programme", "name-event", name=EVENT)
    for ring in ("1", "2"):
        made.seat(f"hofmarshal-{ring}", "hofmarshal", ring, "hofmarshal", "Планшет")
    for number in (1, 2, 3, 4):
        made.seat(
            f"pad-{number}",
            "line-marshal",
            "1",
            f"line-marshal-{number}",
            ("Оля", "Petro", "Ігор", "Жанна")[number - 1],
        )
    made.seat("pad-2-1", "line-marshal", "2", "line-marshal-1", "Anna")
    for role in ("chief", "medic", "announcer", "expert"):
        made.seat(role, role)
