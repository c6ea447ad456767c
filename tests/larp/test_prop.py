"""Props: what a scan does, and how often; two phones at once use a one-use scroll once."""

from __future__ import annotations

from typing import Any

from hofmarshal.larp import acts as a
from hofmarshal.larp import prop as p
from hofmarshal.larp.form import Said
from hofmarshal.rules.notes import Refusal

SCROLL = p.MakeProp(
    kind="spell", name="Fireball", uses=1,
    effects=(
        p.Effect(on="self", act=a.LoseReason(cause="magic", costs=2, source="Fireball")),
        p.Effect(on="target", act=a.Wound(zone="chest")),
    ),
)  # fmt: skip


def made(act: p.MakeProp = SCROLL) -> p.Prop:
    return told(p.fresh(), act, "master-1")[0]


def told(
    state: p.Prop, act: Any, seat: str = "player-1", *, claimed: bool = False, name: str = "x"
) -> tuple[p.Prop, Any]:
    answer = p.decide(state, Said(id=name, at=0, seat=seat, act=act, claimed=claimed))
    if isinstance(answer, Refusal):
        return state, answer
    for fact in answer:
        state = p.evolve(state, fact)
    return state, answer


def test_a_scan_does_what_the_card_says_to_whom_it_says() -> None:
    state, (scan,) = told(made(), p.Scan(by="7", target="9"))
    assert [(who, type(act).__name__) for who, act in p.effects_of(state, scan)] == [
        ("7", "LoseReason"),
        ("9", "Wound"),
    ]
    assert state.left == 0


def test_a_one_use_card_is_used_once() -> None:
    state, _ = told(made(), p.Scan(by="7", target="9"), name="first")
    state, refused = told(state, p.Scan(by="8", target="9"), "player-2", name="second")
    assert isinstance(refused, Refusal)
    assert refused.code == "prop-used-up"
    assert [one.who for one in state.used] == ["7"]


def test_a_use_that_a_phone_without_contact_claims_is_kept_as_one_too_many_and_does_nothing() -> None:
    state, _ = told(made(), p.Scan(by="7", target="9"), name="first")
    state, (scan,) = told(state, p.Scan(by="8", target="9"), "player-2", claimed=True, name="second")
    assert [one.who for one in state.double] == ["8"]
    assert p.effects_of(state, scan) == ()


def test_a_card_without_a_number_is_used_as_often_as_one_likes() -> None:
    book = p.MakeProp(
        kind="book", name="The grey book", effects=(p.Effect(on="self", act=a.LoseReason(cause="book", costs=1)),)
    )
    state = made(book)
    for n in range(5):
        state, answer = told(state, p.Scan(by="7"), name=str(n))
        assert not isinstance(answer, Refusal)
    assert state.left is None


def test_whom_it_strikes_must_be_said_and_only_masters_make_props() -> None:
    _, refused = told(made(), p.Scan(by="7"))
    assert refused.code == "prop-whom"
    _, refused = told(p.fresh(), SCROLL, "player-1")
    assert refused.code == "larp-not-yours"
    _, refused = told(p.fresh(), p.Scan(by="7"))
    assert refused.code == "prop-unknown"
    state, _ = told(made(), p.Withdraw(reason="Burnt."), "master-1", name="w")
    _, refused = told(state, p.Scan(by="7", target="9"))
    assert refused.code == "prop-unknown"
