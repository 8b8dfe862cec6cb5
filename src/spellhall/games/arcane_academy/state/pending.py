"""What can be pending together: the shape of the stack, and what each frame may say."""

from collections.abc import Callable
from typing import Any, Final

from spellhall.engine.machine.frames import Frame, Question
from spellhall.engine.positions import check_number
from spellhall.games.arcane_academy.box.cards import CARD_OF, IS_SPELL, PARTS_OF
from spellhall.games.arcane_academy.box.tiles import (
    CORNERS,
    EMPTY,
    GROUPS_OF,
    SPACES,
    TILE_OF,
    TILES,
)
from spellhall.games.arcane_academy.box.verbs import (
    ADD,
    ALL_SPACES,
    ANY,
    CARD_ROW,
    CHAOS,
    CHOSEN,
    COMPLETE,
    TILE_ROW,
    USE,
    Act,
    Crumble,
    Echo,
    Lift,
    OneOf,
    Ready,
    Study,
    Sweep,
    Take,
    Tire,
    Token,
    Trade,
    Verb,
)
from spellhall.games.arcane_academy.frames import (
    NO_CARD_ASKS,
    AddTile,
    CastOrRest,
    ChaosMagic,
    ClearSpace,
    CompleteAssignment,
    CrumbleTile,
    EchoTile,
    EndTurn,
    Exchange,
    LiftTile,
    NextLinked,
    PayTrade,
    Perform,
    PickItem,
    PickOne,
    PickOpponent,
    PickSwept,
    PlaceTile,
    ResolveTile,
    StudyDiscard,
    TireTile,
    Tuck,
    UseItem,
)
from spellhall.games.arcane_academy.rules.effects.offers import offered_lists
from spellhall.games.arcane_academy.rules.effects.slates import crumbling_spaces, rested_spaces
from spellhall.games.arcane_academy.rules.resources import held
from spellhall.games.arcane_academy.state.state import ROW_SIZE, Academy

VERBS: Final = [verb for parts in PARTS_OF for verbs in parts.values() for verb in verbs]
ACTS: Final = [verb for verb in VERBS if isinstance(verb, Act)]
LESS: Final = sorted({0} | {verb.less for verb in ACTS})
OPENINGS: Final = (CastOrRest, Exchange, NextLinked, PlaceTile)  # what lies on the end of the turn


def _most(kind: type[Ready | Echo | Lift | Study | Sweep | Tire]) -> int:
    return max(verb.n for verb in VERBS if isinstance(verb, kind) and verb.n != ALL_SPACES)


def _most_acts(action: int) -> int:
    return max(verb.n for verb in ACTS if verb.action == action)


MOST: Final[dict[type[Frame], int]] = {
    AddTile: _most_acts(ADD),
    UseItem: _most_acts(USE),
    CompleteAssignment: _most_acts(COMPLETE),
    ChaosMagic: _most_acts(CHAOS),
    ClearSpace: _most(Ready),
    EchoTile: _most(Echo),
    LiftTile: _most(Lift),
    StudyDiscard: _most(Study),
    PickSwept: _most(Sweep),
    TireTile: _most(Tire),
}

BY_CARD: Final = (
    *(AddTile, UseItem, CompleteAssignment, ChaosMagic, PickItem, ClearSpace, EchoTile),
    *(StudyDiscard, PickSwept, LiftTile, CrumbleTile, TireTile),
)


def check_stack(s: Academy) -> None:
    """The end of the turn lies lowest; on it what opens the turn; on a cast all the rest."""
    stack = s.stack
    if not stack:
        return
    assert isinstance(stack[0], EndTurn), "the end of the turn is pending before all else"
    assert isinstance(stack[-1], Question), "somebody is asked"
    assert isinstance(stack[1], OPENINGS), "a turn is a cast or a rest"
    if len(stack) > 2:
        assert isinstance(stack[1], NextLinked), "only in a cast something else is pending"
        assert isinstance(stack[2], ResolveTile), "in a cast a tile acts"
    for place, frame in enumerate(stack):
        outer = isinstance(frame, (EndTurn, *OPENINGS))
        assert outer is (place < 2), f"{type(frame).__name__} cannot be pending there"
        check = CHECKS.get(type(frame))
        assert check is not None, f"{type(frame).__name__} cannot be pending now"
        if not isinstance(frame, CrumbleTile):
            assert _said(frame, "seat") == s.active, "only the active seat acts"
        if type(frame) in MOST:
            check_number(
                _said(frame, "left"), 1, MOST[type(frame)], f"left of {type(frame).__name__}"
            )
        if type(frame) in BY_CARD:
            _asked_by(s, _said(frame, "card"))
        check(s, frame)
    spaces = [frame.space for frame in stack if isinstance(frame, ResolveTile)]
    assert len(set(spaces)) == len(spaces), "a tile that acts does not act within itself"


def _said(frame: Any, field: str) -> int:
    said: int = getattr(frame, field)
    return said


def _asked_by(s: Academy, card: int) -> None:
    """What asks lies before the active seat: a card, or the tile that acts."""
    if card == NO_CARD_ASKS:
        return
    check_number(card, 0, len(CARD_OF) - 1, "a card")
    owned = s.aside if IS_SPELL[card] else s.players[s.active].items
    assert card in owned, "a card that asks is completed, or being completed"


def _nothing_more(s: Academy, f: Frame) -> None:
    """The seat, and how often, say it all."""


