"""How long the server takes for all that the office's pages ask, and whether any list holds up the browser; against 300 ms.

2,000 entries, 10 nominations, 12 rings. Every route of the description that only reads is asked for, every topic watched;
one this file knows nothing of is an error. `--server` leaves the browser out. It needs `./dev ui` and a Chromium.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from office_ground import big_event
from office_pages_browser import pages
from office_pages_server import routes, topics
from wire_ground import table

from tests.server.rig import running, seated


def main() -> int:
    """Measure and print; 1 if a bar is not kept."""
    with tempfile.TemporaryDirectory(prefix="hofmarshal-bench-") as name:
        data = Path(name) / "data"
        data.mkdir()
        begun = time.monotonic()
        big_event(data)
        print(f"the event is made, in {time.monotonic() - begun:.0f} s", flush=True)
        with running(data) as server:
            desk = seated(server.venue, "Bench desk", "organiser", "organiser-1")
            kept = [
                table(
                    "Routes: the slowest of five answers; what is printed or saved once, without a bar",
                    list(routes(server, desk)),
                    0.0,
                )
            ]
            told = asyncio.run(topics(server, desk))
            kept.append(table("Topics: the first view, and the update after a result", told))
        if "--server" not in sys.argv:
            kept.append(table("Pages in a browser: the longest it was held up", list(pages(data))))
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
