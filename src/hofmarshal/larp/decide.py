"""The decider of a character: an act becomes facts, or a refusal that names its reason and clause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from hofmarshal.larp import acts as a
from hofmarshal.larp import facts as f
from hofmarshal.larp.character import Character, at_instant, gone
from hofmarshal.larp.condition import Condition, damage_row, deadlines, horror_row, loss_row
from hofmarshal.rules.block import Block
from hofmarshal.rules.notes import Args, Refusal

Answer = tuple[f.Any, ...] | Refusal
Handler = Callable[[Character, Condition, a.Issued], Answer]

AFTER_DEATH = ("confirm", "confirm-death", "follow", "dispute", "settle", "undo", "choose", "register", "place")
"""What may be said of a character that is dead or lost."""


def cites_of(*blocks: Block | None) -> tuple[str, ...]:
    """The clauses of these parts of the rulebook, each once."""
    return tuple(dict.fromkeys(clause for block in blocks if block is not None for clause in block.cites))


def base(issued: a.Issued, cites: tuple[str, ...] = ()) -> dict[str, Any]:
    """The fields every fact of this act shares."""
    return {"id": issued.id, "at": issued.at, "by": issued.seat, "cites": cites, "claimed": issued.claimed}


def teller(seat: str) -> Args:
    """Who reported something, as variables of a message: his role (`by`) and which one of it (`number`).

    An organiser acts as a master: `master-organiser-1`.
    """
    organiser = "master-organiser-"
    if seat.startswith(organiser):
        return {"by": "organiser", "number": seat.removeprefix(organiser)}
    by, _, number = seat.partition("-")
    return {"by": by or "desk", "number": number or "-"}


F = TypeVar("F", bound=f.Fact)


def _standing(state: Character, kind: type[F], fits: Callable[[F], bool]) -> F | None:
    """The newest fact of a kind that fits and still counts: what somebody else has said before."""
    dead = gone(state.facts)
    return next(
        (one for one in reversed(state.facts) if isinstance(one, kind) and one.id not in dead and fits(one)), None
    )


def decide(state: Character, issued: a.Issued) -> Answer:
    """The facts an act makes of the character as it was at the act's instant, or why not. Nothing is changed by a refusal."""
    name = a.name_of(issued.act)
    role = a.role_of(issued.seat)
    if role not in a.ROLES[name]:
        return Refusal("larp-not-yours", {"role": role, "act": name})
    if issued.at < 0:
        return Refusal("larp-before-the-game")
    then = at_instant(state, issued.at)
    if not then.registered and name not in ("register", "choose", "undo"):
        return Refusal("larp-not-registered")
    no = _gone(state, then, issued, name)
    return no if no is not None else HANDLERS[name](state, then, issued)


def _gone(state: Character, then: Condition, issued: a.Issued, name: str) -> Refusal | None:
    """Why nothing can be said of who is dead or away: then, or by now without a doubt."""
    if name in AFTER_DEATH or name == "lapse":
        return None
    rule = state.game.death
    if then.dead_at is not None:
        return Refusal("larp-is-dead", {}, cites_of(rule))
    if then.away:
        return Refusal("larp-is-away", {}, cites_of(*state.game.outcomes))
    now = state.now
    final = now.dead_at is not None and not now.presumed and now.dead_at >= issued.at
    if final and a.role_of(issued.seat) != "master":
        return Refusal("larp-death-is-final", {}, cites_of(rule))
    return None


