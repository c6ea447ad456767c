"""A spreadsheet of teams in a real Chromium: whose fighter each row is, a limit by its clause, a team spelled in another way."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.entries_ground import nomination, office
from tests.browser.ground import Ground
from tests.browser.looking import faults, inaccessible

ROWS = "".join(
    f"Боєць {n};Тури Полісся;{n};{'так' if n == 4 else ''};{'так' if n == 1 else ''}\r\n" for n in range(1, 5)
)
TABLE = f"Прізвище та ім'я;Команда;Номер;Запасний;Капітан\r\n{ROWS}Олена Вигадана;Турі Полісся;4;;\r\nГалина Вигадана;;5;;\r\n"
NAMES = ("Тури Полісся", "Турі Полісся", *(f"Боєць {n}" for n in range(1, 5)), "Олена Вигадана", "Галина Вигадана")


def test_a_spreadsheet_of_teams(event: Ground) -> None:
    nomination(event, "mass", "isb-buhurt", "group-battle")
    page = event.paired("secretary", seat="secretary-1", size="phone", lang="uk")
    page.goto(f"{event.server.origin}/entries")
    page.get_by_role("button", name="Таблиця").click()
    file = {"name": "teams.csv", "mimeType": "text/csv", "buffer": TABLE.encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    box = page.locator("input[type=checkbox][value=mass]")
    expect(box).to_be_checked()
    expect(page.locator("[data-row]")).to_have_count(6)
    expect(page.locator("[data-row='7'] [data-cell=team]")).to_have_attribute("aria-invalid", "true")
    expect(page.locator("[data-team='Турі Полісся']")).to_contain_text("⚠")
    cited = page.locator("[data-team='Турі Полісся'] details.cited")
    expect(cited).to_contain_text("§")
    cited.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(cited.locator("p")).to_be_visible()
    assert faults(page, "uk", NAMES) == []
    assert inaccessible(page) == []
    page.locator("[data-teams] button").first.click()
    expect(page.locator("[data-team]")).to_have_count(1)
    expect(page.locator("[data-row='6'] [data-cell=number]")).to_have_attribute("aria-invalid", "true")
    page.locator("[data-row='6'] [data-cell=number]").fill("")
    page.locator("[data-row='7'] [data-cell=team]").fill("тури полісся")
    expect(page.locator("[data-row='6']")).to_contain_text("№ 6")
    accept = page.locator(".bar button.main")
    expect(accept).to_be_enabled()
    accept.click()
    expect(page.locator(".note.good")).to_be_visible()
    page.locator("section.card > button").first.click()
    expect(page.locator("[data-entry]", has_text="Тури Полісся").first).to_be_visible()
    clubs = office(event, "/api/office/clubs")
    assert clubs["clubs"] == []
