"""Promise: a battle 5 against 5 on a console, two pads, two captains' phones and a big screen, up to the table of teams.

An equal round is fought again, a substitution is refused in the round and accepted between rounds, two judges' mark is one out,
a fighter returns, gear breaks or is lost. The screen is at every stop what `hofmarshal run` says of the exported protocol.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from battle_kit import SIDES, War, war
from battle_kit_people import BOUNCE, REACTION, BigScreen, Boss, Captain, Judge, at_once
from battle_kit_wire import Insider, told
from playwright.sync_api import Browser, expect
from product import Promise

from tests.browser.ground import chromium, wait_for

RING = "1"
LIMIT = 15_000
"""A round in ms: its ten minutes (isb-buhurt.round.limit) would be long to wait for. It stands still while judges mark."""

LISTS = {"shape": "rectangle", "length": 20_000, "width": 10_000}
BOUNDARY, GEAR, SUBSTITUTION = "isb-buhurt.out.boundary", "isb-buhurt.out.gear", "isb-buhurt.substitution"


class Story:
    """The battle with its people: six devices, each a context of its own."""

    def __init__(self, made: War, promise: Promise) -> None:
        self.made, self.promise = made, promise
        made.field(RING, LISTS)
        shorter = {"path": "clock.limit", "value": LIMIT, "replaces": "isb-buhurt.round.limit"}
        made.nomination("five", "isb-buhurt", "group-battle", RING, overrides=[shorter], admission="elsewhere")
        for team in ("21", "22"):
            made.team("five", team, 5, 2)
        self.stream = made.drawn("five", RING, "21", "22")
        self.boss = Boss(made, RING)
        self.first, self.second = Judge(made, RING, 1), Judge(made, RING, 2, "tablet")
        self.screen = BigScreen(made, RING)
        self.boss.call()
        teams = made.sides(RING)
        self.captains = {side: Captain(made, teams[side], f"Captain of {side}") for side in SIDES}
        promise.equal("devices, each a context of its own", len(made.contexts), 6)
        self.boss.ready()

    def everywhere(self, fighter: str, *, down: bool) -> None:
        """Both pads, the console and the big screen show him dark, or lit."""
        for judge in (self.first, self.second):
            judge.shows(fighter, down=down)
        self.boss.shows(fighter, "out" if down else "stands")
        self.screen.tile(fighter, "out" if down else "stands")
        self.promise.check(f"{fighter} is {'out' if down else 'lit'} on pads, console and big screen", True)

    def kinds(self, kind: str) -> list[dict[str, object]]:
        """The events of a kind in the exported journal."""
        return [one["data"] for one in self.made.journal(self.stream) if one["type"] == kind]

    def becomes(self, what: str, read: Callable[[], object], value: object) -> None:
        """What a page or the wire tells must come to be this: one may have it a moment before the other."""
        with contextlib.suppress(AssertionError):
            wait_for(what, lambda: read() == value)
        self.promise.equal(what, read(), value)

    def known(self, what: str, true: Callable[[], object]) -> None:
        """Something that must come to be."""
        wait_for(what, true)
        self.promise.check(what, True)


def equal_round(story: Story) -> None:
    """Round 1: outs, a second judge, a return, gear; equal at time, fought again at full strength for nobody."""
    promise, boss, first, second = story.promise, story.boss, story.first, story.second
    promise.say("Round 1: equal when time is up")
    boss.start()
    boss.halt()
    for judge in (first, second):
        expect(judge.page.locator(".bar.halted")).to_be_visible()
    at_once([(first, "red-5"), (second, "red-5")])
    story.everywhere("red-5", down=True)
    story.known("a second judge's mark is noted", lambda: boss.one("red-5").get("seconded") == 1)
    story.becomes("two judges marked him: one out", boss.standing, [4, 5])
    promise.equal("neither of them is told of an error", [first.refusals(), second.refusals()], [0, 0])

    first.tap("blue-1")
    story.everywhere("blue-1", down=True)
    second.page.wait_for_timeout(REACTION)
    second.tap("blue-1")
    second.page.locator("[data-reason=on-feet]").tap()
    story.everywhere("blue-1", down=False)
    returned = story.kinds("returned")[-1]
    promise.check("the return is on record with its reason", "touch the ground" in str(returned["reason"]), returned)

    gear(story)

    promise.check("the cause of red-5 is open", not boss.one("red-5").get("cause"))
    boss.card("red-5").locator(f"[data-cause='{BOUNDARY}']").click()
    expect(boss.tile("red-5")).to_contain_text("Over the border")
    story.becomes("his cause, named later", lambda: boss.one("red-5").get("cause"), BOUNDARY)
    story.becomes("standing", boss.standing, [4, 4])
    story.screen.equals(story.stream, promise, "in round 1")
    substitution_refused(story)

    boss.start()
    verdict = boss.verdict("battle-follows-again")
    promise.check("the console says: again, at full strength", "full strength" in verdict, verdict)
    boss.confirm()
    expect(boss.page.locator("[data-round='1'][data-counted=false]").first).to_be_attached()
    first_round = lambda: [boss.contest["rounds"][0][name] for name in ("winner", "counted")]  # noqa: E731
    story.becomes("the round counts for", first_round, [None, False])
    story.becomes("rounds won", lambda: [boss.contest[side].get("rounds_won", 0) for side in SIDES], [0, 0])
    expect(story.screen.page.locator(".rounds li")).to_have_count(1)
    story.becomes("the big screen says", story.screen.rounds, ["1 4 : 4 refought"])
    story.screen.equals(story.stream, promise, "after the equal round")


def gear(story: Story) -> None:
    """A broken helmet puts out, a lost shield does not (isb-buhurt.out.gear)."""
    promise, first, boss = story.promise, story.first, story.boss
    first.page.wait_for_timeout(BOUNCE)
    first.tap("blue-4")
    story.everywhere("blue-4", down=True)
    first.page.locator(f"[data-why=blue-4] [data-cause='{GEAR}']").tap()
    story.known("gear that broke is the cause of blue-4", lambda: boss.one("blue-4").get("cause") == GEAR)
    expect(first.page.locator("[data-do=notice]")).to_be_visible()
    story.becomes("and he is out", lambda: boss.one("blue-4").get("down"), True)

    first.tap("blue-3")
    story.everywhere("blue-3", down=True)
    first.page.locator(f"[data-why=blue-3] [data-cause='{GEAR}']").tap()
    offered = first.page.locator("[data-do=notice]")
    expect(offered).to_contain_text("hield")
    offered.tap()
    story.everywhere("blue-3", down=False)
    returned = story.kinds("returned")[-1]
    promise.check("it was the shield, lost: he is back", "hield" in str(returned["reason"]), returned)

    judge = Insider(story.made, story.second.page)
    lost = judge.gives(story.stream, "out", fighter="blue-3", cause=GEAR, facts={"item": "shield", "how": "lost"})
    promise.check("on the wire a lost shield is refused as a cause", lost["status"] == "refused", lost)
    promise.check(f"by {GEAR}", GEAR in told(lost), lost)
    broken = judge.gives(story.stream, "out", fighter="blue-4", cause=GEAR, facts={"item": "helmet", "how": "broken"})
    promise.check("the other judge saw the helmet break too: one out", broken["status"] == "done", broken)
    story.becomes("standing after it", boss.standing, [4, 4])
    judge.close()


def substitution_refused(story: Story) -> None:
    """In the round nobody is changed: his phone says why, the wire refuses."""
    promise, captain = story.promise, story.captains["red"]
    captain.swap("red-1", "red-6")
    expect(captain.confirm(2)).to_be_disabled()

    def says() -> bool:
        text = " ".join(captain.page.locator("body").inner_text().split())
        return "A14" in text and "between rounds" in text

    story.becomes("the captain's phone says why his change waits", says, True)
    phone = Insider(story.made, captain.page)
    answer = phone.gives(story.stream, "substitute", side="red", out="red-1", into="red-6")
    promise.check("on the wire his substitution is refused", answer["status"] == "refused", answer)
    promise.check(f"by {SUBSTITUTION}", SUBSTITUTION in told(answer), answer)
    phone.close()


def substitution_accepted(story: Story) -> None:
    """Between rounds the same change is one touch."""
    promise, captain, boss = story.promise, story.captains["red"], story.boss
    expect(captain.page.locator("[data-change]")).to_have_count(1)
    button = captain.confirm(1)  # which is fought again
    expect(button).to_be_enabled()
    button.click()
    wanted = ["red-6", "red-2", "red-3", "red-4", "red-5"]
    story.known("his change is made", lambda: boss.contest["red"]["lineup"] == wanted)
    expect(boss.page.locator("[data-lineup=red] li.new")).to_contain_text("6")
    promise.check("the console shows who came in", True)
    promise.check("it is on record as a substitution", story.kinds("substituted"))


def won_rounds(story: Story) -> None:
    """Two rounds by all out: the battle, its rating point and round points."""
    promise, boss, first, second = story.promise, story.boss, story.first, story.second
    promise.say("The round again: Red wins it")
    boss.start()
    boss.halt()
    story.screen.tile("red-6", "stands")
    story.becomes("the one who left is on the big screen", lambda: "red-1" in story.screen.tiles(), False)
    story.screen.shows(5, 5)
    breach(story)
    marked(story, (first, "blue-1"), (second, "blue-2"), (first, "blue-3"), (second, "blue-4"))
    of_another_round(story)
    first.tap("blue-5")
    verdict = boss.verdict("battle-follows-next")
    promise.check("the console says that Red wins the round", "Red wins the round" in verdict, verdict)
    told_won = [story.captains[side].bout["won"] for side in SIDES]
    promise.equal("until he confirms it, captains are told of rounds won", told_won, [0, 0])
    boss.confirm()
    wait_for("Red's captain is told", lambda: story.captains["red"].bout["won"] == 1)
    expect(story.captains["red"].page.locator("[data-round='1']").last).to_contain_text("won")
    promise.check("then Red's captain reads it on his phone", True)
    found = story.screen.equals(story.stream, promise, "after Red's first round")
    promise.equal("who fought in it for Red", found["rounds"][1]["lineup"]["red"], boss.contest["red"]["lineup"])

    promise.say("Another round: Red wins the battle")
    boss.start()
    boss.halt()
    second.tap("red-3")
    story.everywhere("red-3", down=True)
    marked(story, (first, "blue-5"), (second, "blue-4"), (first, "blue-3"), (second, "blue-2"))
    first.tap("blue-1")
    verdict = boss.verdict("battle-follows-over")
    promise.check("the console tells the points", "1 rating point and 9 round points" in verdict, verdict)
    boss.confirm()
    boss.phase("decided")


def marked(story: Story, *marks: tuple[Judge, str]) -> None:
    """Judges touch, and the console shows each."""
    for judge, fighter in marks:
        judge.tap(fighter)
        story.boss.shows(fighter, "out")


def of_another_round(story: Story) -> None:
    """The first judge marked blue-4 in the round that counts for nobody; now the second did, and that is not his to take back."""
    page = story.first.page
    story.first.shows("blue-4", down=True)
    page.wait_for_timeout(REACTION)
    story.first.tap("blue-4")
    page.locator("dialog[open] [data-reason]").first.wait_for()
    offered = page.locator("dialog[open] [data-do=undo-mine]").count()
    story.promise.equal("a judge is offered to take back marks of this round only", offered, 0)
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


def breach(story: Story) -> None:
    """A judge records a thrust: a warning (isb-buhurt.strict)."""
    promise, page = story.promise, story.second.page
    page.locator("[data-do=breach]").tap()
    page.locator("[data-choose=red-2]").tap()
    page.locator("dialog[open] input[type=search]").fill("thrust")
    page.locator("dialog[open] .search li button").first.tap()
    given = wait_for("the breach is on record", lambda: story.boss.contest["red"]["sanctions"])[0]
    promise.equal("the breach brings", [given["fighter"], given["kind"]], ["red-2", "warning"])
    promise.check("with its clause", "isb-buhurt.strict" in given["cites"], given)
    expect(story.screen.page.locator("section.side.red footer")).to_be_visible()
    promise.check("the big screen shows the sanction", True)


def decided(story: Story) -> None:
    """Result, signatures, announcement; what the table of the nomination says to everybody."""
    promise, boss, screen = story.promise, story.boss, story.screen
    promise.say("The result")
    points = lambda: " ".join(boss.page.locator("[data-points=red]").all_inner_texts()).split()[-3:]  # noqa: E731
    story.becomes("Red's rounds, rating points, round points on the console", points, ["2", "1", "9"])
    expect(screen.page.locator("section.side.red .winner")).to_be_visible()
    found = screen.equals(story.stream, promise, "at the end")
    promise.equal("winner by `run`", found["winner"], "red")
    promise.equal("score by `run`", found["score"], {"red": 2, "blue": 0})
    promise.equal("rounds that counted by `run`", [one["counted"] for one in found["rounds"]], [False, True, True])
    promise.equal("sanctions by `run`", found["sanctions"], {"red-2": {"warning": 1}})
    shown = [one.strip() for one in screen.page.locator("dd").all_inner_texts()]
    told_points = [f"{one['red']} : {one['blue']}" for one in (found["rating"], found["round_points"])]
    promise.equal("rating points and round points on the big screen, as by `run`", shown, told_points)
    story.becomes("rounds on the big screen", screen.rounds, ["1 4 : 4 refought", "1 5 : 0", "2 4 : 0"])
    boss.sign()
    boss.phase("announced", "final")
    promise.check("signed and announced", True)

    page = story.made.page("/info/nomination/five", "phone")
    red, blue = (story.made.sides(RING)[side] for side in SIDES)
    page.locator("summary", has_text="round robin").click()
    for team, figures in ((red, ["1", "9"]), (blue, ["0", "0"])):
        row = page.locator(f"tr[data-entry='{team}']").first
        expect(row).to_be_attached()
        cells = [one.strip() for one in row.locator("td.number").all_inner_texts()]
        promise.check(f"the public table gives team {team} {' and '.join(figures)}", cells[-2:] == figures, cells)
    heads = page.locator("thead abbr").evaluate_all("a => a.map((e) => e.title.toLowerCase())")
    promise.check("of rating points and round points", heads[-2:] == ["rating points", "round points"], heads)


def play(browser: Browser, promise: Promise) -> None:
    """The whole battle."""
    with war(browser) as made:
        story = Story(made, promise)
        equal_round(story)
        substitution_accepted(story)
        won_rounds(story)
        decided(story)


def main() -> None:
    """The battle."""
    promise = Promise("5 against 5 (isb-buhurt): console, two pads, two captains' phones; the big screen equals `run`")
    with chromium() as browser:
        play(browser, promise)
    promise.done()


if __name__ == "__main__":
    main()
