"""`hofmarshal rehearse`: robots run a day through the real server on a bad network; nothing acknowledged may be lost."""

from __future__ import annotations

import asyncio
import signal
from statistics import median
from types import FrameType
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from hofmarshal.cli.console import show_json, show_table, tell
from hofmarshal.cli.options import DEFAULT, Output
from hofmarshal.text import message

if TYPE_CHECKING:
    from hofmarshal.robots.rehearsal import Report

SHOWN = 30


def rehearse(
    *,
    rings: Annotated[int, Parameter(help="How many rings of duels.")] = 4,
    battles: Annotated[bool, Parameter(help="One more ring: battles, a bridge, wrestling.")] = True,
    game: Annotated[bool, Parameter(help="Instead: a live role-play game, for a minute.", negative="")] = False,
    speed: Annotated[float, Parameter(help="How many times as fast as people the robots act.")] = 20.0,
    loss: Annotated[float, Parameter(help="The share of frames lost each way; others come late or twice.")] = 0.2,
    kill: Annotated[int, Parameter(help="How often the server is killed and started again.")] = 0,
    seed: Annotated[str, Parameter(help="What the day is drawn from.")] = "rehearsal",
    minutes: Annotated[float, Parameter(help="The longest it may take.")] = 60.0,
    bouts: Annotated[int, Parameter(help="How many bouts each ring calls; 0: all.")] = 0,
    size: Annotated[int, Parameter(help="Fighters of each nomination; 0: eight to ten.")] = 0,
    database: Annotated[str, Parameter(help="postgresql://USER@HOST/NAME; otherwise SQLite.")] = "",
    workers: Annotated[int, Parameter(help="Server processes; more than one needs PostgreSQL.")] = 1,
    output: Output = DEFAULT,
) -> int:
    """Rehearse an event day with robots: frames lost, doubled and late, sockets dropped, tablets swapped, the server killed.

    Then every acknowledged command is looked for in the journal, every result recomputed from it, every clock and every
    hash chain checked. Exits with 1 if anything was missed.
    """
    if game:
        from hofmarshal.cli.rehearse_game import play

        return play(
            output, speed=speed, loss=loss, kills=kill, seed=seed, seconds=60 * min(1.0, minutes), database=database,
            workers=workers,
        )  # fmt: skip
    from hofmarshal.robots.rehearsal import Plan, rehearse

    lang = output.language

    def say(code: str, args: dict[str, str | int]) -> None:
        if not output.json:
            tell(message(code, lang, **args))

    plan = Plan(
        rings=rings, field=battles, speed=speed, loss=loss, kills=kill, seed=seed, minutes=minutes,
        bouts=bouts or None, size=size,
        database=database, workers=workers,
    )  # fmt: skip
    signal.signal(signal.SIGTERM, stop)  # whoever ends it so wants its server ended too
    report = asyncio.run(rehearse(plan, say))
    if output.json:
        show_json(report)
    else:
        _show(report, lang)
    return 1 if report.failed else 0


def _show(report: Report, lang: str) -> None:
    found, weather = report.audit, report.weather
    rows: list[tuple[str, str | int]] = [
        ("seconds", f"{report.seconds:.0f}"),
        ("called", report.called),
        ("decided", found.decided),
        ("recorded", found.recorded),
        ("acknowledged", found.acknowledged),
        ("taps", f"{found.taps} ({report.late})"),
        ("battles", found.battles),
        ("marks", f"{found.marks} ({found.late})"),
        ("proposed", report.proposed),
        ("entries", found.entries),
        ("streams", found.streams),
        ("lost", weather.get("lost", 0)),
        ("doubled", weather.get("doubled", 0)),
        ("delayed", weather.get("late", 0)),
        ("dropped", weather.get("dropped", 0)),
        ("swaps", report.swaps),
        ("storms", report.storms),
        ("kills", f"{report.kills} ({report.starting})"),
        ("restart", f"{median(report.restarts) if report.restarts else 0:.1f}"),
        ("on-their-way", f"{sum(report.on_their_way) / max(1, report.kills):.0f}"),
        ("cut", found.cut),
        ("compared", report.compared),
        ("clocks", f"{len(report.clocks)} ({_worst(report.clocks)})"),
        ("times", f"{len(report.times)} ({_worst(report.times)})"),
        ("unanswered", report.unanswered),
        ("misses", len(report.misses)),
    ]
    titles = [message("rehearse-what", lang), message("rehearse-count", lang)]
    table = [(message("rehearse-row", lang, row=name), value) for name, value in rows]
    show_table(message("rehearse-title", lang), titles, table)
    for miss in report.misses[:SHOWN]:
        tell(message("rehearse-miss", lang, what=miss))
    tell(message("rehearse-failed" if report.failed else "rehearse-kept", lang, count=len(report.misses)))


def _worst(errors: tuple[float, ...]) -> str:
    return f"{errors[0] if errors else 0:.0f}"


def stop(number: int, frame: FrameType | None) -> None:
    """End as Ctrl-C does."""
    raise KeyboardInterrupt
