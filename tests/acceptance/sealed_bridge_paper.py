"""A bridge whose one order comes on paper: it stays folded until the other captain has sealed (u.5.7.a)."""

from __future__ import annotations

from battle_kit import SIDES, War
from battle_kit_people import BigScreen, Boss, Captain
from playwright.sync_api import Locator, expect
from product import Promise

from tests.browser.ground import wait_for

RING = "2"
SIZE = 3
BRIDGE = {"shape": "bridge", "length": 7_500, "width": 1_000, "bases": 2}
PAPER, PHONE = ["red-3", "red-1", "red-2"], ["blue-2", "blue-3", "blue-1"]


def on_paper(made: War, promise: Promise) -> None:
    """Red's captain has a dead phone and no key; Blue's seals."""
    promise.say("Another bridge: Red's order is handed in on paper")
    made.field(RING, BRIDGE)
    made.nomination("paper", "ulozhenie", "bridge-battle", RING, admission="elsewhere")
    for team in ("23", "24"):
        made.team("paper", team, SIZE)
    stream = made.drawn("paper", RING, "23", "24")
    boss, screen = Boss(made, RING), BigScreen(made, RING)
    boss.call()
    boss.ready()
    dialog = boss.page.locator("dialog:modal")
    _enter(boss, dialog)
    boss.refused(promise, "the paper stays folded while Blue's is not in", "B379")
    promise.check("nothing of it is taken down", not boss.contest["red"].get("sealed"))
    events = [one["type"] for one in made.journal(stream)]
    promise.check("nor written into the journal", "orders-ruled" not in events, events)

    captain = Captain(made, made.sides(RING)["blue"], "Captain of blue")
    captain.arrange(PHONE)
    captain.seal()
    expect(captain.page.locator("[data-order=sealed]")).to_be_visible()
    _enter(boss, dialog)
    first = boss.page.locator("[data-orders=open] [data-order=red] li").first
    expect(first).to_contain_text(PAPER[0].split("-")[1])
    expect(boss.page.locator("[data-orders=open] [data-order=blue] li").first).to_contain_text(PHONE[0].split("-")[1])
    promise.check("once Blue has sealed it is taken down, and Blue's phone opens his", True)
    ruled = [one["data"] for one in made.journal(stream) if one["type"] == "orders-ruled"]
    promise.check("on record with its reason", len(ruled) == 1 and "moat" in str(ruled[0]), ruled)
    public = made.contest(RING)
    promise.equal("nobody else reads them yet", [list(public[side].get("order") or ()) for side in SIDES], [[], []])

    boss.start()
    public = made.contest(RING)
    promise.equal("then all read them", [list(public[side]["order"]) for side in SIDES], [PAPER, PHONE])
    for fighter in (PAPER[0], PHONE[0]):
        boss.page.locator(f"[data-enter={fighter}]").click()
        boss.shows(fighter, "bridge")
    boss.card(PHONE[0]).locator("[data-cause='u.5.7.d']").click()
    boss.shows(PHONE[0], "out")
    screen.tile(PHONE[0], "out")
    screen.equals(stream, promise, "with a paper")
    boss.card(PAPER[0]).locator("[data-do=breakthrough]").click()
    boss.phase("decided")
    found = screen.equals(stream, promise, "with a paper, at the end")
    promise.equal("by `run`", [found["winner"], found["termination"]], ["red", "breakthrough"])


def _enter(boss: Boss, dialog: Locator) -> None:
    """The hofmarshal enters Red's paper."""
    boss.page.locator("[data-paper=red]").click()
    for fighter in PAPER:
        dialog.locator(f"[data-nth={fighter}]").click()
    dialog.locator("form input").fill("His phone fell into the moat.")
    dialog.get_by_role("button", name="Enter the order").click()
    wait_for("it is answered", lambda: dialog.count() == 0)
