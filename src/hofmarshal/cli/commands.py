"""The commands in one table: their names, the modules that hold them, and the line that `--help` shows for each.

It imports nothing, so that `hofmarshal --help` can print it before any library is loaded.
"""

from __future__ import annotations

from typing import NamedTuple


class Command(NamedTuple):
    """One command: its words, where its function or app is, and what it does in a line."""

    name: str
    target: str
    summary: str


class Group(NamedTuple):
    """A command with commands of its own: its app is in `cli/NAME.py`, built from these rows."""

    name: str
    summary: str
    commands: tuple[Command, ...]
    default: str = ""


RULES = Group(
    "rules",
    "Rulebooks: list, read, check and test them",
    (
        Command("list", "hofmarshal.cli.rules:list_rulebooks", "The rulebooks that ship with Hofmarshal"),
        Command(
            "show", "hofmarshal.cli.rules:show", "A rulebook's clauses, or one clause with the values that rest on it"
        ),
        Command(
            "check", "hofmarshal.cli.rules:check", "Every fault of a rulebook, by file and line, and how to mend it"
        ),
        Command(
            "test",
            "hofmarshal.cli.rules:run_examples",
            "A rulebook's examples; with --mutate, whether they notice changed values",
        ),
        Command(
            "coverage",
            "hofmarshal.cli.rules:coverage",
            "Which clauses of a list have an example, are citable or missing",
        ),
        Command("schema", "hofmarshal.cli.rules:schema", "The JSON Schema of each kind of file"),
        Command("new", "hofmarshal.cli.rules:new", "A new rulebook that passes check"),
    ),
)
DRAW = Group(
    "draw",
    "Draw entries by a lot that anyone can repeat",
    (
        Command("commit", "hofmarshal.cli.draw:commit_seed", "The hash of a seed, to publish before the draw"),
        Command("verify", "hofmarshal.cli.draw:verify_draw", "Whether a draw is the one its seed gives"),
    ),
    default="hofmarshal.cli.draw:draw",
)
GEAR = Group(
    "gear",
    "Inspect gear against a rulebook",
    (Command("check", "hofmarshal.cli.gear:check", "An inspection item by item: pass, fix or reject, by clause"),),
)
EVENT = Group(
    "event",
    "Nominations of an event that is served",
    (
        Command("add", "hofmarshal.cli.event:add", "Take a nomination's folder into the event"),
        Command("show", "hofmarshal.cli.event:show", "The event's nominations, and who is on at its rings"),
        Command("export", "hofmarshal.cli.publish:export", "Write a nomination as a folder that `run` plays again"),
    ),
)
JOURNAL = Group(
    "journal",
    "The event's journal: check it, hand it over, back it up",
    (
        Command("verify", "hofmarshal.cli.journal:verify", "Every fault of the journal, by stream and entry"),
        Command("export", "hofmarshal.cli.journal:export", "The journal, or some streams of it, as a file"),
        Command(
            "import", "hofmarshal.cli.journal:import_file", "Take in a file of another journal; forks are set aside"
        ),
        Command("backup", "hofmarshal.cli.journal:backup", "Everything as one file, while the server runs"),
        Command("restore", "hofmarshal.cli.journal:restore", "A new database from a backup, here or on PostgreSQL"),
    ),
)
COMMANDS: tuple[Command | Group, ...] = (
    Command("demo", "hofmarshal.cli.demo:demo", "An invented event run by robots, whose seats you may take"),
    Command("run", "hofmarshal.cli.run:run", "Run a protocol, or a whole nomination from its entries to its places"),
    Command("why", "hofmarshal.cli.why:why", "Why a protocol came out as it did: clauses and values, line by line"),
    DRAW,
    Command("rank", "hofmarshal.cli.rank:rank_bouts", "Rank a file of bouts, with a reason for every place"),
    RULES,
    GEAR,
    EVENT,
    JOURNAL,
    Command("serve", "hofmarshal.cli.serve:serve", "Serve an event to the phones, tablets and screens of the network"),
    Command("sheets", "hofmarshal.cli.sheets:sheets", "Score sheets to print: blank, or with a nomination's bouts"),
    Command("publish", "hofmarshal.cli.publish:publish", "Write the event as a site of plain pages, for any web host"),
    Command("rehearse", "hofmarshal.cli.rehearse:rehearse", "Robots run a day through the server; nothing may be lost"),
)
DESCRIPTION = "Hofmarshal runs historical-combat events by rulebooks that are data."
EPILOGUE = "Exit codes: 0 done, 1 something failed that was to be checked, 2 the input or the command is wrong."


def overview() -> str:
    """What `hofmarshal --help` prints."""
    rows: list[tuple[str, str]] = []
    for command in COMMANDS:
        rows.append((command.name, command.summary))
        if isinstance(command, Group):
            rows += [(f"{command.name} {sub.name}", sub.summary) for sub in command.commands]
    rows_of_options = [
        ("--help, -h", "This page; after a command, its arguments"),
        ("--version", "The version"),
        ("--lang en|ru|uk", "After a command: the language (otherwise HOFMARSHAL_LANG, then the system's)"),
        ("--json", "After a command: the complete result as JSON"),
    ]
    width = max(len(name) for name, _ in (*rows, *rows_of_options)) + 2
    lines = [DESCRIPTION, "", "Usage: hofmarshal COMMAND [ARGS]", "", "Commands:"]
    lines += [f"  {name:{width}}{summary}" for name, summary in rows]
    lines += ["", "Options:", *(f"  {name:{width}}{summary}" for name, summary in rows_of_options), "", EPILOGUE]
    return "\n".join(lines)
