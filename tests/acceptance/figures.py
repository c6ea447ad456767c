"""Measures: every figure this project claims, each by its command under bench/; nothing here is asserted."""

from __future__ import annotations

import sys

from product import ROOT, run


def main() -> None:
    """Runs each bench and prints what it measured."""
    for path in sorted((ROOT / "bench").glob("*.py")):
        ran = run([sys.executable, str(path)])
        print(f"{path.relative_to(ROOT).as_posix()} ({ran.seconds:.1f} s, exit {ran.code})")
        print("".join(f"       {line}\n" for line in (ran.out + ran.err).strip().splitlines()))


if __name__ == "__main__":
    main()
