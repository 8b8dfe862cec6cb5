"""Simulations as rows: what is told of games, seats and pieces, and where it is kept."""
