"""The published site of an event: static pages in each of its languages, for any web host; no scripts, nothing private."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from hofmarshal.exchange import outcome as out
from hofmarshal.exchange.documents import days
from hofmarshal.exchange.results_tables import clause_text, heading, medal_name, ranked, result_tables, stage_name
from hofmarshal.exchange.site_nomination import nomination_body, slug
from hofmarshal.exchange.site_parts import Frame, Link, front, page, section, table, text
from hofmarshal.exchange.when import clock, day, moment
from hofmarshal.exchange.wording import message
from hofmarshal.text import LANGUAGES

INDEX = "index.html"
SCHEDULE = "schedule.html"
STANDINGS = "standings.html"
PROTESTS = "protests.html"


def site_files(event: out.EventOut) -> dict[str, bytes]:
    """The files of the site by their paths."""
    languages = tuple(lang for lang in event.languages if lang in LANGUAGES) or LANGUAGES
    found = {
        INDEX: front(event.name, languages),
        "style.css": (files("hofmarshal.exchange") / "site.css").read_bytes(),
    }
    for lang in languages:
        found |= {f"{lang}/{file}": data for file, data in _pages(event, lang, languages).items()}
    return found


def _pages(event: out.EventOut, lang: str, languages: Sequence[str]) -> dict[str, bytes]:
    links = [
        Link(INDEX, message("results-site-home", lang)),
        Link(SCHEDULE, message("results-site-schedule", lang)),
        Link(STANDINGS, message("results-site-standings", lang)),
        Link(PROTESTS, message("results-table-protests", lang)),
    ]
    frame = Frame(
        lang=lang,
        event=event.name,
        where=" · ".join(part for part in (days(event), event.place) if part),
        links=tuple(links),
        languages=tuple(languages),
        written=message("results-site-written", lang, at=moment(event.at)),
    )
    bodies = {
        INDEX: ("", _home(event, lang)),
        SCHEDULE: (links[1].title, _schedule(event, lang)),
        STANDINGS: (links[2].title, _standings(event, lang)),
        PROTESTS: (links[3].title, _protests(event, lang)),
    }
    for one in event.nominations:
        bodies[f"{slug(one.nomination)}.html"] = (one.title.in_(lang), nomination_body(event, one, lang))
    return {file: page(frame, file, title, body) for file, (title, body) in bodies.items()}


def _home(event: out.EventOut, lang: str) -> str:
    """The nominations, each with how far it is and who has the medals."""
    items = ""
    for one in event.nominations:
        medals = "".join(
            f'<p><span class="medal">{text(medal_name(place.medal, lang))}</span> {text(one.called(entry))}</p>'
            for track in one.tracks
            for entry, place in ranked(track)
            if place.medal
        )
        phase = message("results-phase", lang, phase=one.phase)
        count = message("results-start-lead", lang, count=len(one.people))
        items += (
            f'<li><a href="{slug(one.nomination)}.html">{text(one.title.in_(lang))}</a>'
            f'<p class="quiet">{text(phase)} · {text(count)}</p>{medals}</li>\n'
        )
    title = message("results-site-nominations", lang)
    return section(title, f'<ul class="cards">\n{items}</ul>\n' if items else f"<p>{text(_nothing(lang))}</p>\n")


def _nothing(lang: str) -> str:
    return message("results-site-nothing", lang)


def _schedule(event: out.EventOut, lang: str) -> str:
    """What waits at each ring, with the time it is expected at."""
    titles = {one.nomination: one.title.in_(lang) for one in event.nominations}
    heads = [
        (message("results-site-expected", lang), False), (heading("nomination", lang), False),
        (heading("stage", lang), False), (heading("red", lang), False), (heading("blue", lang), False),
    ]  # fmt: skip
    body = ""
    for ring in event.plan:
        rows = []
        for turn in ring.turns:
            one = event.nomination(turn.nomination)
            stage = one.stages.get(turn.stage) if one is not None else None
            where = f"{stage_name(stage, lang)} {turn.group}" if stage is not None and not stage.pairs else ""
            if stage is not None and stage.pairs:
                where = stage_name(stage, lang)
            rows.append((_when(event, turn), titles.get(turn.nomination, ""), where, turn.red, turn.blue))
        if rows:
            name = message("results-ring", lang, ring=ring.title or ring.ring)
            body += table(name, heads, rows)
    title = message("results-site-schedule", lang)
    note = f'<p class="quiet">{text(message("results-site-expected-note", lang))}</p>\n'
    return section(title, note + body if body else f"<p>{text(message('results-site-no-schedule', lang))}</p>\n")


def _when(event: out.EventOut, turn: out.Turn) -> str:
    if not turn.at:
        return ""
    return clock(turn.at) if day(turn.at) == day(event.at) else moment(turn.at)


def _standings(event: out.EventOut, lang: str) -> str:
    """Medals, clubs and countries."""
    body = ""
    for key in ("medals", "clubs", "countries"):
        (sheet,) = result_tables(event, lang, (key,))
        if sheet.rows:
            heads = [(column.title, column.kind == "number") for column in sheet.columns]
            body += table(sheet.title, heads, sheet.rows)
    note = f'<p class="quiet">{text(message("results-points-note", lang))}</p>\n' if body else ""
    return section(message("results-site-standings", lang), body + note or f"<p>{text(_nothing(lang))}</p>\n")


def _protests(event: out.EventOut, lang: str) -> str:
    """The public record of protests: who, against which bout, by which clause, how it was decided."""
    items = ""
    for one in event.protests:
        bout = message("results-bout-number", lang, bout=one.bout)
        asked = message("results-site-protest", lang, name=one.name, at=moment(one.filed_at))
        clause = clause_text(event, one.nomination, one.clause, lang)
        lines = [
            f"<h3>{text(one.title.in_(lang))} · {text(bout)}: {text(one.red)} – {text(one.blue)}</h3>",
            f"<p>{text(asked)}</p>",
            f"<p class='quiet'>{text(clause)}</p>" if clause else "",
            f"<p><strong>{text(one.said.in_(lang))}</strong></p>",
        ]
        items += f"<li>{''.join(lines)}</li>\n"
    name = message("results-table-protests", lang)
    none = f"<p>{text(message('results-site-no-protests', lang))}</p>\n"
    return section(name, f'<ul class="record">\n{items}</ul>\n' if items else none)
