"""A turn: cast and linked tiles (ledger sections 4 to 6), or rest (section 9)."""

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.engine.machine.events import reveal, tell, tell_in_part
from spellhall.engine.machine.stack import Rules, never, then
from spellhall.games.arcane_academy.box.tiles import GROUPS_OF, SPACES, TILE_OF, linked_spaces
from spellhall.games.arcane_academy.box.verbs import COMPLETE, RESTED
from spellhall.games.arcane_academy.choices import (
    ACT,
    CAST,
    CAST_DONE,
    EXCHANGE,
    KEEP,
    LINK,
    REST,
    TILE_DONE,
)
from spellhall.games.arcane_academy.frames import (
    NO_CARD_ASKS,
    BeginTurn,
    CastOrRest,
    EndTurn,
    Exchange,
    NextLinked,
    ResolveTile,
)
from spellhall.games.arcane_academy.rules.actions import perform_action, why_not_perform
from spellhall.games.arcane_academy.rules.effects.performing import set_off
from spellhall.games.arcane_academy.rules.resources import draw_card
from spellhall.games.arcane_academy.rules.why_not import (
    ACTION_DONE,
    EXHAUSTED,
    HAS_ACTED,
    LINKED_BUT_EXHAUSTED,
    UNLINKED,
)
from spellhall.games.arcane_academy.state.state import Academy


def begin_turn(s: Academy, f: BeginTurn) -> None:
    """One of cast or rest, then the end-of-turn steps (AA-TURN-2, AA-TURN-5)."""
    s.active = f.seat
    s.turn += 1
    if f.extra:
        s.extra += 1
    tell(s, "turn", f.seat, s.turn, f.extra)
    then(s, CastOrRest(f.seat), EndTurn(f.seat))


def ready_tiles(s: Academy, f: CastOrRest) -> list[int]:
    """Rest is always legal (AA-TURN-4)."""
    top, codes = s.players[f.seat].top, CAST.codes
    options = [REST.bare]
    for space in range(SPACES):
        if top[space] >= 0 and why_not_cast(s, f, space) == ALLOWED:
            options.append(codes[space])
    return options


def why_not_cast(s: Academy, f: CastOrRest, space: int) -> int:
    """To cast needs an un-exhausted tile of one's own (AA-TURN-3, AA-CAST-1)."""
    player = s.players[f.seat]
    if player.top[space] < 0:
        return ABSENT
    return EXHAUSTED if player.tired[space] else ALLOWED


def cast_or_rest(s: Academy, f: CastOrRest, choice: int) -> None:
    """The token comes first, then the tile's actions, then the linked tiles (AA-CAST-2, 7)."""
    player = s.players[f.seat]
    if choice == REST.bare:
        player.tired = [0] * SPACES
        tell(s, "rest", f.seat)
        set_off(s, f.seat, RESTED, -1, Exchange(f.seat))
        return
    space = CAST.first[choice]
    player.tired[space] += 1
    tell(s, "cast", f.seat, space, player.top[space])
    acting = 1 << TILE_OF[player.top[space]]
    then(s, ResolveTile(f.seat, space, 0), NextLinked(f.seat, space, acting))


def actions_left(s: Academy, f: ResolveTile) -> list[int]:
    """Each action not yet done that can be performed; equal ones are offered once (AA-CAST-5)."""
    groups = GROUPS_OF[TILE_OF[s.players[f.seat].top[f.space]]]
    options = [TILE_DONE.bare]
    last: tuple[int, ...] = ()
    for group in range(len(groups)):
        actions = groups[group]
        if f.done >> group & 1 or actions == last:
            continue
        last = actions
        for action in actions:
            if why_not_perform(s, f.seat, action) == ALLOWED:
                options.append(ACT.rows[group][action])
    return options


def why_not_act(s: Academy, f: ResolveTile, group: int, action: int) -> int:
    """Each action of the tile once, if it can be performed (AA-CAST-3, AA-DEC-22)."""
    groups = GROUPS_OF[TILE_OF[s.players[f.seat].top[f.space]]]
    if group >= len(groups) or action not in groups[group]:
        return ABSENT
    if f.done >> group & 1:
        return ACTION_DONE
    for other in range(group):
        if groups[other] == groups[group] and not f.done >> other & 1:
            return ABSENT  # the same action stands before it
    return why_not_perform(s, f.seat, action)


def plainly_nothing_left(s: Academy, f: ResolveTile) -> bool:
    """Passing over a Complete Assignment in silence would tell that no Private card is payable."""
    player = s.players[f.seat]
    groups = GROUPS_OF[TILE_OF[player.top[f.space]]]
    for group in range(len(groups)):
        if COMPLETE in groups[group] and not f.done >> group & 1:
            return not player.hand
    return True


def resolve_tile(s: Academy, f: ResolveTile, choice: int) -> None:
    """One action is fully resolved before the next (AA-CAST-6)."""
    if choice == TILE_DONE.bare:
        return
    then(s, ResolveTile(f.seat, f.space, f.done | 1 << ACT.first[choice]))
    perform_action(s, f.seat, ACT.second[choice], NO_CARD_ASKS)


def linked_tiles(s: Academy, f: NextLinked) -> list[int]:
    """Linked and un-exhausted at this moment, not resolved before (AA-LINK-1, 9, 11)."""
    options = [CAST_DONE.bare]
    for space in linked_spaces(s.players[f.seat].top, f.space):
        if _why_not_linked(s, f, space) == ALLOWED:
            options.append(LINK.codes[space])
    return options


def why_not_link(s: Academy, f: NextLinked, space: int) -> int:
    """A complete connector must join it to the cast tile (AA-LINK-2)."""
    top = s.players[f.seat].top
    if top[space] < 0:
        return ABSENT
    if space == f.space:
        return HAS_ACTED
    return _why_not_linked(s, f, space) if space in linked_spaces(top, f.space) else UNLINKED


def _why_not_linked(s: Academy, f: NextLinked, space: int) -> int:
    """Ruling: tiles are counted, not spaces, so one that was uncovered may act (AA-AMB-25)."""
    player = s.players[f.seat]
    if player.tired[space]:
        return LINKED_BUT_EXHAUSTED
    return HAS_ACTED if f.resolved >> TILE_OF[player.top[space]] & 1 else ALLOWED


def next_linked(s: Academy, f: NextLinked, choice: int) -> None:
    """No token for a linked tile; it is finished before another is begun (AA-LINK-5, 8)."""
    if choice == CAST_DONE.bare:
        return
    space = LINK.first[choice]
    laid = s.players[f.seat].top[space]
    tell(s, "linked", f.seat, space, laid)
    then(
        s,
        ResolveTile(f.seat, space, 0),
        NextLinked(f.seat, f.space, f.resolved | 1 << TILE_OF[laid]),
    )


def own_cards(s: Academy, f: Exchange) -> list[int]:
    """One may keep all; with an empty deck one must (AA-REST-2, AA-REST-4)."""
    options = [KEEP.bare]
    if s.deck:
        for card in s.players[f.seat].hand:
            options.append(EXCHANGE.codes[card])
    return options


def exchange(s: Academy, f: Exchange, choice: int) -> None:
    """The discard comes first, unseen what will be drawn (AA-REST-3)."""
    if choice == KEEP.bare:
        return
    card = EXCHANGE.first[choice]
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
