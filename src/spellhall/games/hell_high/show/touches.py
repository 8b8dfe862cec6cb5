"""How things on the screen are called: card:17, seat:2, and «stop» for the button that passes."""

from typing import Final

STOP: Final = ("stop",)


def a_card(card: int) -> str:
    """A card, wherever it lies."""
    return f"card:{card}"


def a_seat(seat: int) -> str:
    """A wizard at the table."""
    return f"seat:{seat}"
