"""The console: taps by moment and by exchange, what they amount to and why, what stands in the way, the ladder, the seats."""

from __future__ import annotations

from typing import Any

import pytest

from hofmarshal.contest import commands as cmd
from hofmarshal.desk.decider import Issued
from hofmarshal.exchange.books import packaged
from hofmarshal.server import device_acts as act
from hofmarshal.server.devices import SERVER
from hofmarshal.server.event import quick_command
from hofmarshal.server.scenes.model import ConsoleScene, Scene, TapScene
from hofmarshal.tournament import floor
from hofmarshal.tournament import programme_words as w
from tests.server.event_world import MemoryWorld

PUBLIC = ("ring/1", "rings")


@pytest.fixture
def world() -> MemoryWorld:
    """A longsword bout that has been on for a second."""
    made = MemoryWorld()
    made.ring("1")
    stream = made.quick("isb-duel", "longsword")
    made.begin(stream)
    made.at += 1000
    return made


STREAM = "contest/quick/q-1"


def tap(world: MemoryWorld, seat: int, side: str = "red", after: int = 0, exchange: int = 1, **words: Any) -> str:
    """A marshal's tap `after` ms from now, as a pad sends it."""
    said = {"zone": "head", "grip": "two-handed", **words}
    command = cmd.Observe(side=side or None, round=1, exchange=exchange, **said)  # type: ignore[arg-type]
    return world.done(STREAM, command, f"line-marshal-{seat}", world.at + after)


def console(world: MemoryWorld) -> ConsoleScene:
    found: ConsoleScene = world.scene("ring/1/console")
    return found


def test_two_of_four_suggest_their_hit_of_the_lower_value_and_say_why(world: MemoryWorld) -> None:
    """isb-duel.line-marshals: two that agree; one saw one hand, which brings one point (isb-duel.longsword.other)."""
    tap(world, 1)
    tap(world, 2, after=300, grip="one-handed")
    tap(world, 3, side="blue", after=400)
    (moment,) = console(world).moments
    assert [one.seat for one in moment.taps] == ["line-marshal-1", "line-marshal-2", "line-marshal-3"]
    found = moment.suggestion
    assert found is not None
    assert (found.blow.side, found.blow.zone, found.blow.grip, found.points) == ("red", "head", "one-handed", 1)
    assert (found.agree, found.against, found.quorum) == (2, 1, 2)
    assert [one.en for one in found.why] == [
        "2 of 3 marshals saw a hit by RED; 2 are needed.",
        "The marshals named different blows: the lower value counts.",
        "RED: head, one hand – 1 point",
    ]
    assert {"isb-duel.line-marshals", "isb-duel.longsword.other"} <= set(found.cites)


def test_taps_far_apart_are_moments_of_their_own_and_tell_who_was_first(world: MemoryWorld) -> None:
    tap(world, 1)
    tap(world, 2, side="blue", after=5000)
    assert [len(one.taps) for one in console(world).moments] == [1, 1]
    assert [one.suggestion for one in console(world).moments] == [None, None]
    assert console(world).first == "red"


def test_a_tap_for_another_exchange_is_late_whatever_its_time_and_counts_for_none(world: MemoryWorld) -> None:
    world.done(STREAM, cmd.Halt())
    world.done(STREAM, cmd.Start())
    world.at += 1000
    late = tap(world, 1, exchange=1)
    tap(world, 2, exchange=2)
    tap(world, 3, exchange=3)
    scene = console(world)
    assert [one.seat for moment in scene.moments for one in moment.taps] == ["line-marshal-2"]
    assert [one.seat for one in scene.late] == ["line-marshal-1", "line-marshal-3"]
    assert scene.late[0].id == late
    assert scene.moments[0].suggestion is None


def test_a_tap_of_this_exchange_counts_though_its_clock_is_slow(world: MemoryWorld) -> None:
    tap(world, 1, after=-5000)
    tap(world, 2, after=-4900)
    (moment,) = console(world).moments
    assert moment.suggestion is not None
    assert console(world).late == ()


