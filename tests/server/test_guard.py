"""What stands before every request: names, origins, sizes, rates, headers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from hofmarshal.server.guard import VIDEOS_AT_ONCE, Guard, Limits
from hofmarshal.server.guard import App as AsgiApp
from hofmarshal.server.origins import BODY, address_of, is_local_name, is_private

Headers = dict[str, str]


class App:
    """An app that notes what reaches it and answers 200, or what `status` says."""

    def __init__(self, status: int = 200) -> None:
        self.seen: list[bytes] = []
        self.sockets = 0
        self.status = status

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            self.sockets += 1
            await send({"type": "websocket.accept"})
            return
        body = (await receive())["body"]
        assert body == scope[BODY]
        self.seen.append(body)
        await send({"type": "http.response.start", "status": self.status, "headers": [(b"x-own", b"1")]})
        await send({"type": "http.response.body", "body": b"ok"})


class Answer:
    def __init__(self, sent: list[Any]) -> None:
        self.sent = sent
        self.status = sent[0].get("status", 0)
        self.headers = {k.decode(): v.decode() for k, v in sent[0].get("headers", [])}
        self.body = b"".join(m.get("body", b"") for m in sent)

    @property
    def code(self) -> str:
        return str(json.loads(self.body)["said"]["code"])


def ask(
    guard: AsgiApp,
    method: str = "GET",
    path: str = "/",
    headers: Headers | None = None,
    *,
    chunks: tuple[bytes, ...] = (b"",),
    client: str = "192.168.1.20",
    scheme: str = "http",
    receive: Callable[[], Any] | None = None,
    kind: str = "http",
    extensions: tuple[str, ...] = ("websocket.http.response",),
) -> Answer:
    """One request through the guard."""
    given = {"host": "192.168.1.5:8000", **(headers or {})}
    scope = {
        "type": kind,
        "method": method,
        "path": path,
        "scheme": scheme,
        "client": (client, 5000),
        "headers": [(k.encode(), v.encode()) for k, v in given.items() if v],
        "extensions": {name: {} for name in extensions},
    }
    parts = list(chunks)
    sent: list[Any] = []

    async def receiving() -> Any:
        if kind == "websocket":
            return {"type": "websocket.connect"}
        return {"type": "http.request", "body": parts.pop(0), "more_body": bool(parts)}

    async def sending(message: Any) -> None:
        sent.append(message)

    async def go() -> None:
        await guard(scope, receive or receiving, sending)

    asyncio.run(go())
    return Answer(sent)


# Sizes


def test_a_body_comes_through_whole():
    app = App()
    assert ask(Guard(app), "POST", chunks=(b"a" * 40_000, b"b" * 25_536)).status == 200
    assert app.seen == [b"a" * 40_000 + b"b" * 25_536]


@pytest.mark.parametrize(
    ("headers", "chunks"),
    [
        ({"content-length": "65537"}, (b"",)),
        ({"content-length": "1" * 30}, (b"",)),
        ({"content-length": "-1"}, (b"",)),
        ({}, (b"a" * 40_000, b"b" * 25_537)),
        ({"content-length": "5"}, (b"a" * 70_000,)),
    ],
    ids=["announced", "absurd", "negative", "chunked", "lying"],
)
@pytest.mark.parametrize("method", ["POST", "GET"])
def test_what_is_too_large_does_not_reach_the_app(headers, chunks, method):
    app = App()
    answer = ask(Guard(app), method, headers=headers, chunks=chunks)
    assert (answer.status, answer.code, app.seen) == (413, "guard-too-large", [])


def test_who_shows_who_he_is_may_send_a_file_where_files_go():
    app = App()
    guard = Guard(app)
    large: dict[str, Any] = {"headers": {"x-hofmarshal-signature": "00"}, "chunks": (b"a" * 1_000_000,)}
    assert ask(guard, "POST", "/api/event/nominations", **large).status == 200
    assert ask(guard, "POST", "/api/sign-in", **large).status == 413
    assert ask(guard, "POST", "/api/event/nominations", chunks=(b"a" * 1_000_000,)).status == 413
    huge = {**large, "chunks": (b"a" * 8_388_609,)}
    assert ask(guard, "POST", "/api/event/nominations", **huge).status == 413


def test_a_body_that_does_not_come_is_given_up():
    app = App()

    async def never() -> Any:
        await asyncio.sleep(60)

    answer = ask(Guard(app, limits=Limits(body_seconds=0.05)), "POST", receive=never)
    assert (answer.status, answer.code, app.seen) == (408, "guard-too-slow", [])


def test_a_body_that_drips_is_given_up_as_well():
    async def drip() -> Any:
        await asyncio.sleep(0.01)
        return {"type": "http.request", "body": b"x", "more_body": True}

    assert ask(Guard(App(), limits=Limits(body_seconds=0.1)), "POST", receive=drip).status == 408


# Names and origins


@pytest.mark.parametrize(
    "host",
    ["192.168.1.5:8000", "[fd00::5]:8000", "localhost", "laptop:8000", "laptop.local", "LAPTOP.LAN:8000", "10.0.0.1"],
)
def test_this_machine_is_known_by_address_and_local_name(host):
    assert ask(Guard(App()), headers={"host": host}).status == 200


@pytest.mark.parametrize("host", ["evil.example", "192.168.1.5.evil.example", "local.evil.example:8000", "evil.com."])
def test_a_strangers_name_that_points_here_is_refused(host):
    app = App()
    answer = ask(Guard(app), headers={"host": host})
    assert (answer.status, answer.code, app.seen) == (421, "guard-host", [])


def test_a_request_without_a_name_is_refused():
    for host in ("", ":8000", "[::"):
        assert ask(Guard(App()), headers={"host": host}).code == "guard-no-host"


def test_with_an_origin_every_other_name_is_told_where_the_event_is():
    guard = Guard(App(), origin="https://turnir.example/")
    assert ask(guard, headers={"host": "turnir.example"}, scheme="https").status == 200
    assert ask(guard, headers={"host": "localhost:8000"}).status == 200
    answer = ask(guard, headers={"host": "192.168.1.5:8000"})
    said = json.loads(answer.body)["said"]
    assert (answer.status, said["code"]) == (421, "guard-other-origin")
    for lang in ("en", "ru", "uk"):
        assert "192.168.1.5:8000" in said[lang]
        assert "https://turnir.example" in said[lang]


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize(
    ("origin", "refused"),
    [
        ("http://192.168.1.5:8000", False),
        ("HTTP://192.168.1.5:8000", False),
        ("", False),
        ("http://192.168.1.6:8000", True),
        ("http://192.168.1.5", True),
        ("https://192.168.1.5:8000", True),
        ("http://evil.example", True),
        ("null", True),
        ("http://[", True),
    ],
)
def test_a_changed_origin_is_a_loud_error_that_says_both(kind, origin, refused):
    app = App()
    answer = ask(Guard(app), "POST", headers={"origin": origin}, kind=kind)
    assert bool(app.seen or app.sockets) != refused
    if refused:
        assert (answer.status, answer.code) == (403, "guard-other-origin")
        assert origin.encode() in answer.body
        assert b"http://192.168.1.5:8000" in answer.body


def test_reading_needs_no_origin_of_ours():
    assert ask(Guard(App()), headers={"origin": "http://evil.example"}).status == 200


def test_a_socket_that_cannot_be_answered_is_closed():
    answer = ask(Guard(App()), headers={"origin": "http://evil.example"}, kind="websocket", extensions=())
    assert answer.sent == [{"type": "websocket.close", "code": 1008, "reason": "guard-other-origin"}]


OWN = {"cookie": "a=b; hofmarshal-session=token", "origin": "http://192.168.1.5:8000", "x-hofmarshal-csrf": "1"}


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
@pytest.mark.parametrize("missing", ["origin", "x-hofmarshal-csrf"])
def test_the_cookie_alone_changes_nothing(method, missing):
    app = App()
    assert ask(Guard(app), method, headers=OWN).status == 200
    answer = ask(Guard(app), method, headers={**OWN, missing: ""})
    assert (answer.status, answer.code, len(app.seen)) == (403, "guard-csrf", 1)


def test_what_is_signed_or_only_read_does_not_rest_on_the_cookie():
    signed = {"cookie": OWN["cookie"], "x-hofmarshal-signature": "00"}
    assert ask(Guard(App()), "POST", headers=signed).status == 200
    assert ask(Guard(App()), "GET", headers={"cookie": OWN["cookie"]}).status == 200


# Rates


class Hand:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_stranger_who_knocks_a_thousand_times_a_second_is_refused_unheard():
    clock, app = Hand(), App(status=403)
    guard = Guard(app, clock=clock)
    answers = []
    for _ in range(3000):
        clock.now += 0.001
        answers.append(ask(guard, "POST", "/api/commands/contest"))
    statuses = [answer.status for answer in answers]
    assert statuses[:100] == [403] * 100
    assert statuses.count(429) > 2800
    assert len(app.seen) < 150
    assert answers[-1].code == "guard-too-many"
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert ask(guard, "POST", client="192.168.1.21").status == 403
    assert ask(guard, "GET").status == 403, "he may still look"
    clock.now += 60
    assert ask(guard, "POST").status == 403


def test_who_is_let_in_is_not_slowed_down():
    clock, app = Hand(), App()
    guard = Guard(app, clock=clock)
    for _ in range(2000):
        clock.now += 0.01
        assert ask(guard, "POST").status == 200


def test_looking_has_a_limit_too():
    clock = Hand()
    guard = Guard(App(), clock=clock, limits=Limits(rate=10, burst=20))
    assert [ask(guard).status for _ in range(21)] == [200] * 20 + [429]


def test_sockets_have_a_limit_of_their_own():
    clock, app = Hand(), App()
    guard = Guard(app, clock=clock, limits=Limits(sockets=1, sockets_burst=3))
    answers = [ask(guard, kind="websocket") for _ in range(4)]
    assert app.sockets == 3
    assert answers[-1].status == 429


# Headers


def test_pages_may_load_nothing_from_elsewhere_and_run_nothing_inline():
    policy = ask(Guard(App()), path="/pad").headers["content-security-policy"]
    rules = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == "'self'"
    assert rules["connect-src"] == "'self' ws://192.168.1.5:8000 wss://192.168.1.5:8000"
    assert rules["frame-ancestors"] == "'none'"
    assert rules["base-uri"] == "'none'"
    assert "unsafe-eval" not in policy


@pytest.mark.parametrize(
    ("path", "framed"), [("/overlay", True), ("/overlay/1", True), ("/overlays", False), ("/", False), ("/pad", False)]
)
def test_only_the_overlay_may_be_framed(path, framed):
    headers = ask(Guard(App()), path=path).headers
    assert ("frame-ancestors *" in headers["content-security-policy"]) == framed
    assert ("x-frame-options" not in headers) == framed


def test_every_answer_carries_the_headers_refusals_too():
    for answer in (ask(Guard(App())), ask(Guard(App()), "POST", headers={"origin": "http://evil.example"})):
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "content-security-policy" in answer.headers
    assert ask(Guard(App())).headers["x-own"] == "1"


def test_scripts_and_styles_carry_what_concerns_them():
    """A policy holds for pages; anything else that lies under assets, and other addresses that end so, has it all."""
    for path in ("/assets/x.js", "/assets/x.css"):
        headers = ask(Guard(App()), path=path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "content-security-policy" not in headers
    for path in ("/assets/x.svg", "/assets/x.html", "/api/assets/x.js", "/info-worker.js", "/pad/assets/x.js"):
        assert "content-security-policy" in ask(Guard(App()), path=path).headers, path


def test_answers_of_the_api_are_not_stored():
    assert ask(Guard(App()), path="/api/me").headers["cache-control"] == "no-store"
    assert "cache-control" not in ask(Guard(App()), path="/assets/x.js").headers


def test_a_host_cannot_smuggle_a_rule_into_the_policy():
    policy = ask(Guard(App()), headers={"host": "a; script-src *"}).headers["content-security-policy"]
    assert "script-src *" not in policy


# Where a request comes from


@pytest.mark.parametrize(
    ("client", "scheme", "host", "origin", "private"),
    [
        ("192.168.1.20", "https", "192.168.1.5", "", True),
        ("127.0.0.1", "http", "localhost:8000", "", True),
        ("::1", "http", "[::1]:8000", "", True),
        ("127.0.0.1", "http", "127.0.0.1", "", True),
        ("127.0.0.1", "http", "turnir.example", "https://turnir.example", True),
        ("192.168.1.20", "http", "turnir.example", "https://turnir.example", False),
        ("127.0.0.1", "http", "turnir.example", "", False),
        ("192.168.1.20", "http", "localhost", "", False),
        ("192.168.1.20", "http", "192.168.1.5", "", False),
    ],
)
def test_where_nobody_can_read_along(client, scheme, host, origin, private):
    scope = {"client": (client, 1), "scheme": scheme, "headers": [(b"host", host.encode())]}
    assert is_private(scope, origin) == private


def test_an_ipv6_household_is_one_address():
    scopes = [{"client": (host, 1)} for host in ("2001:db8:1:2:aaaa::1", "2001:db8:1:2:bbbb::2")]
    assert len({address_of(scope) for scope in scopes}) == 1
    assert address_of({"client": ("::ffff:192.168.1.9", 1)}) == "192.168.1.9"
    assert address_of({"client": None}) == ""


def test_no_name_of_the_internet_is_local():
    assert not any(map(is_local_name, ("evil.example", "local.com", "a.lan.evil.org", "")))


def test_a_video_may_be_larger_and_few_come_at_once() -> None:
    guard = Guard(App(), limits=Limits(large=1000, video=5000))
    shown = {"x-hofmarshal-pass": "31.ab"}
    path = "/api/files/video/shields/1"
    assert ask(guard, "POST", path, headers=shown, chunks=(b"a" * 4000,)).status == 200
    assert ask(guard, "POST", path, headers=shown, chunks=(b"a" * 6000,)).status == 413
    assert ask(guard, "POST", "/api/files/import", headers=shown, chunks=(b"a" * 4000,)).status == 413
    assert ask(guard, "POST", path, chunks=(b"a" * 70_000,)).status == 413, "nobody said who he is"


def test_a_fourth_video_waits_until_one_has_come() -> None:
    guard = Guard(App())
    shown = {"x-hofmarshal-pass": "31.ab"}
    path = "/api/files/video/shields/1"
    guard._videos = VIDEOS_AT_ONCE
    answer = ask(guard, "POST", path, headers=shown, chunks=(b"a",))
    assert (answer.status, answer.code) == (429, "guard-videos-at-once")
    assert int(answer.headers["retry-after"]) > 0
    guard._videos -= 1
    assert ask(guard, "POST", path, headers=shown, chunks=(b"a",)).status == 200
    assert guard._videos == VIDEOS_AT_ONCE - 1
