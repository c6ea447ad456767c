"""Every command by every role, at the own ring and another, for every state of a device; and every topic."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

import msgspec
import pytest

from hofmarshal.contest import commands as contest
from hofmarshal.contest.rights import TABLE as CONTEST
from hofmarshal.server import device_acts
from hofmarshal.server.bodies import COMMANDS
from hofmarshal.server.rights import DEVICES, FLOOR, NOMINATION, PROGRAMME, TABLE, may_watch, name_of, refused
from hofmarshal.server.seats import OF_EVENT, OF_RING, ROLES
from hofmarshal.server.wire import Identity
from hofmarshal.tournament import floor, programme_words

STREAMS = {
    "contest": "contest/duel/q-1",
    "nomination": "nomination/duel",
    "floor": "floor",
    "programme": "programme",
    "devices": "devices",
    "inspection": "inspection/duel/11",
    "admission": "admission/duel/11",
    "game": "game",
    "character": "character/7",
    "obligation": "obligation/o1",
    "prop": "prop/p1",
}
HEADS = {"organiser", "chief", "secretary"}
MASTERS = {"organiser", "master"}
PLAYING = MASTERS | {"player"}
OVER = MASTERS | {"regional"}
"""Of characters and their obligations; a regional master's are told apart by region."""


def of(roles: set[str], commands: str) -> dict[str, set[str]]:
    return {command: roles for command in commands.split()}  # noqa: C420 - each has its own


EXPECTED: dict[str, dict[str, set[str]]] = {
    "nomination": {
        **of({"organiser", "secretary"}, "enter check-in"),
        **of(
            HEADS,
            "draw compose move withdraw reinstate disqualify record void settle schedule-extra promote re-promote",
        ),
        **of(HEADS, "let-stand announce vote retract"),
        **of({"chief", "organiser"}, "change-rules sign"),
    },
    "floor": {"hold": HEADS | {"medic", "hofmarshal"}, "clear": {"medic"}, "remove": HEADS},
    "programme": {
        **of({"organiser"}, "name-event describe-event"),
        **of(HEADS, "set-ring set-rings unplace"),
        **of({"chief", "organiser"}, "drop-ring drop-nomination"),
        **of(HEADS | {"hofmarshal"}, "place quick suspend-ring resume-ring"),
    },
    "devices": {
        **of(HEADS | {"hofmarshal"}, "offer approve move"),
        **of(HEADS | {"master"}, "recode"),  # the desk a captain's, masters a player's: the decider tells them apart
        **of(set(ROLES), "revoke rename settle"),
    },
    "inspection": {
        **of({"expert"}, "open record rule withdraw wear attach close reopen annul"),
        "breakage": HEADS | {"expert", "hofmarshal"},
    },
    "admission": of({"organiser"}, "let-in take-back"),
    "game": of(MASTERS, "open-game run pause put-forward begin-cycle broadcast"),
    "character": {
        **of(OVER, "register place confirm devour stop-devouring change-most discharge settle undo choose"),
        **of(OVER | {"player"}, "finish die confirm-death follow lose-reason do"),
        **of(OVER | {"player", "medic"}, "wound aid gain-reason dispute"),
        **of(OVER | {"medic"}, "admit"),
    },
    "obligation": {
        **of(OVER | {"player"}, "issue sign alter transfer discard agree deposit claim"),
        **of(OVER, "take-back confirm"),
    },
    "prop": {**of(MASTERS, "make-prop withdraw"), **of(PLAYING | {"medic"}, "scan")},
}
"""Who may, written out a second time. What is not here (deadlines, reactions, the server's own) nobody may."""


def identity(role: str, *, ring: str = "1", state: str = "paired") -> Identity:
    return Identity(
        device="d" * 32, name="A", role=role, ring=ring if role in OF_RING else "", seat=role, grant=1, state=state
    )


@cache
def _kind(tag: str) -> type[Any]:
    return msgspec.defstruct(tag.title(), [("ring", str, "")], tag=tag, frozen=True)


def blank(command: type[Any], ring: str = "") -> Any:
    """A command of this name without its fields: rights look at the name and the ring only."""
    return _kind(str(command.__struct_config__.tag))(ring=ring)


def every_command() -> list[tuple[str, type[Any]]]:
    return [(kind, command) for kind, union in COMMANDS.items() for command in get_args(union)]


@pytest.mark.parametrize(("kind", "command"), every_command(), ids=lambda one: getattr(one, "__name__", one))
def test_every_command_by_every_role(kind, command):
    made = blank(command, ring="1" if kind == "programme" else "")
    name = name_of(made)
    for role in (*ROLES, "spectator", "fighter", "king", "", "server", "desk", "clock"):
        allowed = refused(identity(role), STREAMS[kind], made, "1" if kind == "contest" and role in OF_RING else "")
        if kind == "contest":  # by role the contest and its rulebook decide; what only time issues, nobody does
            assert (allowed is None) == (name != "lapse" or role == "clock"), (name, role)
        else:
            assert (allowed is None) == (role in EXPECTED[kind].get(name, set())), (name, role)


