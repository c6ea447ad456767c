"""The protocol of a bout as a page of a document."""

from __future__ import annotations

from typing import Any

from hofmarshal.exchange import outcome as out
from hofmarshal.exchange.results_tables import THIRD, bout_name, stage_name
from hofmarshal.exchange.when import clock, day
from hofmarshal.exchange.wording import message

SECOND = 1000
MINUTE = 60


def protocol_page(one: out.NominationOut, paper: out.ProtocolOut, lang: str) -> dict[str, Any]:
    """Who fought, what happened, what came of it, who signed."""
    stage = one.stages.get(paper.stage)
    held = one.bouts.get(paper.bout)
    third = message("results-label-third", lang) if paper.group == THIRD else ""
    where = [
        third or (stage_name(stage, lang) if stage is not None else ""),
        message("results-group", lang, group=paper.group) if paper.group and not (stage and stage.pairs) else "",
        message("results-bout-number", lang, bout=bout_name(paper.bout, held, lang)),
        message("results-ring", lang, ring=paper.ring) if paper.ring else "",
    ]
    when = message(
        "results-protocol-when", lang, day=day(paper.called), called=clock(paper.called),
        signed=clock(paper.signed) if paper.signed else "–",
    )  # fmt: skip
    corrected = held.revision if held is not None else 0
    return {
        "kind-of": "protocol",
        "title": one.title.in_(lang),
        "subtitle": " · ".join(part for part in where if part),
        "lead": [when],
        "red": _side(paper, paper.red, won=paper.winner == "red"),
        "blue": _side(paper, paper.blue, won=paper.winner == "blue"),
        "outcome": paper.said.in_(lang),
        "log": [
            {"round": str(row.round), "time": _time(row.effective), "text": _told(one, row, lang), "undone": row.undone}
            for row in paper.log
        ],
        "notes": [
            *([message("results-protocol-corrected", lang)] if corrected else []),
            message("results-seal", lang, seal=paper.seal),
        ],
        "sign": [message("results-sign-ring", lang), paper.red.name, paper.blue.name],
    }


def _side(paper: out.ProtocolOut, side: out.SideOut, *, won: bool) -> dict[str, Any]:
    value: int | float = side.score
    if paper.unit == "halves":
        value = side.score // 2 if side.score % 2 == 0 else side.score / 2
    lines = [f"{number}. {name}" if name else f"{number}." for number, name in side.fighters]
    return {"name": side.name, "club": side.club, "score": str(value), "won": won, "lines": lines}


def _told(one: out.NominationOut, row: out.LogLine, lang: str) -> str:
    """What happened, with the clauses it rests on by their numbers."""
    numbers = [one.clauses[name].number for name in row.text.cites if name in one.clauses]
    return row.text.in_(lang) + (f" [{', '.join(dict.fromkeys(numbers))}]" if numbers else "")


def _time(ms: int) -> str:
    seconds = ms // SECOND
    return f"{seconds // MINUTE}:{seconds % MINUTE:02d}"
