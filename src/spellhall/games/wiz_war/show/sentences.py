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
    FigureOrNone,
    HarmKind,
    Line,
    LineOrNone,
    Mode,
    Pile,
    Quarters,
    Role,
    School,
    Slot,
    SpellEnd,
    Target,
    ThingKind,
    Treasure,
    Way,
)
from spellhall.games.wiz_war.box.terms import ATTACK, COUNTER, HEX, NEUTRAL, TOTEM
from spellhall.games.wiz_war.box.words import line_name, square_name
from spellhall.games.wiz_war.show.names import WAYS, card_name, figure_name, school_name, thing_name
from spellhall.games.wiz_war.state.numbers import (
    ALL_DEAD,
    AT_CARD,
    AT_LINE,
    AT_SECTOR,
    AT_SPELL,
    AT_SQUARE,
    AT_THING,
    AT_TREASURE,
    BEAST,
    BY_POINTS,
    CARRIED,
    GIVEN_UP,
    LAST_STANDING,
    NEW_FORM,
    NONE,
    TIME_UP,
    USED_UP,
    WIZARD_OUT,
)
from spellhall.games.wiz_war.state.targets import (
    target_card,
    target_line,
    target_spell,
    target_square,
    target_treasure,
)

ELEMENTS = ("", " fire", " water", " lightning")
KINDS = ("physical", "magical")


def _who(figure: int) -> int | None:
    return figure if 0 <= figure < BEAST else None


def _say(text: str, figure: int = NONE, *touches: str, heading: bool = False) -> Sentence:
    return Sentence(text[0].upper() + text[1:], _who(figure), touches, heading)


def _by(card: int, seat: int = NONE) -> str:
    """The card that is the cause, and whose it is, if they are told."""
    if card == NONE:
        return ""
    return f" ({card_name(card)})" if seat == NONE else f" (@{seat}'s {card_name(card)})"


def _on(players: int, cell: int) -> str:
    """Where, unless it is carried."""
    return f" on {square_name(players, cell)}" if 0 <= cell < CARRIED else ""


def _between(players: int, line: int) -> str:
    one, _, other = line_name(players, line).partition("|")
    return f"between {one} and {other}"


def _thing(kind: int, card: int) -> str:
    """A thing by its kind, and by its card where that says more."""
    name = thing_name(kind, card)
    return card_name(card) if card != NONE and kind in (HEX, TOTEM) else name


def _the(kind: int, card: int) -> str:
    """The same, as something known: «the Hex of Pain»."""
    return f"the {_thing(kind, card)}"


def _aims(
    targets: tuple[int, ...],
    by: int,
    things: tuple[tuple[int, int, int], ...],
    players: int,
) -> str:
    """What is aimed at, as far as a sentence can say it."""
    found = []
    for one in dict.fromkeys(targets):
        if 0 <= one < AT_SQUARE and one != by:
            found.append(f"at {figure_name(one)}")
        elif AT_SQUARE <= one < AT_LINE:
            found.append(f"on {square_name(players, target_square(one))}")
        elif AT_LINE <= one < AT_THING:
            found.append(_between(players, target_line(one)))
        elif AT_SPELL <= one < AT_TREASURE:
            found.append(f"at {card_name(target_spell(one))}")
        elif AT_TREASURE <= one < AT_SECTOR:
            found.append(f"at @{target_treasure(one) // 2}'s treasure")
        elif one >= AT_CARD:
            found.append(f"for {card_name(target_card(one))}")
    found += [f"at {_the(kind, card)}{_on(players, cell)}" for kind, card, cell in things]
    return f" {' and '.join(found)}" if found else ""


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


def draw(seat: Seat, card: CardOrNone, by: CardOrNone) -> Sentence:
    what = "a card" if card == NONE else card_name(card)
    return _say(f"@{seat} draws {what}{_by(by)}.", seat)


def discard(seat: Seat, card: Card, by: CardOrNone, full: bool) -> Sentence:
    why = ": too many cards" if full else _by(by)
    return _say(f"@{seat} discards {card_name(card)}{why}.", seat, f"card:{card}")


def step(figure: Figure, cell: Cell, there: Cell, by: CardOrNone, players: int) -> Sentence:
    how = "steps" if by == NONE else "goes"
    text = f"{figure_name(figure)} {how} to {square_name(players, there)}{_by(by)}."
    return _say(text, figure, f"cell:{cell}", f"cell:{there}")


