"""Bots as partners: they lend what they are asked for."""

from spellhall.games import find
from spellhall.testing import rule
from tests.games.wizards_academy.tables import basic, state

GAME = find("wizards_academy")


@rule("WA-AMB-19", "WA-DEC-7")
def test_a_bot_lends_its_glyph_to_whoever_asks() -> None:
    table = basic({"glyphs": "1"}, {"glyphs": "4"}, acts=[0, 0, 1])
    assert GAME.gives_way(state(table), 0) is None
    table.play("alice: cast 14")
    code = GAME.gives_way(state(table), 1)
    assert "allow" in [option.text for option in table.match.options(1) if option.code == code]
    assert GAME.gives_way(state(table), 0) is None


@rule("WA-AMB-19", "WA-DEC-7")
def test_a_bot_lends_even_its_last_copy_of_a_glyph_that_the_winning_spell_needs() -> None:
    known = {"grid": {"14": "abjure", "24": "burn"}, "seen": ["14", "24"]}
    table = basic({"glyphs": "2"}, {"glyphs": "1 4"}, acts=[0, 0, 1], **known)
    table.play("alice: cast 24")
    code = GAME.gives_way(state(table), 1)
    assert "allow" in [option.text for option in table.match.options(1) if option.code == code]
