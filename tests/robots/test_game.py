"""Robots play a game on a bad network; what they were told was done is what the journal folds to. The audit sees what is not."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from hofmarshal.robots.audit_game import audit_game
from hofmarshal.robots.game_rehearsal import GamePlan, GameRehearsal
from hofmarshal.robots.troupe import Acknowledged


def test_a_game_on_a_bad_network_with_a_kill_and_what_an_audit_notices(tmp_path: Path) -> None:
    rehearsal = GameRehearsal(GamePlan(seconds=6.0, loss=0.1, kills=1, speed=20.0), tmp_path, lambda code, args: None)
    report = asyncio.run(rehearsal.run())
    assert report.misses == ()
    found = report.audit
    assert (found.characters, report.kills, found.shown) == (13, 1, 15)
    assert found.acknowledged > 25
    ledger = rehearsal.troupe.ledger
    wound = next(one for one in ledger if one.kind == "wound" and one.status == "done")

    def misses(*told: Acknowledged) -> str:
        kept = [one for one in ledger if one is not wound]
        return "\n".join(audit_game(rehearsal.stage.where, [*kept, *told], {}).misses)

    assert "nobody was told that it was done" in misses()
    elsewhere = wound.text.replace('"count":2', '"count":1').replace('"zone":"', '"zone":"head","weapon":"')
    assert "was said" in misses(msgspec.structs.replace(wound, text=elsewhere))
    assert "not in the journal" in misses(wound, msgspec.structs.replace(wound, command="invented", event="invented"))
    shown: dict[str, list[Any]] = {"game/masters": [{"people": {}}]}
    wrong = audit_game(rehearsal.stage.where, ledger, shown).misses
    assert [one.partition(":")[0] for one in wrong] == ["a screen shows another game/masters than there is"]
