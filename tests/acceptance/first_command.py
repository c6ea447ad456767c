"""Promise: README begins with the demo; then one command runs a whole nomination to its places, one the tests that CI runs.

Only set-up is left out: the commands are run by the `dev` script that is set up already.
"""

from __future__ import annotations

import re
import shlex
import sys

from product import ROOT, Promise, run


def main() -> None:
    """Reads the commands from README, runs that of the nomination, and compares that of the tests with `.ci/run`."""
    promise = Promise("README's first block is the demo, its second runs a nomination to its places and the tests")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = [block.strip().splitlines() for block in re.findall(r"```sh\n(.*?)```", readme, re.DOTALL)]
    begins = [shlex.split(line, comments=True) for line in (blocks[0] if blocks else [])]
    promise.equal("README's first block", begins, [["./dev", "demo"]])
    lines = blocks[1] if len(blocks) > 1 else []
    if not promise.equal("commands in README's second block", len(lines), 2):
        promise.done()
    first, second = (shlex.split(line, comments=True) for line in lines)
    promise.check(f"the first runs a nomination of examples/: {shlex.join(first)}", _runs_a_nomination(first))
    dev = [sys.executable, str(ROOT / "dev")]
    ran = run([*dev, *first[1:]])
    promise.check(f"it exits with 0 ({ran.seconds:.1f} s)", ran.code == 0, (ran.err or ran.out)[-1500:])
    data = run([*dev, *first[1:], "--json"]).data or {}
    places = [place for track in data.get("places", ()) for place in track["places"]]
    promise.check("the nomination came to its final places", data.get("final") is True and places, data.get("final"))
    unsaid = [p["entry"] for p in places if p["entry"] not in ran.out]
    promise.check(f"all {len(places)} places are printed", places and not unsaid, unsaid)
    promise.equal("open bouts", data.get("open"), [])
    ci = [
        shlex.split(line) for line in (ROOT / ".ci/run").read_text(encoding="utf-8").splitlines() if line[:5] == "part "
    ]
    promise.check(f"CI calls the second: {shlex.join(second)}", second in [words[2:] for words in ci], ci)
    promise.equal("the second is", second, ["./dev", "test"])
    promise.done()


def _runs_a_nomination(words: list[str]) -> bool:
    return words[:2] == ["./dev", "run"] and len(words) == 3 and (ROOT / words[2] / "nomination.yaml").is_file()


if __name__ == "__main__":
    main()
