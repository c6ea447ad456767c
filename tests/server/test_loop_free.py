"""The event loop never waits for a scene that is being built."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import httpx

from tests.server.rig import running, set_up


def test_a_new_minute_that_falls_into_a_long_build_holds_up_no_answer(tmp_path: Path) -> None:
    """Given scenes that are busy for seconds, when a minute begins, then the server still answers."""
    with running(tmp_path) as place:
        set_up(place.venue)
        busy, done = threading.Event(), threading.Event()

        def build() -> None:
            with place.venue._scenes._lock:
                busy.set()
                done.wait(30)

        thread = threading.Thread(target=build)
        thread.start()
        try:
            assert busy.wait(5)
            place.venue._minute = 0
            time.sleep(2.5)  # the watch of every second has come to it
            assert httpx.get(f"{place.url}/api/hello", timeout=10).status_code == 200
        finally:
            done.set()
            thread.join(30)
        end = time.monotonic() + 20
        while not place.venue._minute and time.monotonic() < end:
            time.sleep(0.05)
        assert place.venue._minute
