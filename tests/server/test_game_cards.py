"""Cards of the game: whose is shown to whom, what is genuine, what a scan does, and that a forgery is on record."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from hofmarshal.larp import prop
from hofmarshal.server.game.proofs import card_of, short_of
from hofmarshal.server.people import Person
from tests.server.office.entry_rig import ask
from tests.server.rig import Server, connected, running, seated, set_up
from tests.server.test_game import Field

OBLIGATION = "obligation/o1"
ISSUE = {"type": "issue", "obliged": "7", "holder": "9", "terms": "A cask of wine."}
HEAL = {"on": "target", "act": {"type": "aid", "kind": "treatment"}}
PRICE = {"on": "self", "act": {"type": "lose-reason", "cause": "magic", "costs": 2}}


@pytest.fixture
def field() -> Field:
    return Field()


def made(field: Field, *effects: dict[str, Any], uses: int = 1, stream: str = "prop/p1", **more: Any) -> str:
    """A prop; what its card says."""
    make = {"type": "make-prop", "kind": "spell", "name": "Mending", "uses": uses, "effects": effects, **more}
    field.done("master-1", make, stream=stream)
    return card_of(field.venue.identities.vault, stream)


def scan(card: str, target: str = "", by: str = "7") -> dict[str, Any]:
    return {"type": "scan", "by": by, "target": target, "shown": card}


def signed(field: Field) -> None:
    field.done("player:9", ISSUE, stream=OBLIGATION)
    field.done("player:7", {"type": "sign", "who": "7"}, stream=OBLIGATION)


def card(field: Field, turn: int) -> str:
    return card_of(field.venue.identities.vault, OBLIGATION, turn)


def test_a_scan_does_all_that_it_says_or_nothing_and_is_then_not_used_up(field: Field) -> None:
    shown = made(field, PRICE, HEAL)
    assert field.no("player:7", scan(shown, "11"), stream="prop/p1") == "game-no-character"
    assert field.no("player:7", scan(shown), stream="prop/p1") == "prop-whom"
    field.done("player:9", {"type": "wound", "zone": "chest", "count": 2}, stream="character/9")
    field.later(31 * 60_000)  # 9 is dead
    assert field.no("player:7", scan(shown, "9"), stream="prop/p1") == "prop-no-effect"
    state: prop.Prop = field.venue.look("prop/p1")
    assert (state.left, field.one("7").reason) == (1, 7)


def test_what_a_card_does_says_its_clauses(field: Field) -> None:
    shown = made(field, PRICE)
    assert field.venue.look("prop/p1").made.cites == ("larp.reason.magic",)
    field.done("player:7", scan(shown), stream="prop/p1")
    answer = field.say("player:7", scan(shown), stream="prop/p1")
    assert (answer.said.code, answer.said.cites) == ("prop-used-up", ("larp.reason.magic",))


def test_a_card_that_could_never_do_it_is_not_made(field: Field) -> None:
    wrong = [{"on": "self", "act": {"type": "wound", "zone": "wing"}}]
    make = {"type": "make-prop", "kind": "spell", "name": "Mending", "effects": wrong}
    assert field.no("master-1", make, stream="prop/p9") == "larp-unknown-zone"
    undoes = [{"on": "self", "act": {"type": "undo", "event": "x"}}]
    with pytest.raises(Exception, match="wire-bad"):
        field.say("master-1", {**make, "effects": undoes}, stream="prop/p9")


def test_a_card_for_some_does_nothing_in_other_hands(field: Field) -> None:
    shown = made(field, PRICE, users=["9"])
    assert field.no("player:7", scan(shown), stream="prop/p1") == "prop-not-for-you"
    field.done("player:9", scan(shown, by="9"), stream="prop/p1")


def test_an_artefact_finishes_nobody_off_without_a_master(field: Field) -> None:
    """larp.no-finishing: each confirmed by a master; a card is no master."""
    shown = made(field, {"on": "target", "act": {"type": "finish", "way": "artefact"}})
    field.done("player:7", scan(shown, "9"), stream="prop/p1")
    assert field.one("9").dead_at is None
    (asked,) = field.one("9").asked
    field.done("master-1", {"type": "confirm", "event": asked}, stream="character/9")
    assert field.one("9").dead_at is not None


def test_what_is_given_once_a_cycle_is_given_once_by_a_card_too(field: Field) -> None:
    shown = made(field, {"on": "self", "act": {"type": "gain-reason", "cause": "sleep"}}, uses=0)
    field.done("player:7", {"type": "lose-reason", "cause": "magic", "costs": 4})
    field.done("player:7", {"type": "gain-reason", "cause": "sleep"})
    assert field.no("player:7", scan(shown), stream="prop/p1") == "larp-enough-this-cycle"
    field.done("master-1", {"type": "begin-cycle"}, stream="game")
    field.done("player:7", scan(shown), stream="prop/p1")
    assert field.one("7").reason == 5


def test_a_forged_card_is_refused_and_on_record(field: Field) -> None:
    shown = made(field, PRICE)
    assert field.no("player:7", scan(shown[:-1] + "z"), stream="prop/p1") == "game-card-wrong"
    signed(field)
    steal = {"type": "transfer", "to": "7", "means": "theft"}
    assert field.no("player:7", {**steal, "shown": shown}, stream=OBLIGATION) == "obl-forgery"
    assert field.no("player:7", {**steal, "shown": ""}, stream=OBLIGATION) == "game-card-wrong"
    tried = {one.stream: one for one in field.venue.scene("game/props").attempts}
    assert {stream: one.who for stream, one in tried.items()} == {"prop/p1": "7", OBLIGATION: "7"}
    assert tried["prop/p1"].said.en == "Ada of the Test showed a card that is not genuine: “Mending”."
    assert field.venue.look(OBLIGATION).holder == "9"


def test_forgeries_do_not_fill_the_journal(field: Field) -> None:
    signed(field)
    for _ in range(25):
        assert field.no("player:9", {"type": "sign", "who": "7"}, stream=OBLIGATION) == "obl-forgery"
    assert field.venue.look(OBLIGATION).forgeries == 20


def test_a_photographed_card_is_worth_nothing_once_the_obligation_has_passed_on(field: Field) -> None:
    signed(field)
    photographed = card(field, 1)
    steal = {"type": "transfer", "to": "7", "means": "theft", "shown": photographed}
    field.done("player:7", steal, stream=OBLIGATION)
    field.done("player:9", {**steal, "to": "9", "shown": card(field, 2)}, stream=OBLIGATION)
    assert field.no("player:7", steal, stream=OBLIGATION) == "game-card-old"
    assert field.venue.look(OBLIGATION).forgeries == 0


def test_who_only_owes_is_not_told_who_holds_and_the_victim_not_who_stole(field: Field) -> None:
    signed(field)
    seven = field.venue.scene("game/cards/7").obligations["o1"]
    assert (seven.part, seven.holder, seven.terms) == ("obliged", "", "A cask of wine.")
    assert field.venue.scene("game/character/7").obligations["o1"].holder == ""
    field.venue.festival.people.keep([Person(entry="5", name="Nobody's Friend")])
    field.done("master-1", {"type": "register", "reason": 7}, stream="character/5")
    field.done("master-1", {"type": "transfer", "to": "5", "means": "theft"}, stream=OBLIGATION)
    assert field.venue.scene("game/cards/9").obligations == {}
    assert field.venue.scene("game/cards/5").obligations["o1"].how == "theft"
    assert field.venue.scene("game/cards/7").obligations["o1"].holder == ""
    assert field.venue.scene("game/ledger").obligations["o1"].holder == "5"


def test_a_contract_waits_for_the_other_side(field: Field) -> None:
    signed(field)
    field.done("player:7", {"type": "transfer", "to": "7", "means": "contract"}, stream=OBLIGATION)
    waits = field.venue.scene("game/cards/9").obligations["o1"]
    assert (waits.asked, waits.asks, waits.to_name) == ("contract", "9", "Ada of the Test")
    field.done("player:9", {"type": "agree", "who": "9"}, stream=OBLIGATION)
    assert field.venue.scene("game/cards/7").obligations["o1"].part == "both"


def test_what_a_card_did_is_told_whoever_used_it(field: Field) -> None:
    field.done("master-1", {"type": "wound", "zone": "left-arm"}, stream="character/9")
    shown = made(field, PRICE, HEAL)
    field.done("player:7", scan(shown, "9"), stream="prop/p1")
    (use,) = field.venue.scene("game/cards/7").uses.values()
    assert (use.name, use.target_name) == ("Mending", "Lev the Sample")
    assert [(one.on, one.said.en) for one in use.deeds] == [
        ("self", "Reason lost: 2."),
        ("target", "Aid: treatment."),
    ]
    assert field.one("9").hits == 3


# Over HTTP

Served = tuple[Server, dict[str, Any]]


@pytest.fixture(scope="module")
def house(tmp_path_factory: Any) -> Iterator[Served]:
    with running(tmp_path_factory.mktemp("cards")) as server:
        devices = set_up(server.venue)
        for seat, role in (("master-1", "master"), ("player:7", "player"), ("player:9", "player")):
            devices[seat] = seated(server.venue, f"Phone {seat}", role, seat)
        asyncio.run(opened(server, devices))
        yield server, devices


async def opened(server: Server, devices: dict[str, Any]) -> None:
    async with connected(server, devices["master-1"]) as master:
        for stream, command in (
            ("game", {"type": "open-game", "name": "Test game"}), ("game", {"type": "run"}),
            ("character/7", {"type": "register", "reason": 7}), ("character/9", {"type": "register", "reason": 7}),
            (OBLIGATION, ISSUE), (OBLIGATION, {"type": "sign", "who": "7"}),
        ):  # fmt: skip
            answer = await master.give(devices["master-1"].body(stream, command, server.venue.now()))
            assert answer["status"] == "done", answer


def test_props_are_made_printed_and_read(house: Served) -> None:
    server, devices = house
    master, seven = devices["master-1"], devices["player:7"]
    wanted = {"id": "batch1", "count": 3, "kind": "spell", "name": "Mending", "effects": [PRICE], "uses": 1}
    made = ask(server, master, "/api/office/game/props", wanted)
    assert made.json()["streams"] == ["prop/batch1-1", "prop/batch1-2", "prop/batch1-3"]
    assert ask(server, master, "/api/office/game/props", wanted).json() == made.json()
    assert ask(server, seven, "/api/office/game/props", wanted).status_code == 403
    strange = {**wanted, "id": "batch2", "effects": [{"on": "self", "act": {"type": "wound", "zone": "wing"}}]}
    assert ask(server, master, "/api/office/game/props", strange).status_code == 409

    path = "/api/game/cards/prop/batch1-1"
    own = ask(server, master, path).json()
    assert own["shown"] == card_of(server.venue.identities.vault, "prop/batch1-1")
    assert own["link"].endswith(f"/player#card={own['shown']}")
    assert own["picture"].startswith("<svg")
    assert ask(server, seven, path).status_code == 403
    printed = ask(server, master, "/api/game/cards.pdf?streams=prop/batch1-1,prop/batch1-2&lang=uk")
    assert printed.content[:4] == b"%PDF"
    assert ask(server, seven, "/api/game/cards.pdf?streams=prop/batch1-1").status_code == 403

    for shown in (own["shown"], own["code"], own["code"].lower().replace(" ", "-")):
        face = ask(server, seven, "/api/game/card", {"shown": shown}).json()
        assert (face["stream"], face["name"], face["left"], face["shown"]) == (
            "prop/batch1-1", "Mending", 1, own["shown"],
        )  # fmt: skip
    forged = ask(server, seven, "/api/game/card", {"shown": own["shown"][:-2] + "zz"})
    assert (forged.status_code, forged.json()["said"]["code"]) == (403, "game-card-wrong")
    assert [one.who for one in server.venue.look("prop/batch1-1").attempts] == ["7"]


def test_an_obligations_card_is_its_holders_alone(house: Served) -> None:
    server, devices = house
    path = f"/api/game/cards/{OBLIGATION}"
    assert ask(server, devices["player:7"], path).json()["said"]["code"] == "game-card-not-yours"
    own = ask(server, devices["player:9"], path).json()
    assert own["shown"] == card_of(server.venue.identities.vault, OBLIGATION, 1)
    assert own["code"].replace(" ", "") == short_of(server.venue.identities.vault, OBLIGATION, 1)
    for device in (None, devices["line-marshal-1"]):
        assert ask(server, device, path).status_code in (401, 403)
        assert ask(server, device, "/api/game/card", {"shown": own["shown"]}).status_code in (401, 403)
    face = ask(server, devices["player:7"], "/api/game/card", {"shown": own["shown"]}).json()
    assert (face["kind"], face["text"], face["yours"]) == ("obligation", "A cask of wine.", False)
    assert "9" not in (face["obliged"], face["name"])


def test_short_codes_are_not_guessed(house: Served) -> None:
    server, devices = house
    master = devices["master-1"]
    answers = [ask(server, master, "/api/game/card", {"shown": f"K7F3M 2Q9X{sign}"}) for sign in "ABCDEFGHJKMNPQRSTVW"]
    codes = [one.json()["said"]["code"] for one in answers]
    assert codes[0] == "game-code-wrong"
    assert codes[-1] == "game-code-wait"
    assert json.loads(answers[-1].headers["retry-after"]) > 0


def test_two_phones_at_the_same_moment_use_a_scroll_once(house: Served) -> None:
    server, devices = house
    stronger = {"on": "self", "act": {"type": "change-most", "hits": 1}}
    wanted = {"id": "twice", "count": 10, "kind": "spell", "name": "Mending", "effects": [stronger], "uses": 1}
    for stream in ask(server, devices["master-1"], "/api/office/game/props", wanted).json()["streams"]:
        shown = card_of(server.venue.identities.vault, stream)
        both = threading.Barrier(2)

        def use(number: str, stream: str = stream, shown: str = shown, both: threading.Barrier = both) -> str:
            device = devices[f"player:{number}"]
            text = device.body(stream, scan(shown, by=number), server.venue.now())
            headers = {"content-type": "application/json", "x-hofmarshal-signature": device.sign(text)}
            both.wait(10)
            answer = httpx.post(f"{server.url}/api/commands/prop", content=text, headers=headers, timeout=30).json()
            return str(answer["said"]["code"] if answer["status"] == "refused" else answer["status"])

        with ThreadPoolExecutor(2) as pool:
            assert sorted(pool.map(use, ("7", "9"))) == ["done", "prop-used-up"]
        assert len(server.venue.look(stream).used) == 1
    hits = [server.venue.look(f"character/{number}").now.most_hits for number in ("7", "9")]
    assert sum(hits) == 2 * 3 + 10
