"""What a game tells the engine about itself."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from random import Random
from typing import Any, NamedTuple

import msgspec

from spellhall.engine.forecasts.stakes import NO_STAKES, Stakes
from spellhall.engine.forecasts.walks import Walks
from spellhall.engine.lessons.declare import Lesson
from spellhall.engine.machine.codec import Codec
from spellhall.engine.machine.frames import Frame
from spellhall.engine.machine.stack import Rules
from spellhall.engine.machine.state import Chance, State
from spellhall.engine.packs.shape import PackForm
from spellhall.engine.result import Ending, Result
from spellhall.engine.settings import Conflict, Options, Setting, Value, unmet
from spellhall.engine.wording import Wording


@dataclass(frozen=True)
class Level:
    """A named strength of bot, the same three names in every game."""

    id: str  # "apprentice", "adept", "archmage"
    title: str
    line: str
    bot: str  # which bot plays it: "random", "greedy" or "search"
    options: Mapping[str, float] = field(default_factory=dict)  # for that bot


def no_further(state: Any, seat: int) -> bool:
    """Plans of this game look at one action."""
    return False


@dataclass(frozen=True)
class Advice:
    """What a game tells the bots about its questions, so that they need not try everything."""

    # The options worth a look, never none; the first is what a seat usually does.
    sensible: Callable[[Any, int, list[int]], list[int]]
    # Nothing is in the air or half announced: here the evaluation means what it says.
    settled: Callable[[Any], bool]
    # The seat may go on with its turn from here; if not, what follows is for others or for chance.
    goes_on: Callable[[Any, int], bool] = no_further


@dataclass(frozen=True)
class Component:
    """A card, tile, room or scroll for the compendium, with all that is needed to draw it."""

    id: str  # ledger id
    kind: str  # such as "assignment" or "tile"
    name: str
    group: str  # the shelf it stands on: school, type
    icon: str  # name in game-icons
    text: str
    copies: int = 1
    facts: tuple[tuple[str, str], ...] = ()
    data: Any = None
    rulings: tuple[str, ...] = ()


class Printed(NamedTuple):
    """What is printed in a game's box, as it is sent, and the name of it."""

    hash: str  # empty: nothing is
    body: bytes


def no_scene(state: Any) -> None:
    """A sight of this game says everything itself."""


def no_catalogue() -> None:
    """Nothing is printed in the box of this game that its sights do not say."""


def no_conflicts(options: Mapping[str, Value], players: int) -> Sequence[Conflict]:
    """Every combination of options is allowed, but for what each of them needs."""
    return ()


def none_adopted(state: Any, options: Mapping[str, Value]) -> None:
    """A position of this game says everything itself."""


def no_request(state: Any, seat: int) -> int | None:
    """Nobody asks the seats of this game for leave."""
    return None


def no_turn(state: Any, seat: int) -> State | None:
    """Nobody can say before a seat's turn what it may do in it."""
    return None


def no_reason(state: Any, seat: int, code: int) -> str:
    """The bots of this game keep their reasons to themselves."""
    return ""


@dataclass(frozen=True)
class Game:
    """One game: its facts and its functions. The engine knows nothing else about it."""

    id: str
    title: str
    version: str  # a change of rules changes it, since old games must replay
    line: str  # one sentence for the hall
    mood: str  # two words: "tile puzzle"
    minutes: str
    weight: int  # 1 light to 5 heavy
    players: range
    ledger: str  # prefix of its rule ids
    settings: tuple[Setting, ...]
    levels: tuple[Level, ...]
    rules: Rules
    classes: tuple[type, ...]  # every class that a state may contain, frames included
    seats: Callable[[Any], int]  # how many seats a state has
    begin: Callable[[int, Options, Chance], State]  # set up; frames pending, not yet settled
    sight: Callable[[Any, int | None], Any]  # what a seat, or a spectator, may see
    see_all: Callable[[Any], Any]  # everything, for replays after the game
    hidden: Callable[[Any, int | None], Sequence[int]]  # ids of the cards a seat cannot see
    redeal: Callable[[Any, int | None, Random, frozenset[int]], None]  # in place; ids to leave
    wording: Wording
    result: Callable[[Any], Result]  # of a finished state
    evaluate: Callable[[Any, int], float]  # how good it looks for a seat: 0 lost to 1 won
    position: Callable[[Mapping[str, Any]], State]  # completes a hand-written set-up
    components: Callable[[], Sequence[Component]]
    invariants: Callable[[Any], None]  # asserts that nothing is lost or made
    # What cannot change in a match, the same for everybody; and in all matches of this version.
    scene: Callable[[Any], Any] = no_scene
    catalogue: Callable[[], Any] = no_catalogue
    endings: tuple[Ending, ...] = ()  # all that a result may name; none: it does not say
    together: bool = False  # won or lost by all
    # What a seat sees whose player also runs others, whose hands are seen too.
    sight_of_several: Callable[[Any, int, frozenset[int]], Any] | None = None
    # Which options do not go together, beside those that lack what they need.
    conflicts: Callable[[Mapping[str, Value], int], Sequence[Conflict]] = no_conflicts
    finished: bool = True  # every rule of the ledger is in
    why: Callable[[Any, int, int], str] = no_reason  # what a bot says about a seat's choice
    gives_way: Callable[[Any, int], int | None] = no_request  # to what another seat asks for
    # A copy in which the seat is about to act, as the table stands now; None: nobody can say.
    in_turn: Callable[[Any, int], State | None] = no_turn
    advice: Advice | None = None  # for bots that plan a whole turn
    stakes: Stakes = NO_STAKES  # what people weigh before they choose, for forecasts
    walks: Walks | None = None  # what of it is walking, for ways of several steps
    # Puts the options that a position's file names into its state.
    adopt: Callable[[Any, Mapping[str, Value]], None] = none_adopted
    packs: PackForm | None = None  # what packs of this game may contain
    lesson: Lesson | None = None  # how it is taught

    def judged(self, options: Mapping[str, Value], players: int) -> list[Conflict]:
        """Why these options cannot be played by so many; they are complete, each good by itself."""
        return [*unmet(self.settings, options), *self.conflicts(options, players)]

    @cached_property
    def codec(self) -> Codec:
        """Writes and reads this game's states."""
        return Codec((Chance, *self.classes))

    @cached_property
    def printed(self) -> Printed:
        """The catalogue as it is sent; who has it knows it by its hash."""
        catalogue = self.catalogue()
        if catalogue is None:
            return Printed("", b"null")
        body = msgspec.json.encode(catalogue)
        return Printed(blake2b(body, digest_size=12).hexdigest(), body)


def frames_in(module: object) -> tuple[type[Frame], ...]:
    """All frames that a module defines, for `Game.classes`."""
    name = getattr(module, "__name__", "")
    return tuple(
        item
        for item in vars(module).values()
        if isinstance(item, type) and issubclass(item, Frame) and item.__module__ == name
    )
