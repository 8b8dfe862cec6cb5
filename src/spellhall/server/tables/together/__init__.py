"""What partners lay out for each other, and how bots answer it."""
