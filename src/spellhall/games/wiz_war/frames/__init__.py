"""Everything that can be pending, by chapter: the table of contents of the rules."""
