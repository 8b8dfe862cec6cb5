"""What a seat or a spectator may see, built by adding what may be shown."""

from typing import Literal

from msgspec import Struct

from spellhall.games.arcane_academy.box.cards import CARD_OF, COST_OF, IS_SPELL, PRESTIGE_OF
from spellhall.games.arcane_academy.box.tiles import (
    EDGES_OF,
    EMPTY,
    FACE_OF,
    FACES,
    SPACES,
    TILE_OF,
    TURN_OF,
    laid_so,
    linked_spaces,
)
from spellhall.games.arcane_academy.frames import NextLinked, ResolveTile
from spellhall.games.arcane_academy.rules.resources import cost
from spellhall.games.arcane_academy.rules.scoring import end_prestige, end_total, prestige
from spellhall.games.arcane_academy.rules.slate import complete_connectors, laid_of, space_of
from spellhall.games.arcane_academy.show.names import card_name, card_text
from spellhall.games.arcane_academy.state.state import NOBODY, Academy, Player

CardKind = Literal["spell", "use", "end", "always"]
Action = Literal["shard", "will", "use", "complete", "add", "chaos"]
Currency = Literal["will", "shard"]

KINDS: tuple[CardKind, ...] = ("spell", "use", "end", "always")
ACTIONS: tuple[Action, ...] = ("shard", "will", "use", "complete", "add", "chaos")
MOST_GROUPS = max(len(face.groups) for face in FACES)


class TileView(Struct):
    tile: int
    face: str
    actions: list[list[Action]]  # groups; more than one action in a group is a slash
    edges: str  # half-connectors as it lies: "NES"
    turn: int


class SpaceView(Struct):
    tile: TileView | None
    tired: int
    covered: list[str]  # faces beneath, lowest first
    linked: list[int]  # spaces with a complete connector to this one


class CardView(Struct):
    card: int
    id: str  # ledger id
    kind: CardKind
    name: str
    text: str
    icon: str
    cost: int  # printed
    cost_now: int  # for the seat that looks
    currency: Currency
    prestige: int
    payable: bool  # by the seat that looks
    tokens: int = 0
    at_end: int = 0  # End of Game Prestige as things stand


class PlayerView(Struct):
    seat: int
    will: int
    shards: int
    prestige: int  # with End of Game abilities as things stand
    at_end: int  # the part of it from End of Game abilities
    connectors: int
    spaces: list[SpaceView]
    hand_size: int
    hand: list[CardView]  # empty for everybody else
    spells: list[CardView]
    items: list[CardView]
    completed: int


class ActingView(Struct):
    space: int
    done: list[int]  # groups of actions already performed


class BagCount(Struct):
    face: str
    left: int


class View(Struct):
    turn: int
    round: int
    active: int
    owed: int  # extra turns
    pencils: int | None  # who holds the card
    last_turns: int
    players: list[PlayerView]
    public: list[CardView | None]
    centre: list[TileView | None]
    pending: list[TileView]
    aside: list[CardView]  # Spells in resolution
    discard: list[CardView]
    deck_left: int
    bag_left: int
    bag: list[BagCount]  # known by deduction (AA-HID-3)
    gone: list[str]  # tiles discarded from Slates
    activated: int | None  # space of this cast
    acting: list[ActingView]  # tiles being resolved
    acted: list[int]  # spaces whose tiles have acted as linked ones in this cast


def view(s: Academy, seat: int | None) -> View:
    """The table as this seat sees it."""
    return _view(s, seat, frozenset() if seat is None else frozenset({seat}))


def see_all(s: Academy) -> View:
    """The table with all hands open."""
    return _view(s, None, frozenset(range(len(s.players))))


