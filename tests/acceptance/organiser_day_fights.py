"""The organiser's afternoon: groups, who leaves, a protest, a correction and what it disturbs, semi-finals, final, extras."""

from __future__ import annotations

from functools import partial

from organiser_day_kit import Day
from organiser_day_rings import Rings, accept, manned, opened, previewed
from playwright.sync_api import Page, expect

from tests.browser.ground import wait_for


def groups(day: Day) -> None:
    """Seven groups at three rings: one leaves after his first bouts, two are disqualified in one bout."""
    day.rings = manned(day)
    rings: Rings = day.rings
    rings.fight(bouts=5)
    leaving = rings.group("B")[-1]
    page = opened(day, "qualifying")
    page.locator(f"tr[data-entry='{leaving}'] button").first.click()
    page.get_by_role("button", name="Withdraw", exact=True).click()
    page.locator("dialog:modal [data-reason]").fill("a knee")
    expect(page.locator("dialog:modal [aria-live]")).to_contain_text(day.name(leaving))
    accept(page, "a knee")
    wait_for("he is out", lambda: day.shield["people"][leaving].get("state") == "withdrawn")
    day.promise.check("a withdrawal, after what it brings about was shown", True)
    rings.fight()
    stage = day.shield["stages"]["qualifying"]
    day.promise.check("every bout of the groups is in", stage["complete"])
    bouts = [one for one in day.shield["bouts"].values() if one["stage"] == "qualifying"]
    fought = [one for one in bouts if one["state"] == "fought"]
    day.promise.say(f"{len(bouts)} bouts, {len(fought)} of them fought at the rings")
    both = day.shield["bouts"][rings.bout(*rings.both)]
    day.promise.equal(
        "a double disqualification", (sorted(both["disqualified"]), both.get("winner", "")), (sorted(rings.both), "")
    )
    rows = {row["entry"]: row for row in stage["groups"]["A"]["rows"]}
    draws = [rows[entry].get("draws", 0) for entry in rings.both]
    day.promise.equal("lost by both: draws in their table", draws, [0, 0])


def protest(day: Day) -> None:
    """Who lost a bout of group D protests at the desk; the commission upholds it by two votes to one, the result is another."""
    rings: Rings = day.rings
    winner, loser = rings.group("D")[3:5]
    name = rings.bout(winner, loser)
    before = day.shield["bouts"][name]
    page = day.go("/protests")
    page.locator(".window", has_text=day.name(winner)).filter(has_text=day.name(loser)).get_by_role(
        "button", name=f"{day.name(loser)} protests"
    ).click()
    dialog = page.get_by_role("dialog", name="A fighter protests")
    dialog.get_by_role("searchbox").fill("ten")
    dialog.locator(".clauses button").first.click()
    dialog.get_by_label("It is shown to the commission on the spot").check()
    dialog.get_by_role("button", name="Send the protest").click()
    case = page.get_by_role("dialog", name="Protest 1")
    for seat, vote in (("Line marshal 1", "Uphold"), ("Line marshal 2", "Reject"), ("Hofmarshal", "Uphold")):
        case.get_by_role("group", name=seat).get_by_role("button", name=vote).click()
    case.get_by_label(f"Score of {day.name(loser)}").fill("10")
    case.get_by_label(f"Score of {day.name(winner)}").fill("8")
    expect(case.get_by_text("Upheld by", exact=False).first).to_be_visible()
    day.look("protests", "/protests", partial(_votes))
    case.get_by_role("button", name="Record the decision").click()
    expect(case.get_by_text("The result was corrected.")).to_be_visible()
    case.get_by_role("button", name="Announce the result").click()
    expect(case.get_by_role("button", name="Announce the result")).to_have_count(0)
    after = day.shield["bouts"][name]
    side = "red" if after["red"] == loser else "blue"
    day.promise.check("before the protest he had lost", before["winner"] != side)
    day.promise.equal("the protest is upheld, its consequence carried out: winner", after["winner"], side)
    rows = [row["entry"] for row in day.shield["stages"]["qualifying"]["groups"]["D"]["rows"]]
    day.promise.check("the table follows", rows.index(loser) < rows.index(winner), rows)
    day.look("info", "/info")
    day.look("info-nomination", "/info/nomination/shield")


def _votes(page: Page) -> None:
    """The commission is against it."""
    page.locator("article button.main").first.click()
    page.locator("dialog:modal .member").first.wait_for()
    for member in page.locator("dialog:modal .member").all():
        member.locator("button").last.click()
    page.locator("dialog:modal .verdict").wait_for()


