"""Reads whole folders: a rulebook's YAML files from a directory, and the rulebooks that ship with the package."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from hofmarshal.exchange.files import inside, read_inside, why
from hofmarshal.rules.notes import bad

FILE_LIMIT = 1024 * 1024
TREE_LIMIT = 20 * 1024 * 1024
MOST_FILES = 2000
SUFFIX = ".yaml"


def yaml_paths(folder: Path) -> Iterator[Path]:
    """Every *.yaml below `folder`, in order; links that lead out of it are refused, hidden files passed over."""
    for where, names, leaves in os.walk(folder):
        names[:] = sorted(name for name in names if not name.startswith("."))
        for name in names:
            inside(folder, Path(where, name).relative_to(folder))
        for leaf in sorted(leaves):
            if leaf.endswith(SUFFIX) and not leaf.startswith("."):
                yield Path(where, leaf).relative_to(folder)


def read_tree(folder: str | Path) -> dict[str, bytes]:
    """The YAML files of a rulebook's folder by their paths in it (with `/` on every system)."""
    root = Path(folder)
    if not root.is_dir():
        raise bad("exchange-no-folder", file=str(folder))
    tree: dict[str, bytes] = {}
    size = 0
    for path in yaml_paths(root):
        tree[path.as_posix()] = data = read_inside(root, path.as_posix(), FILE_LIMIT)
        size += len(data)
        if len(tree) > MOST_FILES or size > TREE_LIMIT:
            raise bad("exchange-tree-too-large", file=str(folder), files=MOST_FILES, limit=TREE_LIMIT // 1024 // 1024)
    if not tree:
        raise bad("exchange-no-yaml", file=str(folder))
    return tree


def is_taken(folder: Path) -> bool:
    """Whether there is anything at this path already; an empty folder is nothing. Raises `BadInput` if it cannot be told."""
    try:
        return folder.is_symlink() or (folder.exists() and any(folder.iterdir() if folder.is_dir() else (folder,)))
    except (OSError, ValueError) as error:
        raise bad("exchange-unreadable", file=str(folder), why=why(error)) from error


def write_tree(folder: Path, files: Mapping[str, bytes]) -> None:
    """Writes these files by their paths in the folder, which is made. Raises `BadInput` where the system will not."""
    for path, data in files.items():
        target = folder / path
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
        except (OSError, ValueError) as error:
            raise bad("exchange-unwritable", file=str(target), why=why(error)) from error


def packaged_rulebooks() -> dict[str, dict[str, bytes]]:
    """The rulebooks that ship with Hofmarshal: for each id, its files by their paths in its folder."""
    home = files("hofmarshal") / "rulebooks"
    folders = sorted((path for path in home.iterdir() if path.is_dir()), key=lambda path: path.name)
    books = {folder.name: dict(_yaml_below(folder)) for folder in folders if not folder.name.startswith(("_", "."))}
    return {name: tree for name, tree in books.items() if tree}


def _yaml_below(folder: Traversable, prefix: str = "") -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.is_dir():
            yield from _yaml_below(path, f"{prefix}{path.name}/")
        elif path.name.endswith(SUFFIX):
            yield f"{prefix}{path.name}", path.read_bytes()