def _placing(s: Academy, f: PlaceTile) -> None:
    assert s.pending, "a tile is pending when one is to be placed"


def _resolving(s: Academy, f: ResolveTile) -> None:
    laid = _laid(s, f.space)
    check_number(f.done, 0, (1 << len(GROUPS_OF[TILE_OF[laid]])) - 1, "what a tile has done")


def _laid(s: Academy, space: int) -> int:
    check_number(space, 0, SPACES - 1, "a space")
    laid = s.players[s.active].top[space]
    assert laid != EMPTY, f"no tile lies on space {space}"
    return laid


def _linking(s: Academy, f: NextLinked) -> None:
    cast = TILE_OF[_laid(s, f.space)]
    check_number(f.resolved, 1, (1 << TILES + len(CORNERS)) - 1, "the tiles that have acted")
    assert f.resolved >> cast & 1, "the Activated Tile has acted"
    own = [TILE_OF[laid] for laid in s.players[s.active].top if laid != EMPTY] + s.pending
    for tile in range(TILES + len(CORNERS)):
        assert tile in own or not f.resolved >> tile & 1, "a tile of one's own Slate has acted"


def _completing(s: Academy, f: CompleteAssignment) -> None:
    assert f.less in LESS, f"a reduction is one of {LESS}, not {f.less!r}"


def _tucking(s: Academy, f: Tuck) -> None:
    assert f.card in s.aside, "a Spell to be tucked is set aside"


def _verb(s: Academy, f: Perform | PickOpponent | PayTrade | PickOne) -> Verb:
    """The verb that a frame stands at, of a card that its seat has before it."""
    check_number(f.card, 0, len(CARD_OF) - 1, "a card")
    owned = s.aside if IS_SPELL[f.card] else s.players[s.active].items
    assert f.card in owned, "a card that does something is completed, or being completed"
    parts = PARTS_OF[f.card]
    assert f.part in parts, f"the parts of this card are {', '.join(parts)}, not {f.part!r}"
    verbs = parts[f.part]
    check_number(f.at, 0, len(verbs) - 1, "a place in a list of verbs")
    return verbs[f.at]


def _performing(s: Academy, f: Perform) -> None:
    _verb(s, f)


def _aiming(s: Academy, f: PickOpponent) -> None:
    verb = _verb(s, f)
    aimed = isinstance(verb, (Crumble, Tire)) or (isinstance(verb, Take) and verb.who == CHOSEN)
    assert aimed, "an opponent is picked for what hits one"


def _paying(s: Academy, f: PayTrade) -> None:
    verb = _verb(s, f)
    assert isinstance(verb, Trade), "a price is asked for a trade"
    assert held(s.players[s.active], verb.res) >= verb.n, "a trade is offered to who can pay"


def _picking_one(s: Academy, f: PickOne) -> None:
    assert isinstance(_verb(s, f), OneOf), "one of several lists is picked"
    assert offered_lists(s, f), "one of the lists can be picked"


def _honouring(s: Academy, f: PickItem) -> None:
    sizes = sorted({verb.n for verb in VERBS if isinstance(verb, Token) and verb.where == ANY})
    assert f.n in sizes, f"an Item gets one of {sizes} points, not {f.n!r}"
    assert s.players[s.active].items, "there is an Item to put tokens on"


def _studying(s: Academy, f: StudyDiscard) -> None:
    assert f.left <= len(s.players[s.active].hand), "as many cards are discarded as are held"


def _sweeping(s: Academy, f: PickSwept) -> None:
    assert f.row in (CARD_ROW, TILE_ROW), f"a row is {CARD_ROW} or {TILE_ROW}, not {f.row!r}"
    check_number(f.picked, 0, (1 << ROW_SIZE) - 1, "the slots picked")
    assert f.picked.bit_count() + f.left <= MOST[PickSwept], "more is picked than can be"
    row = s.public if f.row == CARD_ROW else s.centre
    for slot in range(ROW_SIZE):
        assert row[slot] != EMPTY or not f.picked >> slot & 1, "an empty slot is not picked"


def _crumbling(s: Academy, f: CrumbleTile) -> None:
    check_number(f.seat, 0, len(s.players) - 1, "a seat")
    assert f.seat != s.active, "an opponent's tile crumbles"
    assert crumbling_spaces(s, f), "a tile crumbles that may be taken off"


def _tiring(s: Academy, f: TireTile) -> None:
    check_number(f.target, 0, len(s.players) - 1, "a target")
    assert f.target != s.active, "an opponent's tile is exhausted"
    assert rested_spaces(s, f), "an un-exhausted tile is exhausted"


CHECKS: Final[dict[type[Frame], Callable[[Any, Any], None]]] = {
    EndTurn: _nothing_more,
    CastOrRest: _nothing_more,
    Exchange: _nothing_more,
    AddTile: _nothing_more,
    UseItem: _nothing_more,
    ChaosMagic: _nothing_more,
    ClearSpace: _nothing_more,
    EchoTile: _nothing_more,
    LiftTile: _nothing_more,
    PlaceTile: _placing,
    ResolveTile: _resolving,
    NextLinked: _linking,
    CompleteAssignment: _completing,
    Tuck: _tucking,
    Perform: _performing,
    PickOpponent: _aiming,
    PayTrade: _paying,
    PickOne: _picking_one,
    PickItem: _honouring,
    StudyDiscard: _studying,
    PickSwept: _sweeping,
    CrumbleTile: _crumbling,
    TireTile: _tiring,
}
