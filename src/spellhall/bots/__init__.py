"""Bots that play every game: random, greedy and search, and the three named levels of each game.

A bot sees what its seat sees: it thinks in redeals only, with a random generator of its own.
"""

from spellhall.bots.levels import BOTS, choose, find_level, names
from spellhall.bots.yielding import yields

__all__ = ["BOTS", "choose", "find_level", "names", "yields"]
