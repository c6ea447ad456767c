"""Durable appends a second at 1, 16 and 64 submitting threads, each append one entry with a stored answer, on each store."""

from __future__ import annotations

import statistics
import sys
import threading
import time

from hofmarshal.journal.canonical import canonical
from hofmarshal.journal.contract import Appended, Journal
from hofmarshal.journal.model import Draft

from stores import STORES, store  # isort: skip

SECONDS = 2.0
SUBMITTERS = (1, 16, 64)
DATA = {"id": "x", "side": "red", "t": 1764500000000, "type": "observed", "zone": "head"}


def submit(journal: Journal, who: str, until: float, taken: list[float]) -> None:
    """Append to a stream of one's own until the time is up."""
    number = 0
    while (begun := time.perf_counter()) < until:
        name = f"{who}.{number}"
        draft = Draft(id=name, type="observed", data=canonical({**DATA, "id": name}), at=1, recorded=2, device=who)
        outcome = journal.append(who, number, [draft], key=(who, name), fingerprint="0" * 64, answer=b'{"number":1}')
        assert isinstance(outcome, Appended), outcome
        number += 1
        taken.append(time.perf_counter() - begun)


def measure(name: str, submitters: int) -> tuple[float, float, float]:
    """(appends a second, median ms, p99 ms)."""
    with store(name) as journal:
        taken: list[list[float]] = [[] for _ in range(submitters)]
        begun = time.perf_counter()
        threads = [
            threading.Thread(target=submit, args=(journal, f"d{i}", begun + SECONDS, mine))
            for i, mine in enumerate(taken)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        lasted = time.perf_counter() - begun
        every = sorted(t for mine in taken for t in mine)
        return len(every) / lasted, statistics.median(every) * 1000, every[int(len(every) * 0.99)] * 1000


def main() -> None:
    """Print the table."""
    print(f"{'store':12}{'submitters':>12}{'appends/s':>12}{'median ms':>12}{'p99 ms':>10}")
    for name in sys.argv[1:] or STORES:
        for submitters in SUBMITTERS:
            rate, median, late = measure(name, submitters)
            print(f"{name:12}{submitters:>12}{rate:>12.0f}{median:>12.2f}{late:>10.2f}", flush=True)


if __name__ == "__main__":
    main()
