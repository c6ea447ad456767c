"""A contest that was played, exported and played again comes to the same, event by event."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from hofmarshal.contest import commands as cmd
from hofmarshal.contest import events as ev
from hofmarshal.contest.commands import Issued as Said
from hofmarshal.contest.setup import Home, Setup
from hofmarshal.contest.state import Contest
from hofmarshal.contest.view import view
from hofmarshal.desk.contests import CONTEST
from hofmarshal.desk.decider import Issued
from hofmarshal.desk.desk import Desk
from hofmarshal.desk.examples import rules_for
from hofmarshal.desk.play import Played, play
from hofmarshal.desk.protocol import Protocol, bind, read
from hofmarshal.exchange.books import packaged
from hofmarshal.exchange.export import NAMES, Heading, Person, protocol_yaml
from hofmarshal.journal.memory import MemoryJournal
from hofmarshal.rules.convert import Place
from hofmarshal.rules.overrides import Override
from hofmarshal.rules.yamldoc import parse
from tests.contest.streams import proper_seat
from tests.contest.support import drive, setup
from tests.contest.test_fuzz import SETUPS, STREAMS

MORNING = 1_793_260_800_000
STREAM = "contest/duel/q-1"
EXAMPLES = {
    f"{book.id}:{example.file}:{example.line}": (book, example)
    for book in packaged().values()
    for example in book.examples
    if "contest" in example.raw
}


def at_the_ring(given: Setup, commands: Iterable[Said]) -> Contest:
    """The contest as a server has it: its own stream, instants since 1970, and nothing fired after the last command."""
    desk = Desk(MemoryJournal(), (CONTEST,), lambda: 0, facts={STREAM: given})
    for said in commands:
        desk.submit(Issued(id=said.id, stream=STREAM, at=said.t, command=said.command, seat=said.seat, device="pad"))
    state: Contest = desk.state(STREAM)
    return state


def shifted(said: Said) -> Said:
    """The command on the clock of an event day."""
    command = said.command
    if isinstance(command, cmd.Hit) and any(b.at is not None for b in command.exchange):
        blows = tuple(b if b.at is None else replace(b, at=b.at + MORNING) for b in command.exchange)
        command = replace(command, exchange=blows)
    return replace(said, t=said.t + MORNING, command=command)


def again(contest: Contest, heading: Heading) -> tuple[Protocol, Played]:
    """The exported contest, read and played."""
    protocol = read(parse(protocol_yaml(contest, heading).encode(), "exported.yaml"), packaged())
    return protocol, play(protocol.setup, protocol.lines, protocol.bout, protocol.file.expect)


def comparable(contest: Contest) -> list[dict[str, Any]]:
    """The events with instants counted from the first and ids by their order."""
    order = {event.id: f"#{n}" for n, event in enumerate(contest.history)}
    base = contest.history[0].t if contest.history else 0

    def plain(value: Any, key: str = "") -> Any:
        if isinstance(value, dict):
            return {k: plain(v, k) for k, v in value.items() if k != "pin"}
        if isinstance(value, list | tuple):
            return [plain(one) for one in value]
        if key in ("t", "at", "stands") and isinstance(value, int):
            return value - base
        return order.get(value, value) if isinstance(value, str) else value

    events: list[dict[str, Any]] = plain(msgspec.to_builtins(list(contest.history)))
    return [{**e, "dropped": sorted(e["dropped"])} if "dropped" in e else e for e in events]


def same(contest: Contest, played: Played) -> None:
    """Nothing was refused and the fold is the same but for ids and the clock's zero."""
    assert [(p.line, p.refusal) for p in played.refusals] == []
    assert played.mismatches == ()
    assert comparable(played.state) == comparable(contest)
    at = contest.history[-1].t if contest.history else 0
    base = contest.history[0].t if contest.history else 0
    before, after = view(contest, at), view(played.state, at - base)
    for told in (before, after):
        for key in ("ignored", "cannot_start"):  # ids; the field's measures are no part of a contest
            told.pop(key)
    assert after == before
    assert played.state.outcome == contest.outcome
    assert played.state.elapsed == contest.elapsed


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_of_every_rulebook_comes_to_the_same_again(name: str) -> None:
    book, example = EXAMPLES[name]
    rules = rules_for(book, example)
    head = {"rulebook": book.id, "nomination": rules.id, "sides": {"red": {}, "blue": {}}}
    protocol = bind({**head, **example.raw["contest"]}, lambda _: Place(""), {book.id: book}, rules)
    contest = at_the_ring(protocol.setup, [shifted(one.issued) for one in protocol.lines if one.issued is not None])
    overrides = msgspec.convert(example.raw.get("overrides") or (), tuple[Override, ...])
    same(contest, again(contest, Heading(rulebook=book.id, overrides=overrides))[1])


