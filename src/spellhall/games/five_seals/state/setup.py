"""Set-up (ledger section 2)."""

from typing import Final

from spellhall.engine.first_player import first_player, first_seat
from spellhall.engine.machine.chance import below, shuffle
from spellhall.engine.machine.frames import Frame
from spellhall.engine.machine.state import Chance
from spellhall.engine.settings import Flag, Named, One, Options
from spellhall.games.five_seals.box.board import BOARD_OF, BOARDS, NICHES
from spellhall.games.five_seals.box.dice import VALUE_OF
from spellhall.games.five_seals.box.elements import COLOURS
from spellhall.games.five_seals.box.scrolls import BASIC, ELEMENT_OF, GUARDS, PER_CIRCLE
from spellhall.games.five_seals.box.seals import (
    EMPTY,
    TOKEN_INDEX,
    TOKEN_KINDS,
    copies_of,
    scroll_seal,
)
from spellhall.games.five_seals.frames import PickMage, StartRound, TakeDie
from spellhall.games.five_seals.state.state import AT_HAND, NEXT_DICE, OUT, Player, Round, Seals

CIRCLE_IDS: Final = ("I", "II", "III", "IV")
SETTINGS: Final = (
    One(
        "circle",
        "Additional circle",
        "Which 25 scrolls join the basic circle. Circle I holds the same spells once more and is"
        " the best first game.",
        rule="FS-SETUP-4",
        values=(
            Named("I", "Circle I, Might", "the basic spells twice"),
            Named("II", "Circle II, Spaces", "move and remove what lies in the dungeon"),
            Named("III", "Circle III, Conflict", "work on the other mages' dice and scrolls"),
            Named("IV", "Circle IV, Movement", "leaps, guardians and sent familiars"),
            Named("random", "At random"),
        ),
        default="I",
    ),
    first_player("FS-SETUP-11", 5),
    Flag(
        "tie_break",
        "Tie-break",
        "Level leaders compare their strength-6 scrolls, then the number of scrolls.",
        rule="FS-VAR-1",
        tag="variant",
    ),
    Flag(
        "binding_raises",
        "Binding raises a die",
        "A third way to use Binding: add 1 to one of your dice.",
        rule="FS-VAR-2",
        tag="variant",
    ),
    Flag(
        "stalemate",
        "Stalemate stop",
        "Three rounds in a row without a broken seal end the game. This stop is ours, not the"
        " rulebook's; without it such a game goes on.",
        rule="FS-END-4",
        default=True,
    ),
)

# For each strength up to 6 its pool of tokens (FS-COMP-2).
POOLS: Final[list[list[int]]] = [
    [token for token in TOKEN_KINDS if VALUE_OF[token] == strength for _ in range(copies_of(token))]
    for strength in range(7)
]


def begin(players: int, options: Options, chance: Chance) -> Seals:
    """Board, tokens, scrolls, guardians and mages; then mages are chosen, and dice."""
    board = BOARDS[players]
    s = Seals(
        stack=list[Frame](),
        lanes=[],
        chance=chance,
        revealed=0,
        players=[Player(coming=[0] * COLOURS) for _ in range(players)],
        seals=[EMPTY] * board.size,
        guardians=[OUT] * (COLOURS + 1),
        supply=[players + 1] * COLOURS,
        box=[0] * len(TOKEN_KINDS),
        unplaced=[],
        round=Round(),
        tie_break=options["tie_break"] is True,
        raising=options["binding_raises"] is True,
        stalemate=options["stalemate"] is True,
    )
    circle = options["circle"]
    s.circle = 1 + (
        below(s, len(CIRCLE_IDS)) if circle == "random" else CIRCLE_IDS.index(str(circle))
    )
    deal(s)
    s.first = first_seat(s, options, players)
    s.active = s.first
    for seat, segment in enumerate(NICHES[players]):
        s.players[seat].node = board.starts[segment - 1]
    order = [(s.first + i) % players for i in range(players)]
    frames: list[Frame] = [PickMage(seat) for seat in range(players)]
    frames += [TakeDie(seat, NEXT_DICE) for seat in order]
    frames.append(StartRound())
    s.stack = frames[::-1]
    return s


def deal(s: Seals) -> None:
    """For each strength a random token on every circle, a random scroll in every box (FS-B-DEAL).

    What finds no place is out of the game; guardians come with their scrolls (FS-SETUP-7, 8).
    """
    board = BOARD_OF[len(s.players)]
    for strength in range(2, 7):
        tokens = POOLS[strength].copy()
        shuffle(s, tokens)
        for node in board.circles_of[strength]:
            s.seals[node] = tokens.pop()
        for token in tokens:
            s.box[TOKEN_INDEX[token]] += 1
        pile = scrolls_of(BASIC, strength) + scrolls_of(s.circle, strength)
        shuffle(s, pile)
        for node in board.scroll_boxes_of[strength]:
            scroll = pile.pop()
            s.seals[node] = scroll_seal(scroll)
            if GUARDS[scroll]:
                s.guardians[ELEMENT_OF[scroll]] = AT_HAND
        s.unplaced.extend(pile)


def scrolls_of(circle: int, strength: int) -> list[int]:
    """The five scrolls of one spell in a circle."""
    first = PER_CIRCLE * circle + 5 * (strength - 2)
    return list(range(first, first + 5))
