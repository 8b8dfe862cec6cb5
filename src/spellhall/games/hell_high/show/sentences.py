"""The log of Hell High: one sentence for each event.

Long because there are some sixty kinds, and whoever looks for one finds it here.
"""

from typing import Final

from spellhall.engine.wording import Seat, SeatOrNone, Sentence, Wording
from spellhall.games.hell_high.box.facts import (
    Band,
    Card,
    CardKind,
    CardOrNone,
    DiePlace,
    Glyph,
    Pile,
    Rank,
    Slot,
    Wizard,
)
from spellhall.games.hell_high.box.words import a_card, a_seat
from spellhall.games.hell_high.show.names import (
    CHEERLEADER,
    GLYPHS,
    JOCK,
    KINDS,
    PRESIDENT,
    SLACKER,
    TRENDSETTER,
    card_name,
    rank_title,
    wizard_name,
    wizard_title,
)

PILES = ("Main", "Treasure", "Dead Wizard")
BANDS = ("1-4", "5-9", "10+")


def _names(cards: tuple[int, ...]) -> str:
    return ", ".join(card_name(card) for card in cards)


def _cards(n: int) -> str:
    return f"{n} card{'' if n == 1 else 's'}"


def _by(card: int) -> str:
    """The card that is the cause, if it is told."""
    return f" ({card_name(card)})" if card >= 0 else ""


# -- Match and round ------------------------------------------------------------------------------


def wizard(seat: Seat, number: Wizard) -> Sentence:
    text = f"@{seat} is {wizard_name(number)}, {wizard_title(number)}."
    return Sentence(text, seat, (f"wizard:{number}",))


def rank_roll(seat: Seat, first: int, second: int) -> Sentence:
    return Sentence(f"@{seat} rolls {first} and {second} for status.", seat, (a_seat(seat),))


def rank(seat: Seat, number: Rank) -> Sentence:
    text = f"@{seat} starts on rank {number}, {rank_title(number)}."
    return Sentence(text, seat, (f"rank:{number}",))


def game(number: int, order: tuple[Seat, ...]) -> Sentence:
    names = ", ".join(f"@{seat}" for seat in order)
    return Sentence(f"Game {number} begins. From the top: {names}.", None, (), heading=True)


def round_begins(number: int, rounds: int) -> Sentence:
    return Sentence(f"Game {number}, round {rounds}", None, (), heading=True)


def round_limit(rounds: int) -> Sentence:
    return Sentence(f"After {rounds} rounds the game is closed; nobody is the last.", None, ())


def game_over(number: int, last: SeatOrNone) -> Sentence:
    """Who is the last was told before."""
    return Sentence(f"Game {number} is over.", last if last >= 0 else None, ())


def match_over() -> Sentence:
    return Sentence("The match is over.", None, ())


def opened(seat: Seat, cards: tuple[Card, ...]) -> Sentence:
    touches = tuple(map(a_card, cards))
    return Sentence(f"@{seat} reveals Dead Wizard cards: {_names(cards)}.", seat, touches)


def dead_card(seat: Seat, card: Card) -> Sentence:
    return Sentence(f"@{seat}'s {card_name(card)} takes effect.", seat, (a_card(card),))


def hold(seat: Seat, card: CardOrNone) -> Sentence:
    if card < 0:
        return Sentence(f"@{seat} keeps a Dead Wizard card face down.", seat, (a_seat(seat),))
    return Sentence(f"@{seat} keeps {card_name(card)} face down.", seat, (a_card(card),))


def lasting_glyph(seat: Seat, card: Card, glyph: Glyph) -> Sentence:
    text = f"@{seat}'s {card_name(card)} counts as a card of {GLYPHS[glyph]}."
    return Sentence(text, seat, (a_card(card), f"glyph:{glyph}"))


def grudge(seat: Seat, card: Card, target: Seat) -> Sentence:
    text = f"@{seat} bears a grudge against @{target}: 1 more damage."
    return Sentence(text, seat, (a_card(card), a_seat(target)))


def reshuffle(pile: Pile) -> Sentence:
    return Sentence(f"The {PILES[pile]} discards are shuffled to a new deck.", None, ())


