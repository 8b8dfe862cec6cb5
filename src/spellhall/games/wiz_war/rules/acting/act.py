"""Move and Cast: everything the active player may do, in any order (WW-MAC, WW-DEC-3)."""

from collections.abc import Callable
from typing import Any, Final

from spellhall.engine.choices import Codes, by_verb
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, never, then
from spellhall.games.wiz_war.box.cards import (
    CARD_OF,
)
from spellhall.games.wiz_war.box.modifier_keys import (
    HAND_ADD,
    ITEMS_FREE,
)
from spellhall.games.wiz_war.box.terms import ATTACK, NEUTRAL
from spellhall.games.wiz_war.choices import CHOICES
from spellhall.games.wiz_war.choices.kinds import WEAPONS
from spellhall.games.wiz_war.choices.turn import (
    ACTIVATE,
    CAST,
    DROP_TREASURE,
    END,
    FREE,
    FREE_WHEN_MAKING_ROOM,
    GATHER,
    HOLD,
    LEAVE_IT,
    LIFT,
    LIFT_ALL,
    MAKE_ROOM,
    PLAY,
    PUNCH,
    RELEASE,
    STEP,
    TAKE,
    USE,
)
from spellhall.games.wiz_war.frames.effects import ActBeast
from spellhall.games.wiz_war.frames.turn import Act, MakeRoom
from spellhall.games.wiz_war.rules.acting.actions import ACTIVATION_COST, actions
from spellhall.games.wiz_war.rules.acting.at_any_time import (
    add_drops,
    do_free_act,
)
from spellhall.games.wiz_war.rules.acting.beasts import begin_activation
from spellhall.games.wiz_war.rules.casting.announce import announce
from spellhall.games.wiz_war.rules.casting.committing import scorch_player
from spellhall.games.wiz_war.rules.modifiers import (
    hand_limit,
    load_of,
    mod,
    mod_of,
)
from spellhall.games.wiz_war.rules.moving.steps import in_cloud, step, step_cost, wander
from spellhall.games.wiz_war.rules.table.changing import hold, let_go
from spellhall.games.wiz_war.rules.table.figures import cell_of
from spellhall.games.wiz_war.rules.table.lifting import (
    can_lift,
    can_take_treasure,
)
from spellhall.games.wiz_war.rules.table.things import (
    draw_for_item,
    drop_treasure,
    gain_item,
    take_off,
    thing_at,
)
from spellhall.games.wiz_war.rules.table.treasures import lift_thing, pick_treasure
from spellhall.games.wiz_war.rules.turn import cards_and_spells, throw_away
from spellhall.games.wiz_war.state.numbers import BEAST, NONE
from spellhall.games.wiz_war.state.state import Duel

# -- Doing it --------------------------------------------------------------------------------------


def act(s: Duel, f: Act, choice: int) -> None:
    """Carry out one action; the phase goes on unless it ended."""
    s.turn.busy = True
    do_act(s, f, choice)


def end_phase(s: Duel, f: Act, choice: int) -> None:
    s.turn.over = True
    if s.watched:
        tell(s, "end_phase", f.seat)


def take_step(s: Duel, f: Act, choice: int) -> None:
    walk(s, f.seat, STEP.first[choice])


def punch(s: Duel, f: Act, choice: int) -> None:
    announce(s, f.seat, f.seat, NONE, 0, ATTACK)


def cast(s: Duel, f: Act, choice: int) -> None:
    announce(s, f.seat, f.seat, CAST.card(choice), NONE, CAST.role(choice))


def play(s: Duel, f: Act, choice: int) -> None:
    play_item(s, f.seat, PLAY.first[choice])


def use(s: Duel, f: Act, choice: int) -> None:
    card, weapon = WEAPONS[USE.first[choice]]
    role = ATTACK if CARD_OF[card].weapons[weapon].attack else NEUTRAL
    announce(s, f.seat, f.seat, card, weapon, role)


def hold_door(s: Duel, f: Act, choice: int) -> None:
    hold(s, HOLD.first[choice], f.seat)
    tell(s, "hold", f.seat, HOLD.first[choice], len(s.players))


def release_door(s: Duel, f: Act, choice: int) -> None:
    line = RELEASE.first[choice]
    let_go(s, line)
    s.turn.released = [*s.turn.released, line]
    tell(s, "let_go", f.seat, line, len(s.players))


def put_down_treasure(s: Duel, f: Act, choice: int) -> None:
    drop_treasure(s, f.seat)


