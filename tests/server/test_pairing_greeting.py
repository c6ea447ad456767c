"""What a phone is told about an open code before it joins."""

from __future__ import annotations

import httpx
import pytest

from hofmarshal.server.device_acts import Join, Offer
from tests.server.rig import Device, Server, running, set_up, submit

CODE = "k7f3m2q9xy"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("data")) as server:
        set_up(server.venue)
        yield server


def test_an_open_code_tells_its_seat_and_a_used_one_nothing(server: Server):
    submit(server.venue, "devices", Offer(role="line-marshal", ring="1", seat="line-marshal-3", code=CODE))
    found = httpx.get(f"{server.url}/api/pair/{CODE}")
    assert found.status_code == 200
    told = found.json()
    assert (told["role"], told["ring"], told["seat"]) == ("line-marshal", "1", "line-marshal-3")
    assert 0 < told["until"] - server.venue.now() <= 120_000
    submit(server.venue, "devices", Join(code=CODE, device=Device("Phone", "", "", "").id, name="Phone"))
    used = httpx.get(f"{server.url}/api/pair/{CODE}")
    assert used.status_code == 410
    assert used.json()["said"]["code"] == "device-code-gone"


def test_an_unknown_code_is_no_error_of_the_server(server: Server):
    for code in ("nosuchcode", "x" * 500, "%00", "ё"):
        assert httpx.get(f"{server.url}/api/pair/{code}").status_code in (400, 404, 410)
