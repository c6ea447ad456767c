"""`hofmarshal rules` from within a rulebook's folder, and in the reader's language."""

from __future__ import annotations


def test_the_folder_one_stands_in_can_be_checked(shell, tmp_path, monkeypatch):
    assert shell("rules", "new", tmp_path / "mine").code == 0
    monkeypatch.chdir(tmp_path / "mine")
    assert shell("rules", "check", ".").code == 0
    (tmp_path / "mine/rulebook.yaml").write_text("id: mine\n")
    answer = shell("rules", "check", ".")
    assert answer.code == 2
    assert answer.err.startswith("mine/rulebook.yaml:1: ")


def test_an_unknown_kind_of_schema_is_told_in_the_readers_language(shell):
    answer = shell("rules", "schema", "nonsense", "--lang", "uk")
    assert answer.code == 2
    assert "nonsense" in answer.err
    assert answer.out == ""


def test_an_example_of_an_unknown_clause_is_told_once(shell, tmp_path):
    assert shell("rules", "new", tmp_path / "mine").code == 0
    path = tmp_path / "mine/examples/duel.yaml"
    path.write_text(path.read_text().replace("clause: [mine.hit,", "clause: [mine.hti,"))
    answer = shell("rules", "check", tmp_path / "mine")
    assert answer.code == 2
    assert [line.split(": ")[0] for line in answer.out.splitlines()[:-1]] == ["mine/examples/duel.yaml:2"]
    assert len(shell("rules", "check", tmp_path / "mine", "--json").data["problems"]) == 1
