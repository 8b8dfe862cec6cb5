"""Will, Shards, costs, and drawing cards."""

from spellhall.engine.machine.chance import draw
from spellhall.engine.machine.events import tell
from spellhall.games.arcane_academy.box.cards import (
    COST_OF,
    CUT_ITEMS,
    CUT_SPELLS,
    IS_SPELL,
)
from spellhall.games.arcane_academy.box.verbs import WILL
from spellhall.games.arcane_academy.frames import NO_CARD_ASKS, ResolveTile
from spellhall.games.arcane_academy.state.state import MOST_WILL, NO_SPACE, NOBODY, Academy, Player


def gain(s: Academy, seat: int, res: int, n: int, card: int) -> None:
    """A gain of Will stops at 9 (AA-GEN-2); Shards have no limit. `card`: whose effect it is."""
    player = s.players[seat]
    if res == WILL:
        n = min(n, MOST_WILL - player.will)
        player.will += n
    else:
        player.shards += n
    if n > 0:
        tell(s, "gain", seat, res, n, card, acting_space(s, card))


def lose(s: Academy, seat: int, res: int, n: int, card: int) -> int:
    """Lose n, or all there is (AA-GEN-3), to a card of the active seat; returns what was lost."""
    player = s.players[seat]
    n = min(n, held(player, res))
    if res == WILL:
        player.will -= n
    else:
        player.shards -= n
    if n > 0:
        tell(s, "lose", seat, res, n, card, s.active)
    return n


def acting_space(s: Academy, card: int) -> int:
    """The space whose tile acts now, where no card does; -1 where one does."""
    if card == NO_CARD_ASKS:
        for frame in reversed(s.stack):
            if isinstance(frame, ResolveTile):
                return frame.space
    return NO_SPACE


def held(player: Player, res: int) -> int:
    """How much of a resource the player has."""
    return player.will if res == WILL else player.shards


def cost(player: Player, card: int, less: int) -> int:
    """What a card costs this player now; all reductions add up, never below 1 (AA-ASG-14)."""
    spell = IS_SPELL[card]
    price = COST_OF[card] - less
    for item in player.items:
        price -= CUT_SPELLS[item] if spell else CUT_ITEMS[item]
    return max(price, 1)


def can_pay(player: Player, card: int, less: int) -> bool:
    """Whether the full cost is there (AA-ASG-3)."""
    budget = player.will if IS_SPELL[card] else player.shards
    return budget >= COST_OF[card] or budget >= cost(player, card, less)


def draw_card(s: Academy) -> int:
    """The active seat draws; whoever draws the last card takes Pencils Down at once (AA-PD-2)."""
    card = draw(s, s.deck)
    if not s.deck and s.pencils == NOBODY:
        take_pencils(s)
    return card


def all_turns_taken(s: Academy) -> bool:
    """Whether the holder of Pencils Down has had the last turn, extra turns too (AA-PD-5, 8)."""
    return s.pencils != NOBODY and s.last_turns == 0 and s.owed == 0


def take_pencils(s: Academy) -> None:
    """Everybody, the holder last, gets one more regular turn (AA-PD-4, AA-PD-5)."""
    s.pencils = s.active
    s.last_turns = len(s.players)
    tell(s, "pencils_down", s.active)
