"""Items, treasures, spells in play and what they made: gained, dropped, ended (WW-OBJ, WW-MNT)."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import then
from spellhall.games.wiz_war.box.cards import CARD_OF, SUMMONS, TRAITS_OF
from spellhall.games.wiz_war.box.maze.board import IS_DOOR
from spellhall.games.wiz_war.box.modifier_keys import RELIEF, WASHES
from spellhall.games.wiz_war.box.parts import end_part
from spellhall.games.wiz_war.box.terms import (
    CREATED_DOOR,
    DROPPED_ITEM,
    STONE_BARRIER,
    T_FIRE,
    T_RELIC,
    TACKS,
    WATER,
)
from spellhall.games.wiz_war.frames.effects import Judge, Perform
from spellhall.games.wiz_war.frames.turn import CheckHand, ForceDiscard
from spellhall.games.wiz_war.rules.modifiers import (
    at_work,
    hand_limit,
    load_of,
    mod_of,
    speed_of,
)
from spellhall.games.wiz_war.rules.piles import discard, draw_one
from spellhall.games.wiz_war.rules.table.changing import (
    let_go,
    put_thing,
    remove_beast_from_board,
    remove_spell,
    remove_thing,
    set_line,
)
from spellhall.games.wiz_war.rules.table.figures import (
    beast_of,
    carried_treasure,
    cell_of,
    home_at,
    is_alive,
)
from spellhall.games.wiz_war.state.numbers import (
    BEAST,
    LOST,
    NONE,
)
from spellhall.games.wiz_war.state.pieces import Keeper, Spell, Thing
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import line_target, thing_target

# -- Speed ---------------------------------------------------------------------------------------


def pace(s: Duel) -> int:
    """The base speed that counts now: of the active wizard, or of its activated creature."""
    return speed_of(s, s.active) if is_alive(s, s.active) else 0


def change_pace(s: Duel, before: int) -> None:
    """A new base speed changes the remaining MP (WW-MOVE-7, WW-MOVE-9)."""
    if not s.turn.over and is_alive(s, s.active):
        s.turn.mp += speed_of(s, s.active) - before


# -- Items and treasures -------------------------------------------------------------------------


def gain_item(s: Duel, seat: int, card: int) -> None:
    """An item is carried from now on."""
    before = pace(s)
    s.players[seat].items.append(card)
    change_pace(s, before)


def draw_for_item(s: Duel, seat: int, card: int) -> None:
    """The Brainstone brings cards with it (WW-AL-8)."""
    for _ in range(mod_of(card, RELIEF)):
        if load_of(s, seat) < hand_limit(s, seat):
            draw_one(s, seat, s.players[seat].pile, card)


def lose_item(s: Duel, seat: int, card: int) -> None:
    """An item is no longer carried; the Brainstone takes cards with it (WW-AL-8)."""
    before = pace(s)
    s.players[seat].items.remove(card)
    change_pace(s, before)
    then(s, CheckHand(seat))
    if mod_of(card, RELIEF) and is_alive(s, seat):
        then(s, ForceDiscard(seat, mod_of(card, RELIEF), card))


def new_thing(s: Duel, kind: int, card: int, owner: int, cell: int, limit: int) -> Thing:
    """Put something on a square."""
    s.made += 1
    thing = Thing(s.made, kind, card, owner, cell, limit=limit)
    put_thing(s, thing)
    return thing


def drop_item(s: Duel, seat: int, card: int, cell: int) -> None:
    """A carried item falls on a square: an object from now on (WW-OBJ-3)."""
    lose_item(s, seat, card)
    new_thing(s, DROPPED_ITEM, card, seat, cell, 0)
    tell(s, "drop", seat, card, cell, at_work(s), len(s.players))


def drop_treasure(s: Duel, figure: int) -> None:
    """A carried treasure falls on its carrier's square."""
    treasure = carried_treasure(s, figure)
    if treasure != NONE:
        s.treasures[treasure] = cell_of(s, figure)
        cell = s.treasures[treasure]
        home = home_at(s, cell)
        tell(s, "drop_treasure", figure, treasure, cell, at_work(s), home, len(s.players))
        then(s, Judge())


def drop_relics(s: Duel, figure: int) -> None:
    """Relics share the base with treasures."""
    from_hand = [] if figure >= BEAST else list(s.players[figure].items)
    for card in from_hand:
        if TRAITS_OF[card] & T_RELIC:
            drop_item(s, figure, card, cell_of(s, figure))


