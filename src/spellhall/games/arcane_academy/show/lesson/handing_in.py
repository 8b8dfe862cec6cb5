"""The second half of the lesson: Spells, Items, and how the game ends."""

from typing import Any, Final

from spellhall.engine.lessons.declare import Move, Step, Wrong
from spellhall.games.arcane_academy.show.lesson.table import NOT_YET_REST, STOP_TOO_SOON, table

SEVEN: Final[dict[str, Any]] = {  # completed, one too few
    "spells": ["corollary", "shardstorm", "mind-leech", "static-fog"],
    "items": ["wellspring-wand", "trophy-cabinet", "scrying-bowl"],
}

SPELL = Step(
    title="Hand in a Spell",
    words="Time for Prestige. The top left corner *completes an Assignment*. A *Spell* costs Will;"
    " you have five. It works once, then lies under your slate and counts.",
    rules=("AA-ASG-3", "AA-ASG-5"),
    setup=table({"will": 5, "shards": 1}),
    moves=(
        Move(
            do="Touch the top left corner.",
            expects=("cast 0",),
            wrong=(
                NOT_YET_REST,
                Wrong(
                    "cast *",
                    "AA-ASG-1",
                    "Only Complete Assignment hands something in, and this tile does not show it.",
                ),
            ),
        ),
        Move(
            do="Choose Complete Assignment.",
            expects=("complete",),
            wrong=(STOP_TOO_SOON,),
        ),
        Move(
            do="Hand in Textbook Invocation: five Will, four Prestige.",
            expects=("complete textbook-invocation",),
            wrong=(
                Wrong("pass", "AA-ASG-1", "One action, one Assignment: do not let it go by."),
                Wrong(
                    "complete *",
                    "AA-PRES-1",
                    "You can pay for it, but it is worth less. Four Prestige lie beside it.",
                ),
            ),
        ),
    ),
    done="Four Prestige, and the Spell gave one Will back. The gap is filled from the deck.",
)

ITEM = Step(
    title="Hand in an Item",
    words="*Items* cost Shards. They lie before you, give their Prestige, and many can be *used*"
    " again and again. Hand in the Crystal Loom for four Shards.",
    rules=("AA-ASG-7", "AA-ITEM-1"),
    setup=table({"will": 1, "shards": 4, "spells": ["textbook-invocation#2"]}),
    moves=(
        Move(
            do="Touch the top left corner.",
            expects=("cast 0",),
            wrong=(
                NOT_YET_REST,
                Wrong(
                    "cast *",
                    "AA-ASG-1",
                    "Only Complete Assignment hands something in, and this tile does not show it.",
                ),
            ),
        ),
        Move(do="Choose Complete Assignment.", expects=("complete",), wrong=(STOP_TOO_SOON,)),
        Move(
            do="Hand in the Crystal Loom.",
            expects=("complete crystal-loom",),
            wrong=(
                Wrong("pass", "AA-ASG-1", "One action, one Assignment: do not let it go by."),
                Wrong(
                    "complete moonlit-orrery",
                    "AA-ITEM-1",
                    "A fine Item, but the Loom pays for the ones to come. Take that first.",
                ),
                Wrong(
                    "complete *",
                    "AA-ITEM-5",
                    "This one scores only at the end of the game. The Loom works at once.",
                ),
            ),
        ),
    ),
    done="The Loom is yours for good. It can be used from now on.",
)

USE = Step(
    title="Use an Item",
    words="The tile that completes can also *use an Item*: one of the two. The Crystal Loom gives"
    " two Shards every time.",
    rules=("AA-ITEM-2", "AA-ITEM-3"),
    setup=table(
        {"will": 1, "shards": 4, "items": ["crystal-loom"]},
        public=["textbook-invocation", "kindle-crystal", "mosaic-frame", "wall-of-fame"],
    ),
    moves=(
        Move(
            do="Touch the top left corner.",
            expects=("cast 0",),
            wrong=(
                NOT_YET_REST,
                Wrong("cast *", "AA-ACT-3", "Only Use Item sets the Loom to work. Not this tile."),
            ),
        ),
        Move(
            do="Choose Use Item.",
            expects=("use",),
            wrong=(
                STOP_TOO_SOON,
                Wrong(
                    "complete",
                    "AA-CAST-4",
                    "The stroke means one of the two, and this time we want the Loom.",
                ),
            ),
        ),
        Move(
            do="Use the Crystal Loom.",
            expects=("use crystal-loom",),
            wrong=(Wrong("pass", "AA-ACT-3", "The Loom costs nothing to use. Use it."),),
        ),
    ),
    done="Two Shards, and the Item stays. Link a Use Item tile, and it works in every cast.",
)

LAST = Step(
    title="Pencils down",
    words="You have handed in seven. With the *eighth* you call Pencils Down at the end of your"
    " turn: Nova gets one more turn, then you get one, and the Prestige is counted.",
    rules=("AA-PD-1", "AA-PD-5"),
    setup=table({"will": 5, "shards": 2} | SEVEN, turn=31),
    moves=(
        Move(
            do="Touch the top left corner.",
            expects=("cast 0",),
            wrong=(
                NOT_YET_REST,
                Wrong("cast *", "AA-PD-1", "Seven are not eight: hand in one more."),
            ),
        ),
        Move(
            do="Choose Complete Assignment.",
            expects=("complete",),
            wrong=(
                STOP_TOO_SOON,
                Wrong("use", "AA-CAST-4", "One of the two, and the eighth Assignment waits."),
            ),
        ),
        Move(
            do="Hand in your eighth Assignment.",
            expects=("complete textbook-invocation", "complete *"),
            wrong=(Wrong("pass", "AA-PD-1", "Seven are not eight: hand in one more."),),
            then=("rest", "keep"),
        ),
    ),
    done="Pencils Down is yours. Nova has rested; one last turn would be left for you.",
)
