"""`hofmarshal publish` and `hofmarshal event export`: an event as a site of plain pages, a nomination as a folder."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

from cyclopts import Parameter

from hofmarshal.cli.console import show_json, tell
from hofmarshal.cli.event import Data, Url, opened
from hofmarshal.cli.options import DEFAULT, Output
from hofmarshal.rules.notes import bad
from hofmarshal.text import message, say


def publish(
    out: Path,
    /,
    *,
    data: Data = Path("hofmarshal-data"),
    database: Url = "",
    replace: Annotated[bool, Parameter(help="Write over a site that was published into this folder before.")] = False,
    output: Output = DEFAULT,
) -> int:
    """Write the event as a site of plain pages, for any web host: schedule, groups, brackets, places, protests.

    OUT is the folder to write; names and results are in it, and nothing private.
    """
    from hofmarshal.exchange.site import site_files
    from hofmarshal.exchange.site_folder import write_site
    from hofmarshal.server.office.gathered import gather
    from hofmarshal.server.scenes.build import build

    with opened(data, database) as event:
        files = site_files(gather(event, lambda topic: build(event, topic), event.library, plan=True))
    write_site(files, out, replace=replace)
    if output.json:
        show_json({"folder": str(out), "files": sorted(files)})
    else:
        tell(message("results-published", output.language, folder=str(out), count=len(files)))
    return 0


def export(
    nomination: str,
    out: Path,
    /,
    *,
    data: Data = Path("hofmarshal-data"),
    database: Url = "",
    output: Output = DEFAULT,
) -> int:
    """Write a nomination of the event as a folder that `hofmarshal run` plays to the same places.

    Fails (1) where the folder, played, comes to something else; its README says what.
    """
    from hofmarshal.exchange.folders import is_taken, write_tree
    from hofmarshal.exchange.nomination_export import export_nomination
    from hofmarshal.server.office.nominations_out import EventOut

    if is_taken(out):
        raise bad("results-folder-taken", file=str(out))
    with opened(data, database) as event, TemporaryDirectory() as place:
        try:
            source = EventOut(event.journal, event.facts, event.look, event.person).source(nomination)
        except KeyError as error:
            known = ", ".join(event.facts.programme().nominations) or "–"
            raise bad("results-unknown-nomination", name=nomination[:60], known=known) from error
        made = export_nomination(source, Path(place), output.language)
    write_tree(out, made.files)
    if output.json:
        show_json({"folder": str(out), "same": made.same, "files": sorted(made.files), "notes": made.notes})
    else:
        tell(message("results-exported", output.language, folder=str(out), same=int(made.same)))
        for note in made.notes:
            tell(f"- {say(note, output.language)}")
    return 0 if made.same else 1
