"""The second half of the lesson: spells, rivals, the round and the end."""

from typing import Final

from spellhall.engine.lessons.declare import Move, Step, Wrong
from spellhall.games.five_seals.show.lesson.seals import IN_GALLERY, NOT_BINDING
from spellhall.games.five_seals.show.lesson.table import table

MINE: Final = ["change-water", "strengthening-mind"]
IN_VAULTS: Final = (*IN_GALLERY, "1.E", "1.F1", "1.K1")
WON: Final = ("2.V1", "4.V1")  # two of the six great scrolls

CHANGE = Step(
    title="Use a spell",
    words="A red door, and no red die. *Before* you break you may use your scrolls. Change turns"
    " blue dice into another colour, and they keep their number.",
    rules=("FS-TURN-1", "FS-CHANGE-1"),
    setup=table(
        {"at": "1.E", "dice": ["water4", "earth1"], "scrolls": MINE},
        gone=(*IN_GALLERY, "1.E"),
        lies={"1.F1": "fire4"},
    ),
    moves=(
        Move(
            do="Use Change.",
            expects=("use change-water",),
            wrong=(
                NOT_BINDING,
                Wrong("use *", "FS-STRENG-1", "That makes dice stronger, but none of them red."),
                Wrong("break *", "FS-TURN-8", "After a break no spell can be used. Spells first."),
            ),
        ),
        Move(
            do="Turn it into red.",
            expects=("into fire",),
            wrong=(Wrong("into *", "FS-BREAK-1", "The door is red, so the die must be red."),),
        ),
        Move(
            do="Now break the red door.",
            expects=("break 1.F1",),
            wrong=(
                NOT_BINDING,
                Wrong("use *", "FS-SCROLL-1", "Not needed: the red four is enough for the door."),
                Wrong("break *", "FS-TURN-5", "One seal a turn, and the vaults lie behind red."),
            ),
        ),
    ),
    done="Change lies face down now. It wakes when your round is over.",
)

BLOCKED = Step(
    title="Somebody in the door",
    words="Nova stands in the open door to the gallery, and *nobody passes a mage*. But there is"
    " a second door, and it is green.",
    rules=("FS-REACH-4", "FS-REACH-1"),
    setup=table(
        {"at": "1.A", "dice": ["earth5", "fire3"], "scrolls": ["change-water"]},
        {"at": "1.D1", "dice": ["earth3"]},
        gone=("1.G1", "1.A", "1.D1"),
        lies={"1.D2": "earth4"},
    ),
    moves=(
        Move(
            do="Break the green door to the gallery.",
            expects=("break 1.D2",),
            wrong=(
                NOT_BINDING,
                Wrong("break *", "FS-REACH-1", "That leads away from the gallery. Go round Nova."),
            ),
        ),
    ),
    done="Round Nova and in. Where mages stand is half of the game.",
)

BINDING = Step(
    title="Send your raven",
    words="*Binding* is yours from the start. It puts your raven beside you to hold a place, or"
    " lets it *break a seal* while your mage stays where it is. Send it to the yellow door.",
    rules=("FS-BIND-5", "FS-BIND-3"),
    setup=table(
        {"at": "1.D2", "dice": ["air4", "fire5"], "scrolls": ["change-water"]},
        gone=IN_GALLERY,
        lies={"1.X2": "air3", "1.E": "strengthening-fire"},
    ),
    moves=(
        Move(
            do="Use Binding.",
            expects=("use binding-raven",),
            wrong=(
                Wrong("break *", "FS-TURN-6", "Then your mage would go there. Let the raven fly."),
            ),
        ),
        Move(
            do="Let the raven break a seal.",
            expects=("break",),
            wrong=(
                Wrong("join", "FS-BIND-4", "It would guard this very space. We want it to fly."),
            ),
        ),
        Move(
            do="Send it to the yellow door of the gallery.",
            expects=("break 1.X2",),
            wrong=(Wrong("break *", "FS-BIND-5", "It could, but the yellow door is close by."),),
        ),
    ),
    done="The raven holds the door: you pass it, Nova does not. And your mage did not move.",
)

ROUND = Step(
    title="The round ends for you",
    words="This is your last die. Without dice your *round is over*: your scrolls wake, and you"
    " choose three dice for the next round. Who is done first chooses first.",
    rules=("FS-ROUND-5", "FS-DRAFT-2"),
    setup=table(
        {"at": "1.D2", "dice": ["fire5"], "scrolls": ["change-water down"]},
        {"at": "4.G1", "dice": ["earth3", "water2"]},
        gone=(*IN_GALLERY, "4.G1"),
        lies={"1.E": "strengthening-fire"},
    ),
    moves=(
        Move(
            do="Break the red scroll of the gallery.",
            expects=("break 1.E",),
            wrong=(
                NOT_BINDING,
                Wrong("break *", "FS-SCORE-1", "Your last die of the round: make it a scroll."),
            ),
        ),
        Move(do="Choose a die: any colour you like.", expects=("take *",)),
        Move(do="A second one.", expects=("take *",)),
        Move(do="And the third.", expects=("take *",)),
    ),
    done="They are rolled when everybody is done. Change is awake again.",
)

VAULT = Step(
    title="The great scrolls",
    words="At the rim lie scrolls of strength six. *Synergy* is never used: at the end it gives"
    " one more point for each of your scrolls of its colour.",
    rules=("FS-SYN-1", "FS-SCORE-1"),
    setup=table(
        {"at": "1.K1", "dice": ["fire4", "fire3", "water1"], "scrolls": MINE},
        gone=IN_VAULTS,
        lies={"1.V1": "synergy-fire"},
    ),
    moves=(
        Move(
            do="Break the seal of the great scroll.",
            expects=("break 1.V1",),
            wrong=(
                NOT_BINDING,
                Wrong("use *", "FS-SCROLL-1", "Four and three are seven: enough without a spell."),
                Wrong("break *", "FS-SCORE-1", "Six points and more lie right beside you."),
            ),
        ),
    ),
    done="Six points, and one more for each red scroll, itself included.",
)

END = Step(
    title="How it ends",
    words="Nova's round is over, and only four great scrolls are left on the board. When a round"
    " ends with *fewer than four*, the game ends. Take one more with your last dice.",
    rules=("FS-END-1", "FS-END-2"),
    setup=table(
        {"at": "1.K1", "dice": ["fire6"], "scrolls": [*MINE, "growth-fire"]},
        {
            "at": "4.K1",
            "familiar": "binding",
            "coming": ["air", "air", "earth"],
            "scrolls": ["synergy-earth", "renewal-air"],
        },
        gone=(*IN_VAULTS, "4.K1", "1.H", *WON),
        lies={"1.V1": "synergy-fire"},
        round=6,
    ),
    moves=(
        Move(
            do="Take the great scroll.",
            expects=("break 1.V1",),
            wrong=(
                NOT_BINDING,
                Wrong("use *", "FS-SCROLL-1", "Your red six is enough as it is."),
                Wrong("break *", "FS-END-1", "Then four great scrolls are left, and it goes on."),
            ),
        ),
    ),
    done="Count strengths, Binding as one, and what Synergy adds. You have won.",
)
