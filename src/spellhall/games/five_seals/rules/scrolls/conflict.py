"""The Circle of Conflict (ledger section 8.3): nothing works without an active opponent."""

from typing import Final

from spellhall.engine.events import tell
from spellhall.engine.stack import Rules, then
from spellhall.games.five_seals.box.dice import (
    MOST,
    NO_DICE,
    WEIGHT,
    dice_of,
    distinct,
    packed,
    put,
    replace_die,
    shift,
    subsets,
)
from spellhall.games.five_seals.box.effects import (
    Alter,
)
from spellhall.games.five_seals.box.elements import COLOUR_OF, MIND, VALUE_OF, coloured
from spellhall.games.five_seals.box.scrolls import (
    EFFECT_OF,
    ELEMENT_OF,
    IS_BINDING,
    STRENGTH_OF,
)
from spellhall.games.five_seals.frames import (
    AlterOwn,
    AlterTheirs,
    DeceiveOwn,
    DeceiveTheirs,
    Exploit,
    Finish,
    GiveDie,
    PickOpponent,
    TransferOwn,
    TransferTheirs,
    TurnDown,
)
from spellhall.games.five_seals.rules.reach import reach
from spellhall.games.five_seals.rules.scrolls.might import below_six
from spellhall.games.five_seals.rules.scrolls.using import (
    USE_OF,
    ColouredUse,
    Use,
    active_opponents,
)
from spellhall.games.five_seals.state.faces import face_up, trade_scrolls
from spellhall.games.five_seals.state.state import Reach, Seals

SEAT: Final = 100  # a die or scroll of an opponent: SEAT * (its number) + seat

# -- Deception -----------------------------------------------------------------------------------


class Deception(Use):
    """Two dice change colours."""

    __slots__ = ()

    def usable(self, s: Seals, seat: int, scroll: int, reached: Reach) -> bool:
        """An opponent's die of the colour and an own die of another (FS-DECEP-3)."""
        return bool(dice_to_get(s, seat, scroll))

    def begin(self, s: Seals, seat: int, scroll: int) -> None:
        """Which of their dice?"""
        then(s, DeceiveTheirs(seat, scroll))


def dice_to_get(s: Seals, seat: int, scroll: int) -> list[int]:
    """Dice of active opponents of the own colour, for Mind of any (FS-DECEP-1, FS-DECEP-4)."""
    element = ELEMENT_OF[scroll]
    own = s.players[seat].dice
    found: list[int] = []
    for other in active_opponents(s, seat):
        for die in distinct(s.players[other].dice):
            if (element == MIND or COLOUR_OF[die] == element) and of_other_colours(
                own, COLOUR_OF[die]
            ):
                found.append(SEAT * die + other)
    return found


def of_other_colours(dice: list[int], colour: int) -> list[int]:
    """The dice of other colours, equal ones merged."""
    return [die for die in distinct(dice) if COLOUR_OF[die] != colour]


def theirs_to_get(s: Seals, f: DeceiveTheirs) -> list[int]:
    return dice_to_get(s, f.seat, f.scroll)


def deceive_theirs(s: Seals, f: DeceiveTheirs, choice: int) -> None:
    die, victim = divmod(choice, SEAT)
    then(s, DeceiveOwn(f.seat, f.scroll, victim, die))


def own_to_give(s: Seals, f: DeceiveOwn) -> list[int]:
    return of_other_colours(s.players[f.seat].dice, COLOUR_OF[f.die])


def deceive_own(s: Seals, f: DeceiveOwn, die: int) -> None:
    """Colours are traded, values stay with their owners (FS-DECEP-1)."""
    replace_die(s.players[f.seat].dice, die, coloured(COLOUR_OF[f.die], VALUE_OF[die]))
    replace_die(s.players[f.victim].dice, f.die, coloured(COLOUR_OF[die], VALUE_OF[f.die]))
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
    options = subsets(below_six(s.players[f.seat].dice, f.colour), MOST)
    if above_one(s.players[f.victim].dice, f.colour):
        options.insert(0, NO_DICE)
    return options


def alter_own(s: Seals, f: AlterOwn, pack: int) -> None:
    effect = EFFECT_OF[f.scroll]
    assert isinstance(effect, Alter)
    if pack != NO_DICE:
        now = shift(s.players[f.seat].dice, f.colour, pack, effect.by)
        tell(s, "raise", f.seat, f.scroll, dice_of(f.colour, pack), dice_of(f.colour, now))
    if above_one(s.players[f.victim].dice, f.colour):
        then(s, AlterTheirs(f.seat, f.scroll, f.colour, f.victim, pack != NO_DICE))


def theirs_to_alter(s: Seals, f: AlterTheirs) -> list[int]:
    """Any number of the opponent's dice, none only if own dice rose."""
    options = subsets(above_one(s.players[f.victim].dice, f.colour), MOST)
    if f.raised:
        options.insert(0, NO_DICE)
    return options


def alter_theirs(s: Seals, f: AlterTheirs, pack: int) -> None:
    effect = EFFECT_OF[f.scroll]
    assert isinstance(effect, Alter)
    if pack != NO_DICE:
        now = shift(s.players[f.victim].dice, f.colour, pack, -effect.by)
        before = dice_of(f.colour, pack)
        tell(s, "lower", f.seat, f.scroll, f.victim, before, dice_of(f.colour, now))


