"""Battles as screens and judges see them: marks, line-ups, who stands, orders that stay secret, marks that came late."""

from __future__ import annotations

from hofmarshal.contest import commands as cmd
from hofmarshal.contest.order import seal
from hofmarshal.contest.setup import Fighter
from hofmarshal.server.rights import may_watch
from hofmarshal.server.scenes.model import ContestScene, JudgesScene
from hofmarshal.server.wire import Identity
from tests.server.event_world import MemoryWorld

BOUNDARY = "isb-buhurt.out.boundary"


def field(rulebook: str = "isb-buhurt", nomination: str = "group-battle", size: int = 3) -> tuple[MemoryWorld, str]:
    world = MemoryWorld()
    world.ring("1")
    return world, world.quick(rulebook, nomination, size=size)


def contest(world: MemoryWorld) -> ContestScene:
    found: ContestScene = world.scene("ring/1").contest
    return found


def judges(world: MemoryWorld) -> JudgesScene:
    found: JudgesScene = world.scene("ring/1/judges")
    return found


def test_everyone_sees_who_stands_who_is_out_and_who_marked_him() -> None:
    world, stream = field()
    world.begin(stream)
    world.at += 2000
    name = world.done(stream, cmd.Out(fighter="blue-2"), "field-judge-3")
    blue = contest(world).blue
    assert (blue.standing, blue.lineup) == (2, ("blue-1", "blue-2", "blue-3"))
    one = blue.fighters["blue-2"]
    assert one.mark is not None
    assert (one.down, one.cause, one.mark.by, one.mark.event) == (True, "", "field-judge-3", name)
    assert judges(world).to_name == ("blue-2",)
    world.done(stream, cmd.Out(fighter="blue-2", cause=BOUNDARY), "field-judge-1")
    one = contest(world).blue.fighters["blue-2"]
    assert (one.cause, one.seconded, contest(world).blue.standing) == (BOUNDARY, 1, 2)
    assert judges(world).to_name == ()


def test_a_returned_fighter_stands_again_and_nobody_has_seconded_anything() -> None:
    world, stream = field()
    world.begin(stream)
    for seat in ("field-judge-1", "field-judge-2"):
        world.done(stream, cmd.Out(fighter="blue-2"), seat)
    world.at += 1000
    world.done(stream, cmd.Return(fighter="blue-2", reason="It was his shield."))
    one = contest(world).blue.fighters["blue-2"]
    assert one.mark is not None
    assert (one.down, one.seconded, one.mark.kind, contest(world).blue.standing) == (False, 0, "returned", 3)


def test_a_new_round_begins_without_the_marks_of_the_last_and_tells_who_fought_in_it() -> None:
    world, stream = field()
    world.begin(stream)
    for number in (1, 2, 3):
        world.done(stream, cmd.Out(fighter=f"blue-{number}"), "field-judge-1")
    world.done(stream, cmd.Rule(winner="red"))
    world.done(stream, cmd.Start())
    scene = contest(world)
    assert [one.mark for one in scene.blue.fighters.values()] == [None, None, None]
    assert scene.rounds[0].standing == (3, 0)
    assert scene.rounds[0].lineups["blue"] == ("blue-1", "blue-2", "blue-3")
    assert (scene.red.rounds_won, scene.red.standing, scene.blue.standing) == (1, 3, 3)


def test_between_rounds_a_reserve_who_comes_in_does_not_change_how_the_last_one_ended() -> None:
    world = MemoryWorld()
    world.ring("1")
    fighters = tuple(
        Fighter(id=f"{side}-{n}", side=side, number=n, main=n < 4) for side in ("red", "blue") for n in (1, 2, 3, 4)
    )
    stream = world.quick("isb-buhurt", "group-battle", fighters=fighters)
    world.begin(stream)
    world.done(stream, cmd.Out(fighter="blue-1"), "field-judge-1")
    for number in (1, 2, 3):
        world.done(stream, cmd.Out(fighter=f"red-{number}"), "field-judge-1")
    world.done(stream, cmd.Rule(winner="blue"))
    world.done(stream, cmd.Substitute(side="blue", out="blue-1", into="blue-4"), "captain-blue")
    scene = contest(world)
    assert (scene.red.standing, scene.blue.standing, scene.blue.score) == (0, 2, 2)
    world.done(stream, cmd.Start())
    assert (contest(world).red.standing, contest(world).blue.standing) == (3, 3)


