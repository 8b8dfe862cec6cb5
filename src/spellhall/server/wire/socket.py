"""Every frame of the socket, from the server and to it.

Structs forbid unknown fields on the way in, so that a misspelt field is an error with a reason.
"""

from typing import Any

from msgspec import Struct

from spellhall.server.wire.shown import (
    ConsequenceInfo,
    EventInfo,
    QuestionInfo,
    ResultInfo,
    StatusInfo,
    StopInfo,
    TableInfo,
)

# -- Server to client ---------------------------------------------------------------------------


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
    sight: Any  # all that this seat sees now; null where the patches lead there
    base: str  # the sight that the patches begin with
    hash: str  # the sight that they lead to
    patch: Any  # of the sight: what changed though no event was told; null: nothing
    scene: Any  # what cannot change in this match; told with a whole sight only
    catalogue: str  # hash of what is printed in the box; likewise; empty: the sight says it all
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
    | Hint
    | Foretold
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


class AskForecast(Struct, tag="forecast", forbid_unknown_fields=True):
    """What would this option lead to? Nobody else learns that it was asked."""

    seat: int
    seq: int  # as of a choice: that of the last update + 1
    choice: str


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there? A browser cannot see the pings of the protocol itself."""


class AutoPass(Struct, tag="auto_pass", forbid_unknown_fields=True):
    """Whether the server answers from now on where there is one answer only, as Hello says."""

    on: bool


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Asks for the whole sight: what I hold is not what the last patch begins with."""


ClientMessage = (
    Hello | Choose | Undo | Say | Point | Propose | AskHint | AskForecast | AutoPass | Ping | Look
)
