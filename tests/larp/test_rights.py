"""Who may report what; and the refusals no worked case shows."""

from __future__ import annotations

import pytest

from hofmarshal.larp import acts as a
from hofmarshal.larp import obligation_acts as oa
from hofmarshal.larp.character import fresh
from hofmarshal.larp.decide import decide
from hofmarshal.rules.notes import Refusal
from tests.larp.support import MINUTE, game, registered, tell

PLAYERS = ("wound", "aid", "finish", "die", "confirm-death", "follow", "lose-reason", "gain-reason", "do", "dispute")


@pytest.mark.parametrize("name", [one for one in a.BY_NAME if one not in PLAYERS])
def test_a_player_reports_only_what_is_his_to_report(name: str) -> None:
    assert "player" not in a.ROLES[name]


@pytest.mark.parametrize("seat", ["spectator", "", "player", "clock"])
def test_nobody_but_a_master_registers(seat: str) -> None:
    answer = decide(fresh(game()), a.Issued(id="x", at=0, seat=seat, act=a.Register(reason=5)))
    assert isinstance(answer, Refusal)
    assert answer.code == "larp-not-yours"


def test_a_regional_master_is_a_master() -> None:
    _, refused = tell(registered(), 0, a.Devour(), seat="regional-master-2")
    assert refused is None


def test_a_deadline_comes_from_the_clock_alone_and_only_when_it_is_due() -> None:
    state = registered()
    for seat in ("player-1", "master-1"):
        _, refused = tell(state, 0, a.Lapse(what="death"), seat=seat)
        assert refused is not None
        assert refused.code == "larp-not-yours"
    _, refused = tell(state, 0, a.Lapse(what="death"), seat="clock")
    assert refused is not None
    assert refused.code == "larp-not-due"


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (a.Wound(zone="wing"), "larp-unknown-zone"),
        (a.Aid(kind="prayer"), "larp-unknown-aid"),
        (a.Do(what="fly"), "larp-unknown-act"),
        (a.LoseReason(cause="wine"), "larp-unknown-cause"),
        (a.Confirm(event="nothing"), "larp-nothing-asked"),
        (a.Undo(event="nothing"), "larp-unknown-event"),
        (a.Choose(keep="nothing", drop=()), "larp-unknown-event"),
        (a.ChangeMost(), "larp-nothing-changed"),
        (a.Dispute(note="  "), "larp-say-what"),
        (a.Discharge(outcome="recovered"), "larp-not-in-asylum"),
    ],
)
def test_what_makes_no_sense_is_refused_and_changes_nothing(act: a.Act, code: str) -> None:
    state = registered()
    after, refused = tell(state, MINUTE, act)
    assert refused is not None
    assert refused.code == code
    assert after == state


def test_nothing_is_before_the_game() -> None:
    answer = decide(registered(), a.Issued(id="x", at=-1, seat="master-1", act=a.Devour()))
    assert isinstance(answer, Refusal)
    assert answer.code == "larp-before-the-game"


def test_every_act_has_roles_and_every_obligations_act_too() -> None:
    assert set(a.ROLES) == set(a.BY_NAME)
    assert set(oa.ROLES) == set(oa.BY_NAME)
