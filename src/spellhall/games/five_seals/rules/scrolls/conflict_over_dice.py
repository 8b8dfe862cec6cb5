"""The Circle of Conflict (ledger section 8.3), dice: nothing works without an active opponent."""

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.five_seals.box.dice import (
    COLOUR_OF,
    COLOURED,
    MOST,
    SET_DICE,
    VALUE_OF,
    WEIGHT,
    distinct,
    packed,
    put,
    replace_die,
    sets_within,
    shift,
)
from spellhall.games.five_seals.box.effects import (
    Alter,
)
from spellhall.games.five_seals.box.elements import MIND
from spellhall.games.five_seals.box.scrolls import (
    EFFECT_OF,
    ELEMENT_OF,
)
from spellhall.games.five_seals.choices import (
    GET_DIE,
    GIVE_DIE,
    LOWER_NONE,
    LOWER_THEIRS,
    RAISE_NONE,
    RAISE_OWN,
    TRADE_DIE,
    ask,
)
from spellhall.games.five_seals.frames import (
    AlterOwn,
    AlterTheirs,
    DeceiveOwn,
    DeceiveTheirs,
    Finish,
    GiveDie,
    PickOpponent,
)
from spellhall.games.five_seals.rules.scrolls.might import below_six
from spellhall.games.five_seals.rules.scrolls.using import (
    ColouredUse,
    Use,
    active_opponents,
    another_colour,
)
from spellhall.games.five_seals.rules.why_not import (
    CANNOT_FALL,
    CANNOT_RISE,
    NO_DIE_TO_GIVE,
    OTHER_ELEMENT,
    SAME_COLOUR,
)
from spellhall.games.five_seals.state.state import Reach, Seals

# -- Deception -----------------------------------------------------------------------------------


class Deception(Use):
    """Two dice change colours."""

    __slots__ = ()

    def usable(self, s: Seals, seat: int, scroll: int, reached: Reach) -> bool:
        """An opponent's die of the colour and an own die of another (FS-DECEP-3)."""
        for other in active_opponents(s, seat):
            for die in s.players[other].dice:
                if why_not_die(s, seat, scroll, die) == ALLOWED:
                    return True
        return False

    def begin(self, s: Seals, seat: int, scroll: int) -> None:
        """Which of their dice?"""
        then(s, DeceiveTheirs(seat, scroll))


def why_not_die(s: Seals, seat: int, scroll: int, die: int) -> int:
    """Of the own colour, for Mind of any, for an own die of another (FS-DECEP-1, FS-DECEP-4)."""
    colour, element = COLOUR_OF[die], ELEMENT_OF[scroll]
    if element != MIND and colour != element:
        return OTHER_ELEMENT
    return ALLOWED if of_other_colours(s.players[seat].dice, colour) else NO_DIE_TO_GIVE


def of_other_colours(dice: list[int], colour: int) -> list[int]:
    """The dice of other colours, equal ones merged."""
    return [die for die in distinct(dice) if COLOUR_OF[die] != colour]


def theirs_to_get(s: Seals, f: DeceiveTheirs) -> list[int]:
    """The dice of active opponents, and whose they are."""
    rows = GET_DIE.rows
    options: list[int] = []
    for owner in active_opponents(s, f.seat):
        for die in distinct(s.players[owner].dice):
            if why_not_die(s, f.seat, f.scroll, die) == ALLOWED:
                options.append(rows[die][owner])
    return options


def why_not_get_die(s: Seals, f: DeceiveTheirs, die: int, owner: int) -> int:
    """Who is finished has no dice."""
    if owner == f.seat or owner >= len(s.players) or die not in s.players[owner].dice:
        return ABSENT
    return why_not_die(s, f.seat, f.scroll, die)


def deceive_theirs(s: Seals, f: DeceiveTheirs, choice: int) -> None:
    then(s, DeceiveOwn(f.seat, f.scroll, GET_DIE.second[choice], GET_DIE.first[choice]))


def own_to_give(s: Seals, f: DeceiveOwn) -> list[int]:
    return of_other_colours(s.players[f.seat].dice, COLOUR_OF[f.die])


def why_not_trade(s: Seals, f: DeceiveOwn, die: int) -> int:
    """A die of another colour (FS-DECEP-1)."""
    if die not in s.players[f.seat].dice:
        return ABSENT
    return ALLOWED if COLOUR_OF[die] != COLOUR_OF[f.die] else SAME_COLOUR


def deceive_own(s: Seals, f: DeceiveOwn, die: int) -> None:
    """Colours are traded, values stay with their owners (FS-DECEP-1)."""
    replace_die(s.players[f.seat].dice, die, COLOURED[COLOUR_OF[f.die]][VALUE_OF[die]])
    replace_die(s.players[f.victim].dice, f.die, COLOURED[COLOUR_OF[die]][VALUE_OF[f.die]])
    tell(s, "deceive", f.seat, f.scroll, f.victim, die, f.die)


# -- Alteration ----------------------------------------------------------------------------------


def above_one(dice: list[int], colour: int) -> int:
    """The dice of a colour that can still fall, as a set (FS-ALTER-2)."""
    pack = packed(dice, colour)
    return pack - pack % WEIGHT[2]


class Alteration(ColouredUse):
    """Own dice rise, those of an opponent fall."""

    __slots__ = ()

    def can(self, s: Seals, seat: int, scroll: int, colour: int) -> bool:
        """An active opponent, and a die that really changes (FS-ALTER-3, FS-CONF-2)."""
        for other in active_opponents(s, seat):
            if self.hits(s, seat, scroll, colour, other):
                return True
        return False

    def begin_in(self, s: Seals, seat: int, scroll: int, colour: int) -> None:
        """Whose dice?"""
        then(s, PickOpponent(seat, scroll, colour))

    def hits(self, s: Seals, seat: int, scroll: int, colour: int, victim: int) -> bool:
        """One half is enough (FS-AMB-20)."""
        return (
            below_six(s.players[seat].dice, colour) > 0
            or above_one(s.players[victim].dice, colour) > 0
        )

    def aim(self, s: Seals, seat: int, scroll: int, colour: int, victim: int) -> None:
        """Own dice first."""
        then(s, AlterOwn(seat, scroll, colour, victim))


