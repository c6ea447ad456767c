"""The routes of who is who: pairing, signing in and out, the first run, accounts."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from hofmarshal.server.accounts import Account
from hofmarshal.server.device_acts import DeviceId, Name
from hofmarshal.server.errors import HttpRefusal, no
from hofmarshal.server.gate import Gate, Me, SignedIn
from hofmarshal.server.origins import address_of, is_private, raw_body
from hofmarshal.server.wire import Identity

COOKIE = "hofmarshal-session"
DEVICE, SIGNATURE = "X-Hofmarshal-Device", "X-Hofmarshal-Signature"
COOKIE_AGE = 30 * 24 * 3600

Asked = Request[Any, Any, Any]
Login = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Password = Annotated[str, msgspec.Meta(min_length=1, max_length=1024)]
Mac = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$")]


class Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a browser sends."""


class Pair(Form, frozen=True, kw_only=True):
    """The phone's half of pairing: `proof` is the HMAC of code, device and name under the link's key."""

    code: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]{8,32}$")]
    device: DeviceId
    name: Name
    proof: Mac


class SignIn(Form, frozen=True, kw_only=True):
    """Name and password; `device` is what this browser was before, `called` what it is to be called."""

    name: Login
    password: Password
    device: Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{32})?$")] = ""
    called: Annotated[str, msgspec.Meta(max_length=60)] = ""


class SignOut(Form, frozen=True, kw_only=True):
    """End this session, or all of this account's."""

    everywhere: bool = False


class SetUp(Form, frozen=True, kw_only=True):
    """The first run: the code of the terminal's link, the first account, the event's name."""

    code: Annotated[str, msgspec.Meta(max_length=64)]
    name: Login
    password: Password
    event: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    called: Annotated[str, msgspec.Meta(max_length=60)] = ""


class NewAccount(Form, frozen=True, kw_only=True):
    """An account: who, and what he may do (`organiser`, `chief` or `secretary`)."""

    name: Login
    password: Password
    role: Annotated[str, msgspec.Meta(pattern=r"^(organiser|chief|secretary)$")] = "organiser"


class NewPassword(Form, frozen=True, kw_only=True):
    """Another password for an account."""

    name: Login
    password: Password


class ForSeat(msgspec.Struct, frozen=True, kw_only=True):
    """What an open code is for, and until when (ms) it may be used."""

    role: str
    ring: str
    seat: str
    until: int


def identity_routes(gate: Gate, origin: str = "") -> list[HTTPRouteHandler]:
    """The handlers; `origin` is the server's own one where it has one."""

    @post("/api/pair", status_code=200, sync_to_thread=True, tags=["identity"])
    def pair(request: Asked, data: JSONBody[Pair]) -> Identity:
        """A device joins with the key of its code and waits to be approved."""
        return gate.pair(data.code, data.device, data.name, data.proof)

    @get("/api/pair/{code:str}", sync_to_thread=True, tags=["identity"])
    def offered(code: FromPath[str]) -> ForSeat:
        """The seat of an open code: a phone greets its holder with it."""
        found = gate.offered(code)
        return ForSeat(role=found.role, ring=found.ring, seat=found.seat, until=found.until)

    @post("/api/sign-in", status_code=200, sync_to_thread=True, tags=["identity"])
    def sign_in(request: Asked, data: JSONBody[SignIn]) -> Response[Me]:
        """Sign in: a session, and a device for this browser with its secret."""
        private(request, origin)
        done = gate.sign_in(data.name, data.password, address_of(request.scope), data.device, data.called)
        return _with_cookie(done, request)

    @post("/api/sign-out", status_code=200, sync_to_thread=True, tags=["identity"])
    def sign_out(request: Asked, data: JSONBody[SignOut]) -> Response[Me]:
        """End this session and its device, or all of the account's."""
        gate.sign_out(request.cookies.get(COOKIE, ""), everywhere=data.everywhere)
        answer = Response(Me(you=Identity()))
        answer.delete_cookie(COOKIE)
        return answer

    @get("/api/me", sync_to_thread=True, tags=["identity"])
    def me(request: Asked) -> Me:
        """Who this browser is by its session; its device's secret only where nobody can read along."""
        found = gate.me(request.cookies.get(COOKIE, ""))
        if is_private(request.scope, origin):
            return found
        return msgspec.structs.replace(found, secret="")

    @post("/api/setup", status_code=201, sync_to_thread=True, tags=["identity"])
    def set_up(request: Asked, data: JSONBody[SetUp]) -> Response[Me]:
        """The first run: the first account and the event's name."""
        private(request, origin)
        return _with_cookie(gate.set_up(data.code, data.name, data.password, data.event, data.called), request)

    return [pair, offered, sign_in, sign_out, me, set_up, *account_routes(gate, origin)]


