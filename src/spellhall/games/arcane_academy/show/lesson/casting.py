"""The first half of the lesson: cast, add a tile, link, rest."""

from typing import Final

from spellhall.engine.lessons.declare import Move, Step, Wrong
from spellhall.games.arcane_academy.show.lesson.table import (
    CENTRE,
    NOT_YET_REST,
    STOP_TOO_SOON,
    table,
)

END_TURN: Final = {"": "EndTurn", "seat": 0}

GOAL = Step(
    title="The goal",
    words="You are a student with a slate of magic tiles. Use them to hand in *Assignments*: each"
    " is worth *Prestige*, the number in its laurel. When somebody has handed in eight, the last"
    " round is played; the most Prestige wins.",
    rules=("AA-SCORE-4", "AA-PD-1"),
    setup=table({}),
    done="Everybody may hand in these four. Three more are in your hand, for you alone.",
    points=("card:12", "card:27", "card:1", "card:44"),
)

CAST = Step(
    title="Cast a tile",
    words="On your turn you *cast*: touch one tile of your slate, and it acts. The tile at the"
    " bottom right gives Will *or* a Shard. The stroke between them means: one of the two.",
    rules=("AA-CAST-1", "AA-CAST-4"),
    setup=table({}),
    moves=(
        Move(
            do="Touch the tile at the bottom right.",
            expects=("cast 11",),
            wrong=(
                NOT_YET_REST,
                Wrong(
                    "cast 0",
                    "AA-ASG-3",
                    "This tile hands in an Assignment, and those have a price. First gather Will.",
                ),
                Wrong("cast *", "AA-ACT-6", "This tile fetches a new tile. We come to that soon."),
            ),
        ),
        Move(
            do="Take Will or a Shard, as you like.",
            expects=("will", "shard"),
            wrong=(STOP_TOO_SOON,),
        ),
    ),
    done="Will pays for Spells, Shards pay for Items. Now it is Nova's turn: one cast each.",
)

SLEEP = Step(
    title="A tile that acted sleeps",
    words="The black moon says that the tile at the bottom right is *exhausted*: it sleeps, and"
    " cannot be cast again. Cast another: the corner at the top right *adds a tile*.",
    rules=("AA-CAST-2", "AA-ACT-6"),
    setup=table({"will": 4, "tired": [11]}),
    moves=(
        Move(
            do="Touch the tile at the top right.",
            expects=("cast 3", "cast 8"),
            points=("space:0:3",),
            wrong=(
                NOT_YET_REST,
                Wrong(
                    "cast 0",
                    "AA-ASG-3",
                    "You could hand something in, but a slate of four tiles is slow. Grow first.",
                ),
            ),
        ),
        Move(do="Choose Add Tile.", expects=("add",), wrong=(STOP_TOO_SOON,)),
        Move(
            do="Take the tile that gives Will and a Shard.",
            expects=("take T14",),
            wrong=(
                Wrong("pass", "AA-ACT-6", "Then you would go away without a tile. Take one."),
                Wrong(
                    "take *",
                    "AA-CAST-5",
                    "A good tile. But the one without a stroke gives *both* its actions.",
                ),
            ),
        ),
        Move(
            do="Lay it on any space you like.",
            expects=("place T14 10 r0", "place *"),
        ),
    ),
    done="A new tile is laid at the end of the turn and can act from the next one on.",
)

JOIN = Step(
    title="Make tiles join",
    words="Half a ring sticks out of some edges of a tile. Where two halves meet, the ring turns"
    " golden and the tiles are *linked*. A tile turns to fit by itself; the arrows turn it on.",
    rules=("AA-LINK-2", "AA-LINK-3"),
    setup=table({"will": 4, "tired": [3, 11]}, centre=["-", *CENTRE[1:]], pending=["T14"]),
    stack=(END_TURN,),
    moves=(
        Move(
            do="Lay it left of the bottom right corner, or above it.",
            expects=(
                "place T14 10 r0",
                "place T14 10 r1",
                "place T14 10 r3",
                "place T14 7 r0",
                "place T14 7 r1",
                "place T14 7 r2",
            ),
            points=("space:0:10", "space:0:7"),
            wrong=(
                Wrong(
                    "place T14 11 *",
                    "AA-TILE-4",
                    "That would cover the corner, and a covered tile is gone. Lay it beside.",
                ),
                Wrong(
                    "place T14 10 *",
                    "AA-LINK-3",
                    "The right place, but its right edge is bare, so nothing meets. Turn it.",
                ),
                Wrong(
                    "place T14 7 *",
                    "AA-LINK-3",
                    "The right place, but its lower edge is bare, so nothing meets. Turn it.",
                ),
                Wrong(
                    "place *",
                    "AA-LINK-2",
                    "Here it does not touch the bottom right corner, so it cannot join it.",
                ),
            ),
        ),
    ),
    done="The ring is whole and golden: the two tiles are linked.",
)

