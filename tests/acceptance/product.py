"""What the acceptance commands share: they run the product as anyone does, check, and report line by line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT))  # what the browser tests stand on: tests/browser
LANGUAGES = ("en", "ru", "uk")
PATIENCE = 600.0


class Ran(NamedTuple):
    """A command that has run: its words, exit code, what it printed, and the seconds it took."""

    words: tuple[str, ...]
    code: int
    out: str
    err: str
    seconds: float

    @property
    def data(self) -> Any:
        """The output as JSON; None if it is none."""
        try:
            return json.loads(self.out)
        except ValueError:
            return None

    @property
    def last(self) -> str:
        """The last line of the output."""
        lines = self.out.strip().splitlines()
        return lines[-1] if lines else ""


def command() -> list[str]:
    """The words that start the product: the script beside this Python, or its module."""
    for name in ("hofmarshal", "hofmarshal.exe"):
        script = Path(sys.executable).parent / name
        if script.exists():
            return [str(script)]
    return [sys.executable, "-m", "hofmarshal"]


def run(words: list[str], cwd: Path = ROOT, patience: float = PATIENCE) -> Ran:
    """Run a program to its end, outside any terminal; one that does not end is killed and has code -1."""
    env = {k: v for k, v in os.environ.items() if not k.startswith(("HOFMARSHAL_", "LC_", "LANG"))}
    env |= {"PYTHONUTF8": "1", "HOFMARSHAL_LANG": "en"}
    begun = time.perf_counter()
    try:
        done = subprocess.run(
            words, cwd=cwd, env=env, capture_output=True, text=True, encoding="utf-8", timeout=patience, check=False
        )
    except subprocess.TimeoutExpired:
        return Ran(tuple(words), -1, "", f"did not end within {patience:g} s", patience)
    return Ran(tuple(words), done.returncode, done.stdout, done.stderr, time.perf_counter() - begun)


def hofmarshal(*args: object, cwd: Path = ROOT, patience: float = PATIENCE) -> Ran:
    """Run one of the product's commands."""
    return run([*command(), *map(str, args)], cwd, patience)


class Promise:
    """One promise being checked. `done` says how it went and ends the program: 0 kept, 1 broken."""

    def __init__(self, words: str) -> None:
        self.checks = 0
        self.broken: list[str] = []
        self.begun = time.perf_counter()
        print(words)

    def say(self, *lines: str) -> None:
        """Tell something that is not checked."""
        for line in lines:
            print(f"       {line}")

    def check(self, what: str, good: object, seen: object = "") -> bool:
        """One thing that must be so; `seen` is shown where it is not."""
        self.checks += 1
        if good:
            print(f"  ok   {what}")
            return True
        self.broken.append(what)
        print(f"  NO   {what}" + (f": {_short(seen)}" if seen != "" else ""))
        return False

    def equal(self, what: str, seen: object, wanted: object) -> bool:
        """One value that must be this one."""
        shown = f"{what}: {_short(wanted, 120)}"
        return self.check(shown, seen == wanted, f"it is {_short(seen, 600)}")

    def runs(self, *args: object, code: int = 0, cwd: Path = ROOT) -> Ran:
        """Run one of the product's commands, which must end with this code and no traceback."""
        ran = hofmarshal(*args, cwd=cwd)
        words = " ".join(map(str, args))
        said = (ran.err or ran.out)[-1500:]
        self.check(f"`hofmarshal {words}` exits with {code} ({ran.seconds:.1f} s)", ran.code == code, said)
        if "Traceback (most recent call last)" in ran.err + ran.out:
            self.check(f"`hofmarshal {words}` prints no traceback", False, said)
        return ran

    def done(self) -> NoReturn:
        """Say whether the promise is kept, and end."""
        sys.stdout.flush()
        seconds = time.perf_counter() - self.begun
        if self.broken or not self.checks:
            print(f"BROKEN: {len(self.broken)} of {self.checks} checks failed ({seconds:.1f} s).")
            sys.exit(1)
        print(f"Kept: {self.checks} checks ({seconds:.1f} s).")
        sys.exit(0)


def _short(value: object, most: int = 1500) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= most else f"{text[:most]} …"
