"""From the start of the server to its first page, with 100,000 events in the journal: against the bar of 2 s."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from bouts import commands_of
from wire_ground import table

from hofmarshal.desk.decider import Issued
from hofmarshal.exchange.books import packaged
from hofmarshal.robots.posting import ask
from hofmarshal.robots.stage import Stage
from hofmarshal.server.aside import Aside
from hofmarshal.server.event import quick_command
from hofmarshal.tournament import programme
from hofmarshal.tournament import programme_words as w

EVENTS, EXCHANGES = 100_000, 40


def fill(folder: Path) -> int:
    """Play longsword bouts into an event until it holds so many events; how many it holds."""
    held = 0
    with Aside(folder, lambda: time.time_ns() // 1_000_000) as event:
        event.desk.catch_up()
        number = 0
        while held < EVENTS:
            number += 1
            quick = w.Quick(
                bout=f"b{number}",
                ring="1",
                red=f"A{number}",
                blue=f"B{number}",
                rulebook="isb-duel",
                nomination="longsword",
            )
            held += submit(event, programme.STREAM, f"q{number}", quick_command(quick, event.library, packaged()))
            state = event.facts.programme().quick[f"contest/quick/b{number}"]
            made = w.Open(
                stream=f"contest/quick/b{number}", nomination="", bout=state.bout, ring="1", red=state.red, blue=state.blue,
                rules=state.rules, fighters=state.fighters, panel=state.panel,
            )  # fmt: skip
            held += submit(event, programme.STREAM, f"o{number}", made)
            for issued in commands_of(number, EXCHANGES):
                answer = event.desk.submit(
                    Issued(
                        id=issued.id, stream=f"contest/quick/b{number}", at=issued.at, command=issued.command,
                        seat=issued.seat, device=issued.device,
                    )
                )  # fmt: skip
                held += len(answer.events)
    return held


def submit(event: Aside, stream: str, name: str, command: object) -> int:
    """Give a command as the server does; how many events it caused."""
    answer = event.desk.submit(
        Issued(id=name, stream=stream, at=event.now(), command=command, seat="organiser-1", device="server")
    )
    assert answer.refusal is None, answer.refusal
    return len(answer.events)


async def main() -> int:
    """Fill, start, ask for the first page, print."""
    with tempfile.TemporaryDirectory(prefix="hofmarshal-bench-") as name:
        folder = Path(name)
        held = fill(folder)
        stage = Stage(folder)
        begun = time.monotonic()
        await stage.start()
        await asyncio.to_thread(ask, stage.origin, "GET", "/api/scenes/rings")
        taken = time.monotonic() - begun
        await stage.stop()
    rows = [("start to first page", f"{taken:.2f} s", "<= 2 s"), ("events in the journal", f"{held:,}", "")]
    return 0 if table("Start of a server", rows, 0.0) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
