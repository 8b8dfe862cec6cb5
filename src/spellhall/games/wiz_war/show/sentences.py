"""The log of Wiz-War: one sentence for each kind of event.

Long because there are nearly seventy kinds, and whoever looks for one finds it here.
"""

from collections.abc import Callable
from typing import Final

from spellhall.engine.wording import Sentence, Wording
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


def turn(seat: int, number: int) -> Sentence:
    return _say(f"Turn {number}: @{seat}", seat, f"seat:{seat}", heading=True)


def school(seat: int, number: int) -> Sentence:
    return _say(f"@{seat} picks {school_name(number)}.", seat)


def keeps(seat: int, number: int) -> Sentence:
    return _say(f"@{seat} keeps {school_name(number)} as a specialization.", seat)


def dealt(seat: int) -> Sentence:
    return _say(f"The cards are dealt; @{seat} begins.", seat)


def reshuffle(pile: int) -> Sentence:
    return _say("The discard pile is shuffled into a new deck.")


def draw(seat: int, card: int) -> Sentence:
    what = "a card" if card == NONE else card_name(card)
    return _say(f"@{seat} draws {what}.", seat)


def discard(seat: int, card: int) -> Sentence:
    return _say(f"@{seat} discards {card_name(card)}.", seat, f"card:{card}")


def step(figure: int, cell: int, there: int) -> Sentence:
    return _say(f"{figure_name(figure)} takes a step.", figure, f"cell:{cell}", f"cell:{there}")


def teleport(figure: int, cell: int, there: int) -> Sentence:
    return _say(
        f"{figure_name(figure)} is elsewhere in a blink.", figure, f"cell:{cell}", f"cell:{there}"
    )


def stray(figure: int, way: int, n: int) -> Sentence:
    return _say(f"{figure_name(figure)} is thrown {n} {WAYS[way]}.", figure)


def wanders(figure: int, way: int) -> Sentence:
    return _say(f"{figure_name(figure)} stumbles {WAYS[way]} in the dust.", figure)


def cast(
    seat: int,
    by: int,
    card: int,
    weapon: int,
    role: int,
    energy: int,
    fuel: tuple[int, ...],
    targets: tuple[int, ...],
    mode: int,
) -> Sentence:
    what = "attacks" if card == NONE else f"casts {card_name(card)}"
    if weapon != NONE and card != NONE:
        what = f"uses {card_name(card)}"
    with_fuel = "".join(f" with {card_name(one)}" for one in fuel)
    at = [figure_name(one) for one in dict.fromkeys(targets) if 0 <= one < AT_SQUARE and one != by]
    aimed = f" at {' and '.join(at)}" if at else ""
    touches = [] if card == NONE else [f"card:{card}"]
    return _say(f"{figure_name(by)} {what}{with_fuel}{aimed}.", seat, *touches)


def counter(seat: int, card: int, energy: int, fuel: tuple[int, ...], aim: int) -> Sentence:
    with_fuel = "".join(f" with {card_name(one)}" for one in fuel)
    return _say(f"@{seat} answers with {card_name(card)}{with_fuel}.", seat, f"card:{card}")


def random_energy(seat: int, card: int, value: int) -> Sentence:
    return _say(f"@{seat} rolls for {card_name(card)}: energy {value}.", seat)


def passes(seat: int) -> Sentence:
    return _say(f"@{seat} passes.", seat)


def cancelled(seat: int, card: int) -> Sentence:
    name = "the attack" if card == NONE else card_name(card)
    return _say(f"{name} comes to nothing.", seat)


def evade_roll(figure: int, result: int, evades: bool) -> Sentence:
    end = "and evades" if evades else "and does not evade"
    return _say(f"{figure_name(figure)} rolls {result} {end}.", figure)


def evaded(target: int) -> Sentence | None:
    return _say(f"{figure_name(target)} is not touched.", target) if target < AT_SQUARE else None


def slips(seat: int) -> Sentence:
    return _say(f"@{seat} slips out of the attack.", seat)


def in_play(seat: int, card: int, tokens: int) -> Sentence:
    lasts = "" if tokens == NONE else f" for {tokens} turn{'' if tokens == 1 else 's'}"
    return _say(f"{card_name(card)} stays in play{lasts}.", seat, f"card:{card}")


