"""What follows in other streams: once, in order, whatever died in between and whoever else is at work."""

from __future__ import annotations

import threading
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hofmarshal.desk.decider import Codec, Decider, Issued, Reaction, UnknownEvent
from hofmarshal.desk.desk import BOOKMARK, Desk
from hofmarshal.journal.memory import MemoryJournal
from hofmarshal.journal.model import Unusable
from tests.desk.support import Died, Mortal, desk, say, story
from tests.desk.toys import ALL, JAR, SHELF, Close, Jar, Open, Put, Shelf, react_jar

SCRIPT: tuple[Issued | int, ...] = (
    say("a1", "jar/a", 0, Open(100, (10, 50))),
    say("b1", "jar/b", 5, Open(60)),
    say("b2", "jar/b", 6, Put(20)),
    say("b3", "jar/b", 7, Put(-1)),
    say("a2", "jar/a", 30, Put(7)),
    55,
    say("c1", "jar/c", 56, Open(58)),
    say("b4", "jar/b", 70, Put(1)),
    say("a3", "jar/a", 80, Close()),
    200,
)


def play(here: Desk, script: tuple[Issued | int, ...] = SCRIPT) -> list[Any]:
    """Do the whole script; a number advances the clock."""
    return [here.advance(step) if isinstance(step, int) else here.submit(step) for step in script]


def test_reactions_go_to_other_streams_and_on_from_there():
    journal = MemoryJournal()
    play(desk(journal))
    shelf = desk(journal).state("shelf")
    assert shelf == Shelf((("jar/b", 40), ("jar/a", 7), ("jar/c", 0)))
    stood = journal.read("shelf")[0]
    closed = journal.read("jar/b")[-1]
    assert (stood.at, stood.device, stood.cause) == (60, "desk", closed.id)
    assert stood.command.startswith("closed~")


def test_a_reaction_sees_the_state_right_after_its_event():
    journal = MemoryJournal()
    here = desk(journal)
    here.submit(say("c1", "jar/a", 0, Open(100)))
    here.submit(say("c2", "jar/a", 1, Put(20)))
    assert here.state("diary/1") == ((20, 0), (40, 0))


def test_facts_of_other_streams_are_gathered_and_recorded():
    journal = MemoryJournal()
    play(desk(journal))
    assert [seen for _, seen in desk(journal).state("diary/1")] == [0, 0, 0, 1, 1, 2, 2, 3, 3]


def test_two_reactions_of_one_rule_to_one_stream_are_two():
    journal = MemoryJournal()
    play(desk(journal))
    ids = [e.command for e in journal.read("diary/1")]
    assert len(set(ids)) == len(ids) == 9


@pytest.mark.parametrize("lives", range(1, 40))
def test_a_crash_after_any_write_changes_nothing(lives: int):
    whole, torn = MemoryJournal(), MemoryJournal()
    answers = play(desk(whole))
    here = desk(Mortal(torn, lives))
    for done, step in enumerate(SCRIPT):
        try:
            play(here, (step,))
        except Died:
            here = desk(torn)
            here.catch_up()
            assert play(here, SCRIPT[done:])[-1] is not None
            break
    assert story(torn) == story(whole)
    assert torn.answers() == whole.answers()
    repeated = [step for step in SCRIPT if isinstance(step, Issued)]
    assert play(desk(torn), tuple(repeated)) == [
        a for a, s in zip(answers, SCRIPT, strict=True) if isinstance(s, Issued)
    ]
    assert story(torn) == story(whole)


class Full(Mortal):
    """A journal whose disk is full for one write, and then not."""

    def post(self, *args: Any, **more: Any) -> Any:
        self._lives -= 1
        if self._lives == 0:
            raise Unusable("journal-full", where="here")
        return self._journal.post(*args, **more)


@pytest.mark.parametrize("lives", range(1, 40))
def test_a_disk_that_fails_for_a_while_loses_nothing(lives: int):
    """Whoever got an error gives his command again; what followed from it follows then, without a new start."""
    whole, filled = MemoryJournal(), MemoryJournal()
    play(desk(whole))
    faults: list[str] = []
    here = desk(Full(filled, lives), on_fault=lambda error, where: faults.append(where))
    for step in SCRIPT:
        try:
            play(here, (step,))
        except Unusable:
            play(here, (step,))
    assert story(filled) == story(whole)
    assert faults == []


def test_the_script_is_long_enough_for_the_crashes():
    journal = MemoryJournal()
    play(desk(journal))
    assert 15 < len(journal.answers()) < 40


