"""Writes the entries of examples/shchyt-mech-23: 23 invented fighters of three invented clubs; the same bytes every time."""

from __future__ import annotations

import datetime
from pathlib import Path

import xlsxwriter

TARGET = Path(__file__).parents[1] / "examples" / "shchyt-mech-23" / "entries.xlsx"
HEADINGS = ("номер", "ім'я", "клуб", "країна", "рейтинг", "народився", "явка")
CLUBS = ("Кленовий лист", "Срібна підкова", "Три верби")
NAMES = (
    "Мечислав Вигаданко", "Щитомир Небувалий", "Гнат Казкарук", "Лук'ян Примара", "Юхим Мрійник",
    "Тарас Снохода", "Панас Байкаренко", "Ґедимін Легендюк", "Оверко Бувальщина", "Степан Їжакевич",
    "Артем Химеренко", "Ничипір Фантазюк", "Сава Прикладний", "Всеволод Зразковий", "Клим Умовний",
    "Єремія Приміренко", "Данило Макетюк", "Роман Чернетка", "Федір Ескізов", "Захар Начерк",
    "Іван Вигадливий", "Кузьма Небилиця", "Остап Миттєвий",
)  # fmt: skip
ABSENT = (7, 23)
"""Not here yet when the table was made: they are checked in by a decision."""


def main() -> None:
    """Write the workbook."""
    book = xlsxwriter.Workbook(TARGET, {"in_memory": True})
    book.set_properties({"created": datetime.datetime(2024, 1, 1, tzinfo=datetime.UTC)})
    sheet = book.add_worksheet("Заявки")
    sheet.write_row(0, 0, HEADINGS)
    for number, name in enumerate(NAMES, start=1):
        born = f"{1980 + number % 19}-{1 + number % 12:02}-{1 + number % 28:02}"
        here = "ні" if number in ABSENT else "так"
        sheet.write_row(number, 0, (f"E{number:02}", name, CLUBS[number % 3], "UA", 1000 + 10 * number, born, here))
    sheet.set_column(1, 2, 24)
    book.close()


if __name__ == "__main__":
    main()
