"""What a partner could do, one choice after another, as far as whoever proposes can know."""

from collections.abc import Sequence
from random import Random
from typing import Final

from spellhall.engine import Match, Option
from spellhall.server.wire.shown import OptionOnOffer, QuestionInfo
from spellhall.server.wire.socket import Step

MOST_STEPS: Final = 5
MOST_ANSWERS: Final = 40  # given in a row until the partner has something to choose
REDEALS: Final = 2


class Laying:
    """Steps laid out on copies that the proposer cannot tell from the true table.

    All that `me` cannot see is dealt anew in them, so that nothing hidden can show.
    """

    def __init__(self, match: Match, me: int, to: int, rng: Random) -> None:
        self.to = to
        self.steps: list[Step] = []
        redealt = [match.redeal(me, rng) for _ in range(REDEALS)]
        found = [as_if_asked(copy, to) for copy in redealt]
        self.copies = [copy for copy in found if copy is not None]
        self.kind = next((asked.kind for copy in self.copies if (asked := copy.asked(to))), "")

    def options(self) -> dict[str, tuple[Option, bool]]:
        """What may be proposed next, by notation; true: whatever is hidden.

        The first step is sure. After it, what depends on chance may be proposed in words.
        """
        offered = [{o.text: o for o in copy.options(self.to)} for copy in self.copies]
        found: dict[str, tuple[Option, bool]] = {}
        for options in offered:
            for text, option in options.items():
                sure = all(text in each and each[text].label == option.label for each in offered)
                if sure or self.steps:
                    found.setdefault(text, (option, sure))
        return found

    def go(self, choice: str) -> bool:
        """Lay out one more step; false if it cannot be proposed."""
        known = self.options().get(choice)
        if known is None or len(self.steps) == MOST_STEPS:
            return False
        option, sure = known
        self.steps.append(Step(choice, option.label, words=not sure))
        if not sure:
            self.copies = []  # after it nobody can say what may be chosen
        for copy in self.copies:
            copy.play(choice, self.to)
            _go_on(copy, self.to)
        return True

    def question(self) -> QuestionInfo | None:
        """What may be proposed next; None if nobody can say, or enough is laid out."""
        options = self.options()
        if not options or len(self.steps) == MOST_STEPS:
            return None
        asked = next(asked for copy in self.copies if (asked := copy.asked(self.to)) is not None)
        return QuestionInfo(
            seat=self.to,
            kind=asked.kind,
            prompt=asked.waiting,
            why="",
            options=[on_offer(option) for option, _ in options.values()],
            waits=asked.waits,
        )


def laid_out(match: Match, me: int, to: int, choices: Sequence[str], rng: Random) -> Laying | None:
    """The choices one after another; None if one of them cannot be proposed."""
    laying = Laying(match, me, to, rng)
    return laying if all(laying.go(choice) for choice in choices) else None


def on_offer(option: Option) -> OptionOnOffer:
    """An option as those see it who are not asked."""
    return OptionOnOffer(option.text, option.label, list(option.touches))


def as_if_asked(match: Match, seat: int) -> Match | None:
    """The match, or one in which the seat is about to act; None if nobody can say."""
    if match.asked(seat) is not None:
        return match
    state = match.game.in_turn(match.state, seat)
    if state is None:
        return None
    return Match(match.game, state, match.names, dict(match.settings), "", "laid out")


def _go_on(copy: Match, to: int) -> None:
    """Answer what needs no thought until the seat has something to choose."""
    for _ in range(MOST_ANSWERS):
        seats = copy.awaited()
        if not seats:
            return
        seat = to if to in seats else seats[0]
        options = copy.options(seat)
        given = copy.game.gives_way(copy.state, seat) if seat != to else None
        if given is not None:
            options = [option for option in options if option.code == given]
        elif seat != to:
            return
        if len(options) != 1:
            return
        copy.answer(seat, options[0])
