"""What the verbs of cards do (ledger section 23)."""

from collections.abc import Callable
from typing import Any, Final

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.engine.events import tell
from spellhall.engine.frames import Frame
from spellhall.engine.stack import Rules, then
from spellhall.games.arcane_academy.box.cards import (
    CARD_OF,
    EITHER,
    PAID,
    PARTS_OF,
    WHEN,
    WHOLE,
)
from spellhall.games.arcane_academy.box.tiles import SPACES, TILE_OF
from spellhall.games.arcane_academy.box.verbs import (
    ADD,
    ALL_SPACES,
    CHAOS,
    COMPLETE,
    EACH,
    NOTHING,
    THIS,
    Act,
    Crumble,
    Cut,
    Echo,
    ExtraTurn,
    Gain,
    Lift,
    Lose,
    OneOf,
    Ready,
    Score,
    Study,
    Sweep,
    Take,
    Tire,
    Token,
    Trade,
    Verb,
    When,
)
from spellhall.games.arcane_academy.choices import (
    AT,
    CLEAR,
    CRUMBLE,
    DECLINE,
    ECHO,
    HONOUR,
    LIFT,
    NO_CLEAR,
    NO_ECHO,
    NO_LIFT,
    PAY,
    PICK_LIST,
    TIRE,
)
from spellhall.games.arcane_academy.frames import (
    AddTile,
    ChaosMagic,
    ClearSpace,
    CompleteAssignment,
    CrumbleTile,
    EchoTile,
    LiftTile,
    NextLinked,
    PayTrade,
    Perform,
    PickItem,
    PickOne,
    PickOpponent,
    ResolveTile,
    TireTile,
    UseItem,
)
from spellhall.games.arcane_academy.rules.centre import do_study, do_sweep
from spellhall.games.arcane_academy.rules.counts import count
from spellhall.games.arcane_academy.rules.resources import gain, held, lose
from spellhall.games.arcane_academy.rules.slate import take_off, why_not_take_off
from spellhall.games.arcane_academy.rules.why_not import (
    ACTIVATED,
    CANNOT_ACT,
    EXHAUSTED_ALREADY,
    IS_ACTING,
    NOT_EXHAUSTED,
)
from spellhall.games.arcane_academy.state.state import Academy


def perform(s: Academy, f: Perform) -> None:
    """The verbs are done in the order of the list (AA-VERB-20)."""
    verbs = PARTS_OF[f.card][f.part]
    if f.at + 1 < len(verbs):
        then(s, Perform(f.seat, f.card, f.part, f.at + 1))
    verb = verbs[f.at]
    DO[type(verb)](s, f, verb)


def set_off(s: Academy, seat: int, event: int, cause: int, after: Frame | None) -> None:
    """Schedule the always-on abilities that this event sets off, then another frame.

    An Item does not set off itself (AA-VERB-19): `cause` is the card just completed.
    """
    if after is not None:
        then(s, after)
    for card in s.players[seat].items:
        if card == cause:
            continue
        for verb in CARD_OF[card].effects:
            if isinstance(verb, When) and verb.event == event:
                then(s, Perform(seat, card, WHOLE + WHEN, 0))


def opponents(s: Academy, seat: int) -> list[int]:
    """The others, in turn order from the left (AA-AMB-23)."""
    seats = len(s.players)
    return [(seat + i) % seats for i in range(1, seats)]


# -- Gaining, losing, taking ----------------------------------------------------------------------


def do_gain(s: Academy, f: Perform, verb: Gain) -> None:
    """A number, or as many as what is counted up to a maximum (AA-VERB-1)."""
    n = verb.n
    if verb.count != NOTHING:
        n = min(count(s.players[f.seat], verb.count), verb.most)
    gain(s, f.seat, verb.res, n)


def do_lose(s: Academy, f: Perform, verb: Lose) -> None:
    """Each opponent loses, in turn order (AA-VERB-2)."""
    for other in opponents(s, f.seat):
        lose(s, other, verb.res, verb.n)


def do_take(s: Academy, f: Perform, verb: Take) -> None:
    """From a chosen opponent, or from each (AA-VERB-3)."""
    if verb.who == EACH:
        for other in opponents(s, f.seat):
            gain(s, f.seat, verb.res, lose(s, other, verb.res, verb.n))
    else:
        then(s, PickOpponent(f.seat, f.card, f.part, f.at))


