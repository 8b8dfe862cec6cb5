"""What asks in Arcane Academy: a card that acts, or the tile that acts."""

from spellhall.engine.wording import Cause, Prompt
from spellhall.games.arcane_academy.frames import NO_CARD_ASKS
from spellhall.games.arcane_academy.rules.resources import acting_space
from spellhall.games.arcane_academy.show.names import card_name
from spellhall.games.arcane_academy.state.state import Academy


def of_space(seat: int, space: int) -> Cause:
    """A tile on a Slate."""
    return Cause(f"Space {space}", (f"space:{seat}:{space}",))


def asker(s: Academy, card: int) -> Cause:
    """The card, or the tile that acts."""
    if card == NO_CARD_ASKS:
        return of_space(s.active, acting_space(s, card))
    return Cause(card_name(card), (f"card:{card}",))


def ask(cause: Cause, question: str, waiting: str, rules: tuple[str, ...], why: str = "") -> Prompt:
    """A question that begins with what asks it."""
    return Prompt(f"{cause.name}: {question}", waiting, why, rules, cause)
