"""Decides what a bout brings: calls, results and their revisions, voids, withdrawals, disqualifications."""

from __future__ import annotations

import msgspec

from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Refusal
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import events as ev
from hofmarshal.tournament.commands import Score
from hofmarshal.tournament.drawing import Decision, unknown_entries
from hofmarshal.tournament.state import Stage, State, active, group_of, stage_rules, standing
from hofmarshal.tournament.tables import unfought, view
from hofmarshal.tournament.withdrawal import PlannedBout

replace = msgspec.structs.replace


def call(state: State, command: cmd.CallBout) -> Decision:
    """A bout is called: its stage's scoring and ranking stay from here."""
    planned = _planned(state, command.bout)
    if planned is None:
        return Refusal("nomination-bout-unknown", {"bout": command.bout})
    gone = next((entry for entry in (planned.red, planned.blue) if not active(state, entry)), None)
    if gone is not None:
        return _left(state, gone, planned.bout)
    return (ev.Called(bout=command.bout, stage=planned.stage, by=command.by),)


def _planned(state: State, bout: str) -> PlannedBout | None:
    """The planned bout of that name, not fought yet."""
    for stage in state.stages.values():
        for group in stage.groups:
            if bout.startswith(f"{stage.layout.id}-{group.name}-"):
                found = next((one for one in unfought(state, stage, group) if one.bout == bout), None)
                if found is not None:
                    return found
    return None


def _left(state: State, entry: str, bout: str) -> Refusal:
    why = standing(state, entry).why
    return Refusal("nomination-bout-of-left", {"entry": entry, "bout": bout}, why.cites if why else ())


def record(state: State, command: cmd.Record) -> Decision:
    """A bout's result; for one already recorded a revision, with its reason."""
    score = normal(command.result)
    if isinstance(score, Refusal):
        return score
    old = state.bouts.get(score.bout)
    if old is None:
        placed = _placed(state, score)
    else:
        placed = _placed_again(state, score, old.now) if old.again else _revised(state, score)
    if isinstance(placed, Refusal):
        return placed
    rules = stage_rules(state, state.stages[placed.stage]) if placed.stage in state.stages else state.rules
    unsaid = _winner_unsaid(rules, placed)
    if unsaid is not None:
        return unsaid
    if old is not None and not old.again:
        if same(old.now, placed):
            return Refusal("nomination-bout-same", {"bout": placed.bout})
        if not command.reason.strip():
            return Refusal("nomination-revision-needs-reason", {"bout": placed.bout})
    else:
        # whom the bout itself disqualified may be out before its result is signed: he was there when it was fought
        sent = (*placed.disqualified, *placed.removed)
        gone = next((entry for entry in _present(placed) if not active(state, entry) and entry not in sent), None)
        if gone is not None:
            return _left(state, gone, placed.bout)
    placed, cites = as_recorded(rules, placed)
    revision = len(old.revisions) if old is not None else 0
    return (ev.Recorded(result=placed, revision=revision, reason=command.reason, by=command.by, cites=cites),)


def _present(score: Score) -> tuple[str, ...]:
    """Who must still be in the nomination for the result to be: both who fought, the winner of a walkover."""
    if score.status == "fought":
        return score.red, score.blue
    winner = {"red": score.red, "blue": score.blue}.get(score.winner)
    return (winner,) if winner else ()


def _winner_unsaid(rules: Nomination, score: Score) -> Refusal | None:
    """The refusal of a result that must name a winner, or say that there is none, and does not."""
    ties = rules.ties
    wanted = ties.cites and ties.equal != "draw" and not score.disqualified
    if score.winner or score.status == "void" or (score.status == "fought" and not wanted):
        return None
    if score.status == "walkover":
        defeat = rules.absent or rules.late
        return Refusal("nomination-walkover-winner", {"bout": score.bout}, defeat.cites if defeat is not None else ())
    return Refusal("nomination-winner-needed", {"bout": score.bout}, ties.cites)


def as_recorded(rules: Nomination, score: Score) -> tuple[Score, tuple[str, ...]]:
    """A bout won in its extra round carries the score the rulebook records for it (sm.12.7: 10:9)."""
    rule = rules.record
    if rule is None or not score.extra_round or score.winner not in ("red", "blue"):
        return score, ()
    red, blue = (rule.winner, rule.loser) if score.winner == "red" else (rule.loser, rule.winner)
    return replace(score, red_score=red, blue_score=blue), rule.cites


