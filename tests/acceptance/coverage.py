"""Promise: each of the 218 clauses of the six rulebooks is shown by an example or citable; their check and test are clean."""

from __future__ import annotations

import re

from product import ROOT, Promise

LIST = "tests/data/clauses.yaml"
GROUPS = ("isb-duel", "isb-buhurt", "ulozhenie", "shchyt-mech", "larp-reason", "larp-obligations")
CLAUSES = 218
ROW = re.compile(r"^  - \{id: ([a-z0-9.-]+),", re.MULTILINE)
GROUP = re.compile(r"^([a-z-]+):", re.MULTILINE)


def listed() -> list[str]:
    """The clauses of the groups in the list, read line by line without the product."""
    text = (ROOT / LIST).read_text(encoding="utf-8")
    heads = [*GROUP.finditer(text)]
    ends = [head.start() for head in heads[1:]] + [len(text)]
    spans = [(head, end) for head, end in zip(heads, ends, strict=True) if head[1] in GROUPS]
    return [clause for head, end in spans for clause in ROW.findall(text[head.end() : end])]


def main() -> None:
    """Counts the list, asks the product for its coverage, and runs its own checks."""
    promise = Promise(f"{CLAUSES} of {CLAUSES} clauses, none missing; `rules check` and `rules test` clean")
    wanted = listed()
    promise.equal("clauses listed in the groups", len(set(wanted)), CLAUSES)
    ran = promise.runs("rules", "coverage", "--clauses", LIST, "--only", ",".join(GROUPS))
    promise.check(f"the last line: {ran.last}", re.match(rf"{CLAUSES} of {CLAUSES} .*\b0 missing", ran.last))
    said = [line.split()[0] for line in ran.out.splitlines()[:-1] if line]
    promise.check("each listed clause has its line", sorted(said) == sorted(wanted), sorted(set(wanted) ^ set(said)))
    short = [line for line in ran.out.splitlines() if "needs an example" in line]
    promise.check("nothing is merely citable that needs an example", not short, short)
    checked = promise.runs("rules", "check", "--json").data or {}
    promise.equal("problems found by `rules check`", checked.get("problems"), [])
    tested = promise.runs("rules", "test", "--json").data or {}
    promise.equal("examples that fail", tested.get("failed"), [])
    promise.say(f"{tested.get('examples')} examples were played")
    promise.done()


if __name__ == "__main__":
    main()
