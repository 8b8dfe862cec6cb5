"""Activated creatures (WW-ACT, WW-CATK, WW-CMOV, WW-CRT)."""

from collections.abc import Callable
from typing import Any, Final

from spellhall.engine.choices import ABSENT, ALLOWED, by_verb
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wiz_war.box.cards import CARD_OF, IS_ATTACK
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.modifier_keys import FIGURE_FORM, NO_ATTACK
from spellhall.games.wiz_war.box.terms import ATTACK, BIG_MAN, BOGGART, GOLEM, WEREWOLF
from spellhall.games.wiz_war.choices import CHOICES
from spellhall.games.wiz_war.choices.kinds import STRIKE_AT, STRIKES
from spellhall.games.wiz_war.choices.turn import (
    BEAST_CAST,
    BEAST_DROP_TREASURE,
    BEAST_END,
    BEAST_PUNCH,
    BEAST_STEP,
    BEAST_STRIKE,
    BEAST_TAKE,
    FREE_BESIDE_BEAST,
)
from spellhall.games.wiz_war.frames.effects import ActBeast
from spellhall.games.wiz_war.rules.acting.at_any_time import add_lets_go, do_free_act
from spellhall.games.wiz_war.rules.casting.announce import announce
from spellhall.games.wiz_war.rules.casting.castable import CREATURE_WEAPON, castable, usable
from spellhall.games.wiz_war.rules.modifiers import attacks_allowed, mod, speed_of
from spellhall.games.wiz_war.rules.moving.steps import (
    in_cloud,
    step,
    step_cost,
    steps_open,
    wander,
    way_over_blocks,
)
from spellhall.games.wiz_war.rules.table.figures import beast_of, carried_treasure, cell_of
from spellhall.games.wiz_war.rules.table.lifting import can_take_treasure, why_not_taken
from spellhall.games.wiz_war.rules.table.squares import has_block, is_rooted
from spellhall.games.wiz_war.rules.table.things import drop_treasure
from spellhall.games.wiz_war.rules.table.treasures import pick_treasure
from spellhall.games.wiz_war.rules.why_not import (
    ACTIVATION_OVER,
    ATTACK_USED,
    BARRED_WAY,
    FIRST_TURN,
    HELD_FAST,
    LOST_IN_DUST,
    NO_STEP_POINTS,
    NO_TARGET,
    PEACEFUL,
    STUNNED,
    TREASURE_ELSEWHERE,
)
from spellhall.games.wiz_war.state.numbers import BEAST, CARRIED, NONE
from spellhall.games.wiz_war.state.pieces import Beast
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.turn import Activation

PUNCHING_FORMS: Final = (BIG_MAN, GOLEM, WEREWOLF)


def may_strike(s: Duel, f: ActBeast) -> bool:
    """One attack, not in the controller's first turn (WW-CATK-4, WW-CRT-7)."""
    figure = BEAST + f.kind
    if s.players[f.seat].turns < 2 or mod(s, figure, NO_ATTACK):
        return False
    allowed = attacks_allowed(s, figure)
    if figure in s.turn.dazed and s.turn.activation.moved:
        allowed -= 1
    return s.turn.activation.attacks < allowed


def may_walk(s: Duel, figure: int) -> bool:
    """A stunned creature moves or attacks (WW-CRT-7); with Adrenaline it does one more."""
    if is_rooted(s, figure):
        return False
    return figure not in s.turn.dazed or s.turn.activation.attacks < attacks_allowed(s, figure)


def beast_actions(s: Duel, f: ActBeast) -> list[int]:
    """Move and make one attack, at any point of its movement (WW-ACT-3)."""
    figure = BEAST + f.kind
    options = [BEAST_END.bare]
    cell = cell_of(s, figure)
    if is_spent(s, f):
        return options
    if s.turn.activation.mp >= step_cost(s, figure, cell) and may_walk(s, figure):
        options += [BEAST_STEP.codes[d] for d in ways_ahead(s, figure, cell)]
    if may_strike(s, f):
        add_strikes(s, f, figure, options)
    if f.kind == BOGGART:
        if carried_treasure(s, figure) != NONE:
            options.append(BEAST_DROP_TREASURE.bare)
        for treasure in range(len(s.treasures)):
            if s.treasures[treasure] == cell and can_take_treasure(s, figure, treasure):
                options.append(BEAST_TAKE.codes[treasure])
    if is_at_work(s, f):
        add_lets_go(s, f.seat, FREE_BESIDE_BEAST, options)
    return options


