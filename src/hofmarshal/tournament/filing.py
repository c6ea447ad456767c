"""Decides what concerns a bout's announced result: the announcement, a protest about it, the vote, what follows from it."""

from __future__ import annotations

import msgspec

from hofmarshal.rules.notes import Refusal
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import events as ev
from hofmarshal.tournament import protest
from hofmarshal.tournament.drawing import Decision
from hofmarshal.tournament.recording import record
from hofmarshal.tournament.state import Case, State, paused


def announce(state: State, command: cmd.Announce) -> Decision:
    """The desk announces a recorded result: one recorded by hand, or corrected since it was announced at the ring."""
    bout = state.bouts.get(command.bout)
    if bout is None:
        return Refusal("nomination-bout-unknown", {"bout": command.bout})
    if bout.again:
        return Refusal("protest-bout-again", {"bout": command.bout})
    window = state.rules.protest_window
    cites = window.cites if window is not None else ()
    return (ev.Announced(bout=command.bout, t=command.t, by=command.by, cites=cites),)


def file(state: State, command: cmd.Protest) -> Decision:
    """A protest about a recorded bout, by one who fought in it."""
    rule = state.rules.protests
    if rule is not None and not rule.allowed:
        return Refusal("protest-not-accepted", {}, rule.cites)
    if not command.protest.strip() or command.protest in state.protests:
        return Refusal("protest-id-taken", {"protest": command.protest})
    bout = state.bouts.get(command.bout)
    if bout is None:
        return Refusal("nomination-bout-unknown", {"bout": command.bout})
    window = state.rules.protest_window
    cites = window.cites if window is not None else ()
    if command.entry not in (bout.now.red, bout.now.blue):
        return Refusal("protest-not-of-bout", {"entry": command.entry, "bout": command.bout}, cites)
    if bout.again:
        return Refusal("protest-bout-again", {"bout": command.bout})
    if command.announced is None:
        return Refusal("protest-not-announced", {"bout": command.bout}, cites)
    kind = stage_kind(state, bout.stage)
    wanted = protest.File(
        t=command.t,
        entry=command.entry,
        by=command.filer,
        form=command.form,
        clause=command.clause,
        video=command.video,
        text=command.text,
        before=protests_of(state, command.entry),
    )
    announced = command.announced + paused(state, command.announced, command.t)
    facts = protest.decide(protest.fresh(state.rules, kind, announced), wanted)
    if isinstance(facts, Refusal):
        return facts
    about = (command.bout, command.entry)
    if any((case.bout, case.entry) == about and case.state.phase == "filed" for case in state.protests.values()):
        return Refusal("protest-already-filed", {"phase": "filed"})
    return tuple(
        ev.Protested(
            protest=command.protest,
            bout=command.bout,
            entry=command.entry,
            stage=bout.stage,
            announced=announced,
            fact=fact,  # type: ignore[arg-type]
            by=command.by,
            cites=fact.cites,
            contest=command.contest,
        )
        for fact in facts
    )


def stage_kind(state: State, stage: str) -> str:
    """The kind of a stage (`qualifying`, `final`…), by which the commission is composed."""
    return state.stages[stage].layout.kind if stage in state.stages else stage


def protests_of(state: State, entry: str) -> int:
    """How many protests of an entry count against the limit: all that were accepted, but for mistakes of the desk."""
    return sum(1 for case in state.protests.values() if case.entry == entry and not case.state.mistaken)


def retract(state: State, command: cmd.Retract) -> Decision:
    """A protest is taken back before it is decided."""
    case = state.protests.get(command.protest)
    if case is None:
        return Refusal("protest-unknown", {"protest": command.protest})
    wanted = protest.Retract(t=command.t, reason=command.reason, mistaken=command.mistaken)
    facts = protest.decide(case.state, wanted)
    if isinstance(facts, Refusal):
        return facts
    return tuple(_fact(state, command.protest, case, fact, command.by) for fact in facts)


def vote(state: State, command: cmd.Vote) -> Decision:
    """The commission's votes or the dismissal; an upheld protest corrects the result or has the bout fought again."""
    case = state.protests.get(command.protest)
    if case is None:
        return Refusal("protest-unknown", {"protest": command.protest})
    wanted: protest.Command = protest.Cast(t=command.t, votes=command.votes, then=command.then)
    if command.dismiss:
        wanted = protest.Dismiss(t=command.t, reason=command.dismiss)
    facts = protest.decide(case.state, wanted)
    if isinstance(facts, Refusal):
        return facts
    after = case.state
    for fact in facts:
        after = protest.evolve(after, fact)
    follows = _consequence(state, case, after, command)
    if isinstance(follows, Refusal):
        return follows
    return (*(_fact(state, command.protest, case, fact, command.by) for fact in facts), *follows)


def _fact(state: State, key: str, case: Case, fact: protest.Event, by: str) -> ev.Protested:
    stage = state.bouts[case.bout].stage if case.bout in state.bouts else ""
    return ev.Protested(
        protest=key,
        bout=case.bout,
        entry=case.entry,
        stage=stage,
        announced=case.state.announced,
        fact=fact,  # type: ignore[arg-type]
        by=by,
        cites=fact.cites,
        contest=case.contest,
    )


def _consequence(state: State, case: Case, after: protest.State, command: cmd.Vote) -> Decision:
    """What an upheld protest does to its bout."""
    reason = f"protest {command.protest}"
    if after.consequence == "refought" and state.bouts[case.bout].again:
        return ()
    if after.consequence == "refought":
        return (ev.Voided(bout=case.bout, reason=reason, by=command.by),)
    if after.consequence == "corrected":
        if command.result is None:
            return Refusal("protest-result-needed", {"protest": command.protest}, after.cites)
        result = msgspec.structs.replace(command.result, bout=case.bout)
        return record(state, cmd.Record(result=result, reason=reason, by=command.by))
    return ()


def overdue(state: State, key: str, fact: protest.Event) -> ev.Protested | None:
    """The event that marks a protest overdue."""
    case = state.protests.get(key)
    return None if case is None else _fact(state, key, case, fact, "")
