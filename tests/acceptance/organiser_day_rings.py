"""The rings of the organiser's day: three robots as hofmarshals, what is planned of each bout, and what goes wrong at them."""

from __future__ import annotations

import asyncio

from organiser_day_draw import REJECTED, record
from organiser_day_kit import Day
from organiser_day_robots import HEAD, PIECES, POINTS, End, Planned, hofmarshal, inspect
from playwright.sync_api import Page, expect

from tests.browser.ground import wait_for

RINGS = ("1", "2", "3")
LONG = 240.0
"""Seconds in which three robots fight a stage, on a busy machine."""


def strength(entry: str) -> int:
    """Who is stronger: the lower the number, the stronger, so that every table is foreseen."""
    return -int(entry)


def ranked(entries: list[str]) -> list[str]:
    """The strongest first."""
    return sorted(entries, key=strength, reverse=True)


class Rings:
    """Three rings with a robot each. `both`: the two who are disqualified in the bout between them."""

    def __init__(self, day: Day) -> None:
        self.day = day
        self.both: frozenset[str] = frozenset(self.group("A")[-2:])
        self.robots: list[Planned] = []
        for ring in RINGS:
            client = day.seated("hofmarshal", ring, f"Robot of ring {ring}")
            self.robots.append(hofmarshal(client, ring, self.plan))
        for robot in self.robots:
            asyncio.run_coroutine_threadsafe(robot.live(), day.loop)

    def group(self, name: str, stage: str = "qualifying") -> list[str]:
        """Who is in a group, the strongest first."""
        return ranked(self.day.shield["stages"][stage]["groups"][name]["entries"])

    def bout(self, one: str, other: str, stage: str = "qualifying") -> str:
        """The bout of a stage in which these two meet."""
        bouts = self.day.shield["bouts"].items()
        return next(str(key) for key, b in bouts if b["stage"] == stage and {b["red"], b["blue"]} == {one, other})

    def plan(self, stream: str, red: str, blue: str) -> End:
        """How a bout ends: the stronger wins; but in the final the third beats the first, so that three are level."""
        if {red, blue} == self.both:
            return End(both=True)
        bout = self.day.shield["bouts"][stream.rpartition("/")[2]]
        first, lost = ranked([red, blue])[0], HEAD * ((int(red) + int(blue)) % 4)
        if bout["stage"] == "final":
            best = self.group("A", "final")
            lost = HEAD if best[3] in (red, blue) else 3 * HEAD
            if {red, blue} == {best[0], best[2]} and not bout.get("extra"):
                first = best[2]
        return End(POINTS, lost) if first == red else End(lost, POINTS)

    def fight(self, bouts: int = 0) -> None:
        """Every ring fights so many bouts more, or (0) all there are."""
        for robot in self.robots:
            robot.bouts = robot.called + bouts if bouts else None
        enough = self.spent if bouts else self.over
        wait_for("the rings have fought what they were to", lambda: enough() and self.idle(), LONG)

    def spent(self) -> bool:
        """Whether every ring has called as many as it was to."""
        return all(robot.bouts is not None and robot.called >= robot.bouts for robot in self.robots)

    def over(self) -> bool:
        """Whether no bout waits or is being fought any more."""
        return all(one.get("state", "open") not in ("open", "called") for one in self.day.shield["bouts"].values())

    def hold(self) -> None:
        """Nobody calls a bout until further notice."""
        for robot in self.robots:
            robot.bouts = 0

    def idle(self) -> bool:
        """Whether no ring has anything to do."""
        return all(robot.idle for robot in self.robots)


def manned(day: Day) -> Rings:
    """Groups are spread over the rings, each gets its hofmarshal; whose helmet was rejected is not called."""
    page = day.go("/schedule")
    page.locator("summary", has_text="Which nomination at which rings").click()
    page.get_by_role("button", name="Spread the groups evenly").click()
    page.get_by_role("button", name="Spread them").click()
    used = wait_for("all rings have bouts", lambda: all(day.view(f"ring/{ring}")["queue"] for ring in RINGS))
    day.promise.check("every ring has bouts waiting", used)
    day.look("schedule", "/schedule")
    rings = Rings(day)
    stream = f"contest/shield/{next(key for key, one in day.shield['bouts'].items() if REJECTED in (one['red'], one['blue']))}"
    answers = [day.do(robot.client.send(stream, {"type": "call"})) for robot in rings.robots]
    own = [one for one in answers if one.said.code != "device-other-ring"]
    day.promise.equal(
        "a call of him whose gear was rejected, at his ring, is", [one.status for one in own], ["refused"]
    )
    cites = {clause for one in own for reason in one.reasons for clause in reason.said.cites}
    day.promise.check("the refusal cites the clause of it", "sm.neck" in cites, cites)
    mended(day)
    day.look("devices", "/devices")
    day.look("home", "/")
    return rings


def mended(day: Day) -> None:
    """He comes back with another helmet: the expert opens the inspection anew, and it passes."""
    phone = next(one for context in day.contexts for one in context.pages if "/gear/" in one.url)
    phone.get_by_role("button", name="Inspect again").click()
    phone.get_by_label("Why it is looked at again").fill("another helmet, of steel")
    phone.locator("form").get_by_role("button", name="Inspect again").click()
    record(phone, "helmet")
    expert = next(one for one in day.clients if one.you.role == "expert")
    others = [one for one in PIECES if one != "helmet"]
    day.promise.equal("refused to the second expert", day.do(inspect(expert, REJECTED, others, opened=True)), [])
    expect(phone.locator(".end .state")).to_contain_text("Passed")
    page = day.go("/admission")
    page.locator(".tools select").first.select_option("shield")
    expect(page.locator("[data-entry]").first).to_be_visible()
    expect(page.locator("[data-entry] .stands .bad")).to_have_count(0)
    day.promise.check("mended and shown again: everybody is admitted", True)


def opened(day: Day, view: str = "") -> Page:
    """The page of stages, at one of its views."""
    page = day.go("/stages/shield")
    page.locator("[data-step]").first.wait_for()
    if view:
        page.locator(f"[data-view='{view}']").click()
    return page


def previewed(page: Page) -> None:
    """Wait until what a decision would bring about is there and may be accepted."""
    expect(page.locator("dialog:modal button.main")).to_be_enabled()
    page.locator("dialog:modal [data-preview]:not([data-preview=''])").wait_for()


def accept(page: Page, reason: str = "") -> None:
    """Give the reason, wait for the preview, accept."""
    if reason:
        page.locator("dialog:modal [data-reason]").fill(reason)
    previewed(page)
    page.locator("dialog:modal button.main").click()
    expect(page.locator("dialog:modal")).to_have_count(0)
