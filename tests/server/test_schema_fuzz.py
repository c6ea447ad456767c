"""Requests made up from the description of the HTTP side, right and wrong ones: none makes the server fail.

Each operation is tried by a stranger and by the organiser, whose signature lets what is made up go all the way.
`HOFMARSHAL_FUZZ` is how many requests of each kind are made, 8 where it is not set.
"""

from __future__ import annotations

import json
import os
import time
from urllib.parse import unquote, urlsplit

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from requests.auth import AuthBase

from hofmarshal.server.bodies import COMMANDS
from hofmarshal.server.guard import Limits
from tests.server.rig import STREAM, Device, running, seated, set_up

NO_LIMITS = Limits(rate=1e6, burst=1e6, failures=1e6, failures_burst=1e6)
EXAMPLES = int(os.environ.get("HOFMARSHAL_FUZZ", "8"))
STREAMS = {
    "contest": STREAM, "nomination": "nomination/made-up", "floor": "floor", "programme": "programme", "devices": "devices",
    "inspection": "inspection/made-up/E1", "admission": "admission/made-up/E1",
    "game": "game", "character": "character/7", "obligation": "obligation/o1", "prop": "prop/p1",
}  # fmt: skip
ENDLESS = "/api/live"
"""An event stream never ends: see test_sse."""


class Signed(AuthBase):
    """Signs a request as a device, and puts the device into the body of a command."""

    def __init__(self, device):
        self.device = device

    def __call__(self, request):
        path = unquote(urlsplit(request.url).path)
        body = request.body or b""
        body = body.encode() if isinstance(body, str) else body
        if path.startswith("/api/commands/"):
            body = self.own(body, path.rpartition("/")[2])
            request.prepare_body(body, None)
            request.headers["content-type"] = "application/json"
            message = body
        else:
            message = f"{request.method} {path}\n".encode() + body
        request.headers["x-hofmarshal-device"] = self.device.id
        request.headers["x-hofmarshal-signature"] = self.device.sign(message)
        return request

    def own(self, body, kind):
        try:
            tree = json.loads(body)
        except ValueError:
            return body
        if not isinstance(tree, dict) or kind not in STREAMS:
            return body
        tree |= {"device": self.device.id, "stream": STREAMS[kind], "at": int(time.time() * 1000), "seat": ""}
        return json.dumps(tree).encode()


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    with running(tmp_path_factory.mktemp("data"), limits=NO_LIMITS) as server:
        set_up(server.venue)
        yield server


@pytest.fixture(scope="module")
def operations(place):
    schema = schemathesis.openapi.from_url(f"{place.url}/api/openapi.json")
    found = [result.ok() for result in schema.get_all_operations()]  # type: ignore[union-attr]  # an Err raises
    return [one for one in found if one.path != ENDLESS]


def fuzz(operation, signer=None):
    """Send what is made up for an operation; the statuses that came back."""
    seen = set()

    @settings(
        max_examples=EXAMPLES, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(case=operation.as_strategy())
    def attempt(case):
        answer = case.call(timeout=60, **({"auth": signer()} if signer else {}))
        seen.add(answer.status_code)
        assert answer.status_code < 500 or answer.status_code == 503, (case, answer.text)
        if answer.status_code >= 400 and answer.headers["content-type"][0].startswith("application/json"):
            assert answer.json()["said"]["uk"]

    attempt()
    return seen


def test_no_request_of_a_stranger_makes_the_server_fail(operations):
    seen = {f"{one.method} {one.path}": fuzz(one) for one in operations}
    assert len(seen) >= 20
    assert all(seen[f"post /api/commands/{kind}"] & {400, 401} for kind in COMMANDS)


def test_no_request_of_the_organiser_makes_the_server_fail(operations, place):
    """He may end himself with it; then another sits down."""
    venue = place.venue
    made: list[Device] = []

    def signer():
        last = made[-1] if made else None
        row = venue.look("devices").devices.get(last.id) if last else None
        if row is None or row.state != "paired" or row.role != "organiser":
            made.append(seated(venue, f"Laptop {len(made)}", "organiser", "organiser-1"))
        return Signed(made[-1])

    seen = {f"{one.method} {one.path}": fuzz(one, signer) for one in operations}
    assert all(200 in seen[f"post /api/commands/{kind}"] for kind in COMMANDS), seen
    assert not venue.faults, venue.faults