def other_seats(s: Academy, f: PickOpponent) -> list[int]:
    """One with nothing to lose is allowed (AA-DEC-10)."""
    return [AT.codes[other] for other in opponents(s, f.seat)]


def pick_opponent(s: Academy, f: PickOpponent, choice: int) -> None:
    """The verb goes on with the chosen opponent."""
    verb = PARTS_OF[f.card][f.part][f.at]
    target = AT.first[choice]
    tell(s, "target", f.seat, target, f.card)
    if isinstance(verb, Take):
        gain(s, f.seat, verb.res, lose(s, target, verb.res, verb.n))
    elif isinstance(verb, Crumble):
        if crumbling_spaces(s, CrumbleTile(target)):
            then(s, CrumbleTile(target))
    elif isinstance(verb, Tire):
        tire_next(s, f.seat, target, verb.n)


# -- Prestige Tokens ------------------------------------------------------------------------------


def do_token(s: Academy, f: Perform, verb: Token) -> None:
    """On this Item or on one of your choice; without an Item nothing happens (AA-VERB-4)."""
    if verb.where == THIS:
        put_tokens(s, f.seat, f.card, verb.n)
    elif s.players[f.seat].items:
        then(s, PickItem(f.seat, verb.n))


def own_items(s: Academy, f: PickItem) -> list[int]:
    """Any Item of one's own."""
    return [HONOUR.codes[card] for card in s.players[f.seat].items]


def pick_item(s: Academy, f: PickItem, choice: int) -> None:
    """The tokens go there."""
    put_tokens(s, f.seat, HONOUR.first[choice], f.n)


def put_tokens(s: Academy, seat: int, card: int, n: int) -> None:
    """Tokens go on Items only (AA-PRES-6)."""
    player = s.players[seat]
    player.tokens[player.items.index(card)] += n
    tell(s, "tokens", seat, card, n)


# -- Clearing, echoing, lifting -------------------------------------------------------------------


def do_ready(s: Academy, f: Perform, verb: Ready) -> None:
    """All spaces at once, or up to n of one's choice (AA-VERB-5)."""
    if verb.n == ALL_SPACES:
        player = s.players[f.seat]
        for space in range(SPACES):
            if player.tired[space]:
                clear(s, f.seat, space)
    else:
        then(s, ClearSpace(f.seat, verb.n))


def exhausted_spaces(s: Academy, f: ClearSpace) -> list[int]:
    """The Activated Tile may be cleared too."""
    options = [NO_CLEAR.bare]
    for space in range(SPACES):
        if why_not_clear(s, f, space) == ALLOWED:
            options.append(CLEAR.codes[space])
    return options


def why_not_clear(s: Academy, f: ClearSpace, space: int) -> int:
    """There must be a token (AA-VERB-5)."""
    player = s.players[f.seat]
    if player.tired[space]:
        return ALLOWED
    return ABSENT if player.top[space] < 0 else NOT_EXHAUSTED


def clear_space(s: Academy, f: ClearSpace, choice: int) -> None:
    """One after another."""
    if choice == NO_CLEAR.bare:
        return
    clear(s, f.seat, CLEAR.first[choice])
    if f.left > 1:
        then(s, ClearSpace(f.seat, f.left - 1))


def clear(s: Academy, seat: int, space: int) -> None:
    """All tokens of the space go (AA-AMB-19)."""
    s.players[seat].tired[space] = 0
    tell(s, "clear", seat, space)


def do_echo(s: Academy, f: Perform, verb: Echo) -> None:
    """Ask for the tile (AA-VERB-7)."""
    then(s, EchoTile(f.seat, verb.n))


def echoing_spaces(s: Academy, f: EchoTile) -> list[int]:
    """Any tile that may act, or none."""
    options = [NO_ECHO.bare]
    for space in range(SPACES):
        if why_not_echo(s, f, space) == ALLOWED:
            options.append(ECHO.codes[space])
    return options


def why_not_echo(s: Academy, f: EchoTile, space: int) -> int:
    """Un-exhausted and not being resolved now (AA-VERB-7)."""
    player = s.players[f.seat]
    if player.top[space] < 0:
        return ABSENT
    if player.tired[space]:
        return CANNOT_ACT
    return IS_ACTING if being_resolved(s) >> space & 1 else ALLOWED


