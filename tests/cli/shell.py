"""Runs the command line inside the test's process and keeps what it printed."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from hofmarshal.cli.app import run_cli


class Answer(NamedTuple):
    """What one command printed, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """The output as JSON."""
        return json.loads(self.out)


class Shell:
    """`shell("rank", path, "--by", "wins")`."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *args: object) -> Answer:
        self.capsys.readouterr()
        code = run_cli([str(arg) for arg in args])
        out, err = self.capsys.readouterr()
        return Answer(code, out, err)
