"""The page of a nomination in the published site: places and why, brackets, groups with their tables, every bout."""

from __future__ import annotations

import re

from hofmarshal.exchange import outcome as out
from hofmarshal.exchange.group_papers import ranked_by, result_text, scores_of, slot_name
from hofmarshal.exchange.results_tables import (
    club_of,
    heading,
    medal_name,
    ranked,
    round_name,
    score,
    stage_name,
    status_of,
    track_name,
    winner_of,
)
from hofmarshal.exchange.site_parts import WON, section, table, text
from hofmarshal.exchange.wording import message
from hofmarshal.exchange.write import Value


def slug(name: str) -> str:
    """The file of a nomination, which is no other page's."""
    return "n-" + (re.sub(r"[^A-Za-z0-9._-]+", "-", name).strip("-.") or "nomination")


def nomination_body(event: out.EventOut, one: out.NominationOut, lang: str) -> str:
    """All that is to be seen of a nomination."""
    title = f"<h2>{text(one.title.in_(lang))}</h2>\n"
    phase = text(message("results-phase", lang, phase=one.phase))
    rules = text(message("results-rules-lead", lang, rulebook=one.rulebook, edition=one.edition or "–"))
    parts = [title, f"<p>{phase}</p>\n<p class='quiet'>{rules}</p>\n"]
    if one.commitment:
        told = message("results-lot-hash", lang, hash=one.commitment)
        parts.append(f"<p class='quiet'>{_in_eights(text(told), one.commitment)}</p>\n")
    if one.seed:
        told = message("results-lot-lead", lang, seed=one.seed)
        parts.append(f"<p class='quiet'>{_in_eights(text(told), one.seed)}</p>\n")
    parts += [_places(one, track, lang) for track in one.tracks]
    parts += [_bracket(one, bracket, lang) for bracket in one.brackets]
    for key in reversed(one.order):
        if not one.stages[key].pairs:
            parts.append(_stage(one, one.stages[key], lang))
    if not one.order:
        parts.append(_entries(one, lang))
    return "".join(parts)


def _in_eights(sentence: str, digits: str) -> str:
    """The sentence, its hex digits to be broken after each eight, so that a reader keeps his place; copied, they are whole."""
    if not re.fullmatch(r"[0-9a-f]{16,}", digits):
        return sentence
    return sentence.replace(digits, "<wbr>".join(re.findall(".{1,8}", digits)))


def _heads(lang: str, *columns: tuple[str, bool]) -> list[tuple[str, bool]]:
    return [(heading(name, lang), number) for name, number in columns]


def _places(one: out.NominationOut, track: out.Track, lang: str) -> str:
    if not track.places:
        return ""
    state = "signed" if track.signed else "final" if track.final else "open"
    heads = _heads(lang, ("place", True), ("medal", False), ("name", False), ("club", False), ("status", False))
    rows, strong, why = [], set(), ""
    for at, (entry, place) in enumerate(ranked(track)):
        left = status_of(one.people.get(entry), lang)
        rows.append((place.place, medal_name(place.medal, lang), one.called(entry), club_of(one, entry), left))
        if place.medal:
            strong.add(at)
        reasons = " ".join(reason.in_(lang) for reason in place.why)
        if reasons:
            why += f"<li>{text(one.called(entry))}: {text(reasons)}</li>\n"
    name = message("results-table-places", lang)
    named = track_name(track.track, lang)
    caption = f"{name}: {named}" if named else name
    note = f"<p class='quiet'>{text(message('results-final-state', lang, state=state))}</p>\n"
    told = f"<details><summary>{text(message('results-site-why', lang))}</summary>\n<ol>{why}</ol></details>\n"
    return section(caption, table(caption, heads, rows, frozenset(strong), told=True), note, told if why else "")


def _bracket(one: out.NominationOut, bracket: out.Bracket, lang: str) -> str:
    columns = ""
    for it in bracket.rounds:
        cells = "".join(_cell(one, cell, lang) for cell in it.cells)
        columns += f"<section><h4>{text(round_name(it.size, lang))}</h4><ol>{cells}</ol></section>\n"
    title = message("results-paper-brackets", lang)
    named = track_name(bracket.track, lang)
    caption = f"{title}: {named}" if named else title
    box = f'<div class="bracket" tabindex="0" role="region" aria-label="{text(caption)}">{columns}</div>\n'
    return section(caption, box)