def account_routes(gate: Gate, origin: str = "") -> list[HTTPRouteHandler]:
    """The handlers for organisers, who look after accounts."""

    @get("/api/accounts", sync_to_thread=True, tags=["identity"])
    def list_accounts(request: Asked) -> list[Account]:
        """Every account, for organisers."""
        organiser(gate, request, origin)
        return list(gate.accounts.all())

    @post("/api/accounts", status_code=201, sync_to_thread=True, tags=["identity"])
    def make_account(request: Asked, data: JSONBody[NewAccount]) -> Account:
        """Another account, made by an organiser."""
        organiser(gate, request, origin)
        return gate.make_account(data.name, data.password, data.role)

    @post("/api/accounts/password", status_code=200, sync_to_thread=True, tags=["identity"])
    def change_password(request: Asked, data: JSONBody[NewPassword]) -> Account:
        """Another password for an account; whoever was signed in with it is signed out."""
        organiser(gate, request, origin)
        return gate.change_password(data.name, data.password)

    return [list_accounts, make_account, change_password]


def private(request: Asked, origin: str = "") -> None:
    """Let only requests pass that nobody can read along; raises `HttpRefusal`."""
    if not is_private(request.scope, origin):
        raise no(403, "account-needs-tls")


def who(gate: Gate, request: Asked) -> Identity:
    """Who asks: by the signature of a device over `METHOD PATH`, a line's end and the body, else by the session.

    The path is without its query and unquoted.

    Raises `HttpRefusal` for a signature that is wrong; a session's cookie does not mend it.
    """
    sig = request.headers.get(SIGNATURE)
    if sig is None:
        return gate.me(request.cookies.get(COOKIE, "")).you
    device = request.headers.get(DEVICE, "")
    signed = f"{request.method} {request.scope['path']}\n".encode() + raw_body(request.scope)
    unsigned = gate.identities.signed(device, signed, sig)
    if unsigned is not None:
        raise HttpRefusal(401, unsigned)
    return gate.identities.identity(device)


def session_of(gate: Gate, request: Asked) -> str:
    """The device of the session that a request's cookie proves; empty without one."""
    token = request.cookies.get(COOKIE, "")
    return gate.me(token).you.device if token else ""


def organiser(gate: Gate, request: Asked, origin: str = "") -> None:
    """Let only organisers pass, and only where nobody can read along; raises `HttpRefusal`."""
    private(request, origin)
    you = who(gate, request)
    if you.state != "paired":
        raise no(401, "account-sign-in-first")
    if you.role != "organiser":
        raise no(403, "account-not-organiser")


def _with_cookie(done: SignedIn, request: Asked) -> Response[Me]:
    """The answer with the session's cookie: no script reads it, no other site sends it."""
    secure = request.scope.get("scheme") == "https"
    cookie = Cookie(key=COOKIE, value=done.token, max_age=COOKIE_AGE, httponly=True, samesite="strict", secure=secure)
    return Response(done.me, cookies=[cookie])
