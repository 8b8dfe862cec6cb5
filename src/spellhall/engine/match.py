"""A game in progress: state, seats, and the choices made so far."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec

from spellhall.engine.errors import BadOptions, IllegalChoice, NoUndo
from spellhall.engine.game import Game
from spellhall.engine.machine import stack
from spellhall.engine.machine.events import Event
from spellhall.engine.machine.frames import Offer, Question
from spellhall.engine.machine.state import Chance, State
from spellhall.engine.result import Result
from spellhall.engine.settings import Options, Value, complete
from spellhall.engine.wording import Prompt, QuestionWords, Refused, Sentence, Words, with_names

NAMES = ("Alice", "Bob", "Cara", "Dan", "Eve", "Finn")


class Option(msgspec.Struct, frozen=True):
    """One possible choice: a small code for programs, notation and label for people."""

    code: int
    text: str
    label: str
    touches: tuple[str, ...]
    rules: tuple[str, ...]
    loses: str = ""  # what it costs for good, in words; empty when it is free
    tried: bool = False  # `Match.loses` tries out whether it can be taken back

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Asked:
    """An open question of one seat, in words."""

    seat: int
    kind: str
    prompt: str
    waiting: str  # for the others
    why: str
    rules: tuple[str, ...]
    waits: bool  # the game waits for the answer
    cause: str = ""  # what asks, as prompt or why name it; empty: the turn itself
    of: tuple[str, ...] = ()  # its ids on the screen


@dataclass(frozen=True)
class Chosen:
    """One line of a record."""

    seat: int
    text: str
    reason: str = ""  # what a bot said about it


@dataclass(frozen=True)
class Told:
    """An event as one viewpoint may know it."""

    kind: str
    args: tuple[object, ...]
    sentence: Sentence


class Match:
    """A game that can be looked at and played, one choice at a time."""

    def __init__(
        self,
        game: Game,
        state: State,
        names: Sequence[str],
        options: dict[str, Value],
        seed: str,
        start: str = "",
    ) -> None:
        self.game = game
        self.state = state
        self.names = tuple(names)
        self.settings = options
        self.seed = seed
        self.start = start  # the position it began from, as JSON, if not from the set-up
        self.choices: list[Chosen] = []
        self._before: list[State] = []  # states before the choices that can be taken back
        self.filmed = False  # whether each event keeps the state it leaves
        state.watched = True

    # -- looking ----------------------------------------------------------------------------

    @property
    def seats(self) -> range:
        """All seats, from 0."""
        return range(len(self.names))

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything left to choose."""
        return not self.state.stack and not self.state.lanes

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        if not self.is_over:
            return None
        result = self.game.result(self.state)
        return replace(result, text=self.say(result.text), tie=self.say(result.tie))

    def awaited(self) -> list[int]:
        """The seats that must answer now."""
        return stack.awaited(self.state)

    def may_answer(self) -> list[int]:
        """The seats that must or may answer now."""
        return [seat for seat in self.seats if self._question(seat) is not None]

    def asked(self, seat: int) -> Asked | None:
        """The question that this seat may answer now, in words."""
        question = self._question(seat)
        if question is None:
            return None
        words = self._words(question)
        prompt: Prompt = words.prompt(self.state, question)
        cause = prompt.cause
        return Asked(
            seat=seat,
            kind=words.id,
            prompt=self.say(prompt.text),
            waiting=self.say(prompt.waiting),
            why=self.say(prompt.why),
            rules=prompt.rules,
            waits=not isinstance(question, Offer),
            cause="" if cause is None else self.say(cause.name),
            of=() if cause is None else cause.touches,
        )

    def options(self, seat: int | None = None) -> list[Option]:
        """What this seat (or the one that is awaited) may choose now."""
        seat = self._seat(seat)
        question = self._question(seat)
        if question is None:
            return []
        codes = stack.options(self.game.rules, self.state, seat)
        return [self._option(question, code) for code in codes]

    def option(self, text: str, seat: int | None = None) -> Option | None:
        """The one of `options` that is written so; None if there is none."""
        seat = self._seat(seat)
        question = self._question(seat)
        if question is None:
            return None
        notation = self._words(question).notation
        for code in stack.options(self.game.rules, self.state, seat):
            if notation(self.state, question, code) == text:
                return self._option(question, code)
        return None

    def refusals(self, seat: int) -> list[Refused]:
        """Visible things that this seat cannot choose now, each with the rule that says why."""
        question = self._question(seat)
        if question is None:
            return []
        refused = self._words(question).refusals(self.state, question)
        return [Refused(one.touch, self.say(one.reason), one.rule, one.verb) for one in refused]

    def among(self, seat: int) -> list[str]:
        """What this seat sees and can sometimes choose in answer to its question."""
        question = self._question(seat)
        return list(self._words(question).among(self.state, question)) if question else []

    def sight(self, seat: int | None) -> Any:
        """What a seat may see; None for a spectator."""
        return self.game.sight(self.state, seat)

    def events(self, seat: int | None) -> list[Told]:
        """What this viewpoint is told about the last choice."""
        return self._told(seat, self.state.events)

    def all_events(self) -> list[Told]:
        """Everything about the last choice, for replays that show all."""
        return self.told_all(self.state.events)

    def told_all(self, events: Sequence[Event]) -> list[Told]:
        """Some events with all their facts; without those that have no sentence."""
        return self._told(None, [Event(event.kind, event.args) for event in events])

    def say(self, text: str) -> str:
        """A text with the names of this match."""
        return with_names(text, self.names)

    # -- playing ----------------------------------------------------------------------------

    def play(self, choice: "str | Option", seat: int | None = None, reason: str = "") -> None:
        """Make a choice, in notation or as one of `options`; IllegalChoice lists what is legal.

        `reason`: what is kept beside it in the record.
        """
        seat = self._seat(seat)
        option = self.option(str(choice), seat)
        if option is None:
            raise self.illegal(str(choice), seat)
        self.answer(seat, option, reason)

    def illegal(self, text: str, seat: int) -> IllegalChoice:
        """That this is none of what the seat may choose, with all that it may."""
        legal = [option.text for option in self.options(seat)]
        return IllegalChoice(text, legal, "" if legal else self._not_asked(seat))

    def answer(self, seat: int, option: Option, reason: str = "") -> None:
        """Carry out one of the options just listed for this seat."""
        before = self.state.copy()
        self.state.events = []
        self.state.filmed = self.filmed
        stack.answer(self.game.rules, self.state, seat, option.code)
        self.choices.append(Chosen(seat, option.text, reason))
        if before.revealed != self.state.revealed:
            self._before.clear()
        else:
            self._before.append(before)

    def loses(self, seat: int, option: Option) -> str:
        """What an option of this seat costs for good; nothing if it could be taken back.

        It is tried out only where its game says that nothing hidden decides about that.
        """
        if not option.tried:
            return option.loses
        after = self.state.copy()
        after.watched = False
        stack.answer(self.game.rules, after, seat, option.code)
        ends = after.revealed != self.state.revealed or stack.awaited(after) != [seat]
        return option.loses if ends else ""

    def may_undo(self, seat: int) -> bool:
        """Whether the seat chose last, and could choose otherwise: nothing was learned since."""
        return self._steps_back(seat) > 0

    def undo(self, seat: int, whole_turn: bool = False) -> int:
        """Take back the last choice, or all that can be; returns how many were taken back.

        Answers without an alternative go with the choice before them: alone they would be given
        again at once.
        """
        if not self.may_undo(seat):
            raise NoUndo(
                "there is nothing to take back: something was revealed, rolled or asked of"
                " another seat since"
            )
        count = 0
        while (steps := self._steps_back(seat)) and (whole_turn or count == 0):
            self.take_back(seat, steps)
            count += steps
        return count

    def take_back(self, seat: int, count: int) -> None:
        """Take back so many choices of a seat, as a log tells it; NoUndo if they were not made."""
        mine = [chosen.seat == seat for chosen in self.choices[-count:]]
        if not 0 < count <= len(self._before) or not all(mine):
            raise NoUndo(f"there are no {count} choices of seat {seat} to take back")
        self.state = self._before[-count]
        self.state.watched = True
        del self._before[-count:], self.choices[-count:]

    def _steps_back(self, seat: int) -> int:
        """How many choices lead back to where the seat could choose; 0 if none may be undone."""
        after = self.state
        for count, before in enumerate(reversed(self._before), 1):
            still_open = bool(after.lanes) or stack.awaited(after) == [seat]
            if self.choices[-count].seat != seat or not still_open:
                return 0
            if len(stack.options(self.game.rules, before, seat)) > 1:
                return count
            after = before
        return 0

    # -- copies and files --------------------------------------------------------------------

    def clone(self) -> "Match":
        """An independent match that plays as this one."""
        copy = Match(
            self.game, self.state.copy(), self.names, dict(self.settings), self.seed, self.start
        )
        copy.choices = list(self.choices)
        copy._before = list(self._before)
        copy.filmed = self.filmed
        return copy

    def redeal(self, seat: int | None, rng: Random) -> "Match":
        """A match that this seat cannot tell from the true one: all it cannot see dealt anew."""
        state = redealt(self.game, self.state, seat, rng)
        return Match(self.game, state, self.names, dict(self.settings), "", "redealt")

    def to_json(self) -> str:
        """The position as JSON: game, version, names, options and the whole state."""
        head = {
            "game": self.game.id,
            "version": self.game.version,
            "names": list(self.names),
            "options": self.settings,
            "state": self.game.codec.to_builtins(self.state),
        }
        return msgspec.json.encode(head, order="sorted").decode()

    # -- inside ------------------------------------------------------------------------------

    def _question(self, seat: int) -> Question | None:
        if seat not in self.seats:
            raise IllegalChoice(
                "", [], f"there is no seat {seat}; seats: 0 to {len(self.names) - 1}"
            )
        return stack.open_question(self.state, seat)

    def _option(self, question: Question, code: int) -> Option:
        said: Words = self._words(question).option(self.state, question, code)
        label, loses = self.say(said.label), self.say(said.loses)
        kept = said.touches, said.rules
        return Option(code, said.text, label, *kept, loses=loses, tried=said.tried)

    def _words(self, question: Question) -> QuestionWords:
        return self.game.wording.questions[type(question)]

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        seats = self.awaited()
        if not seats:
            raise IllegalChoice("", [], "the game is over")
        return seats[0]

    def _not_asked(self, seat: int) -> str:
        if self.is_over:
            return "the game is over"
        names = " and ".join(self.names[other] for other in self.awaited())
        return f"{self.names[seat]} is not asked anything now; {names} must choose"

    def _told(self, seat: int | None, events: Sequence[Event]) -> list[Told]:
        told = []
        for event in events:
            args = event.seen_by(seat)
            if args is None:
                continue
            sentence = self.game.wording.sentences[event.kind](*args)
            if sentence is not None:
                said = Sentence(
                    self.say(sentence.text), sentence.seat, sentence.touches, sentence.heading
                )
                told.append(Told(event.kind, args, said))
        return told


