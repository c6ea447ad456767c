"""A process that appends to a journal until it is stopped or done, and says on its output what has been acknowledged.

`python -m tests.journal.writing WHERE NAME COUNT`
"""

from __future__ import annotations

import sys

from hofmarshal.journal.contract import Appended
from hofmarshal.journal.database import Database
from hofmarshal.journal.sql import SqlJournal
from tests.journal.support import draft, together

THREADS = 4


def main(where: str, name: str, count: int) -> None:
    """Append `count` entries to each of some streams, one stream a thread, and now and then to one that all share."""
    with Database.open(where) as database:
        journal = SqlJournal(database)

        def work(who: int) -> None:
            stream, shared = f"{name}.{who}", journal.heads().get("shared")
            number = shared.number if shared else 0
            for n in range(count):
                mine = f"{stream}.{n}"
                outcome = journal.append(stream, n, [draft(mine)], key=(stream, mine), answer=b"ok")
                assert isinstance(outcome, Appended), outcome
                said = [mine]
                if n % 5 == 0:
                    other = journal.append("shared", number, [draft(f"{mine}+")])
                    number = number + 1 if isinstance(other, Appended) else other.number  # type: ignore[union-attr]
                    said += [f"{mine}+"] if isinstance(other, Appended) else []
                sys.stdout.write("".join(f"{one}\n" for one in said))
                sys.stdout.flush()

        together([lambda who=who: work(who) for who in range(THREADS)])  # type: ignore[misc]


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
