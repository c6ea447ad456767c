"""The import contract holds, and pure packages read no clock, open no file and draw no lot."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src/hofmarshal"
PURE = ("rules", "contest", "admission", "tournament", "larp")
FORBIDDEN_CALLS = {"open", "print", "input", "exec", "eval", "breakpoint", "__import__"}
FORBIDDEN_METHODS = {"now", "utcnow", "today"}
FORBIDDEN_MODULES = {"time", "random", "os", "pathlib", "socket", "subprocess", "secrets", "uuid", "tempfile", "shutil"}


def pure_files() -> list[Path]:
    return [path for package in PURE for path in sorted((SRC / package).rglob("*.py"))]


def test_the_import_contract_is_kept():
    done = subprocess.run(
        [Path(sys.executable).parent / "lint-imports", "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]


def impurities(tree: ast.AST) -> list[str]:
    """Calls and imports that pure code does not make, by line."""
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in FORBIDDEN_CALLS:
                found.append(f"{node.lineno}: {name}()")
            case ast.Call(func=ast.Attribute(attr=name)) if name in FORBIDDEN_METHODS:
                found.append(f"{node.lineno}: .{name}()")
            case ast.Import(names=names):
                found += [
                    f"{node.lineno}: import {name.name}"
                    for name in names
                    if name.name.split(".")[0] in FORBIDDEN_MODULES
                ]
            case ast.ImportFrom(module=str(module)) if module.split(".")[0] in FORBIDDEN_MODULES:
                found.append(f"{node.lineno}: from {module}")
    return found


def test_pure_packages_are_pure():
    found = {
        str(path.relative_to(SRC)): impurities(ast.parse(path.read_text(encoding="utf-8"))) for path in pure_files()
    }
    assert {path: faults for path, faults in found.items() if faults} == {}


@pytest.mark.parametrize(
    "source",
    ["open('a')", "datetime.now()", "dt.date.today()", "import time", "from random import choice", "import os.path"],
)
def test_the_check_of_purity_notices(source):
    assert impurities(ast.parse(source))
