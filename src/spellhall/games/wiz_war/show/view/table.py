"""What a seat or a spectator may see, built by adding what may be shown."""

from spellhall.engine.machine.frames import Question
from spellhall.games.wiz_war.box.cards import SCHOOLS
from spellhall.games.wiz_war.box.maze.board import OFF, labyrinth
from spellhall.games.wiz_war.box.maze.sectors import COLOURS
from spellhall.games.wiz_war.box.modifier_keys import FIGURE_FORM
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
from spellhall.games.wiz_war.rules.table.figures import beast_of, carried_treasure
from spellhall.games.wiz_war.rules.victory import points
from spellhall.games.wiz_war.show.names import school_name, target_touch
from spellhall.games.wiz_war.show.view.air import air_view, damage_to_come
from spellhall.games.wiz_war.show.view.board import (
    beast_view,
    line_view,
    pillar_views,
    square_views,
    thing_view,
    treasure_view,
)
from spellhall.games.wiz_war.show.view.cards import card_view
from spellhall.games.wiz_war.show.view.shown import OuterWall, PlayerView, SpellView, TurnView, View
from spellhall.games.wiz_war.state.numbers import BEAST, GOING_ON, HUNTERS, NONE
from spellhall.games.wiz_war.state.state import Duel

FORMS = ("", "big man", "golem", "werewolf", "gnome", "slime", "mist")


def view(s: Duel, seat: int | None) -> View:
    """The table as this seat sees it."""
    return _view(s, seat, frozenset() if seat is None else frozenset({seat}))


def see_all(s: Duel) -> View:
    """The table with all hands open."""
    return _view(s, None, frozenset(range(len(s.players))))


def _view(s: Duel, seat: int | None, open_hands: frozenset[int]) -> View:
    maze = labyrinth(len(s.players))
    acting = _acting(s)
    count = len(s.players)
    return View(
        turn=s.turn_number,
        round=(s.turn_number + count - 1) // count,
        active=s.active,
        goal=s.goal,
        rows=max(maze.row) + 1,
        columns=max(maze.column) + 1,
        players=[_player(s, one, seat, one in open_hands) for one in range(count)],
        squares=square_views(s, acting),
        lines=[line_view(s, line, seat) for line in range(maze.lines)],
        outer=[
            OuterWall(maze.row[side // 4], maze.column[side // 4], "nesw"[side % 4])
            for side in range(4 * maze.cells)
            if maze.next[side] == OFF
        ],
        pillars=pillar_views(s),
        sectors=[COLOURS[face // 2] for face in s.faces],
        things=[thing_view(s, i, seat, open_hands) for i in range(len(s.things))],
        treasures=[treasure_view(s, i) for i in range(len(s.treasures))],
        beasts=[beast_view(s, beast.kind) for beast in s.beasts],
        air=[air_view(s, i, seat) for i in range(len(s.air))],
        blow=s.blows[-1].amount if s.blows else None,
        now=_turn(s),
        acting=acting,
        deck=len(s.piles[s.players[seat].pile if seat is not None else 0].deck),
        own_deck=_own_deck(s, seat),
        decks=[len(heap.deck) for heap in s.piles],
        discards=[[card_view(card) for card in heap.discard] for heap in s.piles],
        aside=[card_view(card) for card in s.looked_at] if _looks(s, seat, open_hands) else [],
        schools=[
            school_name(school)
            for school in range(len(SCHOOLS))
            if s.school_pile[school] in (0, 1) and s.school_pile[school] not in _own_piles(s)
        ],
        options=_options(s),
        ended=s.ended != GOING_ON,
    )


def _own_piles(s: Duel) -> set[int]:
    return {player.own_pile for player in s.players if player.own_pile != NONE}


def _own_deck(s: Duel, seat: int | None) -> int | None:
    if seat is None or s.players[seat].own_pile == NONE:
        return None
    return len(s.piles[s.players[seat].own_pile].deck)


def _options(s: Duel) -> list[str]:
    names = (
        "uncluttered minds", "custom spellbook", "deadly treasures", "heavy items",
        "permanent creations", "treasure hunters", "specializations", "extended flash (malefic)",
        "extended flash (bestial)",
    )  # fmt: skip
    return [names[i] for i in range(len(names)) if s.rules >> i & 1]


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


def _player(s: Duel, one: int, seat: int | None, hand_open: bool) -> PlayerView:
    player = s.players[one]
    maze = labyrinth(len(s.players))
    alive = player.cell != NONE
    total = points(s, one)
    kills = 0 if s.rules & HUNTERS else player.kills
    treasure = carried_treasure(s, one)
    known = [] if seat is None or hand_open else s.players[seat].seen
    return PlayerView(
        seat=one,
        colour=COLOURS[player.colour],
        alive=alive,
        row=maze.row[player.cell] if alive else None,
        column=maze.column[player.cell] if alive else None,
        life=max(0, player.life),
        to_come=damage_to_come(s, one),
        stun=player.stun,
        points=total,
        kills=kills,
        treasures_home=total - kills,
        speed=speed_of(s, one) if alive else 0,
        form=FORMS[min(6, mod(s, one, FIGURE_FORM))],
        hand_size=len(player.hand),
        hand_limit=hand_limit(s, one),
        load=load_of(s, one),
        hand=[card_view(card) for card in player.hand] if hand_open else [],
        known=[card_view(card) for card in sorted(known) if card in player.hand],
        items=[card_view(card) for card in player.items],
        spells=[_spell(s, i) for i, spell in enumerate(s.spells) if spell.owner == one],
        treasure=None if treasure == NONE else treasure,
    )


def _spell(s: Duel, index: int) -> SpellView:
    spell = s.spells[index]
    return SpellView(
        card_view(spell.card),
        spell.owner,
        None if spell.tokens == NONE else spell.tokens,
        "" if spell.target == NONE else target_touch(s, spell.target),
    )


def _turn(s: Duel) -> TurnView:
    maze = labyrinth(len(s.players))
    alive = s.players[s.active].cell != NONE
    return TurnView(
        mp=s.turn.mp,
        speed=speed_of(s, s.active) if alive else 0,
        boosted=s.turn.boosted,
        attacks=s.turn.attacks,
        attacks_left=_attacks_left(s) if alive else 0,
        stunned=s.turn.stunned,
        moved=s.turn.left,
        phase="move" if not s.turn.over else "draw",
        trail=[(maze.row[cell], maze.column[cell]) for cell in s.turn.trail],
    )


def _attacks_left(s: Duel) -> int:
    """Attacks that may still be made this turn (WW-ATK-1, WW-ATK-2)."""
    if not may_attack(s, s.active):
        return 0
    allowed = attacks_allowed(s, s.active) - (s.turn.stunned and s.turn.left)
    return allowed - s.turn.attacks
