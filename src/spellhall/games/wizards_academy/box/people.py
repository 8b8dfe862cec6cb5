"""The seven characters (ledger section 19.3)."""

from typing import Final

from spellhall.games.wizards_academy.box.kinds import (
    AUGMENTATION,
    DESTRUCTION,
    DIMENSION,
    ELEMENTALISM,
    ENCHANTMENT,
    NO_SCHOOL,
    SANCTUARY,
)

ORLA: Final = 0  # the first extra movement cost of a turn is ignored
BRANN: Final = 1  # one target one room farther
IVO: Final = 2  # passes walls
MAELIS: Final = 3  # converts a token after an Elementalism spell
PIM: Final = 4  # cheaper items, two glyphs from a low source
WENNA: Final = 5  # pays peril with glyphs
NOBODY: Final = 6  # bound spells are boosted


class Person:
    """One character card."""

    __slots__ = ("icon", "school", "word")

    def __init__(self, word: str, school: int, icon: str) -> None:
        self.word: Final = word
        self.school: Final = school
        self.icon: Final = icon


PEOPLE: Final[tuple[Person, ...]] = (
    Person("orla", AUGMENTATION, "wingfoot"),
    Person("brann", DESTRUCTION, "fist"),
    Person("ivo", DIMENSION, "exit-door"),
    Person("maelis", ELEMENTALISM, "droplets"),
    Person("pim", ENCHANTMENT, "quill-ink"),
    Person("wenna", SANCTUARY, "prayer"),
    Person("nobody", NO_SCHOOL, "cultist"),
)
PERSON_WORDS: Final = tuple(person.word for person in PEOPLE)
SCHOOL_OF_PERSON: Final = tuple(person.school for person in PEOPLE)
