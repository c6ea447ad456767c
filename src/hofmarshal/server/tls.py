"""TLS without the internet: a local authority made once, and a certificate of it for the names this machine has now.

The authority may only vouch for addresses and names of local networks, so that a phone which trusts it for one event
cannot be deceived about any other site.
"""

from __future__ import annotations

import datetime as dt
import ipaddress
import os
from pathlib import Path
from typing import NamedTuple

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

AUTHORITY_YEARS = 10
SERVER_DAYS = 397
"""Longer ones are refused by browsers."""

RENEW_DAYS = 30
BACKDATED = dt.timedelta(days=1)
"""Phones whose clock is a little behind must not refuse a new certificate."""

NETWORKS = (
    "10.0.0.0/8",
    "172.16.0.0/12",
    "192.168.0.0/16",
    "169.254.0.0/16",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "::1/128",
    "fc00::/7",
    "fe80::/10",
)
DOMAINS = ("localhost", "local", "lan", "home.arpa", "internal")

Key = ec.EllipticCurvePrivateKey


class Files(NamedTuple):
    """Where the files are: what the server presents, its key, and what phones are to trust."""

    cert: Path
    key: Path
    authority: Path


class Issued(NamedTuple):
    """The files, whether authority and certificate were made anew, and the names the authority may not vouch for."""

    files: Files
    new_authority: bool
    new_certificate: bool
    left_out: tuple[str, ...]


