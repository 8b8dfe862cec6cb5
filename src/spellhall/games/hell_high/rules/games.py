"""The match, its games, and what happens between them (ledger sections 3.1 to 3.3 and 3.15)."""

from spellhall.engine.choices import ALLOWED
from spellhall.engine.machine.chance import roll
from spellhall.engine.machine.events import reveal, tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.hell_high.box.board import TOP_RANK
from spellhall.games.hell_high.box.cards import POWER_OF, WHEN_OF
from spellhall.games.hell_high.box.design import NEXT_GAME, NOTHING
from spellhall.games.hell_high.box.verbs import NO_GLYPH
from spellhall.games.hell_high.box.words import WIZARDS
from spellhall.games.hell_high.choices import BE_WIZARD, OPEN
from spellhall.games.hell_high.frames.effects import Perform
from spellhall.games.hell_high.frames.harm import PutAway
from spellhall.games.hell_high.frames.match import (
    BeginGame,
    EndGame,
    NextOpened,
    OpenDeadCards,
    PickWizard,
    RollRanks,
)
from spellhall.games.hell_high.frames.round import BeginRound
from spellhall.games.hell_high.rules.piles import discard, fleeting_treasures, give_up_all, without
from spellhall.games.hell_high.rules.why_not import WIZARD_TAKEN
from spellhall.games.hell_high.state.state import (
    NOBODY,
    START_LIFE,
    Brawl,
    Round,
    SingleGame,
    by_rank,
    turn_of,
)


def free_wizards(s: Brawl, f: PickWizard) -> list[int]:
    """Every wizard that nobody took (HH-SETUP-1)."""
    return [
        BE_WIZARD.codes[wizard] for wizard in range(WIZARDS) if why_not_be(s, f, wizard) == ALLOWED
    ]


def why_not_be(s: Brawl, f: PickWizard, wizard: int) -> int:
    """Each player chooses a different wizard (HH-SETUP-1)."""
    for player in s.players:
        if player.wizard == wizard:
            return WIZARD_TAKEN
    return ALLOWED


def pick_wizard(s: Brawl, f: PickWizard, choice: int) -> None:
    """A character, without ability."""
    wizard = BE_WIZARD.first[choice]
    s.players[f.seat].wizard = wizard
    tell(s, "wizard", f.seat, wizard)


def roll_ranks(s: Brawl, f: RollRanks) -> None:
    """The highest total takes rank 8, and so on; tied players roll again (HH-SETUP-5 to 7)."""
    place_group(s, list(range(len(s.players))), TOP_RANK)
    then(s, BeginRound())


def place_group(s: Brawl, group: list[int], top: int) -> None:
    """Two dice for each of a group; equal totals contest their ranks anew."""
    if len(group) == 1:
        s.players[group[0]].rank = top
        tell(s, "rank", group[0], top)
        return
    totals: list[int] = []
    for seat in group:
        first = roll(s, 6)
        second = roll(s, 6)
        totals.append(first + second)
        tell(s, "rank_roll", seat, first, second)
    for total in range(12, 1, -1):
        tied = [group[i] for i in range(len(group)) if totals[i] == total]
        if tied:
            place_group(s, tied, top)
            top -= len(tied)


def begin_game(s: Brawl, f: BeginGame) -> None:
    """Ranks by order of death, the last wizard standing on top (HH-NEXT-1 to 7)."""
    order = starting_order(s)
    s.game = SingleGame(number=s.game.number + 1)
    s.round = Round()
    lowest = TOP_RANK + 1 - len(order)
    for i in range(len(order)):
        player = s.players[order[i]]
        player.rank = lowest + i
        player.hp = START_LIFE
        player.kills_game = 0
        player.died = 0
        player.glyph = NO_GLYPH
        player.grudge = NOBODY
    tell(s, "game", s.game.number, tuple(by_rank(s)))
    then(s, *[OpenDeadCards(seat) for seat in by_rank(s)], BeginRound())


def starting_order(s: Brawl) -> list[int]:
    """The seats from the lowest rank of the next game to the highest."""
    order = [seat for seat in s.game.dead if seat != s.game.last_standing]
    standing = [seat for seat in by_rank(s) if seat != s.game.last_standing]
    order.extend(reversed(standing))  # only if the limit of rounds closed the game (HH-AMB-35)
    if s.game.last_standing != NOBODY:
        order.append(s.game.last_standing)
    return order


def open_dead_cards(s: Brawl, f: OpenDeadCards) -> None:
    """All «start of next game» cards of the wizard are revealed (HH-DEAD-4)."""
    player = s.players[f.seat]
    player.fresh = 0
    reveal(s)
    cards = [card for card in player.held if WHEN_OF[card] == NEXT_GAME]
    if not cards:
        return
    player.held = [card for card in player.held if WHEN_OF[card] != NEXT_GAME]
    s.opened = tuple(cards)
    tell(s, "opened", f.seat, tuple(cards))
    then(s, NextOpened(f.seat))


def opened_cards(s: Brawl, f: NextOpened) -> list[int]:
    """The holder orders his or her own cards (HH-NEXT-5)."""
    return [OPEN.codes[card] for card in s.opened]


def next_opened(s: Brawl, f: NextOpened, choice: int) -> None:
    """It resolves; lasting ones stay face up, the others are discarded (HH-DEAD-6)."""
    card = OPEN.first[choice]
    s.opened = without(s.opened, card)
    tell(s, "dead_card", f.seat, card)
    if s.opened:
        then(s, f)
    if POWER_OF[card] == NOTHING:
        s.resolving = (*s.resolving, card)
        then(s, PutAway(card))
    else:
        s.players[f.seat].lasting.append(card)
    then(s, Perform(f.seat, card))


def end_game(s: Brawl, f: EndGame) -> None:
    """Everything without Everlasting goes, the last wizard's cards included (HH-END-6).

    Ruling: held Dead Wizard cards stay (HH-AMB-42).
    """
    for player in s.players:
        for card in player.hand + player.spell + player.creatures + player.lasting:
            discard(s, card)
        for card in fleeting_treasures(player):
            discard(s, card)
        give_up_all(player)
    s.round = Round(number=s.round.number)
    s.turn = turn_of(NOBODY)
    tell(s, "game_over", s.game.number, s.game.last_standing)
    if s.game.number < s.games:
        then(s, BeginGame())
    else:
        tell(s, "match_over")


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(PickWizard, free_wizards, pick_wizard)
    rules.work(RollRanks, roll_ranks)
    rules.work(BeginGame, begin_game)
    rules.work(OpenDeadCards, open_dead_cards)
    rules.question(NextOpened, opened_cards, next_opened)
    rules.work(EndGame, end_game)
