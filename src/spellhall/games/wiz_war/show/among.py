"""Among which things each question lets one choose: read off the table, not out of the rules."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from spellhall.games.wiz_war.box.cards import (
    ANSWERS_OF,
    BOOSTS,
    CARD_OF,
    IS_ATTACK,
    KEYS_OF,
    SCHOOLS,
    SUMMONS,
)
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.maze.board import IS_DOOR, STANDS
from spellhall.games.wiz_war.box.modifier_keys import GUARD
from spellhall.games.wiz_war.box.terms import (
    ANY_FIGURE,
    BESIDE,
    BOGGART,
    CREATURE_CARD,
    DIRECTION,
    DOORWAY,
    EMPTY_SQUARE,
    ENEMY_HAND,
    FIGURE,
    FIRE_WALL,
    FOUR_SQUARES,
    FREE_LINE,
    GLIDE_VICTIM,
    MIST_SQUARES,
    NEAR_SQUARE,
    OBJECT,
    OBJECT_OR_TREASURE,
    OWC,
    OWC_OR_SQUARE,
    OWN_ALONE,
    OWN_CREATURE,
    OWN_FIGURE,
    OWN_SECTOR_SQUARE,
    OWN_TOTEM,
    REACHED_THING,
    SECTORS,
    SERVANT_THING,
    SPELL,
    SQUARE,
    STONE_WALL,
    TACKS_SQUARE,
    TOTEM,
    TRAP,
    TWO_CARDS,
    WALL_OR_DOOR,
    WALL_OR_LINE,
    WASHED,
    WIZARD,
)
from spellhall.games.wiz_war.box.words import WAY_WORDS
from spellhall.games.wiz_war.choices.kinds import figure_touch, square_touch
from spellhall.games.wiz_war.frames.casting import (
    CutDamage,
    PickCounterFuel,
    PickCounterLine,
    PickFuel,
    PickMode,
    PickNumber,
    PickTarget,
    Respond,
)
from spellhall.games.wiz_war.frames.effects import ActBeast, PickCarried, TakeFromHand
from spellhall.games.wiz_war.frames.moving import OrderEntry
from spellhall.games.wiz_war.frames.opening import DraftSchool, KeepSchool
from spellhall.games.wiz_war.frames.turn import Act, OrderEffects
from spellhall.games.wiz_war.rules.casting.announce import what_is_aimed_at
from spellhall.games.wiz_war.state.numbers import BEAST, CARRIED, NONE
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import carried_by

Ids = Iterator[str]


def _cards(cards: Iterable[int]) -> Ids:
    return (f"card:{card}" for card in cards)


# -- Cards before a player -----------------------------------------------------------------------


def hand(s: Duel, f: Any) -> Ids:
    return _cards(s.players[f.seat].hand)


def spells(s: Duel, f: Any) -> Ids:
    """Spells in play of the one who is asked."""
    return _cards(spell.card for spell in s.spells if spell.owner == f.seat)


def items_and_spells(s: Duel, f: Any) -> Ids:
    yield from _cards(s.players[f.seat].items)
    yield from spells(s, f)


def hand_and_spells(s: Duel, f: Any) -> Ids:
    yield from hand(s, f)
    yield from spells(s, f)


def all_own_cards(s: Duel, f: Any) -> Ids:
    yield from hand(s, f)
    yield from items_and_spells(s, f)


def effects(s: Duel, f: OrderEffects) -> Ids:
    """What takes effect, and what may be done at any time: a set, for a spell may be both."""
    boosts = [card for card in s.players[f.seat].hand if BOOSTS[card]]
    yield from dict.fromkeys((*_cards(f.cards), *_cards(boosts), *items_and_spells(s, f)))


def answers(s: Duel, f: Respond) -> Ids:
    """Hand cards, and items that answer from where they are carried."""
    yield from hand(s, f)
    yield from _cards(card for card in s.players[f.seat].items if ANSWERS_OF[card])


def cuts(s: Duel, f: CutDamage) -> Ids:
    """Hand cards, and spells in play that are given up to lower damage."""
    yield from hand(s, f)
    guards = [spell.card for spell in s.spells if spell.owner == f.seat]
    yield from _cards(card for card in guards if KEYS_OF[card] >> GUARD & 1)


def fuel(s: Duel, f: PickFuel | PickCounterFuel) -> Ids:
    """Hand cards but the one that is announced."""
    return _cards(card for card in s.players[f.seat].hand if card != f.card)


def victims_load(s: Duel, f: PickCarried) -> Ids:
    return _load(s, f.victim)


def own_load(s: Duel, f: Any) -> Ids:
    return _load(s, f.seat)


def _load(s: Duel, seat: int) -> Ids:
    yield from _cards(s.players[seat].items)
    yield from (f"treasure:{i}" for i, place in enumerate(s.treasures) if place == carried_by(seat))


def victims_hand(s: Duel, f: TakeFromHand) -> Ids:
    return _cards(s.players[f.victim].hand)


def looked_at(s: Duel, f: Any) -> Ids:
    return _cards(s.looked_at)


# -- Names ---------------------------------------------------------------------------------------


def schools(s: Duel, f: DraftSchool) -> Ids:
    return (f"school:{SCHOOLS[school]}" for school in s.draft)


def two_schools(s: Duel, f: KeepSchool) -> Ids:
    return (f"school:{SCHOOLS[school]}" for school in (f.first, f.second))


def numbers(s: Duel, f: PickNumber) -> Ids:
    return (f"number:{n}" for n in range(f.energy + 1))


def modes(s: Duel, f: PickMode) -> Ids:
    row = CARD_OF[f.card]
    weapon = row.weapons[f.weapon].modes if f.weapon != NONE else 0
    return (f"mode:{mode}" for mode in range(weapon or len(row.modes)))


# -- The board -----------------------------------------------------------------------------------


def ways(s: Duel, f: Any) -> Ids:
    return (f"way:{word}" for word in WAY_WORDS)


def squares(s: Duel, f: Any) -> Ids:
    return (square_touch(s, cell) for cell in range(25 * len(s.players)))


def figures(s: Duel) -> Ids:
    for seat, player in enumerate(s.players):
        if player.cell != NONE:
            yield figure_touch(seat)
    yield from (figure_touch(BEAST + beast.kind) for beast in s.beasts)


def beasts(s: Duel) -> Ids:
    return (figure_touch(BEAST + beast.kind) for beast in s.beasts)


def doors(s: Duel) -> Ids:
    return (f"line:{line}" for line, stands in enumerate(s.lines) if IS_DOOR[stands])


def lying(s: Duel) -> Ids:
    """Things on squares."""
    return (f"thing:{thing.uid}" for thing in s.things if thing.cell != NONE)


def treasures(s: Duel) -> Ids:
    """Those that nobody carries."""
    return (f"treasure:{i}" for i, place in enumerate(s.treasures) if place < CARRIED)


def met(s: Duel, f: OrderEntry) -> Ids:
    return (f"thing:{uid}" for uid in f.uids)


def actions(s: Duel, f: Act) -> Ids:
    yield from ways(s, f)
    yield from all_own_cards(s, f)
    yield from beasts(s)
    yield from doors(s)
    yield from lying(s)
    yield from treasures(s)


def beasts_actions(s: Duel, f: ActBeast) -> Ids:
    """Steps and strikes, creature attack spells, what the Boggart may take, and what lies open."""
    yield from ways(s, f)
    yield from (f"attack:{strike.id}" for strike in CREATURES[f.kind].attacks)
    hand = s.players[f.seat].hand
    yield from _cards(card for card in hand if IS_ATTACK[card] and CARD_OF[card].beast)
    yield from items_and_spells(s, f)
    if f.kind == BOGGART:
        yield from treasures(s)


# -- Targets -------------------------------------------------------------------------------------

AT_LINES: Final = (FREE_LINE, WALL_OR_LINE)  # also where nothing stands
AT_WALLS: Final = (STONE_WALL, WALL_OR_DOOR, DOORWAY, OWC, OWC_OR_SQUARE, WASHED, OBJECT)
AT_FIGURES: Final = (
    *(WIZARD, FIGURE, ANY_FIGURE, OWC, OWC_OR_SQUARE, WASHED),
    *(ENEMY_HAND, GLIDE_VICTIM, OWN_FIGURE, OWN_ALONE),
)
AT_THINGS: Final = (
    *(OWC, OWC_OR_SQUARE, WASHED, OBJECT, OBJECT_OR_TREASURE, REACHED_THING, SERVANT_THING),
)
AT_SQUARES: Final = (
    *(EMPTY_SQUARE, SQUARE, MIST_SQUARES, FOUR_SQUARES, NEAR_SQUARE, BESIDE),
    *(OWN_SECTOR_SQUARE, TACKS_SQUARE, OWC_OR_SQUARE),
)


def targets(s: Duel, f: PickTarget) -> Ids:
    """All of the kinds that the card or weapon is aimed at."""
    what = what_is_aimed_at(f)
    if what in AT_FIGURES:
        yield from figures(s)
    if what in AT_THINGS:
        yield from lying(s)
    if what in (OBJECT_OR_TREASURE, REACHED_THING):
        yield from treasures(s)
    if what in AT_SQUARES:
        yield from squares(s, f)
    if what in AT_LINES or what in AT_WALLS:
        yield from lines(s, bare=what in AT_LINES)
    yield from _seldom_aimed_at(s, f, what)


def all_lines(s: Duel, f: PickCounterLine) -> Ids:
    return lines(s, bare=True)


def lines(s: Duel, bare: bool) -> Ids:
    """Border lines: those with a wall or door, or all."""
    return (f"line:{line}" for line, stands in enumerate(s.lines) if bare or STANDS[stands])


def _seldom_aimed_at(s: Duel, f: PickTarget, what: int) -> Ids:
    if what == OWN_CREATURE:
        yield from (figure_touch(BEAST + one.kind) for one in s.beasts if one.owner == f.seat)
    elif what == WASHED:
        yield from (f"thing:{one.uid}" for one in s.things if one.kind == FIRE_WALL)
    elif what == OWN_TOTEM:
        yield from (f"thing:{one.uid}" for one in s.things if one.kind == TOTEM)
    elif what == SPELL:
        yield from _cards(spell.card for spell in s.spells)
        yield from (f"thing:{one.uid}" for one in s.things if one.kind == TRAP)
    elif what == SECTORS:
        yield from (f"sector:{slot}" for slot in range(len(s.faces)))
    elif what == DIRECTION:
        yield from ways(s, f)
    elif what == TWO_CARDS:
        yield from _cards(card for card in s.players[f.seat].hand if card != f.card)
    elif what == CREATURE_CARD:
        heaps = [card for pile in s.piles for card in pile.discard]
        yield from _cards(card for card in heaps if SUMMONS[card] >= 0)
