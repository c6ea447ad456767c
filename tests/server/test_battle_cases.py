"""The promise that each clause's case is played through the server can be broken: it notices a value that is another."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "tests" / "acceptance" / "battles_through_server.py"


def test_a_crossbow_that_takes_two_hits_is_noticed() -> None:
    words = [sys.executable, str(SCRIPT), "--mutate-one"]
    ran = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False)
    assert ran.returncode == 1, ran.stdout[-2000:] + ran.stderr[-2000:]
    faults = [line for line in ran.stdout.splitlines() if line.startswith("  NO ")]
    assert len(faults) == 1, faults
    assert "mass-battle.yaml" in faults[0]
    assert "hits.blue-6: 1: the server tells 2.0" in faults[0]
