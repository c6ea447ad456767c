"""The protocols of a nomination folder: found, played by the folder's rules, and handed over as results."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

import msgspec

from hofmarshal.contest.setup import SIDES, informed
from hofmarshal.desk.expect import Mismatch
from hofmarshal.desk.play import play
from hofmarshal.desk.protocol import Protocol, bind
from hofmarshal.exchange.carried import Carried
from hofmarshal.exchange.faults import unknown_entry
from hofmarshal.exchange.files import inside, read_inside
from hofmarshal.rules.book_model import Rulebook
from hofmarshal.rules.convert import Place
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import BadInput, Problem
from hofmarshal.rules.yamldoc import Doc, parse
from hofmarshal.tournament.commands import Score
from hofmarshal.tournament.folder import NominationFile
from hofmarshal.tournament.merging import natural
from hofmarshal.tournament.outcome import score_of

PROTOCOLS = "bouts"
"""The folder of protocols in a nomination folder."""


def protocol_names(folder: Path, others: Collection[str]) -> tuple[str, ...]:
    """The protocols of the folder, in `bouts/` or beside its other files, 9 before 10."""
    home = inside(folder, PROTOCOLS)
    names = [f"{PROTOCOLS}/{one.name}" for one in home.iterdir()] if home.is_dir() else []
    names += [one.name for one in folder.iterdir() if one.name not in others]
    found = [n for n in names if n.endswith((".yaml", ".json")) and not Path(n).name.startswith(".")]
    return tuple(sorted(found, key=natural))


class Fought(msgspec.Struct, frozen=True):
    """A protocol's bout and file, its result (None while it is not decided), and what it expected in vain."""

    bout: str
    file: str
    score: Score | None
    unmet: tuple[Mismatch, ...]


def play_protocol(
    folder: Path,
    name: str,
    head: NominationFile,
    rules: Nomination,
    known: Mapping[str, str],
    books: Mapping[str, Rulebook],
    carried: Carried,
) -> Fought:
    """A protocol, played by the folder's rules unless it has overrides of its own.

    Fighters bring along what earlier protocols of the folder gave them (`carried`), in the order of the files' names.
    """
    file = str(folder / name)
    doc = parse(read_inside(folder, name), file)
    own = isinstance(doc.data, Mapping) and doc.data.get("overrides")
    protocol = bind(doc.data, doc.place, books, None if own else rules)
    problems = [*_not_ours(doc, protocol, head), *_not_entered(doc, protocol, known)]
    bout = str(protocol.file.bout) or Path(name).stem
    entries: dict[str, str] = {side: str(one.entry) for side, one in protocol.file.sides.items()}
    setup = protocol.setup if problems else informed(protocol.setup, carried.facts(protocol.setup, entries))
    played = play(setup, protocol.lines, bout, protocol.file.expect)
    carried.note(played.state, {"red": "", "blue": "", **entries})
    for one in played.refusals:
        place = protocol.places.get(one.line.index, Place(file))
        if one.refusal is not None:
            notes = one.refusal.reasons or (one.refusal,)
            problems += [Problem(note.code, note.args, file, place.line) for note in notes]
    if problems:
        raise BadInput(problems)
    sides = protocol.file.sides
    score = score_of(
        played.state,
        bout=bout,
        red=str(sides["red"].entry),
        blue=str(sides["blue"].entry),
        stage=protocol.file.stage,
        group=str(protocol.file.group),
        source=file,
    )
    return Fought(
        bout, file, score, tuple(msgspec.structs.replace(m, path=f"{name}: {m.path}") for m in played.mismatches)
    )


def _not_ours(doc: Doc, protocol: Protocol, head: NominationFile) -> Iterator[Problem]:
    found = f"{protocol.file.rulebook} {protocol.file.nomination}"
    wanted = f"{head.rulebook} {head.nomination}"
    if found != wanted:
        line = doc.line(("nomination",))
        yield Problem("exchange-protocol-other", {"found": found[:80], "wanted": wanted}, doc.file, line)


def _not_entered(doc: Doc, protocol: Protocol, known: Mapping[str, str]) -> Iterator[Problem]:
    for side in SIDES:
        code = str(protocol.file.sides[side].entry) if side in protocol.file.sides else ""
        if not code:
            yield Problem("exchange-protocol-entry", {"side": side}, doc.file, doc.line(("sides", side)))
        elif known and code not in known:
            yield unknown_entry(code, known, doc.file, doc.line(("sides", side)))
