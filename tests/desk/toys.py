"""Toy deciders: jars that close by themselves and report to one shelf, which notes it in a diary. No sport."""

from __future__ import annotations

from typing import Any

import msgspec

from hofmarshal.desk.decider import Codec, Decider, Due, Issued, Look, Reaction, event_id
from hofmarshal.rules.notes import Refusal


class Open(msgspec.Struct, frozen=True, tag="open"):
    """Open the jar; it closes at `until`, and is checked at each of `checks`."""

    until: int
    checks: tuple[int, ...] = ()


class Put(msgspec.Struct, frozen=True, tag="put"):
    amount: int


class Close(msgspec.Struct, frozen=True, tag="close"):
    pass


class Check(msgspec.Struct, frozen=True, tag="check"):
    pass


class Annul(msgspec.Struct, frozen=True, tag="annul"):
    id: str


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    id: str
    t: int
    until: int
    checks: tuple[int, ...] = ()


class Added(msgspec.Struct, frozen=True, tag="added"):
    id: str
    t: int
    amount: int


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    id: str
    t: int


class Checked(msgspec.Struct, frozen=True, tag="checked"):
    id: str
    t: int


class Annulled(msgspec.Struct, frozen=True, tag="annulled"):
    id: str
    t: int
    what: str


JarEvent = Opened | Added | Closed | Checked | Annulled


class Jar(msgspec.Struct, frozen=True):
    """A jar's state; `log` is kept for refolding after an annulment."""

    name: str
    facts: Any = None
    phase: str = "new"
    until: int = 0
    checks: tuple[int, ...] = ()
    held: int = 0
    checked: int = 0
    log: tuple[Any, ...] = ()


def decide_jar(jar: Jar, issued: Issued) -> tuple[JarEvent, ...] | Refusal:
    name, t = event_id(issued), issued.at
    match issued.command:
        case Open(until=until, checks=checks) if jar.phase == "new":
            return (Opened(name, t, until, checks),)
        case Put(amount=amount) if jar.phase == "open" and amount > 0:
            return tuple(Added(event_id(issued, n), t, amount) for n in range(1 + (amount > 9)))
        case Close() if jar.phase == "open":
            return (Closed(name, t),)
        case Check():
            return (Checked(name, t),) if jar.held < 100 else Refusal("desk-toy-full")
        case Annul(id=what):
            return (Annulled(name, t, what),)
    return Refusal("desk-toy-wrong-phase", {"phase": jar.phase}, ("toy.phase",))


def evolve_jar(jar: Jar, event: JarEvent) -> Jar:
    if isinstance(event, Annulled):
        log, jar = (*jar.log, event), Jar(jar.name, jar.facts)
        gone = {past.what for past in log if isinstance(past, Annulled)}
        for past in log:
            jar = jar if past.id in gone or isinstance(past, Annulled) else evolve_jar(jar, past)
        return msgspec.structs.replace(jar, log=log)
    jar = msgspec.structs.replace(jar, log=(*jar.log, event))
    match event:
        case Opened(until=until, checks=checks):
            return msgspec.structs.replace(jar, phase="open", until=until, checks=checks)
        case Added(amount=amount):
            return msgspec.structs.replace(jar, held=jar.held + amount)
        case Closed():
            return msgspec.structs.replace(jar, phase="closed")
        case Checked():
            return msgspec.structs.replace(
                jar, checked=jar.checked + 1, checks=tuple(at for at in jar.checks if at != event.t)
            )


def due_jar(jar: Jar) -> tuple[Due, ...]:
    if jar.phase != "open":
        return ()
    return (Due(jar.until, Close(), "close"), *(Due(at, Check(), "check") for at in jar.checks))


def react_jar(event: JarEvent, jar: Jar) -> tuple[Reaction, ...]:
    if isinstance(event, Closed):
        return (Reaction("shelf", Stand(jar.name, jar.held), "closed"),)
    if isinstance(event, Added):
        return (Reaction("diary/1", Write(jar.held), "added"),)
    return ()


JAR: Decider[Jar, JarEvent] = Decider("jar", Codec(JarEvent), Jar, decide_jar, evolve_jar, due_jar, react_jar)


class Stand(msgspec.Struct, frozen=True, tag="stand"):
    jar: str
    held: int


class Stood(msgspec.Struct, frozen=True, tag="stood"):
    id: str
    t: int
    jar: str
    held: int


class Shelf(msgspec.Struct, frozen=True):
    jars: tuple[tuple[str, int], ...] = ()


def decide_shelf(shelf: Shelf, issued: Issued) -> tuple[Stood, ...] | Refusal:
    command = issued.command
    if len(shelf.jars) >= 3:
        return Refusal("desk-toy-full")
    return (Stood(event_id(issued), issued.at, command.jar, command.held),)


def react_shelf(event: Stood, shelf: Shelf) -> tuple[Reaction, ...]:
    total = sum(held for _, held in shelf.jars)
    return Reaction("diary/1", Write(total), "stood"), Reaction("diary/1", Write(event.held), "stood")


SHELF: Decider[Shelf, Stood] = Decider(
    "shelf",
    Codec(Stood),
    lambda stream, facts: Shelf(),
    decide_shelf,
    lambda shelf, event: Shelf((*shelf.jars, (event.jar, event.held))),
    react=react_shelf,
)


class Write(msgspec.Struct, frozen=True, tag="write"):
    value: int
    seen: int = -1


class Written(msgspec.Struct, frozen=True, tag="written"):
    id: str
    t: int
    value: int
    seen: int


def gather_diary(lines: tuple[tuple[int, int], ...], issued: Issued, look: Look) -> Issued:
    write = Write(issued.command.value, len(look("shelf").jars))
    return msgspec.structs.replace(issued, command=write)


DIARY: Decider[tuple[tuple[int, int], ...], Written] = Decider(
    "diary",
    Codec(Written),
    lambda stream, facts: (),
    lambda lines, issued: (Written(event_id(issued), issued.at, issued.command.value, issued.command.seen),),
    lambda lines, event: (*lines, (event.value, event.seen)),
    gather=gather_diary,
)

ALL = (JAR, SHELF, DIARY)
