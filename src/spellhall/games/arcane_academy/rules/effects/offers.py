"""Actions, trades and alternatives that a card offers (AA-VERB-6, 8 and 15)."""

from spellhall.engine.machine.stack import Rules, then
from spellhall.games.arcane_academy.box.cards import (
    EITHER,
    PAID,
    PARTS_OF,
)
from spellhall.games.arcane_academy.box.verbs import (
    ADD,
    CHAOS,
    COMPLETE,
    Act,
    OneOf,
    Trade,
)
from spellhall.games.arcane_academy.choices import (
    DECLINE,
    PAY,
    PICK_LIST,
)
from spellhall.games.arcane_academy.frames import (
    AddTile,
    ChaosMagic,
    CompleteAssignment,
    PayTrade,
    Perform,
    PickOne,
    UseItem,
)
from spellhall.games.arcane_academy.rules.resources import held, lose
from spellhall.games.arcane_academy.state.state import Academy


def do_act(s: Academy, f: Perform, verb: Act) -> None:
    """A tile action up to n times, each optional (AA-VERB-6)."""
    if verb.action == ADD:
        then(s, AddTile(f.seat, verb.n, f.card))
    elif verb.action == COMPLETE:
        then(s, CompleteAssignment(f.seat, verb.n, verb.less, f.card))
    elif verb.action == CHAOS:
        then(s, ChaosMagic(f.seat, verb.n, f.card))
    else:
        then(s, UseItem(f.seat, verb.n, f.card))


def do_trade(s: Academy, f: Perform, verb: Trade) -> None:
    """Not offered to one who cannot pay (AA-VERB-8)."""
    if held(s.players[f.seat], verb.res) >= verb.n:
        then(s, PayTrade(f.seat, f.card, f.part, f.at))


def pay_or_decline(s: Academy, f: PayTrade) -> list[int]:
    """Paying is never compulsory."""
    return [DECLINE.bare, PAY.bare]


def pay_trade(s: Academy, f: PayTrade, choice: int) -> None:
    """The whole cost, then the list."""
    if choice == DECLINE.bare:
        return
    verb = PARTS_OF[f.card][f.part][f.at]
    assert isinstance(verb, Trade)
    lose(s, f.seat, verb.res, verb.n, f.card)
    then(s, Perform(f.seat, f.card, f.part + PAID, 0))


def do_one_of(s: Academy, f: Perform, verb: OneOf) -> None:
    """If no list is offered, nothing happens (AA-VERB-15)."""
    if offered_lists(s, PickOne(f.seat, f.card, f.part, f.at)):
        then(s, PickOne(f.seat, f.card, f.part, f.at))


def offered_lists(s: Academy, f: PickOne) -> list[int]:
    """A list that starts with a trade one cannot pay is not offered."""
    verb = PARTS_OF[f.card][f.part][f.at]
    assert isinstance(verb, OneOf)
    options: list[int] = []
    for i in range(len(verb.lists)):
        first = verb.lists[i][0]
        if isinstance(first, Trade) and held(s.players[f.seat], first.res) < first.n:
            continue
        options.append(PICK_LIST.codes[i])
    return options


def pick_one(s: Academy, f: PickOne, choice: int) -> None:
    """The chosen list is performed."""
    then(s, Perform(f.seat, f.card, f.part + EITHER[PICK_LIST.first[choice]], 0))


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(PayTrade, pay_or_decline, pay_trade)
    rules.question(PickOne, offered_lists, pick_one)
