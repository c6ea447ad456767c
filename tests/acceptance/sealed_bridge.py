"""Promise: orders of entry sealed on two captains' phones are read and changed by nobody, on the wire too, until they may be.

Each captain tries with his own device's secret whatever he may send or ask; so do the desk and a secretary. One phone dies.
Then the bridge is fought to a breakthrough, and another whose one order comes on paper. The screen equals `run`.
"""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from battle_kit import SIDES, War, war
from battle_kit_people import BigScreen, Boss, Captain, Judge
from battle_kit_wire import Insider, key_in, order_in, told
from playwright.sync_api import Browser, expect
from product import Promise
from sealed_bridge_paper import on_paper

from hofmarshal.contest.order import seal
from tests.browser.ground import chromium, wait_for

RING = "1"
SIZE = 4
BRIDGE = {"shape": "bridge", "length": 7_500, "width": 1_000, "bases": 2}
ORDERS = {"blue": ["blue-3", "blue-1", "blue-4", "blue-2"], "red": ["red-2", "red-4", "red-1", "red-3"]}
OTHER = {"red": "blue", "blue": "red"}
REFUSED = {
    "another sealed order": "contest-order-sealed",
    "taking it back": "contest-order-sealed",
    "another line-up": "contest-no-substitution",
    "a substitution": "contest-no-substitution",
    "an order on paper": "contest-not-yours",
    "a sealed order for the other side": "contest-not-your-side",
    "opening the other's": "contest-not-your-side",
    "a paper for the other side": "contest-not-yours",
}
"""What a captain tries, and by which refusal he learns that he may not."""


class Story:
    """A bridge with its people, and what each side has sealed."""

    def __init__(self, made: War, promise: Promise) -> None:
        self.made, self.promise = made, promise
        made.field(RING, BRIDGE)
        made.nomination("bridge", "ulozhenie", "bridge-battle", RING, admission="elsewhere")
        for team in ("21", "22"):
            made.team("bridge", team, SIZE)
        self.stream = made.drawn("bridge", RING, "21", "22")
        self.boss = Boss(made, RING)
        self.judge = Judge(made, RING, 1)
        self.screen = BigScreen(made, RING)
        self.boss.call()
        self.teams = made.sides(RING)
        self.captains = {side: Captain(made, self.teams[side], f"Captain of {side}") for side in SIDES}
        self.insiders = {side: Insider(made, self.captains[side].page) for side in SIDES}
        self.secretary = Insider(made, made.paired("secretary", "", "secretary-1", "desktop"))
        self.keys: dict[str, str] = {}
        self._read: tuple[int, list[dict[str, Any]]] = (-1, [])
        self.boss.ready()

    def entries(self) -> list[dict[str, Any]]:
        """The exported journal, read anew when the captains are told of more."""
        number = max(int(one.bout["number"]) for one in self.captains.values())
        if number != self._read[0]:
            self._read = number, self.made.journal(self.stream)
        return self._read[1]

    def sealed(self, side: str) -> str:
        """The event by which a side's order was sealed."""
        events = [one for one in self.entries() if one["type"] == "order-submitted"]
        return str(next(one["data"]["id"] for one in reversed(events) if one["data"]["side"] == side))

    def tells(self, text: str, side: str) -> bool:
        """Whether a text gives away a side's order or its key."""
        entries = [f"{self.teams[side]}{int(one.split('-')[1]):02}" for one in ORDERS[side]]
        return order_in(text, ORDERS[side], entries) or (side in self.keys and key_in(text, self.keys[side]))

    def state(self, side: str) -> str:
        """How far a side's order is, as its captain is told."""
        return str(self.captains[side].bout["order"]["state"])


