"""The end of a turn (ledger sections 8 and 13), Pencils Down and extra turns (14 and 15)."""

from spellhall.engine.chance import take_one
from spellhall.engine.events import tell, tell_in_part
from spellhall.engine.stack import Rules, then
from spellhall.games.arcane_academy.box.tiles import (
    EMPTY,
    FACE_OF,
    LAYINGS_OF,
    SHOWS_COMPLETE,
    SPACES,
)
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


def end_turn(s: Academy, f: EndTurn) -> None:
    """Tiles first, then the refills, then Pencils Down (AA-AMB-13)."""
    if s.pending:
        then(s, PlaceTile(f.seat), f)
    else:
        then(s, Refill(f.seat), PassTurn(f.seat))


def layings(s: Academy, f: PlaceTile) -> list[int]:
    """Any pending tile, space and rotation that leaves a Complete in sight (AA-TILE-2, 7).

    The code is (tile * 12 + space) * 4 + turn. Tiles with the same face are offered once.
    """
    guarded = only_complete(s.players[f.seat])
    options: list[int] = []
    seen: list[str] = []
    for tile in s.pending:
        face = FACE_OF[tile].id
        if face in seen:
            continue
        seen.append(face)
        base = tile * 4 * SPACES
        if guarded < 0 or SHOWS_COMPLETE[tile]:
            options.extend([base + laying for laying in LAYINGS_OF[tile]])
        else:
            options.extend([base + laying for laying in LAYINGS_OF[tile] if laying >> 2 != guarded])
    return options


def place_tile(s: Academy, f: PlaceTile, choice: int) -> None:
    """The tile covers what was there; tokens stay with the space (AA-TILE-4, 5)."""
    tile, laying = divmod(choice, 4 * SPACES)
    space, turn = divmod(laying, 4)
    s.pending.remove(tile)
    lay(s.players[f.seat], space, 4 * tile + turn)
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
