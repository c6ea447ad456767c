"""What time makes happen: in order, at its own instant, once."""

from __future__ import annotations

from typing import Any

from hofmarshal.desk.decider import Due
from hofmarshal.desk.desk import Desk
from hofmarshal.desk.passing import AT_ONCE
from hofmarshal.desk.stream import REFIRES, firing_id
from hofmarshal.journal.memory import MemoryJournal
from tests.desk.support import brief, desk, say, story
from tests.desk.toys import JAR, Annul, Check, Close, Open, Put


def test_a_command_comes_after_what_was_due_before_it():
    journal = MemoryJournal()
    here = desk(journal)
    here.submit(say("c1", "jar/a", 0, Open(100, (20, 10, 30))))
    here.submit(say("c2", "jar/a", 25, Put(1)))
    jar = [(e.type, e.at) for e in journal.read("jar/a")]
    assert jar == [("opened", 0), ("checked", 10), ("checked", 20), ("added", 25)]


def test_a_command_at_the_very_instant_comes_before_the_deadline():
    journal = MemoryJournal()
    here = desk(journal)
    here.submit(say("c1", "jar/a", 0, Open(100)))
    assert here.submit(say("c2", "jar/a", 100, Put(1))).refusal is None
    assert here.submit(say("c3", "jar/a", 101, Put(1))).refusal is not None
    assert [(e.type, e.at) for e in journal.read("jar/a")] == [("opened", 0), ("added", 100), ("closed", 100)]


def test_advance_fires_across_streams_in_order_with_their_reactions_between():
    journal = MemoryJournal()
    here = desk(journal)
    for name, until in (("b", 30), ("a", 50), ("c", 30)):
        here.submit(say(f"o{name}", f"jar/{name}", 0, Open(until, (40,))))
    assert here.next_due() == 30
    fired = here.advance(39)
    assert [(e.stream, e.at) for e in fired] == [("jar/b", 30), ("jar/c", 30)]
    assert [s for s, _, _ in brief(journal)[3:]] == [
        "jar/b", "shelf", "diary/1", "diary/1", "jar/c", "shelf", "diary/1", "diary/1",
    ]  # fmt: skip
    assert here.next_due() == 40
    assert [(e.stream, e.type, e.at) for e in here.advance(50)] == [("jar/a", "checked", 40), ("jar/a", "closed", 50)]
    assert (here.next_due(), here.advance(10**9)) == (None, ())


def test_advance_in_steps_is_advance_at_once():
    journals = MemoryJournal(), MemoryJournal()
    for journal, steps in zip(journals, ((100,), range(0, 101, 7)), strict=True):
        here = desk(journal)
        for n in range(4):
            here.submit(say(f"c{n}", f"jar/{n}", 0, Open(90 - n * 10, (5, 50, 70))))
        for to in (*steps, 100):
            here.advance(to)
    assert story(journals[0]) == story(journals[1])


QUIET = type(JAR)("jar", JAR.codec, JAR.fresh, JAR.decide, JAR.evolve, JAR.due)
"""Jars of which nothing else follows: their deadlines go to the disk together."""


class Slow(MemoryJournal):
    """A journal that counts what is on its way until somebody waits for the outcome."""

    def __init__(self) -> None:
        super().__init__()
        self.under_way = self.most = 0

    def post(self, *args: Any, **more: Any) -> Any:
        self.under_way += 1
        self.most = max(self.most, self.under_way)
        more.pop("after", None)  # here nothing it could rest on ever fails
        posted, wait = super().post(*args, **more), self.waited
        return type("Slowly", (), {"wait": lambda _: wait(posted), "over": True, "item": None})()

    def waited(self, posted: Any) -> Any:
        self.under_way = 0
        return posted.wait()


def test_deadlines_of_which_nothing_follows_go_to_the_disk_together_in_order_and_once():
    journal = Slow()
    here = Desk(journal, (QUIET,), lambda: 0)
    for n in range(AT_ONCE):
        here.submit(say(f"c{n}", f"jar/{n}", 0, Open(5000 - n, (5 * n, 2000, 3000))))
    journal.most = 0
    fired = here.advance(6000)
    assert journal.most == AT_ONCE
    assert len(fired) == 4 * AT_ONCE
    assert [entry.at for entry in fired] == sorted(entry.at for entry in fired)
    assert [entry.id for entry in fired] == [entry.id for entry in journal.tail(AT_ONCE, 10_000)]
    assert here.advance(10**6) == ()


