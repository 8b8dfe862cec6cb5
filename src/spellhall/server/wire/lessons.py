"""Lessons over HTTP: what a step is, what the learner tries, and what comes of it."""

from msgspec import Struct

from spellhall.server.wire.socket import Foretold, Update


class LessonTry(Struct, forbid_unknown_fields=True):
    """POST /api/lessons/{game}: a step after some choices, and perhaps one more that is tried."""

    step: int  # from 0
    choices: list[str] = []  # that the learner has made in this step
    choice: str | None = None  # what is tried now; null: only to look
    forecast: bool = False  # do not do it, say what it would lead to
    name: str = "You"  # the learner's


class StepInfo(Struct):
    """One step of a lesson."""

    title: str
    words: str  # *stars* make a word bold
    rules: list[str]  # what it teaches
    moves: int  # how many choices it asks for; 0: there is something to look at only
    done: str  # said when it is done


class NoteInfo(Struct):
    """What a coach says in a real game, once, at a question or after an event of a kind."""

    title: str
    words: str  # *stars* make a word bold
    rule: str
    asked: str  # a kind of question; empty: `told` is a kind of event
    offers: str  # a choice that the question must offer, `*` for anything; empty: any will do
    told: str


class LessonInfo(Struct):
    """GET /api/lessons/{game}."""

    game: str
    title: str  # of the game
    goal: str  # the game in one sentence
    farewell: str
    seat: int  # the learner's
    others: list[str]  # names of the other seats, in order
    steps: list[StepInfo]
    coach: list[NoteInfo]  # for the first real game


class ExplainedInfo(Struct):
    """Why a try is not what the step asks for."""

    rule: str
    text: str


class LessonNow(Struct):
    """Where a step stands; the answer to LessonTry."""

    at: int  # moves done
    do: str  # what is asked for now; empty when the step is done
    points: list[str]  # ids of the things that are pointed at
    pointed: list[str]  # choices whose buttons are pointed at, in notation
    shown: str  # the choice that "show me" makes, in notation; empty when the step is done
    update: Update | None = None  # when nothing was tried, or the try was right
    explained: ExplainedInfo | None = None  # when it was wrong: nothing was done
    foretold: Foretold | None = None  # when it would be right and a forecast was asked for