def teleport(figure: Figure, cell: Cell, there: Cell, by: CardOrNone, players: int) -> Sentence:
    one, other = square_name(players, cell), square_name(players, there)
    text = f"{figure_name(figure)} vanishes from {one} and appears on {other}{_by(by)}."
    return _say(text, figure, f"cell:{cell}", f"cell:{there}")


def stray(figure: Figure, way: Way, n: int, by: CardOrNone) -> Sentence:
    return _say(f"{figure_name(figure)} is thrown {n} {WAYS[way]}{_by(by)}.", figure)


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
    things: tuple[tuple[ThingKind, CardOrNone, CellOrNone], ...],
    players: int,
) -> Sentence:
    what = "punches" if by < BEAST else "attacks"
    if card != NONE:
        what = f"{'casts' if weapon == NONE else 'uses'} {card_name(card)}"
    with_fuel = "".join(f" with {card_name(one)}" for one in fuel)
    aimed = _aims(targets, by, things, players)
    if card == NONE:
        aimed = aimed.replace(" at ", " ").replace(" between", " what stands between")
    elif role == ATTACK:
        aimed = aimed.replace(" between", " at what stands between")
    touches = [] if card == NONE else [f"card:{card}"]
    return _say(f"{figure_name(by)} {what}{with_fuel}{aimed}.", seat, *touches)


def counter(
    seat: Seat,
    card: Card,
    energy: int,
    fuel: tuple[Card, ...],
    aim: Target,
    against: CardOrNone,
) -> Sentence:
    with_fuel = "".join(f" and {card_name(one)}" for one in fuel)
    what = "" if against == NONE else f" {card_name(against)}"
    text = f"@{seat} answers{what} with {card_name(card)}{with_fuel}."
    return _say(text, seat, f"card:{card}")


def random_energy(seat: Seat, card: Card, value: int) -> Sentence:
    return _say(f"@{seat} rolls for {card_name(card)}: energy {value}.", seat)


ROLES: Final = {ATTACK: "attack", NEUTRAL: "spell", COUNTER: "counter"}


def passes(seat: Seat, card: CardOrNone, role: Role) -> Sentence:
    what = f"the {ROLES[role]}" if card == NONE else card_name(card)
    return _say(f"@{seat} lets {what} pass.", seat)


def cancelled(seat: Seat, card: CardOrNone, role: Role, gone: bool, by: CardOrNone) -> Sentence:
    """A card that went to a hand is not named again."""
    name = f"@{seat}'s {ROLES[role]}" if card == NONE else card_name(card)
    why = ": who cast it is out" if gone else _by(by)
    return _say(f"{name} comes to nothing{why}.", seat)


def evade_roll(figure: Figure, result: int, evades: bool, by: Card) -> Sentence:
    end = "and evades" if evades else "and does not evade"
    return _say(f"{figure_name(figure)} rolls {result} {end}{_by(by)}.", figure)


def evaded(target: Target, card: CardOrNone) -> Sentence | None:
    name = "the attack" if card == NONE else card_name(card)
    if target >= AT_SQUARE:
        return None
    return _say(f"{name} does not touch {figure_name(target)}.", target)


def slips(seat: Seat, by: Card) -> Sentence:
    return _say(f"@{seat} slips out of the attack{_by(by)}.", seat)


def in_play(seat: Seat, card: Card, tokens: int, target: Target) -> Sentence:
    lasts = "" if tokens == NONE else f" for {tokens} turn{'' if tokens == 1 else 's'}"
    whom = f" on {figure_name(target)}" if 0 <= target < AT_SQUARE and target != seat else ""
    return _say(f"{card_name(card)} stays in play{whom}{lasts}.", seat, f"card:{card}")


def spell_ends(seat: Seat, card: Card, how: SpellEnd, by: CardOrNone) -> Sentence:
    name = card_name(card)
    texts = {
        GIVEN_UP: f"@{seat} ends {name}.",
        TIME_UP: f"{name} ends: its time is up.",
        USED_UP: f"{name} is used up.",
        WIZARD_OUT: f"{name} ends with its wizard.",
        NEW_FORM: f"{name} ends: a new form takes its place.",
    }
    return _say(texts.get(how, f"{name} ends{_by(by)}."), seat, f"card:{card}")


