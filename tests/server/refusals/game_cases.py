"""Refusals of a live role-play game that rest on a rule: characters, obligations and cards; each with its clause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hofmarshal.exchange.books import packaged
from hofmarshal.larp import acts as a
from hofmarshal.larp import obligation, prop
from hofmarshal.larp import obligation_acts as o
from hofmarshal.larp.character import Character, fresh
from hofmarshal.larp.decide import decide
from hofmarshal.larp.form import Said
from hofmarshal.rules.game_model import Game
from hofmarshal.rules.notes import Note, Refusal
from tests.larp.support import MINUTE, advance, game, tell
from tests.server.refusals.cases import Case

replace = msgspec.structs.replace
MASTER, PLAYER = "master-1", "player-7"
HALF_HOUR = 30
"""Minutes until who is heavily wounded dies (larp.death-clock)."""

MARKED = replace(game(), after_death=replace(game().after_death, timer=10 * MINUTE))  # type: ignore[type-var]
"""The game with ten minutes in the dead zone, as masters may override larp.death.after."""


def character(code: str, clause: str, *told: tuple[int, str, a.Any], rules: Game | None = None, **card: Any) -> Case:
    """A character to whom all this is told (minute, seat, act); the last is refused."""

    def given() -> Sequence[Refusal | Note]:
        *before, (minute, seat, last) = told
        state = fresh(rules or game())
        if not isinstance(last, a.Register):
            state = _done(state, 0, MASTER, a.Register(reason=7, **card))
        for at, by, act in before:
            state = _done(state, at, by, act)
        return [_refused(advance(state, minute * MINUTE), minute, seat, last)]

    return Case(code, clause, given)


def _done(state: Character, minute: int, seat: str, act: a.Any) -> Character:
    state, no = tell(state, minute * MINUTE, act, seat=seat, name=f"e{len(state.facts)}")
    assert no is None, no
    return state


def _refused(state: Character, minute: int, seat: str, act: a.Any) -> Refusal:
    answer = decide(state, a.Issued(id="last", at=minute * MINUTE, seat=seat, act=act))
    assert isinstance(answer, Refusal), answer
    return answer


def wound(zone: str, count: int = 1) -> tuple[int, str, a.Any]:
    """At the game's beginning."""
    return 0, PLAYER, a.Wound(zone=zone, count=count)


def late(code: str, clause: str) -> Case:
    """A medic's treatment in time, told after the player confirmed the death that it would have prevented."""

    def given() -> Sequence[Refusal | Note]:
        state = _done(fresh(game()), 0, MASTER, a.Register(reason=7))
        state = _done(state, 0, PLAYER, a.Wound(zone="chest", count=2))
        state = _done(state, HALF_HOUR + 1, PLAYER, a.ConfirmDeath())
        return [_refused(state, HALF_HOUR - 1, "medic-1", a.Aid(kind="treatment"))]

    return Case(code, clause, given)


def paper(code: str, clause: str, *told: tuple[str, o.Act], ends: tuple[str, ...] = ()) -> Case:
    """An obligation of 7, held by 9, to which all this is said (seat, act); the last is refused: where nothing is said, one of 7
    to himself.
    """

    def given() -> Sequence[Refusal | Note]:
        rules = packaged()["larp-obligations"].ledger
        assert rules is not None
        duty = replace(rules.duty, ends=ends) if ends else rules.duty
        state = obligation.fresh(replace(rules, duty=duty))
        written = o.Issue(obliged="7", holder="9" if told else "7", terms="A cask of wine.")
        *before, (seat, last) = (MASTER, written), *told
        for number, (by, act) in enumerate(before):
            facts = obligation.decide(state, Said(id=f"e{number}", at=0, seat=by, act=act))
            assert not isinstance(facts, Refusal), facts
            for fact in facts:
                state = obligation.evolve(state, fact)
        answer = obligation.decide(state, Said(id="last", at=0, seat=seat, act=last))
        assert isinstance(answer, Refusal), answer
        return [answer]

    return Case(code, clause, given)


