"""A hofmarshal runs battles from his console over a real server: rounds, line-ups, orders on paper, disputed blows, the medic."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Locator, expect

from hofmarshal.contest.field import Measured
from hofmarshal.contest.setup import SIDES, Fighter
from hofmarshal.exchange.books import packaged
from hofmarshal.robots.client import Client
from hofmarshal.robots.posting import pair
from hofmarshal.server.aside import Aside
from hofmarshal.server.content import pinned_of
from hofmarshal.tournament import programme_words as w
from tests.browser import looking
from tests.browser.ground import SIZES, Ground, beforehand, teller, wait_for
from tests.browser.people import Hofmarshal

EVENT = "Field of Nobody"
LIMIT = 5_000
"""A round of the group battle here, in ms: its ten minutes (isb-buhurt.round.limit) would be long to wait for."""

BOUNDARY = "isb-buhurt.out.boundary"
BATTLES = {
    "1": ("isb-buhurt", "group-battle", 3, 0),
    "2": ("ulozhenie", "bridge-battle", 2, 2),
    "3": ("ulozhenie", "mass-battle", 3, 3),
    "4": ("ulozhenie", "dagger-duel", 0, 0),
}
"""By ring: the rulebook, the nomination, how many of a side fight, and of which armour class, so that each has three hits."""

NAMES = (EVENT, "Red Fox", "Blue Owl", "Ring", "hofmarshal", "b1", "b2", "b3", "b4")


def fighters(size: int, armour: int) -> tuple[Fighter, ...]:
    """Two teams with numbers on their backs and a reserve each, three hits to a fighter; or two duellists."""
    halves = 6 if armour or not size else 0
    if not size:
        return tuple(Fighter(id=side, side=side, halves=halves) for side in SIDES)
    return tuple(
        Fighter(id=f"{side}-{n}", side=side, number=n, main=n <= size, halves=halves, armour_class=armour)
        for side in SIDES
        for n in range(1, size + 2)
    )


@pytest.fixture(scope="module")
def event(own_chromium: Browser) -> Iterator[Ground]:
    def fill(aside: Aside) -> None:
        tell = teller(aside, "battles")
        for ring, (rulebook, nomination, size, armour) in BATTLES.items():
            tell(
                "programme",
                w.SetRing(ring=ring, field=Measured(fortifications=True, borders=True) if ring == "3" else None),
            )
            pinned = pinned_of(packaged()[rulebook], nomination, packaged())
            if ring == "1":
                clock = replace(pinned.rules.clock, limit=LIMIT)
                pinned = replace(pinned, rules=replace(pinned.rules, clock=clock))
            rules = aside.library.keep(pinned)
            made = fighters(size, armour)
            tell("programme", w.Quick(
                bout=f"b{ring}", ring=ring, red="Red Fox", blue="Blue Owl", rulebook=rulebook, nomination=nomination, rules=rules,
                text=aside.library.text(rules.content), fighters=made,
            ))  # fmt: skip

    with beforehand(own_chromium, EVENT, fill) as made:
        yield made


class Judge:
    """A field judge whose pad nobody looks at."""

    def __init__(self, event: Ground, ring: str, number: int) -> None:
        self.event, self.ring = event, ring
        code, _, secret = event.desk.code("field-judge", ring, f"field-judge-{number}").partition(".")
        device = event.desk.do(pair(event.server.origin, code, bytes.fromhex(secret), f"Pad {number}"))
        self.client = Client(event.server.origin, device, rng=Random(number))
        asyncio.run_coroutine_threadsafe(self.client.run(), event.desk._loop)
        wait_for("the judge is connected", lambda: self.client.you.role == "field-judge")

    def gives(self, stream: str, kind: str, at: int | None = None, **command: Any) -> Any:
        """A mark that must be taken, seen at `at` or now."""
        seen = self.event.desk.view(f"ring/{self.ring}")["contest"]
        more = {"round": seen["round"], "exchange": seen["exchange"], "seen": seen["number"]}
        if at is not None:
            more["at"] = at
        answer = self.event.desk.do(self.client.send(stream, {"type": kind, **command}, **more))
        assert answer.status == "done", (kind, answer)
        return answer

    def close(self) -> None:
        self.event.desk.do(self.client.close())


class Battle:
    """A battle at a ring of its own, its hofmarshal at his tablet."""

    def __init__(self, event: Ground, ring: str) -> None:
        self.event, self.ring = event, ring
        self.stream = f"contest/quick/b{ring}"
        self.boss = Hofmarshal(event, ring)
        self.page = self.boss.page
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    @property
    def contest(self) -> Any:
        return self.boss.contest

    def call(self) -> None:
        """Called; where nobody measured the field, all the same."""
        self.boss.button("CALL").click()
        form = self.page.locator("[data-pending=override] input")
        form.or_(self.page.locator(".console[data-phase=called]")).first.wait_for()
        if form.count():
            form.fill("As last year.")
            self.boss.button("Call all the same").click()
        self.boss.phase("called")

    def one(self, fighter: str) -> Any:
        return self.contest[fighter.split("-")[0]]["fighters"][fighter]

    def tile(self, fighter: str) -> Locator:
        return self.page.locator(f"[data-fighter={fighter}]")

    def card(self, fighter: str) -> Locator:
        """The card of a fighter, opened by a touch on his tile."""
        card = self.page.locator(f"[data-card={fighter}]")
        if card.count() == 0:
            self.tile(fighter).click()
        card.wait_for()
        return card

    def out(self, *them: str) -> None:
        """Each out by one touch on his card."""
        for fighter in them:
            self.card(fighter).locator("[data-do=out]").click()
            wait_for(f"{fighter} is out", lambda name=fighter: self.one(name).get("down"))  # type: ignore[misc]
            expect(self.page.locator(f"[data-card={fighter}]")).to_have_count(0)

    def confirm(self) -> None:
        """The round's result, in one touch."""
        self.page.locator("[data-awaits=confirm] [data-answer=confirm]").click()
        wait_for("it is confirmed", lambda: not self.contest.get("awaits"))

    def verdict(self, follows: str) -> Locator:
        """What is said of the round that is over."""
        found = self.page.locator(f"[data-verdict={follows}]")
        found.wait_for()
        return found

    def holds(self, *sizes: str) -> None:
        """Nothing is cut off, too small or without words; nothing for axe; no error."""
        wrong: list[str] = []
        for size in sizes or ("tablet", "phone"):
            self.page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
            wrong += [
                f"{size}: {one}" for one in (*looking.faults(self.page, "en", NAMES), *looking.inaccessible(self.page))
            ]
        self.page.set_viewport_size(SIZES["tablet"])  # type: ignore[arg-type]
        assert not wrong + self.errors, "\n".join(wrong + self.errors)


