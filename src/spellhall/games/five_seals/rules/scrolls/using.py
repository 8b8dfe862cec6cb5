"""Using scrolls: which can be used, what each begins with, and turning face down (section 4)."""

from collections.abc import Mapping
from typing import Final

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.five_seals.box.effects import Effect
from spellhall.games.five_seals.box.elements import COLOURS, MIND
from spellhall.games.five_seals.box.scrolls import (
    EFFECT_OF,
    ELEMENT_OF,
    IS_SYNERGY,
    NEEDS_OPPONENT,
    SCROLL_COUNT,
)
from spellhall.games.five_seals.choices import AIM_AT, USE, WORK_IN, ask
from spellhall.games.five_seals.frames import EndTurn, PickColour, PickOpponent, TakeTurn, TurnDown
from spellhall.games.five_seals.rules.reach import reach
from spellhall.games.five_seals.rules.why_not import (
    COUNTS_AT_THE_END,
    NO_EFFECT,
    NO_EFFECT_IN_COLOUR,
    NO_EFFECT_ON_SEAT,
    NO_OPPONENT,
    OTHER_COLOUR,
    OTHER_ELEMENT,
    SEAT_FINISHED,
    USED_ALREADY,
)
from spellhall.games.five_seals.state.faces import face_up, turn_face_down
from spellhall.games.five_seals.state.state import Reach, Seals, is_active

# What follows the use of a scroll.
GOES_ON: Final = 0  # step 1 goes on
ENDS_TURN: Final = 1  # the use contained a break (FS-TURN-9)
DEPENDS: Final = 2  # on the first choice: Binding


class Use:
    """How the scrolls with one effect are used; this one never is (FS-SYN-1)."""

    __slots__ = ()

    @property
    def after(self) -> int:
        """What follows the use."""
        return GOES_ON

    def usable(self, s: Seals, seat: int, scroll: int, reached: Reach) -> bool:
        """Whether it would change something now (FS-SCROLL-2)."""
        return False

    def begin(self, s: Seals, seat: int, scroll: int) -> None:
        """Ask the first question, or carry the effect out."""
        raise NotImplementedError

    def can(self, s: Seals, seat: int, scroll: int, colour: int) -> bool:
        """Whether it would change something with dice of this colour."""
        raise NotImplementedError

    def begin_in(self, s: Seals, seat: int, scroll: int, colour: int) -> None:
        """Go on when the colour is known."""
        raise NotImplementedError

    def hits(self, s: Seals, seat: int, scroll: int, colour: int, victim: int) -> bool:
        """Whether it would have an effect on this opponent."""
        raise NotImplementedError

    def aim(self, s: Seals, seat: int, scroll: int, colour: int, victim: int) -> None:
        """Go on when the opponent is known."""
        raise NotImplementedError


class ColouredUse(Use):
    """For effects on dice of one colour, which a Mind scroll chooses."""

    __slots__ = ()

    def usable(self, s: Seals, seat: int, scroll: int, reached: Reach) -> bool:
        """Natural scrolls work with their own colour, Mind scrolls with any (FS-SCROLL-6, 7)."""
        element = ELEMENT_OF[scroll]
        if element != MIND:
            return self.can(s, seat, scroll, element)
        for colour in range(COLOURS):
            if self.can(s, seat, scroll, colour):
                return True
        return False

    def begin(self, s: Seals, seat: int, scroll: int) -> None:
        """Ask for the colour if it is free."""
        element = ELEMENT_OF[scroll]
        if element == MIND:
            then(s, PickColour(seat, scroll))
        else:
            self.begin_in(s, seat, scroll, element)


USE_OF: Final[list[Use]] = [Use()] * SCROLL_COUNT


def lay_out(uses: Mapping[type[Effect], Use]) -> None:
    """How the scrolls with each effect are used; those with other effects never are."""
    for scroll in range(SCROLL_COUNT):
        use = uses.get(type(EFFECT_OF[scroll]))
        if use is not None:
            USE_OF[scroll] = use


