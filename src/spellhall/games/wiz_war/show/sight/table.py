"""What a seat or a spectator sees now, built by adding what may be shown."""

from spellhall.engine.machine.frames import Question
from spellhall.games.wiz_war.box.cards import SCHOOLS
from spellhall.games.wiz_war.box.modifier_keys import FIGURE_FORM
from spellhall.games.wiz_war.box.terms import MIST
from spellhall.games.wiz_war.frames.casting import PickTarget, Respond
from spellhall.games.wiz_war.frames.effects import ActBeast
from spellhall.games.wiz_war.frames.turn import Act
from spellhall.games.wiz_war.rules.acting.actions import may_attack
from spellhall.games.wiz_war.rules.modifiers import (
    attacks_allowed,
    hand_limit,
    load_of,
    mod,
    speed_of,
)
from spellhall.games.wiz_war.rules.table.figures import beast_of, cell_of
from spellhall.games.wiz_war.rules.victory import points
from spellhall.games.wiz_war.show.sight.air import air_sight, damage_to_come
from spellhall.games.wiz_war.show.sight.board import (
    beast_sight,
    open_doors,
    sealed_doors,
    squares_in_reach,
    squares_seen,
    starting_squares,
    thing_sight,
)
from spellhall.games.wiz_war.show.sight.shapes import PlayerSight, Sight, SpellSight, TurnSight
from spellhall.games.wiz_war.state.numbers import BEAST, GOING_ON, HUNTERS, NONE
from spellhall.games.wiz_war.state.state import Duel


def sight(s: Duel, seat: int | None) -> Sight:
    """The table as this seat sees it; None for a spectator."""
    return _sight(s, seat, frozenset() if seat is None else frozenset({seat}))


def see_all(s: Duel) -> Sight:
    """The table with all hands open."""
    return _sight(s, None, frozenset(range(len(s.players))))


def _sight(s: Duel, seat: int | None, open_hands: frozenset[int]) -> Sight:
    acting = _acting(s)
    count = len(s.players)
    there = acting is not None and cell_of(s, acting) != NONE
    return Sight(
        turn=s.turn_number,
        round=(s.turn_number + count - 1) // count,
        active=s.active,
        players=[_player(s, one, seat, one in open_hands) for one in range(count)],
        starts=starting_squares(s),
        lines=list(s.lines),
        treasures=list(s.treasures),
        now=_turn(s),
        decks=[len(heap.deck) for heap in s.piles],
        discards=[list(heap.discard) for heap in s.piles],
        schools=_schools(s),
        cracks=[(one.line, one.cracks) for one in s.cracks],
        held=[(keeper.line, keeper.seat) for keeper in s.held],
        sealed=sealed_doors(s),
        opens=open_doors(s, seat),
        things=[thing_sight(thing, seat, open_hands) for thing in s.things],
        beasts=[beast_sight(s, beast) for beast in s.beasts],
        air=[air_sight(s, i) for i in range(len(s.air))],
        blow=s.blows[-1].amount if s.blows else None,
        acting=acting,
        seen=squares_seen(s, acting) if there and acting is not None else [],
        reach=squares_in_reach(s, acting) if there and acting is not None else [],
        pile=0 if seat is None else s.players[seat].pile,
        own_pile=_own_pile(s, seat),
        aside=list(s.looked_at) if _looks(s, seat, open_hands) else [],
        ended=s.ended != GOING_ON,
    )


def _schools(s: Duel) -> list[int]:
    """The schools of the common decks; those of a specialization are their owner's secret."""
    own = {player.own_pile for player in s.players}
    return [
        school
        for school in range(len(SCHOOLS))
        if s.school_pile[school] in (0, 1) and s.school_pile[school] not in own
    ]


def _own_pile(s: Duel, seat: int | None) -> int | None:
    if seat is None or s.players[seat].own_pile == NONE:
        return None
    return s.players[seat].own_pile


def _looks(s: Duel, seat: int | None, open_hands: frozenset[int]) -> bool:
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, Question):
        return False
    return frame.seat == seat or frame.seat in open_hands


def _acting(s: Duel) -> int | None:
    """The figure that moves or aims now."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Act):
        return frame.seat
    if isinstance(frame, ActBeast):
        return BEAST + frame.kind if beast_of(s, frame.kind) is not None else None
    if isinstance(frame, PickTarget):
        return frame.by
    if s.air and isinstance(frame, Respond):
        return s.air[frame.height].by
    return None


def _player(s: Duel, one: int, seat: int | None, hand_open: bool) -> PlayerSight:
    player = s.players[one]
    alive = player.cell != NONE
    known = [] if seat is None or hand_open else s.players[seat].seen
    return PlayerSight(
        life=max(0, player.life),
        hand_size=len(player.hand),
        hand_limit=hand_limit(s, one),
        load=load_of(s, one),
        square=player.cell if alive else None,
        to_come=damage_to_come(s, one) if s.air or s.blows else 0,
        stun=player.stun,
        points=points(s, one),
        kills=0 if s.rules & HUNTERS else player.kills,
        speed=speed_of(s, one) if alive else 0,
        form=min(MIST, mod(s, one, FIGURE_FORM)),
        hand=list(player.hand) if hand_open else [],
        known=[card for card in sorted(known) if card in player.hand] if known else [],
        items=list(player.items),
        spells=_spells(s, one),
    )


def _spells(s: Duel, owner: int) -> list[SpellSight]:
    return [
        SpellSight(
            spell.card,
            None if spell.tokens == NONE else spell.tokens,
            None if spell.target == NONE else spell.target,
        )
        for spell in s.spells
        if spell.owner == owner
    ]


def _turn(s: Duel) -> TurnSight:
    return TurnSight(
        mp=s.turn.mp,
        boosted=s.turn.boosted,
        attacks=s.turn.attacks,
        attacks_left=_attacks_left(s) if s.players[s.active].cell != NONE else 0,
        stunned=s.turn.stunned,
        moved=s.turn.left,
        over=s.turn.over,
        trail=list(s.turn.trail),
    )


def _attacks_left(s: Duel) -> int:
    """Attacks that may still be made this turn (WW-ATK-1, WW-ATK-2)."""
    if not may_attack(s, s.active):
        return 0
    allowed = attacks_allowed(s, s.active) - (s.turn.stunned and s.turn.left)
    return allowed - s.turn.attacks
