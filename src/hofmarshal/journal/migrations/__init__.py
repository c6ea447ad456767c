"""The steps that bring a database of an older program up to date, for SQLite and PostgreSQL alike."""
