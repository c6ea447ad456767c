"""The desk's decider for a contest on its own: a stream `contest/BOUT` whose setup is among the desk's facts."""

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


def setup_for(stream: str, facts: Any) -> Contest:
    """The contest before its first event; the desk's facts map each contest's stream to its setup."""
    setups: Mapping[str, Setup] = facts
    return fresh(setups[stream])


def decided(state: Contest, issued: Issued) -> tuple[ev.Any, ...] | Refusal:
    """The contest's decision on a command given at the desk."""
    return decide(state, cmd.Issued(id=issued.id, t=issued.at, seat=issued.seat, command=issued.command))


def dues(state: Contest) -> tuple[Due, ...]:
    """The contest's deadlines as the desk reads them."""
    return tuple(Due(d.instant, d.command, d.name) for d in due(state))


CONTEST: Decider[Contest, ev.Any] = Decider(
    kind=KIND, codec=Codec(ev.Any), fresh=setup_for, decide=decided, evolve=evolve, due=dues
)
"""Contests as the desk runs them; the desk's facts map each contest's stream to its `Setup`."""
