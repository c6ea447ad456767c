"""Entries, draw, groups, brackets, ranking, stages, schedule and protests; pure."""
