"""What asks in Hell High: a card, a rank, a wizard."""

from spellhall.engine.wording import Cause
from spellhall.games.hell_high.box.cards import NO_CARD
from spellhall.games.hell_high.box.words import a_card, a_seat
from spellhall.games.hell_high.show.names import card_name, rank_title


def of_card(card: int, *seats: int) -> Cause:
    """A card, and the wizards whom it is about."""
    return Cause(card_name(card), (a_card(card), *map(a_seat, seats)))


def of_rank(rank: int, *seats: int) -> Cause:
    """A rank of the school, and the wizards whom it is about."""
    return Cause(rank_title(rank), (f"rank:{rank}", *map(a_seat, seats)))


def of_foe(card: int, seat: int) -> Cause:
    """A card of a wizard; without one, the wizard."""
    return of_card(card, seat) if card != NO_CARD else Cause(f"@{seat}", (a_seat(seat),))


def begun(card: int, question: str) -> str:
    """A question that begins with the card that asks it, if it is told."""
    if card == NO_CARD:
        return question[0].upper() + question[1:]
    return f"{card_name(card)}: {question}"
