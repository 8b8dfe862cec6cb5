"""The test for the end, and the final score (ledger section 9)."""

from typing import Final

from spellhall.engine.result import (
    Ending,
    Part,
    Place,
    Result,
    ranked,
    tie_sentence,
    winners_sentence,
)
from spellhall.games.five_seals.box.board import BOARD_OF
from spellhall.games.five_seals.box.scrolls import ELEMENT_OF, IS_SYNERGY, STRENGTH_OF
from spellhall.games.five_seals.box.seals import EMPTY, SEAL_STRENGTH
from spellhall.games.five_seals.state.state import Player, Seals

BREAKERS: Final = (  # of a tie, in the variant (FS-VAR-1)
    ("scrolls of strength 6", "had more scrolls of strength 6, {}"),
    ("scrolls", "had more scrolls, {}"),
)
ENDS_BELOW: Final[dict[int, int]] = {2: 4, 3: 4, 4: 5, 5: 5}  # strength-6 scrolls by players

FEW_SCROLLS: Final = Ending("few_scrolls", "FS-END-1")
STALEMATE: Final = Ending("stalemate", "FS-END-4", stops=True)
ENDINGS: Final = (FEW_SCROLLS, STALEMATE)


def sixes_left(s: Seals, most: int = 99) -> int:
    """Strength-6 scrolls on the board, wherever they lie, guarded or not (FS-END-1).

    Counted up to `most`, first where they were dealt: whether the game ends is asked every round.
    """
    boxes_of, seals = BOARD_OF[len(s.players)].scroll_boxes_of, s.seals
    left = 0
    for strength in range(6, 1, -1):
        for node in boxes_of[strength]:
            seal = seals[node]
            if seal != EMPTY and SEAL_STRENGTH[seal] == 6:
                left += 1
                if left == most:
                    return left
    return left


def enough_sixes_taken(s: Seals) -> bool:
    """Whether so few strength-6 scrolls are left that the game ends after this round."""
    too_few = ENDS_BELOW[len(s.players)]
    return sixes_left(s, too_few) < too_few


def strengths(player: Player) -> int:
    """The strengths of all owned scrolls, face up or down (FS-SCORE-1)."""
    total = 0
    for scroll in player.scrolls:
        total += STRENGTH_OF[scroll]
    return total


def synergy(player: Player, scroll: int) -> int:
    """A point for each owned scroll of the element, the Synergy itself included (FS-SYN-1, 3)."""
    element = ELEMENT_OF[scroll]
    count = 0
    for other in player.scrolls:
        if ELEMENT_OF[other] == element:
            count += 1
    return count


def bonus(player: Player) -> int:
    """The bonus of all Synergy scrolls; each gives its own in full (FS-SYN-2)."""
    total = 0
    for scroll in player.scrolls:
        if IS_SYNERGY[scroll]:
            total += synergy(player, scroll)
    return total


def score(player: Player) -> int:
    """Strengths and Synergy (FS-SCORE-1); stored tokens and dice count nothing (FS-SCORE-2)."""
    return strengths(player) + bonus(player)


def result(s: Seals) -> Result:
    """The highest score wins, shared if tied (FS-SCORE-3), unless the variant breaks ties."""
    scores = [score(player) for player in s.players]
    sixes = [_sixes(player) for player in s.players]
    if s.tie_break:
        keys = [
            (points, six, len(player.scrolls))
            for points, six, player in zip(scores, sixes, s.players, strict=True)
        ]
    else:
        keys = [(points, 0, 0) for points in scores]
    places = ranked(keys)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    ending = FEW_SCROLLS if enough_sixes_taken(s) else STALEMATE
    tied = s.tie_break and scores.count(max(scores)) > 1
    return Result(
        ending.id,
        _sentence(winners, max(scores), _decider(keys) if tied else "", ending.stops),
        tuple(
            Place(
                seat,
                places[seat],
                scores[seat],
                places[seat] == 1,
                (Part("Scrolls", strengths(player)), Part("Synergy", bonus(player))),
                f"{len(player.scrolls)} scrolls, {sixes[seat]} of strength 6",
            )
            for seat, player in enumerate(s.players)
        ),
        (
            ending.rule,
            "FS-VAR-1" if tied else "FS-SCORE-3",
        ),
        tie_sentence(keys, f"{max(scores)} points", BREAKERS if s.tie_break else ()),
    )


def _sixes(player: Player) -> int:
    return sum(STRENGTH_OF[scroll] == 6 for scroll in player.scrolls)


def _decider(keys: list[tuple[int, int, int]]) -> str:
    """What set the winner apart from those with as many points, in words."""
    first, *others = sorted(keys, reverse=True)
    if first[1] > others[0][1]:
        return " and more scrolls of strength 6"
    return " and more scrolls" if first[2] > others[0][2] else ", level in scrolls too"


def _sentence(winners: list[int], best: int, decider: str, stalemate: bool) -> str:
    by = f"with {best} points{decider}"
    return winners_sentence(winners, f"{by} after a stalemate" if stalemate else by)
