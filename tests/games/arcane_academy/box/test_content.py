"""What holds of all cards together, and what the compendium shows of them."""

import re

import pytest

from spellhall.engine import Component
from spellhall.games.arcane_academy import GAME
from spellhall.games.arcane_academy.box.cards import CARD_OF, CARD_ROWS, card_named, parts_of
from spellhall.games.arcane_academy.box.design import SPELL, USED
from spellhall.games.arcane_academy.box.verbs import (
    CHAOS,
    USE,
    Act,
    Echo,
    ExtraTurn,
    OneOf,
    Trade,
    Verb,
)
from spellhall.games.arcane_academy.state.state import MOST_WILL
from spellhall.ledger import folder
from spellhall.ledger.tables import tables
from spellhall.testing import rule

LEDGER = (folder() / "arcane_academy.md").read_text("utf-8")


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


def test_every_list_of_verbs_has_a_name_on_its_card() -> None:
    assert list(parts_of(CARD_OF[card_named("S22")])) == ["card", "card.paid"]
    assert list(parts_of(CARD_OF[card_named("I24")])) == ["card", "card.when"]
    either = parts_of(CARD_OF[card_named("I06")])
    assert set(either) == {
        "card",
        "card.first",
        "card.first.paid",
        "card.second",
        "card.second.paid",
    }


@pytest.mark.parametrize("component", GAME.components(), ids=lambda component: component.id)
def test_every_component_has_name_icon_and_text(component: Component) -> None:
    assert component.name
    assert component.icon
    assert component.text or component.kind == "tile"
    assert f"| {component.id} |" in LEDGER


@rule("AA-VERB-1", "AA-VERB-3", "AA-GEN-2")
def test_the_meanings_of_verbs_name_the_most_will_that_the_code_allows() -> None:
    (verbs,) = [table for table in tables(LEDGER) if table.name == "AA-VERB-1"]
    said = {row.key: re.findall(r"stops at (\d+)", row.cells["meaning"]) for row in verbs.rows}
    most = [str(MOST_WILL)]
    assert {key: found for key, found in said.items() if found} == {
        "AA-VERB-1": most,
        "AA-VERB-3": most,
    }
