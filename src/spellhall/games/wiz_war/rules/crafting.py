"""Verbs that make and break, drop and take, draw and look, cancel and end (WW-V)."""

from typing import Final

from spellhall.engine.chance import below, roll, shuffle
from spellhall.engine.events import reveal, tell, tell_in_part, whisper
from spellhall.engine.stack import Rules, never, then
from spellhall.games.wiz_war.cards import (
    CARD_OF,
    EFFECTS,
    TRAITS_OF,
)
from spellhall.games.wiz_war.cards_bestial import CREATURES
from spellhall.games.wiz_war.frames import (
    CheckHand,
    ChooseBeguiled,
    Judge,
    PeekReturn,
    PeekTake,
    Perform,
    PickCarried,
    PickSquare,
    PlaceCarried,
    RavenDraw,
    ShedForBurn,
    SteerStep,
    Suffer,
    TakeFromHand,
)
from spellhall.games.wiz_war.rules.announce import energy_value, summon_squares
from spellhall.games.wiz_war.rules.damage import plain
from spellhall.games.wiz_war.rules.effects import (
    DO,
    TO_BLINK,
    TO_CALL,
    TO_SEND,
    TO_SUMMON,
    TO_SWOOP,
    amount,
    leave,
)
from spellhall.games.wiz_war.rules.facts import (
    carried_treasure,
    cell_of,
    controller,
    figures,
    hand_limit,
    is_alive,
    is_filled,
    is_maintained,
    load_of,
    spell_in_play,
)
from spellhall.games.wiz_war.rules.moving import stray, teleport
from spellhall.games.wiz_war.rules.targets import base_is_full, landings, over_within
from spellhall.games.wiz_war.rules.things import (
    break_line,
    destroy_thing,
    discard,
    discard_from_hand,
    draw_one,
    drop_item,
    drop_treasure,
    end_spell,
    gain_card,
    gain_item,
    heal,
    learn,
    lose_item,
    make_on_line,
    new_thing,
    quench,
    refill,
    thing_at,
    turn_sector,
)
from spellhall.games.wiz_war.rules.treasures import lift_thing, pick_treasure, start_squares
from spellhall.games.wiz_war.rules.windows import line_of_attack
from spellhall.games.wiz_war.state import (
    AT_CARD,
    AT_LINE,
    AT_SECTOR,
    AT_SPELL,
    AT_SQUARE,
    AT_THING,
    AT_TREASURE,
    BEAST,
    CARRIED,
    NONE,
    Beast,
    Duel,
)
from spellhall.games.wiz_war.verbs import (
    ASTRAL,
    CORNER,
    MAGICAL,
    PHYSICAL,
    PLAIN,
    PRISM,
    T_FIRE,
    T_RELIC,
    TACKS,
    TRAP,
    Aid,
    Backlash,
    Beguile,
    BiteSector,
    Brace,
    BreakLine,
    BreakThing,
    CallCreature,
    Cancel,
    Cut,
    CutAttack,
    Deal,
    DealDie,
    DiscardRandom,
    DouseAttack,
    DrawThenTrim,
    DropAll,
    DropOne,
    DropTreasure,
    EarthWall,
    End,
    Fetch,
    GhostGuard,
    Halve,
    Look,
    Make,
    MakeLine,
    MakeMist,
    MakeTraps,
    Meld,
    Open,
    Peek,
    PlaceAt,
    PlaceTacks,
    Punch,
    Quench,
    ReturnCreature,
    SendHome,
    StayAlive,
    Stretch,
    Summon,
    TakeCards,
    TakeItem,
    TakeTreasure,
    ThroughWall,
    TurnBoard,
)

STOP: Final = 0
PICK: Final = 1  # + card, square, or treasure above PICK_TREASURE
PICK_TREASURE: Final = 500
DROPS: Final = 0  # why something carried is picked
TAKES: Final = 1
TAKES_OR_DROPS: Final = 2
DROP_FLAG: Final = 1000  # + card: it falls instead of changing hands
PINCHES: Final = 3


# -- Making and breaking -----------------------------------------------------------------------


def make(s: Duel, f: Perform, v: Make) -> None:
    new_thing(s, v.kind, f.card, f.seat, f.target - AT_SQUARE, CARD_OF[f.card].cracks)
    tell(s, "made", f.seat, v.kind, f.card, f.target - AT_SQUARE)


