"""A turn: reveal, Wild Magic, components in their order, end (ledger sections 3.7 and 3.11)."""

from typing import Final

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.engine.machine.events import reveal, tell
from spellhall.engine.machine.frames import Frame
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.hell_high.box.cards import KIND_OF, NO_CARD, WHEN_OF
from spellhall.games.hell_high.box.design import MY_TURN, TURN_START
from spellhall.games.hell_high.box.verbs import WILD
from spellhall.games.hell_high.choices import BECOME, END, RESOLVE, USE
from spellhall.games.hell_high.frames.effects import Perform
from spellhall.games.hell_high.frames.turn import (
    Cast,
    FinishTurn,
    PickSlot,
    Proceed,
    ReplaceWild,
    StartOfTurn,
    TakeTurn,
)
from spellhall.games.hell_high.rules.piles import (
    add_to_spell,
    discard,
    draw_main,
    forget,
    search_main,
    take_from_spell,
)
from spellhall.games.hell_high.rules.why_not import DEAD_WIZARD, EARLIER_TYPE, RESOLVED
from spellhall.games.hell_high.state.state import NO_ROLL, NOBODY, Brawl, foes, turn_of

LONER: Final = 2


def take_turn(s: Brawl, f: TakeTurn) -> None:
    """Reveal; then the Loner, Wild Magic and Treasures, in this order (HH-TURN-1, HH-TURN-2)."""
    player = s.players[f.seat]
    s.turn = turn_of(f.seat)
    reveal(s)
    if s.known:
        for card in player.spell:
            forget(s, card)
    if s.watched:
        tell(s, "turn", f.seat, tuple(player.spell), tuple(player.slots))
    then(s, ReplaceWild(f.seat), StartOfTurn(f.seat), Proceed(f.seat), FinishTurn(f.seat))
    if player.rank == LONER and len(player.spell) <= 1:
        be_loner(s, f.seat)


def be_loner(s: Brawl, seat: int) -> None:
    """Two cards are revealed; one of the placed type is discarded (HH-RANK-2a to 2d)."""
    player = s.players[seat]
    placed = KIND_OF[player.spell[0]] if player.spell else WILD
    shown: list[int] = []
    for _ in range(2):
        card = draw_main(s)
        if card != NO_CARD:
            shown.append(card)
    tell(s, "loner", seat, tuple(shown))
    asked: list[Frame] = []
    for card in shown:
        kind = KIND_OF[card]
        if kind == WILD:
            s.wild = (*s.wild, card)
            asked.append(PickSlot(seat))
        elif kind == placed:
            discard(s, card)
        else:
            add_to_spell(s, seat, card, kind)
    then(s, *asked)


def any_slot(s: Brawl, f: PickSlot) -> list[int]:
    """Free choice of type (HH-WILD-7, HH-BULLY-4)."""
    return BECOME.codes.copy()


def pick_slot(s: Brawl, f: PickSlot, choice: int) -> None:
    """The Wild Magic joins the Spell in this slot, to be replaced."""
    slot = BECOME.first[choice]
    card = s.wild[-1]
    s.wild = s.wild[:-1]
    add_to_spell(s, f.seat, card, slot)
    tell(s, "slot", f.seat, slot)


def replace_wild(s: Brawl, f: ReplaceWild) -> None:
    """One after another, Source slot first; without a card the slot stays empty (HH-WILD-1, 2)."""
    player = s.players[f.seat]
    at = 0
    while at < len(player.spell):
        card = player.spell[at]
        if KIND_OF[card] != WILD:
            at += 1
            continue
        slot = take_from_spell(player, card)
        found = search_main(s, slot, card)
        if found != NO_CARD:
            add_to_spell(s, f.seat, found, slot)
            s.turn.waiting.append(found)
            tell(s, "joins", f.seat, found, card)
        discard(s, card)
        at = 0


def start_of_turn(s: Brawl, f: StartOfTurn) -> None:
    """Kept Creatures must attack again (HH-CREAT-7); Treasures of the start of a turn work."""
    player = s.players[f.seat]
    s.turn.waiting = player.spell + player.creatures
    if s.watched:
        tell(s, "spell", f.seat, tuple(player.spell))
    for card in reversed(player.treasures):
        if WHEN_OF[card] == TURN_START:
            then(s, Perform(f.seat, card))


