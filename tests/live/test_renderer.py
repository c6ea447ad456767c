"""The renderer: a lone change is shown at once, many changes in frames, and a fault in one topic holds up no other."""

from __future__ import annotations

import itertools
import threading
import time

import msgspec

from hofmarshal.live.merge import apply
from hofmarshal.live.renderer import Renderer, Update


class Stage:
    """Topics with a value each, a renderer of them, and what it published when."""

    def __init__(self, gap: float = 0.05) -> None:
        self.values: dict[str, int | None] = {}
        self.changed: list[str] = []
        self.builds = 0
        self.updates: list[tuple[float, Update]] = []
        self.faults: list[str] = []
        self.came = threading.Condition()
        self.renderer = Renderer(self.build, self.follow, self.publish, self.fault, gap=gap)
        self.renderer.start()

    def build(self, topic: str):
        self.builds += 1
        value = self.values.get(topic)
        if value == -1:
            raise ValueError("no view today")
        return None if value is None else {"value": value}

    def follow(self):
        changed, self.changed = self.changed, []
        return changed

    def publish(self, updates: list[Update]) -> None:
        with self.came:
            self.updates += [(time.monotonic(), update) for update in updates]
            self.came.notify_all()

    def fault(self, error: Exception, where: str) -> None:
        with self.came:
            self.faults.append(where)
            self.came.notify_all()

    def set(self, topic: str, value: int) -> float:
        self.values[topic] = value
        self.changed.append(topic)
        self.renderer.poke()
        return time.monotonic()

    def wait(self, condition) -> None:
        with self.came:
            assert self.came.wait_for(condition, 5)

    def view(self, topic: str):
        view = None
        for _, update in self.updates:
            if update.topic == topic:
                patch = update.body and msgspec.json.decode(update.body)
                view = apply(view, patch["patch"]) if patch else update.view
                assert view == update.view
        return view


def test_a_lone_change_goes_out_at_once():
    stage = Stage(gap=5.0)
    stage.values["a"] = 0
    stage.renderer.want("a")
    stage.wait(lambda: len(stage.updates) == 1)
    stage.renderer.stop()
    stage = Stage(gap=0.2)
    stage.values["a"] = 0
    stage.renderer.want("a")
    stage.wait(lambda: len(stage.updates) == 1)
    time.sleep(0.3)
    at = stage.set("a", 1)
    stage.wait(lambda: len(stage.updates) == 2)
    assert stage.updates[1][0] - at < 0.15
    stage.renderer.stop()


def test_many_changes_are_told_in_frames_and_the_last_one_is_told():
    stage = Stage(gap=0.05)
    stage.values["a"] = 0
    stage.renderer.want("a")
    stage.wait(lambda: len(stage.updates) == 1)
    began = time.monotonic()
    for value in range(1, 401):
        stage.set("a", value)
        time.sleep(0.001)
    took = time.monotonic() - began
    stage.wait(lambda: stage.view("a") == {"value": 400})
    assert len(stage.updates) <= took / 0.05 + 3
    times = [at for at, _ in stage.updates]
    assert min(later - at for at, later in itertools.pairwise(times)) > 0.03
    assert [update.number for _, update in stage.updates] == list(range(1, len(stage.updates) + 1))
    stage.renderer.stop()


def test_what_nobody_wants_is_not_built_until_somebody_does():
    stage = Stage(gap=0.001)
    stage.set("a", 1)
    time.sleep(0.05)
    assert stage.builds == 0
    stage.renderer.want("a")
    stage.wait(lambda: stage.view("a") == {"value": 1})
    stage.renderer.leave("a")
    built = stage.builds
    stage.set("a", 2)
    time.sleep(0.05)
    assert stage.builds == built
    stage.renderer.want("a")
    stage.wait(lambda: stage.view("a") == {"value": 2})
    assert stage.updates[-1][1].body is not None
    stage.renderer.stop()


def test_a_view_that_has_not_changed_is_not_sent():
    stage = Stage(gap=0.001)
    stage.values.update(a=1, b=1)
    for topic in "ab":
        stage.renderer.want(topic)
    stage.wait(lambda: len(stage.updates) == 2)
    stage.renderer.touch(["a"])
    stage.set("b", 2)
    stage.wait(lambda: stage.view("b") == {"value": 2})
    assert [update.topic for _, update in stage.updates].count("a") == 1
    stage.renderer.stop()


def test_a_fault_in_one_topic_holds_up_no_other():
    stage = Stage(gap=0.001)
    stage.values.update(a=-1, b=1)
    for topic in "ab":
        stage.renderer.want(topic)
    stage.wait(lambda: stage.faults == ["a"] and stage.view("b") == {"value": 1})
    stage.set("a", 5)
    stage.wait(lambda: stage.view("a") == {"value": 5})
    stage.renderer.stop()


def test_a_topic_that_could_not_be_built_is_tried_again_though_nothing_changes():
    """Given a view that fails once, as on a disk that is busy, then its watchers do not see the old one for ever."""
    stage = Stage(gap=0.001)
    stage.values["a"] = -1
    stage.renderer.want("a")
    stage.wait(lambda: stage.faults == ["a"])
    stage.values["a"] = 7
    stage.wait(lambda: stage.view("a") == {"value": 7})
    stage.renderer.stop()


def test_if_nobody_knows_what_changed_everything_may_have():
    """Given changes that were taken and then lost by a fault, then every topic is looked at again."""
    stage = Stage(gap=0.001)
    stage.values.update(a=1, b=1)
    for topic in "ab":
        stage.renderer.want(topic)
    stage.wait(lambda: len(stage.updates) == 2)
    stage.values.update(a=2, b=2)

    def lost():
        stage.renderer._follow = stage.follow
        raise OSError("the disk")

    stage.renderer._follow = lost
    stage.renderer.poke()
    stage.wait(lambda: stage.view("a") == stage.view("b") == {"value": 2})
    assert stage.faults == ["follow"]
    stage.renderer.stop()


def test_nothing_is_handed_out_while_it_is_being_sent_nor_right_after():
    """What takes long to send is sent more rarely, with all that came meanwhile."""
    stage = Stage(gap=0.0)
    stage.renderer.want("a")
    stage.wait(lambda: stage.updates)
    stage.renderer.sending()
    for value in range(1, 6):
        stage.set("a", value)
    time.sleep(0.05)
    assert len(stage.updates) == 1
    stage.renderer.sent(0.1)
    freed = time.monotonic()
    stage.wait(lambda: len(stage.updates) == 2)
    assert stage.updates[1][0] - freed >= 0.19, "for t seconds of sending it rests twice that"
    assert stage.view("a") == {"value": 5}
    stage.renderer.stop()
