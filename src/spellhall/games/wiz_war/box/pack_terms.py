"""The terms of the rulebook as packs write them."""

from typing import Final

from spellhall.games.wiz_war.box import modifier_keys as keys
from spellhall.games.wiz_war.box import terms as t

TYPES: Final = {
    "attack": t.ATTACK, "neutral": t.NEUTRAL, "counter": t.COUNTER, "item": t.ITEM,
    "energy": t.ENERGY,
}  # fmt: skip
REACHES: Final = {
    "self": t.CASTER, "adjacent": t.ADJACENT, "sight": t.SIGHT, "anywhere": t.ANYWHERE,
    "touch": t.TOUCH, "within-3": t.WITHIN_3,
}  # fmt: skip
AIMS: Final = {
    "nobody": t.NOBODY, "wizard": t.WIZARD, "figure": t.FIGURE, "object-or-figure": t.OWC,
    "any-figure": t.ANY_FIGURE, "own-figure": t.OWN_FIGURE, "empty-square": t.EMPTY_SQUARE,
    "wall-or-door": t.WALL_OR_DOOR, "spell": t.SPELL, "direction": t.DIRECTION,
}  # fmt: skip
DURATIONS: Final = {"instant": t.INSTANT, "temporary": t.TEMPORARY, "permanent": t.PERMANENT}
TRAITS: Final = {
    "fire": t.T_FIRE, "water": t.T_WATER, "lightning": t.T_LIGHTNING, "curse": t.T_CURSE,
    "mundane": t.T_MUNDANE, "magic-stone": t.T_STONE,
}  # fmt: skip
TRIGGERS: Final = {
    "spell-at-me": t.SPELL_AT_ME, "neutral-spell": t.NEUTRAL_SPELL, "any-spell": t.ANY_SPELL,
    "attack-spell-at-me": t.ATTACK_SPELL_AT_ME, "attack-at-me": t.ATTACK_AT_ME,
    "counter-to-mine": t.COUNTER_TO_MINE, "damage": t.DAMAGE,
}  # fmt: skip
# The modifiers that are a plain number, with the least and the most it may be.
MODIFIERS: Final = {
    "speed": (keys.SPEED_ADD, -2, 3),
    "hand-size": (keys.HAND_ADD, -2, 2),
    "draw": (keys.DRAW_ADD, 1, 2),
    "energy": (keys.EV_ADD, 1, 2),
    "armour": (keys.TAKEN, 1, 3),
    "armour-physical": (keys.TAKEN_PHYSICAL, 1, 4),
    "attack": (keys.ATTACK_ADD, 1, 2),
    "attacks": (keys.ATTACKS, 2, 2),
    "punch-die": (keys.PUNCH_DIE, 1, 1),
    "punch-fire": (keys.PUNCH_FIRE, 1, 3),
    "burns-back": (keys.BURNS_BACK, 1, 3),
    "immune-fire": (keys.IMMUNE_FIRE, 1, 1),
    "see-through": (keys.SEE_THROUGH, 1, 1),
    "pass-doors": (keys.PASS_DOORS, 1, 1),
    "untouched": (keys.UNTOUCHED, 1, 1),
    "near-only": (keys.NEAR_ONLY, 4, 4),
    "only-counters": (keys.ONLY_COUNTERS, 1, 1),
    "no-attack": (keys.NO_ATTACK, 1, 1),
    "no-punch": (keys.PUNCH_NONE, 1, 1),
}