def _cell(one: out.NominationOut, cell: out.Cell, lang: str) -> str:
    bout = one.bouts.get(cell.bout)
    red_score, blue_score = scores_of(one, bout) if bout is not None else ("", "")
    if bout is not None and cell.red.entry == bout.blue:
        red_score, blue_score = blue_score, red_score
    third = f"<p class='quiet'>{text(message('results-label-third', lang))}</p>" if cell.third else ""
    lines = "".join(
        f"<p{WON if cell.winner == side else ''}><span>{text(slot_name(one, slot, lang) or '…')}</span>"
        f"<span>{text(said)}{_won(lang) if cell.winner == side else ''}</span></p>"
        for side, slot, said in (("red", cell.red, red_score), ("blue", cell.blue, blue_score))
    )
    return f"<li>{third}{lines}</li>"


def _won(lang: str) -> str:
    """Told by a sign too, not by weight alone."""
    return f' <span aria-label="{text(message("results-column-winner", lang))}">✓</span>'


def _stage(one: out.NominationOut, stage: out.Stage, lang: str) -> str:
    body = ""
    for name in stage.order:
        group = stage.groups[name]
        title = message("results-group", lang, group=name)
        body += (
            f"<h3>{text(title)}</h3>\n" + _group_table(one, stage, group, title, lang) + _bouts(one, group, title, lang)
        )
    named = track_name(stage.track, lang)
    return section(" · ".join(part for part in (named, stage_name(stage, lang)) if part), body)


def _group_table(one: out.NominationOut, stage: out.Stage, group: out.Group, title: str, lang: str) -> str:
    counted = ("rating-points", "round-points") if stage.rated else ("points", "against")
    heads = _heads(
        lang, ("place", True), ("name", False), ("club", False), ("wins", True), ("losses", True), (counted[0], True),
        (counted[1], True), ("on", False),
    )  # fmt: skip
    rows = [
        (
            row.place, one.called(row.entry), club_of(one, row.entry), row.figures.wins, row.figures.losses,
            *_counted(one, stage, row.figures),
            message("results-yes", lang) if row.on and group.complete else "",
        )
        for row in group.rows
    ]  # fmt: skip
    notes = "".join(f"<p class='quiet'>{text(said)}</p>" for said in ranked_by(one, stage, lang))
    return table(title, heads, rows, told=True) + notes


def _counted(one: out.NominationOut, stage: out.Stage, of: out.Figures) -> tuple[Value, Value]:
    """What a table counts beside wins and losses: the points of teams' battles, else points for and against."""
    return (of.rating_points, of.round_points) if stage.rated else (score(one, of.points), score(one, of.against))


def _bouts(one: out.NominationOut, group: out.Group, title: str, lang: str) -> str:
    heads = _heads(lang, ("red", False), ("result", False), ("blue", False), ("winner", False), ("note", False))
    rows = []
    for key in group.bouts:
        bout = one.bouts[key]
        notes = [message("results-bout", lang, state=bout.state)] if bout.state != "fought" else []
        notes += [message("results-column-extra", lang)] if bout.extra else []
        notes += [message("results-corrected", lang)] if bout.revision else []
        rows.append(
            (
                one.called(bout.red),
                result_text(one, bout),
                one.called(bout.blue),
                winner_of(one, bout),
                ", ".join(notes),
            )
        )
    caption = f"{title}: {message('results-table-bouts', lang)}"
    return table(caption, heads, rows) if rows else ""


def _entries(one: out.NominationOut, lang: str) -> str:
    heads = _heads(lang, ("entry", False), ("name", False), ("club", False), ("country", False))
    rows = [(entry, who.name, who.club, who.country) for entry, who in one.people.items()]
    name = message("results-table-entries", lang)
    return section(name, table(name, heads, rows, told=True)) if rows else ""