def draw(seat: Seat, n: int, cards: tuple[Card, ...], by_rank: bool) -> Sentence:
    what = _names(cards) or _cards(n)
    cause = f" ({rank_title(PRESIDENT)})" if by_rank else ""
    return Sentence(f"@{seat} draws {what}{cause}.", seat, tuple(map(a_card, cards)))


def no_bonus() -> Sentence:
    return Sentence("There is no Class President: no Power Bonus this round.", None, ("bonus",))


def bonus(seat: Seat, glyph: Glyph) -> Sentence:
    text = f"@{seat}, Class President, puts the Power Bonus on {GLYPHS[glyph]}."
    return Sentence(text, seat, (f"glyph:{glyph}",))


def demand(seat: Seat, foe: Seat, kind: CardKind) -> Sentence:
    text = f"@{seat}, the Jock, wants a {KINDS[kind]} of @{foe}."
    return Sentence(text, seat, (a_seat(foe),))


def refuse(seat: Seat, jock: Seat) -> Sentence:
    return Sentence(f"@{seat} refuses @{jock}.", seat, (a_seat(seat),))


def give(seat: Seat, jock: Seat, card: CardOrNone) -> Sentence:
    what = card_name(card) if card >= 0 else "a card"
    touches = (a_card(card),) if card >= 0 else (a_seat(jock),)
    return Sentence(f"@{seat} gives @{jock} {what}.", seat, touches)


def envy(seat: Seat, foe: Seat, points: int) -> Sentence:
    text = f"@{seat}, the Slacker, envies @{foe}'s {points} Victory Point{'s' * (points != 1)}."
    return Sentence(text, seat, (a_seat(foe),))


def heal(seat: Seat, n: int, hp: int, by: Seat, card: CardOrNone) -> Sentence:
    cause = card_name(card) if card >= 0 else rank_title(CHEERLEADER)
    whose = "" if by == seat else f" of @{by}"
    return Sentence(
        f"@{seat} heals {n} ({cause}{whose}). {hp - n} → {hp}.", seat, (f"life:{seat}",)
    )


def set_life(seat: Seat, hp: int, card: Card) -> Sentence:
    return Sentence(f"@{seat} has {hp} HP now{_by(card)}.", seat, (f"life:{seat}", a_card(card)))


def treasure(seat: Seat, card: Card, by: CardOrNone) -> Sentence:
    cause = _by(by) or f" ({rank_title(TRENDSETTER)})"
    return Sentence(f"@{seat} gains {card_name(card)}{cause}.", seat, (a_card(card),))


# -- Order and turns ------------------------------------------------------------------------------


def counts(numbers: tuple[tuple[Seat, int], ...]) -> Sentence:
    called = ", ".join(f"@{seat} {n}" for seat, n in numbers)
    touches = tuple(a_seat(seat) for seat, _ in numbers)
    return Sentence(f"Spells are counted: {called}.", None, touches)


def initiatives(numbers: tuple[tuple[Seat, int], ...]) -> Sentence:
    called = ", ".join(f"@{seat} {n}" for seat, n in numbers)
    return Sentence(f"Initiative: {called}.", None, tuple(a_seat(seat) for seat, _ in numbers))


def tie_roll(seats: tuple[Seat, ...], rolls: tuple[int, ...]) -> Sentence:
    called = ", ".join(f"@{seat} {n}" for seat, n in zip(seats, rolls, strict=True))
    return Sentence(f"A die decides: {called}.", None, tuple(map(a_seat, seats)))


def hurry(seat: Seat, card: Card, target: Seat) -> Sentence:
    text = f"@{seat} discards {card_name(card)}: @{target}'s Spell acts next."
    return Sentence(text, seat, (a_card(card), a_seat(target)))


def turn(seat: Seat, cards: tuple[Card, ...], slots: tuple[Slot, ...]) -> Sentence:
    what = " + ".join(map(card_name, cards)) or "nothing"
    text = f"@{seat} reveals {what}"
    return Sentence(text, seat, tuple(map(a_card, cards)), heading=True)


def loner(seat: Seat, cards: tuple[Card, ...]) -> Sentence:
    text = f"@{seat}, the Loner, turns up {_names(cards) or 'nothing'}."
    return Sentence(text, seat, tuple(map(a_card, cards)))


