"""Clearing, echoing, lifting, crumbling and exhausting tiles (AA-VERB-5, 7, 11 to 13)."""

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.arcane_academy.box.tiles import SPACES, TILE_OF
from spellhall.games.arcane_academy.box.verbs import (
    ALL_SPACES,
    Echo,
    Lift,
    Ready,
)
from spellhall.games.arcane_academy.choices import (
    CLEAR,
    CRUMBLE,
    ECHO,
    LIFT,
    NO_CLEAR,
    NO_ECHO,
    NO_LIFT,
    TIRE,
)
from spellhall.games.arcane_academy.frames import (
    ClearSpace,
    CrumbleTile,
    EchoTile,
    LiftTile,
    NextLinked,
    Perform,
    ResolveTile,
    TireTile,
)
from spellhall.games.arcane_academy.rules.slate import take_off, why_not_take_off
from spellhall.games.arcane_academy.rules.why_not import (
    ACTIVATED,
    CANNOT_ACT,
    EXHAUSTED_ALREADY,
    IS_ACTING,
    NOT_EXHAUSTED,
)
from spellhall.games.arcane_academy.state.state import Academy


def do_ready(s: Academy, f: Perform, verb: Ready) -> None:
    """All spaces at once, or up to n of one's choice (AA-VERB-5)."""
    if verb.n == ALL_SPACES:
        player = s.players[f.seat]
        for space in range(SPACES):
            if player.tired[space]:
                clear(s, f.seat, space, f.card)
    else:
        then(s, ClearSpace(f.seat, verb.n, f.card))


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
    clear(s, f.seat, CLEAR.first[choice], f.card)
    if f.left > 1:
        then(s, ClearSpace(f.seat, f.left - 1, f.card))


def clear(s: Academy, seat: int, space: int, card: int) -> None:
    """All tokens of the space go (AA-AMB-19)."""
    s.players[seat].tired[space] = 0
    tell(s, "clear", seat, space, card)


def do_echo(s: Academy, f: Perform, verb: Echo) -> None:
    """Ask for the tile (AA-VERB-7)."""
    then(s, EchoTile(f.seat, verb.n, f.card))


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
    tell(s, "echo", f.seat, space, s.players[f.seat].top[space], f.card)
    if f.left > 1:
        then(s, EchoTile(f.seat, f.left - 1, f.card))
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
    then(s, LiftTile(f.seat, verb.n, f.card))


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
    tell(s, "lift", f.seat, space, tile, f.card)
    if f.left > 1:
        then(s, LiftTile(f.seat, f.left - 1, f.card))


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
    tell(s, "crumble", f.seat, space, tile, f.card, s.active)


def tire_next(s: Academy, f: TireTile) -> None:
    """Ask for the next tile, if there is one (AA-VERB-13)."""
    if f.left > 0 and rested_spaces(s, f):
        then(s, f)


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
    tell(s, "tire", f.target, space, f.card, f.seat)
    tire_next(s, TireTile(f.seat, f.target, f.left - 1, f.card))


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(ClearSpace, exhausted_spaces, clear_space)
    rules.question(EchoTile, echoing_spaces, echo_tile)
    rules.question(LiftTile, liftable_spaces, lift_tile)
    rules.question(CrumbleTile, crumbling_spaces, crumble_tile)
    rules.question(TireTile, rested_spaces, tire_tile)
