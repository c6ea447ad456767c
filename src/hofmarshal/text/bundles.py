"""Reads the Fluent files, one area at a time, and renders messages; imported only when the first word is needed."""

from __future__ import annotations

import os
import threading
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from hofmarshal.text import MissingTextError
from hofmarshal.text.language import LANGUAGES

STRICT = "HOFMARSHAL_STRICT_TEXT"


class Texts:
    """The messages of one language; an area's file is parsed when one of its messages is first asked for."""

    def __init__(self, lang: str) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.reading = threading.Lock()
        self.unread: dict[str, Traversable] = {
            path.name.removesuffix(".ftl"): path
            for path in sorted((files("hofmarshal.text") / lang).iterdir(), key=lambda path: path.name)
            if path.name.endswith(".ftl")
        }

    def knows(self, code: str) -> bool:
        """Reads what is needed to say whether this message exists: first the file its prefix names, then the rest."""
        if self.bundle.has_message(code):
            return True
        area = code.partition("-")[0]
        with self.reading:
            for name in sorted(self.unread, key=lambda name: name != area):
                self.bundle.add_resource(FluentResource(self.unread.pop(name).read_text(encoding="utf-8")))
                if self.bundle.has_message(code):
                    return True
            return self.bundle.has_message(code)

    def render(self, code: str, args: Mapping[str, str | int]) -> str:
        """The message with its variables filled in."""
        pattern = self.bundle.get_message(code).value
        if pattern is None:
            return missing(f"{code} has no text of its own", code, args)
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors and os.environ.get(STRICT):
            raise MissingTextError(f"{code} with {dict(args)}: {errors}")
        return str(text)


_making = threading.Lock()


def texts(lang: str) -> Texts:
    """The messages of a language, made once: `cache` alone would make two for two threads that ask at the same moment."""
    with _making:
        return _texts(lang)


@cache
def _texts(lang: str) -> Texts:
    return Texts(lang)


def missing(why: str, code: str, args: Mapping[str, str | int]) -> str:
    """What stands in for a message that does not exist: in tests an error, else its code and variables."""
    if os.environ.get(STRICT):
        raise MissingTextError(why)
    return f"{code} ({', '.join(f'{name}: {value}' for name, value in args.items())})" if args else code


def render(code: str, lang: str, args: Mapping[str, str | int]) -> str:
    """The message in this language, or in English where it is not translated, or its code."""
    if lang not in LANGUAGES:
        lang = "en"
    for tongue in dict.fromkeys((lang, "en")):
        if texts(tongue).knows(code):
            return texts(tongue).render(code, args)
        missing(f"no message {code!r} in text/{tongue}", code, args)
    return missing(f"no message {code!r}", code, args)
