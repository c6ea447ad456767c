"""Deciding taps, rulings on blows, acknowledgements, clinches and touches of the ground."""

from __future__ import annotations

from msgspec.structs import replace

from hofmarshal.contest import commands as cmd
from hofmarshal.contest import events as ev
from hofmarshal.contest.blows import Ruling, credited, in_order, join, land, one_ruling, part_of, resolve
from hofmarshal.contest.decide_flow import Answer, Handler, base, phase
from hofmarshal.contest.evolve import annulled, ruled_on
from hofmarshal.contest.panel import disagrees, moments, of_this_exchange
from hofmarshal.contest.sanctions import unknown_breach
from hofmarshal.contest.setup import SIDES, opponent
from hofmarshal.contest.state import ON, Contest, fighter, hits_left, is_down, late_blow
from hofmarshal.contest.undo import settled
from hofmarshal.contest.unseen import rulings
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Refusal

WORDS = ("zone", "weapon", "grip", "action")
PANEL = ("line-marshal", "field-judge")
"""The roles whose flags the hofmarshal may enter for them."""


def observe(state: Contest, issued: cmd.Issued) -> Answer:
    """A tap is recorded as seen; one of another exchange or of a round that is over is flagged late.

    One that says its exchange is recorded even when all is over: what was tapped is never lost.
    """
    command = issued.said(cmd.Observe)
    rules = state.setup.rules
    cites = rules.panel.cites if rules.panel else ()
    said = command.exchange > 0 and state.exchange > 0
    if state.phase not in (*ON, "round-over") and not said:
        return phase(state, issued, cites)
    if command.side is None and not command.breach:
        return Refusal("contest-tap-empty", {}, cites)
    if command.seat and not (cmd.role_of(issued.seat) == "hofmarshal" and cmd.role_of(command.seat) in PANEL):
        return Refusal("contest-flag-not-yours", {"seat": command.seat}, cites)
    if command.breach and not any(b.clause == command.breach for b in (*rules.breaches_first, *rules.breaches)):
        return unknown_breach(state, command.breach, cites)
    no = _words(rules, command)
    if no is not None:
        return no
    fields = {f: getattr(command, f) for f in command.__struct_fields__}
    late = state.phase not in ON or not of_this_exchange(state, command, issued.t)
    return (ev.Observed(**base(issued, cites), late=late, **fields),)


def _words(rules: Nomination, said: cmd.Observe | cmd.Blow | cmd.Acknowledge) -> Refusal | None:
    """Refuse a zone, weapon, grip or action that the nomination does not know."""
    lists = {"zone": rules.zones, "weapon": rules.weapons, "grip": rules.grips, "action": rules.actions}
    for name, words in lists.items():
        value = getattr(said, name, "")
        if value and words and all(w.id != value for w in words):
            known = ", ".join(w.id for w in words)
            return Refusal(
                f"contest-unknown-{name}",
                {name: value, "known": known},
                rules.targets[-1].cites if rules.targets else (),
            )
    return None


def hit(state: Contest, issued: cmd.Issued) -> Answer:
    """A ruling on the blows of an exchange: here, whether it can be ruled so; what it brings, the fold works out."""
    command = issued.said(cmd.Hit)
    blows = command.exchange or (_single(command),)
    no = _again(state, command)
    if no is not None:
        return no
    seen, t = ruled_on(state, command.replaces, issued.t)
    no = _hit_phase(seen, issued, t) or _check_all(seen, blows) or _reason(seen, command)
    if no is not None:
        return no
    ruling = resolve(seen, blows, t, not_counted=bool(command.not_counted))
    no = None if command.not_counted else _unordered(seen, ruling) or _outvoted(seen, ruling)
    if no is not None:
        return no
    casting = disagrees(seen, frozenset() if command.not_counted else credited(ruling))
    struck = ev.Struck(
        **base(issued, _cites(seen, ruling, casting=casting)),
        blows=blows,
        replaces=command.replaces,
        casting=casting,
        not_counted=command.not_counted,
        reason=command.reason,
    )
    return settled(state, struck, command.confirm) if command.replaces else (struck,)


def _unordered(state: Contest, ruling: Ruling) -> Refusal | None:
    """Which blow came first, where that decides, is the hofmarshal's to say."""
    rules = state.setup.rules
    if in_order(rules, ruling):
        return None
    blocks = (rules.priority, rules.together, rules.afterblow)
    return Refusal("contest-order-needed", {}, join((), *(b.cites for b in blocks if b is not None)))


def _outvoted(state: Contest, ruling: Ruling) -> Refusal | None:
    """Where the majority decides, no other side than those it suggests is ruled for."""
    rule = state.setup.rules.disagreement
    found = [m.suggestion.side for m in moments(state) if m.suggestion is not None]
    if rule.decides != "majority" or not found or credited(ruling) & set(found):
        return None
    return Refusal("contest-majority", {"side": found[-1]}, rule.cites)


def _single(command: cmd.Hit) -> cmd.Blow:
    return cmd.Blow(
        by=command.by, target=command.target, zone=command.zone, grip=command.grip, weapon=command.weapon,
        action=command.action, limb=command.limb, facts=command.facts,
    )  # fmt: skip


