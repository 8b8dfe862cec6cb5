"""What holds at every decision (ledger section 24, INV), so that a position can be refused."""

from typing import Final

from spellhall.engine.positions import check_number
from spellhall.games.arcane_academy.box.cards import CARD_COUNT, IS_SPELL, cards_with
from spellhall.games.arcane_academy.box.tiles import (
    CORNER_SPACES,
    CORNERS,
    EMPTY,
    SHOWS_COMPLETE,
    SPACES,
    TILE_OF,
    TILES,
    laid_so,
)
from spellhall.games.arcane_academy.box.words import CARD_WORDS
from spellhall.games.arcane_academy.frames import CastOrRest, Exchange, StudyDiscard, Tuck
from spellhall.games.arcane_academy.rules.end_of_turn import completed
from spellhall.games.arcane_academy.rules.resources import all_turns_taken
from spellhall.games.arcane_academy.rules.slate import covered, laid_of, space_of
from spellhall.games.arcane_academy.state.pending import check_stack
from spellhall.games.arcane_academy.state.state import (
    HAND_SIZE,
    MOST_WILL,
    NOBODY,
    ROW_SIZE,
    TO_COMPLETE,
    Academy,
    Player,
)

LAID: Final = len(TILE_OF)  # ways in which tiles can lie


def invariants(s: Academy) -> None:
    """Nothing is lost or made, and all that is pending can come about (AA-INV-1 to AA-INV-4)."""
    assert 2 <= len(s.players) <= 4, f"there are 2 to 4 players, not {len(s.players)}"
    for player in s.players:
        for check in (_check_slate, _check_possessions):
            check(player)
    for check_table in (_check_zones, _check_turns, _check_pencils, check_stack, _check_between):
        check_table(s)


def _check_lists(*lists: tuple[list[int], int, int | None, str]) -> None:
    """Each list, with the least and the most that its numbers may be, and what they are."""
    for numbers, least, most, what in lists:
        assert isinstance(numbers, list), f"{what}: a list of numbers, not {numbers!r}"
        for number in numbers:
            check_number(number, least, most, what)


def _check_slate(player: Player) -> None:
    """Corners lie at the bottom of their spaces, and a Complete is in sight (AA-INV-3)."""
    _check_lists(
        (player.top, EMPTY, LAID - 1, "a tile on a Slate"),
        (player.under, 0, covered(SPACES, 0) - 1, "a covered tile"),
        (player.tired, 0, None, "a number of Exhaustion Tokens"),
    )
    assert len(player.top) == len(player.tired) == SPACES, "a Slate has 12 spaces"
    for space in range(SPACES):
        stack = [laid_of(entry) for entry in player.under if space_of(entry) == space]
        if player.top[space] == EMPTY:
            assert not stack, f"space {space} is empty, so nothing is covered there"
            assert player.tired[space] == 0, "no Exhaustion Token on an empty space"
        else:
            stack.append(player.top[space])
        assert max(stack, default=0) < LAID, f"a covered tile on space {space} is none of ours"
        _check_corners(space, stack)
    shown = [laid for laid in player.top if laid != EMPTY and SHOWS_COMPLETE[TILE_OF[laid]]]
    assert shown, "every Slate shows a Complete Assignment"


def _check_corners(space: int, stack: list[int]) -> None:
    """A Corner Action is never moved, turned or removed (AA-TILE-12)."""
    bottom = [laid_so(CORNERS[CORNER_SPACES.index(space)], 0)] if space in CORNER_SPACES else []
    found = [laid for laid in stack if TILE_OF[laid] >= TILES]
    assert found == bottom, f"on space {space} lies its own Corner Action and no other"
    assert stack[: len(bottom)] == bottom, f"the Corner Action of space {space} lies lowest"


def _check_possessions(player: Player) -> None:
    """Will, Shards, completed cards of the right kind, and their tokens (AA-INV-4)."""
    _check_lists(
        ([player.will], 0, MOST_WILL, "Will"),
        ([player.shards], 0, None, "Shards"),
        (player.hand, 0, CARD_COUNT - 1, "a Private Assignment"),
        (player.spells, 0, CARD_COUNT - 1, "a completed Spell"),
        (player.items, 0, CARD_COUNT - 1, "a completed Item"),
        (player.tokens, 0, None, "points of Prestige Tokens"),
    )
    assert len(player.tokens) == len(player.items), "one number of tokens for each Item"
    for card in player.spells:
        assert IS_SPELL[card], f"{CARD_WORDS[card]} is an Item and belongs to items, not spells"
    for card in player.items:
        assert not IS_SPELL[card], f"{CARD_WORDS[card]} is a Spell and belongs to spells, not items"


