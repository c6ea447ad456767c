"""Messages remembered: a table of thousands of rows says the same few words again and again."""

from __future__ import annotations

from functools import lru_cache

from hofmarshal import text

MOST = 4096


def message(code: str, lang: str, **args: str | int) -> str:
    """The message, as `hofmarshal.text.message` gives it."""
    return _said(code, lang, tuple(args.items()))


@lru_cache(maxsize=MOST)
def _said(code: str, lang: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return text.message(code, lang, **dict(args))