def _cites(state: Contest, ruling: Ruling, *, casting: bool) -> tuple[str, ...]:
    rules = state.setup.rules
    cites = ruling.cites
    if casting:
        cites = join(cites, rules.disagreement.cites)
    elif state.taps and rules.panel is not None:
        cites = join(cites, rules.panel.cites)
    if rules.after_hit.halts and ruling.stops:
        cites = join(cites, rules.after_hit.cites)
    if rules.priority.counts == "all":
        cites = join(cites, rules.priority.cites)
    if rules.fallen is not None and any(_falls(state, *lost) for lost in ruling.lost.items()):
        cites = join(cites, rules.fallen.cites)
    return cites


def _falls(state: Contest, name: str, halves: int) -> bool:
    """Whether losing so many half-hits leaves the fighter none."""
    return halves >= hits_left(state, state.setup.fighters[name])


def _hit_phase(state: Contest, issued: cmd.Issued, t: int) -> Refusal | None:
    if state.phase in ON:
        return None
    return phase(state, issued) if late_blow(state, t) is None else None


def _again(state: Contest, command: cmd.Hit) -> Refusal | None:
    """One ruling an exchange where the rulebook asks which blow came first; a second must name the one it replaces.

    Elsewhere there may be several, but none by somebody who had not seen the last one.
    """
    rules = state.setup.rules
    if command.replaces:
        alive = {e.id for e in state.history if isinstance(e, ev.Struck | ev.Acknowledged)} - annulled(state.history)
        return None if command.replaces in alive else Refusal("contest-no-such-ruling", {"event": command.replaces})
    if one_ruling(rules) and state.exchange_ruling:
        cites = join(rules.priority.cites, rules.together.cites if rules.together else ())
        return Refusal("contest-already-ruled", {"event": state.exchange_ruling}, cites)
    unseen = [name for name, _ in rulings(state) if name not in command.knows] if command.knows is not None else []
    return Refusal("contest-ruled-meanwhile", {"event": unseen[-1]}) if unseen else None


def _reason(state: Contest, command: cmd.Hit) -> Refusal | None:
    listed = state.setup.rules.not_counted
    if command.not_counted and listed and all(c.id != command.not_counted for c in listed):
        known = ", ".join(c.id for c in listed)
        cites = join((), *(c.cites for c in listed))
        return Refusal("contest-unknown-reason", {"reason": command.not_counted, "known": known}, cites)
    chosen = next((c for c in listed if c.id == command.not_counted), None)
    if chosen is not None and chosen.note and not command.reason.strip():
        return Refusal("contest-reason-needed", {"command": "hit"}, chosen.cites)
    return None


def _check_all(state: Contest, blows: tuple[cmd.Blow, ...]) -> Refusal | None:
    for blow in blows:
        no = _check(state, blow)
        if no is not None:
            return no
    return None


def _check(state: Contest, blow: cmd.Blow) -> Refusal | None:
    rules = state.setup.rules
    striker = fighter(state, blow.by)
    if striker is None and (blow.by not in SIDES or not rules.team):
        return Refusal("contest-unknown-fighter", {"fighter": blow.by})
    if rules.hits is not None or blow.target:
        no = _check_target(state, blow)
        if no is not None:
            return no
    if striker is not None and striker.id not in state.lineups[striker.side]:
        return Refusal("contest-not-lined-up", {"fighter": striker.id})
    if striker is not None and is_down(state, striker):
        return Refusal("contest-striker-out", {"fighter": striker.id}, went_by(state, striker.id))
    return _unsaid(state, blow) or _words(rules, blow)


def went_by(state: Contest, name: str) -> tuple[str, ...]:
    """The clauses by which a fighter is down: those of what put him out, or what the rulebook says of who has no hits."""
    dead = annulled(state.history)
    gone = (e for e in reversed(state.history) if isinstance(e, ev.WentOut) and e.fighter == name and e.id not in dead)
    fallen = state.setup.rules.fallen
    return next((e.cites for e in gone), fallen.cites if fallen is not None else ())


def _asking(rules: Nomination, fact: str) -> tuple[str, ...]:
    """The clauses of the table rows that ask for a fact."""
    targets = (row.cites for row in rules.targets if fact in row.when)
    return join((), *targets, *(row.cites for row in rules.scoring if fact in row.when))