def card(code: str, clause: str, *scans: prop.Scan, users: tuple[str, ...] = (), on: str = "self") -> Case:
    """A card that costs reason and can be used once; the last scan is refused."""

    def given() -> Sequence[Refusal | Note]:
        effect = prop.Effect(on=on, act=a.LoseReason(cause="magic", costs=2))  # type: ignore[arg-type]
        cites = prop.rests_on(game(), (effect,))
        assert not isinstance(cites, Refusal)
        make = prop.MakeProp(kind="spell", name="Spark", effects=(effect,), uses=1, users=users, cites=cites)
        state = prop.fresh()
        *before, last = make, *scans
        for number, act in enumerate(before):
            seat = MASTER if number == 0 else PLAYER
            facts = prop.decide(state, Said(id=f"e{number}", at=0, seat=seat, act=act))
            assert not isinstance(facts, Refusal), facts
            for fact in facts:
                state = prop.evolve(state, fact)
        answer = prop.decide(state, Said(id="last", at=0, seat=PLAYER, act=last))
        assert isinstance(answer, Refusal), answer
        return [answer]

    return Case(code, clause, given)


BROKEN = (0, MASTER, a.LoseReason(cause="magic", costs=7))
ADMITTED = (1, MASTER, a.Admit())
ASKED = (0, PLAYER, a.Finish(way="ritual"))
DEAD = (0, MASTER, a.Finish(way="execution"))
SIGNED = ("player-7", o.Sign(who="7"))
DEPOSITED = ("player-7", o.Deposit(who="7"))

CHARACTERS = (
    character("larp-hits-range", "larp.hits.start", (0, MASTER, a.Register(reason=5, hits=9))),
    character("larp-reason-range", "larp.reason.range", (0, MASTER, a.Register(reason=2))),
    character("larp-heavily-wounded", "larp.heavy", wound("chest", 2), (1, PLAYER, a.Do(what="fight"))),
    character("larp-is-dead", "larp.death-clock", DEAD, (1, PLAYER, a.Wound(zone="chest"))),
    character("larp-not-presumed", "larp.death-clock", (1, PLAYER, a.ConfirmDeath())),
    character(
        "larp-death-confirmed-already", "larp.death-clock", wound("chest", 2),
        (HALF_HOUR + 1, PLAYER, a.ConfirmDeath()), (HALF_HOUR + 2, MASTER, a.ConfirmDeath()),
    ),
    late("larp-death-is-final", "larp.death-clock"),
    character("larp-not-dead", "larp.death.after", (1, PLAYER, a.Follow(choice="new-character"))),
    character("larp-master-releases", "larp.death.after", DEAD, (1, PLAYER, a.Follow(choice="release"))),
    character(
        "larp-no-such-afterlife", "larp.death.after", DEAD, (1, PLAYER, a.Follow(choice="new-character")),
        (2, PLAYER, a.Follow(choice="new-character")),
    ),
    character("larp-dead-zone", "larp.death.after", DEAD, (1, MASTER, a.Follow(choice="release")), rules=MARKED),
    character("larp-finishing-forbidden", "larp.no-finishing", (1, PLAYER, a.Finish(way="mercy"))),
    character(
        "larp-answered-already", "larp.no-finishing", ASKED, (1, MASTER, a.Confirm(event="e1", granted=False)),
        (2, "master-2", a.Confirm(event="e1")),
    ),
    character("larp-devoured-already", "larp.monster.devour", (0, MASTER, a.Devour()), (1, MASTER, a.Devour())),
    character("larp-not-devoured", "larp.monster.devour", (1, MASTER, a.StopDevouring())),
    character("larp-not-a-monster", "larp.monster.death", (1, PLAYER, a.Die(way="fire"))),
    character("larp-not-its-way", "larp.monster.death", (1, PLAYER, a.Die(way="water")), monster=True, ways=("fire",)),
    character("larp-unknown-cause", "larp.reason.range", (1, PLAYER, a.LoseReason(cause="boredom"))),
    character("larp-costs-needed", "larp.reason.magic", (1, PLAYER, a.LoseReason(cause="magic"))),
    character("larp-unknown-mark", "larp.reason.monster", (1, PLAYER, a.LoseReason(cause="monster", mark="plaid"))),
    character("larp-gives-needed", "larp.reason.help", (1, PLAYER, a.GainReason(cause="church"))),
    character(
        "larp-enough-this-cycle", "larp.reason.sleep", (0, MASTER, a.GainReason(cause="sleep", cycle=1)),
        (1, PLAYER, a.GainReason(cause="sleep", cycle=1)),
    ),
    character("larp-broken", "larp.breakdown", BROKEN, (1, PLAYER, a.Do(what="fight"))),
    character("larp-only-supervised", "larp.breakdown", BROKEN, (1, PLAYER, a.Do(what="walk"))),
    character("larp-not-broken", "larp.asylum", (1, MASTER, a.Admit())),
    character("larp-in-asylum-already", "larp.asylum", BROKEN, ADMITTED, (2, MASTER, a.Admit())),
    character("larp-not-in-asylum", "larp.asylum", (1, MASTER, a.Discharge(outcome="recovered"))),
    character(
        "larp-unknown-outcome", "larp.asylum.outcome", BROKEN, ADMITTED, (2, MASTER, a.Discharge(outcome="bored"))
    ),
    character(
        "larp-trauma-needed", "larp.asylum.outcome", BROKEN, ADMITTED, (2, MASTER, a.Discharge(outcome="psychotrauma"))
    ),
    character(
        "larp-no-trauma", "larp.asylum.outcome", BROKEN, ADMITTED,
        (2, MASTER, a.Discharge(outcome="recovered", trauma="Fears owls.")),
    ),
    character(
        "larp-is-away", "larp.asylum.outcome", BROKEN, ADMITTED, (2, MASTER, a.Discharge(outcome="lost")),
        (3, PLAYER, a.Wound(zone="chest")),
    ),
    character(
        "larp-settled-already", "larp.melee.conduct", (0, PLAYER, a.Dispute(note="He grabbed me.")),
        (1, MASTER, a.Settle(dispute="e1", ruling="A remark.")), (2, "master-2", a.Settle(dispute="e1", ruling="None.")),
    ),
    character(
        "larp-undone-already", "larp.damage.torso", wound("chest"), (1, MASTER, a.Undo(event="e1")),
        (2, "master-2", a.Undo(event="e1")),
    ),
)  # fmt: skip

