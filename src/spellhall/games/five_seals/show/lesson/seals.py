"""The first half of the lesson: dice, seals, scrolls."""

from typing import Final

from spellhall.engine.lessons.declare import Move, Step, Wrong
from spellhall.games.five_seals.show.lesson.table import table

INSIDE: Final = ("1.G1",)  # what is broken once the learner stands in the first antechamber
IN_GALLERY: Final = (*INSIDE, "1.A", "1.D2")

NOT_BINDING = Wrong(
    "use binding-raven",
    "FS-BIND-2",
    "Your raven can help with seals. It has a step of its own; let it sleep a little.",
)

GOAL = Step(
    title="The goal",
    words="A round dungeon, full of *seals*. Behind them lie *scrolls*, each worth its number."
    " Break your way in with dice, gather scrolls, and have the most strength in the end.",
    rules=("FS-SCORE-1", "FS-SCORE-3"),
    setup=table({"dice": ["fire3", "water5", "air2"]}),
    done="Your mage waits in the middle. The strongest scrolls lie at the rim.",
    points=("mage:0",),
)

BREAK = Step(
    title="Break a seal",
    words="These three dice are yours. A seal breaks with dice of its *own colour* that show at"
    " least its number. Your red three breaks the red two at the gate above you.",
    rules=("FS-BREAK-1", "FS-BREAK-2"),
    setup=table({"dice": ["fire3", "water5", "air2"]}),
    moves=(
        Move(
            do="Break the red seal at the gate above you.",
            expects=("break 1.G1",),
            wrong=(
                NOT_BINDING,
                Wrong(
                    "break *",
                    "FS-TURN-3",
                    "You could, but the way above you leads to the scroll that we want.",
                ),
            ),
        ),
    ),
    done="Broken, and your mage walked there. The die went back to the supply.",
)

SCROLL = Step(
    title="Win a scroll",
    words="The gate is open floor now. Through it you reach the room behind, and in its niche lies"
    " a *scroll* with a blue seal. How far it is does not matter, only what is in between.",
    rules=("FS-BREAK-7", "FS-REACH-2"),
    setup=table(
        {"at": "1.G1", "dice": ["water5", "air2"]}, gone=INSIDE, lies={"1.A": "change-water"}
    ),
    moves=(
        Move(
            do="Break the seal of the blue scroll.",
            expects=("break 1.A",),
            wrong=(
                NOT_BINDING,
                Wrong(
                    "break *",
                    "FS-SCORE-1",
                    "That opens a way. The scroll is a spell and two points as well.",
                ),
            ),
        ),
    ),
    done="Change is yours: two points at the end, and a spell once in every round.",
)

PAY = Step(
    title="Pay, but not too much",
    words="The red four ahead can be broken with your four, or with three and two together. No die"
    " may be *left over*: four and two would be refused, as the four alone is enough.",
    rules=("FS-BREAK-3", "FS-BREAK-4"),
    setup=table(
        {"at": "1.A", "dice": ["fire4", "fire3", "fire2"], "scrolls": ["change-water"]},
        gone=("1.G1", "1.A"),
        lies={"1.D2": "fire4"},
    ),
    moves=(
        Move(
            do="Break the red four.",
            expects=("break 1.D2",),
            wrong=(
                NOT_BINDING,
                Wrong("break *", "FS-TURN-5", "One seal a turn. This time it is the red four."),
            ),
        ),
        Move(
            do="Pay with the four alone, so that two dice are left.",
            expects=("pay fire 4",),
            wrong=(
                Wrong(
                    "pay *",
                    "FS-BREAK-4",
                    "Five for a four is allowed, but then one die is left. Keep dice, play on.",
                ),
            ),
        ),
    ),
    done="Two dice left: two more turns in this round.",
)

MIND = Step(
    title="A purple scroll",
    words="There are no purple dice. A *Mind* scroll breaks with dice of *any one* colour: two and"
    " three of yellow, or your green six. Mixed colours never count.",
    rules=("FS-COL-3", "FS-BREAK-1"),
    setup=table(
        {"at": "1.D2", "dice": ["air2", "air3", "earth6"], "scrolls": ["change-water"]},
        gone=IN_GALLERY,
        lies={"1.E": "strengthening-mind"},
    ),
    moves=(
        Move(
            do="Break the purple scroll.",
            expects=("break 1.E",),
            wrong=(
                NOT_BINDING,
                Wrong("break *", "FS-SCORE-1", "The purple scroll is worth four points. Take it."),
            ),
        ),
        Move(
            do="Pay with yellow or with green.",
            expects=("pay earth 6", "pay air 3+2"),
        ),
    ),
    done="Four points more. Strengthening adds two to dice of one colour.",
)
