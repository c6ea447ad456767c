"""An obligation between characters: one holder at any time, signatures that cannot be forged, a whole history."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from hofmarshal.larp import obligation_acts as o
from hofmarshal.larp.decide import cites_of
from hofmarshal.rules.game_model import Ledger
from hofmarshal.rules.notes import Refusal

replace = msgspec.structs.replace


class Passed(msgspec.Struct, frozen=True):
    """One holder of an obligation: since when, by which means it came to him."""

    holder: str
    at: int
    means: str


class Obligation(msgspec.Struct, frozen=True, kw_only=True):
    """An obligation: who is obliged to whoever holds it, and how it stands.

    `held` is its whole history, the present holder last; `forgeries` counts attempts; `asked` is a transfer that waits for
    the holder's word, `claimed` an end that waits for a master's.
    """

    rules: Ledger
    obliged: str = ""
    terms: str = ""
    held: tuple[Passed, ...] = ()
    signed_at: int | None = None
    deposited: bool = False
    asked: o.TransferAsked | None = None
    claimed: o.EndClaimed | None = None
    end: str = ""
    ended_at: int | None = None
    forgeries: int = 0
    ignored: tuple[str, ...] = ()
    last: int = 0

    @property
    def holder(self) -> str:
        """Who holds it."""
        return self.held[-1].holder if self.held else ""


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """An act with who reported it and when: as of a character."""

    id: str
    at: int
    seat: str
    act: Any
    claimed: bool = False


Answer = tuple[Any, ...] | Refusal


def fresh(rules: Ledger) -> Obligation:
    """An obligation before it is written."""
    return Obligation(rules=rules)


def decide(state: Obligation, said: Said) -> Answer:
    """The facts an act makes, or why not. A forgery is a fact, for it must be known; it changes nothing else."""
    name = str(said.act.__struct_config__.tag)
    role = said.seat.partition("-")[0].replace("regional", "master")
    if role not in o.ROLES[name]:
        return Refusal("larp-not-yours", {"role": role, "act": name})
    if name != "issue" and not state.held:
        return Refusal("obl-not-issued")
    if state.end and name not in ("issue", "alter", "sign"):
        return Refusal("obl-ended", {"end": state.end}, cites_of(state.rules.duty))
    return HANDLERS[name](state, said)


def _base(said: Said, cites: tuple[str, ...]) -> dict[str, Any]:
    return {"id": said.id, "at": said.at, "by": said.seat, "cites": cites, "claimed": said.claimed}


def _issue(state: Obligation, said: Said) -> Answer:
    act: o.Issue = said.act
    if state.held:
        return Refusal("obl-issued-already")
    if act.obliged == act.holder:
        return Refusal("obl-to-himself", {"who": act.obliged}, cites_of(state.rules.duty))
    cites = cites_of(state.rules.duty)
    return (o.Issued(**_base(said, cites), obliged=act.obliged, holder=act.holder, terms=act.terms),)


def _forged(state: Obligation, said: Said, what: str, who: str) -> Answer:
    cites = cites_of(state.rules.forgery)
    if what not in state.rules.forgery.acts:
        return Refusal("obl-cannot-be-altered", {"who": who}, cites)
    return (o.Forged(**_base(said, cites), what=what, who=who),)


def _sign(state: Obligation, said: Said) -> Answer:
    act: o.Sign = said.act
    if act.who != state.obliged:
        return _forged(state, said, "sign-for-another", act.who)
    if state.signed_at is not None:
        return _forged(state, said, "sign-again", act.who)
    return (o.Signed(**_base(said, cites_of(state.rules.signed, state.rules.duty)), who=act.who),)


def _alter(state: Obligation, said: Said) -> Answer:
    return _forged(state, said, "alter", said.act.who)


def _unsigned(state: Obligation, what: str) -> Refusal | None:
    rule = state.rules.signed
    if state.signed_at is not None or what not in rule.before:
        return None
    return Refusal("obl-unsigned", {"what": what}, rule.cites)


def _transfer(state: Obligation, said: Said) -> Answer:
    act: o.Transfer = said.act
    rule = state.rules.transfer
    no = _unsigned(state, "transfer")
    if no is not None:
        return no
    if act.means not in rule.means:
        return Refusal("obl-unknown-means", {"means": act.means, "known": ", ".join(rule.means)}, rule.cites)
    if act.to == state.holder:
        return Refusal("obl-holds-it-already", {"who": act.to}, rule.cites)
    kind = o.TransferAsked if act.means in rule.asked else o.Transferred
    return (kind(**_base(said, rule.cites), to=act.to, means=act.means, note=act.note),)


def _agree(state: Obligation, said: Said) -> Answer:
    act: o.Agree = said.act
    cites = cites_of(state.rules.transfer)
    asked = state.asked
    if asked is None:
        return Refusal("obl-nothing-asked", {}, cites)
    if act.who != state.holder:
        return Refusal("obl-holder-agrees", {"who": state.holder}, cites)
    if not act.granted:
        return (o.TransferDenied(**_base(said, cites)),)
    return (o.Transferred(**_base(said, cites), to=asked.to, means=asked.means, note=asked.note),)


def _deposit(state: Obligation, said: Said) -> Answer:
    act: o.Deposit = said.act
    rule = state.rules.deposit
    allowed = [who for who, name in (("obliged", state.obliged), ("holder", state.holder)) if name == act.who]
    if not set(allowed) & set(rule.by):
        return Refusal("obl-deposit-not-his", {"who": act.who}, rule.cites)
    if state.deposited:
        return Refusal("obl-deposited-already", {}, rule.cites)
    return (o.Deposited(**_base(said, rule.cites), who=act.who),)


def _take_back(state: Obligation, said: Said) -> Answer:
    rule = state.rules.deposit
    if not state.deposited:
        return Refusal("obl-not-deposited", {}, rule.cites)
    return (o.TakenBack(**_base(said, rule.cites)),)


def _claim(state: Obligation, said: Said) -> Answer:
    act: o.Claim = said.act
    rule = state.rules.duty
    no = _unsigned(state, "duty")
    if no is not None:
        return no
    if act.end not in rule.ends:
        return Refusal("obl-no-such-end", {"end": act.end}, rule.cites)
    if act.who not in (state.obliged, state.holder) and not said.seat.startswith(("master", "regional")):
        return Refusal("obl-not-his-to-say", {"who": act.who}, rule.cites)
    if rule.confirmed and not said.seat.startswith(("master", "regional")):
        return (o.EndClaimed(**_base(said, rule.cites), end=act.end, who=act.who, note=act.note),)
    return (o.Ended(**_base(said, rule.cites), end=act.end, note=act.note),)


def _confirm(state: Obligation, said: Said) -> Answer:
    act: o.Confirm = said.act
    rule = state.rules.duty
    if state.claimed is None:
        return Refusal("obl-nothing-claimed", {}, rule.cites)
    if not act.granted:
        return (o.ClaimDenied(**_base(said, rule.cites), note=act.note),)
    return (o.Ended(**_base(said, rule.cites), end=state.claimed.end, note=act.note or state.claimed.note),)


HANDLERS: dict[str, Callable[[Obligation, Said], Answer]] = {
    "issue": _issue, "sign": _sign, "alter": _alter, "transfer": _transfer, "agree": _agree, "deposit": _deposit,
    "take-back": _take_back, "claim": _claim, "confirm": _confirm,
}  # fmt: skip


def evolve(state: Obligation, fact: Any) -> Obligation:
    """The obligation after one more fact; one that does not fit is listed. Total."""
    after = _after(state, fact)
    last = max(state.last, fact.at)
    if after is None:
        return replace(state, ignored=(*state.ignored, fact.id), last=last)
    return replace(after, last=last)


def _after(state: Obligation, e: Any) -> Obligation | None:
    match e:
        case o.Issued() if not state.held:
            first = Passed(e.holder, e.at, "issued")
            return replace(state, obliged=e.obliged, terms=e.terms, held=(first,))
        case o.Signed() if state.held and state.signed_at is None and e.who == state.obliged:
            return replace(state, signed_at=e.at)
        case o.Forged() if state.held:
            return replace(state, forgeries=state.forgeries + 1)
        case o.TransferAsked() if _open(state) and e.to != state.holder:
            return replace(state, asked=e)
        case o.Transferred() if _open(state) and e.to != state.holder:
            return replace(state, held=(*state.held, Passed(e.to, e.at, e.means)), asked=None)
        case o.TransferDenied() if state.asked is not None:
            return replace(state, asked=None)
        case o.Deposited() if state.held and not state.deposited:
            return replace(state, deposited=True)
        case o.TakenBack() if state.deposited:
            return replace(state, deposited=False)
        case o.EndClaimed() if _open(state):
            return replace(state, claimed=e)
        case o.ClaimDenied() if state.claimed is not None:
            return replace(state, claimed=None)
        case o.Ended() if _open(state):
            return replace(state, end=e.end, ended_at=e.at, claimed=None, asked=None)
    return None


def _open(state: Obligation) -> bool:
    return bool(state.held) and state.signed_at is not None and not state.end
