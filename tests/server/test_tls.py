"""The event's own authority: what it vouches for, when a certificate is renewed, and that clients accept it."""

from __future__ import annotations

import datetime as dt
import plistlib
import socket
import ssl
import stat
import threading
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from hofmarshal.rules.notes import BadInput
from hofmarshal.server.certificates import check_pair, name_of_certificate, names_of
from hofmarshal.server.tls import Files, Issued, local_certificate
from hofmarshal.server.trust import document, facts, mobile_profile, trust_app
from tests.server.test_guard import ask

NOW = dt.datetime.now(dt.UTC).replace(microsecond=0)
NAMES = ("192.168.1.5", "127.0.0.1", "localhost", "laptop", "laptop.local")


@pytest.fixture
def issued(tmp_path: Path) -> Issued:
    return local_certificate(tmp_path / "tls", NAMES, NOW)


def load(path: Path) -> x509.Certificate:
    return x509.load_pem_x509_certificate(path.read_bytes())


def handshake(files: Files, name: str) -> None:
    """A client that trusts the authority connects to a server with the certificate under `name`."""
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(files.cert, files.key)
    client = ssl.create_default_context(cafile=str(files.authority))
    ours, theirs = socket.socketpair()

    def serve() -> None:
        try:
            with server.wrap_socket(theirs, server_side=True):
                pass
        except OSError:
            theirs.close()

    thread = threading.Thread(target=serve)
    thread.start()
    try:
        with client.wrap_socket(ours, server_hostname=name):
            pass
    finally:
        ours.close()
        thread.join()


@pytest.mark.parametrize("name", NAMES)
def test_clients_that_trust_the_authority_accept_every_name(issued, name):
    handshake(issued.files, name)


def test_clients_refuse_other_names(issued):
    with pytest.raises(ssl.SSLCertVerificationError):
        handshake(issued.files, "192.168.1.6")


def test_the_keys_are_for_their_owner_alone(issued):
    for path in (issued.files.key, issued.files.authority.with_name("authority.key")):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(issued.files.key.parent.stat().st_mode) == 0o700


def test_the_authority_lives_ten_years_and_a_certificate_at_most_397_days(issued):
    authority, cert = load(issued.files.authority), load(issued.files.cert)
    assert authority.not_valid_after_utc == NOW + dt.timedelta(days=3650)
    assert cert.not_valid_after_utc - cert.not_valid_before_utc <= dt.timedelta(days=397)
    assert cert.not_valid_before_utc <= NOW - dt.timedelta(hours=1)


def test_the_authority_can_deceive_nobody_about_the_internet(issued, tmp_path):
    """A certificate for a bank, signed with the authority's key by a thief, is refused by its own constraints."""
    authority = load(issued.files.authority)
    assert authority.extensions.get_extension_for_class(x509.NameConstraints).critical
    key = serialization.load_pem_private_key(issued.files.authority.with_name("authority.key").read_bytes(), None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    own = ec.generate_private_key(ec.SECP256R1())
    names = x509.SubjectAlternativeName([x509.DNSName("bank.example")])
    cert = (
        x509.CertificateBuilder()
        .subject_name(x509.Name([]))
        .issuer_name(authority.subject)
        .public_key(own.public_key())
        .serial_number(1)
        .not_valid_before(NOW - dt.timedelta(days=1))
        .not_valid_after(NOW + dt.timedelta(days=1))
        .add_extension(names, critical=True)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(key.public_key()), critical=False)
        .sign(key, hashes.SHA256())
    )
    (tmp_path / "c").write_bytes(cert.public_bytes(serialization.Encoding.PEM))
    pem = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    (tmp_path / "k").write_bytes(own.private_bytes(*pem))
    with pytest.raises(ssl.SSLCertVerificationError, match="permitted subtree violation"):
        handshake(Files(tmp_path / "c", tmp_path / "k", issued.files.authority), "bank.example")


def again(issued: Issued, names: tuple[str, ...] = NAMES, days: int = 0) -> Issued:
    return local_certificate(issued.files.cert.parent, names, NOW + dt.timedelta(days=days))


def test_the_next_start_changes_nothing(issued):
    before = issued.files.cert.read_bytes()
    assert again(issued, NAMES[:2], 200)[1:3] == (False, False)
    assert issued.files.cert.read_bytes() == before


def test_near_its_end_a_certificate_is_renewed_under_the_same_authority(issued):
    authority = issued.files.authority.read_bytes()
    assert again(issued, days=365)[1:3] == (False, False)
    assert again(issued, days=367)[1:3] == (False, True)
    assert issued.files.authority.read_bytes() == authority