def test_a_deadline_that_another_desk_let_pass_meanwhile_passes_once():
    class Behind(MemoryJournal):
        shown = 10**9

        def tail(self, after: int = 0, limit: int = 1000) -> Any:
            return super().tail(after, limit)[: max(0, self.shown - after)]

        def read(self, stream: str, after: int = 0, limit: int | None = None) -> Any:
            return tuple(one for one in super().read(stream, after, limit) if one.position <= self.shown)

    journal = Behind()
    here, there = (Desk(journal, (QUIET,), lambda: 0) for _ in "12")
    for n in range(5):
        here.submit(say(f"c{n}", f"jar/{n}", 0, Open(100, (10, 20))))
    there.catch_up()
    here.advance(50)
    journal.shown = 5  # the other process has not heard of it yet
    assert there.next_due() == 10
    post = journal.post

    def heard(*args: Any, **more: Any) -> Any:
        posted = post(*args, **more)
        journal.shown = 10**9
        return posted

    journal.post = heard  # type: ignore[method-assign]
    there.advance(50)
    assert [(e.stream, e.at) for e in journal.tail(5)] == [(f"jar/{n}", at) for at in (10, 20) for n in range(5)]
    assert {stream: there.number(stream) for stream in there.streams()} == {f"jar/{n}": 3 for n in range(5)}


def test_ids_come_from_stream_deadline_and_instant():
    journal = MemoryJournal()
    here = desk(journal)
    here.submit(say("c1", "jar/a", 0, Open(100)))
    (entry,) = here.advance(100)
    assert entry.id == entry.command == firing_id("jar/a", Due(100, Close(), "close"))
    assert (entry.device, entry.actor) == ("clock", "clock")
    assert entry.id.startswith("close@100~")


def test_a_late_command_may_still_be_dated_before_a_deadline_that_fired():
    journal = MemoryJournal()
    here = desk(journal)
    here.submit(say("c1", "jar/a", 0, Open(100, (10,))))
    here.advance(50)
    here.submit(say("c2", "jar/a", 5, Put(1)))
    assert [(e.type, e.at) for e in journal.read("jar/a")] == [("opened", 0), ("checked", 10), ("added", 5)]


def test_a_deadline_fires_again_once_an_undo_has_brought_it_back():
    journal = MemoryJournal()
    here = desk(journal)
    here.submit(say("c1", "jar/a", 0, Open(100)))
    (first,) = here.advance(100)
    here.submit(say("c2", "jar/a", 120, Annul(first.id)))
    (second,) = here.advance(120)
    assert second.id == firing_id("jar/a", Due(100, Close(), "close"), 2) != first.id
    assert here.advance(10**6) == ()


def test_a_refused_deadline_waits_until_something_changes():
    journal = MemoryJournal()
    here = desk(journal)
    here.submit(say("c1", "jar/a", 0, Open(1000, (10,))))
    here.submit(say("c2", "jar/a", 5, Put(100)))
    assert here.advance(20) == here.advance(30) == ()
    assert here.next_due() == 1000
    here.submit(say("c3", "jar/a", 40, Annul("c2")))
    here.submit(say("c4", "jar/a", 41, Annul("c2.1")))
    assert [(e.type, e.at) for e in here.advance(50)] == [("checked", 10)]


def test_a_deadline_that_does_not_end_itself_fires_once_and_waits():
    journal = MemoryJournal()
    always = type(JAR)(
        "jar", JAR.codec, JAR.fresh, JAR.decide, JAR.evolve, lambda jar: (Due(10, Check(), "x"), Due(5, Check(), "y"))
    )
    here = Desk(journal, (always,), lambda: 0)
    assert here.submit(say("c1", "jar/a", 20, Open(1))).refusal is None
    assert [e.type for e in journal.tail()] == ["checked", "checked", "opened"]
    assert len(here.advance(100)) == 2
    assert here.advance(100) == ()
    again = Desk(journal, (always,), lambda: 0)
    assert again.advance(100) == ()
    for n in range(REFIRES + 5):
        again.submit(say(f"p{n}", "jar/a", 200, Put(1)))
        again.advance(200)
    assert sum(e.type == "checked" for e in journal.tail(0, 10_000)) == 2 * REFIRES


def test_another_desk_knows_the_deadlines_too_and_they_fire_once():
    journal = MemoryJournal()
    here, there = desk(journal), desk(journal)
    there.catch_up()
    here.submit(say("c1", "jar/a", 0, Open(100, (10, 20))))
    assert [e.at for e in there.advance(15)] == [10]
    assert [e.at for e in here.advance(100)] == [20, 100]
    assert there.advance(100) == ()
    assert [e.type for e in journal.read("jar/a")] == ["opened", "checked", "checked", "closed"]