def slot(seat: Seat, kind: CardKind) -> Sentence:
    return Sentence(f"@{seat} wants a {KINDS[kind]} for Wild Magic.", seat, (f"slot:{kind}",))


def search(turned: tuple[Card, ...], found: CardOrNone, by: Card) -> Sentence:
    text = f"{card_name(by)} searches the Main Deck: "
    text += f"{_names(turned)} discarded; " if turned else ""
    text += card_name(found) if found >= 0 else "nothing fits"
    return Sentence(f"{text}.", None, tuple(map(a_card, turned)))


def joins(seat: Seat, card: Card, by: Card) -> Sentence:
    text = f"{card_name(card)} joins @{seat}'s Spell{_by(by)}."
    return Sentence(text, seat, (a_card(card),))


def spell(seat: Seat, cards: tuple[Card, ...]) -> Sentence | None:
    if not cards:
        return None
    name = " ".join(map(card_name, cards))
    return Sentence(f"@{seat} casts: {name}!", seat, tuple(map(a_card, cards)))


def resolve(seat: Seat, card: Card) -> Sentence:
    return Sentence(f"{card_name(card)} resolves.", seat, (a_card(card),))


def use(seat: Seat, card: Card, target: Seat) -> Sentence:
    text = f"@{seat} discards {card_name(card)} against @{target}."
    return Sentence(text, seat, (a_card(card), a_seat(target)))


def spend(seat: Seat, card: Card) -> Sentence:
    return Sentence(f"@{seat} uses {card_name(card)}.", seat, (a_card(card),))


def no_target(seat: Seat, card: Card) -> Sentence:
    return Sentence(f"{card_name(card)} finds no target.", seat, (a_card(card),))


def aim(seat: Seat, card: Card, targets: tuple[Seat, ...]) -> Sentence | None:
    if targets == (seat,):
        return None
    names = " and ".join(f"@{target}" for target in targets)
    return Sentence(f"{card_name(card)} is aimed at {names}.", seat, tuple(map(a_seat, targets)))


def random_foe(seat: Seat, number: int, target: Seat, card: Card) -> Sentence:
    text = f"A die picks the foe{_by(card)}: {number}, @{target}."
    return Sentence(text, seat, (a_seat(target), a_card(card)))


def die(seat: Seat, card: Card, number: int) -> Sentence:
    return Sentence(f"@{seat} rolls {number} for {card_name(card)}.", seat, (a_card(card),))


def roll(seat: Seat, card: Card, dice: tuple[int, ...], origins: tuple[int, ...]) -> Sentence:
    shown = " ".join(map(str, dice))
    touches = tuple(f"die:{i}" for i in range(len(dice)))
    return Sentence(f"{card_name(card)} rolls {shown}.", seat, touches)


def reroll(seat: Seat, place: DiePlace, old: int, new: int, by: Card) -> Sentence:
    text = f"@{seat}'s {card_name(by)}: the {old} becomes a {new}."
    return Sentence(text, seat, (f"die:{place}",))


def band(seat: Seat, card: Card, total: int, number: Band) -> Sentence:
    text = f"{card_name(card)}: total {total}, band {BANDS[number]}."
    return Sentence(text, seat, (a_card(card), f"band:{card}:{number}"))


def extra_target(seat: Seat, card: Card, target: Seat) -> Sentence:
    text = f"Lucky Cherry: {card_name(card)} hits @{target} as well."
    return Sentence(text, seat, (a_seat(target),))


def keep(seat: Seat, card: Card) -> Sentence:
    return Sentence(f"@{seat} keeps {card_name(card)}.", seat, (a_card(card),))


def bully(seat: Seat, target: Seat, card: Card) -> Sentence:
    text = f"Bully! @{seat} looks down on @{target}{_by(card)}."
    return Sentence(text, seat, (a_card(card), a_seat(target)))


def drop(seat: Seat, card: Card, left: int, bully: Seat, by: CardOrNone) -> Sentence:
    text = f"@{seat}, bullied by @{bully}, discards {card_name(card)}{_by(by)};"
    return Sentence(f"{text} {_cards(left)} left in the Spell.", seat, (a_card(card),))


