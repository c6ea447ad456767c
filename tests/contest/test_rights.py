"""Who may issue what: the common table, a rulebook's own rows, and nobody for the other side."""

from __future__ import annotations

from typing import Any

import pytest

from hofmarshal.contest import commands as cmd
from hofmarshal.contest.commands import Issued, role_of, side_of
from hofmarshal.contest.decide import decide
from hofmarshal.contest.rights import TABLE, refused
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import Contest, fresh
from hofmarshal.rules.notes import Refusal
from tests.contest.support import drive, setup

LONGSWORD = setup("isb-duel", "longsword")
ROSTER = {"roster": {"main": 2}}
BATTLE = setup("ulozhenie", "mass-battle", sides={"red": ROSTER, "blue": ROSTER})
ENDED: list[dict[str, Any]] = [
    {"t": 5, "hit": {"by": "red", "zone": "arm", "grip": "one-handed"}},
    {"t": 91, "stop": {}},
]


def code(given: Setup, seat: str, command: Any) -> str | None:
    no = refused(fresh(given), Issued(id="x", t=0, seat=seat, command=command))
    return no.code if no is not None else None


def answer(state: Contest, seat: str, command: Any, t: int = 100_000) -> Any:
    return decide(state, Issued(id="x", t=t, seat=seat, command=command))


@pytest.mark.parametrize(
    ("seat", "role", "side"),
    [
        ("hofmarshal", "hofmarshal", ""),
        ("line-marshal-2", "line-marshal", ""),
        ("marshal-1", "line-marshal", ""),
        ("judge", "field-judge", ""),
        ("captain-red", "captain", "red"),
        ("fighter-blue", "fighter", "blue"),
    ],
)
def test_a_seat_tells_its_role_and_side(seat: str, role: str, side: str) -> None:
    assert (role_of(seat), side_of(seat)) == (role, side)


def test_every_command_is_somebodys() -> None:
    assert set(TABLE) == set(cmd.BY_NAME)
    assert all(roles for name, roles in TABLE.items() if name != "annul")


@pytest.mark.parametrize("command", [cmd.Halt(), cmd.Stop(), cmd.Hit(by="red", zone="arm"), cmd.Rule(winner="red")])
def test_a_line_marshal_neither_halts_nor_rules(command: Any) -> None:
    """isb-duel.no-intervention is named."""
    no = refused(fresh(LONGSWORD), Issued(id="x", t=0, seat="line-marshal-1", command=command))
    assert no is not None
    assert (no.code, no.cites) == ("contest-not-yours", ("isb-duel.no-intervention",))


@pytest.mark.parametrize("seat", ["stranger", "", "spectator", "hofmarshal-of-the-moon", "fighter-red"])
def test_a_seat_without_the_role_starts_nothing(seat: str) -> None:
    assert code(LONGSWORD, seat, cmd.Start()) == "contest-not-yours"


def test_the_chief_suspends_and_does_not_halt() -> None:
    assert code(LONGSWORD, "chief", cmd.Suspend()) is None
    assert code(LONGSWORD, "chief", cmd.Halt()) == "contest-not-yours"


def test_time_itself_is_nobodys_command() -> None:
    assert code(LONGSWORD, "hofmarshal", cmd.Lapse(what="time")) == "contest-not-yours"


@pytest.mark.parametrize(
    "command",
    [
        cmd.LineUp(side="blue", fighters=("blue-1",)),
        cmd.Yield(fighter="blue-1"),
        cmd.Acknowledge(fighter="blue-1"),
        cmd.Claim(fighter="blue-1", against="red-1"),
        cmd.Sign(side="blue"),
    ],
)
@pytest.mark.parametrize("seat", ["captain-red", "captain"])
def test_a_captain_speaks_for_his_own_side_only(seat: str, command: Any) -> None:
    assert code(BATTLE, seat, command) == "contest-not-your-side"


def test_a_claim_is_denied_by_the_accused_side_not_by_the_one_that_made_it() -> None:
    do = [{"t": 5, "id": "claim", "as": "captain-red", "claim": {"fighter": "red-1", "against": "blue-1"}}]
    state, _ = drive(BATTLE, do)
    no = answer(state, "captain-red", cmd.Deny(claim="claim"))
    assert isinstance(no, Refusal)
    assert no.code == "contest-not-your-side"
    assert not isinstance(answer(state, "captain-blue", cmd.Deny(claim="claim")), Refusal)


@pytest.mark.parametrize("seat", ["fighter-red", "captain-red", "fighter"])
def test_nobody_signs_as_the_hofmarshal_but_he(seat: str) -> None:
    state, _ = drive(LONGSWORD, ENDED)
    no = answer(state, seat, cmd.Sign())
    assert isinstance(no, Refusal)
    assert no.code == "contest-hofmarshal-signs"


def test_a_fighter_may_refuse_to_sign_and_it_is_recorded() -> None:
    state, refusals = drive(
        LONGSWORD, [*ENDED, {"t": 92, "as": "fighter-blue", "sign": {"side": "blue", "refused": True}}]
    )
    assert not refusals
    assert (state.phase, state.signatures) == ("decided", ("blue:refused",))


def test_a_signature_is_given_once() -> None:
    twice = {"t": 92, "as": "fighter-blue", "sign": {"side": "blue"}}
    state, refusals = drive(
        LONGSWORD, [*ENDED, twice, {**twice, "t": 93}, {"t": 94, "sign": {}}, {"t": 95, "sign": {}}]
    )
    assert [r.code for r in refusals] == ["contest-already-signed"] * 2
    assert state.signatures == ("blue", "hofmarshal")