@pytest.mark.parametrize("role", ROLES)
def test_who_acts_at_a_ring_acts_at_no_other(role):
    call = contest.Call()
    assert refused(identity(role, ring="1"), "contest/a/b", call, "1") is None
    other = refused(identity(role, ring="1"), "contest/a/b", call, "2")
    if role in OF_EVENT:  # theirs is no ring: the contest says by its clauses what is not theirs
        assert other is None
    else:
        assert other is not None
        assert other.code == "device-other-ring"


@pytest.mark.parametrize("command", [programme_words.SuspendRing, programme_words.ResumeRing, programme_words.Place])
def test_a_hofmarshal_arranges_his_own_ring_only(command):
    own = identity("hofmarshal", ring="1")
    assert refused(own, "programme", blank(command, ring="1")) is None
    for ring in ("2", ""):
        no = refused(own, "programme", blank(command, ring=ring))
        assert no is not None
        assert no.code == "device-other-ring"
    assert refused(identity("chief"), "programme", blank(command, ring="")) is None


@pytest.mark.parametrize(
    ("state", "code"), [("waiting", "device-waiting"), ("revoked", "device-revoked"), ("", "device-spectator")]
)
def test_whoever_holds_no_seat_may_nothing(state, code):
    for kind, command in every_command():
        for role in ROLES:
            answer = refused(identity(role, state=state), STREAMS[kind], blank(command))
            assert answer is not None
            assert answer.code == code


def test_a_replaced_device_is_judged_by_the_seat_it_held():
    """It can only propose; what it might not do, it may not propose either."""
    old = identity("hofmarshal", state="replaced")
    assert refused(old, "contest/a/b", contest.Start(), "1") is None
    assert refused(old, "floor", floor.Clear(fighter="x")) is not None
    assert refused(old, "contest/a/b", contest.Start(), "2") is not None


def test_there_is_no_right_for_a_command_that_does_not_exist():
    for kind, table in TABLE.items():
        names = {str(command.__struct_config__.tag) for command in get_args(COMMANDS[kind])}
        assert set(table) <= names, kind
    for table in (NOMINATION, FLOOR, PROGRAMME, DEVICES, CONTEST):
        assert {role for roles in table.values() for role in roles} <= {*ROLES, "fighter", "clock", "desk"}


def test_an_unknown_stream_has_no_commands():
    assert refused(identity("organiser"), "kitchen/soup", contest.Call()) is not None


def test_what_the_programme_keeps_to_the_server_nobody_may():
    by_hand = {str(c.__struct_config__.tag) for c in programme_words.BY_HAND}
    assert set(PROGRAMME) == by_hand
    assert not {"join", "admit", "propose"} & set(DEVICES)
    assert set(DEVICES) < {str(c.__struct_config__.tag) for c in get_args(device_acts.AnyCommand)}


TOPICS = {
    "ring/1": "anyone",
    "rings": "anyone",
    "ring/1/console": HEADS | {"hofmarshal"},
    "ring/1/devices": HEADS | {"hofmarshal"},
    "board": HEADS,
    "medic": HEADS | {"medic"},
    "devices": HEADS,
    "entries": HEADS,
    "protests": HEADS,
    "public/protests": "anyone",
    "nominations": "anyone",
    "nomination/duel": "anyone",
    "nomination/duel/why/E01": "anyone",
    "nomination/duel/office": HEADS,
}
"""docs/wire.md: the table of topics."""


@pytest.mark.parametrize("role", [*OF_RING, *OF_EVENT])
@pytest.mark.parametrize("topic", TOPICS)
def test_every_topic_by_every_role(topic, role):
    expected = TOPICS[topic]
    assert may_watch(identity(role), topic) == (expected == "anyone" or role in expected)


@pytest.mark.parametrize("state", ["waiting", "replaced", "revoked", ""])
@pytest.mark.parametrize("topic", TOPICS)
def test_only_who_holds_a_seat_watches_what_is_not_public(topic, state):
    for role in ROLES:
        assert may_watch(identity(role, state=state), topic) == (TOPICS[topic] == "anyone")


@pytest.mark.parametrize("topic", [
    "", "ring", "ring/", "ring/1/", "ring/1/taps", "ring//console", "rings/", "people", "nomination", "nomination/",
    "nomination//why/E01", "nomination/duel/why", "nomination/duel/why/", "nomination/duel/notes",
])  # fmt: skip
def test_there_is_no_such_topic(topic):
    assert not may_watch(identity("organiser"), topic)
    assert not may_watch(Identity(), topic)


def test_a_hofmarshal_sees_no_other_rings_console():
    assert not may_watch(identity("hofmarshal", ring="1"), "ring/2/console")