def damage(
    figure: Figure,
    n: int,
    left: int,
    kind: HarmKind,
    element: Element,
    by: SeatOrNone,
    card: CardOrNone,
    source: FigureOrNone,
) -> Sentence:
    text = f"{figure_name(figure)} suffers {n} {KINDS[kind]}{ELEMENTS[element]} damage"
    cause = _cause(figure, by, card, source)
    return _say(f"{text}{cause}: {max(left, 0)} life left.", figure, f"life:{figure}")


def _cause(figure: int, by: int, card: int, source: int) -> str:
    """What hurts, and whose it is."""
    if card == NONE:
        return "" if source == NONE else f" from {_whose(source)} attack"
    if source >= BEAST:
        return f" from {figure_name(source)}"
    mine = by in (NONE, figure)
    return f" from {card_name(card)}" if mine else f" from {_whose(by)} {card_name(card)}"


def _whose(figure: int) -> str:
    return f"{figure_name(figure)}'s"


def no_damage(figure: Figure, by: SeatOrNone, card: CardOrNone, source: FigureOrNone) -> Sentence:
    cause = _cause(figure, by, card, source).replace(" from ", " by ")
    return _say(f"{figure_name(figure)} is not hurt{cause}.", figure)


def cut(figure: Figure, n: int, left: int, by: CardOrNone) -> Sentence:
    what = card_name(by) if by != NONE else figure_name(figure)
    return _say(f"{what} takes {n} off the damage to {figure_name(figure)}: {left} left.", figure)


def heal(figure: Figure, n: int, life: int, by: CardOrNone) -> Sentence:
    return _say(f"{figure_name(figure)} gains {n}{_by(by)}: {life} life.", figure, f"life:{figure}")


def stun(figure: Figure, n: int, by: CardOrNone) -> Sentence:
    turns = f"{n} turn{'' if n == 1 else 's'}"
    return _say(f"{figure_name(figure)} is stunned for {turns}{_by(by)}.", figure)


def stunned(seat: Seat) -> Sentence:
    return _say(f"@{seat} is stunned this turn: move or attack.", seat)


def die(seat: Seat, result: int, by: CardOrNone) -> Sentence:
    what = f" for {card_name(by)}" if by != NONE else ""
    return _say(f"@{seat} rolls {result}{what}.", seat)


def shard(target: Target, by: CardOrNone, players: int) -> Sentence:
    aimed = _aims((target,), NONE, (), players) or " at an object"
    return _say(f"A shard flies{aimed}{_by(by)}.")


def share_life(seat: Seat, other: Seat, mine: int, theirs: int, by: Card) -> Sentence:
    text = f"@{seat} and @{other} share their lives{_by(by)}: {mine} and {theirs}."
    return _say(text, seat)


def dies(seat: Seat, killer: SeatOrNone) -> Sentence:
    by = f", killed by @{killer}" if killer != NONE else ""
    return _say(f"@{seat} is out{by}.", seat, f"seat:{seat}")


def kill(killer: Seat, seat: Seat, n: int) -> Sentence:
    return _say(f"@{killer} scores a point and takes {_cards(n)} from @{seat}.", killer)


def phoenix(seat: Seat, by: Card) -> Sentence:
    return _say(f"@{seat} rises from the ashes with 5 life{_by(by)}.", seat)


def stays_alive(seat: Seat, by: Card) -> Sentence:
    return _say(f"@{seat} clings to life with 1 left{_by(by)}.", seat)


def beast_gone(figure: Figure) -> Sentence:
    return _say(f"{figure_name(figure)} is gone.")


def summoned(seat: Seat, figure: Figure, life: int, cell: Cell, players: int) -> Sentence:
    text = f"@{seat} summons {figure_name(figure)} with {life} life{_on(players, cell)}."
    return _say(text, seat, f"cell:{cell}")


def activate(seat: Seat, figure: Figure) -> Sentence:
    return _say(f"@{seat} activates {figure_name(figure)}.", seat)


def meets(figure: Figure, kind: ThingKind, card: CardOrNone, cell: Cell, players: int) -> Sentence:
    text = f"{figure_name(figure)} comes upon {_the(kind, card)}{_on(players, cell)}."
    return _say(text, figure, f"cell:{cell}")


def trap(figure: Figure, cell: Cell, live: int, card: Card, players: int) -> Sentence:
    end = f"the {card_name(card)} springs" if live else "a blank"
    text = f"{figure_name(figure)} flips the token{_on(players, cell)}: {end}."
    return _say(text, figure, f"cell:{cell}")


