"""What a viewpoint sees now, in numbers: nothing is hidden, only the light depends on who looks.

The catalogue tells what the number of a die, a seal or a scroll stands for; nodes are counted as
on the board that the scene names.
"""

from functools import lru_cache
from typing import Final

from spellhall.games.five_seals.box.dice import COLOURED, SET_COLOUR, SET_PACK, values
from spellhall.games.five_seals.box.elements import COLOURS, MIND, STRENGTHS, WEAKEST
from spellhall.games.five_seals.box.scrolls import IS_SYNERGY
from spellhall.games.five_seals.frames import PayDice, PickMage, TakeDie, TakeTurn, UseQuestion
from spellhall.games.five_seals.rules.breaking import dice_sets
from spellhall.games.five_seals.rules.power import breakable, sets_that_break
from spellhall.games.five_seals.rules.reach import floor, path_to, reach
from spellhall.games.five_seals.rules.rounds import is_last_round
from spellhall.games.five_seals.rules.scoring import bonus, score, sixes_left, synergy
from spellhall.games.five_seals.show.sight.shapes import NOBODY, WORD, Owner, Paying, Sight, Step
from spellhall.games.five_seals.state.state import Player, Seals

_WORD_BITS: Final = (1 << WORD) - 1
STEPS: Final[dict[type, Step]] = {
    PickMage: "mages",
    TakeDie: "dice",
    TakeTurn: "turn",
    PayDice: "pay",
}


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
