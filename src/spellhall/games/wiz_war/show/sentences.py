"""The log of Wiz-War: one sentence for each kind of event.

Long because there are nearly seventy kinds, and whoever looks for one finds it here.
"""

from collections.abc import Callable
from typing import Final

from spellhall.engine.wording import Seat, SeatOrNone, Sentence, Wording
from spellhall.games.wiz_war.box.facts import (
    Card,
    CardOrNone,
    Cell,
    CellOrNone,
    Element,
    Ending,
    Figure,
    HarmKind,
    Line,
    Mode,
    Pile,
    Quarters,
    Role,
    School,
    Slot,
    Target,
    ThingKind,
    Treasure,
    Way,
)
from spellhall.games.wiz_war.show.names import WAYS, card_name, figure_name, school_name, thing_name
from spellhall.games.wiz_war.state.numbers import (
    ALL_DEAD,
    AT_SQUARE,
    BEAST,
    BY_POINTS,
    LAST_STANDING,
    NONE,
)

ELEMENTS = ("", " fire", " water", " lightning")
KINDS = ("physical", "magical")


def _who(figure: int) -> int | None:
    return figure if 0 <= figure < BEAST else None


def _say(text: str, figure: int = NONE, *touches: str, heading: bool = False) -> Sentence:
    return Sentence(text[0].upper() + text[1:], _who(figure), touches, heading)


def _cards(n: int) -> str:
    return f"{n} card{'' if n == 1 else 's'}"


def turn(seat: Seat, number: int) -> Sentence:
    return _say(f"Turn {number}: @{seat}", seat, f"seat:{seat}", heading=True)


def school(seat: Seat, number: School) -> Sentence:
    return _say(f"@{seat} picks {school_name(number)}.", seat)


def keeps(seat: Seat, number: School) -> Sentence:
    return _say(f"@{seat} keeps {school_name(number)} as a specialization.", seat)


def dealt(seat: Seat) -> Sentence:
    return _say(f"The cards are dealt; @{seat} begins.", seat)


def reshuffle(pile: Pile) -> Sentence:
    return _say("The discard pile is shuffled into a new deck.")


def draw(seat: Seat, card: CardOrNone) -> Sentence:
    what = "a card" if card == NONE else card_name(card)
    return _say(f"@{seat} draws {what}.", seat)


def discard(seat: Seat, card: Card) -> Sentence:
    return _say(f"@{seat} discards {card_name(card)}.", seat, f"card:{card}")


def step(figure: Figure, cell: Cell, there: Cell) -> Sentence:
    return _say(f"{figure_name(figure)} takes a step.", figure, f"cell:{cell}", f"cell:{there}")


def teleport(figure: Figure, cell: Cell, there: Cell) -> Sentence:
    return _say(
        f"{figure_name(figure)} is elsewhere in a blink.", figure, f"cell:{cell}", f"cell:{there}"
    )


def stray(figure: Figure, way: Way, n: int) -> Sentence:
    return _say(f"{figure_name(figure)} is thrown {n} {WAYS[way]}.", figure)


def wanders(figure: Figure, way: Way) -> Sentence:
    return _say(f"{figure_name(figure)} stumbles {WAYS[way]} in the dust.", figure)


def cast(
    seat: Seat,
    by: Figure,
    card: CardOrNone,
    weapon: CardOrNone,
    role: Role,
    energy: int,
    fuel: tuple[Card, ...],
    targets: tuple[Target, ...],
    mode: Mode,
) -> Sentence:
    what = "attacks" if card == NONE else f"casts {card_name(card)}"
    if weapon != NONE and card != NONE:
        what = f"uses {card_name(card)}"
    with_fuel = "".join(f" with {card_name(one)}" for one in fuel)
    at = [figure_name(one) for one in dict.fromkeys(targets) if 0 <= one < AT_SQUARE and one != by]
    aimed = f" at {' and '.join(at)}" if at else ""
    touches = [] if card == NONE else [f"card:{card}"]
    return _say(f"{figure_name(by)} {what}{with_fuel}{aimed}.", seat, *touches)


