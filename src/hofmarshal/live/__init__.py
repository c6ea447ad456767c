"""New facts to everyone who watches: topics, watchers, bounded backlogs. Knows no sport."""
