"""Promise: the properties hold, and streams of random commands find no impossible state and no exception."""

from __future__ import annotations

import re
import sys

from product import ROOT, Promise, run

PLACES = ("contest", "tournament", "journal", "rules", "desk", "exchange", "admission")


def main() -> None:
    """Runs every test module that uses hypothesis, with the fuzz of contests among them."""
    promise = Promise("Properties hold; a fuzz of command streams finds nothing")
    found = [path for place in PLACES for path in sorted((ROOT / "tests" / place).glob("test_*.py"))]
    modules = [path.relative_to(ROOT).as_posix() for path in found if "hypothesis" in path.read_text(encoding="utf-8")]
    promise.check("the fuzz of contests is among them", "tests/contest/test_fuzz.py" in modules, modules)
    for place in ("tournament", "journal", "rules"):
        promise.check(f"properties of {place} are among them", any(f"tests/{place}/" in m for m in modules), modules)
    ran = run([sys.executable, "-m", "pytest", "-q", "--hypothesis-show-statistics", "-n", "0", *modules])
    tried = [int(number) for number in re.findall(r"- (?:.*?, )?(\d+) passing examples", ran.out)]
    failing = [int(number) for number in re.findall(r"(\d+) failing examples", ran.out)]
    promise.say(*modules)
    promise.check(f"{len(tried)} runs of properties tried {sum(tried):,} examples", sum(tried) > 1000, ran.out[-800:])
    promise.equal("failing examples", sum(failing), 0)
    promise.check(f"pytest: {ran.last}", ran.code == 0, ran.out[-3000:])
    promise.done()


if __name__ == "__main__":
    main()