def looks(story: Story, side: str, when: str) -> None:
    """A captain asks for the other's order wherever his device may knock; he is refused, or learns nothing."""
    promise, me, other = story.promise, story.insiders[side], OTHER[side]
    team = story.teams[other]
    answered = {
        topic: me.watches(topic)[0] for topic in (f"captain/{team}", f"ring/{RING}/judges", f"ring/{RING}/console")
    }
    promise.equal(f"{when}: {side}'s captain watches", answered, dict.fromkeys(answered, "wrong"))
    shut = (
        f"/api/scenes/captain/{team}", f"/api/scenes/ring/{RING}/judges", f"/api/scenes/ring/{RING}/console",
        f"/api/contests/{story.stream}/protocol.yaml", "/api/office/audit", "/api/office/audit?kind=contest",
        "/api/office/audit/export?form=json", "/api/office/audit/export?kind=contest", "/api/office/audit/choices",
        f"/api/office/captains/{team}", "/api/office/captains/cards.pdf", f"/api/office/entries/{team}",
        f"/api/live?topic=captain/{team}", f"/api/live?topic=ring/{RING}/judges",
    )  # fmt: skip
    got = {path: me.asks(path) for path in shut}
    let_in = {path: status for path, (status, _) in got.items() if status < 400}
    promise.check(f"{when}: {len(shut)} routes of the desk and of others refuse him", not let_in, let_in)
    for topic in (f"captain/{story.teams[side]}", f"ring/{RING}"):
        how, text = me.watches(topic)
        open_ = how == "snap" and not story.tells(text, other)
        promise.check(f"{when}: his own topic {topic} tells nothing of it", open_, (how, text[:600]))
    events = [one["data"]["id"] for one in story.entries()]
    paths = [f"/api/scenes/ring/{RING}", "/api/scenes/nomination/bridge", "/api/scenes/rings", "/api/sheets/bridge.pdf"]
    texts = [me.asks(path)[1] for path in (*paths, *(f"/api/why/{story.stream}/{event}" for event in events))]
    promise.check(
        f"{when}: {len(texts)} more answers tell nothing of it", not any(story.tells(one, other) for one in texts)
    )


def tampers(story: Story, side: str, when: str, opening: str = "contest-order-sealed") -> None:
    """A captain who has sealed wants another order, or the other to have another: refused, whatever he signs.

    `opening` is the code by which he is refused another order than he sealed.
    """
    promise, me, other = story.promise, story.insiders[side], OTHER[side]
    before = story.captains[side].bout["order"]["commitment"]
    fresh, nonce = list(reversed(ORDERS[side])), "K7F3M2Q9XYABCDEF00"
    gives = partial(me.gives, story.stream)
    attempts = {
        "another sealed order": gives("submit-order", side=side, commitment=seal(fresh, nonce)),
        "opening as another order": gives("reveal", side=side, order=fresh, nonce=nonce),
        "taking it back": gives("annul", event=story.sealed(side), reason="I have thought again"),
        "another line-up": gives("line-up", side=side, fighters=fresh),
        "a substitution": gives("substitute", side=side, out=fresh[0], into=fresh[1]),
        "an order on paper": gives("rule", orders={side: fresh}, reason="My phone is dead"),
        "a sealed order for the other side": gives("submit-order", side=other, commitment=seal(fresh, nonce)),
        "opening the other's": gives("reveal", side=other, order=list(ORDERS[other]), nonce=nonce),
        "a paper for the other side": gives("rule", orders={other: list(ORDERS[other])}, reason="His phone is dead"),
    }
    for what, answer in attempts.items():
        code = (answer.get("said") or {}).get("code", "")
        wanted = opening if what == "opening as another order" else REFUSED[what]
        refused = answer["status"] == "refused" and code == wanted
        promise.check(f"{when}: {side}'s captain, {what}: refused, {wanted}", refused, answer)
    why = told(attempts["another sealed order"])
    promise.check(f"{when}: by u.5.7.a", "u.5.7.a" in why, why)
    promise.equal(f"{when}: what {side} sealed stands", story.captains[side].bout["order"]["commitment"], before)


def desk_reads_nothing(story: Story, side: str, when: str) -> None:
    """Neither organiser nor secretary can read an order while the other is not in; nor is it in any file of the server."""
    promise, made = story.promise, story.made
    team = story.teams[side]
    texts = {
        "the organiser's view of the captain's topic": json.dumps(made.desk.view(f"captain/{team}")),
        "the judges' topic": json.dumps(made.desk.view(f"ring/{RING}/judges")),
        "the console's topic": json.dumps(made.desk.view(f"ring/{RING}/console")),
        "the exported journal": json.dumps(made.journal(story.stream)),
        "the protocol": made.signed(f"/api/contests/{story.stream}/protocol.yaml").decode(),
        "the secretary's audit": story.secretary.asks("/api/office/audit")[1],
        "the secretary's export": story.secretary.asks("/api/office/audit/export?form=json")[1],
        "the secretary's view of the captain's topic": story.secretary.watches(f"captain/{team}")[1],
    }
    leaks = [where for where, text in texts.items() if story.tells(text, side)]
    promise.check(f"{when}: {side}'s order is read neither in {', nor in '.join(texts)}", not leaks, leaks)
    empty = [where for where, text in texts.items() if len(text) < 100]
    promise.check(f"{when}: and there was something to read in each", not empty, empty)
    raw = b"".join(file.read_bytes() for file in sorted(made.server.folder.rglob("*")) if file.is_file())
    kept = key_in(raw.decode("latin-1"), story.keys[side])
    promise.check(f"{when}: its key is in no file of the server ({len(raw)} bytes)", not kept)
    clerk = story.secretary.gives(story.stream, "submit-order", side=side, commitment=seal(ORDERS[side], "F" * 18))
    promise.check(f"{when}: the secretary cannot put another in its place", clerk["status"] == "refused", clerk)


