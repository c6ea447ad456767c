"""Commands a second through `Desk.submit`: real contests, 64 submitting threads with a bout each, on each store."""

from __future__ import annotations

import statistics
import sys
import threading
import time

from hofmarshal.desk.decider import Issued
from hofmarshal.desk.desk import Desk
from hofmarshal.desk.event_deciders import EVENT

from bouts import commands_of, facts_of  # isort: skip
from stores import STORES, store  # isort: skip

SUBMITTERS = 64
EXCHANGES = 40


def play(desk: Desk, commands: list[Issued], taken: list[float], refused: list[str]) -> None:
    """Give the commands of one bout, one after the other."""
    for issued in commands:
        begun = time.perf_counter()
        answer = desk.submit(issued)
        taken.append(time.perf_counter() - begun)
        if answer.refusal:
            refused.append(answer.refusal.code)


def measure(name: str, submitters: int) -> str:
    """One line of the table."""
    facts = facts_of(submitters)
    plays = [list(commands_of(n, EXCHANGES)) for n in range(submitters)]
    with store(name) as journal:
        desk = Desk(journal, EVENT, lambda: 0, facts=facts)
        desk.catch_up()
        taken: list[list[float]] = [[] for _ in plays]
        refused: list[str] = []
        threads = [
            threading.Thread(target=play, args=(desk, mine, times, refused))
            for mine, times in zip(plays, taken, strict=True)
        ]
        begun, cpu = time.perf_counter(), time.process_time()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        lasted, cpu = time.perf_counter() - begun, time.process_time() - cpu
        every = sorted(t for mine in taken for t in mine)
        assert not refused, refused[:3]
        late = every[int(len(every) * 0.99)] * 1000
        each = cpu / len(every) * 1e6
        return f"{len(every) / lasted:>12.0f}{statistics.median(every) * 1000:>12.2f}{late:>10.2f}{each:>12.0f}"


def main() -> None:
    """Print the table."""
    print(f"{'store':12}{'submitters':>12}{'commands/s':>12}{'median ms':>12}{'p99 ms':>10}{'CPU us each':>12}")
    for name in sys.argv[1:] or STORES:
        for submitters in (1, 16, SUBMITTERS):
            print(f"{name:12}{submitters:>12}{measure(name, submitters)}", flush=True)


if __name__ == "__main__":
    main()
