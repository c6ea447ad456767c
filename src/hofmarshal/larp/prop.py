"""A prop of the game (spell, book, potion, artefact, weapon, mark): a card whose scan does something, as often as it may."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from hofmarshal.larp import acts as a
from hofmarshal.larp import form, homes
from hofmarshal.larp.acts import Line, Word
from hofmarshal.larp.character import evolve as evolve_character
from hofmarshal.larp.character import fresh as fresh_character
from hofmarshal.larp.decide import decide as decide_character
from hofmarshal.larp.facts import Registered
from hofmarshal.larp.form import Said
from hofmarshal.rules.game_model import Game
from hofmarshal.rules.notes import Refusal

replace = msgspec.structs.replace

Kind = Literal["spell", "book", "potion", "artefact", "weapon", "mark"]

MOST_ATTEMPTS = 20
"""False cards shown by one character that are recorded of a prop: what comes after is refused all the same."""

CardAct = a.Wound | a.Aid | a.Finish | a.LoseReason | a.GainReason | a.ChangeMost
"""What a card can do: acts of the rulebook. A finishing waits for a master even so."""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What a scan does: an act for whoever scanned it (`self`) or whom he names (`target`)."""

    on: Literal["self", "target"]
    act: CardAct


class Act(form.Act, frozen=True, kw_only=True):
    """What is asked of a prop."""


class MakeProp(Act, frozen=True, kw_only=True):
    """A master makes a prop: what it is, what its scan does, how often (0: always), in whose hands (empty: anybody's).

    `batch` is what was made with it at once; `cites` are the clauses its effects rest on, which the server fills in.
    """

    kind: Kind
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
    effects: Annotated[tuple[Effect, ...], msgspec.Meta(max_length=8)] = ()
    uses: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    text: Annotated[str, msgspec.Meta(max_length=2000)] = ""
    users: Annotated[tuple[Word, ...], msgspec.Meta(max_length=50)] = ()
    batch: Word = ""
    cites: tuple[str, ...] = ()


class Scan(Act, frozen=True, kw_only=True):
    """A character uses the prop, on itself or on another; `shown` is what its card says, `cycle` the game's."""

    by: Word
    target: Word = ""
    shown: Line = ""
    cycle: int = 0


class ShowFalse(Act, frozen=True, kw_only=True):
    """`who` showed a card of it that is not genuine. Only the server says so."""

    who: Word


class Withdraw(Act, frozen=True, kw_only=True):
    """A master takes the prop out of the game."""

    reason: Line = ""


AnyAct = MakeProp | Scan | ShowFalse | Withdraw

BY_NAME: dict[str, type[Act]] = {str(one.__struct_config__.tag): one for one in AnyAct.__args__}

ROLES: dict[str, tuple[str, ...]] = {
    "make-prop": ("master",),
    "scan": ("player", "medic", "master"),
    "show-false": ("player", "medic", "master"),
    "withdraw": ("master",),
}


class Fact(form.Fact, frozen=True, kw_only=True):
    """A fact of a prop at `at` ms of game time."""


class PropMade(Fact, frozen=True, kw_only=True):
    """The prop was made."""

    kind: Kind
    name: str
    effects: tuple[Effect, ...] = ()
    uses: int = 0
    text: str = ""
    users: tuple[str, ...] = ()
    batch: str = ""


class Scanned(Fact, frozen=True, kw_only=True):
    """A character used it in this cycle of the game: once more is used up."""

    who: str
    target: str = ""
    cycle: int = 0


class FalseShown(Fact, frozen=True, kw_only=True):
    """A character showed a card of it that is not genuine. Nothing came of it."""

    who: str


class PropWithdrawn(Fact, frozen=True, kw_only=True):
    """It is out of the game."""

    reason: str = ""


AnyFact = PropMade | Scanned | FalseShown | PropWithdrawn | homes.HandedOver | homes.CalledHome | homes.Rewritten


class Prop(msgspec.Struct, frozen=True, kw_only=True):
    """A prop: what it is, and its uses so far. `double` are uses told late that found it used up already (DESIGN §8),
    `attempts` false cards of it that were shown.
    """

    made: PropMade | None = None
    used: tuple[Scanned, ...] = ()
    withdrawn: bool = False
    double: tuple[Scanned, ...] = ()
    attempts: tuple[FalseShown, ...] = ()
    home: str = ""
    moves: tuple[homes.Moved, ...] = ()
    settled: tuple[str, ...] = ()

    @property
    def needs_target(self) -> bool:
        """Whether one must say on whom it is used."""
        return self.made is not None and any(one.on == "target" for one in self.made.effects)

    @property
    def left(self) -> int | None:
        """Uses left; None: as often as one likes."""
        if self.made is None or not self.made.uses:
            return None
        return max(0, self.made.uses - len(self.used))


def fresh() -> Prop:
    """A prop before it is made."""
    return Prop()