def echo_tile(s: Academy, f: EchoTile, choice: int) -> None:
    """Its actions are performed as those of a linked tile."""
    if choice == NO_ECHO.bare:
        return
    space = ECHO.first[choice]
    tell(s, "echo", f.seat, space, s.players[f.seat].top[space])
    if f.left > 1:
        then(s, EchoTile(f.seat, f.left - 1))
    then(s, ResolveTile(f.seat, space, 0))


def being_resolved(s: Academy) -> int:
    """Bit mask of the active Slate's spaces whose tiles are in the middle of acting."""
    mask = 0
    for frame in s.stack:
        if isinstance(frame, ResolveTile):
            mask |= 1 << frame.space
    return mask


def activated(s: Academy) -> int:
    """Bit mask of the space that was exhausted to start this cast; 0 after a Rest."""
    mask = 0
    for frame in s.stack:
        if isinstance(frame, NextLinked):
            mask |= 1 << frame.space
    return mask


def do_lift(s: Academy, f: Perform, verb: Lift) -> None:
    """Ask for the tiles, one by one (AA-VERB-11)."""
    then(s, LiftTile(f.seat, verb.n))


def liftable_spaces(s: Academy, f: LiftTile) -> list[int]:
    """Any tile that may be lifted, or none."""
    options = [NO_LIFT.bare]
    for space in range(SPACES):
        if why_not_lift(s, f, space) == ALLOWED:
            options.append(LIFT.codes[space])
    return options


def why_not_lift(s: Academy, f: LiftTile, space: int) -> int:
    """Not the Activated Tile, nor one being resolved; else as for any taking off (AA-VERB-11)."""
    if activated(s) >> space & 1:
        return ACTIVATED
    if being_resolved(s) >> space & 1:
        return IS_ACTING
    return why_not_take_off(s.players[f.seat], space)


def lift_tile(s: Academy, f: LiftTile, choice: int) -> None:
    """The tile is pending again."""
    if choice == NO_LIFT.bare:
        return
    space = LIFT.first[choice]
    tile = TILE_OF[take_off(s.players[f.seat], space)]
    s.pending.append(tile)
    tell(s, "lift", f.seat, space, tile)
    if f.left > 1:
        then(s, LiftTile(f.seat, f.left - 1))


# -- Actions, trades, alternatives ----------------------------------------------------------------


def do_act(s: Academy, f: Perform, verb: Act) -> None:
    """A tile action up to n times, each optional (AA-VERB-6)."""
    if verb.action == ADD:
        then(s, AddTile(f.seat, verb.n))
    elif verb.action == COMPLETE:
        then(s, CompleteAssignment(f.seat, verb.n, verb.less))
    elif verb.action == CHAOS:
        then(s, ChaosMagic(f.seat, verb.n))
    else:
        then(s, UseItem(f.seat, verb.n))


def do_trade(s: Academy, f: Perform, verb: Trade) -> None:
    """Not offered to one who cannot pay (AA-VERB-8)."""
    if held(s.players[f.seat], verb.res) >= verb.n:
        then(s, PayTrade(f.seat, f.card, f.part, f.at))


def pay_or_decline(s: Academy, f: PayTrade) -> list[int]:
    """Paying is never compulsory."""
    return [DECLINE.bare, PAY.bare]


def pay_trade(s: Academy, f: PayTrade, choice: int) -> None:
    """The whole cost, then the list."""
    if choice == DECLINE.bare:
        return
    verb = PARTS_OF[f.card][f.part][f.at]
    assert isinstance(verb, Trade)
    lose(s, f.seat, verb.res, verb.n)
    then(s, Perform(f.seat, f.card, f.part + PAID, 0))


def do_one_of(s: Academy, f: Perform, verb: OneOf) -> None:
    """If no list is offered, nothing happens (AA-VERB-15)."""
    if offered_lists(s, PickOne(f.seat, f.card, f.part, f.at)):
        then(s, PickOne(f.seat, f.card, f.part, f.at))


def offered_lists(s: Academy, f: PickOne) -> list[int]:
    """A list that starts with a trade one cannot pay is not offered."""
    verb = PARTS_OF[f.card][f.part][f.at]
    assert isinstance(verb, OneOf)
    options: list[int] = []
    for i in range(len(verb.lists)):
        first = verb.lists[i][0]
        if isinstance(first, Trade) and held(s.players[f.seat], first.res) < first.n:
            continue
        options.append(PICK_LIST.codes[i])
    return options


