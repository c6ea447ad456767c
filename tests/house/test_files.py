"""Every file of the project is in order: it says what it is for, is not long, and names no host or machine."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "tests", "bench", "docs", "examples", ".ci")
LOCKS = sorted(ROOT.glob("requirements*.lock"))
TEXT = {".py", ".md", ".yaml", ".ftl", ".toml", ".csv", ".json", ""}
MOST_LINES = 450
MACHINE = re.compile("|".join(("/wo" + "rk/", "/ro" + "ot/", r"/ho" + r"me/\w", r"/Us" + r"ers/\w", r"C:\\Us" + "ers")))


def files() -> list[Path]:
    """The project's own text files."""
    found = [path for path in ROOT.iterdir() if path.is_file() and path.suffix in TEXT]
    for folder in FOLDERS:
        found += [path for path in (ROOT / folder).rglob("*") if path.is_file() and path.suffix in TEXT]
    return sorted(path for path in found if "__pycache__" not in path.parts and not path.name.startswith(".coverage"))


def python_files() -> list[Path]:
    return [path for path in files() if path.suffix == ".py"] + [ROOT / "dev"]


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_every_module_opens_with_a_sentence():
    wrong = []
    for path in python_files():
        doc = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
        first = doc.split("\n\n")[0].strip()
        if len(first) < 15 or not first.endswith((".", "?", "!", ":")):
            wrong.append(name(path))
    assert wrong == []


def test_no_python_file_is_long():
    lengths = {name(path): len(path.read_text(encoding="utf-8").splitlines()) for path in python_files()}
    assert {path: lines for path, lines in lengths.items() if lines > MOST_LINES} == {}


def test_no_path_of_a_machine():
    assert [name(path) for path in files() if MACHINE.search(path.read_text(encoding="utf-8"))] == []


def test_there_are_locks():
    assert {path.name for path in LOCKS} == {"requirements.lock", "requirements-build.lock", "requirements-dev.lock"}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_a_lock_names_no_host_and_hashes_everything(lock):
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text
    packages = re.findall(r"^[a-z0-9][a-z0-9._-]*==(?:[^\\\n]*\\\n)*[^\n]*", text, re.MULTILINE)
    assert packages
    assert [package for package in packages if "--hash=sha256:" not in package] == []


def test_the_locks_agree():
    pins: dict[str, set[str]] = {}
    for lock in LOCKS:
        for package, version in re.findall(
            r"^([a-z0-9][a-z0-9._-]*)==(\S+)", lock.read_text(encoding="utf-8"), re.MULTILINE
        ):
            pins.setdefault(package, set()).add(version)
    assert {package: versions for package, versions in pins.items() if len(versions) > 1} == {}
