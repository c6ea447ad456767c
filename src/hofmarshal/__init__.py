"""Hofmarshal runs historical-combat events by rulebooks that are data."""

__version__ = "0.1.0"
