"""What `hofmarshal serve` does around the server itself: it checks what was asked, holds the folder, prints the links."""

from __future__ import annotations

import datetime as dt
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from hofmarshal.cli.place import FolderLock, allow_connections, check_port, made_folder
from hofmarshal.journal.database import Database
from hofmarshal.journal.sql import SqlJournal
from hofmarshal.journal.trouble import Unusable
from hofmarshal.rules.notes import BadInput, Problem, bad
from hofmarshal.server.accounts import Accounts
from hofmarshal.server.addresses import lan_addresses, machine_names
from hofmarshal.server.links import NoLink, organiser_link, setup_path
from hofmarshal.server.origins import normal_origin
from hofmarshal.server.settings import Settings
from hofmarshal.server.vault import SqlVault
from hofmarshal.text import message

EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104


@dataclass(frozen=True)
class Asked:
    """The command as it was typed."""

    data: Path
    host: str
    port: int
    database: str
    workers: int
    cert: Path | None
    key: Path | None
    origin: str
    tls: bool
    start_page: str
    new_link: bool
    language: str


@dataclass(frozen=True)
class Links:
    """What the terminal shows: links to set the event up and to make a device an organiser's, where there are any."""

    setup: str
    organiser: str


class Serving:
    """A server about to run: everything that can be wrong is told before it starts. Raises `BadInput`."""

    def __init__(self, asked: Asked) -> None:
        self._asked = asked
        self._held = ExitStack()

    def __enter__(self) -> Serving:
        with ExitStack() as held:
            self.settings = self._prepared(held)
            self.links = self._links()
            self._held = held.pop_all()
        return self

    def __exit__(self, *error: object) -> None:
        self._held.close()

    def run(self) -> None:
        """Serve until the process is told to stop."""
        from hofmarshal.server.run import run

        allow_connections()
        if self.settings.trust_port:
            from hofmarshal.server.trust import serve_trust

            authority = Path(self.settings.authority)
            serve_trust(authority, self.settings.host, self.settings.trust_port, self.settings.port)
        try:
            run(self.settings)
        except Unusable as error:
            raise _trouble(error) from error

    def bases(self) -> tuple[str, ...]:
        """The origins under which others reach the server, the best first; without a network this machine's own."""
        if self.settings.origin:
            return (self.settings.origin,)
        host = self.settings.host
        addresses = lan_addresses() if host in EVERYWHERE else (host,)
        return tuple(self._base(address) for address in addresses) or (self._base("localhost"),)

    def announce(self) -> None:
        """Print where the event is and how to get in."""
        for line in self._lines():
            print(line, flush=True)

    # What to print

    def _lines(self) -> Iterator[str]:
        bases = self.bases()
        yield self._say("serve-running", data=str(self._asked.data))
        if self.links.setup:
            yield self._say("serve-setup", link=self._here() + self.links.setup)
        yield from (self._say("serve-open", link=base) for base in bases)
        if self.settings.trust_port:
            from hofmarshal.server.trust import facts

            host = urlsplit(bases[0]).hostname or "localhost"
            trust = f"http://{_bracketed(host)}:{self.settings.trust_port}/trust"
            yield self._say("serve-trust", link=trust)
            yield from qr(trust)
            told = facts(Path(self.settings.authority), bases[0])
            yield self._say("serve-fingerprint", fingerprint=told.fingerprint, day=told.until)
        if self.links.organiser:
            yield from (self._say("serve-organiser", link=base + self.links.organiser) for base in bases)
            yield from qr(bases[0] + self.links.organiser)
        else:
            yield from qr(bases[0])
            yield self._say("serve-locked-out")
        if bases == (self._base("localhost"),):
            yield self._say("serve-no-network")
        yield self._say("serve-stop")

    def _say(self, code: str, **args: str | int) -> str:
        return message(code, self._asked.language, **args)

    def _base(self, host: str) -> str:
        scheme = "https" if self.settings.tls else "http"
        default = 443 if self.settings.tls else 80
        port = "" if self.settings.port == default else f":{self.settings.port}"
        return f"{scheme}://{_bracketed(host)}{port}"

    def _here(self) -> str:
        """Where the first run's form may be filled in: on this machine, or anywhere under a name with a certificate."""
        return self.settings.origin if self.settings.origin.startswith("https://") else self._base("localhost")

    # What must be right

    def _prepared(self, held: ExitStack) -> Settings:
        asked = self._asked
        _check_options(asked)
        folder = made_folder(asked.data)
        if not asked.database:
            held.enter_context(FolderLock(folder, asked.port))
        check_port(asked.host, asked.port)
        settings = Settings(
            data=folder,
            host=asked.host,
            port=asked.port,
            database=asked.database,
            workers=asked.workers,
            origin=checked_origin(asked.origin),
            start_page=checked_page(asked.start_page),
        )
        if asked.tls:
            return self._with_authority(settings)
        if asked.cert and asked.key:
            return _with_certificate(settings, asked.cert, asked.key)
        return settings

    def _with_authority(self, settings: Settings) -> Settings:
        """The settings with a certificate of the event's own authority, and the plain port that explains it."""
        import msgspec

        from hofmarshal.server.tls import local_certificate

        plain = settings.port + 1 if settings.port < 65535 else settings.port - 1
        check_port(settings.host, plain)
        own = (settings.host,) if settings.host not in EVERYWHERE else lan_addresses()
        asked = urlsplit(settings.origin).hostname
        names = dict.fromkeys((*((asked,) if asked else ()), *own, "localhost", "127.0.0.1", *machine_names()))
        issued = local_certificate(settings.data / "tls", tuple(names), dt.datetime.now(dt.UTC))
        for name in issued.left_out:
            print(self._say("serve-name-left-out", name=name), flush=True)
        files = issued.files
        return msgspec.structs.replace(
            settings, cert=str(files.cert), key=str(files.key), authority=str(files.authority), trust_port=plain
        )

    def _links(self) -> Links:
        """The links, from the event's data; the database is brought up to date by the way."""
        try:
            with Database.open(self.settings.database_url) as database:
                vault = SqlVault(database)
                first = not Accounts(database).any()
                link = organiser_link(SqlJournal(database), vault, _now) if first or self._asked.new_link else ""
                return Links(setup_path(vault) if first else "", link)
        except Unusable as error:
            raise _trouble(error) from error
        except NoLink as error:
            raise BadInput((Problem(error.refusal.code, error.refusal.args),)) from error


