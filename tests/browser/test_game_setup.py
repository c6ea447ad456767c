"""A game is got ready in a real Chromium: opened with a value of its own, characters out of a sheet, papers, a card typed."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.entries_ground import office
from tests.browser.ground import Ground, wait_for
from tests.browser.looking import faults, inaccessible
from tests.server.test_own_rulebook import own

NAMES = (
    "Ніч у вигаданому лісі", "Вигадана Ада", "Рада", "Вежа", "Північ", "А. Приклад", "Коротша гра", "Майстри", "Персона",
    "Гравець", "torn-winter",
)  # fmt: skip
HEAD = "Номер;Персонаж;Гравець;Група;Регіон;Розум;Хіти;Монстр;Способи смерті\r\n"
ROWS = "".join(
    f"{n};Персона {n};Гравець {n};{'Рада' if n % 2 else 'Вежа'};Північ;{3 + n % 5};;;\r\n" for n in range(1, 11)
)
SHEET = HEAD + ROWS + "11;Персона 11;;Вежа;;9;;;\r\n10;Персона 12;;Рада;;;;так;Срібло\r\n"
"""Twelve characters: the eleventh has too much reason (larp.reason.range), the twelfth the number of the tenth."""


def test_a_game_is_got_ready(event: Ground) -> None:
    page = event.paired("organiser", seat="organiser-2", size="desktop", lang="uk")
    own(event.server.folder, "iron-winter")
    own(event.server.folder, "torn-winter", game=("by: healer", "by: heeler"))
    page.goto(f"{event.server.origin}/event")
    page.locator("#game a").click()
    _finds(page)
    _open(event, page)
    _import(event, page)
    _print(page)
    _pair(event, page)
    _type_back(event, page)
    page.goto(f"{event.server.origin}/event")
    expect(page.locator("#ways a[href='/game']")).to_be_visible()


def _finds(page: Page) -> None:
    """Two rulebooks of the event's own: one to be played by, one with what is wrong with it."""
    expect(page.locator("option[value=iron-winter]").first).to_have_text("Залізна зима")
    wrong = page.locator("[data-wrong=torn-winter]")
    expect(wrong).to_contain_text("1 помилка")
    wrong.locator("summary").click()
    expect(wrong.locator("li")).to_contain_text("torn-winter/game.yaml")
    assert faults(page, "uk", NAMES) == []


def _open(event: Ground, page: Page) -> None:
    """A short game: death after 20 minutes."""
    page.locator("[data-search]").fill("death.after")
    value = page.locator(".value", has=page.locator("code", has_text="death.after")).first
    value.locator("button").first.click()
    fields = value.locator("input")
    fields.nth(0).fill("1200000")
    fields.nth(1).fill("Коротша гра")
    fields.nth(2).fill("Майстри")
    fields.nth(2).press("Enter")
    laid = page.locator("form .note.line")
    expect(laid).to_contain_text("1800000")
    expect(laid).to_contain_text("1200000")
    page.locator("[data-game-name]").fill("Ніч у вигаданому лісі")
    assert faults(page, "uk", NAMES) == []
    page.locator("[data-game-name]").press("Enter")
    expect(page.locator("[data-runs=false]")).to_be_visible()
    expect(page.locator(".note.line")).to_contain_text("1200000")
    assert event.desk.view("game")["rules"]["death"]["after"] == 1_200_000
    assert inaccessible(page) == []


def _import(event: Ground, page: Page) -> None:
    """Two cells are wrong, mended in the preview, and twelve are taken in; one more by hand."""
    page.get_by_role("button", name="З таблиці").click()
    file = {"name": "cast.csv", "mimeType": "text/csv", "buffer": SHEET.encode("cp1251")}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    expect(page.locator("[data-row='12'] [data-cell=reason]")).to_have_attribute("aria-invalid", "true")
    expect(page.locator("[data-row='13'] [data-cell=number]")).to_have_attribute("aria-invalid", "true")
    expect(page.locator("[data-row='12'] details.cited")).to_contain_text("§")
    accept = page.locator(".bar button.main")
    expect(accept).to_be_disabled()
    assert faults(page, "uk", NAMES) == []
    assert inaccessible(page) == []
    page.locator("[data-row='12'] [data-cell=reason]").fill("7")
    page.locator("[data-row='13'] [data-cell=number]").fill("12")
    expect(accept).to_be_enabled()
    accept.click()
    expect(page.locator(".note.good")).to_contain_text("12")
    page.locator("section.card > button").click()
    expect(page.locator("[data-character]")).to_have_count(12)
    expect(page.locator("[data-character='12']")).to_contain_text("Персона 12")
    page.locator("[data-field=name]").fill("Вигадана Ада")
    page.locator("[data-field=player]").fill("А. Приклад")
    page.locator("[data-field=player]").press("Enter")
    expect(page.locator("[data-character='13']")).to_contain_text("А. Приклад")
    expect(page.locator("[data-field=name]")).to_be_focused()
    assert faults(page, "uk", NAMES) == []
    assert inaccessible(page) == []


