"""The words of notation: the English names in small letters, one word for each card."""

import re

from spellhall.games.wiz_war.box.cards import CARD_COUNT, CARD_OF, ROWS
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.words import (
    CARD_WORDS,
    CREATURE_WORDS,
    OF_CARDS,
    OF_CREATURES,
)
from spellhall.games.wiz_war.show.names import card_name, creature_name


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def test_every_card_is_written_like_its_english_name() -> None:
    for card in range(CARD_COUNT):
        assert OF_CARDS[CARD_OF[card].id] == slug(card_name(card))
    assert set(OF_CARDS) == {row.id for table in ROWS for row in table}


def test_every_creature_is_written_like_its_english_name() -> None:
    assert [slug(creature_name(kind)) for kind in range(len(CREATURES))] == CREATURE_WORDS
    assert set(OF_CREATURES) == {row.id for row in CREATURES}


def test_every_copy_of_a_card_has_a_word_of_its_own() -> None:
    assert len(set(CARD_WORDS)) == CARD_COUNT
    assert CARD_WORDS.count("dispel") == 1
    assert "dispel#2" in CARD_WORDS
