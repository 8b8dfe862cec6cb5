"""Every frame of the socket, from the server and to it.

Structs forbid unknown fields on the way in, so that a misspelt field is an error with a reason.
"""

from typing import Any, Literal

from msgspec import Struct

from spellhall.server.wire.shown import (
    ConsequenceInfo,
    CountInfo,
    EventInfo,
    QuestionInfo,
    ResultInfo,
    StatusInfo,
    StopInfo,
    TableInfo,
    TrialStep,
)

# said and reaction: by somebody; the others tell of somebody: sat down or rose before the start,
# came to the page or went from it, let a bot play or took the seat back.
LineKind = Literal["said", "reaction", "sat", "rose", "came", "went", "bot", "back"]
Reaction = Literal["well_played", "ouch", "thinking", "laugh", "thanks", "luck"]

# -- Server to client ---------------------------------------------------------------------------


class Welcome(Struct, tag="welcome"):
    """First answer to Hello: everything the viewpoint may see, events since what it had."""

    table: TableInfo
    viewpoint: int | None  # my seat; None for a spectator
    seats: list[int]  # all seats that I hold
    update: "Update | None"  # None before the game starts
    chat: list["Said"]


class Update(Struct, tag="update", omit_defaults=True):
    """After every choice, to every viewpoint."""

    seq: int
    status: StatusInfo
    hash: str  # the sight that the patches lead to
    base: str = ""  # the sight that they begin with
    events: list[EventInfo] = []  # new to this client, in order
    patch: Any = None  # of the sight: what changed though no event was told; null: nothing
    asked: Any = None  # of questions and others: what changed since the update before; likewise
    sight: Any = None  # all that this seat sees now; null where the patches lead there
    scene: Any = None  # what cannot change in this match; told with a whole sight only
    catalogue: str = ""  # hash of what is printed in the box; likewise; empty: the sight says it
    questions: list[QuestionInfo] = []  # mine; told with a whole sight only, as `others`
    may_undo: bool = False
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
    """Something said, a reaction, or a line of the house about who came and left."""

    seat: int | None
    name: str
    text: str  # of a reaction: which; of a line of the house: empty
    at: str
    kind: LineKind = "said"


class Pointed(Struct, tag="pointed"):
    """Somebody points at a thing."""

    seat: int
    touch: str


class Step(Struct):
    """One choice of several that are proposed in a row."""

    choice: str
    label: str
    words: bool = False  # only words, because chance decides whether it can be chosen then


class Proposed(Struct, tag="proposed"):
    """Somebody proposes a choice to the seat that must choose, and what may come after it.

    To a person it stands until the next update; to a bot until the bot has answered (`waits`).
    """

    by: int
    to: int
    seq: int  # of the update whose question is meant
    choice: str  # empty: taken back
    label: str
    why: str = ""  # as the proposer puts it
    no: str | None = None  # declined, and because of what; empty: without a reason
    then: list[Step] = []  # what is proposed after it
    kind: str = ""  # of the question that is meant; empty: whichever comes next
    waits: bool = False  # for a bot, which answers when it is asked


class Ways(Struct, tag="ways"):
    """What a partner could do after some choices, as far as who asks can know."""

    to: int
    steps: list[str]  # as asked
    question: QuestionInfo | None  # None: what comes then cannot be said


class Hint(Struct, tag="hint"):
    """What the strongest bot would do; only in practice and after the game."""

    seat: int
    choice: str
    label: str
    chances: list[float]  # by seat, or one for all together: the mean over deals of what is hidden
    why: str = ""  # sentences; empty: nothing that can be counted speaks for it
    worth: float = 0.0  # the chance to win after it, as the strongest bot guesses it
    second: str = ""  # the second-best choice, in notation; empty: there is none, or it is as good
    second_label: str = ""
    second_worth: float = 0.0
    second_leads: str = ""  # what the second-best may lead to, in the words of the log
    steps: list[str] = []  # after these choices on trial, as asked


