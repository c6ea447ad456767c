"""From the start of the server to its first page, with 100,000 events in the journal: against the bar of 2 s."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from bouts import commands_of
from wire_ground import table

from hofmarshal.contest.commands import Stop
from hofmarshal.desk.decider import Issued
from hofmarshal.desk.desk import BOOKMARK, Desk
from hofmarshal.exchange.books import packaged
from hofmarshal.journal.contract import Appended
from hofmarshal.journal.memory import MemoryJournal
from hofmarshal.robots.posting import ask
from hofmarshal.robots.stage import Stage
from hofmarshal.server.aside import Aside
from hofmarshal.server.content import Library
from hofmarshal.server.deciders import SERVER_EVENT
from hofmarshal.server.event import EventFacts, quick_command
from hofmarshal.tournament import programme
from hofmarshal.tournament import programme_words as w

EVENTS, EXCHANGES = 100_000, 40
CHUNK = 5_000


def fill(folder: Path) -> int:
    """Play longsword bouts in memory until there are so many events, then write them into an event; how many."""
    memory = MemoryJournal()
    with Aside(folder, lambda: time.time_ns() // 1_000_000) as event:
        facts = EventFacts(memory, event.library)
        desk = Desk(memory, SERVER_EVENT, event.now, facts=facts)
        submit(desk, event.now(), programme.STREAM, "ring", w.SetRing(ring="1"))
        number = 0
        while not memory.tail(EVENTS - 1, 1):  # positions are counted from 1 without holes here
            number += 1
            play(desk, facts, event.library, event.now(), number)
        entries, answers = memory.tail(0, 2 * EVENTS), memory.answers()
        for start in range(0, max(len(entries), len(answers)), CHUNK):
            outcome = event.journal.adopt(entries[start : start + CHUNK], answers[start : start + CHUNK])
            assert isinstance(outcome, Appended), outcome
        event.journal.mark(BOOKMARK, event.journal.tail(len(entries) - 1)[-1].position)  # as an ordinary stop does
    return len(entries)


def play(desk: Desk, facts: EventFacts, library: Library, at: int, number: int) -> None:
    """Fight the bout of this number."""
    stream = f"contest/quick/b{number}"
    quick = w.Quick(
        bout=f"b{number}", ring="1", red=f"A{number}", blue=f"B{number}", rulebook="isb-duel", nomination="longsword"
    )  # fmt: skip
    submit(desk, at, programme.STREAM, f"q{number}", quick_command(quick, library, packaged()))
    state = facts.programme().quick[stream]
    made = w.Open(
        stream=stream, nomination="", bout=state.bout, ring="1", red=state.red, blue=state.blue, rules=state.rules,
        fighters=state.fighters, panel=state.panel,
    )  # fmt: skip
    submit(desk, at, programme.STREAM, f"o{number}", made)
    given = [(one.id, one.at, one.command, one.seat, one.device) for one in commands_of(number, EXCHANGES)]
    given.append((f"{number}-end", given[-1][1] + 1000, Stop(), "hofmarshal", f"hofmarshal-{number}"))
    for name, t, command, seat, device in given:
        desk.submit(
            Issued(id=name, stream=stream, at=t, command=command, seat=seat, device=device)
        )  # fmt: skip


def submit(desk: Desk, at: int, stream: str, name: str, command: object) -> None:
    """Give a command as the server does."""
    answer = desk.submit(Issued(id=name, stream=stream, at=at, command=command, seat="organiser-1", device="server"))
    assert answer.refusal is None, answer.refusal


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
