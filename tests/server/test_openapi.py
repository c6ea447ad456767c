"""The description of the HTTP side: exact bodies of commands, closed objects, errors."""

from __future__ import annotations

import httpx
import jsonschema
import pytest

from hofmarshal.server.bodies import COMMANDS
from tests.server.rig import STREAM, running, set_up


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    with running(tmp_path_factory.mktemp("data")) as server:
        server.devices = set_up(server.venue)
        yield server


@pytest.fixture(scope="module")
def tree(place):
    return httpx.get(f"{place.url}/api/openapi.json").json()


def test_every_kind_of_stream_has_its_typed_command(tree):
    for kind in COMMANDS:
        body = tree["paths"][f"/api/commands/{kind}"]["post"]["requestBody"]["content"]["application/json"]["schema"]
        assert body == {"$ref": f"#/components/schemas/{kind}.Body"}
        command = tree["components"]["schemas"][f"{kind}.Body"]["properties"]["command"]
        assert command["discriminator"]["propertyName"] == "type"
        assert tree["components"]["schemas"][f"{kind}.Body"]["additionalProperties"] is False


@pytest.mark.parametrize(
    ("kind", "command", "fits"),
    [
        ("contest", {"type": "observe", "side": "red", "zone": "head"}, True),
        ("contest", {"type": "observe", "side": "green"}, False),
        ("contest", {"type": "dance"}, False),
        ("contest", {"type": "halt", "loud": True}, False),
        ("floor", {"type": "hold", "fighter": "e1"}, True),
        ("floor", {"do": "hold", "fighter": "e1"}, False),
        ("devices", {"type": "settle", "proposal": "p", "accept": True}, True),
        ("devices", {"type": "settle", "proposal": "p", "accept": "yes"}, False),
    ],
    ids=str,
)
def test_the_schema_says_what_the_server_takes(place, tree, kind, command, fits):
    schema = {"$ref": f"#/components/schemas/{kind}.Body", "components": tree["components"]}
    stream = {"contest": STREAM, "floor": "floor", "devices": "devices"}[kind]
    body = {"id": "c1", "stream": stream, "at": 1_764_500_000_000, "command": command}
    assert jsonschema.Draft202012Validator(schema).is_valid(body) is fits
    answer = httpx.post(f"{place.url}/api/commands/{kind}", json=body)
    assert (answer.status_code == 400) is (not fits), answer.text


def test_errors_are_described_and_spoken_in_three_languages(place, tree):
    for item in tree["paths"].values():
        for operation in item.values():
            assert operation["responses"]["default"]["content"]["application/json"]["schema"]["$ref"].endswith(
                "ErrorBody"
            )
    answer = httpx.post(f"{place.url}/api/commands/contest", content=b'{"id": "c1", "stream": 5}')
    said = answer.json()
    assert answer.status_code == 400
    assert all(said["said"][lang] for lang in ("en", "ru", "uk"))
    assert any("stream" in reason["said"]["en"] for reason in said["reasons"])


def test_the_page_for_people_needs_no_script(place):
    answer = httpx.get(f"{place.url}/api/docs")
    assert answer.status_code == 200
    assert "<script" not in answer.text
    assert "/api/commands/contest" in answer.text


def test_a_book_and_a_greeting(place):
    hello = httpx.get(f"{place.url}/api/hello").json()
    assert (hello["event"], hello["languages"], hello["epoch"]) == (
        "Invented Cup",
        ["en", "ru", "uk"],
        place.venue.epoch,
    )
    rules = place.venue.look("programme").quick[STREAM].rules
    answer = httpx.get(f"{place.url}/api/books/{rules.content}")
    assert (answer.status_code, answer.json()["nomination"]) == (200, "longsword")
    assert "immutable" in answer.headers["cache-control"]
    assert httpx.get(f"{place.url}/api/books/none").status_code == 404


def test_a_scene_once(place):
    answer = httpx.get(f"{place.url}/api/scenes/ring/1").json()
    assert (answer["k"], answer["topic"], answer["view"]["title"]) == ("snap", "ring/1", "Ring 1")
    assert httpx.get(f"{place.url}/api/scenes/ring/9").status_code == 404
    assert httpx.get(f"{place.url}/api/scenes/ring/1/console").status_code == 404
