"""The command line as a whole: help, version, exit codes, languages, and what it loads."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

from hofmarshal import __version__
from hofmarshal.cli.app import build
from hofmarshal.cli.commands import COMMANDS, Command, Group, overview


def commands() -> list[tuple[list[str], Command]]:
    found: list[tuple[list[str], Command]] = []
    for command in COMMANDS:
        if isinstance(command, Group):
            found += [([command.name, sub.name], sub) for sub in command.commands]
        else:
            found.append(([command.name], command))
    return found


NAMES = [" ".join(words) for words, _ in commands()]


@pytest.mark.parametrize("args", [[], ["--help"], ["-h"]])
def test_help_lists_every_command(shell, args):
    answer = shell(*args)
    assert answer.code == 0
    assert answer.out == overview() + "\n"
    for name in NAMES:
        assert f"  {name} " in answer.out


def test_version(shell):
    assert shell("--version").out == f"{__version__}\n"


def test_the_commands_of_the_documents_are_there():
    wanted = "run why draw rank gear rules event serve demo rehearse journal sheets publish"
    assert {words[0] for words, _ in commands()} == set(wanted.split())
    assert {words[1] for words, _ in commands() if words[0] == "rules"} == set(
        "list show check test coverage schema new".split()
    )


def test_the_app_registers_what_the_table_says():
    app = build()
    for words, command in commands():
        found = app
        for word in words:
            found = found[word]
        assert (found.help or "").startswith(command.summary)
        module, _, function = command.target.partition(":")
        assert getattr(import_module(module), function).__doc__


@pytest.mark.parametrize("name", [*NAMES, "draw", "rules", "gear"])
def test_every_command_has_its_own_help(shell, name):
    answer = shell(*name.split(), "--help")
    assert answer.code == 0
    assert "Usage: hofmarshal" in answer.out


@pytest.mark.parametrize(
    "args",
    [["nonsense"], ["rank"], ["rank", "x.csv"], ["rules", "nonsense"], ["draw", "x.csv"], ["run", "--nonsense", "x"]],
)
def test_a_wrong_command_line_ends_with_2(shell, args):
    answer = shell(*args)
    assert answer.code == 2
    assert answer.err or answer.out


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "There is no such file"), ("ru", "Такого файла нет"), ("uk", "Такого файлу немає")]
)
def test_bad_input_ends_with_2_in_the_readers_language(shell, lang, word):
    for args in (["--lang", lang], [f"--lang={lang}"]):
        answer = shell("rank", "no/such.csv", "--by", "wins", *args)
        assert answer.code == 2
        assert answer.err.startswith("no/such.csv: ")
        assert word in answer.err
        assert answer.out == ""


def test_bad_input_with_json_is_data_too(shell, tmp_path):
    (tmp_path / "b.csv").write_text("bout,red,blue,red_score\n1,A,B,-1\n2,A,A,x\n")
    answer = shell("rank", tmp_path / "b.csv", "--by", "wins", "--json", "--lang", "en")
    assert answer.code == 2
    assert [(p["line"], p["column"], p["code"]) for p in answer.data["problems"]] == [
        (2, "red_score", "exchange-negative"),
        (3, "blue", "exchange-against-himself"),
        (3, "red_score", "exchange-not-integer"),
    ]
    assert len(answer.err.splitlines()) == 4
    assert answer.err.splitlines()[-1] == "3 problems."


def test_help_loads_no_library():
    code = (
        "import sys; from hofmarshal.cli.app import run_cli; run_cli(['--help']);"
        "sys.exit(bool({'cyclopts', 'rich', 'msgspec', 'fluent.runtime', 'yaml'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False, stdout=subprocess.DEVNULL).returncode == 0


def test_a_closed_pipe_is_no_error(tmp_path):
    rows = "".join(f"{n},{n},A{n},B{n},5,3,red\n" for n in range(3000))
    (tmp_path / "b.csv").write_text("event,bout,red,blue,red_score,blue_score,winner\n" + rows)
    command = (
        f"{sys.executable} -c 'from hofmarshal.cli.app import main; main()' rank {tmp_path}/b.csv --by wins | head -n 1"
    )
    done = subprocess.run(["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert done.stderr == ""
