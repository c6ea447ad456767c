"""Files and folders: limits, links, and the rulebooks in the package."""

from __future__ import annotations

import pytest

from hofmarshal.exchange import folders
from hofmarshal.exchange.files import read_file
from hofmarshal.exchange.folders import packaged_rulebooks, read_tree
from hofmarshal.rules.notes import BadInput


def code(call, *args, **options):
    with pytest.raises(BadInput) as caught:
        call(*args, **options)
    (problem,) = caught.value.problems
    return problem.code


def test_a_tree_is_its_yaml_files_in_order(tmp_path):
    (tmp_path / "nominations").mkdir()
    (tmp_path / ".git").mkdir()
    for name in (
        "rulebook.yaml",
        "nominations/b.yaml",
        "nominations/a.yaml",
        "notes.txt",
        ".git/x.yaml",
        ".hidden.yaml",
    ):
        (tmp_path / name).write_text(name)
    tree = read_tree(tmp_path)
    assert sorted(tree) == ["nominations/a.yaml", "nominations/b.yaml", "rulebook.yaml"]
    assert tree["nominations/a.yaml"] == b"nominations/a.yaml"


def test_links_may_stay_inside_but_not_lead_out(tmp_path):
    outside = tmp_path / "secret.yaml"
    outside.write_text("x")
    inside = tmp_path / "book"
    inside.mkdir()
    (inside / "a.yaml").write_text("a")
    (inside / "b.yaml").symlink_to("a.yaml")
    assert sorted(read_tree(inside)) == ["a.yaml", "b.yaml"]
    (inside / "c.yaml").symlink_to(outside)
    assert code(read_tree, inside) == "exchange-outside"
    (inside / "c.yaml").unlink()
    (inside / "deep").symlink_to(tmp_path, target_is_directory=True)
    assert code(read_tree, inside) == "exchange-outside"


def test_a_loop_of_links_is_a_problem(tmp_path):
    (tmp_path / "a.yaml").symlink_to("b.yaml")
    (tmp_path / "b.yaml").symlink_to("a.yaml")
    assert code(read_tree, tmp_path) in ("exchange-not-found", "exchange-unreadable")


def test_trees_too_large_empty_or_absent(tmp_path, monkeypatch):
    assert code(read_tree, tmp_path / "none") == "exchange-no-folder"
    assert code(read_tree, tmp_path) == "exchange-no-yaml"
    (tmp_path / "a.yaml").write_text("a")
    (tmp_path / "b.yaml").write_text("b")
    monkeypatch.setattr(folders, "MOST_FILES", 1)
    assert code(read_tree, tmp_path) == "exchange-tree-too-large"
    monkeypatch.setattr(folders, "FILE_LIMIT", 0)
    assert code(read_tree, tmp_path) == "exchange-too-large"


def test_files_that_cannot_be_read(tmp_path):
    (tmp_path / "big").write_bytes(bytes(11))
    assert code(read_file, tmp_path / "big", limit=10) == "exchange-too-large"
    assert read_file(tmp_path / "big", limit=11) == bytes(11)
    assert code(read_file, tmp_path / "none") == "exchange-not-found"
    assert code(read_file, tmp_path) == "exchange-is-folder"
    assert code(read_file, "/dev/null") == "exchange-not-a-file"
    assert code(read_file, "a\0b") in ("exchange-unreadable", "exchange-not-found")
    assert code(read_file, tmp_path / ("x" * 300)) in ("exchange-unreadable", "exchange-not-found")


def test_the_packaged_rulebooks_are_found_by_their_folders():
    books = packaged_rulebooks()
    assert {"isb-duel", "isb-buhurt", "ulozhenie", "shchyt-mech"} <= set(books)
    for tree in books.values():
        assert "clauses.yaml" in tree
        assert all(path.endswith(".yaml") and "\\" not in path for path in tree)
