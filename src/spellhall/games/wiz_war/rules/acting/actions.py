"""What the active player may do in Move and Cast, and what keeps it from the rest (WW-MAC)."""

from typing import Final

from spellhall.engine.choices import ABSENT, ALLOWED, Codes
from spellhall.games.wiz_war.box.cards import (
    BOOSTS,
    CARD_OF,
    IS_ATTACK,
    IS_ENERGY,
    IS_ITEM,
    IS_NEUTRAL,
    MOVES_CASTER,
    TELEPORTS,
    TRAITS_OF,
)
from spellhall.games.wiz_war.box.maze.board import IS_DOOR
from spellhall.games.wiz_war.box.modifier_keys import (
    LOSE_FIRE,
    NO_ATTACK,
    ONLY_COUNTERS,
    PUNCH_NONE,
    TREASURE_FREE,
    WEIGHED,
)
from spellhall.games.wiz_war.box.terms import (
    ATTACK,
    COUNTER,
    FLASH,
    NEUTRAL,
    T_FIRE,
    T_RELIC,
    TACKS,
)
from spellhall.games.wiz_war.choices.kinds import WEAPON_AT
from spellhall.games.wiz_war.choices.turn import (
    ACTIVATE,
    CAST,
    DROP_TREASURE,
    END,
    FREE,
    GATHER,
    HOLD,
    LIFT,
    LIFT_ALL,
    PLAY,
    PUNCH,
    RELEASE,
    STEP,
    TAKE,
    USE,
)
from spellhall.games.wiz_war.frames.turn import Act
from spellhall.games.wiz_war.rules.acting.at_any_time import add_finishes, may_boost
from spellhall.games.wiz_war.rules.casting.castable import usable, why_not_castable
from spellhall.games.wiz_war.rules.modifiers import attacks_allowed, global_mod, is_stuck, mod
from spellhall.games.wiz_war.rules.moving.steps import in_cloud, step_cost, steps_open
from spellhall.games.wiz_war.rules.table.doors import can_unlock, is_held, is_held_by, is_sealed
from spellhall.games.wiz_war.rules.table.figures import beast_of, carried_treasure
from spellhall.games.wiz_war.rules.table.lifting import (
    base_is_full,
    can_lift,
    can_take_treasure,
    why_not_lifted,
    why_not_taken,
)
from spellhall.games.wiz_war.rules.table.seeing import adjacent
from spellhall.games.wiz_war.rules.table.squares import is_rooted
from spellhall.games.wiz_war.rules.why_not import (
    ACTIVATED_ALREADY,
    ANOTHERS_CREATURE,
    ATTACK_USED,
    BARRED_WAY,
    BASE_IS_FULL,
    BOOSTED_ALREADY,
    COUNTERS_ONLY,
    FIRST_TURN,
    FUELS_SPELLS,
    HELD_BY_ANOTHER,
    HELD_FAST,
    LET_GO_ALREADY,
    LOCKED_DOOR,
    LOST_IN_DUST,
    MOVED_WHILE_STUNNED,
    MOVES_NO_MORE,
    NO_FIRE,
    NO_POINTS,
    NO_STEP_POINTS,
    NOT_AT_THE_DOOR,
    NOT_IN_YOUR_SQUARE,
    ONLY_IN_ANSWER,
    PEACEFUL,
    SEALED_DOOR,
    STUNNED,
    TOO_FEW_POINTS,
    TREASURE_ELSEWHERE,
)
from spellhall.games.wiz_war.state.numbers import BEAST, CARRIED, NONE
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import thing_target

ACTIVATION_COST: Final = 2


def may_attack(s: Duel, seat: int) -> bool:
    """One attack per turn, none in the own first turn (WW-ATK-1, WW-ATK-2, WW-STUN-3)."""
    return why_no_attack(s, seat) == ALLOWED


