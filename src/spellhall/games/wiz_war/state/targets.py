"""What can be aimed at is one number; here it is made of what it names, and taken apart again."""

from spellhall.games.wiz_war.state.numbers import (
    AT_CARD,
    AT_LINE,
    AT_SECTOR,
    AT_SPELL,
    AT_SQUARE,
    AT_THING,
    AT_TREASURE,
    AT_WAY,
    CARRIED,
)


def square_target(square: int) -> int:
    return AT_SQUARE + square


def target_square(target: int) -> int:
    return target - AT_SQUARE


def line_target(line: int) -> int:
    """A border line."""
    return AT_LINE + line


def target_line(target: int) -> int:
    return target - AT_LINE


def thing_target(uid: int) -> int:
    """A thing, by its number."""
    return AT_THING + uid


def target_thing(target: int) -> int:
    return target - AT_THING


def spell_target(card: int) -> int:
    """A spell in play, by its card."""
    return AT_SPELL + card


def target_spell(target: int) -> int:
    return target - AT_SPELL


def treasure_target(treasure: int) -> int:
    """A treasure: two of each seat."""
    return AT_TREASURE + treasure


def target_treasure(target: int) -> int:
    return target - AT_TREASURE


def sector_target(slot: int) -> int:
    return AT_SECTOR + slot


def target_sector(target: int) -> int:
    return target - AT_SECTOR


def way_target(way: int) -> int:
    """A direction."""
    return AT_WAY + way


def target_way(target: int) -> int:
    return target - AT_WAY


def card_target(card: int) -> int:
    """A card, in a hand or on a pile."""
    return AT_CARD + card


def target_card(target: int) -> int:
    return target - AT_CARD


def carried_by(figure: int) -> int:
    """The place of a treasure that a figure carries; of others it is their square."""
    return CARRIED + figure


def carrier_of(place: int) -> int:
    return place - CARRIED