def is_at_work(s: Duel, f: ActBeast) -> bool:
    """Whether it has points or an attack left, so that what stands in its way matters."""
    walks = s.turn.activation.mp > 0 and may_walk(s, BEAST + f.kind)
    return walks or may_strike(s, f)


def is_spent(s: Duel, f: ActBeast) -> bool:
    """The activation is over: by a bush, a treasure (WW-CRE-1), or for want of a creature."""
    return s.turn.over or s.turn.activation.over or beast_of(s, f.kind) is None


def ways_ahead(s: Duel, figure: int, cell: int) -> list[int]:
    """The directions of its steps and, as far as its MP go, of its flights (WW-AMB-54)."""
    ways = steps_open(s, figure, cell)
    for d in range(4):
        if 0 < len(way_over_blocks(s, figure, cell, d)) <= s.turn.activation.mp:
            ways.append(d)
    return sorted(ways)


def add_strikes(s: Duel, f: ActBeast, figure: int, options: list[int]) -> None:
    """Attacks of its card, a punch in some forms, and creature attack spells (WW-CATK-1)."""
    attacks = CREATURES[f.kind].attacks
    for i in range(len(attacks)):
        if usable(s, f.seat, figure, NONE, CREATURE_WEAPON + i):
            options.append(BEAST_STRIKE.codes[STRIKE_AT[f.kind, i]])
    if mod(s, figure, FIGURE_FORM) in PUNCHING_FORMS and usable(s, f.seat, figure, NONE, 0):
        options.append(BEAST_PUNCH.bare)
    for card in s.players[f.seat].hand:
        if IS_ATTACK[card] and CARD_OF[card].beast:
            if castable(s, f.seat, figure, card, ATTACK):
                options.append(BEAST_CAST.codes[card][ATTACK])


def why_not_at_all(s: Duel, f: ActBeast) -> int:
    """Whether the activation goes on."""
    return ACTIVATION_OVER if is_spent(s, f) else ALLOWED


def why_not_beast_step(s: Duel, f: ActBeast, way: int) -> int:
    """Held fast, stunned, without points, or with something in its way (WW-CMOV-1, WW-CRT-7)."""
    figure = BEAST + f.kind
    if is_spent(s, f):
        return ACTIVATION_OVER
    if not may_walk(s, figure):
        return HELD_FAST if is_rooted(s, figure) else STUNNED
    cell = cell_of(s, figure)
    if s.turn.activation.mp < step_cost(s, figure, cell):
        return NO_STEP_POINTS
    if way in ways_ahead(s, figure, cell):
        return ALLOWED
    return LOST_IN_DUST if in_cloud(s, figure, cell) else BARRED_WAY


def why_no_strike(s: Duel, f: ActBeast) -> int:
    """What keeps a creature from attacking with all it has; else there is no target."""
    if is_spent(s, f):
        return ACTIVATION_OVER
    if may_strike(s, f):
        return NO_TARGET
    if s.players[f.seat].turns < 2:
        return FIRST_TURN
    return PEACEFUL if mod(s, BEAST + f.kind, NO_ATTACK) else ATTACK_USED


def why_not_beast_take(s: Duel, f: ActBeast, treasure: int) -> int:
    """The Boggart takes what lies in its square (WW-CRT-2)."""
    if treasure >= len(s.treasures) or s.treasures[treasure] >= CARRIED:
        return ABSENT
    if is_spent(s, f):
        return ACTIVATION_OVER
    figure = BEAST + f.kind
    if s.treasures[treasure] != cell_of(s, figure):
        return TREASURE_ELSEWHERE
    return why_not_taken(s, figure, treasure)


