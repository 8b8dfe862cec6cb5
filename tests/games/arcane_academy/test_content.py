"""The tables of the ledger and the rows of the code say the same."""

import re

import pytest

from spellhall.engine import Component
from spellhall.games.arcane_academy import GAME
from spellhall.games.arcane_academy.cards import CARD_ROWS, EFFECTS, SPELL, USED, Card
from spellhall.games.arcane_academy.names import TEXTS
from spellhall.games.arcane_academy.verbs import (
    CHAOS,
    USE,
    Act,
    Echo,
    ExtraTurn,
    OneOf,
    Trade,
    Verb,
)
from spellhall.ledger import folder
from spellhall.testing import rule

LEDGER = (folder() / "arcane_academy.md").read_text("utf-8")
ROW = re.compile(
    r"^\| AA-([SI]\d\d) \| ([^|]+) \| (\d) \| (\d) \| (\d) \|(?: (\w+) \|)?", re.MULTILINE
)
PRINTED = {found[1]: found for found in ROW.finditer(LEDGER)}


@pytest.mark.parametrize("card", CARD_ROWS, ids=lambda card: card.id)
def test_every_row_agrees_with_the_ledger(card: Card) -> None:
    found = PRINTED[card.id]
    assert TEXTS(f"cards.{card.id}.name") == found[2].strip()
    assert (card.copies, card.cost, card.prestige) == (int(found[3]), int(found[4]), int(found[5]))
    if card.kind != SPELL:
        assert ("USE", "END", "ALWAYS")[card.kind - 1] == found[6]


@rule("AA-CONT-1")
def test_there_are_26_spells_and_26_items() -> None:
    assert sum(card.copies for card in CARD_ROWS if card.kind == SPELL) == 26
    assert sum(card.copies for card in CARD_ROWS if card.kind != SPELL) == 26


def nested(verbs: tuple[Verb, ...]) -> list[Verb]:
    found = list(verbs)
    for verb in found:
        if isinstance(verb, Trade):
            found.extend(verb.verbs)
        elif isinstance(verb, OneOf):
            found.extend(inner for verbs in verb.lists for inner in verbs)
    return found


@rule("AA-CONT-2")
def test_no_use_ability_can_loop() -> None:
    for card in CARD_ROWS:
        if card.kind == USED:
            for verb in nested(card.effects):
                assert not isinstance(verb, (Echo, ExtraTurn))
                assert not (isinstance(verb, Act) and verb.action in (USE, CHAOS))


def test_every_list_of_verbs_has_one_number() -> None:
    assert len({id(verbs) for verbs in EFFECTS}) == len(EFFECTS)


@pytest.mark.parametrize("component", GAME.components(), ids=lambda component: component.id)
def test_every_component_has_name_icon_and_text(component: Component) -> None:
    assert component.name
    assert component.icon
    assert component.text or component.kind == "tile"
    assert f"| {component.id} |" in LEDGER
