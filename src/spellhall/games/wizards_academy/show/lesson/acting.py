"""The first half of the lesson: walk, take glyphs, cast."""

from spellhall.engine.lessons.declare import Move, Step, Wrong
from spellhall.games.wizards_academy.show.lesson.table import (
    GUARDED,
    NOT_TALK,
    NOT_THE_END,
    table,
)

GOAL = Step(
    title="The goal",
    words="You and Wren are apprentices, and you win or lose *together*. Disasters strike the"
    " academy. Somewhere in the book lies *Abjure*: cast it in the Mana Crystal while nothing"
    " burns, and all is well.",
    rules=("WA-WIN-1", "WA-LOSE-1"),
    setup=table({}),
    done="Five mana lie in the crystal. Mana is your life: at none, everybody has lost.",
    points=("room:0",),
)

WALK = Step(
    title="Walk",
    words="A turn has *three actions*. One of them is a step into the next room, where both rooms"
    " have a door. North of you is the Zen Room, with a source of glyphs.",
    rules=("WA-ACT-1", "WA-ACT-2"),
    setup=table({}),
    moves=(
        Move(
            do="Walk north into the Zen Room.",
            expects=("move zen",),
            wrong=(
                NOT_THE_END,
                NOT_TALK,
                Wrong("move *", "WA-ACT-2", "A door leads there too, but we need the Zen Room."),
            ),
        ),
    ),
    done="One action gone, two left.",
)

TAKE = Step(
    title="Take a glyph",
    words="The number in the room is a *glyph source*. With an action you take a glyph of that"
    " number; the source stays. Spells are cast with two glyphs.",
    rules=("WA-ACT-6", "WA-ACT-8"),
    setup=table({"room": "zen", "glyphs": "2"}, acts=[0, 0, 2]),
    moves=(
        Move(
            do="Take a glyph here.",
            expects=("take 1",),
            wrong=(
                NOT_THE_END,
                NOT_TALK,
                Wrong("move *", "WA-ACT-6", "Sources can be used only in their room. Stay."),
            ),
        ),
    ),
    done="A one and a two: that is enough for a spell.",
)

CAST = Step(
    title="Cast a spell",
    words="An imp! Two glyphs name one place in the book: one and two, where row and column meet."
    " The spell that lies there is cast, and you see it. Nobody knows it yet.",
    rules=("WA-GRID-6", "WA-CAST-4"),
    setup=table({"room": "zen", "glyphs": "1 2"}, acts=[0, 0, 2], things=GUARDED | {"zen": "imp"}),
    moves=(
        Move(
            do="Cast with one and two.",
            expects=("cast 12",),
            wrong=(
                NOT_THE_END,
                NOT_TALK,
                Wrong("move *", "WA-IMP-2", "Imps steal glyphs. You have a spell: use it."),
                Wrong("take *", "WA-IMP-2", "The imp would steal it again. Get rid of it first."),
            ),
        ),
    ),
    done="It was Nova: one damage to every creature in the room. Remember the place.",
)

LEND = Step(
    title="Cast together",
    words="You have a one, Wren has a two. *One* of the two glyphs may be a friend's, however far"
    " away, if your friend agrees.",
    rules=("WA-CAST-1", "WA-CAST-2"),
    setup=table(
        {"room": "zen", "glyphs": "1"},
        {"glyphs": "2 3", "room": "library"},
        seen=["12"],
        things=GUARDED | {"zen": "imp"},
    ),
    moves=(
        Move(
            do="Cast Nova with your one and Wren's two.",
            expects=("cast 12",),
            wrong=(
                NOT_THE_END,
                NOT_TALK,
                Wrong("cast *", "WA-GRID-6", "That is another place in the book. One and two."),
                Wrong("move *", "WA-CAST-2", "You need not go to Wren: distance does not matter."),
                Wrong("take *", "WA-IMP-2", "The imp steals glyphs. Cast first."),
            ),
            then=("allow",),
        ),
    ),
    done="Wren agreed, and the imp is gone.",
)

GUARDIAN = Step(
    title="A guardian",
    words="*Guardians* keep the strong sources: nobody takes glyphs where one stands. They are no"
    " threat, they even kill imps. But you need the four, and one damage is enough.",
    rules=("WA-GUARD-3", "WA-GUARD-4"),
    setup=table({"room": "flux", "glyphs": "1 2"}, seen=["12"]),
    moves=(
        Move(
            do="Cast Nova with one and two.",
            expects=("cast 12",),
            wrong=(
                NOT_THE_END,
                NOT_TALK,
                Wrong("move *", "WA-ACT-7", "The four is here and nowhere else. Stay."),
            ),
        ),
        Move(
            do="Now take the four.",
            expects=("take 4",),
            wrong=(
                NOT_THE_END,
                NOT_TALK,
                Wrong("move *", "WA-ACT-6", "The way is free: take what you came for."),
            ),
        ),
    ),
    done="A four. Spells with a four or a five are of level two, and Abjure is one of them.",
)
