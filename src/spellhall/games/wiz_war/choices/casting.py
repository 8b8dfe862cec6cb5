"""Answers while something is announced, aimed, fuelled and answered."""

from typing import Final

from spellhall.engine.choices import Verb
from spellhall.games.wiz_war.choices.kinds import (
    CARD,
    FIGURE,
    LINE,
    MODE,
    NUMBER,
    SECTOR,
    SPELL,
    SQUARE,
    THING,
    TREASURE,
    WAY,
)
from spellhall.games.wiz_war.state.numbers import (
    AT_CARD,
    AT_LINE,
    AT_SECTOR,
    AT_SPELL,
    AT_SQUARE,
    AT_THING,
    AT_TREASURE,
    AT_WAY,
    NONE,
)
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import (
    card_target,
    line_target,
    sector_target,
    spell_target,
    square_target,
    target_card,
    target_line,
    target_sector,
    target_spell,
    target_square,
    target_thing,
    target_treasure,
    target_way,
    thing_target,
    treasure_target,
    way_target,
)

PICK_MODE: Final[Verb] = Verb("mode", MODE)
UNFUELLED: Final[Verb] = Verb("unfuelled", touch="unfuelled")
FUEL: Final[Verb] = Verb("fuel", CARD)
DAMAGE: Final[Verb] = Verb("damage", NUMBER)

ENOUGH: Final[Verb] = Verb("enough", touch="enough")  # no further target
AT_A_FIGURE: Final[Verb] = Verb("at", FIGURE)
AT_A_SQUARE: Final[Verb] = Verb("at", SQUARE)
AT_A_LINE: Final[Verb] = Verb("at", LINE)
AT_A_THING: Final[Verb] = Verb("at", THING)
AT_A_SPELL: Final[Verb] = Verb("at", SPELL)
AT_A_TREASURE: Final[Verb] = Verb("at", TREASURE)
AT_A_SECTOR: Final[Verb] = Verb("at", SECTOR)
THAT_WAY: Final[Verb] = Verb("at", WAY)
AT_A_CARD: Final[Verb] = Verb("at", CARD)
AIMS: Final[tuple[Verb, ...]] = (
    AT_A_FIGURE,
    AT_A_SQUARE,
    AT_A_LINE,
    AT_A_THING,
    AT_A_SPELL,
    AT_A_TREASURE,
    AT_A_SECTOR,
    THAT_WAY,
    AT_A_CARD,
)

PASS: Final[Verb] = Verb("pass", touch="pass")
ANSWER: Final[Verb] = Verb("answer", CARD)
CUT_NOTHING: Final[Verb] = Verb("pass", touch="pass")
CUT: Final[Verb] = Verb("answer", CARD)
GIVE_UP: Final[Verb] = Verb("give-up", CARD)  # a spell, to lower the damage
LET_IT_GO: Final[Verb] = Verb("pass", touch="pass")
GUARD_WITH: Final[Verb] = Verb("answer", CARD)
DIE_NOW: Final[Verb] = Verb("pass", touch="pass")
CHEAT: Final[Verb] = Verb("answer", CARD)
COUNTER_UNFUELLED: Final[Verb] = Verb("unfuelled", touch="unfuelled")
COUNTER_FUEL: Final[Verb] = Verb("fuel", CARD)
RAISE: Final[Verb] = Verb("line", LINE)  # a wall of earth


def aim_code(s: Duel, target: int) -> int:
    """The choice that aims at something (state/numbers.py)."""
    if target < AT_SQUARE:
        return AT_A_FIGURE.codes[target]
    if target < AT_LINE:
        return AT_A_SQUARE.codes[target_square(target)]
    if target < AT_THING:
        return AT_A_LINE.codes[target_line(target)]
    if target < AT_SPELL:
        for place in range(len(s.things)):
            if s.things[place].uid == target_thing(target):
                return AT_A_THING.codes[place]
        raise AssertionError(f"there is no thing {target_thing(target)}")
    if target < AT_TREASURE:
        return AT_A_SPELL.codes[target_spell(target)]
    if target < AT_SECTOR:
        return AT_A_TREASURE.codes[target_treasure(target)]
    if target < AT_WAY:
        return AT_A_SECTOR.codes[target_sector(target)]
    if target < AT_CARD:
        return THAT_WAY.codes[target_way(target)]
    return AT_A_CARD.codes[target_card(target)]


def aimed_at(s: Duel, code: int) -> int:
    """What a choice aims at; NONE for nothing more."""
    if AT_A_FIGURE.has(code):
        return AT_A_FIGURE.first[code]
    if AT_A_SQUARE.has(code):
        return square_target(AT_A_SQUARE.first[code])
    if AT_A_LINE.has(code):
        return line_target(AT_A_LINE.first[code])
    if AT_A_THING.has(code):
        return thing_target(s.things[AT_A_THING.first[code]].uid)
    if AT_A_SPELL.has(code):
        return spell_target(AT_A_SPELL.first[code])
    if AT_A_TREASURE.has(code):
        return treasure_target(AT_A_TREASURE.first[code])
    if AT_A_SECTOR.has(code):
        return sector_target(AT_A_SECTOR.first[code])
    if THAT_WAY.has(code):
        return way_target(THAT_WAY.first[code])
    if AT_A_CARD.has(code):
        return card_target(AT_A_CARD.first[code])
    return NONE