def same(one: Score, other: Score) -> bool:
    """Whether two results say the same (whatever their source and note)."""
    blank = {"source": "", "note": ""}
    return replace(one, **blank) == replace(other, **blank)


def normal(score: Score) -> Score | Refusal:
    """The result checked by itself, its winner as a side: an entry's code, or by the scores where none is named."""
    if not score.bout.strip():
        return Refusal("nomination-bout-without-id", {"red": score.red, "blue": score.blue})
    numbers = (score.red_round_points, score.blue_round_points, score.red_standing, score.blue_standing)
    if min((*numbers, *score.sanctions.values())) < 0:
        return Refusal("nomination-negative-score", {"bout": score.bout})
    if score.red and score.red == score.blue:
        return Refusal("nomination-bout-against-self", {"bout": score.bout, "entry": score.red})
    winner = score.winner
    if winner and winner == score.red:
        winner = "red"
    elif winner and winner == score.blue:
        winner = "blue"
    elif not winner and score.status != "void" and score.red_score != score.blue_score:
        winner = "red" if score.red_score > score.blue_score else "blue"
    if winner not in ("", "none", "red", "blue"):
        return Refusal("nomination-winner-unknown", {"bout": score.bout, "winner": winner})
    return replace(score, winner="" if score.status == "void" else winner)


def _revised(state: State, score: Score) -> Score | Refusal:
    """A revision keeps the bout's fighters, stage and group."""
    old = state.bouts[score.bout].now
    if score.red and {score.red, score.blue} != {old.red, old.blue}:
        args: dict[str, str | int] = {"bout": score.bout, "red": old.red, "blue": old.blue}
        return Refusal("nomination-bout-other-pair", args)
    if score.red == old.blue:
        score = turned(score)
    placed = replace(score, red=old.red, blue=old.blue, stage=old.stage, group=old.group, extra=old.extra)
    return _odd(placed) or placed


def _placed_again(state: State, score: Score, old: Score) -> Score | Refusal:
    """The result of a bout fought once more is placed like a first one; by default it is the same two who meet."""
    if not score.red:
        score = replace(score, red=old.red, blue=old.blue)
    return _placed(state, score if score.stage else replace(score, stage=old.stage))


def _odd(score: Score) -> Refusal | None:
    """Sanctions and disqualifications must be of the bout's own two."""
    odd = next(
        (e for e in (*score.sanctions, *score.disqualified, *score.removed) if e not in (score.red, score.blue)), None
    )
    return Refusal("nomination-sanction-of-other", {"bout": score.bout, "entry": odd}) if odd is not None else None


def turned(score: Score) -> Score:
    """The same result with red and blue exchanged."""
    return replace(
        score,
        red=score.blue,
        blue=score.red,
        red_score=score.blue_score,
        blue_score=score.red_score,
        red_round_points=score.blue_round_points,
        blue_round_points=score.red_round_points,
        red_standing=score.blue_standing,
        blue_standing=score.red_standing,
        winner={"red": "blue", "blue": "red"}.get(score.winner, score.winner),
    )


def _placed(state: State, score: Score) -> Score | Refusal:
    """The result put to the planned bout it belongs to: by the bout's own name, else by its two fighters."""
    if not state.stages:
        return Refusal("nomination-not-drawn", {"bout": score.bout})
    if score.stage and score.stage not in state.stages:
        return Refusal("nomination-stage-unknown", {"stage": score.stage})
    if score.red or score.blue:
        unknown = unknown_entries(state, (score.red, score.blue))
        if unknown is not None:
            return unknown
    found = _find(state, score)
    if found is None:
        return _unplaced(state, score)
    placed = replace(score, stage=found.stage, group=found.group, extra=found.extra)
    if not score.red:
        placed = replace(placed, red=found.red, blue=found.blue)
        named = {found.red: "red", found.blue: "blue"}
        placed = replace(placed, winner=named.get(score.winner, score.winner))
    return _odd(placed) or placed


def _find(state: State, score: Score) -> PlannedBout | None:
    named = _planned(state, score.bout)
    if named is not None and score.stage in ("", named.stage) and _fits(score, named):
        return named
    stages = [stage for stage in state.stages.values() if score.stage in ("", stage.layout.id)]
    for stage in stages:
        group = group_of(stage, score.red)
        if group is None or score.blue not in group.entries:
            continue
        pair = {score.red, score.blue}
        found = [one for one in unfought(state, stage, group) if {one.red, one.blue} == pair]
        found = [one for one in found if one.extra or not score.extra]
        if found:
            return found[0]
    return None


