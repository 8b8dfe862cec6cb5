"""Gaining, losing, taking, and Prestige Tokens (AA-VERB-1 to AA-VERB-4)."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.arcane_academy.box.verbs import (
    EACH,
    NOTHING,
    THIS,
    Gain,
    Lose,
    Take,
    Token,
)
from spellhall.games.arcane_academy.choices import (
    HONOUR,
)
from spellhall.games.arcane_academy.frames import (
    Perform,
    PickItem,
    PickOpponent,
)
from spellhall.games.arcane_academy.rules.counts import count
from spellhall.games.arcane_academy.rules.effects.opponents import opponents
from spellhall.games.arcane_academy.rules.resources import gain, lose
from spellhall.games.arcane_academy.state.state import Academy


def do_gain(s: Academy, f: Perform, verb: Gain) -> None:
    """A number, or as many as what is counted up to a maximum (AA-VERB-1)."""
    n = verb.n
    if verb.count != NOTHING:
        n = min(count(s.players[f.seat], verb.count), verb.most)
    gain(s, f.seat, verb.res, n, f.card)


def do_lose(s: Academy, f: Perform, verb: Lose) -> None:
    """Each opponent loses, in turn order (AA-VERB-2)."""
    for other in opponents(s, f.seat):
        lose(s, other, verb.res, verb.n, f.card)


def do_take(s: Academy, f: Perform, verb: Take) -> None:
    """From a chosen opponent, or from each (AA-VERB-3)."""
    if verb.who == EACH:
        for other in opponents(s, f.seat):
            lost = lose(s, other, verb.res, verb.n, f.card)
            gain(s, f.seat, verb.res, lost, f.card)
    else:
        then(s, PickOpponent(f.seat, f.card, f.part, f.at))


def do_token(s: Academy, f: Perform, verb: Token) -> None:
    """On this Item or on one of your choice; without an Item nothing happens (AA-VERB-4)."""
    if verb.where == THIS:
        put_tokens(s, f.seat, f.card, verb.n, f.card)
    elif s.players[f.seat].items:
        then(s, PickItem(f.seat, verb.n, f.card))


def own_items(s: Academy, f: PickItem) -> list[int]:
    """Any Item of one's own."""
    return [HONOUR.codes[card] for card in s.players[f.seat].items]


def pick_item(s: Academy, f: PickItem, choice: int) -> None:
    """The tokens go there."""
    put_tokens(s, f.seat, HONOUR.first[choice], f.n, f.card)


def put_tokens(s: Academy, seat: int, card: int, n: int, by: int) -> None:
    """Tokens go on Items only (AA-PRES-6), by the effect of a card."""
    player = s.players[seat]
    player.tokens[player.items.index(card)] += n
    tell(s, "tokens", seat, card, n, by)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(PickItem, own_items, pick_item)