def local_certificate(folder: Path, names: tuple[str, ...], now: dt.datetime) -> Issued:
    """The certificate for `names` (names and addresses), made or renewed where that is needed.

    It is renewed when it ends within 30 days, when a name is missing, or when it is not the present authority's.
    Raises `OSError`; files that cannot be read as what they should be are made anew.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    files = Files(folder / "server.crt", folder / "server.key", folder / "authority.crt")
    authority = _read(files.authority, folder / "authority.key")
    new_authority = authority is None or authority[0].not_valid_after_utc < now + dt.timedelta(days=SERVER_DAYS)
    if authority is None or new_authority:
        authority = _make_authority(names, now)
        _write_key(folder / "authority.key", authority[1])
        _write(files.authority, _pem(authority[0]))
    usable = tuple(name for name in names if is_permitted(authority[0], name))
    left_out = tuple(name for name in names if name not in usable)
    present = _read(files.cert, files.key)
    if not new_authority and present is not None and _serves(present[0], authority[0], usable, now):
        return Issued(files, new_authority=False, new_certificate=False, left_out=left_out)
    made = _make_server(authority, usable, now)
    _write_key(files.key, made[1])
    _write(files.cert, _pem(made[0]) + _pem(authority[0]))
    return Issued(files, new_authority=new_authority, new_certificate=True, left_out=left_out)


def is_permitted(authority: x509.Certificate, name: str) -> bool:
    """Whether this authority may vouch for a name or an address."""
    try:
        permitted = authority.extensions.get_extension_for_class(x509.NameConstraints).value.permitted_subtrees or []
    except x509.ExtensionNotFound:
        return True
    address = _address(name)
    for one in permitted:
        if isinstance(one, x509.IPAddress) and address is not None and _within(address, one.value):
            return True
        if isinstance(one, x509.DNSName) and address is None and (name == one.value or name.endswith(f".{one.value}")):
            return True
    return False


def _within(address: ipaddress.IPv4Address | ipaddress.IPv6Address, network: object) -> bool:
    return isinstance(network, ipaddress.IPv4Network | ipaddress.IPv6Network) and address in network


def _make_authority(names: tuple[str, ...], now: dt.datetime) -> tuple[x509.Certificate, Key]:
    key = ec.generate_private_key(ec.SECP256R1())
    names_here = [name for name in names if _address(name) is None]
    networks = [ipaddress.ip_network(network) for network in NETWORKS]
    # Some halls give their guests addresses of the open internet: then exactly those of now.
    here = [ipaddress.ip_network(a) for a in map(_address, names) if a and not any(a in one for one in networks)]
    permitted: list[x509.GeneralName] = [x509.DNSName(name) for name in dict.fromkeys((*DOMAINS, *names_here))]
    permitted += [x509.IPAddress(network) for network in (*networks, *here)]
    subject = x509.Name(
        [
            x509.NameAttribute(NameOID.COMMON_NAME, f"Hofmarshal, this event only ({now:%Y-%m-%d})"),
            x509.NameAttribute(NameOID.ORGANIZATION_NAME, "Hofmarshal"),
        ]
    )
    until = now + dt.timedelta(days=365 * AUTHORITY_YEARS)
    builder = _builder(subject, subject, key, now, until)
    usage = _usage(sign_certificates=True)
    cert = (
        builder.add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(usage, critical=True)
        .add_extension(x509.NameConstraints(permitted, None), critical=True)
        .sign(key, hashes.SHA256())
    )
    return cert, key


def _make_server(
    authority: tuple[x509.Certificate, Key], names: tuple[str, ...], now: dt.datetime
) -> tuple[x509.Certificate, Key]:
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Hofmarshal")])
    until = min(now - BACKDATED + dt.timedelta(days=SERVER_DAYS), authority[0].not_valid_after_utc)
    issuer_key = x509.AuthorityKeyIdentifier.from_issuer_public_key(authority[1].public_key())
    cert = (
        _builder(subject, authority[0].subject, key, now, until)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(sign_certificates=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.SubjectAlternativeName([_general(name) for name in names]), critical=False)
        .add_extension(issuer_key, critical=False)
        .sign(authority[1], hashes.SHA256())
    )
    return cert, key


def _builder(
    subject: x509.Name, issuer: x509.Name, key: Key, now: dt.datetime, until: dt.datetime
) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - BACKDATED)
        .not_valid_after(until)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
    )


def _usage(*, sign_certificates: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=True,
        key_cert_sign=sign_certificates,
        crl_sign=sign_certificates,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


def _serves(cert: x509.Certificate, authority: x509.Certificate, names: tuple[str, ...], now: dt.datetime) -> bool:
    """Whether a certificate will do for these names for a while."""
    try:
        cert.verify_directly_issued_by(authority)
        alternatives = cert.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except (x509.ExtensionNotFound, InvalidSignature, ValueError, TypeError):
        return False
    has = {*alternatives.get_values_for_type(x509.DNSName), *map(str, alternatives.get_values_for_type(x509.IPAddress))}
    in_time = cert.not_valid_before_utc <= now <= cert.not_valid_after_utc - dt.timedelta(days=RENEW_DAYS)
    return in_time and set(names) <= has


def _address(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return None


def _general(name: str) -> x509.GeneralName:
    address = _address(name)
    return x509.DNSName(name) if address is None else x509.IPAddress(address)


def _read(cert: Path, key: Path) -> tuple[x509.Certificate, Key] | None:
    """A certificate with its key; None where either is missing, unreadable or they do not belong together."""
    try:
        found = x509.load_pem_x509_certificate(cert.read_bytes())
        private = serialization.load_pem_private_key(key.read_bytes(), None)
    except (FileNotFoundError, ValueError, TypeError):
        return None
    if not isinstance(private, ec.EllipticCurvePrivateKey) or private.public_key() != found.public_key():
        return None
    return found, private


def _pem(cert: x509.Certificate) -> bytes:
    return cert.public_bytes(serialization.Encoding.PEM)


def _write_key(path: Path, key: Key) -> None:
    data = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    _write(path, data, 0o600)


def _write(path: Path, data: bytes, mode: int = 0o644) -> None:
    """Write a file whole or not at all, never readable by others before it has its mode."""
    draft = path.with_suffix(path.suffix + ".new")
    draft.unlink(missing_ok=True)
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
        file.write(data)
    draft.replace(path)
