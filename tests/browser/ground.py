"""The ground browser tests and acceptance commands stand on: a served event, its desk, and Chromium pages with a seat each."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from hofmarshal.desk.decider import Issued
from hofmarshal.robots.client import Client
from hofmarshal.robots.posting import Device, mac, pair
from hofmarshal.server.aside import Aside
from hofmarshal.server.wire import Answer
from tests.chromium import arguments, need

PATIENCE = 30.0
LINK = re.compile(r"(https?://\S+)/pair#(\w+)\.([0-9a-f]{64})")
SIZES = {
    "phone": {"width": 360, "height": 740},
    "phone-lying": {"width": 740, "height": 360},
    "tablet": {"width": 1280, "height": 800},
    "tablet-standing": {"width": 800, "height": 1280},
    "desktop": {"width": 1440, "height": 900},
    "screen": {"width": 1920, "height": 1080},
}


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def wait_for(what: str, true: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Wait until something is so and return it; fail with `what` if it does not come to be."""
    end = time.monotonic() + seconds
    while not (found := true()):
        if time.monotonic() > end:
            raise AssertionError(f"after {seconds:g} s still not: {what}")
        time.sleep(0.05)
    return found


class Server:
    """`hofmarshal serve` as a process of its own, on a free port of this machine and a folder of its own."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.origin = f"http://localhost:{self.port}"
        self.more = more
        self.link: tuple[str, bytes] = ("", b"")
        self.process: subprocess.Popen[str] | None = None
        self.said: list[str] = []

    def start(self) -> None:
        """Start it and wait until it answers; the first time the organiser's link is kept."""
        words = [sys.executable, "-m", "hofmarshal", "serve", "--data", str(self.folder), "--host", "127.0.0.1"]
        env = {**os.environ, "PYTHONUTF8": "1", "HOFMARSHAL_LANG": "en", "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            [*words, "--port", str(self.port), *self.more],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", env=env,
        )  # fmt: skip
        said: list[str] = []
        self.said = said
        threading.Thread(target=self._read, args=(self.process, said), daemon=True).start()
        wait_for("the server answers", self._answers, 120.0)
        found = LINK.search("\n".join(said))
        if found:
            self.link = (found[2], bytes.fromhex(found[3]))

    def _read(self, process: subprocess.Popen[str], said: list[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            said.append(line.rstrip())

    def _answers(self) -> bool:
        if self.process is not None and self.process.poll() is not None:
            raise AssertionError("the server ended:\n" + "\n".join(self.said))
        with socket.socket() as one:
            one.settimeout(0.5)
            return one.connect_ex(("127.0.0.1", self.port)) == 0 and any("Ctrl-C" in line for line in self.said)

    def kill(self) -> None:
        """SIGKILL: no farewell."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """The friendly end."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        if self.process is not None and self.process.stdout is not None:
            self.process.stdout.close()


class Desk:
    """The organiser's device, driven from Python: gives out seats and commands, and tells what is on at a ring."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        code, key = server.link
        device: Device = self.do(pair(server.origin, code, key, "Test desk"))
        self.client = Client(server.origin, device, rng=Random(7))
        self._running = asyncio.run_coroutine_threadsafe(self.client.run(), self._loop)
        wait_for("the desk is connected", lambda: self.client.you.role == "organiser")

    def do(self, coroutine: Coroutine[Any, Any, Any], seconds: float = PATIENCE) -> Any:
        """Run something on the desk's own loop and wait for it."""
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(seconds)

    def give(self, stream: str, kind: str, **command: Any) -> Answer:
        """One command; fails where there is no answer."""
        answer = self.do(self.client.send(stream, {"type": kind, **command}))
        assert answer is not None, f"{kind} on {stream} got no answer"
        return answer  # type: ignore[no-any-return]

    def done(self, stream: str, kind: str, **command: Any) -> Answer:
        """One command that must be carried out."""
        answer = self.give(stream, kind, **command)
        assert answer.status == "done", (kind, answer)
        return answer

    def code(self, role: str, ring: str = "", seat: str = "", *, approved: bool = True) -> str:
        """The fragment of a pairing link: CODE.KEY."""
        code = f"{Random().getrandbits(60):015x}x"
        self.done("devices", "offer", role=role, ring=ring, seat=seat, approved=approved, code=code)
        assert self.client.device is not None
        return f"{code}.{mac(self.client.device.secret, f'pair:{code}')}"

    def view(self, topic: str) -> Any:
        """What a topic shows now."""
        if topic not in self.client.topics:
            wanted = [*self.client.topics, topic]
            self._loop.call_soon_threadsafe(self.client.watch, wanted)
            wait_for(f"{topic} is there", lambda: self.client.view(topic) is not None)
        return self.client.view(topic)

    def close(self) -> None:
        """Stop the loop."""
        self.do(self.client.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)
        self._loop.close()


class Ground:
    """A served event with rings and one Chromium in which every device is a context of its own."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server = server
        self.browser = browser
        self.desk = Desk(server)
        self.contexts: list[BrowserContext] = []

    def page(self, path: str, size: str = "phone", lang: str = "en", **more: Any) -> Page:
        """A page of a device of its own."""
        touch = size.startswith(("phone", "tablet"))
        context = self.browser.new_context(viewport=SIZES[size], locale=lang, has_touch=touch, **more)  # type: ignore[arg-type]
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.goto(self.server.origin + path)
        return page

    def paired(self, role: str, ring: str = "", seat: str = "", size: str = "phone", lang: str = "en") -> Page:
        """A device that opened its pairing link and gave its name; it is on the page of its role."""
        page = self.page(f"/pair#{self.desk.code(role, ring, seat)}", size, lang)
        page.locator("input").first.fill(f"{seat or role} {ring}".strip())
        page.locator("form button.main").click()
        page.wait_for_url(lambda url: "/pair" not in url)
        return page

    def quick(
        self, ring: str, rulebook: str, nomination: str, bout: str = "b1", red: str = "Red Fox", blue: str = "Blue Owl"
    ) -> str:
        """A single bout at a ring; its stream."""
        self.desk.done(
            "programme", "quick", bout=bout, ring=ring, red=red, blue=blue, rulebook=rulebook, nomination=nomination
        )
        return f"contest/quick/{bout}"

    def photograph(self) -> None:
        """What every device showed when a test failed, as pictures in a folder that is named."""
        folder = Path(tempfile.mkdtemp(prefix="hofmarshal-failed-"))
        for number, context in enumerate(self.contexts, 1):
            for page in context.pages:
                page.screenshot(path=folder / f"{number}-{page.url.split('/')[3] or 'home'}.png")
        print(f"what the devices showed: {folder}", file=sys.stderr)

    def close(self) -> None:
        """Close every device."""
        for context in self.contexts:
            context.close()
        self.desk.close()


AnyGround = TypeVar("AnyGround", bound=Ground)


@contextmanager
def chromium() -> Iterator[Browser]:
    """A headless Chromium."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=need(), args=arguments())
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def served(
    browser: Browser,
    make: Callable[[Server, Browser], AnyGround],
    *more: str,
    fill: Callable[[Path], None] | None = None,
) -> Iterator[AnyGround]:
    """An event in a folder of its own, which `fill` has written before it is served; pictures where a test fails."""
    with tempfile.TemporaryDirectory() as name:
        data = Path(name) / "data"
        if fill is not None:
            data.mkdir()
            fill(data)
        server = Server(data, *more)
        server.start()
        try:
            made = make(server, browser)
            try:
                yield made
            except BaseException:
                made.photograph()
                raise
            finally:
                made.close()
        finally:
            server.stop()


@contextmanager
def ground(browser: Browser, rings: tuple[str, ...] = ("1",), *more: str) -> Iterator[Ground]:
    """A fresh event with these rings."""
    with served(browser, Ground, *more) as made:
        for ring in rings:
            made.desk.done("programme", "set-ring", ring=ring)
        yield made


@contextmanager
def beforehand(browser: Browser, event: str, fill: Callable[[Aside], None]) -> Iterator[Ground]:
    """An event of this name into which `fill` has put something at the desk before it is served."""

    def at_the_desk(data: Path) -> None:
        with Aside(data, lambda: time.time_ns() // 1_000_000) as aside:
            fill(aside)

    with served(browser, Ground, fill=at_the_desk) as made:
        made.desk.done("programme", "name-event", name=event)
        yield made


def teller(event: Aside, mark: str) -> Callable[[str, Any], None]:
    """Gives commands at the desk of an event that is not served; each must be carried out. `mark` begins their ids."""
    numbers = count()

    def tell(stream: str, command: Any) -> None:
        issued = Issued(
            id=f"{mark}~{next(numbers)}",
            stream=stream,
            at=event.now(),
            command=command,
            seat="secretary-1",
            device="rig",
        )
        answer = event.desk.submit(issued)
        assert answer.refusal is None, answer.refusal

    return tell
