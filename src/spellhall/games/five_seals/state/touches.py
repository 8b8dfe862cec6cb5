"""Ids of things on the screen, as options, refusals and sentences touch them.

node:4.K1, scroll:17, die:0:2 (the third die of seat 0 as it lies), dice:0 (all of them),
supply:air, seat:2, mage:2 and familiar:2 (figures by seat), guardian:fire, character:1 (a mage
to choose), set:air 5+3 (a set of dice), stop (the button that ends something).
"""

from spellhall.games.five_seals.box.dice import COLOURED, colour_of_set, pack_of_set, values
from spellhall.games.five_seals.box.seals import ON_BOARD, scroll_of
from spellhall.games.five_seals.box.words import ELEMENT_WORDS, node_word
from spellhall.games.five_seals.state.state import Seals


def node(s: Seals, at: int) -> str:
    """A space of the board."""
    return f"node:{node_word(len(s.players), at)}"


def scroll(number: int) -> str:
    """A scroll, on the board or owned."""
    return f"scroll:{number}"


def supply(colour: int) -> str:
    """A field of the supply."""
    return f"supply:{ELEMENT_WORDS[colour]}"


def die(s: Seals, seat: int, code: int) -> str:
    """One die of a seat; of equal ones the first."""
    return f"die:{seat}:{s.players[seat].dice.index(code)}"


def dice(s: Seals, seat: int, chosen: int) -> tuple[str, ...]:
    """Every die of a set that a seat holds."""
    held = s.players[seat].dice
    colour = colour_of_set(chosen)
    found: list[int] = []
    for value in values(pack_of_set(chosen)):
        at = held.index(COLOURED[colour][value])
        while at in found:
            at += 1
        found.append(at)
    return tuple(f"die:{seat}:{at}" for at in sorted(found))


def seal(s: Seals, at: int) -> tuple[str, ...]:
    """A space of the board, and the scroll that lies there."""
    lies = s.seals[at]
    return (node(s, at), scroll(scroll_of(lies))) if lies >= ON_BOARD else (node(s, at),)
