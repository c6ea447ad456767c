"""Pairing, the first run, signing in and out over HTTP, as a phone and a browser see it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from hofmarshal.desk.decider import Issued
from hofmarshal.desk.desk import Desk
from hofmarshal.journal.database import Database
from hofmarshal.journal.sql import SqlJournal
from hofmarshal.rules.notes import Refusal
from hofmarshal.server import device_acts as act
from hofmarshal.server import keys
from hofmarshal.server.accounts import Accounts
from hofmarshal.server.app import HANDLERS
from hofmarshal.server.deciders import SERVER_EVENT
from hofmarshal.server.devices import SERVER
from hofmarshal.server.gate import Gate
from hofmarshal.server.guard import Guard
from hofmarshal.server.identity import Identities
from hofmarshal.server.identity_routes import identity_routes
from hofmarshal.server.links import organiser_link, setup_code
from hofmarshal.server.vault import SqlVault

GOOD = "three quiet horses"
PHONE = "b" * 32
LAN = "http://192.168.1.5:8000"
HERE = "http://localhost:8000"
"""What the organiser's own machine opens."""


class House:
    """The gate over a database, with a clock that stands; `ask` sends requests as from a page of ours."""

    def __init__(self, folder: Path) -> None:
        self.database = Database.open(folder)
        self.journal = SqlJournal(self.database)
        self.at = 1_764_500_000_000
        self.desk = Desk(self.journal, SERVER_EVENT, lambda: self.at)
        self.vault = SqlVault(self.database)
        self.identities = Identities(self.vault, lambda: self.desk.state("devices"))
        self.accounts = Accounts(self.database)
        self.gate = Gate(
            self.identities, self.accounts, self.desk.submit, lambda: self.desk.state("devices"), lambda: self.at
        )
        self.given = 0
        self.cookies: dict[str, str] = {}

    def give(self, command: Any, device: str = SERVER) -> Any:
        self.given += 1
        issued = Issued(id=f"given{self.given:08}", stream="devices", at=self.at, command=command, device=device)
        return self.desk.submit(issued)

    def app(self) -> Any:
        app = Litestar(identity_routes(self.gate), openapi_config=None, exception_handlers=HANDLERS, debug=False)
        return Guard(app)  # type: ignore[arg-type]

    def ask(self, method: str, path: str, base: str = HERE, address: str = "127.0.0.1", **more: Any) -> httpx.Response:
        async def go() -> httpx.Response:
            transport = httpx.ASGITransport(self.app(), client=(address, 5000))
            headers = {"origin": base, "x-hofmarshal-csrf": "1", **more.pop("headers", {})}
            async with httpx.AsyncClient(transport=transport, base_url=base, cookies=self.cookies) as client:
                return await client.request(method, path, headers=headers, **more)

        answer: httpx.Response = asyncio.run(go())
        for name, value in answer.cookies.items():
            self.cookies[name] = value
        return answer

    def set_up(self) -> httpx.Response:
        body = {"code": setup_code(self.vault), "name": "Olena", "password": GOOD, "event": "Invented Cup"}
        return self.ask("POST", "/api/setup", json=body)

    def sign_in(self, base: str = HERE, address: str = "127.0.0.1", **more: Any) -> httpx.Response:
        body = {"name": "Olena", "password": GOOD, **more}
        return self.ask("POST", "/api/sign-in", base, address, json=body)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    house.database.close()


def pairing(
    house: House, code: str, key: bytes, device: str = PHONE, name: str = "Телефон 1", wrong: Any = None
) -> Any:
    proof = keys.mac(key, f"pair\n{code}\n{device}\n{name}").hex()
    body = {"code": code, "device": device, "name": name, "proof": proof, **(wrong or {})}
    return house.ask("POST", "/api/pair", LAN, "192.168.1.77", json=body)


def offered(house: House, **offer: Any) -> tuple[str, bytes]:
    """A code that an organiser's device asked for, and the key its page shows in the QR."""
    secret = b"o" * 32
    if "a" * 32 not in house.desk.state("devices").devices:
        house.give(act.Offer(role="organiser", approved=True, code="organiser1"))
        house.give(act.Join(code="organiser1", device="a" * 32, name="laptop"))
        house.vault.keep("a" * 32, secret)
    house.give(act.Offer(**{"role": "line-marshal", "ring": "1", "code": "codecode1", **offer}), "a" * 32)
    return "codecode1", keys.mac(secret, "pair:codecode1")


