"""Rules of nominations as the tests need them, with the values of the source's clauses."""

from __future__ import annotations

from typing import Any

import msgspec

from hofmarshal.rules.model import Nomination

NAME = {"en": "Test", "ru": "Проба", "uk": "Проба"}

SHCHYT: dict[str, Any] = {
    "id": "shchyt-mech",
    "name": NAME,
    "mechanism": "points",
    "draw": {"methods": ["lot", "hand", "rating"], "cites": ["sm.12.1"]},
    "stages": {"scheme": ["qualifying", "semi-final", "final"], "cites": ["sm.12.2"]},
    "groups": {"sizes": [4, 5, 6, 7], "direct_final": 7, "minimum": 4, "cites": ["sm.12.3"]},
    "advance_qualifying": {"places": 2, "cites": ["sm.12.4"]},
    "advance_semi": {"places": 2, "cites": ["sm.12.5"]},
    "round_robin": {"meetings": 1, "cites": ["sm.12.6"]},
    "record": {"winner": 10, "loser": 9, "cites": ["sm.12.7"]},
    "leagues": {"higher": 2, "cites": ["sm.12.9"]},
    "ranking": [
        {"by": "wins", "cites": ["sm.12.8.wins"]},
        {"by": "head-to-head", "cites": ["sm.12.8.1"]},
        {"by": "points-scored", "cites": ["sm.12.8.2"]},
        {"by": "extra-bout", "cites": ["sm.12.8.3"]},
    ],
    "ladder": [
        {"kind": "disqualification", "scope": "nomination", "at": 2, "then": "remove", "cites": ["sm.two-dq"]},
        {"kind": "warning", "scope": "event", "at": 3, "then": "remove", "cites": ["u.1.4"]},
    ],
    "withdrawal": {"fought": "keep-unranked", "remaining": "lost", "cites": ["sm.two-dq"]},
    "protests": {"allowed": True, "cites": ["sm.13.1"]},
    "protest_window": {"window": 300_000, "by": ["fighter", "representative"], "cites": ["sm.13.1"]},
    "protest_grounds": {"grounds": True, "video": True, "forms": ["written", "oral"], "cites": ["sm.13.2"]},
    "protest_decision": {"limit": 600_000, "cites": ["sm.13.3"]},
    "commission": [
        {"stages": ["qualifying", "semi-final"], "judges": 2, "hofmarshal": 1, "cites": ["sm.13.4"]},
        {"stages": ["final"], "judges": 2, "hofmarshal": 1, "committee": 1, "cites": ["sm.13.4"]},
    ],
    "vote": {"split": "hofmarshal", "cites": ["sm.13.5"]},
    "protest_limit": {"per_fighter": 1, "cites": ["sm.13.6"]},
    "video_duty": {"organisers": False, "cites": ["sm.13.video"]},
    "dismiss": {"conduct": True, "cites": ["sm.13.conduct"]},
}
"""Щит-Меч: stages, ranking, two disqualifications and protests; and the third warning of u.1.4."""


def rules(**changes: Any) -> Nomination:
    """Щит-Меч with some blocks changed (None takes a block away)."""
    tree = {key: value for key, value in {**SHCHYT, **changes}.items() if value is not None}
    return msgspec.convert(tree, Nomination)


def plain(**blocks: Any) -> Nomination:
    """A nomination that says only these blocks."""
    return msgspec.convert({"id": "plain", "name": NAME, "mechanism": "points", **blocks}, Nomination)