def has_hand(s: Duel, f: ActBeast) -> bool:
    """Only with an empty hand can the table tell that nothing is left to do."""
    return not s.players[f.seat].hand or beast_of(s, f.kind) is None or s.turn.over


def act_beast(s: Duel, f: ActBeast, choice: int) -> None:
    """It goes on until its controller says so, or there is no creature any more."""
    if choice == BEAST_END.bare or beast_of(s, f.kind) is None:
        s.turn.activation = Activation()
        return
    then(s, ActBeast(f.seat, f.kind))
    do_act_beast(s, f, choice)


def end_activation(s: Duel, f: ActBeast, choice: int) -> None:
    """Nothing more to do."""


def take_step(s: Duel, f: ActBeast, choice: int) -> None:
    """One square, or on over Stone Blocks (WW-AMB-54)."""
    beast = beast_of(s, f.kind)
    assert beast is not None
    figure = BEAST + f.kind
    s.turn.activation.moved = True
    if in_cloud(s, figure, beast.cell):
        s.turn.activation.mp -= step_cost(s, figure, beast.cell)
        wander(s, figure)
        return
    walk_on(s, beast, BEAST_STEP.first[choice])
    while has_block(s, beast.cell):
        walk_on(s, beast, beast.heading)


def punch(s: Duel, f: ActBeast, choice: int) -> None:
    announce(s, f.seat, BEAST + f.kind, NONE, 0, ATTACK)


def strike_with(s: Duel, f: ActBeast, choice: int) -> None:
    _, attack = STRIKES[BEAST_STRIKE.first[choice]]
    announce(s, f.seat, BEAST + f.kind, NONE, CREATURE_WEAPON + attack, ATTACK)


def put_down_treasure(s: Duel, f: ActBeast, choice: int) -> None:
    drop_treasure(s, BEAST + f.kind)


def take_treasure(s: Duel, f: ActBeast, choice: int) -> None:
    pick_treasure(s, BEAST + f.kind, BEAST_TAKE.first[choice])


def cast(s: Duel, f: ActBeast, choice: int) -> None:
    announce(s, f.seat, BEAST + f.kind, BEAST_CAST.card(choice), NONE, ATTACK)


def do_free(s: Duel, f: ActBeast, choice: int) -> None:
    do_free_act(s, f.seat, FREE_BESIDE_BEAST, choice)


do_act_beast: Final[Callable[[Any, Any, int], None]] = by_verb(
    CHOICES.answers[ActBeast],
    {
        BEAST_END: end_activation,
        BEAST_STEP: take_step,
        BEAST_PUNCH: punch,
        BEAST_STRIKE: strike_with,
        BEAST_DROP_TREASURE: put_down_treasure,
        BEAST_TAKE: take_treasure,
        BEAST_CAST.alone: cast,
        BEAST_CAST.as_role: cast,
        FREE_BESIDE_BEAST.finish: do_free,
        FREE_BESIDE_BEAST.drop: do_free,
        FREE_BESIDE_BEAST.boost: do_free,
    },
)


def walk_on(s: Duel, beast: Beast, d: int) -> None:
    """Pay for a step, then make it."""
    figure = BEAST + beast.kind
    s.turn.activation.mp -= step_cost(s, figure, beast.cell)
    beast.run = beast.run + 1 if beast.heading == d else 1
    beast.heading = s._tables.maze.heading[4 * beast.cell + d]
    step(s, figure, d)


def begin_activation(s: Duel, seat: int, kind: int) -> None:
    """Its own movement points, without boost (WW-CMOV-1)."""
    figure = BEAST + kind
    beast = beast_of(s, kind)
    assert beast is not None
    beast.run = 0
    s.turn.activation = Activation(mp=speed_of(s, figure) * (2 if figure in s.turn.hasty else 1))
    tell(s, "activate", seat, figure)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(ActBeast, beast_actions, act_beast, automatic=has_hand)