def _unsaid(state: Contest, blow: cmd.Blow) -> Refusal | None:
    """What the tables need to know of a blow and nobody said: zone, grip or weapon it hangs on, which arm if cloaked."""
    rules = state.setup.rules
    cites = rules.targets[-1].cites if rules.targets else ()
    if not blow.zone and _asks_zone(rules) and not (rules.team and land(state, blow).counts):
        return Refusal("contest-zone-needed", {"known": ", ".join(w.id for w in rules.zones)}, cites)
    if not blow.grip and len({_worth(state, replace(blow, grip=w.id)) for w in rules.grips}) > 1:
        return Refusal("contest-grip-needed", {"known": ", ".join(w.id for w in rules.grips)}, _asking(rules, "grip"))
    if not blow.weapon and len({_worth(state, replace(blow, weapon=w.id)) for w in rules.weapons}) > 1:
        known = ", ".join(w.id for w in rules.weapons)
        return Refusal("contest-weapon-needed", {"known": known}, _asking(rules, "weapon"))
    striker = fighter(state, blow.by)
    target = fighter(state, blow.target or (opponent(striker.side) if striker else ""))
    if target is None or not target.cloak or blow.limb or part_of(rules, blow.zone) != "arm":
        return None
    row = next((r for r in rules.targets if "cloaked" in r.when), None)
    return Refusal("contest-limb-needed", {"fighter": target.id}, row.cites) if row else None


def _worth(state: Contest, blow: cmd.Blow) -> tuple[bool, int, int]:
    """What the tables give for a blow."""
    landed = land(state, blow)
    return landed.counts, landed.points, landed.halves


def _check_target(state: Contest, blow: cmd.Blow) -> Refusal | None:
    striker = fighter(state, blow.by)
    side = striker.side if striker is not None else ("red" if blow.by == "red" else "blue")
    target = fighter(state, blow.target or opponent(side))
    if target is None:
        return Refusal("contest-unknown-fighter", {"fighter": blow.target or opponent(side)})
    if target.side == side:
        return Refusal("contest-own-side", {"fighter": target.id})
    if target.id not in state.lineups[target.side]:
        return Refusal("contest-not-lined-up", {"fighter": target.id})
    if not is_down(state, target):
        return None
    return Refusal("contest-already-out", {"fighter": target.id}, went_by(state, target.id))


def _asks_zone(rules: Nomination) -> bool:
    conditions = [*(row.when for row in rules.targets), *(row.when for row in rules.scoring)]
    return bool(rules.zones) and any("zone" in when or "part" in when for when in conditions)


def acknowledge(state: Contest, issued: cmd.Issued) -> Answer:
    """A struck fighter marks his own hit; whether that counts is the rulebook's (u.2.9)."""
    command = issued.said(cmd.Acknowledge)
    one = fighter(state, command.fighter)
    rule = state.setup.rules.acknowledge
    if state.phase not in ON:
        return phase(state, issued, rule.cites)
    if one is None:
        return Refusal("contest-unknown-fighter", {"fighter": command.fighter})
    if is_down(state, one):
        return Refusal("contest-already-out", {"fighter": one.id}, rule.cites)
    blow = cmd.Blow(
        by=opponent(one.side), target=one.id, zone=command.zone, weapon=command.weapon, action=command.action,
        limb=command.limb,
    )  # fmt: skip
    no = _words(state.setup.rules, blow) or (_unsaid(state, blow) if rule.counts else None)
    if no is not None:
        return no
    ruling = resolve(state, (blow,), issued.t)
    return (ev.Acknowledged(**base(issued, join(rule.cites, ruling.cites)), fighter=one.id, blow=blow),)


def clinch(state: Contest, issued: cmd.Issued) -> Answer:
    """The timer of a clinch starts (u.1.7)."""
    rule = state.setup.rules.clinch
    if rule is None:
        return Refusal("contest-no-clinch-rule")
    if state.phase != "running" or state.clinch_at is not None:
        return phase(state, issued, rule.cites)
    return (ev.Clinched(**base(issued, rule.cites)),)


def part(state: Contest, issued: cmd.Issued) -> Answer:
    """A clinch is over before its time."""
    rule = state.setup.rules.clinch
    if state.clinch_at is None:
        return Refusal("contest-no-clinch", {}, rule.cites if rule else ())
    return (ev.Parted(**base(issued, rule.cites if rule else ())),)


def touch(state: Contest, issued: cmd.Issued) -> Answer:
    """A touch of the ground, or both fighters' at once (u.7.3)."""
    command = issued.said(cmd.Touch)
    rule = state.setup.rules.touch
    if rule is None:
        return Refusal("contest-no-touch-rule")
    if state.phase not in ON:
        return phase(state, issued, rule.cites)
    touches = command.exchange or (cmd.Touched(side=command.side, part=command.part),)
    for one in touches:
        if one.side not in SIDES and one.side not in state.setup.fighters:
            return Refusal("contest-unknown-fighter", {"fighter": one.side})
        if not one.part:
            return Refusal("contest-touch-part", {}, rule.cites)
        zones = state.setup.rules.zones
        if zones and all(w.id != one.part for w in zones):
            known = ", ".join(w.id for w in zones)
            return Refusal("contest-unknown-zone", {"zone": one.part, "known": known}, rule.cites)
    down = [t for t in touches if t.part not in rule.allowed]
    together = state.setup.rules.fall_together
    cites = join(rule.cites, together.cites if together and len(down) > 1 else ())
    return (ev.TouchedGround(**base(issued, cites), touches=touches),)


BLOWS: dict[str, Handler] = {
    "observe": observe, "hit": hit, "acknowledge": acknowledge, "clinch": clinch, "part": part, "touch": touch,
}  # fmt: skip