def test_two_rounds_won_an_equal_one_refought_and_a_reserve_who_came_in(event: Ground) -> None:
    """isb-buhurt.round.all-out, .round.time, .round.equal, .to-two, .start, .return, .substitution, .points."""
    battle, judge = Battle(event, "1"), Judge(event, "1", 2)
    battle.call()
    battle.boss.ready()
    battle.holds()
    battle.boss.start()
    seen = battle.contest["clock"]["since"] + 1
    battle.boss.halt()

    # one touch is an out, its cause comes after, and a second judge's mark is the same out
    battle.out("blue-1")
    expect(battle.tile("blue-1")).to_contain_text("no cause yet")
    judge.gives(battle.stream, "out", fighter="blue-1")
    expect(battle.tile("blue-1")).to_contain_text("+1")
    battle.holds()
    battle.card("blue-1").locator(f"[data-cause='{BOUNDARY}']").click()
    expect(battle.tile("blue-1")).to_contain_text("Over the border")
    assert (battle.contest["red"]["standing"], battle.contest["blue"]["standing"]) == (3, 2)

    # back again, with a reason
    battle.card("blue-1").locator("[data-do=return]").click()
    battle.card("blue-1").locator("form input").fill("One foot only.")
    battle.card("blue-1").get_by_role("button", name="Return").click()
    wait_for("he stands again", lambda: battle.contest["blue"]["standing"] == 3)

    battle.out("blue-1", "blue-2", "blue-3")
    expect(battle.verdict("battle-follows-next")).to_contain_text("Red wins the round")
    battle.holds()
    battle.confirm()

    # between the rounds: one too many is refused with its clause, one for one is a substitution
    lineup = battle.page.locator("[data-lineup=red]")
    lineup.locator("[data-edit=red]").click()
    lineup.locator("[data-toggle=red-4]").click()
    lineup.locator("[data-do=line-up]").click()
    refusal = battle.page.locator(".notices .note.bad")
    expect(refusal).to_contain_text("A14")
    battle.holds()
    refusal.get_by_role("button").last.click()
    lineup.locator("[data-toggle=red-4]").click()
    lineup.locator("[data-toggle=red-1]").click()
    lineup.locator("[data-toggle=red-4]").click()
    lineup.locator("[data-do=line-up]").click()
    wait_for("the reserve is in", lambda: battle.contest["red"]["lineup"] == ["red-4", "red-2", "red-3"])
    expect(lineup.locator("li.new")).to_contain_text("4")
    assert [row["kind"] for row in battle.contest["log"].values()][-1] == "substituted"

    # a mark of round 1 that comes in round 2 counts for nobody, until the hofmarshal opens round 1 again
    battle.boss.start()
    judge.gives(battle.stream, "out", at=seen, fighter="red-2")
    late = battle.page.locator("[data-late]")
    late.wait_for()
    battle.boss.halt()
    battle.holds()
    assert not battle.one("red-2").get("down")
    late.locator("[data-way=reopen]").click()
    battle.boss.button("Yes, undo them too").click()
    battle.page.locator("[data-awaits=confirm]").wait_for()
    late.locator("[data-way=count]").click()
    expect(battle.verdict("battle-follows-next")).to_contain_text("Standing: 2 of Red")
    expect(late).to_have_count(0)
    battle.confirm()
    assert battle.contest["red"]["lineup"] == ["red-4", "red-2", "red-3"], "the substitution was undone with the start"
    battle.boss.start()
    judge.gives(battle.stream, "out", at=seen, fighter="red-3")
    late.locator("[data-way=note]").click()
    expect(late).to_have_count(0)

    # time is up, equal: fought again, for nobody
    expect(battle.verdict("battle-follows-again")).to_contain_text("full strength")
    battle.holds()
    battle.confirm()
    expect(battle.page.locator("[data-round='2'][data-counted=false]")).to_contain_text("counts for nobody")
    battle.holds()
    battle.boss.start()
    battle.boss.halt()
    assert battle.contest["round"] == 2
    battle.out("red-4", "blue-1", "blue-2", "blue-3")
    expect(battle.verdict("battle-follows-over")).to_contain_text("1 rating point and 4 round points")
    battle.confirm()
    battle.boss.phase("decided")
    points = battle.page.locator("[data-points=red]")
    assert [one.inner_text() for one in points.all()] == ["2", "1", "4"]
    battle.holds()
    battle.boss.sign()
    judge.close()