def counter(seat: Seat, card: Card, energy: int, fuel: tuple[Card, ...], aim: Target) -> Sentence:
    with_fuel = "".join(f" with {card_name(one)}" for one in fuel)
    return _say(f"@{seat} answers with {card_name(card)}{with_fuel}.", seat, f"card:{card}")


def random_energy(seat: Seat, card: Card, value: int) -> Sentence:
    return _say(f"@{seat} rolls for {card_name(card)}: energy {value}.", seat)


def passes(seat: Seat) -> Sentence:
    return _say(f"@{seat} passes.", seat)


def cancelled(seat: Seat, card: CardOrNone) -> Sentence:
    name = "the attack" if card == NONE else card_name(card)
    return _say(f"{name} comes to nothing.", seat)


def evade_roll(figure: Figure, result: int, evades: bool) -> Sentence:
    end = "and evades" if evades else "and does not evade"
    return _say(f"{figure_name(figure)} rolls {result} {end}.", figure)


def evaded(target: Target) -> Sentence | None:
    return _say(f"{figure_name(target)} is not touched.", target) if target < AT_SQUARE else None


def slips(seat: Seat) -> Sentence:
    return _say(f"@{seat} slips out of the attack.", seat)


def in_play(seat: Seat, card: Card, tokens: int) -> Sentence:
    lasts = "" if tokens == NONE else f" for {tokens} turn{'' if tokens == 1 else 's'}"
    return _say(f"{card_name(card)} stays in play{lasts}.", seat, f"card:{card}")


def spell_ends(seat: Seat, card: Card) -> Sentence:
    return _say(f"{card_name(card)} ends.", seat, f"card:{card}")


def damage(figure: Figure, n: int, left: int, kind: HarmKind, element: Element) -> Sentence:
    text = f"{figure_name(figure)} suffers {n} {KINDS[kind]}{ELEMENTS[element]} damage"
    return _say(f"{text}: {max(left, 0)} life left.", figure, f"life:{figure}")


def no_damage(figure: Figure) -> Sentence:
    return _say(f"{figure_name(figure)} is not hurt.", figure)


def cut(seat: Seat, n: int, left: int) -> Sentence:
    return _say(f"@{seat} takes {n} off: {left} left.", seat)


def heal(figure: Figure, n: int, life: int) -> Sentence:
    return _say(f"{figure_name(figure)} gains {n}: {life} life.", figure, f"life:{figure}")


def stun(figure: Figure, n: int) -> Sentence:
    return _say(f"{figure_name(figure)} is stunned ({n}).", figure)


def stunned(seat: Seat) -> Sentence:
    return _say(f"@{seat} is stunned this turn: move or attack.", seat)


def die(seat: Seat, result: int) -> Sentence:
    return _say(f"The die shows {result}.", seat)


def shard(target: Target) -> Sentence:
    name = figure_name(target) if target < AT_SQUARE else "an object"
    return _say(f"A shard flies at {name}.")


def share_life(seat: Seat, other: Seat, mine: int, theirs: int) -> Sentence:
    return _say(f"@{seat} and @{other} share their lives: {mine} and {theirs}.", seat)


def dies(seat: Seat, killer: SeatOrNone) -> Sentence:
    by = f", killed by @{killer}" if killer != NONE else ""
    return _say(f"@{seat} is out{by}.", seat, f"seat:{seat}")


def kill(killer: Seat, seat: Seat, n: int) -> Sentence:
    return _say(f"@{killer} scores a point and takes {_cards(n)} from @{seat}.", killer)


def phoenix(seat: Seat) -> Sentence:
    return _say(f"@{seat} rises from the ashes with 5 life.", seat)


def stays_alive(seat: Seat) -> Sentence:
    return _say(f"@{seat} clings to life.", seat)


def beast_gone(figure: Figure) -> Sentence:
    return _say(f"{figure_name(figure)} is gone.")


def summoned(seat: Seat, figure: Figure, life: int, cell: Cell) -> Sentence:
    return _say(f"@{seat} summons {figure_name(figure)} with {life} life.", seat, f"cell:{cell}")


