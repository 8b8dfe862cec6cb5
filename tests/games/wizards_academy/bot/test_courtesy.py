"""Bots as partners: they lend what serves the team, and say why not."""

from random import Random

from spellhall.bots import choose
from spellhall.games import find
from spellhall.testing import Table, rule
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


def answer_of(table: Table, seat: int) -> tuple[str, str]:
    """What a bot says when it is asked for a glyph, and why."""
    code = GAME.gives_way(state(table), seat)
    assert code is not None
    word = next(option.text for option in table.match.options(seat) if option.code == code)
    assert choose(GAME, state(table), seat, "archmage", Random(1)) == code
    return word, GAME.why(state(table), seat, code)


@rule("WA-AMB-19", "WA-DEC-7")
def test_a_bot_keeps_the_last_glyph_that_the_winning_spell_needs() -> None:
    known = {"grid": {"14": "abjure", "24": "teleport-self"}, "seen": ["14", "24"]}
    table = basic({"glyphs": "2"}, {"glyphs": "1 4"}, acts=[0, 0, 1], **known)
    table.play("alice: cast 24")
    assert answer_of(table, 1) == ("refuse", "No, because we need my 4 for Abjure.")
    table = basic({"glyphs": "2"}, {"glyphs": "1 4 4"}, acts=[0, 0, 1], **known)
    table.play("alice: cast 24")
    assert answer_of(table, 1) == ("allow", "We need Teleport Self.")


@rule("WA-AMB-19", "WA-DEC-7")
def test_a_bot_lends_its_last_copy_for_the_winning_spell_and_against_fire() -> None:
    known = {"grid": {"14": "abjure", "24": "snuff"}, "seen": ["14", "24"]}
    table = basic({"glyphs": "1"}, {"glyphs": "4"}, acts=[0, 0, 1], **known)
    table.play("alice: cast 14")
    assert answer_of(table, 1) == ("allow", "We need Abjure.")
    for things, said in (({}, "refuse"), ({"zen": "fire"}, "allow")):
        table = basic({"glyphs": "2"}, {"glyphs": "4"}, acts=[0, 0, 1], things=things, **known)
        table.play("alice: cast 24")
        assert answer_of(table, 1)[0] == said


@rule("WA-AMB-19", "WA-DEC-7")
def test_a_bot_lends_nothing_for_a_spell_that_is_known_to_do_harm() -> None:
    known = {"grid": {"24": "burn"}, "seen": ["24"]}
    table = basic({"glyphs": "2"}, {"glyphs": "4 4"}, acts=[0, 0, 1], **known)
    table.play("alice: cast 24")
    assert answer_of(table, 1) == ("refuse", "No, because Burn would do us harm.")


@rule("WA-AMB-19", "WA-HID-1")
def test_a_bot_does_not_know_what_an_unknown_spell_does() -> None:
    for word in ("burn", "snuff"):
        table = basic({"glyphs": "2"}, {"glyphs": "4"}, acts=[0, 0, 1], grid={"24": word})
        table.play("alice: cast 24")
        assert answer_of(table, 1) == ("allow", "Let us see what that spell is.")
