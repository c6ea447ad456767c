"""`hofmarshal event`: takes nomination folders into an event and shows what is on at its rings."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

from cyclopts import Parameter

from hofmarshal.cli.console import show_json, show_table, tell
from hofmarshal.cli.options import DEFAULT, Output
from hofmarshal.text import message

if TYPE_CHECKING:
    from hofmarshal.server.aside import Aside

Data = Annotated[Path, Parameter(help="The event's folder.")]
Url = Annotated[str, Parameter(help="postgresql://USER@HOST/NAME; otherwise SQLite in the event's folder.")]


def add(
    folder: Path,
    /,
    *,
    data: Data = Path("hofmarshal-data"),
    database: Url = "",
    name: Annotated[str, Parameter(help="What the nomination is called in the event; otherwise as its folder.")] = "",
    rings: Annotated[
        str, Parameter(help="The rings it is fought on, such as 1,2; otherwise those of its settings.")
    ] = "",
    output: Output = DEFAULT,
) -> int:
    """Take a nomination's folder into the event: people, entries, draw and what was fought already.

    A server that is running shows it within a second. Nothing is changed where the folder has a fault.
    """
    from hofmarshal.server.event_add import add_folder

    with opened(data, database) as event:
        made = add_folder(folder, event.desk_for_folders(), name=name, rings=tuple(r for r in rings.split(",") if r))
    if output.json:
        show_json(made)
        return 0
    lang = output.language
    tell(
        message(
            "cli-event-added", lang, name=made.nomination, entries=made.entries, open=made.open, recorded=made.recorded
        )
    )
    return 0


def show(*, data: Data = Path("hofmarshal-data"), database: Url = "", output: Output = DEFAULT) -> int:
    """Show the event: its nominations, who is on at each ring and who comes next."""
    from hofmarshal.server.scenes.build import build
    from hofmarshal.server.scenes.model import RingsScene

    with opened(data, database) as event:
        scene = cast("RingsScene", build(event, "rings"))
        nominations = event.nominations()
    if output.json:
        show_json({"event": scene, "nominations": nominations})
        return 0
    lang = output.language
    tell(scene.event or message("cli-event-unnamed", lang))
    titles = [message(f"cli-column-{one}", lang) for one in ("name", "rulebook", "nomination", "entries", "recorded")]
    rows = [(one.name, one.rulebook, one.title.in_(lang), one.entries, one.recorded) for one in nominations]
    show_table(message("cli-event-nominations", lang), titles, rows)
    titles = [message(f"cli-column-{one}", lang) for one in ("ring", "on", "next", "open", "behind")]
    show_table(
        message("cli-event-rings", lang),
        titles,
        [
            (
                row.title,
                f"{row.red} – {row.blue}" if row.stream else "",
                f"{row.queue[0].red} – {row.queue[0].blue}" if row.queue else "",
                row.open,
                row.behind // 60_000,
            )
            for row in scene.rings
        ],
    )
    return 0


@contextmanager
def opened(data: Path, database: str) -> Iterator[Aside]:
    """The event, opened beside whatever server runs. Raises `BadInput` where it cannot be."""
    from hofmarshal.cli.place import made_folder
    from hofmarshal.journal.trouble import Unusable
    from hofmarshal.rules.notes import BadInput, Problem
    from hofmarshal.server.aside import Aside

    where = database or made_folder(data)
    try:
        with Aside(where, lambda: int(time.time() * 1000)) as event:
            yield event
    except Unusable as error:
        raise BadInput((Problem(error.code, error.data),)) from error
