"""Nomination folders come into an event whole or not at all, and leave no name in its journal."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest

from hofmarshal.cli.app import run_cli
from hofmarshal.desk.expect import mismatches
from hofmarshal.exchange.nomination_folder import read_nomination, run_nomination
from hofmarshal.rules.notes import BadInput
from hofmarshal.server.aside import Aside
from hofmarshal.server.event_add import Desk, add_folder, add_zip
from hofmarshal.tournament import examples
from hofmarshal.tournament.playing import Played
from tests.server.event_world import MemoryWorld

HEAD = "rulebook: shchyt-mech\nnomination: shchyt-mech\nseed: winter\nsettings: {rings: [oak, elm]}\n"
ENTRIES = "entry,name,club\n31,Halina Voron,Ravens\n32,Bohdan Lys,Foxes\n33,Mykola Bober,Foxes\n34,Iryna Sova,Ravens\n"


def folder(root: Path, name: str = "shields", *, head: str = HEAD, entries: str = ENTRIES, **files: str) -> Path:
    made = root / name
    made.mkdir(parents=True)
    (made / "nomination.yaml").write_text(head, encoding="utf-8")
    (made / "entries.csv").write_text(entries, encoding="utf-8")
    for file, text in files.items():
        (made / f"{file}.yaml").write_text(text, encoding="utf-8")
    return made


@pytest.fixture
def world() -> MemoryWorld:
    return MemoryWorld()


def desk(world: MemoryWorld) -> Desk:
    return Desk(world.desk.submit, world.look, world.now, world.library, world.people)


def packed(folder: Path, *, top: bool = True) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as out:
        for one in folder.iterdir():
            out.write(one, f"{folder.name}/{one.name}" if top else one.name)
    return data.getvalue()


def test_a_folder_brings_people_rules_rings_entries_and_the_draw(world: MemoryWorld, tmp_path: Path) -> None:
    added = add_folder(folder(tmp_path), desk(world))
    assert (added.nomination, added.entries, added.open, added.recorded, added.rings) == (
        "shields", 4, 6, 0, ("oak", "elm"),
    )  # fmt: skip
    assert set(world.look("programme").rings) == {"oak", "elm"}
    assert {one.name for one in world.people.all().values()} >= {"Iryna Sova"}
    state = world.look("nomination/shields")
    assert {entry.club for entry in state.entries.values()} == {"club-5", "club-6"}  # four are in the event already
    assert [entry.name for entry in state.entries.values()] == [""] * 4
    assert len(world.scene("ring/oak").queue) == 6
    assert not any(name in entry.data for entry in world.journal.tail(0) for name in (b"Voron", b"Ravens"))
    assert set(world.look("programme").people) >= {"31", "32", "33", "34"}


def test_the_draw_is_the_folder_s_own(world: MemoryWorld, tmp_path: Path) -> None:
    """The same seed and entries give the same lot, with or without an event."""
    path = folder(tmp_path)
    add_folder(path, desk(world))
    assert world.look("nomination/shields").lot == run_nomination(path).report.lot.order


def test_results_and_late_entries_of_the_folder_come_too(world: MemoryWorld, tmp_path: Path) -> None:
    late = "- {at: start, enter: {entry: {entry: '35', name: Oleh Jastrub, club: Owls}}}\n"
    path = folder(tmp_path, decisions=late)
    (path / "bouts.csv").write_text("bout,red,blue,red_score,blue_score\n1,31,32,5,2\n", encoding="utf-8")
    added = add_folder(path, desk(world))
    assert added.recorded == 1
    entry = world.look("nomination/shields").entries["35"]
    assert (entry.name, entry.club) == ("", world.people.get("35").club_code)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"entries": ENTRIES.replace("31,Halina", "11,Olena")}, "exchange-event-entry-taken"),
        ({"head": HEAD.replace("shchyt-mech\n", "shchyt\n", 1)}, "contest-unknown-rulebook"),
        ({"name": "quick"}, "exchange-event-name"),
    ],
)
def test_a_folder_with_a_fault_changes_nothing(
    world: MemoryWorld, tmp_path: Path, change: dict[str, str], code: str
) -> None:
    before = world.journal.heads()
    with pytest.raises(BadInput) as told:
        add_folder(folder(tmp_path, **change), desk(world))
    assert code in {one.code for one in told.value.problems}
    assert world.journal.heads() == before
    assert set(world.people.all()) == {"11", "12", "13", "14"}


def test_the_example_of_a_whole_nomination_comes_into_an_event_as_run_plays_it(world: MemoryWorld) -> None:
    """Protest, vote, extra bouts, a withdrawal, a disqualification and the signature: the same places as `run` finds."""
    path = Path("examples/shchyt-mech-23")
    report = run_nomination(path)
    assert not report.failed
    added = add_folder(path, desk(world))
    state = world.look("nomination/shchyt-mech-23")
    assert (added.entries, added.open, added.recorded) == (23, 0, len(state.bouts))
    assert added.recorded > 70
    (case,) = state.protests.values()
    assert (case.state.phase, case.state.consequence, case.state.decided_by, case.state.overdue) == (
        "upheld", "refought", "hofmarshal", False,
    )  # fmt: skip
    assert case.state.filed_at == world.now() - (5700 - 5280) * 1000  # the folder's last word is now
    played = examples.told(Played(state=state))
    wanted = read_nomination(path).head.expect
    assert wanted is not None
    assert list(mismatches({k: v for k, v in wanted.items() if k != "refused"}, played, "expect")) == []
    assert world.desk.next_due() is None


def test_a_protest_still_open_in_the_folder_waits_for_its_vote_in_the_event(world: MemoryWorld, tmp_path: Path) -> None:
    """Its time to be decided runs on from the moment of the folder's last word, through a suspension of the folder."""
    decisions = """
- after: 1
  protest:
    {protest: p, bout: '1', entry: '32', by: fighter, clause: sm.scoring-hit, video: mine, announced: 100, t: 200}
- {after: 1, suspend: 260}
- {after: 1, resume: 320}
"""
    path = folder(tmp_path, decisions=decisions)
    (path / "bouts.csv").write_text("bout,red,blue,red_score,blue_score\n1,31,32,5,2\n", encoding="utf-8")
    add_folder(path, desk(world))
    state = world.look("nomination/shields")
    (case,) = state.protests.values()
    rule = case.state.rules.protest_decision
    assert case.state.phase == "filed"
    assert rule is not None
    due = world.now() - 120_000 + 60_000 + rule.limit + 1
    assert world.desk.next_due() == due
    assert [row.until for row in world.scene("board").protests] == [due]
    world.desk.advance(due - 1)
    assert not world.look("nomination/shields").protests["p"].state.overdue
    world.desk.advance(due)
    assert world.look("nomination/shields").protests["p"].state.overdue


