"""The pad against the real server: what is tapped is in the journal once, through a lost network and a restarted server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from hofmarshal.contest.events import Observed
from hofmarshal.server.bodies import read_body
from tests.browser import pad_rig as rig
from tests.server.rig import STREAM, Device, Server, set_up


def rule(server: Server, devices: dict[str, Device], *commands: dict[str, Any]) -> None:
    """The hofmarshal's commands, as his tablet gives them."""
    tablet, venue = devices["hofmarshal"], server.venue
    for command in commands:
        text = tablet.body(STREAM, command, venue.now())
        answer = venue.reception.take(read_body(text), text, tablet.sign(text))
        assert answer.status == "done", answer


BEGIN: tuple[dict[str, Any], ...] = (
    {"type": "call"},
    {"type": "ready", "side": "red"},
    {"type": "ready", "side": "blue"},
    {"type": "start"},
)


def observed(server: Server) -> list[Observed]:
    """The taps in the journal, in order."""
    return [one for one in server.venue.look(STREAM).history if isinstance(one, Observed)]


def paired(page: Page, url: str, device: Device, lang: str = "en") -> None:
    """The page of a phone that holds this device's secret."""
    page.route(f"{url}/blank", lambda route: route.fulfill(body="<p>", content_type="text/html"))
    page.goto(f"{url}/blank")
    page.evaluate(rig.PAIR, [device.id, device.secret.hex()])
    page.goto(f"{url}/pad?lang={lang}")


class Gate:
    """The network between a page and the server: shut, nothing passes and what was open breaks."""

    def __init__(self, page: Page) -> None:
        self.shut = False
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/api/socket", self.route)

    def route(self, socket: WebSocketRoute) -> None:
        if self.shut:
            socket.close()
            return
        socket.connect_to_server()
        self.sockets.append(socket)

    def close(self) -> None:
        self.shut = True
        for socket in self.sockets:
            socket.close()
        self.sockets.clear()


def touch(page: Page, side: str, area: str = "leg") -> None:
    page.locator(f"[data-side={side}] [data-area={area}]").tap()


@pytest.fixture
def page(own_chromium: Browser) -> Iterator[Page]:
    context = own_chromium.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    yield context.new_page()
    context.close()


def test_taps_reach_the_journal_through_a_restart_of_the_server(page: Page, tmp_path: Path):
    server = Server(tmp_path)
    server.start()
    devices = set_up(server.venue)
    rule(server, devices, *BEGIN)
    paired(page, server.url, devices["line-marshal-1"])
    touch(page, "red")
    expect(page.locator("[data-side=red] li[data-mark=done]")).to_have_count(1)
    assert [(one.side, one.zone, one.late) for one in observed(server)] == [("red", "leg", False)]

    port = server.port
    server.stop()
    expect(page.locator("[data-status=lost]")).to_be_visible(timeout=10_000)
    for count in range(20):
        touch(page, "blue" if count % 2 else "red")
        page.wait_for_timeout(100)
    again = Server(tmp_path, port)
    again.start()
    try:
        expect(page.locator("[data-status=connected]")).to_be_visible(timeout=15_000)
        expect(page.locator(".bar .unsent")).to_have_count(0, timeout=15_000)
        assert [one.side for one in observed(again)[1:]] == ["red", "blue"] * 10
        rule(again, devices, {"type": "halt"})
        expect(page.locator(".bar.halted")).to_be_visible()
    finally:
        again.stop()


def test_a_tap_held_back_until_the_next_exchange_is_late(page: Page, tmp_path: Path):
    server = Server(tmp_path)
    server.start()
    try:
        devices = set_up(server.venue)
        rule(server, devices, *BEGIN)
        gate = Gate(page)
        paired(page, server.url, devices["line-marshal-1"])
        expect(page.locator("[data-status=connected]")).to_be_visible()
        page.locator("[data-side=red] [data-area=leg]").wait_for()
        gate.close()
        expect(page.locator("[data-status=lost]")).to_be_visible()
        touch(page, "red")
        page.wait_for_timeout(300)
        rule(server, devices, {"type": "halt"}, {"type": "start"})
        assert observed(server) == []
        gate.shut = False
        expect(page.locator(".bar .unsent")).to_have_count(0, timeout=20_000)
        assert [(one.side, one.late) for one in observed(server)] == [("red", True)]
    finally:
        server.stop()