def sealing(story: Story) -> None:
    """Blue seals, then Red; Blue's phone dies in between."""
    promise, captains = story.promise, story.captains
    promise.say("Blue seals")
    captains["blue"].arrange(ORDERS["blue"])
    story.keys["blue"] = captains["blue"].seal()
    expect(captains["blue"].page.locator("[data-order=sealed]")).to_be_visible()
    looks(story, "red", "only Blue has sealed")
    tampers(story, "blue", "only Blue has sealed", "contest-order-too-early")
    desk_reads_nothing(story, "blue", "only Blue has sealed")
    expect(story.boss.page.locator("[data-order=blue][data-stage=sealed]")).to_be_visible()
    expect(story.boss.page.locator("[data-main=start]")).to_be_disabled()
    promise.check("the console shows that Blue's is in, and does not start", True)

    promise.say("Blue's phone dies; Red seals")
    dead = captains["blue"].page.context
    dead.close()
    story.made.contexts.remove(dead)
    captains["red"].arrange(ORDERS["red"])
    story.keys["red"] = captains["red"].seal()
    wait_for("Red's order is open by itself", lambda: story.state("red") == "open")
    wait_for("Blue's is not", lambda: story.state("blue") == "both")
    promise.check("Red's phone opened its order by itself, Blue's is waited for", True)

    promise.say("Blue's captain takes another device: card with code, then order and key")
    captains["blue"] = Captain(story.made, story.teams["blue"], "Blue's second phone", "tablet")
    lost, story.insiders["blue"] = story.insiders["blue"], Insider(story.made, captains["blue"].page)
    dead_phone(story, lost)
    looks(story, "blue", "Red's order is open, Blue's is not")
    tampers(story, "blue", "Red's order is open, Blue's is not", "contest-order-differs")
    entering = captains["blue"].page.locator("[data-reenter]")
    entering.locator("input").fill(story.keys["blue"])
    entering.locator("button.main").click()
    expect(entering.locator("[role=alert]")).to_contain_text("not what you sealed")
    promise.check("another order than the sealed one is told from it by the key", True)
    captains["blue"].arrange(ORDERS["blue"])
    entering.locator("button.main").click()
    expect(captains["blue"].page.locator("[data-order=open]")).to_be_visible()
    promise.check("order and key open it on the new device", True)


def dead_phone(story: Story, lost: Insider) -> None:
    """Whoever has the old phone and its secret: the seat is another device's now."""
    promise, stream = story.promise, story.stream
    before = story.captains["blue"].bout["order"]["commitment"]
    how = lost.watches(f"captain/{story.teams['blue']}")[0]
    promise.equal("the old phone's secret: its team's topic", how, "wrong")
    opened = lost.gives(stream, "reveal", side="blue", order=list(ORDERS["blue"]), nonce="K7F3M2Q9XYABCDEF00")
    promise.equal("it opens nothing", opened["status"], "refused")
    fresh = lost.gives(stream, "submit-order", side="blue", commitment=seal(ORDERS["blue"], "F" * 18))
    promise.check("nor does it seal anew", fresh["status"] != "done", fresh)
    promise.equal("what was sealed stands", story.captains["blue"].bout["order"]["commitment"], before)


def open_to_judges(story: Story) -> None:
    """Both are open: the judges have them, nobody else until the start."""
    promise, boss = story.promise, story.boss
    promise.say("Both are open")
    for side in SIDES:
        first = boss.page.locator(f"[data-orders=open] [data-order={side}] li").first
        expect(first).to_contain_text(ORDERS[side][0].split("-")[1])
    wait_for("the judges have both", lambda: story.made.desk.view(f"ring/{RING}/judges").get("orders"))
    orders = story.made.desk.view(f"ring/{RING}/judges")["orders"]
    promise.equal("the judges read", {side: list(orders[side]) for side in SIDES}, ORDERS)
    for side in SIDES:
        looks(story, side, "open to the judges")
        tampers(story, side, "open to the judges")
    public = story.made.contest(RING)
    promise.equal("nobody else reads them", [list(public[side].get("order") or ()) for side in SIDES], [[], []])
    promise.equal("the big screen shows none", story.screen.page.locator("[data-next]").count(), 0)
    boss.start()
    promise.say("The battle begins")
    public = story.made.contest(RING)
    promise.equal("then all read them", {side: list(public[side]["order"]) for side in SIDES}, ORDERS)
    for side in SIDES:
        seen = story.insiders[side].watches(f"ring/{RING}")[1]
        known = story.tells(seen, OTHER[side])
        promise.check(f"an answer that tells {OTHER[side]}'s order is known as such here", known, seen[:900])
        theirs = story.captains[side].page.locator("[data-others] li")
        expect(theirs).to_have_count(SIZE)
        expect(theirs.first).to_contain_text(ORDERS[OTHER[side]][0].split("-")[1])
        shown = story.screen.page.locator(f"p.next.{side}")
        expect(shown).to_have_attribute("data-next", ORDERS[side][0])
    promise.check("each captain the other's, the big screen who is next", True)


