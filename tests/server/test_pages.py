"""The built pages: by their names, compressed, with the right age; and what is said when there are none."""

from __future__ import annotations

import gzip

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from hofmarshal.server.app import HANDLERS
from hofmarshal.server.pages import Pages, page_routes


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "home.html").write_text("<p>home</p>")
    (tmp_path / "pad.html").write_text("<p>pad</p>" * 500)
    (tmp_path / "signin.html").write_text("<p>sign in</p>")
    (tmp_path / "assets/pad-AbCd1234.js").write_text("let x = 1;" * 500)
    return tmp_path / "."


def client(folder):
    return TestClient(Litestar(page_routes(Pages(folder)), exception_handlers=HANDLERS, openapi_config=None))


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("/", "home"),
        ("/pad", "pad"),
        ("/pad/1", "pad"),
        ("/pad/1/2", "pad"),
        ("/pad/main.ring/v1.0", "pad"),
        ("/sign-in", "sign in"),
    ],
)
def test_a_page_is_found_by_its_name(folder, path, text):
    with client(folder) as web:
        answer = web.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert f"<p>{text}</p>" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_what_carries_a_hash_is_kept_for_ever_and_comes_compressed(folder):
    with client(folder) as web:
        answer = web.get("/assets/pad-AbCd1234.js", headers={"accept-encoding": "gzip"})
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "accept-encoding")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.text == "let x = 1;" * 500
    assert int(answer.headers["content-length"]) == len(gzip.compress(b"let x = 1;" * 500, 9, mtime=0))


def test_a_page_that_has_not_changed_is_not_sent_again(folder):
    with client(folder) as web:
        tag = web.get("/pad").headers["etag"]
        again = web.get("/pad", headers={"if-none-match": tag})
        (folder / "pad.html").write_text("<p>new</p>")
        changed = web.get("/pad", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert (changed.status_code, changed.text) == (200, "<p>new</p>")


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/assets/none.js",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets",
        "/api/none",
        "/a%00.b",
    ],
)
def test_what_is_not_there_is_said_in_three_languages(folder, path):
    (folder.parent / "secret.txt").write_text("secret")
    with client(folder) as web:
        answer = web.get(path)
    assert answer.status_code == 404
    assert set(answer.json()["said"]) >= {"code", "en", "ru", "uk"}


def test_a_server_without_pages_says_so(tmp_path):
    with client(tmp_path / "none") as web:
        answer = web.get("/pad")
    assert answer.status_code == 503
    assert "have not been built" in answer.text
    assert "не собраны" in answer.text
