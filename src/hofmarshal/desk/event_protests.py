"""Protests at the desk: what a nomination is told of the announcement at the ring, and what a contest hears of a protest."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from hofmarshal.contest import commands as cmd
from hofmarshal.contest import events as ev
from hofmarshal.contest.evolve import annulled
from hofmarshal.contest.state import Contest
from hofmarshal.desk.decider import Issued, Look, Reaction
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import events as nev
from hofmarshal.tournament import nomination, programme
from hofmarshal.tournament.protest_acts import Dismissed, Filed, Retracted, Voted


def gather(state: nomination.State, issued: Issued, look: Look) -> Issued:
    """A protest whose announcement is not said (None) with its instant, from the contest's stream or from the desk's word."""
    command = issued.command
    if not isinstance(command, ncmd.Protest) or command.announced is not None:
        return issued
    stream, at = announcement(state, command.bout, look)
    told = msgspec.structs.replace(command, announced=at, contest=stream)
    return msgspec.structs.replace(issued, command=told)


def announcement(state: nomination.State, bout: str, look: Look) -> tuple[str, int | None]:
    """The contest in which a bout was fought last (empty: in none), and when its result was announced last (None: never).

    A result that was corrected may be announced once more, at the desk: the later word counts.
    """
    ground: programme.State = look(programme.STREAM)
    stream = programme.last_attempt(ground, state.name, bout)
    instants = [announced_at(look(stream))] if stream else []
    instants.append(state.announcements.get(bout))
    return stream, max((at for at in instants if at is not None), default=None)


def announced_at(contest: Contest) -> int | None:
    """When a contest's result was announced, as it was lived: suspensions since are the nomination's to count."""
    if contest.announced_at is None:
        return None
    dead = annulled(contest.history)
    said = (e.t for e in reversed(contest.history) if isinstance(e, ev.Announced) and e.id not in dead)
    return next(said, contest.announced_at)


def follow(event: nev.Event, state: nomination.State) -> Iterator[Reaction]:
    """What the contest of a protest is told: that it was made, and what became of the result."""
    if not isinstance(event, nev.Protested) or not event.contest:
        return
    fact = event.fact
    if isinstance(fact, Filed):
        yield Reaction(event.contest, cmd.Protest(protest=event.protest, clause=fact.clause), "protested")
    elif isinstance(fact, Voted | Dismissed | Retracted):
        how = state.protests[event.protest].state.consequence or "stands"
        yield Reaction(event.contest, cmd.SettleProtest(protest=event.protest, how=how), "protest-settled")