def test_a_marshal_takes_his_own_tap_back_and_gives_the_other_side(world: MemoryWorld) -> None:
    wrong = tap(world, 1)
    tap(world, 2, side="blue", after=100)
    refused = world.give(STREAM, cmd.Annul(event=wrong), "line-marshal-2").refusal
    assert refused is not None
    assert refused.code == "contest-annul-not-yours"
    world.done(STREAM, cmd.Annul(event=wrong), "line-marshal-1")
    tap(world, 1, side="blue", after=200)
    (moment,) = console(world).moments
    assert {(one.seat, one.blow.side, one.withdrawn) for one in moment.taps} == {
        ("line-marshal-1", "red", True), ("line-marshal-1", "blue", False), ("line-marshal-2", "blue", False),
    }  # fmt: skip
    assert moment.suggestion is not None
    assert (moment.suggestion.blow.side, moment.suggestion.agree, moment.suggestion.against) == ("blue", 2, 0)


def test_breaches_that_were_tapped_are_listed_apart(world: MemoryWorld) -> None:
    tap(world, 1, side="", zone="", grip="", breach="isb-duel.interference", fighter="blue")
    scene = console(world)
    assert scene.moments == ()
    assert [(one.seat, one.blow.breach, one.blow.fighter) for one in scene.breaches] == [
        ("line-marshal-1", "isb-duel.interference", "blue")
    ]


def tapped_breach(world: MemoryWorld, seat: int = 1) -> str:
    return tap(world, seat, side="", zone="", grip="", breach="isb-duel.interference", fighter="blue")


def test_a_breach_nobody_dealt_with_outlives_the_next_start(world: MemoryWorld) -> None:
    name = tapped_breach(world)
    world.done(STREAM, cmd.Halt())
    world.done(STREAM, cmd.Start())
    assert [one.id for one in console(world).breaches] == [name]


def test_a_breach_that_was_dismissed_or_recorded_is_gone_for_everyone_until_that_is_undone(world: MemoryWorld) -> None:
    first, second = tapped_breach(world), tapped_breach(world, 2)
    dismissed = world.done(STREAM, cmd.Annul(event=first, reason="No breach."))
    assert [one.id for one in console(world).breaches] == [second]
    breach = cmd.Breach(fighter="blue", clause="isb-duel.interference", note="rude", tap=second)
    recorded = world.done(STREAM, breach)
    assert console(world).breaches == ()
    again = world.give(STREAM, breach).refusal
    assert again is not None
    assert again.code == "contest-tap-followed"
    world.done(STREAM, cmd.Annul(event=recorded))
    world.done(STREAM, cmd.Annul(event=dismissed))
    assert [one.id for one in console(world).breaches] == [first, second]


def test_a_claim_is_told_with_its_id_and_whether_the_judges_may_be_divided() -> None:
    """u.4.8.g: the accused denies and the judges are divided: both leave."""
    world = MemoryWorld()
    world.ring("1")
    stream = world.quick("ulozhenie", "mass-battle", size=5)
    world.begin(stream)
    name = world.done(stream, cmd.Claim(fighter="red-1", against="blue-2", clause="u.1.5.a"))
    (claim,) = console(world).claims
    assert (claim.id, claim.fighter, claim.against, claim.divided) == (name, "red-1", "blue-2", False)
    world.done(stream, cmd.Deny(claim=name))
    assert console(world).claims[0].divided
    world.done(stream, cmd.Rule(claim=name, divided=True, reason="Two saw it, two did not."))
    assert console(world).claims == ()
    sides = world.scene("ring/1").contest
    assert (sides.red.fighters["red-1"].down, sides.blue.fighters["blue-2"].down) == (True, True)


def test_what_was_tapped_is_kept_when_the_bout_is_over(world: MemoryWorld) -> None:
    world.done(STREAM, cmd.Withdraw(fighter="blue"))
    name = tap(world, 1)
    (kept,) = console(world).late
    assert (kept.id, kept.late) == (name, True)
    assert world.contest(STREAM).ignored == ()


def test_public_scenes_hold_no_tap_and_do_not_change_with_one(world: MemoryWorld) -> None:
    before = [world.scene(topic) for topic in PUBLIC]
    names = [tap(world, 1), tap(world, 2, side="blue", after=10), tap(world, 3, exchange=7)]
    world.done(STREAM, cmd.Annul(event=names[0]), "line-marshal-1")
    after = [world.scene(topic) for topic in PUBLIC]
    assert after == before
    world.done(STREAM, cmd.Hit(by="red", zone="head", grip="two-handed"))
    world.done(STREAM, cmd.Breach(fighter="blue", clause="isb-duel.interference", note="rude"))
    for topic in PUBLIC:
        scene = world.scene(topic)
        assert list(of_kind(scene, TapScene)) == []
        assert not [name for name in names if name in repr(scene)]
        assert "line-marshal" not in repr(scene).replace("isb-duel.line-marshals", "")
    assert console(world).number == len(world.contest(STREAM).history)