@pytest.mark.parametrize("name", SETUPS)
def test_whatever_was_done_comes_to_the_same_again(name: str) -> None:
    book = name.partition("/")[0]

    @settings(max_examples=40, deadline=None, database=None)
    @given(stream=STREAMS[name], late=st.integers(0, 3))
    def check(stream: list[tuple[int, str, cmd.Command]], late: int) -> None:
        desk = Desk(MemoryJournal(), (CONTEST,), lambda: 0, facts={STREAM: SETUPS[name]})
        t = MORNING
        for number, (wait, seat, command) in enumerate(stream):
            t += wait
            if number % 4 < late and not isinstance(command, cmd.Annul):
                desk.advance(t + 700)  # the server's own clock ran on before this arrived
            said = seat or proper_seat(desk.state(STREAM), command)
            desk.submit(
                Issued(id=f"c{number}", stream=STREAM, at=max(t, MORNING), command=command, seat=said, device="pad")
            )
        contest: Contest = desk.state(STREAM)
        same(contest, again(contest, Heading(rulebook=book))[1])

    check()


# One contest looked at closely

PLAYED = [
    {"t": 0, "call": {}},
    {"t": 41, "ready": {"side": "red"}},
    {"t": 55, "ready": {"side": "blue"}},
    {"t": 60, "start": {}, "id": "go"},
    {"t": 71.2, "observe": {"side": "red", "zone": "head", "grip": "two-handed"}, "as": "line-marshal-2", "id": "tap"},
    {"t": 72, "hit": {"by": "red", "zone": "head", "grip": "two-handed"}, "id": "first"},
    {"t": 75, "hit": {"by": "blue", "zone": "torso", "grip": "two-handed", "replaces": "first"}, "id": "second"},
    {"t": 80, "annul": {"event": "second", "reason": "the first was right"}, "id": "third"},
    {"t": 151, "stop": {}},
    {"t": 160, "sign": {}},
]


def longsword() -> Contest:
    from hofmarshal.contest.lines import read_lines

    lines, problems = read_lines(PLAYED)
    assert not problems
    made = setup("isb-duel", "longsword", panel=4)
    home = Home(stream="nomination/duel", bout="q-1", red="A", blue="B", stage="qualifying", group="1", ring="2")
    return at_the_ring(replace(made, home=home), [shifted(one.issued) for one in lines if one.issued is not None])


def test_a_file_names_fighters_bout_seats_taps_corrections_and_undos() -> None:
    heading = Heading(
        rulebook="isb-duel",
        people={
            "red": Person("Ґалаґан Ёж-Їжакенко: “Sir”\u2028\x85 'No'", "Жар, Птица #1\x07 C:\\u0007"),
            "blue": Person("true"),
        },
        date="2026-10-29",
    )
    protocol, played = again(longsword(), heading)
    head = protocol.file
    assert (head.bout, head.stage, head.group, head.ring, head.date) == ("q-1", "qualifying", "1", "2", "2026-10-29")
    assert head.panel == 4
    assert head.sides["red"].name == "Ґалаґан Ёж-Їжакенко: “Sir”\u2028  'No'"
    assert (head.sides["red"].club, head.sides["blue"].name) == ("Жар, Птица #1  C:\\u0007", "true")
    tap = next(line for line in head.do if "observe" in line)
    assert tap == {"t": 71.2, "as": "line-marshal-2", "id": "tap",
                   "observe": {"side": "red", "zone": "head", "grip": "two-handed"}}  # fmt: skip
    second = next(line for line in head.do if line.get("id") == "second")
    assert second["hit"]["replaces"] == "first"
    third = next(line for line in head.do if line.get("id") == "third")
    assert third["annul"] == {"event": "second", "reason": "the first was right"}
    assert head.expect == {
        "phase": "signed", "winner": "red", "termination": "time", "score": {"red": 2, "blue": 0},
    }  # fmt: skip
    assert played.mismatches == ()


