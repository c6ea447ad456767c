"""An obligation between characters: one holder at any time, signatures that cannot be forged, a whole history."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from hofmarshal.larp import homes
from hofmarshal.larp import obligation_acts as o
from hofmarshal.larp.decide import cites_of, teller
from hofmarshal.larp.form import Said
from hofmarshal.rules.game_model import Ledger
from hofmarshal.rules.notes import Refusal

replace = msgspec.structs.replace

PLAYER = "player-"
"""How the seat of a character's player begins."""

VOID = "void"
"""How an obligation ends that was torn up before anybody signed it."""

MOST_ATTEMPTS = 20
"""Attempts at forgery by one character that are recorded of an obligation: what comes after is refused all the same."""


class Passed(msgspec.Struct, frozen=True):
    """One holder of an obligation: since when, by which means it came to him."""

    holder: str
    at: int
    means: str


class Obligation(msgspec.Struct, frozen=True, kw_only=True):
    """An obligation: who is obliged to whoever holds it, and how it stands.

    `held` is its whole history, the present holder last; `attempts` are the forgeries tried; `asked` is a transfer that waits
    for somebody's word, `claims` ends that wait for a master's, the newest last; `answered` is by which seat the last one was
    granted or not; `concerned` is everybody it was ever about.
    """

    rules: Ledger
    obliged: str = ""
    terms: str = ""
    held: tuple[Passed, ...] = ()
    signed_at: int | None = None
    deposited: bool = False
    asked: o.TransferAsked | None = None
    claims: tuple[o.EndClaimed, ...] = ()
    end: str = ""
    ended_at: int | None = None
    answered: tuple[str, bool] | None = None
    attempts: tuple[o.Forged, ...] = ()
    concerned: tuple[str, ...] = ()
    ignored: tuple[str, ...] = ()
    last: int = 0
    home: str = ""
    moves: tuple[homes.Moved, ...] = ()
    settled: tuple[str, ...] = ()

    @property
    def holder(self) -> str:
        """Who holds it."""
        return self.held[-1].holder if self.held else ""

    @property
    def claimed(self) -> o.EndClaimed | None:
        """The end that was claimed last and waits for a master."""
        return self.claims[-1] if self.claims else None

    @property
    def forgeries(self) -> int:
        """How many attempts at forgery are on record."""
        return len(self.attempts)

    @property
    def asks(self) -> str:
        """Whose word a transfer waits for; empty where none waits."""
        return "" if self.asked is None else self.asked.asks or self.holder


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
    if state.end and name not in ("issue", "alter", "sign", "attempt"):
        no = _answered(state) if name == "confirm" else None
        return no or Refusal("obl-ended", {"end": state.end}, cites_of(state.rules.duty))
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
    if sum(one.who == who for one in state.attempts) >= MOST_ATTEMPTS:
        return Refusal("obl-forgery", {"what": what}, cites)
    return (o.Forged(**_base(said, cites), what=what, who=who),)


def _sign(state: Obligation, said: Said) -> Answer:
    act: o.Sign = said.act
    if act.who != state.obliged:
        return _forged(state, said, "sign-for-another", act.who)
    if state.signed_at is not None:
        return _forged(state, said, "sign-again", act.who)
    if state.end:
        return Refusal("obl-ended", {"end": state.end}, cites_of(state.rules.duty))
    return (o.Signed(**_base(said, cites_of(state.rules.signed, state.rules.duty)), who=act.who),)


def _alter(state: Obligation, said: Said) -> Answer:
    return _forged(state, said, "alter", said.act.who)


def _attempt(state: Obligation, said: Said) -> Answer:
    return _forged(state, said, said.act.what, said.act.who)


def _discard(state: Obligation, said: Said) -> Answer:
    act: o.Discard = said.act
    cites = cites_of(state.rules.signed)
    if state.signed_at is not None:
        return Refusal("obl-signed", {}, cites_of(state.rules.duty))
    if act.who not in (state.obliged, state.holder) and not _by_master(said):
        return Refusal("obl-not-his-to-say", {"who": act.who}, cites)
    return (o.Discarded(**_base(said, cites), who=act.who),)


def _by_master(said: Said) -> bool:
    return said.seat.startswith(("master", "regional"))


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
    if not _may_pass(state, act, _character(said)):
        return Refusal("obl-not-his-to-give", {"means": act.means}, rule.cites)
    deposit = state.rules.deposit
    if state.deposited and act.means in deposit.keeps_from:
        return Refusal("obl-deposited", {"means": act.means}, deposit.cites)
    fields = {**_base(said, rule.cites), "to": act.to, "means": act.means, "note": act.note}
    if act.means not in rule.asked:
        return (o.Transferred(**fields),)
    if state.asked is not None:
        return Refusal("obl-asked-already", {}, rule.cites)
    offers = _character(said) == state.holder
    return (o.TransferAsked(**fields, asks=act.to if offers else ""),)


def _may_pass(state: Obligation, act: o.Transfer, own: str) -> bool:
    """Whether a character may let it pass so: he gives what he holds, takes for himself, asks for himself or offers."""
    if not own:
        return True
    if act.means in state.rules.transfer.taken:
        return act.to == own
    return own == state.holder or (act.means in state.rules.transfer.asked and act.to == own)


