"""Which stage follows which: the rulebook's scheme, walked from the first stage to the last."""

from __future__ import annotations

from hofmarshal.tournament.events import StageKind
from hofmarshal.tournament.state import Stage, State, stage_rules

THIRD = "third-place"
"""The name of the group that fights for third place beside an elimination's final."""


def scheme(state: State) -> tuple[StageKind, ...]:
    """The stages of the rulebook, first to last; one round robin where it says nothing."""
    listed = state.rules.stages.scheme if state.rules.stages is not None else ()
    kinds = tuple(dict.fromkeys(kind for kind in listed if kind != "third-place"))
    return kinds or ("round-robin",)


def third_place(state: State) -> bool:
    """Whether the losers of an elimination's semi-finals meet for third place."""
    return state.rules.stages is not None and "third-place" in state.rules.stages.scheme


def scheme_cites(state: State) -> tuple[str, ...]:
    """The clauses of the scheme."""
    return state.rules.stages.cites if state.rules.stages is not None else ()


def kind_after(state: State, stage: Stage) -> StageKind | None:
    """The kind of the stage that follows this one; None if it is the last. A knock-out repeats until one is left."""
    kind = stage.layout.kind
    if kind in ("elimination", "pairs-by-lot") and sum(1 for g in stage.groups if g.name != THIRD) > 1:
        return kind
    order = scheme(state)
    if kind not in order:
        return None
    position = order.index(kind) + 1
    return order[position] if position < len(order) else None


def advancing(state: State, stage: Stage) -> int | None:
    """How many of each group of this stage go on by their place; None: everyone, by one ranking; 0: nobody."""
    after = kind_after(state, stage)
    kind = stage.layout.kind
    if after is None:
        return 0
    if kind in ("elimination", "pairs-by-lot"):
        return 1
    rules = stage_rules(state, stage)
    if leagues(state, stage) and rules.leagues is not None:
        return rules.leagues.higher
    rule = rules.advance_semi if kind == "semi-final" else rules.advance_qualifying
    if rule is not None:
        return rule.places
    return None if after in ("elimination", "pairs-by-lot") else state.settings.advance


def leagues(state: State, stage: Stage) -> bool:
    """Whether the nomination parts into two leagues after this stage (sm.12.9)."""
    main = stage.layout.track == "" and stage.layout.before == ""
    return main and state.settings.leagues and state.rules.leagues is not None and kind_after(state, stage) is not None
