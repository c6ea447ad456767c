"""Which of the three languages a reader gets."""

from __future__ import annotations

import os
from collections.abc import Mapping

LANGUAGES = ("en", "ru", "uk")


def choose_language(asked: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """`asked` if it is one of ours, else what HOFMARSHAL_LANG, LC_ALL, LC_MESSAGES or LANG say, else English."""
    env = os.environ if environment is None else environment
    wishes = (asked, *(env.get(name) for name in ("HOFMARSHAL_LANG", "LC_ALL", "LC_MESSAGES", "LANG")))
    for wish in wishes:
        if wish:
            lang = wish.replace("-", "_").split("_")[0].split(".")[0].lower()
            if lang in LANGUAGES:
                return lang
    return "en"
