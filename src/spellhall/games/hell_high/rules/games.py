"""The match, its games, and what happens between them (ledger sections 3.1 to 3.3 and 3.15)."""

from spellhall.engine.chance import roll
from spellhall.engine.events import reveal, tell
from spellhall.engine.stack import Rules, then
from spellhall.games.hell_high.cards import (
    EFFECTS_OF,
    IS_EVERLASTING,
    POWER_OF,
    WHEN_OF,
)
from spellhall.games.hell_high.design import NEXT_GAME, NOTHING
from spellhall.games.hell_high.frames import (
    BeginGame,
    BeginRound,
    EndGame,
    NextOpened,
    OpenDeadCards,
    PickWizard,
    RollRanks,
)
from spellhall.games.hell_high.frames_of_effects import Perform, PutAway
from spellhall.games.hell_high.rules.piles import discard
from spellhall.games.hell_high.state import (
    NOBODY,
    SETTING_UP,
    START_LIFE,
    TOP_RANK,
    WIZARDS,
    School,
    by_rank,
)
from spellhall.games.hell_high.verbs import NO_GLYPH


def free_wizards(s: School, f: PickWizard) -> list[int]:
    """Every wizard that nobody took (HH-SETUP-1)."""
    taken = [player.wizard for player in s.players]
    return [wizard for wizard in range(WIZARDS) if wizard not in taken]


def pick_wizard(s: School, f: PickWizard, wizard: int) -> None:
    """A character, without ability."""
    s.players[f.seat].wizard = wizard
    tell(s, "wizard", f.seat, wizard)


def roll_ranks(s: School, f: RollRanks) -> None:
    """The highest total takes rank 8, and so on; tied players roll again (HH-SETUP-5 to 7)."""
    place_group(s, list(range(len(s.players))), TOP_RANK)
    then(s, BeginRound())


def place_group(s: School, group: list[int], top: int) -> None:
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


def begin_game(s: School, f: BeginGame) -> None:
    """Ranks by order of death, the last wizard standing on top (HH-NEXT-1 to 7)."""
    order = starting_order(s)
    s.game += 1
    s.round = 0
    s.step = SETTING_UP
    s.bonus = NO_GLYPH
    s.dead = []
    s.lws = NOBODY
    s.closed = False
    lowest = TOP_RANK + 1 - len(order)
    for i in range(len(order)):
        player = s.players[order[i]]
        player.rank = lowest + i
        player.hp = START_LIFE
        player.kills_game = 0
        player.died = 0
        player.glyph = NO_GLYPH
        player.grudge = NOBODY
    tell(s, "game", s.game, tuple(by_rank(s)))
    then(s, *[OpenDeadCards(seat) for seat in by_rank(s)], BeginRound())


def starting_order(s: School) -> list[int]:
    """The seats from the lowest rank of the next game to the highest."""
    order = [seat for seat in s.dead if seat != s.lws]
    standing = [seat for seat in by_rank(s) if seat != s.lws]
    order.extend(reversed(standing))  # only if the limit of rounds closed the game (HH-AMB-35)
    if s.lws != NOBODY:
        order.append(s.lws)
    return order


def open_dead_cards(s: School, f: OpenDeadCards) -> None:
    """All «start of next game» cards of the wizard are revealed (HH-DEAD-4)."""
    player = s.players[f.seat]
    player.fresh = 0
    reveal(s)
    cards = [card for card in player.held if WHEN_OF[card] == NEXT_GAME]
    if not cards:
        return
    player.held = [card for card in player.held if WHEN_OF[card] != NEXT_GAME]
    s.opened = cards
    tell(s, "opened", f.seat, tuple(cards))
    then(s, NextOpened(f.seat))


def opened_cards(s: School, f: NextOpened) -> list[int]:
    """The holder orders his or her own cards (HH-NEXT-5)."""
    return s.opened.copy()


def next_opened(s: School, f: NextOpened, card: int) -> None:
    """It resolves; lasting ones stay face up, the others are discarded (HH-DEAD-6)."""
    s.opened.remove(card)
    tell(s, "dead_card", f.seat, card)
    if s.opened:
        then(s, f)
    if POWER_OF[card] == NOTHING:
        s.aside.append(card)
        then(s, PutAway(card))
    else:
        s.players[f.seat].lasting.append(card)
    then(s, Perform(f.seat, card, EFFECTS_OF[card], 0, (), False))


def end_game(s: School, f: EndGame) -> None:
    """Everything without Everlasting goes, the last wizard's cards included (HH-END-6).

    Ruling: held Dead Wizard cards stay (HH-AMB-42).
    """
    for player in s.players:
        for card in (
            player.hand
            + player.spell
            + player.creatures
            + player.tired
            + player.lasting
            + [card for card in player.treasures if not IS_EVERLASTING[card]]
        ):
            discard(s, card)
        player.hand = []
        player.spell = []
        player.slots = []
        player.creatures = []
        player.tired = []
        player.lasting = []
        player.treasures = [card for card in player.treasures if IS_EVERLASTING[card]]
        player.acted = False
        player.shown = False
        player.extra_cards = 0
    s.active = NOBODY
    s.counted = False
    s.step = SETTING_UP
    tell(s, "game_over", s.game, s.lws)
    if s.game < s.games:
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
