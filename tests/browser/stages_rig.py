"""Nominations at several stages of their way, made beside the server, for the pages that show tables, brackets and places."""

from __future__ import annotations

import csv
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hofmarshal.desk.decider import Issued
from hofmarshal.server.aside import Aside
from hofmarshal.server.event_add import add_folder
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import nomination
from hofmarshal.tournament.commands import Score

FIGHTERS = (
    ("Вигадана Ада", "Порожній двір"), ("Небывалый Борис", "Клуб «Никто»"), ("Conrad Madeup", "Club of Nobody"),
    ("Придуманная-Сочинённая Александра", "Общество любителей того, чего не было"), ("Примарний Їжак", "Ніхто"),
    ("Edwin Fictional", "The Empty Chair"), ("Уявний Захар", "Порожній двір"), ("Туманный Ёжик", "Клуб «Никто»"),
    ("Ґудзик Ґалаґан", "Ніхто"), ("Мнимый Мирон", "Пустое место"), ("Нікуди Нестор", "Ніхто"),
    ("Pretend Peter", "The Empty Chair"), ("Якобы Яков", "Пустое место"),
)  # fmt: skip
"""Plainly nobody, in three alphabets' letters, short and long."""


class Beside:
    """Commands given beside a server that does not run yet."""

    def __init__(self, event: Aside) -> None:
        self.event = event
        self.given = 0

    def done(self, name: str, command: Any) -> None:
        """A command of a nomination, which must be carried out."""
        self.given += 1
        issued = Issued(
            id=f"beside{self.given}", stream=f"nomination/{name}", at=self.event.now(), command=command,
            seat="secretary-1", device="beside", actor="secretary-1",
        )  # fmt: skip
        answer = self.event.desk.submit(issued)
        assert answer.refusal is None, answer.refusal

    def open(self, name: str) -> list[str]:
        """The bouts that wait."""
        found = self.event.look(f"nomination/{name}")
        return [bout.bout for stage in found.stages.values() for bout in nomination.view(found, stage).open]

    def record(self, name: str, bout: str, red: int, blue: int, reason: str = "", **more: Any) -> None:
        """A result."""
        score = Score(bout=bout, red_score=red, blue_score=blue, **more)
        self.done(name, cmd.Record(result=score, reason=reason))

    def fight(self, name: str, bouts: Iterable[str]) -> None:
        """These bouts, red and blue winning by a fixed pattern."""
        for number, bout in enumerate(bouts):
            self.record(name, bout, *((5, 3), (2, 4), (6, 1))[number % 3])


def folder(home: Path, name: str, head: str, count: int) -> Path:
    """A nomination's folder with so many of the fighters."""
    here = home / name
    here.mkdir(parents=True)
    (here / "nomination.yaml").write_text(head, encoding="utf-8")
    first = {"shields": 0, "swords": 20, "level": 40, "turned": 60}[name]
    with (here / "entries.csv").open("w", encoding="utf-8", newline="") as out:
        table = csv.writer(out)
        table.writerow(("entry", "name", "club"))
        table.writerows((f"E{first + n + 1:02d}", *FIGHTERS[n]) for n in range(count))
    return here


SHIELDS = "rulebook: shchyt-mech\nnomination: shchyt-mech\nseed: an invented seed\nsettings: {promote: hand}\n"
SWORDS = (
    "rulebook: isb-duel\nnomination: longsword\nseed: an invented seed\n"
    "settings: {scheme: [elimination, third-place], promote: hand}\n"
)


def make(data: Path, home: Path) -> None:
    """Into the event in `data`: groups half fought (`shields`), a bracket after its first round (`swords`), a group in
    which three are level (`level`), a final whose semi-final was corrected (`turned`).
    """
    with Aside(data, lambda: time.time_ns() // 1_000_000) as event:
        beside, desk = Beside(event), event.desk_for_folders()
        for name, head, count in (
            ("shields", SHIELDS, 13), ("swords", SWORDS, 13), ("level", SHIELDS, 4), ("turned", SWORDS, 4),
        ):  # fmt: skip
            add_folder(folder(home, name, head, count), desk)
        beside.fight("shields", beside.open("shields")[::2])
        beside.fight("swords", beside.open("swords"))
        beside.done("swords", cmd.Promote())
        beside.fight("swords", beside.open("swords")[:2])
        _level(beside)
        first = beside.open("turned")
        beside.fight("turned", first)
        beside.done("turned", cmd.Promote())
        beside.record("turned", first[0], 1, 5, reason="the sheet was read wrongly")


def _level(beside: Beside) -> None:
    """Each of the first three beats the next by the same points, and all of them the last."""
    state = beside.event.look("nomination/level")
    a, b, c, d = sorted(state.entries)
    wins = {(a, b), (b, c), (c, a), (a, d), (b, d), (c, d)}
    stage = next(iter(state.stages.values()))
    for group in stage.groups:
        for number, (red, blue) in enumerate(group.order, 1):
            score = (5, 1) if (red, blue) in wins else (1, 5)
            beside.record("level", f"{stage.layout.id}-{group.name}-{number}", *score)
