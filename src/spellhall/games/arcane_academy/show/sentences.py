"""The log of Arcane Academy: one sentence for each event."""

from spellhall.engine.wording import Seat, Sentence, Wording
from spellhall.games.arcane_academy.box.facts import (
    Card,
    CardOrNone,
    Laid,
    Quarters,
    Resource,
    Row,
    Slot,
    Space,
    SpaceOrNone,
    Tile,
)
from spellhall.games.arcane_academy.box.tiles import TILE_OF
from spellhall.games.arcane_academy.box.verbs import CARD_ROW
from spellhall.games.arcane_academy.show.names import actions_name, amount, card_name
from spellhall.games.arcane_academy.show.names import price as price_of


def _space(seat: int, space: int) -> str:
    return f"space:{seat}:{space}"


def turn(seat: Seat, number: int, extra: bool) -> Sentence:
    kind = "Extra turn" if extra else "Turn"
    return Sentence(f"{kind} {number}: @{seat}", seat, (f"seat:{seat}",), heading=True)


def rest(seat: Seat) -> Sentence:
    return Sentence(f"@{seat} rests: no tile is exhausted any more.", seat, (f"slate:{seat}",))


def cast(seat: Seat, space: Space, laid: Laid) -> Sentence:
    text = f"@{seat} casts with space {space}: {actions_name(TILE_OF[laid])}."
    return Sentence(text, seat, (_space(seat, space),))


def linked(seat: Seat, space: Space, laid: Laid) -> Sentence:
    text = f"The linked tile on space {space} acts: {actions_name(TILE_OF[laid])}."
    return Sentence(text, seat, (_space(seat, space),))


def echo(seat: Seat, space: Space, laid: Laid, card: CardOrNone) -> Sentence:
    text = f"The tile on space {space} acts once more{_by(card)}: {actions_name(TILE_OF[laid])}."
    return Sentence(text, seat, (_space(seat, space),))


def gain(seat: Seat, res: Resource, n: int, card: CardOrNone, space: SpaceOrNone) -> Sentence:
    text = f"@{seat} gains {amount(res, n)}{_from(card, space)}."
    return Sentence(text, seat, (_pool(seat, res), *_asking(seat, card, space)))


def lose(seat: Seat, res: Resource, n: int, card: Card, by: Seat) -> Sentence:
    text = f"@{seat} loses {amount(res, n)} to @{by}'s {card_name(card)}."
    if seat == by:
        text = f"@{seat} pays {amount(res, n)} for {card_name(card)}."
    return Sentence(text, seat, (_pool(seat, res), f"card:{card}"))


def _by(card: int) -> str:
    return f" by {card_name(card)}" if card >= 0 else ""


def _from(card: int, space: int) -> str:
    if card >= 0:
        return f" from {card_name(card)}"
    return f" from space {space}" if space >= 0 else ""


def _asking(seat: int, card: int, space: int) -> tuple[str, ...]:
    if card >= 0:
        return (f"card:{card}",)
    return (_space(seat, space),) if space >= 0 else ()


def _pool(seat: int, res: int) -> str:
    return f"{'will' if res == 0 else 'shards'}:{seat}"


def exchange(seat: Seat, card: Card, drawn: CardOrNone) -> Sentence:
    text = f"@{seat} exchanges {card_name(card)}"
    text += f" and draws {card_name(drawn)}." if drawn >= 0 else " for a new card."
    return Sentence(text, seat, (f"card:{card}",))


def draw(seat: Seat, n: int, cards: tuple[Card, ...]) -> Sentence:
    what = ", ".join(map(card_name, cards)) or f"{n} Private card{'' if n == 1 else 's'}"
    return Sentence(f"@{seat} draws {what}.", seat, tuple(f"card:{card}" for card in cards))


def study(seat: Seat, n: int, cards: tuple[Card, ...], by: CardOrNone) -> Sentence:
    what = ", ".join(map(card_name, cards)) or f"{n} card{'' if n == 1 else 's'}"
    touches = tuple(f"card:{card}" for card in cards)
    return Sentence(f"@{seat} studies {what}{_by(by)}.", seat, touches)


def discard(seat: Seat, card: Card, by: CardOrNone) -> Sentence:
    return Sentence(f"@{seat} discards {card_name(card)}{_by(by)}.", seat, (f"card:{card}",))


