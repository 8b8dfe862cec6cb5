"""A small game that is here to prove the engine: secret simultaneous bids.

Everybody holds the cards 1 to 4 and a card drawn from a shuffled deck of bonus points lies open.
All bid one card in secret at once, and may change their minds until the last one is ready. The
highest bid that nobody shares takes the bonus. Four rounds; most points win.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import msgspec

from spellhall.engine import (
    BadPosition,
    Chance,
    Flag,
    Frame,
    Game,
    Level,
    Offer,
    Options,
    Place,
    Prompt,
    Question,
    Result,
    Rules,
    Sentence,
    State,
    Wording,
    Words,
    draw,
    meanwhile,
    ranked,
    reveal,
    shuffle,
    tell,
    then,
)

NO_BID: Final = 0


class Round(Frame):
    """A bonus is turned up and everybody bids."""

    __slots__ = ()


class Bid(Question):
    """Which card do you bid?"""

    __slots__ = ()


class Rethink(Offer):
    """You are ready; take the bid back?"""

    __slots__ = ()


class Compare(Frame):
    """The bids are shown."""

    __slots__ = ()


class Bidding(State):
    """Hands and bids are secret; points and bonus are public."""

    __slots__ = ("bids", "bonus", "deck", "hands", "high", "points")

    def __init__(
        self,
        stack: list[Frame],
        lanes: list[list[Frame]],
        chance: Chance,
        revealed: int,
        hands: list[list[int]],
        bids: list[int],
        points: list[int],
        deck: list[int],
        bonus: int,
        high: bool,
    ) -> None:
        super().__init__(stack, lanes, chance, revealed)
        self.hands = hands
        self.bids = bids
        self.points = points
        self.deck = deck
        self.bonus = bonus
        self.high = high

    def copy(self) -> "Bidding":
        """An independent copy."""
        return Bidding(
            self.stack.copy(),
            self.copy_lanes(),
            self.chance.copy(),
            self.revealed,
            [hand.copy() for hand in self.hands],
            self.bids.copy(),
            self.points.copy(),
            self.deck.copy(),
            self.bonus,
            self.high,
        )


def begin(players: int, options: Options, chance: Chance) -> Bidding:
    """Everybody holds 1 to 4."""
    hands = [[1, 2, 3, 4] for _ in range(players)]
    zeros = [0] * players
    deck = [101, 102, 103, 104]
    s = Bidding([], [], chance, 0, hands, zeros.copy(), zeros, deck, 0, bool(options["high"]))
    shuffle(s, s.deck)
    s.stack.append(Round())
    return s


def new_round(s: Bidding, f: Round) -> None:
    """The bonus, then one lane for each seat, then the comparison."""
    s.bonus = draw(s, s.deck) % 100
    tell(s, "bonus", s.bonus)
    then(s, Compare())
    meanwhile(s, [Bid(seat) for seat in range(len(s.hands))])


def own_cards(s: Bidding, f: Bid) -> list[int]:
    """Any card of the hand."""
    return s.hands[f.seat].copy()


def bid(s: Bidding, f: Bid, card: int) -> None:
    """The bid lies face down; it can be taken back until all are ready."""
    s.hands[f.seat].remove(card)
    s.bids[f.seat] = card
    then(s, Rethink(f.seat))


def take_back(s: Bidding, f: Rethink) -> list[int]:
    """The only thing to do is to take it back."""
    return [0]


def rethink(s: Bidding, f: Rethink, choice: int) -> None:
    """The card is in the hand again."""
    s.hands[f.seat].append(s.bids[f.seat])
    s.hands[f.seat].sort()
    s.bids[f.seat] = NO_BID
    then(s, Bid(f.seat))


def compare(s: Bidding, f: Compare) -> None:
    """The highest bid that stands alone takes the bonus."""
    reveal(s)
    tell(s, "bids", tuple(s.bids))
    alone = [card for card in s.bids if s.bids.count(card) == 1]
    if alone:
        winner = s.bids.index(max(alone) if s.high else min(alone))
        s.points[winner] += s.bonus
        tell(s, "takes", winner, s.bonus)
    s.bids = [NO_BID] * len(s.hands)
    if s.deck:
        then(s, Round())


RULES: Final = Rules()
RULES.work(Round, new_round)
RULES.work(Compare, compare)
RULES.question(Bid, own_cards, bid)
RULES.question(Rethink, take_back, rethink, automatic=lambda s, q: False)

WORDING: Final = Wording()
WORDING.question(
    Bid,
    "bid",
    lambda s, f: Prompt("Which card do you bid?", f"@{f.seat} bids"),
    lambda s, f, code: Words(f"bid {code}", f"Bid {code}", (f"card:{code}",)),
)
WORDING.question(
    Rethink,
    "rethink",
    lambda s, f: Prompt("You are ready.", f"@{f.seat} is ready"),
    lambda s, f, code: Words("rethink", "Take the bid back", ("bid",)),
)
WORDING.event("bonus", lambda n: Sentence(f"The bonus is {n}.", heading=True))
WORDING.event("bids", lambda bids: Sentence("Bids: " + ", ".join(map(str, bids)) + "."))
WORDING.event("takes", lambda seat, n: Sentence(f"@{seat} takes {n}.", seat))


class View(msgspec.Struct):
    """What a seat may see."""

    points: list[int]
    bonus: int
    rounds_left: int
    ready: list[bool]
    hand: list[int]
    bid: int


def view(s: Bidding, seat: int | None) -> View:
    """Own hand and bid; of the others only whether they are ready."""
    mine = seat is not None
    return View(
        s.points,
        s.bonus,
        len(s.deck),
        [card != NO_BID for card in s.bids],
        s.hands[seat] if mine and seat is not None else [],
        s.bids[seat] if mine and seat is not None else NO_BID,
    )


def hidden(s: Bidding, seat: int | None) -> list[int]:
    """The deck, and whether a seat's bid is one card or another."""
    return list(s.deck)


