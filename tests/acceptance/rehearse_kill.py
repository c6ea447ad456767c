"""Promise: killed at any moment, the server loses nothing it acknowledged, its clocks are right, its chains of hashes whole.

`--kills 200` for the whole of it; `--postgresql`: on PostgreSQL with two workers; other words go on to `hofmarshal rehearse`.
"""

from __future__ import annotations

import argparse
from statistics import median

from product import Promise, hofmarshal

from tests.postgres import new_database

FEW, MANY = 4, 50
PATIENCE = 3600.0


def main() -> None:
    """Rehearses with robots in every seat, and reads the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=FEW)
    parser.add_argument("--postgresql", action="store_true")
    asked, more = parser.parse_known_args()
    kills = asked.kills
    promise = Promise(
        f"{kills} kills with SIGKILL: nothing acknowledged is lost, clocks are right to 100 ms after restart"
    )
    words = ["--rings", 4, "--speed", 20 if kills >= MANY else 40, "--size", 32]
    words += ["--loss", 0.2 if kills >= MANY else 0.05, "--bouts", 2 if kills >= MANY else 1]
    if asked.postgresql:
        words += ["--database", new_database(), "--workers", 2]
    ran = hofmarshal("rehearse", *words, "--kill", kills, *more, "--json", patience=PATIENCE)
    report = ran.data
    if not promise.check(f"the rehearsal gives its report ({ran.seconds:.0f} s)", report, ran.err[-3000:]):
        promise.done()
    audit = report["audit"]
    promise.equal("kills with SIGKILL", report["kills"], kills)
    promise.say(
        f"and {report['starting']} while it was starting; a restart took {_middle(report['restarts']):.1f} s (median)"
    )
    flying = report["on_their_way"]
    least = 8 if kills >= MANY else 1  # of a few kills chance decides
    promise.check(f"commands on their way at a kill: {min(flying)} to {max(flying)}", _middle(flying) >= least, flying)
    promise.check(
        f"of {audit['cut']} commands in the journal the kill cut off the answer", audit["cut"] or kills < MANY
    )
    promise.check(f"{audit['acknowledged']} commands were acknowledged", audit["acknowledged"] > 10 * kills)
    promise.equal("acknowledged commands lost, acts doubled, results not recomputed", report["misses"], [])
    promise.equal("commands never answered", report["unanswered"], 0)
    promise.check(
        f"{audit['streams']} chains of hashes over {audit['entries']} entries are whole", audit["streams"] > 1
    )
    promise.check(
        f"a running clock was compared after {report['compared']} kills", report["compared"] >= 0.75 * kills - 2
    )
    clocks, times = report["clocks"] or [1e9], report["times"] or [1e9]
    promise.check(f"{len(clocks)} clocks compared, the worst {clocks[0]:.0f} ms off", clocks[0] <= 100, clocks[:9])
    promise.check(f"the server's time, {len(times)} times: {times[0]:.0f} ms off at worst", times[0] <= 100, times[:9])
    promise.equal("exit code of `hofmarshal rehearse`", ran.code, 0)
    promise.done()


def _middle(values: list[float]) -> float:
    return median(values) if values else 0.0


if __name__ == "__main__":
    main()
