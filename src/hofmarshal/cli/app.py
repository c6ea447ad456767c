"""The command line: finds the command, runs it, and turns what went wrong into an exit code.

`hofmarshal --help` and `--version` are answered from a table before any library is imported (docs/decisions/0010).
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from hofmarshal.cli.commands import COMMANDS, DESCRIPTION, EPILOGUE, Group, overview

if TYPE_CHECKING:
    from cyclopts import App

DONE, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


def main() -> None:
    """Runs the command line and exits with its code."""
    sys.exit(run_cli(sys.argv[1:]))


def run_cli(args: Sequence[str]) -> int:
    """Runs one command and returns its exit code: 0 done, 1 a check failed, 2 bad input or a wrong command."""
    _writable_output()
    try:
        code = _answer(args)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # `hofmarshal … | head`
        _give_up_output()
        return DONE
    except OSError as error:  # a full disk, a path that the system will not even look at
        from hofmarshal.cli.errors import report_refusal

        if error.filename is None:
            _give_up_output()
        report_refusal(error, args)
        return BAD_INPUT
    return code


def _answer(args: Sequence[str]) -> int:
    if not args or list(args) in (["--help"], ["-h"]):
        print(overview())
        return DONE
    if list(args) == ["--version"]:
        from hofmarshal import __version__

        print(__version__)
        return DONE
    return _run(args)


def _give_up_output() -> None:
    """What is still to be printed goes nowhere, so that the interpreter's own last flush does not fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(args: Sequence[str]) -> int:
    from cyclopts import CycloptsError

    from hofmarshal.cli.errors import report, report_usage
    from hofmarshal.rules.notes import BadInput

    try:
        result = build(args)(args, exit_on_error=False, result_action="return_value")
    except CycloptsError as error:  # it has said what is wrong
        report_usage(error, args)
        return BAD_INPUT
    except BadInput as error:
        report(error, args)
        return BAD_INPUT
    return result if isinstance(result, int) else DONE


def build(args: Sequence[str] = ()) -> App:
    """The app with every command registered by name; a module is imported only when one of its commands is called.

    `args` say which group is called: what a group does without a further word cannot be registered by name.
    """
    from cyclopts import App

    from hofmarshal import __version__

    app = App(name="hofmarshal", help=DESCRIPTION, help_epilogue=EPILOGUE, version=__version__)
    for command in COMMANDS:
        if isinstance(command, Group):
            group = App(name=command.name, help=command.summary)
            for sub in command.commands:
                group.command(sub.target, name=sub.name, help=sub.summary)
            if command.default and command.name in args[:1]:
                module, _, function = command.default.partition(":")
                group.default(getattr(import_module(module), function))
            app.command(group)
        else:
            app.command(command.target, name=command.name, help=command.summary)
    return app


def _writable_output() -> None:
    """No letter of ours may crash a terminal that cannot show it; what has no output at all (`>&-`) prints nowhere."""
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - it lives as long as the process
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # in UTF-8, too, there are names of files that are no text
            stream.reconfigure(errors="backslashreplace")