def test_an_order_on_paper_waits_for_the_other_and_only_the_next_one_enters(event: Ground) -> None:
    """u.5.7.a, u.5.7.v, u.5.7.d, u.5.7.zh."""
    battle = Battle(event, "2")
    battle.call()
    battle.boss.ready()
    expect(battle.page.locator("[data-reasons]")).to_contain_text("has not")
    expect(battle.page.locator("[data-main=start]")).to_be_disabled()

    # one side's paper stays folded while the other's order is not in
    battle.page.locator("[data-paper=red]").click()
    dialog = battle.page.locator("dialog:modal")
    expect(dialog.locator("[data-early]")).to_be_visible()
    for fighter in ("red-2", "red-1"):
        dialog.locator(f"[data-nth={fighter}]").click()
    battle.holds()
    dialog.locator("form input").fill("The phone fell into the moat.")
    dialog.get_by_role("button", name="Enter the order").click()
    refusal = battle.page.locator(".notices .note.bad")
    expect(refusal).to_contain_text("B379")
    assert not battle.contest["red"].get("sealed")
    refusal.get_by_role("button").last.click()

    # both at once are taken down, and are open to the judges
    battle.page.locator("[data-paper=both]").click()
    for fighter in ("red-2", "red-1", "blue-1", "blue-2"):
        dialog.locator(f"[data-nth={fighter}]").click()
    dialog.locator("form input").fill("Both phones fell into the moat.")
    dialog.get_by_role("button", name="Enter the order").click()
    expect(battle.page.locator("[data-orders=open] [data-order=red] li").first).to_have_text("2")
    battle.holds()
    battle.boss.start()

    # the next one enters in one touch; there is room for one
    for fighter in ("red-2", "blue-1"):
        battle.page.locator(f"[data-enter={fighter}]").click()
        expect(battle.tile(fighter)).to_have_attribute("data-state", "bridge")
    expect(battle.page.locator("[data-enter]")).to_have_count(0)
    battle.holds()
    battle.card("blue-1").locator("[data-cause='u.5.7.d']").click()
    expect(battle.tile("blue-1")).to_have_attribute("data-state", "out")
    expect(battle.page.locator("[data-enter=blue-2]")).to_be_visible()

    battle.card("red-2").locator("[data-do=breakthrough]").click()
    battle.boss.phase("decided")
    assert (battle.contest["outcome"]["winner"], battle.contest["outcome"]["termination"]) == ("red", "breakthrough")


