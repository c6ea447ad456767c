"""Longsword bouts as the commands of a hofmarshal and four marshals, for the benches of the desk."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import msgspec

from hofmarshal.contest import commands as cmd
from hofmarshal.contest.header import Header, SideHead, setup_of
from hofmarshal.contest.setup import Home, Setup
from hofmarshal.desk.decider import Issued
from hofmarshal.desk.event_deciders import EventFacts
from hofmarshal.exchange.folders import packaged_rulebooks
from hofmarshal.rules.book import load_all
from hofmarshal.tournament.nomination import Settings

NOMINATION = "nomination/longsword"


def facts_of(bouts: int) -> EventFacts:
    """An event of that many longsword bouts, each between fighters of its own."""
    rules = load_all(packaged_rulebooks())["isb-duel"].nominations["longsword"]
    header = Header(rulebook="isb-duel", nomination="longsword", sides={"red": SideHead(), "blue": SideHead()})
    plain = setup_of(rules, header)
    setups: dict[str, Setup] = {}
    for n in range(bouts):
        home = Home(stream=NOMINATION, bout=str(n), red=f"r{n}", blue=f"b{n}")
        setups[f"contest/{n}"] = msgspec.structs.replace(plain, home=home)
    return EventFacts(contests=setups, nominations={NOMINATION: (rules, Settings())})


def commands_of(bout: int, exchanges: int) -> Iterator[Issued]:
    """A bout from its call to its start, then exchanges of three taps, a ruling, now and then a halt."""
    count = 0

    def give(t: int, command: object, seat: str = "hofmarshal") -> Issued:
        nonlocal count
        count += 1
        name = f"{bout}-{count}"
        return Issued(
            id=name,
            stream=f"contest/{bout}",
            at=t,
            command=command,
            seat=seat,
            device=f"{seat}-{bout}",
            content=hashlib.sha256(name.encode()).hexdigest(),  # as the server gives it
        )

    for begin in (cmd.Call(), cmd.Ready(side="red"), cmd.Ready(side="blue"), cmd.Start()):
        yield give(1000, begin)
    for n in range(exchanges):
        t, side = 2000 + n * 400, ("red", "blue")[n % 2]
        for k in (1, 2, 3):
            yield give(t + 10 * k, cmd.Observe(side=side, zone="head"), f"line-marshal-{k}")  # type: ignore[arg-type]
        yield give(t + 90, cmd.Hit(by=side, zone="head", grip="two-handed", action="cut"))
        if n % 5 == 4:
            yield give(t + 200, cmd.Halt())
            yield give(t + 300, cmd.Start())
