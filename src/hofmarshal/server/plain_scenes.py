"""A ring's scene with no more than its name and what is fought there: what a server shows before an event is set up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hofmarshal.server.scenes.model import RingScene, RingsScene


def build(world: Any, topic: str) -> RingScene | RingsScene | None:
    """The scene of a public topic."""
    head, _, ring = topic.partition("/")
    if head == "ring" and ring and "/" not in ring:
        return RingScene(ring=ring, title=ring, event="", behind=sum(1 for _ in world.streams("contest")))
    return RingsScene(event="", suspended=None, rings=()) if topic == "rings" else None


def affected(world: Any, stream: str) -> Iterable[str]:
    """Every public topic there may be."""
    return ("rings", *(f"ring/{ring}" for ring in world.look("programme").rings))
