"""Promise: the properties hold, and streams of random commands find no impossible state and no exception."""

from __future__ import annotations

import re
import sys

from product import ROOT, Promise, run

# What hypothesis tells of one property: `module::test:`, then a line for each phase with how many examples passed.
BLOCK = re.compile(r"^(tests/\S+?\.py)::\S+?:\n\n(.*?)(?=\n\n\n|\Z)", re.MULTILINE | re.DOTALL)
PASSING = re.compile(r"(\d+) passing")
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
    found_of: dict[str, list[int]] = {}
    for module, body in BLOCK.findall(ran.out):
        found_of.setdefault(module, []).append(sum(int(number) for number in PASSING.findall(body)))
    for module in modules:
        promise.say(f"{module}: {len(found_of.get(module, ()))} properties, {sum(found_of.get(module, ())):,} examples")
    promise.check("each of these modules has properties that were tried", set(found_of) == set(modules), set(found_of))
    failing = sum(int(number) for number in re.findall(r"passing, (\d+) failing", ran.out))
    promise.equal("failing examples", failing, 0)
    promise.check(f"pytest: {ran.last}", ran.code == 0, ran.out[-3000:])
    promise.done()


if __name__ == "__main__":
    main()