def of_kind(value: Any, kind: type) -> Any:
    """Every part of a scene that is of this kind."""
    if isinstance(value, kind):
        yield value
    if isinstance(value, Scene):
        for name in value.__struct_fields__:
            yield from of_kind(getattr(value, name), kind)
    elif isinstance(value, dict):
        for one in value.values():
            yield from of_kind(one, kind)
    elif isinstance(value, tuple):
        for one in value:
            yield from of_kind(one, kind)


def test_a_console_does_hold_taps(world: MemoryWorld) -> None:
    tap(world, 1)
    assert len(list(of_kind(console(world), TapScene))) == 1


def test_rulings_that_stand_are_listed_with_their_blows(world: MemoryWorld) -> None:
    first = world.done(STREAM, cmd.Hit(by="red", zone="head", grip="two-handed"))
    second = world.done(STREAM, cmd.Hit(by="blue", zone="torso", grip="one-handed", replaces=first))
    (ruling,) = console(world).rulings
    assert (ruling.event, ruling.exchange) == (second, 1)
    assert [(one.side, one.zone) for one in ruling.blows] == [("blue", "torso")]
    assert ruling.text.en == "Correction. BLUE scores 1: torso, one hand."


def test_the_ladder_says_what_the_next_warning_brings(world: MemoryWorld) -> None:
    def steps() -> dict[str, tuple[int, str]]:
        return {one.fighter: (one.number, one.said.en) for one in console(world).ladder if one.kind == "warning"}

    assert steps()["red"][0] == 1
    world.done(STREAM, cmd.Breach(fighter="red", clause="isb-duel.start"))
    assert steps()["red"][0] == 2
    assert steps()["blue"][0] == 1


def test_reasons_block_or_warn(world: MemoryWorld) -> None:
    world.done(STREAM, cmd.Withdraw(fighter="blue"))
    world.done(STREAM, cmd.Sign())
    world.done(STREAM, cmd.Announce())
    asked = w.Quick(bout="q-2", ring="1", red="13", blue="14", rulebook="isb-duel", nomination="longsword")
    world.done("programme", quick_command(asked, world.library, packaged()))
    assert console(world).next == "contest/quick/q-2"
    assert console(world).cannot_call == ()
    world.done("floor", floor.Hold(fighter="13", t=world.at), "medic")
    world.done("programme", w.SuspendRing(ring="1", reason="storm"))
    reasons = console(world).cannot_call
    assert {(one.severity, one.said.code) for one in reasons} == {
        ("block", "floor-held"), ("block", "programme-suspended"),
    }  # fmt: skip
    held = next(one for one in reasons if one.said.code == "floor-held")
    assert "Mykola Bober" in held.said.uk


def test_seats_show_who_sits_there_and_proposals_wait(world: MemoryWorld) -> None:
    def told(command: Any) -> None:
        world.count += 1
        answer = world.desk.submit(
            Issued(id=f"d{world.count}", stream="devices", at=world.at, command=command, device=SERVER)
        )
        assert answer.refusal is None, answer.refusal

    told(act.Offer(role="line-marshal", ring="1", seat="line-marshal-1", approved=True, code="abcd2345"))
    told(act.Join(code="abcd2345", device="d" * 32, name="Grey phone"))
    body = '{"id":"x","at":1000500,"command":{"type":"observe","side":"red"}}'
    told(
        act.Propose(
            proposal="p1", device="d" * 32, ring="1", seat="line-marshal-1", stream=STREAM, body=body, why="grant"
        )
    )
    scene = console(world)
    seat = next(one for one in scene.seats if one.seat == "line-marshal-1")
    assert (seat.name, seat.grant, seat.alive) == ("Grey phone", 1, False)
    assert scene.seats[0].seat == "hofmarshal"
    (proposal,) = scene.proposals
    assert (proposal.id, proposal.name, proposal.at, proposal.command) == (
        "p1", "Grey phone", 1_000_500, {"type": "observe", "side": "red"},
    )  # fmt: skip
    assert proposal.text.en == "Line marshal 1 saw a scoring hit by RED."
    tap(world, 1)
    assert console(world).moments[0].taps[0].name == "Grey phone"
