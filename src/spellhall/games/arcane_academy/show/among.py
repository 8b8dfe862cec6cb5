"""Among which things each question lets one choose: read off the table, not out of the rules."""

from collections.abc import Iterator
from typing import Any

from spellhall.games.arcane_academy.box.cards import PARTS_OF
from spellhall.games.arcane_academy.box.tiles import EMPTY, FACE_OF, GROUPS_OF, SPACES, TILE_OF
from spellhall.games.arcane_academy.box.verbs import CARD_ROW, OneOf
from spellhall.games.arcane_academy.box.words import ACTION_WORDS
from spellhall.games.arcane_academy.frames import (
    ChaosMagic,
    ClearSpace,
    CompleteAssignment,
    PickOne,
    PickSwept,
    PlaceTile,
    ResolveTile,
    TireTile,
)
from spellhall.games.arcane_academy.state.state import Academy

Ids = Iterator[str]


def opponents(s: Academy, f: Any) -> Ids:
    return (f"seat:{seat}" for seat in range(len(s.players)) if seat != f.seat)


# -- Slates --------------------------------------------------------------------------------------


def own_tiles(s: Academy, f: Any) -> Ids:
    return _tiles(s, f.seat)


def targets_tiles(s: Academy, f: TireTile) -> Ids:
    return _tiles(s, f.target)


def _tiles(s: Academy, seat: int) -> Ids:
    top = s.players[seat].top
    return (f"space:{seat}:{space}" for space in range(SPACES) if top[space] != EMPTY)


def tiles_and_tokens(s: Academy, f: ClearSpace) -> Ids:
    """Tokens may lie on a bare space."""
    player = s.players[f.seat]
    for space in range(SPACES):
        if player.top[space] != EMPTY or player.tired[space]:
            yield f"space:{f.seat}:{space}"


def actions_of_tile(s: Academy, f: ResolveTile) -> Ids:
    """Of equal ones that are not done, the first stands for all."""
    groups = GROUPS_OF[TILE_OF[s.players[f.seat].top[f.space]]]
    undone: list[tuple[int, ...]] = []
    for group, actions in enumerate(groups):
        if actions in undone:
            continue
        if not f.done >> group & 1:
            undone.append(actions)
        for action in actions:
            yield f"action:{f.seat}:{f.space}:{group}:{ACTION_WORDS[action]}"


def taken_tiles_and_spaces(s: Academy, f: PlaceTile) -> Ids:
    """Of tiles with the same face the first stands for all."""
    first: dict[str, int] = {}
    for tile in s.pending:
        first.setdefault(FACE_OF[tile].id, tile)
    yield from (f"tile:{tile}" for tile in first.values())
    for space in range(SPACES):
        yield f"space:{f.seat}:{space}"


# -- The centre, hands and Items -----------------------------------------------------------------


def centre(s: Academy, f: Any) -> Ids:
    return (f"tile:{tile}" for tile in s.centre if tile != EMPTY)


def public(s: Academy) -> Ids:
    return (f"card:{card}" for card in s.public if card != EMPTY)


def hand(s: Academy, f: Any) -> Ids:
    return (f"card:{card}" for card in s.players[f.seat].hand)


def assignments(s: Academy, f: CompleteAssignment) -> Ids:
    yield from public(s)
    yield from hand(s, f)


def own_items(s: Academy, f: Any) -> Ids:
    return (f"card:{card}" for card in s.players[f.seat].items)


def swept_row(s: Academy, f: PickSwept) -> Ids:
    return public(s) if f.row == CARD_ROW else centre(s, f)


# -- Said on a card ------------------------------------------------------------------------------


def modes(s: Academy, f: ChaosMagic) -> Ids:
    return (f"chaos:{word}" for word in ACTION_WORDS if word != "chaos")


def lists(s: Academy, f: PickOne) -> Ids:
    verb = PARTS_OF[f.card][f.part][f.at]
    assert isinstance(verb, OneOf)
    return (f"list:{number}" for number in range(len(verb.lists)))
