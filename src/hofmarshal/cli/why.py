"""`hofmarshal why`: each line of a protocol with the clauses and values that made of it what it became."""

from __future__ import annotations

from pathlib import Path

from hofmarshal.cli.console import show_json
from hofmarshal.cli.options import DEFAULT, Output
from hofmarshal.cli.show_contest import explained_data, show_all
from hofmarshal.exchange.protocols import all_statements, explain


def why(protocol: Path, number: int | None = None, /, *, output: Output = DEFAULT) -> int:
    """Explain a protocol event by event, or its line NUMBER (from 1): the clauses, the values, what followed."""
    lang = output.language
    found = explain(protocol, number)
    said = all_statements(protocol, lang)
    if output.json:
        show_json([explained_data(one, lang, said) for one in found])
        return 0
    show_all(found, lang, said if number is not None else {})
    return 0
