"""Lessons: a game taught step by step on its own board."""
