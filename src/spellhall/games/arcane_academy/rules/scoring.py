"""Final scoring (ledger section 16)."""

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
from spellhall.games.arcane_academy.box.cards import END_SCORES, PRESTIGE_OF
from spellhall.games.arcane_academy.rules.counts import count
from spellhall.games.arcane_academy.rules.resources import all_turns_taken
from spellhall.games.arcane_academy.state.state import Academy, Player

PENCILS_DOWN: Final = Ending("pencils_down", "AA-PD-5")
TURN_LIMIT: Final = Ending("turn_limit", "AA-AMB-20", stops=True)
ENDINGS: Final = (PENCILS_DOWN, TURN_LIMIT)
# Of a tie (AA-SCORE-5).
BREAKERS: Final = (("Will and Shards left", "had more Will and Shards left, {}"),)


def printed(cards: list[int]) -> int:
    """The Prestige printed on completed cards."""
    return sum(PRESTIGE_OF[card] for card in cards)


def end_prestige(player: Player, card: int) -> int:
    """What a card's End of Game ability is worth now, rounded down (AA-SCORE-7)."""
    return sum(score.k * (count(player, score.count) // score.m) for score in END_SCORES[card])


def end_total(player: Player) -> int:
    """All End of Game Prestige as the position stands."""
    return sum(end_prestige(player, card) for card in player.spells + player.items)


def prestige(player: Player) -> int:
    """Printed Prestige, tokens, and End of Game abilities (AA-SCORE-3)."""
    return printed(player.spells) + printed(player.items) + sum(player.tokens) + end_total(player)


def left_over(player: Player) -> int:
    """What breaks a tie (AA-SCORE-5)."""
    return player.will + player.shards


def result(s: Academy) -> Result:
    """Most Prestige wins, then most Will and Shards; still tied means shared (AA-SCORE-4 to 8)."""
    totals = [prestige(player) for player in s.players]
    keys = [(total, left_over(player)) for total, player in zip(totals, s.players, strict=True)]
    places = ranked(keys)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    tied = totals.count(max(totals)) > 1
    ending = PENCILS_DOWN if all_turns_taken(s) else TURN_LIMIT
    return Result(
        ending.id,
        _sentence(winners, max(totals), tied, ending.stops),
        tuple(
            Place(
                seat,
                places[seat],
                totals[seat],
                places[seat] == 1,
                (
                    Part("Spells", printed(player.spells)),
                    Part("Items", printed(player.items)),
                    Part("Prestige Tokens", sum(player.tokens)),
                    Part("End of Game", end_total(player)),
                ),
                f"{left_over(player)} Will and Shards left",
            )
            for seat, player in enumerate(s.players)
        ),
        (
            ending.rule,
            "AA-SCORE-4" if not tied else "AA-SCORE-5" if len(winners) == 1 else "AA-SCORE-6",
        ),
        tie_sentence(keys, f"{max(totals)} Prestige", BREAKERS),
    )


def _sentence(winners: list[int], best: int, tied: bool, capped: bool) -> str:
    by = f"with {best} Prestige"
    if tied:
        by += ", level on Will and Shards too" if len(winners) > 1 else " and more Will and Shards"
    if capped:
        by += " when the turn limit was reached"
    return winners_sentence(winners, by)
