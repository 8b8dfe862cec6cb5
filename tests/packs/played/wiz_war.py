"""Cards of a pack in the labyrinth of Wiz-War."""

from typing import Any

from spellhall.games.wiz_war.box.cards import BOX_CARDS, CARD_COUNT
from spellhall.games.wiz_war.show.catalogue import catalogue
from tests.games.wiz_war.tables import duel

PACK: dict[str, Any] = {"packs": ["night-market"]}


def test_an_attack_of_a_pack_hurts_its_target() -> None:
    table = duel("night-market:fire-pig", **PACK)
    life = table.life("bob")
    table.do("alice: cast night-market:fire-pig", "at @1")
    assert table.life("bob") == life - 3
    assert table.discards() == ["night-market:fire-pig"]


def test_a_counter_of_a_pack_sends_the_card_back() -> None:
    table = duel("fireball", "night-market:polite-cough", **PACK)
    life = table.life("bob")
    table.do("alice: cast fireball", "at @1", "bob: answer night-market:polite-cough")
    assert table.life("bob") == life
    assert table.hand("alice") == ["fireball"]


def test_a_spell_of_a_pack_heals_by_the_energy_that_feeds_it() -> None:
    table = duel("night-market:second-supper energy-4", alice={"life": 5}, **PACK)
    table.do("alice: cast night-market:second-supper", "fuel energy-4")
    assert table.life("alice") == 5 + 2 + 4
    assert len(table.hand("alice")) == 1  # the card drawn


def test_a_curse_of_a_pack_slows_and_ends() -> None:
    table = duel("night-market:tipsy-shoes energy-4", **PACK)
    table.do("alice: cast night-market:tipsy-shoes", "fuel energy-4", "at @1")
    assert table.spells("alice") == ["night-market:tipsy-shoes"]
    table.end_turn("alice")
    assert table.mp() == 2
    assert table.refuses("bob: punch")


def test_an_item_of_a_pack_is_a_weapon() -> None:
    table = duel(bob="d1", alice={"items": ["night-market:cast-iron-pan"]}, **PACK)
    life = table.life("bob")
    table.do("alice: use night-market:cast-iron-pan strike", "at @1")
    assert table.life("bob") == life - 2
    assert table.stun("bob") == 1


def test_a_card_of_a_pack_is_drawn_from_the_deck() -> None:
    table = duel(deck=["night-market:fire-pig#2"], **PACK)
    table.do("alice: end", "keep", "draw")
    assert "night-market:fire-pig#2" in table.hand("alice")


def test_the_screen_finds_every_card_by_its_number() -> None:
    printed = [kind for kind in catalogue().cards for _ in range(kind.copies)]
    first = [kind.card for kind in catalogue().cards]
    assert first == sorted(first)
    assert len(printed) == CARD_COUNT > BOX_CARDS
    assert all(kind.card <= number < kind.card + kind.copies for number, kind in enumerate(printed))