def why_no_attack(s: Duel, seat: int) -> int:
    """What keeps a wizard from attacking (WW-ATK-1, WW-ATK-2, WW-STUN-3)."""
    if s.players[seat].turns < 2:
        return FIRST_TURN
    if mod(s, seat, NO_ATTACK):
        return PEACEFUL
    allowed = attacks_allowed(s, seat)
    if s.turn.stunned and s.turn.left:
        # Adrenaline leaves one attack beside the move (WW-MU-6).
        return ALLOWED if s.turn.attacks < allowed - 1 else MOVED_WHILE_STUNNED
    return ALLOWED if s.turn.attacks < allowed else ATTACK_USED


def may_leave(s: Duel, seat: int) -> bool:
    """Whether a wizard may walk out of its square (WW-STUN-1, WW-STUN-2)."""
    return why_not_leave(s, seat) == ALLOWED


def why_not_leave(s: Duel, seat: int) -> int:
    """A stunned wizard either moves or attacks (WW-STUN-1, WW-STUN-2)."""
    if s.turn.idle:
        return MOVES_NO_MORE
    if is_rooted(s, seat):
        return HELD_FAST
    if s.turn.stunned and s.turn.attacks >= attacks_allowed(s, seat):
        return STUNNED
    return ALLOWED


def actions(s: Duel, f: Act) -> Codes:
    """All that can be done now; ending the phase always."""
    seat = f.seat
    player = s.players[seat]
    options: Codes = [END.bare]
    stays = why_not_leave(s, seat)
    if stays == ALLOWED:
        add_steps(s, seat, options)
    peace = why_no_attack(s, seat)
    attack = peace == ALLOWED
    if attack and not mod(s, seat, PUNCH_NONE) and usable(s, seat, seat, NONE, 0):
        options.append(PUNCH.bare)
    for card in player.hand:
        add_card(s, f, card, peace, stays, options)
    for card in player.items:
        options.append(FREE.drop.codes[card])
        add_weapons(s, seat, card, attack, options)
    add_finishes(s, seat, FREE, options)
    for spell in s.spells:
        if spell.owner == seat and spell.target == seat:
            add_weapons(s, seat, spell.card, attack, options)
    add_things(s, seat, options)
    add_doors(s, seat, options)
    for beast in s.beasts:
        if beast.owner == seat:
            if why_not_activate(s, f, beast.kind) == ALLOWED:
                options.append(ACTIVATE.codes[beast.kind])
    return options


def add_steps(s: Duel, seat: int, options: Codes) -> None:
    """Walk while MP last (WW-MOVE-2, WW-MOVE-8)."""
    cell = s.players[seat].cell
    if s.turn.mp > 0 and s.turn.mp >= step_cost(s, seat, cell):
        codes: Codes = STEP.codes
        for d in steps_open(s, seat, cell):
            options.append(codes[d])


def add_card(s: Duel, f: Act, card: int, peace: int, stays: int, options: Codes) -> None:
    """A hand card: cast it, lay it down, or burn it for speed."""
    if IS_ATTACK[card] and peace == ALLOWED:
        if why_not_in_role(s, f.seat, card, ATTACK, peace, stays) == ALLOWED:
            options.append(CAST.codes[card][ATTACK])
    if IS_NEUTRAL[card] and why_not_in_role(s, f.seat, card, NEUTRAL, peace, stays) == ALLOWED:
        options.append(CAST.codes[card][NEUTRAL])
    if IS_ITEM[card] and why_not_laid(s, f.seat, card) == ALLOWED:
        options.append(PLAY.codes[card])
    if BOOSTS[card] and may_boost(s):
        options.append(FREE.boost.codes[card])


def why_not_in_role(s: Duel, seat: int, card: int, role: int, peace: int, stays: int) -> int:
    """A spell in one of its roles; `peace` and `stays` forbid attacks and leaving the square."""
    if role == ATTACK and peace != ALLOWED:
        return peace
    if MOVES_CASTER[card]:
        why = why_not_moved_by(s, seat, card, stays)
        if why != ALLOWED:
            return why
    return why_not_castable(s, seat, seat, card, role)


