"""Why a visible card cannot be played now, with the rule that says so."""

from spellhall.engine.frames import Question
from spellhall.engine.wording import Refused
from spellhall.games.wiz_war.box.cards import CARD_OF, IS_ATTACK, IS_COUNTER, IS_ENERGY, IS_NEUTRAL
from spellhall.games.wiz_war.box.maze.board import IS_DOOR, OFF
from spellhall.games.wiz_war.box.modifier_keys import ONLY_COUNTERS
from spellhall.games.wiz_war.box.terms import (
    ANY_SPELL,
    ATTACK_AT_ME,
    ATTACK_SPELL_AT_ME,
    DAMAGE,
    DEATH,
    NEUTRAL_SPELL,
    SPELL_AT_ME,
    TREASURE,
)
from spellhall.games.wiz_war.frames.casting import CutDamage, Respond
from spellhall.games.wiz_war.frames.turn import Act
from spellhall.games.wiz_war.rules.act import CAST, actions, may_attack
from spellhall.games.wiz_war.rules.casting.windows import COUNTER_CARD, counters, cuts
from spellhall.games.wiz_war.rules.modifiers import mod
from spellhall.games.wiz_war.rules.table.doors import can_unlock, is_held, is_sealed
from spellhall.games.wiz_war.state.state import Duel


def refused_actions(s: Duel, f: Act) -> list[Refused]:
    """Hand cards that cannot be cast in this moment of one's own turn, and locked doors at hand."""
    open_codes = actions(s, f)
    castable = {(code - CAST) // 4 for code in open_codes if CAST <= code < CAST + 2000}
    found = []
    for card in s.players[f.seat].hand:
        if card in castable or not (IS_ATTACK[card] or IS_NEUTRAL[card] or IS_COUNTER[card]):
            continue
        reason, rule = why_not(s, f.seat, card)
        found.append(Refused(f"card:{card}", reason, rule))
    return found + locked_doors(s, f.seat)


def locked_doors(s: Duel, seat: int) -> list[Refused]:
    """Doors of the square one stands on that do not open."""
    maze = s._tables.maze
    found = []
    for side in range(4 * s.players[seat].cell, 4 * s.players[seat].cell + 4):
        line = maze.line[side]
        if line == OFF or not IS_DOOR[s.lines[line]] or is_held(s, line):
            continue
        if is_sealed(s, line):
            found.append(Refused(f"line:{line}", "The door is sealed for everybody.", "WW-DOOR-1"))
        elif not can_unlock(s, seat, line):
            found.append(Refused(f"line:{line}", "The door is locked for you.", "WW-DOOR-1"))
    return found


def why_not(s: Duel, seat: int, card: int) -> tuple[str, str]:
    if IS_COUNTER[card] and not IS_NEUTRAL[card]:
        return "Only in answer to what it names.", "WW-CARD-2"
    if mod(s, seat, ONLY_COUNTERS):
        return "Your form allows counters only.", "WW-FRM-3"
    if IS_ATTACK[card] and not IS_NEUTRAL[card] and not may_attack(s, seat):
        if s.players[seat].turns < 2:
            return "No attack in your first turn.", "WW-ATK-2"
        if s.turn.stunned and s.turn.left:
            return "You are stunned and have moved.", "WW-STUN-3"
        return "Your attack of this turn is used.", "WW-ATK-1"
    return "No legal target in range.", "WW-CARD-8"


def refused_answers(s: Duel, f: Question) -> list[Refused]:
    """Hand cards that do not answer what is in the air."""
    if isinstance(f, Respond):
        fitting = {code - COUNTER_CARD for code in counters(s, f)}
    elif isinstance(f, CutDamage):
        fitting = {code - COUNTER_CARD for code in cuts(s, f)}
    else:
        fitting = {
            card for card in s.players[f.seat].hand if CARD_OF[card].answers in (TREASURE, DEATH)
        }
    found = []
    for card in s.players[f.seat].hand:
        if card not in fitting:
            found.append(Refused(f"card:{card}", *why_no_answer(card)))
    return found


def why_no_answer(card: int) -> tuple[str, str]:
    if IS_ENERGY[card]:
        return "Energy fuels a spell; it is no answer.", "WW-CARD-3"
    if not IS_COUNTER[card]:
        return "Only in your own turn.", "WW-CARD-2"
    trigger = CARD_OF[card].answers
    if trigger in (SPELL_AT_ME, ATTACK_SPELL_AT_ME, ATTACK_AT_ME):
        return "You are not the target, or do not see the caster.", "WW-CNT-7"
    if trigger in (NEUTRAL_SPELL, ANY_SPELL):
        return "It does not answer this, or you do not see the caster.", "WW-CNT-8"
    if trigger == DAMAGE:
        return "Only when you are about to suffer damage.", "WW-CNT-9"
    if trigger == TREASURE:
        return "Only when your treasure was picked up.", "WW-CNT-10"
    return "Not what it answers.", "WW-CNT-7"