def discard(seat: Seat, card: Card, by: CardOrNone) -> Sentence:
    return Sentence(f"@{seat} discards {card_name(card)}{_by(by)}.", seat, (a_card(card),))


def spent(seat: Seat, cards: tuple[Card, ...]) -> Sentence:
    text = f"The Spell of @{seat} is discarded: {_names(cards)}."
    return Sentence(text, seat, tuple(map(a_card, cards)))


def steal(seat: Seat, target: Seat, card: Card, by: CardOrNone) -> Sentence:
    text = f"@{seat} steals {card_name(card)} from @{target}{_by(by)}."
    return Sentence(text, seat, (a_card(card),))


def destroy(seat: Seat, target: Seat, card: Card, by: CardOrNone) -> Sentence:
    text = f"@{seat} destroys @{target}'s {card_name(card)}{_by(by)}."
    return Sentence(text, seat, (a_card(card),))


# -- Damage, status, death ------------------------------------------------------------------------


def damage(
    seat: Seat,
    source: Seat,
    amount: int,
    before: int,
    after: int,
    card: CardOrNone,
    rank: Rank,
) -> Sentence:
    by = "" if source == seat else f" from @{source}"
    by += _by(card)
    if card < 0 and source != seat and rank in (SLACKER, JOCK):
        by += f", the {rank_title(rank)}"
    text = f"@{seat} takes {amount}{by}. {before} → {after}."
    return Sentence(text, seat, (f"life:{seat}",))


def stopped(seat: Seat, source: Seat, amount: int, card: Card) -> Sentence:
    text = f"@{seat}'s {card_name(card)} stops {amount} damage from @{source}."
    return Sentence(text, seat, (a_card(card),))


def status(
    seat: Seat,
    before: Rank,
    after: Rank,
    pushed: tuple[tuple[Seat, Rank], ...],
    card: CardOrNone,
) -> Sentence:
    text = f"@{seat} {'rises' if after > before else 'falls'} to {after}, {rank_title(after)}"
    text += _by(card) or (" (the kill)" if after > before else "")
    text += "".join(f", @{other} is pushed to {to}" for other, to in pushed)
    return Sentence(f"{text}.", seat, (f"rank:{after}", a_seat(seat)))


def death(seat: Seat, killer: SeatOrNone) -> Sentence:
    by = f", killed by @{killer}" if killer >= 0 else " by the own hand"
    return Sentence(f"@{seat} is dead{by}.", seat, (a_seat(seat),))


def kill(seat: Seat, victim: Seat) -> Sentence:
    return Sentence(f"@{seat} takes a Kill Token for @{victim}.", seat, (a_seat(seat),))


def reaction(seat: Seat, active: Seat, card: Card, amount: int) -> Sentence:
    text = f"Reaction! @{seat}'s {card_name(card)} strikes @{active} for {amount}."
    return Sentence(text, seat, (a_card(card), a_seat(active)))


def buried(seat: Seat) -> Sentence:
    return Sentence(f"All cards of @{seat} without Everlasting are discarded.", seat, ())


def last_standing(seat: Seat) -> Sentence:
    text = f"@{seat} is the Last Wizard Standing and takes the Token!"
    return Sentence(text, seat, (a_seat(seat),))


SENTENCES: Final = (
    *(wizard, rank_roll, rank, game, round_limit, game_over, match_over, opened, dead_card),
    *(hold, lasting_glyph, grudge, reshuffle, draw, no_bonus, bonus, demand, refuse, give),
    *(envy, heal, set_life, treasure, counts, initiatives, tie_roll, hurry, turn, loner, slot),
    *(search, joins, spell, resolve, use, spend, no_target, aim, random_foe, die, roll, reroll),
    *(
        band,
        extra_target,
        keep,
        bully,
        drop,
        discard,
        spent,
        steal,
        destroy,
        damage,
        stopped,
        status,
    ),
    *(death, kill, reaction, buried, last_standing),
)  # each is called as its event


def register(wording: Wording) -> None:
    """All events that the rules tell."""
    wording.event("round", round_begins)
    for sentence in SENTENCES:
        wording.event(sentence.__name__, sentence)
