"""The second half of the lesson: the Library, fire, disasters, and how all is won."""

from spellhall.engine.lessons.declare import Move, Step, Wrong
from spellhall.games.wizards_academy.show.lesson.table import (
    GUARDED,
    NOT_TALK,
    NOT_THE_END,
    table,
)

BIND = Step(
    title="Bind what you know",
    words="In the *Library* you may name a spell that lies face down. Right, and it lies open for"
    " good. Wrong, and a mana is lost and the level is shuffled. You have seen Nova at one-two.",
    rules=("WA-ACT-9", "WA-ACT-10"),
    setup=table({"room": "library", "glyphs": "4"}, seen=["12"]),
    moves=(
        Move(
            do="Begin to bind.",
            expects=("use",),
            wrong=(
                NOT_THE_END,
                NOT_TALK,
                Wrong("move *", "WA-ACT-9", "Spells are bound here in the Library only."),
            ),
        ),
        Move(
            do="Point at the place of one and two.",
            expects=("at 12",),
            wrong=(
                Wrong("at *", "WA-ACT-11", "A guess there may cost a mana. Take what you saw."),
            ),
        ),
        Move(
            do="Name it: Nova.",
            expects=("name nova",),
            wrong=(Wrong("name *", "WA-ACT-11", "Wrong names cost a mana and shuffle the level."),),
        ),
        Move(
            do="That is all you know. Stop.",
            expects=("stop",),
            wrong=(Wrong("at *", "WA-ACT-11", "You have seen no other place. Do not guess."),),
        ),
    ),
    done="Nova lies open. Whatever shuffles the book, it stays there.",
)

DISASTER = Step(
    title="Disasters",
    words="Every turn begins with the *disaster* in your hand, then you draw the next one. Yours"
    " was Fire: it burns in the room that a card named, south of you.",
    rules=("WA-DIS-1", "WA-DRAW-1"),
    setup=table({"glyphs": "4"}, things=GUARDED | {"warded": "fire"}),
    done="You know what you hold, and may tell Wren. Fire spreads when a disaster says so.",
    points=("room:3",),
)

FIRE = Step(
    title="Do not stay in fire",
    words="At the end of your turn you *endure* what is in your room, and fire costs a *mana*. You"
    " have one action left.",
    rules=("WA-END-1", "WA-FIRE-10"),
    setup=table(
        {"room": "warded", "glyphs": "4 3"},
        acts=[0, 0, 1],
        things=GUARDED | {"warded": "fire"},
        mana=3,
    ),
    moves=(
        Move(
            do="Walk out of the fire, north into the Mana Crystal.",
            expects=("move crystal",),
            wrong=(
                NOT_TALK,
                Wrong("end", "WA-FIRE-10", "You stand in fire: the end costs one of three mana."),
                Wrong("take *", "WA-END-1", "A glyph for a mana is a bad trade. Walk out."),
                Wrong("cast *", "WA-CAST-8", "Unknown spells are a gamble. Walk out."),
                Wrong("move *", "WA-WIN-1", "Safe as well, but the crystal is where we need you."),
            ),
        ),
    ),
    done="Nothing to endure here. Three mana are still three.",
)

SNUFF = Step(
    title="Put it out",
    words="Abjure wins only while *no fire* burns anywhere. Wren has bound Snuff: it removes fire"
    " in your room and in the adjoining ones. It lies at one-five.",
    rules=("WA-WIN-2", "WA-GEN-2"),
    setup=table(
        {"glyphs": "1 5 2 4"},
        mana=3,
        bound=["12", "15", "24"],
        things=GUARDED | {"warded": "fire"},
    ),
    moves=(
        Move(
            do="Cast Snuff with one and five.",
            expects=("cast 15",),
            wrong=(
                NOT_THE_END,
                NOT_TALK,
                Wrong("cast 24", "WA-WIN-2", "There is still fire: Abjure would not win now."),
                Wrong("cast *", "WA-CAST-6", "That one puts out nothing. Read the book."),
                Wrong("move *", "WA-GEN-2", "The fire adjoins this room: Snuff reaches it."),
            ),
        ),
    ),
    done="Dark and cool. Now the way is free.",
)

WIN = Step(
    title="Abjure",
    words="You stand in the *Mana Crystal*, nothing burns, and Abjure lies open at two-four. Cast"
    " it, and the academy is saved.",
    rules=("WA-WIN-1", "WA-CAST-7"),
    setup=table({"glyphs": "2 4"}, mana=3, bound=["12", "15", "24"]),
    moves=(
        Move(
            do="Cast Abjure with two and four.",
            expects=("cast 24",),
            wrong=(
                NOT_THE_END,
                NOT_TALK,
                Wrong("move *", "WA-WIN-1", "Only in the Mana Crystal does it win. Stay."),
            ),
        ),
    ),
    done="Saved, with three mana to spare. In scenarios other aims await you.",
)
