"""Using scrolls: which can be used, what each begins with, and turning face down (section 4)."""

from collections.abc import Callable
from typing import Final

from spellhall.engine.stack import Rules, then
from spellhall.games.five_seals.frames import EndTurn, PickColour, PickOpponent, TakeTurn, TurnDown
from spellhall.games.five_seals.reach import Reach
from spellhall.games.five_seals.scrolls import ELEMENT_OF, VERB_OF
from spellhall.games.five_seals.state import Seals, face_up, is_active
from spellhall.games.five_seals.verbs import COLOURS, MIND, Verb

# What follows the use of a scroll.
GOES_ON: Final = 0  # step 1 goes on
ENDS_TURN: Final = 1  # the use contained a break (FS-TURN-9)
DEPENDS: Final = 2  # on the first choice: Binding

Usable = Callable[[Seals, int, int, Reach], bool]  # seat, scroll, nodes reached
Begin = Callable[[Seals, int, int], None]
Colours = Callable[[Seals, int, int, int], bool]  # seat, scroll, colour
Coloured = Callable[[Seals, int, int, int], None]


class Way:
    """How the scrolls with one verb are used."""

    __slots__ = ("after", "begin", "usable")

    def __init__(self, usable: Usable, begin: Begin, after: int) -> None:
        self.usable: Final = usable
        self.begin: Final = begin
        self.after: Final = after


class ColouredWay:
    """The same for verbs that work with one colour of dice."""

    __slots__ = ("begin", "can")

    def __init__(self, can: Colours, begin: Coloured) -> None:
        self.can: Final = can
        self.begin: Final = begin


WAYS: Final[dict[type[Verb], Way]] = {}
COLOURED: Final[dict[type[Verb], ColouredWay]] = {}
VICTIMS: Final[dict[type[Verb], Callable[[Seals, int, int, int, int], bool]]] = {}
AIMED: Final[dict[type[Verb], Callable[[Seals, int, int, int, int], None]]] = {}


def spell(verb: type[Verb], usable: Usable, begin: Begin, after: int = GOES_ON) -> None:
    """Scrolls with this verb are used so."""
    WAYS[verb] = Way(usable, begin, after)


def coloured_spell(verb: type[Verb], can: Colours, begin: Coloured) -> None:
    """Scrolls with this verb work with dice of one colour, which a Mind scroll chooses."""
    COLOURED[verb] = ColouredWay(can, begin)
    WAYS[verb] = Way(some_colour, begin_with_colour, GOES_ON)


def aimed_spell(
    verb: type[Verb],
    victim: Callable[[Seals, int, int, int, int], bool],
    begin: Callable[[Seals, int, int, int, int], None],
) -> None:
    """A verb that needs one active opponent: `victim` and `begin` take scroll, colour, victim."""
    VICTIMS[verb] = victim
    AIMED[verb] = begin


def usable(s: Seals, seat: int, scroll: int, reached: Reach) -> bool:
    """Whether the scroll would change something now (FS-SCROLL-2)."""
    way = WAYS.get(type(VERB_OF[scroll]))
    return way is not None and way.usable(s, seat, scroll, reached)


def usable_scrolls(s: Seals, seat: int, reached: Reach) -> list[int]:
    """The own face-up scrolls that can be used now (FS-SCROLL-3)."""
    found: list[int] = []
    for scroll in face_up(s, seat):
        if usable(s, seat, scroll, reached):
            found.append(scroll)
    return found


def use(s: Seals, seat: int, scroll: int) -> None:
    """Carry out the effect, then turn the scroll face down (FS-SCROLL-1)."""
    way = WAYS[type(VERB_OF[scroll])]
    s.using.append(scroll)
    if way.after == GOES_ON:
        then(s, TurnDown(seat, scroll), TakeTurn(seat))
    elif way.after == ENDS_TURN:
        then(s, TurnDown(seat, scroll), EndTurn(seat))
    way.begin(s, seat, scroll)


def begin_effect(s: Seals, seat: int, scroll: int) -> None:
    """Carry out the effect of a scroll that another one invokes."""
    WAYS[type(VERB_OF[scroll])].begin(s, seat, scroll)


def turn_down(s: Seals, f: TurnDown) -> None:
    """Face down, unless its owner finished meanwhile: then all turn face up (FS-AMB-12)."""
    s.using.remove(f.scroll)
    if is_active(s, f.owner):
        s.players[f.owner].down.append(f.scroll)


# -- The colour of a Mind scroll ---------------------------------------------------------------


def some_colour(s: Seals, seat: int, scroll: int, reached: Reach) -> bool:
    """Natural scrolls work with their own colour, Mind scrolls with any one (FS-SCROLL-6, 7)."""
    way = COLOURED[type(VERB_OF[scroll])]
    element = ELEMENT_OF[scroll]
    if element != MIND:
        return way.can(s, seat, scroll, element)
    for colour in range(COLOURS):
        if way.can(s, seat, scroll, colour):
            return True
    return False


def begin_with_colour(s: Seals, seat: int, scroll: int) -> None:
    """Ask for the colour if it is free."""
    element = ELEMENT_OF[scroll]
    if element == MIND:
        then(s, PickColour(seat, scroll))
    else:
        COLOURED[type(VERB_OF[scroll])].begin(s, seat, scroll, element)


def fitting_colours(s: Seals, f: PickColour) -> list[int]:
    """The colours with which the scroll would change something."""
    way = COLOURED[type(VERB_OF[f.scroll])]
    return [colour for colour in range(COLOURS) if way.can(s, f.seat, f.scroll, colour)]


def pick_colour(s: Seals, f: PickColour, colour: int) -> None:
    """One colour for the whole effect (FS-SCROLL-7)."""
    COLOURED[type(VERB_OF[f.scroll])].begin(s, f.seat, f.scroll, colour)


# -- The opponent of a circle III scroll ---------------------------------------------------------


def active_opponents(s: Seals, seat: int) -> list[int]:
    """Only active opponents can be chosen or affected (FS-CONF-1)."""
    return [other for other in range(len(s.players)) if other != seat and is_active(s, other)]


def fitting_opponents(s: Seals, f: PickOpponent) -> list[int]:
    """The active opponents on whom the scroll would have an effect."""
    fits = VICTIMS[type(VERB_OF[f.scroll])]
    return [
        other for other in active_opponents(s, f.seat) if fits(s, f.seat, f.scroll, f.colour, other)
    ]


def pick_opponent(s: Seals, f: PickOpponent, victim: int) -> None:
    """The user picks the opponent (FS-DECEP-2, FS-THEFT-2)."""
    AIMED[type(VERB_OF[f.scroll])](s, f.seat, f.scroll, f.colour, victim)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(TurnDown, turn_down)
    rules.question(PickColour, fitting_colours, pick_colour)
    rules.question(PickOpponent, fitting_opponents, pick_opponent)
