"""What every test shares: hypothesis without deadlines, texts that raise when a message is missing, slow tests first."""

import os

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("HOFMARSHAL_STRICT_TEXT", "1")

settings.register_profile("ci", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
settings.register_profile("dev", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

PROMISES = "tests/acceptance/test_promises.py"
SLOW = (PROMISES, "tests/browser/", "tests/robots/", "tests/server/test_schema_fuzz.py")
"""Where a single test takes many seconds, most of them waiting."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the slow tests, half of them in each half of the list, so that no process is left with all of them.

    pytest-xdist gives each of two processes one half of the list to begin with. The tests of a file stay together, for
    they share a server or a browser; those of the promises share nothing.
    """
    slow: dict[str, list[pytest.Item]] = {}
    quick: list[pytest.Item] = []
    for item in items:
        file = item.nodeid.partition("::")[0]
        if item.nodeid.startswith(SLOW):
            slow.setdefault(item.nodeid if file == PROMISES else file, []).append(item)
        else:
            quick.append(item)
    halves = [[item for together in list(slow.values())[start::2] for item in together] for start in (0, 1)]
    middle = len(quick) // 2
    items[:] = [*halves[0], *quick[:middle], *halves[1], *quick[middle:]]