def test_a_mark_of_the_last_round_is_told_to_the_judges_and_to_nobody_else() -> None:
    world, stream = field()
    world.begin(stream)
    seen = world.at
    for number in (1, 2, 3):
        world.at += 1000
        world.done(stream, cmd.Out(fighter=f"blue-{number}"), "field-judge-1")
    world.at += 1000
    world.done(stream, cmd.Rule(winner="red"))
    world.done(stream, cmd.Start())
    rows = set(contest(world).log)
    world.done(stream, cmd.Out(fighter="red-1"), "field-judge-2", seen + 500)
    (late,) = judges(world).late
    assert (late.by, late.fighter, late.round, late.what) == ("field-judge-2", "red-1", 1, "out")
    assert "round 1" in late.said.en
    assert set(contest(world).log) == rows
    assert contest(world).red.standing == 3


def test_an_order_is_seen_by_nobody_before_both_are_open_then_by_judges_and_from_the_start_by_all() -> None:
    """u.5.7.a."""
    world, stream = field("ulozhenie", "bridge-battle", 2)
    world.open(stream)
    world.done(stream, cmd.Call())
    orders = {"red": ("red-2", "red-1"), "blue": ("blue-1", "blue-2")}
    world.done(stream, cmd.SubmitOrder(side="red", commitment=seal(orders["red"], "n")), "captain-red")
    assert (contest(world).red.sealed, contest(world).blue.sealed) == (True, False)
    world.done(stream, cmd.SubmitOrder(side="blue", commitment=seal(orders["blue"], "m")), "captain-blue")
    world.done(stream, cmd.Reveal(side="red", order=orders["red"], nonce="n"), "captain-red")
    assert judges(world).orders == {}
    world.done(stream, cmd.Reveal(side="blue", order=orders["blue"], nonce="m"), "captain-blue")
    assert judges(world).orders == orders
    scene = contest(world)
    assert (scene.red.order, scene.blue.order, scene.red.next_in) == ((), (), "")
    assert "red-2" not in str([row.text for row in scene.log.values()])
    for side in ("red", "blue"):
        world.done(stream, cmd.Ready(side=side))
    world.done(stream, cmd.Start())
    assert (contest(world).red.order, contest(world).red.next_in) == (orders["red"], "red-2")
    world.done(stream, cmd.Enter(fighter="red-2"), "field-judge-1")
    assert (contest(world).red.on_field, contest(world).red.next_in) == (("red-2",), "red-1")


def test_only_judges_of_the_ring_and_the_heads_of_the_event_watch_what_judges_see() -> None:
    def may(role: str, ring: str = "1", state: str = "paired") -> bool:
        return may_watch(Identity(device="d", role=role, ring=ring, seat=role, state=state), "ring/1/judges")

    assert all(may(role) for role in ("field-judge", "hofmarshal", "chief", "secretary", "organiser"))
    assert not any(
        may(role) for role in ("captain", "line-marshal", "screen", "announcer", "medic", "expert", "spectator")
    )
    assert not may("field-judge", ring="2")
    assert not may("field-judge", state="revoked")


def test_a_duel_has_nothing_of_this() -> None:
    world, stream = field("isb-duel", "longsword")
    world.begin(stream)
    red = contest(world).red
    assert (red.standing, red.lineup, red.order, red.fighters["red"].mark) == (0, (), (), None)
