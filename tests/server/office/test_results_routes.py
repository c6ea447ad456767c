"""The results page's routes: who may ask, what comes, that a folder from the page runs to the same places."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from hofmarshal.exchange.nomination_folder import run_nomination
from hofmarshal.server.event_add import Desk, add_folder, unzipped
from tests.server.office.entry_rig import ask
from tests.server.office.test_nominations_out import EXAMPLE, run_places
from tests.server.rig import Server, running, set_up

RESULTS = "/api/office/results"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("data")) as server:
        server.devices = set_up(server.venue, rings=1, bouts=0)
        venue = server.venue
        desk = Desk(venue.desk.submit, venue.look, venue.now, venue.library, venue.festival.people)
        add_folder(EXAMPLE, desk, name="shields")
        yield server


@pytest.mark.parametrize("path", ["", "/table/places", "/file/all.xlsx", "/paper/final.pdf", "/folder/shields.zip"])
def test_only_the_desk_may_ask(server: Server, path: str) -> None:
    assert ask(server, None, RESULTS + path).status_code == 401
    assert ask(server, server.devices["line-marshal-1"], RESULTS + path).status_code == 403
    assert ask(server, server.devices["secretary-1"], RESULTS + path).status_code == 200


def test_what_there_is(server: Server) -> None:
    answer = ask(server, server.devices["chief"], f"{RESULTS}?lang=uk").json()
    (one,) = answer["nominations"]
    assert (one["nomination"], one["phase"], one["entries"], one["groups"], one["final"]) == (
        "shields", "signed", 23, 7, True,
    )  # fmt: skip
    assert ["places", "Місця"] in answer["tables"]
    left = ask(server, server.devices["chief"], f"{RESULTS}/left-out?lang=uk").json()
    assert left == {"said": ["4 бої не вказано: не проведено (неявка, анульовано, хтось вибув)."]}


def test_a_table_to_look_at(server: Server) -> None:
    table = ask(server, server.devices["chief"], f"{RESULTS}/table/clubs?lang=en").json()
    assert [column["key"] for column in table["columns"][:2]] == ["place", "club"]
    assert table["rows"][0][:2] == [1, "Срібна підкова"]
    assert ask(server, server.devices["chief"], f"{RESULTS}/table/nothing").status_code == 404
    assert ask(server, server.devices["chief"], f"{RESULTS}/table/places?nomination=none").status_code == 404


@pytest.mark.parametrize(
    ("path", "media", "start"),
    [
        ("file/places.csv?lang=uk", "text/csv", b"\xef\xbb\xbf"),
        ("file/all.xlsx", "application/vnd", b"PK"),
        ("file/all.json", "application/json", b"["),
        ("file/ratings.xlsx", "application/vnd", b"PK"),
        ("file/ratings.zip", "application/zip", b"PK"),
        ("file/site.zip", "application/zip", b"PK"),
        ("paper/final.pdf?lang=ru", "application/pdf", b"%PDF"),
        ("paper/certificates.pdf?to=6", "application/pdf", b"%PDF"),
        ("paper/blank-groups.pdf?size=9", "application/pdf", b"%PDF"),
    ],
)
def test_files_and_papers(server: Server, path: str, media: str, start: bytes) -> None:
    answer = ask(server, server.devices["secretary-1"], f"{RESULTS}/{path}")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith(media)
    assert answer.content.startswith(start)


@pytest.mark.parametrize(
    "path", ["file/all.csv", "file/none.csv", "file/places.exe", "paper/none.pdf", "folder/none.zip"]
)
def test_what_cannot_be_made_is_said(server: Server, path: str) -> None:
    assert ask(server, server.devices["chief"], f"{RESULTS}/{path}").status_code == 404


def test_the_folder_from_the_page_runs_to_the_same_places(server: Server, tmp_path: Path) -> None:
    answer = ask(server, server.devices["secretary-1"], f"{RESULTS}/folder/shields.zip?lang=uk")
    assert "shields/README.txt" in zipfile.ZipFile(io.BytesIO(answer.content)).namelist()
    folder = unzipped(answer.content, tmp_path)
    assert run_places(folder) == run_places(EXAMPLE)
    assert not run_nomination(folder).failed
