"""The tables of the ledger and the rows of the code say the same, and everything has words."""

import re
from random import Random

import pytest

from spellhall.engine import BadPosition, Component, begin
from spellhall.games.five_seals import GAME
from spellhall.games.five_seals.box.scrolls import SCROLL_COUNT, SPELL_OF, SPELLS, Spell
from spellhall.games.five_seals.show.names import TEXTS, scroll_name, scroll_text
from spellhall.games.five_seals.show.view import View
from spellhall.ledger import folder, ledger
from spellhall.testing import Table
from tests.games.five_seals.tables import dungeon

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


def look(table: Table) -> View:
    found = table.match.sight(0)
    assert isinstance(found, View)
    return found


def test_the_view_shows_targets_with_their_sets_of_dice() -> None:
    view = look(
        dungeon({"dice": ["air6", "air5", "air3", "water1"]}, seals={"1.V1": "synergy-air"})
    )
    target = view.targets[0]
    assert [shown.values for shown in target.sets] == [[6], [5, 3]]
    assert [shown.sum for shown in target.sets] == [6, 8]
    assert view.players[0].dice[target.sets[0].dice[0]].value == 6
    assert len(target.sets[1].keeps) == 2
    seal = view.seals[0]
    assert (seal.reached, seal.breakable, seal.scroll is not None) == (True, True, True)
    assert "1.O" in view.lit


def test_the_view_shows_scrolls_supply_and_scores() -> None:
    held = {"dice": ["fire1"], "scrolls": ["change-fire", "synergy-fire", "growth-fire down"]}
    view = look(dungeon(held, {"familiar": "1.G1"}, seals={"1.G2": "air2"}))
    alice, bob = view.players
    assert (alice.score, alice.bonus) == (1 + 2 + 6 + 5 + 3, 3)
    assert [scroll.face_up for scroll in alice.scrolls] == [True, True, True, False]
    assert [scroll.usable for scroll in alice.scrolls] == [True, True, False, False]
    assert (bob.familiar, bob.familiar_node) == ("board", "1.G1")
    assert [field.left for field in view.supply] == [2, 2, 3, 3]
    assert (view.step, view.viewpoint, view.ends_below) == ("turn", 0, 4)


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
