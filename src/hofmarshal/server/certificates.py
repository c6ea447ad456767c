"""Checks a certificate and key that somebody brings: do they belong together, are they in time, for which names."""

from __future__ import annotations

import datetime as dt
import ssl
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import serialization

from hofmarshal.rules.notes import bad


def check_pair(cert: Path, key: Path, now: dt.datetime, host: str = "") -> x509.Certificate:
    """The certificate, if a server can use it with this key now and under `host`. Raises `BadInput`."""
    found = _certificate(cert)
    _check_key(found, cert, key)
    if found.not_valid_after_utc < now:
        raise bad("serve-cert-expired", file=str(cert), day=f"{found.not_valid_after_utc:%Y-%m-%d}")
    if found.not_valid_before_utc > now:
        raise bad("serve-cert-early", file=str(cert), day=f"{found.not_valid_before_utc:%Y-%m-%d}")
    if host and not any(_covers(name, host) for name in names_of(found)):
        raise bad("serve-cert-other-name", file=str(cert), host=host, names=", ".join(names_of(found)) or "–")
    return found


def names_of(cert: x509.Certificate) -> tuple[str, ...]:
    """The names and addresses a certificate is for."""
    try:
        found = cert.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except (x509.ExtensionNotFound, ValueError):
        return ()
    return (*found.get_values_for_type(x509.DNSName), *map(str, found.get_values_for_type(x509.IPAddress)))


def name_of_certificate(cert: x509.Certificate) -> str:
    """The first name that can be opened; empty where there are only patterns."""
    return next((name for name in names_of(cert) if not name.startswith("*")), "")


def _covers(name: str, host: str) -> bool:
    if name.startswith("*."):
        return host.partition(".")[2].lower() == name[2:].lower()
    return name.lower() == host.lower()


def _certificate(path: Path) -> x509.Certificate:
    try:
        return x509.load_pem_x509_certificate(path.read_bytes())
    except ValueError as error:
        raise bad("serve-cert-unreadable", file=str(path)) from error


def _check_key(cert: x509.Certificate, cert_path: Path, key_path: Path) -> None:
    try:
        key = serialization.load_pem_private_key(key_path.read_bytes(), None)
    except TypeError as error:
        raise bad("serve-key-password", file=str(key_path)) from error
    except ValueError as error:
        raise bad("serve-key-unreadable", file=str(key_path)) from error
    if key.public_key() != cert.public_key():
        raise bad("serve-key-other", file=str(key_path), cert=str(cert_path))
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(cert_path, key_path)
    except ssl.SSLError as error:
        raise bad("serve-cert-unreadable", file=str(cert_path)) from error
