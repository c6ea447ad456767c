"""Proofs and signatures of devices, and as whom a command counts."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from hofmarshal.journal.database import Database
from hofmarshal.rules.notes import Refusal
from hofmarshal.server import keys
from hofmarshal.server.devices import SERVER
from hofmarshal.server.identity import SPECTATOR, Identities, MemoryVault
from hofmarshal.server.vault import SqlVault
from tests.server.test_devices import ORGANISER, OTHER, PHONE, TABLET, Table

SECRET = bytes(range(32))


@pytest.fixture
def table() -> Table:
    table = Table()
    table.seat(PHONE, "line-marshal", "1", "line-marshal-1")
    return table


@pytest.fixture
def identities(table) -> Identities:
    vault = MemoryVault()
    vault.keep(PHONE, SECRET)
    return Identities(vault, lambda: table.state)


def test_a_signature_is_hmac_sha256_in_lower_hex():
    expected = hmac.new(SECRET, b"hello\nnonce", hashlib.sha256).hexdigest()
    assert keys.matches(SECRET, "hello\nnonce", expected)
    assert not keys.matches(SECRET, "hello\nnonce", expected.upper())
    assert not keys.matches(SECRET, "hello\nnonce", "ё" * 64)


def test_the_keys_of_pairing_are_as_the_wire_says():
    key = hmac.new(SECRET, b"pair:code1234", hashlib.sha256).digest()
    assert keys.pairing_key(SECRET, "code1234") == key
    assert keys.device_secret(key, PHONE) == hmac.new(key, b"device\n" + PHONE.encode(), hashlib.sha256).digest()
    assert keys.pairing_message("code1234", PHONE, "Имя") == f"pair\ncode1234\n{PHONE}\nИмя"


def test_a_paired_device_is_recognised_on_the_servers_challenge(identities):
    nonce = keys.new_nonce()
    you = identities.hello(PHONE, nonce, keys.mac(SECRET, f"hello\n{nonce}").hex())
    assert (you.device, you.role, you.ring, you.seat, you.grant, you.state) == (
        PHONE,
        "line-marshal",
        "1",
        "line-marshal-1",
        1,
        "paired",
    )
    stale = identities.hello(PHONE, keys.new_nonce(), keys.mac(SECRET, f"hello\n{nonce}").hex())
    assert isinstance(stale, Refusal)
    assert stale.code == "device-unsigned"


def test_without_a_device_one_only_watches(identities):
    assert identities.hello("", "nonce", "") == SPECTATOR


@pytest.mark.parametrize("device", [OTHER, SERVER, "", "x" * 1000])
def test_whoever_is_not_paired_signs_nothing(identities, device):
    for secret in (SECRET, b"\0" * 32, b""):
        assert identities.signed(device, "text", keys.mac(secret, "text").hex()) is not None


def test_a_secret_without_a_device_in_the_stream_is_worth_nothing(identities):
    identities.vault.keep(OTHER, SECRET)
    assert identities.signed(OTHER, "text", keys.mac(SECRET, "text").hex()) is not None


def test_a_secret_never_changes(identities):
    assert identities.vault.keep(PHONE, b"x" * 32) == SECRET
    assert identities.vault.secret(PHONE) == SECRET


def test_a_command_counts_for_the_seat_its_device_holds(identities, table):
    now = identities.standing(PHONE, "line-marshal-1", 1)
    assert (now.present, now.identity.seat) == (True, "line-marshal-1")
    table.seat(TABLET, "line-marshal", "1", "line-marshal-1")
    old = identities.standing(PHONE, "line-marshal-1", 1)
    assert (old.present, old.identity.state, old.identity.grant) == (False, "replaced", 1)


def test_a_command_of_a_seat_once_held_is_no_act(identities, table):
    from hofmarshal.server.device_acts import Move

    table.ask(Move(device=PHONE, role="hofmarshal", ring="2", seat="hofmarshal"))
    old = identities.standing(PHONE, "line-marshal-1", 1, "1")
    assert (old.present, old.identity.role, old.identity.ring) == (False, "line-marshal", "1")
    new = identities.standing(PHONE, "hofmarshal", 1)
    assert (new.present, new.identity.role, new.identity.ring) == (True, "hofmarshal", "2")


def test_a_seat_that_was_never_held_gives_nothing(identities):
    for seat, grant in (("hofmarshal", 1), ("line-marshal-1", 7), ("organiser-1", 1)):
        claimed = identities.standing(PHONE, seat, grant)
        assert (claimed.identity.role, claimed.identity.seat) == ("line-marshal", "line-marshal-1")


def test_a_revoked_device_stands_for_nothing(identities, table):
    from hofmarshal.server.device_acts import Revoke

    table.ask(Revoke(device=PHONE))
    standing = identities.standing(PHONE, "line-marshal-1", 1)
    assert (standing.present, standing.identity.state) == (False, "revoked")


def test_gaps_in_the_count_are_noticed_and_filled(identities):
    assert [identities.counted(PHONE, n) for n in (5, 6, 9, 7, 8, 10, 10)] == [0, 0, 2, 1, 0, 0, 0]
    assert identities.counted(OTHER, 1) == 0


def test_secrets_survive_a_restart_and_are_seen_by_other_processes(tmp_path):
    with Database.open(tmp_path) as first, Database.open(tmp_path) as second:
        one, two = SqlVault(first), SqlVault(second)
        assert two.secret(ORGANISER) is None
        assert one.keep(ORGANISER, SECRET) == SECRET
        assert two.secret(ORGANISER) == SECRET
        assert two.keep(ORGANISER, b"y" * 32) == SECRET
    with Database.open(tmp_path) as again:
        assert SqlVault(again).secret(ORGANISER) == SECRET
