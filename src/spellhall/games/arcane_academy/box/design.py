"""A design of an Assignment: what is printed on it. Data only."""

from typing import Final

from spellhall.games.arcane_academy.box.verbs import Verb

SPELL: Final = 0  # done once when completed
USED: Final = 1  # an Item with a USE ability
AT_END: Final = 2  # an Item that scores at the end
ALWAYS: Final = 3  # an Item that is always on


class Card:
    """One design of Assignment."""

    __slots__ = ("copies", "cost", "effects", "icon", "id", "kind", "prestige")

    def __init__(
        self,
        id: str,
        kind: int,
        cost: int,
        prestige: int,
        icon: str,
        effects: tuple[Verb, ...],
        copies: int = 1,
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.cost: Final = cost  # Will for a Spell, Shards for an Item
        self.prestige: Final = prestige
        self.icon: Final = icon
        self.effects: Final = effects
        self.copies: Final = copies
