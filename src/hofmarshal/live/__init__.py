"""New journal entries to everyone who watches: topics, their numbers and patches, watchers. It knows no sport."""
