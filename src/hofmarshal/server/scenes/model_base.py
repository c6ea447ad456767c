"""What every scene is made from: a sentence in three languages, and a reason why something cannot be done."""

from __future__ import annotations

from typing import Literal

import msgspec


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A part of what a screen is told."""


class Said(Scene, frozen=True, kw_only=True):
    """A sentence ready to be shown: its code, the clauses it rests on, and its three languages."""

    code: str
    en: str
    ru: str
    uk: str
    cites: tuple[str, ...] = ()


class Reason(Scene, frozen=True, kw_only=True):
    """Why something cannot be done now: a `block` must be mended, a `warn` may be overridden with a reason.

    `event` is the event it speaks of, where it does: what no longer fits a correction is confirmed by these.
    """

    severity: Literal["block", "warn"]
    said: Said
    event: str = ""
