"""Those who never finish: a head that drips, a socket that is left, an answer that is not read, a crowd from one address."""

from __future__ import annotations

import contextlib
import socket
import time

import httpx
import pytest

from hofmarshal.server import doors
from hofmarshal.server.doors import Doors
from tests.server.rig import running

WHOLE = b"GET /api/hello HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture
def hasty(monkeypatch):
    monkeypatch.setattr(doors, "HEAD_SECONDS", 0.5)


def knock(place, receive=0):
    one = socket.socket()
    if receive:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
    one.settimeout(10)
    one.connect(("127.0.0.1", place.port))
    return one


def over(one, seconds=5.0):
    """Whether the other end has hung up within the time."""
    one.settimeout(seconds)
    with contextlib.suppress(ConnectionError):
        while True:
            try:
                if not one.recv(65536):
                    return True
            except TimeoutError:
                return False
    return True


def fine(place):
    return httpx.get(f"{place.url}/api/hello", timeout=10).status_code == 200


def test_a_connection_that_says_nothing_is_ended(place, hasty):
    with knock(place) as one:
        assert over(one)


def test_a_head_that_drips_is_not_waited_for(place, hasty):
    with knock(place) as one:
        begun = time.monotonic()
        gone = False
        while not gone and time.monotonic() - begun < 5:
            try:
                one.sendall(b"GET / HTTP/1.1\r\n" if time.monotonic() - begun < 0.05 else b"X-Drip: 1\r\n")
            except OSError:
                gone = True
            time.sleep(0.1)
        assert gone
        assert time.monotonic() - begun < 3
    assert fine(place)


@pytest.mark.parametrize("rest", [b"", b"\r\n", b"GET /api/hello HT"])
def test_after_an_answer_the_next_request_must_come(place, hasty, rest):
    with knock(place) as one:
        one.sendall(WHOLE)
        assert b"200 OK" in one.recv(65536)
        one.sendall(rest)
        assert over(one, 3)


def test_a_head_without_an_end_is_not_kept(place):
    with knock(place) as one:
        one.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
        sent = 0
        with contextlib.suppress(OSError):
            while sent < 8_000_000:
                sent += one.send(b"a" * 65536)
        assert sent < 8_000_000
        assert over(one)
    assert fine(place)


@pytest.mark.parametrize("path", ["/" + "a" * 20_000, "/api/live?topic=" + "a" * 20_000])
def test_a_long_address_is_refused(place, path):
    answer = httpx.get(place.url + path, timeout=10)
    assert (answer.status_code, answer.json()["said"]["code"]) == (431, "guard-too-large")


def test_an_event_stream_is_not_ended_for_being_long(place, hasty):
    with knock(place) as one:
        one.sendall(b"GET /api/live?topic=rings HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b"200 OK" in one.recv(65536)
        assert not over(one, 1.5)


def test_requests_one_after_the_other_are_served(place, hasty):
    with knock(place) as one:
        one.sendall(WHOLE * 5)
        got = b""
        while got.count(b"HTTP/1.1 200 OK") < 5:
            got += one.recv(65536)


def test_an_answer_that_nobody_reads_is_given_up(place, monkeypatch):
    monkeypatch.setattr(doors, "READ_SECONDS", 0.5)
    before = doors.DOORS.total
    with knock(place, receive=2048) as one:
        for _ in range(200):
            one.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
        end = time.monotonic() + 10
        while doors.DOORS.total > before and time.monotonic() < end:
            time.sleep(0.05)
        assert doors.DOORS.total == before
    assert fine(place)


def test_one_address_never_holds_all():
    house = Doors(100)
    assert [house.enter("crowd") for _ in range(100)].count(True) == 75
    assert house.enter("somebody else")
    house.leave("crowd")
    assert house.enter("crowd")
    assert not house.enter("crowd")


def test_a_full_house_lets_nobody_in_until_somebody_leaves():
    house = Doors(4)
    assert [house.enter(str(number)) for number in range(5)] == [True] * 4 + [False]
    house.leave("0")
    assert house.enter("another")


def test_who_came_by_other_doors_leaves_by_those(place, monkeypatch):
    """Whoever is still there when a test gets doors of its own is not counted out of them."""
    house = Doors(8)
    with knock(place) as one:
        one.sendall(WHOLE)
        assert b"200 OK" in one.recv(65536)
        monkeypatch.setattr(doors.HttpDoor, "doors", house)
    end = time.monotonic() + 10
    while doors.DOORS.inside("127.0.0.1") and time.monotonic() < end:
        time.sleep(0.02)
    assert (house.total, doors.DOORS.inside("127.0.0.1")) == (0, 0)


def test_who_leaves_is_no_longer_counted(place, monkeypatch):
    house = Doors(8)
    monkeypatch.setattr(doors.HttpDoor, "doors", house)
    monkeypatch.setattr(doors.SocketDoor, "doors", house)
    head = b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    key = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ones = [knock(place) for _ in range(6)]
    for number, one in enumerate(ones):
        one.sendall(head + key if number % 2 else head + b"\r\n")  # every other one is no handshake
        one.recv(1024)
    for one in ones:
        one.close()
    end = time.monotonic() + 10
    while house.total and time.monotonic() < end:
        time.sleep(0.05)
    assert (house.total, house.inside("127.0.0.1")) == (0, 0)


def test_a_strangers_nonsense_does_not_fill_the_log(place, caplog):
    with knock(place) as one:
        one.sendall(b"nonsense\r\n\r\n")
        assert b"400" in one.recv(1024)
        assert over(one)
    assert caplog.records == []