def _register(state: Character, then: Condition, issued: a.Issued) -> Answer:
    act = issued.said(a.Register)
    game = state.game
    if state.now.registered or then.registered:
        return Refusal("larp-registered-already")
    hits = game.hits.start if act.hits is None else act.hits
    if not 0 < hits <= game.hits.most:
        return Refusal("larp-hits-range", {"hits": hits, "most": game.hits.most}, game.hits.cites)
    rule = game.reason
    reason = act.reason if rule is None or act.reason is not None else rule.most
    if rule is None and reason is not None:
        return Refusal("larp-no-reason-here")
    if rule is not None and reason is not None and not rule.least <= reason <= rule.most:
        args: dict[str, str | int] = {"reason": reason, "least": rule.least, "most": rule.most}
        return Refusal("larp-reason-range", args, rule.cites)
    monster = cites_of(game.monsters) if act.monster else ()
    if act.monster and game.monsters is None:
        return Refusal("larp-no-monsters-here")
    cites = (*cites_of(game.hits, rule), *monster)
    given: dict[str, Any] = {
        "hits": hits,
        "reason": reason,
        "monster": act.monster,
        "ways": act.ways,
        "region": act.region.strip(),
    }
    return (f.Registered(**base(issued, cites), **given),)


def _place(state: Character, then: Condition, issued: a.Issued) -> Answer:
    region = issued.said(a.Place).region.strip()
    if region == state.now.region:
        return Refusal("larp-placed-already", {"region": region or "–"})
    return (f.Placed(**base(issued), region=region),)


def _wound(state: Character, then: Condition, issued: a.Issued) -> Answer:
    act = issued.said(a.Wound)
    game = state.game
    if all(zone.id != act.zone for zone in game.zones):
        return Refusal("larp-unknown-zone", {"zone": act.zone, "known": _words(game.zones)})
    row = damage_row(game, act.zone, act.weapon)
    cites = cites_of(row)
    if row is not None and row.takes:
        cites = cites_of(row, game.bleeding if row.wounds else None, loss_row(game, "damage"))
        heavy = then.hits - row.takes * act.count <= (game.heavy.at if game.heavy else 0)
        cites = (*cites, *(c for c in cites_of(game.heavy, game.death) if heavy and c not in cites))
    if then.monster and game.monsters is not None:
        cites = cites_of(game.monsters)
    return (f.Wounded(**base(issued, cites), zone=act.zone, weapon=act.weapon, count=act.count),)


def _words(words: tuple[Any, ...]) -> str:
    return ", ".join(one.id for one in words)


def _aid(state: Character, then: Condition, issued: a.Issued) -> Answer:
    act = issued.said(a.Aid)
    game = state.game
    if all(aid.id != act.kind for aid in game.aids):
        return Refusal("larp-unknown-aid", {"aid": act.kind, "known": _words(game.aids)})
    row = next((one for one in game.recovery if one.by == act.kind), None)
    stops = game.bleeding is not None and act.kind in game.bleeding.stops
    saves = game.death is not None and then.heavy_at is not None
    cites = cites_of(row, game.bleeding if stops else None, game.death if saves else None)
    return (f.Aided(**base(issued, cites), kind=act.kind),)


def _finish(state: Character, then: Condition, issued: a.Issued) -> Answer:
    act = issued.said(a.Finish)
    rule = state.game.finishing
    if rule is None or act.way not in rule.allowed:
        known = ", ".join(rule.allowed) if rule is not None else "-"
        return Refusal("larp-finishing-forbidden", {"way": act.way, "known": known}, cites_of(rule))
    if rule.confirmed and a.role_of(issued.seat) != "master":
        return (f.FinishingAsked(**base(issued, rule.cites), way=act.way, who=act.by),)
    return (f.Finished(**base(issued, rule.cites), way=act.way, who=act.by),)


def _confirm(state: Character, then: Condition, issued: a.Issued) -> Answer:
    act = issued.said(a.Confirm)
    asked = next((e for e in state.facts if e.id == act.event and isinstance(e, f.FinishingAsked)), None)
    cites = cites_of(state.game.finishing)
    said_already = _standing(state, f.Answered, lambda one: one.event == act.event)
    if said_already is not None:
        args = {**teller(said_already.by), "granted": int(said_already.granted)}
        return Refusal("larp-answered-already", args, cites)
    if asked is None or act.event not in state.now.asked:
        return Refusal("larp-nothing-asked", {"event": act.event})
    said = f.Answered(**base(issued, cites), event=act.event, granted=act.granted, reason=act.reason)
    if not act.granted:
        return (said,)
    ended = f.Finished(
        id=f"{issued.id}.finished", at=asked.at, by=issued.seat, cites=cites, way=asked.way, who=asked.who
    )
    return (ended, said)