def own_to_alter(s: Seals, f: AlterOwn) -> list[int]:
    """Any number of own dice, none only if the other half can change something (FS-ALTER-1)."""
    found = sets_within(f.colour, below_six(s.players[f.seat].dice, f.colour), MOST)
    options = [RAISE_OWN.codes[number] for number in found]
    if above_one(s.players[f.victim].dice, f.colour):
        options.insert(0, RAISE_NONE.bare)
    return options


def why_not_alter_own(s: Seals, f: AlterOwn, die: int) -> int:
    """Dice of the colour below 6 (FS-ALTER-2)."""
    if COLOUR_OF[die] != f.colour:
        return another_colour(f.scroll)
    return ALLOWED if VALUE_OF[die] < 6 else CANNOT_RISE


def alter_own(s: Seals, f: AlterOwn, choice: int) -> None:
    effect = EFFECT_OF[f.scroll]
    assert isinstance(effect, Alter)
    rises = choice != RAISE_NONE.bare
    if rises:
        was = SET_DICE[RAISE_OWN.first[choice]]
        now = shift(s.players[f.seat].dice, was, effect.by)
        tell(s, "raise", f.seat, f.scroll, was, now)
    if above_one(s.players[f.victim].dice, f.colour):
        then(s, AlterTheirs(f.seat, f.scroll, f.colour, f.victim, rises))


def theirs_to_alter(s: Seals, f: AlterTheirs) -> list[int]:
    """Any number of the opponent's dice, none only if own dice rose."""
    found = sets_within(f.colour, above_one(s.players[f.victim].dice, f.colour), MOST)
    options = [LOWER_THEIRS.codes[number] for number in found]
    if f.raised:
        options.insert(0, LOWER_NONE.bare)
    return options


def why_not_alter_theirs(s: Seals, f: AlterTheirs, die: int) -> int:
    """Dice of the colour above 1 (FS-ALTER-2)."""
    if COLOUR_OF[die] != f.colour:
        return another_colour(f.scroll)
    return ALLOWED if VALUE_OF[die] > 1 else CANNOT_FALL


def alter_theirs(s: Seals, f: AlterTheirs, choice: int) -> None:
    effect = EFFECT_OF[f.scroll]
    assert isinstance(effect, Alter)
    if choice != LOWER_NONE.bare:
        was = SET_DICE[LOWER_THEIRS.first[choice]]
        now = shift(s.players[f.victim].dice, was, -effect.by)
        tell(s, "lower", f.seat, f.scroll, f.victim, was, now)


# -- Theft ---------------------------------------------------------------------------------------


def dice_to_steal(s: Seals, victim: int, scroll: int) -> list[int]:
    """The victim's dice of the colour, for Mind all (FS-THEFT-1, FS-THEFT-4)."""
    element = ELEMENT_OF[scroll]
    dice = distinct(s.players[victim].dice)
    return dice if element == MIND else [die for die in dice if COLOUR_OF[die] == element]


class Theft(Use):
    """A die of an opponent changes its owner."""

    __slots__ = ()

    def usable(self, s: Seals, seat: int, scroll: int, reached: Reach) -> bool:
        """An active opponent with a die of the colour (FS-THEFT-3)."""
        for other in active_opponents(s, seat):
            if dice_to_steal(s, other, scroll):
                return True
        return False

    def begin(self, s: Seals, seat: int, scroll: int) -> None:
        """A Mind Theft names no colour (FS-AMB-21)."""
        then(s, PickOpponent(seat, scroll, ELEMENT_OF[scroll]))

    def hits(self, s: Seals, seat: int, scroll: int, colour: int, victim: int) -> bool:
        """A die to be stolen."""
        return bool(dice_to_steal(s, victim, scroll))

    def aim(self, s: Seals, seat: int, scroll: int, colour: int, victim: int) -> None:
        """The victim picks the die (FS-THEFT-2)."""
        then(s, GiveDie(victim, scroll, seat))


def dice_to_give(s: Seals, f: GiveDie) -> list[int]:
    return dice_to_steal(s, f.seat, f.scroll)


def why_not_give(s: Seals, f: GiveDie, die: int) -> int:
    """A die of the colour; to Mind any (FS-THEFT-1, FS-THEFT-4)."""
    if die not in s.players[f.seat].dice:
        return ABSENT
    return ALLOWED if die in dice_to_steal(s, f.seat, f.scroll) else OTHER_ELEMENT


def give_die(s: Seals, f: GiveDie, die: int) -> None:
    """It keeps its value; a victim without dice is finished at once (FS-THEFT-5)."""
    victim = s.players[f.seat]
    victim.dice.remove(die)
    put(s.players[f.thief].dice, die)
    tell(s, "steal", f.thief, f.scroll, f.seat, die)
    if not victim.dice:
        then(s, Finish(f.seat))


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(DeceiveTheirs, theirs_to_get, deceive_theirs)
    ask(rules, DeceiveOwn, TRADE_DIE, own_to_give, deceive_own)
    rules.question(AlterOwn, own_to_alter, alter_own)
    rules.question(AlterTheirs, theirs_to_alter, alter_theirs)
    ask(rules, GiveDie, GIVE_DIE, dice_to_give, give_die)