def test_a_file_whose_blow_was_tampered_with_says_so() -> None:
    text = protocol_yaml(longsword(), Heading(rulebook="isb-duel"))
    assert text.count("hit: {by: red, zone: head, grip: two-handed}") == 1
    wrong = text.replace(
        "hit: {by: red, zone: head, grip: two-handed}", "hit: {by: red, zone: torso, grip: one-handed}"
    )
    protocol = read(parse(wrong.encode(), "x.yaml"), packaged())
    played = play(protocol.setup, protocol.lines, protocol.bout, protocol.file.expect)
    assert [m.path for m in played.mismatches] == ["score.red"]


def test_the_horn_that_was_undone_is_found_again_though_its_name_is_another() -> None:
    desk = Desk(MemoryJournal(), (CONTEST,), lambda: 0, facts={STREAM: setup("isb-duel", "longsword")})

    def say(t: int, name: str, command: cmd.Command) -> None:
        desk.submit(Issued(id=name, stream=STREAM, at=MORNING + t, command=command, seat="hofmarshal", device="x"))

    say(0, "call", cmd.Call())
    say(1, "r", cmd.Ready(side="red"))
    say(2, "b", cmd.Ready(side="blue"))
    say(10, "go", cmd.Start(override="x"))
    desk.advance(MORNING + 200_000)
    horn = next(e for e in desk.state(STREAM).history if isinstance(e, ev.TimeReached))
    say(200_001, "undo", cmd.Annul(event=horn.id, reason="the clock had not been stopped"))
    contest: Contest = desk.state(STREAM)
    assert contest.history[-1].id == "undo"
    protocol, played = again(contest, Heading(rulebook="isb-duel"))
    assert horn.id not in str(protocol.file.do)
    same(contest, played)


def test_a_contest_not_called_yet_is_a_file_without_lines() -> None:
    contest = at_the_ring(setup("isb-duel", "longsword"), [])
    protocol, _ = again(contest, Heading(rulebook="isb-duel", bout="q-9"))
    assert (protocol.file.do, protocol.bout) == ((), "q-9")


def test_every_event_has_its_command_or_is_times_or_derived_or_counts_for_nothing() -> None:
    assert set(ev.Any.__args__) - set(NAMES) == {ev.Lapsed, ev.TimeReached, ev.Decided, ev.MarkedLate}
    assert set(NAMES.values()) | {"lapse", "yield"} == set(cmd.BY_NAME)


def test_a_mark_of_a_round_that_is_over_is_not_told_nor_that_it_was_taken_back() -> None:
    sides = {"red": {"roster": {"main": 3}}, "blue": {"roster": {"main": 3}}}
    do: list[dict[str, Any]] = [{"t": n, "as": "field-judge-1", "out": {"fighter": f"red-{n}"}} for n in (1, 2, 3)]
    do += [{"t": 5, "rule": {"winner": "blue"}}, {"t": 60, "start": {}}]
    do += [{"t": 2.5, "as": "field-judge-2", "id": "late", "out": {"fighter": "blue-1"}}]
    do += [{"t": 70, "as": "field-judge-2", "annul": {"event": "late", "reason": "It was another."}}]
    state, refused = drive(setup("isb-buhurt", "group-battle", sides=sides), do)
    assert not refused
    text = protocol_yaml(state, Heading(rulebook="isb-buhurt"))
    again = read(parse(text.encode(), "battle.yaml"), packaged())
    assert play(again.setup, again.lines, again.bout, again.file.expect).refusals == ()
