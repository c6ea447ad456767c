"""Promise: every covered clause of the group battles and of chapters 3 to 7 has its case played through the server.

The worked cases of the rulebooks are played at a served event, from outside: paired devices sign their commands, the desk and
the experts work by their own routes, an instant of a case is the server's instant. What a case expects is read from what the
server tells. `--thin` plays enough cases to have each clause cited; `--mutate-one` alters one value first, and must fail.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import battles_through_server_desk as at_desk
import battles_through_server_gear as at_expert
import battles_through_server_papers as at_papers
from battles_through_server_contest import Bout, case_of
from battles_through_server_desk import Played
from battles_through_server_house import House, opened
from battles_through_server_office import Desk
from product import LANGUAGES, ROOT, Promise

from hofmarshal.desk.examples import kind_of
from hofmarshal.desk.expect import Mismatch
from hofmarshal.exchange import books as shelf
from hofmarshal.exchange import folders
from hofmarshal.rules.book_model import Example, Rulebook
from hofmarshal.rules.coverage import coverage, read_list
from hofmarshal.rules.yamldoc import parse

LIST = ROOT / "tests" / "data" / "clauses.yaml"
BOOKS = ("isb-buhurt", "ulozhenie")
OF = ("isb-buhurt.", *(f"u.{chapter}." for chapter in range(3, 8)))
CLAUSES = 79
ALTERED = (
    "ulozhenie",
    "nominations/mass-battle.yaml",
    b"{weapon: crossbow}, halves: 6",
    b"{weapon: crossbow}, halves: 4",
)
"""The value that `--mutate-one` alters: a crossbow's arrow takes two hits instead of three (u.4.effect)."""
COSTS = {"contest": 1.0, "field": 0.5, "roster": 0.5, "tournament": 0.6, "table": 0.6, "admission": 0.5}

Player = Callable[[Desk, Rulebook, Example], Played]


def contest(desk: Desk, book: Rulebook, example: Example) -> Played:
    """A bout from its call to its end: expectations, refusals, the screen that watched all the time, protocol, table."""
    played = Played()
    bout = Bout(desk, case_of(book, example))
    bout.prepare()
    played.wrong += bout.play()
    played.cites |= bout.told.everything_cited(set(example.clauses))
    if bout.told.screen_differs():
        played.wrong.append(Mismatch("screen", "as the server tells it", "otherwise"))
    expect = example.raw["expect"]
    played.wrong += [Mismatch("protocol", "replays to the same", one) for one in bout.told.protocol_differs(expect)]
    played.wrong += bout.table()
    bout.told.close()
    return played


PLAYERS: dict[str, Player] = {
    "contest": contest,
    "field": at_desk.field,
    "roster": at_desk.roster,
    "tournament": at_desk.tournament,
    "table": at_desk.table,
    "gear": at_expert.gear,
    "armour": at_expert.armour,
    "admission": at_papers.admission,
}


def asked(books: dict[str, Rulebook]) -> list[str]:
    """The clauses of the list that this promise is about and that the product counts as covered."""
    rows = coverage(read_list(parse(LIST.read_bytes(), str(LIST))), books.values()).rows
    return [row.clause for row in rows if row.clause.startswith(OF) and row.state == "covered"]


def cases(books: dict[str, Rulebook], clauses: Iterable[str]) -> list[tuple[Rulebook, Example]]:
    """The worked cases of these clauses, in their books' order."""
    wanted = set(clauses)
    return [(books[name], one) for name in BOOKS for one in books[name].examples if wanted & set(one.clauses)]


def thin(found: list[tuple[Rulebook, Example]], clauses: Iterable[str]) -> list[tuple[Rulebook, Example]]:
    """A few of them: for each clause the case that costs least, one of each kind it has."""
    chosen: dict[int, tuple[Rulebook, Example]] = {}
    for clause in clauses:
        mine = [one for one in found if clause in one[1].clauses]
        for kind in dict.fromkeys(kind_of(one[1]) for one in mine):
            of_kind = [one for one in mine if kind_of(one[1]) == kind]
            if not any(id(one[1]) in chosen for one in of_kind):
                best = min(of_kind, key=lambda one: cost(one[1]))
                chosen[id(best[1])] = best
    return [one for one in found if id(one[1]) in chosen]


def cost(example: Example) -> float:
    """About how long a case takes: a contest by its lines and by the fighters whose armour is seen."""
    body = example.raw[kind_of(example)]
    lines = len(body.get("do", ())) if isinstance(body, dict) else 0
    return COSTS.get(kind_of(example), 0.2) + lines / 10 + 5 * ("armour_class" in str(body))