def redeal(s: Bidding, seat: int | None, rng: Random, keep: frozenset[int]) -> None:
    """Shuffle the deck, and let every other seat that is ready have bid any card it held."""
    movable = [card for card in s.deck if card not in keep]
    rng.shuffle(movable)
    s.deck = [card if card in keep else movable.pop() for card in s.deck]
    if keep:  # a comparison is at hand: the bids are about to be shown
        return
    for other in range(len(s.hands)):
        if other != seat and s.bids[other] != NO_BID:
            held = [*s.hands[other], s.bids[other]]
            s.bids[other] = rng.choice(held)
            held.remove(s.bids[other])
            s.hands[other] = sorted(held)


def result(s: Bidding) -> Result:
    """Most points win."""
    places = ranked([(points,) for points in s.points])
    winners = " and ".join(f"@{seat}" for seat, place in enumerate(places) if place == 1)
    return Result(
        "four_rounds",
        f"{winners} won.",
        tuple(
            Place(seat, places[seat], s.points[seat], places[seat] == 1)
            for seat in range(len(places))
        ),
    )


def invariants(s: Bidding) -> None:
    """No card is lost or made."""
    for hand, card in zip(s.hands, s.bids, strict=True):
        assert len(hand) + (card != NO_BID) == len(s.hands[0]) + (s.bids[0] != NO_BID), "cards"


def position(setup: Mapping[str, Any]) -> Bidding:
    """Hands for every seat, e.g. {"players": [[1, 2], [3, 4]]}."""
    hands = setup.get("players")
    if not isinstance(hands, list):
        raise BadPosition("the set-up needs 'players': a list of hands")
    zeros = [0] * len(hands)
    chance = Chance("position", 0, [])
    return Bidding([Round()], [], chance, 0, hands, zeros.copy(), zeros, [101], 0, True)


GAME: Final = Game(
    id="bidding",
    title="Bidding",
    version="1",
    line="Bid in secret.",
    mood="small proof",
    minutes="1",
    weight=1,
    players=range(2, 5),
    ledger="",
    settings=(
        Flag("high", "High wins", "The highest lone bid wins, else the lowest.", default=True),
    ),
    levels=(Level("adept", "Adept", "Guesses.", "random"),),
    rules=RULES,
    classes=(Bidding, Round, Bid, Rethink, Compare),
    seats=lambda s: len(s.hands),
    begin=begin,
    sight=view,
    see_all=lambda s: view(s, None),
    hidden=hidden,
    redeal=redeal,
    wording=WORDING,
    result=result,
    evaluate=lambda s, seat: s.points[seat] / 10,
    position=position,
    components=lambda: (),
    invariants=invariants,
)
