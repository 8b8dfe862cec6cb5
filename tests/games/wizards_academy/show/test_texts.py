"""The words by which frames name their texts are those that the texts have."""

from spellhall.games.wizards_academy.frames.picks import PICKS, WHYS
from spellhall.games.wizards_academy.frames.threats import CAUSES
from spellhall.games.wizards_academy.show.names import TEXTS


def test_every_pick_has_its_texts_and_no_text_is_left_over() -> None:
    assert set(WHYS) == set(PICKS.values())
    assert {why for whys in WHYS.values() for why in whys} == set(TEXTS.texts["picks"])


def test_every_cause_of_lost_mana_has_a_text_and_no_text_is_left_over() -> None:
    assert set(CAUSES) == set(TEXTS.texts["causes"])
