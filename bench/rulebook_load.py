"""Prints how long the packaged rulebooks take to load, check and mutate: `python bench/rulebook_load.py`."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from time import perf_counter

from hofmarshal.rules.book import Rulebook, load_all
from hofmarshal.rules.lint import lint
from hofmarshal.rules.mutate import Tally, mutants
from hofmarshal.rules.pin import book_hash

ROOT = Path(__file__).resolve().parents[1] / "src/hofmarshal/rulebooks"
RUNS = 5


def folders() -> dict[str, dict[str, bytes]]:
    """Every packaged rulebook's files by their paths in its folder."""
    return {
        folder.name: {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*.yaml"))}
        for folder in sorted(ROOT.iterdir())
        if folder.is_dir()
    }


def main() -> None:
    """Loads everything several times and prints the median of each step."""
    files = folders()
    size = sum(len(data) for book in files.values() for data in book.values())
    times: list[float] = []
    books: dict[str, Rulebook] = {}
    for _ in range(RUNS):
        start = perf_counter()
        books = load_all(files)
        times.append(perf_counter() - start)
    start = perf_counter()
    problems = [problem for book in books.values() for problem in lint(book, books)]
    linted = perf_counter()
    hashes = [book_hash(book) for book in books.values()]
    hashed = perf_counter()
    tally = Tally()
    made = sum(1 for book in books.values() for _ in mutants(book, tally))
    done = perf_counter()
    print(f"{len(files)} rulebooks, {size / 1000:.0f} kB of YAML: loaded in {median(times) * 1000:.0f} ms")
    print(f"checked in {(linted - start) * 1000:.0f} ms ({len(problems)} problems), ", end="")
    print(f"hashed in {(hashed - linted) * 1000:.0f} ms ({len(hashes)}), ", end="")
    print(f"{made} mutants in {(done - hashed) * 1000:.0f} ms ({tally.unfit} unfit, {tally.equal} equal)")


if __name__ == "__main__":
    main()
