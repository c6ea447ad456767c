"""The protocols of an exported nomination: each is written, played, and kept where it comes to the result that was recorded."""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from hofmarshal.contest.state import Contest
from hofmarshal.exchange.books import at_hand
from hofmarshal.exchange.carried import Carried
from hofmarshal.exchange.export import Heading, protocol_yaml
from hofmarshal.exchange.folder_protocols import PROTOCOLS, play_protocol
from hofmarshal.exchange.folders import write_tree
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import BadInput, Note
from hofmarshal.tournament.commands import Score
from hofmarshal.tournament.events import Recorded
from hofmarshal.tournament.folder import NominationFile

APART = "apart"
"""Where protocols lie that do not come to the result that was recorded, or whose result was never recorded: nobody reads them."""


class FoughtContest(msgspec.Struct, frozen=True, kw_only=True):
    """A contest that was fought, and what its protocol says at its head."""

    bout: str
    contest: Contest
    heading: Heading


class Kept(msgspec.Struct, frozen=True):
    """What became of the protocols: the results (by their place among the steps) that one tells of, and what was set apart."""

    told: frozenset[int]
    notes: tuple[Note, ...]


def write_protocols(
    contests: Sequence[FoughtContest],
    results: Mapping[int, Recorded],
    folder: Path,
    head: NominationFile,
    rules: Nomination,
    entries: Sequence[str],
) -> Kept:
    """Write the protocols of contests in the order in which they were called; that is also the order of their names, in
    which a folder's protocols are played.
    """
    books = at_hand(head.rulebook, folder, folder.parent)
    known = dict.fromkeys(entries, "")
    carried, told, notes = Carried(), set[int](), []
    for number, one in enumerate(contests, 1):
        name = f"{number:03}-{_safe(one.bout)}.yaml"
        text = protocol_yaml(one.contest, msgspec.structs.replace(one.heading, rulebook=head.rulebook, overrides=()))
        write_tree(folder / PROTOCOLS, {name: text.encode()})
        before = copy.deepcopy(carried)
        try:
            score = play_protocol(folder, f"{PROTOCOLS}/{name}", head, rules, known, books, carried).score
        except BadInput:
            score = None
        step = next((at for at, result in results.items() if at not in told and _same(score, result.result)), None)
        if step is not None:
            told.add(step)
            continue
        carried = before
        (folder / PROTOCOLS / name).unlink()
        write_tree(folder / APART, {name: text.encode()})
        notes.append(Note("results-protocol-apart", {"bout": one.bout, "file": f"{APART}/{name}"}))
    return Kept(frozenset(told), tuple(notes))


def _safe(name: str) -> str:
    return re.sub(r"[^A-Za-z0-9._-]+", "-", name).strip("-.")[:60] or "bout"


def _same(score: Score | None, recorded: Score) -> bool:
    """Whether a protocol comes to the result as it was recorded, where it was placed."""
    if score is None:
        return False
    blank = {"source": "", "note": "", "stage": "", "group": "", "extra": False}
    return msgspec.structs.replace(score, **blank) == msgspec.structs.replace(recorded, **blank)
