"""Every message between the server and a client. The TypeScript types are generated from here.

Structs forbid unknown fields on the way in, so that a misspelt field is an error with a reason.
"""

from typing import Any, Literal

from msgspec import Struct

# -- What the hall shows ------------------------------------------------------------------------


class ValueInfo(Struct):
    """One value that an option may take."""

    id: str
    title: str
    line: str = ""  # one sentence of explanation
    players: int = 0  # offered to so many players and more


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


class SeatInfo(Struct):
    """A seat at a table, as everybody may see it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str = ""  # of a bot, or of the bot that stands in
    here: bool = False  # a person's socket is open
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
    conflict: str = ""  # before the start: why these options cannot be played, for people


class HallInfo(Struct):
    mine: list[TableInfo]
    open: list[TableInfo]
    results: list[TableInfo]
    watchable: list[TableInfo]


class PersonInfo(Struct):
    id: str
    name: str


class NewPerson(Struct):
    """Answer to POST /api/people. The key is told once; the server keeps its hash only."""

    person: PersonInfo
    key: str


class Problem(Struct):
    """Body of every 4xx answer: what was wrong and what would be right."""

    error: str  # stable id, such as "stale_choice"
    message: str  # a sentence for people


# -- What a game shows --------------------------------------------------------------------------


class OptionOnOffer(Struct):
    choice: str  # the notation: what is sent back
    label: str  # for people: what it will do
    touches: list[str]  # ids of things on the screen that a click on chooses this
    rules: list[str] = []  # ledger ids it rests on
    loses: str = ""  # what it costs for good, told to the asked seat only; empty when it is free


class Refusal(Struct):
    """A visible thing that cannot be chosen now, and why."""

    touch: str
    reason: str
    rule: str


class QuestionInfo(Struct):
    seat: int
    kind: str  # stable id of the question, such as "start_turn"
    prompt: str  # "Your turn: cast or rest?"
    why: str  # one more sentence; may be empty
    options: list[OptionOnOffer]
    refusals: list[Refusal] = []
    waits: bool = True  # False: the game does not wait for this answer (it may be changed)
    rules: list[str] = []


class EventInfo(Struct):
    seq: int  # the choice that caused it; 0 for the set-up
    kind: str
    text: str  # a sentence for the log
    seat: int | None = None  # whose sign stands before the sentence
    touches: list[str] = []  # things to animate
    heading: bool = False  # starts a new turn or round in the log
    facts: list[Any] = []  # as the rules tell them to this seat, for screens that act them out


class StatusInfo(Struct):
    text: str  # whose turn it is and what is awaited
    awaited: list[int]  # seats that must answer
    left: float | None = None  # seconds until the server answers for them; None: no clock


# -- Socket: server to client -------------------------------------------------------------------


class Welcome(Struct, tag="welcome"):
    """First answer to Hello: everything the viewpoint may see, events since what it had."""

    table: TableInfo
    viewpoint: int | None  # my seat; None for a spectator
    seats: list[int]  # all seats that I hold
    update: "Update | None"  # None before the game starts
    chat: list["Said"]


class Update(Struct, tag="update"):
    """After every choice, to every viewpoint."""

    seq: int
    events: list[EventInfo]  # new to this client, in order
    view: Any  # the game's own View of this seat
    questions: list[QuestionInfo]  # mine; empty when others are awaited
    status: StatusInfo
    may_undo: bool
    by: int | None = None  # the seat whose choice this was
    choice: str = ""  # the notation, told to its maker only
    result: ResultInfo | None = None
    viewpoint: int | None = None  # the seat whose view this is; one person may hold several
    others: list[QuestionInfo] = []  # where all win or lose together: what others are asked


class TableChanged(Struct, tag="table"):
    """Somebody sat down, left, came back, or the host changed an option."""

    table: TableInfo


class Accepted(Struct, tag="accepted"):
    """The choice is stored. Sent to its maker, also when it is sent again."""

    seq: int
    choice: str


class Said(Struct, tag="said"):
    seat: int | None
    name: str
    text: str
    at: str


class Pointed(Struct, tag="pointed"):
    """Somebody points at a thing."""

    seat: int
    touch: str


class Proposed(Struct, tag="proposed"):
    """Somebody proposes a choice to the seat that must choose; it stands until the next update."""

    by: int
    to: int
    seq: int  # of the update whose question is meant
    choice: str  # empty: taken back
    label: str


class Hint(Struct, tag="hint"):
    """What the strongest bot would do; only in practice and after the game."""

    seat: int
    choice: str
    label: str
    chances: list[float]


class Pong(Struct, tag="pong"):
    """The answer to Ping."""


class Refused(Struct, tag="refused"):
    """Error frame. The table is unharmed; an Update with the current state follows when needed."""

    error: str
    message: str
    seq: int | None = None


ServerMessage = (
    Welcome | Update | TableChanged | Accepted | Said | Pointed | Proposed | Hint | Pong | Refused
)

# -- Socket: client to server -------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """Must come first. An empty key looks on as a spectator."""

    key: str = ""
    since: int = -1  # last seq this client has seen; -1 for nothing
    auto_pass: bool = True  # where there is one answer only, the server gives it


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    seat: int
    seq: int  # the seq this choice will have: that of the last update + 1
    choice: str
    id: str = ""  # made by the client: the same when it is sent again, else another; empty: none


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    seat: int
    whole_turn: bool = False
    seq: int = 0  # the seq it will have: that of the last update + 1; 0: whatever that is
    id: str = ""  # as of a choice


class Say(Struct, tag="say", forbid_unknown_fields=True):
    text: str


class Point(Struct, tag="point", forbid_unknown_fields=True):
    seat: int
    touch: str


class Propose(Struct, tag="propose", forbid_unknown_fields=True):
    """Only where all win or lose together. An empty choice takes the last proposal back."""

    seat: int
    to: int  # the seat that must choose
    choice: str = ""


class AskHint(Struct, tag="ask_hint", forbid_unknown_fields=True):
    seat: int


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there? A browser cannot see the pings of the protocol itself."""


