"""Whom a card can be aimed at (ledger section 3.8)."""

from typing import Final

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.games.hell_high.box.verbs import (
    ACTED,
    ADJACENT,
    BOTTOM_STATUS,
    CHOOSE,
    EACH,
    EACH_HIGHER,
    EACH_LOWER,
    EACH_LWS,
    EACH_STRONGER,
    EACH_WEAKER,
    EVERYONE,
    FRAIL,
    HIGHER,
    LEFT,
    LEFT_RIGHT,
    LIVING,
    LOWER,
    MOST_TREASURE,
    NOT_ACTED,
    OF_CREATURE,
    OF_TREASURE,
    OWNER,
    RANDOM,
    RIGHT,
    SELF,
    STRONGER,
    STRONGEST,
    TOP_STATUS,
    WEAKER,
    WEAKEST,
)
from spellhall.games.hell_high.rules.piles import kept_creatures
from spellhall.games.hell_high.rules.why_not import (
    ACTED_ALREADY,
    DEAD_WIZARD,
    FEWER_TREASURES,
    NO_CREATURE,
    NO_TREASURE,
    NOT_ADJACENT,
    NOT_FRAIL,
    NOT_HIGHER,
    NOT_LOWER,
    NOT_NEAREST,
    NOT_STRONGER,
    NOT_STRONGEST,
    NOT_WEAKER,
    NOT_WEAKEST,
    NOT_YET_ACTED,
    NOTHING_TO_DESTROY,
)
from spellhall.games.hell_high.state.state import Brawl, foes, living


def candidates(s: Brawl, seat: int, at: int) -> list[int]:
    """The legal targets of an aim, clockwise from the left; of an «each» aim, all that it means."""
    players = s.players
    if at == SELF:
        return [seat]
    if at in (LIVING, EVERYONE, BOTTOM_STATUS, OF_TREASURE, OF_CREATURE):
        return among_living(s, seat, at)
    others = foes(s, seat)
    me = players[seat]
    if not others or at in (CHOOSE, EACH, RANDOM):
        return others
    if at == LEFT:
        return others[:1]
    if at == RIGHT:
        return others[-1:]
    if at == LEFT_RIGHT:
        return others if len(others) < 2 else [others[0], others[-1]]
    if at == STRONGEST:
        most = max([players[foe].hp for foe in others])
        return [foe for foe in others if players[foe].hp == most]
    if at == WEAKEST:
        least = min([players[foe].hp for foe in others])
        return [foe for foe in others if players[foe].hp == least]
    if at == MOST_TREASURE:
        most = max([len(players[foe].treasures) for foe in others])
        return [foe for foe in others if len(players[foe].treasures) == most]
    if at == TOP_STATUS:
        top = max([players[foe].rank for foe in others])
        return [foe for foe in others if players[foe].rank == top]
    if at == ADJACENT:
        return [foe for foe in others if abs(players[foe].rank - me.rank) == 1]
    if at == LOWER or at == EACH_LOWER:
        return [foe for foe in others if players[foe].rank < me.rank]
    if at == HIGHER or at == EACH_HIGHER:
        return [foe for foe in others if players[foe].rank > me.rank]
    if at == WEAKER or at == EACH_WEAKER:
        return [foe for foe in others if players[foe].hp < me.hp]
    if at == STRONGER or at == EACH_STRONGER:
        return [foe for foe in others if players[foe].hp > me.hp]
    if at == ACTED:
        return [foe for foe in others if foe in s.round.acted]
    if at == NOT_ACTED:
        return [foe for foe in others if foe not in s.round.acted]
    if at == OWNER:
        return [foe for foe in others if players[foe].treasures]
    if at == FRAIL:
        return [foe for foe in others if players[foe].hp <= 10]
    assert at == EACH_LWS
    return [foe for foe in others if players[foe].lws > 0]


WHY_OFF: Final = {
    STRONGEST: NOT_STRONGEST,
    WEAKEST: NOT_WEAKEST,
    ADJACENT: NOT_ADJACENT,
    LOWER: NOT_LOWER,
    HIGHER: NOT_HIGHER,
    WEAKER: NOT_WEAKER,
    STRONGER: NOT_STRONGER,
    ACTED: NOT_YET_ACTED,
    NOT_ACTED: ACTED_ALREADY,
    MOST_TREASURE: FEWER_TREASURES,
    OWNER: NO_TREASURE,
    FRAIL: NOT_FRAIL,
    OF_TREASURE: NOTHING_TO_DESTROY,
    OF_CREATURE: NO_CREATURE,
    LEFT: NOT_NEAREST,
    RIGHT: NOT_NEAREST,
}


def why_not_target(s: Brawl, caster: int, seat: int, at: int) -> int:
    """Whether an aim can mean a wizard; if not, why."""
    if seat in candidates(s, caster, at):
        return ALLOWED
    if seat >= len(s.players) or seat == caster:
        return ABSENT
    if s.players[seat].hp == 0:
        return DEAD_WIZARD
    return WHY_OFF.get(at, ABSENT)


def among_living(s: Brawl, seat: int, at: int) -> list[int]:
    """Aims of Dead Wizard cards: the owner is dead, so these are all the living."""
    found = foes(s, seat)
    if at == BOTTOM_STATUS:
        bottom = min([s.players[other].rank for other in found]) if found else 0
        return [other for other in found if s.players[other].rank == bottom]
    if at == OF_TREASURE:
        return [other for other in found if s.players[other].treasures]
    if at == OF_CREATURE:
        return [other for other in found if kept_creatures(s, other)]
    return found


def lowest(s: Brawl, seat: int) -> bool:
    """Whether no foe has lower status."""
    rank = s.players[seat].rank
    for foe in living(s):
        if s.players[foe].rank < rank:
            return False
    return True
