"""What tables and games are told as, in frames of the socket and in answers over HTTP."""

from typing import Any, Literal

from msgspec import Struct

# -- What the hall shows ------------------------------------------------------------------------


class ValueInfo(Struct):
    """One value that an option may take."""

    id: str
    title: str
    line: str = ""  # one sentence of explanation
    players: int = 0  # offered to so many players and more
    needs: tuple[str, str] | None = None  # offered where this value of an option is chosen


class OptionInfo(Struct):
    """One option or variant of a game, as its schema declares it."""

    id: str
    title: str
    line: str
    kind: Literal["flag", "one", "many", "number"]
    default: bool | int | str | list[str]
    values: list[ValueInfo] = []  # of "one" and "many"
    least: int = 0  # of "number"; of "many": how many must be chosen
    most: int = 0
    rule: str = ""  # ledger id
    tag: str = ""  # a word beside the title, such as "classic"
    needs: tuple[str, str] | None = None  # as for values


class MendInfo(Struct):
    """A change of options that ends a conflict."""

    text: str  # what it does: "Turn off Giant Book of Spells"
    options: dict[str, bool | int | str | list[str]]


class ConflictInfo(Struct):
    """Options of a draft that cannot be played together."""

    options: list[str]  # ids; it is shown beside the first
    reason: str  # a sentence for people
    mends: list[MendInfo]


class LevelInfo(Struct):
    """A named strength of bot."""

    id: str
    title: str
    line: str


class GameInfo(Struct):
    id: str
    title: str
    version: str
    line: str  # one sentence for the hall
    mood: str  # two words on the arch: "tile puzzle"
    minutes: str  # "30-45"
    weight: int  # 1 light to 5 heavy
    least_players: int
    most_players: int
    together: bool  # won or lost by all
    options: list[OptionInfo]
    levels: list[LevelInfo]
    lesson_steps: int = 0  # in how many steps it is taught; 0: no lesson


class SeatInfo(Struct):
    """A seat at a table, as everybody may see it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str = ""  # of a bot, or of the bot that stands in
    here: bool = False  # a person's socket is open
    away: int = 0  # seconds since it was, as far as is known
    stand_in: bool = False  # a bot plays for the person until they return
    mine: bool = False  # the asking person sits here
    host: bool = False


class PlaceInfo(Struct):
    """How one seat ended."""

    seat: int
    place: int  # 1 is first; equal places are shared
    score: int
    won: bool
    parts: list[tuple[str, int]] = []  # the score broken down: (title, points), in ledger order
    note: str = ""  # what decided it, such as a tie-break


class ResultInfo(Struct):
    ending: str  # id of the ending
    text: str  # one sentence: what ended the game and who won
    places: list[PlaceInfo] = []  # sorted by place
    rules: list[str] = []  # by which it ended and was decided


class TableInfo(Struct):
    id: str
    game: str
    version: str
    phase: Literal["gathering", "playing", "over"]
    seats: list[SeatInfo]
    options: dict[str, bool | int | str | list[str]]
    listed: bool  # shown in the hall
    watchers: Literal["public", "all", "none"]  # what spectators may see
    clock: int  # seconds a person has for one decision; 0: as long as they like
    hosting: bool  # the asking person may change the table
    seq: int  # number of choices made
    created: str  # ISO time
    changed: str
    line: str  # one sentence: what is going on
    my_turn: bool = False
    result: ResultInfo | None = None
    next_table: str = ""  # the rematch
    practice: bool = False  # only bots beside me: hints allowed
    trial: bool = False  # begun in the middle of a game: what if, or a position
    conflicts: list[ConflictInfo] = []  # before the start: why these options cannot be played


class HallInfo(Struct):
    mine: list[TableInfo]
    open: list[TableInfo]
    results: list[TableInfo]
    watchable: list[TableInfo]


class PersonInfo(Struct):
    id: str
    name: str


# -- What a game shows --------------------------------------------------------------------------
# What is as ever is left out; `LEFT_OUT` in the client's types says what that is.


class OptionOnOffer(Struct, omit_defaults=True):
    choice: str  # the notation: what is sent back
    label: str  # for people: what it will do
    touches: list[str] = []  # ids of things on the screen that a click on chooses this
    loses: str = ""  # what it costs for good, told to the asked seat only; empty when it is free


class Refusal(Struct):
    """Visible things that cannot be chosen now, and why."""

    touches: list[str]
    reason: str
    rule: str


class QuestionInfo(Struct, omit_defaults=True):
    seat: int
    kind: str  # stable id of the question, such as "start_turn"
    prompt: str  # "Your turn: cast or rest?"
    options: list[OptionOnOffer]
    why: str = ""  # one more sentence
    refusals: list[Refusal] = []
    waits: bool = True  # False: the game does not wait for this answer (it may be changed)
    rules: list[str] = []


class EventInfo(Struct, omit_defaults=True):
    seq: int  # the choice that caused it; 0 for the set-up
    kind: str
    text: str  # a sentence for the log
    seat: int | None = None  # whose sign stands before the sentence
    touches: list[str] = []  # things to animate
    heading: bool = False  # starts a new turn or round in the log
    facts: dict[str, Any] = {}  # by name, as this seat is told them, for screens that act them out
    patch: Any = None  # of the sight: what changed up to this event; null: nothing, or not known


class StatusInfo(Struct, omit_defaults=True):
    text: str  # whose turn it is and what is awaited
    awaited: list[int]  # seats that must answer
    left: float | None = None  # seconds until the server answers for them; None: no clock


# -- What a choice would lead to ----------------------------------------------------------------


class ConsequenceInfo(Struct):
    """One thing that a choice would bring about."""

    kind: Literal[
        "count", "gone", "unanswered", "card", "wins", "loses", "ends_turn", "chance", "no_undo"
    ]
    text: str  # a sentence to the chooser
    certain: bool  # it comes true; else chance or something hidden has a say
    seat: int | None = None  # whom it befalls; null: all, or nobody in particular
    what: str = ""  # the id of what is counted, the name of a card
    least: int = 0  # the change of what is counted
    most: int = 0
    good: int = 0  # for the chooser: 1, -1, or 0 where nobody can say


class StopInfo(Struct):
    """Where a forecast ends."""

    kind: Literal["asked", "chance", "over", "impossible"]
    text: str
    seat: int | None = None  # who is asked


class CountInfo(Struct):
    """Something that the chooser, or all together, have so much of; all can see it."""

    id: str
    name: str  # as it stands after a number: "points"
    now: int


class TrialStep(Struct):
    """One choice on trial, after those before it."""

    choice: str
    label: str
    alone: bool  # there was nothing else to choose
    patch: Any  # of the sight before it, up to where it stops; null: nothing
    hash: str  # of the sight that it leads to; empty: chance or something hidden has a say
    consequences: list[ConsequenceInfo]
    stops: StopInfo
    may_undo: bool  # it could be taken back
