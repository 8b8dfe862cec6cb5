"""Verbs that bring creatures, and the squares that are picked for them (WW-SUM)."""

from spellhall.engine.choices import ALLOWED
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.maze.bits import places
from spellhall.games.wiz_war.box.maze.sight import flown_from
from spellhall.games.wiz_war.box.terms import MAGICAL, PLAIN
from spellhall.games.wiz_war.box.verbs import CallCreature, ReturnCreature, Summon
from spellhall.games.wiz_war.choices.effects import NOWHERE, TO_SQUARE
from spellhall.games.wiz_war.frames.effects import Perform, PickSquare, Suffer
from spellhall.games.wiz_war.frames.moving import PickWay
from spellhall.games.wiz_war.rules.casting.castable import summon_squares
from spellhall.games.wiz_war.rules.casting.targets import landings
from spellhall.games.wiz_war.rules.dice import open_roll
from spellhall.games.wiz_war.rules.effects.displacing import (
    TO_BLINK,
    TO_CALL,
    TO_SEND,
    TO_SUMMON,
    TO_SWOOP,
    leave,
)
from spellhall.games.wiz_war.rules.modifiers import (
    at_work,
    spell_in_play,
)
from spellhall.games.wiz_war.rules.moving.forced import BY_TELEPORT
from spellhall.games.wiz_war.rules.moving.teleports import come_out, last_ways, teleport
from spellhall.games.wiz_war.rules.piles import learn
from spellhall.games.wiz_war.rules.table.changing import put_beast
from spellhall.games.wiz_war.rules.table.figures import cell_of, is_alive
from spellhall.games.wiz_war.rules.table.seeing import is_filled
from spellhall.games.wiz_war.rules.table.things import end_spell
from spellhall.games.wiz_war.rules.table.treasures import start_squares
from spellhall.games.wiz_war.rules.why_not import (
    NO_LANDING,
    NOBODY_ENTERS,
    NOT_BESIDE_YOU,
    START_SQUARES_ONLY,
    THERE_ALREADY,
    TOO_FAR,
)
from spellhall.games.wiz_war.state.numbers import BEAST, NONE
from spellhall.games.wiz_war.state.pieces import Beast
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import target_card


def summon(s: Duel, f: Perform, v: Summon) -> None:
    """The die costs one less in life and adds to the creature's (WW-SUM-2 to WW-SUM-4)."""
    result = open_roll(s, f.seat, f.card)
    then(s, PickSquare(f.seat, TO_SUMMON, f.seat, creature=v.kind, die=result))
    if result > 1:
        then(
            s,
            Suffer(f.seat, result - 1, MAGICAL, PLAIN, sure=True, seat=f.seat, card=f.card),
        )


def return_creature(s: Duel, f: Perform, v: ReturnCreature) -> None:
    card = target_card(f.target)
    for heap in s.piles:
        if card in heap.discard:
            heap.discard.remove(card)
            s.players[f.seat].hand.append(card)
            for player in range(len(s.players)):
                if player != f.seat:
                    learn(s, player, card)
            tell(s, "returns", f.seat, card, f.card)
            return


def call_creature(s: Duel, f: Perform, v: CallCreature) -> None:
    then(s, PickSquare(f.seat, TO_CALL, f.target))


def square_choices(s: Duel, f: PickSquare) -> list[int]:
    """Where to, for each reason to pick a square."""
    if f.verb == TO_SEND:
        return [TO_SQUARE.codes[cell] for cell in start_squares(s, f.treasure // 2)]
    cell = cell_of(s, f.seat)
    if cell == NONE:
        return [NOWHERE.bare]
    if f.verb == TO_SWOOP:
        if not is_alive(s, f.victim) or not is_alive(s, f.figure):
            return [NOWHERE.bare]
        found = landings(s, f.figure, f.victim)
        return [TO_SQUARE.codes[there] for there in found] or [NOWHERE.bare]
    if f.verb == TO_BLINK:
        bits = flown_from(s._tables, cell, f.steps, True)  # off the map too (WW-TEL-3 to WW-TEL-5)
        return [TO_SQUARE.codes[there] for there in places(bits & ~(1 << cell))]
    if not is_alive(s, f.figure):
        return [NOWHERE.bare]
    return [TO_SQUARE.codes[there] for there in summon_squares(s, f.seat)] or [NOWHERE.bare]


def why_not_there(s: Duel, f: PickSquare, cell: int) -> int:
    """Why something cannot come to a square, for each reason to pick one."""
    if TO_SQUARE.codes[cell] in square_choices(s, f):
        return ALLOWED
    if f.verb == TO_SEND:
        return START_SQUARES_ONLY
    if f.verb == TO_SWOOP:
        return NO_LANDING
    if f.verb == TO_BLINK:
        return THERE_ALREADY if cell == cell_of(s, f.seat) else TOO_FAR
    return NOBODY_ENTERS if is_filled(s, cell) else NOT_BESIDE_YOU


def pick_square(s: Duel, f: PickSquare, choice: int) -> None:
    cell = TO_SQUARE.first[choice] if TO_SQUARE.has(choice) else NONE
    if f.verb == TO_SUMMON:
        finish_summon(s, f, cell)
    elif cell == NONE:
        return
    elif f.verb == TO_SEND:
        s.treasures[f.treasure] = cell
        tell(s, "send_home", f.treasure, cell, at_work(s), len(s.players))
    elif f.verb == TO_BLINK:
        blink_to(s, f, cell)
    elif cell != cell_of(s, f.figure):  # who stays is not moved (WW-AMB-66)
        if f.verb == TO_SWOOP:
            leave(s, f.figure)
        teleport(s, f.figure, cell)


def blink_to(s: Duel, f: PickSquare, cell: int) -> None:
    """Aimed at a square that is filled it goes on, the way that one came (WW-TEL-5, WW-AMB-57)."""
    leave(s, f.figure)
    ways = last_ways(s, cell_of(s, f.figure), cell)
    if len(ways) > 1 and is_filled(s, cell):
        then(s, PickWay(f.seat, f.figure, 1, tuple(ways), cell, BY_TELEPORT))
    else:
        come_out(s, f.figure, cell, ways[0])


def finish_summon(s: Duel, f: PickSquare, cell: int) -> None:
    """Without a square, or with a dead master, there is no creature (WW-SUM-4)."""
    card = s.air[-1].card
    kind, result = f.creature, f.die
    spell = spell_in_play(s, card)
    if cell == NONE or spell is None:
        if spell is not None:
            end_spell(s, spell)
        return
    row = CREATURES[kind]
    put_beast(s, Beast(kind, f.seat, card, cell, row.life + result), spell)
    tell(s, "summoned", f.seat, BEAST + kind, row.life + result, cell, len(s.players))


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(PickSquare, square_choices, pick_square)
