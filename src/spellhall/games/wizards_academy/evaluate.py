"""How good a position looks for the team, for bots that search."""

from spellhall.games.wizards_academy.state import School


def evaluate(s: School, seat: int) -> float:
    """The chance to win, guessed from mana."""
    return s.mana / 20