def _check_zones(s: Academy) -> None:
    """35 tiles, 52 Assignments and those of packs, each in one place (AA-INV-1, AA-INV-2)."""
    _check_lists(
        (s.centre, EMPTY, TILES - 1, "a tile in the centre"),
        (s.bag, 0, TILES - 1, "a tile in the bag"),
        (s.pending, 0, TILES - 1, "a pending tile"),
        (s.gone, 0, TILES - 1, "a tile out of the game"),
        (s.public, EMPTY, CARD_COUNT - 1, "a Public Assignment"),
        (s.deck, 0, CARD_COUNT - 1, "a card of the deck"),
        (s.discard, 0, CARD_COUNT - 1, "a discarded card"),
        (s.aside, 0, CARD_COUNT - 1, "a Spell set aside"),
    )
    assert len(s.centre) == len(s.public) == ROW_SIZE, "the centre has 4 slots of each kind"
    tiles = s.bag + s.pending + s.gone + [tile for tile in s.centre if tile != EMPTY]
    cards = s.deck + s.discard + s.aside + [card for card in s.public if card != EMPTY]
    for player in s.players:
        tiles += [TILE_OF[laid] for laid in player.top if laid != EMPTY]
        tiles += [TILE_OF[laid_of(entry)] for entry in player.under]
        cards += player.hand + player.spells + player.items
    corners = sorted(CORNERS * len(s.players))
    assert sorted(tiles) == [*range(TILES), *corners], "35 tiles and the corners, each once"
    assert sorted(cards) == cards_with(s.packs), "52 Assignments, each once"


def _check_turns(s: Academy) -> None:
    """Whose turn it is, and how many there were."""
    assert not s.lanes, "nobody chooses at the same time as another"
    _check_lists(
        ([s.revealed], 0, None, "the number of things revealed"),
        ([s.active], 0, len(s.players) - 1, "the active seat"),
        ([s.owed], 0, None, "the number of extra turns owed"),
        ([s.turn], 1, None, "the turn"),
        ([s.limit], 0, None, "the turn limit"),
    )
    check_number(s.extra, 0, s.turn - 1, "the number of extra turns taken")
    assert s.limit == 0 or s.turn <= s.limit, f"turn {s.turn} is beyond the limit of {s.limit}"


def _check_pencils(s: Academy) -> None:
    """Who holds Pencils Down has called it; the holder has the last turn (AA-PD-1, 2, 5)."""
    seats = len(s.players)
    _check_lists(
        ([s.pencils], NOBODY, seats - 1, "the holder of Pencils Down"),
        ([s.last_turns], 0, seats, "the number of regular turns left"),
    )
    if s.pencils == NOBODY:
        assert s.last_turns == 0, "the last turns are counted once somebody holds Pencils Down"
        assert s.deck, "whoever drew the last card of the deck holds Pencils Down"
        turn_goes_on = bool(s.stack) and not isinstance(s.stack[-1], CastOrRest)
        for seat in range(seats):
            calls_later = seat == s.active and turn_goes_on  # at the end of this turn
            assert calls_later or completed(s.players[seat]) < TO_COMPLETE, (
                f"seat {seat} has completed 8 Assignments, so somebody holds Pencils Down"
            )
    else:
        assert not s.deck or completed(s.players[s.pencils]) >= TO_COMPLETE, (
            "Pencils Down is held by who completed 8 Assignments or drew the last card"
        )
        left = (s.pencils - s.active) % seats
        assert s.last_turns % seats == left, (
            f"seat {s.pencils} holds Pencils Down and seat {s.active} has its turn:"
            f" {left or f'0 or {seats}'} regular turns are left, not {s.last_turns}"
        )


def _check_between(s: Academy) -> None:
    """Tiles are pending, cards set aside and hands too large only while a turn goes on."""
    asked = s.stack[-1] if s.stack else None
    if asked is None:
        assert all_turns_taken(s) or s.turn == s.limit, "nothing is pending, yet nobody has ended"
    if asked is None or isinstance(asked, (CastOrRest, Exchange)):
        assert not s.pending, "tiles are pending only from an action to the end of its turn"
    assert s.aside == [frame.card for frame in s.stack if isinstance(frame, Tuck)], (
        "the Spells set aside are those still to be tucked"
    )
    for seat in range(len(s.players)):
        most = HAND_SIZE
        if isinstance(asked, StudyDiscard) and asked.seat == seat:
            most += asked.left
        held = len(s.players[seat].hand)
        assert held <= most, f"seat {seat} holds {held} Private Assignments, at most {most}"
