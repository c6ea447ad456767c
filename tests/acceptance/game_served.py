"""A game's server as a process of its own, for one to kill: `game_served.py FOLDER CLOCK SEAT:ROLE …`; it prints its port.

CLOCK is a file that holds the present instant (ms): time is what stands there, whether this process runs or not.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from product import ROOT as ROOT  # which puts the tests' own modules on the path

from hofmarshal.server.clock import Clock
from tests.server.rig import running, seated


def main() -> None:
    """Serve until killed."""
    folder, hands = Path(sys.argv[1]), Path(sys.argv[2])

    def instant() -> float:
        return int(hands.read_text(encoding="ascii") or 0) / 1000

    folder.mkdir(exist_ok=True)
    with running(folder, clock=Clock(wall=instant, monotonic=instant)) as server:
        for word in sys.argv[3:]:
            seat, _, role = word.rpartition("=")
            if not any(one.seat == seat for one in server.venue.look("devices").devices.values()):
                seated(server.venue, f"Phone {seat}", role, seat)
        print(server.port, flush=True)
        while True:
            time.sleep(3600)


if __name__ == "__main__":
    main()