def spell_ends(seat: int, card: int) -> Sentence:
    return _say(f"{card_name(card)} ends.", seat, f"card:{card}")


def damage(figure: int, n: int, left: int, kind: int, element: int) -> Sentence:
    text = f"{figure_name(figure)} suffers {n} {KINDS[kind]}{ELEMENTS[element]} damage"
    return _say(f"{text}: {max(left, 0)} life left.", figure, f"life:{figure}")


def no_damage(figure: int) -> Sentence:
    return _say(f"{figure_name(figure)} is not hurt.", figure)


def cut(seat: int, n: int, left: int) -> Sentence:
    return _say(f"@{seat} takes {n} off: {left} left.", seat)


def heal(figure: int, n: int, life: int) -> Sentence:
    return _say(f"{figure_name(figure)} gains {n}: {life} life.", figure, f"life:{figure}")


def stun(figure: int, n: int) -> Sentence:
    return _say(f"{figure_name(figure)} is stunned ({n}).", figure)


def stunned(seat: int) -> Sentence:
    return _say(f"@{seat} is stunned this turn: move or attack.", seat)


def die(seat: int, result: int) -> Sentence:
    return _say(f"The die shows {result}.", seat)


def shard(target: int) -> Sentence:
    name = figure_name(target) if target < AT_SQUARE else "an object"
    return _say(f"A shard flies at {name}.")


def share_life(seat: int, other: int, mine: int, theirs: int) -> Sentence:
    return _say(f"@{seat} and @{other} share their lives: {mine} and {theirs}.", seat)


def dies(seat: int, killer: int) -> Sentence:
    by = f", killed by @{killer}" if killer != NONE else ""
    return _say(f"@{seat} is out{by}.", seat, f"seat:{seat}")


def kill(killer: int, seat: int, n: int) -> Sentence:
    return _say(f"@{killer} scores a point and takes {_cards(n)} from @{seat}.", killer)


def phoenix(seat: int) -> Sentence:
    return _say(f"@{seat} rises from the ashes with 5 life.", seat)


def stays_alive(seat: int) -> Sentence:
    return _say(f"@{seat} clings to life.", seat)


def beast_gone(figure: int) -> Sentence:
    return _say(f"{figure_name(figure)} is gone.")


def summoned(seat: int, figure: int, life: int, cell: int) -> Sentence:
    return _say(f"@{seat} summons {figure_name(figure)} with {life} life.", seat, f"cell:{cell}")


def activate(seat: int, figure: int) -> Sentence:
    return _say(f"@{seat} activates {figure_name(figure)}.", seat)


def meets(figure: int, kind: int, card: int, cell: int) -> Sentence:
    return _say(f"{figure_name(figure)} enters: {thing_name(kind, card)}.", figure, f"cell:{cell}")


def trap(figure: int, cell: int, live: int) -> Sentence:
    end = "the trap springs" if live else "a blank"
    return _say(f"{figure_name(figure)} flips a token: {end}.", figure, f"cell:{cell}")


def token_gone(cell: int, live: int) -> Sentence:
    end = "it was the trap" if live else "it was a blank"
    return _say(f"A token is taken away: {end}.", NONE, f"cell:{cell}")


def made(seat: int, kind: int, card: int, cell: int) -> Sentence:
    return _say(f"@{seat} puts down: {thing_name(kind, card)}.", seat, f"cell:{cell}")


def traps(seat: int, cells: tuple[int, ...]) -> Sentence:
    return _say(f"@{seat} lays {len(cells)} tokens face down.", seat)


def made_line(seat: int, kind: int, line: int) -> Sentence:
    return _say(f"@{seat} makes: {thing_name(kind, NONE)}.", seat, f"line:{line}")


def destroyed(kind: int, card: int, cell: int) -> Sentence:
    return _say(f"{thing_name(kind, card)} is gone.")


def cracks(line: int, n: int, limit: int) -> Sentence:
    return _say(f"Cracks: {n} of {limit}.", NONE, f"line:{line}")


