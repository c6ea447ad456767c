"""What is told of battles to their judges, beside what everybody sees."""

from __future__ import annotations

from hofmarshal.server.scenes.model_base import Reason, Said, Scene
from hofmarshal.server.scenes.model_ring import ClaimScene


class LateMarkScene(Scene, frozen=True, kw_only=True):
    """A judge's mark of an earlier round that came in a later one and counts for neither: `at` is when he saw it.

    `fits`: it is an out dated within the last round that was finished, where it may be counted once that is open again;
    `reopens` is then the event by which the round's result was confirmed, empty while it is not.
    """

    event: str
    by: str
    at: int
    round: int
    what: str
    fighter: str
    cause: str
    said: Said
    fits: bool = False
    reopens: str = ""


class JudgesScene(Scene, frozen=True, kw_only=True):
    """Topic `ring/RING/judges`: what the judges of a battle see beside topic `ring/RING`; captains and public do not.

    `orders` are the orders of entry by side, empty until both are open. `to_name` are fighters who are out by no cause
    yet, `late` marks of rounds that were over, newest last. `verdict` says how the round ended that is over and what
    follows, `terms` what was agreed or recorded beforehand.
    """

    ring: str
    stream: str = ""
    number: int = 0
    orders: dict[str, tuple[str, ...]] = {}
    to_name: tuple[str, ...] = ()
    late: tuple[LateMarkScene, ...] = ()
    claims: tuple[ClaimScene, ...] = ()
    cannot_start: tuple[Reason, ...] = ()
    verdict: tuple[Said, ...] = ()
    terms: tuple[Said, ...] = ()
