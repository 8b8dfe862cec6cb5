"""Whether a spell can be cast, or a weapon used, at all (WW-CARD-8)."""

from typing import Final

from spellhall.engine.choices import ALLOWED
from spellhall.games.wiz_war.box.card_form import Card, Weapon
from spellhall.games.wiz_war.box.cards import BOOSTS, CARD_OF
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.maze.bits import places
from spellhall.games.wiz_war.box.modifier_keys import LOSE_FIRE, ONLY_COUNTERS
from spellhall.games.wiz_war.box.parts import FIST, PUNCH, weapon_part
from spellhall.games.wiz_war.box.terms import ATTACK, NEUTRAL, NOBODY, T_FIRE
from spellhall.games.wiz_war.box.verbs import Hurl, Summon
from spellhall.games.wiz_war.rules.casting.targets import has_target
from spellhall.games.wiz_war.rules.modifiers import global_mod, mod
from spellhall.games.wiz_war.rules.table.figures import beast_of, carried_treasure
from spellhall.games.wiz_war.rules.table.seeing import adjacent, is_filled
from spellhall.games.wiz_war.rules.why_not import (
    COUNTERS_ONLY,
    NO_FIRE,
    NO_ROOM_TO_SUMMON,
    NO_TARGET,
    NO_TREASURE_TO_THROW,
    SUMMONED_ALREADY,
)
from spellhall.games.wiz_war.state.numbers import BEAST, NONE
from spellhall.games.wiz_war.state.state import Duel

CREATURE_WEAPON: Final = 100  # + index: an attack of the creature itself


def weapon_of(by: int, card: int, weapon: int) -> Weapon:
    """The weapon that is used: fist, card, or claw."""
    if weapon >= CREATURE_WEAPON:
        return CREATURES[by - BEAST].attacks[weapon - CREATURE_WEAPON]
    if card == NONE:
        return FIST
    return CARD_OF[card].weapons[weapon]


def part_of_weapon(by: int, card: int, weapon: int) -> str:
    """What that weapon does."""
    tool = weapon_of(by, card, weapon)
    if tool is FIST:
        return PUNCH
    return weapon_part(CREATURES[by - BEAST].id if card == NONE else CARD_OF[card].id, tool)


def aims_of(row: Card, mode: int, role: int) -> int:
    """What a card is aimed at in this way of casting it."""
    if row.mode_aims and mode >= 0:
        return row.mode_aims[mode]
    if role == NEUTRAL and ATTACK in row.types and not row.modes:
        return NOBODY  # a water bolt at oneself (WW-EL-4)
    return row.aims


def castable(s: Duel, seat: int, by: int, card: int, role: int) -> bool:
    """Whether a spell can be announced now, attacks of the turn left aside (WW-CARD-8)."""
    return why_not_castable(s, seat, by, card, role) == ALLOWED


def why_not_castable(s: Duel, seat: int, by: int, card: int, role: int) -> int:
    """What keeps a spell from being announced, attacks of the turn left aside (WW-CARD-8)."""
    row = CARD_OF[card]
    if row.traits & T_FIRE and global_mod(s, LOSE_FIRE):
        return NO_FIRE
    if mod(s, by, ONLY_COUNTERS):
        return COUNTERS_ONLY
    if row.modes:
        for mode in range(len(row.modes)):
            if mode_is_open(s, seat, by, row, mode, role):
                return ALLOWED
        return NO_TARGET
    verb = row.does[0] if row.does else None
    if isinstance(verb, Summon):
        why = why_not_summoned(s, seat, verb.kind)
        if why != ALLOWED:
            return why
    if isinstance(verb, Hurl) and carried_treasure(s, seat) == NONE:
        return NO_TREASURE_TO_THROW
    aims = aims_of(row, NONE, role)
    found = has_target(s, seat, by, aims, row.reach, True, role == ATTACK)
    return ALLOWED if found else NO_TARGET


def mode_is_open(s: Duel, seat: int, by: int, row: Card, mode: int, role: int) -> bool:
    if row.mode_roles and row.mode_roles[mode] != role:
        return False
    aims = aims_of(row, mode, role)
    if row.mode_roles and mode == 1:  # putting something down needs something carried
        player = s.players[seat]
        if not player.items and carried_treasure(s, seat) == NONE:
            return False
    return has_target(s, seat, by, aims, row.reach, True, role == ATTACK)


def why_not_summoned(s: Duel, seat: int, kind: int) -> int:
    """Each creature exists once (WW-CRE-7), and needs a square next to its master."""
    if beast_of(s, kind) is not None:
        return SUMMONED_ALREADY
    return ALLOWED if summon_squares(s, seat) else NO_ROOM_TO_SUMMON


def summon_squares(s: Duel, seat: int) -> list[int]:
    """The own square and those next to it that can be occupied (WW-SUM-4, WW-LOS-5)."""
    near = adjacent(s, seat, s.players[seat].cell)
    return [cell for cell in places(near) if not is_filled(s, cell)]


def usable(s: Duel, seat: int, by: int, card: int, weapon: int) -> bool:
    """Whether a weapon or item has something to be used on."""
    tool = weapon_of(by, card, weapon)
    if tool.once and card in s.turn.used:
        return False
    if tool.spends_energy and not any(BOOSTS[c] for c in s.players[seat].hand):
        return False
    if card != NONE and CARD_OF[card].traits & T_FIRE and global_mod(s, LOSE_FIRE):
        return False
    return has_target(s, seat, by, tool.aims, tool.reach, False, tool.attack)