def activate(s: Duel, f: Act, choice: int) -> None:
    """Two MP; the creature moves and attacks, then the turn goes on (WW-ACT-1)."""
    kind = ACTIVATE.first[choice]
    s.turn.mp -= ACTIVATION_COST
    s.turn.activated = [*s.turn.activated, BEAST + kind]
    begin_activation(s, f.seat, kind)
    then(s, ActBeast(f.seat, kind))


def take_treasure(s: Duel, f: Act, choice: int) -> None:
    pick_treasure(s, f.seat, TAKE.first[choice])


def do_free(s: Duel, f: Act, choice: int) -> None:
    do_free_act(s, f.seat, FREE, choice)


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
        if s.turn.released:
            s.turn.released = []
        s.turn.trail = [*s.turn.trail, cell]


def play_item(s: Duel, seat: int, card: int) -> None:
    """Face up into the own area: a carried item from now on (WW-CARD-5)."""
    s.players[seat].hand.remove(card)
    for player in s.players:
        if card in player.seen:
            player.seen.remove(card)
    s.revealed += 1
    gain_item(s, seat, card)
    tell(s, "play_item", seat, card)
    draw_for_item(s, seat, card)
    scorch_player(s, seat)


def lift(s: Duel, f: Act, choice: int) -> None:
    """One MP; with full hands make room first (WW-OBJ-5, WW-OBJ-6)."""
    thing = s.things[LIFT.first[choice]]
    if not has_room(s, f.seat, thing.card):
        then(s, MakeRoom(f.seat, thing.uid))
        return
    s.turn.mp -= 1
    lift_thing(s, f.seat, thing)


def has_room(s: Duel, seat: int, card: int) -> bool:
    """Whether one item more stays within the hand size that it leaves (WW-OBJ-6)."""
    counts = len(s.players[seat].items) >= mod(s, seat, ITEMS_FREE)
    return load_of(s, seat) + counts <= hand_limit(s, seat) + mod_of(card, HAND_ADD)


def rooms(s: Duel, f: MakeRoom) -> Codes:
    """Leave it, or let something else go; any item will do (WW-DEC-8)."""
    free = FREE_WHEN_MAKING_ROOM
    options = cards_and_spells(s, f.seat, MAKE_ROOM, free)
    options.insert(0, LEAVE_IT.bare)
    add_drops(s, f.seat, free, options)
    return options


def make_room(s: Duel, f: MakeRoom, choice: int) -> None:
    if choice == LEAVE_IT.bare:
        return
    if MAKE_ROOM.has(choice):
        throw_away(s, f.seat, MAKE_ROOM.first[choice])
    else:
        do_free_act(s, f.seat, FREE_WHEN_MAKING_ROOM, choice)
    thing = thing_at(s, f.uid)
    if thing is None:
        return
    if not has_room(s, f.seat, thing.card):
        then(s, MakeRoom(f.seat, f.uid))
        return
    s.turn.mp -= 1
    lift_thing(s, f.seat, thing)


def lift_all(s: Duel, f: Act, choice: int) -> None:
    """Many arms: everything in the square for 1 MP (WW-MU-9)."""
    seat = f.seat
    s.turn.mp -= 1
    cell = cell_of(s, seat)
    for thing in list(s.things):
        if thing.cell == cell and can_lift(s, seat, thing):
            lift_thing(s, seat, thing)
    for treasure in range(len(s.treasures)):
        if s.treasures[treasure] == cell and can_take_treasure(s, seat, treasure):
            pick_treasure(s, seat, treasure, paid=True)
            break


def gather(s: Duel, f: Act, choice: int) -> None:
    """The whole Move and Cast for a handful of tacks (WW-CJ-17)."""
    thing = s.things[GATHER.first[choice]]
    take_off(s, thing)
    gain_item(s, f.seat, thing.card)
    s.turn.over = True
    tell(s, "lift", f.seat, thing.card, thing.cell, NONE, len(s.players))


do_act: Final[Callable[[Any, Any, int], None]] = by_verb(
    CHOICES.answers[Act],
    {
        END: end_phase,
        STEP: take_step,
        PUNCH: punch,
        CAST.alone: cast,
        CAST.as_role: cast,
        PLAY: play,
        USE: use,
        HOLD: hold_door,
        RELEASE: release_door,
        DROP_TREASURE: put_down_treasure,
        ACTIVATE: activate,
        LIFT_ALL: lift_all,
        LIFT: lift,
        TAKE: take_treasure,
        GATHER: gather,
        FREE.finish: do_free,
        FREE.drop: do_free,
        FREE.boost: do_free,
    },
)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(Act, actions, act, automatic=never)
    rules.question(MakeRoom, rooms, make_room)
