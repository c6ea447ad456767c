"""Instants as documents tell them: day and minute by the clock of the machine that writes them."""

from __future__ import annotations

import datetime as dt


def moment(ms: int) -> str:
    """`2026-05-01 14:30`."""
    return dt.datetime.fromtimestamp(ms / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def clock(ms: int) -> str:
    """`14:30`."""
    return dt.datetime.fromtimestamp(ms / 1000).astimezone().strftime("%H:%M")


def day(ms: int) -> str:
    """`2026-05-01`."""
    return dt.datetime.fromtimestamp(ms / 1000).astimezone().strftime("%Y-%m-%d")
