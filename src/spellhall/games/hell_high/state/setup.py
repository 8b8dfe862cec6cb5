"""Set-up (ledger section 3.2)."""

from typing import Final

from spellhall.engine.machine.chance import shuffle
from spellhall.engine.machine.state import Chance
from spellhall.engine.packs.shelf import marks_of, pack_setting
from spellhall.engine.settings import Named, Number, One, Options
from spellhall.games.hell_high.box.cards import (
    BOX_CARDS,
    FIRST_DEAD,
    PACKS,
    main_cards,
    treasure_cards,
)
from spellhall.games.hell_high.frames.match import PickWizard, RollRanks
from spellhall.games.hell_high.state.state import (
    NOBODY,
    ROUND_LIMIT,
    Brawl,
    Player,
    Round,
    SingleGame,
    turn_of,
)

SETTINGS: Final = (
    One(
        "slacker_vp",
        "What the Slacker counts",
        "The Victory Points of the whole match, or only those won in the present game.",
        rule="HH-AMB-13",
        values=(Named("match", "Of the match"), Named("game", "Of this game")),
        default="match",
    ),
    Number(
        "round_limit",
        "Round limit",
        "Ours, not the rulebook's: after so many rounds a game is closed without a Last Wizard"
        " Standing, so that it ends. 0: never.",
        rule="HH-AMB-27",
        default=ROUND_LIMIT,
        least=0,
        most=ROUND_LIMIT,
    ),
    *pack_setting(PACKS),
)


def games_of_match(players: int) -> int:
    """Three games, or two with five or six players (HH-MATCH-1, HH-MATCH-2)."""
    return 3 if players <= 4 else 2


def begin(players: int, options: Options, chance: Chance) -> Brawl:
    """Three shuffled decks; the players pick wizards, then roll for ranks."""
    s = untouched(players, chance, marks_of(PACKS, options.get("packs")))
    adopt(s, options)
    shuffle(s, s.main)
    shuffle(s, s.treasure)
    shuffle(s, s.dead_deck)
    s.stack = [RollRanks(), *[PickWizard(seat) for seat in reversed(range(players))]]
    return s


def adopt(s: Brawl, options: Options) -> None:
    """The options that are given hold in this match, or from this position on."""
    if "round_limit" in options:
        limit = options["round_limit"]
        assert isinstance(limit, int)
        s.limit = limit
    if "slacker_vp" in options:
        s.slacker_game = options["slacker_vp"] == "game"


def untouched(players: int, chance: Chance, packs: list[str]) -> Brawl:
    """A table with unshuffled decks and nothing pending."""
    return Brawl(
        stack=[],
        lanes=[],
        chance=chance,
        revealed=0,
        players=[Player() for _ in range(players)],
        game=SingleGame(),
        round=Round(),
        turn=turn_of(NOBODY),
        main=main_cards(packs),
        treasure=treasure_cards(packs),
        dead_deck=list(range(FIRST_DEAD, BOX_CARDS)),
        packs=packs,
        games=games_of_match(players),
    )
