"""Promise: there is no cited value that no example notices."""

from __future__ import annotations

from product import Promise


def main() -> None:
    """Changes every cited value of the packaged rulebooks in turn."""
    promise = Promise("`rules test --mutate` finds no cited value that no example notices")
    ran = promise.runs("rules", "test", "--mutate", "--json")
    data = ran.data or {}
    promise.equal("examples that fail", data.get("failed"), [])
    unnoticed = [f"{m['file']}:{m['line']} {m['path']}: {m['change']}" for m in data.get("unnoticed", ())]
    promise.equal("changed values that nothing noticed", len(unnoticed), 0)
    promise.say(*unnoticed[:40])
    promise.check(f"values that were changed: {data.get('mutants')}", data.get("mutants", 0) > 1000)
    promise.done()


if __name__ == "__main__":
    main()
