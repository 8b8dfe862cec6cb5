"""What spells in play and carried items change: speed, fist, attacks, hand (WW-V-14)."""

from spellhall.games.wiz_war.box.cards import GLUES, KEYS_OF, MODS_OF, TRAITS_OF
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.modifier_keys import (
    ATTACKS,
    DRAW_ADD,
    HAND_ADD,
    ITEMS_FREE,
    PUNCH_MAGIC,
    PUNCH_SET,
    SPEED_ADD,
    SPEED_SET,
)
from spellhall.games.wiz_war.box.terms import T_CREATION, T_GLOBAL, T_TOTEM
from spellhall.games.wiz_war.rules.table.figures import cell_of, controller
from spellhall.games.wiz_war.state.numbers import (
    BASE_SPEED,
    BEAST,
    HAND_LIMIT,
    LASTING,
    NONE,
    UNCLUTTERED,
)
from spellhall.games.wiz_war.state.pieces import Spell
from spellhall.games.wiz_war.state.state import Duel


def keys_in_play(s: Duel) -> int:
    """Bits of all that the spells in play modify, on anybody."""
    if s._keys == NONE:
        keys = 0
        for spell in s.spells:
            keys |= KEYS_OF[spell.card]
        s._keys = keys
    return s._keys


def mod(s: Duel, figure: int, key: int) -> int:
    """The sum of a continuous modifier on a figure (WW-V-14)."""
    total = 0
    keys = s._keys
    if (keys if keys != NONE else keys_in_play(s)) >> key & 1:
        for spell in s.spells:
            card = spell.card
            if KEYS_OF[card] >> key & 1:
                if TRAITS_OF[card] & T_TOTEM:
                    if in_totem_sector(s, spell, figure):
                        total += mod_of(card, key)
                elif spell.target == figure:
                    total += mod_of(card, key)
    if figure < BEAST:
        for card in s.players[figure].items:
            if KEYS_OF[card] >> key & 1:
                total += mod_of(card, key)
    return total


def giver(s: Duel, figure: int, key: int) -> int:
    """The card that gives a figure a modifier, the first of several; NONE if none does."""
    for spell in s.spells:
        if mod_of(spell.card, key):
            totem = TRAITS_OF[spell.card] & T_TOTEM
            if in_totem_sector(s, spell, figure) if totem else spell.target == figure:
                return spell.card
    if figure < BEAST:
        for card in s.players[figure].items:
            if mod_of(card, key):
                return card
    return NONE


def at_work(s: Duel) -> int:
    """The card that is being resolved; NONE if none is."""
    return s.air[-1].card if s.air else NONE


def mod_of(card: int, key: int) -> int:
    """The value of a modifier of one card; 0 if it has none with this key."""
    for name, value in MODS_OF[card]:
        if name == key:
            return value
    return 0


def global_mod(s: Duel, key: int) -> bool:
    """Whether a Global spell with this modifier is in play."""
    keys = s._keys
    if not (keys if keys != NONE else keys_in_play(s)) >> key & 1:
        return False
    for spell in s.spells:
        card = spell.card
        if KEYS_OF[card] >> key & 1 and TRAITS_OF[card] & T_GLOBAL:
            return True
    return False


def in_totem_sector(s: Duel, spell: Spell, figure: int) -> bool:
    """Whether a figure of the totem's owner stands in the totem's sector (WW-TO-15)."""
    if controller(s, figure) != spell.owner:
        return False
    cell = cell_of(s, figure)
    for thing in s.things:
        if thing.card == spell.card:
            return thing.cell // 25 == cell // 25
    return False


def own_totem_in(s: Duel, seat: int, slot: int) -> bool:
    for thing in s.things:
        if thing.owner == seat and TRAITS_OF[thing.card] & T_TOTEM and thing.cell // 25 == slot:
            return True
    return False


def speed_of(s: Duel, figure: int) -> int:
    """Base speed; a form replaces it, other effects add (WW-FORM-1, WW-FRM-8)."""
    speed = BASE_SPEED
    if figure >= BEAST:
        speed = CREATURES[figure - BEAST].speed
    if keys_in_play(s) >> SPEED_SET & 1:
        for spell in s.spells:
            if spell.target == figure and KEYS_OF[spell.card] >> SPEED_SET & 1:
                speed = mod_of(spell.card, SPEED_SET)
    return speed + mod(s, figure, SPEED_ADD)


def fist_card(s: Duel, figure: int) -> int:
    """The newest spell that sets a figure's fist, or NONE (WW-FRM)."""
    for spell in reversed(s.spells):
        if spell.target == figure and KEYS_OF[spell.card] >> PUNCH_SET & 1:
            return spell.card
    return NONE


def punches_magic(s: Duel, figure: int) -> bool:
    """Whether the fist deals magical damage (WW-CH-1)."""
    card = fist_card(s, figure)
    return card != NONE and mod_of(card, PUNCH_MAGIC) > 0


def attacks_allowed(s: Duel, figure: int) -> int:
    """One attack, two with Adrenaline, however often it was cast (WW-ATK-1, WW-MU-6)."""
    return 2 if mod(s, figure, ATTACKS) else 1


def spell_in_play(s: Duel, card: int) -> Spell | None:
    for spell in s.spells:
        if spell.card == card:
            return spell
    return None


def is_stuck(s: Duel, target: int) -> bool:
    """Glued: an object or treasure that a temporary spell without other effect lies on."""
    for spell in s.spells:
        if spell.target == target and GLUES[spell.card]:
            return True
    return False


def hand_limit(s: Duel, seat: int) -> int:
    """Seven, changed by effects (WW-DD-3)."""
    return max(0, HAND_LIMIT + mod(s, seat, HAND_ADD))


def is_maintained(s: Duel, spell: Spell) -> bool:
    """Under Permanent Creations created things are no longer maintained (WW-OPT-7)."""
    return not (s.rules & LASTING and TRAITS_OF[spell.card] & T_CREATION)


def load_of(s: Duel, seat: int) -> int:
    """Hand cards, carried items and maintained spells (WW-DD-3)."""
    player = s.players[seat]
    free = mod(s, seat, ITEMS_FREE)
    total = len(player.hand) + max(0, len(player.items) - free)
    if not s.rules & UNCLUTTERED:
        for spell in s.spells:
            if spell.owner == seat and is_maintained(s, spell):
                total += 1
    return total


def draw_limit(s: Duel, seat: int) -> int:
    return 2 + mod(s, seat, DRAW_ADD)
