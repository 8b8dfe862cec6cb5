"""A small game with all that a server must get right: secrets, simultaneous choices, reactions.

Each round everybody secretly picks a number at the same time and may change it until the last
one is ready. Then each seat in turn guesses the number of the next one. Whoever is found out may
hold up a mirror, if they were dealt one; everybody is asked, mirror or not.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from spellhall.engine import (
    Chance,
    Component,
    Frame,
    Game,
    Level,
    Number,
    Offer,
    Options,
    Part,
    Place,
    Prompt,
    Question,
    Result,
    Rules,
    Sentence,
    State,
    Wording,
    Words,
    below,
    meanwhile,
    never,
    ranked,
    reveal,
    tell,
    tell_in_part,
    then,
)
from spellhall.games import add

HIGHEST = 5
NOTHING = 0


class Duel(State):
    __slots__ = ("left", "mirrors", "picked", "points")

    def __init__(
        self,
        stack: list[Frame],
        lanes: list[list[Frame]],
        chance: Chance,
        revealed: int,
        picked: list[int],
        mirrors: list[int],
        points: list[int],
        left: int,
    ) -> None:
        super().__init__(stack, lanes, chance, revealed)
        self.picked = picked  # secret of each seat; 0 before it has picked
        self.mirrors = mirrors  # secret of each seat
        self.points = points
        self.left = left  # rounds

    def copy(self) -> "Duel":
        return Duel(
            stack=self.stack.copy(),
            lanes=self.copy_lanes(),
            chance=self.chance.copy(),
            revealed=self.revealed,
            picked=self.picked.copy(),
            mirrors=self.mirrors.copy(),
            points=self.points.copy(),
            left=self.left,
        )


class Round(Frame):
    __slots__ = ()


class Show(Frame):
    __slots__ = ()


class Pick(Question):
    __slots__ = ()


class Change(Offer):
    __slots__ = ()


class Guess(Question):
    __slots__ = ()


class Mirror(Question):
    __slots__ = ("guesser", "number")

    def __init__(self, seat: int, guesser: int, number: int) -> None:
        super().__init__(seat)
        self.guesser: Final = guesser
        self.number: Final = number


def play_round(s: Duel, f: Round) -> None:
    if s.left == 0:
        return
    s.left -= 1
    tell(s, "round", s.left)
    s.picked = [NOTHING for _ in s.picked]
    then(s, Show())
    meanwhile(s, [Pick(seat) for seat in range(len(s.picked))])


def show(s: Duel, f: Show) -> None:
    reveal(s)
    then(s, *(Guess(seat) for seat in range(len(s.picked))), Round())


def numbers(s: Duel, q: Question) -> list[int]:
    return list(range(1, HIGHEST + 1))


def pick(s: Duel, q: Question, code: int) -> None:
    s.picked[q.seat] = code
    tell_in_part(s, (q.seat,), "pick", (q.seat, code), (q.seat, NOTHING))
    then(s, Change(q.seat))


def guess(s: Duel, q: Guess, code: int) -> None:
    victim = (q.seat + 1) % len(s.picked)
    tell(s, "guess", q.seat, victim, code)
    then(s, Mirror(victim, q.seat, code))


def mirror_options(s: Duel, q: Mirror) -> list[int]:
    return [0, 1] if s.mirrors[q.seat] else [0]


def answer_mirror(s: Duel, q: Mirror, code: int) -> None:
    if code:
        s.mirrors[q.seat] -= 1
        tell(s, "mirror", q.seat)
    elif s.picked[q.seat] == q.number:
        s.points[q.guesser] += 1
        tell(s, "hit", q.guesser, q.seat)
    reveal(s)


RULES = Rules()
RULES.work(Round, play_round)
RULES.work(Show, show)
RULES.question(Pick, numbers, pick)
RULES.question(Change, numbers, pick)
RULES.question(Guess, numbers, guess)
RULES.question(Mirror, mirror_options, answer_mirror, automatic=never)


def number_words(s: Duel, q: Question, code: int) -> Words:
    return Words(f"number {code}", f"Take the number {code}", (f"number:{code}",), ("DU-PICK-1",))


def mirror_words(s: Duel, q: Mirror, code: int) -> Words:
    return Words("mirror", "Hold up the mirror") if code else Words("pass", "Do nothing")


WORDING = Wording()
WORDING.question(
    Pick, "pick", lambda s, q: Prompt("Pick a number.", f"@{q.seat} picks."), number_words
)
WORDING.question(Change, "change", lambda s, q: Prompt("Ready; you may change.", ""), number_words)
WORDING.question(
    Guess, "guess", lambda s, q: Prompt("Guess a number.", f"@{q.seat} guesses."), number_words
)
WORDING.question(
    Mirror, "mirror", lambda s, q: Prompt("Mirror?", f"@{q.seat} may react."), mirror_words
)
WORDING.event("round", lambda left: Sentence(f"A round begins; {left} to come.", heading=True))
WORDING.event(
    "pick",
    lambda seat, number: Sentence(
        f"@{seat} picks secret-{number}." if number else f"@{seat} is ready.", seat
    ),
)
WORDING.event("guess", lambda by, at, number: Sentence(f"@{by} guesses {number} of @{at}.", by))
WORDING.event("mirror", lambda seat: Sentence(f"@{seat} holds up a mirror.", seat))
WORDING.event("hit", lambda by, at: Sentence(f"@{by} has found out @{at}.", by))


class DuelView(Struct):
    own: str | None  # my number, once picked
    mirrors: int | None  # mine
    points: list[int]
    ready: list[bool]
    left: int


def view(s: Duel, seat: int | None) -> DuelView:
    own = None if seat is None else f"secret-{s.picked[seat]}"
    mine = None if seat is None else s.mirrors[seat]
    return DuelView(own, mine, list(s.points), [number > 0 for number in s.picked], s.left)


def see_all(s: Duel) -> dict[str, Any]:
    return {"everything": [f"secret-{number}" for number in s.picked], "mirrors": list(s.mirrors)}


def set_up(players: int, options: Options, chance: Chance) -> Duel:
    rounds = options["rounds"]
    assert isinstance(rounds, int)
    nobody = [0] * players
    s = Duel(
        stack=[Round()],
        lanes=[],
        chance=chance,
        revealed=0,
        picked=nobody.copy(),
        mirrors=nobody.copy(),
        points=nobody.copy(),
        left=rounds,
    )
    s.mirrors = [below(s, 2) for _ in range(players)]
    return s


def redeal(s: Duel, seat: int | None, rng: Random, keep: frozenset[int]) -> None:
    for other in range(len(s.picked)):
        if other != seat:
            s.mirrors[other] = rng.randrange(2)
            if s.picked[other]:
                s.picked[other] = rng.randint(1, HIGHEST)


def result(s: Duel) -> Result:
    places = ranked([[points] for points in s.points])
    best = [f"@{seat}" for seat, place in enumerate(places) if place == 1]
    return Result(
        "last_round",
        f"{' and '.join(best)} found out the most.",
        tuple(
            Place(seat, place, s.points[seat], place == 1, (Part("Found out", s.points[seat]),))
            for seat, place in enumerate(places)
        ),
    )


def evaluate(s: Duel, seat: int) -> float:
    return (s.points[seat] + 1) / (sum(s.points) + len(s.points))


def nothing_hidden(s: Duel, seat: int | None) -> Sequence[int]:
    return ()


def position(given: Mapping[str, Any]) -> Duel:
    raise NotImplementedError


def no_components() -> Sequence[Component]:
    return ()


def scene(s: Duel) -> Any:
    return {"seats": len(s.points)}


def catalogue() -> Any:
    return {"numbers": [f"Number {number}" for number in range(1, HIGHEST + 1)]}


def counts(s: Duel) -> None:
    assert len(s.picked) == len(s.mirrors) == len(s.points), "one of each for every seat"


GAME = Game(
    id="duel",
    title="Duel of Numbers",
    version="1",
    line="Guess what the others think.",
    mood="mind reading",
    minutes="5",
    weight=1,
    players=range(2, 5),
    ledger="DU",
    settings=(Number("rounds", "Rounds", "How long it lasts.", default=3, least=1, most=500),),
    levels=(
        Level("apprentice", "Apprentice", "Plays at random.", "random"),
        Level("adept", "Adept", "Looks one step ahead.", "greedy"),
        Level("archmage", "Archmage", "Thinks.", "search", {"iterations": 50}),
    ),
    rules=RULES,
    classes=(Duel, Round, Show, Pick, Change, Guess, Mirror),
    seats=lambda s: len(s.picked),
    begin=set_up,
    sight=view,
    see_all=see_all,
    scene=scene,
    catalogue=catalogue,
    hidden=nothing_hidden,
    redeal=redeal,
    wording=WORDING,
    result=result,
    evaluate=evaluate,
    position=position,
    components=no_components,
    invariants=counts,
)

add(GAME)
