"""The second part of the lesson: a treasure, the way home, and points."""

from typing import Final

from spellhall.engine.lessons.declare import Move, Step, Wrong
from spellhall.games.wiz_war.show.lesson.table import (
    DEALT,
    DRAWN,
    HOLD_NO_DOOR,
    KEEP_ENERGY,
    NO_MORE_STEPS,
    NOT_YET_END,
    OWN_LOCK,
    WALL_PUNCH,
    WALLS_ONLY,
    table,
)

GRABBING: Final = [*DEALT[:4], *DRAWN]
HOME: Final = ["fireball", "powerthrust", "full-shield", "pick-lock", "energy-4"]

NOT_HERE: Final = Wrong(
    "drop-treasure",
    "WW-WIN-4",
    "Here it is worth nothing. It must lie on your home base.",
)
HOMEWARD: Final = Wrong("step *", "WW-MOVE-2", "That leads away. Your home base is in the south.")

TAKE = Step(
    title="Take a treasure",
    words="A new turn, three new steps. Two squares to the west lies a treasure of Nova's. To *pick"
    " it up* costs no step, but Move and Cast ends on the spot.",
    rules=("WW-TRS-1", "WW-TRS-2"),
    setup=table({"at": "h5", "hand": GRABBING}, {"at": "e3"}),
    moves=(
        Move(
            do="Step west.",
            expects=("step w",),
            wrong=(
                NOT_YET_END,
                KEEP_ENERGY,
                WALLS_ONLY,
                Wrong("step *", "WW-MOVE-1", "Three steps are few. The treasure is in the west."),
            ),
        ),
        Move(
            do="West again, onto the treasure.",
            expects=("step w",),
            wrong=(
                NOT_YET_END,
                KEEP_ENERGY,
                WALLS_ONLY,
                WALL_PUNCH,
                Wrong("step *", "WW-TRS-1", "Back? You must stand on a treasure to pick it up."),
            ),
        ),
        Move(
            do="Pick it up.",
            expects=("take treasure-blue-2",),
            wrong=(
                KEEP_ENERGY,
                WALLS_ONLY,
                WALL_PUNCH,
                Wrong("end", "WW-TRS-1", "Without the treasure? You stand on it, and it is free."),
                Wrong("step *", "WW-TRS-1", "You have a step left, but leave nothing behind."),
            ),
        ),
    ),
    done="You carry it now, one at a time. Now you would discard and draw.",
)

RUN = Step(
    title="Run further",
    words="Back through the portal, and your three steps are used up. Some cards show *energy*."
    " Once a turn you may *spend* such a card for that many steps. Home is two steps away.",
    rules=("WW-MOVE-4", "WW-CARD-4"),
    setup=table({"at": "c1", "hand": GRABBING, "carries": "blue-2"}, {"at": "e2"}, mp=0),
    moves=(
        Move(
            do="Spend Drop Object for two steps.",
            expects=("boost drop-object",),
            wrong=(
                NOT_YET_END,
                HOLD_NO_DOOR,
                WALL_PUNCH,
                NOT_HERE,
                OWN_LOCK,
                WALLS_ONLY,
                Wrong(
                    "boost energy-4",
                    "WW-CARD-3",
                    "Four steps, and two are enough. Energy makes spells stronger: keep it.",
                ),
                Wrong(
                    "boost powerthrust",
                    "WW-CARD-4",
                    "Two steps as well, but then your strongest attack is gone for good.",
                ),
                Wrong(
                    "boost pick-lock",
                    "WW-CARD-4",
                    "Three steps. But a spent card does nothing else, and you need Pick Lock.",
                ),
            ),
        ),
        Move(
            do="Step south through your door.",
            expects=("step s",),
            wrong=(
                NOT_YET_END,
                HOLD_NO_DOOR,
                WALL_PUNCH,
                NOT_HERE,
                OWN_LOCK,
                WALLS_ONLY,
                HOMEWARD,
            ),
        ),
        Move(
            do="South again, to your home base.",
            expects=("step s",),
            wrong=(
                NOT_YET_END,
                HOLD_NO_DOOR,
                WALL_PUNCH,
                NOT_HERE,
                OWN_LOCK,
                WALLS_ONLY,
                HOMEWARD,
            ),
        ),
    ),
    done="Home. Drop Object is gone: a card is cast or spent, never both.",
)

SCORE = Step(
    title="The first point",
    words="You stand on your home base and carry Nova's treasure. Carried it counts for nothing."
    " *Put it down*: as long as it lies there, it is a point.",
    rules=("WW-WIN-4", "WW-TRS-4"),
    setup=table({"hand": HOME, "carries": "blue-2"}, {"at": "e2"}, mp=0),
    moves=(
        Move(
            do="Put the treasure down.",
            expects=("drop-treasure",),
            wrong=(
                HOLD_NO_DOOR,
                WALL_PUNCH,
                OWN_LOCK,
                NO_MORE_STEPS,
                Wrong(
                    "end", "WW-WIN-5", "What you carry is no point. Put it down first: it is free."
                ),
                Wrong("cast *", "WW-MAC-1", "You may attack before or after. First the point."),
            ),
        ),
    ),
    done="One point of two. It is gone again if Nova carries the treasure off.",
)

WIN = Step(
    title="The second point",
    words="One of Nova's treasures lies at home, the other you carry. Nova has a point too, and is"
    " close by. With *two points* you win at once, in the middle of your turn.",
    rules=("WW-WIN-1", "WW-WIN-4"),
    setup=table(
        {"at": "c2", "carries": "blue-1", "hand": ["energy-4#2"]},
        {"at": "e3", "life": 6, "hand": ["fireball#3"]},
        treasures={"blue-2": "c3", "red-1": "h3"},
        mp=2,
        turn=15,
    ),
    moves=(
        Move(
            do="Step south to your home base.",
            expects=("step s",),
            wrong=(
                NOT_YET_END,
                KEEP_ENERGY,
                HOLD_NO_DOOR,
                WALL_PUNCH,
                Wrong(
                    "drop-treasure", "WW-WIN-4", "One square too early: it must lie on your base."
                ),
                HOMEWARD,
            ),
        ),
        Move(
            do="Put the treasure down, and win.",
            expects=("drop-treasure",),
            wrong=(
                NO_MORE_STEPS,
                HOLD_NO_DOOR,
                WALL_PUNCH,
                Wrong("end", "WW-WIN-5", "What you carry is no point. Put it down and win."),
                Wrong("step *", "WW-WIN-4", "Stay: where you stand, the treasure is a point."),
            ),
        ),
    ),
    done="Two points, and the game is over on the spot. The labyrinth is yours.",
)
