"""Cards, items, treasures, spells in play, and what stands on the board (WW-OBJ, WW-CRK)."""

from spellhall.engine.chance import draw, shuffle
from spellhall.engine.events import reveal, tell, tell_in_part
from spellhall.engine.stack import then
from spellhall.games.wiz_war.board import (
    IS_DOOR,
    MADE_DOOR,
    MADE_WALL,
    RUBBLE,
    WALL,
    printed_lines,
    turned,
    turned_line,
)
from spellhall.games.wiz_war.cards import (
    CARD_OF,
    SCHOOL_OF,
    SUMMONS,
    TRAITS_OF,
    effects_number,
)
from spellhall.games.wiz_war.effect_frames import Judge, Perform
from spellhall.games.wiz_war.frames import CheckHand, ForceDiscard, TrimHand
from spellhall.games.wiz_war.rules.facts import (
    beast_of,
    carried_treasure,
    cell_of,
    forget_sight,
    hand_limit,
    is_alive,
    load_of,
    mod_of,
    speed_of,
)
from spellhall.games.wiz_war.state import (
    AT_LINE,
    AT_THING,
    BEAST,
    CARRIED,
    DOOR_CRACKS,
    MOST_CREATURE_LIFE,
    MOST_LIFE,
    NONE,
    STONE_CRACKS,
    Duel,
    Spell,
    Thing,
)
from spellhall.games.wiz_war.verbs import (
    CREATED_DOOR,
    DROPPED_ITEM,
    FIRE,
    RELIEF,
    STONE_BARRIER,
    T_FIRE,
    T_RELIC,
    T_TOTEM,
    TACKS,
    WASHES,
    WITHERS,
    Deal,
    N,
)

WITHERING = (Deal(N(1), indirect=True),)
WITHER = effects_number(WITHERING)

# -- Cards ---------------------------------------------------------------------------------------


def pile_of(s: Duel, card: int) -> int:
    """Where a card goes when it is discarded."""
    if card in s.extra:
        return 0
    return s.school_pile[SCHOOL_OF[card]]


def discard(s: Duel, card: int) -> None:
    """To the discard pile of its deck, face up."""
    s.piles[pile_of(s, card)].discard.append(card)
    for player in s.players:
        if card in player.seen:
            player.seen.remove(card)


def discard_from_hand(s: Duel, seat: int, card: int) -> None:
    s.players[seat].hand.remove(card)
    discard(s, card)
    reveal(s)


def learn(s: Duel, seat: int, card: int) -> None:
    """A seat knows where this hidden card is."""
    if card not in s.players[seat].seen:
        s.players[seat].seen.append(card)


def gain_card(s: Duel, seat: int, card: int) -> None:
    """A card comes to a hand; its new owner need not remember it otherwise."""
    player = s.players[seat]
    player.hand.append(card)
    if card in player.seen:
        player.seen.remove(card)


def refill(s: Duel, pile: int) -> bool:
    """Shuffle the discard pile into an empty deck; whether there is a card to draw (WW-DD-5)."""
    heap = s.piles[pile]
    if not heap.deck and heap.discard:
        heap.deck = heap.discard
        heap.discard = []
        heap.shown = True
        shuffle(s, heap.deck)
        tell(s, "reshuffle", pile)
    return bool(heap.deck)


def draw_one(s: Duel, seat: int, pile: int) -> bool:
    """Draw a card if there is one."""
    if not refill(s, pile):
        return False
    card = draw(s, s.piles[pile].deck)
    gain_card(s, seat, card)
    tell_in_part(s, (seat,), "draw", (seat, card), (seat, NONE))
    for spell in s.spells:
        if spell.target == seat and mod_of(spell.card, WITHERS):
            then(s, Perform(WITHER, 0, spell.owner, spell.source, seat, spell.card, 1, NONE))
    return True