# Pairing


def test_a_code_of_another_process_works_before_this_one_has_heard_of_it(house: House):
    """A second process that still knows only what there was before the code was given out, and before the phone joined."""
    before = house.desk.state("devices")
    late = Identities(house.vault, lambda: before, lambda: house.desk.state("devices"))
    code, key = offered(house)
    behind = Gate(late, house.accounts, house.desk.submit, lambda: before, lambda: house.at)
    assert behind.offered(code).role == "line-marshal"
    proof = keys.mac(key, f"pair\n{code}\n{PHONE}\nPhone").hex()
    assert behind.pair(code, PHONE, "Phone", proof).device == PHONE
    hello = late.hello(PHONE, "nonce", keys.mac(keys.device_secret(key, PHONE), "hello\nnonce").hex())
    assert not isinstance(hello, Refusal)
    assert hello.device == PHONE


def test_a_phone_joins_with_the_key_and_waits(house):
    code, key = offered(house)
    answer = pairing(house, code, key)
    assert answer.status_code == 200
    assert answer.json() == {
        "device": PHONE, "name": "Телефон 1", "role": "line-marshal", "ring": "1", "seat": "line-marshal-1",
        "grant": 0, "state": "waiting",
    }  # fmt: skip
    assert house.vault.secret(PHONE) == keys.mac(key, f"device\n{PHONE}")


def test_an_answer_that_was_lost_is_given_again(house):
    code, key = offered(house, approved=True)
    first = pairing(house, code, key)
    house.at += 10_000_000
    again = pairing(house, code, key)
    assert (again.status_code, again.json()) == (200, first.json())
    assert len(house.journal.read("devices")) == 6


def test_who_has_the_code_but_not_the_key_does_not_join(house):
    code, _ = offered(house)
    answer = pairing(house, code, b"guess" * 6 + b"!!")
    assert (answer.status_code, answer.json()["said"]["code"]) == (403, "device-proof-wrong")
    assert PHONE not in house.desk.state("devices").devices
    assert house.vault.secret(PHONE) is None


def test_a_code_of_another_device_has_another_key(house):
    code, _ = offered(house)
    secret = house.vault.secret(SERVER)
    assert secret is not None
    assert pairing(house, code, keys.pairing_key(secret, code)).status_code == 403


def test_a_code_that_ran_out_is_told_so(house):
    code, key = offered(house)
    house.at += 120_001
    answer = pairing(house, code, key)
    assert (answer.status_code, answer.json()["said"]["code"]) == (410, "device-code-gone")


def test_a_phone_asks_first_what_its_code_is_for(house):
    offered(house, approved=True)
    answer = house.ask("GET", "/api/pair/codecode1", LAN, "192.168.1.77")
    until = house.at + 120_000
    assert answer.json() == {"role": "line-marshal", "ring": "1", "seat": "line-marshal-1", "until": until}
    house.at += 120_001
    for code in ("codecode1", "unknown1"):
        answer = house.ask("GET", f"/api/pair/{code}", LAN, "192.168.1.77")
        assert (answer.status_code, answer.json()["said"]["code"]) == (410, "device-code-gone")


def test_another_phone_with_the_same_link_comes_too_late(house):
    code, key = offered(house)
    pairing(house, code, key)
    answer = pairing(house, code, key, device="c" * 32)
    assert (answer.status_code, answer.json()["said"]["code"]) == (410, "device-code-gone")
    assert house.vault.secret("c" * 32) is None


def test_a_device_that_is_known_is_not_taken_over(house):
    code, key = offered(house)
    answer = pairing(house, code, key, device="a" * 32)
    assert (answer.status_code, answer.json()["said"]["code"]) == (409, "device-known")
    assert house.vault.secret("a" * 32) == b"o" * 32


@pytest.mark.parametrize(
    "wrong",
    [
        {"device": "server"},
        {"device": "B" * 32},
        {"device": "b" * 31},
        {"code": "x.y.z"},
        {"name": ""},
        {"name": "n" * 61},
        {"proof": "zz"},
        {"extra": 1},
    ],
)
def test_a_malformed_pairing_is_told_what_is_wrong(house, wrong):
    code, key = offered(house)
    answer = pairing(house, code, key, wrong=wrong)
    assert answer.status_code == 400
    assert set(answer.json()["said"]) >= {"code", "en", "ru", "uk"}