def test_a_new_address_needs_a_new_certificate_but_no_new_trust(issued):
    moved = again(issued, ("10.0.0.7", "localhost"))
    assert moved[1:3] == (False, True)
    handshake(moved.files, "10.0.0.7")


def test_the_authority_itself_is_replaced_before_its_certificates_would_outlive_it(issued):
    assert again(issued, days=3650 - 396).new_authority


@pytest.mark.parametrize("broken", ["authority.crt", "authority.key", "server.crt", "server.key"])
@pytest.mark.parametrize("content", [None, b"", b"-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"])
def test_damaged_files_are_made_anew(issued, broken, content):
    path = issued.files.cert.with_name(broken)
    path.unlink() if content is None else path.write_bytes(content)
    mended = again(issued)
    assert mended.new_certificate
    handshake(mended.files, "laptop")


def test_a_public_address_is_vouched_for_only_if_it_was_there_at_first(tmp_path):
    first = local_certificate(tmp_path, ("203.0.113.9", "localhost"), NOW)
    assert first.left_out == ()
    handshake(first.files, "203.0.113.9")
    later = local_certificate(tmp_path, ("203.0.113.10", "localhost"), NOW)
    assert later.left_out == ("203.0.113.10",)
    assert not later.new_authority


# A certificate that somebody brings


def test_a_pair_that_fits_is_accepted(issued):
    found = check_pair(issued.files.cert, issued.files.key, NOW, "laptop.local")
    assert set(names_of(found)) == set(NAMES)
    assert name_of_certificate(found) in NAMES


def code_of(issued: Issued, host: str = "", days: int = 0) -> str:
    with pytest.raises(BadInput) as caught:
        check_pair(issued.files.cert, issued.files.key, NOW + dt.timedelta(days=days), host)
    return caught.value.problems[0].code


def test_every_fault_of_a_pair_is_told(issued, tmp_path):
    assert code_of(issued, days=400) == "serve-cert-expired"
    assert code_of(issued, days=-3) == "serve-cert-early"
    assert code_of(issued, host="turnir.example") == "serve-cert-other-name"
    other = local_certificate(tmp_path / "other", NAMES, NOW)
    swapped = Issued(Files(issued.files.cert, other.files.key, issued.files.authority), False, False, ())
    assert code_of(swapped) == "serve-key-other"
    issued.files.key.write_text("no key")
    assert code_of(issued) == "serve-key-unreadable"
    issued.files.cert.write_text("no certificate")
    assert code_of(issued) == "serve-cert-unreadable"


def test_a_key_with_a_password_is_told(issued):
    key = ec.generate_private_key(ec.SECP256R1())
    pem = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    issued.files.key.write_bytes(key.private_bytes(*pem, serialization.BestAvailableEncryption(b"secret")))
    assert code_of(issued) == "serve-key-password"


# What phones are given


def test_the_certificate_and_the_profile_hold_the_authority_and_no_key(issued):
    der = load(issued.files.authority).public_bytes(serialization.Encoding.DER)
    cert = document(issued.files.authority, "/trust/authority.crt", "")
    assert cert == (der, "application/x-x509-ca-cert")
    profile = plistlib.loads(mobile_profile(issued.files.authority))
    assert profile["PayloadContent"][0]["PayloadContent"] == der
    assert profile["PayloadContent"][0]["PayloadType"] == "com.apple.security.root"
    assert mobile_profile(issued.files.authority) == mobile_profile(issued.files.authority)


def test_the_facts_name_the_authority_by_its_fingerprint(issued):
    told = facts(issued.files.authority, "https://192.168.1.5:8000")
    digest = load(issued.files.authority).fingerprint(hashes.SHA256()).hex().upper()
    assert told.fingerprint.replace(":", "") == digest
    assert told.name.startswith("Hofmarshal")


def test_the_plain_port_gives_the_certificate_and_sends_all_else_to_https(issued):
    app = trust_app(issued.files.authority, 8000)
    host = {"host": "192.168.1.5:8001"}
    assert ask(app, path="/trust/authority.crt", headers=host).status == 200
    assert ask(app, path="/trust/facts.json", headers=host).body.startswith(b'{"origin":"https://192.168.1.5:8000"')
    for path in ("/", "/pad", "/api/me", "/trust/../tls/authority.key", "/assets/../../tls.py", "//evil.example"):
        answer = ask(app, path=path, headers=host)
        if answer.status == 200:  # the trust page itself, where the pages are built
            assert path == "/"
            continue
        assert answer.status == 307, path
        assert answer.headers["location"].startswith("https://192.168.1.5:8000/")
    smuggled = ask(app, path="/x\r\nset-cookie: a=b", headers=host).headers["location"]
    assert smuggled == "https://192.168.1.5:8000/x%0D%0Aset-cookie%3A%20a%3Db"
