"""Among which things each question lets one choose: read off the table, not out of the rules."""

from collections.abc import Iterable, Iterator
from typing import Any

from spellhall.games.hell_high.box.cards import CARD_OF, IS_CREATURE, POWER_OF, WHEN_OF
from spellhall.games.hell_high.box.design import MORE_DICE, MY_TURN, PREVENT, SURVIVE
from spellhall.games.hell_high.box.verbs import DELIVERY, QUALITY, SOURCE
from spellhall.games.hell_high.box.words import (
    GLYPH_WORDS,
    WIZARDS,
    a_card,
    a_seat,
    a_slot,
)
from spellhall.games.hell_high.frames.effects import PickCreature, PickTreasure
from spellhall.games.hell_high.frames.harm import Shield
from spellhall.games.hell_high.frames.match import NextOpened
from spellhall.games.hell_high.frames.power import BeforeRoll
from spellhall.games.hell_high.frames.round import Build, Demand
from spellhall.games.hell_high.frames.turn import Cast
from spellhall.games.hell_high.state.state import Brawl

Ids = Iterator[str]


def _cards(cards: Iterable[int]) -> Ids:
    return (a_card(card) for card in cards)


# -- People, types and glyphs --------------------------------------------------------------------


def wizards(s: Brawl, f: Any) -> Ids:
    return (f"wizard:{wizard}" for wizard in range(WIZARDS))


def all_seats(s: Brawl, f: Any) -> Ids:
    return (a_seat(seat) for seat in range(len(s.players)))


def others(s: Brawl, f: Any) -> Ids:
    return (a_seat(seat) for seat in range(len(s.players)) if seat != f.seat)


def slots(s: Brawl, f: Any) -> Ids:
    return (a_slot(slot) for slot in (SOURCE, QUALITY, DELIVERY))


def types_and_others(s: Brawl, f: Demand) -> Ids:
    yield from slots(s, f)
    yield from others(s, f)


def glyphs(s: Brawl, f: Any) -> Ids:
    return (f"glyph:{glyph}" for glyph in range(len(GLYPH_WORDS)))


def dice(s: Brawl, f: Any) -> Ids:
    return (f"die:{die}" for die in range(len(s.turn.roll.dice)))


# -- Cards ---------------------------------------------------------------------------------------


def hand(s: Brawl, f: Any) -> Ids:
    return _cards(s.players[f.seat].hand)


def own_spell(s: Brawl, f: Any) -> Ids:
    return _cards(s.players[f.seat].spell)


def hand_and_spell(s: Brawl, f: Build) -> Ids:
    """Of equal hand cards the first stands for all."""
    first: dict[str, int] = {}
    for card in s.players[f.seat].hand:
        first.setdefault(CARD_OF[card].id, card)
    yield from _cards(first.values())
    yield from own_spell(s, f)


def opened(s: Brawl, f: NextOpened) -> Ids:
    return _cards(s.opened)


def cast_cards(s: Brawl, f: Cast) -> Ids:
    """The cards of the turn; with a Treasure for it, that one and whom it may hit."""
    player = s.players[f.seat]
    yield from _cards([*player.spell, *player.creatures, *s.turn.tired])
    slips = [card for card in player.treasures if WHEN_OF[card] == MY_TURN]
    yield from _cards(slips)
    if slips:
        yield from others(s, f)


def targets_treasures(s: Brawl, f: PickTreasure) -> Ids:
    return _cards(s.players[f.target].treasures)


def targets_creatures(s: Brawl, f: PickCreature) -> Ids:
    """Those that lie open."""
    return _cards(_creatures(s, f.target) if f.target == s.turn.seat else _kept(s, f.target))


def shields(s: Brawl, f: Shield) -> Ids:
    """Creatures, and cards that have to do with damage."""
    player = s.players[f.seat]
    yield from _cards(_creatures(s, f.seat))
    for card in player.treasures + player.held:
        if POWER_OF[card] in (PREVENT, SURVIVE):
            yield a_card(card)


def boosters(s: Brawl, f: BeforeRoll) -> Ids:
    player = s.players[f.seat]
    return _cards(card for card in player.treasures + player.held if POWER_OF[card] == MORE_DICE)


def _kept(s: Brawl, seat: int) -> list[int]:
    tired = s.turn.tired if seat == s.turn.seat else []
    return s.players[seat].creatures + tired


def _creatures(s: Brawl, seat: int) -> list[int]:
    return _kept(s, seat) + [card for card in s.players[seat].spell if IS_CREATURE[card]]
