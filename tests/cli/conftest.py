"""A command line in English for every test of it."""

import pytest

from tests.cli.shell import Shell


@pytest.fixture
def shell(capsys, monkeypatch):
    monkeypatch.setenv("HOFMARSHAL_LANG", "en")
    return Shell(capsys)
