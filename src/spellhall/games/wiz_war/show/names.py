"""Names of cards, squares, lines and figures for people."""

from typing import Final

from spellhall.engine.wording import Texts
from spellhall.games.wiz_war.box.cards import CARD_OF, PACKS, SCHOOLS
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.terms import DROPPED_ITEM, TACKS, THING_WORDS
from spellhall.games.wiz_war.box.words import (
    WAY_WORDS,
    line_name,
    square_name,
)
from spellhall.games.wiz_war.choices.kinds import figure_touch, square_touch
from spellhall.games.wiz_war.rules.table.figures import slot_of
from spellhall.games.wiz_war.rules.table.things import thing_at
from spellhall.games.wiz_war.state.numbers import (
    AT_CARD,
    AT_LINE,
    AT_SECTOR,
    AT_SPELL,
    AT_SQUARE,
    AT_THING,
    AT_TREASURE,
    AT_WAY,
    BEAST,
)
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import (
    target_card,
    target_line,
    target_sector,
    target_spell,
    target_square,
    target_thing,
    target_treasure,
    target_way,
)

TEXTS: Final = Texts.of("spellhall.games.wiz_war.show", packs=PACKS)
WAYS: Final = ("north", "east", "south", "west")


def card_name(card: int) -> str:
    """The title of a card."""
    return TEXTS(f"cards.{CARD_OF[card].id}.name")


def card_text(card: int) -> str:
    """What a card does, in our words."""
    return TEXTS(f"cards.{CARD_OF[card].id}.text")


def school_name(school: int) -> str:
    return TEXTS(f"schools.{SCHOOLS[school]}")


def creature_name(kind: int) -> str:
    return TEXTS(f"creatures.{CREATURES[kind].id}.name")


def mode_name(card: int, mode: int) -> str:
    """One of the ways in which a card can be cast."""
    names: list[str] = TEXTS.texts["modes"][CARD_OF[card].id]
    return names[mode]


def figure_name(figure: int) -> str:
    return f"@{figure}" if figure < BEAST else f"the {creature_name(figure - BEAST)}"


def thing_name(kind: int, card: int) -> str:
    return thing_kind_name(kind) or card_name(card)


def thing_kind_name(kind: int) -> str:
    """The name of a kind of thing; "" for those that are called as their card."""
    return "" if kind in (DROPPED_ITEM, TACKS) else TEXTS(f"things.{THING_WORDS[kind]}")


def sector_owner(s: Duel, slot: int) -> int:
    """The seat whose home sector lies in a slot."""
    return next(seat for seat in range(len(s.players)) if slot_of(s, seat) == slot)


def target_name(s: Duel, target: int) -> str:
    """Anything that can be aimed at, for people."""
    players = len(s.players)
    if target < AT_SQUARE:
        return figure_name(target)
    if target < AT_LINE:
        return square_name(players, target_square(target))
    if target < AT_THING:
        one, _, other = line_name(players, target_line(target)).partition("|")
        return f"the line between {one} and {other}"
    if target < AT_SPELL:
        thing = thing_at(s, target_thing(target))
        if thing is None:
            return "something gone"
        where = "" if thing.cell < 0 else f" on {square_name(players, thing.cell)}"
        return f"{thing_name(thing.kind, thing.card)}{where}"
    if target < AT_TREASURE:
        return card_name(target_spell(target))
    if target < AT_SECTOR:
        return f"@{target_treasure(target) // 2}'s treasure"
    if target < AT_WAY:
        return f"@{sector_owner(s, target_sector(target))}'s sector"
    if target < AT_CARD:
        return WAYS[target_way(target)]
    return card_name(target_card(target))


def target_touch(s: Duel, target: int) -> str:
    """The id on the screen of anything that can be aimed at."""
    if target < AT_SQUARE:
        return figure_touch(target)
    if target < AT_LINE:
        return square_touch(s, target_square(target))
    if target < AT_THING:
        return f"line:{target_line(target)}"
    if target < AT_SPELL:
        return f"thing:{target_thing(target)}"
    if target < AT_TREASURE:
        return f"card:{target_spell(target)}"
    if target < AT_SECTOR:
        return f"treasure:{target_treasure(target)}"
    if target < AT_WAY:
        return f"sector:{target_sector(target)}"
    if target < AT_CARD:
        return f"way:{WAY_WORDS[target_way(target)]}"
    return f"card:{target_card(target)}"