def redealt(
    game: Game,
    state: State,
    seat: int | None,
    rng: Random,
    keep: frozenset[int] = frozenset(),
) -> State:
    """A copy with everything dealt anew that the seat cannot see, its chance included."""
    copy = state.copy()
    copy.chance = Chance(f"{rng.getrandbits(128):032x}", 0, [])
    game.redeal(copy, seat, rng, keep)
    return copy


def begin(
    game: Game,
    players: int,
    seed: int | str = 0,
    options: Options | None = None,
    names: Sequence[str] | None = None,
) -> Match:
    """Set up a game and settle it up to the first decision."""
    if players not in game.players:
        raise BadOptions(
            f"{game.title} is for {game.players[0]} to {game.players[-1]} players, not {players}"
        )
    settings = complete(game.settings, options or {})
    for conflict in game.judged(settings, players):
        raise BadOptions(conflict.reason)
    names = list(names or NAMES[:players])
    if len(names) != players:
        raise BadOptions(f"{players} players need {players} names, not {len(names)}")
    state = game.begin(players, settings, Chance(key_of(seed), 0, []))
    state.watched = True
    stack.settle(game.rules, state)
    return Match(game, state, names, settings, str(seed))


def key_of(seed: int | str) -> str:
    """The generator's key for a seed, of a length that it accepts."""
    text = str(seed)
    return text if len(text.encode()) <= 64 else blake2b(text.encode(), digest_size=32).hexdigest()