def pick_one(s: Academy, f: PickOne, choice: int) -> None:
    """The chosen list is performed."""
    then(s, Perform(f.seat, f.card, f.part + EITHER[PICK_LIST.first[choice]], 0))


# -- Hurting Slates -------------------------------------------------------------------------------


def do_at_opponent(s: Academy, f: Perform, verb: Verb) -> None:
    """The acting player picks an opponent first."""
    then(s, PickOpponent(f.seat, f.card, f.part, f.at))


def crumbling_spaces(s: Academy, f: CrumbleTile) -> list[int]:
    """Any tile that may be taken off (AA-VERB-12)."""
    return [
        CRUMBLE.codes[space] for space in range(SPACES) if why_not_crumble(s, f, space) == ALLOWED
    ]


def why_not_crumble(s: Academy, f: CrumbleTile, space: int) -> int:
    """Not a corner, not the last Complete (AA-TILE-12, AA-TILE-14)."""
    return why_not_take_off(s.players[f.seat], space)


def crumble_tile(s: Academy, f: CrumbleTile, choice: int) -> None:
    """The tile leaves the game."""
    space = CRUMBLE.first[choice]
    tile = TILE_OF[take_off(s.players[f.seat], space)]
    s.gone.append(tile)
    tell(s, "crumble", f.seat, space, tile)


def tire_next(s: Academy, seat: int, target: int, left: int) -> None:
    """Ask for the next tile, if there is one (AA-VERB-13)."""
    if left > 0 and rested_spaces(s, TireTile(seat, target, left)):
        then(s, TireTile(seat, target, left))


def rested_spaces(s: Academy, f: TireTile) -> list[int]:
    """Corners may be picked."""
    return [TIRE.codes[space] for space in range(SPACES) if why_not_tire(s, f, space) == ALLOWED]


def why_not_tire(s: Academy, f: TireTile, space: int) -> int:
    """An un-exhausted tile of the target (AA-VERB-13)."""
    player = s.players[f.target]
    if player.top[space] < 0:
        return ABSENT
    return EXHAUSTED_ALREADY if player.tired[space] else ALLOWED


def tire_tile(s: Academy, f: TireTile, choice: int) -> None:
    """One token each, one after another."""
    space = TIRE.first[choice]
    s.players[f.target].tired[space] += 1
    tell(s, "tire", f.target, space)
    tire_next(s, f.seat, f.target, f.left - 1)


# -- The rest -------------------------------------------------------------------------------------


def do_extra_turn(s: Academy, f: Perform, verb: ExtraTurn) -> None:
    """One more turn is owed (AA-VERB-14)."""
    s.owed += 1
    tell(s, "extra_turn", f.seat)


def do_nothing_now(s: Academy, f: Perform, verb: Verb) -> None:
    """End of Game and always-on verbs have no effect when performed (AA-ITEM-5, AA-ITEM-6)."""


DO: Final[dict[type[Verb], Callable[[Any, Any, Any], None]]] = {
    Gain: do_gain,
    Lose: do_lose,
    Take: do_take,
    Token: do_token,
    Ready: do_ready,
    Act: do_act,
    Echo: do_echo,
    Trade: do_trade,
    Study: do_study,
    Sweep: do_sweep,
    Lift: do_lift,
    Crumble: do_at_opponent,
    Tire: do_at_opponent,
    ExtraTurn: do_extra_turn,
    OneOf: do_one_of,
    Score: do_nothing_now,
    Cut: do_nothing_now,
    When: do_nothing_now,
}


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Perform, perform)
    rules.question(PickOpponent, other_seats, pick_opponent)
    rules.question(PickItem, own_items, pick_item)
    rules.question(ClearSpace, exhausted_spaces, clear_space)
    rules.question(EchoTile, echoing_spaces, echo_tile)
    rules.question(LiftTile, liftable_spaces, lift_tile)
    rules.question(PayTrade, pay_or_decline, pay_trade)
    rules.question(PickOne, offered_lists, pick_one)
    rules.question(CrumbleTile, crumbling_spaces, crumble_tile)
    rules.question(TireTile, rested_spaces, tire_tile)