def play(promise: Promise, house: House, desk: Desk, found: list[tuple[Rulebook, Example]]) -> dict[str, list[str]]:
    """Play the cases; for each clause, where each of its cases had it cited by the server."""
    told: dict[str, list[str]] = {}
    for book, example in found:
        kind, where = kind_of(example), f"{Path(str(example.file)).name}:{example.line}"
        try:
            played = PLAYERS[kind](desk, book, example)
        except Exception as error:
            promise.check(f"{kind} {where} can be played at the event", False, f"{type(error).__name__}: {error}")
            continue
        uncited = set(example.clauses) - played.cites - played.silent
        for one in played.wrong[:8]:
            promise.check(
                f"{kind} {where}: {one.path or 'in the end'}: {one.wanted}", False, f"the server tells {one.got}"
            )
        if uncited:
            promise.check(f"{kind} {where}: the server names {', '.join(sorted(uncited))}", False)
        promise.checks += not played.wrong and not uncited
        for clause in example.clauses:
            told.setdefault(clause, []).append(kind if clause in played.cites else "")
    return told


def table_of(promise: Promise, clauses: list[str], told: dict[str, list[str]]) -> None:
    """Clause → cases played → cited by the server."""
    promise.say(f"{'clause':<34}{'cases':>6}{'cited':>6}  at")
    for clause in clauses:
        mine = told.get(clause, [])
        cited = [kind for kind in mine if kind]
        kinds = ", ".join(f"{kind} {cited.count(kind)}" for kind in dict.fromkeys(cited))
        promise.check(
            f"{clause:<34}{len(mine):>6}{len(cited):>6}  {kinds}", cited, "no case cites it through the server"
        )


def stated(promise: Promise, house: House, desk: Desk, clauses: list[str]) -> None:
    """Whoever asks is told each clause's number and statement, in all three languages: by the books of bouts, gear, papers."""
    seen: dict[str, dict[str, str]] = {}
    for name in BOOKS:
        for kind in desk.books[name].offered:
            mine = desk.nomination(name, kind, desk.ring(), settings={})
            two = [desk.enter(mine) for _ in range(2)]
            content = house.scene(f"nomination/{mine}")["content"]
            gear = house.done(house.expert, "GET", f"/api/office/gear/{mine}")
            papers = house.done(house.secretary, "GET", f"/api/office/papers/{two[0]}")["nominations"]
            for known in (house.done(None, "GET", f"/api/books/{content}"), gear, *papers):
                seen |= {clause: one["statement"] for clause, one in known["clauses"].items()}
    untold = [one for one in clauses if not all(seen.get(one, {}).get(lang) for lang in LANGUAGES)]
    promise.check("each clause is stated in three languages where it is cited", not untold, untold)


def alter() -> None:
    """Let the server open a rulebook in which one value is another."""
    book, file, old, new = ALTERED
    real = folders.packaged_rulebooks

    def altered() -> dict[str, dict[str, bytes]]:
        files = {name: dict(one) for name, one in real().items()}
        assert old in files[book][file], f"{file} does not hold {old!r} any more"
        files[book][file] = files[book][file].replace(old, new)
        return files

    shelf.packaged_rulebooks = altered  # type: ignore[attr-defined]  # what the server's shelf is filled from
    shelf.playable.cache_clear()


def main(words: list[str]) -> None:
    """Play them all, or those asked for."""
    promise = Promise("Every covered clause of isb-buhurt and u.3-u.7 has its case played through the server")
    books = shelf.packaged()
    clauses = asked(books)
    promise.equal("covered clauses", len(clauses), CLAUSES)
    found = cases(books, clauses)
    if "--mutate-one" in words:
        alter()
        found = [one for one in found if "u.4.effect" in one[1].clauses]
        promise.say("altered: a crossbow's arrow takes two hits in the mass battle")
    elif "--thin" in words:
        found = thin(found, clauses)
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder)) as house:
        desk, begun = Desk(house, books), time.perf_counter()
        told = play(promise, house, desk, found)
        seconds = time.perf_counter() - begun
        if "--mutate-one" not in words:
            table_of(promise, clauses, told)
            stated(promise, house, desk, clauses)
        kinds = [kind_of(one) for _, one in found]
        promise.say(f"{len(found)} cases in {seconds:.1f} s: " + ", ".join(f"{k} {kinds.count(k)}" for k in PLAYERS))
        promise.say(f"{house.asked} requests; the event's clock went on by {house.hands.ms / 3_600_000:.1f} h")
    promise.done()


if __name__ == "__main__":
    main(sys.argv[1:])