OBLIGATIONS = (
    paper("obl-to-himself", "obl.duty"),
    paper("obl-unsigned", "obl.signed", ("player-9", o.Transfer(to="11", means="gift"))),
    paper("obl-not-his-to-say", "obl.signed", ("player-11", o.Discard(who="11"))),
    paper("obl-signed", "obl.duty", SIGNED, ("player-9", o.Discard(who="9"))),
    paper("obl-unknown-means", "obl.transfer", SIGNED, ("player-9", o.Transfer(to="11", means="owl"))),
    paper("obl-holds-it-already", "obl.transfer", SIGNED, (MASTER, o.Transfer(to="9", means="gift"))),
    paper("obl-not-his-to-give", "obl.transfer", SIGNED, ("player-11", o.Transfer(to="11", means="gift"))),
    paper(
        "obl-asked-already", "obl.transfer", SIGNED, ("player-9", o.Transfer(to="11", means="contract")),
        ("player-9", o.Transfer(to="12", means="contract")),
    ),
    paper("obl-nothing-asked", "obl.transfer", SIGNED, ("player-9", o.Agree(who="9"))),
    paper(
        "obl-holder-agrees", "obl.transfer", SIGNED, ("player-11", o.Transfer(to="11", means="contract")),
        ("player-12", o.Agree(who="12")),
    ),
    paper("obl-deposited", "obl.deposit", SIGNED, DEPOSITED, ("player-11", o.Transfer(to="11", means="theft"))),
    paper("obl-deposit-not-his", "obl.deposit", SIGNED, ("player-9", o.Deposit(who="9"))),
    paper("obl-deposited-already", "obl.deposit", SIGNED, DEPOSITED, DEPOSITED),
    paper("obl-not-deposited", "obl.deposit", SIGNED, (MASTER, o.TakeBack())),
    paper("obl-no-such-end", "obl.duty", SIGNED, (MASTER, o.Claim(who="7", end="broken")), ends=("fulfilled",)),
    paper("obl-claimed-already", "obl.duty", SIGNED, *[("player-7", o.Claim(who="7", end="fulfilled"))] * 2),
    paper("obl-nothing-claimed", "obl.duty", SIGNED, (MASTER, o.Confirm())),
    paper(
        "obl-ended", "obl.duty", SIGNED, (MASTER, o.Claim(who="7", end="fulfilled")),
        ("player-9", o.Transfer(to="11", means="gift")),
    ),
    paper(
        "obl-answered-already", "obl.duty", SIGNED, ("player-7", o.Claim(who="7", end="fulfilled")), (MASTER, o.Confirm()),
        ("master-2", o.Confirm()),
    ),
    paper("obl-forgery", "obl.forgery", *[("player-11", o.Sign(who="11"))] * (obligation.MOST_ATTEMPTS + 1)),
)  # fmt: skip

CARDS = (
    card("prop-not-for-you", "larp.reason.magic", prop.Scan(by="7"), users=("9",)),
    card("prop-whom", "larp.reason.magic", prop.Scan(by="7"), on="target"),
    card("prop-used-up", "larp.reason.magic", prop.Scan(by="7"), prop.Scan(by="7")),
)

CASES = (*CHARACTERS, *OBLIGATIONS, *CARDS)
