"""What every test shares: hypothesis without deadlines, texts that raise when a message is missing, slow tests first."""

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler.loadscope import LoadScopeScheduling  # type: ignore[import-untyped]

os.environ.setdefault("HOFMARSHAL_STRICT_TEXT", "1")

settings.register_profile("ci", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
settings.register_profile("dev", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

PROMISES = "tests/acceptance/test_promises.py"
SLOW = (PROMISES, "tests/browser/", "tests/robots/", "tests/server/test_schema_fuzz.py")
"""Where a single test takes many seconds, most of them waiting."""


def together(nodeid: str) -> str:
    """Which tests run one after another in one process: those of a file, for they share an event, and one may go on from
    where another left it. Each promise has an event of its own.
    """
    file = nodeid.partition("::")[0]
    return nodeid if file == PROMISES else file


class ByFile(LoadScopeScheduling):  # type: ignore[misc]
    """Gives whoever is free the next of the files, in the order of the list."""

    def _split_scope(self, nodeid: str) -> str:
        return together(nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> ByFile:
    """No process takes a part of a file away from another: it would lack what the first part has done."""
    return ByFile(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the slow tests, so that at the end no process has much left to do when the others have nothing."""
    items.sort(key=lambda item: not item.nodeid.startswith(SLOW))
