"""The browser side agrees with the server: its types are generated anew when a struct changes, its lock names no host."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
UI = ROOT / "ui"


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    return tool("make_ui_types")


def tool(name: str) -> ModuleType:
    """A script of `tools/` as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_browsers_types_are_fresh(maker: ModuleType):
    written = {name: (UI / "src" / "lib" / name).read_text(encoding="utf-8") for name in ("scene.ts", "wire.ts")}
    assert written == {"scene.ts": maker.scene_text(), "wire.ts": maker.wire_text()}, (
        "Stale: ./dev exec python tools/make_ui_types.py"
    )


def test_the_games_cases_that_the_phones_engine_is_tested_by_are_fresh():
    written = (UI / "src" / "lib" / "game" / "cases.json").read_text(encoding="utf-8")
    assert written == tool("make_game_cases").text(), "Stale: ./dev exec python tools/make_game_cases.py"


def test_types_are_written_as_typescript_means_them(maker: ModuleType):
    text = maker.scene_text()
    assert "export type Side = 'red' | 'blue'" in text
    assert "readonly countdowns: readonly Countdown[]" in text
    assert "readonly log: Readonly<Record<string, LogRow>>" in text
    assert "readonly since?: number | null" in text  # a merge patch takes away what became null
    assert "readonly grant?: number" in maker.wire_text()  # what a browser sends may leave out what has a default


def test_the_lock_of_npm_names_no_registry():
    lock = json.loads((UI / "package-lock.json").read_text(encoding="utf-8"))
    assert [name for name, entry in lock["packages"].items() if "resolved" in entry] == []
    assert [name for name, entry in lock["packages"].items() if name and "integrity" not in entry] == []


def test_versions_are_exact():
    package = json.loads((UI / "package.json").read_text(encoding="utf-8"))
    versions = {**package["dependencies"], **package["devDependencies"]}
    assert [name for name, version in versions.items() if not version[0].isdigit()] == []
    assert versions["vite"] == "8.3.8"  # `npm ci` fails with 8.4.0


def test_no_source_of_the_browser_side_is_long():
    sources = [path for kind in ("ts", "svelte", "css") for path in (UI / "src").rglob(f"*.{kind}")]
    own = [path for path in sources if path.name not in ("scene.ts", "wire.ts")]  # those are generated
    long = [path.relative_to(UI).as_posix() for path in own if len(path.read_text(encoding="utf-8").splitlines()) > 450]
    assert own
    assert long == []


def test_every_source_of_the_browser_side_opens_with_a_sentence():
    marks = {".ts": "//", ".svelte": "<!--", ".css": "/*"}
    sources = [path for kind in marks for path in (UI / "src").rglob(f"*{kind}") if ".test." not in path.name]
    silent = [path.relative_to(UI).as_posix() for path in sources if not opens(path, marks[path.suffix])]
    assert silent == []


def opens(path: Path, mark: str) -> bool:
    """Whether a file begins with a comment that says what it is for."""
    text = path.read_text(encoding="utf-8")
    return text.startswith(mark) and len(text.split("\n")[0]) >= 10
