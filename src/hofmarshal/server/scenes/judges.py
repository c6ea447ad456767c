"""What the judges of a battle see beside everyone's scene: open orders, outs without a cause, marks that came late."""

from __future__ import annotations

from hofmarshal.contest import events as ev
from hofmarshal.contest.evolve import annulled
from hofmarshal.contest.field import Measured
from hofmarshal.contest.state import Contest
from hofmarshal.contest.why import kind_of
from hofmarshal.rules.notes import Note
from hofmarshal.server.scenes.console import claims_of, start_reasons
from hofmarshal.server.scenes.contest import Told
from hofmarshal.server.scenes.model_battle import JudgesScene, LateMarkScene
from hofmarshal.server.scenes.round_end import terms, verdict

AT_MOST = 20
"""Late marks that are shown, the newest."""


def judges_scene(ring: str, told: Told | None, field: Measured | None = None) -> JudgesScene:
    """The scene of the contest that is on at the ring, or of none; `field` is the ring's as it was measured."""
    if told is None:
        return JudgesScene(ring=ring)
    state = told.state
    both = len(state.orders) == 2
    return JudgesScene(
        ring=ring,
        stream=told.opened.stream,
        number=len(state.history),
        orders=dict(state.orders) if both else {},
        to_name=tuple(name for name, cause in state.tally.out.items() if not cause),
        late=_late(told),
        claims=claims_of(told),
        cannot_start=start_reasons(told),
        verdict=tuple(told.sayer.say(note) for note in verdict(state)),
        terms=tuple(told.sayer.say(note) for note in terms(state.setup.rules, field)),
    )


def _late(told: Told) -> tuple[LateMarkScene, ...]:
    state = told.state
    dead = annulled(state.history)
    found = [e for e in state.history if isinstance(e, ev.MarkedLate) and e.id not in dead]
    confirmed = next((e.id for e in reversed(state.history) if _confirms(e) and e.id not in dead), "")
    first, last = _last_round(state)
    return tuple(
        LateMarkScene(
            event=one.id, by=one.by, at=one.t, round=one.round, what=one.what, fighter=one.fighter, cause=one.cause,
            said=told.sayer.say(Note(f"contest-why-{kind_of(one)}", _words(one), (one.cause,) if one.cause else ())),
fits=one.what == "out" and first <= one.t <= last,
            reopens=confirmed if one.what == "out" and first <= one.t <= last and state.awaits != "confirm" else "",
        )
        for one in found[-AT_MOST:]
    )  # fmt: skip


def _last_round(state: Contest) -> tuple[int, int]:
    """When the last finished round began and when it ended."""
    if not state.rounds:
        return 0, -1
    began = state.opened[len(state.rounds) - 1]
    return next(e.t for e in state.history if e.id == began), state.rounds[-1].ended_at


def _confirms(event: ev.Any) -> bool:
    return isinstance(event, ev.Ruled) and not event.claim


def _words(one: ev.MarkedLate) -> dict[str, str | int]:
    return {"by": one.by or "none", "what": one.what, "fighter": one.fighter or "none", "round": one.round,
            "cause": one.cause or "none"}  # fmt: skip
