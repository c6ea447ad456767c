"""Given an event, when a command arrives, then this is what it is taken for: the reception, without any socket."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from hofmarshal.journal.memory import MemoryJournal
from hofmarshal.server.bodies import Unreadable, read_body
from hofmarshal.server.clock import Clock
from hofmarshal.server.content import MemoryContents
from hofmarshal.server.festival import Festival
from hofmarshal.server.identity import MemoryVault
from hofmarshal.server.people import MemoryPeople
from hofmarshal.server.settings import Settings
from hofmarshal.server.venue import Venue
from tests.server.rig import STREAM, seated, set_up


class House:
    """A venue whose clock is moved by hand, and what its devices say to it."""

    def __init__(self) -> None:
        self.journal = MemoryJournal()
        self.at = 1_764_500_000_000
        self.restart(MemoryVault(), MemoryContents(), MemoryPeople())
        self.devices = set_up(self.venue)

    def restart(self, vault, contents, people):
        self.parts = (vault, contents, people)
        self.venue = Venue(Settings(data=Path("none")), self.journal, vault, Festival(self.journal, contents, people))
        self.venue.clock = Clock(wall=lambda: self.at / 1000, monotonic=lambda: self.at / 1000)
        return self

    def say(self, seat, command, *, stream=STREAM, ago=0, **more):
        """Send a command of the seat's device, tapped `ago` ms ago; what it is answered."""
        device = self.devices[seat]
        at = more.pop("at", self.at - ago)
        return self.send(seat, device.body(stream, command, at, **more))

    def send(self, seat, text):
        return self.venue.reception.take(read_body(text), text, self.devices[seat].sign(text))

    def later(self, ms):
        self.at += ms
        self.venue.desk.advance(self.at)
        return self

    def fighting(self):
        for command in ({"type": "call"}, {"type": "ready", "side": "red"}, {"type": "ready", "side": "blue"}):
            self.later(1000)
            assert self.say("hofmarshal", command).status == "done"
        return self.start()

    def start(self):
        self.later(1000)
        assert self.say("hofmarshal", {"type": "start"}).status == "done"
        return self.later(3000)

    def halt(self):
        assert self.say("hofmarshal", {"type": "halt"}).status == "done"
        return self.later(500)

    @property
    def contest(self):
        return self.venue.look(STREAM)


@pytest.fixture
def house():
    return House()


RED_HEAD = {"type": "observe", "side": "red", "zone": "head"}


def code(answer):
    assert answer.status == "refused", answer
    return answer.said.code


# What is done


def test_a_call_opens_a_contest_of_the_programme(house):
    answer = house.say("hofmarshal", {"type": "call"})
    assert (answer.status, answer.number) == ("done", 1)
    assert house.venue.look("programme").opened[STREAM][0].ring == "1"
    assert house.contest.phase == "called"


def test_the_first_event_has_the_command_s_id(house):
    text = house.devices["hofmarshal"].body(STREAM, {"type": "call"}, house.at)
    answer = house.send("hofmarshal", text)
    assert answer.event == answer.id == json.loads(text)["id"] == house.contest.history[0].id


def test_a_caller_cannot_bring_facts_of_his_own(house):
    facts = {"red": {"warnings": {"event": 9}}}
    house.say("hofmarshal", {"type": "call", "facts": facts})
    assert "red" not in house.contest.history[0].facts or house.contest.history[0].facts["red"].warnings == {}


# Taps and exchanges


def test_a_tap_of_the_present_exchange_is_not_late(house):
    house.fighting()
    answer = house.say("line-marshal-1", RED_HEAD, round=1, exchange=1)
    assert (answer.status, answer.late) == ("done", False)
    assert not house.contest.taps[-1].late


def test_a_tap_of_an_exchange_that_is_over_is_recorded_and_flagged(house):
    house.fighting().halt().start()
    answer = house.say("line-marshal-1", RED_HEAD, ago=60_000, round=1, exchange=1)
    assert (answer.status, answer.late) == ("done", True)
    (event,) = [event for event in house.contest.history if event.id == answer.id]
    assert event.late


def test_a_ruling_on_an_exchange_that_is_over_names_what_it_replaces(house):
    house.fighting().halt()
    hit = {"type": "hit", "by": "red", "zone": "head", "grip": "two-handed", "action": "cut"}
    first = house.say("hofmarshal", hit, round=1, exchange=1)
    assert first.status == "done", first
    house.start()
    assert code(house.say("hofmarshal", {**hit, "by": "blue"}, round=1, exchange=1)) == "wire-exchange-over"
    house.halt()
    answer = house.say("hofmarshal", {**hit, "by": "blue", "replaces": first.event}, round=1, exchange=1)
    assert answer.status == "done", answer