def _view(s: Academy, seat: int | None, open_hands: frozenset[int]) -> View:
    payer = s.players[seat if seat is not None else s.active]

    def cards(numbers: list[int]) -> list[CardView]:
        return [card_view(number, payer) for number in numbers]

    return View(
        turn=s.turn,
        round=(s.turn - s.extra + len(s.players) - 1) // len(s.players),
        active=s.active,
        owed=s.owed,
        pencils=None if s.pencils == NOBODY else s.pencils,
        last_turns=s.last_turns,
        players=[_player(player, i, i in open_hands) for i, player in enumerate(s.players)],
        public=[None if card == EMPTY else card_view(card, payer) for card in s.public],
        centre=[None if tile == EMPTY else tile_view(laid_so(tile, 0)) for tile in s.centre],
        pending=[tile_view(laid_so(tile, 0)) for tile in s.pending],
        aside=cards(s.aside),
        discard=cards(s.discard),
        deck_left=len(s.deck),
        bag_left=len(s.bag),
        bag=_bag(s.bag),
        gone=[FACE_OF[tile].id for tile in s.gone],
        activated=next((f.space for f in s.stack if isinstance(f, NextLinked)), None),
        acting=[_acting(f) for f in s.stack if isinstance(f, ResolveTile)],
        acted=[space for f in s.stack if isinstance(f, NextLinked) for space in _acted(s, f)],
    )


def card_view(card: int, payer: Player) -> CardView:
    """A card that lies open."""
    now = cost(payer, card, 0)
    return CardView(
        card=card,
        id=f"AA-{CARD_OF[card].id}",
        kind=KINDS[CARD_OF[card].kind],
        name=card_name(card),
        text=card_text(card),
        icon=CARD_OF[card].icon,
        cost=COST_OF[card],
        cost_now=now,
        currency="will" if IS_SPELL[card] else "shard",
        prestige=PRESTIGE_OF[card],
        payable=now <= (payer.will if IS_SPELL[card] else payer.shards),
    )


def tile_view(laid: int) -> TileView:
    """A tile as it lies."""
    edges = EDGES_OF[laid]
    return TileView(
        TILE_OF[laid],
        FACE_OF[TILE_OF[laid]].id,
        [[ACTIONS[action] for action in group] for group in FACE_OF[TILE_OF[laid]].groups],
        "".join(name for i, name in enumerate("NESW") if edges >> i & 1),
        TURN_OF[laid],
    )


def _player(player: Player, seat: int, hand_open: bool) -> PlayerView:
    return PlayerView(
        seat=seat,
        will=player.will,
        shards=player.shards,
        prestige=prestige(player),
        at_end=end_total(player),
        connectors=complete_connectors(player),
        spaces=[_space(player, space) for space in range(len(player.top))],
        hand_size=len(player.hand),
        hand=[card_view(card, player) for card in player.hand] if hand_open else [],
        spells=[_completed(player, card, 0) for card in player.spells],
        items=[
            _completed(player, card, tokens)
            for card, tokens in zip(player.items, player.tokens, strict=True)
        ],
        completed=len(player.spells) + len(player.items),
    )


def _completed(player: Player, card: int, tokens: int) -> CardView:
    shown = card_view(card, player)
    shown.tokens = tokens
    shown.at_end = end_prestige(player, card)
    return shown


def _space(player: Player, space: int) -> SpaceView:
    laid = player.top[space]
    return SpaceView(
        None if laid == EMPTY else tile_view(laid),
        player.tired[space],
        [FACE_OF[TILE_OF[laid_of(entry)]].id for entry in player.under if space_of(entry) == space],
        [] if laid == EMPTY else linked_spaces(player.top, space),
    )


def _acting(f: ResolveTile) -> ActingView:
    return ActingView(f.space, [group for group in range(MOST_GROUPS) if f.done >> group & 1])


def _acted(s: Academy, f: NextLinked) -> list[int]:
    top = s.players[f.seat].top
    return [
        space
        for space in range(SPACES)
        if top[space] != EMPTY and f.resolved >> TILE_OF[top[space]] & 1 and space != f.space
    ]


def _bag(bag: list[int]) -> list[BagCount]:
    faces = [FACE_OF[tile].id for tile in bag]
    return [BagCount(face, faces.count(face)) for face in sorted(set(faces))]
