"""The rules, chapter by chapter: which function serves which frame."""

from typing import Final

from spellhall.engine.machine.stack import Rules
from spellhall.games.wiz_war.rules import damage, opening, turn, victory
from spellhall.games.wiz_war.rules.acting import act, beasts
from spellhall.games.wiz_war.rules.casting import announce, resolving, windows
from spellhall.games.wiz_war.rules.effects import (
    displacing,
    hands,
    harm,
    perform,
    striking,
    summoning,
    taking,
)
from spellhall.games.wiz_war.rules.moving import entering, forced, steps, teleports

RULES: Final[Rules] = Rules()
for chapter in (
    opening, turn, act, announce, windows, resolving, damage, victory, steps, entering, teleports,
    forced, perform, striking, harm, displacing, taking, hands, summoning, beasts,
):  # fmt: skip
    chapter.register(RULES)
