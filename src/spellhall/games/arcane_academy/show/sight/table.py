"""What a seat or a spectator sees now: numbers of cards and tiles, and sums.

Built by adding what may be shown. What is printed on a card or a tile is in the catalogue.
"""

from spellhall.games.arcane_academy.box.cards import COST_OF
from spellhall.games.arcane_academy.box.tiles import (
    EMPTY,
    FACE_OF,
    FACES,
    SPACES,
    TILE_OF,
    linked_spaces,
)
from spellhall.games.arcane_academy.frames import NextLinked, ResolveTile
from spellhall.games.arcane_academy.rules.resources import cost
from spellhall.games.arcane_academy.rules.scoring import end_prestige, end_total, prestige
from spellhall.games.arcane_academy.rules.slate import complete_connectors, laid_of, space_of
from spellhall.games.arcane_academy.show.sight.shapes import (
    ActingSight,
    CardSight,
    PlayerSight,
    Sight,
)
from spellhall.games.arcane_academy.state.state import NOBODY, Academy, Player

# A face has a number in the catalogue; tiles of one face are alike.
FACE_NUMBER = {face.id: number for number, face in enumerate(FACES)}
FACE_OF_TILE = [FACE_NUMBER.get(face.id, EMPTY) for face in FACE_OF]


def sight(s: Academy, seat: int | None) -> Sight:
    """The table as this seat sees it."""
    return _sight(s, seat, frozenset() if seat is None else frozenset({seat}))


def see_all(s: Academy) -> Sight:
    """The table with all hands open."""
    return _sight(s, None, frozenset(range(len(s.players))))


def _sight(s: Academy, seat: int | None, open_hands: frozenset[int]) -> Sight:
    payer = s.players[seat if seat is not None else s.active]
    return Sight(
        turn=s.turn,
        round=(s.turn - s.extra + len(s.players) - 1) // len(s.players),
        active=s.active,
        owed=s.owed,
        pencils=None if s.pencils == NOBODY else s.pencils,
        last_turns=s.last_turns,
        players=[_player(player, i in open_hands) for i, player in enumerate(s.players)],
        public=[None if card == EMPTY else _open(card, payer) for card in s.public],
        centre=s.centre.copy(),
        pending=s.pending.copy(),
        aside=s.aside.copy(),
        discard=s.discard.copy(),
        deck_left=len(s.deck),
        bag_left=len(s.bag),
        bag=_bag(s.bag),
        gone=s.gone.copy(),
        activated=next((f.space for f in s.stack if isinstance(f, NextLinked)), None),
        acting=[ActingSight(f.space, f.done) for f in s.stack if isinstance(f, ResolveTile)],
        acted=[space for f in s.stack if isinstance(f, NextLinked) for space in _acted(s, f)],
    )


def _open(card: int, payer: Player) -> CardSight:
    now = cost(payer, card, 0)
    return CardSight(card, None if now == COST_OF[card] else now)


def _player(player: Player, hand_open: bool) -> PlayerSight:
    top = player.top
    return PlayerSight(
        will=player.will,
        shards=player.shards,
        prestige=prestige(player),
        at_end=end_total(player),
        connectors=complete_connectors(player),
        top=top.copy(),
        tired=player.tired.copy(),
        linked=[0 if top[space] == EMPTY else _linked(top, space) for space in range(SPACES)],
        under=[(space_of(entry), TILE_OF[laid_of(entry)]) for entry in player.under],
        hand_size=len(player.hand),
        hand=[_open(card, player) for card in player.hand] if hand_open else [],
        spells=[_completed(player, card, 0) for card in player.spells],
        items=[
            _completed(player, card, tokens)
            for card, tokens in zip(player.items, player.tokens, strict=True)
        ],
    )


def _completed(player: Player, card: int, tokens: int) -> CardSight:
    shown = _open(card, player)
    shown.tokens = tokens
    shown.at_end = end_prestige(player, card)
    return shown


def _linked(top: list[int], space: int) -> int:
    mask = 0
    for other in linked_spaces(top, space):
        mask |= 1 << other
    return mask


def _acted(s: Academy, f: NextLinked) -> list[int]:
    top = s.players[f.seat].top
    return [
        space
        for space in range(SPACES)
        if top[space] != EMPTY and f.resolved >> TILE_OF[top[space]] & 1 and space != f.space
    ]


def _bag(bag: list[int]) -> list[int]:
    counts = [0] * len(FACES)
    for tile in bag:
        counts[FACE_OF_TILE[tile]] += 1
    return counts