def token_gone(cell: Cell, live: int, by: CardOrNone, players: int) -> Sentence:
    end = "it was the trap" if live else "it was a blank"
    text = f"The token{_on(players, cell)} is taken away{_by(by)}: {end}."
    return _say(text, NONE, f"cell:{cell}")


def made(seat: Seat, kind: ThingKind, card: CardOrNone, cell: Cell, players: int) -> Sentence:
    text = f"{_thing(kind, card)} appears{_on(players, cell)}."
    return _say(text, seat, f"cell:{cell}")


def traps(seat: Seat, cells: tuple[Cell, ...], by: Card, players: int) -> Sentence:
    where = ", ".join(square_name(players, cell) for cell in cells)
    return _say(f"@{seat} lays {len(cells)} tokens face down{_by(by)}: {where}.", seat)


def made_line(seat: Seat, kind: ThingKind, line: Line, by: Card, players: int) -> Sentence:
    text = f"{thing_name(kind, by)} appears {_between(players, line)}."
    return _say(text, seat, f"line:{line}")


def destroyed(
    kind: ThingKind,
    card: CardOrNone,
    cell: CellOrNone,
    line: LineOrNone,
    by: CardOrNone,
    players: int,
) -> Sentence:
    where = f" {_between(players, line)}" if line != NONE else _on(players, cell)
    return _say(f"{_thing(kind, card)}{where} is destroyed{_by(by)}.")


def cracks(line: Line, n: int, limit: int, door: bool, by: CardOrNone, players: int) -> Sentence:
    text = f"The {'door' if door else 'wall'} {_between(players, line)} cracks{_by(by)}"
    return _say(f"{text}: {n} of {limit}.", NONE, f"line:{line}")


def thing_cracks(
    kind: ThingKind,
    card: CardOrNone,
    cell: CellOrNone,
    n: int,
    limit: int,
    by: CardOrNone,
    players: int,
) -> Sentence:
    text = f"{_thing(kind, card)}{_on(players, cell)} cracks{_by(by)}: {n} of {limit}."
    return _say(text)


def holds(line: Line, n: int, door: bool, by: CardOrNone, players: int) -> Sentence:
    text = f"The {'door' if door else 'wall'} {_between(players, line)} holds{_by(by)}"
    return _say(f"{text}: {n} damage, and a crack takes 3.", NONE, f"line:{line}")


def thing_holds(
    kind: ThingKind,
    card: CardOrNone,
    cell: CellOrNone,
    n: int,
    by: CardOrNone,
    players: int,
) -> Sentence:
    text = f"{_thing(kind, card)}{_on(players, cell)} holds{_by(by)}"
    return _say(f"{text}: {n} damage, and a crack takes 3.")


def broken(line: Line, door: bool, by: CardOrNone, players: int) -> Sentence:
    text = f"The {'door' if door else 'wall'} {_between(players, line)} is destroyed{_by(by)}."
    return _say(text, NONE, f"line:{line}")


def turned(slot: Slot, quarters: Quarters, owner: Seat, by: CardOrNone) -> Sentence:
    how = ("", "a quarter clockwise", "half way round", "a quarter counter-clockwise")[quarters]
    return _say(f"@{owner}'s sector turns {how}{_by(by)}.", NONE, f"sector:{slot}")


def drop(seat: Seat, card: Card, cell: Cell, by: CardOrNone, players: int) -> Sentence:
    where = _on(players, cell)
    text = f"@{seat} drops {card_name(card)}{where}{_by(by)}."
    if by == card:
        text = f"{card_name(card)} comes down{where}."
    return _say(text, seat, f"cell:{cell}")


