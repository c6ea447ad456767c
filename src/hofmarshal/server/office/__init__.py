"""The secretary's office: what the pages of those who run an event ask and give, over HTTP beside the live scenes."""
