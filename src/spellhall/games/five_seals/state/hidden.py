"""Nothing is hidden but the dice to come (ledger section 14)."""

from random import Random

from spellhall.games.five_seals.state.state import Seals


def hidden(s: Seals, seat: int | None) -> list[int]:
    """Everything lies open (FS-INFO-1)."""
    return []


def redeal(s: Seals, seat: int | None, rng: Random, keep: frozenset[int]) -> None:
    """There is nothing to deal anew; the engine replaces the random source (FS-INFO-2)."""