# Time


def test_a_tap_from_the_future_is_taken_for_now(house):
    house.fighting()
    answer = house.say("line-marshal-1", RED_HEAD, at=house.at + 5_000, round=1, exchange=1)
    assert house.contest.taps[-1].t == house.at
    assert answer.status == "done"


def test_a_tap_from_before_the_call_is_not_dated_before_it(house):
    house.fighting()
    called = house.contest.called_at
    house.say("line-marshal-1", RED_HEAD, ago=3_600_000, round=1, exchange=1)
    (tap,) = [event for event in house.contest.history if event.by == "line-marshal-1"]
    assert tap.t == called


@pytest.mark.parametrize(("shift", "why"), [(2 * 3_600_000, "wire-from-the-future"), (-8 * 86_400_000, "wire-too-old")])
def test_an_absurd_date_is_refused(house, shift, why):
    house.fighting()
    before = house.journal.tail()
    assert code(house.say("line-marshal-1", RED_HEAD, at=house.at + shift)) == why
    assert house.journal.tail() == before


@pytest.mark.parametrize("name", ["halt", "stop"])
def test_a_halt_that_comes_late_is_asked_about(house, name):
    house.fighting()
    before = house.journal.tail()
    answer = house.say("hofmarshal", {"type": name}, ago=2_001)
    assert (answer.status, answer.said.code) == ("ask", "wire-ask")
    assert house.journal.tail() == before


def test_a_halt_two_seconds_old_is_not_asked_about(house):
    house.fighting()
    assert house.say("hofmarshal", {"type": "halt"}, ago=2_000).status == "done"


@pytest.mark.parametrize(("choice", "ago"), [("then", 2_500), ("now", 0)])
def test_what_was_asked_counts_as_its_holder_says(house, choice, ago):
    house.fighting()
    answer = house.say("hofmarshal", {"type": "halt"}, ago=2_500, late=choice)
    assert answer.status == "done"
    assert house.contest.history[-1].t == house.at - ago


def test_a_late_start_is_not_dated_before_the_halt(house):
    house.fighting().halt()
    halted = house.contest.history[-1].t
    assert house.say("hofmarshal", {"type": "start"}, ago=3_000, late="then").status == "done"
    assert house.contest.history[-1].t == halted


# Who


def test_the_hofmarshal_of_another_ring_is_refused(house):
    assert code(house.say("other", {"type": "call"})) == "device-other-ring"


def test_the_chief_suspends_at_any_ring_but_starts_nowhere(house):
    house.fighting().halt()
    assert code(house.say("chief", {"type": "start"})) == "contest-not-yours"
    assert house.say("chief", {"type": "suspend", "reason": "storm"}).status == "done"


def test_a_wrong_signature_changes_nothing(house):
    text = house.devices["hofmarshal"].body(STREAM, {"type": "call"}, house.at)
    before = house.journal.tail()
    answer = house.venue.reception.take(read_body(text), text, house.devices["other"].sign(text))
    assert code(answer) == "device-unsigned"
    assert house.journal.tail() == before


def test_a_deadline_is_nobody_s_command(house):
    house.say("hofmarshal", {"type": "call"})
    assert code(house.say("hofmarshal", {"type": "lapse", "what": "arrive"})) == "device-not-yours"


# Once


def test_the_same_command_again_gets_the_same_answer(house):
    house.fighting()
    text = house.devices["line-marshal-1"].body(STREAM, RED_HEAD, house.at + 900, round=1, exchange=1)
    first = house.send("line-marshal-1", text)
    count = len(house.journal.tail())
    house.later(5_000).halt().start()
    again = house.send("line-marshal-1", text)
    assert again == first
    assert not again.late
    assert len([entry for entry in house.journal.tail() if entry.command == first.id]) == 1
    assert count < len(house.journal.tail())


def test_a_halt_that_was_done_is_not_asked_about_when_it_is_sent_again(house):
    house.fighting()
    text = house.devices["hofmarshal"].body(STREAM, {"type": "halt"}, house.at)
    first = house.send("hofmarshal", text)
    house.later(60_000)
    assert house.send("hofmarshal", text) == first


