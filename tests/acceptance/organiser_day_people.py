"""The people of the organiser's day: 46 who are plainly nobody, as three clubs send them in three kinds of spreadsheet."""

from __future__ import annotations

import io
from importlib import import_module
from typing import NamedTuple

EVENT = "Кубок вигаданих 2031"
PLACE = "Ніде, замок"
FIRST, SECOND, THIRD = "Порожній двір", "The Empty Chair", "Клуб «Никто»"
MISSPELLED = "Клуб «Никто» из Нигде"
"""The third club once more, as one of its own rows writes it."""

YARD = (
    "Вигадана Ада", "Примарний Їжак", "Уявний Захар", "Ґудзик Ґалаґан", "Нікуди Нестор", "Казкова Соломія",
    "Позірний Панас", "Небувала Єва", "Сновидна Олеся", "Умовний Лук’ян", "Гаданий Гнат", "Нереальна Ніна",
    "Мрійний Марко", "Здавна Злата", "Химерний Орест", "Тіньовий Юхим",
)  # fmt: skip
CHAIR = (
    "Conrad Madeup", "Edwin Fictional", "Pretend Peter", "Hilda Makebelieve", "Gerald Notreal", "Freya Nobody",
    "Igor Unreal", "Jane Pretend", "Kuno Robotson", "Laura Example", "Milo Specimen", "Nora Nowhere",
    "Oscar Dummy", "Paula Placeholder", "Quentin Invented",
)  # fmt: skip
NOBODY = (
    "Небывалый Борис", "Придуманная-Сочинённая Александра", "Туманный Ёжик", "Мнимый Мирон", "Якобы Яков",
    "Условная Ольга", "Несуществующий Игнат", "Учебная Устинья", "Тестовый Тихон", "Сказочный Эдуард",
    "Выдуманная Жанна", "Притворный Прохор", "Мнимая Рогнеда", "Нигдейский Савва", "Пустой Ярополк",
)  # fmt: skip
NAMES = (*YARD, *CHAIR, *NOBODY)
COUNT = len(NAMES)
PAPERED = CHAIR
"""Who fights in the longsword as well, for which papers are asked."""


class Table(NamedTuple):
    """A spreadsheet as it is sent: its name, its bytes, how many rows and how many of them are wrong or ask something."""

    name: str
    data: bytes
    rows: int
    wrong: int


def born(name: str) -> str:
    """A day of birth long enough ago, in the way people write it."""
    at = NAMES.index(name)
    return f"{1 + at % 28:02}.{1 + at % 12:02}.{1980 + at % 20}"


def windows() -> Table:
    """The first club's: CSV with semicolons in Windows-1251, nothing wrong with it."""
    rows = ["№;Прізвище та ім'я;Клуб;Країна;Дата народження"]
    rows += [f"{at};{name};{FIRST};Україна;{born(name)}" for at, name in enumerate(YARD, 1)]
    return Table("Заявка Порожній двір.csv", "\r\n".join(rows).encode("cp1251"), len(YARD), 0)


def workbook() -> Table:
    """The second club's: XLSX with a title above its table, a day there is not, a country there is not, and who takes part
    in what.
    """
    made = io.BytesIO()
    book = import_module("xlsxwriter").Workbook(made)
    sheet = book.add_worksheet("Fighters")
    sheet.write_row(0, 0, ["Entries of The Empty Chair"])
    sheet.write_row(1, 0, ["Name", "Club", "Country", "Date of birth", "Disciplines"])
    for at, name in enumerate(CHAIR, 2):
        day, country = born(name), "Poland"
        if name == "Gerald Notreal":
            day = "31.02.1994"
        if name == "Laura Example":
            country = "Ruritania"
        sheet.write_row(at, 0, [name, SECOND, country, day, "Shield-Sword, Longsword"])
    book.close()
    return Table("empty-chair.xlsx", made.getvalue(), len(CHAIR), 2)


def commas() -> Table:
    """The third club's: CSV with commas in UTF-8; a row without a name, a month there is not, its own club in two
    spellings, and somebody whom the second club has entered already.
    """
    rows = ["ФИО,Клуб,Страна,Дата рождения"]
    for name in NOBODY:
        shown = "" if name == "Якобы Яков" else name
        day = "11.13.1999" if name == "Тестовый Тихон" else born(name)
        club = MISSPELLED if name == "Пустой Ярополк" else THIRD
        rows.append(f"{shown},{club},Украина,{day}")
    rows.append(f"Madeup Conrad,{THIRD},Украина,")
    return Table("nobody.csv", "\n".join(rows).encode(), len(NOBODY) + 1, 3)
