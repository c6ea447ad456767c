"""What a fighter's earlier protocols of a folder gave him counts in the next: ladders over a nomination and an event."""

from __future__ import annotations

from pathlib import Path

from hofmarshal.exchange.nomination_folder import run_nomination
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament.state import standing
from tests.tournament.nomination_play import do, drawn

PROTOCOL = """\
rulebook: shchyt-mech
nomination: shchyt-mech
bout: {bout}
sides: {{red: {{entry: A}}, blue: {{entry: {blue}}}}}
from: start
do:
  - {{t: 1, breach: {{fighter: red, clause: sm.immediate, note: struck from behind after the halt}}}}
expect: {{winner: blue, termination: disqualification, removed: {removed}}}
"""


def folder(root: Path, second: str) -> Path:
    home = root / "n"
    (home / "bouts").mkdir(parents=True)
    (home / "nomination.yaml").write_text("rulebook: shchyt-mech\nnomination: shchyt-mech\nseed: winter\n")
    (home / "entries.csv").write_text("entry,name\n" + "".join(f"{c},Fighter {c}\n" for c in "ABCD"))
    (home / "bouts" / "1.yaml").write_text(PROTOCOL.format(bout=1, blue="B", removed="{}"))
    (home / "bouts" / "2.yaml").write_text(PROTOCOL.format(bout=2, blue="C", removed=second))
    return home


def test_the_second_disqualification_of_the_nomination_removes_though_no_header_tells_of_the_first(
    tmp_path: Path,
) -> None:
    """sm.two-dq."""
    report = run_nomination(folder(tmp_path, "{red: nomination}"))
    assert report.mismatches == ()
    (left,) = report.report.left
    assert (left.entry, left.standing.state, left.standing.disqualifications) == ("A", "removed", 2)


def test_without_the_first_the_second_file_would_not_remove(tmp_path: Path) -> None:
    home = folder(tmp_path, "{}")
    (home / "bouts" / "1.yaml").unlink()
    assert run_nomination(home).mismatches == ()


def test_who_is_removed_by_the_ladder_of_a_bout_is_off_the_grid_at_once() -> None:
    """u.1.4: the third warning removes from the tournament, whatever the count of disqualifications."""
    score = cmd.Score(bout="1", red="A", blue="B", blue_score=1, winner="B", disqualified=("A",), removed=("A",))
    state = do(drawn(*"ABCD"), cmd.Record(result=score))
    assert standing(state, "A").state == "removed"
    kept = do(
        drawn(*"ABCD"), cmd.Record(result=cmd.Score(bout="1", red="A", blue="B", winner="B", disqualified=("A",)))
    )
    assert standing(kept, "A").state == "active"
