"""Binding (ledger section 7) and the Circle of Might (8.1)."""

from typing import Final

from spellhall.engine.chance import roll
from spellhall.engine.events import tell
from spellhall.engine.stack import Rules, then
from spellhall.games.five_seals.box.dice import (
    SETS,
    WEIGHT,
    distinct,
    has_colour,
    packed,
    power,
    put,
    remove,
    subsets,
    values,
)
from spellhall.games.five_seals.box.scrolls import ON_BOARD, SEAL_BIT, VERB_OF
from spellhall.games.five_seals.box.verbs import COLOURS, Bind, GrowDie, Raise, Recolour, Reroll
from spellhall.games.five_seals.frames import (
    BindHow,
    BindRaise,
    BindTarget,
    ChangeDice,
    ChangeInto,
    EndTurn,
    PayDice,
    RaiseDice,
    RenewDice,
    TakeTurn,
    TurnDown,
)
from spellhall.games.five_seals.rules.reach import NOTHING, reach
from spellhall.games.five_seals.rules.using import DEPENDS, ColouredWay, Way, spell
from spellhall.games.five_seals.state.state import Reach, Seals, forget_reach

JOIN: Final = 0
BREAK: Final = 1
RAISE: Final = 2
MOST: Final = 99  # no limit on the number of dice


# -- Binding -------------------------------------------------------------------------------------


def familiar_tokens(s: Seals, seat: int, reached: Reach) -> list[int]:
    """Reachable tokens that the dice can break, never scrolls (FS-BIND-5, FS-BIND-6)."""
    seals = s.seals
    able = power(s.players[seat].dice)
    return [n for n in reached.targets if seals[n] < ON_BOARD and SEAL_BIT[seals[n]] & able]


def breaks_a_token(s: Seals, seat: int, reached: Reach) -> bool:
    """Whether there is such a token."""
    seals = s.seals
    able = power(s.players[seat].dice)
    for node in reached.targets:
        if seals[node] < ON_BOARD and SEAL_BIT[seals[node]] & able:
            return True
    return False


def ways_to_bind(s: Seals, seat: int, reached: Reach) -> list[int]:
    """The options of Binding that change something (FS-BIND-2, FS-BIND-11, FS-VAR-2)."""
    player = s.players[seat]
    found: list[int] = []
    if player.familiar != player.node:
        found.append(JOIN)
    if breaks_a_token(s, seat, reached):
        found.append(BREAK)
    if s.raising and raisable_dice(s, seat):
        found.append(RAISE)
    return found


class Binding(Way):
    """The familiar joins its mage, or breaks a token in its place."""

    __slots__ = ()

    @property
    def after(self) -> int:
        """One of the two ways ends the turn."""
        return DEPENDS

    def usable(self, s: Seals, seat: int, scroll: int, reached: Reach) -> bool:
        """Joining is nearly always possible, so it is looked at first."""
        player = s.players[seat]
        return player.familiar != player.node or bool(ways_to_bind(s, seat, reached))

    def begin(self, s: Seals, seat: int, scroll: int) -> None:
        """Which way?"""
        then(s, BindHow(seat, scroll))


def bind_options(s: Seals, f: BindHow) -> list[int]:
    return ways_to_bind(s, f.seat, reach(s, f.seat))


def bind_how(s: Seals, f: BindHow, choice: int) -> None:
    """Option 1 lets the turn go on, option 2 contains its break (FS-BIND-3, FS-BIND-7)."""
    if choice == BREAK:
        then(s, BindTarget(f.seat, f.scroll), TurnDown(f.seat, f.scroll), EndTurn(f.seat))
        return
    then(s, TurnDown(f.seat, f.scroll), TakeTurn(f.seat))
    if choice == RAISE:
        then(s, BindRaise(f.seat, f.scroll))
        return
    player = s.players[f.seat]
    if player.familiar >= 0:
        forget_reach(s)  # it leaves a space; where it comes to, its mage blocks already
    player.familiar = player.node
    tell(s, "join", f.seat, player.mage, len(s.players), player.node)


def bind_targets(s: Seals, f: BindTarget) -> list[int]:
    """Reach is measured from the mage, wherever the familiar is (FS-BIND-8)."""
    return familiar_tokens(s, f.seat, reach(s, f.seat))


def bind_target(s: Seals, f: BindTarget, node: int) -> None:
    then(s, PayDice(f.seat, node, True, NOTHING))


def raisable_dice(s: Seals, seat: int) -> list[int]:
    """Own dice below 6, equal ones merged."""
    return [die for die in distinct(s.players[seat].dice) if die % 10 < 6]


def bind_raise_options(s: Seals, f: BindRaise) -> list[int]:
    return raisable_dice(s, f.seat)


def bind_raise(s: Seals, f: BindRaise, die: int) -> None:
    """Variant: one die shows one more (FS-VAR-2)."""
    replace_die(s.players[f.seat].dice, die, die + 1)
    tell(s, "add", f.seat, f.scroll, die, die + 1)


def replace_die(dice: list[int], die: int, by: int) -> None:
    """One die becomes another."""
    dice.remove(die)
    put(dice, by)


