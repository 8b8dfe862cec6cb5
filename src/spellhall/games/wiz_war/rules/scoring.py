"""How a game ended (WW-WIN)."""

from spellhall.engine.result import Part, Place, Result, ranked
from spellhall.games.wiz_war.rules.victory import points
from spellhall.games.wiz_war.state.numbers import ALL_DEAD, BY_POINTS, HUNTERS, LAST_STANDING, NONE
from spellhall.games.wiz_war.state.pieces import Player
from spellhall.games.wiz_war.state.state import Duel

RULES = ("", "WW-WIN-1", "WW-WIN-2", "WW-WIN-8", "WW-AMB-35")  # by ending
ENDINGS = ("going_on", "victory_points", "last_wizard_standing", "all_dead", "turn_limit")


def result(s: Duel) -> Result:
    """The winner first; the others by points, then by life."""
    totals = [points(s, seat) for seat in range(len(s.players))]
    kills = [0 if s.rules & HUNTERS else player.kills for player in s.players]
    keys = [
        (int(seat == s.winner), int(player.cell != NONE), totals[seat], max(player.life, 0))
        for seat, player in enumerate(s.players)
    ]
    places = ranked(keys) if s.winner != NONE else [1] * len(s.players)
    return Result(
        ENDINGS[s.ended],
        _sentence(s),
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
        (RULES[s.ended],),
    )


def _note(player: Player, treasures: int) -> str:
    parts = [
        f"{treasures} treasure{'' if treasures == 1 else 's'} at home",
        f"{player.kills} kill{'' if player.kills == 1 else 's'}",
        f"{max(player.life, 0)} life left" if player.cell != NONE else "eliminated",
    ]
    return ", ".join(parts)


def _sentence(s: Duel) -> str:
    if s.ended == BY_POINTS:
        return f"@{s.winner} wins with {points(s, s.winner)} victory points."
    if s.ended == LAST_STANDING:
        return f"@{s.winner} wins as the last wizard alive."
    if s.ended == ALL_DEAD:
        return "Nobody is left alive: a draw."
    if s.winner == NONE:
        return "The turn limit was reached: a draw."
    return f"@{s.winner} wins at the turn limit, ahead in points or life."