def proceed(s: Brawl, f: Proceed) -> None:
    """The turn stops at the caster's death or the end of the game (HH-TURN-11, HH-END-5)."""
    s.turn.now = NO_CARD
    if s.game.last_standing == NOBODY and s.players[f.seat].hp > 0:
        then(s, Cast(f.seat))


def castable(s: Brawl, f: Cast) -> list[int]:
    """All Sources, then all Qualities, then all Deliveries; the owner orders equals (HH-TURN-3, 4).

    The lowest type waiting comes first, so a newcomer of a passed type is next (HH-TURN-5, 6).
    """
    options: list[int] = []
    waiting = s.turn.waiting
    if waiting:
        first = first_type(waiting)
        for card in waiting:
            if KIND_OF[card] == first:
                options.append(RESOLVE.codes[card])
    else:
        options.append(END.bare)
    for card in s.players[f.seat].treasures:
        if WHEN_OF[card] == MY_TURN:
            for foe in foes(s, f.seat):
                options.append(USE.rows[card][foe])
    return options


def first_type(waiting: list[int]) -> int:
    """The type that resolves before all others that wait."""
    first = WILD
    for card in waiting:
        if KIND_OF[card] < first:  # noqa: PLR1730 (min() boxes its arguments)
            first = KIND_OF[card]
    return first


def why_not_resolve(s: Brawl, f: Cast, card: int) -> int:
    """Each card once, and none before one of an earlier type (HH-TURN-3)."""
    waiting = s.turn.waiting
    if card in waiting:
        return ALLOWED if KIND_OF[card] == first_type(waiting) else EARLIER_TYPE
    player = s.players[f.seat]
    return RESOLVED if card in player.spell + player.creatures + s.turn.tired else ABSENT


def why_not_use_on(s: Brawl, f: Cast, seat: int) -> int:
    """A Treasure of one's turn hits a foe (HH-T-22, HH-TARGET-2)."""
    player = s.players[f.seat]
    if seat == f.seat or not [card for card in player.treasures if WHEN_OF[card] == MY_TURN]:
        return ABSENT
    return ALLOWED if s.players[seat].hp > 0 else DEAD_WIZARD


def cast(s: Brawl, f: Cast, choice: int) -> None:
    """Resolve a component, use a Treasure, or end the turn (HH-TURN-9)."""
    if choice == END.bare:
        return
    then(s, Proceed(f.seat))
    if USE.has(choice):
        use(s, f.seat, USE.first[choice], USE.second[choice])
        return
    card = RESOLVE.first[choice]
    turn = s.turn
    turn.waiting.remove(card)
    turn.now = card
    turn.roll = NO_ROLL
    tell(s, "resolve", f.seat, card)
    then(s, Perform(f.seat, card))


def use(s: Brawl, seat: int, card: int, foe: int) -> None:
    """A Treasure is discarded for what it does to a foe, who is its target already."""
    s.players[seat].treasures.remove(card)
    discard(s, card)
    tell(s, "use", seat, card, foe)
    then(s, Perform(seat, card, clause=1, targets=(foe,)))


def finish_turn(s: Brawl, f: FinishTurn) -> None:
    """All Spell cards go except kept Creatures, then those that failed (HH-TURN-10)."""
    player = s.players[f.seat]
    kept = s.turn.kept
    spent: list[int] = []
    for card in player.spell:
        if card in kept:
            player.creatures.append(card)
        else:
            spent.append(card)
    spent.extend(s.turn.tired)
    for card in spent:
        discard(s, card)
    player.spell = []
    player.slots = []
    s.round.acted += (f.seat,)
    s.turn = turn_of(NOBODY)
    if spent and s.watched:
        tell(s, "spent", f.seat, tuple(spent))


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(TakeTurn, take_turn)
    rules.question(PickSlot, any_slot, pick_slot)
    rules.work(ReplaceWild, replace_wild)
    rules.work(StartOfTurn, start_of_turn)
    rules.work(Proceed, proceed)
    rules.question(Cast, castable, cast)
    rules.work(FinishTurn, finish_turn)
