"""A refusal over the wire: its reasons say whether they may be overridden, and which events fall with a correction."""

from __future__ import annotations

import pytest

from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.server.said import refusal_said


def test_what_no_longer_fits_is_named_so_that_it_can_be_confirmed() -> None:
    notes = tuple(Note("contest-no-longer-fits", {"event": name, "kind": "struck"}) for name in ("e7", "e9"))
    _, reasons = refusal_said(Refusal("contest-confirm-dropped", {"event": "e3", "count": 2}, (), notes))
    assert [one.event for one in reasons] == ["e7", "e9"]


@pytest.mark.parametrize(
    ("code", "severity"), [("contest-cannot-start", "block"), ("contest-cannot-start-warn", "warn")]
)
def test_other_reasons_name_no_event_and_tell_warnings_from_blocks(code: str, severity: str) -> None:
    short = Note("contest-panel-short", {"count": 3, "least": 4})
    _, (reason,) = refusal_said(Refusal(code, {"count": 1}, (), (short,)))
    assert (reason.severity, reason.event) == (severity, "")


def test_people_are_named_outside_of_contests_too() -> None:
    note = Note("draw-moved-meanwhile", {"entry": "E1, E2", "was": "A", "now": "B"})
    said, (reason,) = refusal_said(
        Refusal(note.code, note.args, (), (note,)), names={"E1": "Ada Madeup", "E2": "Zed Nobody"}
    )
    assert "Ada Madeup, Zed Nobody" in said.en
    assert "Ada Madeup, Zed Nobody" in reason.said.uk
