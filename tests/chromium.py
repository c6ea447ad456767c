"""Finds Chromium for the browser tests; on Debian as root it installs it, elsewhere it says what to install."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"
"""Debian's Chromium without a window: quicker, and closing a page never waits for the rest of a browser, as that of the
whole one does now and then for ever."""

NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
MISSING = """The browser tests need Chromium, and none was found.
Debian, Ubuntu: sudo apt install chromium. Fedora: sudo dnf install chromium. macOS: brew install --cask chromium.
Or set HOFMARSHAL_CHROMIUM to the path of a Chromium, Chrome or Edge. Then run the same command again."""

# Without these Chromium looks for its maker's servers at every start; a field has no internet.
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-gpu",
    "--disable-quic",
)


def arguments() -> list[str]:
    """The arguments to start Chromium with; root (a container, CI) has no sandbox."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*QUIET, *(["--no-sandbox"] if root else [])]


def find() -> str | None:
    """The path of a Chromium on this machine."""
    chosen = os.environ.get("HOFMARSHAL_CHROMIUM")
    if chosen:
        return chosen if Path(chosen).exists() else None
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    return found or next((place for place in PLACES if Path(place).exists()), None)


def need() -> str:
    """The path of a Chromium, installed first where that can be done; ends the program where it cannot."""
    found = find() or (_installed() and find())
    return found or sys.exit(MISSING)


def _installed() -> bool:
    """Install Debian's Chromium, as root only."""
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0 or os.environ.get("HOFMARSHAL_CHROMIUM"):
        return False
    print("Installing Chromium for the browser tests ...", file=sys.stderr, flush=True)
    quiet = {"stdout": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}

    def done(*words: str) -> bool:
        wait = [apt, "-o", "DPkg::Lock::Timeout=600", *words]  # another test process may be at it
        return not subprocess.run(wait, check=False, **quiet).returncode  # type: ignore[call-overload]

    install = ("install", "-y", "-qq", "--no-install-recommends")
    return done("update", "-qq") and (done(*install, SHELL) or done(*install, "chromium"))


if __name__ == "__main__":
    print(need())