def thing_at(s: Duel, uid: int) -> Thing | None:
    for thing in s.things:
        if thing.uid == uid:
            return thing
    return None


# -- Spells in play ------------------------------------------------------------------------------


def end_spell(s: Duel, spell: Spell, how: int = LOST) -> None:
    """Its effects stop at once and what it made leaves the board (WW-MNT-3)."""
    before = pace(s)
    remove_spell(s, spell)
    discard(s, spell.owner, spell.card)
    tell(s, "spell_ends", spell.owner, spell.card, how, at_work(s))
    for thing in list(s.things):
        if thing.card == spell.card:
            take_off(s, thing)
    if SUMMONS[spell.card] >= 0:
        beast = beast_of(s, SUMMONS[spell.card])
        if beast is not None and beast.card == spell.card:
            remove_beast(s, BEAST + beast.kind)
    change_pace(s, before)
    then(s, CheckHand(spell.owner))
    row = CARD_OF[spell.card]
    if row.at_end and is_alive(s, spell.owner):
        owner = spell.owner
        then(s, Perform(end_part(row), owner, owner, spell.card, by=owner))


def take_off(s: Duel, thing: Thing) -> None:
    """A thing leaves the board, and spells on it end."""
    if thing not in s.things:
        return
    remove_thing(s, thing)
    if thing.line != NONE and thing.kind in (STONE_BARRIER, CREATED_DOOR):
        set_line(s, thing.line, thing.beneath)
        clear_cracks(s, thing.line)
        end_spells_on(s, line_target(thing.line))
        shut_doors(s)
    end_spells_on(s, thing_target(thing.uid))


def end_spells_on(s: Duel, target: int) -> None:
    for spell in list(s.spells):
        if spell.target == target and spell in s.spells:
            end_spell(s, spell)


def destroy_thing(s: Duel, thing: Thing) -> None:
    """An object is destroyed: an item is discarded, a spell's last object ends the spell."""
    tell(
        s,
        "destroyed",
        thing.kind,
        thing.card,
        thing.cell,
        thing.line,
        at_work(s),
        len(s.players),
    )
    take_off(s, thing)
    if thing.kind in (DROPPED_ITEM, TACKS):
        discard(s, thing.owner, thing.card)
    elif all(other.card != thing.card for other in s.things):
        for spell in list(s.spells):
            if spell.card == thing.card:
                end_spell(s, spell)


def remove_beast(s: Duel, figure: int) -> None:
    """A creature leaves the board; the spells on it, its own among them, end (WW-CRT-5)."""
    beast = beast_of(s, figure - BEAST)
    if beast is None:
        return
    treasure = carried_treasure(s, figure)
    if treasure != NONE:
        drop_treasure(s, figure)
    remove_beast_from_board(s, beast)
    tell(s, "beast_gone", figure)
    end_spells_on(s, figure)


def quench(s: Duel, target: int) -> None:
    """Water ends Fire spells and Acid on a figure, and breaks Fire objects (WW-EL-4)."""
    for spell in list(s.spells):
        if spell.target == target and spell in s.spells:
            if TRAITS_OF[spell.card] & T_FIRE or mod_of(spell.card, WASHES):
                end_spell(s, spell)
    if 0 <= target < BEAST:
        for card in list(s.players[target].items):
            if TRAITS_OF[card] & T_FIRE:
                burn_item(s, target, card, WATER)


def burn_item(s: Duel, seat: int, card: int, element: int) -> None:
    """A carried item is destroyed."""
    lose_item(s, seat, card)
    discard(s, seat, card)
    tell(s, "item_gone", seat, card, element)


# -- Border lines --------------------------------------------------------------------------------


def clear_cracks(s: Duel, line: int) -> None:
    s.cracks = [one for one in s.cracks if one.line != line]


def shut_doors(s: Duel) -> None:
    """A door shuts when its holder no longer borders it (WW-DOOR-7)."""
    if s.held:
        for keeper in list(s.held):
            if not _is_at_door(s, keeper):
                let_go(s, keeper.line)
    if s.unlocked:
        for keeper in list(s.unlocked):
            if not _is_at_door(s, keeper):
                s.unlocked.remove(keeper)


def _is_at_door(s: Duel, keeper: Keeper) -> bool:
    """Whether there is a door and the one that holds or unlocked it borders it."""
    cell = s.players[keeper.seat].cell
    line = keeper.line
    return cell != NONE and IS_DOOR[s.lines[line]] and line in s._tables.lines_round[cell]