def fought(story: Story) -> None:
    """The wrong one may not enter; blows, off the bridge, out of the base, a breakthrough."""
    promise, boss, pad, screen = story.promise, story.boss, story.judge, story.screen
    pad.begun()
    red, blue = (pad.page.locator(f"[data-bridge={side}]") for side in SIDES)
    inside = Insider(story.made, pad.page)
    wrong = inside.gives(story.stream, "enter", fighter="red-1")
    why = told(wrong)
    promise.check("who is not next does not enter", wrong["status"] == "refused", wrong)
    promise.check("by u.5.7.v or u.5.7.a", "u.5.7.v" in why or "u.5.7.a" in why, why)
    for head, fighter in ((red, "red-2"), (blue, "blue-3")):
        expect(head.locator("[data-do=enter]")).to_have_attribute("data-next", fighter)
        head.locator("[data-do=enter]").tap()
    wait_for(
        "both are on the bridge",
        lambda: [boss.contest[side].get("on_field") for side in SIDES] == [["red-2"], ["blue-3"]],
    )
    for side, fighter in zip(SIDES, ("red-2", "blue-3"), strict=True):
        expect(screen.page.locator(f".one.{side}")).to_have_attribute("data-on", fighter)
        boss.shows(fighter, "bridge")
    promise.check("the pad offers the next ones; both are on the bridge, on console and big screen", True)
    second = inside.gives(story.stream, "enter", fighter="red-4")
    promise.check("one of a side at a time, by u.5.7.v", "u.5.7.v" in told(second), second)
    inside.close()
    on_bridge(story, "both on the bridge")

    pad.tap("blue-3")
    pad.shows("blue-3", down=True)
    boss.shows("blue-3", "out")
    expect(blue.locator("[data-do=enter]")).to_have_attribute("data-next", "blue-1")
    promise.check("a blow puts out who has one hit; the next of Blue is blue-1", True)
    blue.locator("[data-do=enter]").tap()
    red.locator("[data-do=off-bridge]").tap()
    wait_for("red-2 is off", lambda: boss.one("red-2").get("cause") == "u.5.7.d")
    promise.check("stepping off the bridge puts out, by u.5.7.d", True)
    pad.page.locator("[data-cause='u.5.7.v']").tap()
    pad.tap("red-1")
    wait_for("red-1 is out", lambda: boss.one("red-1").get("cause") == "u.5.7.v")
    promise.check("leaving the base out of turn puts out, by u.5.7.v", True)
    expect(red.locator("[data-do=enter]")).to_have_attribute("data-next", "red-4")
    red.locator("[data-do=enter]").tap()
    wait_for(
        "both are on it", lambda: [boss.contest[side].get("on_field") for side in SIDES] == [["red-4"], ["blue-1"]]
    )
    on_bridge(story, "later")

    blue.locator("[data-do=breakthrough]").dispatch_event("pointerdown")
    boss.phase("decided")
    found = screen.equals(story.stream, promise, "at the end")
    promise.equal("by `run`", [found["winner"], found["termination"]], ["blue", "breakthrough"])
    expect(screen.page.locator(".through")).to_be_visible()
    expect(screen.page.locator("section.side.blue .winner")).to_be_visible()
    promise.check("the big screen tells the breakthrough and the winner", True)
    boss.sign()
    boss.phase("announced", "final")


def on_bridge(story: Story, when: str) -> None:
    """The screen is as the protocol, who is on the bridge too."""
    found = story.screen.equals(story.stream, story.promise, when)
    shown = [story.screen.page.locator(f".one.{side}").get_attribute("data-on") for side in SIDES]
    story.promise.equal(
        f"{when}: on the bridge by the big screen, as by `run`", sorted(map(str, shown)), found["on_field"]
    )


def play(browser: Browser, promise: Promise) -> None:
    """The whole of it."""
    with war(browser) as made:
        story = Story(made, promise)
        sealing(story)
        open_to_judges(story)
        fought(story)
        on_paper(made, promise)


def main() -> None:
    """Two bridges."""
    promise = Promise(
        "Sealed orders of a bridge (u.5.7.a): neither seen nor changed, on the wire; the screen equals `run`"
    )
    with chromium() as browser:
        play(browser, promise)
    promise.done()


if __name__ == "__main__":
    main()
