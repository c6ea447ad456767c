"""The desk's decider for contests: a stream `contest/BOUT` whose setup is among the desk's facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hofmarshal.contest import commands as cmd
from hofmarshal.contest import events as ev
from hofmarshal.contest.decide import decide
from hofmarshal.contest.due import due
from hofmarshal.contest.evolve import evolve
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import Contest, fresh
from hofmarshal.desk.decider import Codec, Decider, Due, Issued
from hofmarshal.rules.notes import Refusal

KIND = "contest"


def stream_of(bout: str) -> str:
    """The stream of a bout."""
    return f"{KIND}/{bout}"


def _fresh(stream: str, facts: Any) -> Contest:
    setups: Mapping[str, Setup] = facts
    return fresh(setups[stream])


def _decide(state: Contest, issued: Issued) -> tuple[ev.Any, ...] | Refusal:
    return decide(state, cmd.Issued(id=issued.id, t=issued.at, seat=issued.seat, command=issued.command))


def _due(state: Contest) -> tuple[Due, ...]:
    return tuple(Due(d.instant, d.command, d.name) for d in due(state))


CONTEST: Decider[Contest, ev.Any] = Decider(
    kind=KIND, codec=Codec(ev.Any), fresh=_fresh, decide=_decide, evolve=evolve, due=_due
)
"""Contests as the desk runs them; the desk's facts map each contest's stream to its `Setup`."""
