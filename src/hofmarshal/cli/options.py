"""The options that every command takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from cyclopts import Parameter

from hofmarshal.text import choose_language


@Parameter(name="*")
@dataclass(frozen=True)
class Output:
    """How a command answers."""

    lang: Annotated[
        Literal["en", "ru", "uk"] | None,
        Parameter(help="The language: en, ru or uk; otherwise HOFMARSHAL_LANG, then the system's.", show_choices=False),
    ] = None
    json: Annotated[bool, Parameter(help="The complete result as JSON.", negative="", show_default=False)] = False

    @property
    def language(self) -> str:
        """The reader's language."""
        return choose_language(self.lang)


DEFAULT = Output()


def asked_language(args: Sequence[str]) -> str:
    """The reader's language from the words of the command line, before or without parsing them."""
    for at, word in enumerate(args):
        if word == "--lang" and at + 1 < len(args):
            return choose_language(args[at + 1])
        if word.startswith("--lang="):
            return choose_language(word.removeprefix("--lang="))
    return choose_language()


def asked_json(args: Sequence[str]) -> bool:
    """Whether the words of the command line ask for JSON, before or without parsing them."""
    return any(word == "--json" or word.startswith("--json=") for word in args)
