"""The only runner: load, decide, append, react, fire what is due."""