def test_the_terminals_link_makes_an_organiser(house):
    path = organiser_link(house.journal, house.vault, lambda: house.at)
    code, _, key = path.removeprefix("/pair#").partition(".")
    house.at += 14 * 60_000
    answer = pairing(house, code, bytes.fromhex(key))
    assert (answer.json()["role"], answer.json()["state"]) == ("organiser", "paired")
    assert key not in "".join(str(entry.data) for entry in house.journal.read("devices"))


def test_the_terminals_link_lives_a_quarter_of_an_hour(house):
    path = organiser_link(house.journal, house.vault, lambda: house.at)
    code, _, key = path.removeprefix("/pair#").partition(".")
    house.at += 15 * 60_000 + 1
    assert pairing(house, code, bytes.fromhex(key)).status_code == 410


# The first run


def test_the_first_run_makes_account_event_and_device(house):
    assert house.ask("GET", "/api/me").json()["setup"] is True
    answer = house.set_up()
    assert answer.status_code == 201
    me = answer.json()
    assert (me["you"]["role"], me["you"]["state"], me["account"]) == ("organiser", "paired", "Olena")
    assert house.desk.state("programme").name == "Invented Cup"
    assert house.ask("GET", "/api/me").json() == {**me, "setup": False}
    assert house.vault.secret(me["you"]["device"]).hex() == me["secret"]


def test_the_first_run_happens_once(house):
    house.set_up()
    house.cookies.clear()
    answer = house.set_up()
    assert (answer.status_code, answer.json()["said"]["code"]) == (409, "account-set-up")
    assert house.ask("GET", "/api/me").json()["setup"] is False


def test_the_first_run_needs_the_terminals_code(house):
    body = {"code": "0" * 24, "name": "Eve", "password": GOOD, "event": "Mine"}
    answer = house.ask("POST", "/api/setup", json=body)
    assert (answer.status_code, answer.json()["said"]["code"]) == (403, "account-setup-code")
    assert not house.accounts.any()


def test_a_poor_password_changes_nothing(house):
    body = {"code": setup_code(house.vault), "name": "Olena", "password": "short", "event": "Cup"}
    answer = house.ask("POST", "/api/setup", json=body)
    assert (answer.status_code, answer.json()["said"]["code"]) == (400, "account-password-short")
    assert not house.accounts.any()


# Signing in


@pytest.mark.parametrize(
    ("base", "address"),
    [
        (LAN, "192.168.1.77"),
        (LAN, "127.0.0.1"),
        (HERE, "192.168.1.77"),
        ("http://hofmarshal.local:8000", "127.0.0.1"),
    ],
)
def test_passwords_do_not_go_where_others_can_read_along(house, base, address):
    house.set_up()
    house.cookies.clear()
    answer = house.sign_in(base, address)
    assert (answer.status_code, answer.json()["said"]["code"]) == (403, "account-needs-tls")
    assert not house.cookies


def test_over_tls_one_signs_in_from_anywhere(house):
    house.set_up()
    house.cookies.clear()
    answer = house.sign_in("https://192.168.1.5:8000", "192.168.1.77")
    assert answer.status_code == 200
    cookie = answer.headers["set-cookie"].lower()
    assert all(word in cookie for word in ("httponly", "samesite=strict", "secure", "path=/"))


def test_the_secret_is_not_told_over_plain_http(house):
    house.set_up()
    assert house.ask("GET", "/api/me", LAN, "192.168.1.77").json()["secret"] == ""
    assert house.ask("GET", "/api/me").json()["secret"] != ""


def test_a_wrong_password_is_told_and_then_slowed_down(house):
    house.set_up()
    for _ in range(6):
        answer = house.sign_in(password="wrong horses here")
        assert (answer.status_code, answer.json()["said"]["code"]) == (401, "account-wrong")
    answer = house.sign_in()
    assert (answer.status_code, answer.json()["said"]["code"]) == (429, "account-wait")
    assert 1 <= int(answer.headers["retry-after"]) <= 31


def test_a_browser_that_signs_in_again_keeps_its_device(house):
    device = house.set_up().json()["you"]["device"]
    assert house.sign_in(device=device).json()["you"]["device"] == device
    assert house.sign_in().json()["you"]["device"] != device