def _now() -> int:
    return time.time_ns() // 1_000_000


def _trouble(error: Unusable) -> BadInput:
    return BadInput((Problem(error.code, error.data),))


def _check_options(asked: Asked) -> None:
    if not 1 <= asked.port <= 65535:
        raise bad("serve-port-number", port=str(asked.port))
    if asked.workers < 1:
        raise bad("serve-workers-number", workers=asked.workers)
    if asked.workers > 1 and not asked.database.startswith("postgres"):
        raise bad("serve-workers-need-postgresql", workers=asked.workers)
    if asked.tls and (asked.cert or asked.key):
        raise bad("serve-tls-or-cert")
    if bool(asked.cert) != bool(asked.key):
        raise bad("serve-cert-and-key", missing="--key" if asked.cert else "--cert")


def checked_origin(origin: str) -> str:
    """An origin as browsers write it; raises `BadInput` for what is none."""
    if not origin:
        return ""
    try:
        parts = urlsplit(origin)
        named = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError as error:
        raise bad("serve-origin", origin=origin) from error
    if not named or parts.path not in ("", "/") or parts.query or parts.fragment or parts.username:
        raise bad("serve-origin", origin=origin)
    return normal_origin(origin)


def checked_page(link: str) -> str:
    """A page somebody else serves, which a browser can open; raises `BadInput` for what is none."""
    if link and not link.startswith(("http://", "https://")):
        raise bad("serve-start-page", link=link)
    return link


def _with_certificate(settings: Settings, cert: Path, key: Path) -> Settings:
    import msgspec

    from hofmarshal.server.certificates import check_pair, name_of_certificate

    found = check_pair(cert, key, dt.datetime.now(dt.UTC), urlsplit(settings.origin).hostname or "")
    origin = settings.origin
    if not origin:
        name = name_of_certificate(found)
        if not name:
            raise bad("serve-cert-needs-origin", file=str(cert))
        origin = normal_origin(f"https://{name}:{settings.port}")
    if not origin.startswith("https://"):
        raise bad("serve-origin-not-https", origin=origin)
    return msgspec.structs.replace(settings, cert=str(cert), key=str(key), origin=origin)


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def qr(link: str) -> Iterator[str]:
    """A QR code for the terminal, where its letters allow it."""
    import io
    import sys

    import segno

    out = io.StringIO()
    segno.make(link, error="l", micro=False).terminal(out, compact=True)
    try:
        out.getvalue().encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return
    yield out.getvalue().rstrip("\n")
