"""What masters had not seen of a character when they reported: two of them report one blow, one bandage, once."""

from __future__ import annotations

from typing import Any

from hofmarshal.larp import acts
from hofmarshal.larp import facts as f
from hofmarshal.larp.character import Character, gone
from hofmarshal.larp.decide import cites_of, teller
from hofmarshal.rules.notes import Refusal

ADDING = (
    acts.Wound, acts.Aid, acts.Finish, acts.Devour, acts.Die, acts.Follow, acts.LoseReason, acts.GainReason, acts.ChangeMost,
    acts.Admit, acts.Discharge,
)  # fmt: skip
"""Reports that add to what was reported before. Others name the event they are about, and say if it is answered."""


def unseen(state: object, command: Any, seen: int, seat: str) -> Refusal | None:
    """Why a report waits for another look: since its master saw the first `seen` facts, others have told of this character.

    0: nothing is said of what was seen, nothing is asked. What he told himself, and what time did, he need not have seen.
    """
    if not seen or not isinstance(command, ADDING) or not isinstance(state, Character):
        return None
    dead = gone(state.facts)
    news = [
        one
        for one in state.facts[seen:]
        if one.by != seat and not isinstance(one, f.Lapsed | f.Placed | f.Disputed | f.Settled) and one.id not in dead
    ]
    if not news:
        return None
    args = {**teller(news[-1].by), "count": len(news), "what": f.kind_of(news[-1])}
    return Refusal("game-changed-meanwhile", args, news[-1].cites or cites_of(state.game.hits))
