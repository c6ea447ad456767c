"""Writes the files of a new rulebook that passes every check: one clause of each needed kind, one nomination, one example."""

from __future__ import annotations

import re

from hofmarshal.rules.notes import bad

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

_RULEBOOK = """\
# What this rulebook is. The guide for authors explains every key.
id: @ID@
name: {en: New rulebook, ru: Новый свод правил, uk: Новий звід правил}
edition: @DATE@
language: en            # decides where the translations differ
source: ""              # the document it renders
requires: []            # rulebooks whose clauses may be cited and whose nominations may be extended
common:                 # what holds in every nomination
  rounds: {win: 1, cites: [@ID@.one-round]}
"""

_CLAUSES = """\
# Every rule of the source, in our own words.
- id: @ID@.one-round
  source: "1"           # its number or line in the source
  kind: end
  status: stated        # stated | inferred | gap | conflict; the last two need a resolution
  statement:
    en: A bout is one round. It ends at 5 points, and the fighter with more points wins.
    ru: Бой состоит из одного раунда. Он идёт до 5 очков; побеждает тот, у кого очков больше.
    uk: Бій складається з одного раунду. Він триває до 5 очок; перемагає той, у кого очок більше.
- id: @ID@.hit
  source: "2"
  kind: score
  status: stated
  statement:
    en: A hit brings 1 point, a hit to the head 2.
    ru: Удар даёт 1 очко, удар в голову – 2.
    uk: Удар дає 1 очко, удар у голову – 2.
"""

_NOMINATION = """\
# A duel to 5 points.
id: duel
name: {en: Duel, ru: Дуэль, uk: Дуель}
mechanism: points       # points | hits | standing | fall
zones:
  - {id: head, part: head, name: {en: head, ru: голова, uk: голова}}
  - {id: torso, part: torso, name: {en: torso, ru: корпус, uk: корпус}}
scoring:                # the first row that fits counts
  - {when: {zone: head}, points: 2, cites: [@ID@.hit]}
  - {points: 1, cites: [@ID@.hit]}
ends:
  - {when: points, at: 5, wins: more, cites: [@ID@.one-round]}
"""

_EXAMPLE = """\
# Worked cases: what happens, what must follow, and which clauses must be cited.
- id: five-points
  clause: [@ID@.hit, @ID@.one-round]
  nomination: duel
  note: A hit to the head and three to the torso end the bout at 5 points, not at 4.
  contest:
    from: start           # called, both ready, started at t = 0
    do:
      - {t: 5, hit: {by: red, zone: head}}
      - {t: 10, hit: {by: blue, zone: torso}}
      - {t: 15, hit: {by: red, zone: torso}}
      - {t: 20, hit: {by: red, zone: torso}}
      - {t: 25, expect: {phase: running, score: {red: 4}}}
      - {t: 30, hit: {by: red, zone: torso}}
  expect:
    winner: red
    score: {red: 5, blue: 1}
    termination: points
    cites: [@ID@.hit, @ID@.one-round]
"""

_FILES = {
    "rulebook.yaml": _RULEBOOK,
    "clauses.yaml": _CLAUSES,
    "nominations/duel.yaml": _NOMINATION,
    "examples/duel.yaml": _EXAMPLE,
}


def new(book_id: str, edition: str = "2025-01-01") -> dict[str, bytes]:
    """The files of a new rulebook by their paths in its folder; `edition` is its date (YYYY-MM-DD).

    Raises `BadInput` unless the id is lower-case Latin letters and digits, in words joined by hyphens, 40 at most.
    """
    if not _ID.fullmatch(book_id) or len(book_id) > 40:
        raise bad("rules-new-id", id=book_id[:60])
    return {
        path: text.replace("@ID@", book_id).replace("@DATE@", edition).encode("utf-8") for path, text in _FILES.items()
    }