def test_nobody_gets_another_accounts_device(house):
    device = house.set_up().json()["you"]["device"]
    house.ask("POST", "/api/accounts", json={"name": "Petro", "password": GOOD, "role": "secretary"})
    answer = house.ask("POST", "/api/sign-in", json={"name": "Petro", "password": GOOD, "device": device})
    assert answer.json()["you"]["role"] == "secretary"
    assert answer.json()["you"]["device"] != device


def test_signing_out_ends_session_and_device(house):
    device = house.set_up().json()["you"]["device"]
    token = dict(house.cookies)
    assert house.ask("POST", "/api/sign-out", json={}).status_code == 200
    house.cookies.update(token)
    assert house.ask("GET", "/api/me").json()["you"]["role"] == "spectator"
    assert house.identities.identity(device).state == "revoked"


def test_signing_out_everywhere_ends_all(house):
    first = house.set_up().json()["you"]["device"]
    second = house.sign_in().json()["you"]["device"]
    house.ask("POST", "/api/sign-out", json={"everywhere": True})
    assert {house.identities.identity(d).state for d in (first, second)} == {"revoked"}


def test_a_revoked_browser_is_signed_out(house):
    device = house.set_up().json()["you"]["device"]
    house.give(act.Revoke(device=device))
    assert house.ask("GET", "/api/me").json() == {
        "you": {"device": "", "name": "", "role": "spectator", "ring": "", "seat": "", "grant": 0, "state": ""},
        "secret": "",
        "account": "",
        "setup": False,
    }


def test_when_every_seat_is_taken_the_oldest_browser_makes_room(house):
    first = house.set_up().json()["you"]["device"]
    answers = [house.sign_in() for _ in range(20)]
    assert {answer.status_code for answer in answers} == {200}
    assert house.identities.identity(first).state == "revoked"
    assert answers[-1].json()["you"]["state"] == "paired"


def test_accounts_are_for_organisers(house):
    house.set_up()
    assert house.ask("POST", "/api/accounts", json={"name": "Petro", "password": GOOD, "role": "secretary"}).is_success
    assert [a["name"] for a in house.ask("GET", "/api/accounts").json()] == ["Olena", "Petro"]
    house.ask("POST", "/api/sign-in", json={"name": "Petro", "password": GOOD})
    answer = house.ask("POST", "/api/accounts", json={"name": "Eve", "password": GOOD})
    assert (answer.status_code, answer.json()["said"]["code"]) == (403, "account-not-organiser")
    house.cookies.clear()
    answer = house.ask("GET", "/api/accounts")
    assert (answer.status_code, answer.json()["said"]["code"]) == (401, "account-sign-in-first")


def test_who_is_locked_out_gets_in_by_the_terminals_link(house):
    """An organiser's device signs for a new password; a signature of another path is none."""
    house.set_up()
    house.cookies.clear()
    path = organiser_link(house.journal, house.vault, lambda: house.at)
    code, _, key = path.removeprefix("/pair#").partition(".")
    pairing(house, code, bytes.fromhex(key))
    secret = keys.device_secret(bytes.fromhex(key), PHONE)
    body = b'{"name":"Olena","password":"four quiet horses"}'

    def sent(signed: str) -> httpx.Response:
        sig = keys.mac(secret, signed.encode() + body).hex()
        headers = {"x-hofmarshal-device": PHONE, "x-hofmarshal-signature": sig, "content-type": "application/json"}
        answer: httpx.Response = house.ask("POST", "/api/accounts/password", content=body, headers=headers)
        return answer

    assert sent("POST /api/accounts\n").status_code == 401
    assert sent("POST /api/accounts/password\n").status_code == 200
    assert house.sign_in().status_code == 401
    assert house.sign_in(password="four quiet horses").status_code == 200


def test_what_rests_on_the_cookie_must_come_from_our_own_page(house):
    house.set_up()
    for headers in ({"x-hofmarshal-csrf": ""}, {"origin": ""}, {"origin": "http://evil.example"}, {"origin": "null"}):
        answer = house.ask("POST", "/api/sign-out", json={}, headers=headers)
        assert answer.status_code == 403, headers
    assert house.ask("GET", "/api/me").json()["you"]["role"] == "organiser"


def test_a_form_of_another_site_is_no_json(house):
    house.set_up()
    answer = house.ask("POST", "/api/sign-out", data={"everywhere": "true"})
    assert answer.status_code in (400, 415)
    assert house.ask("GET", "/api/me").json()["you"]["role"] == "organiser"
