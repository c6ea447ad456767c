"""An invented festival: nomination folders with fighters and clubs that are plainly nobody, for demo and rehearsal."""

from __future__ import annotations

import csv
from pathlib import Path
from random import Random

import msgspec

from hofmarshal.rules.flow import flow

EVENT = "Festival of Invented Fighters"

NAMES = (
    "Ada Invented", "Борис Выдуманный", "Віра Вигадана", "Conrad Madeup", "Дарья Небывалая", "Єва Небувала",
    "Edwin Fictional", "Жанна Придуманная", "Захар Уявний", "Freya Nobody", "Игнат Несуществующий", "Їжак Примарний",
    "Gerald Notreal", "Клавдия Сочинённая", "Лук’ян Казковий", "Hilda Makebelieve", "Мирон Мнимый", "Ніна Нереальна",
    "Igor Unreal", "Ольга Условная", "Панас Позірний", "Jane Pretend", "Роман Роботов", "Соломія Сновидна",
    "Kuno Robotson", "Тихон Тестовый", "Ґалаґан Ґудзик", "Laura Example", "Устинья Учебная", "Федір Фантазійний",
    "Milo Specimen", "Ёжик Туманный",
)  # fmt: skip

CLUBS = ("Club of Nobody", "Клуб «Никто»", "Клуб «Ніхто»", "The Empty Chair", "Пустое место", "Порожній двір")


class Nomination(msgspec.Struct, frozen=True, kw_only=True):
    """A nomination of the festival. `clock`: the path and clause of its round's time, where it has one."""

    folder: str
    rulebook: str
    nomination: str
    letter: str
    size: int
    settings: dict[str, object] = {}
    clock: str = ""


NOMINATIONS = (
    Nomination(
        folder="longsword", rulebook="isb-duel", nomination="longsword", letter="L", size=8,
        settings={"groups": 2, "promote": "auto"}, clock="isb-duel.longsword.duration",
    ),
    Nomination(
        folder="shield-sword", rulebook="shchyt-mech", nomination="shchyt-mech", letter="S", size=10,
        settings={"promote": "auto"},
    ),
    Nomination(
        folder="free-duel", rulebook="ulozhenie", nomination="free-duel", letter="F", size=8,
        settings={"groups": 2, "promote": "auto"},
    ),
)  # fmt: skip


def festival(folder: Path, rings: int, seed: str, *, size: int = 0, limit: int = 0) -> list[Path]:
    """Write the folders of all nominations, to be fought on `rings` rings; where they are.

    `size` fighters each instead of their own numbers; `limit`: rounds of so many ms, for those in a hurry.
    """
    rng = Random(seed)
    names = list(NAMES)
    rng.shuffle(names)
    return [_write(folder, one, names, rng, rings, seed, size or one.size, limit) for one in NOMINATIONS]


def _write(
    folder: Path, one: Nomination, names: list[str], rng: Random, rings: int, seed: str, size: int, limit: int
) -> Path:
    home = folder / one.folder
    home.mkdir(parents=True, exist_ok=True)
    settings = {**one.settings, "rings": [str(n) for n in range(1, rings + 1)], "duration": 240}
    head = {
        "rulebook": one.rulebook,
        "nomination": one.nomination,
        "seed": f"{seed} {one.folder}",
        "settings": settings,
    }
    lines = [f"{key}: {flow(value)}" for key, value in head.items()]
    if limit and one.clock:
        why = {"reason": "robots are in a hurry", "by": "organiser"}
        lines += ["overrides:", f"  - {flow({'path': 'clock.limit', 'value': limit, 'replaces': one.clock, **why})}"]
    (home / "nomination.yaml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    with (home / "entries.csv").open("w", encoding="utf-8", newline="") as out:
        table = csv.writer(out)
        table.writerow(("entry", "name", "club", "country"))
        for number in range(1, size + 1):
            round_about, at = divmod(number - 1, len(names))
            name = names[(at + ord(one.letter)) % len(names)] + (f" {round_about + 1}" if round_about else "")
            table.writerow((f"{one.letter}{number:02d}", name, rng.choice(CLUBS), rng.choice(("ZZ", "XX"))))
    return home
