"""`hofmarshal sheets` prints what a ring needs, and touches no file that is there."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdf import PdfReader

from hofmarshal.cli.app import run_cli
from hofmarshal.robots.invented import festival


def pages(path: Path) -> list[str]:
    return [page.extract_text() for page in PdfReader(path).pages]


def test_a_blank_sheet_of_a_rulebook(tmp_path: Path) -> None:
    out = tmp_path / "s.pdf"
    assert run_cli(["sheets", "isb-duel/longsword", "--out", str(out), "--blank", "3", "--lang", "ru"]) == 0
    assert len(pages(out)) == 3
    assert "Полутораручный меч" in pages(out)[0]


def test_a_folder_gives_its_groups_and_its_open_bouts(tmp_path: Path) -> None:
    folder = festival(tmp_path, 2, "seed")[0]
    out = tmp_path / "s.pdf"
    assert run_cli(["sheets", str(folder), "--out", str(out), "--lang", "en"]) == 0
    text = pages(out)
    assert len(text) == 2 + 12
    assert "round-robin-A-1" in " ".join(text)


@pytest.mark.parametrize("what", ["isb-duel/longswrd", "isb-dual/longsword", "nothing"])
def test_what_is_unknown_is_told(what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_cli(["sheets", what, "--out", str(tmp_path / "s.pdf"), "--lang", "en"]) == 2
    assert not (tmp_path / "s.pdf").exists()
    assert capsys.readouterr().err


def test_a_file_that_is_there_stays(tmp_path: Path) -> None:
    out = tmp_path / "s.pdf"
    out.write_text("mine")
    assert run_cli(["sheets", "isb-duel/longsword", "--out", str(out)]) == 2
    assert out.read_text() == "mine"
