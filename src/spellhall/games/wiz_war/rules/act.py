"""Move and Cast: everything the active player may do, in any order (WW-MAC, WW-DEC-3)."""

from typing import Final

from spellhall.engine.events import tell
from spellhall.engine.stack import Rules, never, then
from spellhall.games.wiz_war.box.cards import (
    BOOSTS,
    CARD_OF,
    IS_ATTACK,
    IS_ITEM,
    IS_NEUTRAL,
    MOVES_CASTER,
    TELEPORTS,
    TRAITS_OF,
)
from spellhall.games.wiz_war.box.maze.board import IS_DOOR
from spellhall.games.wiz_war.box.modifier_keys import (
    HAND_ADD,
    ITEMS_FREE,
    LOSE_FIRE,
    NO_ATTACK,
    PUNCH_NONE,
    TREASURE_FREE,
    WEIGHED,
)
from spellhall.games.wiz_war.box.terms import ATTACK, NEUTRAL, T_FIRE, T_RELIC, TACKS
from spellhall.games.wiz_war.frames.effects import ActBeast
from spellhall.games.wiz_war.frames.turn import Act, MakeRoom
from spellhall.games.wiz_war.rules.at_any_time import DROP_ITEM, boost, may_boost, own_spells
from spellhall.games.wiz_war.rules.beasts import begin_activation
from spellhall.games.wiz_war.rules.casting.announce import announce, scorch_player
from spellhall.games.wiz_war.rules.casting.castable import castable, usable
from spellhall.games.wiz_war.rules.modifiers import (
    attacks_allowed,
    global_mod,
    hand_limit,
    is_stuck,
    load_of,
    mod,
    mod_of,
    spell_in_play,
)
from spellhall.games.wiz_war.rules.moving.steps import in_cloud, step, step_cost, steps_open, wander
from spellhall.games.wiz_war.rules.table.changing import hold, let_go
from spellhall.games.wiz_war.rules.table.doors import can_unlock, is_held, is_held_by
from spellhall.games.wiz_war.rules.table.figures import carried_treasure, cell_of
from spellhall.games.wiz_war.rules.table.lifting import base_is_full, can_lift, can_take_treasure
from spellhall.games.wiz_war.rules.table.seeing import adjacent
from spellhall.games.wiz_war.rules.table.squares import is_rooted
from spellhall.games.wiz_war.rules.table.things import (
    drop_item,
    drop_treasure,
    end_spell,
    gain_item,
    take_off,
    thing_at,
)
from spellhall.games.wiz_war.rules.table.treasures import lift_thing, pick_treasure
from spellhall.games.wiz_war.rules.turn import cards_and_spells, shed_one
from spellhall.games.wiz_war.state.numbers import AT_THING, BEAST, NONE
from spellhall.games.wiz_war.state.state import Duel

END: Final = 0
STEP: Final = 1  # + direction
PUNCH: Final = 9
CAST: Final = 1_000  # + 4 * card + role
PLAY: Final = 3_000  # + card: lay down an item
USE: Final = 4_000  # + 4 * card + weapon
BOOST: Final = 6_000  # + card
HOLD: Final = 7_000  # + line
LET_GO: Final = 7_500  # + line
DROP: Final = 8_000  # + card
DROP_TREASURE: Final = 8_500
END_SPELL: Final = 9_000  # + card
ACTIVATE: Final = 9_500  # + kind of creature
LIFT: Final = 10_000  # + number of the thing
LIFT_ALL: Final = 9_600
GATHER: Final = 50_000  # + number of the tacks
TAKE: Final = 20_000  # + treasure
ACTIVATION_COST: Final = 2


def may_attack(s: Duel, seat: int) -> bool:
    """One attack per turn, none in the own first turn (WW-ATK-1, WW-ATK-2, WW-STUN-3)."""
    if s.players[seat].turns < 2 or mod(s, seat, NO_ATTACK):
        return False
    allowed = attacks_allowed(s, seat)
    if s.turn.stunned and s.turn.left:
        allowed -= 1  # Adrenaline leaves one attack beside the move (WW-MU-6)
    return s.turn.attacks < allowed


def may_leave(s: Duel, seat: int) -> bool:
    """A stunned wizard either moves or attacks (WW-STUN-1, WW-STUN-2)."""
    if s.turn.idle or is_rooted(s, seat):
        return False
    if s.turn.stunned:
        return s.turn.attacks < attacks_allowed(s, seat)
    return True


def actions(s: Duel, f: Act) -> list[int]:
    """All that can be done now; ending the phase always."""
    seat = f.seat
    player = s.players[seat]
    options = [END]
    leaves = may_leave(s, seat)
    if leaves:
        add_steps(s, seat, options)
    attack = may_attack(s, seat)
    if attack and not mod(s, seat, PUNCH_NONE) and usable(s, seat, seat, NONE, 0):
        options.append(PUNCH)
    for card in player.hand:
        add_card(s, seat, card, attack, leaves, options)
    for card in player.items:
        options.append(DROP + card)
        add_weapons(s, seat, card, attack, options)
    options += [END_SPELL + card for card in own_spells(s, seat)]
    for spell in s.spells:
        if spell.owner == seat and spell.target == seat:
            add_weapons(s, seat, spell.card, attack, options)
    add_things(s, seat, options)
    add_doors(s, seat, options)
    if s.turn.mp >= ACTIVATION_COST:
        for beast in s.beasts:
            if beast.owner == seat and BEAST + beast.kind not in s.turn.activated:
                options.append(ACTIVATE + beast.kind)
    return options


