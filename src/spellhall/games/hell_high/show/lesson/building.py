"""The first half of the lesson: building Spells, dice, who acts first."""

from spellhall.engine.lessons.declare import Move, Step, Wrong
from spellhall.games.hell_high.show.lesson.table import NOT_BACK, TOO_SOON, table

GOAL = Step(
    title="The goal",
    words="You are a wizard at the worst school there is. Knock the others out: each is a point,"
    " and so is being the *last one standing*. The most points after the last game win.",
    rules=("HH-MATCH-4", "HH-MATCH-5"),
    setup=table({"hand": ["bottomless-detention", "bunsen-burning"]}, {"spell": ["pain-locker"]}),
    done="Everybody begins with twenty life. Nova is ready; her cards lie face down.",
)

BUILD = Step(
    title="Build a Spell",
    words="Every round you build a Spell in secret, from your hand. There are three kinds of cards:"
    " *Source*, *Quality* and *Delivery*. One card is enough. Lay a Delivery.",
    rules=("HH-BUILD-1", "HH-BUILD-3"),
    setup=table(
        {"hand": ["fire-drill", "bunsen-burning", "cindy-ashworths"]},
        {"spell": ["doom-scrolled", "pain-locker"]},
    ),
    chance=(3, 2, 2, 2, 2, 2),
    moves=(
        Move(
            do="Lay Fire Drill.",
            expects=("place fire-drill",),
            wrong=(
                Wrong("place *", "HH-BUILD-2", "A good card, but no Delivery. Look at the kinds."),
            ),
        ),
        Move(
            do="Lock it in: you are ready.",
            expects=("ready",),
            wrong=(
                NOT_BACK,
                Wrong("place *", "HH-ORDER-2", "More cards hit harder but act later. One for now."),
            ),
        ),
    ),
    done="A die was rolled, its line was read, and Nova was hit. Then Nova's Spell hit you.",
)

THREE = Step(
    title="A Spell of three",
    words="At most one card of each kind: Source, Quality, Delivery. They act in this order, and"
    " together they have a name. Lay all three.",
    rules=("HH-BUILD-2", "HH-TURN-3"),
    setup=table(
        {"hand": ["cindy-ashworths", "varsity-charged", "fire-drill", "pain-locker"]},
        {"spell": ["doom-scrolled"]},
    ),
    chance=(4, 4, 4, 4, 4, 4, 4, 4),
    moves=(
        Move(
            do="Lay the Source: Cindy Ashworth's.",
            expects=("place cindy-ashworths",),
            wrong=(Wrong("place *", "HH-TURN-3", "That comes later. Begin with the Source."),),
        ),
        Move(
            do="Lay the Quality: Varsity-Charged.",
            expects=("place varsity-charged",),
            wrong=(TOO_SOON, NOT_BACK, Wrong("place *", "HH-BUILD-5", "The Quality comes next.")),
        ),
        Move(
            do="Lay the Delivery: Fire Drill.",
            expects=("place fire-drill",),
            wrong=(
                TOO_SOON,
                NOT_BACK,
                Wrong(
                    "place pain-locker",
                    "HH-POWER-4",
                    "A Delivery too, but its glyph stands alone. Fire Drill shares one with both.",
                ),
            ),
        ),
        Move(do="Lock it in.", expects=("ready",), wrong=(NOT_BACK,)),
    ),
    done="Three cards of one glyph: three dice for the Power Roll.",
)

DICE = Step(
    title="Same glyph, more dice",
    words="A *Power Roll* has a die for each card you have with the glyph of the rolling card. Your"
    " Delivery is Dark. Which Quality gives it a second die?",
    rules=("HH-POWER-4", "HH-POWER-6"),
    setup=table(
        {"hand": ["bottomless-detention", "bunsen-burning", "doom-scrolled"]},
        {"spell": ["varsity-charged", "pain-locker"]},
    ),
    chance=(5, 5, 1, 1, 1, 1),
    moves=(
        Move(
            do="Lay Bottomless Detention.",
            expects=("place bottomless-detention",),
            wrong=(Wrong("place *", "HH-POWER-8", "First the Delivery: that is what rolls."),),
        ),
        Move(
            do="Lay the Quality with the same glyph.",
            expects=("place doom-scrolled",),
            points=("card:40", "card:46", "slot:1"),  # both Qualities, and their place
            wrong=(
                TOO_SOON,
                NOT_BACK,
                Wrong("place *", "HH-POWER-4", "Its glyph is not Dark, so it adds no die here."),
            ),
        ),
        Move(do="Lock it in.", expects=("ready",), wrong=(NOT_BACK,)),
    ),
    done="Two fives: ten, and the third line, the strongest one.",
)

FIRST = Step(
    title="Small Spells act first",
    words="Nova has two life left, and two cards lie before her. *Fewer cards act first*. Cindy"
    " Ashworth's deals two damage. Be quicker than Nova.",
    rules=("HH-ORDER-2", "HH-KILL-1"),
    setup=table(
        {"hp": 3, "hand": ["cindy-ashworths", "varsity-charged", "fire-drill"]},
        {"hp": 2, "spell": ["doom-scrolled", "pain-locker"]},
    ),
    chance=(4, 4, 4, 4, 4, 4, 4, 4, 4, 4),
    moves=(
        Move(
            do="Lay Cindy Ashworth's, and nothing else.",
            expects=("place cindy-ashworths",),
            wrong=(
                Wrong("place *", "HH-DMG-1", "It may do the same, but the Source is sure: two."),
            ),
        ),
        Move(
            do="Lock it in, one card against two.",
            expects=("ready",),
            wrong=(
                NOT_BACK,
                Wrong("place *", "HH-ORDER-3", "Two against two: then numbers decide. Stay small."),
            ),
        ),
    ),
    done="Nova was out before her Spell began: a point for her, a point for standing.",
)