CHAIN = Step(
    title="One touch, two tiles",
    words="Cast a tile, and every tile *linked* to it acts as well, and stays awake. Cast the"
    " bottom right corner: its neighbour works for nothing.",
    rules=("AA-LINK-1", "AA-LINK-5"),
    setup=table({"will": 4, "slate": {"10": "T14 r0"}}, centre=["T02", *CENTRE[1:]]),
    moves=(
        Move(
            do="Touch the bottom right corner.",
            expects=("cast 11",),
            wrong=(
                NOT_YET_REST,
                Wrong(
                    "cast 10",
                    "AA-CAST-2",
                    "That works too, but it sends the better tile to sleep. Cast the corner.",
                ),
                Wrong("cast *", "AA-LINK-1", "Nothing is linked to this tile."),
            ),
        ),
        Move(do="Take Will or a Shard.", expects=("will", "shard"), wrong=(STOP_TOO_SOON,)),
        Move(
            do="Now touch the linked tile beside it.",
            expects=("link 10",),
            wrong=(
                Wrong("stop", "AA-LINK-7", "You may skip a linked tile, but here it is a gift."),
            ),
        ),
        Move(do="Take one of its two gifts.", expects=("will", "shard"), wrong=(STOP_TOO_SOON,)),
        Move(do="And the other one.", expects=("shard", "will"), wrong=(STOP_TOO_SOON,)),
    ),
    done="Three gifts for one black moon: the linked tile is still awake.",
)

MIDDLE = Step(
    title="Links reach one step",
    words="Three tiles in a row, all linked. But a cast reaches only the tiles *next to* the one"
    " you touch. From which tile do all three act?",
    rules=("AA-LINK-4", "AA-LINK-7"),
    setup=table(
        {"will": 3, "slate": {"9": "T02 r0", "10": "T03 r0"}},
        centre=["T14", "T04", "T07", "T10"],
    ),
    moves=(
        Move(
            do="Touch the tile that has a linked tile on both sides.",
            expects=("cast 10",),
            points=("space:0:9", "space:0:10", "space:0:11"),
            wrong=(
                NOT_YET_REST,
                Wrong(
                    "cast 11",
                    "AA-LINK-4",
                    "From the corner only its neighbour acts; the third tile is two steps away.",
                ),
                Wrong(
                    "cast 9",
                    "AA-LINK-4",
                    "From here the corner at the right is two steps away. Look at the middle.",
                ),
                Wrong(
                    "cast *",
                    "AA-LINK-3",
                    "Look for golden rings: nothing is linked to it.",
                ),
            ),
        ),
        Move(do="Take Will or a Shard.", expects=("will", "shard"), wrong=(STOP_TOO_SOON,)),
        Move(
            do="Touch one of the linked tiles; you choose the order.",
            expects=("link *",),
            wrong=(Wrong("stop", "AA-LINK-7", "You may stop here, but two tiles still wait."),),
        ),
        Move(do="Take what it gives.", expects=("shard", "will"), wrong=(STOP_TOO_SOON,)),
        Move(
            do="Now the other one.",
            expects=("link *",),
            wrong=(Wrong("stop", "AA-LINK-7", "You may stop here, but one tile still waits."),),
        ),
        Move(do="Take what it gives.", expects=("shard", "will"), wrong=(STOP_TOO_SOON,)),
    ),
    done="All three have acted, and only the middle one sleeps. That is the heart of the game.",
)

REST = Step(
    title="Rest",
    words="Three of your tiles sleep. Instead of casting you may *rest*: every tile wakes, and"
    " you may change one card of your hand for a new one.",
    rules=("AA-REST-1", "AA-REST-2"),
    setup=table({"will": 6, "tired": [0, 8, 11]}),
    moves=(
        Move(
            do="Choose Rest.",
            expects=("rest",),
            wrong=(
                Wrong(
                    "cast *",
                    "AA-TURN-2",
                    "A turn is a cast or a rest, never both. After this cast all four would sleep.",
                ),
            ),
        ),
        Move(do="Change a card, or keep all three.", expects=("keep", "exchange *")),
    ),
    done="All awake again. A good slate rests seldom: links need no tokens.",
)
