"""What a viewpoint sees now, in numbers: nothing is hidden, only the light depends on who looks.

The catalogue tells what the number of a die, a seal or a scroll stands for; nodes are counted as
on the board that the scene names.
"""

from functools import lru_cache
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from spellhall.games.five_seals.box.board import BOARDS
from spellhall.games.five_seals.box.dice import COLOURED, SET_COLOUR, SET_PACK, values
from spellhall.games.five_seals.box.elements import COLOURS, MIND, STRENGTHS, WEAKEST
from spellhall.games.five_seals.box.scrolls import IS_SYNERGY, SCROLL_COUNT
from spellhall.games.five_seals.box.seals import EMPTY, ON_BOARD
from spellhall.games.five_seals.frames import PayDice, PickMage, TakeDie, TakeTurn, UseQuestion
from spellhall.games.five_seals.rules.breaking import dice_sets
from spellhall.games.five_seals.rules.power import breakable, sets_that_break
from spellhall.games.five_seals.rules.reach import floor, path_to, reach
from spellhall.games.five_seals.rules.rounds import is_last_round
from spellhall.games.five_seals.rules.scoring import bonus, score, sixes_left, synergy
from spellhall.games.five_seals.state.state import AT_HAND, NO_MAGE, ON_BINDING, OUT, Player, Seals

NOBODY: Final = -1
WORD: Final = 50  # nodes in one number of a list of bits: the browser counts exactly up to 2**53
_WORD_BITS: Final = (1 << WORD) - 1

Step = Literal["mages", "dice", "turn", "pay", "scroll", "over"]
Seat = Annotated[int, Meta(ge=0, le=max(BOARDS) - 1)]
Node = Annotated[int, Meta(ge=0, lt=BOARDS[max(BOARDS)].size)]
Colour = Annotated[int, Meta(ge=0, lt=COLOURS)]
Die = Annotated[int, Meta(ge=COLOURED[0][1], le=COLOURED[-1][-1])]
Scroll = Annotated[int, Meta(ge=0, lt=SCROLL_COUNT)]
Nodes = list[Annotated[int, Meta(ge=0, lt=1 << WORD)]]  # bits: 50 nodes in each number
Dice = Annotated[int, Meta(ge=1)]  # bits: places among a seat's dice

STEPS: Final[dict[type, Step]] = {
    PickMage: "mages",
    TakeDie: "dice",
    TakeTurn: "turn",
    PayDice: "pay",
}


class Owner(Struct, omit_defaults=True):
    """A seat with what it has."""

    node: Node  # where the mage stands
    score: int  # with Synergy as things stand
    bonus: int = 0  # what Synergy gives of it
    mage: Annotated[int, Meta(ge=NO_MAGE, lt=max(BOARDS))] = NO_MAGE  # -1: not chosen yet
    familiar: Annotated[int, Meta(ge=ON_BINDING)] = AT_HAND  # -1: at hand; -2: on its Binding
    finished: int = 0  # 1 for the first to finish this round, 0 while active
    dice: list[Die] = []  # as they lie: die:seat:place
    coming: list[Colour] = []  # the unrolled dice for the next round
    owed: int = 0  # dice still to be chosen at the end of the round
    scrolls: list[Scroll] = []
    down: list[Scroll] = []  # of these, face down
    stored: list[tuple[Scroll, int]] = []  # Absorption scrolls, each with the token on it
    synergy: list[tuple[Scroll, int]] = []  # Synergy scrolls, each with its bonus as things stand


class Paying(Struct):
    """A seal whose dice are being chosen."""

    node: Node
    sets: list[Dice]  # every legal set of the active seat's dice
    path: list[Node]  # from the mage to the seal