def thing_cracks(kind: int, card: int, cell: int, n: int, limit: int) -> Sentence:
    return _say(f"{thing_name(kind, card)}: {n} of {limit} cracks.")


def broken(line: int, door: bool) -> Sentence:
    return _say(f"A {'door' if door else 'wall'} is destroyed.", NONE, f"line:{line}")


def turned(slot: int, quarters: int) -> Sentence:
    how = ("", "a quarter clockwise", "half way round", "a quarter counter-clockwise")[quarters]
    return _say(f"A sector turns {how}.", NONE, f"sector:{slot}")


def drop(seat: int, card: int, cell: int) -> Sentence:
    return _say(f"{card_name(card)} lies on the floor.", seat, f"cell:{cell}")


def drop_treasure(figure: int, treasure: int, cell: int) -> Sentence:
    text = f"{figure_name(figure)} leaves @{treasure // 2}'s treasure."
    return _say(text, figure, f"treasure:{treasure}")


def pick_treasure(figure: int, treasure: int) -> Sentence:
    text = f"{figure_name(figure)} picks up @{treasure // 2}'s treasure."
    return _say(text, figure, f"treasure:{treasure}")


def take_treasure(figure: int, treasure: int, victim: int) -> Sentence:
    text = f"{figure_name(figure)} takes a treasure from {figure_name(victim)}."
    return _say(text, figure, f"treasure:{treasure}")


def send_home(treasure: int, cell: int) -> Sentence:
    return _say(f"@{treasure // 2}'s treasure slips back home.", treasure // 2, f"cell:{cell}")


def take_item(seat: int, card: int, victim: int) -> Sentence:
    return _say(f"@{seat} takes {card_name(card)} from @{victim}.", seat, f"card:{card}")


def item_gone(seat: int, card: int) -> Sentence:
    return _say(f"{card_name(card)} is destroyed.", seat, f"card:{card}")


def lift(seat: int, card: int) -> Sentence:
    return _say(f"@{seat} picks up {card_name(card)}.", seat, f"card:{card}")


def play_item(seat: int, card: int) -> Sentence:
    return _say(f"@{seat} lays down {card_name(card)}.", seat, f"card:{card}")


def boost(seat: int, card: int, n: int) -> Sentence:
    gain = f"{n} more step{'' if n == 1 else 's'}" if n else "speed, in vain"
    return _say(f"@{seat} spends {card_name(card)} for {gain}.", seat)


def hold(seat: int, line: int) -> Sentence:
    return _say(f"@{seat} holds a door open.", seat, f"line:{line}")


def let_go(seat: int, line: int) -> Sentence:
    return _say(f"@{seat} lets a door shut.", seat, f"line:{line}")


def unlock(seat: int, line: int) -> Sentence:
    return _say(f"@{seat} picks a lock.", seat, f"line:{line}")


def look(seat: int, victim: int, hand: tuple[int, ...]) -> Sentence:
    what = f": {', '.join(map(card_name, hand))}" if hand else ""
    return _say(f"@{seat} looks at @{victim}'s hand{what}.", seat)


def steal(taker: int, giver: int, card: int) -> Sentence:
    what = "a card" if card == NONE else card_name(card)
    return _say(f"@{taker} takes {what} from @{giver}'s hand.", taker)


def peek(seat: int, cards: tuple[int, ...]) -> Sentence:
    return _say(f"You see {', '.join(map(card_name, cards))}.", seat)


def meld(seat: int, other: int) -> Sentence:
    return _say(f"The hands of @{seat} and @{other} are shuffled together.", seat)


def returns(seat: int, card: int) -> Sentence:
    return _say(f"{card_name(card)} comes back to @{seat}'s hand.", seat)


def to_hand(seat: int, card: int) -> Sentence:
    return _say(f"{card_name(card)} goes to @{seat}'s hand.", seat)


def added(seat: int, total: int) -> Sentence:
    return _say(f"@{seat} adds up {total} energy for the next spell.", seat)


def braced(card: int, cell: int) -> Sentence:
    return _say(f"{card_name(card)} stands firmer.")


def end_phase(seat: int) -> None:
    return None


def over(how: int, winner: int) -> Sentence:
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
