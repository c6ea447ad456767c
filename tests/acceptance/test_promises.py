"""Each acceptance command keeps its promise; here those that are neither tests themselves nor mere measurements."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
APART = {"properties", "figures"}
PARTS = {
    "test_promises", "product", "bad_files", "bad_books", "bad_folders", "strangers_kit", "strangers_doors", "strangers_pages",
}  # fmt: skip
QUICK = {"bad_input": ["--quick"], "demo_in_a_browser": ["--here"], "screens": ["--thin"]}
SCRIPTS = sorted(path for path in Path(__file__).parent.glob("*.py") if path.stem not in APART | PARTS)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_the_promise_is_kept(script: Path) -> None:
    words = [sys.executable, str(script), *QUICK.get(script.stem, ())]
    ran = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False)
    assert ran.returncode == 0, ran.stdout[-6000:] + ran.stderr[-3000:]
