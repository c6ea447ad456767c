"""`hofmarshal serve`: what it prints, what it refuses and how it says so, how it stops."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import socket
import ssl
import stat
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes

from hofmarshal.cli.place import FolderLock, allow_connections
from hofmarshal.cli.serving import checked_origin, checked_page
from hofmarshal.journal.database import Database
from hofmarshal.rules.notes import BadInput
from hofmarshal.server.accounts import Accounts
from hofmarshal.server.links import setup_code
from hofmarshal.server.settings import Settings
from hofmarshal.server.vault import SqlVault

SETUP = re.compile(r"http://localhost:\d+/setup#([0-9a-f]{24})\b")
PAIR = re.compile(r"/pair#([a-z0-9]{16})\.([0-9a-f]{64})\b")


def free_port() -> int:
    """A port with its next one free as well."""
    while True:
        with socket.socket() as one, socket.socket() as two:
            one.bind(("127.0.0.1", 0))
            port = int(one.getsockname()[1])
            try:
                two.bind(("127.0.0.1", port + 1))
            except OSError:
                continue
            return port


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Settings]]:
    """The settings of the servers that would have run; they end at once."""
    found: list[Settings] = []
    monkeypatch.setattr("hofmarshal.server.run.run", found.append)
    handler, mask = signal.getsignal(signal.SIGTERM), os.umask(0o022)
    yield found
    signal.signal(signal.SIGTERM, handler)
    os.umask(mask)


@pytest.fixture
def place(tmp_path: Path) -> tuple[object, ...]:
    return "--data", tmp_path / "event", "--port", free_port(), "--host", "127.0.0.1"


# What it prints


def test_the_first_run_makes_the_folder_and_shows_both_ways_in(shell, ran, place, tmp_path):
    answer = shell("serve", *place)
    assert (answer.code, answer.err) == (0, "")
    assert stat.S_IMODE((tmp_path / "event").stat().st_mode) == 0o700
    setup = SETUP.search(answer.out)
    assert setup
    with Database.open(tmp_path / "event") as database:
        assert setup.group(1) == setup_code(SqlVault(database))
    assert f"http://127.0.0.1:{place[3]}/pair#" in answer.out
    assert "█" in answer.out
    assert "15 minutes" in answer.out
    assert ran[0].data == (tmp_path / "event").resolve()


def test_files_of_the_event_are_for_their_owner_alone(shell, ran, place, tmp_path):
    (tmp_path / "event").mkdir(mode=0o755)
    shell("serve", *place)
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "event").iterdir()}
    assert modes
    assert {name: mode for name, mode in modes.items() if mode & 0o077} == {}


def test_until_there_is_an_account_the_code_stays_the_same(shell, ran, place):
    codes = [SETUP.findall(shell("serve", *place).out) for _ in range(2)]
    assert codes[0] == codes[1] != []


def test_later_runs_show_no_way_in_but_on_request(shell, ran, place, tmp_path):
    shell("serve", *place)
    with Database.open(tmp_path / "event") as database:
        Accounts(database).make("Olena", "three quiet horses", "organiser", 0)
    later = shell("serve", *place)
    assert not SETUP.search(later.out)
    assert not PAIR.search(later.out)
    assert "--new-link" in later.out
    assert f"http://127.0.0.1:{place[3]}" in later.out
    links = [PAIR.findall(shell("serve", *place, "--new-link").out) for _ in range(2)]
    assert len(links[0]) == len(links[1]) == 1
    assert links[0] != links[1]


@pytest.mark.parametrize(("lang", "word"), [("en", "First run"), ("ru", "Первый запуск"), ("uk", "Перший запуск")])
def test_it_speaks_the_readers_language(shell, ran, place, lang, word):
    assert word in shell("serve", *place, "--lang", lang).out


def test_several_addresses_are_all_listed(shell, ran, place, monkeypatch):
    monkeypatch.setattr("hofmarshal.cli.serving.lan_addresses", lambda: ("192.168.1.5", "10.0.0.7"))
    answer = shell("serve", *place[:4], "--host", "0.0.0.0")
    for address in ("192.168.1.5", "10.0.0.7"):
        assert f"opens: http://{address}:{place[3]}\n" in answer.out
        assert f"http://{address}:{place[3]}/pair#" in answer.out


def test_without_a_network_it_says_so(shell, ran, place, monkeypatch):
    monkeypatch.setattr("hofmarshal.cli.serving.lan_addresses", lambda: ())
    answer = shell("serve", *place[:4], "--host", "0.0.0.0")
    assert "No network was found" in answer.out
    assert f"http://localhost:{place[3]}/pair#" in answer.out


def test_there_is_room_for_the_spectators():
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, hard), hard))
    try:
        allow_connections()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= min(hard, 4096)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


# What it refuses


def refused(answer: Any, *words: str) -> None:
    assert answer.code == 2
    assert answer.out == ""
    for word in words:
        assert word in answer.err
    assert "Traceback" not in answer.err


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--workers", 2), ("PostgreSQL", "--database")),
        (("--workers", 2, "--database", "sqlite:///x.db"), ("PostgreSQL",)),
        (("--workers", 0), ("At least one",)),
        (("--port", 0), ("1 to 65535",)),
        (("--port", 70000), ("There is no port 70000",)),
        (("--cert", "a.pem"), ("--key is missing",)),
        (("--key", "a.pem"), ("--cert is missing",)),
        (("--cert", "a.pem", "--key", "b.pem", "--tls"), ("not both",)),
        (("--cert", "absent.pem", "--key", "absent.pem"), ("absent.pem", "cannot be read")),
        (("--origin", "turnir.example"), ("https://NAME",)),
        (("--database", "mysql://x/y"), ("mysql",)),
        (("--host", "203.0.113.7"), ("no address 203.0.113.7",)),
    ],
)
def test_a_wrong_option_is_told_with_what_to_do(shell, ran, place, options, words):
    asked = dict(zip(place[::2], place[1::2], strict=True))
    flags = [word for word in options if word == "--tls"]
    pairs = [word for word in options if word != "--tls"]
    asked |= dict(zip(pairs[::2], pairs[1::2], strict=True))
    refused(shell("serve", *(word for pair in asked.items() for word in pair), *flags), *words)
    assert ran == []


@pytest.mark.parametrize(
    "origin", ["x", "ftp://a.b", "https://", "https://a/b", "https://a?x", "https://u@a", "https://[", "//a"]
)
def test_what_is_no_origin(origin):
    with pytest.raises(BadInput):
        checked_origin(origin)


def test_an_origin_is_written_as_browsers_write_it():
    assert checked_origin("HTTPS://Turnir.Example:443/") == "https://turnir.example"
    assert checked_origin("http://10.0.0.1:8000") == "http://10.0.0.1:8000"


def test_a_start_page_is_a_link_a_browser_can_open():
    assert checked_page("") == ""
    assert checked_page("https://festival.example/duels?lang=uk") == "https://festival.example/duels?lang=uk"
    for link in ("festival.example", "javascript:alert(1)", "//festival.example"):
        with pytest.raises(BadInput) as refused:
            checked_page(link)
        assert refused.value.problems[0].code == "serve-start-page"


def test_a_taken_port_is_told_with_a_free_one(shell, ran, place):
    with closing(socket.create_server(("127.0.0.1", int(str(place[3]))))):
        answer = shell("serve", *place)
    refused(answer, f"Port {place[3]} is taken by another program", "--port ")
    assert re.search(r"--port \d+\.", answer.err)


def test_a_folder_that_is_a_file_or_cannot_be_written(shell, ran, place, tmp_path):
    (tmp_path / "event").write_text("x")
    refused(shell("serve", *place), "This is a file")
    refused(shell("serve", *place, "--data", tmp_path / "event" / "deeper"), "--data")


def test_a_second_server_on_the_same_folder_is_refused(shell, ran, place, tmp_path):
    (tmp_path / "event").mkdir()
    with FolderLock(tmp_path / "event", 8123):
        refused(shell("serve", *place), f"process {os.getpid()}", "port 8123")
    assert shell("serve", *place).code == 0


def test_a_database_of_another_program_is_refused(shell, ran, place, tmp_path):
    (tmp_path / "event").mkdir()
    (tmp_path / "event" / "hofmarshal.db").write_text("not a database at all, but long enough to look at")
    answer = shell("serve", *place)
    assert (answer.code, answer.out) == (2, "")
    assert "Traceback" not in answer.err
    assert answer.err.strip()


# The real one


class Server:
    """A server of its own process."""

    def __init__(self, *args: object) -> None:
        command = [sys.executable, "-m", "hofmarshal", "serve", *map(str, args)]
        env = {**os.environ, "HOFMARSHAL_LANG": "en"}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8", env=env
        )

    def hello(self, url: str, context: ssl.SSLContext | None = None) -> Any:
        for _ in range(150):
            try:
                with urllib.request.urlopen(f"{url}/api/hello", timeout=2, context=context) as answer:
                    return json.load(answer)
            except OSError:
                assert self.process.poll() is None, self.process.communicate()
                time.sleep(0.1)
        raise AssertionError("the server did not come up")

    def stop(self, number: int) -> tuple[int, str, str]:
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=15)
        return self.process.returncode, out, err


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_and_stops_in_good_order(place, number):
    server = Server(*place)
    assert server.hello(f"http://127.0.0.1:{place[3]}")["tls"] is False
    code, out, err = server.stop(number)
    assert (code, err) == (0, "")
    assert SETUP.search(out)


def test_a_killed_server_leaves_the_folder_free_and_the_port_is_told(place, shell, ran):
    server = Server(*place)
    server.hello(f"http://127.0.0.1:{place[3]}")
    refused(shell("serve", *place), "serves this folder")
    refused(shell("serve", "--data", f"{place[1]}-2", *place[2:]), "Another Hofmarshal already serves on port")
    server.stop(signal.SIGKILL)
    assert shell("serve", *place).code == 0


def test_with_tls_it_vouches_for_itself_and_says_how_to_trust_it(place):
    server = Server(*place, "--tls")
    port = int(str(place[3]))
    authority = Path(str(place[1])) / "tls" / "authority.crt"
    for _ in range(100):
        if authority.exists():
            break
        time.sleep(0.1)
    trusting = ssl.create_default_context(cafile=str(authority))
    assert server.hello(f"https://localhost:{port}", trusting)["tls"] is True
    assert server.hello(f"https://127.0.0.1:{port}", trusting)
    with urllib.request.urlopen(f"http://127.0.0.1:{port + 1}/trust/authority.crt", timeout=5) as answer:
        assert answer.headers["content-type"] == "application/x-x509-ca-cert"
        given = answer.read()
    with urllib.request.urlopen(f"https://localhost:{port}/trust/authority.crt", timeout=5, context=trusting) as answer:
        assert answer.read() == given
    code, out, err = server.stop(signal.SIGTERM)
    assert (code, err) == (0, "")
    assert f"http://127.0.0.1:{port + 1}/trust" in out
    assert f"https://localhost:{port}/setup#" in out
    digest = x509.load_der_x509_certificate(given).fingerprint(hashes.SHA256()).hex(":").upper()
    assert digest in out
