"""Requests made up from the description of the HTTP side, right and wrong ones: none makes the server fail."""

from __future__ import annotations

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from hofmarshal.server.bodies import COMMANDS
from hofmarshal.server.guard import Limits
from tests.server.rig import running, set_up

NO_LIMITS = Limits(rate=1e6, burst=1e6, failures=1e6, failures_burst=1e6)
EXAMPLES = 20


@pytest.fixture(scope="module")
def operations(tmp_path_factory):
    with running(tmp_path_factory.mktemp("data"), limits=NO_LIMITS) as server:
        set_up(server.venue)
        schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
        found = [result.ok() for result in schema.get_all_operations()]  # type: ignore[union-attr]  # an Err raises here
        yield [one for one in found if one.path != "/api/live"]  # it never ends: see test_sse


def fuzz(operation):
    """Send what is made up for an operation; the statuses that came back."""
    seen = set()

    @settings(
        max_examples=EXAMPLES, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(case=operation.as_strategy())
    def attempt(case):
        answer = case.call(timeout=30)
        seen.add(answer.status_code)
        assert answer.status_code < 500 or answer.status_code == 503, (case, answer.text)
        if answer.status_code >= 400 and answer.headers["content-type"][0].startswith("application/json"):
            assert answer.json()["said"]["uk"]

    attempt()
    return seen


def test_no_request_makes_the_server_fail(operations):
    seen = {f"{one.method} {one.path}": fuzz(one) for one in operations}
    assert len(seen) >= 20
    assert all(seen[f"post /api/commands/{kind}"] & {400, 401} for kind in COMMANDS)
