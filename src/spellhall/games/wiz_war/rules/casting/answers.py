"""Which counters may answer what is in the air (WW-CNT-7, WW-CNT-8)."""

from typing import Final

from spellhall.engine.choices import ALLOWED
from spellhall.games.wiz_war.box.cards import ANSWERS_OF, CANCELS, CARD_OF, TRAITS_OF
from spellhall.games.wiz_war.box.maze.bits import places
from spellhall.games.wiz_war.box.modifier_keys import LOSE_FIRE
from spellhall.games.wiz_war.box.terms import (
    ANY_SPELL,
    ATTACK_AT_ME,
    ATTACK_SPELL_AT_ME,
    BREATH,
    COUNTER_TO_MINE,
    CROSSING_ATTACK,
    DAMAGE,
    DEATH,
    NEUTRAL,
    NEUTRAL_SPELL,
    SIGHT,
    SPELL_AT_ME,
    T_FIRE,
    T_WATER,
    TREASURE,
    WATER_SPELL,
    WITHIN_3,
)
from spellhall.games.wiz_war.rules.casting.castable import weapon_of
from spellhall.games.wiz_war.rules.modifiers import global_mod
from spellhall.games.wiz_war.rules.table.figures import cell_of
from spellhall.games.wiz_war.rules.table.seeing import blocked, lines_in_sight, sees, standing_lines
from spellhall.games.wiz_war.rules.table.things import thing_at
from spellhall.games.wiz_war.rules.why_not import (
    ANSWERS_SOMETHING_ELSE,
    CANNOT_BE_CANCELLED,
    CASTER_UNSEEN,
    DAMAGE_ONLY,
    DEATH_ONLY,
    NO_FIRE,
    NOTHING_TO_CROSS,
    TREASURE_ONLY,
)
from spellhall.games.wiz_war.state.air import Cast
from spellhall.games.wiz_war.state.numbers import AT_LINE, AT_SPELL, AT_SQUARE, AT_THING, NONE
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import target_line, target_square, target_thing

# Counters that answer neither spell nor attack.
OTHER_WINDOWS: Final = [ANSWERS_SOMETHING_ELSE] * (DEATH + 1)  # by what they answer
OTHER_WINDOWS[DAMAGE] = DAMAGE_ONLY
OTHER_WINDOWS[TREASURE] = TREASURE_ONLY
OTHER_WINDOWS[DEATH] = DEATH_ONLY


def may_respond(s: Duel, seat: int, height: int) -> bool:
    """Whether, as far as the table can tell, a seat could answer (WW-HID-3)."""
    player = s.players[seat]
    for card in player.items:
        if ANSWERS_OF[card] and why_not_fit(s, seat, height, card) == ALLOWED:
            return True
    if not player.hand:
        return False
    for card in s.answering:
        if why_not_fit(s, seat, height, card) == ALLOWED:
            return True
    return False


def why_not_fit(s: Duel, seat: int, height: int, card: int) -> int:
    """What keeps a counter from answering what is in the air (WW-CNT-7, WW-CNT-8)."""
    row = CARD_OF[card]
    cast = s.air[height]
    if row.traits & T_FIRE and global_mod(s, LOSE_FIRE):
        return NO_FIRE
    trigger = row.answers
    if trigger == ANY_SPELL:
        fit = cast.spell
    elif trigger == NEUTRAL_SPELL:
        fit = cast.spell and cast.role == NEUTRAL
    elif trigger == SPELL_AT_ME:
        fit = cast.spell and cast.seat != seat and seat in cast.targets
    elif trigger == ATTACK_SPELL_AT_ME:
        fit = cast.spell and cast.attack and seat in cast.targets and cast.seat != seat
    elif trigger == ATTACK_AT_ME:
        fit = cast.attack and seat in cast.targets and cast.seat != seat
    elif trigger == COUNTER_TO_MINE:
        fit = cast.spell and cast.against != NONE and s.air[cast.against].seat == seat
    elif trigger == WATER_SPELL:
        fit = cast.spell and cast.card != NONE and TRAITS_OF[cast.card] & T_WATER != 0
    elif trigger == CROSSING_ATTACK:
        crossing = cast.attack and bool(crossed_lines(s, seat, height))
        return ALLOWED if crossing else NOTHING_TO_CROSS
    else:
        return OTHER_WINDOWS[trigger]
    if not fit:
        return ANSWERS_SOMETHING_ELSE
    if cast.card != NONE and CARD_OF[cast.card].certain and CANCELS[card]:
        return CANNOT_BE_CANCELLED  # it would have no effect (WW-AMB-32)
    if row.reach == SIGHT and cast.seat != seat and not sees(s, seat, cast.by):
        return CASTER_UNSEEN
    return ALLOWED


def needs_sight(cast: Cast) -> bool:
    """Whether the attack in the air flies along a line of sight."""
    if cast.weapon != NONE:
        return weapon_of(cast.by, cast.card, cast.weapon).reach in (SIGHT, WITHIN_3)
    row = CARD_OF[cast.card]
    return row.reach == SIGHT or row.area == BREATH


def line_of_attack(s: Duel, cast: Cast, target: int) -> int:
    """Bits of what the unblocked line of an attack crosses; 0 if it has none."""
    t = s._tables
    cell = target_cell(s, target)
    if AT_LINE <= target < AT_THING:
        traces = t.lines.traces_to(cast.origin, target_line(target))
    elif cell == NONE or cell == cast.origin:
        return 0
    else:
        traces = t.squares.traces_to(cast.origin, cell)
    block = blocked(s)
    for trace in traces:
        if not trace & block:
            return trace
    return 0


def target_cell(s: Duel, target: int) -> int:
    """The square of whatever is aimed at; NONE for lines and spells."""
    if 0 <= target < AT_SQUARE:
        return cell_of(s, target)
    if AT_SQUARE <= target < AT_LINE:
        return target_square(target)
    if AT_THING <= target < AT_SPELL:
        thing = thing_at(s, target_thing(target))
        return NONE if thing is None else thing.cell
    return NONE


def crossed_lines(s: Duel, seat: int, height: int) -> list[int]:
    """Free border lines that a line of attack crosses and that the seat sees (WW-CJ-3)."""
    cast = s.air[height]
    if not needs_sight(cast):
        return []
    crossed = 0
    for target in cast.targets:
        crossed |= line_of_attack(s, cast, target)
    if not crossed:
        return []
    seen = lines_in_sight(s, seat, False)
    return places(crossed & seen & ~standing_lines(s))
