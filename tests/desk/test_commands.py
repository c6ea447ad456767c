"""One command at the desk: decided once, answered always the same, refused with a reason."""

from __future__ import annotations

import pytest

from hofmarshal.desk.decider import CLOCK, DESK, event_id
from hofmarshal.journal.memory import MemoryJournal
from hofmarshal.rules.notes import Refusal
from tests.desk.support import brief, desk, say, story
from tests.desk.toys import Added, Annul, Open, Opened, Put


def test_a_command_becomes_events_in_the_journal():
    journal = MemoryJournal()
    answer = desk(journal).submit(say("c1", "jar/a", 5, Open(100), actor="p7", cause="x"))
    assert (answer.number, answer.events, answer.refusal) == (1, (Opened("c1", 5, 100),), None)
    (entry,) = journal.tail()
    assert (entry.stream, entry.id, entry.type, entry.version, entry.at, entry.recorded) == (
        "jar/a", "c1", "opened", 1, 5, 77,
    )  # fmt: skip
    assert (entry.actor, entry.device, entry.command, entry.cause) == ("p7", "d1", "c1", "x")
    assert entry.data == b'{"checks":[],"id":"c1","t":5,"type":"opened","until":100}'


def test_a_seat_stands_for_an_actor_that_is_not_known():
    journal = MemoryJournal()
    desk(journal).submit(say("c1", "jar/a", 5, Open(100)))
    assert journal.tail()[0].actor == "judge"


def test_the_same_command_gets_the_same_answer_whatever_has_happened_since():
    journal = MemoryJournal()
    here = desk(journal)
    here.submit(say("c1", "jar/a", 0, Open(100)))
    first = here.submit(say("c2", "jar/a", 1, Put(12)))
    here.submit(say("c3", "jar/a", 2, Put(1)))
    before = story(journal)
    assert first.events == (Added("c2", 1, 12), Added("c2.1", 1, 12))
    assert here.submit(say("c2", "jar/a", 1, Put(12))) == first
    assert desk(journal).submit(say("c2", "jar/a", 1, Put(12))) == first
    assert story(journal) == before


@pytest.mark.parametrize(
    "changed",
    [{"command": Put(2)}, {"at": 2}, {"stream": "jar/b"}, {"seat": "x"}, {"actor": "x"}, {"expected": 1}],
    ids=str,
)
def test_a_used_id_with_another_content_is_refused(changed):
    journal = MemoryJournal()
    here = desk(journal)
    here.submit(say("c1", "jar/a", 0, Open(100)))
    here.submit(say("c2", "jar/a", 1, Put(1)))
    before = story(journal)
    parts = {"stream": "jar/a", "at": 1, "command": Put(1), **changed}
    issued = say("c2", parts.pop("stream"), parts.pop("at"), parts.pop("command"))
    for name, value in parts.items():
        issued = type(issued)(**{f: getattr(issued, f) for f in issued.__struct_fields__ if f != name}, **{name: value})
    refusal = here.submit(issued).refusal
    assert refusal == Refusal("desk-key-reused", {"id": "c2"})
    assert story(journal) == before


def test_a_refusal_is_stored_and_stays():
    journal = MemoryJournal()
    here = desk(journal)
    early = say("c1", "jar/a", 0, Put(1))
    refused = here.submit(early)
    assert refused.refusal == Refusal("desk-toy-wrong-phase", {"phase": "new"}, ("toy.phase",))
    assert (refused.number, refused.events, journal.tail()) == (0, (), ())
    here.submit(say("c2", "jar/a", 0, Open(100)))
    assert here.submit(early) == refused
    assert desk(journal).submit(early) == refused
    assert brief(journal) == [("jar/a", "opened", 0)]


def test_a_command_meant_for_an_earlier_number_is_refused():
    journal = MemoryJournal()
    here = desk(journal)
    here.submit(say("c1", "jar/a", 0, Open(100), expected=0))
    assert here.submit(say("c2", "jar/a", 1, Put(1), expected=1)).refusal is None
    late = here.submit(say("c3", "jar/a", 1, Put(1), expected=1))
    assert late.refusal == Refusal("desk-moved-on", {"expected": 1, "number": 2})


def test_two_devices_cannot_make_the_same_event():
    journal = MemoryJournal()
    here = desk(journal)
    here.submit(say("c1", "jar/a", 0, Open(100)))
    refusal = here.submit(say("c1", "jar/b", 0, Open(100), device="d2")).refusal
    assert refusal == Refusal("desk-id-taken", {"id": "c1"})


@pytest.mark.parametrize("device", [CLOCK, DESK])
def test_the_desks_own_devices_are_its_own(device):
    refusal = desk(MemoryJournal()).submit(say("c1", "jar/a", 0, Open(1), device=device)).refusal
    assert refusal == Refusal("desk-device-reserved", {"device": device})


def test_a_stream_nobody_decides():
    refusal = desk(MemoryJournal()).submit(say("c1", "spoon/a", 0, Open(1))).refusal
    assert refusal == Refusal("desk-unknown-stream", {"stream": "spoon/a"})


@pytest.mark.parametrize("bad", [Put(2**60), Put(1.5), Annul("\ud800")])  # type: ignore[arg-type]
def test_what_cannot_be_recorded_is_refused(bad):
    journal = MemoryJournal()
    assert desk(journal).submit(say("c1", "jar/a", 0, bad)).refusal == Refusal("desk-bad-value")
    assert journal.answers() == ()


def test_event_ids():
    issued = say("c1", "jar/a", 0, None)
    assert [event_id(issued, n) for n in range(3)] == ["c1", "c1.1", "c1.2"]


def test_state_and_number_are_those_of_the_journal():
    journal = MemoryJournal()
    here, there = desk(journal, facts="rules"), desk(journal)
    here.submit(say("c1", "jar/a", 0, Open(100)))
    here.submit(say("c2", "jar/a", 1, Put(3)))
    assert (here.state("jar/a").held, here.number("jar/a"), here.state("jar/a").facts) == (3, 2, "rules")
    assert (there.state("jar/a").held, there.number("jar/a")) == (3, 2)
    assert (here.state("jar/none").phase, here.number("jar/none")) == ("new", 0)
    with pytest.raises(KeyError):
        here.state("spoon")


def test_a_repetition_is_known_by_the_content_that_was_sent():
    here = desk(MemoryJournal())
    first = here.submit(say("c1", "jar/a", 10, Open(100), content="what was sent"))
    assert here.submit(say("c1", "jar/a", 20, Open(100), content="what was sent")) == first
    assert here.answered("d1", "c1", "what was sent") == first
    assert here.answered("d1", "c1", "another") is None
    refusal = here.submit(say("c1", "jar/a", 10, Open(100), content="another")).refusal
    assert refusal is not None
    assert refusal.code == "desk-key-reused"
