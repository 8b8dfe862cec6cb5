"""The form of a row: card, weapon, creature."""

from dataclasses import dataclass

from spellhall.games.wiz_war.box.terms import CASTER, INSTANT, KEEPS, NO_ANSWER, NOBODY
from spellhall.games.wiz_war.box.verbs import Verb


@dataclass(frozen=True)
class Weapon:
    """A way to attack, or to use an item."""

    id: str
    reach: int
    aims: int
    does: tuple[Verb, ...]
    after: int = KEEPS
    attack: bool = True  # uses the attack of the turn
    spends_energy: bool = False  # discard a card with an energy value
    once: bool = False  # once per turn
    modes: int = 0  # number of ways to use it


@dataclass(frozen=True)
class Creature:
    """A beast that can be summoned (WW-CRE)."""

    id: str
    life: int
    speed: int
    attacks: tuple[Weapon, ...]
    icon: str
    ignores_doors: bool = False
    flies: bool = False


@dataclass(frozen=True)
class Card:
    """One row of the card tables."""

    id: str  # ledger id without its prefix
    copies: int
    types: tuple[int, ...]
    icon: str
    ev: int = 0
    die: bool = False  # random energy: the value is a d4, plus `ev`
    reach: int = CASTER
    aims: int = NOBODY
    lasts: int = INSTANT
    traits: int = 0
    does: tuple[Verb, ...] = ()
    modes: tuple[tuple[Verb, ...], ...] = ()  # the caster picks one of these lists
    mode_aims: tuple[int, ...] = ()  # what each mode is aimed at, if they differ
    mode_roles: tuple[int, ...] = ()  # the role of each mode, if they differ
    answers: int = NO_ANSWER
    counters: tuple[Verb, ...] = ()  # what it does when cast as a counter
    counter_stays: bool = False  # as a counter it stays in play as long as otherwise
    mods: tuple[tuple[int, int], ...] = ()
    each_turn: tuple[Verb, ...] = ()  # when time passes on its owner's turn
    at_end: tuple[Verb, ...] = ()  # when it ends
    enters: tuple[Verb, ...] = ()  # what a figure meets that enters the thing it made
    lingers: tuple[Verb, ...] = ()  # for a figure that ends its turn there
    weapons: tuple[Weapon, ...] = ()
    beast: bool = False  # a creature attack spell (WW-GAP-2c)
    area: int = 0  # which figures an aim touches
    darts: bool = False  # as many targets as energy
    cracks: int = 0  # limit of the object that it makes
    burns: bool = False  # 1 fire damage destroys that object
    certain: bool = False  # cannot itself be cancelled
    uses_energy: bool = False  # set by the table: fuel makes a difference
