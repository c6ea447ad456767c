"""What a ring is told when the office has typed its bout's result first: what then counts, and what to do."""

from __future__ import annotations

from hofmarshal.contest import events as ev
from hofmarshal.contest.state import Contest
from hofmarshal.rules.notes import Args, Note
from hofmarshal.server.said import said
from hofmarshal.server.scenes.contest import Told
from hofmarshal.server.scenes.model import Said
from hofmarshal.server.scenes.world import World, name_of
from hofmarshal.tournament import nomination
from hofmarshal.tournament.commands import Score
from hofmarshal.tournament.outcome import score_of
from hofmarshal.tournament.recording import as_recorded, turned

SIGNED = ("signed", "announced", "final")


def typed_first(world: World, so_far: Told) -> Said | None:
    """The sentence for the console; None where the ring's own word counts, or says the same as what was typed."""
    note = _note(world, so_far.state)
    return said(note) if note is not None else None


def _note(world: World, contest: Contest) -> Note | None:
    home = contest.setup.home
    if home is None or not home.stream:
        return None
    state: nomination.State = world.look(home.stream)
    bout = state.bouts.get(home.bout)
    signatures = sum(isinstance(one, ev.Signed) and one.side is None for one in contest.history)
    if bout is None or bout.again or signatures > 1:
        return None  # nobody typed it, it is to be fought again, or it was signed anew, which is a correction
    now = bout.now
    args: Args = {
        "red": name_of(world, now.red), "blue": name_of(world, now.blue), "red_score": now.red_score,
        "blue_score": now.blue_score, "winner": now.winner or "none", "status": now.status,
    }  # fmt: skip
    if contest.phase not in SIGNED:
        first = not signatures and now.source != home.bout
        return Note("nomination-typed-first", args) if first else None
    score = score_of(contest, bout=home.bout, red=home.red, blue=home.blue)
    if score is None:
        return None
    mine = _told(as_recorded(contest.setup.rules, score)[0], now)
    taken = (one for one in bout.revisions if one.source == home.bout)
    counted = mine == _told(now, now) or any(mine == _told(one, now) for one in taken)
    return None if counted else Note("nomination-typed-stands", args)


def _told(score: Score, beside: Score) -> tuple[object, ...]:
    """What a result says, with the sides as `beside` has them."""
    one = turned(score) if score.red == beside.blue else score
    return one.red_score, one.blue_score, one.winner or "none", one.status