def make_traps(s: Duel, f: Perform, v: MakeTraps) -> None:
    """Only the caster knows which token is live (WW-CJ-9)."""
    cast = s.air[f.height]
    for i in range(len(cast.targets)):
        thing = new_thing(s, TRAP, f.card, f.seat, cast.targets[i] - AT_SQUARE, 0)
        thing.live = 1 if i == cast.secret else 0
    tell(s, "traps", f.seat, tuple(target - AT_SQUARE for target in cast.targets))


def make_mist(s: Duel, f: Perform, v: MakeMist) -> None:
    for target in s.air[f.height].targets:
        new_thing(s, PRISM, f.card, f.seat, target - AT_SQUARE, 0)
    tell(s, "made", f.seat, PRISM, f.card, f.target - AT_SQUARE)


def make_line(s: Duel, f: Perform, v: MakeLine) -> None:
    make_on_line(s, v.kind, f.card, f.seat, f.target - AT_LINE)
    tell(s, "made_line", f.seat, v.kind, f.target - AT_LINE)


def do_break_line(s: Duel, f: Perform, v: BreakLine) -> None:
    """Those who border it are hit by the rubble (WW-CT-7)."""
    line = f.target - AT_LINE
    maze = s._tables.maze
    at = maze.line_at[line]
    cells = (at // 4, maze.next[at])
    break_line(s, line)
    if v.splash:
        for figure in reversed(figures(s)):
            if cell_of(s, figure) in cells:
                then(s, plain(figure, v.splash, PHYSICAL, PLAIN, NONE))
    heal(s, f.seat, v.heal)


def break_thing(s: Duel, f: Perform, v: BreakThing) -> None:
    if AT_LINE <= f.target < AT_THING:
        break_line(s, f.target - AT_LINE)
        return
    thing = thing_at(s, f.target - AT_THING)
    if thing is not None:
        destroy_thing(s, thing)


def do_quench(s: Duel, f: Perform, v: Quench) -> None:
    """Water ends fire (WW-EL-4, WW-EL-5)."""
    if not v.everywhere:
        quench(s, f.target)
        thing = thing_at(s, f.target - AT_THING) if f.target >= AT_THING else None
        if thing is not None and (TRAITS_OF[thing.card] & T_FIRE or thing.kind == TACKS):
            destroy_thing(s, thing)
        return
    for spell in list(s.spells):
        if spell in s.spells and TRAITS_OF[spell.card] & T_FIRE:
            end_spell(s, spell)
    for thing in list(s.things):
        if thing in s.things and (TRAITS_OF[thing.card] & T_FIRE or thing.kind == TACKS):
            destroy_thing(s, thing)
    for seat in range(len(s.players)):
        for card in list(s.players[seat].items):
            if TRAITS_OF[card] & T_FIRE:
                lose_item(s, seat, card)
                discard(s, card)
                tell(s, "item_gone", seat, card)


def end(s: Duel, f: Perform, v: End) -> None:
    """It ends with every spell on it (WW-CT-8)."""
    if f.target < AT_SPELL:
        token = thing_at(s, f.target - AT_THING)
        if token is not None:
            destroy_thing(s, token)
        return
    spell = spell_in_play(s, f.target - AT_SPELL)
    if spell is None:
        return
    owner = spell.owner
    end_spell(s, spell)
    if v.stray:
        stray(s, owner, v.stray)


def do_open(s: Duel, f: Perform, v: Open) -> None:
    """Until the picker no longer borders it (WW-CT-9)."""
    s.unlocked.append(8 * (f.target - AT_LINE) + f.seat)
    tell(s, "unlock", f.seat, f.target - AT_LINE)


def turn_board(s: Duel, f: Perform, v: TurnBoard) -> None:
    cast = s.air[f.height]
    if cast.weapon != NONE:
        turn_sector(s, cell_of(s, f.by) // 25, 1 if cast.mode == 0 else 3)
    else:
        turn_sector(s, f.target - AT_SECTOR, cast.mode + 1)


def through_wall(s: Duel, f: Perform, v: ThroughWall) -> None:
    s.turn.through = f.target - AT_LINE


def brace(s: Duel, f: Perform, v: Brace) -> None:
    thing = thing_at(s, f.target - AT_THING)
    if thing is not None:
        thing.limit = 3
        tell(s, "braced", thing.card, thing.cell)


def bite_sector(s: Duel, f: Perform, v: BiteSector) -> None:
    """Each enemy in the totem's sector (WW-TO-10)."""
    for thing in s.things:
        if thing.card == f.card:
            for figure in reversed(figures(s)):
                if cell_of(s, figure) // 25 == thing.cell // 25:
                    if controller(s, figure) != f.seat:
                        then(s, plain(figure, v.n, MAGICAL, PLAIN, NONE))
            return


def aid(s: Duel, f: Perform, v: Aid) -> None:
    """Help for the next spell of this turn."""
    if v.kind == CORNER:
        s.turn.corner = True
    elif v.kind == ASTRAL:
        s.turn.astral = f.target - AT_SQUARE
    else:
        total = 0
        for target in s.air[f.height].targets:
            total += energy_value(s, f.seat, target - AT_CARD)
        s.turn.fuel = total
        tell(s, "added", f.seat, total)


# -- Dropping and taking -----------------------------------------------------------------------


def carried(s: Duel, seat: int, items: bool, treasure: bool) -> list[int]:
    """What a wizard carries, as options of a pick."""
    found = []
    if items:
        found += [PICK + card for card in s.players[seat].items]
    if treasure and carried_treasure(s, seat) != NONE:
        found.append(PICK_TREASURE + carried_treasure(s, seat))
    return found


def drop_one(s: Duel, f: Perform, v: DropOne) -> None:
    if carried(s, f.target, True, True):
        then(s, PickCarried(f.seat, f.target, DROPS))


def take_item(s: Duel, f: Perform, v: TakeItem) -> None:
    if f.target >= BEAST:
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
        return [STOP]
    if f.verb == PINCHES:
        return [STOP, *carried(s, f.victim, False, True)]
    if f.verb == DROPS:
        return carried(s, f.victim, True, True) or [STOP]
    if f.verb == TAKES:
        found = carried(s, f.victim, True, not base_is_full(s, f.seat) and has_strength(s, f))
        return [o for o in found if may_take(s, f.seat, o)] or [STOP]
    found = [o for o in carried(s, f.victim, True, False) if may_take(s, f.seat, o)]
    return found + [DROP_FLAG + o for o in carried(s, f.victim, True, False)] or [STOP]


def has_strength(s: Duel, f: PickCarried) -> bool:
    """Only a wrestler takes treasures; the spells that take items do not (WW-TH-10)."""
    return bool(s.air) and s.air[-1].weapon != NONE


def may_take(s: Duel, seat: int, option: int) -> bool:
    """A relic needs a free base (WW-REL-1)."""
    if option >= PICK_TREASURE:
        return True
    return not TRAITS_OF[option - PICK] & T_RELIC or not base_is_full(s, seat)


def pick_carried(s: Duel, f: PickCarried, choice: int) -> None:
    if choice == STOP:
        return
    if choice >= DROP_FLAG:
        drop_item(s, f.victim, choice - DROP_FLAG - PICK, cell_of(s, f.victim))
    elif choice >= PICK_TREASURE:
        treasure = choice - PICK_TREASURE
        if f.verb == DROPS:
            drop_treasure(s, f.victim)
        else:
            taker = f.seat if f.verb == TAKES else BEAST
            s.treasures[treasure] = CARRIED + taker
            tell(s, "take_treasure", taker, treasure, f.victim)
            then(s, Judge())
    elif f.verb == DROPS:
        drop_item(s, f.victim, choice - PICK, cell_of(s, f.victim))
    else:
        card = choice - PICK
        lose_item(s, f.victim, card)
        gain_item(s, f.seat, card)
        tell(s, "take_item", f.seat, card, f.victim)
        then(s, CheckHand(f.seat))


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
        pick_treasure(s, f.seat, f.target - AT_TREASURE)
        return
    thing = thing_at(s, f.target - AT_THING)
    if thing is not None and s.turn.mp > 0:
        s.turn.mp -= 1
        lift_thing(s, f.seat, thing)


def fetch(s: Duel, f: Perform, v: Fetch) -> None:
    """The servant brings an object (WW-NE-11)."""
    thing = thing_at(s, f.target - AT_THING)
    if thing is not None:
        lift_thing(s, f.seat, thing)


def place_at(s: Duel, f: Perform, v: PlaceAt) -> None:
    if carried(s, f.seat, True, True):
        then(s, PlaceCarried(f.seat, f.target - AT_SQUARE))


def placeable(s: Duel, f: PlaceCarried) -> list[int]:
    return carried(s, f.seat, True, True)


def place_carried(s: Duel, f: PlaceCarried, choice: int) -> None:
    if choice >= PICK_TREASURE:
        treasure = choice - PICK_TREASURE
        s.treasures[treasure] = f.cell
        tell(s, "drop_treasure", f.seat, treasure, f.cell)
        then(s, Judge())
    else:
        drop_item(s, f.seat, choice - PICK, f.cell)


def place_tacks(s: Duel, f: Perform, v: PlaceTacks) -> None:
    """Strewn on a square, they are no longer carried (WW-CJ-17)."""
    lose_item(s, f.seat, f.card)
    new_thing(s, TACKS, f.card, f.seat, f.target - AT_SQUARE, 0)
    tell(s, "made", f.seat, TACKS, f.card, f.target - AT_SQUARE)


# -- Hands and decks ---------------------------------------------------------------------------


def take_cards(s: Duel, f: Perform, v: TakeCards) -> None:
    """Look at a hand and take up to n (WW-ME-8)."""
    show_hand(s, f.seat, f.target)
    if s.players[f.target].hand:
        then(s, TakeFromHand(f.seat, f.target, v.n), CheckHand(f.seat))


def show_hand(s: Duel, seat: int, victim: int) -> None:
    hand = s.players[victim].hand
    for card in hand:
        learn(s, seat, card)
    reveal(s)
    tell_in_part(s, (seat, victim), "look", (seat, victim, tuple(hand)), (seat, victim, ()))


def hand_cards(s: Duel, f: TakeFromHand) -> list[int]:
    return [STOP] + [PICK + card for card in s.players[f.victim].hand]


def take_from_hand(s: Duel, f: TakeFromHand, choice: int) -> None:
    if choice == STOP:
        return
    give_card(s, f.victim, f.seat, choice - PICK)
    if f.left > 1 and s.players[f.victim].hand:
        then(s, TakeFromHand(f.seat, f.victim, f.left - 1))


def give_card(s: Duel, giver: int, taker: int, card: int) -> None:
    """A hand card changes hands, unseen by the others."""
    s.players[giver].hand.remove(card)
    gain_card(s, taker, card)
    learn(s, giver, card)
    reveal(s)
    tell_in_part(s, (giver, taker), "steal", (taker, giver, card), (taker, giver, NONE))


def look(s: Duel, f: Perform, v: Look) -> None:
    show_hand(s, f.seat, f.target)


def meld(s: Duel, f: Perform, v: Meld) -> None:
    """Shuffled together and dealt back, target first; sizes as before (WW-CH-6)."""
    seats = (f.target, f.seat)
    before = [list(s.players[seat].hand) for seat in seats]
    pool = before[0] + before[1]
    sizes = [len(hand) for hand in before]
    for player in s.players:
        player.seen = [card for card in player.seen if card not in pool]
    shuffle(s, pool)
    hands: list[list[int]] = [[], []]
    turn = 0
    for card in pool:
        if len(hands[turn]) >= sizes[turn]:
            turn = 1 - turn
        hands[turn].append(card)
        turn = 1 - turn
    for i in range(2):
        s.players[seats[i]].hand = hands[i]
        for card in before[i]:
            if card in hands[1 - i]:
                learn(s, seats[i], card)
    tell(s, "meld", f.seat, f.target)


def draw_then_trim(s: Duel, f: Perform, v: DrawThenTrim) -> None:
    then(s, CheckHand(f.seat))
    for _ in range(v.n):
        draw_one(s, f.seat, s.players[f.seat].pile)


def peek(s: Duel, f: Perform, v: Peek) -> None:
    """The top cards of the deck lie aside, seen by the looker only (WW-CH-13)."""
    heap = s.piles[s.players[f.seat].pile]
    while len(s.aside) < v.n and refill(s, s.players[f.seat].pile):
        s.aside.append(heap.deck.pop())
    reveal(s)
    whisper(s, (f.seat,), "peek", f.seat, tuple(s.aside))
    if s.aside:
        then(s, PeekTake(f.seat))


def cards_aside(s: Duel, f: PeekTake | PeekReturn) -> list[int]:
    return [PICK + card for card in s.aside]


def peek_take(s: Duel, f: PeekTake, choice: int) -> None:
    s.aside.remove(choice - PICK)
    gain_card(s, f.seat, choice - PICK)
    tell_in_part(s, (f.seat,), "draw", (f.seat, choice - PICK), (f.seat, NONE))
    then(s, CheckHand(f.seat))
    if s.aside:
        then(s, PeekReturn(f.seat))


def peek_return(s: Duel, f: PeekReturn, choice: int) -> None:
    """The card chosen last will be drawn first."""
    card = choice - PICK
    s.aside.remove(card)
    s.piles[s.players[f.seat].pile].deck.append(card)
    learn(s, f.seat, card)
    if s.aside:
        then(s, PeekReturn(f.seat))


def discard_random(s: Duel, f: Perform, v: DiscardRandom) -> None:
    if f.target >= BEAST:
        return
    hand = s.players[f.target].hand
    for _ in range(min(v.n, len(hand))):
        card = hand[below(s, len(hand))]
        discard_from_hand(s, f.target, card)
        tell(s, "discard", f.target, card)


def beguile(s: Duel, f: Perform, v: Beguile) -> None:
    then(s, ChooseBeguiled(f.target, f.seat, v.steps))


def beguile_choices(s: Duel, f: ChooseBeguiled) -> list[int]:
    """Be walked, or give a card if there is one."""
    return [0, 1] if s.players[f.seat].hand else [0]


def choose_beguiled(s: Duel, f: ChooseBeguiled, choice: int) -> None:
    if choice == 0:
        then(s, SteerStep(f.by, f.seat, f.steps, True))
        return
    hand = s.players[f.seat].hand
    give_card(s, f.seat, f.by, hand[below(s, len(hand))])
    then(s, CheckHand(f.by))


def shed_choices(s: Duel, f: ShedForBurn) -> list[int]:
    """The victim sheds what it likes before the burn (WW-ME-3)."""
    options = [STOP] + [PICK + card for card in s.players[f.seat].hand]
    for spell in s.spells:
        if spell.owner == f.seat and is_maintained(s, spell):
            options.append(DROP_FLAG + spell.card)
    return options


def shed(s: Duel, f: ShedForBurn, choice: int) -> None:
    if choice == STOP:
        kept = len(s.players[f.seat].hand)
        kept += sum(1 for spell in s.spells if spell.owner == f.seat and is_maintained(s, spell))
        then(
            s,
            Suffer(
                f.seat,
                kept,
                MAGICAL,
                PLAIN,
                f.source,
                f.killer,
                True,
                False,
                NONE,
                NONE,
                f.card,
                1,
                f.height,
            ),
        )
        return
    then(s, ShedForBurn(f.seat, f.source, f.height, f.card, f.killer))
    if choice >= DROP_FLAG:
        spell = spell_in_play(s, choice - DROP_FLAG)
        assert spell is not None
        end_spell(s, spell)
    else:
        discard_from_hand(s, f.seat, choice - PICK)
        tell(s, "discard", f.seat, choice - PICK)


def raven_choices(s: Duel, f: RavenDraw) -> list[int]:
    if load_of(s, f.seat) < hand_limit(s, f.seat):
        return [0, 1]
    return [0]


def raven_draw(s: Duel, f: RavenDraw, choice: int) -> None:
    if choice:
        draw_one(s, f.seat, s.players[f.seat].pile)


# -- Creatures ---------------------------------------------------------------------------------


def summon(s: Duel, f: Perform, v: Summon) -> None:
    """The die costs one less in life and adds to the creature's (WW-SUM-2 to WW-SUM-4)."""
    result = roll(s, 4)
    tell(s, "die", f.seat, result)
    then(s, PickSquare(f.seat, TO_SUMMON, 8 * v.kind + result, f.seat))
    if result > 1:
        then(
            s,
            Suffer(
                f.seat,
                result - 1,
                MAGICAL,
                PLAIN,
                NONE,
                NONE,
                False,
                True,
                NONE,
                NONE,
                NONE,
                0,
                NONE,
            ),
        )


def return_creature(s: Duel, f: Perform, v: ReturnCreature) -> None:
    card = f.target - AT_CARD
    for heap in s.piles:
        if card in heap.discard:
            heap.discard.remove(card)
            s.players[f.seat].hand.append(card)
            for player in range(len(s.players)):
                if player != f.seat:
                    learn(s, player, card)
            tell(s, "returns", f.seat, card)
            return


def call_creature(s: Duel, f: Perform, v: CallCreature) -> None:
    then(s, PickSquare(f.seat, TO_CALL, 0, f.target))


def square_choices(s: Duel, f: PickSquare) -> list[int]:
    """Where to, for each reason to pick a square."""
    if f.verb == TO_SEND:
        return [PICK + cell for cell in start_squares(s, f.data // 2)]
    cell = cell_of(s, f.seat)
    if cell == NONE:
        return [STOP]
    if f.verb == TO_SWOOP:
        if not is_alive(s, f.data) or not is_alive(s, f.figure):
            return [STOP]
        return [PICK + there for there in landings(s, f.figure, f.data)] or [STOP]
    if f.verb == TO_BLINK:
        bits = over_within(s, cell, f.data)
        found = [c for c in range(25 * len(s.players)) if bits >> c & 1 and not is_filled(s, c)]
        return [PICK + c for c in found if c != cell] or [STOP]
    if not is_alive(s, f.figure):
        return [STOP]
    return [PICK + c for c in summon_squares(s, f.seat)] or [STOP]


def pick_square(s: Duel, f: PickSquare, choice: int) -> None:
    cell = choice - PICK
    if f.verb == TO_SUMMON:
        finish_summon(s, f, cell)
    elif choice == STOP:
        return
    elif f.verb == TO_SEND:
        s.treasures[f.data] = cell
        tell(s, "send_home", f.data, cell)
        then(s, Judge())
    else:
        if f.verb in (TO_BLINK, TO_SWOOP):
            leave(s, f.figure)
        teleport(s, f.figure, cell)


def finish_summon(s: Duel, f: PickSquare, cell: int) -> None:
    """Without a square, or with a dead master, there is no creature (WW-SUM-4)."""
    card = s.air[-1].card
    kind, result = f.data // 8, f.data % 8
    spell = spell_in_play(s, card)
    if cell < 0 or spell is None:
        if spell is not None:
            end_spell(s, spell)
        return
    row = CREATURES[kind]
    s.beasts.append(Beast(kind, f.seat, card, cell, row.life + result, 0, 0))
    spell.target = BEAST + kind
    tell(s, "summoned", f.seat, BEAST + kind, row.life + result, cell)


# -- Counters ----------------------------------------------------------------------------------


def cancel(s: Duel, f: Perform, v: Cancel) -> None:
    """Removed while being cast; its card may go elsewhere (WW-CAN-1)."""
    against = s.air[f.height].against
    if against == NONE:
        return
    cast = s.air[against]
    cast.cancelled = True
    if (v.mine or v.back) and cast.card != NONE and cast.weapon == NONE:
        taker = f.seat if v.mine else cast.seat
        s.players[taker].hand.append(cast.card)
        for other in range(len(s.players)):
            if other != taker:
                learn(s, other, cast.card)
        tell(s, "to_hand", taker, cast.card)
        cast.card = NONE
        then(s, CheckHand(taker))


def backlash(s: Duel, f: Perform, v: Backlash) -> None:
    """The caster suffers the energy of his own spell (WW-TH-2)."""
    cast = s.air[s.air[f.height].against]
    then(s, plain(cast.seat, cast.energy, MAGICAL, PLAIN, f.seat))


def cut(s: Duel, f: Perform, v: Cut) -> None:
    blow = s.blows[-1]
    n = amount(s, f, v.n)
    blow.amount = max(0, blow.amount - n)
    tell(s, "cut", f.seat, n, blow.amount)


def cut_attack(s: Duel, f: Perform, v: CutAttack) -> None:
    cast = s.air[s.air[f.height].against]
    cast.cuts += [f.seat, amount(s, f, v.n)]


def ghost_guard(s: Duel, f: Perform, v: GhostGuard) -> None:
    """A physical attack passes through (WW-NE-9)."""
    cast = s.air[s.air[f.height].against]
    if is_physical(s, cast.effects):
        cast.evaded.append(f.seat)
        tell(s, "slips", f.seat)
    else:
        cast.cuts += [f.seat, amount(s, f, v.n)]


def is_physical(s: Duel, effects: int) -> bool:
    if effects == NONE:
        return False
    for verb in EFFECTS[effects]:
        if isinstance(verb, (Deal, DealDie)):
            return verb.kind == PHYSICAL
    return isinstance(EFFECTS[effects][0], Punch)


def halve(s: Duel, f: Perform, v: Halve) -> None:
    s.air[s.air[f.height].against].halved.append(f.seat)


def earth_wall(s: Duel, f: Perform, v: EarthWall) -> None:
    """It stands only for this attack and stops it for all beyond (WW-CJ-3, WW-AMB-12)."""
    counter = s.air[f.height]
    cast = s.air[counter.against]
    for target in cast.targets:
        if line_of_attack(s, cast, target) >> counter.aim & 1 and target not in cast.evaded:
            cast.evaded.append(target)
    maze = s._tables.maze
    at = maze.line_at[counter.aim]
    first, second = at // 4, maze.next[at]
    cast.secret = first if _closer(maze.row, maze.column, cast.origin, first, second) else second


def _closer(rows: list[int], columns: list[int], origin: int, one: int, other: int) -> bool:
    def far(cell: int) -> int:
        return abs(rows[cell] - rows[origin]) + abs(columns[cell] - columns[origin])

    return far(one) <= far(other)


def douse_attack(s: Duel, f: Perform, v: DouseAttack) -> None:
    """A Fire spell in the air is a Fire spell, so the flood ends it (WW-AMB-36)."""
    cast = s.air[s.air[f.height].against]
    if cast.card != NONE and TRAITS_OF[cast.card] & T_FIRE:
        cast.cancelled = True


def send_home(s: Duel, f: Perform, v: SendHome) -> None:
    treasure = s.air[f.height].aim
    if s.treasures[treasure] >= CARRIED:
        then(s, PickSquare(f.seat, TO_SEND, treasure, f.seat))


def do_drop_treasure(s: Duel, f: Perform, v: DropTreasure) -> None:
    drop_treasure(s, f.target)


def stay_alive(s: Duel, f: Perform, v: StayAlive) -> None:
    s.players[f.seat].life = 1
    tell(s, "stays_alive", f.seat)


DO.update(
    {
        Make: make,
        MakeTraps: make_traps,
        MakeMist: make_mist,
        MakeLine: make_line,
        BreakLine: do_break_line,
        BreakThing: break_thing,
        Quench: do_quench,
        End: end,
        Open: do_open,
        TurnBoard: turn_board,
        ThroughWall: through_wall,
        Brace: brace,
        BiteSector: bite_sector,
        Aid: aid,
        DropOne: drop_one,
        DropAll: drop_all,
        TakeItem: take_item,
        TakeTreasure: take_treasure,
        Stretch: stretch,
        Fetch: fetch,
        PlaceAt: place_at,
        PlaceTacks: place_tacks,
        TakeCards: take_cards,
        Look: look,
        Meld: meld,
        DrawThenTrim: draw_then_trim,
        Peek: peek,
        DiscardRandom: discard_random,
        Beguile: beguile,
        Summon: summon,
        ReturnCreature: return_creature,
        CallCreature: call_creature,
        Cancel: cancel,
        Backlash: backlash,
        Cut: cut,
        CutAttack: cut_attack,
        GhostGuard: ghost_guard,
        Halve: halve,
        EarthWall: earth_wall,
        DouseAttack: douse_attack,
        SendHome: send_home,
        DropTreasure: do_drop_treasure,
        StayAlive: stay_alive,
    }
)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(PickCarried, carried_options, pick_carried)
    rules.question(PlaceCarried, placeable, place_carried)
    rules.question(TakeFromHand, hand_cards, take_from_hand)
    rules.question(PeekTake, cards_aside, peek_take, automatic=never)
    rules.question(PeekReturn, cards_aside, peek_return)
    rules.question(ChooseBeguiled, beguile_choices, choose_beguiled)
    rules.question(ShedForBurn, shed_choices, shed)
    rules.question(RavenDraw, raven_choices, raven_draw)
    rules.question(PickSquare, square_choices, pick_square)
