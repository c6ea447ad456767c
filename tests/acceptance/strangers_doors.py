"""Strangers at the doors: slow ones, silent crowds, false names, forbidden paths and topics, guesses at codes and passwords."""

from __future__ import annotations

import contextlib
import json
import secrets
import select
import socket
import threading
import time

from product import Promise
from strangers_kit import House, address

from hofmarshal.robots.posting import mac

CROWD = 2_000
DEADLINE = 45.0


class Slow:
    """Connections that never finish, opened at the start: at the end they must be gone."""

    def __init__(self, house: House) -> None:
        self.begun = time.monotonic()
        self.here = address()
        self.heads = [house.open(self.here) for _ in range(40)]
        for one in self.heads[:20]:
            one.sendall(b"GET /api/hello HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        self.bodies = [house.open(self.here) for _ in range(20)]
        for one in self.bodies:
            one.sendall(
                b"POST /api/commands/contest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                b"Content-Length: 5000\r\n\r\n{"
            )
        self.over = False
        threading.Thread(target=self._drip, daemon=True).start()

    def _drip(self) -> None:
        while not self.over and time.monotonic() - self.begun < DEADLINE:
            for one in (*self.heads[:20], *self.bodies):
                with contextlib.suppress(OSError):
                    one.send(b"a")
            time.sleep(0.5)

    def gone(self) -> int:
        """How many of them the server has ended."""
        end = self.begun + DEADLINE
        ones = [*self.heads, *self.bodies]
        while time.monotonic() < end and not all(map(ended, ones)):
            time.sleep(0.2)
        self.over = True
        return sum(map(ended, ones))


def ended(one: socket.socket) -> bool:
    """Whether the other end has hung up."""
    try:
        while select.select([one], [], [], 0)[0]:
            if not one.recv(65536):
                return True
    except OSError:
        return True
    return False


def checks(promise: Promise, house: House, slow: Slow) -> None:
    """All of them; the journal is as it was."""
    before = house.heads()
    for check in (names, paths, topics, codes, passwords):
        print(f" {check.__doc__}")
        check(promise, house)
    print(" Slow ones and crowds.")
    promise.equal("connections that never finish and are ended", slow.gone(), 60)
    crowd(promise, house)
    promise.check("the server lives", house.alive())
    changed = {k: v for k, v in house.heads().items() if before.get(k) != v and k != "programme"}
    promise.check("the journal is as it was", set(changed) <= {"devices"}, changed)


def names(promise: Promise, house: House) -> None:
    """False names: Host, Origin, a cookie without a page of ours."""
    here = address()
    own = f"localhost:{house.server.port}"
    for host, wanted in (("evil.example", 421), ("localhost.evil.example", 421), ("evil.example:80", 421), ("", 400)):
        status, said, _ = house.ask("GET", "/api/hello", headers={"Host": host}, here=here)
        promise.check(f"Host {host or 'empty'}: {wanted}", status == wanted and said["said"]["uk"], status)
    for origin in ("http://evil.example", "null", f"https://{own}", "http://localhost"):
        headers = {"Host": own, "Origin": origin, "content-type": "application/json"}
        status, said, _ = house.ask("POST", "/api/sign-out", "{}", headers, here)
        promise.check(f"Origin {origin}: 403", (status, said["said"]["code"]) == (403, "guard-other-origin"), status)
    handshake = (
        "GET /api/socket HTTP/1.1\r\nHost: {}\r\nOrigin: http://evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    got = house.knock(handshake.format(own).encode(), here=here)
    promise.check("a socket from another page: 403", got.startswith(b"HTTP/1.1 403"), got[:60])
    headers = {"Host": own, "content-type": "application/json", "Cookie": "hofmarshal-session=x"}
    status, said, _ = house.ask("POST", "/api/sign-out", "{}", headers, here)
    promise.check("a cookie alone: 403", (status, said["said"]["code"]) == (403, "guard-csrf"), status)
    post = b"POST /api/pair HTTP/1.1\r\nHost: localhost\r\nContent-Length: "
    for what, data in (
        ("a header that is two", b"GET /api/hello HTTP/1.1\r\nHost: localhost\r\nX: a\x0bb\r\n\r\n"),
        ("no HTTP", b"\x16\x03\x01 hello\r\n\r\n"),
        ("two lengths", post + b"2\r\nContent-Length: 3\r\n\r\n{}"),
        ("length and chunks", post + b"2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
        ("a length without end", post + b"9" * 5000 + b"\r\n\r\n"),
        ("a path in another script", "GET /ж HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()),
    ):
        got = house.knock(data, here=here, seconds=3)
        promise.check(f"{what}: no fault", not got.startswith(b"HTTP/1.1 5"), got[:60])


def paths(promise: Promise, house: House) -> None:
    """Paths that lead elsewhere, and answers that would send one away."""
    here = address()
    marks = ("root:", "[project]", "SQLite format", "PRIVATE KEY")
    roots = ("/", "/assets/", "/api/contests/", "/api/books/", "/api/scenes/", "/api/sheets/", "/trust/")
    ups = (
        "../../../../etc/passwd", "..%2f..%2f..%2fetc%2fpasswd", "%2e%2e/%2e%2e/pyproject.toml", "....//hofmarshal.db",
        "..\\..\\hofmarshal.db", "%00", "a%00.js", "%ff%fe", "x%0d%0aSet-Cookie:%20a=b", "../hofmarshal.db", "/etc/passwd",
    )  # fmt: skip
    odd = []
    for root in roots:
        for up in ups:
            got = house.knock(
                f"GET {root}{up} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode(), here=here
            )
            status = got[9:12]
            head = got.partition(b"\r\n\r\n")[0].lower()
            if status >= b"500" or b"set-cookie" in head or any(mark.encode() in got for mark in marks):
                odd.append((root + up, got[:80]))
    promise.check(
        f"{len(roots) * len(ups)} forbidden paths: nothing is given, no fault, no header smuggled", not odd, odd[:3]
    )
    for path in ("//evil.example", "/\\evil.example", "/%2f/evil.example", "/sign-in?next=http://evil.example"):
        code, _, headers = house.ask("GET", path, here=here)
        promise.check(f"{path} sends nobody away", not headers.get("location") and code < 500, code)


def topics(promise: Promise, house: House) -> None:
    """Private things: topics over the socket, over events and over HTTP; taps; protocols; accounts."""
    private = ["board", "devices", "medic", "ring/1/console", "ring/1/devices", "ring/2/console"]
    for seat in (None, house.seats["line-marshal-1"], house.seats["announcer-1"]):
        wire = house.wire(seat, address())
        wire.say(k="watch", topics=dict.fromkeys((*private, "rings"), 0))
        frames = [wire.next() for _ in range(len(private) + 1)]
        seen = {frame["topic"] for frame in frames if frame["k"] == "snap"}
        who = seat.role if seat else "nobody"
        promise.equal(f"{who} who asks for everything sees", sorted(seen), ["rings"])
        codes = {frame["said"]["code"] for frame in frames if frame["k"] == "wrong"}
        promise.equal(f"{who} is told", sorted(codes), ["wire-not-to-watch"])
        wire.close()
    wire = house.wire(house.seats["hofmarshal"], address())
    wire.say(k="watch", topics={"ring/2/console": 0, "board": 0, "ring/1/console": 0})
    frames = [wire.next() for _ in range(3)]
    promise.equal(
        "a hofmarshal sees only his own ring's console",
        [f["topic"] for f in frames if f["k"] == "snap"],
        ["ring/1/console"],
    )
    wire.close()
    here = address()
    for path in (
        *(f"/api/live?topic={topic}" for topic in private), *(f"/api/scenes/{topic}" for topic in private),
        "/api/live?topic=rings&topic=board", "/api/scenes/ring%2f1%2fconsole", "/api/scenes/ring/1/./console",
    ):  # fmt: skip
        status, said, _ = house.ask("GET", path, here=here)
        promise.check(f"{path}: 404", status == 404 and said["said"]["uk"], status)
    for path, wanted in (
        ("/api/accounts", 401), ("/api/nominations", 401), ("/api/paper/contest/quick/b1", 401),
        ("/api/contests/contest/quick/b1/protocol.yaml", 403), ("/api/contests/devices/protocol.yaml", 404),
        ("/api/why/devices/x", 404), ("/api/books/..", 404),
    ):  # fmt: skip
        status, said, _ = house.ask("GET", path, here=here)
        promise.check(f"{path}: {wanted} with a reason", status == wanted and said["said"]["uk"], status)


def codes(promise: Promise, house: House) -> None:
    """Codes and keys of pairing are not guessed."""
    here = address()
    code = house.desk.code("chief", approved=True).partition(".")[0]
    statuses = []
    for _ in range(150):
        device = secrets.token_hex(16)
        proof = mac(secrets.token_bytes(32), f"pair\n{code}\n{device}\nStranger")
        body = json.dumps({"code": code, "device": device, "name": "Stranger", "proof": proof})
        statuses.append(house.ask("POST", "/api/pair", body, {"content-type": "application/json"}, here)[0])
    promise.check("150 false keys: 403, then 429", set(statuses) == {403, 429} and statuses[-1] == 429, set(statuses))
    promise.check("no more than 130 of them were looked at", statuses.count(403) <= 130, statuses.count(403))
    _, offered, _ = house.ask("GET", f"/api/pair/{code}", here=here)
    promise.check("a code tells a seat and no key", set(offered) == {"role", "ring", "seat", "until"}, offered)
    names = {row["name"] for row in house.desk.view("devices")["devices"]}
    promise.check("no stranger has become a device", "Stranger" not in names)


def passwords(promise: Promise, house: House) -> None:
    """Passwords are not guessed, nor the first run's code."""
    here = address()
    headers = {"content-type": "application/json", "Host": f"localhost:{house.server.port}"}
    guess = json.dumps({"code": "0" * 24, "name": "Eve", "password": "four quiet horses", "event": "Eve's"})
    promise.equal("a guess at the first run's code", house.ask("POST", "/api/setup", guess, headers, here)[0], 403)
    statuses = [
        house.ask("POST", "/api/sign-in", json.dumps({"name": "Olena", "password": f"guess {n} guess"}), headers, here)[
            0
        ]
        for n in range(12)
    ]
    promise.equal("12 guesses at a password", statuses, [401] * 6 + [429] * 6)
    there = {**headers, "Host": f"192.168.1.1:{house.server.port}"}
    status, said, _ = house.ask(
        "POST", "/api/sign-in", json.dumps({"name": "Olena", "password": "x" * 12}), there, here
    )
    promise.check(
        "a password where others read along: 403", (status, said["said"]["code"]) == (403, "account-needs-tls"), status
    )


def crowd(promise: Promise, house: House) -> None:
    """Two thousand sockets that say nothing, and one hofmarshal who is served all the same."""
    places = [address() for _ in range(8)]
    key = (
        b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    silent = []
    for number in range(CROWD):
        one = house.open(places[number % len(places)])
        one.sendall(key)
        silent.append(one)
    good = 0
    for one in silent:
        one.settimeout(30)
        with contextlib.suppress(OSError):
            good += one.recv(12) == b"HTTP/1.1 101"
    promise.check(f"{CROWD} idle sockets are open", good == CROWD, good)
    begun = time.monotonic()
    promise.check("with them the server still works", house.alive())
    promise.say(f"it answered within {time.monotonic() - begun:.2f} s")
    for one in silent:
        one.close()