def _devour(state: Character, then: Condition, issued: a.Issued) -> Answer:
    rule = state.game.devouring
    if rule is None:
        return Refusal("larp-no-devouring-here")
    if then.devoured_from is not None:
        return Refusal("larp-devoured-already", {}, rule.cites)
    return (f.DevouringStarted(**base(issued, rule.cites), who=issued.said(a.Devour).by),)


def _stop_devouring(state: Character, then: Condition, issued: a.Issued) -> Answer:
    rule = state.game.devouring
    if then.devoured_from is None:
        return Refusal("larp-not-devoured", {}, cites_of(rule))
    return (f.DevouringStopped(**base(issued, cites_of(rule)), reason=issued.said(a.StopDevouring).reason),)


def _die(state: Character, then: Condition, issued: a.Issued) -> Answer:
    act = issued.said(a.Die)
    rule = state.game.monsters
    if not then.monster or rule is None:
        return Refusal("larp-not-a-monster", {}, cites_of(rule))
    if then.ways and act.way not in then.ways:
        return Refusal("larp-not-its-way", {"way": act.way, "known": ", ".join(then.ways)}, rule.cites)
    return (f.Died(**base(issued, rule.cites), way=act.way),)


def _confirm_death(state: Character, then: Condition, issued: a.Issued) -> Answer:
    if then.dead_at is None or not then.presumed:
        told = _standing(state, f.DeathConfirmed, lambda one: True) if then.dead_at is not None else None
        if told is not None:
            return Refusal("larp-death-confirmed-already", teller(told.by), cites_of(state.game.death))
        return Refusal("larp-not-presumed", {}, cites_of(state.game.death))
    return (f.DeathConfirmed(**base(issued, cites_of(state.game.death))),)


