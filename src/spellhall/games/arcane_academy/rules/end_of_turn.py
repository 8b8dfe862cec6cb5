"""The end of a turn (ledger sections 8 and 13), Pencils Down and extra turns (14 and 15)."""

from typing import Final

from spellhall.engine.machine.chance import take_one
from spellhall.engine.machine.events import tell, tell_in_part
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.arcane_academy.box.tiles import (
    EMPTY,
    FACE_OF,
    SHOWS_COMPLETE,
    SPACES,
    TILES,
    TURNS_OF,
    laid_so,
)
from spellhall.games.arcane_academy.choices import PLACE
from spellhall.games.arcane_academy.frames import (
    BeginTurn,
    EndTurn,
    PassTurn,
    PlaceTile,
    Refill,
)
from spellhall.games.arcane_academy.rules.resources import all_turns_taken, draw_card, take_pencils
from spellhall.games.arcane_academy.rules.slate import lay, only_complete
from spellhall.games.arcane_academy.state.state import (
    HAND_SIZE,
    NOBODY,
    ROW_SIZE,
    TO_COMPLETE,
    Academy,
    Player,
)

# For each tile, where and how it can lie.
LAYINGS_OF: Final[list[list[int]]] = [
    [PLACE.code(tile, space, turn) for space in range(SPACES) for turn in TURNS_OF[tile]]
    for tile in range(TILES)
]


def end_turn(s: Academy, f: EndTurn) -> None:
    """Tiles first, then the refills, then Pencils Down (AA-AMB-13)."""
    if s.pending:
        then(s, PlaceTile(f.seat), f)
    else:
        then(s, Refill(f.seat), PassTurn(f.seat))


def layings(s: Academy, f: PlaceTile) -> list[int]:
    """Any pending tile, space and turn; tiles with the same face are offered once (AA-TILE-2)."""
    player = s.players[f.seat]
    options: list[int] = []
    seen: list[str] = []
    for tile in s.pending:
        face = FACE_OF[tile].id
        if face in seen:
            continue
        seen.append(face)
        guarded = guarded_space(player, tile)
        if guarded < 0:
            options.extend(LAYINGS_OF[tile])
        else:
            options.extend([code for code in LAYINGS_OF[tile] if PLACE.second[code] != guarded])
    return options


def guarded_space(player: Player, tile: int) -> int:
    """Where this tile would cover the last Complete in sight; -1: nowhere (AA-TILE-7)."""
    return -1 if SHOWS_COMPLETE[tile] else only_complete(player)


def place_tile(s: Academy, f: PlaceTile, choice: int) -> None:
    """The tile covers what was there; tokens stay with the space (AA-TILE-4, 5)."""
    tile, space, turn = PLACE.first[choice], PLACE.second[choice], PLACE.third[choice]
    s.pending.remove(tile)
    lay(s.players[f.seat], space, laid_so(tile, turn))
    tell(s, "place", f.seat, tile, space, turn)


def refill(s: Academy, f: Refill) -> None:
    """Centre, Public, then the active seat's hand, as far as they reach (AA-ENDT-2 to 6)."""
    for slot in range(ROW_SIZE):
        if s.centre[slot] == EMPTY and s.bag:
            s.centre[slot] = take_one(s, s.bag)
            tell(s, "new_tile", slot, s.centre[slot])
    for slot in range(ROW_SIZE):
        if s.public[slot] == EMPTY and s.deck:
            s.public[slot] = draw_card(s)
            tell(s, "new_public", slot, s.public[slot])
    hand = s.players[f.seat].hand
    drawn: list[int] = []
    while len(hand) < HAND_SIZE and s.deck:
        drawn.append(draw_card(s))
        hand.append(drawn[-1])
    if drawn:
        tell_in_part(
            s,
            (f.seat,),
            "draw",
            (f.seat, len(drawn), tuple(drawn)),
            (f.seat, len(drawn), ()),
        )


def pass_turn(s: Academy, f: PassTurn) -> None:
    """Eight completed call Pencils Down; an owed extra turn goes before the next seat.

    The turn limit is ours: a game that ends now by its rules has not met it (AA-AMB-20).
    """
    if s.pencils == NOBODY and completed(s.players[f.seat]) >= TO_COMPLETE:
        take_pencils(s)
    if all_turns_taken(s):
        tell(s, "over")
    elif 0 < s.limit <= s.turn:
        tell(s, "turn_limit", s.limit)
    elif s.owed > 0:
        s.owed -= 1
        then(s, BeginTurn(f.seat, True))
    else:
        if s.pencils != NOBODY:
            s.last_turns -= 1
        then(s, BeginTurn((f.seat + 1) % len(s.players), False))


def completed(player: Player) -> int:
    """Spells and Items together (AA-ASG-12)."""
    return len(player.spells) + len(player.items)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(EndTurn, end_turn)
    rules.question(PlaceTile, layings, place_tile)
    rules.work(Refill, refill)
    rules.work(PassTurn, pass_turn)