class AutoPass(Struct, tag="auto_pass", forbid_unknown_fields=True):
    """Whether the server answers from now on where there is one answer only, as Hello says."""

    on: bool


ClientMessage = Hello | Choose | Undo | Say | Point | Propose | AskHint | AutoPass | Ping

# -- HTTP bodies --------------------------------------------------------------------------------


class Named(Struct, forbid_unknown_fields=True):
    """POST /api/people, PATCH /api/people/me."""

    name: str


class SeatWish(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "bot", "open"]
    level: str = "adept"


class NewTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables. With start=True the game begins at once, open seats taken by bots."""

    game: str
    seats: list[SeatWish]
    options: dict[str, bool | int | str | list[str]] = {}
    listed: bool = True
    watchers: Literal["public", "all", "none"] = "public"
    clock: int = 0
    start: bool = False


class TableChange(Struct, forbid_unknown_fields=True):
    """PATCH /api/tables/{id}, host only, before the start. Absent fields stay as they are."""

    seats: list[SeatWish] | None = None
    options: dict[str, bool | int | str | list[str]] | None = None
    listed: bool | None = None
    watchers: Literal["public", "all", "none"] | None = None
    clock: int | None = None


class Sit(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/sit. Without a seat the first open one is taken."""

    seat: int | None = None


class StandIn(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/stand_in: let a bot play for somebody who went away."""

    seat: int


class Branch(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/branch: what if? A new table from that moment against bots."""

    seq: int
    seat: int
    level: str = "adept"


class ImportRecord(Struct, forbid_unknown_fields=True):
    """POST /api/records: a record file, checked by replaying it; becomes a finished table."""

    record: str


class ImportPosition(Struct, forbid_unknown_fields=True):
    """POST /api/positions: a position file; becomes a table where it is played on against bots."""

    position: str
    seat: int = 0
    level: str = "adept"


# -- Replay and rulebook ------------------------------------------------------------------------


class ReplayStep(Struct):
    seq: int
    by: int | None
    choice: str
    label: str
    events: list[EventInfo]
    view: Any
    status: StatusInfo


class Replay(Struct):
    """GET /api/tables/{id}/replay?viewpoint=SEAT|public|all&start=0&stop=200."""

    table: TableInfo
    viewpoint: str
    length: int  # number of choices that can be shown: in all, if the rules are the same
    steps: list[ReplayStep]
    note: str = ""  # when the rules have changed since: what can be shown, and how


class RuleEntry(Struct):
    id: str
    text: str  # Markdown of one line
    kind: Literal["rule", "ruling", "example", "gap", "content"]
    refs: list[str] = []  # ids it names


class RuleSection(Struct):
    id: str  # such as "LINK"
    number: str
    title: str
    intro: str
    rules: list[RuleEntry]


class ComponentCard(Struct):
    """A card, tile, room or scroll, with all that is needed to draw it as in play."""

    id: str  # ledger id
    touch_kind: str  # such as "assignment" or "tile"
    name: str
    group: str  # school, kind: the shelf it stands on
    icon: str  # name in game-icons
    text: str
    copies: int
    facts: list[tuple[str, str]]  # (title, value): cost, prestige, range …
    data: Any = None  # what the game's own card component needs
    rulings: list[str] = []  # ledger ids that touch it


class Rulebook(Struct):
    """GET /api/rules/{game}."""

    game: str
    title: str
    intro: str
    sections: list[RuleSection]
    cards: list[ComponentCard]


class GamesInfo(Struct):
    games: list[GameInfo]
