"""Robots that act as marshals, hofmarshals and spectators through the real wire: demo, rehearsal, load."""
