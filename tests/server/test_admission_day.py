"""Admission through a real server: nobody who lacks something is called, and what was worn counts in the bout."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from hofmarshal.contest.state import Contest
from hofmarshal.exchange.books import packaged
from hofmarshal.server.content import pinned_of
from hofmarshal.server.office.standing import BIRTH, Birth, KeptPaper
from hofmarshal.server.people import Person
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.entry_book import Member, SetRoster
from hofmarshal.tournament.programme_details import Details
from hofmarshal.tournament.queue import open_bouts
from tests.server.rig import Device, Server, connected, running, seated, submit

PEOPLE = {"11": "Halina Voron", "12": "Bohdan Lys", "13": "Mykola Bober"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path / "event") as server:
        yield server


def add(server: Server, name: str, rulebook: str, kind: str) -> None:
    """A nomination with three entries at ring 1, not yet drawn."""
    venue, library = server.venue, server.venue.festival.facts.library
    details = Details(country="UA", first_day="2030-05-01", last_day="2030-05-03")
    submit(venue, "programme", w.DescribeEvent(details=details))
    submit(venue, "programme", w.SetRing(ring="1"))
    pinned = pinned_of(packaged()[rulebook], kind, packaged())
    rules = library.keep(pinned)
    added = w.AddNomination(name=name, rules=rules, text=library.text(rules.content), ladder=pinned.rules.ladder)
    assert submit(venue, "programme", added).refusal is None
    venue.festival.people.keep(Person(entry=one, name=PEOPLE[one], country="UA") for one in PEOPLE)
    for entry in PEOPLE:
        submit(venue, f"nomination/{name}", ncmd.Enter(entry=Entry(entry=entry)))


class Hand:
    """Gives commands one after another as devices do."""

    def __init__(self, server: Server, **devices: Device) -> None:
        self.server = server
        self.devices = devices

    async def give(self, who: str, stream: str, **command: Any) -> dict[str, Any]:
        device = self.devices[who]
        async with connected(self.server, device) as client:
            return await client.give(device.body(stream, command, self.server.venue.now()))

    async def done(self, who: str, stream: str, **command: Any) -> None:
        answer = await self.give(who, stream, **command)
        assert answer["status"] == "done", (command, answer.get("said"), answer.get("reasons"))

    async def passes(self, name: str, entry: str, *pieces: dict[str, Any], wears: dict[str, Any] | None = None) -> None:
        """The expert looks at everything and closes."""
        stream = f"inspection/{name}/{entry}"
        await self.done("expert", stream, type="open")
        for piece in pieces:
            await self.done("expert", stream, type="record", piece=piece["kind"], **piece)
        if wears is not None:
            await self.done("expert", stream, type="wear", **wears)
        await self.done("expert", stream, type="close")


def hand(server: Server) -> Hand:
    venue = server.venue
    return Hand(
        server,
        expert=seated(venue, "expert", "expert", "expert-1"),
        secretary=seated(venue, "desk", "secretary", "secretary-1"),
        organiser=seated(venue, "boss", "organiser", "organiser-1"),
        hofmarshal=seated(venue, "ring one", "hofmarshal", "hofmarshal", "1"),
    )


GUARDS = [
    {"kind": "shins", "facts": {"palms": 2, "guard-material": "leather"}},
    {"kind": "forearms", "facts": {"palms": 1, "guard-material": "leather"}},
]
MAIL = {"material": "mail", "padding": True, "weave": "standard", "reinforced": False, "closing": "riveted"}


def first_bout(server: Server, name: str) -> tuple[str, str, str]:
    """Stream, red and blue of the first bout there is."""
    planned = open_bouts(server.venue.look(f"nomination/{name}"))[0].bout
    return f"contest/{name}/{planned.bout}", planned.red, planned.blue


def test_armour_of_a_passed_inspection_counts_in_the_bout(server: Server) -> None:
    """u.2.8 v by way of the server: both strike together, the lower class loses; and u.2.10: no guards, no call."""
    add(server, "free", "ulozhenie", "free-duel")
    who = hand(server)

    async def day() -> None:
        await who.done("secretary", "nomination/free", type="draw", seed="frost")  # gear bars the call, not the draw
        stream, red, blue = first_bout(server, "free")
        refused = await who.give("hofmarshal", stream, type="call")
        assert refused["status"] == "refused"
        told = [reason["said"] for reason in refused["reasons"]]
        assert {one["code"] for one in told} == {"admission-barred-gear"}
        assert "u.2.10" in told[0]["cites"]
        assert PEOPLE[red] in told[0]["en"]
        helmet = {"kind": "helmet", "facts": {"fixing": "chin-strap", "clear-of-head": True}}
        mail = {"layers": [{**MAIL, "openings": False}], "facts": {"helmet": True}}
        await who.passes("free", red, *GUARDS, helmet, wears=mail)
        await who.passes("free", blue, *GUARDS, wears={"facts": {"helmet": False}})
        await who.done("hofmarshal", stream, type="call")
        contest: Contest = server.venue.look(stream)
        classes = {side: contest.setup.fighters[side].armour_class for side in ("red", "blue")}
        assert classes == {"red": 4, "blue": 0}  # riveted mail is 3, a helmet adds one; bare is 0
        for side in ("red", "blue"):
            await who.done("hofmarshal", stream, type="ready", side=side)
        await who.done("hofmarshal", stream, type="start")
        blow = {"zone": "torso", "weapon": "sword", "action": "cut", "order": "together"}
        await who.done("hofmarshal", stream, type="hit", exchange=[{"by": "red", **blow}, {"by": "blue", **blow}])
        contest = server.venue.look(stream)
        assert contest.tally.lost == {"blue": 2}  # 2.8 v: a hit, from the lower class alone

    asyncio.run(day())


def test_what_is_missing_bars_from_draw_and_call_until_it_is_there(server: Server) -> None:
    """isb-buhurt.admission.all: any of the five missing: not drawn, not called, the missing ones named."""
    add(server, "duel", "isb-duel", "longsword")
    who, venue = hand(server), server.venue

    def papers(entry: str) -> None:
        kept = {
            "waiver": KeptPaper(signed=True, confirms=("voluntary", "risks", "rules")),
            "medical": KeptPaper(confirms=("medical-institution", "no-contraindications")),
            "accreditation": KeptPaper(),
        }
        venue.festival.dossiers.keep(entry, BIRTH, Birth(born=date(2000, 2, 29)))
        for name, paper in kept.items():
            venue.festival.dossiers.keep(entry, f"paper/{name}", paper)

    async def day() -> None:
        for entry in ("11", "12"):
            papers(entry)
            sword = {"kind": "longsword"}
            await who.done("expert", f"inspection/duel/{entry}", type="open")
            await who.done("expert", f"inspection/duel/{entry}", type="record", piece="sword", **sword)
            await who.done("expert", f"inspection/duel/{entry}", type="rule", piece="sword", verdict="pass")
            await who.done("expert", f"inspection/duel/{entry}", type="close")
        refused = await who.give("secretary", "nomination/duel", type="draw", seed="frost")
        assert refused["said"]["code"] == "admission-not-drawn"
        told = [reason["said"] for reason in refused["reasons"]]
        assert len(told) == 5
        assert all(PEOPLE["13"] in one["en"] for one in told)
        assert any("справка" in one["ru"] and "isb-buhurt.admission.medical" in one["cites"] for one in told)
        # an organiser lets him in, with his reason; a secretary may not
        late = {"type": "let-in", "reason": "the papers come by the evening train"}
        assert (await who.give("secretary", "admission/duel/13", **late))["status"] == "refused"
        assert (await who.give("organiser", "admission/duel/13", **{**late, "reason": " "}))["status"] == "refused"
        await who.done("organiser", "admission/duel/13", **late)
        await who.done("secretary", "nomination/duel", type="draw", seed="frost", final=True)
        stream, red, blue = first_bout(server, "duel")
        # a breakage at the ring reopens the inspection: what was passed does not count until it is looked at again
        struck = red if red != "13" else blue
        broke = {"type": "breakage", "piece": "sword", "reason": "the blade cracked"}
        await who.done("hofmarshal", f"inspection/duel/{struck}", **broke)
        refused = await who.give("hofmarshal", stream, type="call")
        assert [one["said"]["code"] for one in refused["reasons"]] == ["admission-barred-gear"]
        refused = await who.give("expert", f"inspection/duel/{struck}", type="close")
        assert "the blade cracked" in refused["reasons"][0]["said"]["en"]
        await who.done("expert", f"inspection/duel/{struck}", type="record", piece="sword", kind="longsword")
        await who.done("expert", f"inspection/duel/{struck}", type="rule", piece="sword", verdict="pass")
        await who.done("expert", f"inspection/duel/{struck}", type="close")
        await who.done("hofmarshal", stream, type="call")

    asyncio.run(day())


def test_who_has_not_entered_has_no_inspection(server: Server) -> None:
    add(server, "free", "ulozhenie", "free-duel")
    who = hand(server)

    async def day() -> None:
        for stream, code in (
            ("inspection/free/99", "admission-not-entered"),
            ("inspection/nowhere/11", "admission-no-nomination"),
        ):
            assert (await who.give("expert", stream, type="open"))["said"]["code"] == code
        for name in ("secretary", "hofmarshal"):
            answer = await who.give(name, "inspection/free/11", type="open")
            assert answer["said"]["code"] == "device-not-yours"
        await who.done("expert", "inspection/free/11", type="open")
        answer = await who.give(
            "expert", "inspection/free/11", type="record", piece="p", kind="shins", facts={"palms": "2.5"}
        )
        assert answer["said"]["code"] == "admission-bad-facts"
        assert "защита голеней" in answer["said"]["ru"]

    asyncio.run(day())


def test_a_team_is_called_as_its_roster_names_it_and_hits_follow_the_class(server: Server) -> None:
    """u.4.6: in the mass battle a fighter has as many hits as his class, at least one; u.4.9 bars who has no guards."""
    add(server, "mass", "ulozhenie", "mass-battle")
    who, venue = hand(server), server.venue
    people = {**{f"1{n}{n}": f"Fighter {n}" for n in range(1, 3)}, **{f"2{n}{n}": f"Fighter {n}" for n in range(3, 5)}}
    venue.festival.people.keep(Person(entry=one, name=name, country="UA") for one, name in people.items())
    for team, members in (("11", ("111", "122")), ("12", ("233", "244"))):
        named = tuple(Member(entry=one, number=number) for number, one in enumerate(members, 1))
        assert submit(venue, "entries", SetRoster(nomination="mass", team=team, members=named)).refusal is None
    submit(venue, "nomination/mass", ncmd.CheckIn(entries=("13",), present=False))

    async def day() -> None:
        await who.done("secretary", "nomination/mass", type="draw", seed="frost", final=True)
        stream, red, _ = first_bout(server, "mass")
        refused = await who.give("hofmarshal", stream, type="call")
        told = " ".join(reason["said"]["en"] for reason in refused["reasons"])
        assert all(name in told for name in people.values()), told
        for entry in people:
            wears = {"layers": [{**MAIL, "openings": False}] if entry == "111" else [], "facts": {"helmet": False}}
            await who.passes("mass", entry, *GUARDS, wears=wears)
        await who.done("hofmarshal", stream, type="call")
        contest: Contest = venue.look(stream)
        own = "red" if red == "11" else "blue"
        other = "blue" if own == "red" else "red"
        halves = {name: one.halves for name, one in contest.setup.fighters.items()}
        assert halves == {f"{own}-1": 6, f"{own}-2": 2, f"{other}-1": 2, f"{other}-2": 2}

    asyncio.run(day())
