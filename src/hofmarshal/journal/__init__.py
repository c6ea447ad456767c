"""The append-only log; it knows no sport."""
