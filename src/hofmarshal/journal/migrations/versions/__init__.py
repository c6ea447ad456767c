"""One module a step, in one line: each names the one before it."""
