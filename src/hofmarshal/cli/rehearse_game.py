"""`hofmarshal rehearse --game`: robots play a game on a bad network; their own account must be what the journal comes to."""

from __future__ import annotations

import asyncio
import signal
from typing import Any

from hofmarshal.cli.console import show_json, show_table, tell
from hofmarshal.cli.options import Output
from hofmarshal.cli.rehearse import SHOWN, stop
from hofmarshal.robots.game_rehearsal import GamePlan, GameReport, rehearse_game
from hofmarshal.text import message


def play(output: Output, **plan: Any) -> int:
    """Rehearse a game and report; 1 if anything was missed."""

    def say(code: str, args: dict[str, str | int]) -> None:
        if not output.json:
            tell(message(code, output.language, **args))

    signal.signal(signal.SIGTERM, stop)  # whoever ends it so wants its server ended too
    report = asyncio.run(rehearse_game(GamePlan(**plan), say))
    if output.json:
        show_json(report)
    else:
        _show(report, output.language)
    return 1 if report.failed else 0


def _show(report: GameReport, lang: str) -> None:
    found, weather = report.audit, report.weather
    rows: list[tuple[str, str | int]] = [
        ("seconds", f"{report.seconds:.0f}"),
        ("acknowledged", found.acknowledged),
        ("characters", found.characters),
        ("deadlines", f"{found.lapsed} ({found.deaths})"),
        ("late-reports", found.late),
        ("obligations", found.obligations),
        ("uses", found.uses),
        ("proposed", report.proposed),
        ("entries", found.entries),
        ("lost", weather.get("lost", 0)),
        ("doubled", weather.get("doubled", 0)),
        ("delayed", weather.get("late", 0)),
        ("dropped", weather.get("dropped", 0)),
        ("swaps", report.swaps),
        ("kills", report.kills),
        ("shown", found.shown),
        ("unanswered", report.unanswered),
        ("misses", len(report.misses)),
    ]
    own = ("characters", "deadlines", "late-reports", "obligations", "uses", "kills", "shown")
    titles = [message("rehearse-what", lang), message("rehearse-count", lang)]
    table = [
        (message("rehearse-game-row" if name in own else "rehearse-row", lang, row=name), value) for name, value in rows
    ]
    show_table(message("rehearse-game-title", lang), titles, table)
    for miss in report.misses[:SHOWN]:
        tell(message("rehearse-miss", lang, what=miss))
    tell(message("rehearse-failed" if report.failed else "rehearse-game-kept", lang, count=len(report.misses)))
