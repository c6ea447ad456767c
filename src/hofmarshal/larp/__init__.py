"""A live role-play game: characters with their running deadlines, obligations, the game's clock."""
