"""Writes the published site into a folder; over one published before only where that is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from hofmarshal.exchange.files import inside, read_inside, why
from hofmarshal.exchange.folders import is_taken, write_tree
from hofmarshal.rules.notes import bad

LISTED = "site-files.txt"
"""The list of the site's files, by which a later publishing knows which are its own to take away."""


def write_site(files: Mapping[str, bytes], folder: Path, *, replace: bool = False) -> None:
    """Write the site. Raises `BadInput` where the folder has something in it that is no site, or may not be replaced."""
    if is_taken(folder):
        if not replace:
            raise bad("results-folder-taken", file=str(folder))
        if not (folder / LISTED).is_file():
            raise bad("results-no-site", file=str(folder))
        _clear(folder, files)
    write_tree(folder, {**files, LISTED: "".join(f"{one}\n" for one in sorted(files)).encode()})


def _clear(folder: Path, files: Mapping[str, bytes]) -> None:
    """Take away what an earlier site had and this one has not: pages of people and nominations that are gone."""
    for name in read_inside(folder, LISTED).decode(errors="replace").splitlines():
        if name and name not in files:
            old = inside(folder, name)
            try:
                old.unlink(missing_ok=True)
            except OSError as error:
                raise bad("exchange-unwritable", file=str(old), why=why(error)) from error
