"""Brings the results of several sources together: protocols and tables; two that disagree on a bout are named both."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from hofmarshal.rules.notes import BadInput, Problem, Refusal
from hofmarshal.tournament.commands import Score
from hofmarshal.tournament.recording import normal, turned

Key = tuple[tuple[int, int, str], ...]


def merged(results: Iterable[Score]) -> tuple[Score, ...]:
    """The results in the order to record them, each said once.

    `source` names where a result comes from. A bout named twice by one source is its correction, which comes in the
    place of its own row. Named by two sources it must say the same: then the fuller one counts.
    Raises `BadInput` naming both where they disagree.
    """
    results = tuple(results)
    by_bout: dict[str, dict[str, list[Score]]] = {}
    for one in results:
        by_bout.setdefault(one.bout, {}).setdefault(one.source, []).append(one)
    problems = [p for sources in by_bout.values() for p in _disagreements(sources)]
    if problems:
        raise BadInput(problems)
    said = {best[0].bout: best for best in (_fullest(sources) for sources in _ordered(by_bout))}
    return tuple(_in_place(said, _rows_before(results)))


Row = tuple[str, int]
"""A bout and the how-manieth word on it (from 0) a row is."""


def _rows_before(results: Iterable[Score]) -> dict[Row, Row]:
    """For each row that names a bout again the row before it in its source."""
    before: dict[Row, Row] = {}
    last: dict[str, Row] = {}
    count: Counter[tuple[str, str]] = Counter()
    for one in results:
        row = (one.bout, count[one.source, one.bout])
        count[one.source, one.bout] += 1
        if row[1]:
            before[row] = last[one.source]
        last[one.source] = row
    return before


def _in_place(said: dict[str, list[Score]], before: dict[Row, Row]) -> Iterator[Score]:
    """The first words on the bouts in their order, and each correction after the row it follows in its source."""
    follow: dict[Row, list[Row]] = {}
    for bout, words in said.items():
        for number in range(1, len(words)):
            row = before.get((bout, number), (bout, number - 1))
            there = row[0] in said and row[1] < len(said[row[0]])
            follow.setdefault(row if there else (bout, number - 1), []).append((bout, number))
    waiting = [(bout, 0) for bout in reversed(said)]
    while waiting:
        bout, number = waiting.pop()
        yield said[bout][number]
        waiting.extend(reversed(follow.get((bout, number), [])))


def _disagreements(sources: dict[str, list[Score]]) -> list[Problem]:
    """Every source against the one that says most: their last words on the bout must agree.

    A source with fewer words (the protocol of a bout whose result a table corrected) must agree with one of the other's:
    that is what was corrected (docs/decisions/0360).
    """
    said = max(sources.values(), key=len)
    others = [words for words in sources.values() if words is not said]
    return [
        Problem(
            "nomination-sources-disagree",
            {
                "bout": one[-1].bout,
                "first": said[-1].source,
                "first_says": shown(said[-1]),
                "second": one[-1].source,
                "second_says": shown(one[-1]),
            },
            one[-1].source,
        )
        for one in others
        if not any(agree(word, one[-1]) for word in (said[-1:] if len(one) == len(said) else said))
    ]


def shown(score: Score) -> str:
    """A result in one line: `A 10:7 B, red`."""
    word = f", {score.winner}" if score.winner else ""
    status = f", {score.status}" if score.status != "fought" else ""
    return f"{score.red} {score.red_score}:{score.blue_score} {score.blue}{word}{status}"


def agree(one: Score, other: Score) -> bool:
    """Whether two results say the same of who fought, the points, the winner and the status.

    That a bout is an extra one is no part of it: a protocol cannot say so, and a table need not.
    """
    first, second = normal(one), normal(other)
    if isinstance(first, Refusal) or isinstance(second, Refusal):
        return False
    if first.red == second.blue and first.red != second.red:
        second = turned(second)
    return _said(first) == _said(second)


def _said(score: Score) -> tuple[object, ...]:
    winner = score.winner if score.winner in ("red", "blue") else ""
    points = (score.red_score, score.blue_score) if score.status == "fought" else ()
    return (score.red, score.blue, points, winner, score.status)


def _fullest(sources: dict[str, list[Score]]) -> list[Score]:
    """The words of the source that says most, each as the most detailed of all that agree with it has it; what only others
    know of stage, group and note, and that it is an extra bout, is added."""
    said = max(sources.values(), key=len)
    others = [words for words in sources.values() if words is not said]
    return [_fuller(word, _same_word(word, at, len(said), others)) for at, word in enumerate(said)]


def _same_word(word: Score, at: int, words: int, others: Iterable[list[Score]]) -> list[Score]:
    """What other sources say in this place: those of as many words at the same, others wherever they agree."""
    found = (other[at : at + 1] if len(other) == words else other for other in others)
    return [one for some in found for one in some if agree(word, one)]


def _fuller(word: Score, others: list[Score]) -> Score:
    best = max((word, *others), key=lambda one: len(msgspec.json.encode(one)))
    best = msgspec.structs.replace(best, extra=any(one.extra for one in (word, *others)))
    for name in ("stage", "group", "note"):
        value = getattr(best, name) or next((getattr(o, name) for o in (word, *others) if getattr(o, name)), "")
        best = msgspec.structs.replace(best, **{name: value})
    return best


def _ordered(by_bout: dict[str, dict[str, list[Score]]]) -> Sequence[dict[str, list[Score]]]:
    """By number where the order of the tables is not against it; otherwise as they have it, and a bout of which only a
    protocol tells comes after the last one of its stage and group in a table."""
    ids = list(by_bout)
    told = Counter(source for sources in by_bout.values() for source in sources)
    table = [bout for bout in ids if any(told[source] > 1 for source in by_bout[bout])]
    if table == sorted(table, key=natural):
        return [by_bout[bout] for bout in sorted(ids, key=natural)]
    last = {_series(bout): at for at, bout in enumerate(table)}
    rows = {bout: at for at, bout in enumerate(table)}
    places = {bout: rows.get(bout, last.get(_series(bout), len(table))) for bout in ids}
    return [by_bout[bout] for bout in sorted(ids, key=lambda bout: (places[bout], bout not in rows, natural(bout)))]


def _series(bout: str) -> str:
    """The name of a bout without its number: `qualifying-A-`."""
    return bout.rstrip("0123456789")


def natural(text: str) -> Key:
    """A sorting key by which 9 comes before 10."""
    parts = re.findall(r"\d{1,18}|\D+", text)
    return tuple((0, int(part), "") if part.isdigit() else (1, 0, part) for part in parts)
