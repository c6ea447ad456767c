"""The gate of the event: devices join with a code's key, people sign in, the first one sets the event up."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable

import msgspec

from hofmarshal.desk.answers import Answer
from hofmarshal.desk.decider import Issued
from hofmarshal.rules.notes import Refusal
from hofmarshal.server import keys
from hofmarshal.server.accounts import Account, Accounts
from hofmarshal.server.device_acts import Admit, Command, Join, Offered, Revoke, State, plain_name
from hofmarshal.server.devices import SERVER, STREAM
from hofmarshal.server.errors import HttpRefusal, no
from hofmarshal.server.identity import SPECTATOR, Identities
from hofmarshal.server.links import setup_code
from hofmarshal.server.wire import Identity
from hofmarshal.tournament.programme_words import NameEvent


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who this browser is: its identity, to a session its device's secret (hex) and its account's name.

    `setup`: the event waits for its first account.
    """

    you: Identity
    secret: str = ""
    account: str = ""
    setup: bool = False


class SignedIn(msgspec.Struct, frozen=True):
    """What signing in gives: the answer, and the token for the cookie."""

    me: Me
    token: str


class Gate:
    """Lets devices and people in. Its calls block; loops call them in a thread. Each raises `HttpRefusal`.

    `submit` gives a command to the desk, `look` the present state of the stream `devices`, `now` the server's clock (ms).
    """

    def __init__(
        self,
        identities: Identities,
        accounts: Accounts,
        submit: Callable[[Issued], Answer],
        look: Callable[[], State],
        now: Callable[[], int],
    ) -> None:
        self.identities = identities
        self.accounts = accounts
        self._submit = submit
        self._look = look
        self._now = now

    # Devices

    def offered(self, code: str) -> Offered:
        """What an open code is for, so that a phone can greet its holder before it joins."""
        offer = self._look().offers.get(code) or self.identities.look_again().offers.get(code)
        if offer is None or offer.until < self._now():
            raise no(410, "device-code-gone")
        return offer

    def pair(self, code: str, device: str, name: str, proof: str) -> Identity:
        """A device joins with the key of a code. Asked again after a lost answer, it is the same answer."""
        state = self._look()
        if code not in state.offers:
            state = self.identities.look_again()
        offer, row = state.offers.get(code), state.devices.get(device)
        giver = offer.by if offer else row.giver if row and row.code == code else ""
        if not giver:
            raise no(410, "device-code-gone")
        key = self.identities.pairing_key(giver, code)
        if key is None or not keys.matches(key, keys.pairing_message(code, device, name), proof):
            raise no(403, "device-proof-wrong")
        if row is None or row.code != code:
            self._join(code, device, name)
        self.identities.vault.keep(device, keys.device_secret(key, device))
        return self.identities.identity(device)

    def _join(self, code: str, device: str, name: str) -> None:
        if not plain_name(name):
            raise no(400, "device-name-empty")
        answer = self._ask(Join(code=code, device=device, name=name))
        row = self._look().devices.get(device)
        if answer.refusal and not (row and row.code == code):  # a twin of this request may have come first
            status = 409 if answer.refusal.code == "device-known" else 410
            raise HttpRefusal(status, answer.refusal)

    # People

    def sign_in(self, name: str, password: str, address: str, device: str = "", called: str = "") -> SignedIn:
        """Sign in with an account; `device` is what this browser was before, `called` what it is to be called."""
        wait = self.accounts.turn(name, address)
        if wait:
            raise HttpRefusal(429, no(429, "account-wait", seconds=wait).refusal, {"Retry-After": str(wait)})
        account = self.accounts.check(name, password, address)
        if account is None:
            raise no(401, "account-wrong")
        return self._welcome(account, device, called)

    def set_up(self, code: str, name: str, password: str, event: str, called: str = "") -> SignedIn:
        """The first account and the event's name, with the code that only the terminal showed."""
        if self.accounts.any():
            raise no(409, "account-set-up")
        if not hmac.compare_digest(code.encode("utf-8", "replace"), self.setup_code().encode()):
            raise no(403, "account-setup-code")
        if not event.strip() or not name.strip():
            raise no(400, "account-names-empty")
        account = self.accounts.make(name, password, "organiser", self._now(), first=True)
        if isinstance(account, Refusal):
            raise HttpRefusal(409 if account.code == "account-set-up" else 400, account)
        self._ask(NameEvent(name=" ".join(event.split())), "programme")
        return self._welcome(account, "", called)

    def setup_code(self) -> str:
        """The code of the first run."""
        return setup_code(self.identities.vault)

    def me(self, token: str) -> Me:
        """Who a browser with this session's token is; a spectator without."""
        session = self.accounts.session(token, self._now())
        if session is None:
            return Me(you=SPECTATOR, setup=not token and not self.accounts.any())
        you = self.identities.identity(session.device)
        secret = self.identities.vault.secret(session.device)
        if secret is None or you.state in ("", "revoked"):
            self.accounts.end(token)
            return Me(you=SPECTATOR)
        return Me(you=you, secret=secret.hex(), account=session.account.name)

    def sign_out(self, token: str, *, everywhere: bool = False) -> None:
        """End the session and its device, or all of the account's."""
        session = self.accounts.session(token, self._now())
        if session is None:
            return
        devices = self.accounts.end_all(session.account.id) if everywhere else (session.device,)
        self.accounts.end(token)
        for device in devices:
            self._ask(Revoke(device=device))

    def make_account(self, name: str, password: str, role: str) -> Account:
        """Another account."""
        return _or_raise(self.accounts.make(name, password, role, self._now()))

    def change_password(self, name: str, password: str) -> Account:
        """Another password for an account; whoever is signed in with it is signed out, and his devices end."""
        before = self._devices_of(name)
        account = _or_raise(self.accounts.change_password(name, password))
        for device in before:
            self._ask(Revoke(device=device))
        return account

    def _devices_of(self, name: str) -> tuple[str, ...]:
        known = self.accounts.named(name)
        return self.accounts.devices(known.id) if known else ()

    def _welcome(self, account: Account, device: str, called: str) -> SignedIn:
        row = self._look().devices.get(device)
        if row is None or row.account != account.id or row.state not in ("paired", "replaced"):
            device = self._admitted(account, called)
        secret = self.identities.vault.keep(device, keys.new_secret())
        token = self.accounts.begin(account, device, self._now())
        you = self.identities.identity(device)
        return SignedIn(Me(you=you, secret=secret.hex(), account=account.name), token)

    def _admitted(self, account: Account, called: str) -> str:
        """A new device for the account; where every seat is taken, the account's oldest one makes room."""
        device = secrets.token_hex(16)
        name = plain_name(called) or plain_name(account.name)
        admit = Admit(device=device, name=name, role=account.role, account=account.id)
        answer = self._ask(admit)
        oldest = next(iter(self.accounts.devices(account.id)), "")
        if answer.refusal and oldest:
            self.accounts.end_device(oldest)
            self._ask(Revoke(device=oldest))
            answer = self._ask(admit)
        if answer.refusal:
            raise HttpRefusal(409, answer.refusal)
        return device

    def _ask(self, command: Command | NameEvent, stream: str = STREAM) -> Answer:
        return self._submit(
            Issued(
                id=secrets.token_hex(16),
                stream=stream,
                at=self._now(),
                command=command,
                seat=SERVER,
                device=SERVER,
            )
        )


def _or_raise(made: Account | Refusal) -> Account:
    if isinstance(made, Refusal):
        raise HttpRefusal(400, made)
    return made