def check_hand(s: Duel, seat: int, f: CheckHand) -> None:
    """Over the maximum: go down at once (WW-DD-4, WW-AMB-9)."""
    if is_alive(s, seat) and load_of(s, seat) > hand_limit(s, seat):
        then(s, TrimHand(seat), f)


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
    extra = mod_of(card, RELIEF)
    if extra:
        for _ in range(extra):
            if load_of(s, seat) < hand_limit(s, seat):
                draw_one(s, seat, s.players[seat].pile)


def lose_item(s: Duel, seat: int, card: int) -> None:
    """An item is no longer carried; the Brainstone takes cards with it (WW-AL-8)."""
    before = pace(s)
    s.players[seat].items.remove(card)
    change_pace(s, before)
    then(s, CheckHand(seat))
    if mod_of(card, RELIEF) and is_alive(s, seat):
        then(s, ForceDiscard(seat, mod_of(card, RELIEF)))


def new_thing(s: Duel, kind: int, card: int, owner: int, cell: int, limit: int) -> Thing:
    """Put something on a square."""
    s.made += 1
    thing = Thing(s.made, kind, card, owner, cell, NONE, 0, limit, 0)
    s.things.append(thing)
    forget_sight(s)
    return thing


def drop_item(s: Duel, seat: int, card: int, cell: int) -> None:
    """A carried item falls on a square: an object from now on (WW-OBJ-3)."""
    lose_item(s, seat, card)
    new_thing(s, DROPPED_ITEM, card, seat, cell, 0)
    tell(s, "drop", seat, card, cell)


def drop_treasure(s: Duel, figure: int) -> None:
    """A carried treasure falls on its carrier's square."""
    treasure = carried_treasure(s, figure)
    if treasure != NONE:
        s.treasures[treasure] = cell_of(s, figure)
        tell(s, "drop_treasure", figure, treasure, s.treasures[treasure])
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


def end_spell(s: Duel, spell: Spell) -> None:
    """Its effects stop at once and what it made leaves the board (WW-MNT-3)."""
    before = pace(s)
    s.spells.remove(spell)
    discard(s, spell.card)
    forget_sight(s)
    tell(s, "spell_ends", spell.owner, spell.card)
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
        verbs = effects_number(row.at_end)
        then(s, Perform(verbs, 0, spell.owner, spell.owner, spell.owner, spell.card, 1, NONE))


def take_off(s: Duel, thing: Thing) -> None:
    """A thing leaves the board, and spells on it end."""
    if thing not in s.things:
        return
    s.things.remove(thing)
    if thing.line != NONE and thing.kind in (STONE_BARRIER, CREATED_DOOR):
        s.lines[thing.line] = thing.live  # what lay beneath
        clear_cracks(s, thing.line)
        end_spells_on(s, AT_LINE + thing.line)
        shut_doors(s)
    forget_sight(s)
    end_spells_on(s, AT_THING + thing.uid)


def end_spells_on(s: Duel, target: int) -> None:
    for spell in list(s.spells):
        if spell.target == target and spell in s.spells:
            end_spell(s, spell)


def destroy_thing(s: Duel, thing: Thing) -> None:
    """An object is destroyed: an item is discarded, a spell's last object ends the spell."""
    tell(s, "destroyed", thing.kind, thing.card, thing.cell)
    take_off(s, thing)
    if thing.kind in (DROPPED_ITEM, TACKS):
        discard(s, thing.card)
    elif all(other.card != thing.card for other in s.things):
        for spell in list(s.spells):
            if spell.card == thing.card:
                end_spell(s, spell)


def remove_beast(s: Duel, figure: int) -> None:
    """A creature leaves the board; spells cast on it are discarded (WW-CRT-5)."""
    beast = beast_of(s, figure - BEAST)
    if beast is None:
        return
    treasure = carried_treasure(s, figure)
    if treasure != NONE:
        drop_treasure(s, figure)
    s.beasts.remove(beast)
    forget_sight(s)
    tell(s, "beast_gone", figure)
    end_spells_on(s, figure)
    for spell in list(s.spells):
        if spell.card == beast.card:
            end_spell(s, spell)