def why_not_use(s: Seals, f: TakeTurn, scroll: int) -> int:
    """Face up, and something changes (FS-SCROLL-2, FS-SCROLL-3)."""
    player = s.players[f.seat]
    if scroll not in player.scrolls:
        return ABSENT
    if scroll not in face_up(s, f.seat):
        return USED_ALREADY
    if USE_OF[scroll].usable(s, f.seat, scroll, reach(s, f.seat)):
        return ALLOWED
    if IS_SYNERGY[scroll]:
        return COUNTS_AT_THE_END
    if NEEDS_OPPONENT[scroll] and not active_opponents(s, f.seat):
        return NO_OPPONENT
    return NO_EFFECT


def use_one(s: Seals, f: TakeTurn, choice: int) -> None:
    """Carry out the effect, then turn the scroll face down (FS-SCROLL-1)."""
    seat, scroll = f.seat, USE.first[choice]
    use = USE_OF[scroll]
    s.using.append(scroll)
    after = use.after
    if after == GOES_ON:
        then(s, TurnDown(seat, scroll), TakeTurn(seat))
    elif after == ENDS_TURN:
        then(s, TurnDown(seat, scroll), EndTurn(seat))
    use.begin(s, seat, scroll)


def turn_down(s: Seals, f: TurnDown) -> None:
    """Face down, unless its owner finished meanwhile: then all turn face up (FS-AMB-12)."""
    s.using.remove(f.scroll)
    if is_active(s, f.owner):
        turn_face_down(s.players[f.owner], f.scroll)


# -- The colour of a Mind scroll ---------------------------------------------------------------


def fitting_colours(s: Seals, f: PickColour) -> list[int]:
    """The colours with which the scroll would change something (FS-SCROLL-2)."""
    use = USE_OF[f.scroll]
    return [colour for colour in range(COLOURS) if use.can(s, f.seat, f.scroll, colour)]


def why_not_colour(s: Seals, f: PickColour, colour: int) -> int:
    return ALLOWED if colour in fitting_colours(s, f) else NO_EFFECT_IN_COLOUR


def pick_colour(s: Seals, f: PickColour, colour: int) -> None:
    """One colour for the whole effect (FS-SCROLL-7)."""
    USE_OF[f.scroll].begin_in(s, f.seat, f.scroll, colour)


def another_colour(scroll: int) -> int:
    """Why dice of another colour cannot be chosen: the element says so, or the user did."""
    return OTHER_COLOUR if ELEMENT_OF[scroll] == MIND else OTHER_ELEMENT


# -- The opponent of a circle III scroll ---------------------------------------------------------


def active_opponents(s: Seals, seat: int) -> list[int]:
    """Only active opponents can be chosen or affected (FS-CONF-1)."""
    return [other for other in range(len(s.players)) if other != seat and is_active(s, other)]


def fitting_opponents(s: Seals, f: PickOpponent) -> list[int]:
    return [seat for seat in range(len(s.players)) if why_not_opponent(s, f, seat) == ALLOWED]


def why_not_opponent(s: Seals, f: PickOpponent, victim: int) -> int:
    """An active opponent on whom the scroll would have an effect (FS-CONF-1, FS-SCROLL-2)."""
    if victim == f.seat or victim >= len(s.players):
        return ABSENT
    if not is_active(s, victim):
        return SEAT_FINISHED
    hits = USE_OF[f.scroll].hits(s, f.seat, f.scroll, f.colour, victim)
    return ALLOWED if hits else NO_EFFECT_ON_SEAT


def pick_opponent(s: Seals, f: PickOpponent, victim: int) -> None:
    """The user picks the opponent (FS-DECEP-2, FS-THEFT-2)."""
    USE_OF[f.scroll].aim(s, f.seat, f.scroll, f.colour, victim)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(TurnDown, turn_down)
    ask(rules, PickColour, WORK_IN, fitting_colours, pick_colour)
    ask(rules, PickOpponent, AIM_AT, fitting_opponents, pick_opponent)