def activate(seat: Seat, figure: Figure) -> Sentence:
    return _say(f"@{seat} activates {figure_name(figure)}.", seat)


def meets(figure: Figure, kind: ThingKind, card: CardOrNone, cell: Cell) -> Sentence:
    return _say(f"{figure_name(figure)} enters: {thing_name(kind, card)}.", figure, f"cell:{cell}")


def trap(figure: Figure, cell: Cell, live: int) -> Sentence:
    end = "the trap springs" if live else "a blank"
    return _say(f"{figure_name(figure)} flips a token: {end}.", figure, f"cell:{cell}")


def token_gone(cell: Cell, live: int) -> Sentence:
    end = "it was the trap" if live else "it was a blank"
    return _say(f"A token is taken away: {end}.", NONE, f"cell:{cell}")


def made(seat: Seat, kind: ThingKind, card: CardOrNone, cell: Cell) -> Sentence:
    return _say(f"@{seat} puts down: {thing_name(kind, card)}.", seat, f"cell:{cell}")


def traps(seat: Seat, cells: tuple[Cell, ...]) -> Sentence:
    return _say(f"@{seat} lays {len(cells)} tokens face down.", seat)


def made_line(seat: Seat, kind: ThingKind, line: Line) -> Sentence:
    return _say(f"@{seat} makes: {thing_name(kind, NONE)}.", seat, f"line:{line}")


def destroyed(kind: ThingKind, card: CardOrNone, cell: CellOrNone) -> Sentence:
    return _say(f"{thing_name(kind, card)} is gone.")


def cracks(line: Line, n: int, limit: int) -> Sentence:
    return _say(f"Cracks: {n} of {limit}.", NONE, f"line:{line}")


def thing_cracks(
    kind: ThingKind, card: CardOrNone, cell: CellOrNone, n: int, limit: int
) -> Sentence:
    return _say(f"{thing_name(kind, card)}: {n} of {limit} cracks.")


def broken(line: Line, door: bool) -> Sentence:
    return _say(f"A {'door' if door else 'wall'} is destroyed.", NONE, f"line:{line}")


def turned(slot: Slot, quarters: Quarters) -> Sentence:
    how = ("", "a quarter clockwise", "half way round", "a quarter counter-clockwise")[quarters]
    return _say(f"A sector turns {how}.", NONE, f"sector:{slot}")


def drop(seat: Seat, card: Card, cell: Cell) -> Sentence:
    return _say(f"{card_name(card)} lies on the floor.", seat, f"cell:{cell}")


def drop_treasure(figure: Figure, treasure: Treasure, cell: Cell) -> Sentence:
    text = f"{figure_name(figure)} leaves @{treasure // 2}'s treasure."
    return _say(text, figure, f"treasure:{treasure}")


def pick_treasure(figure: Figure, treasure: Treasure) -> Sentence:
    text = f"{figure_name(figure)} picks up @{treasure // 2}'s treasure."
    return _say(text, figure, f"treasure:{treasure}")


def take_treasure(figure: Figure, treasure: Treasure, victim: Figure) -> Sentence:
    text = f"{figure_name(figure)} takes a treasure from {figure_name(victim)}."
    return _say(text, figure, f"treasure:{treasure}")


