"""Bytes of a text table to text: UTF-8 with or without its mark, UTF-16 with its mark, else Windows-1251 if that makes sense."""

from __future__ import annotations

import codecs
import re

from hofmarshal.rules.notes import bad

CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]")
CONTROL_BYTE = re.compile(rb"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
# What a Windows-1251 table holds beside ASCII: Cyrillic letters and the punctuation of office programs.
EXPECTED = re.compile(
    r"[\u0401-\u045f\u0490\u0491\u00a0\u00ab\u00bb\u2013\u2014\u2018-\u201e\u2026\u2116\u00b0\u00b1\u00a7]"
)
MIXED_WORD = re.compile(r"[A-Za-z][\u0401-\u0491]|[\u0401-\u0491][A-Za-z]")
SWAPPED_CASE = re.compile(r"\b[а-я][А-Я]+\b")
CYRILLIC_WORD = re.compile(r"\b[А-Яа-яЁёІіЇїЄєҐґ]{2,}\b")
BOMS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))


def decode(data: bytes, file: str) -> str:
    """The text of a table; what is not text, or in an encoding that cannot be told, is refused."""
    encoding = next((name for mark, name in BOMS if data.startswith(mark)), None)
    if encoding is None and CONTROL_BYTE.search(data):
        raise bad("exchange-binary", file=file)
    try:
        text = data.decode(encoding or "utf-8")
    except UnicodeDecodeError as error:
        if encoding:
            raise bad("exchange-broken-encoding", file=file, encoding=encoding, byte=error.start + 1) from error
        text = _windows_1251(data, file)
    if CONTROL.search(text):
        raise bad("exchange-binary", file=file)
    return text


def _windows_1251(data: bytes, file: str) -> str:
    try:
        text = data.decode("cp1251")
    except UnicodeDecodeError as error:
        raise bad("exchange-unknown-encoding", file=file) from error
    foreign = sum(1 for char in text if char > "\x7f" and not EXPECTED.match(char))
    words = CYRILLIC_WORD.findall(text)
    swapped = sum(1 for word in words if SWAPPED_CASE.fullmatch(word))
    if foreign or MIXED_WORD.search(text) or swapped * 2 > len(words):
        raise bad("exchange-unknown-encoding", file=file)
    return text
