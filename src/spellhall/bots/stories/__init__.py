"""Stories of finished games: where they turned, what was dear, and how they went."""