def quench(s: Duel, target: int) -> None:
    """Water ends Fire spells and Acid on a figure, and breaks Fire objects (WW-EL-4)."""
    for spell in list(s.spells):
        if spell.target == target and spell in s.spells:
            if TRAITS_OF[spell.card] & T_FIRE or mod_of(spell.card, WASHES):
                end_spell(s, spell)
    if 0 <= target < BEAST:
        for card in list(s.players[target].items):
            if TRAITS_OF[card] & T_FIRE:
                burn_item(s, target, card)


def burn_item(s: Duel, seat: int, card: int) -> None:
    """A carried item is destroyed."""
    lose_item(s, seat, card)
    discard(s, card)
    tell(s, "item_gone", seat, card)


# -- Walls and doors -----------------------------------------------------------------------------


def crack_limit(s: Duel, line: int) -> int:
    return DOOR_CRACKS if IS_DOOR[s.lines[line]] else STONE_CRACKS


def cracks_on(s: Duel, line: int) -> int:
    for entry in s.cracks:
        if entry // 16 == line:
            return entry % 16
    return 0


def clear_cracks(s: Duel, line: int) -> None:
    s.cracks = [entry for entry in s.cracks if entry // 16 != line]


def hit_line(s: Duel, line: int, damage: int, each_cracks: bool) -> None:
    """Each full 3 damage of one attack is a crack (WW-CRK-1); at the limit it is destroyed."""
    cracks = damage if each_cracks else damage // 3
    if not cracks:
        return
    total = cracks_on(s, line) + cracks
    clear_cracks(s, line)
    if total >= crack_limit(s, line):
        break_line(s, line)
    else:
        s.cracks.append(16 * line + total)
        tell(s, "cracks", line, total, crack_limit(s, line))


def hit_thing(s: Duel, thing: Thing, damage: int, element: int, each_cracks: bool) -> None:
    """Objects with a limit crack as walls do; bushes burn, totems fall to any damage."""
    if not thing.limit:
        return
    row = CARD_OF[thing.card]
    cracks = damage if each_cracks else damage // 3
    if row.burns and element == FIRE and damage > 0:
        cracks = thing.limit
    elif row.traits & T_TOTEM and damage > 0:
        cracks = max(cracks, 1)
    if not cracks:
        return
    thing.cracks += cracks
    if thing.cracks >= thing.limit:
        destroy_thing(s, thing)
    else:
        tell(s, "thing_cracks", thing.kind, thing.card, thing.cell, thing.cracks, thing.limit)


def break_line(s: Duel, line: int) -> None:
    """A wall or door is gone for good and leaves a marker (WW-CRK-5, WW-DOOR-8)."""
    kind = s.lines[line]
    tell(s, "broken", line, IS_DOOR[kind])
    clear_cracks(s, line)
    if kind in (MADE_WALL, MADE_DOOR):
        for thing in list(s.things):
            if thing.line == line and thing.kind in (STONE_BARRIER, CREATED_DOOR):
                if thing.live == WALL:
                    thing.live = RUBBLE
                destroy_thing(s, thing)
    else:
        s.lines[line] = RUBBLE
        end_spells_on(s, AT_LINE + line)
    forget_sight(s)
    shut_doors(s)


def make_on_line(s: Duel, kind: int, card: int, owner: int, line: int) -> None:
    """A wall, door or fire on a border line (WW-MAKE-5, WW-MAKE-6)."""
    s.made += 1
    thing = Thing(s.made, kind, card, owner, NONE, line, 0, 0, s.lines[line])
    if kind == STONE_BARRIER:
        s.lines[line] = MADE_WALL
    elif kind == CREATED_DOOR:
        s.lines[line] = MADE_DOOR
        clear_cracks(s, line)
    s.things.append(thing)
    forget_sight(s)


def shut_doors(s: Duel) -> None:
    """A door shuts when its holder no longer borders it (WW-DOOR-7)."""
    maze = s._tables.maze
    for entry in list(s.held):
        cell = s.players[entry % 8].cell
        line = entry // 8
        if (
            not IS_DOOR[s.lines[line]]
            or cell == NONE
            or line not in maze.line[4 * cell : 4 * cell + 4]
        ):
            s.held.remove(entry)
            forget_sight(s)
    for entry in list(s.unlocked):
        cell = s.players[entry % 8].cell
        line = entry // 8
        if (
            not IS_DOOR[s.lines[line]]
            or cell == NONE
            or line not in maze.line[4 * cell : 4 * cell + 4]
        ):
            s.unlocked.remove(entry)


def turn_sector(s: Duel, slot: int, quarters: int) -> None:
    """A board turns with all that is inside; its rim is made whole (WW-MAP-1 to WW-MAP-4)."""
    maze = s._tables.maze
    rim = maze.borders[slot]
    for thing in list(s.things):
        if thing.line != NONE and rim >> thing.line & 1:
            destroy_thing(s, thing)
    fresh = printed_lines(maze, s.faces, s.turns)
    inside = [line for line in range(maze.lines) if _is_inside(s, line, slot)]
    for line in range(maze.lines):
        if rim >> line & 1:
            s.lines[line] = fresh[line]
            clear_cracks(s, line)
            end_spells_on(s, AT_LINE + line)
    moved = {line: turned_line(maze, slot, maze.line_at[line] % 100, quarters) for line in inside}
    old = {line: s.lines[line] for line in inside}
    for line in inside:
        s.lines[moved[line]] = old[line]
    s.cracks = [16 * moved.get(entry // 16, entry // 16) + entry % 16 for entry in s.cracks]
    s.held = [8 * moved.get(entry // 8, entry // 8) + entry % 8 for entry in s.held]
    s.unlocked = [8 * moved.get(entry // 8, entry // 8) + entry % 8 for entry in s.unlocked]
    for spell in s.spells:
        if AT_LINE <= spell.target < AT_THING:
            line = spell.target - AT_LINE
            spell.target = AT_LINE + moved.get(line, line)

    def place(cell: int) -> int:
        if cell < 0 or cell >= CARRIED or cell // 25 != slot:
            return cell
        return 25 * slot + turned(cell % 25, quarters)

    for thing in s.things:
        thing.cell = place(thing.cell)
        if thing.line != NONE:
            thing.line = moved.get(thing.line, thing.line)
    for player in s.players:
        player.cell = place(player.cell)
    for beast in s.beasts:
        beast.cell = place(beast.cell)
    s.treasures = [place(cell) for cell in s.treasures]
    s.turns[slot] = (s.turns[slot] + quarters) % 4
    s.turn.astral = place(s.turn.astral)
    s.turn.through = moved.get(s.turn.through, s.turn.through)
    s.turn.trail = []
    forget_sight(s)
    shut_doors(s)
    tell(s, "turned", slot, quarters)


def _is_inside(s: Duel, line: int, slot: int) -> bool:
    maze = s._tables.maze
    return not maze.between[line] and maze.line_at[line] // 100 == slot


# -- Life ----------------------------------------------------------------------------------------


def heal(s: Duel, figure: int, n: int) -> None:
    """Life is capped at 20, a creature's at 12 (WW-LIFE-1, WW-CRT-4)."""
    if not is_alive(s, figure) or n <= 0:
        return
    if figure < BEAST:
        player = s.players[figure]
        player.life = min(MOST_LIFE, player.life + n)
        tell(s, "heal", figure, n, player.life)
    else:
        beast = beast_of(s, figure - BEAST)
        assert beast is not None
        beast.life = min(MOST_CREATURE_LIFE, beast.life + n)
        tell(s, "heal", figure, n, beast.life)


def life_of(s: Duel, figure: int) -> int:
    if figure < BEAST:
        return s.players[figure].life
    beast = beast_of(s, figure - BEAST)
    return 0 if beast is None else beast.life


def stun(s: Duel, figure: int, n: int) -> None:
    """Gain stun tokens (WW-STUN-6)."""
    if not is_alive(s, figure) or n <= 0:
        return
    if figure < BEAST:
        s.players[figure].stun += n
    else:
        beast = beast_of(s, figure - BEAST)
        assert beast is not None
        beast.stun += n
    tell(s, "stun", figure, n)
