"""The Circle of Might (ledger section 8.1)."""

from spellhall.engine.choices import ALLOWED
from spellhall.engine.machine.chance import roll
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.five_seals.box.dice import (
    COLOUR_OF,
    COLOURED,
    MOST,
    SET_DICE,
    VALUE_OF,
    WEIGHT,
    has_below_six,
    has_colour,
    packed,
    put,
    remove,
    sets_within,
    shift,
)
from spellhall.games.five_seals.box.effects import Raise
from spellhall.games.five_seals.box.elements import COLOURS
from spellhall.games.five_seals.box.scrolls import EFFECT_OF
from spellhall.games.five_seals.choices import CHANGE, INTO, RENEW, STRENGTHEN, ask
from spellhall.games.five_seals.frames import (
    ChangeDice,
    ChangeInto,
    RaiseDice,
    RenewDice,
)
from spellhall.games.five_seals.rules.scrolls.using import ColouredUse, another_colour
from spellhall.games.five_seals.rules.why_not import (
    FIELD_EMPTY_FOR_CHANGE,
    IS_OF_THAT_COLOUR,
    SIX_CANNOT_RISE,
)
from spellhall.games.five_seals.state.state import Seals

# -- Change --------------------------------------------------------------------------------------


class Change(ColouredUse):
    """Dice of one colour become dice of another."""

    __slots__ = ()

    def can(self, s: Seals, seat: int, scroll: int, colour: int) -> bool:
        """An own die of the colour, and a die in another field of the supply (FS-CHANGE-3)."""
        if not has_colour(s.players[seat].dice, colour):
            return False
        supply = s.supply
        for other in range(COLOURS):
            if other != colour and supply[other] > 0:
                return True
        return False

    def begin_in(self, s: Seals, seat: int, scroll: int, colour: int) -> None:
        """Into which colour?"""
        then(s, ChangeInto(seat, scroll, colour))


def new_colours(s: Seals, f: ChangeInto) -> list[int]:
    """One other colour that the supply holds (FS-CHANGE-1, FS-CHANGE-4)."""
    return [c for c in range(COLOURS) if c != f.colour and s.supply[c] > 0]


def why_not_into(s: Seals, f: ChangeInto, colour: int) -> int:
    if colour in new_colours(s, f):
        return ALLOWED
    return IS_OF_THAT_COLOUR if colour == f.colour else FIELD_EMPTY_FOR_CHANGE


def change_into(s: Seals, f: ChangeInto, into: int) -> None:
    then(s, ChangeDice(f.seat, f.scroll, f.colour, into))


def changeable_dice(s: Seals, f: ChangeDice) -> list[int]:
    """Not more dice than the new colour's field holds (FS-CHANGE-2)."""
    return sets_within(f.colour, packed(s.players[f.seat].dice, f.colour), s.supply[f.into])


def why_not_of_colour(s: Seals, f: ChangeDice | RenewDice, die: int) -> int:
    """Only dice of one colour (FS-SCROLL-6, FS-SCROLL-7)."""
    return ALLOWED if COLOUR_OF[die] == f.colour else another_colour(f.scroll)


def change_dice(s: Seals, f: ChangeDice, number: int) -> None:
    """The new dice show the values of those returned."""
    dice, gone = s.players[f.seat].dice, SET_DICE[number]
    remove(dice, gone)
    s.supply[f.colour] += len(gone)
    s.supply[f.into] -= len(gone)
    for die in gone:
        put(dice, COLOURED[f.into][VALUE_OF[die]])
    tell(s, "change", f.seat, f.scroll, gone, f.into)


# -- Renewal -------------------------------------------------------------------------------------


class Renewal(ColouredUse):
    """Dice of one colour are rolled again."""

    __slots__ = ()

    def can(self, s: Seals, seat: int, scroll: int, colour: int) -> bool:
        """An own die of the colour (FS-RENEW-2)."""
        return has_colour(s.players[seat].dice, colour)

    def begin_in(self, s: Seals, seat: int, scroll: int, colour: int) -> None:
        """Which dice?"""
        then(s, RenewDice(seat, scroll, colour))


def renewable_dice(s: Seals, f: RenewDice) -> list[int]:
    return sets_within(f.colour, packed(s.players[f.seat].dice, f.colour), MOST)


def renew_dice(s: Seals, f: RenewDice, number: int) -> None:
    """All together, once (FS-RENEW-1)."""
    dice, gone = s.players[f.seat].dice, SET_DICE[number]
    remove(dice, gone)
    rolled = [COLOURED[f.colour][roll(s, 6)] for _ in gone]
    for die in rolled:
        put(dice, die)
    if s.watched:
        tell(s, "renew", f.seat, f.scroll, gone, tuple(sorted(rolled, reverse=True)))


# -- Strengthening -------------------------------------------------------------------------------


def below_six(dice: list[int], colour: int) -> int:
    """The dice of a colour that can still rise, as a set (FS-STRENG-2)."""
    return packed(dice, colour) % WEIGHT[6]


class Strengthening(ColouredUse):
    """Dice of one colour show more."""

    __slots__ = ()

    def can(self, s: Seals, seat: int, scroll: int, colour: int) -> bool:
        """An own die of the colour below 6 (FS-STRENG-2)."""
        return has_below_six(s.players[seat].dice, colour)

    def begin_in(self, s: Seals, seat: int, scroll: int, colour: int) -> None:
        """Which dice?"""
        then(s, RaiseDice(seat, scroll, colour))


def dice_to_raise(s: Seals, f: RaiseDice) -> list[int]:
    return sets_within(f.colour, below_six(s.players[f.seat].dice, f.colour), MOST)


def why_not_raise(s: Seals, f: RaiseDice, die: int) -> int:
    """Dice of the colour below 6 (FS-STRENG-2)."""
    if COLOUR_OF[die] != f.colour:
        return another_colour(f.scroll)
    return ALLOWED if VALUE_OF[die] < 6 else SIX_CANNOT_RISE


def raise_dice(s: Seals, f: RaiseDice, number: int) -> None:
    """Nothing above 6 (FS-STRENG-1)."""
    effect = EFFECT_OF[f.scroll]
    assert isinstance(effect, Raise)
    was = SET_DICE[number]
    now = shift(s.players[f.seat].dice, was, effect.by)
    tell(s, "raise", f.seat, f.scroll, was, now)


# -- Growth --------------------------------------------------------------------------------------


class Growth(ColouredUse):
    """One die more from the supply."""

    __slots__ = ()

    def can(self, s: Seals, seat: int, scroll: int, colour: int) -> bool:
        """A die in the field of the colour (FS-GROW-2)."""
        return s.supply[colour] > 0

    def begin_in(self, s: Seals, seat: int, scroll: int, colour: int) -> None:
        """The extra die is rolled at once and is an ordinary die (FS-GROW-1, FS-GROW-4)."""
        s.supply[colour] -= 1
        die = COLOURED[colour][roll(s, 6)]
        put(s.players[seat].dice, die)
        tell(s, "grow", seat, scroll, die)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    ask(rules, ChangeInto, INTO, new_colours, change_into)
    ask(rules, ChangeDice, CHANGE, changeable_dice, change_dice)
    ask(rules, RenewDice, RENEW, renewable_dice, renew_dice)
    ask(rules, RaiseDice, STRENGTHEN, dice_to_raise, raise_dice)