def test_an_id_cannot_be_used_for_another_content(house):
    house.fighting()
    device = house.devices["line-marshal-1"]
    text = device.body(STREAM, RED_HEAD, house.at, round=1, exchange=1)
    house.send("line-marshal-1", text)
    other = text.replace('"head"', '"torso"')
    assert other != text
    assert code(house.send("line-marshal-1", other)) == "desk-key-reused"
    assert len(house.contest.taps) == 1


def test_it_is_the_same_after_a_restart(house):
    house.fighting()
    text = house.devices["line-marshal-1"].body(STREAM, RED_HEAD, house.at, round=1, exchange=1)
    first = house.send("line-marshal-1", text)
    house.restart(*house.parts)
    assert house.send("line-marshal-1", text) == first
    assert len(house.contest.taps) == 1


# Proposals


@pytest.fixture
def swapped(house):
    """The hofmarshal's tablet was swapped in the middle of an exchange; the old one still held a halt."""
    house.fighting()
    house.old = house.devices["hofmarshal"]
    house.held = house.old.body(STREAM, {"type": "halt"}, house.at, round=1, exchange=1)
    house.later(1500)
    house.devices["old"] = house.old
    house.devices["hofmarshal"] = seated(house.venue, "New tablet", "hofmarshal", "hofmarshal", "1")
    return house


def proposals(house):
    return house.venue.look("devices").proposals


def test_what_an_older_grant_sends_becomes_a_proposal(swapped):
    before = swapped.contest
    answer = swapped.send("old", swapped.held)
    assert (answer.status, answer.said.code) == ("proposed", "wire-proposed")
    assert swapped.contest == before
    assert [one.seat for one in proposals(swapped).values()] == ["hofmarshal"]


def test_a_proposal_is_made_once(swapped):
    first = swapped.send("old", swapped.held)
    assert swapped.send("old", swapped.held) == first
    assert len(proposals(swapped)) == 1


def test_an_accepted_proposal_counts_at_the_tap_under_the_holder_s_seat(swapped):
    swapped.send("old", swapped.held)
    swapped.later(10_000)
    (proposal,) = proposals(swapped)
    answer = swapped.say("hofmarshal", {"type": "settle", "proposal": proposal, "accept": True}, stream="devices")
    assert answer.status == "done", answer
    halted = swapped.contest.history[-1]
    assert (halted.t, halted.by) == (json.loads(swapped.held)["at"], "hofmarshal")
    assert proposals(swapped) == {}
    assert swapped.send("old", swapped.held).status == "proposed"
    assert len([e for e in swapped.contest.history if type(e).__name__ == "Halted"]) == 1


def test_a_dismissed_proposal_changes_nothing(swapped):
    swapped.send("old", swapped.held)
    before = swapped.contest
    (proposal,) = proposals(swapped)
    answer = swapped.say("hofmarshal", {"type": "settle", "proposal": proposal, "accept": False}, stream="devices")
    assert answer.status == "done"
    assert swapped.contest == before
    assert proposals(swapped) == {}


def test_who_accepts_is_told_when_the_command_does_not_fit_any_more(swapped):
    swapped.send("old", swapped.held)
    swapped.halt()
    (proposal,) = proposals(swapped)
    answer = swapped.say("hofmarshal", {"type": "settle", "proposal": proposal, "accept": True}, stream="devices")
    assert code(answer) == "contest-wrong-phase"
    assert proposals(swapped) == {}


def test_an_acceptance_is_carried_out_though_the_server_died_right_after_it(swapped):
    swapped.send("old", swapped.held)
    (proposal,) = proposals(swapped)
    take = swapped.venue.reception.carry_out
    swapped.venue.reception.carry_out = lambda *args: (_ for _ in ()).throw(KeyboardInterrupt)
    with pytest.raises(KeyboardInterrupt):
        swapped.say("hofmarshal", {"type": "settle", "proposal": proposal, "accept": True}, stream="devices")
    assert swapped.contest.phase == "running"
    assert take
    swapped.restart(*swapped.parts)
    swapped.venue.reception.catch_up()
    assert swapped.contest.phase == "halted"
    assert swapped.contest.history[-1].t == json.loads(swapped.held)["at"]
    swapped.venue.reception.catch_up()
    assert len([e for e in swapped.contest.history if type(e).__name__ == "Halted"]) == 1


# Who would be more than he is


