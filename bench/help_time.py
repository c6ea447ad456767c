"""How long `hofmarshal --help` takes from the shell: the median of ten runs, in milliseconds. Bar: 150 ms."""

import statistics
import subprocess
import sys
import time
from pathlib import Path

RUNS = 10
BAR_MS = 150


def measure(*args: str) -> list[float]:
    """Wall times of `RUNS` runs in milliseconds, after one that warms the file cache."""
    command = [str(Path(sys.executable).parent / "hofmarshal"), *args]
    times = []
    for _ in range(RUNS + 1):
        start = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        times.append((time.perf_counter() - start) * 1000)
    return times[1:]


def main() -> None:
    """Prints the median and the worst of each command; fails if the bar is missed."""
    medians = []
    for args in (["--help"], ["--version"], ["rules", "--help"], ["run", "--help"]):
        times = measure(*args)
        medians.append(statistics.median(times))
        print(f"hofmarshal {' '.join(args):14} median {medians[-1]:5.0f} ms, worst {max(times):5.0f} ms")
    if medians[0] > BAR_MS:
        sys.exit(f"--help is over its bar of {BAR_MS} ms")


if __name__ == "__main__":
    main()
