"""The pictures of the office's pages: draws, rings, entries and what else a secretary works at."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.festival import Festival
from tests.browser.shot import Shot


def _picks_a_fighter(page: Page, made: Festival) -> None:
    """Somebody is picked up, so that the ways he may go are shown."""
    page.locator("[data-entry]").first.wait_for()
    page.locator("[data-entry]").first.click()


def _opens_a_card(page: Page, made: Festival) -> None:
    """A group's bouts one by one, the group in hand."""
    page.locator("[data-card]").first.wait_for()
    page.locator(".open").first.click()
    page.locator("[data-card] .head").first.click()


def _decides(page: Page, made: Festival) -> None:
    """A protest is looked at, and the commission is against it."""
    page.locator("article button.main").first.click()
    page.locator("dialog:modal .member").first.wait_for()
    for member in page.locator("dialog:modal .member").all():
        member.locator("button").last.click()
    page.locator("dialog:modal .verdict").wait_for()


def _own(made: Festival) -> str:
    """The page of the fighter who protested."""
    entry = made.desk.view("board")["protests"][0]["entry"]
    return str(made.asked("", f"/api/office/protests/link/{entry}")["path"])


def _measures_a_ring(page: Page, made: Festival) -> None:
    """A ring that is too short for what is fought there."""
    page.locator("#rings article button").first.click()
    page.locator("#rings .measure input").first.fill("6")


def _opens_an_entry(page: Page, made: Festival) -> None:
    """Somebody's entry is changed."""
    page.locator("[data-entry]").first.get_by_role("button").last.click()
    page.locator("dialog:modal input").first.wait_for()


def _sends_a_table(page: Page, made: Festival) -> None:
    """A club's spreadsheet: somebody new, and a date that is none."""
    table = "Имя;Клуб;Дата рождения\nЗоя Никто;Никто;01.02.2000\nПетр Никто;Никто;31.02.1999\n"
    page.locator("input[type=file]").set_input_files(
        {"name": "club.csv", "mimeType": "text/csv", "buffer": table.encode("cp1251")}
    )
    page.locator("input[type=checkbox]").first.check()
    page.locator("[aria-invalid=true]").first.wait_for()


def _checks_in(page: Page, made: Festival) -> None:
    """The first of the list is at the door."""
    entry = min(made.desk.view("entries")["people"])
    page.locator("[data-number]").fill(entry)
    page.keyboard.press("Enter")
    page.locator("[data-last]").wait_for()


def _follows(page: Page, made: Festival) -> None:
    """A spectator follows the one who is called next at ring 1."""
    name = made.desk.view("ring/1")["queue"][0]["red"]
    page.get_by_role("searchbox").fill(name.split()[0])
    star = page.locator("li", has_text=name).get_by_role("button")
    if star.get_attribute("aria-pressed") == "false":  # the phone still follows him in the next language
        star.click()
    page.locator("article[data-near]").first.wait_for()


def _corrects(page: Page, made: Festival) -> None:
    """A result that was recorded is another: what that brings about is shown before its reason is written."""
    page.locator("[data-state=fought] button, [data-state=open] button").first.click()
    page.locator("[data-points=red]").fill("9")
    page.locator("[data-points=blue]").fill("2")


def _gear(made: Festival) -> str:
    return f"/gear/longsword/{min(made.desk.view('nomination/longsword')['people'])}"


def _passes_a_piece(page: Page, made: Festival) -> None:
    """The first piece is shown; in the next language it is there already."""
    page.locator(".end").wait_for()
    if not page.locator("[data-piece]").count():
        page.locator("form input").first.fill("1")
        page.keyboard.press("Enter")
    page.locator("[data-piece]").first.wait_for()


def _first(made: Festival) -> str:
    return f"/info/fighter/{min(made.desk.view('nomination/longsword')['people'])}"


OFFICE = (
    Shot("morning", "event", "The event is set up", "desk", "/event", "desktop", "ru",
         "What the event is, rings held against the clauses, what differs from the rulebook.", _measures_a_ring),
    Shot("evening", "audit", "The journal", "desk", "/audit", "tablet", "uk",
         "Who did what, when and from which device; whether the journal is whole."),
    Shot("morning", "entries", "Entries", "desk", "/entries", "desktop", "uk",
         "Who is in the event; somebody's entry is being changed.", _opens_an_entry),
    Shot("morning", "import", "A spreadsheet on its way in", "desk", "/entries/import", "tablet", "ru",
         "A club's table: each row's fate, and the one cell to mend; nothing is written yet.", _sends_a_table),
    Shot("morning", "checkin", "Check-in", "desk", "/checkin", "phone", "en",
         "The door: a number or a badge, and what the fighter still lacks.", _checks_in),
    Shot("morning", "draw", "Draw and groups", "desk", "/draw/longsword", "tablet", "uk",
         "A draw: its groups, a fighter in hand, who could not be kept apart.", _picks_a_fighter),
    Shot("morning", "lot", "The lot, checked by anyone", "", "/lot/longsword", "phone", "ru",
         "The lot: the order reckoned anew in a spectator's phone."),
    Shot("morning", "schedule", "Rings and times", "desk", "/schedule", "desktop", "en",
         "The board of rings: what is fought where, about when.", _opens_a_card),
    Shot("evening", "protests", "Protests", "desk", "/protests", "desktop", "ru",
         "A protest before the commission: its votes, and what they would bring about.", _decides),
    Shot("evening", "protest", "A fighter's protests", "", _own, "phone", "uk",
         "A fighter's phone: his protest, his bouts, how long he may protest."),
    Shot("evening", "results", "Results", "desk", "/results", "tablet", "uk",
         "Tables to look at, papers to print, files to hand on."),
    Shot("evening", "stages", "Stages, tables and results", "desk", "/stages/longsword", "desktop", "uk",
         "A nomination at the desk: what is next, its table with reasons, who met whom, every bout."),
    Shot("evening", "result", "A result is typed or corrected", "desk", "/stages/longsword", "phone", "ru",
         "A bout's result: typed, or corrected once it is seen what that disturbs.", _corrects),
    Shot("morning", "admission", "Papers and admission", "desk", "/admission", "desktop", "uk",
         "Who lacks what; here the papers were seen elsewhere.", shown=False),
    Shot("morning", "gear", "The experts' list", "expert", "/gear", "phone", "ru",
         "Whose gear has been seen, and how it stands."),
    Shot("morning", "gear-inspection", "An inspection", "expert", _gear, "phone", "uk",
         "A piece is shown, and the expert passes it.", _passes_a_piece),
    Shot("running", "info", "The public page", "", "/info", "phone", "uk",
         "A spectator's phone: whom he follows, finding a fighter, the rings now.", _follows),
    Shot("decided", "info-nomination", "A nomination for everybody", "", "/info/nomination/longsword", "phone", "ru",
         "Tables, bouts and places; each place tells why."),
    Shot("decided", "info-fighter", "A fighter's bouts", "", _first, "phone", "en",
         "Where and when a fighter is next, and how he fared."),
    Shot("decided", "info-schedule", "The schedule for everybody", "", "/info/schedule", "tablet", "uk",
         "Who waits at a ring, about when.", shown=False),
    Shot("decided", "info-poster", "The poster", "desk", "/info/poster", "desktop", "ru",
         "The page that is hung up by the door.", shown=False),
)  # fmt: skip
"""Every picture of the office, in the order of the story."""