def why_not_cast(s: Duel, f: Act, card: int) -> int:
    """A hand card with a single type."""
    types = CARD_OF[card].types
    if card not in s.players[f.seat].hand or len(types) > 1:
        return ABSENT
    if types[0] > COUNTER:
        return FUELS_SPELLS if types[0] == FLASH else ABSENT
    return ONLY_IN_ANSWER if types[0] == COUNTER else why_not_cast_as(s, f, card, types[0])


def why_not_cast_as(s: Duel, f: Act, card: int, role: int) -> int:
    """A hand card in one of its roles."""
    if card not in s.players[f.seat].hand or role not in CARD_OF[card].types:
        return ABSENT
    if mod(s, f.seat, ONLY_COUNTERS):
        return COUNTERS_ONLY
    return why_not_in_role(
        s, f.seat, card, role, why_no_attack(s, f.seat), why_not_leave(s, f.seat)
    )


def why_not_play(s: Duel, f: Act, card: int) -> int:
    """An item in hand."""
    if card not in s.players[f.seat].hand or not IS_ITEM[card]:
        return ABSENT
    return why_not_laid(s, f.seat, card)


def why_not_laid(s: Duel, seat: int, card: int) -> int:
    """What keeps an item from being laid down (WW-CARD-5, WW-REL-1)."""
    if TRAITS_OF[card] & T_FIRE and global_mod(s, LOSE_FIRE):
        return NO_FIRE
    if TRAITS_OF[card] & T_RELIC and base_is_full(s, seat):
        return BASE_IS_FULL
    return ALLOWED


def why_not_boost(s: Duel, f: Act, card: int) -> int:
    """An energy card in hand (WW-MOVE-4, WW-AMB-31); others are thought of as spells."""
    if card not in s.players[f.seat].hand or not BOOSTS[card] or not IS_ENERGY[card]:
        return ABSENT
    if s.turn.idle:
        return MOVES_NO_MORE
    return BOOSTED_ALREADY if s.turn.boosted else ALLOWED


def why_not_moved_by(s: Duel, seat: int, card: int, stays: int) -> int:
    """A spell that moves its caster needs the right to leave; a teleport breaks any hold."""
    if s.turn.stunned and IS_ATTACK[card] and attacks_allowed(s, seat) < 2:
        return STUNNED  # an attack that moves would be both (WW-STUN-2)
    if TELEPORTS[card]:
        free = not s.turn.stunned or s.turn.attacks < attacks_allowed(s, seat)
        return ALLOWED if free else STUNNED
    return stays


def add_weapons(s: Duel, seat: int, card: int, attack: bool, options: Codes) -> None:
    """Uses of items and of spells in play."""
    weapons = CARD_OF[card].weapons
    for weapon in range(len(weapons)):
        if weapons[weapon].attack and not attack:
            continue
        if usable(s, seat, seat, card, weapon):
            options.append(USE.codes[WEAPON_AT[card, weapon]])


def add_things(s: Duel, seat: int, options: Codes) -> None:
    """What lies in the own square (WW-OBJ-5, WW-TRS-1)."""
    cell = s.players[seat].cell
    if carried_treasure(s, seat) != NONE:
        options.append(DROP_TREASURE.bare)
    if global_mod(s, WEIGHED):
        return
    lifts = False
    turn = s.turn
    lifting = turn.mp > 0 and not turn.idle
    gathering = cell == turn.started and not turn.busy  # takes the whole Move and Cast (WW-CJ-17)
    things = s.things
    for place in range(len(things)):
        thing = things[place]
        if lifting and thing.cell == cell and can_lift(s, seat, thing):
            options.append(LIFT.codes[place])
            lifts = True
        elif gathering and thing.kind == TACKS:
            if s._tables.near[cell] >> thing.cell & 1 and thing.cell != cell:
                if is_stuck(s, thing_target(thing.uid)):
                    continue
                if adjacent(s, seat, cell) >> thing.cell & 1:
                    options.append(GATHER.codes[place])
    for treasure in range(len(s.treasures)):
        if s.treasures[treasure] == cell and can_take_treasure(s, seat, treasure):
            options.append(TAKE.codes[treasure])
            lifts = True
    if lifts and mod(s, seat, TREASURE_FREE) and s.turn.mp > 0:
        options.append(LIFT_ALL.bare)