def add_steps(s: Duel, seat: int, options: list[int]) -> None:
    """Walk while MP last (WW-MOVE-2, WW-MOVE-8)."""
    cell = s.players[seat].cell
    if s.turn.mp >= step_cost(s, seat, cell):
        for d in steps_open(s, seat, cell):
            options.append(STEP + d)


def add_card(s: Duel, seat: int, card: int, attack: bool, leaves: bool, options: list[int]) -> None:
    """A hand card: cast it, lay it down, or burn it for speed."""
    if IS_ATTACK[card] and attack and may_move_by(s, seat, card, leaves):
        if castable(s, seat, seat, card, ATTACK):
            options.append(CAST + 4 * card + ATTACK)
    if IS_NEUTRAL[card] and may_move_by(s, seat, card, leaves):
        if castable(s, seat, seat, card, NEUTRAL):
            options.append(CAST + 4 * card + NEUTRAL)
    if IS_ITEM[card] and not (TRAITS_OF[card] & T_FIRE and global_mod(s, LOSE_FIRE)):
        if not TRAITS_OF[card] & T_RELIC or not base_is_full(s, seat):
            options.append(PLAY + card)
    if BOOSTS[card] and may_boost(s):
        options.append(BOOST + card)


def may_move_by(s: Duel, seat: int, card: int, leaves: bool) -> bool:
    """A spell that moves its caster needs the right to leave; a teleport breaks any hold."""
    if not MOVES_CASTER[card]:
        return True
    if s.turn.stunned and IS_ATTACK[card] and attacks_allowed(s, seat) < 2:
        return False  # an attack that moves would be both (WW-STUN-2)
    if TELEPORTS[card]:
        return not s.turn.stunned or s.turn.attacks < attacks_allowed(s, seat)
    return leaves


def add_weapons(s: Duel, seat: int, card: int, attack: bool, options: list[int]) -> None:
    """Uses of items and of spells in play."""
    weapons = CARD_OF[card].weapons
    for weapon in range(len(weapons)):
        if weapons[weapon].attack and not attack:
            continue
        if usable(s, seat, seat, card, weapon):
            options.append(USE + 4 * card + weapon)


def add_things(s: Duel, seat: int, options: list[int]) -> None:
    """What lies in the own square (WW-OBJ-5, WW-TRS-1)."""
    cell = s.players[seat].cell
    if carried_treasure(s, seat) != NONE:
        options.append(DROP_TREASURE)
    if global_mod(s, WEIGHED):
        return
    lifts = False
    for thing in s.things:
        if thing.cell == cell and s.turn.mp > 0 and not s.turn.idle and can_lift(s, seat, thing):
            options.append(LIFT + thing.uid)
            lifts = True
        elif thing.kind == TACKS and cell == s.turn.started and not s.turn.busy:
            # Gathering takes the whole Move and Cast (WW-CJ-17).
            if s._tables.near[cell] >> thing.cell & 1 and thing.cell != cell:
                if is_stuck(s, AT_THING + thing.uid):
                    continue
                if adjacent(s, seat, cell) >> thing.cell & 1:
                    options.append(GATHER + thing.uid)
    for treasure in range(len(s.treasures)):
        if s.treasures[treasure] == cell and can_take_treasure(s, seat, treasure):
            options.append(TAKE + treasure)
            lifts = True
    if lifts and mod(s, seat, TREASURE_FREE) and s.turn.mp > 0:
        options.append(LIFT_ALL)


def add_doors(s: Duel, seat: int, options: list[int]) -> None:
    """Hold open what one borders and can unlock (WW-DOOR-5)."""
    for line in s._tables.lines_round[s.players[seat].cell]:
        if not IS_DOOR[s.lines[line]]:
            continue
        if is_held_by(s, line, seat):
            options.append(LET_GO + line)
        elif not is_held(s, line) and line not in s.turn.released:
            if can_unlock(s, seat, line):
                options.append(HOLD + line)


# -- Doing it --------------------------------------------------------------------------------------