def decide(state: Prop, said: Said) -> tuple[AnyFact, ...] | Refusal:
    """The facts an act makes, or why not. A use that an offline phone claims is recorded even when it is one too many."""
    name = str(said.act.__struct_config__.tag)
    role = a.role_of(said.seat)
    if role not in ROLES[name]:
        return Refusal("larp-not-yours", {"role": role, "act": name})
    base: dict[str, Any] = {"id": said.id, "at": said.at, "by": said.seat, "claimed": said.claimed}
    match said.act:
        case MakeProp() as made:
            if state.made is not None:
                return Refusal("prop-made-already", {"name": state.made.name})
            fields = {one: getattr(made, one) for one in ("kind", "name", "effects", "uses", "text", "users", "batch")}
            return (PropMade(**base, **fields, cites=made.cites),)
        case Scan() as scan:
            return _scan(state, scan, base, claimed=said.claimed)
        case ShowFalse() as shown:
            if state.made is None or sum(one.who == shown.who for one in state.attempts) >= MOST_ATTEMPTS:
                return Refusal("game-card-wrong")
            return (FalseShown(**base, who=shown.who),)
        case Withdraw() as out:
            if state.made is None or state.withdrawn:
                return Refusal("prop-unknown")
            return (PropWithdrawn(**base, reason=out.reason),)
    return Refusal("prop-unknown")


def _scan(state: Prop, scan: Scan, base: dict[str, Any], *, claimed: bool) -> tuple[AnyFact, ...] | Refusal:
    if state.made is None or state.withdrawn:
        return Refusal("prop-unknown")
    cites = state.made.cites
    if state.made.users and scan.by not in state.made.users:
        return Refusal("prop-not-for-you", {"name": state.made.name}, cites)
    if state.needs_target and not scan.target:
        return Refusal("prop-whom", {"name": state.made.name}, cites)
    if state.left == 0 and not claimed:
        return Refusal("prop-used-up", {"name": state.made.name, "uses": state.made.uses}, cites)
    target = scan.target if state.needs_target else ""
    return (Scanned(**base, who=scan.by, target=target, cycle=scan.cycle, cites=cites),)


def evolve(state: Prop, fact: AnyFact) -> Prop:
    """The prop after one more fact. Total."""
    match fact:
        case PropMade() if state.made is None:
            return replace(state, made=fact)
        case Scanned() if state.made is not None and not state.withdrawn:
            if state.left == 0:
                return replace(state, double=(*state.double, fact))
            return replace(state, used=(*state.used, fact))
        case FalseShown() if state.made is not None:
            return replace(state, attempts=(*state.attempts, fact))
        case PropWithdrawn():
            return replace(state, withdrawn=True)
        case homes.HandedOver() | homes.CalledHome():
            return replace(state, home=fact.to, moves=(*state.moves, fact))
        case homes.Rewritten():
            return _rewritten(state, fact)
    return state


def _rewritten(state: Prop, fact: homes.Rewritten) -> Prop:
    """The prop by the branch that a master chose."""
    held = state
    if fact.kept == "theirs":
        held = fresh()
        for text in fact.history:
            held = evolve(held, msgspec.json.decode(text, type=AnyFact))
    settled = (*state.settled, *held.settled, fact.settles)
    return replace(held, home=fact.home, moves=state.moves, settled=settled)


def effects_of(state: Prop, fact: Scanned) -> tuple[tuple[str, a.Any], ...]:
    """What a use does, by character; nothing where it was one too many."""
    if any(one.id == fact.id for one in state.double):
        return ()
    return would_do(state, fact.who, fact.target, fact.cycle)


def would_do(state: Prop, who: str, target: str, cycle: int) -> tuple[tuple[str, a.Any], ...]:
    """What a use by `who` on `target` in a cycle of the game would do, by character."""
    if state.made is None:
        return ()
    name = state.made.name
    return tuple(
        (who if one.on == "self" else target, _filled(one.act, name, who, cycle)) for one in state.made.effects
    )


def _filled(act: CardAct, name: str, who: str, cycle: int) -> CardAct:
    """The act with what only a use knows: the card as its source, the cycle, who finishes somebody off."""
    match act:
        case a.GainReason():
            return replace(act, cycle=cycle, source=act.source or name)
        case a.LoseReason() | a.ChangeMost():
            return replace(act, source=act.source or name)
        case a.Finish():
            return replace(act, by=act.by or who)
    return act


def rests_on(game: Game, effects: tuple[Effect, ...]) -> tuple[str, ...] | Refusal:
    """The clauses these effects rest on, or why one of them could never be: each is tried on somebody who is well."""
    found: dict[str, None] = {}
    well = Registered(id="well", at=0, hits=game.hits.start, reason=_most(game))
    somebody = evolve_character(fresh_character(game), well)
    for effect in effects:
        answer = decide_character(somebody, a.Issued(id="tried", at=0, seat="master", act=effect.act))
        if isinstance(answer, Refusal):
            return answer
        found |= dict.fromkeys(clause for fact in answer for clause in fact.cites)
    return tuple(found)


def _most(game: Game) -> int | None:
    return None if game.reason is None else game.reason.most