class Sight(Struct, omit_defaults=True):
    """The table as a seat sees it."""

    round: int
    first: Seat  # who holds the marker
    active: Seat
    step: Step
    sixes_left: int  # strength-6 scrolls on the board
    supply: list[int]  # dice of each colour
    players: list[Owner]
    seals: list[Annotated[int, Meta(ge=EMPTY, lt=ON_BOARD + SCROLL_COUNT)]]  # by node; -1: none
    guardians: list[Annotated[int, Meta(ge=OUT)]]  # by element; -1: beside the board, -3: none
    viewpoint: Seat  # whose reach is shown: the one that looks, else the active one
    lit: Nodes  # the floor that its mage can walk
    reached: Nodes  # seals that its mage gets to
    breakable: Nodes  # of these, what its dice break
    sets: list[list[list[Dice]]]  # by element, then by strength from 2 on: its dice that break it
    next: Annotated[int, Meta(ge=NOBODY, le=max(BOARDS) - 1)] = NOBODY  # to take a turn; -1: none
    using: list[Scroll] = []  # in the middle of being used
    paying: Paying | None = None
    last_round: bool = False  # if the round ended now, the game would
    quiet: int = 0  # whole rounds in a row without a broken seal


def sight(s: Seals, seat: int | None) -> Sight:
    """The table as this seat sees it; the public looks with the active one."""
    look = s.active if seat is None else seat
    reached = reach(s, look).targets
    top = s.stack[-1] if s.stack else None
    return Sight(
        round=s.round.number,
        first=s.first,
        active=s.active,
        step=_step(s),
        sixes_left=sixes_left(s),
        supply=s.supply.copy(),
        players=[_owner(s, player, other) for other, player in enumerate(s.players)],
        seals=s.seals.copy(),
        guardians=s.guardians.copy(),
        viewpoint=look,
        lit=_bits(floor(s, look)),
        reached=_bits(reached),
        breakable=_bits(breakable(s, look, reached)),
        sets=_sets(tuple(s.players[look].dice)),
        next=_next_seat(s),
        using=s.using.copy(),
        paying=_paying(s, top) if isinstance(top, PayDice) else None,
        last_round=is_last_round(s),
        quiet=s.quiet,
    )


def see_all(s: Seals) -> Sight:
    """The whole table: the same, since nothing is hidden."""
    return sight(s, None)


def _step(s: Seals) -> Step:
    if not s.stack:
        return "over"
    frame = s.stack[-1]
    return "scroll" if isinstance(frame, UseQuestion) else STEPS.get(type(frame), "turn")


def _next_seat(s: Seals) -> int:
    count = len(s.players)
    for i in range(1, count):
        seat = (s.active + i) % count
        if seat not in s.round.finished:
            return seat
    return NOBODY


def _owner(s: Seals, player: Player, seat: int) -> Owner:
    finished = s.round.finished
    return Owner(
        node=player.node,
        score=score(player),
        bonus=bonus(player),
        mage=player.mage,
        familiar=player.familiar,
        finished=finished.index(seat) + 1 if seat in finished else 0,
        dice=player.dice.copy(),
        coming=[c for c in range(COLOURS) for _ in range(player.coming[c])],
        owed=player.owed,
        scrolls=player.scrolls.copy(),
        down=player.down.copy(),
        stored=player.stored.copy(),
        synergy=[(card, synergy(player, card)) for card in player.scrolls if IS_SYNERGY[card]],
    )


def _bits(nodes: list[int]) -> list[int]:
    bits = 0
    for node in nodes:
        bits |= 1 << node
    found = []
    while bits:
        found.append(bits & _WORD_BITS)
        bits >>= WORD
    return found


def _paying(s: Seals, f: PayDice) -> Paying:
    held = s.players[f.seat].dice
    sets = [_places(held, number) for number in dice_sets(s, f)]
    return Paying(f.node, sets, path_to(s, f.seat, f.node, f.passing))


@lru_cache(maxsize=4096)
def _sets(dice: tuple[int, ...]) -> list[list[list[int]]]:
    """What these dice break, and how. Whoever looks at it leaves it as it is."""
    held = list(dice)
    return [
        [
            [_places(held, number) for number in sets_that_break(held, element, strength)]
            for strength in range(WEAKEST, STRENGTHS)
        ]
        for element in range(MIND + 1)
    ]


def _places(held: list[int], number: int) -> int:
    """Where the dice of a set lie, as bits; of equal dice the first."""
    numbered = COLOURED[SET_COLOUR[number]]
    found = 0
    for value in values(SET_PACK[number]):
        at = held.index(numbered[value])
        while found >> at & 1:
            at += 1
        found |= 1 << at
    return found
