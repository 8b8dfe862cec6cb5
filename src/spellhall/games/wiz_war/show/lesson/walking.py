"""The first part of the lesson: the goal, a walk, and the end of a turn."""

from typing import Final

from spellhall.engine.lessons.declare import Move, Step, Wrong
from spellhall.games.wiz_war.show.lesson.table import (
    DEALT,
    DRAWN,
    HOLD_NO_DOOR,
    KEEP_ENERGY,
    OWN_LOCK,
    table,
)

WALK_ON: Final = Wrong(
    "end",
    "WW-MAC-3",
    "That ends Move and Cast, and steps left over are lost. Walk on.",
)
TOO_LATE: Final = Wrong(
    "boost *",
    "WW-MAC-3",
    "Too late: Move and Cast is over, and steps that you win now are lost.",
)
DRAW_ON: Final = Wrong("done", "WW-DD-2", "You may stop, but cards are power. Draw up to two.")

GOAL = Step(
    title="The goal",
    words="A labyrinth, and two wizards in it: you in blue, Nova in orange. *Two points* win at"
    " once. An enemy treasure on your *home base* is a point; so is a wizard who falls to your"
    " attack.",
    rules=("WW-WIN-1", "WW-WIN-4", "WW-KILL-1"),
    setup=table({"turns": 1, "hand": DEALT}),
    done="Nova's two treasures, orange, lie in the other half. Let us go and fetch one.",
    points=("treasure:2", "treasure:3"),
)

WALK = Step(
    title="Three steps",
    words="You have *three steps* a turn: never slantwise, never through a wall. The doors of your"
    " own sector open for you alone. And whoever walks off an open *edge* comes in elsewhere: here"
    " through the purple portal.",
    rules=("WW-MOVE-1", "WW-MOVE-2", "WW-DOOR-1", "WW-EDGE-2"),
    setup=table({"turns": 1, "hand": DEALT}),
    moves=(
        Move(
            do="Step north.",
            expects=("step n",),
            wrong=(
                WALK_ON,
                KEEP_ENERGY,
                HOLD_NO_DOOR,
                OWN_LOCK,
                Wrong("step *", "WW-MOVE-2", "The way is free, but the portal is in the north."),
            ),
        ),
        Move(
            do="Step north again, through your own door.",
            expects=("step n",),
            wrong=(
                WALK_ON,
                KEEP_ENERGY,
                OWN_LOCK,
                Wrong(
                    "hold *",
                    "WW-DOOR-3",
                    "No need to hold it: the step through the door opens it, at no extra cost.",
                ),
                Wrong(
                    "step *",
                    "WW-MOVE-1",
                    "Three steps are few, and that one leads away from the portal.",
                ),
            ),
        ),
        Move(
            do="One step is left: north once more, off the edge.",
            expects=("step n",),
            wrong=(
                WALK_ON,
                KEEP_ENERGY,
                HOLD_NO_DOOR,
                OWN_LOCK,
                Wrong(
                    "step *",
                    "WW-EDGE-2",
                    "Then you stay in your own sector. One step off the edge, and you are in"
                    " Nova's.",
                ),
            ),
        ),
    ),
    done="One step, and you are at the other end of the map. Two ends of a portal are neighbours.",
)

TURN = Step(
    title="The end of a turn",
    words="Your steps are used up. At the end of a turn *discard* what you like, then *draw* up to"
    " two cards. Seven are the most. Dispel ends spells that stay in play, and there are none:"
    " away with it.",
    rules=("WW-DD-1", "WW-DD-2", "WW-DD-3"),
    setup=table({"at": "h5", "turns": 1, "hand": DEALT}, mp=0, deck=DRAWN),
    moves=(
        Move(
            do="End Move and Cast.",
            expects=("end",),
            wrong=(
                Wrong(
                    "boost *",
                    "WW-MOVE-4",
                    "More steps for a card: we come to that. Your next turn brings three for"
                    " nothing.",
                ),
            ),
        ),
        Move(
            do="Discard Dispel.",
            expects=("discard dispel",),
            wrong=(
                TOO_LATE,
                Wrong(
                    "keep",
                    "WW-DD-3",
                    "Keeping all is allowed, but a card without use takes one of seven places.",
                ),
                Wrong("discard *", "WW-DD-1", "Any number may go, but that one will serve you."),
            ),
        ),
        Move(
            do="Keep the other four.",
            expects=("keep",),
            wrong=(
                TOO_LATE,
                Wrong("discard *", "WW-DD-1", "You will want all four. Enough is gone."),
            ),
        ),
        Move(do="Draw a card.", expects=("draw",), wrong=(DRAW_ON,)),
        Move(do="And a second one.", expects=("draw",), wrong=(DRAW_ON,)),
    ),
    done="Six cards. Now Nova moves, casts, discards and draws in just the same way.",
)