# -- Transfer ------------------------------------------------------------------------------------


def equals_of(s: Seals, seat: int, theirs: int) -> list[int]:
    """Own face-up scrolls of the same strength, not Binding, not in use (FS-TRANS-1 to 3)."""
    return [
        scroll
        for scroll in face_up(s, seat)
        if STRENGTH_OF[scroll] == STRENGTH_OF[theirs] and not IS_BINDING[scroll]
    ]


def scrolls_to_get(s: Seals, seat: int, scroll: int) -> list[int]:
    """Face-up scrolls of active opponents of the own element (FS-TRANS-1, FS-TRANS-4).

    The Transfer itself, own or exploited, can be neither given nor taken (FS-AMB-11).
    """
    found: list[int] = []
    for other in active_opponents(s, seat):
        for theirs in face_up(s, other):
            if ELEMENT_OF[theirs] == ELEMENT_OF[scroll] and theirs != scroll:
                if not IS_BINDING[theirs]:
                    if [own for own in equals_of(s, seat, theirs) if own != scroll]:
                        found.append(SEAT * theirs + other)
    return found


class Transfer(Use):
    """Two scrolls change owners."""

    __slots__ = ()

    def usable(self, s: Seals, seat: int, scroll: int, reached: Reach) -> bool:
        """A scroll to get, and one to give for it."""
        return bool(scrolls_to_get(s, seat, scroll))

    def begin(self, s: Seals, seat: int, scroll: int) -> None:
        """Which of theirs?"""
        then(s, TransferTheirs(seat, scroll))


def theirs_to_transfer(s: Seals, f: TransferTheirs) -> list[int]:
    return scrolls_to_get(s, f.seat, f.scroll)


def transfer_theirs(s: Seals, f: TransferTheirs, choice: int) -> None:
    theirs, victim = divmod(choice, SEAT)
    then(s, TransferOwn(f.seat, f.scroll, victim, theirs))


def own_to_transfer(s: Seals, f: TransferOwn) -> list[int]:
    return equals_of(s, f.seat, f.theirs)


def transfer_own(s: Seals, f: TransferOwn, own: int) -> None:
    """Both stay face up and serve their new owners at once (FS-TRANS-5)."""
    trade_scrolls(s.players[f.seat], own, s.players[f.victim], f.theirs)
    tell(s, "transfer", f.seat, f.scroll, f.victim, own, f.theirs)


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


def give_die(s: Seals, f: GiveDie, die: int) -> None:
    """It keeps its value; a victim without dice is finished at once (FS-THEFT-5)."""
    victim = s.players[f.seat]
    victim.dice.remove(die)
    put(s.players[f.thief].dice, die)
    tell(s, "steal", f.thief, f.scroll, f.seat, die)
    if not victim.dice:
        then(s, Finish(f.seat))


# -- Exploitation --------------------------------------------------------------------------------


def scrolls_to_exploit(s: Seals, seat: int, scroll: int, reached: Reach) -> list[int]:
    """Face-up scrolls of the own element that would work for the exploiter (FS-EXPLOIT-1 to 5).

    Synergy is never usable; Binding is left out here.
    """
    found: list[int] = []
    for other in active_opponents(s, seat):
        for theirs in face_up(s, other):
            if ELEMENT_OF[theirs] == ELEMENT_OF[scroll] and not IS_BINDING[theirs]:
                s.using.append(scroll)  # it cannot be the object of what it invokes (FS-AMB-11)
                works = USE_OF[theirs].usable(s, seat, theirs, reached)
                s.using.pop()
                if works:
                    found.append(SEAT * theirs + other)
    return found


class Exploitation(Use):
    """A scroll of an opponent works for the user."""

    __slots__ = ()

    def usable(self, s: Seals, seat: int, scroll: int, reached: Reach) -> bool:
        """A scroll that would work."""
        return bool(scrolls_to_exploit(s, seat, scroll, reached))

    def begin(self, s: Seals, seat: int, scroll: int) -> None:
        """Which of theirs?"""
        then(s, Exploit(seat, scroll))


def theirs_to_exploit(s: Seals, f: Exploit) -> list[int]:
    return scrolls_to_exploit(s, f.seat, f.scroll, reach(s, f.seat))


def exploit(s: Seals, f: Exploit, choice: int) -> None:
    """It works as if it were the exploiter's own; both turn face down (FS-EXPLOIT-1)."""
    theirs, owner = divmod(choice, SEAT)
    s.using.append(theirs)
    tell(s, "exploit", f.seat, f.scroll, owner, theirs)
    then(s, TurnDown(owner, theirs))
    USE_OF[theirs].begin(s, f.seat, theirs)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(DeceiveTheirs, theirs_to_get, deceive_theirs)
    rules.question(DeceiveOwn, own_to_give, deceive_own)
    rules.question(AlterOwn, own_to_alter, alter_own)
    rules.question(AlterTheirs, theirs_to_alter, alter_theirs)
    rules.question(TransferTheirs, theirs_to_transfer, transfer_theirs)
    rules.question(TransferOwn, own_to_transfer, transfer_own)
    rules.question(GiveDie, dice_to_give, give_die)
    rules.question(Exploit, theirs_to_exploit, exploit)