def _character(said: Said) -> str:
    """The character whose player reports; empty for masters."""
    return said.seat.removeprefix(PLAYER) if said.seat.startswith(PLAYER) else ""


def _agree(state: Obligation, said: Said) -> Answer:
    act: o.Agree = said.act
    cites = cites_of(state.rules.transfer)
    asked = state.asked
    if asked is None:
        return Refusal("obl-nothing-asked", {}, cites)
    if act.who != state.asks and (act.granted or act.who not in (asked.to, state.holder)):
        return Refusal("obl-holder-agrees", {"who": state.asks}, cites)
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
    if act.who not in (state.obliged, state.holder) and not _by_master(said):
        return Refusal("obl-not-his-to-say", {"who": act.who}, rule.cites)
    if rule.confirmed and not _by_master(said):
        if any((one.who, one.end) == (act.who, act.end) for one in state.claims):
            return Refusal("obl-claimed-already", {"end": act.end}, rule.cites)
        return (o.EndClaimed(**_base(said, rule.cites), end=act.end, who=act.who, note=act.note),)
    return (o.Ended(**_base(said, rule.cites), end=act.end, note=act.note),)


def _answered(state: Obligation) -> Refusal | None:
    """Why there is nothing left to confirm: another has been first."""
    if state.answered is None:
        return None
    by, granted = state.answered
    return Refusal("obl-answered-already", {**teller(by), "granted": int(granted)}, state.rules.duty.cites)


def _confirm(state: Obligation, said: Said) -> Answer:
    act: o.Confirm = said.act
    rule = state.rules.duty
    if state.claimed is None:
        return _answered(state) or Refusal("obl-nothing-claimed", {}, rule.cites)
    if not act.granted:
        return (o.ClaimDenied(**_base(said, rule.cites), note=act.note),)
    end = act.end or state.claimed.end
    note = act.note or next((one.note for one in state.claims if one.end == end), "")
    return (o.Ended(**_base(said, rule.cites), end=end, note=note),)


HANDLERS: dict[str, Callable[[Obligation, Said], Answer]] = {
    "issue": _issue, "sign": _sign, "alter": _alter, "transfer": _transfer, "agree": _agree, "discard": _discard,
    "attempt": _attempt, "deposit": _deposit, "take-back": _take_back, "claim": _claim, "confirm": _confirm,
}  # fmt: skip


def evolve(state: Obligation, fact: Any) -> Obligation:
    """The obligation after one more fact; one that does not fit is listed. Total."""
    match fact:
        case homes.HandedOver() | homes.CalledHome():
            return replace(state, home=fact.to, moves=(*state.moves, fact))
        case homes.Rewritten():
            return _rewritten(state, fact)
    after = _after(state, fact)
    last = max(state.last, fact.at)
    if after is None:
        return replace(state, ignored=(*state.ignored, fact.id), last=last)
    return replace(after, last=last)


def _rewritten(state: Obligation, fact: homes.Rewritten) -> Obligation:
    """The obligation by the branch that a master chose."""
    held = state
    if fact.kept == "theirs":
        held = fresh(state.rules)
        for text in fact.history:
            held = evolve(held, msgspec.json.decode(text, type=o.AnyFact))
    settled = (*state.settled, *held.settled, fact.settles)
    return replace(held, home=fact.home, moves=state.moves, settled=settled)


def _after(state: Obligation, e: Any) -> Obligation | None:
    match e:
        case o.Issued() if not state.held:
            first = Passed(e.holder, e.at, "issued")
            return replace(
                state, obliged=e.obliged, terms=e.terms, held=(first,), concerned=(e.obliged, e.holder)
            )  # fmt: skip
        case o.Signed() if state.held and state.signed_at is None and e.who == state.obliged and not state.end:
            return replace(state, signed_at=e.at)
        case o.Forged() if state.held:
            return replace(state, attempts=(*state.attempts, e))
        case o.TransferAsked() if _open(state) and e.to != state.holder:
            return replace(state, asked=e, concerned=_with(state, e.to))
        case o.Transferred() if _open(state) and e.to != state.holder:
            held = (*state.held, Passed(e.to, e.at, e.means))
            return replace(state, held=held, asked=None, concerned=_with(state, e.to))
        case o.TransferDenied() if state.asked is not None:
            return replace(state, asked=None)
        case o.Discarded() if state.held and state.signed_at is None and not state.end:
            return replace(state, end=VOID, ended_at=e.at)
    return _kept(state, e)


def _kept(state: Obligation, e: Any) -> Obligation | None:
    """Where it lies, and how it ends."""
    match e:
        case o.Deposited() if state.held and not state.deposited:
            return replace(state, deposited=True)
        case o.TakenBack() if state.deposited:
            return replace(state, deposited=False)
        case o.EndClaimed() if _open(state):
            return replace(state, claims=(*(one for one in state.claims if one.who != e.who), e), answered=None)
        case o.ClaimDenied() if state.claims:
            return replace(state, claims=(), answered=(e.by, False))
        case o.Ended() if _open(state):
            return replace(state, end=e.end, ended_at=e.at, claims=(), asked=None, answered=(e.by, True))
    return None


def _with(state: Obligation, who: str) -> tuple[str, ...]:
    return state.concerned if who in state.concerned else (*state.concerned, who)


def _open(state: Obligation) -> bool:
    return bool(state.held) and state.signed_at is not None and not state.end
