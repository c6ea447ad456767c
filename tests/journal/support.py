"""What the journal's suites share: drafts, appending, threads."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any

from hofmarshal.journal.canonical import canonical
from hofmarshal.journal.contract import Appended, Journal
from hofmarshal.journal.model import Draft, Entry


def draft(name: str, at: int = 1000, **data: Any) -> Draft:
    """A draft with some data, Cyrillic included."""
    content = canonical({"id": name, "note": "Ґедзь і ёж", **data})
    return Draft(id=name, type="noted", data=content, at=at, recorded=at + 5, actor="p1", device="d1", command=name)


def append(journal: Journal, stream: str, *names: str) -> tuple[Entry, ...]:
    """Append drafts at the stream's end, whatever its number."""
    head = journal.heads().get(stream)
    outcome = journal.append(stream, head.number if head else 0, [draft(name) for name in names])
    assert isinstance(outcome, Appended)
    return outcome.entries


def together(tasks: Sequence[Callable[[], None]]) -> None:
    """Run `tasks` in threads of their own; an error in one is an error of the test."""
    errors: list[BaseException] = []

    def guarded(task: Callable[[], None]) -> None:
        try:
            task()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=guarded, args=(task,), daemon=True) for task in tasks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not errors
    assert not any(thread.is_alive() for thread in threads)
