"""Who wins the match (HH-MATCH-4, HH-MATCH-5, HH-AMB-1)."""

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
from spellhall.games.hell_high.state.state import Brawl, victory_points

LAST_GAME: Final = Ending("last_game", "HH-MATCH-5")
CLOSED: Final = Ending("closed", "HH-AMB-27", stops=True)
ENDINGS: Final = (LAST_GAME, CLOSED)
BREAKERS: Final = (  # of a tie (HH-AMB-1)
    ("Last Wizard Standing Tokens", "had survived more games, {}"),
    ("the last game", "survived the last game"),
)


def result(s: Brawl) -> Result:
    """Most Victory Points, then Last Wizard Standing Tokens, then the last game's survivor."""
    points = [victory_points(player) for player in s.players]
    keys = [
        (points[seat], player.lws, int(seat == s.game.last_standing))
        for seat, player in enumerate(s.players)
    ]
    places = ranked(keys)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    ending = CLOSED if s.game.closed else LAST_GAME
    decided = "HH-AMB-1" if points.count(max(points)) > 1 else "HH-MATCH-5"
    return Result(
        ending.id,
        _sentence(s, winners, points),
        tuple(
            Place(
                seat,
                places[seat],
                points[seat],
                places[seat] == 1,
                (Part("Kill Tokens", player.kills), Part("Last Wizard Standing", player.lws)),
                "Last Wizard Standing of the last game" if seat == s.game.last_standing else "",
            )
            for seat, player in enumerate(s.players)
        ),
        (ending.rule, decided) if decided != ending.rule else (decided,),
        tie_sentence(keys, _victory_points(max(points)), BREAKERS),
    )


def _sentence(s: Brawl, winners: list[int], points: list[int]) -> str:
    best = max(points)
    by = f"with {_victory_points(best)}"
    winner = winners[0]
    level = [seat for seat in range(len(points)) if points[seat] == best and seat != winner]
    if len(winners) == 1 and level:
        fewer = all(s.players[seat].lws < s.players[winner].lws for seat in level)
        by += f", having survived {'more games' if fewer else 'the last game'}"
    return winners_sentence(winners, by)


def _victory_points(n: int) -> str:
    return f"{n} Victory Point{'' if n == 1 else 's'}"
