"""A large event for the benches of the office: 2,000 entries in 10 nominations on 12 rings, drawn, some of it fought."""

from __future__ import annotations

import csv
import sys
import time
from pathlib import Path

from hofmarshal.desk.decider import Issued
from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.server.aside import Aside
from hofmarshal.server.event_add import add_folder
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import programme
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.programme_details import Details
from hofmarshal.tournament.queue import open_bouts

sys.path.append(str(Path(__file__).resolve().parents[1]))  # what the browser tests stand on: tests/browser
ENTRIES, NOMINATIONS, RINGS = 2000, 10, 12
FOUGHT = 40
"""Bouts of each nomination that have a result."""

NAMES = (
    "Вигаданий Остап",
    "Небывалая Олена",
    "Nobody Conrad",
    "Примарна Їжакевич",
    "Мнимый-Выдуманный Юрий",
    "Ґудзик Ґалаґан",
)
CLUBS = tuple(
    f"{name} {number}" for number in range(1, 41) for name in ("Порожній двір", "Клуб «Никто»", "The Empty Chair")
)


def big_event(folder: Path) -> None:
    """Fill an event's data folder with it."""
    with Aside(folder, lambda: time.time_ns() // 1_000_000) as event:
        _give(event, programme.STREAM, w.NameEvent(name="Великий Вигаданий Турнір 2026"))
        about = Details(country="UA", first_day="2026-12-05", last_day="2026-12-08", place="Invented Fields")
        _give(event, programme.STREAM, w.DescribeEvent(details=about))
        for ring in range(1, RINGS + 1):
            _give(event, programme.STREAM, w.SetRing(ring=str(ring)))
        for number in range(NOMINATIONS):
            name = f"nomination-{number + 1}"
            home = _folder(folder / "folders" / name, number)
            rings = [str(1 + (number + step) % RINGS) for step in range(0, RINGS, 3)]
            add_folder(home, event.desk_for_folders(), rings=rings)
            _fight(event, name)


def _folder(home: Path, number: int) -> Path:
    home.mkdir(parents=True)
    rulebook, kind, settings = _KINDS[number % len(_KINDS)]
    head = f"rulebook: {rulebook}\nnomination: {kind}\nseed: an invented seed\nsettings: {{{settings}}}\n"
    (home / "nomination.yaml").write_text(head, encoding="utf-8")
    each = ENTRIES // NOMINATIONS
    with (home / "entries.csv").open("w", encoding="utf-8", newline="") as out:
        table = csv.writer(out)
        table.writerow(("entry", "name", "club", "country", "rating"))
        for place in range(each):
            code = number * each + place + 1
            table.writerow(
                (f"E{code:04d}", f"{NAMES[code % len(NAMES)]} {code}", CLUBS[code % len(CLUBS)], "UA", code % 97)
            )
    return home


def _fight(event: Aside, name: str) -> None:
    """The first bouts of a nomination are recorded as the desk does it."""
    stream = nomination_stream(name)
    for number, planned in enumerate(open_bouts(event.look(stream))[:FOUGHT]):
        bout = planned.bout
        score = ncmd.Score(
            bout=bout.bout, red=bout.red, blue=bout.blue, stage=bout.stage, group=bout.group, red_score=3 + number % 4,
            blue_score=number % 3,
        )  # fmt: skip
        _give(event, stream, ncmd.Record(result=score))


def _give(event: Aside, stream: str, command: object) -> None:
    issued = Issued(
        id=f"{stream}~{time.time_ns()}",
        stream=stream,
        at=event.now(),
        command=command,
        seat="organiser-1",
        device="server",
    )
    answer = event.desk.submit(issued)
    assert answer.refusal is None, answer.refusal


_GROUPS = "scheme: [qualifying, elimination], sizes: [5, 6], ranking: [wins, points-difference], advance: 2"
_KINDS = (
    ("shchyt-mech", "shchyt-mech", "duration: 240"),
    ("isb-duel", "longsword", f"duration: 300, {_GROUPS}"),
    ("ulozhenie", "free-duel", "duration: 180"),
    ("shchyt-mech", "baklier-mech", "duration: 240"),
    ("isb-duel", "sword-buckler", f"duration: 300, {_GROUPS}"),
)
"""Rulebook, nomination and settings, in turn."""
