"""Among which things each question lets one choose: read off the table, not out of the rules."""

from collections.abc import Iterator
from typing import Any

from spellhall.games.five_seals.box.effects import TOKEN, BreakPast
from spellhall.games.five_seals.box.elements import COLOURS
from spellhall.games.five_seals.box.scrolls import EFFECT_OF, MAGES, STORES
from spellhall.games.five_seals.box.seals import EMPTY, ON_BOARD
from spellhall.games.five_seals.box.words import FIGURE_WORDS
from spellhall.games.five_seals.frames import PassWhat, TakeTurn
from spellhall.games.five_seals.state import touches
from spellhall.games.five_seals.state.figures import KIND_OF, OWNER_OF, figures_of_others
from spellhall.games.five_seals.state.state import Seals

Ids = Iterator[str]


def mages(s: Seals, f: Any) -> Ids:
    return (f"character:{mage}" for mage in range(MAGES))


def supply(s: Seals, f: Any) -> Ids:
    return (touches.supply(colour) for colour in range(COLOURS))


def opponents(s: Seals, f: Any) -> Ids:
    return (f"seat:{seat}" for seat in range(len(s.players)) if seat != f.seat)


# -- On the board --------------------------------------------------------------------------------


def all_seals(s: Seals, f: Any) -> Ids:
    return (touches.node(s, node) for node, seal in enumerate(s.seals) if seal != EMPTY)


def tokens(s: Seals, f: Any) -> Ids:
    """But the one that was chosen before."""
    first = getattr(f, "node", EMPTY)
    return (
        touches.node(s, node)
        for node, seal in enumerate(s.seals)
        if EMPTY < seal < ON_BOARD and node != first
    )


def board_scrolls(s: Seals, f: Any) -> Ids:
    """But the one that was chosen before."""
    first = getattr(f, "node", EMPTY)
    return (
        touches.node(s, node)
        for node, seal in enumerate(s.seals)
        if seal >= ON_BOARD and node != first
    )


def passed(s: Seals, f: PassWhat) -> Ids:
    """What a scroll passes: a token, or a figure of another player."""
    effect = EFFECT_OF[f.scroll]
    assert isinstance(effect, BreakPast)
    if effect.past == TOKEN:
        return tokens(s, f)
    figures = figures_of_others(s, f.seat)
    return (f"{FIGURE_WORDS[KIND_OF[figure]]}:{OWNER_OF[figure]}" for figure in figures)


# -- Dice and scrolls ----------------------------------------------------------------------------


def dice(s: Seals, seat: int) -> Ids:
    """Of equal dice the first stands for all."""
    return (touches.die(s, seat, die) for die in s.players[seat].dice)


def own_dice(s: Seals, f: Any) -> Ids:
    return dice(s, f.seat)


def victims_dice(s: Seals, f: Any) -> Ids:
    return dice(s, f.victim)


def their_dice(s: Seals, f: Any) -> Ids:
    return (id for seat in range(len(s.players)) if seat != f.seat for id in dice(s, seat))


def own_scrolls(s: Seals, f: Any) -> Ids:
    return (touches.scroll(scroll) for scroll in s.players[f.seat].scrolls)


def stores(s: Seals, f: Any) -> Ids:
    return (touches.scroll(scroll) for scroll in s.players[f.seat].scrolls if STORES[scroll])


def their_scrolls(s: Seals, f: Any) -> Ids:
    others = [player for seat, player in enumerate(s.players) if seat != f.seat]
    return (touches.scroll(scroll) for player in others for scroll in player.scrolls)


def seals_and_scrolls(s: Seals, f: TakeTurn) -> Ids:
    yield from all_seals(s, f)
    yield from own_scrolls(s, f)
