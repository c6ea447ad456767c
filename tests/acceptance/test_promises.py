"""Each acceptance command keeps its promise; here those that are neither tests themselves nor mere measurements."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
APART = {"properties", "figures", "group_battle", "big_battle"}
"""Commands of their own: measurements, and battles on many pages whose every part the browser tests have too."""

PARTS = {
    "test_promises", "product", "bad_files", "bad_books", "bad_folders", "strangers_kit", "strangers_doors", "strangers_pages",
    "signed_kit",
    *(path.stem for whole in ("battles_through_server", "organiser_day", "battle_kit", "sealed_bridge")
      for path in Path(__file__).parent.glob(f"{whole}_*.py")),
    "battle_kit", "game_kit", "game_served", "game_strangers_kit",
}  # fmt: skip
QUICK = {
    "bad_input": ["--quick"],
    "demo_in_a_browser": ["--here"],
    "screens": ["--thin"],
    "battles_through_server": ["--thin"],
    "organiser_day": ["--unseen"],
}
PATIENCE = 420.0
"""Seconds for one promise: the slowest takes about 150 s on an idle machine with two cores."""
LONG = ("late_stop", "organiser_day", "ring_duels", "screens", "demo_in_a_browser")
"""Those that take longest come first, so that nobody waits for them in the end."""
SCRIPTS = sorted(
    (path for path in Path(__file__).parent.glob("*.py") if path.stem not in APART | PARTS),
    key=lambda path: (path.stem not in LONG, LONG.index(path.stem) if path.stem in LONG else 0, path.stem),
)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_the_promise_is_kept(script: Path) -> None:
    words = [sys.executable, str(script), *QUICK.get(script.stem, ())]
    with subprocess.Popen(
        words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8",
        start_new_session=True,
    ) as script_run:  # fmt: skip
        try:
            said, _ = script_run.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            _end(script_run)
            said = script_run.communicate()[0] + f"\nnot over after {PATIENCE} s"
    assert script_run.returncode == 0, said[-9000:]


def _end(script_run: subprocess.Popen[str]) -> None:
    """Kill the script with all it has started (its browser, its servers): one that hangs must not hang the tests."""
    if hasattr(os, "killpg"):
        os.killpg(script_run.pid, signal.SIGKILL)
    else:
        script_run.kill()
