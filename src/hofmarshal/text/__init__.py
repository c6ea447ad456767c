"""Every word a person reads: Fluent messages in English, Russian and Ukrainian, and what turns a note into a sentence.

`say` renders what pure code returned (a `Note`, `Refusal` or `Problem`); `message` renders one message by its code.
The files are `text/LANG/AREA.ftl`; one is read when the first of its messages is needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hofmarshal.text.language import LANGUAGES, choose_language

if TYPE_CHECKING:
    from hofmarshal.rules.notes import Note, Problem, Refusal

__all__ = ["LANGUAGES", "MissingTextError", "choose_language", "message", "place", "say"]


class MissingTextError(LookupError):
    """A message or a variable of one is missing; raised only in tests (`HOFMARSHAL_STRICT_TEXT`)."""


def message(code: str, lang: str = "en", /, **args: str | int) -> str:
    """The message `code` in this language. If it is missing: English, else the code and its variables."""
    from hofmarshal.text.bundles import render  # Fluent takes 0.2 s to import

    return render(code, lang, args)


def say(it: Note | Refusal | Problem, lang: str = "en") -> str:
    """A note, refusal or problem as a person reads it: a problem with its place before, a refusal with its reasons below."""
    from hofmarshal.rules.notes import Problem, Refusal

    sentence = message(it.code, lang, **it.args)
    if isinstance(it, Problem):
        where = place(it)
        return f"{where}: {sentence}" if where else sentence
    if isinstance(it, Refusal):
        return "\n".join([sentence, *(f"  - {say(reason, lang)}" for reason in it.reasons)])
    return sentence


def place(problem: Problem) -> str:
    """Where a problem is, as editors and terminals read it: `file:line:column`, as much of it as is known."""
    return ":".join(str(part) for part in (problem.file, problem.line, problem.column) if part not in (None, ""))
