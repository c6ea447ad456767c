"""Finds the function behind a command when the command is called, so that the command line starts fast."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from hofmarshal.rules.notes import bad


def later(target: str) -> Callable[..., Any]:
    """The function `module:name`; a part that this installation lacks is a problem, not a crash."""
    module, _, name = target.partition(":")
    try:
        found: Callable[..., Any] = getattr(import_module(module), name)
    except (ModuleNotFoundError, AttributeError) as error:
        raise bad("cli-not-built", part=target) from error
    return found
