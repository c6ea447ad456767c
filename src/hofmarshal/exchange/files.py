"""Opens the files a person names: never one outside the folder it belongs to, never one too large."""

from __future__ import annotations

import errno
from pathlib import Path

import msgspec

from hofmarshal.rules.notes import BadInput, bad

LIMIT = 20 * 1024 * 1024
WHY = {
    errno.EACCES: "denied", errno.EPERM: "denied", errno.EROFS: "denied", errno.ENOENT: "absent",
    errno.ENOTDIR: "absent", errno.ENAMETOOLONG: "name", errno.ELOOP: "loop", errno.ENOSPC: "full",
}  # fmt: skip


def why(error: Exception) -> str:
    """Why the system would not: a word that the messages know."""
    if isinstance(error, RuntimeError):  # a loop of links
        return "loop"
    return WHY.get(getattr(error, "errno", None) or 0, "other" if isinstance(error, OSError) else "name")


def inside(root: Path, name: str | Path) -> Path:
    """The path of `name` in the folder `root`; with `..`, an absolute path or a link that leads out it is refused."""
    path = Path(root) / name
    try:
        resolved = path.resolve()
        home = Path(root).resolve()
    except (OSError, RuntimeError) as error:  # a loop of links
        raise bad("exchange-unreadable", file=str(path), why=why(error)) from error
    if not resolved.is_relative_to(home):
        raise bad("exchange-outside", file=str(path), folder=str(root))
    return path


def read_file(path: str | Path, *, root: Path | None = None, limit: int = LIMIT) -> bytes:
    """The bytes of a file of at most `limit` bytes; with `root`, of one in that folder only."""
    name = str(path)
    found = Path(path) if root is None else inside(root, path)
    try:
        if found.is_dir():
            raise bad("exchange-is-folder", file=name)
        if not found.exists():
            raise bad("exchange-not-found", file=name)
        if not found.is_file():
            raise bad("exchange-not-a-file", file=name)
        with found.open("rb") as stream:
            data = stream.read(limit + 1)
    except (OSError, ValueError) as error:
        raise bad("exchange-unreadable", file=name, why=why(error)) from error
    if len(data) > limit:
        raise bad("exchange-too-large", file=name, limit=f"{limit / 1024 / 1024:g}")
    return data


def read_inside(folder: Path, name: str, limit: int = LIMIT) -> bytes:
    """A file of the folder and of no other; problems name it with the folder."""
    try:
        return read_file(name, root=folder, limit=limit)
    except BadInput as fault:
        raise BadInput(msgspec.structs.replace(p, file=str(folder / name)) for p in fault.problems) from None