def take_tile(seat: Seat, tile: Tile, card: CardOrNone, space: SpaceOrNone) -> Sentence:
    text = f"@{seat} takes a tile{_by(card) or _with(space)}: {actions_name(tile)}."
    return Sentence(text, seat, (f"tile:{tile}", *_asking(seat, card, space)))


def _with(space: int) -> str:
    return f" with space {space}" if space >= 0 else ""


def use_item(seat: Seat, card: Card) -> Sentence:
    return Sentence(f"@{seat} uses {card_name(card)}.", seat, (f"card:{card}",))


def complete(seat: Seat, card: Card, price: int) -> Sentence:
    paid = price_of(card, price) if price else "nothing"
    text = f"@{seat} completes {card_name(card)} for {paid}."
    return Sentence(text, seat, (f"card:{card}",))


def target(seat: Seat, other: Seat, card: Card) -> Sentence:
    return Sentence(f"{card_name(card)} is aimed at @{other}.", seat, (f"seat:{other}",))


def tokens(seat: Seat, card: Card, n: int, by: CardOrNone) -> Sentence:
    what = f"{n} Prestige Token{'' if n == 1 else 's'}"
    text = f"@{seat}'s {card_name(card)} gets {what}{_by(by) if by != card else ''}."
    return Sentence(text, seat, (f"card:{card}",))


def clear(seat: Seat, space: Space, card: CardOrNone) -> Sentence:
    return Sentence(f"@{seat} clears space {space}{_by(card)}.", seat, (_space(seat, space),))


def lift(seat: Seat, space: Space, tile: Tile, card: CardOrNone) -> Sentence:
    text = f"@{seat} picks {actions_name(tile)} up from space {space}{_by(card)}."
    return Sentence(text, seat, (_space(seat, space), f"tile:{tile}"))


def crumble(seat: Seat, space: Space, tile: Tile, card: CardOrNone, by: Seat) -> Sentence:
    text = f"@{seat}'s {actions_name(tile)} on space {space} crumbles{_of(card, by)}."
    return Sentence(text, seat, (_space(seat, space),))


def tire(seat: Seat, space: Space, card: CardOrNone, by: Seat) -> Sentence:
    text = f"@{seat}'s space {space} is exhausted{_of(card, by)}."
    return Sentence(text, seat, (_space(seat, space),))


def _of(card: int, by: int) -> str:
    return f" by @{by}'s {card_name(card)}" if card >= 0 else ""


def sweep(seat: Seat, row: Row, old: tuple[int, ...], card: CardOrNone) -> Sentence:
    names = ", ".join(card_name(i) if row == CARD_ROW else actions_name(i) for i in old)
    return Sentence(f"@{seat} replaces {names} in the centre{_by(card)}.", seat, ())


def extra_turn(seat: Seat, card: Card) -> Sentence:
    text = f"@{seat} will take an extra turn by {card_name(card)}."
    return Sentence(text, seat, (f"seat:{seat}", f"card:{card}"))


def place(seat: Seat, tile: Tile, space: Space, turn: Quarters) -> Sentence:
    text = f"@{seat} places {actions_name(tile)} on space {space}."
    return Sentence(text, seat, (_space(seat, space), f"tile:{tile}"))


def new_tile(slot: Slot, tile: Tile) -> Sentence:
    return Sentence(f"New in the centre: {actions_name(tile)}.", None, (f"tile:{tile}",))


def new_public(slot: Slot, card: Card) -> Sentence:
    return Sentence(f"New Public Assignment: {card_name(card)}.", None, (f"card:{card}",))


def pencils_down(seat: Seat) -> Sentence:
    text = f"Pencils down! Everybody gets one more turn, @{seat} last."
    return Sentence(text, seat, ("pencils",))


def turn_limit(turns: int) -> Sentence:
    return Sentence(f"The limit of {turns} turns is reached.", None, ())


def over() -> Sentence:
    return Sentence("The game is over.", None, ())


def register(wording: Wording) -> None:
    """All events that the rules tell."""
    for sentence in (
        turn,
        rest,
        cast,
        linked,
        echo,
        gain,
        lose,
        exchange,
        draw,
        study,
        discard,
        take_tile,
        use_item,
        complete,
        target,
        tokens,
        clear,
        lift,
        crumble,
        tire,
        sweep,
        extra_turn,
        place,
        new_tile,
        new_public,
        pencils_down,
        turn_limit,
        over,
    ):
        wording.event(sentence.__name__, sentence)