def _print(page: Page) -> None:
    """Badges and paper cards."""
    page.get_by_role("button", name="Друк", exact=True).click()
    for kind in ("badge", "card"):
        with page.expect_download() as got:
            page.locator(f"[data-print={kind}]").click()
        assert got.value.path().read_bytes().startswith(b"%PDF-")
    assert faults(page, "uk", NAMES) == []


def _pair(event: Ground, page: Page) -> None:
    """The badge's QR makes a phone the player's; another code shuts it out, and the new one is typed."""
    page.get_by_role("button", name="Персонажі").click()
    line = page.locator("[data-character='5']")
    expect(line).to_contain_text("○")
    code = office(event, "/api/office/game/codes/5")["code"]
    phone = event.page(f"/player#5.{code.replace(' ', '')}", "phone", "uk")
    phone.locator("form button.main").click()
    expect(phone.locator("[data-state]")).to_be_visible()
    assert phone.url.endswith("/player"), "the code stays in no address"
    expect(line).to_contain_text("●")
    line.locator("button").first.click()
    line.get_by_role("button", name="Інший код").click()
    page.locator("dialog:modal button.main").click()
    expect(line).to_contain_text("○")
    expect(phone.locator("[data-displaced=revoked]")).to_be_visible()
    expect(line.locator(".code")).to_be_visible()
    new = office(event, "/api/office/game/codes/5")["code"]
    assert new != code
    other = event.page("/player", "phone", "uk")
    other.locator("[data-whose]").fill(" 5 ")
    other.locator("[data-code]").fill(new.lower())
    other.locator("[data-code]").press("Enter")
    expect(other.locator("[data-state]")).to_be_visible()
    expect(line).to_contain_text("●")


def _type_back(event: Ground, page: Page) -> None:
    """By keyboard: a wound by the card; another line is refused by its clause (larp.asylum), kept, and mended."""
    page.get_by_role("button", name="Годинник").click()
    page.locator("[data-runs] button.main").click()
    expect(page.locator("[data-runs=true]")).to_be_visible()
    page.get_by_role("button", name="Перевести вперед").click()
    page.locator("[data-span]").fill("1:00")
    page.locator("[data-span]").press("Enter")
    wait_for("the clock is put forward", lambda: event.desk.view("game")["base"] >= 60 * 60_000)
    page.get_by_role("button", name="Ввести паперові").click()
    expect(page.locator("[data-whose-card]")).to_be_focused()
    page.keyboard.type("3")
    expect(page.locator("p[role=status]").first).to_contain_text("Персона 3")
    page.locator("[data-when]").fill("0:59")
    expect(page.locator("[data-when]")).to_have_attribute("aria-invalid", "true")  # the clock was put over it
    page.locator("[data-when]").fill("0:00")
    page.locator("[data-what]").select_option("wound")
    page.locator("[data-detail]").select_option("left-arm")
    page.locator("[data-detail]").press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-line=done]")).to_have_count(1)
    (fact,) = [one for one in event.desk.view("game/character/3")["log"].values() if one["fact"]["type"] == "wounded"]
    assert fact["at"] < 60_000, "it counts when the card says"
    expect(page.locator("[data-when]")).to_be_focused()
    page.keyboard.type("1:00")
    page.locator("[data-what]").select_option("admit")
    page.locator("[data-give]").press("Enter")
    refused = page.locator("[data-line=refused]")
    expect(refused).to_have_count(1)
    expect(refused.locator("details.cited")).to_contain_text("§")
    assert faults(page, "uk", NAMES) == []
    assert inaccessible(page) == []
    refused.locator("button").first.click()
    expect(page.locator("[data-what]")).to_have_value("admit")
    expect(refused).to_have_count(0)
    page.locator("[data-what]").select_option("aid")
    page.locator("[data-detail]").select_option("bandage")
    page.locator("[data-give]").press("Enter")
    expect(page.locator("[data-line=done]")).to_have_count(2)
    wait_for("the wound is bandaged", lambda: event.desk.view("game/character/3")["bleeds_at"] is None)
    page.locator("[data-when]").fill("1:00")
    page.locator("[data-what]").select_option("owe")
    page.locator("[data-detail]").fill("4")
    page.locator("[data-note]").fill("Рада")
    page.locator("[data-signed]").check()
    assert faults(page, "uk", NAMES) == []
    page.locator("[data-give]").press("Enter")
    expect(page.locator("[data-line=done]")).to_have_count(4)  # written, then signed
    (duty,) = event.desk.view("game/ledger")["obligations"].values()
    assert (duty["obliged"], duty["holder"], duty["signed"]) == ("3", "4", True)