def test_catching_up_again_or_without_a_bookmark_changes_nothing():
    journal, bare = MemoryJournal(), MemoryJournal()
    here = desk(journal)
    play(here)
    before = story(journal), journal.answers()
    here.catch_up()
    assert journal.bookmark(BOOKMARK) == journal.tail()[-1].position
    bare.adopt(journal.tail(), journal.answers())
    again = desk(bare)
    again.catch_up()
    assert (story(bare), bare.answers()) == before


def test_what_came_by_file_without_its_consequences_gets_them():
    journal, other = MemoryJournal(), MemoryJournal()
    play(desk(journal))
    other.adopt(journal.read("jar/b"), ())
    here = desk(other)
    here.catch_up()
    assert here.state("shelf") == Shelf((("jar/b", 40),))
    assert here.state("diary/1") == ((20, 0), (40, 0), (40, 1), (40, 1))


def test_the_bookmark_is_saved_now_and_then(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("hofmarshal.desk.desk.SAVE_EVERY", 200)
    journal = MemoryJournal()
    here = desk(journal)
    here.submit(say("c", "jar/a", 0, Open(10_000)))
    for n in range(150):
        here.submit(say(f"c{n}", "jar/a", n, Put(1)))
    assert 200 <= journal.bookmark(BOOKMARK) <= journal.tail(0, 9999)[-1].position
    here.save()
    assert journal.bookmark(BOOKMARK) == journal.tail(0, 9999)[-1].position


def test_a_refused_reaction_stays_refused():
    journal = MemoryJournal()
    here = desk(journal)
    for n in range(5):
        here.submit(say(f"c{n}", f"jar/{n}", n, Open(10 + n)))
    here.advance(100)
    assert len(here.state("shelf").jars) == 3
    assert len(journal.answers()) == 5 + 5 + 5 + 6
    again = MemoryJournal()
    again.adopt(journal.tail(), journal.answers())
    desk(again).catch_up()
    assert story(again) == story(journal)


def test_a_reaction_to_a_kind_nobody_decides_goes_nowhere():
    journal = MemoryJournal()
    here = Desk(journal, (JAR,), lambda: 0)
    play(here)
    assert {e.stream for e in journal.tail()} == {"jar/a", "jar/b", "jar/c"}


# Rebuilding and several desks

STEP = st.one_of(
    st.integers(0, 300),
    st.builds(
        say,
        st.sampled_from([f"c{n}" for n in range(40)]),
        st.sampled_from(["jar/a", "jar/b", "jar/c", "shelf/x", "diary/1"]),
        st.integers(0, 300),
        st.builds(Open, st.integers(0, 300), st.lists(st.integers(0, 300), max_size=3).map(tuple))
        | st.builds(Put, st.integers(-1, 30))
        | st.just(Close()),
    ),
).filter(lambda step: isinstance(step, int) or step.stream.startswith("jar"))


def states(here: Desk) -> list[Any]:
    return [here.state(s) for s in ("jar/a", "jar/b", "jar/c", "shelf", "diary/1")]


@given(st.lists(STEP, max_size=30), st.lists(st.integers(0, 2), min_size=30, max_size=30))
def test_rebuilt_or_run_by_three_desks_it_is_the_same(script: list[Issued | int], who: list[int]):
    alone, shared = MemoryJournal(), MemoryJournal()
    here = desk(alone)
    answers = play(here, tuple(script))
    desks = [desk(shared) for _ in range(3)]
    shares = [play(desks[n], (step,))[0] for n, step in zip(who, script, strict=False)]
    plain = [s for s in script if isinstance(s, Issued)]
    assert story(shared) == story(alone)
    assert [a for a, s in zip(shares, script, strict=True) if s in plain] == [
        a for a, s in zip(answers, script, strict=True) if s in plain
    ]
    assert shared.answers() == alone.answers()
    assert states(desk(alone)) == states(here) == states(desks[0]) == states(desks[2])
    fresh = desk(alone)
    fresh.catch_up()
    assert states(fresh) == states(here)
    assert (story(alone), fresh.next_due()) == (story(shared), here.next_due())
    assert alone.verify() == []


def test_threads_on_two_desks_do_everything_once():
    journal = MemoryJournal()
    desks = [desk(journal), desk(journal)]
    desks[0].submit(say("o", "jar/a", 0, Open(10_000)))
    refused: list[Any] = []

    def work(n: int) -> None:
        for k in range(30):
            for here in (desks[n % 2], desks[(n + 1) % 2]):
                answer = here.submit(say(f"{n}.{k}", "jar/a", k, Put(1), device=f"d{n}"))
                refused.extend([answer.refusal] if answer.refusal else [])

    threads = [threading.Thread(target=work, args=(n,), daemon=True) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert refused == []
    assert (desks[0].state("jar/a").held, desks[1].state("jar/a").held) == (120, 120)
    assert sorted(value for value, _ in desks[0].state("diary/1")) == list(range(1, 121))
    assert journal.verify() == []


# Faults and versions


def broken(event: Any, jar: Jar) -> tuple[Reaction, ...]:
    if event.id == "b1":
        raise ZeroDivisionError
    return react_jar(event, jar)


def test_a_fault_in_a_reaction_is_raised_or_told_and_tried_again_at_the_next_start():
    bad = Decider("jar", JAR.codec, JAR.fresh, JAR.decide, JAR.evolve, JAR.due, broken)
    with pytest.raises(ZeroDivisionError):
        play(Desk(MemoryJournal(), (bad, *ALL[1:]), lambda: 77))
    journal, told = MemoryJournal(), list[str]()
    here = Desk(journal, (bad, *ALL[1:]), lambda: 77, on_fault=lambda error, where: told.append(where))
    play(here)
    assert told == ["jar/b b1"]
    assert len(here.state("shelf").jars) == 3
    here.save()
    assert journal.bookmark(BOOKMARK) == 1
    assert [e.id for e in journal.tail(1, 1)] == ["b1"]


def test_old_versions_are_raised_on_reading_and_unknown_ones_refused():
    class Stood2(msgspec.Struct, frozen=True, tag="placed"):
        id: str
        t: int
        jar: str
        grams: int

    def grams(old: dict[str, Any]) -> dict[str, Any]:
        return {**old, "grams": old["held"] * 1000}

    def renamed(old: dict[str, Any]) -> dict[str, Any]:
        return {**old, "type": "placed"}

    codec: Codec[Stood2] = Codec(Stood2, versions={"placed": 3}, upcasts={("stood", 1): grams, ("stood", 2): renamed})
    journal = MemoryJournal()
    play(desk(journal))
    entry = journal.read("shelf")[0]
    assert codec.decode(entry.type, entry.version, entry.data) == Stood2(entry.id, 60, "jar/b", 40_000)
    event = Stood2("x", 1, "j", 5)
    assert codec.decode(*codec.encode(event)) == event
    assert codec.encode(event)[:2] == ("placed", 3)
    for version, tag in ((2, "stood"), (1, "unheard")):
        with pytest.raises(UnknownEvent):
            SHELF.codec.decode(tag, version, entry.data.replace(b'"stood"', b'"%s"' % tag.encode()))


def test_a_journal_of_a_newer_program_is_not_misread():
    journal = MemoryJournal()
    play(desk(journal))
    older = Decider("jar", Codec(Any), JAR.fresh, JAR.decide, JAR.evolve)
    older.codec._versions["opened"] = 0
    with pytest.raises(UnknownEvent):
        Desk(journal, (older,), lambda: 0).catch_up()


class Blind(Mortal):
    """A journal whose tail cannot be read once, right after its `lives`th write."""

    def post(self, *args: Any, **more: Any) -> Any:
        self._lives -= 1
        return self._journal.post(*args, **more)

    def tail(self, *args: Any, **more: Any) -> Any:
        if self._lives == 0:
            self._lives = -1000
            raise Unusable("journal-full", where="here")
        return self._journal.tail(*args, **more)


@pytest.mark.parametrize("lives", range(1, 40))
def test_a_command_that_is_written_is_answered_though_what_follows_must_wait(lives: int):
    """Given a disk that fails between a command and its consequences, then nobody is told that it was not written."""
    whole, blind = MemoryJournal(), MemoryJournal()
    wanted = play(desk(whole))
    here = desk(Blind(blind, lives))
    given: list[Any] = []
    for step in SCRIPT:
        try:
            given += play(here, (step,))
        except Unusable:
            assert not isinstance(step, Issued) or blind.answer((step.device, step.id)) is None
            given += play(here, (step,))
    asked = [at for at, step in enumerate(SCRIPT) if isinstance(step, Issued)]
    assert [given[at] for at in asked] == [wanted[at] for at in asked]
    assert story(blind) == story(whole)
