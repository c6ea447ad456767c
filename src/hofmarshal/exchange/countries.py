"""Countries by any usual name to their codes: `UA`, `Ukraine`, `Україна` and `Украина` are one country."""

from __future__ import annotations

from functools import cache

from hofmarshal.exchange.columns import plain

LANGUAGES = ("en", "ru", "uk")
CODE_LENGTH = 2
NO_COUNTRY = ("EU", "EZ", "UN", "QO", "XA", "XB", "ZZ")
"""Two letters of CLDR's list that name no country."""

ALSO = {
    "uk": "GB", "england": "GB", "англия": "GB", "англія": "GB", "великобритания": "GB", "велика британія": "GB",
    "usa": "US", "америка": "US", "сша": "US", "holland": "NL", "голландия": "NL", "голландія": "NL",
    "белоруссия": "BY", "білорусія": "BY", "рф": "RU", "російська федерація": "RU", "российская федерация": "RU",
    "czech republic": "CZ", "молдавия": "MD", "молдавія": "MD", "turkey": "TR", "macedonia": "MK", "киргизия": "KG",
}  # fmt: skip
"""Names people write that are not CLDR's."""


@cache
def _names() -> dict[str, str]:
    from babel import Locale  # a large table: only for who reads names

    found = {plain(name): code for name, code in ALSO.items()}
    for lang in LANGUAGES:
        for code, name in Locale(lang).territories.items():
            if _is_code(code):
                found.setdefault(plain(name), code)
                found.setdefault(code.casefold(), code)
    return found


def _is_code(code: str) -> bool:
    return len(code) == CODE_LENGTH and code.isalpha() and code not in NO_COUNTRY


def country_code(text: str) -> str | None:
    """The ISO 3166-1 code of a country by its code or name in English, Russian or Ukrainian; None for an unknown one.

    A part of a country by its own code (`CA-QC`) stays as it is, in capitals; nothing stays nothing.
    """
    bare = text.strip()
    head, dash, rest = bare.upper().partition("-")
    if dash and rest.isalnum() and len(rest) <= 3 and _names().get(head.casefold()) == head:
        return f"{head}-{rest}"
    return _names().get(plain(bare)) if bare else ""


@cache
def country_name(code: str, lang: str) -> str:
    """What a country is called in a language, by its code; a code nobody knows stays as it is."""
    from babel import Locale

    head, _, part = code.partition("-")
    name = Locale(lang).territories.get(head) if _is_code(head) else None
    if name is None:
        return code
    return f"{name} ({part})" if part else str(name)