def test_refusals_a_folder_foretells_do_not_keep_it_out(world: MemoryWorld, tmp_path: Path) -> None:
    """What `run` takes, the event takes: a folder that expects a refusal is no fault."""
    head = HEAD + "expect: {refused: [nomination-unknown-entry]}\n"
    path = folder(tmp_path, head=head, decisions="- {after: 1, withdraw: {entry: '34', reason: ill}}\n" * 2)
    (path / "bouts.csv").write_text("bout,red,blue,red_score,blue_score\n1,31,32,5,2\n", encoding="utf-8")
    run_nomination(path)
    assert add_folder(path, desk(world)).recorded >= 1


def test_a_nomination_comes_once(world: MemoryWorld, tmp_path: Path) -> None:
    path = folder(tmp_path)
    add_folder(path, desk(world))
    with pytest.raises(BadInput):
        add_folder(path, desk(world))
    assert add_folder(path, desk(world), name="again", rings=["oak"]).rings == ("oak",)


@pytest.mark.parametrize("top", [True, False])
def test_a_zip_file_is_a_folder(world: MemoryWorld, tmp_path: Path, top: bool) -> None:
    added = add_zip(packed(folder(tmp_path), top=top), desk(world))
    assert added.nomination == ("shields" if top else "nomination")
    assert added.open == 6


def test_a_zip_file_that_leads_elsewhere_or_is_none_is_refused(world: MemoryWorld) -> None:
    for name in ("../evil.yaml", "/etc/evil", "a/../../b", "C:/x"):
        data = io.BytesIO()
        with zipfile.ZipFile(data, "w") as out:
            out.writestr(name, "x")
        with pytest.raises(BadInput) as told:
            add_zip(data.getvalue(), desk(world))
        assert told.value.problems[0].code == "exchange-zip-name"
    for none in (b"", b"no zip", b"PK\x03\x04" + b"\0" * 40):
        with pytest.raises(BadInput) as told:
            add_zip(none, desk(world))
        assert told.value.problems[0].code == "exchange-zip-bad"


def test_a_zip_file_that_holds_too_much_is_refused(world: MemoryWorld) -> None:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as out:
        out.writestr("entries.csv", b"\0" * (20 << 20))
    with pytest.raises(BadInput) as told:
        add_zip(data.getvalue(), desk(world))
    assert told.value.problems[0].code == "exchange-zip-large"


def test_faults_of_a_zip_file_name_its_files_and_no_folder_of_the_server(world: MemoryWorld, tmp_path: Path) -> None:
    broken = packed(folder(tmp_path, entries=ENTRIES + "31,Twin,Owls\n"))
    with pytest.raises(BadInput) as told:
        add_zip(broken, desk(world))
    assert all(one.file.startswith("shields") for one in told.value.problems)


def test_from_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "data"
    assert run_cli(["event", "add", str(folder(tmp_path)), "--data", str(data), "--lang", "uk"]) == 0
    assert "учасників 4, чекають 6 боїв" in capsys.readouterr().out
    assert run_cli(["event", "show", "--data", str(data), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "shields" in out
    assert "oak" in out
    assert " – " in out
    assert run_cli(["event", "add", str(tmp_path / "shields"), "--data", str(data), "--lang", "en"]) == 2
    assert "shields" in capsys.readouterr().err
    with Aside(data, lambda: 1) as event:
        assert event.journal.verify() == []
        assert [one.name for one in event.nominations()] == ["shields"]