def drop_treasure(
    figure: Figure, treasure: Treasure, cell: Cell, by: CardOrNone, home: SeatOrNone, players: int
) -> Sentence:
    """On a rival's home base it is a point."""
    what = f"@{treasure // 2}'s treasure"
    text = f"{figure_name(figure)} leaves {what}{_on(players, cell)}{_by(by)}."
    if home not in (NONE, treasure // 2):
        square = square_name(players, cell)
        text = f"{figure_name(figure)} brings {what} home to {square}{_by(by)}: a point."
        if home != figure:
            base = f"on @{home}'s home base, {square}"
            text = f"{figure_name(figure)} leaves {what} {base}{_by(by)}: a point for @{home}."
    return _say(text, figure, f"treasure:{treasure}")


def pick_treasure(
    figure: Figure, treasure: Treasure, cell: Cell, by: CardOrNone, home: SeatOrNone, players: int
) -> Sentence:
    """Off a rival's home base it costs that rival a point."""
    where = f"{_on(players, cell)}{_by(by)}"
    if home not in (NONE, treasure // 2):
        base = f"@{home}'s home base, {square_name(players, cell)}"
        where = f" from {base}{_by(by)}: a point less for @{home}"
    text = f"{figure_name(figure)} picks up @{treasure // 2}'s treasure{where}."
    return _say(text, figure, f"treasure:{treasure}")


def take_treasure(figure: Figure, treasure: Treasure, victim: Figure, by: CardOrNone) -> Sentence:
    whose = f"@{treasure // 2}'s treasure"
    text = f"{figure_name(figure)} takes {whose} from {figure_name(victim)}{_by(by)}."
    return _say(text, figure, f"treasure:{treasure}")


def send_home(treasure: Treasure, cell: Cell, by: CardOrNone, players: int) -> Sentence:
    text = f"@{treasure // 2}'s treasure slips back home{_on(players, cell)}{_by(by)}."
    return _say(text, treasure // 2, f"cell:{cell}")


def take_item(seat: Seat, card: Card, victim: Seat, by: CardOrNone) -> Sentence:
    return _say(f"@{seat} takes {card_name(card)} from @{victim}{_by(by)}.", seat, f"card:{card}")


def item_gone(seat: Seat, card: Card, element: Element) -> Sentence:
    text = f"@{seat}'s {card_name(card)} is destroyed by{ELEMENTS[element]}."
    return _say(text, seat, f"card:{card}")


def lift(seat: Seat, card: Card, cell: Cell, by: CardOrNone, players: int) -> Sentence:
    text = f"@{seat} picks up {card_name(card)}{_on(players, cell)}{_by(by)}."
    return _say(text, seat, f"card:{card}")


def play_item(seat: Seat, card: Card) -> Sentence:
    return _say(f"@{seat} puts {card_name(card)} in play.", seat, f"card:{card}")


def boost(seat: Seat, card: Card, n: int) -> Sentence:
    gain = f"{n} more step{'' if n == 1 else 's'}" if n else "speed, in vain"
    return _say(f"@{seat} spends {card_name(card)} for {gain}.", seat)


def hold(seat: Seat, line: Line, players: int) -> Sentence:
    return _say(f"@{seat} holds the door {_between(players, line)} open.", seat, f"line:{line}")


def let_go(seat: Seat, line: Line, players: int) -> Sentence:
    return _say(f"@{seat} lets the door {_between(players, line)} shut.", seat, f"line:{line}")


def unlock(seat: Seat, line: Line, players: int) -> Sentence:
    text = f"@{seat} picks the lock {_between(players, line)}."
    return _say(text, seat, f"line:{line}")


def look(seat: Seat, victim: Seat, hand: tuple[Card, ...], by: CardOrNone) -> Sentence:
    what = f": {', '.join(map(card_name, hand))}" if hand else ""
    return _say(f"@{seat} looks at @{victim}'s hand{_by(by)}{what}.", seat)


def steal(taker: Seat, giver: Seat, card: CardOrNone, by: CardOrNone) -> Sentence:
    what = "a card" if card == NONE else card_name(card)
    return _say(f"@{taker} takes {what} from @{giver}'s hand{_by(by)}.", taker)


def peek(seat: Seat, cards: tuple[Card, ...], by: Card) -> Sentence:
    what = ", ".join(map(card_name, cards)) or "no cards"
    return _say(f"The top of the deck shows{_by(by)}: {what}.", seat)


def meld(seat: Seat, other: Seat, by: Card) -> Sentence:
    return _say(f"The hands of @{seat} and @{other} are shuffled together{_by(by)}.", seat)


def returns(seat: Seat, card: Card, by: Card) -> Sentence:
    return _say(f"{card_name(card)} comes back to @{seat}'s hand{_by(by)}.", seat)


def to_hand(seat: Seat, card: Card, by: Card) -> Sentence:
    return _say(f"{card_name(card)} goes to @{seat}'s hand{_by(by)}.", seat)


def added(seat: Seat, total: int, by: Card) -> Sentence:
    return _say(f"@{seat} adds up {total} energy for the next spell{_by(by)}.", seat)


def braced(card: Card, cell: Cell, limit: int, by: Card, players: int) -> Sentence:
    text = f"{card_name(card)}{_on(players, cell)} bears {limit} cracks now{_by(by)}."
    return _say(text)


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
    holds,
    thing_holds,
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