def test_about_devices_nobody_proposes(swapped):
    """What is carried out for somebody is the server's act, and the server may give out every seat."""
    old = swapped.old
    move = {"type": "move", "device": old.id, "role": "organiser", "seat": "organiser-1"}
    before = swapped.venue.look("devices")
    assert code(swapped.say("old", move, stream="devices")) == "device-not-paired"
    assert swapped.venue.look("devices") == before


def test_a_replaced_device_may_still_revoke_itself(swapped):
    answer = swapped.say("old", {"type": "revoke", "device": swapped.old.id}, stream="devices")
    assert answer.status == "done"
    assert swapped.venue.look("devices").devices[swapped.old.id].state == "revoked"


def test_what_one_may_not_do_one_may_not_accept(swapped):
    """The desk may settle for an absent hofmarshal, but a secretary does not start a fight by it."""
    swapped.send("old", swapped.held)
    (proposal,) = proposals(swapped)
    settle = {"type": "settle", "proposal": proposal, "accept": True}
    change = {"type": "sign"}
    chief = swapped.devices["chief"]
    held = chief.body("nomination/sabre", change, swapped.at)
    swapped.devices["old chief"] = chief
    swapped.devices["chief"] = seated(swapped.venue, "New chief", "chief", "chief")
    assert swapped.send("old chief", held).status == "proposed"
    (other,) = set(proposals(swapped)) - {proposal}
    assert code(swapped.say("secretary-1", {**settle, "proposal": other}, stream="devices")) == "device-not-yours"
    assert other in proposals(swapped)
    assert swapped.say("hofmarshal", settle, stream="devices").status == "done"


def test_a_seat_that_was_never_held_gives_nothing(house):
    """A pad that names the hofmarshal's seat is still a pad."""
    house.fighting()
    before = house.contest
    pad = house.devices["line-marshal-1"]
    pad.seat = "hofmarshal"
    answer = house.say("line-marshal-1", {"type": "halt"})
    assert code(answer) == "contest-not-yours"
    assert house.contest == before


# What cannot be understood


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "not the JSON"),
        ("[]", ""),
        ('{"id": "c1"}', ""),
        ('{"id": "c 1", "stream": "floor", "at": 5, "command": {}}', "id"),
        ('{"id": "c1", "stream": "floor", "at": "noon", "command": {}}', "at"),
        ('{"id": "c1", "stream": "floor", "at": 5, "command": {}, "extra": 1}', "extra"),
        ('{"id": "c1", "stream": "floor", "at": -5, "command": {}}', "at"),
    ],
)
def test_a_body_that_does_not_fit_is_told_by_its_field(house, text, words):
    with pytest.raises(Unreadable) as caught:
        read_body(text)
    said, reasons = house.venue.tell("", caught.value.refusal)
    assert words in said.en + " ".join(reason.said.en for reason in reasons)


@pytest.mark.parametrize(
    ("stream", "command", "words"),
    [
        (STREAM, {"type": "observe", "side": "green"}, "green"),
        (STREAM, {"type": "dance"}, "dance"),
        (STREAM, {"type": "observe", "colour": 1}, "colour"),
        ("floor", {"type": "reserve", "bout": "x", "fighters": []}, "reserve"),
        ("floor", {"type": "hold"}, "fighter"),
        ("kitchen/1", {"type": "cook"}, "kitchen/1"),
    ],
)
def test_a_command_that_does_not_fit_is_told_by_its_field(house, stream, command, words):
    with pytest.raises(Unreadable) as caught:
        house.say("hofmarshal", command, stream=stream)
    said, reasons = house.venue.tell("", caught.value.refusal)
    assert words in said.en + " ".join(reason.said.en for reason in reasons)
    assert caught.value.id


def test_a_contest_there_is_not_is_refused(house):
    assert house.say("chief", {"type": "suspend"}, stream="contest/quick/none").status == "refused"
    assert house.say("hofmarshal", {"type": "call"}, stream="contest/quick/none").status == "refused"


@pytest.mark.parametrize("value", [2**60, -(2**60)])
def test_a_number_no_browser_can_read_is_refused(house, value):
    house.fighting().halt()
    hit = {"type": "hit", "exchange": [{"by": "red", "zone": "head", "at": value}]}
    assert house.say("hofmarshal", hit, round=1, exchange=1).status == "refused"


def test_a_deeply_nested_body_is_no_fault(house):
    started = time.monotonic()
    with pytest.raises(Unreadable):
        read_body('{"id": "c1", "command": ' + "[" * 8000 + "]" * 8000 + "}")
    assert time.monotonic() - started < 2