def test_a_mass_battle_with_hits_a_disputed_blow_and_a_medical_halt(event: Ground) -> None:
    """u.4.effect, u.4.6, u.4.7, u.4.8.v, u.4.8.g: both leave."""
    battle = Battle(event, "3")
    battle.call()
    battle.boss.ready()
    battle.boss.start()
    for words in ("Hits by armour class", "Fortifications stand", "leaves the field or lies down"):
        expect(battle.page.locator(".terms")).to_contain_text(words)

    # a hand weapon's blow, half a hit of a dagger, an arrow
    battle.card("blue-1").locator("[data-blow=any]").click()
    expect(battle.tile("blue-1").locator("[data-halves='4']")).to_be_visible()
    card = battle.card("blue-1")
    card.locator("[data-weapon=dagger]").click()
    card.locator("[data-blow=limb]").click()
    expect(battle.tile("blue-1").locator("[data-halves='3']")).to_have_text("1½/3")
    card = battle.card("blue-2")
    card.locator("[data-weapon=ballista]").click()
    battle.holds()
    card.locator("[data-blow=any]").click()
    expect(battle.tile("blue-2")).to_have_attribute("data-state", "out")
    battle.card("blue-2").locator("[data-do=undo-mark]").click()
    wait_for("he stands again", lambda: battle.contest["blue"]["standing"] == 3)

    # claimed, denied, the judges divided: each one touch
    battle.boss.button("A disputed blow").click()
    battle.page.locator("[data-claimant]").select_option("red-2")
    battle.page.locator("[data-accused]").select_option("blue-3")
    battle.boss.button("Enter the claim", exact=False).click()
    claim = battle.page.locator("[data-claim]")
    expect(claim).to_contain_text("B287")
    claim.locator("[data-way=deny]").click()
    battle.holds()
    claim.locator("[data-way=divided]").click()
    for fighter in ("red-2", "blue-3"):
        expect(battle.tile(fighter)).to_have_attribute("data-state", "out")

    # who is hurt is held, and nothing goes on while he stands on the field
    card = battle.card("red-1")
    card.locator("[data-do=medical]").click()
    card.locator("form input").fill("His wrist.")
    card.get_by_role("button", name="Medical halt").click()
    battle.boss.phase("halted")
    held = battle.page.locator("[data-held=red-1]")
    held.wait_for()
    expect(battle.page.locator("[data-main=start]")).to_be_disabled()
    battle.holds()
    held.get_by_role("button").click()
    expect(battle.tile("red-1")).to_have_attribute("data-state", "out")
    battle.boss.start()
    for fighter in ("blue-1", "blue-2"):
        card = battle.card(fighter)
        card.locator("[data-weapon=ballista]").click()
        card.locator("[data-blow=any]").click()
        expect(battle.page.locator(f"[data-card={fighter}]")).to_have_count(0)
    battle.boss.phase("decided")
    assert battle.contest["outcome"]["winner"] == "red"


def test_a_dagger_duel_asks_once_for_the_cloak(event: Ground) -> None:
    """u.3.6: half a hit from an arm; u.3.7: none from the cloaked one; u.3.8: together, both lose."""
    battle = Battle(event, "4")
    battle.call()
    battle.boss.ready()
    battle.boss.start()
    left = lambda: tuple(battle.contest[side]["fighters"][side]["halves"] for side in ("red", "blue"))  # noqa: E731

    def rule(arm: str, halves: tuple[int, int]) -> None:
        battle.page.locator("[data-whose=red]").click()
        battle.boss.say("red", zone="forearm", action="cut")
        if battle.page.locator("[data-cloak]").count():
            battle.page.locator("[data-cloak=left]").click()
        battle.page.locator(f"[data-arm={arm}]").click()
        battle.holds()
        battle.boss.give_ruling()
        wait_for(f"{halves} are left, now {left()}", lambda: left() == halves)
        battle.boss.phase("halted", "running")

    rule("left", (6, 6))
    if battle.contest["phase"] == "halted":
        battle.boss.start()
    else:
        battle.boss.halt()
        battle.boss.start()
    expect(battle.page.locator("[data-cloak]")).to_have_count(0)
    rule("right", (6, 5))
    if battle.contest["phase"] == "halted":
        battle.boss.start()
    battle.page.locator("[data-whose=both]").click()
    for side in ("red", "blue"):
        battle.boss.say(side, zone="torso", action="thrust")
    battle.page.locator("[data-order=together]").click()
    battle.boss.give_ruling()
    wait_for(f"both lost a hit, now {left()}", lambda: left() == (4, 3))
