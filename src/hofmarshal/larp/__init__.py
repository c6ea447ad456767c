"""A live role-play character's state; its rulebooks are not part of this edition."""
