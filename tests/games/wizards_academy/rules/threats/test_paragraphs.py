"""What a paragraph activates: the set is fixed when it starts (WA-AMB-5)."""

import pytest

from spellhall.games.wizards_academy.box.kinds import DARK, FIRE, ICE
from spellhall.games.wizards_academy.box.rooms import CRYSTAL, ZEN
from spellhall.games.wizards_academy.frames.threats import Paragraph
from spellhall.games.wizards_academy.rules.threats.activation import activate
from spellhall.testing import rule
from tests.games.wizards_academy.tables import advanced, casting, everything, facing, mana, state


@rule("WA-AMB-5", "WA-DIS-7")
def test_a_fire_that_comes_where_one_was_put_out_does_not_spread_in_the_same_paragraph() -> None:
    table = facing(
        *("activate-cursed-warded", {"room": "ball"}, {"room": "cursed", "glyphs": "1"}),
        things={"cursed": "fire imp fire-portal", "warded": "fire"},
        room_cards=["library"],
    )
    table.play("alice: go", "alice: imp cursed", "alice: fire-portal cursed")
    assert mana(table) == 4  # crystal, cursed and warded burned; nothing went to the workshop
    assert everything(table) == {"cursed": "imp fire-portal"}


@rule("WA-AMB-5", "WA-DIS-7")
def test_ice_that_comes_where_ice_was_taken_does_not_spread_in_the_same_paragraph() -> None:
    table = facing(
        *("activate-hoard-zen", {"room": "ball"}, {"room": "hoard", "glyphs": "1"}),
        things={"hoard": "ice imp ice-portal", "zen": "ice"},
        room_cards=["warded"],
    )
    table.play("alice: go", "alice: imp hoard", "alice: ice-portal hoard")
    assert everything(table) == {
        "hoard": "ice imp ice-portal",
        "zen": "ice",
        "workshop": "ice",
    }


@rule("WA-AMB-5", "WA-SP-414", "WA-AT-DARK-3")
def test_darkness_that_comes_where_a_fire_lit_the_room_does_not_spread() -> None:
    table = casting(
        *("cataclysm", {"room": "well"}, {"room": "hoard", "glyphs": "1"}),
        things={"hoard": "darkness imp darkness-portal", "zen": "fire", "ball": "darkness"},
        room_cards=["rift", "flux"],
    )
    table.play("alice: fire", "alice: imp hoard", "alice: darkness-portal hoard")
    assert everything(table) == {
        "hoard": "darkness imp darkness-portal",
        "zen": "fire",
        "ball": "darkness",
    }


@rule("WA-AMB-5", "WA-AT-ICE-5")
def test_ice_that_was_there_all_along_spreads_though_more_came_and_went() -> None:
    table = facing(
        *("activate-hoard-zen", {"room": "ball"}, {"room": "hoard", "glyphs": "1"}),
        things={"hoard": "ice imp ice-portal"},
        room_cards=["warded"],
    )
    table.play("alice: go", "alice: ice-portal hoard", "alice: imp hoard")
    assert everything(table) == {"hoard": "ice imp ice-portal", "zen": "ice"}


@rule("WA-AMB-5")
@pytest.mark.parametrize("kind", [FIRE, ICE, DARK])
def test_only_what_a_paragraph_names_activates_in_every_room(kind: int) -> None:
    s = state(advanced(things=dict.fromkeys(("crystal", "zen"), "ice darkness")))
    if kind == FIRE:
        s = state(advanced(things=dict.fromkeys(("crystal", "zen"), "fire")))
    activate(s, 1 << kind, [CRYSTAL, ZEN])
    begun = s.stack[-1]
    assert isinstance(begun, Paragraph)
    both = 1 << CRYSTAL | 1 << ZEN
    assert (begun.fire, begun.ice, begun.dark) == tuple(
        both if each == kind else 0 for each in (FIRE, ICE, DARK)
    )