def _fits(score: Score, named: PlannedBout) -> bool:
    """Whether a result names nobody, or the two of the planned bout."""
    return not score.red or {score.red, score.blue} == {named.red, named.blue}


def _unplaced(state: State, score: Score) -> Refusal:
    """Why a result belongs nowhere."""
    if not score.red:
        return Refusal("nomination-bout-unknown", {"bout": score.bout})
    args: dict[str, str | int] = {"bout": score.bout, "red": score.red, "blue": score.blue}
    if score.extra:
        cites = next((c.cites for c in state.rules.ranking if c.by == "extra-bout"), ())
        return Refusal("nomination-extra-not-scheduled", args, cites)
    fought = [
        b.now.bout for b in state.bouts.values() if not b.again and {b.now.red, b.now.blue} == {score.red, score.blue}
    ]
    if fought:
        once = state.rules.round_robin
        return Refusal("nomination-bout-fought", {**args, "other": fought[-1]}, once.cites if once is not None else ())
    return Refusal("nomination-bout-not-planned", args)


def void(state: State, command: cmd.Void) -> Decision:
    """A bout is to be fought again; or a stage is voided, so that new rules reach it."""
    if not command.reason.strip():
        return Refusal("nomination-void-needs-reason", {"what": command.stage or command.bout})
    if command.stage:
        return _void_stage(state, command)
    bout = state.bouts.get(command.bout)
    if bout is None or bout.again:
        return Refusal("nomination-bout-unknown", {"bout": command.bout})
    return (ev.Voided(bout=command.bout, reason=command.reason, by=command.by),)


def _void_stage(state: State, command: cmd.Void) -> Decision:
    stage = state.stages.get(command.stage)
    if stage is None:
        return Refusal("nomination-stage-unknown", {"stage": command.stage})
    later = next((s.layout.id for s in state.stages.values() if s.layout.before == command.stage), None)
    if later is not None and not stage.called:
        return Refusal("nomination-stage-has-next", {"stage": command.stage, "next": later})
    return (ev.Voided(stage=command.stage, reason=command.reason, by=command.by),)


def withdraw(state: State, command: cmd.Withdraw) -> Decision:
    """An entry leaves; what becomes of its bouts is the rulebook's (`withdrawal`)."""
    unknown = unknown_entries(state, (command.entry,))
    if unknown is not None:
        return unknown
    if not active(state, command.entry):
        return Refusal("nomination-already-left", {"entry": command.entry})
    cites = state.rules.withdrawal.cites
    return (ev.Withdrawn(entry=command.entry, reason=command.reason, by=command.by, cites=cites),)


def disqualify(state: State, command: cmd.Disqualify) -> Decision:
    """A disqualification; the ladder says at which count the entry is off the grid (sm.two-dq)."""
    unknown = unknown_entries(state, (command.entry,))
    if unknown is not None:
        return unknown
    if standing(state, command.entry).state == "removed":
        return Refusal("nomination-already-left", {"entry": command.entry})
    bout = state.bouts.get(command.bout)
    if command.bout and (bout is None or command.entry not in (bout.now.red, bout.now.blue)):
        return Refusal("nomination-bout-unknown", {"bout": command.bout})
    said = [f for f in state.faults if command.bout and (f.entry, f.bout) == (command.entry, command.bout)]
    if bout is not None and (command.entry in bout.now.disqualified or said) and not command.remove:
        return Refusal("nomination-disqualified-already", {"entry": command.entry, "bout": command.bout})
    rows = [r for r in state.rules.ladder if (r.kind, r.scope) == ("disqualification", "nomination")]
    cites = (command.clause,) * bool(command.clause) + tuple(c for row in rows for c in row.cites)
    return (
        ev.Disqualified(
            entry=command.entry,
            bout=command.bout,
            reason=command.reason,
            remove=command.remove,
            by=command.by,
            cites=tuple(dict.fromkeys(cites)),
        ),
    )


def where(state: State, entry: str) -> Stage | None:
    """The latest stage an entry is in."""
    return next((s for s in reversed(list(state.stages.values())) if group_of(s, entry)), None)


def incomplete(state: State, stage: Stage) -> tuple[str, ...]:
    """The open bouts of a stage, by name."""
    return tuple(bout.bout for bout in view(state, stage).open)
