"""Pieces of the published site: a page's frame, tables, links; everything from the event goes in as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

import msgspec

from hofmarshal.exchange.wording import message
from hofmarshal.exchange.write import Value
from hofmarshal.text import LANGUAGES

NAMES = {"en": "English", "ru": "Русский", "uk": "Українська"}
POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'"

CURRENT = ' aria-current="page"'
NUMBER = ' class="n"'
WON = ' class="won"'
UNSEEN = ' class="unseen"'


class Link(msgspec.Struct, frozen=True):
    """A page of the site: its file and what it is called."""

    file: str
    title: str


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """What all pages of a language share: the event, its days and place, the pages there are, when they were written."""

    lang: str
    event: str
    where: str
    links: tuple[Link, ...]
    languages: tuple[str, ...]
    written: str


def page(frame: Frame, file: str, title: str, body: str) -> bytes:
    """A whole page."""
    here = f"{title} · {frame.event}" if title else frame.event
    return (
        f'<!doctype html>\n<html lang="{frame.lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        f'<title>{text(here)}</title>\n<link rel="stylesheet" href="../style.css">\n</head>\n<body>\n'
        f"<header>\n<h1>{text(frame.event)}</h1>\n<p>{text(frame.where)}</p>\n{_nav(frame, file)}</header>\n"
        f"<main>\n{body}</main>\n<footer>\n<p>{text(frame.written)}</p>\n{_languages(frame, file)}</footer>\n</body>\n</html>\n"
    ).encode()


def _nav(frame: Frame, file: str) -> str:
    items = "".join(
        f'<li><a href="{one.file}"{CURRENT if one.file == file else ""}>{text(one.title)}</a></li>'
        for one in frame.links
    )
    return f'<nav aria-label="{text(message("results-site-pages", frame.lang))}"><ul>{items}</ul></nav>\n'


def _languages(frame: Frame, file: str) -> str:
    items = "".join(
        f'<li><a href="../{lang}/{file}" lang="{lang}" hreflang="{lang}">{NAMES[lang]}</a></li>'
        for lang in frame.languages
        if lang != frame.lang
    )
    return f'<nav aria-label="{text(message("results-site-languages", frame.lang))}"><ul>{items}</ul></nav>\n'


def front(event: str, languages: Sequence[str]) -> bytes:
    """The page at the root: it leads on to the first language, and offers the others."""
    first = next(iter(languages), LANGUAGES[0])
    items = "".join(f'<li><a href="{lang}/index.html" lang="{lang}">{NAMES[lang]}</a></li>' for lang in languages)
    return (
        f'<!doctype html>\n<html lang="{first}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="refresh" content="0; url={first}/index.html">\n<title>{text(event)}</title>\n'
        f'<link rel="stylesheet" href="style.css">\n</head>\n<body>\n<header><h1>{text(event)}</h1></header>\n'
        f"<main><nav><ul>{items}</ul></nav></main>\n</body>\n</html>\n"
    ).encode()


def text(value: Value) -> str:
    """A value as text of a page, whatever is in it."""
    shown = "" if value is None else str(value)
    return escape("".join(c if c.isprintable() or c == " " else " " for c in shown), quote=True)


def table(
    caption: str,
    heads: Sequence[tuple[str, bool]],
    rows: Iterable[Sequence[Value]],
    strong: frozenset[int] = frozenset(),
    *,
    told: bool = False,
) -> str:
    """A table: `heads` are titles and whether the column holds numbers; rows whose number is in `strong` stand out.

    Columns with nothing in them are left out. `told`: a heading right above says what it is, so its caption is not seen.
    """
    lines = [tuple(row) for row in rows]
    kept = [at for at in range(len(heads)) if any(row[at] not in (None, "") for row in lines)]
    cells = "".join(f'<th scope="col"{NUMBER if heads[at][1] else ""}>{text(heads[at][0])}</th>' for at in kept)
    body = ""
    for number, row in enumerate(lines):
        line = "".join(f"<td{NUMBER if heads[at][1] else ''}>{text(row[at])}</td>" for at in kept)
        body += f"<tr{WON if number in strong else ''}>{line}</tr>\n"
    seen = f"<caption{UNSEEN if told else ''}>{text(caption)}</caption>"
    return scrolled(caption, f"{seen}\n<thead><tr>{cells}</tr></thead>\n<tbody>\n{body}</tbody>")


def scrolled(name: str, inner: str) -> str:
    """A table in a box that scrolls sideways on a narrow screen, by keyboard too."""
    return f'<div class="wide" tabindex="0" role="region" aria-label="{text(name)}"><table>{inner}</table></div>\n'


def section(title: str, *parts: str) -> str:
    """A part of a page under a heading; nothing, if it is empty."""
    body = "".join(parts)
    return f"<section>\n<h2>{text(title)}</h2>\n{body}</section>\n" if body else ""