# -- Change --------------------------------------------------------------------------------------


class Change(ColouredWay):
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


def change_into(s: Seals, f: ChangeInto, into: int) -> None:
    then(s, ChangeDice(f.seat, f.scroll, f.colour, into))


def changeable_dice(s: Seals, f: ChangeDice) -> list[int]:
    """Not more dice than the new colour's field holds (FS-CHANGE-2)."""
    return subsets(packed(s.players[f.seat].dice, f.colour), s.supply[f.into])


def change_dice(s: Seals, f: ChangeDice, pack: int) -> None:
    """The new dice show the values of those returned."""
    dice = s.players[f.seat].dice
    count = remove(dice, f.colour, pack)
    s.supply[f.colour] += count
    s.supply[f.into] -= count
    for value in values(pack):
        put(dice, 10 * f.into + value)
    tell(s, "change", f.seat, f.scroll, SETS * f.colour + pack, f.into)


# -- Renewal -------------------------------------------------------------------------------------


class Renewal(ColouredWay):
    """Dice of one colour are rolled again."""

    __slots__ = ()

    def can(self, s: Seals, seat: int, scroll: int, colour: int) -> bool:
        """An own die of the colour (FS-RENEW-2)."""
        return has_colour(s.players[seat].dice, colour)

    def begin_in(self, s: Seals, seat: int, scroll: int, colour: int) -> None:
        """Which dice?"""
        then(s, RenewDice(seat, scroll, colour))


def renewable_dice(s: Seals, f: RenewDice) -> list[int]:
    return subsets(packed(s.players[f.seat].dice, f.colour), MOST)


def renew_dice(s: Seals, f: RenewDice, pack: int) -> None:
    """All together, once (FS-RENEW-1)."""
    dice = s.players[f.seat].dice
    rolled = 0
    for _ in range(remove(dice, f.colour, pack)):
        value = roll(s, 6)
        put(dice, 10 * f.colour + value)
        rolled += WEIGHT[value]
    tell(s, "renew", f.seat, f.scroll, SETS * f.colour + pack, SETS * f.colour + rolled)


# -- Strengthening -------------------------------------------------------------------------------


def below_six(dice: list[int], colour: int) -> int:
    """The dice of a colour that can still rise, as a set (FS-STRENG-2)."""
    return packed(dice, colour) % WEIGHT[6]


class Strengthening(ColouredWay):
    """Dice of one colour show more."""

    __slots__ = ()

    def can(self, s: Seals, seat: int, scroll: int, colour: int) -> bool:
        """An own die of the colour below 6 (FS-STRENG-2)."""
        for die in s.players[seat].dice:
            if die // 10 == colour and die % 10 < 6:
                return True
        return False

    def begin_in(self, s: Seals, seat: int, scroll: int, colour: int) -> None:
        """Which dice?"""
        then(s, RaiseDice(seat, scroll, colour))


def dice_to_raise(s: Seals, f: RaiseDice) -> list[int]:
    return subsets(below_six(s.players[f.seat].dice, f.colour), MOST)


def raise_dice(s: Seals, f: RaiseDice, pack: int) -> None:
    """Nothing above 6 (FS-STRENG-1)."""
    verb = VERB_OF[f.scroll]
    assert isinstance(verb, Raise)
    raised = shift(s.players[f.seat].dice, f.colour, pack, verb.by)
    tell(s, "raise", f.seat, f.scroll, SETS * f.colour + pack, SETS * f.colour + raised)


def shift(dice: list[int], colour: int, pack: int, by: int) -> int:
    """The dice of a set show so much more or less, from 1 to 6; returns them as a new set."""
    remove(dice, colour, pack)
    shifted = 0
    for value in values(pack):
        now = max(1, min(6, value + by))
        put(dice, 10 * colour + now)
        shifted += WEIGHT[now]
    return shifted


# -- Growth --------------------------------------------------------------------------------------


class Growth(ColouredWay):
    """One die more from the supply."""

    __slots__ = ()

    def can(self, s: Seals, seat: int, scroll: int, colour: int) -> bool:
        """A die in the field of the colour (FS-GROW-2)."""
        return s.supply[colour] > 0

    def begin_in(self, s: Seals, seat: int, scroll: int, colour: int) -> None:
        """The extra die is rolled at once and is an ordinary die (FS-GROW-1, FS-GROW-4)."""
        s.supply[colour] -= 1
        die = 10 * colour + roll(s, 6)
        put(s.players[seat].dice, die)
        tell(s, "grow", seat, scroll, die)


spell(Bind, Binding())
spell(Recolour, Change())
spell(Reroll, Renewal())
spell(Raise, Strengthening())
spell(GrowDie, Growth())


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(BindHow, bind_options, bind_how)
    rules.question(BindTarget, bind_targets, bind_target)
    rules.question(BindRaise, bind_raise_options, bind_raise)
    rules.question(ChangeInto, new_colours, change_into)
    rules.question(ChangeDice, changeable_dice, change_dice)
    rules.question(RenewDice, renewable_dice, renew_dice)
    rules.question(RaiseDice, dice_to_raise, raise_dice)
