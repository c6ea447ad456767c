"""What a command prints holds in every terminal and pipe: JSON is whole JSON, an output that fails ends in one line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples/longsword.yaml"


def ran(*args: object, out: str = "", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """One command in a process of its own; `out` redirects its output as a shell writes it."""
    command = [sys.executable, "-c", "from hofmarshal.cli.app import main; main()", *map(str, args)]
    if out:
        command = ["sh", "-c", f'exec "$@" {out}', "sh", *command]
    env = {**os.environ, "HOFMARSHAL_LANG": "en", **environment}
    return subprocess.run(command, check=False, capture_output=True, env=env, stdin=subprocess.DEVNULL)


@pytest.mark.parametrize("args", [["run"], ["rank"], ["nope"], ["rules", "nope"], ["draw"], ["run", "--lang", "xx"]])
def test_a_wrong_command_is_told_as_json_too(shell, args):
    answer = shell(*args, "--json")
    assert answer.code == 2
    (problem,) = answer.data["problems"]
    assert problem["code"] == "cli-usage"
    assert problem["text"]
    assert answer.err


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_json_is_json_where_the_terminal_knows_ascii_only(lang):
    done = ran("why", EXAMPLE, "--json", "--lang", lang, LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    assert done.returncode == 0
    told = json.loads(done.stdout)
    statements = {text for one in told for text in one["statements"].values()}
    assert any("«" in text or "–" in text or "о" in text for text in statements)


def test_problems_are_json_where_the_terminal_knows_ascii_only(tmp_path):
    bad = tmp_path / "«файл».yaml"
    done = ran("run", bad, "--json", "--lang", "ru", LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    assert done.returncode == 2
    assert json.loads(done.stdout)["problems"][0]["code"] == "exchange-no-file"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names of files are text")
@pytest.mark.parametrize("more", [[], ["--json"]])
def test_a_name_that_is_no_text_can_be_told(tmp_path, more):
    done = ran("run", os.fsdecode(bytes(tmp_path) + b"/\xff.yaml"), *more)
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    assert not more or json.loads(done.stdout)["problems"][0]["code"] == "exchange-no-file"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("args", [["--help"], ["run", EXAMPLE], ["run", EXAMPLE, "--json"]])
def test_an_output_that_is_full_ends_in_one_line(args):
    done = ran(*args, out=">/dev/full")
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    assert b"output" in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="a shell closes outputs")
@pytest.mark.parametrize("args", [["--help"], ["run", EXAMPLE], ["run", EXAMPLE, "--json"], ["rules", "list"]])
def test_an_output_that_is_closed_is_no_crash(args):
    done = ran(*args, out=">&-")
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_new_rulebook_as_json(shell, tmp_path):
    answer = shell("rules", "new", tmp_path / "my-rules", "--json")
    assert answer.code == 0
    assert answer.data["folder"] == str(tmp_path / "my-rules")
    assert "rulebook.yaml" in answer.data["files"]


@pytest.mark.parametrize("args", [["rules", "new"], ["rules", "schema", "--out"]])
def test_a_folder_that_cannot_be_made_is_one_clear_error(shell, tmp_path, args):
    (tmp_path / "file").write_text("x")
    answer = shell(*args, tmp_path / "file" / "rules", "--json")
    assert answer.code == 2
    assert answer.data["problems"][0]["code"] == "exchange-unwritable"


def test_schemas_written_to_a_folder_are_listed_as_json(shell, tmp_path):
    answer = shell("rules", "schema", "gear", "--out", tmp_path / "s", "--json")
    assert answer.data == {"folder": str(tmp_path / "s"), "files": ["gear.schema.json"]}


def test_a_new_rulebook_passes_its_mutants(shell, tmp_path):
    shell("rules", "new", tmp_path / "my-rules")
    assert shell("rules", "check", tmp_path / "my-rules").code == 0
    answer = shell("rules", "test", tmp_path / "my-rules", "--mutate", "--json")
    assert answer.data["unnoticed"] == []
    assert answer.code == 0