def act(s: Duel, f: Act, choice: int) -> None:
    """Carry out one action; the phase goes on unless it ended."""
    seat = f.seat
    s.turn.busy = True
    if choice == END:
        s.turn.over = True
        tell(s, "end_phase", seat)
    elif choice < PUNCH:
        walk(s, seat, choice - STEP)
    elif choice == PUNCH:
        announce(s, seat, seat, NONE, 0, ATTACK)
    elif choice < PLAY:
        announce(s, seat, seat, (choice - CAST) // 4, NONE, (choice - CAST) % 4)
    elif choice < USE:
        play_item(s, seat, choice - PLAY)
    elif choice < BOOST:
        use(s, seat, (choice - USE) // 4, (choice - USE) % 4)
    elif choice < HOLD:
        boost(s, seat, choice - BOOST)
    elif choice < LET_GO:
        hold(s, choice - HOLD, seat)
        tell(s, "hold", seat, choice - HOLD)
    elif choice < DROP:
        let_go(s, choice - LET_GO)
        s.turn.released.append(choice - LET_GO)
        tell(s, "let_go", seat, choice - LET_GO)
    elif choice < DROP_TREASURE:
        drop_item(s, seat, choice - DROP, cell_of(s, seat))
    elif choice == DROP_TREASURE:
        drop_treasure(s, seat)
    elif choice < ACTIVATE:
        spell = spell_in_play(s, choice - END_SPELL)
        assert spell is not None
        end_spell(s, spell)
    elif choice < LIFT_ALL:
        activate(s, seat, choice - ACTIVATE)
    elif choice == LIFT_ALL:
        lift_all(s, seat)
    elif choice < TAKE:
        lift(s, seat, choice - LIFT)
    elif choice < GATHER:
        pick_treasure(s, seat, choice - TAKE)
    else:
        gather(s, seat, choice - GATHER)


def walk(s: Duel, seat: int, d: int) -> None:
    """Pay, then step; out of a cloud one stumbles (WW-CJ-13)."""
    cell = cell_of(s, seat)
    s.turn.mp -= step_cost(s, seat, cell)
    if in_cloud(s, seat, cell):
        wander(s, seat)
    else:
        step(s, seat, d)
    if cell_of(s, seat) != cell:
        s.turn.left = True
        s.turn.released = []
        s.turn.trail.append(cell)


def play_item(s: Duel, seat: int, card: int) -> None:
    """Face up into the own area: a carried item from now on (WW-CARD-5)."""
    s.players[seat].hand.remove(card)
    for player in s.players:
        if card in player.seen:
            player.seen.remove(card)
    s.revealed += 1
    tell(s, "play_item", seat, card)
    gain_item(s, seat, card)
    scorch_player(s, seat)


def use(s: Duel, seat: int, card: int, weapon: int) -> None:
    role = ATTACK if CARD_OF[card].weapons[weapon].attack else NEUTRAL
    announce(s, seat, seat, card, weapon, role)


def activate(s: Duel, seat: int, kind: int) -> None:
    """Two MP; the creature moves and attacks, then the turn goes on (WW-ACT-1)."""
    s.turn.mp -= ACTIVATION_COST
    s.turn.activated.append(BEAST + kind)
    begin_activation(s, seat, kind)
    then(s, ActBeast(seat, kind))


def lift(s: Duel, seat: int, uid: int) -> None:
    """One MP; with full hands make room first (WW-OBJ-5, WW-OBJ-6)."""
    thing = thing_at(s, uid)
    assert thing is not None
    if not has_room(s, seat, thing.card):
        then(s, MakeRoom(seat, uid))
        return
    s.turn.mp -= 1
    lift_thing(s, seat, thing)


def has_room(s: Duel, seat: int, card: int) -> bool:
    """Whether one item more stays within the hand size that it leaves (WW-OBJ-6)."""
    counts = len(s.players[seat].items) >= mod(s, seat, ITEMS_FREE)
    return load_of(s, seat) + counts <= hand_limit(s, seat) + mod_of(card, HAND_ADD)


def rooms(s: Duel, f: MakeRoom) -> list[int]:
    """Leave it, or let something else go; any item will do (WW-DEC-8)."""
    items = [DROP_ITEM + card for card in s.players[f.seat].items]
    return [END, *cards_and_spells(s, f.seat), *items]


def make_room(s: Duel, f: MakeRoom, choice: int) -> None:
    if choice == END:
        return
    shed_one(s, f.seat, choice)
    thing = thing_at(s, f.uid)
    if thing is None:
        return
    if not has_room(s, f.seat, thing.card):
        then(s, MakeRoom(f.seat, f.uid))
        return
    s.turn.mp -= 1
    lift_thing(s, f.seat, thing)


def lift_all(s: Duel, seat: int) -> None:
    """Many arms: everything in the square for 1 MP (WW-MU-9)."""
    s.turn.mp -= 1
    cell = cell_of(s, seat)
    for thing in list(s.things):
        if thing.cell == cell and can_lift(s, seat, thing):
            lift_thing(s, seat, thing)
    for treasure in range(len(s.treasures)):
        if s.treasures[treasure] == cell and can_take_treasure(s, seat, treasure):
            pick_treasure(s, seat, treasure, paid=True)
            break


def gather(s: Duel, seat: int, uid: int) -> None:
    """The whole Move and Cast for a handful of tacks (WW-CJ-17)."""
    thing = thing_at(s, uid)
    assert thing is not None
    take_off(s, thing)
    gain_item(s, seat, thing.card)
    s.turn.over = True
    tell(s, "lift", seat, thing.card)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(Act, actions, act, automatic=never)
    rules.question(MakeRoom, rooms, make_room)
