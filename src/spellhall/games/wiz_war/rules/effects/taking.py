"""Verbs that drop, take, lift and place what is carried (WW-V)."""

from typing import Final

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wiz_war.box.terms import TACKS
from spellhall.games.wiz_war.box.verbs import (
    DropAll,
    DropOne,
    Fetch,
    PlaceAt,
    PlaceTacks,
    Stretch,
    TakeItem,
    TakeTreasure,
)
from spellhall.games.wiz_war.choices.effects import (
    FELL,
    PICK_ITEM,
    PICK_TREASURE,
    PLACE_ITEM,
    PLACE_TREASURE,
    TAKE_NOTHING,
)
from spellhall.games.wiz_war.frames.effects import (
    CheckBase,
    Judge,
    Perform,
    PickCarried,
    PlaceCarried,
)
from spellhall.games.wiz_war.frames.turn import CheckHand
from spellhall.games.wiz_war.rules.modifiers import at_work
from spellhall.games.wiz_war.rules.table.figures import (
    carried_relics,
    carried_treasure,
    cell_of,
    figures,
    home_at,
    is_alive,
)
from spellhall.games.wiz_war.rules.table.lifting import base_is_full
from spellhall.games.wiz_war.rules.table.things import (
    draw_for_item,
    drop_item,
    drop_treasure,
    gain_item,
    lose_item,
    new_thing,
    thing_at,
)
from spellhall.games.wiz_war.rules.table.treasures import lift_thing, pick_treasure
from spellhall.games.wiz_war.state.numbers import (
    AT_TREASURE,
    BEAST,
    NONE,
)
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import (
    carried_by,
    target_square,
    target_thing,
    target_treasure,
)

DROPS: Final = 0  # why something carried is picked
TAKES: Final = 1
TAKES_OR_DROPS: Final = 2
PINCHES: Final = 3
KEEPS_ONE: Final = 4


def carried(s: Duel, seat: int, items: bool, treasure: bool) -> list[int]:
    """What a wizard carries, as options of a pick."""
    found = []
    if items:
        found += [PICK_ITEM.codes[card] for card in s.players[seat].items]
    if treasure and carried_treasure(s, seat) != NONE:
        found.append(PICK_TREASURE.codes[carried_treasure(s, seat)])
    return found


def drop_one(s: Duel, f: Perform, v: DropOne) -> None:
    if carried(s, f.target, True, True) and is_alive(s, f.seat):
        then(s, PickCarried(f.seat, f.target, DROPS))


def take_item(s: Duel, f: Perform, v: TakeItem) -> None:
    if f.target >= BEAST or not is_alive(s, f.seat):  # the dead take nothing (WW-AMB-67)
        return
    mine = base_is_full(s, f.seat)
    if carried(s, f.target, True, v.treasure and not mine):
        then(s, PickCarried(f.seat, f.target, TAKES_OR_DROPS if v.drop else TAKES))


def take_treasure(s: Duel, f: Perform, v: TakeTreasure) -> None:
    """The Boggart may take the treasure of the one it pinched (WW-CRE-1)."""
    if f.target < BEAST and carried_treasure(s, f.target) != NONE and is_alive(s, f.by):
        if carried_treasure(s, f.by) == NONE:
            then(s, PickCarried(f.seat, f.target, PINCHES))


def carried_options(s: Duel, f: PickCarried) -> list[int]:
    if not is_alive(s, f.victim):
        return [TAKE_NOTHING.bare]
    if f.verb == PINCHES:
        return [TAKE_NOTHING.bare, *carried(s, f.victim, False, True)]
    if f.verb == DROPS:
        return carried(s, f.victim, True, True) or [TAKE_NOTHING.bare]
    if f.verb == TAKES:
        found = carried(s, f.victim, True, not base_is_full(s, f.seat) and has_strength(s, f))
        return found or [TAKE_NOTHING.bare]
    if f.verb == KEEPS_ONE:
        return base_of(s, f.seat)
    found = carried(s, f.victim, True, False)
    found += [FELL.codes[card] for card in s.players[f.victim].items]
    return found or [TAKE_NOTHING.bare]


def has_strength(s: Duel, f: PickCarried) -> bool:
    """Only a wrestler takes treasures; the spells that take items do not (WW-TH-10)."""
    return bool(s.air) and s.air[-1].weapon != NONE


