"""Scenes: what each kind of screen is told, derived from the states of contests, programme, floor and devices."""