def send_home(treasure: Treasure, cell: Cell) -> Sentence:
    return _say(f"@{treasure // 2}'s treasure slips back home.", treasure // 2, f"cell:{cell}")


def take_item(seat: Seat, card: Card, victim: Seat) -> Sentence:
    return _say(f"@{seat} takes {card_name(card)} from @{victim}.", seat, f"card:{card}")


def item_gone(seat: Seat, card: Card) -> Sentence:
    return _say(f"{card_name(card)} is destroyed.", seat, f"card:{card}")


def lift(seat: Seat, card: Card) -> Sentence:
    return _say(f"@{seat} picks up {card_name(card)}.", seat, f"card:{card}")


def play_item(seat: Seat, card: Card) -> Sentence:
    return _say(f"@{seat} lays down {card_name(card)}.", seat, f"card:{card}")


def boost(seat: Seat, card: Card, n: int) -> Sentence:
    gain = f"{n} more step{'' if n == 1 else 's'}" if n else "speed, in vain"
    return _say(f"@{seat} spends {card_name(card)} for {gain}.", seat)


def hold(seat: Seat, line: Line) -> Sentence:
    return _say(f"@{seat} holds a door open.", seat, f"line:{line}")


def let_go(seat: Seat, line: Line) -> Sentence:
    return _say(f"@{seat} lets a door shut.", seat, f"line:{line}")


def unlock(seat: Seat, line: Line) -> Sentence:
    return _say(f"@{seat} picks a lock.", seat, f"line:{line}")


def look(seat: Seat, victim: Seat, hand: tuple[Card, ...]) -> Sentence:
    what = f": {', '.join(map(card_name, hand))}" if hand else ""
    return _say(f"@{seat} looks at @{victim}'s hand{what}.", seat)


def steal(taker: Seat, giver: Seat, card: CardOrNone) -> Sentence:
    what = "a card" if card == NONE else card_name(card)
    return _say(f"@{taker} takes {what} from @{giver}'s hand.", taker)


def peek(seat: Seat, cards: tuple[Card, ...]) -> Sentence:
    return _say(f"You see {', '.join(map(card_name, cards))}.", seat)


def meld(seat: Seat, other: Seat) -> Sentence:
    return _say(f"The hands of @{seat} and @{other} are shuffled together.", seat)


def returns(seat: Seat, card: Card) -> Sentence:
    return _say(f"{card_name(card)} comes back to @{seat}'s hand.", seat)


def to_hand(seat: Seat, card: Card) -> Sentence:
    return _say(f"{card_name(card)} goes to @{seat}'s hand.", seat)


def added(seat: Seat, total: int) -> Sentence:
    return _say(f"@{seat} adds up {total} energy for the next spell.", seat)


def braced(card: Card, cell: Cell) -> Sentence:
    return _say(f"{card_name(card)} stands firmer.")


def end_phase(seat: Seat) -> None:
    return None


def over(how: Ending, winner: SeatOrNone) -> Sentence:
    if how == BY_POINTS:
        return _say(f"@{winner} has the victory points and wins.", winner, heading=True)
    if how == LAST_STANDING:
        return _say(f"@{winner} is the last wizard alive and wins.", winner, heading=True)
    if how == ALL_DEAD:
        return _say("Nobody is left: a draw.", heading=True)
    end = f"@{winner} leads and wins" if winner != NONE else "a draw"
    return _say(f"The turn limit is reached: {end}.", winner, heading=True)


TOLD: Final[tuple[Callable[..., Sentence | None], ...]] = (
    turn,
    school,
    keeps,
    dealt,
    reshuffle,
    draw,
    discard,
    step,
    teleport,
    stray,
    wanders,
    cast,
    counter,
    random_energy,
    cancelled,
    evade_roll,
    evaded,
    slips,
    in_play,
    spell_ends,
    damage,
    no_damage,
    cut,
    heal,
    stun,
    stunned,
    die,
    shard,
    share_life,
    dies,
    kill,
    phoenix,
    stays_alive,
    beast_gone,
    summoned,
    activate,
    meets,
    trap,
    token_gone,
    made,
    traps,
    made_line,
    destroyed,
    cracks,
    thing_cracks,
    broken,
    turned,
    drop,
    drop_treasure,
    pick_treasure,
    take_treasure,
    send_home,
    take_item,
    item_gone,
    lift,
    play_item,
    boost,
    hold,
    let_go,
    unlock,
    look,
    steal,
    peek,
    meld,
    returns,
    to_hand,
    added,
    braced,
    end_phase,
    over,
)


def register(wording: Wording) -> None:
    """Every event that the rules tell, by the name of its function."""
    for sentence in TOLD:
        wording.event(sentence.__name__, sentence)
    wording.event("pass", passes)
