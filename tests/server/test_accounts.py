"""Accounts, passwords and sessions: what is stored, what is refused, how guesses are slowed down."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from hofmarshal.journal.database import Database
from hofmarshal.rules.notes import Refusal
from hofmarshal.server.accounts import SESSION_LIFE, Account, Accounts, poor_password
from hofmarshal.server.buckets import Buckets
from hofmarshal.server.tables import accounts as table
from hofmarshal.server.tables import sessions

GOOD = "three quiet horses"
HERE = "192.168.1.20"


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with Database.open(tmp_path) as database:
        yield database


@pytest.fixture
def accounts(database: Database) -> Accounts:
    return Accounts(database)


def made(accounts: Accounts, name: str = "Olena", role: str = "organiser") -> Account:
    account = accounts.make(name, GOOD, role, 0)
    assert isinstance(account, Account)
    return account


def test_a_password_is_kept_as_an_argon2_hash_only(accounts, database):
    made(accounts)
    with database.read() as connection:
        stored = str(connection.execute(sa.select(table.c.password)).scalar())
    assert stored.startswith("$argon2id$")
    assert GOOD not in stored


def test_who_knows_name_and_password_is_let_in(accounts):
    account = made(accounts)
    assert accounts.check("Olena", GOOD, HERE) == account
    assert accounts.check("  oLENA ", GOOD, HERE) == account
    assert accounts.check("Olena", GOOD.upper(), HERE) is None
    assert accounts.check("Nobody", GOOD, HERE) is None


def test_an_unknown_name_costs_as_much_as_a_wrong_password(accounts: Accounts, monkeypatch: pytest.MonkeyPatch):
    """So that nobody learns from the time an answer takes who has an account."""
    checked: list[str] = []
    right = PasswordHasher.verify

    def verify(self: PasswordHasher, hashed: str, password: str) -> bool:
        checked.append(hashed)
        return right(self, hashed, password)

    monkeypatch.setattr(PasswordHasher, "verify", verify)
    assert accounts.check("nobody", "a password of nobody", "1.1.1.1") is None
    [hashed] = checked
    with pytest.raises(VerifyMismatchError):  # computed, and found to differ; a hash it cannot read would cost nothing
        right(PasswordHasher(), hashed, "a password of nobody")
    assert not PasswordHasher().check_needs_rehash(hashed)


def test_two_keyboards_agree_on_a_password(accounts):
    accounts.make("Їжак", "пароль з літерою й", "organiser", 0)
    assert accounts.check("їжак", "пароль з літерою й", HERE) is not None


def test_there_is_one_first_account(accounts):
    assert not accounts.any()
    assert isinstance(accounts.make("A", GOOD, "organiser", 0, first=True), Account)
    assert accounts.any()
    second = accounts.make("B", GOOD, "organiser", 0, first=True)
    assert isinstance(second, Refusal)
    assert second.code == "account-set-up"


def test_a_name_is_taken_whatever_its_capitals(accounts):
    made(accounts)
    again = accounts.make("OLENA", GOOD, "organiser", 0)
    assert isinstance(again, Refusal)
    assert again.code == "account-name-taken"


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short", "account-password-short"),
        ("x" * 257, "account-password-long"),
        ("Password123", "account-password-guessed"),
        ("aaaaaaaaaaaaa", "account-password-guessed"),
        ("ivan  ivanenko", "account-password-guessed"),
        ("correct horse battery", ""),
        ("тихий ранок у полі", ""),
        ("1029384756", ""),
    ],
)
def test_a_password_must_be_long_and_not_the_first_guess(password, code):
    name = "Ivan  Ivanenko"
    refusal = poor_password(password.replace("  ", " "), name)
    assert (refusal.code if refusal else "") == code


@pytest.fixture
def still(database: Database) -> Accounts:
    """Accounts for which no time passes."""
    return Accounts(database, clock=lambda: 1000.0)


def test_guesses_are_slowed_down_by_account_and_by_address(still):
    for _ in range(6):
        assert still.turn("Olena", HERE) == 0
    assert 29 <= still.turn("olena", HERE) <= 31
    for number in range(14):
        assert still.turn(f"guess {number}", HERE) == 0
    assert 4 <= still.turn("somebody else", HERE) <= 6
    assert still.turn("somebody else", "another address") == 0


def test_a_stranger_does_not_lock_the_owner_out(still):
    while still.turn("Olena", "10.0.0.66") == 0:
        pass
    assert still.turn("Olena", HERE) == 0


def test_from_many_addresses_an_account_is_not_guessed_without_end(still):
    taken = sum(still.turn("Olena", f"10.0.{number // 250}.{number % 250}") == 0 for number in range(500))
    assert taken == 60


def test_a_hundred_guesses_at_once_are_not_more_than_the_limit(still):
    with ThreadPoolExecutor(40) as pool:
        assert list(pool.map(lambda _: still.turn("Olena", HERE), range(100))).count(0) == 6


def test_a_right_password_forgets_the_wrong_ones(still):
    made(still)
    for _ in range(5):
        still.turn("Olena", HERE)
    assert still.check("Olena", GOOD, HERE)
    for _ in range(6):
        assert still.turn("Olena", HERE) == 0
    assert still.turn("Olena", HERE) > 0


def test_a_session_is_known_by_its_token_which_is_nowhere_stored(accounts, database):
    account = made(accounts)
    token = accounts.begin(account, "d" * 32, 1000)
    session = accounts.session(token, 2000)
    assert session is not None
    assert (session.account, session.device, session.until) == (account, "d" * 32, 1000 + SESSION_LIFE)
    with database.read() as connection:
        rows = [str(row) for row in connection.execute(sa.select(sessions))]
    assert rows
    assert not any(token in row for row in rows)
    assert accounts.session("x" + token[1:], 2000) is None
    assert accounts.session("", 2000) is None


def test_a_session_ends_in_time(accounts):
    token = accounts.begin(made(accounts), "d" * 32, 1000)
    assert accounts.session(token, 1000 + SESSION_LIFE) is not None
    assert accounts.session(token, 1001 + SESSION_LIFE) is None


def test_signing_out_everywhere_ends_every_session_of_the_account_only(accounts):
    account, other = made(accounts), made(accounts, "Petro")
    tokens = [accounts.begin(account, name * 32, 0) for name in "ab"]
    stays = accounts.begin(other, "c" * 32, 0)
    assert set(accounts.end_all(account.id)) == {"a" * 32, "b" * 32}
    assert [accounts.session(token, 1) for token in tokens] == [None, None]
    assert accounts.session(stays, 1) is not None


def test_another_password_ends_the_sessions(accounts):
    account = made(accounts)
    token = accounts.begin(account, "a" * 32, 0)
    assert isinstance(accounts.change_password("olena", "four quiet horses"), Account)
    assert accounts.session(token, 1) is None
    assert accounts.check("Olena", GOOD, HERE) is None
    assert accounts.check("Olena", "four quiet horses", HERE) == account


def test_sessions_survive_a_restart(tmp_path):
    with Database.open(tmp_path) as database:
        token = Accounts(database).begin(made(Accounts(database)), "a" * 32, 0)
    with Database.open(tmp_path) as database:
        assert Accounts(database).session(token, 1) is not None


class Hand:
    """A clock moved by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_lets_a_burst_through_and_then_its_rate():
    clock = Hand()
    buckets = Buckets(rate=2, burst=3, clock=clock)
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 0.5]
    assert buckets.take("b") == 0
    clock.now = 0.5
    assert [buckets.take("a"), buckets.take("a")] == [0, 0.5]
    clock.now = 1000
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 0.5]


def test_buckets_of_many_strangers_do_not_fill_the_memory():
    clock = Hand()
    buckets = Buckets(rate=1, burst=1, clock=clock)
    for number in range(30_000):
        clock.now += 0.001
        buckets.take(f"stranger {number}")
    assert len(buckets._levels) <= 10_000
    assert buckets.take("stranger 29999") > 0
