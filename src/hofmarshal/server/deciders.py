"""The deciders of an event as the server runs them: those of the desk and the server's own streams."""

from __future__ import annotations

from hofmarshal.desk.decider import AnyDecider
from hofmarshal.desk.event_deciders import EVENT
from hofmarshal.desk.event_entries import ENTRIES
from hofmarshal.desk.game_deciders import GAME, REGION
from hofmarshal.server.devices import DEVICES
from hofmarshal.server.dossier_acts import DOSSIER

SERVER_EVENT: tuple[AnyDecider, ...] = (*EVENT, ENTRIES, DEVICES, DOSSIER, GAME, REGION)
"""Every kind of stream of an event."""
