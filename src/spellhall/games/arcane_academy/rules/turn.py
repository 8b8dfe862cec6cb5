"""A turn: cast and linked tiles (ledger sections 4 to 6), or rest (section 9)."""

from typing import Final

from spellhall.engine.events import reveal, tell, tell_in_part
from spellhall.engine.stack import Rules, never, then
from spellhall.games.arcane_academy.box.tiles import GROUPS_OF, SPACES, linked_spaces
from spellhall.games.arcane_academy.box.verbs import COMPLETE, RESTED
from spellhall.games.arcane_academy.frames import (
    BeginTurn,
    CastOrRest,
    EndTurn,
    Exchange,
    NextLinked,
    ResolveTile,
)
from spellhall.games.arcane_academy.rules.actions import can_perform, perform_action
from spellhall.games.arcane_academy.rules.effects import set_off
from spellhall.games.arcane_academy.rules.resources import draw_card
from spellhall.games.arcane_academy.state.state import Academy

REST: Final = 0
CAST: Final = 1  # + space
STOP: Final = 0
ACTION: Final = 1  # + 6 * group + action


def begin_turn(s: Academy, f: BeginTurn) -> None:
    """One of cast or rest, then the end-of-turn steps (AA-TURN-2, AA-TURN-5)."""
    s.active = f.seat
    s.turn += 1
    if f.extra:
        s.extra += 1
    tell(s, "turn", f.seat, s.turn, f.extra)
    then(s, CastOrRest(f.seat), EndTurn(f.seat))


def ready_tiles(s: Academy, f: CastOrRest) -> list[int]:
    """Rest is always legal; cast needs an un-exhausted tile of one's own (AA-TURN-3, AA-TURN-4)."""
    player = s.players[f.seat]
    top = player.top
    tired = player.tired
    options = [REST]
    for space in range(SPACES):
        if top[space] >= 0 and tired[space] == 0:
            options.append(CAST + space)
    return options


def cast_or_rest(s: Academy, f: CastOrRest, choice: int) -> None:
    """The token comes first, then the tile's actions, then the linked tiles (AA-CAST-2, 7)."""
    player = s.players[f.seat]
    if choice == REST:
        player.tired = [0] * SPACES
        tell(s, "rest", f.seat)
        set_off(s, f.seat, RESTED, -1, Exchange(f.seat))
        return
    space = choice - CAST
    player.tired[space] += 1
    tell(s, "cast", f.seat, space, player.top[space])
    acting = 1 << (player.top[space] >> 2)
    then(s, ResolveTile(f.seat, space, 0), NextLinked(f.seat, space, acting))


def actions_left(s: Academy, f: ResolveTile) -> list[int]:
    """Each action not yet done that can be performed; equal ones are offered once (AA-CAST-5)."""
    groups = GROUPS_OF[s.players[f.seat].top[f.space] >> 2]
    options = [STOP]
    last: tuple[int, ...] = ()
    for group in range(len(groups)):
        actions = groups[group]
        if f.done >> group & 1 or actions == last:
            continue
        last = actions
        for action in actions:
            if can_perform(s, f.seat, action, 0):
                options.append(ACTION + 6 * group + action)
    return options


def plainly_nothing_left(s: Academy, f: ResolveTile) -> bool:
    """Passing over a Complete Assignment in silence would tell that no Private card is payable."""
    player = s.players[f.seat]
    groups = GROUPS_OF[player.top[f.space] >> 2]
    for group in range(len(groups)):
        if COMPLETE in groups[group] and not f.done >> group & 1:
            return not player.hand
    return True


def resolve_tile(s: Academy, f: ResolveTile, choice: int) -> None:
    """One action is fully resolved before the next (AA-CAST-6)."""
    if choice == STOP:
        return
    group, action = divmod(choice - ACTION, 6)
    then(s, ResolveTile(f.seat, f.space, f.done | 1 << group))
    perform_action(s, f.seat, action)


def linked_tiles(s: Academy, f: NextLinked) -> list[int]:
    """Linked and un-exhausted at this moment, not resolved before (AA-LINK-1, 9, 11).

    Ruling: tiles are counted, not spaces, so one that was uncovered may act (AA-AMB-25).
    """
    player = s.players[f.seat]
    options = [STOP]
    for space in linked_spaces(player.top, f.space):
        if player.tired[space] == 0 and not f.resolved >> (player.top[space] >> 2) & 1:
            options.append(1 + space)
    return options


def next_linked(s: Academy, f: NextLinked, choice: int) -> None:
    """No token for a linked tile; it is finished before another is begun (AA-LINK-5, 8)."""
    if choice == STOP:
        return
    space = choice - 1
    laid = s.players[f.seat].top[space]
    tell(s, "linked", f.seat, space, laid)
    then(
        s,
        ResolveTile(f.seat, space, 0),
        NextLinked(f.seat, f.space, f.resolved | 1 << (laid >> 2)),
    )


def own_cards(s: Academy, f: Exchange) -> list[int]:
    """Not offered with an empty deck (AA-REST-4)."""
    options = [STOP]
    if s.deck:
        for card in s.players[f.seat].hand:
            options.append(1 + card)
    return options


def exchange(s: Academy, f: Exchange, choice: int) -> None:
    """The discard comes first, unseen what will be drawn (AA-REST-3)."""
    if choice == STOP:
        return
    card = choice - 1
    hand = s.players[f.seat].hand
    hand.remove(card)
    s.discard.append(card)
    reveal(s)
    drawn = draw_card(s)
    hand.append(drawn)
    tell_in_part(s, (f.seat,), "exchange", (f.seat, card, drawn), (f.seat, card, -1))


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(BeginTurn, begin_turn)
    rules.question(CastOrRest, ready_tiles, cast_or_rest, automatic=never)
    rules.question(ResolveTile, actions_left, resolve_tile, automatic=plainly_nothing_left)
    rules.question(NextLinked, linked_tiles, next_linked)
    rules.question(Exchange, own_cards, exchange)
