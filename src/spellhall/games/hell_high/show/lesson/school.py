"""The second half of the lesson: the ladder, bullies, Wild Magic, Creatures, and the end."""

from spellhall.engine.lessons.declare import Move, Step, Wrong
from spellhall.games.hell_high.show.lesson.table import NOT_BACK, TOO_SOON, table

LADDER = Step(
    title="The ladder",
    words="Eight ranks, one wizard each. You stand on top: as *Class President* you drew a card,"
    " and now you choose a glyph. All rolls with it get one more die this round.",
    rules=("HH-RANK-8b", "HH-POWER-5"),
    setup=table(
        {"hand": ["bottomless-detention", "doom-scrolled", "down-kicking"]},
        {"hand": ["pain-locker", "trust-funded"]},
        "round",
    ),
    moves=(
        Move(
            do="Choose the glyph that your cards share.",
            expects=("glyph dark",),
            points=("glyph:*",),
            wrong=(
                Wrong("glyph arcane", "HH-POWER-5", "It serves everybody, and Nova likes Arcane."),
                Wrong("glyph *", "HH-POWER-5", "None of your cards would gain. Look again."),
            ),
        ),
    ),
    done="One more die for Dark. Other ranks heal, rob, or find Treasures.",
)

BULLY = Step(
    title="Bully",
    words="Some cards *Bully*: if the foe stands lower on the ladder, something more happens. A"
    " Source adds the top card of the deck to your Spell.",
    rules=("HH-BULLY-1", "HH-BULLY-3"),
    setup=table(
        {"hand": ["hazel-hexwells", "trust-funded"]},
        {"spell": ["doom-scrolled", "pain-locker"]},
        main=["varsity-charged"],
    ),
    chance=(4, 4, 4, 4, 4, 4),
    moves=(
        Move(
            do="Lay Hazel Hexwell's.",
            expects=("place hazel-hexwells",),
            wrong=(Wrong("place *", "HH-BULLY-1", "Nice, but it bullies nobody."),),
        ),
        Move(
            do="Lock it in.",
            expects=("ready",),
            wrong=(
                NOT_BACK,
                Wrong("place *", "HH-ORDER-2", "Stay quick: one card acts before Nova's two."),
            ),
        ),
    ),
    done="Two damage, and a card from the deck joined your Spell in the middle of it.",
)

WILD = Step(
    title="Wild Magic",
    words="*Wild Magic* fills any empty place. When the Spell is shown, it becomes the next card of"
    " that kind in the deck. You have no Delivery: let chance bring one.",
    rules=("HH-BUILD-4", "HH-WILD-1"),
    setup=table(
        {"hand": ["wild-magic", "varsity-charged"]},
        {"spell": ["pain-locker"]},
        main=["trust-funded", "fire-drill"],
    ),
    chance=(4, 4, 4, 4, 4, 4),
    moves=(
        Move(
            do="Lay Wild Magic as the Delivery.",
            expects=("place wild-magic delivery",),
            wrong=(
                Wrong(
                    "place wild-magic *", "HH-BUILD-4", "Allowed, but a Delivery is what we lack."
                ),
                Wrong("place *", "HH-BUILD-4", "That too, but first the card of this step."),
            ),
        ),
        Move(
            do="Add Varsity-Charged.",
            expects=("place varsity-charged",),
            wrong=(TOO_SOON, NOT_BACK),
        ),
        Move(do="Lock it in.", expects=("ready",), wrong=(NOT_BACK,)),
    ),
    done="It became Fire Drill, and that shares its glyph with Varsity-Charged.",
)

CREATURE = Step(
    title="A Creature for a shield",
    words="Your Creature was *kept*: it stays, fights every round, and can take a blow for you. The"
    " blow of Nova's Surprise Quiz is coming.",
    rules=("HH-CREAT-3", "HH-CREAT-4"),
    setup=table(
        {
            "hp": 4,
            "rank": 8,
            "creatures": ["mystery-meat-thing"],
            "spell": ["trust-funded", "fire-drill"],
        },
        {"rank": 7, "spell": ["surprise-quiz"]},
        "turns",
    ),
    chance=(4, 4, 4, 4, 4, 4, 4, 4),
    moves=(
        Move(
            do="Give up the Creature.",
            expects=("use mystery-meat-thing",),
            wrong=(Wrong("take", "HH-CREAT-4", "You have four life. Let the Creature take it."),),
        ),
    ),
    done="Not a scratch. One Creature stops one blow, however strong.",
)

OUT = Step(
    title="When you are out",
    words="It happens. Whoever is out draws a *Dead Wizard card*, and one more in each round of"
    " waiting. They strike back, or help in the next game, when all return to life.",
    rules=("HH-DEAD-1", "HH-MATCH-6"),
    setup=table(
        {"hand": ["bottomless-detention"], "held": ["cancelled"]},
        {"spell": ["pain-locker"], "kills": 1, "lws": 1},
        game=2,
    ),
    done="You hold one from the last game. Its moment will come.",
    points=("card:145",),
)

LAST = Step(
    title="The last game",
    words="Third game, two points each. Who knocks out the last foe gets *two*: one for the"
    " kill, one for standing. Nova has two life left.",
    rules=("HH-MATCH-1", "HH-END-1"),
    setup=table(
        {"hp": 6, "kills": 1, "lws": 1, "hand": ["bottomless-detention", "nurses-office"]},
        {"hp": 2, "kills": 1, "lws": 1, "spell": ["doom-scrolled", "pain-locker"]},
        game=3,
    ),
    chance=(3, 4, 4, 4, 4),
    moves=(
        Move(
            do="Lay the card that hits Nova.",
            expects=("place bottomless-detention",),
            points=("card:*",),
            wrong=(Wrong("place *", "HH-TARGET-13", "That one heals you. Now is the time."),),
        ),
        Move(do="Lock it in.", expects=("ready",), wrong=(NOT_BACK,)),
    ),
    done="Last wizard standing, with four points to two. School's out.",
)
