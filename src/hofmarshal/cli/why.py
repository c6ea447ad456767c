"""`hofmarshal why`: each line of a protocol with the clauses and values that made of it what it became."""

from __future__ import annotations

from pathlib import Path

from hofmarshal.cli.console import note_data, sentence, show_json
from hofmarshal.cli.later import later
from hofmarshal.cli.options import DEFAULT, Output

# explain(path: Path, number: int | None) -> Iterable[tuple[int, str, tuple[Note, ...]]]:
# for each line of the protocol (or one, from 1): its number, its command as written, and the steps of the explanation.
EXPLAIN = "hofmarshal.exchange.run:explain"


def why(protocol: Path, number: int | None = None, /, *, output: Output = DEFAULT) -> int:
    """Explain a protocol line by line, or its line NUMBER: the clauses, the values, what followed."""
    lang = output.language
    lines = list(later(EXPLAIN)(protocol, number))
    if output.json:
        show_json(
            [{"line": at, "command": said, "why": [note_data(n, lang) for n in notes]} for at, said, notes in lines]
        )
        return 0
    for at, said, notes in lines:
        print(f"{at}. {said}")
        for note in notes:
            print(f"   {sentence(note, lang)}")
    return 0