def semi_finals(day: Day) -> None:
    """The next stage is composed after its preview; then a result of the groups is corrected, and it is composed again."""
    rings: Rings = day.rings
    rings.hold()
    page = opened(day)
    day.look("promotion", "/stages/shield", _promotion)
    page.locator("[data-step=promote] button.main").click()
    accept(page)
    semi = wait_for("the semi-finals are composed", lambda: day.shield["stages"].get("semi-final"))
    wanted = sorted(one for group in "ABCDEFG" for one in rings.group(group)[:2])
    day.promise.equal("in the semi-finals: two of each group (sm.12.4)", _in(day, "semi-final"), wanted)
    day.promise.equal("in groups of", [len(one["entries"]) for one in semi["groups"].values()], [7, 7])

    second, third = rings.group("C")[1:3]
    name = rings.bout(second, third)
    page = opened(day, "qualifying")
    side = "red" if day.shield["bouts"][name]["red"] == third else "blue"
    _open_bout(page, name)
    page.locator(f"[data-points={side}]").fill("10")
    page.locator(f"[data-points={'blue' if side == 'red' else 'red'}]").fill("4")
    shown = page.locator("dialog:modal [aria-live]").last
    expect(shown).to_contain_text(day.name(third))
    expect(page.locator("dialog:modal button.main")).to_be_disabled()
    day.look("correction", "/stages/shield", partial(_corrects, bout=name, side=side))
    accept(page, "the sheet was misread")
    expect(page.locator("[data-step=decide]")).to_be_visible()
    day.promise.check("a corrected result shows what it disturbs, and asks for its reason", True)
    page.locator("[data-step=decide] button.main").click()
    accept(page, "by the corrected result")
    wanted = sorted((set(wanted) - {second}) | {third})
    wait_for("it is composed again", lambda: not day.shield["stages"]["semi-final"].get("disturbed"))
    day.promise.equal("in the semi-finals after the correction", _in(day, "semi-final"), wanted)
    rings.fight()
    day.promise.check("the semi-finals are fought", day.shield["stages"]["semi-final"]["complete"])


def _in(day: Day, stage: str) -> list[str]:
    return sorted(one for group in day.shield["stages"][stage]["groups"].values() for one in group["entries"])


def _open_bout(page: Page, name: str) -> None:
    line = page.locator(f"li[data-bout='{name}']")
    fold = page.locator("details", has=line).first
    if not line.is_visible():
        fold.locator("summary").first.click()
    line.locator("button").click()
    page.locator("[data-points=red]").wait_for()


def _corrects(page: Page, bout: str, side: str) -> None:
    page.locator("[data-view=qualifying]").click()
    _open_bout(page, bout)
    page.locator(f"[data-points={side}]").fill("10")
    page.locator(f"[data-points={'blue' if side == 'red' else 'red'}]").fill("4")
    page.locator("dialog:modal [data-preview]:not([data-preview=''])").wait_for()


def _promotion(page: Page) -> None:
    page.locator("[data-step=promote] button.main").click()
    previewed(page)


def final(day: Day) -> None:
    """Four in the final, three of them level in everything: extra bouts decide, and the organiser signs the places."""
    rings: Rings = day.rings
    rings.hold()
    page = opened(day)
    page.locator("[data-step=promote] button.main").click()
    accept(page)
    wait_for("the final is composed", lambda: day.shield["stages"].get("final"))
    day.promise.equal("in the final (sm.12.5)", len(_in(day, "final")), 4)
    rings.fight()
    best = rings.group("A", "final")
    expect(page.locator("[data-step=extra]")).to_contain_text("exactly these")
    for entry in best[:3]:
        expect(page.locator("[data-step=extra]")).to_contain_text(day.name(entry))
    day.look("stages", "/stages/shield")
    page.locator("[data-step=extra] button.main").click()
    accept(page)
    wait_for("extra bouts wait", lambda: sum(bool(one.get("extra")) for one in day.shield["bouts"].values()) == 3)
    rings.fight()
    extras = [one for one in day.shield["bouts"].values() if one.get("extra")]
    day.promise.equal("extra bouts fought at the rings (sm.12.8.3)", [one["state"] for one in extras], ["fought"] * 3)
    page.locator("[data-step=sign] button.main").click()
    accept(page)
    expect(page.locator("[data-step=done]")).to_be_visible()
    places = day.shield["tracks"][0]["places"]
    told = sorted((one["place"], entry) for entry, one in places.items() if one.get("place") in (1, 2, 3, 4))
    day.promise.equal("the first four places", told, [(at, entry) for at, entry in enumerate(best, 1)])
    page.locator("[data-view=places]").click()
    page.locator(f"tr[data-entry='{best[0]}'] button").first.click()
    expect(page.locator("dialog:modal")).to_contain_text("Wins in the extra bouts")
    expect(page.locator("dialog:modal dl")).to_contain_text("§")
    day.promise.check("the page tells why he is first, by clause: his wins in the extra bouts", True)
    page.keyboard.press("Escape")
    fighter = day.go(f"/info/fighter/{best[0]}")
    expect(fighter.locator("li", has_text="extra bout 1")).to_contain_text("won 10 : 6")
    expect(fighter.get_by_text("lost 6 : 10")).to_be_visible()
    day.promise.check("his public page tells his bouts, the lost one and the extra ones", True)
    day.look("info-fighter", f"/info/fighter/{best[0]}")
