"""A stranger at a real server: he knocks as fast as he can, changes nothing, and the event goes on."""

from __future__ import annotations

import json
import time
from pathlib import Path

import httpx

from tests.server.rig import running, set_up


def test_a_stranger_who_knocks_without_end_is_refused_and_the_event_goes_on(tmp_path: Path):
    with running(tmp_path) as server:
        devices = set_up(server.venue)
        own = devices["hofmarshal"]
        before = {stream: head.number for stream, head in server.venue.journal.heads().items()}
        body = own.body("contest/quick/b1", {"type": "call"}, server.venue.now())
        with httpx.Client(base_url=server.url, headers={"content-type": "application/json"}, timeout=30) as client:
            answers = [client.post("/api/commands/contest", content=body) for _ in range(400)]
            statuses = [answer.status_code for answer in answers]
            assert set(statuses) == {401, 429}
            assert 100 <= statuses.count(401) < 300
            assert answers[0].json()["said"]["code"] == "device-unsigned"
            refused = [answer for answer in answers if answer.status_code == 429]
            assert {answer.json()["said"]["code"] for answer in refused} == {"guard-too-many"}
            assert client.get("/api/hello").status_code == 200
            assert {stream: head.number for stream, head in server.venue.journal.heads().items()} == before
            time.sleep(int(refused[-1].headers["retry-after"]) + 0.5)
            signed = client.post(
                "/api/commands/contest", content=body, headers={"x-hofmarshal-signature": own.sign(body)}
            )
            assert (signed.status_code, signed.json()["status"]) == (200, "done")
            again = client.post(
                "/api/commands/contest", content=body, headers={"x-hofmarshal-signature": own.sign(body)}
            )
            assert again.json() == signed.json(), "a repetition gets the same answer"
            other = json.dumps({**json.loads(body), "at": 1})
            changed = client.post(
                "/api/commands/contest", content=other, headers={"x-hofmarshal-signature": own.sign(body)}
            )
            assert changed.status_code == 401
