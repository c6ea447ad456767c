"""The live role-play game on the server: its own desk in game time, who may report what, what players and masters see."""
