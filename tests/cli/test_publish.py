"""`hofmarshal publish` and `hofmarshal event export`: written whole, over nothing that is somebody else's, in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from hofmarshal.cli.app import run_cli

EXAMPLE = Path(__file__).parents[2] / "examples" / "shchyt-mech-23"


@pytest.fixture(scope="module")
def event(tmp_path_factory: pytest.TempPathFactory) -> str:
    data = tmp_path_factory.mktemp("event") / "data"
    assert run_cli(["event", "add", str(EXAMPLE), "--data", str(data), "--name", "shields"]) == 0
    return str(data)


def test_a_site_is_written_and_again_over_itself(event: str, tmp_path: Path) -> None:
    out = tmp_path / "site"
    assert run_cli(["publish", str(out), "--data", event]) == 0
    assert "Кузьма Небилиця" in (out / "uk" / "n-shields.html").read_text(encoding="utf-8")
    assert run_cli(["publish", str(out), "--data", event]) == 2
    gone = out / "uk" / "n-gone.html"
    gone.write_text("", encoding="utf-8")
    listed = out / "site-files.txt"
    listed.write_text(listed.read_text() + "uk/n-gone.html\n")
    assert run_cli(["publish", str(out), "--data", event, "--replace"]) == 0
    assert not gone.exists()


def test_what_is_no_site_is_left_alone(event: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "thesis.txt").write_text("ten years")
    assert run_cli(["publish", str(tmp_path), "--data", event, "--replace", "--lang", "en"]) == 2
    assert "was not made by" in capsys.readouterr().err
    assert [one.name for one in tmp_path.iterdir()] == ["thesis.txt"]


def test_a_site_s_list_takes_nothing_away_outside_of_it(event: str, tmp_path: Path) -> None:
    out = tmp_path / "site"
    assert run_cli(["publish", str(out), "--data", event]) == 0
    (tmp_path / "mine.txt").write_text("mine")
    (out / "site-files.txt").write_text("../mine.txt\n")
    assert run_cli(["publish", str(out), "--data", event, "--replace"]) == 2
    assert (tmp_path / "mine.txt").exists()


def test_an_exported_nomination_runs(event: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "shields"
    assert run_cli(["event", "export", "shields", str(out), "--data", event, "--lang", "en"]) == 0
    assert "same tables and places" in capsys.readouterr().out
    assert run_cli(["run", str(out)]) == 0
    assert run_cli(["event", "export", "shields", str(out), "--data", event]) == 2
    assert run_cli(["event", "export", "shelds", str(tmp_path / "x"), "--data", event, "--lang", "en"]) == 2
    assert "it has: shields" in capsys.readouterr().err
