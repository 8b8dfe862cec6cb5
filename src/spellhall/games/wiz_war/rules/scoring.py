"""How a game ended (WW-WIN)."""

from typing import Final

from spellhall.engine.result import Ending, Part, Place, Result, ranked, tie_sentence
from spellhall.games.wiz_war.rules.table.figures import living
from spellhall.games.wiz_war.rules.victory import points
from spellhall.games.wiz_war.state.numbers import (
    ALL_DEAD,
    BY_POINTS,
    HUNTERS,
    LAST_STANDING,
    NONE,
    TURN_LIMIT,
)
from spellhall.games.wiz_war.state.pieces import Player
from spellhall.games.wiz_war.state.state import Duel

ENDINGS: Final = (  # in the order of their numbers, of which 0 means that the game goes on
    Ending("victory_points", "WW-WIN-1"),
    Ending("last_wizard_standing", "WW-WIN-2"),
    Ending("all_dead", "WW-WIN-8"),
    Ending("turn_limit", "WW-AMB-35", stops=True),
)


def result(s: Duel) -> Result:
    """The winner first; the others by points, then by life."""
    totals = [points(s, seat) for seat in range(len(s.players))]
    kills = [0 if s.rules & HUNTERS else player.kills for player in s.players]
    keys = [
        (int(seat == s.winner), int(player.cell != NONE), totals[seat], max(player.life, 0))
        for seat, player in enumerate(s.players)
    ]
    ending = ENDINGS[s.ended - 1]
    places = ranked(keys) if s.winner != NONE else [1] * len(s.players)
    return Result(
        ending.id,
        _sentence(s, totals),
        tuple(
            Place(
                seat,
                places[seat],
                totals[seat],
                seat == s.winner,
                (
                    Part("Kills", kills[seat]),
                    Part("Treasures", totals[seat] - kills[seat]),
                ),
                _note(player, totals[seat] - kills[seat]),
            )
            for seat, player in enumerate(s.players)
        ),
        (ending.rule, "WW-WIN-7") if s.ended == BY_POINTS and _rivals(s) else (ending.rule,),
        _tie(s, totals),
    )


def _note(player: Player, treasures: int) -> str:
    life = f"{max(player.life, 0)} life left" if player.cell != NONE else "eliminated"
    return f"{_treasures(treasures)}, {_kills(player.kills)}, {life}"


def _treasures(n: int) -> str:
    return f"{n} treasure{'' if n == 1 else 's'} at home"


def _kills(n: int) -> str:
    return f"{n} kill{'' if n == 1 else 's'}"


def _sentence(s: Duel, totals: list[int]) -> str:
    if s.ended == BY_POINTS:
        return f"@{s.winner} wins with {totals[s.winner]} victory points: {_won_by(s, totals)}."
    if s.ended == LAST_STANDING:
        return f"@{s.winner} wins as the last wizard alive."
    if s.ended == ALL_DEAD:
        return "Nobody is left alive: a draw."
    if s.winner == NONE:
        return "The turn limit was reached: a draw."
    others = [total for seat, total in enumerate(totals) if seat != s.winner]
    by = "level in points and ahead in life" if totals[s.winner] in others else "ahead in points"
    return f"@{s.winner} wins at the turn limit, {by}."


def _rivals(s: Duel) -> list[int]:
    """Who has reached the goal at the same instant as the winner."""
    return [seat for seat in living(s) if seat != s.winner and points(s, seat) >= s.goal]


def _tie(s: Duel, totals: list[int]) -> str:
    """Who was as far as the winner, and what decided (WW-WIN-7, WW-AMB-35)."""
    if s.ended == BY_POINTS and (rivals := _rivals(s)):
        names = " and ".join(f"@{seat}" for seat in rivals)
        first = (
            f"it was @{s.winner}'s turn"
            if s.winner == s.active
            else f"@{s.winner} comes next after @{s.active}, whose turn it was"
        )
        return f"@{s.winner} and {names} reached the goal at one instant; {first}."
    if s.ended != TURN_LIMIT:
        return ""
    keys = [(-1, 0)] * len(s.players)
    for seat in living(s):
        keys[seat] = (totals[seat], s.players[seat].life)
    best = max(key[0] for key in keys)
    level_at = f"{best} victory point{'' if best == 1 else 's'}"
    return tie_sentence(keys, level_at, [("life", "had more life left, {}")], "nobody won")


def _won_by(s: Duel, totals: list[int]) -> str:
    """What the points of the winner are for."""
    kills = 0 if s.rules & HUNTERS else s.players[s.winner].kills
    treasures = totals[s.winner] - kills
    if not kills or not treasures:
        return _kills(kills) if kills else _treasures(treasures)
    return f"{_treasures(treasures)} and {_kills(kills)}"