def base_of(s: Duel, seat: int) -> list[int]:
    """What a wizard's base holds, as options of a pick."""
    relics = [PICK_ITEM.codes[card] for card in carried_relics(s, seat)]
    return relics + carried(s, seat, False, True)


def check_base(s: Duel, f: CheckBase) -> None:
    """Drop at once down to one relic or treasure (WW-REL-4, WW-AMB-41)."""
    if len(base_of(s, f.seat)) > 1:
        then(s, PickCarried(f.seat, f.seat, KEEPS_ONE), f)


def pick_carried(s: Duel, f: PickCarried, choice: int) -> None:
    if choice == TAKE_NOTHING.bare:
        return
    if FELL.has(choice):
        drop_item(s, f.victim, FELL.first[choice], cell_of(s, f.victim))
    elif PICK_TREASURE.has(choice):
        treasure = PICK_TREASURE.first[choice]
        if f.verb in (DROPS, KEEPS_ONE):
            drop_treasure(s, f.victim)
        else:
            taker = f.seat if f.verb == TAKES else BEAST
            s.treasures[treasure] = carried_by(taker)
            tell(s, "take_treasure", taker, treasure, f.victim, at_work(s))
            then(s, Judge())
    elif f.verb in (DROPS, KEEPS_ONE):
        drop_item(s, f.victim, PICK_ITEM.first[choice], cell_of(s, f.victim))
    else:
        card = PICK_ITEM.first[choice]
        lose_item(s, f.victim, card)
        gain_item(s, f.seat, card)
        tell(s, "take_item", f.seat, card, f.victim, at_work(s))
        draw_for_item(s, f.seat, card)
        then(s, CheckBase(f.seat), CheckHand(f.seat))


def drop_all(s: Duel, f: Perform, v: DropAll) -> None:
    """Gravity: everybody drops everything (WW-TH-14)."""
    for figure in figures(s):
        drop_treasure(s, figure)
        if figure < BEAST:
            for card in list(s.players[figure].items):
                drop_item(s, figure, card, cell_of(s, figure))


def stretch(s: Duel, f: Perform, v: Stretch) -> None:
    """Pick up something in sight (WW-MU-5)."""
    if f.target >= AT_TREASURE:
        pick_treasure(s, f.seat, target_treasure(f.target))
        return
    thing = thing_at(s, target_thing(f.target))
    if thing is not None and s.turn.mp > 0:
        s.turn.mp -= 1
        lift_thing(s, f.seat, thing)


def fetch(s: Duel, f: Perform, v: Fetch) -> None:
    """The servant brings an object (WW-NE-11)."""
    thing = thing_at(s, target_thing(f.target))
    if thing is not None:
        lift_thing(s, f.seat, thing)


def place_at(s: Duel, f: Perform, v: PlaceAt) -> None:
    if carried(s, f.seat, True, True):
        then(s, PlaceCarried(f.seat, target_square(f.target)))


def placeable(s: Duel, f: PlaceCarried) -> list[int]:
    found = [PLACE_ITEM.codes[card] for card in s.players[f.seat].items]
    if carried_treasure(s, f.seat) != NONE:
        found.append(PLACE_TREASURE.codes[carried_treasure(s, f.seat)])
    return found


def place_carried(s: Duel, f: PlaceCarried, choice: int) -> None:
    if PLACE_TREASURE.has(choice):
        treasure = PLACE_TREASURE.first[choice]
        s.treasures[treasure] = f.cell
        home = home_at(s, f.cell)
        tell(s, "drop_treasure", f.seat, treasure, f.cell, at_work(s), home, len(s.players))
        then(s, Judge())
    else:
        drop_item(s, f.seat, PLACE_ITEM.first[choice], f.cell)


def place_tacks(s: Duel, f: Perform, v: PlaceTacks) -> None:
    """Strewn on a square, they are no longer carried (WW-CJ-17)."""
    lose_item(s, f.seat, f.card)
    new_thing(s, TACKS, f.card, f.seat, target_square(f.target), 0)
    tell(s, "made", f.seat, TACKS, f.card, target_square(f.target), len(s.players))


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(PickCarried, carried_options, pick_carried)
    rules.work(CheckBase, check_base)
    rules.question(PlaceCarried, placeable, place_carried)
