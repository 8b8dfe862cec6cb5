"""The bodies of requests and answers over HTTP, beside what `shown` holds.

Structs forbid unknown fields on the way in, so that a misspelt field is an error with a reason.
"""

from typing import Any, Literal

from msgspec import Struct

from spellhall.server.wire.shown import EventInfo, GameInfo, PersonInfo, StatusInfo, TableInfo

# -- Requests -----------------------------------------------------------------------------------


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
    """POST /api/tables/{id}/sit. Without a seat the first open one is taken.

    Where all win or lose together, one person may sit on several.
    """

    seat: int | None = None


class Leave(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/leave. Before the start one seat of several can be given back."""

    seat: int | None = None  # none: all


class Rematch(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/rematch. Against bots it begins at once, unless it shall not."""

    start: bool = True


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


# -- Answers ------------------------------------------------------------------------------------


class Problem(Struct):
    """Body of every 4xx answer: what was wrong and what would be right."""

    error: str  # stable id, such as "stale_choice"
    message: str  # a sentence for people


class NewPerson(Struct):
    """Answer to POST /api/people. The key is told once; the server keeps its hash only."""

    person: PersonInfo
    key: str


class ReplayStep(Struct):
    seq: int
    by: int | None
    choice: str
    label: str
    events: list[EventInfo]
    sight: Any  # all that is seen before it; told with the first step only, then patches lead on
    patch: Any  # what changed though no event was told; null: nothing
    status: StatusInfo


class Replay(Struct):
    """GET /api/tables/{id}/replay?viewpoint=SEAT|public|all&start=0&stop=200."""

    table: TableInfo
    viewpoint: str
    length: int  # number of choices that can be shown: in all, if the rules are the same
    steps: list[ReplayStep]
    scene: Any  # what cannot change in this match
    catalogue: str  # hash of what is printed in the box; empty: the sights say it all
    note: str = ""  # when the rules have changed since: what can be shown, and how


class StoryPoint(Struct):
    """How it stood at the start of a turn, or at the end."""

    seq: int  # the last choice before it
    turn: int
    seat: int  # whose turn begins; -1: nobody's
    chances: list[float]  # by seat; of a game won together all the same
    error: float


class StoryMoment(Struct):
    """Where the game turned, or what was dear."""

    kind: Literal["turning", "deciding", "high", "drift", "costly"]
    seat: int  # whose chance is told
    by: int  # who chose; -1: nobody, of a drift
    seq: int  # the choice
    event: int  # which of its events, seen from everywhere
    turn: int
    before: float  # of a costly choice: with the better one
    after: float
    error: float
    text: str
    instead: str = ""  # of a costly choice: the better one


class Story(Struct):
    """GET /api/tables/{id}/story: found once after the game, then kept."""

    ready: bool  # false: it is being thought about; ask again
    played_on: int = 0  # times that the game was played on from each point
    points: list[StoryPoint] = []
    moments: list[StoryMoment] = []  # in the order of the game
    lead: str = ""  # how it went, in a few sentences


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


class OverviewLine(Struct):
    """One thing to know about a game, with the rules that say it in full."""

    text: str
    rules: list[str]
    name: str  # what it speaks of; "" in prose
    picture: str  # id of a component that shows it, or ""


class OverviewPart(Struct):
    id: str  # goal, table, turn, end or words
    title: str
    lines: list[OverviewLine]


class Rulebook(Struct):
    """GET /api/rules/{game}."""

    game: str
    title: str
    intro: str
    overview: list[OverviewPart]
    sections: list[RuleSection]
    cards: list[ComponentCard]


class GamesInfo(Struct):
    games: list[GameInfo]
