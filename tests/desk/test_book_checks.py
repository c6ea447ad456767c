"""Rights for commands that do not exist are told at their line, once however many nominations share them."""

from __future__ import annotations

from hofmarshal.desk.book_checks import unknown_commands
from hofmarshal.exchange.books import packaged
from hofmarshal.exchange.folders import packaged_rulebooks
from hofmarshal.rules.book import load_all


def test_the_packaged_rulebooks_give_rights_for_real_commands() -> None:
    assert [p for book in packaged().values() for p in unknown_commands(book)] == []


def test_a_misspelt_command_is_told_once_with_the_nearest() -> None:
    folders = packaged_rulebooks()
    torn = folders["isb-duel"]["rulebook.yaml"].replace(b"commands: [halt, stop,", b"commands: [hallt, stop,")
    folders["isb-duel"]["rulebook.yaml"] = torn
    (problem,) = unknown_commands(load_all(folders)["isb-duel"])
    assert (problem.code, problem.args["near"]) == ("rules-lint-command", "halt")
    assert problem.line is not None
    assert torn.decode().splitlines()[problem.line - 1].strip().startswith("- {commands: [hallt")