class Opinion(Struct, tag="opinion"):
    """What the strongest bot thinks of an option; only where hints are given."""

    seat: int
    seq: int  # as it was asked
    choice: str
    bad: bool  # another option is better by more than chance
    better: str = ""  # that one, in notation
    better_label: str = ""
    why: str = ""
    worth: float = 0.0  # the chance to win after the choice, as the strongest bot guesses it
    better_worth: float = 0.0


class Foretold(Struct, tag="forecast"):
    """What an option would lead to, as far as the seat that is asked can know."""

    seat: int
    seq: int  # as it was asked
    choice: str
    base: str  # the sight of the seat that the patch begins with
    patch: Any  # of that sight, up to where the forecast stops; null: nothing
    consequences: list[ConsequenceInfo]
    stops: StopInfo
    may_undo: bool  # it could be taken back


class Tried(Struct, tag="trial"):
    """What a row of choices would lead to, as far as the seat that is asked can know."""

    seat: int
    seq: int  # as it was asked
    base: str  # the sight that the first patch begins with
    steps: list[TrialStep]  # those of the choices that can be made
    stops: StopInfo  # where the last one ends, or why the next one cannot be made
    question: QuestionInfo | None  # where one more can be laid: what is asked then
    counts: list[CountInfo] = []  # what the chooser has before the first step


class Pong(Struct, tag="pong"):
    """The answer to Ping."""


class Refused(Struct, tag="refused"):
    """Error frame. The table is unharmed; an Update with the current state follows when needed."""

    error: str
    message: str
    seq: int | None = None


ServerMessage = (
    Welcome
    | Update
    | TableChanged
    | Accepted
    | Said
    | Pointed
    | Proposed
    | Ways
    | Hint
    | Opinion
    | Foretold
    | Tried
    | Pong
    | Refused
)

# -- Client to server ---------------------------------------------------------------------------


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


class React(Struct, tag="react", forbid_unknown_fields=True):
    """One of a few things that can be said with one click."""

    what: Reaction


class Point(Struct, tag="point", forbid_unknown_fields=True):
    seat: int
    touch: str


class Propose(Struct, tag="propose", forbid_unknown_fields=True):
    """Only where all win or lose together. An empty choice takes the last proposal back."""

    seat: int
    to: int  # the seat that must choose
    choice: str = ""
    why: str = ""
    then: list[str] = []  # up to four more choices, in the order in which they would be made


class AskWays(Struct, tag="ask_ways", forbid_unknown_fields=True):
    """What could that partner do, now or in its coming turn, after these choices?"""

    seat: int
    to: int
    steps: list[str] = []


class Decline(Struct, tag="decline", forbid_unknown_fields=True):
    """No to what a partner proposes; the proposal stays to be seen until the table moves on."""

    seat: int
    by: int  # who proposes
    why: str = ""


class AskHint(Struct, tag="ask_hint", forbid_unknown_fields=True):
    """What would the strongest bot do now, or after these choices on trial?"""

    seat: int
    steps: list[str] = []


class AskOpinion(Struct, tag="ask_opinion", forbid_unknown_fields=True):
    """Is this option clearly bad? Nobody else learns that it was asked."""

    seat: int
    seq: int  # as of a choice: that of the last update + 1
    choice: str


class AskForecast(Struct, tag="forecast", forbid_unknown_fields=True):
    """What would this option lead to? Nobody else learns that it was asked."""

    seat: int
    seq: int  # as of a choice: that of the last update + 1
    choice: str


class AskTrial(Struct, tag="trial", forbid_unknown_fields=True):
    """What would these choices lead to, one after another? Nobody else learns that it was asked."""

    seat: int
    seq: int  # as of a choice
    choices: list[str]
    to: str = ""  # a place: after the choices, the cheapest row of steps that leads there


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there? A browser cannot see the pings of the protocol itself."""


class AutoPass(Struct, tag="auto_pass", forbid_unknown_fields=True):
    """Whether the server answers from now on where there is one answer only, as Hello says."""

    on: bool


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Asks for the whole sight: what I hold is not what the last patch begins with."""


ClientMessage = (
    Hello
    | Choose
    | Undo
    | Say
    | React
    | Point
    | Propose
    | AskWays
    | Decline
    | AskHint
    | AskOpinion
    | AskForecast
    | AskTrial
    | AutoPass
    | Ping
    | Look
)
