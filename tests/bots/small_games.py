"""Three games of a few lines: one without secrets, one with secret bids, one won together."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from spellhall.engine import (
    BadPosition,
    Chance,
    Component,
    Flag,
    Frame,
    Game,
    Level,
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
    meanwhile,
    shuffle,
    tell,
    then,
)

# Small games have small trees and no opinion in between, so they are searched broadly.
SEARCH = {"iterations": 800, "patience": 1, "exploration": 0.6}
LEVELS = (
    Level("apprentice", "Apprentice", "Chooses at random.", "random"),
    Level("adept", "Adept", "Looks one step ahead.", "greedy"),
    Level("archmage", "Archmage", "Searches.", "search", SEARCH),
)


# -- Stones: take one to three; whoever takes the last one wins ----------------------------------


class Take(Question):
    __slots__ = ()


class Heap(State):
    __slots__ = ("left", "players", "together", "winner")

    def __init__(
        self,
        stack: list[Frame],
        lanes: list[list[Frame]],
        chance: Chance,
        revealed: int,
        players: int,
        left: int,
        winner: int,
        together: bool,
    ) -> None:
        super().__init__(stack, lanes, chance, revealed)
        self.players = players
        self.left = left
        self.winner = winner
        self.together = together

    def copy(self) -> "Heap":
        return Heap(
            self.stack.copy(),
            self.copy_lanes(),
            self.chance.copy(),
            self.revealed,
            self.players,
            self.left,
            self.winner,
            self.together,
        )


def takes(s: Heap, f: Take) -> list[int]:
    return [1, 2, 3] if s.together else list(range(1, min(3, s.left) + 1))


def take(s: Heap, f: Take, code: int) -> None:
    s.left -= code
    tell(s, "took", f.seat, code)
    if s.left > 0:
        then(s, Take((f.seat + 1) % s.players))
    else:
        s.winner = f.seat


def heap_result(s: Heap) -> Result:
    if s.together:
        won = s.left == 0
        places = tuple(Place(seat, 1, int(won), won) for seat in range(s.players))
        return Result("exact" if won else "missed", "All is well." if won else "Lost.", places)
    places = tuple(
        Place(seat, 1 if seat == s.winner else 2, int(seat == s.winner), seat == s.winner)
        for seat in range(s.players)
    )
    return Result("empty", f"@{s.winner} wins.", places)


def heap_view(s: Heap, seat: int | None) -> dict[str, Any]:
    return {"left": s.left}


def _heap_game(id: str, together: bool) -> Game:
    rules = Rules()
    rules.question(Take, takes, take)
    wording = Wording()
    wording.question(
        Take,
        "take",
        lambda s, q: Prompt("How many stones?", f"@{q.seat} takes stones"),
        lambda s, q, code: Words(f"take {code}", f"Take {code}"),
    )
    wording.event("took", lambda seat, code: Sentence(f"@{seat} takes {code}.", seat))

    def begin(players: int, options: Options, chance: Chance) -> State:
        left = 21 if options["big"] else 10
        return Heap([Take(0)], [], chance, 0, players, left, -1, together)

    return Game(
        id=id,
        title=id.title(),
        version="1",
        line="Take one to three stones.",
        mood="tiny test",
        minutes="1",
        weight=1,
        players=range(1 if together else 2, 5),
        ledger="ST",
        settings=(Flag("big", "Big heap", "Begin with 21 stones."),),
        levels=LEVELS,
        rules=rules,
        classes=(Heap, Take),
        begin=begin,
        seats=lambda s: s.players,
        sight=heap_view,
        see_all=lambda s: heap_view(s, None),
        hidden=lambda s, seat: (),
        redeal=lambda s, seat, rng, keep: None,
        wording=wording,
        result=heap_result,
        evaluate=lambda s, seat: 0.5,
        position=_no_position,
        components=_no_components,
        invariants=lambda s: None,
        together=together,
    )


# -- Bids: all lay a card face down at once; the highest takes the round -------------------------


class Bid(Question):
    __slots__ = ()


class Compare(Frame):
    __slots__ = ()


class Bidding(State):
    __slots__ = ("deck", "hands", "laid", "points", "rounds")

    def __init__(
        self,
        stack: list[Frame],
        lanes: list[list[Frame]],
        chance: Chance,
        revealed: int,
        deck: list[int],
        hands: list[list[int]],
        laid: list[int],
        points: list[int],
        rounds: int,
    ) -> None:
        super().__init__(stack, lanes, chance, revealed)
        self.deck = deck
        self.hands = hands
        self.laid = laid  # face down; -1: not yet
        self.points = points
        self.rounds = rounds

    def copy(self) -> "Bidding":
        return Bidding(
            self.stack.copy(),
            self.copy_lanes(),
            self.chance.copy(),
            self.revealed,
            self.deck.copy(),
            [hand.copy() for hand in self.hands],
            self.laid.copy(),
            self.points.copy(),
            self.rounds,
        )


def bid_begin(players: int, options: Options, chance: Chance) -> State:
    s = Bidding([], [], chance, 0, list(range(20)), [], [-1] * players, [0] * players, 0)
    shuffle(s, s.deck)
    s.hands = [[s.deck.pop() for _ in range(4)] for _ in range(players)]
    ask_all(s)
    return s


def ask_all(s: Bidding) -> None:
    then(s, Compare())
    meanwhile(s, [Bid(seat) for seat in range(len(s.hands))])


def bids(s: Bidding, f: Bid) -> list[int]:
    return s.hands[f.seat].copy()


def bid(s: Bidding, f: Bid, code: int) -> None:
    s.hands[f.seat].remove(code)
    s.laid[f.seat] = code


def compare(s: Bidding, f: Compare) -> None:
    best = s.laid.index(max(s.laid))
    s.points[best] += 1
    s.revealed += 1
    tell(s, "round", best)
    s.laid = [-1] * len(s.laid)
    s.rounds += 1
    if s.rounds < 3:
        ask_all(s)


def bid_redeal(s: Bidding, seat: int | None, rng: Random, keep: frozenset[int]) -> None:
    others = [other for other in range(len(s.hands)) if other != seat]
    pool = s.deck + [card for other in others for card in s.hands[other]]
    pool += [s.laid[other] for other in others if s.laid[other] >= 0]
    pool.sort()
    rng.shuffle(pool)
    for other in others:
        s.hands[other] = [pool.pop() for _ in s.hands[other]]
        if s.laid[other] >= 0:
            s.laid[other] = pool.pop()
    s.deck = pool


def bid_result(s: Bidding) -> Result:
    most = max(s.points)
    places = tuple(
        Place(seat, 1 + sum(other > points for other in s.points), points, points == most)
        for seat, points in enumerate(s.points)
    )
    return Result("three_rounds", "Three rounds were played.", places)


def bid_view(s: Bidding, seat: int | None) -> dict[str, Any]:
    return {
        "hand": sorted(s.hands[seat]) if seat is not None else [],
        "laid": [card >= 0 for card in s.laid],
        "points": list(s.points),
    }


def bid_value(s: Bidding, seat: int) -> float:
    rest = sum(s.hands[seat]) / 400
    return 0.4 + 0.1 * (s.points[seat] - max(s.points)) + rest


def _bid_game() -> Game:
    rules = Rules()
    rules.question(Bid, bids, bid)
    rules.work(Compare, compare)
    wording = Wording()
    wording.question(
        Bid,
        "bid",
        lambda s, q: Prompt("Which card?", f"@{q.seat} lays a card"),
        lambda s, q, code: Words(f"bid {code}", f"Bid {code}", (f"card:{code}",)),
    )
    wording.event("round", lambda seat: Sentence(f"@{seat} takes the round.", seat))
    return Game(
        id="bids",
        title="Bids",
        version="1",
        line="All lay a card at once.",
        mood="tiny test",
        minutes="1",
        weight=1,
        players=range(2, 5),
        ledger="BI",
        settings=(),
        levels=LEVELS,
        rules=rules,
        classes=(Bidding, Bid, Compare),
        begin=bid_begin,
        seats=lambda s: len(s.hands),
        sight=bid_view,
        see_all=lambda s: bid_view(s, None),
        hidden=_bid_hidden,
        redeal=bid_redeal,
        wording=wording,
        result=bid_result,
        evaluate=bid_value,
        position=_no_position,
        components=_no_components,
        invariants=lambda s: None,
    )


def _bid_hidden(s: Bidding, seat: int | None) -> Sequence[int]:
    return sorted(card for other, hand in enumerate(s.hands) if other != seat for card in hand)


def _no_position(given: Mapping[str, Any]) -> State:
    raise BadPosition("this is not a position: the small games know no short form")


def _no_components() -> Sequence[Component]:
    return ()


STONES = _heap_game("stones", together=False)
TOGETHER = _heap_game("together", together=True)
BIDS = _bid_game()
