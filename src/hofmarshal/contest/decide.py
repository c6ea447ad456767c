"""The decider of a contest: a command becomes events, or a refusal that names its reason and clause."""

from __future__ import annotations

from msgspec.structs import replace

from hofmarshal.contest import events as ev
from hofmarshal.contest.blows import join
from hofmarshal.contest.commands import Issued, role_of
from hofmarshal.contest.decide_blows import BLOWS
from hofmarshal.contest.decide_conduct import CONDUCT
from hofmarshal.contest.decide_flow import FLOW
from hofmarshal.contest.decide_team import TEAM
from hofmarshal.contest.evolve import evolve
from hofmarshal.contest.rights import may, name_of, refused
from hofmarshal.contest.state import ON, Contest
from hofmarshal.contest.undo import annul
from hofmarshal.rules.notes import Refusal

HANDLERS = {**FLOW, **BLOWS, **CONDUCT, **TEAM, "annul": annul}
"""Command name → function of (state, issued) that gives events or a refusal."""

WHILE_SUSPENDED = frozenset(
    {
        "resume", "hold", "clear", "annul", "observe", "withdraw", "disqualify", "sign", "announce", "protest",
        "settle-protest",
    }
)  # fmt: skip
"""Commands that make sense while every clock is frozen."""

OF_A_ROUND = frozenset(
    "hit acknowledge claim out yield return mutual-breach enter breakthrough clinch touch".split(),
)
"""Commands about what happened in a round: those of an earlier round are not counted for the present one."""


def decide(state: Contest, issued: Issued) -> tuple[ev.Any, ...] | Refusal:
    """Events the command makes happen, or why it does not; nothing is changed by a refusal.

    A `decided` event follows whenever the derived outcome is not the one stored last.
    """
    name = name_of(issued.command)
    no = refused(state, issued)
    if no is not None:
        return no
    if state.frozen_at is not None and name not in WHILE_SUSPENDED:
        return Refusal("contest-suspended", {"command": name})
    if name in OF_A_ROUND and _of_the_last(state, issued):
        if role_of(issued.seat) != "hofmarshal":
            return (_late_mark(state, issued, name),)
        return Refusal("contest-of-the-last-round", {"command": name})
    answer = HANDLERS[name](state, issued)
    if isinstance(answer, Refusal):
        return answer
    _, cites = may(state, name, "")
    events = tuple(replace(e, cites=join(e.cites, cites)) for e in answer) if cites else answer
    return (*events, *_decided(state, events, issued))


def _of_the_last(state: Contest, issued: Issued) -> bool:
    """Whether a command is dated before the round that began last (a correction is dated by what it corrects)."""
    later = len(state.opened) > 1 and bool(state.rounds) and state.phase in (*ON, "round-over", "decided")
    return later and not getattr(issued.command, "replaces", "") and issued.t < _begun(state)[-1]


def _begun(state: Contest) -> list[int]:
    """The instants at which rounds began."""
    starts = {e.id: e.t for e in state.history if isinstance(e, ev.Started)}
    return [starts[name] for name in state.opened]


def _late_mark(state: Contest, issued: Issued, name: str) -> ev.MarkedLate:
    """What a judge saw in a round that is over, told in the next: kept for the hofmarshal, counted for neither."""
    said = issued.command
    fighter, cause = (str(getattr(said, field, "") or "") for field in ("fighter", "cause"))
    fighter = fighter or str(getattr(said, "target", "") or "")
    place = sum(at <= issued.t for at in _begun(state))
    number = state.rounds[max(0, place - 1)].number
    return ev.MarkedLate(
        id=issued.id, t=issued.t, by=issued.seat, what=name, fighter=fighter, cause=cause, round=number
    )


def _decided(state: Contest, events: tuple[ev.Any, ...], issued: Issued) -> tuple[ev.Decided, ...]:
    """The outcome to store, if the events led to one that is not stored yet; a signed one stands unless they changed it."""
    if not events:
        return ()
    after = state
    for event in events:
        after = evolve(after, event)
    outcome = after.outcome
    stands = after.stored is not None and (after.stored, outcome) == (state.stored, state.outcome)
    if outcome is None or after.stored == outcome or stands:
        return ()
    return (ev.Decided(id=f"{issued.id}.decided", t=issued.t, cites=outcome.cites, outcome=outcome),)
