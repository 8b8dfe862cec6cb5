"""The tables of the ledger and the rows of the code say the same, and everything has words."""

import re
from random import Random

import pytest

from spellhall.engine import BadPosition, Component, begin
from spellhall.games.five_seals import GAME
from spellhall.games.five_seals.box.scrolls import SCROLL_COUNT, SPELL_OF, SPELLS, Spell
from spellhall.games.five_seals.show.names import TEXTS, scroll_name, scroll_text
from spellhall.ledger import folder, ledger
from spellhall.testing import Table

LEDGER = (folder() / "five_seals.md").read_text("utf-8")
ROW = re.compile(r"^\| FS-D-(\w+) \| (\w+) \| (\d) \| ([^|]+) \|", re.MULTILINE)
PRINTED = {found[1]: found for found in ROW.finditer(LEDGER)}
CIRCLES = {"-": (), "basic, I": (0, 1), "II": (2,), "III": (3,), "IV": (4,)}


@pytest.mark.parametrize("spell", SPELLS, ids=lambda spell: spell.id)
def test_every_row_agrees_with_the_ledger(spell: Spell) -> None:
    found = PRINTED[spell.rule]
    assert TEXTS(f"spells.{spell.id}.name") == found[2]
    assert spell.strength == int(found[3])
    assert spell.circles == CIRCLES[found[4].strip()]


def test_there_are_no_other_rows() -> None:
    assert PRINTED.keys() == {spell.rule for spell in SPELLS}
    assert SCROLL_COUNT == 130


@pytest.mark.parametrize("component", GAME.components(), ids=lambda component: component.id)
def test_every_component_has_name_icon_and_text(component: Component) -> None:
    assert component.name
    assert component.icon
    assert component.text
    assert f"| {component.id} |" in LEDGER
    assert all(f"FS-{id.removeprefix('FS-')}" in LEDGER for id in component.rulings)


def test_every_scroll_says_what_it_does() -> None:
    for scroll in range(SCROLL_COUNT):
        assert "{" not in scroll_text(scroll)
        assert scroll_name(scroll)
    by_spell = {SPELL_OF[scroll].id for scroll in range(SCROLL_COUNT)}
    assert by_spell == set(TEXTS.texts["spells"])


def test_every_question_and_event_is_said() -> None:
    assert GAME.wording.questions.keys() == GAME.rules.options.keys()


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ({"players": [{}]}, "2 to 5 players"),
        ({"players": [{}, {}], "circle": "V"}, "no circle 'V'"),
        ({"players": [{}, {}], "active": 2}, "seats are 0 to 1"),
        ({"players": [{"dice": ["pink3"]}, {}]}, "'pink3' is no die"),
        ({"players": [{"dice": ["air1"] * 4}, {}]}, "only 3 dice of each colour"),
        ({"players": [{"at": "9.Z"}, {}]}, "no space '9.Z'"),
        ({"players": [{"scrolls": ["theft-air"]}, {}]}, "no scroll 'theft-air'"),
        ({"players": [{"scrolls": ["change-air up"]}, {}]}, "neither 'down' nor"),
        ({"players": [{"mage": 7}, {}]}, "mages are 1 to 5"),
        ({"players": [{}, {}], "seals": {"C": "air2"}}, "nothing can lie on the space 'C'"),
        ({"players": [{}, {}], "seals": {"1.G1": "air1"}}, "no token 'air1'"),
        ({"players": [{}, {}], "colour": 1}, "the set-up is wrong"),
    ],
)
def test_a_wrong_position_says_what_is_wrong(setup: dict[str, object], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        Table.at("five_seals", setup)


@pytest.mark.parametrize("circle", ["I", "II", "III", "IV"])
def test_every_rule_that_is_cited_to_players_exists(circle: str) -> None:
    known = set(ledger("five_seals").ids())
    rng = Random(3)
    match = begin(GAME, 3, 3, {"circle": circle})
    for _ in range(250):
        if match.is_over:
            break
        seat = match.awaited()[0]
        asked = match.asked(seat)
        assert asked is not None
        options = match.options(seat)
        cited = [*asked.rules, *(id for option in options for id in option.rules)]
        cited += [refused.rule for refused in match.refusals(seat)]
        assert all(option.rules for option in options)
        assert set(cited) <= known
        match.answer(seat, rng.choice(options))
