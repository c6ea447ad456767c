"""Why an entry is where it is: its place in each group, and at the end, with what brought it there."""

from __future__ import annotations

from collections.abc import Iterator

from hofmarshal.server.scenes.model import WhyRow, WhyScene
from hofmarshal.server.scenes.nomination import Seen, decided


def why_scene(one: Seen, entry: str) -> WhyScene | None:
    """Topic `nomination/NAME/why/ENTRY`; None for nobody's."""
    if entry not in one.state.entries:
        return None
    final = next((p for track in one.places for p in decided(one.state, track) if p.entry == entry), None)
    return WhyScene(
        entry=entry,
        name=one.names[entry],
        rows=tuple(_rows(one, entry)),
        place=final.place if final is not None else None,
        shared=final.shared if final is not None else False,
        final=tuple(one.say(note) for note in final.reasons) if final is not None else (),
    )


def _rows(one: Seen, entry: str) -> Iterator[WhyRow]:
    for key, view in one.views.items():
        for group in view.groups:
            for place in group.table.places:
                if place.entry == entry:
                    yield WhyRow(
                        stage=key, group=group.group.name, place=place.place, tied=place.tied,
                        reasons=tuple(one.say(note) for note in place.reasons),
                    )  # fmt: skip
