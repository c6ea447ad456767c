"""Accounts and sessions: passwords as argon2 hashes, session tokens only as their hashes, guesses slowed down."""

from __future__ import annotations

import base64
import hashlib
import secrets
import threading
import time
import unicodedata
from collections.abc import Callable

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from hofmarshal.journal.database import Database
from hofmarshal.rules.notes import Refusal
from hofmarshal.server.buckets import Buckets
from hofmarshal.server.tables import accounts, sessions

SESSION_LIFE = 30 * 24 * 3600 * 1000
"""How long (ms) a session lasts: longer than any event, with its preparation."""

SHORTEST, LONGEST = 10, 256
PLAIN = frozenset("1234567890 qwertyuiop qwerty12345 password123 password12 hofmarshal qwertyuiop1 0987654321".split())
HASHERS = 2
"""How many passwords are checked at once: each takes 64 MB and a core for a moment."""


class Account(msgspec.Struct, frozen=True):
    """Somebody who may sign in."""

    id: str
    name: str
    role: str


class Session(msgspec.Struct, frozen=True):
    """A browser that is signed in: whose it is, its device, and when (ms) it ends."""

    account: Account
    device: str
    until: int


class Accounts:
    """The accounts of an event. Safe to use from several threads; its calls block, so loops call them in a thread."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.monotonic) -> None:
        self._database = database
        self._hasher = PasswordHasher()
        self._nobody = _unhashed(self._hasher)
        self._turns = threading.BoundedSemaphore(HASHERS)
        self._from_here = Buckets(rate=1 / 30, burst=6, clock=clock)
        self._by_address = Buckets(rate=1 / 5, burst=20, clock=clock)
        self._by_account = Buckets(rate=1 / 2, burst=60, clock=clock)
        self._asking = threading.Lock()

    def any(self) -> bool:
        """Whether there is an account: until then the server waits to be set up."""
        with self._database.read() as connection:
            return connection.execute(sa.select(accounts.c.id).limit(1)).first() is not None

    def named(self, name: str) -> Account | None:
        """The account of this name."""
        with self._database.read() as connection:
            row = connection.execute(sa.select(accounts).where(accounts.c.login == folded(name))).first()
        return Account(row.id, row.name, row.role) if row else None

    def all(self) -> tuple[Account, ...]:
        """Every account, by name."""
        with self._database.read() as connection:
            rows = connection.execute(sa.select(accounts).order_by(accounts.c.login)).all()
        return tuple(Account(row.id, row.name, row.role) for row in rows)

    def make(self, name: str, password: str, role: str, now: int, *, first: bool = False) -> Account | Refusal:
        """Make an account; `first` only if there is none yet."""
        poor = poor_password(password, name)
        if poor:
            return poor
        made = Account(secrets.token_hex(8), " ".join(name.split()), role)
        hashed = self._hash(password)

        def job(connection: sa.Connection) -> Account | Refusal:
            if first and connection.execute(sa.select(accounts.c.id).limit(1)).first():
                return Refusal("account-set-up")
            if connection.execute(sa.select(accounts.c.id).where(accounts.c.login == folded(name))).first():
                return Refusal("account-name-taken", {"name": made.name})
            row = {"id": made.id, "login": folded(name), "name": made.name, "role": role}
            connection.execute(sa.insert(accounts).values(**row, password=hashed, made=now))
            return made

        return self._database.write(job)

    def change_password(self, name: str, password: str) -> Account | Refusal:
        """Give an account another password and end all its sessions."""
        poor = poor_password(password, name)
        if poor:
            return poor
        hashed = self._hash(password)

        def job(connection: sa.Connection) -> Account | Refusal:
            row = connection.execute(sa.select(accounts).where(accounts.c.login == folded(name))).first()
            if row is None:
                return Refusal("account-unknown", {"name": name})
            connection.execute(sa.update(accounts).where(accounts.c.id == row.id).values(password=hashed))
            connection.execute(sa.delete(sessions).where(sessions.c.account == row.id))
            return Account(row.id, row.name, row.role)

        return self._database.write(job)

    def turn(self, name: str, address: str) -> int:
        """Take a turn at guessing this account's password from this address: 0, or the whole seconds until there is one.

        Taken at once for all limits, so that a hundred guesses in one moment are no more than the limit.
        """
        limits = self._limits(name, address)
        with self._asking:
            seconds = max(bucket.wait(key) for bucket, key in limits)
            if not seconds:
                for bucket, key in limits:
                    bucket.charge(key)
        return int(seconds) + 1 if seconds else 0

    def _limits(self, name: str, address: str) -> tuple[tuple[Buckets, str], ...]:
        """An account is held up for one address long before it is for all: a stranger must not lock its owner out."""
        login = folded(name)
        return (self._from_here, f"{login}\n{address}"), (self._by_address, address), (self._by_account, login)

    def check(self, name: str, password: str, address: str) -> Account | None:
        """The account with this name and password; an unknown name takes no less time. A right one gives its turns back."""
        with self._database.read() as connection:
            row = connection.execute(sa.select(accounts).where(accounts.c.login == folded(name))).first()
        if not self._right(row.password if row else self._nobody, password) or row is None:
            return None
        for bucket, key in self._limits(name, address):
            bucket.forgive(key)
        if self._hasher.check_needs_rehash(row.password):
            self._rehash(row.id, password)
        return Account(row.id, row.name, row.role)

    def begin(self, account: Account, device: str, now: int) -> str:
        """Begin a session; the token for the cookie. Sessions that are over go."""
        token = secrets.token_urlsafe(32)

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.delete(sessions).where(sessions.c.until < now))
            row = {"token": hashed_token(token), "account": account.id, "device": device}
            connection.execute(sa.insert(sessions).values(**row, made=now, until=now + SESSION_LIFE))

        self._database.write(job)
        return token

    def session(self, token: str, now: int) -> Session | None:
        """The session of a cookie's token, if it is not over."""
        if not token:
            return None
        query = sa.select(sessions.c.device, sessions.c.until, accounts.c.id, accounts.c.name, accounts.c.role).join(
            accounts, accounts.c.id == sessions.c.account
        )
        with self._database.read() as connection:
            row = connection.execute(query.where(sessions.c.token == hashed_token(token))).first()
        if row is None or row.until < now:
            return None
        return Session(Account(row.id, row.name, row.role), row.device, row.until)

    def end(self, token: str) -> None:
        """End one session."""
        self._database.write(lambda c: c.execute(sa.delete(sessions).where(sessions.c.token == hashed_token(token))))

    def end_all(self, account: str) -> tuple[str, ...]:
        """End every session of an account; the devices they had."""

        def job(connection: sa.Connection) -> tuple[str, ...]:
            found = (
                connection.execute(sa.select(sessions.c.device).where(sessions.c.account == account)).scalars().all()
            )
            connection.execute(sa.delete(sessions).where(sessions.c.account == account))
            return tuple(found)

        return self._database.write(job)

    def end_device(self, device: str) -> None:
        """End the sessions of a device."""
        self._database.write(lambda c: c.execute(sa.delete(sessions).where(sessions.c.device == device)))

    def devices(self, account: str) -> tuple[str, ...]:
        """The devices of an account's sessions, the oldest first."""
        query = sa.select(sessions.c.device).where(sessions.c.account == account).order_by(sessions.c.made)
        with self._database.read() as connection:
            return tuple(connection.execute(query).scalars())

    def _hash(self, password: str) -> str:
        with self._turns:
            return self._hasher.hash(normal(password))

    def _right(self, hashed: str, password: str) -> bool:
        with self._turns:
            try:
                return self._hasher.verify(hashed, normal(password))
            except (VerificationError, InvalidHashError):
                return False

    def _rehash(self, account: str, password: str) -> None:
        hashed = self._hash(password)
        change = sa.update(accounts).where(accounts.c.id == account).values(password=hashed)
        self._database.write(lambda connection: connection.execute(change))


def poor_password(password: str, name: str = "") -> Refusal | None:
    """Why a password will not do: too short, or the first thing anyone would try. Nothing else is asked of it."""
    plain = normal(password).casefold()
    if len(plain) < SHORTEST:
        return Refusal("account-password-short", {"least": SHORTEST})
    if len(plain) > LONGEST:
        return Refusal("account-password-long", {"most": LONGEST})
    if plain in PLAIN or len(set(plain)) < 4 or plain == folded(name):
        return Refusal("account-password-guessed")
    return None


def normal(password: str) -> str:
    """A password in one spelling, so that two keyboards agree on it."""
    return unicodedata.normalize("NFKC", password)


def folded(name: str) -> str:
    """A name for comparison: capitals and spaces do not matter."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def _unhashed(hasher: PasswordHasher) -> str:
    """What looks like a hash of this hasher and takes as long to check, but is of no password: made without hashing."""
    salt, digest = (
        base64.b64encode(secrets.token_bytes(n)).rstrip(b"=").decode() for n in (hasher.salt_len, hasher.hash_len)
    )
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v=19${costs}${salt}${digest}"


def hashed_token(token: str) -> str:
    """What is stored of a session's token."""
    return hashlib.sha256(token.encode()).hexdigest()
