"""Reads, checks, merges and cites rulebooks; it is given bytes and opens no file."""