def add_doors(s: Duel, seat: int, options: Codes) -> None:
    """Hold open what one borders and can unlock (WW-DOOR-5)."""
    for line in s._tables.lines_round[s.players[seat].cell]:
        if not IS_DOOR[s.lines[line]]:
            continue
        if is_held_by(s, line, seat):
            options.append(RELEASE.codes[line])
        elif line in s.turn.released or is_held(s, line):
            continue
        elif why_not_opened(s, seat, line) == ALLOWED:
            options.append(HOLD.codes[line])


def why_not_hold(s: Duel, f: Act, line: int) -> int:
    """A shut door at hand."""
    if line >= len(s.lines) or not IS_DOOR[s.lines[line]] or is_held_by(s, line, f.seat):
        return ABSENT
    if line not in s._tables.lines_round[s.players[f.seat].cell]:
        return NOT_AT_THE_DOOR
    return HELD_BY_ANOTHER if is_held(s, line) else why_not_opened(s, f.seat, line)


def why_not_opened(s: Duel, seat: int, line: int) -> int:
    """What keeps a door shut (WW-DOOR-1, WW-DOOR-5)."""
    if can_unlock(s, seat, line):
        return LET_GO_ALREADY if line in s.turn.released else ALLOWED
    return SEALED_DOOR if is_sealed(s, line) else LOCKED_DOOR


def why_not_activate(s: Duel, f: Act, kind: int) -> int:
    """A creature of one's own (WW-ACT-1)."""
    beast = beast_of(s, kind)
    if beast is None:
        return ABSENT
    if beast.owner != f.seat:
        return ANOTHERS_CREATURE
    if BEAST + kind in s.turn.activated:
        return ACTIVATED_ALREADY
    return ALLOWED if s.turn.mp >= ACTIVATION_COST else TOO_FEW_POINTS


def why_not_lift(s: Duel, f: Act, place: int) -> int:
    """Something in the own square (WW-OBJ-4, WW-OBJ-5)."""
    if place >= len(s.things) or s.things[place].cell == NONE:
        return ABSENT
    if s.things[place].cell != s.players[f.seat].cell:
        return NOT_IN_YOUR_SQUARE
    why = why_not_lifted(s, f.seat, s.things[place])
    if why != ALLOWED:
        return why
    if s.turn.idle:
        return MOVES_NO_MORE
    return ALLOWED if s.turn.mp > 0 else NO_POINTS


def why_not_take(s: Duel, f: Act, treasure: int) -> int:
    """A treasure in the own square (WW-TRS-1, WW-TRS-2)."""
    if treasure >= len(s.treasures) or s.treasures[treasure] >= CARRIED:
        return ABSENT
    there = s.treasures[treasure] == s.players[f.seat].cell
    return why_not_taken(s, f.seat, treasure) if there else TREASURE_ELSEWHERE


def why_not_walk(s: Duel, f: Act, way: int) -> int:
    """A step: the right to leave, the points, and a way that is open (WW-MOVE-2, WW-MOVE-8)."""
    stays = why_not_leave(s, f.seat)
    if stays != ALLOWED:
        return stays
    cell = s.players[f.seat].cell
    if s.turn.mp < step_cost(s, f.seat, cell):
        return NO_STEP_POINTS
    if way in steps_open(s, f.seat, cell):
        return ALLOWED
    return LOST_IN_DUST if in_cloud(s, f.seat, cell) else BARRED_WAY
