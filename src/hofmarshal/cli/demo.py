"""`hofmarshal demo`: an invented event in which robots act as marshals through the real wire, and whose seats one may take."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypedDict

from cyclopts import Parameter

from hofmarshal.cli.options import DEFAULT, Output

if TYPE_CHECKING:
    from hofmarshal.cli.demo_show import Show
    from hofmarshal.robots.stage import Stage

HURRY = 8.0
"""How many times as fast as people the robots act until the first blow of a ring is ruled: nobody waits for a call."""


def demo(
    *,
    speed: Annotated[float, Parameter(help="How many times as fast as people the robots act.")] = 1.0,
    rings: Annotated[int, Parameter(help="How many rings of duels.")] = 2,
    battles: Annotated[bool, Parameter(help="One more ring: battles, a bridge, wrestling.")] = True,
    game: Annotated[bool, Parameter(help="Instead: a live role-play game.", negative="")] = False,
    port: Annotated[int, Parameter(help="The port; 0: a free one.")] = 0,
    host: Annotated[str, Parameter(help="The address to listen on; 0.0.0.0 lets phones in.")] = "0.0.0.0",  # noqa: S104
    data: Annotated[
        Path | None, Parameter(help="A new folder to keep the event in; otherwise it goes at the end.")
    ] = None,
    seed: Annotated[str, Parameter(help="What the event is drawn from.")] = "demo",
    no_browser: Annotated[bool, Parameter(help="Do not open the browser.", negative="")] = False,
    output: Output = DEFAULT,
) -> int:
    """Show an invented event live: pads, consoles and big screens, with robots in every seat until you take one.

    Opens the start page in a browser and prints its address. Stop it with Ctrl-C.
    """
    from hofmarshal.robots.stage import Stage

    with contextlib.ExitStack() as held:
        folder = data or Path(held.enter_context(tempfile.TemporaryDirectory(prefix="hofmarshal-demo-")))
        stage = Stage(folder / "event", port=port, host=host)
        looks = Looks(host=host, lang=output.language, browser=not no_browser)
        show = _game(stage, seed, speed, looks) if game else _event(stage, folder, seed, speed, looks, rings, battles)
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(show.run())
    return 0


class Looks(TypedDict):
    """How a demo is shown."""

    host: str
    lang: str
    browser: bool


def _game(stage: Stage, seed: str, speed: float, looks: Looks) -> Show:
    from hofmarshal.cli.demo_game import GameShow

    return GameShow(stage, seed=seed, speed=speed, **looks)


def _event(
    stage: Stage, folder: Path, seed: str, speed: float, looks: Looks, rings: int, battles: bool
) -> Show:  # fmt: skip
    from hofmarshal.cli.demo_event import EventShow
    from hofmarshal.robots.troupe import Troupe

    plan = max(0 if battles else 1, rings)
    troupe = Troupe(stage, seed=seed, speed=max(speed, HURRY), rings=plan, field=battles)
    return EventShow(stage, troupe, folder=folder / "nominations", speed=speed, **looks)
