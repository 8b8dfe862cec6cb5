"""Lessons: every request brings all that was chosen in its step, so nothing is stored."""

from typing import Final

import msgspec

from spellhall.engine import Game, IllegalChoice, Option
from spellhall.engine.lessons.declare import Lesson
from spellhall.engine.lessons.lecture import Explained, Lecture, replayed
from spellhall.server.hall.wishes import find_game
from spellhall.server.store.rows import Entry
from spellhall.server.tables.film import Shown, asking, shown_now
from spellhall.server.tables.log import Log, Moment
from spellhall.server.tables.showing import questions_of, update_of
from spellhall.server.tables.viewpoint import Viewpoint
from spellhall.server.wire import problems
from spellhall.server.wire.lessons import (
    ExplainedInfo,
    LessonInfo,
    LessonNow,
    LessonTry,
    NoteInfo,
    StepInfo,
)
from spellhall.server.wire.problems import Denied
from spellhall.server.wire.socket import Update
from spellhall.server.wire.words import checked_name, distinct

MOST_CHOICES: Final = 60  # in one step
MOST_LETTERS: Final = 200  # of one choice


def taught(id: str) -> tuple[Game, Lesson]:
    """A game and its lesson; Denied when it has none."""
    game = find_game(id)
    if game.lesson is None:
        raise Denied(404, "no_lesson", f"{game.title} has no lesson.")
    return game, game.lesson


def lesson_info(game: Game, lesson: Lesson) -> LessonInfo:
    """A lesson as it is before anything is done."""
    return LessonInfo(
        game=game.id,
        title=game.title,
        goal=lesson.goal,
        farewell=lesson.farewell,
        seat=lesson.seat,
        others=list(lesson.others),
        steps=[
            StepInfo(step.title, step.words, list(step.rules), len(step.moves), step.done)
            for step in lesson.steps
        ],
        coach=[msgspec.convert(note, NoteInfo, from_attributes=True) for note in lesson.coach],
    )


def resumed(game: Game, lesson: Lesson, wish: LessonTry) -> Lecture:
    """The step as the learner has left it; Denied when they cannot have come there."""
    if not 0 <= wish.step < len(lesson.steps):
        raise problems.unfit("no_such_step", f"The steps are 0 to {len(lesson.steps) - 1}.")
    if len(wish.choices) > MOST_CHOICES:
        raise problems.unfit("too_many_choices", f"A step has at most {MOST_CHOICES} choices.")
    if any(len(text) > MOST_LETTERS for text in (*wish.choices, wish.choice or "")):
        raise problems.unfit("bad_choice", f"A choice has at most {MOST_LETTERS} letters.")
    name = distinct(checked_name(wish.name), lesson.others)
    try:
        return replayed(game, wish.step, wish.choices, name)
    except IllegalChoice as error:
        raise problems.unfit("bad_choices", f"The step cannot stand there: {error}.") from None


def option(lecture: Lecture, choice: str) -> Option:
    """What the learner tries; Denied where the rules offer nothing of the kind."""
    try:
        return lecture.option(choice)
    except IllegalChoice:
        raise problems.conflict(
            "no_such_option", "That is none of what you can choose now."
        ) from None


def looked_at(lecture: Lecture) -> LessonNow:
    """Where a step stands, with everything that is seen there."""
    now = standing(lecture)
    now.update = _update(lecture, -1, None)
    return now


def gone_on(lecture: Lecture, choice: str) -> LessonNow:
    """What comes of a right choice."""
    before, mine = len(lecture.made), [lecture.lesson.seat]
    base = asking(
        shown_now(lecture.match, viewpoint(lecture)), questions_of(lecture.match, mine), []
    )
    lecture.choose(choice)
    now = standing(lecture)
    now.update = _update(lecture, before, base)
    return now


def standing(lecture: Lecture, explained: Explained | None = None) -> LessonNow:
    """What is asked for now, after a try that was explained or before one."""
    shown = lecture.expected()
    return LessonNow(
        at=lecture.at,
        do=lecture.match.say(lecture.move.do) if lecture.move else "",
        points=lecture.points(),
        pointed=[option.text for option in lecture.pointed()],
        shown=shown[0].text if shown else "",
        explained=ExplainedInfo(explained.rule, explained.text) if explained else None,
    )


def viewpoint(lecture: Lecture) -> Viewpoint:
    """The learner's."""
    return Viewpoint((lecture.lesson.seat,))


def _update(lecture: Lecture, since: int, base: Shown | None) -> Update:
    """As at a table; whatever the learner did can be taken back."""
    made = list(enumerate(lecture.made, 1))
    log = Log(
        lecture.match,
        [Entry(seq, each.seat, "choice", each.text) for seq, each in made],
        [
            Moment(0, None, "", "", lecture.opening),
            *(Moment(seq, each.seat, each.text, each.label, each.events) for seq, each in made),
        ],
    )
    update, _ = update_of(log, viewpoint(lecture), since, [lecture.lesson.seat], base)
    update.may_undo = lecture.at > 0
    return update
