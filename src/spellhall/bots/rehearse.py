"""The rehearsing look of the searching bot: each choice once in every deal, then all as usual.

Where all choose at once and dice decide the rest, a tree over everybody's choices spreads too
thin. Here each sensible choice is tried in the same deals with the same dice; after it every seat
does what it usually does, by the game's advice, until the position is settled and the evaluation
means what it says. What the seat usually does is left only for something that went clearly better.
"""

from math import sqrt
from random import Random
from time import monotonic
from typing import Final

from spellhall.bots.playout import sensible_options, value
from spellhall.engine.game import Advice, Game
from spellhall.engine.machine.stack import answer, next_seat
from spellhall.engine.machine.state import State
from spellhall.engine.match import redealt

MOST_ANSWERS: Final = 200  # after a choice, if nothing settles
FIRST_CUT: Final = 8  # deals before the worse half of the choices is dropped, then twice as many


class Rehearsal:
    """One thinking about one choice, compared with the usual one."""

    __slots__ = ("advice", "codes", "game", "seat", "squares", "sums", "tried")

    def __init__(self, game: Game, advice: Advice, seat: int, codes: list[int]) -> None:
        self.game = game
        self.advice = advice
        self.seat = seat
        self.codes = codes  # the usual one first
        self.tried = list(range(len(codes)))  # places of the choices still tried
        self.sums = [0.0] * len(codes)  # of the gains over the usual choice
        self.squares = [0.0] * len(codes)

    def run(self, state: State, rng: Random, deals: int, caution: float, seconds: float) -> int:
        """Think, and return the usual choice or one that is better by more than chance."""
        end = monotonic() + seconds
        cut = FIRST_CUT
        done = 0
        while done < deals and (seconds <= 0.0 or done == 0 or monotonic() < end):
            self.deal(redealt(self.game, state, self.seat, rng))
            done += 1
            if done == cut:
                self.drop_worse_half()
                cut *= 2
        best = 0
        most = 0.0
        for i in self.tried[1:]:
            mean = self.sums[i] / done
            spread = max(self.squares[i] / done - mean * mean, 0.0)
            surely = mean - caution * sqrt(spread / done)
            if surely > most:
                most = surely
                best = i
        return self.codes[best]

    def deal(self, dealt: State) -> None:
        """Every choice in one deal, against the usual one."""
        usual = 0.0
        for i in self.tried:
            s = dealt.copy()
            answer(self.game.rules, s, self.seat, self.codes[i])
            self.play_as_usual(s)
            worth = value(self.game, s, self.seat)
            if i == 0:
                usual = worth
            else:
                self.sums[i] += worth - usual
                self.squares[i] += (worth - usual) * (worth - usual)

    def play_as_usual(self, s: State) -> None:
        """Every seat does what it usually does, until all is settled."""
        rules = self.game.rules
        for _ in range(MOST_ANSWERS):
            seat = next_seat(s)
            if seat < 0 or self.advice.settled(s):
                return
            codes = sensible_options(rules, self.advice, s, seat)
            answer(rules, s, seat, codes[0])

    def drop_worse_half(self) -> None:
        """Only the better half of the unusual choices stays in."""
        others = self.tried[1:]
        others.sort(key=lambda i: -self.sums[i])
        self.tried = [0, *others[: (len(others) + 1) // 2]]


def choose_by_rehearsal(
    game: Game,
    advice: Advice,
    state: State,
    seat: int,
    rng: Random,
    deals: int,
    caution: float,
    seconds: float,
) -> int:
    """The choice that went clearly best in rehearsal, else the usual one."""
    codes = sensible_options(game.rules, advice, state, seat)
    if len(codes) == 1:
        return codes[0]
    return Rehearsal(game, advice, seat, codes).run(state, rng, deals, caution, seconds)
