"""The scrolls (ledger section 8): one row a spell, five elements each, and the Bindings."""

from typing import Final

from spellhall.games.five_seals.box.effects import (
    COLOUR,
    FIGURE,
    STRENGTH,
    TOKEN,
    Alter,
    Bind,
    BreakPast,
    BreakTwice,
    Effect,
    GrowDie,
    Invoke,
    PostGuardian,
    Raise,
    Recolour,
    RemoveToken,
    Reroll,
    ScorePer,
    SendFamiliar,
    StealDie,
    StoreToken,
    SwapBoardScrolls,
    SwapOwnedScrolls,
    SwapTokens,
    TradeColours,
)
from spellhall.games.five_seals.box.elements import MIND

BASIC: Final = 0
MOVEMENT: Final = 4
CONFLICT: Final = 3  # the circle whose scrolls need an active opponent (FS-CONF-2)
CIRCLES: Final = 5  # basic and I to IV
MAGES: Final = 5


class Spell:
    """One spell."""

    __slots__ = ("circles", "effect", "icon", "id", "rule", "strength")

    def __init__(
        self, id: str, rule: str, strength: int, circles: tuple[int, ...], icon: str, effect: Effect
    ) -> None:
        self.id: Final = id
        self.rule: Final = rule  # ledger id, without the prefix FS-D-
        self.strength: Final = strength
        self.circles: Final = circles
        self.icon: Final = icon
        self.effect: Final = effect


SPELLS: Final[tuple[Spell, ...]] = (
    Spell("binding", "BINDING", 1, (), "knot", Bind()),
    Spell("change", "CHANGE", 2, (0, 1), "cycle", Recolour()),
    Spell("renewal", "RENEW", 3, (0, 1), "rolling-dices", Reroll()),
    Spell("strengthening", "STRENG", 4, (0, 1), "upgrade", Raise(2)),
    Spell("growth", "GROW", 5, (0, 1), "sprout", GrowDie()),
    Spell("synergy", "SYN", 6, (0, 1), "linked-rings", ScorePer()),
    Spell("swap", "SWAP", 2, (2,), "swap-bag", SwapTokens(STRENGTH)),
    Spell("exchange", "EXCH", 3, (2,), "card-exchange", SwapTokens(COLOUR)),
    Spell("absorption", "ABSORB", 4, (2,), "vortex", StoreToken()),
    Spell("disintegration", "DISINT", 5, (2,), "disintegrate", RemoveToken()),
    Spell("rearrangement", "REARR", 6, (2,), "orb-direction", SwapBoardScrolls()),
    Spell("deception", "DECEP", 2, (3,), "domino-mask", TradeColours()),
    Spell("alteration", "ALTER", 3, (3,), "weight-scale", Alter(1)),
    Spell("transfer", "TRANS", 4, (3,), "trade", SwapOwnedScrolls()),
    Spell("theft", "THEFT", 5, (3,), "robber-hand", StealDie()),
    Spell("exploitation", "EXPLOIT", 6, (3,), "puppet", Invoke()),
    Spell("dispatch", "DISP", 2, (4,), "paw-print", SendFamiliar()),
    Spell("leap", "LEAP", 3, (4,), "jump-across", BreakPast(TOKEN)),
    Spell("teleportation", "TELE", 4, (4,), "teleport", BreakPast(FIGURE)),
    Spell("guardian", "GUARD", 5, (4,), "minotaur", PostGuardian()),
    Spell("speed", "SPEED", 6, (4,), "wingfoot", BreakTwice()),
)
BINDING_SPELL: Final = SPELLS[0]

# Scroll numbers: 25 a circle, in each circle five of strength 2, of 3 …, in the order of the
# elements; then the five Bindings in the order of the mages.
PER_CIRCLE: Final = 25
FIRST_BINDING: Final = CIRCLES * PER_CIRCLE
SCROLL_COUNT: Final = FIRST_BINDING + MAGES


def _spell_of(scroll: int) -> Spell:
    if scroll >= FIRST_BINDING:
        return BINDING_SPELL
    circle, place = divmod(scroll, PER_CIRCLE)
    found = [
        spell for spell in SPELLS if circle in spell.circles and spell.strength == 2 + place // 5
    ]
    assert len(found) == 1
    return found[0]


# Flat tables for the rules: one entry for each scroll.
SPELL_OF: Final[list[Spell]] = [_spell_of(scroll) for scroll in range(SCROLL_COUNT)]
EFFECT_OF: Final[list[Effect]] = [spell.effect for spell in SPELL_OF]
STRENGTH_OF: Final[list[int]] = [spell.strength for spell in SPELL_OF]
ELEMENT_OF: Final[list[int]] = [
    MIND if scroll >= FIRST_BINDING else scroll % 5 for scroll in range(SCROLL_COUNT)
]
IS_BINDING: Final[list[bool]] = [scroll >= FIRST_BINDING for scroll in range(SCROLL_COUNT)]
IS_SYNERGY: Final[list[bool]] = [isinstance(effect, ScorePer) for effect in EFFECT_OF]
STORES: Final[list[bool]] = [isinstance(effect, StoreToken) for effect in EFFECT_OF]
NEEDS_OPPONENT: Final[list[bool]] = [CONFLICT in spell.circles for spell in SPELL_OF]
GUARDS: Final[list[bool]] = [isinstance(effect, PostGuardian) for effect in EFFECT_OF]


def circle_scrolls(circle: int) -> list[int]:
    """The 25 scrolls of a circle."""
    return list(range(PER_CIRCLE * circle, PER_CIRCLE * (circle + 1)))
