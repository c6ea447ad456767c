"""The nominations as their topics show them: which topics there are, which change with a stream, each looked at once."""

from __future__ import annotations

from collections.abc import Iterator
from weakref import ref

from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.server.scenes import draw
from hofmarshal.server.scenes.model import Scene
from hofmarshal.server.scenes.nomination import Seen, nomination_scene, nominations_scene, seen
from hofmarshal.server.scenes.nomination_desk import desk_scene
from hofmarshal.server.scenes.nomination_why import why_scene
from hofmarshal.server.scenes.world import World
from hofmarshal.tournament import nomination, programme

LIST = "nominations"
WHY = "why"
DESK = "office"


class Halls:
    """What was looked at of each nomination last: several topics show the same. Its caller holds a lock."""

    def __init__(self, world: World) -> None:
        self._world = ref(world)
        self._seen: dict[str, tuple[tuple[object, ...], Seen]] = {}

    def topics(self, state: programme.State) -> tuple[str, ...]:
        """Every topic of nominations."""
        return (LIST, *(topic for name in state.nominations for topic in self._of(name)))

    def changed(self, stream: str, state: programme.State) -> tuple[str, ...]:
        """The topics that an entry in this stream changes."""
        kind, _, name = stream.partition("/")
        if kind == programme.STREAM:
            return self.topics(state)
        return (LIST, *self._of(name)) if kind == "nomination" else ()

    def scene(self, topic: str, state: programme.State) -> Scene | None:
        """The scene of a topic; None for one there is not."""
        if topic == LIST:
            return nominations_scene(state, (self._look(state, name) for name in state.nominations))
        _, name, *rest = topic.split("/", 3)
        if name not in state.nominations:
            return None
        match rest:
            case []:
                return nomination_scene(self._there(), state.name, self._look(state, name))
            case [what] if what == DESK:
                return desk_scene(self._look(state, name))
            case [what] if what in draw.TOPICS:
                return draw.scene_of(self._there(), state, name, self._there().look(nomination_stream(name)), what)
            case [what, entry] if what == WHY:
                return why_scene(self._look(state, name), entry)
        return None

    def _of(self, name: str) -> Iterator[str]:
        yield from (f"nomination/{name}", f"nomination/{name}/{DESK}", *(f"nomination/{name}/{w}" for w in draw.TOPICS))
        found: nomination.State = self._there().look(nomination_stream(name))
        yield from (f"nomination/{name}/{WHY}/{entry}" for entry in found.entries)

    def _there(self) -> World:
        world = self._world()
        if world is None:
            raise RuntimeError("the world is gone")
        return world

    def _look(self, state: programme.State, name: str) -> Seen:
        """The nomination looked at, anew where it, its people or its listing is another object than before."""
        world, listed = self._there(), state.nominations[name]
        now: nomination.State = world.look(nomination_stream(name))
        rests = (now, listed, state.people, state.erased)
        kept = self._seen.get(name)
        if kept is not None and all(a is b for a, b in zip(kept[0], rests, strict=True)):
            return kept[1]
        found = seen(world, listed, now)
        self._seen[name] = (rests, found)
        return found
