"""The rules of Hell High, chapter by chapter in the order of the ledger."""

from typing import Final

from spellhall.engine.machine.stack import Rules
from spellhall.games.hell_high.rules import build, damage, death, games, order, power, status, turn
from spellhall.games.hell_high.rules import round as rounds
from spellhall.games.hell_high.rules.effects import branches, dead_cards, perform, spells, treasures

CHAPTERS: Final = (
    games,
    rounds,
    build,
    order,
    turn,
    power,
    damage,
    status,
    death,
    perform,
    branches,
    treasures,
    spells,
    dead_cards,
)


def all_rules() -> Rules:
    """Which function serves which frame."""
    rules = Rules()
    for chapter in CHAPTERS:
        chapter.register(rules)
    return rules


RULES: Final = all_rules()