def _follow(state: Character, then: Condition, issued: a.Issued) -> Answer:
    act = issued.said(a.Follow)
    rule = state.game.after_death
    cites = cites_of(rule)
    if then.dead_at is None:
        return Refusal("larp-not-dead", {}, cites)
    if rule is None or act.choice not in rule.choices or then.followed:
        return Refusal("larp-no-such-afterlife", {"choice": act.choice}, cites)
    if act.choice == "release" and a.role_of(issued.seat) != "master":
        return Refusal("larp-master-releases", {}, cites)
    if issued.at < then.dead_at + rule.timer:
        left = then.dead_at + rule.timer - issued.at
        return Refusal("larp-dead-zone", {"minutes": -(-left // 60_000)}, cites)
    return (f.Followed(**base(issued, cites), choice=act.choice, character=act.character),)


def _lose_reason(state: Character, then: Condition, issued: a.Issued) -> Answer:
    act = issued.said(a.LoseReason)
    game = state.game
    row = loss_row(game, act.cause)
    if row is None or game.reason is None:
        known = ", ".join(one.cause for one in game.losses) or "-"
        return Refusal("larp-unknown-cause", {"cause": act.cause, "known": known}, cites_of(game.reason))
    if row.costs == "stated" and act.costs is None:
        return Refusal("larp-costs-needed", {"cause": act.cause}, row.cites)
    horror = horror_row(game, act.mark)
    if row.costs == "mark" and horror is None and (act.costs is None or a.role_of(issued.seat) != "master"):
        known = ", ".join(one.mark for one in game.horror) or "-"
        return Refusal("larp-unknown-mark", {"mark": act.mark or "-", "known": known}, row.cites)
    fact = f.ReasonLost(
        **base(issued, cites_of(row, horror)), cause=act.cause, mark=act.mark, costs=act.costs, source=act.source
    )
    return (fact,)


def _gain_reason(state: Character, then: Condition, issued: a.Issued) -> Answer:
    act = issued.said(a.GainReason)
    row = next((one for one in state.game.gains if one.cause == act.cause), None)
    if row is None:
        known = ", ".join(one.cause for one in state.game.gains) or "-"
        return Refusal("larp-unknown-cause", {"cause": act.cause, "known": known}, cites_of(state.game.reason))
    if row.gives == "stated" and act.gives is None:
        return Refusal("larp-gives-needed", {"cause": act.cause}, row.cites)
    cycle, times = then.gained.get(act.cause, (act.cycle, 0))
    if row.per_cycle and cycle == act.cycle and times >= row.per_cycle:
        return Refusal("larp-enough-this-cycle", {"cause": act.cause, "times": row.per_cycle}, row.cites)
    cites = cites_of(row, state.game.reason)
    return (
        f.ReasonGained(
            **base(issued, cites), cause=act.cause, gives=act.gives, cycle=act.cycle, source=act.source
        ),
    )  # fmt: skip


def _change_most(state: Character, then: Condition, issued: a.Issued) -> Answer:
    act = issued.said(a.ChangeMost)
    if not act.reason and not act.hits:
        return Refusal("larp-nothing-changed")
    cites = cites_of(state.game.reason if act.reason else None, state.game.hits if act.hits else None)
    return (f.MostChanged(**base(issued, cites), reason=act.reason, hits=act.hits, source=act.source),)


def _do(state: Character, then: Condition, issued: a.Issued) -> Answer:
    act = issued.said(a.Do)
    game = state.game
    if all(one.id != act.what for one in game.acts):
        return Refusal("larp-unknown-act", {"act": act.what, "known": _words(game.acts)})
    no = forbids(state, then, act.what, supervised=act.supervised)
    cites = cites_of(game.breakdown) if then.broken_at is not None else ()
    return no if no is not None else (f.Done(**base(issued, cites), what=act.what, supervised=act.supervised),)


def forbids(state: Character, now: Condition, what: str, *, supervised: bool = False) -> Refusal | None:
    """Why the character may not do this at all, or not alone; None if it may."""
    game = state.game
    if not now.registered:
        return Refusal("larp-not-registered")
    if now.dead_at is not None:
        return Refusal("larp-is-dead", {}, cites_of(game.death))
    if now.away:
        return Refusal("larp-is-away", {}, cites_of(*game.outcomes))
    if now.heavy_at is not None:
        return Refusal("larp-heavily-wounded", {"act": what}, cites_of(game.heavy))
    rule = game.breakdown
    if now.broken_at is None or rule is None:
        return None
    if what in rule.refuses:
        return Refusal("larp-broken", {"act": what}, rule.cites)
    if what in rule.supervised and not supervised:
        return Refusal("larp-only-supervised", {"act": what}, rule.cites)
    return None


def _admit(state: Character, then: Condition, issued: a.Issued) -> Answer:
    rule = state.game.asylum
    if rule is None:
        return Refusal("larp-no-asylum-here")
    if then.asylum_at is not None:
        return Refusal("larp-in-asylum-already", {}, rule.cites)
    if rule.takes == "broken" and then.broken_at is None:
        return Refusal("larp-not-broken", {}, rule.cites)
    return (f.Admitted(**base(issued, rule.cites)),)


def _discharge(state: Character, then: Condition, issued: a.Issued) -> Answer:
    act = issued.said(a.Discharge)
    game = state.game
    if then.asylum_at is None:
        return Refusal("larp-not-in-asylum", {}, cites_of(game.asylum))
    row = next((one for one in game.outcomes if one.id == act.outcome), None)
    if row is None:
        known = ", ".join(one.id for one in game.outcomes)
        return Refusal("larp-unknown-outcome", {"outcome": act.outcome, "known": known}, cites_of(*game.outcomes))
    if row.trauma and not act.trauma.strip():
        return Refusal("larp-trauma-needed", {"outcome": act.outcome}, row.cites)
    if act.trauma and not row.trauma:
        return Refusal("larp-no-trauma", {"outcome": act.outcome}, row.cites)
    return (f.Discharged(**base(issued, row.cites), outcome=act.outcome, trauma=act.trauma),)


def _dispute(state: Character, then: Condition, issued: a.Issued) -> Answer:
    act = issued.said(a.Dispute)
    if not act.note.strip():
        return Refusal("larp-say-what")
    cites = (act.clause,) if act.clause else cites_of(*state.game.conduct[:1])
    return (f.Disputed(**base(issued, cites), note=act.note, clause=act.clause, against=act.against),)


def _settle(state: Character, then: Condition, issued: a.Issued) -> Answer:
    act = issued.said(a.Settle)
    one = state.now.disputes.get(act.dispute)
    told = _standing(state, f.Settled, lambda fact: fact.dispute == act.dispute)
    if one is not None and one.ruling and told is not None:
        cites = (one.clause,) if one.clause else cites_of(*state.game.conduct[:1])
        return Refusal("larp-settled-already", {**teller(told.by), "ruling": told.ruling}, cites)
    if one is None or one.ruling:
        return Refusal("larp-unknown-dispute", {"dispute": act.dispute})
    if not act.ruling.strip():
        return Refusal("larp-say-what")
    cites = (one.clause,) if one.clause else cites_of(*state.game.conduct[:1])
    return (f.Settled(**base(issued, cites), dispute=act.dispute, ruling=act.ruling),)


def _undo(state: Character, then: Condition, issued: a.Issued) -> Answer:
    act = issued.said(a.Undo)
    target = next((one for one in state.facts if one.id == act.event), None)
    if target is None or isinstance(target, f.Lapsed):
        return Refusal("larp-unknown-event", {"event": act.event})
    if act.event in gone(state.facts):
        told = _standing(state, f.Undone, lambda fact: fact.event == act.event)
        return Refusal("larp-undone-already", teller(told.by if told is not None else ""), target.cites)
    return (f.Undone(**base(issued, target.cites), event=act.event, reason=act.reason),)


def _choose(state: Character, then: Condition, issued: a.Issued) -> Answer:
    act = issued.said(a.Choose)
    known = {one.id for one in state.facts}
    strange = next((one for one in (act.keep, *act.drop) if one not in known), None)
    if strange is not None:
        return Refusal("larp-unknown-event", {"event": strange})
    return (f.Chosen(**base(issued), keep=act.keep, dropped=act.drop),)


def _lapse(state: Character, then: Condition, issued: a.Issued) -> Answer:
    what = issued.said(a.Lapse).what
    game = state.game
    if (issued.at, what) not in deadlines(game, then):
        return Refusal("larp-not-due", {"what": what})
    dead = what == "bleeding" and game.bleeding is not None and then.hits <= game.bleeding.takes
    block = {"bleeding": game.bleeding, "death": game.death, "grace": game.death, "devoured": game.devouring}[what]
    cites = cites_of(block, *((game.heavy, game.death) if dead else ()))
    return (f.Lapsed(**base(issued, cites), what=what),)


HANDLERS: dict[str, Handler] = {
    "register": _register, "place": _place, "wound": _wound, "aid": _aid, "finish": _finish, "confirm": _confirm,
    "devour": _devour,
    "stop-devouring": _stop_devouring, "die": _die, "confirm-death": _confirm_death, "follow": _follow,
    "lose-reason": _lose_reason, "gain-reason": _gain_reason, "change-most": _change_most, "do": _do,
    "admit": _admit, "discharge": _discharge, "dispute": _dispute, "settle": _settle, "undo": _undo,
    "choose": _choose, "lapse": _lapse,
}  # fmt: skip
"""Act → function of (state, condition at its instant, issued)."""
